"""State messages, built once for each viewer however many connections view a table.

A state is sent in two forms: whole, to a client that connects or asks; and as a delta, to one that
has the state before. Parts of a view that several viewers share are compared and encoded once.
Nothing is computed for viewers without a connection.
"""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from msgspec.json import Encoder

from meadhall.core import Question, Together, View
from meadhall.server.messages import Answered, Asked, Log, Offer, Outcome, Sections, State
from meadhall.server.patches import change
from meadhall.server.play import Play, Viewer

_encode = Encoder().encode

_NO_LOG = Log(0, [])

_SAME = Raw(b"")


class ViewerState:
    """The present state of one viewer, and the delta since the one before."""

    __slots__ = ("delta", "state", "view")

    def __init__(self, state: State, view: View) -> None:
        """``state`` has no view and log; they are added when it is encoded."""
        self.state = state
        self.view = view
        self.delta: bytes | None = None


class Shared:
    """What the states of all viewers after the same events have in common."""

    __slots__ = ("differences", "events", "result", "waiting")

    def __init__(self, play: Play) -> None:
        """Nothing was compared yet."""
        self.events = play.events
        self.waiting = play.table.waiting()
        self.result = outcome(play)
        self.differences: dict[tuple[int, int], tuple[Any, Any, Raw]] = {}
        """By the ids of two parts: the parts, kept so that their ids are not reused, and how the
        one became the other."""


class Updates:
    """Builds, caches and encodes the states of a game."""

    def __init__(self, play: Play) -> None:
        """Start with an empty cache."""
        self.play = play
        self._last: Shared | None = None
        self._states: dict[Viewer, ViewerState] = {}

    def current(self, viewer: Viewer) -> ViewerState:
        """The present state of a viewer."""
        n = self.play.n(viewer)
        old = self._states.get(viewer)
        if old is not None and old.state.n == n:
            return old
        current = self._states[viewer] = self._build(viewer, n)
        if old is not None:
            current.delta = self._delta(old, current)
        return current

    def forget(self, viewer: Viewer) -> None:
        """Drop the state of a viewer without connections."""
        self._states.pop(viewer, None)

    def full(self, viewer: Viewer, since: int) -> bytes:
        """The present state, whole, with the log since state ``since``."""
        current = self.current(viewer)
        return self._encoded(current.state, None, current.view, since)

    def sections(self, viewer: Viewer) -> bytes:
        """The present state in words."""
        sections = self.play.game.describe(self.play.saga.view(viewer))
        return _encode(Sections(self.play.n(viewer), viewer, sections))

    # -- inside ----------------------------------------------------------------------

    def _delta(self, old: ViewerState, new: ViewerState) -> bytes:
        """A state as the difference from the one before."""
        before, n = old.view, old.state.n
        if before.keys() != new.view.keys():
            return self._encoded(new.state, None, new.view, n)
        changes: View = {}
        known = self._shared.differences
        for name, part in new.view.items():
            was = before[name]
            if part is was:
                continue
            found = known.get((id(was), id(part)))
            if found is None:
                difference = _SAME if was == part else Raw(_encode(change(was, part)))
                found = known[id(was), id(part)] = (was, part, difference)
            if found[2] is not _SAME:
                changes[name] = found[2]
        return self._encoded(new.state, n, changes, n)

    @property
    def _shared(self) -> Shared:
        """What the present states have in common."""
        last = self._last
        if last is None or last.events != self.play.events:
            last = self._last = Shared(self.play)
        return last

    def _encoded(self, state: State, base: int | None, view: View, since: int) -> bytes:
        """A state with this view, or its difference from state ``base``, and the log since."""
        state.base, state.view = base, view
        state.log = Log(*self.play.log(state.seat, since))
        encoded = _encode(state)
        state.view, state.log = {}, _NO_LOG
        return encoded

    def _build(self, viewer: Viewer, n: int) -> ViewerState:
        play, table, shared = self.play, self.play.table, self._shared
        asked: list[Asked] = []
        asides: list[Asked] = []
        answered: list[Answered] = []
        undo = None
        if viewer is not None:
            asked = [self._asked(each) for each in table.questions() if each.seat == viewer]
            asides = [self._asked(each) for each in table.asides_of(viewer)]
            answered = self._answered(viewer)
            undo = play.saga.why_not_undo(viewer)
        state = State(
            n=n,
            seat=viewer,
            base=None,
            view={},
            waiting=shared.waiting,
            asked=asked,
            asides=asides,
            answered=answered,
            undo=undo,
            log=_NO_LOG,
            result=shared.result,
        )
        return ViewerState(state, play.saga.view(viewer))

    def _asked(self, question: Question[Any]) -> Asked:
        return Asked(
            name=question.name,
            seat=question.seat,
            kind=question.kind,
            args=question.arguments(),
            options=self._offers(question),
            rules=question.rules_at(self.play.table),
            closed=question.closed(self.play.table),
        )

    def _offers(self, question: Question[Any]) -> list[Offer]:
        table = self.play.table
        return [Offer(option, question.hint(table, option)) for option in table.options(question)]

    def _answered(self, seat: int) -> list[Answered]:
        """What a seat has answered but may still change."""
        table = self.play.table
        top = table.agenda[-1] if table.agenda else None
        if not isinstance(top, Together):
            return []
        return [
            Answered(
                name=question.name,
                seat=seat,
                kind=question.kind,
                args=question.arguments(),
                options=self._offers(question),
                rules=question.rules_at(table),
                given=option,
            )
            for lane in top.given
            for question, option in lane
            if question.seat == seat
        ]


def outcome(play: Play) -> Outcome | None:
    """The result of a game that is over, else None."""
    result = play.game.result(play.table)
    if result is None:
        return None
    return Outcome(result.scores, result.places, result.winners, result.won, result.parts)

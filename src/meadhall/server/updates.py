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
from meadhall.core.patches import Change, Patch, change
from meadhall.server.messages import Answered, Asked, Log, Offer, Outcome, Sections, State
from meadhall.server.play import Play, Viewer

_encode = Encoder().encode

_NO_LOG = Log(0, [])

_NONE: list[Any] = []
"""No questions; never added to."""


class ViewerState:
    """The present state of one viewer, and the delta since the one before."""

    __slots__ = ("delta", "own", "shared", "state")

    def __init__(self, state: State, shared: View, own: View) -> None:
        """``state`` has no view and log; they are added when it is encoded."""
        self.state = state
        self.shared = shared
        self.own = own
        self.delta: bytes | None = None


class Shared:
    """What the states of all viewers after the same events have in common."""

    __slots__ = ("_logs", "_patches", "asked", "events", "given", "play", "result", "waiting")

    def __init__(self, play: Play) -> None:
        """Nothing was encoded yet."""
        table = play.table
        top = table.agenda[-1] if table.agenda else None
        self.play = play
        self.events = play.events
        self.asked: list[Question[Any]] = table.questions()
        self.waiting = table.waiting()
        self.given = top.given if isinstance(top, Together) else ()
        self.result = outcome(play)
        self._patches: dict[int, tuple[Patch, dict[str, Raw]]] = {}
        """By id: a patch, kept so that its id is not reused, and its parts encoded."""
        self._logs: dict[tuple[int, int, int], Raw] = {}

    def encoded(self, patch: Patch) -> dict[str, Raw]:
        """A patch of what everybody sees, its parts encoded."""
        found = self._patches.get(id(patch))
        if found is None:
            parts = {name: Raw(_encode(told)) for name, told in patch.items()}
            found = self._patches[id(patch)] = (patch, parts)
        return found[1]

    def log(self, viewer: Viewer, since: int) -> Raw:
        """The log since a state of a viewer, encoded once for all who may read the same."""
        play = self.play
        start, known, n = play.log_start(viewer, since)
        found = None if n is None else self._logs.get((start, known, n))
        if found is None:
            found = Raw(_encode(Log(known, play.log_lines(viewer, start))))
            if n is not None:
                self._logs[start, known, n] = found
        return found


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
        return self._whole(self.current(viewer), since)

    def sections(self, viewer: Viewer) -> bytes:
        """The present state in words."""
        sections = self.play.game.describe(self.play.saga.view(viewer))
        return _encode(Sections(self.play.n(viewer), viewer, sections))

    # -- inside ----------------------------------------------------------------------

    def _delta(self, old: ViewerState, new: ViewerState) -> bytes:
        """A state as the difference from the one before."""
        saga, n, common = self.play.saga, old.state.n, self._shared
        view: Change
        if old.own.keys() == new.own.keys():
            shared, view = saga.change(old.shared, new.shared), saga.change(old.own, new.own)
            if isinstance(shared, dict) and isinstance(view, dict):
                others = common.encoded(shared)
                view = {**{name: others[name] for name in others if name not in new.own}, **view}
            else:
                view = []
        else:
            view = change({**old.shared, **old.own}, {**new.shared, **new.own})
        if isinstance(view, list):  # it cannot be told as a patch
            return self._whole(new, n)
        return _encoded(new.state, n, view, common.log(new.state.seat, n))

    def _whole(self, current: ViewerState, since: int) -> bytes:
        view = {**current.shared, **current.own}
        state = current.state
        return _encoded(state, None, view, self._shared.log(state.seat, since))

    @property
    def _shared(self) -> Shared:
        """What the present states have in common."""
        last = self._last
        if last is None or last.events != self.play.events:
            last = self._last = Shared(self.play)
        return last

    def _build(self, viewer: Viewer, n: int) -> ViewerState:
        saga, table, shared = self.play.saga, self.play.table, self._shared
        asked = asides = _NONE
        answered: list[Answered] = _NONE
        undo = None
        if viewer is not None:
            if viewer in shared.waiting:
                asked = [self._asked(each) for each in shared.asked if each.seat == viewer]
            asides = [self._asked(each) for each in table.asides_of(viewer)]
            if shared.given:
                answered = self._answered(viewer, shared)
            undo = saga.why_not_undo(viewer)
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
        return ViewerState(state, *saga.parts(viewer))

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

    def _answered(self, seat: int, shared: Shared) -> list[Answered]:
        """What a seat has answered but may still change."""
        table = self.play.table
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
            for lane in shared.given
            for question, option in lane
            if question.seat == seat
        ]


def _encoded(state: State, base: int | None, view: View, log: Any) -> bytes:
    """A state with this view, or its difference from state ``base``, and the log since."""
    state.base, state.view, state.log = base, view, log
    encoded = _encode(state)
    state.view, state.log = {}, _NO_LOG
    return encoded


def outcome(play: Play) -> Outcome | None:
    """The result of a game that is over, else None."""
    result = play.game.result(play.table)
    if result is None:
        return None
    return Outcome(result.scores, result.places, result.winners, result.won, result.parts)

"""What is sent about a game, made once for each viewer however many connections look on.

A state is told in two ways: whole, to who comes or asks; and as what changed since the
state before, to who has that. What several viewers share is compared and encoded once.
Nothing is computed for viewers that nobody is connected as.
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


class Sight:
    """What one viewer is shown: the state, and what changed since the one before."""

    __slots__ = ("news", "state", "view")

    def __init__(self, state: State, view: View) -> None:
        """Take the state without its view and log, and the view."""
        self.state = state
        self.view = view
        self.news: str | None = None


class Desk:
    """Makes the messages about a game."""

    def __init__(self, play: Play) -> None:
        """Nothing was shown to anybody yet."""
        self.play = play
        self._compared: dict[tuple[int, int], tuple[Any, Any, Raw]] = {}
        self._events = 0
        self._sights: dict[Viewer, Sight] = {}

    def look(self, viewer: Viewer) -> Sight:
        """What a viewer is to be shown now."""
        n = self.play.n(viewer)
        old = self._sights.get(viewer)
        if old is not None and old.state.n == n:
            return old
        sight = self._sights[viewer] = self._sight(viewer, n)
        if old is not None:
            sight.news = self._news(old, sight)
        return sight

    def forget(self, viewer: Viewer) -> None:
        """Nobody is connected as this viewer any more."""
        self._sights.pop(viewer, None)

    def whole(self, viewer: Viewer, since: int) -> str:
        """The present state for somebody who knows the log up to state ``since``."""
        sight = self.look(viewer)
        return self._told(sight.state, None, sight.view, since)

    def sections(self, viewer: Viewer) -> str:
        """The present state in words."""
        told = self.play.game.describe(self.play.saga.view(viewer))
        return _encode(Sections(self.play.n(viewer), viewer, told)).decode()

    # -- inside ----------------------------------------------------------------------

    def _news(self, old: Sight, new: Sight) -> str:
        """A state as what changed, for who has the one before."""
        before, n = old.view, old.state.n
        if before.keys() != new.view.keys():
            return self._told(new.state, None, new.view, n)
        changes: View = {}
        for name, part in new.view.items():
            was = before[name]
            if part is not was and (told := self._change(was, part)) is not _SAME:
                changes[name] = told
        return self._told(new.state, n, changes, n)

    def _change(self, old: Any, new: Any) -> Raw:
        """What changed in a part of a view, encoded; what viewers share is compared once."""
        if self._events != self.play.events:
            self._compared.clear()
            self._events = self.play.events
        known = self._compared.get((id(old), id(new)))
        if known is None:
            told = _SAME if old == new else Raw(_encode(change(old, new)))
            # The parts are kept along, so that their ids are not given to others.
            known = self._compared[id(old), id(new)] = (old, new, told)
        return known[2]

    def _told(self, state: State, base: int | None, view: View, since: int) -> str:
        """A state with this view, or what changed in it since ``base``, and the log since."""
        state.base, state.view = base, view
        state.log = Log(*self.play.log(state.seat, since))
        told = _encode(state).decode()
        state.view, state.log = {}, _NO_LOG
        return told

    def _sight(self, viewer: Viewer, n: int) -> Sight:
        play, table = self.play, self.play.table
        asked: list[Asked] = []
        asides: list[Asked] = []
        answered: list[Answered] = []
        undo = None
        if viewer is not None:
            asked = [self._asked(each) for each in table.questions() if each.seat == viewer]
            asides = [self._asked(each) for each in table.asides() if each.seat == viewer]
            answered = self._answered(viewer)
            undo = play.saga.why_not_undo(viewer)
        state = State(
            n=n,
            seat=viewer,
            base=None,
            view={},
            waiting=table.waiting(),
            asked=asked,
            asides=asides,
            answered=answered,
            undo=undo,
            log=_NO_LOG,
            result=outcome(play),
        )
        return Sight(state, play.saga.view(viewer))

    def _asked(self, question: Question[Any]) -> Asked:
        return Asked(
            name=question.name,
            seat=question.seat,
            kind=question.kind,
            args=question.arguments(),
            options=self._offers(question),
            rules=question.rules,
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
                rules=question.rules,
                given=option,
            )
            for lane in top.given
            for question, option in lane
            if question.seat == seat
        ]


def outcome(play: Play) -> Outcome | None:
    """How a game ended, if it did."""
    result = play.game.result(play.table)
    if result is None:
        return None
    return Outcome(result.scores, result.places, result.winners, result.won, result.parts)

"""What is sent about a game, made once for each viewer however many connections look on.

A state is told in two ways: whole, to who comes or asks; and as what changed since the
state before, to who has that. Nothing is computed for viewers that nobody is connected as.
"""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from msgspec.json import Encoder
from msgspec.structs import replace

from meadhall.core import Question, Together
from meadhall.server.messages import Answered, Asked, Log, Offer, Outcome, Sections, State
from meadhall.server.play import Play, Viewer

Parts = dict[str, bytes]
"""A view: the JSON of each of its parts. Encoded, parts can be compared and sent as they are."""

_encode = Encoder().encode

_NO_LOG = Log(0, [])


class Sight:
    """What one viewer is shown: the state, and what changed since the one before."""

    __slots__ = ("news", "parts", "state")

    def __init__(self, state: State, parts: Parts) -> None:
        """Take the state without its view and log, and the parts of the view."""
        self.state = state
        self.parts = parts
        self.news: str | None = None


class Desk:
    """Makes the messages about a game."""

    def __init__(self, play: Play) -> None:
        """Nothing was shown to anybody yet."""
        self.play = play
        self._encoded: dict[int, tuple[Any, bytes]] = {}
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
        return self._told(sight, None, sight.parts, since)

    def sections(self, viewer: Viewer) -> str:
        """The present state in words."""
        told = self.play.game.describe(self.play.saga.view(viewer))
        return _encode(Sections(self.play.n(viewer), viewer, told)).decode()

    # -- inside ----------------------------------------------------------------------

    def _news(self, old: Sight, new: Sight) -> str:
        """A state as what changed, for who has the one before."""
        before = old.parts
        if before.keys() != new.parts.keys():
            return self._told(new, None, new.parts, old.state.n)
        changed = {key: part for key, part in new.parts.items() if part != before[key]}
        return self._told(new, old.state.n, changed, old.state.n)

    def _told(self, sight: Sight, base: int | None, parts: Parts, since: int) -> str:
        """A state with these parts of its view, and the log since a state."""
        log = Log(*self.play.log(sight.state.seat, since))
        view = {key: Raw(part) for key, part in parts.items()}
        return _encode(replace(sight.state, base=base, view=view, log=log)).decode()

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
        parts = {key: self._encode(part) for key, part in play.saga.view(viewer).items()}
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
        return Sight(state, parts)

    def _encode(self, part: Any) -> bytes:
        """The JSON of a part of a view; what several viewers share is encoded once."""
        if self._events != self.play.events:
            self._encoded.clear()
            self._events = self.play.events
        # The part is kept along with its JSON, so that its id is not given to another.
        known = self._encoded.get(id(part))
        if known is None:
            known = self._encoded[id(part)] = (part, _encode(part))
        return known[1]

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

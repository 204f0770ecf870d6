"""One game for agents: whose turn it is, what is open, what they see, what they get.

The two environments are thin covers of this, and it can be used without them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import meadhall
from meadhall.core import BadSetup, Game, Option, Setting
from meadhall.core.recent import Recent
from meadhall.env.spaces import Flat, Mask, Row, Words

REWARDS = ("win", "score")
"""``win``: at the end a seat's share of the win less an even share, so that all add up to nothing
(alone or in common games 1 or -1). ``score``: how far the seat's score has moved, as it would be
if the game ended now."""


class Seats:
    """A table with agents at all seats."""

    def __init__(
        self,
        game_id: str,
        players: int | None = None,
        options: Mapping[str, Setting] | None = None,
        rewards: str = "win",
    ) -> None:
        """A table of a game; without a number of players, as many as it takes."""
        if rewards not in REWARDS:
            raise BadSetup(f"rewards are {' or '.join(REWARDS)}, not {rewards}")
        self.game: Game[Any] = meadhall.game(game_id)
        self.players = max(self.game.seats) if players is None else players
        self.options = dict(options or {})
        self.rewards = rewards
        self.words = Words(game_id)
        self._flat = Flat()
        self.begin("0")

    def begin(self, seed: str) -> None:
        """Deal a new game."""
        self.table = self.game.new(self.players, self.options, seed)
        self._recent = Recent()
        self._public: Any = None
        self._scores = self._judged() if self.rewards == "score" else ()
        self._look()

    def _look(self) -> None:
        asked = self.table.questions()
        self._public = None
        self.question = asked[0] if asked else None
        offered = self.table.options(asked[0]) if asked else []
        self.open: dict[int, Option] = self.words.open(offered)

    @property
    def seat(self) -> int:
        """Who decides; -1 when the game is over."""
        return -1 if self.question is None else self.question.seat

    def act(self, action: int) -> list[float]:
        """Carry out an open action; the rewards of all seats."""
        assert self.question is not None
        self.table.answer(self.question, self.open[action])
        self.table.log.clear()
        self._look()
        return self._rewards()

    def mask(self) -> Mask:
        """The open actions of the seat that decides."""
        return self.words.mask(self.open)

    def observe(self, seat: int) -> Row:
        """What a seat sees, with what it is asked if it is its turn."""
        game, table = self.game, self.table
        question = self.question if seat == self.seat else None
        own = game.own_parts(table, seat, self._recent)
        if own is None:
            return self._flat.row(game.view(table, seat), question)
        if self._public is None:
            self._public = game.public_view(table, self._recent)
        return self._flat.row(own, question, self._public)

    def _judged(self) -> tuple[int, ...]:
        result = self.game.judge(self.table)
        assert result is not None
        return result.scores

    def _rewards(self) -> list[float]:
        if self.rewards == "score":
            before, self._scores = self._scores, self._judged()
            return [float(b - a) for a, b in zip(before, self._scores, strict=True)]
        if self.question is not None:
            return [0.0] * self.players
        result = self.game.result(self.table)
        assert result is not None
        winners = result.winners
        if len(winners) in (0, self.players):
            return [1.0 if winners else -1.0] * self.players
        even = 1 / self.players
        return [(seat in winners) / len(winners) - even for seat in range(self.players)]

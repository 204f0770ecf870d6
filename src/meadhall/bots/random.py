"""A bot that picks its options at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.core import Dice, key_from

if TYPE_CHECKING:
    from meadhall.core import Game, Option, Question, Table


class RandomBot:
    """Picks any option of the first question, all equally likely."""

    def __init__(self, seed: str) -> None:
        """``seed`` is that of its own dice."""
        self.dice = Dice(key_from(seed))

    def choose(
        self,
        game: Game[Any],
        table: Table,
        seat: int,
        questions: list[tuple[Question[Any], list[Option]]],
    ) -> tuple[Question[Any], Option]:
        question, options = questions[0]
        return question, self.dice.pick(options)

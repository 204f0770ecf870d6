"""A bot that picks any option, all equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.core import Dice, key_from

if TYPE_CHECKING:
    from meadhall.core import Game, Option, Question, Table


class RandomBot:
    """Decides by chance alone."""

    def __init__(self, seed: str) -> None:
        """Draw from this seed."""
        self.dice = Dice(key_from(seed))

    def choose(
        self,
        game: Game[Any],
        table: Table,
        seat: int,
        questions: list[tuple[Question[Any], list[Option]]],
    ) -> tuple[Question[Any], Option]:
        """Any option of the first question."""
        question, options = questions[0]
        return question, self.dice.pick(options)

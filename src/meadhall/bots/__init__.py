"""Bots: players made of code.

A bot is given its seat's open questions and answers one of them. It must not look at what its
seat cannot know: before it looks ahead it draws all that anew (``game.hidden``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from meadhall.bots.greedy import GreedyBot
from meadhall.bots.random import RandomBot

if TYPE_CHECKING:
    from meadhall.core import Game, Option, Question, Table


class Bot(Protocol):
    """Decides for a seat."""

    def choose(
        self,
        game: Game[Any],
        table: Table,
        seat: int,
        questions: list[tuple[Question[Any], list[Option]]],
    ) -> tuple[Question[Any], Option]:
        """Decide one of the questions that this seat is asked."""
        ...


NAMES = ("random", "greedy")
"""All bots, the weakest first."""


def bot(name: str, seed: str) -> Bot:
    """A bot by its name, with its own source of chance; an unknown name is a KeyError."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise KeyError(name)


__all__ = ["NAMES", "Bot", "GreedyBot", "RandomBot", "bot"]

"""Bots: players made of code.

A bot is given its seat's open questions and answers one of them. It must not look at what its
seat cannot know: before it looks ahead it draws all that anew (``game.hidden``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from meadhall.bots.advice import Advice, Advised, Next, advise
from meadhall.bots.budget import Budget
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.levels import BY_KEY, LEVELS, Level
from meadhall.bots.random import RandomBot
from meadhall.bots.ratings import ratings
from meadhall.bots.search import SearchBot
from meadhall.bots.thrall import ThrallBot
from meadhall.bots.tree import Judged

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
"""The bots of the laboratory, the weakest first."""

ALL_NAMES = (*NAMES, *BY_KEY)
"""Every bot that can be named: those of the laboratory, then the levels."""


def bot(name: str, seed: str, budget: Budget | None = None) -> Bot:
    """A bot by its name or level, with its own source of chance; an unknown name is a KeyError.

    A budget takes the place of that of a level that searches.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    level = BY_KEY[name]
    if level.searches:
        return SearchBot(seed, budget or level.budget, name)
    return ThrallBot(seed)


__all__ = [
    "ALL_NAMES",
    "LEVELS",
    "NAMES",
    "Advice",
    "Advised",
    "Bot",
    "Budget",
    "GreedyBot",
    "Judged",
    "Level",
    "Next",
    "RandomBot",
    "SearchBot",
    "ThrallBot",
    "advise",
    "bot",
    "ratings",
]

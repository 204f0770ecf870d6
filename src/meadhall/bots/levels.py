"""The bots that people play against, by level.

thrall  a beginner: looks one move ahead, but not at everything, and misjudges
karl    sound: a short search of a few simulations
jarl    good: searches for about a second
konung  the best: searches for up to three seconds, and knows best what things are worth
        (``Game.rough_outlooks``)

What they are called and how they are described is in the texts (``web-bot-…``, ``bot-…``).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.bots.budget import Budget


@dataclass(frozen=True, slots=True)
class Level:
    """A level: its name, whether it searches a tree, and how long it may think."""

    key: str
    searches: bool
    budget: Budget


LEVELS = (
    Level("thrall", searches=False, budget=Budget()),
    Level("karl", searches=True, budget=Budget(short=True)),
    Level("jarl", searches=True, budget=Budget(milliseconds=1000)),
    Level("konung", searches=True, budget=Budget(milliseconds=3000)),
)
"""All levels, the weakest first."""

BY_KEY = {level.key: level for level in LEVELS}

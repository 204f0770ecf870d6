"""The bots that people play against, by level.

thrall  a beginner: looks one move ahead, but not at everything, and misjudges
karl    sound: a short search of a few simulations
jarl    good: searches for about a second
konung  the best: searches for up to three seconds, and in Midgard knows better what things are
        worth

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
    is_best: bool = False
    """Whether it judges as well as bots can (``Game.rough_outlook``)."""


LEVELS = (
    Level("thrall", searches=False, budget=Budget()),
    Level("karl", searches=True, budget=Budget(short=True)),
    Level("jarl", searches=True, budget=Budget(milliseconds=1000)),
    Level("konung", searches=True, budget=Budget(milliseconds=3000), is_best=True),
)
"""All levels, the weakest first."""

BY_KEY = {level.key: level for level in LEVELS}

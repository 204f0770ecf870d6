"""The story of a finished game: chances over time, turning points, choices and luck.

1. ``playouts`` values a position: games played on from it by quick bots, hidden things drawn anew.
2. ``curve`` values moments of the game as everybody could see them then.
3. ``choices`` values each decision by what its seat knew: the option taken against what a quick bot
   would have done, and for the ones that mattered all that was on offer.
4. ``marks`` picks the turning points; ``parts`` splits the result into choices and luck.

The budget is a number of playouts and all dice come from the record's key, so that the same record
and budget give the same numbers anywhere (docs/story.md).
"""

from meadhall.bots.story.data import VERSION, Effort, Story
from meadhall.bots.story.telling import CannotTell, Telling, tell

__all__ = ["VERSION", "CannotTell", "Effort", "Story", "Telling", "tell"]

"""How long a bot may think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meadhall.core import Game

UNLIMITED = 1 << 30
"""More simulations than anybody waits for."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may search: simulations, milliseconds, or whichever ends first."""

    iterations: int | None = None
    milliseconds: int | None = None
    short: bool = False
    """Only as many simulations as the game asks for (``Game.short_search``)."""

    def most(self, game: Game[Any]) -> int:
        """How many simulations a search in this game may make."""
        return game.short_search if self.short else self.iterations or UNLIMITED

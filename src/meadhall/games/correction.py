"""What an estimate misses: a weighted sum of what is told of a player, learnt from games.

Each trait has a weight for each time at which it counts (the end, a round before it); the rows of a
file beside a game's code give them. The scripts in ``tools/`` that train bots fit and write them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest

from meadhall.core import BadRow
from meadhall.games.data import read_toml


class Correction:
    """Learnt weights, by trait and by time."""

    def __init__(self, weights: Sequence[Sequence[float]]) -> None:
        """``weights`` are by trait, then by time."""
        self.weights = weights
        self._at = lru_cache(maxsize=1 << 10)(self._weights_at)

    @classmethod
    def read(
        cls, package: str | None, file: str, traits: Sequence[str], times: Sequence[str]
    ) -> Correction:
        """The weights of a file: a row for each trait, in it a number for each time."""
        rows = read_toml(package, file)
        for name, trait in zip_longest(rows, traits):
            if name != trait:
                raise BadRow(file, str(name), f"stands where {trait} belongs")
            if len(rows[name]) != len(times):
                raise BadRow(file, trait, f"has not one weight for each of {', '.join(times)}")
        return cls([*rows.values()])

    def missed(self, traits: Sequence[float], times: tuple[float, ...]) -> float:
        """What is likely to come on top of the estimate of a player with these traits."""
        total = 0.0
        for weight, trait in zip(self._at(times), traits, strict=True):
            if trait:
                total += weight * trait
        return total

    def _weights_at(self, times: tuple[float, ...]) -> list[float]:
        """The weight of each trait at a time."""
        found = []
        for row in self.weights:
            total = 0.0
            for weight, time in zip(row, times, strict=True):
                total += weight * time
            found.append(total)
        return found

"""Two arms side by side: differences with intervals, and how many games would settle them.

Where both played the same deals, games are compared deal by deal, which takes the luck of the deal
out of the difference; else as two samples. Intervals are at 95 %, by the normal distribution.

A difference is settled if its interval leaves out zero. For one that is open, ``needed`` says
after how many games of each arm a difference as large as the one seen would be found in four of
five such experiments.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from math import ceil, fsum, sqrt

from meadhall.lab.findings import Z95
from meadhall.lab.results import ArmResults

Z80 = 0.8416212335729143
"""To find a difference in four of five experiments."""

MOST = 1_000_000
"""Beyond so many games a difference is too small to be looked for."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One figure in two arms."""

    figure: str
    one: float
    other: float
    half: float
    """Half the width of the interval of their difference."""
    games: int
    paired: bool

    @property
    def value(self) -> float:
        """How much more it is in the other arm."""
        return self.other - self.one

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.value - self.half

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.value + self.half

    @property
    def settled(self) -> bool:
        """Whether there is a difference beyond chance."""
        return self.half < abs(self.value)

    @property
    def needed(self) -> int | None:
        """Games of each arm that would settle it; None if that is too many, or it is the same."""
        if not self.value:
            return None
        error = self.half / Z95
        games = ceil(self.games * ((Z95 + Z80) * error / self.value) ** 2)
        return games if games <= MOST else None


def compare(one: ArmResults, other: ArmResults) -> list[Difference]:
    """All figures that both arms have and that can differ."""
    paired = one.seeds == other.seeds
    found = []
    for figure, first in one.figures.items():
        second = other.figures.get(figure)
        if second is None or min(len(first), len(second)) < 2:
            continue
        together = paired and len(first) == len(second) == one.games
        half = Z95 * (_paired(first, second) if together else _apart(first, second))
        means = fsum(first) / len(first), fsum(second) / len(second)
        if half or means[0] != means[1]:
            games = min(len(first), len(second))
            found.append(Difference(figure, *means, half, games, together))
    return found


def _variance(values: list[float]) -> float:
    middle = fsum(values) / len(values)
    return fsum((value - middle) ** 2 for value in values) / (len(values) - 1)


def _paired(one: array[float], other: array[float]) -> float:
    """The error of the mean difference, deal by deal."""
    return sqrt(_variance([b - a for a, b in zip(one, other, strict=True)]) / len(one))


def _apart(one: array[float], other: array[float]) -> float:
    """The error of the difference of two means."""
    return sqrt(_variance([*one]) / len(one) + _variance([*other]) / len(other))

"""The units of a network's hidden layer side by side in one whole number, 64 bits for each.

Python adds and multiplies a long integer in hardly more time than a float, so all units are worked
out at once; and whole numbers add up to the same on every Python, whatever the order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from struct import Struct

Units = int
"""A number for each unit, side by side."""

WIDE = 64
"""Bits of a unit."""
MIDDLE = 1 << (WIDE - 2)
"""Added to each unit before they are taken apart, so that none is negative."""
FINE = 1 << 16
"""An input of 1: inputs are rounded to so fine a part of it."""
EXACT = 10_000
"""A weight of 1: weights have four digits behind the point."""


def side_by_side(weights: Iterable[float]) -> Units:
    """A weight for each unit."""
    return sum([round(each * EXACT) << at * WIDE for at, each in enumerate(weights)])


def weighed(weights: Sequence[Units], numbers: Iterable[float]) -> Units:
    """Numbers added up for each unit, each by its weight there."""
    total = 0
    for each, number in zip(weights, numbers, strict=True):
        if number:
            total += each * round(number * FINE)
    return total


class Answer:
    """What the rectified sums of all units amount to."""

    def __init__(self, out: Sequence[float], bias: float) -> None:
        """``out`` is the weight of each unit."""
        self.out = [round(each * EXACT) for each in out]
        self.bias = bias
        self.apart = Struct(f"<{len(out)}Q")
        self.middle = sum([MIDDLE << at * WIDE for at in range(len(out))])

    def of(self, units: Units, share: int) -> float:
        """The answer to units that were added up so many times over."""
        total = 0
        found = self.apart.unpack((units + self.middle).to_bytes(self.apart.size, "little"))
        for weight, number in zip(self.out, found, strict=True):
            if number > MIDDLE:
                total += weight * (number - MIDDLE)
        return self.bias + total / (share * FINE * EXACT * EXACT)

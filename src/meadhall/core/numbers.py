"""Arithmetic that gives the same on every Python."""

from __future__ import annotations

from collections.abc import Iterable


def add_up(numbers: Iterable[float]) -> float:
    """The sum, added from left to right.

    ``sum()`` of floats is compensated from Python 3.12 on, so bots that used it would play
    differently there.
    """
    total = 0.0
    for number in numbers:
        total += number
    return total

"""What a finished game tells a researcher beyond its result.

A game's ``study`` looks back at a finished table, whose log holds every line from the first
to the last, and gives findings; a run of many games adds up those of the same name.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Share:
    """So many hits of so many tries: a win of a leader, a fight won of those fought.

    ``about`` is the text key of the heading it stands under, ``name`` that of its row.
    """

    about: str
    name: str
    hits: float
    of: float = 1


@dataclass(frozen=True, slots=True)
class Mean:
    """An amount of which the mean is asked: rounds, damage, points from a source."""

    about: str
    name: str
    value: float


Finding = Share | Mean


def win_shares(about: str, names: list[str], winners: list[int]) -> list[Finding]:
    """By seat, what it won for the name it played: a win shared by k seats counts 1/k."""
    worth = 1 / len(winners) if winners else 0.0
    return [Share(about, name, worth * (at in winners)) for at, name in enumerate(names)]

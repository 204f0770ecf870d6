"""What a table promises its seats, for bots that search and for hints."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from meadhall.core.numbers import add_up

BEST_OTHER, OTHERS = 0.7, 0.2
"""How much of the score of the best opponent, and of the mean one, counts against one's own, where
there are several; of a single opponent's all counts."""


@dataclass(slots=True)
class Outlook:
    """How a table looks, by seat."""

    worths: list[float]
    """What each seat is to aim for: comparable between tables of one game, for one seat."""
    chances: list[float]
    """The chance to win, from 0 to 1."""
    scores: list[float]
    """The score to expect at the end."""
    shared: bool = False
    """Whether all seats win or lose together."""


def contest(scores: list[float], spread: float) -> Outlook:
    """The outlook of a game that the highest score wins, from the scores to expect.

    ``spread`` is how far luck may still move each score; 0 at the end.
    """
    seats = len(scores)
    if seats == 1:
        return Outlook(scores, [1.0], scores)
    if seats == 2:
        one, two = scores
        return Outlook([one - two, two - one], shares(scores, spread), scores)
    total = add_up(scores)
    worths = []
    for seat, score in enumerate(scores):
        best = max([other for at, other in enumerate(scores) if at != seat])
        worths.append(score - BEST_OTHER * best - OTHERS * (total - score) / (seats - 1))
    return Outlook(worths, shares(scores, spread), scores)


def shares(scores: list[float], spread: float) -> list[float]:
    """By seat the chance to end with the highest of these scores."""
    top = max(scores)
    weights = [exp((score - top) / max(spread, 1e-3)) for score in scores]
    total = add_up(weights)
    return [weight / total for weight in weights]

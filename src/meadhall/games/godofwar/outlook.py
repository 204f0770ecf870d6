"""What a table promises the party, for bots that search (evaluate.py has the figures)."""

from __future__ import annotations

from math import exp

from meadhall.core import Outlook
from meadhall.games.godofwar.evaluate import worth
from meadhall.games.godofwar.table import Outcome, Table

EVEN, STEEP = 0.0, 25.0
"""The worth at which a party wins every other time, and how far from it that changes."""


def outlook(table: Table) -> Outlook:
    """The same for everybody, since all win or lose together; the score is scenes completed."""
    value = worth(table, 0)
    if table.outcome == Outcome.WON:
        chance = 1.0
    elif table.outcome == Outcome.LOST:
        chance = 0.0
    else:
        chance = 1.0 / (1.0 + exp(min(50.0, (EVEN - value) / STEEP)))
    done = float(max(0, len(table.path) - 1)) + (table.outcome == Outcome.WON)
    seats = table.seats
    return Outlook([value] * seats, [chance] * seats, [done + chance] * seats, True)

"""What a table promises all players at once, for bots that search (evaluate.py has the figures)."""

from __future__ import annotations

from meadhall.core import Outlook, contest
from meadhall.games.midgard.components import ROUNDS
from meadhall.games.midgard.evaluate import estimate
from meadhall.games.midgard.learnt import WEIGHTS, times, traits
from meadhall.games.midgard.table import Phase, Table

SPREAD, THIS_ROUND = 2.0, 5.0
"""How far luck and play still move a score: in each round to come, and in this one. So chances are
about as often right as they say (docs/bots.md)."""
PART = 0.12
"""How much a good bot knows of what the estimate misses; the best knows all of it."""


def outlook(table: Table) -> Outlook:
    """Glory to expect, by player; what others hide is as in the world that is looked at."""
    return promised(table, 1.0)


def part_outlook(table: Table) -> Outlook:
    """The same with a part of what the estimate misses."""
    return promised(table, PART)


def rough_outlook(table: Table) -> Outlook:
    """The same by the estimate alone."""
    return promised(table, 0.0)


def promised(table: Table, known: float) -> Outlook:
    """The outlook with so much of what the estimate misses; at the end by Glory alone."""
    if table.phase == Phase.END:
        return contest([float(player.glory) for player in table.players], 0.0)
    scores = [expected_score(table, seat, known) for seat in range(table.seats)]
    return contest(scores, SPREAD * (ROUNDS - table.round) + THIS_ROUND)


def expected_score(table: Table, seat: int, known: float) -> float:
    """The estimate, and so much of what it is known to miss (learnt.py)."""
    found = estimate(table, seat)
    if known:
        found += known * WEIGHTS.missed(traits(table, seat, found), times(table, seat))
    return found

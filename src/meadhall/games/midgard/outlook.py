"""What a table promises all players at once, for bots that search (evaluate.py has the figures)."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.core import Outlook, contest
from meadhall.games.midgard.components import ROUNDS
from meadhall.games.midgard.evaluate import estimate
from meadhall.games.midgard.learnt import WEIGHTS, times, traits
from meadhall.games.midgard.table import Phase, Table

SPREAD = 2.5
"""How far luck and play move a score in a round."""


def outlook(table: Table) -> Outlook:
    """Glory to expect, by player; what others hide is as in the world that is looked at."""
    return promised(table, expected_score)


def rough_outlook(table: Table) -> Outlook:
    """The same by the estimate alone."""
    return promised(table, estimate)


def promised(table: Table, expected: Callable[[Table, int], float]) -> Outlook:
    """The outlook by what is expected of each seat; at the end by Glory alone."""
    if table.phase == Phase.END:
        return contest([float(player.glory) for player in table.players], 0.0)
    scores = [expected(table, seat) for seat in range(table.seats)]
    return contest(scores, SPREAD * (ROUNDS - table.round + 0.5))


def expected_score(table: Table, seat: int) -> float:
    """The estimate, and what it is known to miss (learnt.py)."""
    found = estimate(table, seat)
    return found + WEIGHTS.missed(traits(table, seat, found), times(table, seat))

"""What a table promises all clans at once, for bots that search (evaluate.py has the figures)."""

from __future__ import annotations

from meadhall.core import Outlook, contest
from meadhall.games.bloodrage.evaluate import ages_left, clan_worth, hand_worth
from meadhall.games.bloodrage.learnt import WEIGHTS, times, traits
from meadhall.games.bloodrage.standing import Standing, standing
from meadhall.games.bloodrage.table import Phase, Table

TO_COME = 28.0
"""The Glory that an age to come brings a clan, about."""
SPREAD, LEFT_TO_DO, LEFT_TO_COUNT = 10.0, 14.0, 4.0
"""How far luck and play still move a clan's Glory: in each age to come, and in this one until its
actions are over and afterwards. So chances are about as often right as they say (docs/bots.md)."""
HALF = 0.5
"""How much a good bot knows of what the estimate misses; the best knows all of it."""


def outlook(table: Table) -> Outlook:
    """Glory to expect, by clan; hands of others are those of the world that is looked at."""
    return promised(table, 1.0)


def half_outlook(table: Table) -> Outlook:
    """The same with half of what the estimate misses."""
    return promised(table, HALF)


def rough_outlook(table: Table) -> Outlook:
    """The same by the estimate alone."""
    return promised(table, 0.0)


def promised(table: Table, known: float) -> Outlook:
    """The outlook with so much of what the estimate misses; at the end by Glory alone."""
    if table.phase == Phase.END:
        return contest([float(player.glory) for player in table.players], 0.0)
    stands = standing(table)
    scores = estimates(table, stands)
    if known:
        when = times(table)
        for seat, told in enumerate(traits(table, scores, stands)):
            scores[seat] += known * WEIGHTS.missed(told, when)
    return contest(scores, spread(table))


def spread(table: Table) -> float:
    """How far luck and play may still move a clan's Glory."""
    now = LEFT_TO_DO if table.phase <= Phase.ACTION else LEFT_TO_COUNT
    return SPREAD * ages_left(table) + now


def estimates(table: Table, stands: Standing) -> list[float]:
    """By clan the Glory to expect by the figures of evaluate.py."""
    left = ages_left(table) + (0.5 if table.phase < Phase.ACTION else 0.0)
    return [
        clan_worth(table, seat, stands) + hand_worth(table, seat, stands) + TO_COME * left
        for seat in range(table.seats)
    ]

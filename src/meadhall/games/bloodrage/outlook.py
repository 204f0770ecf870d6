"""What a table promises all clans at once, for bots that search (evaluate.py has the figures)."""

from __future__ import annotations

from meadhall.core import Outlook, contest
from meadhall.games.bloodrage.evaluate import ages_left, clan_worth, hand_worth
from meadhall.games.bloodrage.learnt import WEIGHTS, times, traits
from meadhall.games.bloodrage.standing import Standing, standing
from meadhall.games.bloodrage.table import Phase, Table

TO_COME = 28.0
"""The Glory that an age to come brings a clan, about."""
SPREAD = 7.0
"""How far luck and play move a clan's Glory in an age."""


def outlook(table: Table) -> Outlook:
    """Glory to expect, by clan; hands of others are those of the world that is looked at."""
    if table.phase == Phase.END:
        return contest([float(player.glory) for player in table.players], 0.0)
    stands, when = standing(table), times(table)
    found = estimates(table, stands)
    told = traits(table, found, stands)
    scores = [found[seat] + WEIGHTS.missed(told[seat], when) for seat in range(table.seats)]
    return contest(scores, SPREAD * (ages_left(table) + 0.5))


def estimates(table: Table, stands: Standing) -> list[float]:
    """By clan the Glory to expect by the figures of evaluate.py."""
    left = ages_left(table) + (0.5 if table.phase < Phase.ACTION else 0.0)
    return [
        clan_worth(table, seat, stands) + hand_worth(table, seat, stands) + TO_COME * left
        for seat in range(table.seats)
    ]

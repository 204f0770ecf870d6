"""What a table promises all clans at once, for bots that search (evaluate.py has the figures)."""

from __future__ import annotations

from meadhall.core import Outlook, contest
from meadhall.games.bloodrage.evaluate import ages_left, clan_worth, hand_worth
from meadhall.games.bloodrage.table import Phase, Table

TO_COME = 28.0
"""The Glory that an age to come brings a clan, about."""
SPREAD = 7.0
"""How far luck and play move a clan's Glory in an age."""


def outlook(table: Table) -> Outlook:
    """Glory to expect, by clan; hands of others are those of the world that is looked at."""
    seats = range(table.seats)
    if table.phase == Phase.END:
        return contest([float(player.glory) for player in table.players], 0.0)
    left = ages_left(table)
    later = TO_COME * (left + (0.5 if table.phase < Phase.ACTION else 0.0))
    scores = [clan_worth(table, seat) + hand_worth(table, seat) + later for seat in seats]
    return contest(scores, SPREAD * (left + 0.5))

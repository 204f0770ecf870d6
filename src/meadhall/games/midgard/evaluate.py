"""How good a table looks to a seat, for bots that look ahead.

An estimate in glory: what a player has and would score now, what goods, workers and runes promise
for the rounds to come, and what dice and fights are worth (plans.py), less a part of what the
strongest opponent shows. The weights are judged by play (``meadhall sim``), not by rules.
"""

from __future__ import annotations

from meadhall.games.midgard.cards import RUNES, SOLE, SUCCESS, TIED, colour_counts
from meadhall.games.midgard.components import COINS, FAVOR, NONE, ROUNDS, WOOD
from meadhall.games.midgard.locations import worker_price
from meadhall.games.midgard.plans import combat_worth
from meadhall.games.midgard.prospects import WORKER_WORTH, set_worth
from meadhall.games.midgard.scoring import destiny_glory, open_score, standing
from meadhall.games.midgard.table import Phase, Player, Table

WOOD_WORTH, COIN_WORTH, FAVOR_WORTH = 0.45, 0.2, 0.3
"""Goods for the rounds to come, besides what they score."""
SHIP_WORTH = 0.5
"""What a private longship saves in each round."""
HIRE_HOPE = 0.7
"""How much of a hired worker's worth counts once his price is saved up."""
FIRST_WORTH = 0.4
"""What it is worth to begin the next round."""
RUNE_WORTH = {
    "rune_gifts": 2.0,
    "rune_glory": 4.0,
    "rune_healing": 2.5,
    "rune_journey": 0.6,
    "rune_knowledge": 0.4,
    "rune_potential": 1.5,
    "rune_reaction": 1.5,
    "rune_success": 4.5,
    "rune_true_vision": 1.0,
    "rune_wealth": 1.9,
}
"""What an unspent rune promises besides its printed glory."""
LIKING = 256
"""Leaders are equals: which one a bot likes best is a byte of each world that it imagines."""
RIVALRY = 0.3
"""How much of the strongest opponent's open score counts against one's own."""
NOBODY = -1_000
"""Less than any score."""


def worth(table: Table, seat: int) -> float:
    """How good the table looks to this seat, in glory."""
    rival = NOBODY
    for other, player in enumerate(table.players):
        if other != seat:
            rival = max(rival, open_score(player))
    if table.phase == Phase.END:
        return table.players[seat].glory - RIVALRY * rival
    return estimate(table, seat) - RIVALRY * rival


def estimate(table: Table, seat: int) -> float:
    """What a player can expect to score."""
    player = table.players[seat]
    later = ROUNDS - table.round
    ahead = later + to_place(table, player)
    soon = min(1.0, ahead / 2)
    goods = player.goods
    value: float = open_score(player)
    value += soon * (COIN_WORTH * min(goods[COINS], 12) + WOOD_WORTH * min(goods[WOOD], 6))
    value += soon * FAVOR_WORTH * min(goods[FAVOR], 3)
    value += ahead * (SHIP_WORTH if player.ship != NONE else 0.0)
    value += WORKER_WORTH * (player.workers + later * player.workforce)
    value += FIRST_WORTH if table.first == seat and later else 0.0
    value += 0.0 if player.hired else hire_hope(table, goods[COINS], ahead)
    red, yellow, blue = colour_counts(player.defeated)
    value += set_worth(red, yellow, blue, later > 0)
    for destiny in player.destinies:
        value += destiny_worth(table, seat, destiny, later)
    if player.runes:
        value += runes_worth(table, seat, later, soon)
    if table.round == 1 and player.leader != NONE:
        value += table.dice.key[player.leader] / LIKING
    return value + combat_worth(table, seat, soon)


def to_place(table: Table, player: Player) -> float:
    """How much of this round's placing is to come: a round that begins is worth what it was."""
    return player.workers / max(1, player.workforce) if table.phase <= Phase.WORKERS else 0.0


def hire_hope(table: Table, coins: int, ahead: float) -> float:
    """Coins on the way to a worker of the Worker Huts: the more rounds he works, the better."""
    price = worker_price(table)
    return HIRE_HOPE * max(0.0, ahead - 1.0) * WORKER_WORTH * min(coins, price) / price


def runes_worth(table: Table, seat: int, later: int, soon: float) -> float:
    """What unspent runes promise: they are worth using once they bring more than that."""
    player = table.players[seat]
    promised = 0.0
    for rune in player.runes:
        if rune in player.used:
            continue
        if rune == SUCCESS and not later:
            promised += max(destiny_glory(table, seat, each) for each in player.destinies)
        else:
            promised += RUNE_WORTH[RUNES[rune]] * (1.0 if rune == SUCCESS else soon)
    return promised


def destiny_worth(table: Table, seat: int, destiny: int, later: int) -> float:
    """What a destiny promises: surer the nearer the end."""
    sure = 1.0 - 0.05 * later
    found = standing(table, seat, destiny)
    if found == "leads":
        return SOLE[destiny] * (sure - 0.1 * (later > 0))
    if found == "ties":
        return TIED[destiny] * sure
    return SOLE[destiny] * 0.05 * later

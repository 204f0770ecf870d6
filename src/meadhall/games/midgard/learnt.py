"""What the estimate of evaluate.py misses, learnt from games of bots, for bots that search.

1. What is told of a player      traits
2. When it counts                times
3. What it is worth              WEIGHTS

``tools/train_midgard.py`` plays the games and fits the weights (learnt.toml).
"""

from __future__ import annotations

from meadhall.games.correction import Correction
from meadhall.games.midgard.cards import RUNES
from meadhall.games.midgard.components import (
    ALL_PLACES,
    BLAME,
    COINS,
    FAVOR,
    FOOD,
    NONE,
    ROUNDS,
    WARRIORS,
    WOOD,
)
from meadhall.games.midgard.evaluate import to_place
from meadhall.games.midgard.scoring import open_score
from meadhall.games.midgard.table import Table, owned

# -- what is told of a player ----------------------------------------------------

PLENTY = {FOOD: 6, WOOD: 4, COINS: 6, FAVOR: 3}
"""Of more than so many goods each further one counts apart."""
MANY_DICE = 6
"""Likewise of dice."""

TRAITS: tuple[str, ...] = (
    *("always", "seats", "estimate", "open_score"),
    *("workers", "workforce", "hired", "ship", "capacity", "destinies", "defeated", "blame"),
    *("food", "more_food", "wood", "more_wood", "coins", "more_coins", "favor", "more_favor"),
    *WARRIORS,
    "more_dice",
    *RUNES,
)
"""The names of the traits; a rune counts while its power is unspent."""


def traits(table: Table, seat: int, estimate: float) -> list[float]:
    """What a player has, by TRAITS; ``estimate`` is what evaluate.py says of it."""
    player = table.players[seat]
    goods, ship, runes = player.goods, player.ship, player.runes
    found: list[float] = [1.0, table.seats, estimate, open_score(player)]
    found += (player.workers, player.workforce, player.hired)
    found += (0, 0) if ship == NONE else (1, ALL_PLACES[ship].capacity)
    found += (len(player.destinies), len(player.defeated), goods[BLAME])
    for good, plenty in PLENTY.items():
        found += (min(goods[good], plenty), max(0, goods[good] - plenty))
    dice = owned(table, seat)
    found += dice
    found.append(max(0, sum(dice) - MANY_DICE))
    unspent = [0.0] * len(RUNES)
    for rune in runes:
        unspent[rune] = float(rune not in player.used)
    return found + unspent


# -- when it counts --------------------------------------------------------------

TIMES = ("at_end", "before")
"""At the end, and how much more a whole game before."""


def times(table: Table, seat: int) -> tuple[float, ...]:
    """How much of each of TIMES there is for a player now."""
    return 1.0, (ROUNDS - table.round + to_place(table, table.players[seat])) / ROUNDS


# -- what it is worth ------------------------------------------------------------

WEIGHTS = Correction.read(__package__, "learnt.toml", TRAITS, TIMES)

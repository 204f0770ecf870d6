"""Trains what bots expect in Midgard (src/meadhall/games/midgard/learnt.py).

    python tools/train_midgard.py play games.csv --games 1500 --seed a
    python tools/train_midgard.py fit games.csv [more.csv ...]

`play` lets bots that search for a few simulations play each other; now and then a move is made at
random. At some of the moments at which nothing is half done it writes for each player how it ended,
the times and its traits. `fit` fits what the estimate misses and writes learnt.toml; so a round of
learning is `play` and `fit`, and the next round plays with what the last one learnt.

The same seed plays the same games on every Python; `fit` needs NumPy (`./meadhall test` installs
it), and its last digits are those of the machine's linear algebra.
"""

from __future__ import annotations

from pathlib import Path

from training import fit_correction, run, search_game

import meadhall
from meadhall.games.midgard.evaluate import estimate
from meadhall.games.midgard.learnt import TIMES, TRAITS, times, traits
from meadhall.games.midgard.table import Table

GAME = meadhall.game("midgard")
LEARNT = Path(__file__).resolve().parent.parent / "src/meadhall/games/midgard/learnt.toml"
PLAYERS = [4, 4, 3, 2]


def play_one(seed: str, seats: int) -> list[list[float]]:
    """The rows of one game."""
    return search_game(GAME, seed, seats, told)


def told(table: Table) -> list[list[float]]:
    """By player the times and its traits."""
    return [
        [*times(table, seat), *traits(table, seat, estimate(table, seat))]
        for seat in range(table.seats)
    ]


def fit(paths: list[Path]) -> None:
    """Fit weights to all rows and write them."""
    fit_correction(paths, LEARNT, TRAITS, TIMES)


if __name__ == "__main__":
    run(__doc__, play_one, fit, PLAYERS, "midgard")

"""Trains what bots expect in Blood Rage (src/meadhall/games/bloodrage/learnt.py).

    python tools/train_bloodrage.py play games.csv --games 1500 --seed a
    python tools/train_bloodrage.py fit games.csv [more.csv ...]

`play` lets bots that search for a few simulations, and do not play on, play each other; now and
then a move is made at random. At some of the moments at which nothing is half done it writes for
each clan how it ended, the times and its traits. `fit` fits what the estimate misses and writes
learnt.toml; so a round of learning is `play` and `fit`, and the next round plays with what the last
one learnt.

The same seed plays the same games on every Python; `fit` needs NumPy (`./meadhall test` installs
it), and its last digits are those of the machine's linear algebra.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from training import fit_correction, run, search_game

import meadhall
from meadhall.games.bloodrage.learnt import TIMES, TRAITS, times, traits
from meadhall.games.bloodrage.outlook import estimates
from meadhall.games.bloodrage.standing import standing
from meadhall.games.bloodrage.table import Table

GAME = replace(meadhall.game("bloodrage"), foresight=0)
LEARNT = Path(__file__).resolve().parent.parent / "src/meadhall/games/bloodrage/learnt.toml"
PLAYERS = [4, 4, 3, 2]


def play_one(seed: str, seats: int) -> list[list[float]]:
    """The rows of one game."""
    return search_game(GAME, seed, seats, told)


def told(table: Table) -> list[list[float]]:
    """By clan the times and its traits."""
    stands, when = standing(table), times(table)
    return [[*when, *each] for each in traits(table, estimates(table, stands), stands)]


def fit(paths: list[Path]) -> None:
    """Fit weights to all rows and write them."""
    fit_correction(paths, LEARNT, TRAITS, TIMES)


if __name__ == "__main__":
    run(__doc__, play_one, fit, PLAYERS, "bloodrage")

"""What scripts that train bots share: games are played and written as rows, then fitted to.

1. Playing games and writing rows      play, search_game
2. Fitting what an estimate misses     fit_correction
3. The command line                    run
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from meadhall.bots import Budget, SearchBot
from meadhall.core import Game

PlayOne = Callable[[str, int], list[list[float]]]
"""The rows of one game, from its seed and the number of its players."""
Fit = Callable[[list[Path]], None]
"""Fits to the rows of files and writes what was learnt."""

# -- playing -----------------------------------------------------------------------------------

SIMULATIONS = 6
CURIOUS = 0.06
"""How often a move is made at random, so that other ways of playing are seen too."""
WRITTEN = 0.4
"""How often a table is written of which it could be."""


def play(path: Path, play_one: PlayOne, games: int, players: Sequence[int], seed: str) -> None:
    """Write the rows of many games, with these numbers of players in turn.

    Each row begins with the number of its game.
    """
    with path.open("w", newline="") as file:
        write = csv.writer(file)
        for number in range(games):
            for row in play_one(f"{seed}/{number}", players[number % len(players)]):
                write.writerow([number, *[f"{value:.5g}" for value in row]])
            if number % 100 == 99:
                print(f"{number + 1} of {games} games", flush=True)


def search_game(
    game: Game[Any], seed: str, seats: int, told: Callable[[Any], list[list[float]]]
) -> list[list[float]]:
    """One game of bots that search for a few simulations; a row: how a seat ended, what is told.

    ``told`` says it of all seats, at some of the moments at which nothing is half done.
    """
    random = Random(seed)
    table: Any = game.new(seats, {}, seed)
    budget = Budget(iterations=SIMULATIONS)
    bots = [SearchBot(f"{seed} seat {seat}", budget) for seat in range(seats)]
    rows: list[tuple[int, list[float]]] = []
    while asked := table.questions():
        seat = asked[0].seat
        questions = game.questions(table, seat)
        rests = game.at_rest(table) and not table.answered()
        if rests and random.random() < WRITTEN:
            rows += list(enumerate(told(table)))
        if rests and random.random() < CURIOUS:
            table.answer(asked[0], random.choice(questions[0][1]))
            bots[seat].kept = None
        else:
            table.answer(*bots[seat].choose(game, table, seat, questions))
    result = game.result(table)
    assert result is not None
    return [[result.scores[seat], *numbers] for seat, numbers in rows]


# -- fitting -----------------------------------------------------------------------------------

DECAY = 500.0
"""How much a weight is drawn to 0, in rows."""
NUMBER, SCORE, GIVEN = range(3)
"""A row: number of the game, how the seat ended; then the times and the traits."""


def rows_of(np: Any, paths: list[Path]) -> Any:
    """All rows of some files, in a matrix; games of different files have different numbers."""
    files, games = [], 0
    for path in paths:
        rows = np.loadtxt(path, delimiter=",", dtype=np.float32)
        rows[:, NUMBER] += games
        games = rows[-1, NUMBER] + 1
        files.append(rows)
    return np.concatenate(files)


def fit_correction(
    paths: list[Path], learnt: Path, traits: Sequence[str], times: Sequence[str]
) -> None:
    """Fit what the trait "estimate" misses (games/correction.py) and write it, below its comment.

    By least squares, with a little decay. Every fifth game only measures others like them.
    """
    import numpy as np  # here, since playing needs none

    rows = rows_of(np, paths)
    first = GIVEN + len(times)
    given = rows[:, first:].astype(float)
    targets = rows[:, SCORE] - given[:, traits.index("estimate")]
    both = np.concatenate([given * rows[:, at : at + 1] for at in range(GIVEN, first)], 1)
    apart = rows[:, NUMBER] % 5 == 0
    missed = targets - both @ _fitted(np, both[~apart], targets[~apart])
    told = 1 - (missed[apart] ** 2).mean() / targets[apart].var()
    print(f"{len(rows)} rows; {100 * told:.1f} % of what the estimate misses is told elsewhere")
    weights = _fitted(np, both, targets).reshape(len(times), -1).T.tolist()
    lines = [line for line in learnt.read_text("utf-8").splitlines() if line.startswith("#")]
    lines += [
        f"{name} = [{', '.join(f'{weight:.4f}' for weight in row)}]"
        for name, row in zip(traits, weights, strict=True)
    ]
    learnt.write_text("\n".join(lines) + "\n", "utf-8")


def _fitted(np: Any, given: Any, targets: Any) -> Any:
    """Weights by least squares with decay; the first input is always 1 and has none."""
    mean, spread = given.mean(0), given.std(0)
    mean[0], spread[spread == 0] = 0.0, 1.0
    even = (given - mean) / spread
    even[:, 0] = 0.0
    level = targets.mean()
    slopes = np.linalg.solve(
        even.T @ even + DECAY * np.eye(even.shape[1]), even.T @ (targets - level)
    )
    weights = slopes / spread
    weights[0] = level - mean @ weights
    return weights


# -- the command line --------------------------------------------------------------------------


def run(about: str | None, play_one: PlayOne, fit: Fit, players: Sequence[int], seed: str) -> None:
    """Play or fit, as the command line says; players and seed unless it says others."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0] if about else "")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("path", type=Path)
    playing.add_argument("--games", type=int, default=4000)
    playing.add_argument("--players", type=int, nargs="+", default=players)
    playing.add_argument("--seed", default=seed)
    fitting = commands.add_parser("fit")
    fitting.add_argument("paths", type=Path, nargs="+")
    asked = parser.parse_args()
    if asked.command == "play":
        play(asked.path, play_one, asked.games, asked.players, asked.seed)
    else:
        fit(asked.paths)

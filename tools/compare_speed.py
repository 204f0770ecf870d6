"""Compares the speed of this checkout with others: `python tools/compare_speed.py BASE [TREE...]`.

    git worktree add ../before COMMIT
    python tools/compare_speed.py ../before --games midgard --players 2 4

Each tree plays the same random games in a process of its own, other ones in each round. The trees
take turns, each round in another order, so that a slow minute of the machine hits all alike; times
are processor time. `play` is random play as `meadhall bench` has it; `watch` adds to it what a
server makes for everybody at the table after each answer: views of all seats and of a spectator,
hints of the open options, and who may undo.

A line gives the median time of a decision and, against BASE, the ratio of all time and the median
of the ratios within a round with its 95 % interval. Under 1 is faster than BASE. Where the rules
have changed between two trees, their games differ, and only roughly can they be compared.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("bloodrage", "valhalla", "midgard", "godofwar")


# -- in a tree's own process ---------------------------------------------------


def play(game: Any, seats: int, games: int, seed: int = 0) -> int:
    """Random games by the engine alone; how many decisions they had."""
    below, decisions = Random(seed).randrange, 0
    for number in range(games):
        table = game.new(seats, {}, f"compare {seed} {number}")
        while asked := table.questions():
            options = table.options(asked[0])
            table.answer(asked[0], options[below(len(options))])
            decisions += 1
    return decisions


def watch(game: Any, seats: int, games: int, seed: int = 0) -> int:
    """The same with everything that is shown of them."""
    from meadhall.core import Saga

    below, decisions = Random(seed).randrange, 0
    for number in range(games):
        saga: Saga[Any] = Saga.begin(game, seats, {}, f"compare {seed} {number}")
        while asked := saga.table.questions():
            show(saga, seats)
            options = saga.table.options(asked[0])
            saga.answer(asked[0], options[below(len(options))])
            decisions += 1
    return decisions


def show(saga: Any, seats: int) -> None:
    table = saga.table
    saga.view(None)
    for seat in range(seats):
        saga.view(seat)
        saga.can_undo(seat)
    for question in [*table.questions(), *table.asides()]:
        for option in table.options(question):
            question.hint(table, option)


def work() -> None:
    """Play what each line of the input asks for, and say how long it took."""
    import meadhall

    kinds = {"play": play, "watch": watch}
    for line in sys.stdin:
        kind, name, seats, games, seed = json.loads(line)
        game = meadhall.game(name)
        gc.collect()
        (gc.disable if kind == "watch" else gc.enable)()  # a server looks for cycles in pauses
        start = process_time()
        decisions = kinds[kind](game, seats, games, seed)
        print(json.dumps([process_time() - start, decisions]), flush=True)


# -- comparing -----------------------------------------------------------------


class Tree:
    """A checkout, and the process that plays with it."""

    def __init__(self, folder: Path) -> None:
        self.name = folder.resolve().name
        source = (folder / "src").resolve(strict=True)
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--work"],
            env={**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def time(self, *asked: str | int) -> tuple[float, int]:
        """Seconds and decisions of one round: kind, game, players, number of games, seed."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        said = self.process.stdout.readline()
        if not said:
            raise SystemExit(f"{self.name} cannot do this: {asked}")
        seconds, decisions = json.loads(said)
        return seconds, decisions

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def middle(values: list[float]) -> tuple[float, float, float]:
    """The median and the order statistics that hold it in 95 of 100 samples."""
    values, count = sorted(values), len(values)
    low = max(0, int((count - 1.96 * sqrt(count)) / 2))
    return median(values), values[low], values[count - 1 - low]


def compare(trees: list[Tree], kind: str, game: str, seats: int, asked: Any) -> None:
    """Let the trees take turns at one game, and print their times."""
    took: list[list[float]] = [[] for _ in trees]
    """By tree and round the microseconds of a decision."""
    for number in range(asked.rounds + 1):
        for at in [(number + each) % len(trees) for each in range(len(trees))]:
            seconds, decisions = trees[at].time(kind, game, seats, asked.count, number)
            if number:  # the first round warms up
                took[at].append(seconds * 1e6 / decisions)
    for tree, times in zip(trees, took, strict=True):
        line = f"{kind:5}  {game:9}  {seats}  {tree.name:12}  {median(times):7.1f} us a decision"
        if tree is not trees[0]:
            ratios = [one / base for one, base in zip(times, took[0], strict=True)]
            among, low, high = middle(ratios)
            line += f"  {sum(times) / sum(took[0]):.3f}  {among:.3f} ({low:.3f} to {high:.3f})"
        print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("trees", nargs="*", type=Path, metavar="TREE", help="BASE comes first")
    parser.add_argument("--games", nargs="+", default=GAMES, metavar="GAME")
    parser.add_argument("--players", nargs="+", type=int, default=[4])
    parser.add_argument("--kinds", nargs="+", default=["play"], choices=["play", "watch"])
    parser.add_argument("--count", type=int, default=15, help="games in a round")
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        work()
        return
    if not asked.trees:
        parser.error("name the tree to compare with")
    trees = [Tree(folder) for folder in [*asked.trees, ROOT]]
    for kind in asked.kinds:
        for game in asked.games:
            for seats in asked.players:
                compare(trees, kind, game, seats, asked)
    for tree in trees:
        tree.close()


if __name__ == "__main__":
    main()

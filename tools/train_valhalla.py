"""Trains what bots expect in Valhalla (src/meadhall/games/valhalla/learnt.py).

    python tools/train_valhalla.py play games.csv --games 4000 --seed a
    python tools/train_valhalla.py fit games.csv [more.csv ...]

`play` lets bots that look one move ahead play each other with the network as it is, from two to
six players, with and without expansions; now and then one takes a random action, so that other
ways of playing are seen too. At the beginning of every turn it writes what the network is told of
each seat, and what that seat has gained by the end. `fit` fits the network to these rows and
writes learnt.json; so a round of learning is `play` and `fit`, and the next round plays with what
the last one learnt. The same seed plays the same games on every Python (PyPy is several times
faster); `fit` needs NumPy (`./meadhall test` installs it), and its last digits are those of the
machine's linear algebra.
"""

from __future__ import annotations

import argparse
import csv
import json
from pathlib import Path
from random import Random
from typing import Any

import meadhall
from meadhall.core import Dice, Setting, key_from
from meadhall.games.valhalla.actions import AddWarrior, ChooseAction
from meadhall.games.valhalla.learnt import inputs, mover_of
from meadhall.games.valhalla.piles import KeepCard
from meadhall.games.valhalla.scoring import total_of

GAME = meadhall.game("valhalla")
LEARNT = Path(__file__).resolve().parent.parent / "src/meadhall/games/valhalla/data/learnt.json"

EXPANSIONS = ("thor", "valkyries", "dwarves", "tyr", "last_viking")
WIDTH = 6
"""About how many further choices of a move are tried for each option."""
LONGEST = 40
"""After so many answers a table is judged as it stands."""

UNITS = 16
EPOCHS = 30
BATCH = 256
DECAY = 1e-4


# -- playing ---------------------------------------------------------------------------------


class Explorer:
    """Looks one move ahead by the outlook, in one world, and sometimes tries something else."""

    def __init__(self, seed: str, curious: float) -> None:
        """``curious`` is how often it acts at random."""
        self.dice = Dice(key_from(seed))
        self.random = Random(seed)
        self.curious = curious

    def choose(self, table: Any, seat: int, question: Any, options: list[Any]) -> Any:
        """The option after which its seat looks best."""
        if len(options) == 1:
            return options[0]
        world = GAME.hidden(table, seat, self.dice)
        usual = self.usual(world, question)
        if usual in options:
            return usual
        may_try = isinstance(question, (ChooseAction, AddWarrior, KeepCard))
        if may_try and self.random.random() < self.curious:
            return self.random.choice(options)
        worths = [self.after(world, seat, question, option, WIDTH) for option in options]
        return options[max(range(len(options)), key=worths.__getitem__)]

    def usual(self, table: Any, question: Any) -> Any:
        """What everybody answers, if anything."""
        return None if GAME.habit is None else GAME.habit(table, question)

    def after(self, table: Any, seat: int, question: Any, option: Any, width: int) -> float:
        """What a seat may expect of an option once the table is at rest."""
        table = table.clone()
        table.answer(question, option)
        for _ in range(LONGEST):
            asked = table.questions()
            if not asked or (not table.answered() and GAME.at_rest(table)):
                break
            options = table.options(asked[0])
            usual = self.usual(table, asked[0])
            if usual in options:
                table.answer(asked[0], usual)
            elif asked[0].seat == seat and width > 1:
                left = width // len(options)
                return max(self.after(table, seat, asked[0], each, left) for each in options)
            else:
                table.answer(asked[0], self.dice.pick(options))
        return GAME.outlook_of(table).worths[seat]


def options_of(random: Random, seats: int) -> dict[str, Setting]:
    """The base game in two games of three, else some expansions."""
    if random.random() < 2 / 3:
        return {}
    found: dict[str, Setting] = {name: random.random() < 0.4 for name in EXPANSIONS}
    if seats == 2:
        found["thor"] = found["last_viking"] = False
    return found | {"loki": random.choice(("no", "introductory", "random"))}


def play_one(seed: str, seats: int, curious: float) -> list[list[float]]:
    """The rows of one game."""
    random = Random(seed)
    table: Any = GAME.new(seats, options_of(random, seats), seed)
    bots = [Explorer(f"{seed} seat {seat}", curious) for seat in range(seats)]
    rows: list[tuple[int, int, list[float]]] = []
    while asked := table.questions():
        seat = asked[0].seat
        if isinstance(asked[0], ChooseAction):
            for each, numbers in enumerate(inputs(table, mover_of(table))):
                rows.append((each, total_of(table, each), numbers))
        question, options = GAME.questions(table, seat)[0]
        table.answer(question, bots[seat].choose(table, seat, question, options))
    result = GAME.result(table)
    assert result is not None
    return [[result.scores[each] - had, *numbers] for each, had, numbers in rows]


def play(path: Path, games: int, players: list[int], seed: str, curious: float) -> None:
    """Write the rows of many games, with these numbers of players in turn."""
    with path.open("w", newline="") as file:
        write = csv.writer(file)
        for number in range(games):
            for row in play_one(f"{seed}/{number}", players[number % len(players)], curious):
                write.writerow([f"{value:.5g}" for value in row])
            if number % 100 == 99:
                print(f"{number + 1} of {games} games", flush=True)


# -- fitting ---------------------------------------------------------------------------------


def fit(paths: list[Path]) -> None:
    """Fit the network to rows by Adam; a tenth of the rows, the last games, only measure it."""
    import numpy as np  # here, since playing needs none

    rows = np.concatenate([np.loadtxt(path, delimiter=",") for path in paths])
    cut = len(rows) * 9 // 10
    targets, given = rows[:, 0], rows[:, 1:]
    mean, spread = given[:cut].mean(0), given[:cut].std(0) + 1e-3
    given = (given - mean) / spread
    chance = np.random.default_rng(1)
    count = given.shape[1]
    state: list[Any] = [
        chance.normal(size=(count, UNITS)) / np.sqrt(count),
        np.zeros(UNITS),
        chance.normal(size=UNITS) * 0.3,
        np.array(targets[:cut].mean()),
    ]
    first = [np.zeros_like(each) for each in state]
    second = [np.zeros_like(each) for each in state]

    def sums(x: Any) -> Any:
        return x @ state[0] + state[1]

    step = 0
    for epoch in range(EPOCHS):
        rate = 1e-5 + 0.0015 * (1 + np.cos(np.pi * epoch / EPOCHS))
        order = chance.permutation(cut)
        for start in range(0, cut, BATCH):
            some = order[start : start + BATCH]
            found = sums(given[some])
            shown = np.maximum(found, 0)
            error = 2 * (shown @ state[2] + state[3] - targets[some]) / len(some)
            back = np.outer(error, state[2]) * (found > 0)
            slopes = [
                given[some].T @ back + DECAY * state[0],
                back.sum(0),
                shown.T @ error,
                error.sum(),
            ]
            step += 1
            for at, slope in enumerate(slopes):
                first[at] = 0.9 * first[at] + 0.1 * slope
                second[at] = 0.999 * second[at] + 0.001 * slope**2
                move = first[at] / (1 - 0.9**step)
                state[at] = state[at] - rate * move / (
                    np.sqrt(second[at] / (1 - 0.999**step)) + 1e-8
                )
    missed = np.maximum(sums(given[cut:]), 0) @ state[2] + state[3] - targets[cut:]
    told = 1 - (missed**2).mean() / targets[cut:].var()
    print(f"{len(rows)} rows; of games not fitted to {100 * told:.1f} % of the variance is told")
    weights = state[0] / spread[:, None]
    biases = state[1] - (mean / spread) @ state[0]
    save(weights.T.tolist(), biases.tolist(), state[2].tolist(), float(state[3]))


def save(weights: list[list[float]], biases: list[float], out: list[float], bias: float) -> None:
    """Write the network, a unit to a line."""
    units = ",\n".join(json.dumps([round(each, 4) for each in unit]) for unit in weights)
    rest = {
        "biases": [round(each, 4) for each in biases],
        "out": [round(each, 4) for each in out],
        "bias": round(bias, 4),
    }
    LEARNT.write_text(f'{{"weights": [\n{units}\n],\n{json.dumps(rest)[1:]}\n', "utf-8")


def main() -> None:
    """Play or fit, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("path", type=Path)
    playing.add_argument("--games", type=int, default=4000)
    playing.add_argument("--players", type=int, nargs="+", default=[2, 3, 2, 4, 2, 5, 2, 6])
    playing.add_argument("--seed", default="valhalla")
    playing.add_argument("--curious", type=float, default=0.15)
    fitting = commands.add_parser("fit")
    fitting.add_argument("paths", type=Path, nargs="+")
    asked = parser.parse_args()
    if asked.command == "play":
        play(asked.path, asked.games, asked.players, asked.seed, asked.curious)
    else:
        fit(asked.paths)


if __name__ == "__main__":
    main()

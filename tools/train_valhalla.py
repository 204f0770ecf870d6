"""Trains what bots expect in Valhalla (src/meadhall/games/valhalla/learnt.py).

    python tools/train_valhalla.py play games.csv --games 4000 --seed a
    python tools/train_valhalla.py fit games.csv [more.csv ...]

`play` lets bots play each other, from two to six players, with and without expansions: bots that
look one move ahead with the network as it is, alone among `greedy`, beside some of them or among
themselves. Now and then they act at random, so that other ways of playing are seen too. At the
beginning of every turn it writes the number of players, what each seat has gained by the end and
what the network is told of it. `fit` fits a network for two players and one for more to these rows
and writes learnt.json; so a round of learning is `play` and `fit`, and the next round plays with
what the last one learnt. The same seed plays the same games on every Python; `fit` needs NumPy
(`./meadhall test` installs it), and its last digits are those of the machine's linear algebra.
"""

from __future__ import annotations

import argparse
import csv
import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import meadhall
from meadhall.bots import GreedyBot
from meadhall.bots.moves import known_best
from meadhall.core import Setting
from meadhall.games.valhalla.actions import AddWarrior, ChooseAction, ChooseTarget
from meadhall.games.valhalla.piles import KeepCard
from meadhall.games.valhalla.scoring import total_of
from meadhall.games.valhalla.table import Table
from meadhall.games.valhalla.traits import inputs, mover_of

GAME = meadhall.game("valhalla")
LEARNT = Path(__file__).resolve().parent.parent / "src/meadhall/games/valhalla/data/learnt.json"

EXPANSIONS = ("thor", "valkyries", "dwarves", "tyr", "last_viking")
PLAYERS = [2, 4, 3, 4, 2, 4, 5, 4, 2, 4, 6, 4]
CURIOUS = (0.0, 0.08, 0.2)
"""How often a player acts at random: one of these, drawn for each."""
WIDTH = 36
"""About how many estimates a move has."""

UNITS = 16
EPOCHS = 20
BATCH = 512
DECAY = 1e-4


# -- playing ---------------------------------------------------------------------------------


def promised(table: Table, seat: int) -> float:
    """How a table looks to a seat by what was learnt."""
    return GAME.outlook_of(table).worths[seat]


LEARNING = replace(GAME, worth=promised, habit=partial(known_best, GAME))
"""The game as bots see it that look one move ahead by the network, with exact play of a phase."""


class Explorer:
    """Plays as `greedy` does, by the network or by its own estimate, and sometimes at random."""

    def __init__(self, seed: str, learns: bool, curious: float) -> None:
        """``curious`` is how often it acts at random."""
        self.game = LEARNING if learns else GAME
        self.bot = GreedyBot(seed, budget=WIDTH, worlds=1) if learns else GreedyBot(seed)
        self.random = Random(seed)
        self.curious = curious

    def choose(self, table: Table, seat: int) -> tuple[Any, Any]:
        """A question and the answer to it."""
        questions = GAME.questions(table, seat)
        question, options = questions[0]
        may_try = isinstance(question, (ChooseAction, AddWarrior, ChooseTarget, KeepCard))
        if may_try and self.random.random() < self.curious:
            self.bot.plan = []
            return question, self.random.choice(options)
        return self.bot.choose(self.game, table, seat, questions)


def who_learns(random: Random, seats: int) -> list[bool]:
    """One among `greedy`, some of them, or all."""
    drawn = random.random()
    if drawn < 0.35:
        one = random.randrange(seats)
        return [seat == one for seat in range(seats)]
    if drawn < 0.6:
        return [random.random() < 2 / 3 for _ in range(seats)]
    return [True] * seats


def options_of(random: Random, seats: int) -> dict[str, Setting]:
    """The base game in two games of three, else some expansions."""
    if random.random() < 2 / 3:
        return {}
    found: dict[str, Setting] = {name: random.random() < 0.4 for name in EXPANSIONS}
    if seats == 2:
        found["thor"] = found["last_viking"] = False
    return found | {"loki": random.choice(("no", "introductory", "random"))}


def play_one(seed: str, seats: int) -> list[list[float]]:
    """The rows of one game."""
    random = Random(seed)
    table: Any = GAME.new(seats, options_of(random, seats), seed)
    bots = [
        Explorer(f"{seed} seat {seat}", learns, random.choice(CURIOUS))
        for seat, learns in enumerate(who_learns(random, seats))
    ]
    rows: list[tuple[int, int, list[float]]] = []
    while asked := table.questions():
        seat = asked[0].seat
        if isinstance(asked[0], ChooseAction):
            for each, numbers in enumerate(inputs(table, mover_of(table))):
                rows.append((each, total_of(table, each), numbers))
        table.answer(*bots[seat].choose(table, seat))
    result = GAME.result(table)
    assert result is not None
    return [[seats, result.scores[each] - had, *numbers] for each, had, numbers in rows]


def play(path: Path, games: int, players: list[int], seed: str) -> None:
    """Write the rows of many games, with these numbers of players in turn."""
    with path.open("w", newline="") as file:
        write = csv.writer(file)
        for number in range(games):
            for row in play_one(f"{seed}/{number}", players[number % len(players)]):
                write.writerow([f"{value:.5g}" for value in row])
            if number % 100 == 99:
                print(f"{number + 1} of {games} games", flush=True)


# -- fitting ---------------------------------------------------------------------------------


def fit(paths: list[Path]) -> None:
    """Fit a network for two players and one for more; one without rows stays as it is."""
    import numpy as np  # here, since playing needs none

    rows = np.concatenate([np.loadtxt(path, delimiter=",", dtype=np.float32) for path in paths])
    networks = json.loads(LEARNT.read_text("utf-8"))
    two = rows[:, 0] == 2
    for name, some in (("two", rows[two, 1:]), ("more", rows[~two, 1:])):
        if len(some):
            networks[name] = fit_one(some)
    save(networks)


def fit_one(rows: Any) -> dict[str, Any]:
    """A network fitted by Adam; a tenth of the rows, the last games, only measure it."""
    import numpy as np

    cut = len(rows) * 9 // 10
    targets, given = rows[:, 0], rows[:, 1:]
    mean, spread = given[:cut].mean(0), given[:cut].std(0) + 1e-2
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
    return {
        "weights": rounded(weights.T.tolist()),
        "biases": rounded(biases.tolist()),
        "out": rounded(state[2].tolist()),
        "bias": rounded(float(state[3])),
    }


def rounded(value: Any) -> Any:
    """Numbers in lists with four digits behind the point."""
    return [rounded(each) for each in value] if isinstance(value, list) else round(value, 4)


def save(networks: dict[str, dict[str, Any]]) -> None:
    """Write the networks, a unit to a line."""
    found = []
    for name, each in networks.items():
        units = ",\n".join(map(json.dumps, each.pop("weights")))
        found.append(f'"{name}": {{"weights": [\n{units}\n],\n{json.dumps(each)[1:]}')
    LEARNT.write_text("{" + ",\n".join(found) + "}\n", "utf-8")


def main() -> None:
    """Play or fit, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("path", type=Path)
    playing.add_argument("--games", type=int, default=4000)
    playing.add_argument("--players", type=int, nargs="+", default=PLAYERS)
    playing.add_argument("--seed", default="valhalla")
    fitting = commands.add_parser("fit")
    fitting.add_argument("paths", type=Path, nargs="+")
    asked = parser.parse_args()
    if asked.command == "play":
        play(asked.path, asked.games, asked.players, asked.seed)
    else:
        fit(asked.paths)


if __name__ == "__main__":
    main()

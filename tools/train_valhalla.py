"""Trains what bots expect in Valhalla (src/meadhall/games/valhalla/learnt.py).

    python tools/train_valhalla.py play games.csv --games 4000 --seed a
    python tools/train_valhalla.py fit games.csv [more.csv ...]

`play` lets bots play each other, from two to six players, with and without expansions: bots that
look one move ahead with the network as it is, alone among `greedy`, beside some of them or among
themselves. Now and then they act at random, so that other ways of playing are seen too. At the
beginning of every turn it writes for each seat the game, the number of players, its points, what it
has gained by the end and what the network is told of it. `fit` fits a network for two players and
one for more to these rows and writes learnt.json; so a round of learning is `play` and `fit`, and
the next round plays with what the last one learnt.

A gain is mostly luck, so a network that was fitted to gains is fitted twice more to milder targets
(TD(lambda)): in part how the game ended, in part what the network said on each turn until then.

The same seed plays the same games on every Python; `fit` needs NumPy (`./meadhall test` installs
it), and its last digits are those of the machine's linear algebra.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from training import rows_of, run

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
MILDER = 2
"""How often the network is fitted anew to milder targets."""
LAMBDA = 0.9
"""How much of a target comes from later than the next turn."""
NUMBER, SEATS, POINTS, GAIN, GIVEN = range(5)
"""A row: number of the game, number of players, points, what is gained by the end, the inputs."""


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
    return [[seats, had, result.scores[each] - had, *numbers] for each, had, numbers in rows]


# -- fitting ---------------------------------------------------------------------------------


def fit(paths: list[Path]) -> None:
    """Fit a network for two players and one for more; one without rows stays as it is."""
    import numpy as np  # here, since playing needs none

    networks = json.loads(LEARNT.read_text("utf-8"))
    rows = rows_of(np, paths)
    two = rows[:, SEATS] == 2
    for name, some in (("two", rows[two]), ("more", rows[~two])):
        if len(some):
            networks[name] = fit_mildly(np, some)
    save(networks)


def fit_mildly(np: Any, rows: Any) -> dict[str, Any]:
    """A network fitted to gains, then to milder targets by what the last one said.

    A tenth of the rows, the last games, only measure it.
    """
    cut = len(rows) * 9 // 10
    gains, given = rows[:, GAIN], rows[:, GIVEN:]
    learnt = Fitted(np, gains[:cut], given[:cut])
    for _ in range(MILDER):
        targets = milder(np, rows, learnt.answers(given))
        learnt = Fitted(np, targets[:cut], given[:cut])
    missed = learnt.answers(given[cut:]) - gains[cut:]
    told = 1 - (missed**2).mean() / gains[cut:].var()
    print(f"{len(rows)} rows; of games not fitted to {100 * told:.1f} % of the variance is told")
    return learnt.as_data()


def milder(np: Any, rows: Any, answers: Any) -> Any:
    """Gains by how the game ended and by what the network says of the turns until then."""
    ends = rows[:, POINTS] + rows[:, GAIN]
    expected = rows[:, POINTS] + answers
    later = rows[:, SEATS].astype(int) + np.arange(len(rows))  # the same seat, a turn later
    for at in range(len(rows) - 1, -1, -1):
        after = later[at]
        if after < len(rows) and rows[after, NUMBER] == rows[at, NUMBER]:
            ends[at] = (1 - LAMBDA) * expected[after] + LAMBDA * ends[after]
    return ends - rows[:, POINTS]


class Fitted:
    """A network with one hidden layer, fitted to targets by Adam."""

    def __init__(self, np: Any, targets: Any, given: Any) -> None:
        """``given`` are the rows of inputs."""
        self.np = np
        self.mean, self.spread = given.mean(0), given.std(0) + 1e-2
        given = (given - self.mean) / self.spread
        chance = np.random.default_rng(1)
        count = given.shape[1]
        self.state: list[Any] = [
            chance.normal(size=(count, UNITS)) / np.sqrt(count),
            np.zeros(UNITS),
            chance.normal(size=UNITS) * 0.3,
            np.array(targets.mean()),
        ]
        first = [np.zeros_like(each) for each in self.state]
        second = [np.zeros_like(each) for each in self.state]
        step = 0
        for epoch in range(EPOCHS):
            rate = 1e-5 + 0.0015 * (1 + np.cos(np.pi * epoch / EPOCHS))
            order = chance.permutation(len(given))
            for start in range(0, len(given), BATCH):
                some = order[start : start + BATCH]
                step += 1
                for at, slope in enumerate(self.slopes(given[some], targets[some])):
                    first[at] = 0.9 * first[at] + 0.1 * slope
                    second[at] = 0.999 * second[at] + 0.001 * slope**2
                    move = first[at] / (1 - 0.9**step)
                    size = np.sqrt(second[at] / (1 - 0.999**step)) + 1e-8
                    self.state[at] = self.state[at] - rate * move / size

    def slopes(self, given: Any, targets: Any) -> list[Any]:
        """How the squared error changes with each part of the state."""
        weights, biases, out, bias = self.state
        found = given @ weights + biases
        shown = self.np.maximum(found, 0)
        error = 2 * (shown @ out + bias - targets) / len(given)
        back = self.np.outer(error, out) * (found > 0)
        return [given.T @ back + DECAY * weights, back.sum(0), shown.T @ error, error.sum()]

    def answers(self, given: Any) -> Any:
        """What the network says of rows of inputs."""
        weights, biases, out, bias = self.state
        found = (given - self.mean) / self.spread @ weights + biases
        return self.np.maximum(found, 0) @ out + bias

    def as_data(self) -> dict[str, Any]:
        """The weights for inputs as they are."""
        weights, biases, out, bias = self.state
        weights = weights / self.spread[:, None]
        return {
            "weights": rounded(weights.T.tolist()),
            "biases": rounded((biases - self.mean @ weights).tolist()),
            "out": rounded(out.tolist()),
            "bias": rounded(float(bias)),
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


if __name__ == "__main__":
    run(__doc__, play_one, fit, PLAYERS, "valhalla")

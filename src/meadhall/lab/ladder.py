"""The ladder: levels of bots play their neighbours, and each gets a rating with an interval.

A match is a number of games between two neighbours of the ladder, the stronger one first in name.
In a game of two they sit opposite each other and change seats from game to game; with more players
one stronger bot plays against weaker ones in all other seats, which it takes in turn. In a game
that is won or lost together a whole party of each plays the same deals, and the party that gets
further wins.

Ratings are Elo by the model of Bradley and Terry, from every comparison of the stronger bot with
another seat; intervals come from drawing the games of each match anew (bootstrap). Game number i of
a match has the seed "SEED/i": with budgets in simulations a ladder is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log10
from random import Random
from time import perf_counter
from typing import Any

import meadhall
from meadhall.bots import Budget, bot
from meadhall.core import Game, Result, Setting, Table
from meadhall.lab import pool
from meadhall.lab.findings import mean, tidy, wilson
from meadhall.lab.play import MAX_DECISIONS, Endless

START = 1000.0
"""The rating of the lowest rung."""

DRAWN_AGAIN = 400
"""How often all matches are drawn anew for the intervals."""

ROUNDS = 200
"""Steps in which ratings settle."""


Tally = dict[tuple[str, str], tuple[float, float]]
"""By pair, the stronger first: its points, and out of how many games."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A ladder: which game, who climbs it, how many games a match, from which seed."""

    game: str
    players: int
    rungs: tuple[str, ...]
    """The bots, the weakest first."""
    games: int
    seed: str
    budgets: Mapping[str, Budget] = field(default_factory=dict)
    options: Mapping[str, Setting] = field(default_factory=dict)

    @property
    def matches(self) -> list[tuple[str, str]]:
        """Neighbours, the stronger first."""
        return [(self.rungs[at + 1], self.rungs[at]) for at in range(len(self.rungs) - 1)]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game of a match, as the stronger bot sees it."""

    match: int
    won: float
    """1 for a win, a part of it for one that is shared."""
    beaten: tuple[float, ...]
    """For each comparison with the weaker one: 1 ahead of it, 0.5 level, 0 behind."""
    score: float
    other: float
    """Its score, and the best one of the others."""
    thought: dict[str, list[float]]
    """By bot, how long each decision took, in seconds."""


def run(plan: Plan, jobs: int) -> Iterator[Outcome]:
    """Play all matches game by game, so that a run that is stopped has played all of them."""
    numbers = [
        (plan, match, number) for number in range(plan.games) for match in range(len(plan.matches))
    ]
    return pool.run(play_one, numbers, jobs)


def play_one(task: tuple[Plan, int, int]) -> Outcome:
    """One game of a match; a task of the pool."""
    plan, match, number = task
    game = meadhall.game(plan.game)
    strong, weak = plan.matches[match]
    thought: dict[str, list[float]] = {}
    seed = f"{plan.seed}/{number}"
    first, together = seated(plan, game, strong, weak, number % plan.players, seed, thought)
    if together:
        second, _ = seated(plan, game, weak, weak, 0, seed, thought)
        ahead = compare((first.won, first.scores[0]), (second.won, second.scores[0]))
        return Outcome(match, ahead, (ahead,), float(first.won), float(second.won), thought)
    seat = number % plan.players
    others = [other for other in range(plan.players) if other != seat]
    won = 1 / len(first.winners) if seat in first.winners else 0.0
    return Outcome(
        match,
        won,
        tuple(compare(-first.places[seat], -first.places[other]) for other in others),
        float(first.scores[seat]),
        float(max(first.scores[other] for other in others)),
        thought,
    )


def compare(mine: Any, other: Any) -> float:
    """1 for more, 0.5 for the same, 0 for less."""
    return 0.5 if mine == other else float(mine > other)


def seated(
    plan: Plan,
    game: Game[Any],
    strong: str,
    weak: str,
    seat: int,
    seed: str,
    thought: dict[str, list[float]],
) -> tuple[Result, bool]:
    """One game's result, and whether it is a game that all win or lose together."""
    table: Table = game.new(plan.players, plan.options, seed)
    together = game.outlook_of(table).shared
    names = [strong if together or at == seat else weak for at in range(plan.players)]
    bots = [bot(name, f"{seed} seat {at}", plan.budgets.get(name)) for at, name in enumerate(names)]
    for _ in range(MAX_DECISIONS):
        asked = table.questions()
        if not asked:
            break
        at = asked[0].seat
        questions = game.questions(table, at)
        start = perf_counter()
        question, option = bots[at].choose(game, table, at, questions)
        thought.setdefault(names[at], []).append(perf_counter() - start)
        table.answer(question, option)
    result = game.result(table)
    if result is None:
        raise Endless(f"{game.id} with seed {seed!r} is not over after {MAX_DECISIONS} decisions")
    return result, together


# -- ratings -------------------------------------------------------------------------------


def ratings(
    rungs: Sequence[str], tally: Mapping[tuple[str, str], tuple[float, float]]
) -> list[float]:
    """Elo by bot from points and comparisons of each pair; the first has the starting value.

    Half a win and half a loss are added to each pair, so that no rating is without end.
    """
    strength = dict.fromkeys(rungs, 1.0)
    for _ in range(ROUNDS):
        for name in rungs:
            points = games = 0.0
            for (strong, weak), (got, of) in tally.items():
                if name in (strong, weak):
                    points += 0.5 + (got if name == strong else of - got)
                    other = weak if name == strong else strong
                    games += (of + 1.0) / (strength[name] + strength[other])
            strength[name] = points / games if games else 1.0
    first = strength[rungs[0]]
    return [START + 400.0 * log10(strength[name] / first) for name in rungs]


def tally_of(plan: Plan, outcomes: Sequence[Outcome]) -> Tally:
    """By match: points of the stronger one, and comparisons, each game counted as one."""
    found: Tally = {}
    for match, pair in enumerate(plan.matches):
        games = [each for each in outcomes if each.match == match]
        points = 0.0
        for each in games:
            for part in each.beaten:
                points += part / len(each.beaten)
        found[pair] = (points, float(len(games)))
    return found


def intervals(plan: Plan, outcomes: Sequence[Outcome]) -> list[tuple[float, float]]:
    """By bot, between which values its rating lies 95 times of 100 when games are drawn anew."""
    chance = Random(plan.seed)
    by_match = [[each for each in outcomes if each.match == at] for at in range(len(plan.matches))]
    found: list[list[float]] = [[] for _ in plan.rungs]
    for _ in range(DRAWN_AGAIN):
        drawn = [chance.choice(games) for games in by_match if games for _ in games]
        for at, value in enumerate(ratings(plan.rungs, tally_of(plan, drawn))):
            found[at].append(value)
    low, high = DRAWN_AGAIN * 25 // 1000, DRAWN_AGAIN * 975 // 1000 - 1
    return [(sorted(values)[low], sorted(values)[high]) for values in found]


# -- the summary ---------------------------------------------------------------------------


def summarise(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The ladder as plain data; only the thinking times differ from run to run."""
    elo = ratings(plan.rungs, tally_of(plan, outcomes))
    between = intervals(plan, outcomes)
    return {
        "game": plan.game,
        "rules": meadhall.game(plan.game).version,
        "players": plan.players,
        "games": plan.games,
        "seed": plan.seed,
        "budgets": {
            name: {"iterations": each.iterations, "milliseconds": each.milliseconds}
            for name, each in plan.budgets.items()
        },
        "rungs": [
            {
                "bot": name,
                "elo": round(elo[at]),
                "low": round(between[at][0]),
                "high": round(between[at][1]),
                **times(outcomes, name),
            }
            for at, name in enumerate(plan.rungs)
        ],
        "matches": [_match(plan, outcomes, at) for at in range(len(plan.matches))],
    }


def _match(plan: Plan, outcomes: Sequence[Outcome], match: int) -> dict[str, Any]:
    strong, weak = plan.matches[match]
    games = [each for each in outcomes if each.match == match]
    won = 0.0
    score = other = 0.0
    for each in games:
        won += each.won
        score += each.score
        other += each.other
    low, high = wilson(won, len(games))
    return {
        "bot": strong,
        "against": weak,
        "games": len(games),
        "won": tidy(won),
        "share": mean(won, len(games)),
        "low": tidy(low),
        "high": tidy(high),
        "score": mean(score, len(games)),
        "best_other": mean(other, len(games)),
    }


def times(outcomes: Sequence[Outcome], name: str) -> dict[str, float]:
    """How long a bot thinks about a decision, in milliseconds: the middle one and the slowest."""
    spent = sorted(seconds for each in outcomes for seconds in each.thought.get(name, []))
    if not spent:
        return {"p50_ms": 0.0, "p99_ms": 0.0, "most_ms": 0.0}
    at99 = min(len(spent) - 1, len(spent) * 99 // 100)
    p50, p99, most = spent[len(spent) // 2], spent[at99], spent[-1]
    return {"p50_ms": tidy(p50 * 1e3), "p99_ms": tidy(p99 * 1e3), "most_ms": tidy(most * 1e3)}

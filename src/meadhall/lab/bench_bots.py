"""How fast bots think: playouts and simulations a second, and where the time goes.

Shares come from a second run under Python's profiler, which slows small calls down more than
large ones: they show the order of things, not more.
"""

from __future__ import annotations

from collections.abc import Sequence
from cProfile import Profile
from pstats import Stats
from random import Random
from time import process_time
from typing import Any

import meadhall
from meadhall.bots import Budget, SearchBot, estimate
from meadhall.bots import search as search_module
from meadhall.core import Dice, Game, Table, key_from

Position = tuple[Table, int]
"""A table and the seat that is asked there."""

PARTS = {
    "engine": {"answer", "clone", "at_rest"},
    "worlds": {"imagine"},
    "evaluation": {"outlook_of", "known_best"},
}
"""By part of the work: the functions called by the search that do it."""

SEARCH = (search_module.__file__, estimate.__file__)
"""The files of the search itself."""


def measure(names: Sequence[str], seats: int, iterations: int, positions: int) -> dict[str, Any]:
    """Figures by game as plain data."""
    return {name: _game(meadhall.game(name), seats, iterations, positions) for name in names}


def _game(game: Game[Any], seats: int, iterations: int, positions: int) -> dict[str, Any]:
    found = sample(game, seats, positions)
    search(game, found[:1], iterations)
    start = process_time()
    count = search(game, found, iterations)
    spent = process_time() - start
    return {
        "players": seats,
        "simulations_per_second": count / spent,
        "playouts_per_second": playouts(game, found),
        "shares": shares(game, found, iterations),
    }


def sample(game: Game[Any], seats: int, count: int) -> list[Position]:
    """Positions with a choice, spread over a random game."""
    chance = Random(1)
    table: Table = game.new(seats, {}, "bench bots")
    found: list[Position] = []
    while asked := table.questions():
        if len(table.options(asked[0])) > 1:
            found.append((table.clone(), asked[0].seat))
        table.answer(asked[0], chance.choice(table.options(asked[0])))
    return found[:: max(1, len(found) // count)][:count]


def search(game: Game[Any], positions: Sequence[Position], iterations: int) -> int:
    """Decide at these positions; how many simulations that took."""
    count = 0
    for table, seat in positions:
        mind = SearchBot("bench", Budget(iterations=iterations))
        mind.judge(game, table, seat, game.questions(table, seat))
        count += mind.simulated
    return count


def playouts(game: Game[Any], positions: Sequence[Position]) -> float:
    """Random games to the end from these positions, a second."""
    dice = Dice(key_from("bench"))
    start = process_time()
    for table, seat in positions:
        world: Table = game.hidden(table, seat, dice)
        while asked := world.questions():
            world.answer(asked[0], dice.pick(world.options(asked[0])))
    return len(positions) / (process_time() - start)


def shares(game: Game[Any], positions: Sequence[Position], iterations: int) -> dict[str, float]:
    """By part of the work, its share of the time of a search."""
    profile = Profile(process_time)
    profile.runcall(search, game, positions, iterations)
    stats: Any = Stats(profile)
    spent = dict.fromkeys(PARTS, 0.0)
    for (_, _, name), (_, _, _, _, callers) in stats.stats.items():
        for part, names in PARTS.items():
            if name in names:
                spent[part] += sum(
                    each[3] for (file, _, _), each in callers.items() if file in SEARCH
                )
    found = {part: seconds / stats.total_tt for part, seconds in spent.items()}
    return {**found, "tree": max(0.0, 1.0 - sum(found.values()))}

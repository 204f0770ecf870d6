"""Measures whether the chances that bots and hints tell are as often right as they say.

    python tools/calibration.py midgard --games 120 --seed chances

Bots that search for a few simulations play each other with two to four players. At some of the
moments at which nothing is half done the chances to win (`Game.outlook`) are kept. By number of
players and part of the game the table gives the mean squared error of these chances, that of equal
ones, and by which factor chances should be closer to each other or farther apart to err least: 1 if
they are right, 2 if luck moves scores twice as far as the game's outlook says.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import meadhall
from meadhall.bots import Budget, SearchBot

PLAYERS = (2, 4, 3, 4)
BUDGET = Budget(iterations=6)
KEPT = 0.3
"""How often a moment is kept of which it could be."""
PARTS = 4
FACTORS = (0.5, 0.7, 0.85, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 6.0)
LEAST = 1e-12


@dataclass(frozen=True, slots=True)
class Moment:
    """What was promised, in which part of a game, and who won."""

    part: int
    chances: Sequence[float]
    won: Sequence[float]
    """By seat 1 for a win, a part of it for one that is shared."""


def moments_of(game_id: str, seats: int, seed: str) -> list[Moment]:
    """Some moments of one game."""
    full = meadhall.game(game_id)
    game = replace(full, foresight=0)  # a quarter of the time, and the same chances
    random = Random(seed)
    table = full.new(seats, {}, seed)
    bots = [SearchBot(f"{seed} seat {seat}", BUDGET) for seat in range(seats)]
    kept: list[tuple[int, list[float]]] = []
    step = 0
    while asked := table.questions():
        seat, step = asked[0].seat, step + 1
        if full.at_rest(table) and not table.answered() and random.random() < KEPT:
            kept.append((step, full.outlook_of(table).chances))
        table.answer(*bots[seat].choose(game, table, seat, game.questions(table, seat)))
    result = full.result(table)
    assert result is not None
    won = [(seat in result.winners) / len(result.winners) for seat in range(seats)]
    return [Moment((at - 1) * PARTS // step, chances, won) for at, chances in kept]


def error(moments: Sequence[Moment], factor: float) -> float:
    """The mean squared error of chances that are drawn together by a factor."""
    total = 0.0
    for moment in moments:
        drawn = [max(chance, LEAST) ** (1 / factor) for chance in moment.chances]
        pairs = zip(drawn, moment.won, strict=True)
        total += sum([(each / sum(drawn) - won) ** 2 for each, won in pairs]) / len(drawn)
    return total / len(moments)


def best_factor(moments: Sequence[Moment]) -> float:
    """The factor with which chances err least."""
    return min(FACTORS, key=lambda factor: error(moments, factor))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=[*meadhall.GAMES])
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", default="chances")
    asked = parser.parse_args()
    found: dict[tuple[int, int], list[Moment]] = {}
    for number in range(asked.games):
        seats = PLAYERS[number % len(PLAYERS)]
        for moment in moments_of(asked.game, seats, f"{asked.seed}/{number}"):
            found.setdefault((seats, moment.part), []).append(moment)
    print("players  part  moments  error  of equal chances  best factor")
    for (seats, part), moments in sorted(found.items()):
        equal = [replace(moment, chances=[1.0] * seats) for moment in moments]
        print(
            f"{seats:7}  {part + 1}/{PARTS}  {len(moments):8}  {error(moments, 1.0):5.3f}"
            f"  {error(equal, 1.0):16.3f}  {best_factor(moments):11}"
        )


if __name__ == "__main__":
    main()

"""Advice for a person: the three best moves of a search, what they promise, and why.

Only what the seat may know is used, as by any bot. The reason compares a move with the others:
more points, a better chance without more points, or hardly any difference. What a move itself
does is told by the hint of its option.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from meadhall.bots.budget import Budget
from meadhall.bots.search import Judged, SearchBot
from meadhall.core import Text, add_up

if TYPE_CHECKING:
    from meadhall.core import Game, Option, Table

MOVES = 3
"""How many moves are named."""

EVEN = 0.01
"""Chances that differ by less are as good as equal."""

POINT = 0.5
"""Scores that differ by less are as good as equal."""


@dataclass(frozen=True, slots=True)
class Advised:
    """A move that is worth considering."""

    question: str
    option: Option
    chance: float
    """The chance to win after it, from 0 to 1."""
    expected: float | None
    """The score to expect at the end; None where all win or lose together."""
    share: float
    """How much of the search went into it, from 0 to 1."""
    reason: Text


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, the best first."""

    chance: float
    """The chance to win as the table stands, if the seat plays as advised."""
    simulated: int
    """How many continuations were played."""
    moves: list[Advised]


def advise(game: Game[Any], table: Table, seat: int, seed: str, budget: Budget) -> Advice:
    """The best moves of a seat that is asked something."""
    searcher = SearchBot(seed, budget)
    judged = searcher.judge(game, table, seat, game.questions(table, seat))
    tried = [each for each in judged if each.visits]
    visits = sum([each.visits for each in tried])
    chance = add_up([each.chance * each.visits for each in tried]) / visits
    is_shared = game.outlook_of(table).shared
    moves = [
        Advised(
            each.question.name,
            each.option,
            each.chance,
            None if is_shared else each.expected,
            each.visits / visits,
            _reason(each, tried, is_shared),
        )
        for each in tried[:MOVES]
    ]
    return Advice(chance, searcher.simulated, moves)


def _reason(move: Judged, tried: list[Judged], is_shared: bool = False) -> Text:
    """Why a move is better than the others, or why another is."""
    others = [each for each in tried if each is not move]
    if not others:
        return Text("advice-only")
    best = max(others, key=lambda each: (each.visits, each.worth))
    chance = move.chance - best.chance
    points = 0.0 if is_shared else move.expected - best.expected
    if abs(chance) < EVEN and abs(points) < POINT:
        return Text("advice-even")
    if abs(points) < POINT:
        key = "advice-chance-more" if chance > 0 else "advice-chance-less"
        return Text(key, {"n": max(1, round(100 * abs(chance)))})
    if points > 0:
        return Text("advice-points-more", {"n": round(points) or 1})
    if chance > EVEN:
        return Text("advice-holds-others", {"n": max(1, round(100 * chance))})
    return Text("advice-points-less", {"n": round(-points) or 1})

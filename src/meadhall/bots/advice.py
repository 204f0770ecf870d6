"""Advice for a person: the three best moves of a search, what they promise, and why.

Only what the seat may know is used, as by any bot. A move of several questions is told to its end,
as far as that does not hang on chance: pillage, and where. The reason compares a move with the
others: more points, a better chance without more points, or hardly any difference. What a move
itself does is told by the hint of its option.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from meadhall.bots.budget import Budget
from meadhall.bots.search import SearchBot
from meadhall.bots.tree import Judged
from meadhall.core import Dice, Text, add_up, key_from

if TYPE_CHECKING:
    from meadhall.bots.tree import Node
    from meadhall.core import Game, Option, Question, Table

MOVES = 3
"""How many moves are named."""

EVEN = 0.01
"""Chances that differ by less are as good as equal."""

POINT = 0.5
"""Scores that differ by less are as good as equal."""


MOST_STEPS = 3
"""How many further choices of a move are told."""


@dataclass(frozen=True, slots=True)
class Next:
    """A further choice that belongs to a move: what will be asked, and what to answer."""

    name: str
    seat: int
    kind: str
    args: dict[str, Any]
    option: Option
    hint: Text | None

    def arguments(self) -> dict[str, Any]:
        """What the prompt speaks of, as a question gives it."""
        return self.args


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
    then: list[Next]


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
    questions = game.questions(table, seat)
    judged = searcher.judge(game, table, seat, questions)
    usual = searcher.usual(game, table, seat, questions)
    tried = [each for each in judged if each.visits]
    tried.sort(key=lambda each: (each.question, each.option) != usual)
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
            Text("advice-usual")
            if usual == (each.question, each.option)
            else _reason(each, tried, is_shared),
            _then(game, table, each, searcher),
        )
        for each in tried[:MOVES]
    ]
    return Advice(chance, searcher.simulated, moves)


def _then(game: Game[Any], table: Table, move: Judged, searcher: SearchBot) -> list[Next]:
    """How the move goes on, as far as it is the same in every world: nothing hidden is told."""
    seat, found, question, option = move.question.seat, list[Next](), move.question, move.option
    worlds: list[Table] = [game.hidden(table, seat, Dice(key_from(f"then {n}"))) for n in range(2)]
    node = searcher.searched and searcher.searched.root.after(question, option)
    while node and len(found) < MOST_STEPS:
        drawn = worlds[0].dice.drawn
        for world in worlds:
            world.answer(question, option)
        if worlds[0].dice.drawn != drawn:
            break
        asked = _asked_next(game, worlds, seat)
        best = None if asked is None else _most_taken(node, asked)
        if asked is None or best is None:
            break
        question, option = asked, best
        hints = [question.hint(world, option) for world in worlds]
        told = hints[0] if hints[0] == hints[1] else None
        found.append(Next(question.name, seat, question.kind, question.arguments(), option, told))
        node = node.after(question, option)
    return found


def _asked_next(game: Game[Any], worlds: list[Table], seat: int) -> Question[Any] | None:
    """What the seat is asked next as part of its move, if that is the same in both worlds."""
    one, two = [world.questions()[:1] for world in worlds]
    if not one or one != two or one[0].seat != seat or game.at_rest(worlds[0]):
        return None
    options = [world.options(one[0]) for world in worlds]
    return one[0] if options[0] == options[1] else None


def _most_taken(node: Node, question: Question[Any]) -> Option | None:
    """The answer that the search took most often."""
    arms = node.arms.get((question.seat, question.name, 0), {})
    return max(arms, key=lambda each: (arms[each].visits, arms[each].total), default=None)


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
    if abs(points) < POINT and chance > 0:
        return Text("advice-chance-more", {"n": max(1, round(100 * chance))})
    if points >= POINT:
        return Text("advice-points-more", {"n": round(points) or 1})
    if chance > EVEN:
        return Text("advice-holds-others", {"n": max(1, round(100 * chance))})
    if move is tried[0]:  # taken most: what is best is never told to be worse than the best
        return Text("advice-hinders-others" if chance > -EVEN else "advice-steady")
    if abs(points) < POINT:
        return Text("advice-chance-less", {"n": max(1, round(-100 * chance))})
    return Text("advice-points-less", {"n": round(-points) or 1})

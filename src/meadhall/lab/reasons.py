"""How many refusals say why: ``python -m meadhall.lab.reasons GAME --games 40``.

Plays at random and asks at every position, for every thing that a seat can see and that cannot be
chosen, for the reason: how many there are, how many name their rule, and how many say more than
that something else is being asked.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import meadhall
from meadhall.core import Closed, Dice, Game, Option, Question, key_from
from meadhall.lab.trial import draw_options


@dataclass
class Coverage:
    """What was asked and told, by question."""

    positions: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    with_rule: Counter[str] = field(default_factory=Counter)
    of_kind: Counter[str] = field(default_factory=Counter)
    """Of these, things of the very kind that the question asks for."""
    own_reason: Counter[str] = field(default_factory=Counter)
    """Of those, how many have a reason of their own."""

    @property
    def share(self) -> float:
        """The share of refusals that name their rule."""
        return self.with_rule.total() / max(1, self.asked.total())


Refusal = tuple[Question[Any], str, Option, Closed | None]
"""A question, the kind of a thing, the thing, and the reason told."""


def refusals(game: Game[Any], table: Any) -> Iterator[Refusal]:
    """Everything that cannot be chosen at a position though it can be seen, with its reason."""
    for question in table.questions():
        options = table.options(question)
        for kind, things in game.things(table, question.seat).items():
            for thing in things:
                if thing not in options:
                    yield question, kind, thing, game.reason(table, question, thing)


def positions(game: Game[Any], games: int, seed: str = "reasons") -> Iterator[Any]:
    """The positions of so many random games: numbers of seats and options by turns.

    Every other round through the numbers of seats is played with options drawn at random.
    """
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        drawn = number // len(game.seats) % 2 == 1
        chance = Dice(key_from(f"{seed} with {number}"))
        options = draw_options(game, seats, {}, chance) if drawn else {}
        table = game.new(seats, options, f"{seed} {number}")
        dice = Dice(key_from(f"{seed} by {number}"))
        while table.questions():
            yield table
            question = dice.pick(table.questions())
            table.answer(question, dice.pick(table.options(question)))
            table.log.clear()


def measure(game: Game[Any], games: int) -> Coverage:
    """Ask for every reason in so many random games."""
    found = Coverage()
    for table in positions(game, games):
        found.positions += 1
        for question, kind, _, reason in refusals(game, table):
            found.asked[question.name] += 1
            found.with_rule[question.name] += reason is not None and bool(reason.rule)
            if kind == question.kind:
                found.of_kind[question.name] += 1
                told = reason is not None and not reason.why.key.startswith("closed-asks")
                found.own_reason[question.name] += told
    return found


def main() -> None:
    """Print the figures of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=meadhall.GAMES)
    parser.add_argument("--games", type=int, default=40)
    asked = parser.parse_args()
    found = measure(meadhall.game(asked.game), asked.games)
    print(
        f"{'question':20} {'refusals':>9} {'with rule':>9} {'of its kind':>11} {'own reason':>10}"
    )
    for name, count in found.asked.most_common():
        cells = found.with_rule[name], found.of_kind[name], found.own_reason[name]
        print(f"{name:20} {count:9} {cells[0]:9} {cells[1]:11} {cells[2]:10}")
    print(
        f"{found.positions} positions, {found.asked.total()} refusals, {found.share:.1%} with rule"
    )


if __name__ == "__main__":
    main()

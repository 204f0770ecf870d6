"""What a table promises once it is at rest, found by playing on from where it stands.

A table can be judged only when nothing is half done (``game.at_rest``). What is asked until then
is answered by habit; further choices of the seat whose move it is are tried, and the best one
counts; the rest is answered at random. A game may ask for more (``Game.foresight``): that a few
whole moves are played, each the best of some that are tried, before the table is judged.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

from meadhall.bots.moves import known_best, some_of

if TYPE_CHECKING:
    from meadhall.core import Dice, Game, Option, Outlook, Question, Table

RESTLESS = 40
"""After so many answers a table is judged though something is half done."""

PLAYED, FURTHER = 3, 2
"""How many moves are tried when a table is played on, and further choices of each of them."""


@dataclass(frozen=True, slots=True)
class Rest:
    """A table at rest, and what it promises."""

    table: Table
    outlook: Outlook


@dataclass(frozen=True, slots=True)
class Estimator:
    """Plays tables on and judges them, until its time is over."""

    game: Game[Any]
    dice: Dice
    end: float

    def is_over(self) -> bool:
        """Whether no time is left."""
        return perf_counter() > self.end

    def after(self, table: Table, question: Question[Any], option: Option, width: int) -> Rest:
        """Where an answer leads; the table itself stays as it is."""
        copy = table.clone()
        copy.answer(question, option)
        return self.settle(copy, question.seat, width)

    def settle(self, table: Table, seat: int, width: int) -> Rest:
        """Play a table on until it is at rest, with about ``width`` further choices of a seat."""
        for _ in range(RESTLESS):
            asked = table.questions()
            if not asked or (not table.answered() and self.game.at_rest(table)):
                break
            question = asked[0]
            option = known_best(self.game, table, question)
            if option is None:
                options = table.options(question)
                if width > 1 and question.seat == seat and len(options) > 1:
                    some = some_of(options, width, self.dice)
                    return self.best(table, question, some, width // len(some))
                option = self.dice.pick(options)
            table.answer(question, option)
        return Rest(table, self.game.outlook_of(table))

    def play_on(self, rest: Rest) -> Rest:
        """Play as many moves as the game asks for; each is the best of some for who makes it."""
        for _ in range(self.game.foresight):
            asked = rest.table.questions()
            if not asked or self.is_over():
                break
            options = some_of(rest.table.options(asked[0]), PLAYED, self.dice)
            rest = self.best(rest.table, asked[0], options, FURTHER)
        return rest

    def best(
        self, table: Table, question: Question[Any], options: list[Option], width: int
    ) -> Rest:
        """Where the best of these answers leads, for the seat that is asked."""
        seat = question.seat
        best: Rest | None = None
        for option in options:
            if best is not None and self.is_over():
                break
            found = self.after(table, question, option, width)
            if best is None or found.outlook.worths[seat] > best.outlook.worths[seat]:
                best = found
        assert best is not None
        return best

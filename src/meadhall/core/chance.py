"""The chance of a game, read from its record: every draw, and how it fell against expectation.

1. The record is played again with dice that write down what they give.
2. A draw is a number below n: one thing of n (a die, a card out of a hand) or a step of a shuffle.
3. Draws of one thing are counted by n and by side; each side is expected equally often, and a
   count beyond the interval happens to a fair die once in a hundred times.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from meadhall.core.dice import Dice, X
from meadhall.core.game import Game
from meadhall.core.record import Record, answer_by_name

Z = 2.576
"""Half the width of an interval that holds 99 of 100 cases, in standard deviations."""

FEW = 10
"""Below this expectation the interval is added up case by case."""


class Draw(NamedTuple):
    """One number that the dice gave: ``value`` of 0 to ``sides`` - 1."""

    answers: int
    """How many answers had been given before."""
    sides: int
    value: int
    shuffles: bool
    """Whether it was one step of a shuffle."""


@dataclass(slots=True)
class WritingDice(Dice):
    """Dice that write down what they give."""

    draws: list[Draw] = field(default_factory=list)
    answers: int = 0
    shuffles: bool = False

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, written down."""
        value = Dice.below(self, n)
        self.draws.append(Draw(self.answers, n, value, self.shuffles))
        return value

    def shuffle(self, things: list[X]) -> None:
        """Put these in random order, each step written down as one of a shuffle."""
        self.shuffles = True
        Dice.shuffle(self, things)
        self.shuffles = False


def draws_of(game: Game[Any], record: Record) -> list[Draw]:
    """Every draw of a recorded game, in order; ``game`` is that of the record's rules version."""
    dice = WritingDice(record.key)
    draws = dice.draws
    table = game.set_up(record.seats, record.options, dice)
    table.questions()
    for number, answer in enumerate(record.answers, 1):
        if record.branch is not None and record.branch.at == number - 1:
            dice = table.dice = WritingDice(record.branch.key, draws=draws)
        dice.answers = number
        answer_by_name(table, answer)
        table.log.clear()
    return draws


@dataclass(slots=True)
class Count:
    """How often a die of so many sides showed each of them."""

    seen: list[int]

    @property
    def thrown(self) -> int:
        """How often it was thrown."""
        return sum(self.seen)

    @property
    def expected(self) -> float:
        """How often each side is expected."""
        return self.thrown / len(self.seen)

    def interval(self) -> tuple[int, int]:
        """Between which counts a side of a fair die lies in 99 of 100 cases."""
        return interval(self.thrown, len(self.seen))

    def is_odd(self) -> bool:
        """Whether a side lies beyond the interval."""
        low, high = self.interval()
        return any(not low <= each <= high for each in self.seen)


def count(draws: Iterable[Draw]) -> dict[int, Count]:
    """The draws of one thing of n, counted by n and side."""
    found: dict[int, Count] = {}
    for draw in draws:
        if not draw.shuffles and draw.sides > 1:
            found.setdefault(draw.sides, Count([0] * draw.sides)).seen[draw.value] += 1
    return dict(sorted(found.items()))


def add(into: dict[int, Count], more: dict[int, Count]) -> None:
    """Add the counts of a further game."""
    for sides, counted in more.items():
        whole = into.setdefault(sides, Count([0] * sides))
        whole.seen = [a + b for a, b in zip(whole.seen, counted.seen, strict=True)]


def interval(thrown: int, sides: int) -> tuple[int, int]:
    """The counts between which one side lies in 99 of 100 cases: half a case of 100 beyond each."""
    mean = thrown / sides
    if mean < FEW:
        return _exact(thrown, 1 / sides)
    half = Z * (mean * (1 - 1 / sides)) ** 0.5
    return max(0, round(mean - half)), min(thrown, round(mean + half))


def _exact(thrown: int, chance: float) -> tuple[int, int]:
    """The same from the binomial distribution itself."""
    each = (1 - chance) ** thrown
    total, low, high = each, None if each < 0.005 else 0, 0
    while total < 0.995 and high < thrown:
        high += 1
        each *= (thrown - high + 1) / high * chance / (1 - chance)
        total += each
        if low is None and total >= 0.005:
            low = high
    return low or 0, high

"""The choices of a game, each valued by what its seat knew at the time.

1. For every decision with more than one option, and for things done at any time: pairs of playouts
   in the same worlds with the same dice, one with the option taken and one as a quick bot decides.
   Their difference is what the choice changed, for every side. As many pairs again go to the
   choices that are most in doubt.
2. For those that changed most: every option on offer, again in the same worlds.
3. A better option counts as missed only if it is better in playouts other than those that it was
   picked by.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from heapq import heapify, heapreplace
from typing import TYPE_CHECKING

from meadhall.bots.story.curve import rounded, spread_evenly
from meadhall.bots.story.data import Effort, StoryChoice, StoryOffer
from meadhall.bots.story.playouts import NEAR, Playouts, half_width, mean, spread
from meadhall.core import Answer, Aside, find_question

if TYPE_CHECKING:
    from meadhall.core import Arg, Option, Table

MOST_OFFERS = 8
"""How many options of a choice are valued at most."""


@dataclass(slots=True)
class Valued:
    """A decision with its playouts."""

    at: int
    answer: Answer
    kind: str
    args: dict[str, Arg]
    options: list[Option]
    """Empty for a thing done at any time, which is weighed against not doing it."""
    gains: list[list[float]] = field(default_factory=list)
    """Of each pair of playouts the difference, by side."""
    tried: list[Option] = field(default_factory=list)
    values: list[list[float]] = field(default_factory=list)
    """By option that was tried, the chances of its own side."""

    def gain(self, side: int) -> float:
        """What it changed for a side."""
        return mean([each[side] for each in self.gains])

    def half(self, side: int) -> float:
        """The interval of that."""
        return spread([each[side] for each in self.gains])

    def missed(self) -> tuple[float, float]:
        """By how much the best option was better than the one taken, and half of its interval."""
        if len(self.tried) < 2:
            return 0.0, 0.0
        taken = self.tried.index(self.answer.option)
        middle = len(self.values[taken]) // 2
        firsts = [mean(values[:middle]) for values in self.values]
        best = max(range(len(firsts)), key=firsts.__getitem__)
        pairs = zip(self.values[best][middle:], self.values[taken][middle:], strict=True)
        apart = [one - other for one, other in pairs]
        return mean(apart), spread(apart)


class Choices:
    """All decisions of a game."""

    def __init__(
        self, playouts: Playouts, tables: list[Table], answers: list[Answer], effort: Effort
    ) -> None:
        """``tables`` are those of the game, by the number of answers given."""
        self.playouts = playouts
        self.tables = tables
        self.effort = effort
        found = [self._choice(at, answer) for at, answer in enumerate(answers)]
        real = [each for each in found if each is not None]
        kept = {*spread_evenly([each.at for each in real], effort.choices)}
        self.valued = [each for each in real if each.at in kept]
        self.left_out = len(real) - len(self.valued)

    def _choice(self, at: int, answer: Answer) -> Valued | None:
        """A decision of the record; None where there was nothing to choose."""
        table = self.tables[at]
        question = find_question(table, answer.seat, answer.question)
        assert question is not None
        if isinstance(question, Aside):
            return Valued(at, answer, question.kind, {}, [])
        options, args = table.options(question), dict(question.arguments())
        return Valued(at, answer, question.kind, args, options) if len(options) > 1 else None

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return 0 if self.playouts.shared else seat

    def planned(self) -> int:
        """How many playouts it will take at most."""
        effort = self.effort
        offers = sorted([min(len(each.options), MOST_OFFERS) for each in self.valued])
        looked = sum(offers[-effort.looked :]) if effort.looked else 0
        return 4 * effort.choice * len(self.valued) + effort.offer * looked

    def steps(self) -> Iterator[None]:
        """Value the choices one by one, then what was on offer at some."""
        for each in self.valued:
            self._weigh(each)
            yield
        heap = [(-self._doubt(each), at) for at, each in enumerate(self.valued)]
        heapify(heap)
        for _ in self.valued:
            _, at = heap[0]
            self._weigh(self.valued[at])
            heapreplace(heap, (-self._doubt(self.valued[at]), at))
            yield
        for each in self.to_look_at():
            self._try_all(each)
            yield

    def _weigh(self, each: Valued) -> None:
        playouts, seat = self.playouts, each.answer.seat
        for _ in range(self.effort.choice):
            world, seed = playouts.world(self.tables[each.at], seat), playouts.seed()
            taken = playouts.value(world, seed, NEAR, each.answer)
            usual = playouts.value(world, seed, NEAR)
            each.gains.append([a - b for a, b in zip(taken, usual, strict=True)])

    def _doubt(self, each: Valued) -> float:
        """How uncertain a choice still is, for the side that it is most uncertain for."""
        return max([each.half(side) for side in range(len(each.gains[0]))])

    def to_look_at(self) -> list[Valued]:
        """The choices that changed most for their own side, in the order of the game."""
        real = [each for each in self.valued if each.options]
        real.sort(key=lambda each: -abs(each.gain(self.side(each.answer.seat))))
        return sorted(real[: self.effort.looked], key=lambda each: each.at)

    def _try_all(self, each: Valued) -> None:
        playouts, seat, name = self.playouts, each.answer.seat, each.answer.question
        tried = spread_evenly(each.options, MOST_OFFERS)
        if each.answer.option not in tried:
            tried = [*tried[:-1], each.answer.option]
        each.tried, each.values = tried, [[] for _ in tried]
        for _ in range(self.effort.offer):
            world, seed = playouts.world(self.tables[each.at], seat), playouts.seed()
            for option, values in zip(tried, each.values, strict=True):
                found = playouts.value(world, seed, NEAR, Answer(seat, name, option))
                values.append(found[self.side(seat)])

    def told(self) -> list[StoryChoice]:
        """The choices as they are told."""
        return [self._told(each) for each in self.valued]

    def _told(self, each: Valued) -> StoryChoice:
        seat, question, option = each.answer
        side = self.side(seat)
        gain, half = rounded([each.gain(side), each.half(side)])
        offers = [
            StoryOffer(other, round(mean(values), 4), round(half_width(values), 4), other == option)
            for other, values in zip(each.tried, each.values, strict=True)
        ]
        offers.sort(key=lambda offer: -offer.chance)
        more = len(each.options) - len(offers) if offers else 0
        return StoryChoice(
            at=each.at,
            seat=seat,
            question=question,
            kind=each.kind,
            args=each.args,
            option=option,
            gain=gain,
            half=half,
            n=len(each.gains),
            offers=offers,
            more=more,
        )

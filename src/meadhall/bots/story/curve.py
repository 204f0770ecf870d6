"""The curve of a game: its chances at some moments, as everybody could see them then.

1. Moments can be valued where nothing is half done. So many are taken, evenly spread.
2. Where the chances shift most between two of them, one is put in between, again and again.
3. Moments on both sides of the largest shifts that are left are valued once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar

from meadhall.bots.story.data import Effort, StoryMoment
from meadhall.bots.story.playouts import Playouts, half_width, mean

if TYPE_CHECKING:
    from meadhall.core import Table

X = TypeVar("X")

SHIFTS = 12
"""How many of the largest shifts are valued once more."""


class Curve:
    """The samples of the chances, by moment."""

    def __init__(self, playouts: Playouts, tables: list[Table], effort: Effort) -> None:
        """``tables`` are those of the game, by the number of answers given."""
        self.playouts = playouts
        self.tables = tables
        self.effort = effort
        self.samples: dict[int, list[list[float]]] = {}
        game, last = playouts.game, len(tables) - 1
        self.calm = [
            at
            for at, table in enumerate(tables)
            if at in (0, last) or (game.at_rest(table) and not table.answered())
        ]

    def planned(self) -> int:
        """How many playouts it will take at most."""
        effort = self.effort
        return (effort.moments + effort.finer + 2 * SHIFTS) * effort.playouts

    def steps(self) -> Iterator[None]:
        """Value the moments one by one."""
        for at in spread_evenly(self.calm, self.effort.moments):
            self._sample(at)
            yield
        for _ in range(self.effort.finer):
            between = self._next_between()
            if between is None:
                break
            self._sample(between)
            yield
        ats = sorted(self.samples)
        largest = sorted(pairwise(ats), key=self._shift, reverse=True)[:SHIFTS]
        for at in sorted({at for pair in largest for at in pair}):
            self._sample(at)
            yield

    def _sample(self, at: int) -> None:
        table, found = self.tables[at], self.samples.setdefault(at, [])
        if not table.questions():
            found[:] = [self.playouts.standing(table)]
            return
        found += self.playouts.sample(table, None, self.effort.playouts)

    def _next_between(self) -> int | None:
        """The moment in the middle of the largest shift that has one."""
        ats = sorted(self.samples)
        best, most = None, 0.0
        for pair in pairwise(ats):
            inside = [at for at in self.calm if pair[0] < at < pair[1]]
            shift = self._shift(pair) if inside else 0.0
            if shift > most:
                best, most = inside[len(inside) // 2], shift
        return best

    def _shift(self, pair: tuple[int, int]) -> float:
        """The largest change of anybody's chance between two moments."""
        one, other = map(self.chances, pair)
        return max([abs(b - a) for a, b in zip(one, other, strict=True)])

    def chances(self, at: int) -> list[float]:
        """The chances by side at a moment."""
        return [mean([*side]) for side in zip(*self.samples[at], strict=True)]

    def halves(self, at: int) -> list[float]:
        """Their intervals: none at the end, where they are certain."""
        found = self.samples[at]
        if not self.tables[at].questions():
            return [0.0] * len(found[0])
        return [half_width([*side]) for side in zip(*found, strict=True)]

    def moments(self) -> list[StoryMoment]:
        """The curve."""
        judge = self.playouts.game.judge
        told = []
        for at in sorted(self.samples):
            result = judge(self.tables[at])
            scores = [] if result is None else [*result.scores]
            n = len(self.samples[at]) if self.tables[at].questions() else 0
            told.append(
                StoryMoment(at, rounded(self.chances(at)), rounded(self.halves(at)), n, scores)
            )
        return told


def spread_evenly(places: list[X], most: int) -> list[X]:
    """At most so many of these, evenly spread, the first and the last among them."""
    if len(places) <= most:
        return places
    last, count = len(places) - 1, max(most, 2) - 1
    return [places[number * last // count] for number in range(count + 1)]


def rounded(values: list[float]) -> list[float]:
    """Chances as they are told."""
    return [round(value, 4) for value in values]

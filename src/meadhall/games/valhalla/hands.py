"""All that dice can show, as far as it is of use: hands by number (VA-061, VA-065).

A hand counts weapons up to what some goal asks for; all else counts as a blank. best_play.py
gives each its value. Facts about all hands at once are long numbers with a lane for each.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache
from operator import itemgetter

from meadhall.games.valhalla.components import FACES
from meadhall.games.valhalla.weapons import Counts

SIDES = len(FACES)

LANE = "H"
"""A number of up to 65,535 for each hand, side by side in one long number."""
LANE_BYTES = array(LANE).itemsize


def in_lanes(numbers: Iterable[int]) -> int:
    """Small numbers side by side in a long one."""
    return int.from_bytes(array(LANE, numbers).tobytes(), sys.byteorder)


def from_lanes(long: int, count: int) -> list[int]:
    """So many small numbers out of a long one."""
    return array(LANE, long.to_bytes(LANE_BYTES * count, sys.byteorder)).tolist()


@lru_cache(maxsize=1_000)
class Hands:
    """Counts of weapons up to what is of use of each, by number, those of few dice first.

    Dice that are of no use count as blanks, and blanks are not counted. Of weapons that are as
    good as each other only how many there are of the one most shown, of the next and so on.
    """

    def __init__(self, useful: Counts, twins: tuple[bool, ...], most: int) -> None:
        """At most so many dice, of which so many of each weapon are of use.

        By weapon whether it is as good as the one before it.
        """
        steps = [(most + 2) ** weapon for weapon in range(len(useful))]
        every: list[tuple[Counts, int, int]] = [((), 0, 0)]
        """Hands with their dice, and a number in which a weapon more is a step further."""
        for cap, step, twin in zip(useful, steps, twins, strict=True):
            every = [
                ((*hand, n), dice + n, code + n * step)
                for hand, dice, code in every
                for n in range(min(hand[-1] if twin else cap, most - dice) + 1)
            ]
        every.sort(key=itemgetter(1))
        self.twins = twins
        self.counts, self.dice = [each[0] for each in every], [each[1] for each in every]
        self.number = {hand: at for at, hand in enumerate(self.counts)}
        self.up_to = [bisect_right(self.dice, n) for n in range(most + 1)]
        """How many hands show at most so many weapons of use."""
        coded = {code: at for at, (_, _, code) in enumerate(every)}
        self.one_fewer: list[tuple[int, ...]] = []
        """The hands with one weapon less."""
        self.one_more: list[tuple[int, ...]] = []
        """By face: the hand with a die of that face more."""
        blanks = SIDES - len(steps)
        for at, (hand, _, code) in enumerate(every):
            fewer, more, last = list[int](), list[int](), -1
            for n, step, twin in zip(hand, steps, twins, strict=True):
                # Of twins shown alike one more is counted as the first, one less as the last.
                if twin and n == last:
                    more.append(more[-1])
                    if n:
                        fewer[-1] = coded.get(code - step, at)
                else:
                    more.append(coded.get(code + step, at))
                    if n:
                        fewer.append(coded.get(code - step, at))
                last = n
            self.one_fewer.append(tuple(fewer))
            self.one_more.append((*more, *[at] * blanks))
        self.at_least = [
            [in_lanes([n >= count for n in column]) for count in range(cap + 1)]
            for cap, column in zip(useful, zip(*self.counts, strict=True), strict=True)
        ]
        """By weapon and count: a one in the lanes of all hands that show so many."""
        self.all = in_lanes([True] * len(every))
        self._shown: dict[int, list[float]] = {}

    def of(self, shown: list[int]) -> int:
        """The number of the hand with so many of each weapon, as far as they are of use."""
        counts = [min(n, len(of) - 1) for n, of in zip(shown, self.at_least, strict=True)]
        start = 0
        for at in range(1, len(counts) + 1):
            if at == len(counts) or not self.twins[at]:
                counts[start:at] = sorted(counts[start:at], reverse=True)
                start = at
        return self.number[tuple(counts)]

    def shown(self, dice: int) -> list[float]:
        """By hand: how likely so many dice show it when they are rolled."""
        if dice not in self._shown:
            due = [[0.0] * len(self.counts) for _ in range(dice + 1)]
            due[dice][0] = 1.0
            self._shown[dice] = self.rolled(due)
        return self._shown[dice]

    def rolled(self, due: list[list[float]]) -> list[float]:
        """By hand: how likely it is shown in the end, from how likely each has so many to roll."""
        for left in range(len(due) - 1, 0, -1):
            after = due[left - 1]
            for at, chance in enumerate(due[left]):
                if chance:
                    each = chance / SIDES
                    for more in self.one_more[at]:
                        after[more] += each
        return due[0]

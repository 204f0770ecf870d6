"""All that dice can show, as far as it is of use: hands by number (VA-061, VA-065).

A hand counts weapons up to what some goal asks for; all else counts as a blank. best_play.py
gives each its value. Facts about all hands at once are long numbers with a lane for each.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property, lru_cache
from struct import unpack

from meadhall.games.valhalla.components import FACES
from meadhall.games.valhalla.weapons import Counts

SIDES = len(FACES)

LANE = 2
"""Bytes of a number of up to 65,535 for each hand, side by side in one long number."""


def in_lanes(numbers: bytes) -> int:
    """Numbers of a byte each side by side in a long one."""
    lanes = bytearray(LANE * len(numbers))
    lanes[::LANE] = numbers
    return int.from_bytes(lanes, "little")


def from_lanes(long: int, count: int) -> tuple[int, ...]:
    """So many small numbers out of a long one."""
    return unpack(f"<{count}H", long.to_bytes(LANE * count, "little"))


AT_LEAST = [bytes(count) + bytes([1]) * (256 - count) for count in range(256)]
"""By count: a table that turns each byte into whether it is at least so much."""


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
        base, kinds = most + 2, len(useful)
        places = [base ** (kinds - 1 - weapon) for weapon in range(kinds)]
        whole = base**kinds
        every, last = [0], 1
        """Hands as numbers: how many dice, then how many of each weapon, as digits."""
        for cap, place, twin in zip(useful, places, twins, strict=True):
            step = whole + place
            every = [
                code + n * step
                for code in every
                for n in range(min(code // last % base if twin else cap, most - code // whole) + 1)
            ]
            last = place
        every.sort()
        self.twins = twins
        self.dice = [code // whole for code in every]
        self.up_to = [bisect_right(self.dice, n) for n in range(most + 1)]
        """How many hands show at most so many weapons of use."""
        find = {code: at for at, code in enumerate(every)}.get
        self.one_fewer: list[list[int]] = [[] for _ in every]
        """The hands with one weapon less."""
        same = [*range(len(every))]
        columns = list[list[int]]()
        for place, twin in zip(places, twins, strict=True):
            # Of twins shown alike one more is counted as the first, one less as the last.
            other, step = columns[-1] if twin else same, whole + place
            more = [find(code + step, at) for code, at in zip(every, other, strict=True)]
            columns.append(more)
            for at, (found, instead) in enumerate(zip(more, other, strict=True)):
                if found != instead:
                    self.one_fewer[found].append(at)
        self.blanks = SIDES - kinds
        blanks = [same] * self.blanks
        self.one_more: list[tuple[int, ...]] = [*zip(*columns, *blanks, strict=True)]
        """By face: the hand with a die of that face more."""
        self.all = in_lanes(bytes([1]) * len(every))
        shown = [bytes([code // place % base for code in every]) for place in places]
        self.counts: list[Counts] = [*zip(*shown, strict=True)] or [()]
        self.at_least = [
            [in_lanes(column.translate(AT_LEAST[count])) for count in range(cap + 1)]
            for cap, column in zip(useful, shown, strict=True)
        ]
        """By weapon and count: a one in the lanes of all hands that show so many."""
        self._shown: dict[int, list[float]] = {}

    @cached_property
    def number(self) -> dict[Counts, int]:
        """The number of each hand."""
        return {hand: at for at, hand in enumerate(self.counts)}

    def of(self, shown: list[int]) -> int:
        """The number of the hand with so many of each weapon, as far as they are of use."""
        counts = [min(n, len(of) - 1) for n, of in zip(shown, self.at_least, strict=True)]
        start = 0
        for at in range(1, len(counts) + 1):
            if at == len(counts) or not self.twins[at]:
                counts[start:at] = sorted(counts[start:at], reverse=True)
                start = at
        return self.number[tuple(counts)]

    def one_rolled(self, values: list[float], size: int) -> list[float]:
        """By hand, of the first so many: the mean of what it is worth with another die rolled."""
        v, hands = values, zip(values, self.one_more[:size], strict=False)
        if self.blanks == 1:
            return [
                (v[a] + v[b] + v[c] + v[d] + v[e] + x) / SIDES for x, (a, b, c, d, e, _) in hands
            ]
        if self.blanks == 2:
            return [(v[a] + v[b] + v[c] + v[d] + x + x) / SIDES for x, (a, b, c, d, _, _) in hands]
        if self.blanks == 3:
            return [(v[a] + v[b] + v[c] + x + x + x) / SIDES for x, (a, b, c, _, _, _) in hands]
        return [(v[a] + v[b] + x + x + x + x) / SIDES for x, (a, b, _, _, _, _) in hands]

    def shown(self, dice: int) -> list[float]:
        """By hand: how likely so many dice show it when they are rolled."""
        if dice not in self._shown:
            due = self.none_due(dice)
            due[dice][0] = 1.0
            self._shown[dice] = self.rolled(due)
        return self._shown[dice]

    def none_due(self, dice: int) -> list[list[float]]:
        """By dice to roll and hand: nothing yet, of hands that so many dice can show by then."""
        return [[0.0] * size for size in reversed(self.up_to[: dice + 1])]

    def rolled(self, due: list[list[float]]) -> list[float]:
        """By hand: how likely it is shown in the end, from how likely each has so many to roll."""
        for left in range(len(due) - 1, 0, -1):
            after = due[left - 1]
            for chance, (a, b, c, d, e, f) in zip(due[left], self.one_more, strict=False):
                if chance:
                    each = chance / SIDES
                    after[a] += each
                    after[b] += each
                    after[c] += each
                    after[d] += each
                    after[e] += each
                    after[f] += each
        return due[0]

"""The value of best play with dice, where each reroll costs one (VA-061, VA-065).

An arm is a set of warriors: what a side is worth with it, and the weapon patterns that arm it.
``BestPlay`` knows what dice are worth for a list of arms: as they lie, rerolled as is best, or
with some of them rolled. odds.py makes the arms from a table.
"""

from __future__ import annotations

from functools import lru_cache
from operator import add, le

from meadhall.games.valhalla.components import ARMS, BLANK, EMPTY, FACES
from meadhall.games.valhalla.weapons import Counts, Pattern, ways

Want = tuple[Pattern, int]
"""A pattern to cover, and the weapon that a Tyr card covers of it (EMPTY: none)."""

Arm = tuple[float, tuple[Want, ...]]
"""What a side is worth with a set of warriors, and what arms that set."""

Arms = tuple[Arm, ...]

Dice = tuple[int, ...]
"""Dice by face, the blank last."""

SIDES = len(FACES)


# -- which warriors the dice can arm -------------------------------------------------------


@lru_cache(maxsize=200_000)
def can_cover(wants: tuple[Want, ...], have: Counts) -> bool:
    """Whether these weapons cover all patterns at once."""
    if not wants:
        return True
    (pattern, tyr), rest = wants[0], wants[1:]
    given = have if tyr == EMPTY else plus(have, tyr)
    for way in ways(pattern, given):
        used = way if tyr == EMPTY or not way[tyr] else minus(way, tyr)
        if can_cover(rest, tuple(have[w] - used[w] for w in range(ARMS))):
            return True
    return False


def plus(counts: Counts, weapon: int) -> Counts:
    """The same with one die more of a weapon."""
    return (*counts[:weapon], counts[weapon] + 1, *counts[weapon + 1 :])


def minus(counts: Counts, weapon: int) -> Counts:
    """The same with one die fewer of a weapon."""
    return (*counts[:weapon], counts[weapon] - 1, *counts[weapon + 1 :])


# -- best play with rerolls ----------------------------------------------------------------


def plain_need(wants: tuple[Want, ...]) -> Counts | None:
    """All weapons that several warriors ask for by name; None if a giant leaves a choice."""
    total = [0] * ARMS
    for (rule, _, need), tyr in wants:
        if rule != "exact":
            return None
        for weapon in range(ARMS):
            total[weapon] += need[weapon] - (weapon == tyr and need[weapon] > 0)
    return tuple(total)


def worth_arming(arms: Arms) -> list[Arm]:
    """The arms without those that ask for more than another one and are worth no more."""
    found: list[Arm] = []
    for value, wants in arms:
        if not any(_contains(wants, less) for _, less in found):
            found.append((value, wants))
    return found


def _contains(wants: tuple[Want, ...], less: tuple[Want, ...]) -> bool:
    left = [*wants]
    for want in less:
        if want not in left:
            return False
        left.remove(want)
    return True


@lru_cache(maxsize=256)
class BestPlay:
    """The value of best play with dice of which each reroll costs one, for one list of arms."""

    def __init__(self, arms: Arms, fixed: Counts) -> None:
        """``fixed`` are weapons that cannot be rerolled."""
        self.most = arms[0][0]
        self.fixed = fixed
        self.known: dict[Dice, float] = {}
        self.rolling: dict[tuple[Dice, int, int], float] = {}
        self.again: dict[Dice, float] = {}
        self.plain = [(value, plain_need(wants), wants) for value, wants in worth_arming(arms)]
        needs = [need for _, need, _ in self.plain]
        self.useful = tuple(
            max((SIDES**2 if need is None else need[weapon] for need in needs), default=0)
            for weapon in range(ARMS)
        )
        """Of each weapon, how many dice can be of use; any more are as good as blank."""

    def seen_as(self, dice: Dice) -> Dice:
        """The same dice with useless ones taken for blanks, so that few cases are left."""
        used = [min(dice[weapon], self.useful[weapon]) for weapon in range(ARMS)]
        return (*used, sum(dice) - sum(used))

    def at_once(self, dice: Dice) -> float:
        """What the dice are worth as they lie."""
        have = tuple(map(add, self.fixed, dice))
        for value, need, wants in self.plain:
            if need is None:
                if can_cover(wants, have):
                    return value
            elif all(map(le, need, have)):
                return value
        raise AssertionError("the empty set can always be armed")

    def value(self, dice: Dice) -> float:
        """What they are worth with the best use of rerolls."""
        return self._value(self.seen_as(dice))

    def rerolled(self, dice: Dice) -> float:
        """The best choice of what to roll again among dice left after paying."""
        return self._rerolled(self.seen_as(dice))

    def kept(self, dice: Dice) -> Dice:
        """What is best kept of dice left after paying, the others being rolled."""
        dice = self.seen_as(dice)
        parts = [kept for kept in _parts_of(dice) if sum(kept) < sum(dice)]
        return max(parts, key=lambda kept: self._expected(kept, sum(dice) - sum(kept), 0))

    def with_free(self, dice: Dice, free: int) -> float:
        """What dice are worth when so many rerolls cost nothing (VA-141)."""
        return self._with_free(self.seen_as(dice), free)

    def expected(self, kept: Dice, rolled: int, free: int = 0) -> float:
        """The mean over so many dice rolled beside those kept, with free rerolls to come."""
        return self._expected(self.seen_as(kept), rolled, free)

    # from here on all dice are as ``seen_as`` has them

    def _value(self, dice: Dice) -> float:
        known = self.known.get(dice)
        if known is not None:
            return known
        best = self.at_once(dice)
        for face in reversed(range(SIDES)):
            if dice[face] and best < self.most:
                rest = (*dice[:face], dice[face] - 1, *dice[face + 1 :])
                best = max(best, self._rerolled(rest))
                if face == BLANK:
                    break  # a useless die is the best to pay with
        self.known[dice] = best
        return best

    def _rerolled(self, dice: Dice) -> float:
        if dice not in self.again:
            total, best = sum(dice), 0.0
            for kept in _parts_of(dice):
                rolled = total - sum(kept)
                if rolled:
                    best = max(best, self._expected(kept, rolled, 0))
            self.again[dice] = best
        return self.again[dice]

    def _with_free(self, dice: Dice, free: int) -> float:
        best, total = self._value(dice), sum(dice)
        if free and best < self.most:
            for kept in _parts_of(dice):
                if sum(kept) < total:
                    best = max(best, self._expected(kept, total - sum(kept), free - 1))
        return best

    def _expected(self, kept: Dice, rolled: int, free: int) -> float:
        if not rolled:
            return self._with_free(kept, free) if free else self._value(kept)
        key = (kept, rolled, free)
        known = self.rolling.get(key)
        if known is not None:
            return known
        blank = self._expected((*kept[:BLANK], kept[BLANK] + 1), rolled - 1, free)
        total, others = 0.0, SIDES
        for face, useful in enumerate(self.useful):
            if useful:
                if kept[face] < useful:
                    more = (*kept[:face], kept[face] + 1, *kept[face + 1 :])
                    total += self._expected(more, rolled - 1, free)
                else:
                    total += blank
                others -= 1
        self.rolling[key] = found = (total + others * blank) / SIDES
        return found


@lru_cache(maxsize=10_000)
def _parts_of(dice: Dice) -> tuple[Dice, ...]:
    """All sets of dice that may be kept; a blank is never worth keeping."""
    found: list[Dice] = [()]
    for face, count in enumerate(dice):
        most = 0 if face == BLANK else count
        found = [(*part, n) for part in found for n in range(most + 1)]
    return tuple(found)

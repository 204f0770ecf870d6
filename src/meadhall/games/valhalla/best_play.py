"""The value of best play with dice, where each reroll costs one (VA-061, VA-065).

1. An arm is a set of warriors: what a side is worth with it, and the patterns that arm it.
2. Goals say the same of dice: what they must show to be worth so much      goals_of
3. Hands are all that dice can show, as far as some goal asks for it        hands.py
4. The value of each hand follows from those with a die fewer               Values
5. Chances are the same whichever weapon is which, so goals that differ in nothing else are
   worked out once for all                                                  BestPlay

odds.py makes the arms from a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import add

from meadhall.core import add_up
from meadhall.games.valhalla.components import ARMS, EMPTY
from meadhall.games.valhalla.hands import SIDES, Hands, from_lanes
from meadhall.games.valhalla.weapons import NO_DICE, Counts, Pattern, shapes

Want = tuple[Pattern, int]
"""A pattern to cover, and the weapon that a Tyr card covers of it (EMPTY: none)."""

Arm = tuple[float, tuple[Want, ...]]
"""What a side is worth with a set of warriors, and what arms that set."""

Arms = tuple[Arm, ...]

Goal = tuple[float, Counts]
"""What dice are worth that show these weapons."""

Goals = tuple[Goal, ...]

Need = tuple[Counts, int, int]
"""Weapons that cover something: with how many dice, and packed in a number."""

Needs = tuple[Need, ...]
"""All that cover it, the smallest first."""

Dice = tuple[int, ...]
"""Dice by face, the blank last."""

# -- which warriors the dice can arm -------------------------------------------------------


@lru_cache(maxsize=50_000)
def needs(wants: tuple[Want, ...]) -> tuple[Counts, ...]:
    """Every set of weapons that covers all these patterns at once, the smallest first."""
    if not wants:
        return (NO_DICE,)
    found = {
        tuple(map(add, before, shape))
        for before in needs(wants[:-1])
        for shape in _asked(wants[-1])
    }
    return _by_size(found)


def _by_size(found: set[Counts]) -> tuple[Counts, ...]:
    return tuple(sorted(found, key=lambda need: (sum(need), need)))


@lru_cache(maxsize=5_000)
def _asked(want: Want) -> tuple[Counts, ...]:
    """The weapons that dice must show for one warrior; its Tyr card is one of them (VA-209)."""
    pattern, tyr = want
    found = shapes(*pattern)
    if tyr == EMPTY:
        return found
    return tuple(dict.fromkeys(minus(each, tyr) if each[tyr] else each for each in found))


def minus(counts: Counts, weapon: int) -> Counts:
    """The same with one die fewer of a weapon."""
    return (*counts[:weapon], counts[weapon] - 1, *counts[weapon + 1 :])


@lru_cache(maxsize=20_000)
def goals_of(arms: Arms, fixed: Counts, most: int) -> tuple[Goals, tuple[int, ...]]:
    """What at most so many dice must show for each arm, and of which arm each goal is.

    The most valuable come first, as the arms do. ``fixed`` are weapons that need no dice. A goal
    that asks for more than one before it is left out, and so is all that comes after the goal
    which asks for nothing.
    """
    return goals_from([(value, left_of(wants, fixed)) for value, wants in arms], most)


def goals_from(
    arms: Sequence[tuple[float, Iterable[Need]]], most: int
) -> tuple[Goals, tuple[int, ...]]:
    """The same from what each arm is worth and what covers it."""
    found, whose, met = list[Goal](), list[int](), list[int]()
    for number, (value, left) in enumerate(arms):
        for need, total, packed in left:
            if total > most:
                break
            more = packed | GUARD
            for less in met:
                if more - less & GUARD == GUARD:
                    break
            else:
                found.append((value, need))
                whose.append(number)
                met.append(packed)
                if not total:
                    return tuple(found), tuple(whose)
    raise AssertionError("the empty set can always be armed")


@lru_cache(maxsize=50_000)
def left_of(wants: tuple[Want, ...], fixed: Counts) -> Needs:
    """What covers the patterns beside weapons that lie fixed: how many dice, packed in a number."""
    left = needs(wants)
    if any(fixed):
        fewer = {tuple([max(0, n - f) for n, f in zip(need, fixed, strict=True)]) for need in left}
        left = _by_size(fewer)
    return tuple([(need, sum(need), _packed(need)) for need in left])


WIDTH = 6
"""Bits for the count of a weapon, of which the highest is to borrow from."""
GUARD = sum(1 << (WIDTH * weapon + WIDTH - 1) for weapon in range(ARMS))
"""All these highest bits: each stays when no more of its weapon is taken away than there is."""


def _packed(counts: Counts) -> int:
    """Counts of weapons in one number."""
    return sum(count << (WIDTH * weapon) for weapon, count in enumerate(counts))


def best_armed(have: Counts, arms: Sequence[tuple[float, Needs]]) -> float:
    """What the first of these arms is worth that weapons cover, the most valuable first."""
    enough = _packed(have) | GUARD
    for value, left in arms:
        for _, _, need in left:
            if enough - need & GUARD == GUARD:
                return value
    raise AssertionError("the empty set can always be armed")


# -- best play with rerolls ----------------------------------------------------------------


@lru_cache(maxsize=2_000)
class Values:
    """What hands are worth for some goals, worked out from few dice upwards as it is asked."""

    def __init__(self, goals: Goals, most: int) -> None:
        """With at most so many dice."""
        useful = tuple(map(max, zip(*[need for _, need in goals], strict=True)))
        self.goals = goals
        self.hands = Hands(useful, twins_in(goals, useful), most)
        self.met = self._met()
        """By hand: which goal the dice meet as they lie, the most valuable."""
        self.at_once = [goals[goal][0] for goal in self.met]
        self._best: list[list[float]] = []
        self._kept: list[list[float]] = [[]]
        self._again: list[list[float]] = [[]]
        self._ends: dict[int, list[float]] = {}

    def _met(self) -> list[int]:
        at_least, left, found = self.hands.at_least, self.hands.all, 0
        for goal, (_, need) in enumerate(self.goals):
            new = left
            for weapon, n in enumerate(need):
                if n:
                    new &= at_least[weapon][n]
            left ^= new
            found += goal * new
        return from_lanes(found, len(self.hands.counts))

    def best(self, dice: int) -> list[float]:
        """By hand: the value of so many dice with the best use of rerolls."""
        top, one_fewer = self.goals[0][0], self.hands.one_fewer
        for n in range(len(self._best), dice + 1):
            found = self.at_once[: self.hands.up_to[n]]
            if n > 1:
                again, fewer = self.again(n - 1), self.hands.up_to[n - 1]
                # a die of no use is the best to pay with
                found[:fewer] = map(max, found[:fewer], again)
                for at in range(fewer, len(found)):
                    best = found[at]
                    if best < top:
                        for less in one_fewer[at]:
                            if again[less] > best:
                                best = again[less]
                        found[at] = best
            self._best.append(found)
        return self._best[dice]

    def kept(self, dice: int) -> list[float]:
        """By hand kept of so many dice: the value of rolling all others, at least one."""
        for n in range(len(self._kept), dice + 1):
            self._kept.append(self.rolling(self.best(n), n))
        return self._kept[dice]

    def again(self, dice: int) -> list[float]:
        """By hand of so many dice: the value of rolling the best choice of them, at least one."""
        for n in range(len(self._again), dice + 1):
            self._again.append(self.rolled(self.kept(n), n))
        return self._again[dice]

    def rolling(self, values: list[float], dice: int) -> list[float]:
        """By hand kept, the mean of what all dice are worth once the others are rolled."""
        hands, mean = self.hands, values
        parts: list[list[float]] = []
        for shown in reversed(range(dice)):
            size = hands.up_to[shown]
            mean = [
                (mean[a] + mean[b] + mean[c] + mean[d] + mean[e] + mean[f]) / SIDES
                for a, b, c, d, e, f in hands.one_more[:size]
            ]
            parts.append(mean[hands.up_to[shown - 1] if shown else 0 :])
        return [value for part in reversed(parts) for value in part]

    def rolled(self, kept: list[float], dice: int) -> list[float]:
        """By hand, the best choice of what to keep of it, when at least one die is rolled."""
        top, one_fewer = self.goals[0][0], self.hands.one_fewer
        found: list[float] = []
        for value, fewer in zip(kept, one_fewer, strict=False):
            best = value
            if best < top:
                for less in fewer:
                    if found[less] > best:
                        best = found[less]
            found.append(best)
        for fewer in one_fewer[len(kept) : self.hands.up_to[dice]]:
            best = 0.0
            for less in fewer:
                if found[less] > best:
                    best = found[less]
            found.append(best)
        return found

    def with_free(self, hand: int, dice: int, free: int) -> float:
        """What a hand is worth when so many rerolls cost nothing (VA-141)."""
        values = self.best(dice)
        for _ in range(free):
            again = self.rolled(self.rolling(values, dice), dice)
            values = [*map(max, self.best(dice), again)]
        return values[hand]

    # -- what best play ends with ----------------------------------------------------------

    def ends(self, dice: int) -> list[float]:
        """By goal: how likely it is met in the end when so many dice are rolled and played best."""
        if dice in self._ends:
            return self._ends[dice]
        found = self._ends[dice] = [0.0] * len(self.goals)
        shown = self.hands.shown(dice)
        for n in range(dice, 0, -1):
            best, at_once = self.best(n), self.at_once
            left, on = [0.0] * self.hands.up_to[n], False
            """By hand: how likely dice are rolled again of it."""
            for at, chance in enumerate(shown):
                if chance:
                    if best[at] > at_once[at]:
                        left[at], on = chance, True
                    else:
                        found[self.met[at]] += chance
            if not on:
                break
            shown = self.hands.rolled(self._keeps(left, n))
        return found

    def _keeps(self, left: list[float], dice: int) -> list[list[float]]:
        """By dice to roll and hand: how likely that is kept of so many dice, after paying one.

        Hands of many dice come last: each gives what it would not keep to one with a die fewer.
        """
        hands, again, kept = self.hands, self._again[dice - 1], self._kept[dice - 1]
        due = [[0.0] * len(hands.counts) for _ in range(dice)]
        for at in range(len(left) - 1, -1, -1):
            chance = left[at]
            if not chance:
                continue
            if at >= len(again):
                left[max(hands.one_fewer[at], key=again.__getitem__)] += chance
            elif at < len(kept) and kept[at] >= again[at]:
                due[dice - 1 - hands.dice[at]][at] += chance
            else:
                value = again[at]
                left[next(less for less in hands.one_fewer[at] if again[less] == value)] += chance
        return due


@lru_cache(maxsize=50_000)
def fresh_value(goals: Goals, dice: int) -> float:
    """What so many dice are worth before they are rolled."""
    values = Values(goals, dice)
    likely = zip(values.hands.shown(dice), values.best(dice), strict=False)
    return add_up([chance * value for chance, value in likely])


@lru_cache(maxsize=20_000)
def alike(goals: Goals) -> tuple[tuple[int, ...], Goals]:
    """The weapons that are asked for, and the goals with nothing but these, in an order of its own.

    Goals that ask for other weapons in the same way become the same.
    """
    columns = [*zip(*[need for _, need in goals], strict=True)]
    asked = [weapon for weapon in range(ARMS) if any(columns[weapon])]
    order = sorted(asked, key=lambda weapon: _rank(columns[weapon]), reverse=True)
    return tuple(order), tuple([(v, tuple([need[w] for w in order])) for v, need in goals])


def _rank(column: Counts) -> tuple[int, list[int], Counts]:
    """How a weapon is asked for; those that may be as good as each other come side by side."""
    return max(column), sorted(column, reverse=True), column


def twins_in(goals: Goals, useful: Counts) -> tuple[bool, ...]:
    """By weapon whether it is as good as the one before: exchanging them leaves the goals alike."""
    found = [False] * len(useful)
    columns = [*zip(*[need for _, need in goals], strict=True)]
    every: set[Goal] | None = None
    for weapon in range(1, len(useful)):
        before = weapon - 1
        if useful[weapon] != useful[before] or sum(columns[weapon]) != sum(columns[before]):
            continue
        if every is None:
            every = set(goals)
        found[weapon] = all(
            n[weapon] == n[before]
            or (v, (*n[:before], n[weapon], n[before], *n[weapon + 1 :])) in every
            for v, n in goals
        )
    return tuple(found)


class BestPlay:
    """The value of best play with dice of which each reroll costs one, for one list of arms."""

    def __init__(self, arms: Arms, fixed: Counts, most: int) -> None:
        """Arms are in order, the best first; ``fixed`` are weapons that cannot be rerolled.

        Of dice there are at most so many.
        """
        goals, self.whose = goals_of(arms, fixed, most)
        self.order, self.goals = alike(goals)
        self.most = most

    @property
    def values(self) -> Values:
        """What hands are worth; weapons are those in order, others are as good as blank."""
        return Values(self.goals, self.most)

    def hand(self, dice: Dice) -> int:
        """The number of what some dice show."""
        return self.values.hands.of([dice[weapon] for weapon in self.order])

    def value(self, dice: Dice) -> float:
        """What they are worth with the best use of rerolls."""
        return self.with_free(dice, 0)

    def with_free(self, dice: Dice, free: int) -> float:
        """The same when so many rerolls cost nothing (VA-141)."""
        return self.values.with_free(self.hand(dice), sum(dice), free)

    def rerolled(self, dice: Dice) -> float:
        """The best choice of what to roll again among dice left after paying."""
        return self.values.again(sum(dice))[self.hand(dice)]

    def kept(self, dice: Dice) -> Counts:
        """The weapons best kept of dice left after paying, the others being rolled."""
        kept = self.values.kept(sum(dice))
        useful = dict(zip(self.order, map(len, self.values.hands.at_least), strict=True))
        parts: list[Counts] = [()]
        for weapon in range(ARMS):
            most = min(dice[weapon], useful.get(weapon, 1) - 1)
            parts = [(*part, n) for part in parts for n in range(most + 1)]
        fewer = [part for part in parts if sum(part) < sum(dice)]
        return max(fewer, key=lambda part: kept[self.hand((*part, 0))])

    def fresh(self, dice: int) -> float:
        """What so many dice are worth before they are rolled."""
        return fresh_value(self.goals, dice)

    def ends(self, dice: int) -> list[tuple[int, float]]:
        """By arm: how likely best play with so many dice, not rolled yet, ends with it."""
        return [*zip(self.whose, self.values.ends(dice), strict=True)]

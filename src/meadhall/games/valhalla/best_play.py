"""The value of best play with dice, where each reroll costs one (VA-061, VA-065).

1. An arm is a set of warriors: what a side is worth with it, and the patterns that arm it.
2. Goals say the same of dice: what they must show to be worth so much      goals_of
3. Hands are all that dice can show, as far as some goal asks for it        Hands
4. The value of each hand follows from those with a die fewer               Values
5. Chances are the same whichever weapon is which, so goals that differ in nothing else are
   worked out once for all                                                  BestPlay

odds.py makes the arms from a table.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from operator import add, ge, itemgetter

from meadhall.core import add_up
from meadhall.games.valhalla.components import ARMS, EMPTY, FACES
from meadhall.games.valhalla.weapons import NO_DICE, Counts, Pattern, shapes

Want = tuple[Pattern, int]
"""A pattern to cover, and the weapon that a Tyr card covers of it (EMPTY: none)."""

Arm = tuple[float, tuple[Want, ...]]
"""What a side is worth with a set of warriors, and what arms that set."""

Arms = tuple[Arm, ...]

Goal = tuple[float, Counts]
"""What dice are worth that show these weapons."""

Goals = tuple[Goal, ...]

Dice = tuple[int, ...]
"""Dice by face, the blank last."""

SIDES = len(FACES)


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


def covers_all(wants: tuple[Want, ...], have: Counts) -> bool:
    """Whether these weapons cover all patterns at once."""
    return any(all(map(ge, have, need)) for need in needs(wants))


@lru_cache(maxsize=20_000)
def goals_of(arms: Arms, fixed: Counts, most: int) -> tuple[Goals, tuple[int, ...]]:
    """What at most so many dice must show for each arm, and of which arm each goal is.

    The most valuable come first, as the arms do. ``fixed`` are weapons that need no dice. A goal
    that asks for more than one before it is left out, and so is all that comes after the goal
    which asks for nothing.
    """
    found, whose, met = list[Goal](), list[int](), list[int]()
    for number, (value, wants) in enumerate(arms):
        for need, total, packed in left_of(wants, fixed):
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
def left_of(wants: tuple[Want, ...], fixed: Counts) -> tuple[tuple[Counts, int, int], ...]:
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


# -- all that dice can show ----------------------------------------------------------------


@lru_cache(maxsize=1_000)
class Hands:
    """Counts of weapons up to what is of use of each, by number, those of few dice first.

    Dice that are of no use count as blanks, and blanks are not counted.
    """

    def __init__(self, useful: Counts, most: int) -> None:
        """At most so many dice, of which so many of each weapon are of use."""
        steps = [(most + 2) ** weapon for weapon in range(len(useful))]
        every: list[tuple[Counts, int, int]] = [((), 0, 0)]
        """Hands with their dice, and a number in which a weapon more is a step further."""
        for cap, step in zip(useful, steps, strict=True):
            every = [
                ((*hand, n), dice + n, code + n * step)
                for hand, dice, code in every
                for n in range(min(cap, most - dice) + 1)
            ]
        every.sort(key=itemgetter(1))
        self.counts, self.dice = [each[0] for each in every], [each[1] for each in every]
        self.number = {hand: at for at, hand in enumerate(self.counts)}
        self.up_to = [bisect_right(self.dice, n) for n in range(most + 1)]
        """How many hands show at most so many weapons of use."""
        coded = {code: at for at, (_, _, code) in enumerate(every)}
        self.one_fewer = [
            tuple([coded[code - step] for n, step in zip(hand, steps, strict=True) if n])
            for hand, _, code in every
        ]
        """The hands with one weapon less."""
        self.one_more = [
            (*[coded.get(code + step, at) for step in steps], *[at] * (SIDES - len(steps)))
            for at, (_, _, code) in enumerate(every)
        ]
        """By face: the hand with a die of that face more."""
        self.at_least = [[0] * (cap + 1) for cap in useful]
        """By weapon and count: all hands that show so many, as bits."""
        for weapon, by_count in enumerate(self.at_least):
            for at, hand in enumerate(self.counts):
                by_count[hand[weapon]] |= 1 << at
            for count in reversed(range(useful[weapon])):
                by_count[count] |= by_count[count + 1]
        self._shown: dict[int, list[float]] = {}

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


# -- best play with rerolls ----------------------------------------------------------------


@lru_cache(maxsize=2_000)
class Values:
    """What hands are worth for some goals, worked out from few dice upwards as it is asked."""

    def __init__(self, goals: Goals, most: int) -> None:
        """With at most so many dice."""
        useful = tuple(map(max, zip(*[need for _, need in goals], strict=True)))
        self.goals = goals
        self.hands = Hands(useful, most)
        self.met = self._met()
        """By hand: which goal the dice meet as they lie, the most valuable."""
        self.at_once = [goals[goal][0] for goal in self.met]
        self._best: list[list[float]] = []
        self._kept: list[list[float]] = [[]]
        self._again: list[list[float]] = [[]]
        self._ends: dict[int, list[float]] = {}

    def _met(self) -> list[int]:
        hands = self.hands
        left, found = (1 << len(hands.counts)) - 1, [0] * len(hands.counts)
        for goal, (_, need) in enumerate(self.goals):
            new = left
            for weapon, n in enumerate(need):
                if n:
                    new &= hands.at_least[weapon][n]
            left ^= new
            while new:
                lowest = new & -new
                found[lowest.bit_length() - 1] = goal
                new ^= lowest
        return found

    def best(self, dice: int) -> list[float]:
        """By hand: the value of so many dice with the best use of rerolls."""
        for n in range(len(self._best), dice + 1):
            found = self.at_once[: self.hands.up_to[n]]
            if n > 1:
                again, fewer = self.again(n - 1), self.hands.up_to[n - 1]
                # a die of no use is the best to pay with
                found[:fewer] = map(max, found[:fewer], again)
                for at in range(fewer, len(found)):
                    for less in self.hands.one_fewer[at]:
                        if again[less] > found[at]:
                            found[at] = again[less]
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
        one_fewer = self.hands.one_fewer
        found = kept[:]
        for at in range(len(kept)):
            best = kept[at]
            for less in one_fewer[at]:
                if found[less] > best:
                    best = found[less]
            found[at] = best
        for at in range(len(kept), self.hands.up_to[dice]):
            found.append(max([found[less] for less in one_fewer[at]], default=0.0))
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
        hands, shown = self.hands, self.hands.shown(dice)
        for n in range(dice, 0, -1):
            best, at_once, on = self.best(n), self.at_once, False
            due = [[0.0] * len(shown) for _ in range(n)]
            """By number of dice to roll: how likely it is that each hand is kept."""
            for at, chance in enumerate(shown):
                if chance:
                    if best[at] > at_once[at]:
                        kept, on = self._keeps(at, n), True
                        due[n - 1 - hands.dice[kept]][kept] += chance
                    else:
                        found[self.met[at]] += chance
            if not on:
                break
            shown = hands.rolled(due)
        return found

    def _keeps(self, at: int, dice: int) -> int:
        """The hand that is best kept of one with so many dice, after paying one."""
        one_fewer, again, kept = self.hands.one_fewer, self._again[dice - 1], self._kept[dice - 1]
        if self.hands.dice[at] == dice:
            at = max(one_fewer[at], key=again.__getitem__)
        while at >= len(kept) or kept[at] < again[at]:
            value = again[at]
            at = next(less for less in one_fewer[at] if again[less] == value)
        return at


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
    order = sorted(asked, key=lambda weapon: columns[weapon], reverse=True)
    return tuple(order), tuple([(v, tuple([need[w] for w in order])) for v, need in goals])


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
        useful = [len(of) - 1 for of in self.values.hands.at_least]
        shown = [min(dice[w], most) for w, most in zip(self.order, useful, strict=True)]
        return self.values.hands.number[tuple(shown)]

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

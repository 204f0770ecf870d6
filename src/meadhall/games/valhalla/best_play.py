"""The value of best play with dice, where each reroll costs one (VA-061, VA-065).

1. Goals say what dice must show to be worth so much                        goals.py
2. Hands are all that dice can show, as far as some goal asks for it        hands.py
3. Which goal a hand meets is the same whatever goals are worth             Layout
4. The value of each hand follows from those with a die fewer               Values
5. What a side's own dice are worth, by its own weapons                     BestPlay
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import compress
from operator import mul

from meadhall.core import add_up
from meadhall.games.valhalla.components import ARMS, DICE
from meadhall.games.valhalla.goals import Arms, Goals, alike, goals_of
from meadhall.games.valhalla.hands import Hands, from_lanes
from meadhall.games.valhalla.weapons import Counts

Dice = tuple[int, ...]
"""Dice by face, the blank last."""


@lru_cache(maxsize=2_000)
class Layout:
    """Which goal each hand meets, whatever the goals are worth."""

    def __init__(self, needs: tuple[Counts, ...], ranks: tuple[int, ...], most: int) -> None:
        """What goals ask for, the most valuable first; those worth the same have the same rank."""
        useful = tuple(map(max, zip(*needs, strict=True)))
        twins = twins_in(needs, ranks, useful)
        # With fewer dice the first hands are the same, so that few kinds of them are enough.
        self.hands = Hands(useful, twins, max(most, DICE))
        self.totals = [sum(need) for need in needs]
        """By goal: how many dice it asks for."""
        self._needs = needs
        self.ranks = from_lanes(self._lanes(ranks), len(self.hands.dice))
        """By hand: the rank of the best goal that the dice meet as they lie."""

    @cached_property
    def met(self) -> tuple[int, ...]:
        """The same by the number of the goal, of several of a rank the first."""
        return from_lanes(self._lanes(range(len(self._needs))), len(self.hands.dice))

    def _lanes(self, ranks: Sequence[int]) -> int:
        at_least, left = self.hands.at_least, self.hands.all
        found = reached = last = 0
        for rank, need in zip(ranks, self._needs, strict=True):
            if rank != last:
                found += last * reached
                left ^= reached
                reached, last = 0, rank
            new = left
            for weapon, n in enumerate(need):
                if n:
                    new &= at_least[weapon][n]
            reached |= new
        return found + last * left


@lru_cache(maxsize=2_000)
class Values:
    """What hands are worth for some goals, worked out from few dice upwards as it is asked."""

    def __init__(self, goals: Goals, most: int) -> None:
        """With at most so many dice."""
        values, needs = zip(*goals, strict=True)
        ranks: dict[float, int] = {}
        ranked = tuple([ranks.setdefault(value, len(ranks)) for value in values])
        self.goals, self.layout = goals, Layout(needs, ranked, most)
        self.hands = self.layout.hands
        by_rank = [*ranks]
        self.at_once = [*map(by_rank.__getitem__, self.layout.ranks)]
        """By hand: what the dice are worth as they lie."""
        self.least = max(1, min(compress(self.layout.totals, values), default=most + 1))
        """With fewer dice than that nothing can be won."""
        self._best: list[list[float]] = []
        self._kept: list[list[float]] = [[]]
        self._again: list[list[float]] = [[]]
        self._ends: dict[int, list[float]] = {}

    def best(self, dice: int) -> list[float]:
        """By hand: the value of so many dice with the best use of rerolls."""
        top, one_fewer = self.goals[0][0], self.hands.one_fewer
        for n in range(len(self._best), dice + 1):
            found = self.at_once[: self.hands.up_to[n]]
            if n > self.least:
                again, fewer = self.again(n - 1), self.hands.up_to[n - 1]
                # a die of no use is the best to pay with
                found[:fewer] = map(max, found[:fewer], again)
                full, found[fewer:] = zip(found[fewer:], one_fewer[fewer:], strict=False), []
                for value, each in full:
                    best = value
                    if best < top:
                        for less in each:
                            if again[less] > best:
                                best = again[less]
                    found.append(best)
            self._best.append(found)
        return self._best[dice]

    def kept(self, dice: int) -> list[float]:
        """By hand kept of so many dice: the value of rolling all others, at least one."""
        for n in range(len(self._kept), dice + 1):
            if n < self.least:
                self._kept.append([0.0] * self.hands.up_to[n - 1])
            else:
                self._kept.append(self.rolling(self.best(n), n))
        return self._kept[dice]

    def again(self, dice: int) -> list[float]:
        """By hand of so many dice: the value of rolling the best choice of them, at least one."""
        for n in range(len(self._again), dice + 1):
            if n < self.least:
                self._again.append([0.0] * self.hands.up_to[n])
            else:
                self._again.append(self.rolled(self.kept(n), n))
        return self._again[dice]

    def rolling(self, values: list[float], dice: int) -> list[float]:
        """By hand kept, the mean of what all dice are worth once the others are rolled."""
        hands, mean = self.hands, values
        found: list[float] = []
        for shown in reversed(range(dice)):
            mean = hands.one_rolled(mean, hands.up_to[shown])
            found[:0] = mean[hands.up_to[shown - 1] if shown else 0 :]
        return found

    def rolled(self, kept: list[float], dice: int) -> list[float]:
        """By hand, the best choice of what to keep of it, when at least one die is rolled."""
        one_fewer = self.hands.one_fewer
        found: list[float] = []
        for value, fewer in zip(kept, one_fewer, strict=False):
            best = value
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
        shown, met = self.hands.shown(dice), self.layout.met
        for n in range(dice, 0, -1):
            best, at_once = self.best(n), self.at_once
            left, on = [0.0] * self.hands.up_to[n], False
            """By hand: how likely dice are rolled again of it."""
            for at, chance in enumerate(shown):
                if chance:
                    if best[at] > at_once[at]:
                        left[at], on = chance, True
                    else:
                        found[met[at]] += chance
            if not on:
                break
            shown = self.hands.rolled(self._keeps(left, n))
        return found

    def _keeps(self, left: list[float], dice: int) -> list[list[float]]:
        """By dice to roll and hand: how likely that is kept of so many dice, after paying one.

        Hands of many dice come last: each gives what it would not keep to one with a die fewer.
        """
        hands, again, kept = self.hands, self._again[dice - 1], self._kept[dice - 1]
        due = hands.none_due(dice - 1)
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
    return add_up(map(mul, values.hands.shown(dice), values.best(dice)))


def twins_in(needs: tuple[Counts, ...], ranks: tuple[int, ...], useful: Counts) -> tuple[bool, ...]:
    """By weapon whether it is as good as the one before: exchanging them leaves the goals alike."""
    found = [False] * len(useful)
    columns = [*zip(*needs, strict=True)]
    every: set[tuple[int, Counts]] | None = None
    for weapon in range(1, len(useful)):
        before = weapon - 1
        if useful[weapon] != useful[before] or sum(columns[weapon]) != sum(columns[before]):
            continue
        if every is None:
            every = {*zip(ranks, needs, strict=True)}
        for rank, n in zip(ranks, needs, strict=True):
            if n[weapon] != n[before]:
                exchanged = (*n[:before], n[weapon], n[before], *n[weapon + 1 :])
                if (rank, exchanged) not in every:
                    break
        else:
            found[weapon] = True
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

    def at_once(self, dice: Dice) -> float:
        """What they are worth as they lie."""
        return self.values.at_once[self.hand(dice)]

    def with_free(self, dice: Dice, free: int) -> float:
        """What they are worth with the best use of rerolls, so many of which are free (VA-141)."""
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

"""What dice must show to arm warriors (VA-065, VA-079 to VA-081, VA-209).

1. An arm is a set of warriors: what a side is worth with it, and the patterns that arm it.
2. Goals say the same of dice: what they must show to be worth so much      goals_of
3. Chances are the same whichever weapon is which, so goals that differ in nothing else become
   the same                                                                 alike

odds.py makes the arms from a table, best_play.py says what goals are worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import add

from meadhall.games.valhalla.components import ARMS, EMPTY
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


@lru_cache(maxsize=5_000)
def least_dice(want: Want) -> int:
    """The fewest dice that arm one warrior."""
    return min([sum(each) for each in _asked(want)])


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
    found, whose, met = list[Goal](), list[int](), set[int]()
    by_total: list[list[int]] = [[] for _ in range(most + 1)]
    for number, (value, left) in enumerate(arms):
        size, smaller = -1, list[int]()
        for need, total, packed in left:
            if total > most:
                break
            if packed in met:
                continue
            if total != size:
                # only what asks for fewer dice can ask for less
                size, smaller = total, [less for each in by_total[:total] for less in each]
            more = packed | GUARD
            for less in smaller:
                if more - less & GUARD == GUARD:
                    break
            else:
                found.append((value, need))
                whose.append(number)
                met.add(packed)
                by_total[total].append(packed)
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
    packed = 0
    for count in reversed(counts):
        packed = packed << WIDTH | count
    return packed


def best_armed(have: Counts, arms: Sequence[tuple[float, Needs]]) -> float:
    """What the first of these arms is worth that weapons cover, the most valuable first."""
    enough, dice = _packed(have) | GUARD, sum(have)
    for value, left in arms:
        for _, total, need in left:
            if total > dice:
                break
            if enough - need & GUARD == GUARD:
                return value
    raise AssertionError("the empty set can always be armed")


def can_arm(have: Counts, wants: tuple[Want, ...]) -> bool:
    """Whether weapons cover all these patterns together."""
    return best_armed(have, ((1.0, left_of(wants, NO_DICE)), (0.0, left_of((), NO_DICE)))) > 0


# -- whichever weapon is which --------------------------------------------------------------


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

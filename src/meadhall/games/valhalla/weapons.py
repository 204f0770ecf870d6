"""Weapon patterns: which dice arm a warrior (VA-065, VA-079 to VA-081, VA-179).

A pattern is a rule and the dice it asks for. ``ways`` gives every choice of weapons that
covers it with the dice at hand, as counts by weapon; the blank never helps (VA-064).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from operator import le

from meadhall.games.valhalla.components import ARMS, WEAPONS, Rule

Counts = tuple[int, ...]
"""Numbers of dice by weapon."""

Pattern = tuple[Rule, int, Counts]
"""The rule (exact, any, same, pairs, different), the number of symbols, the exact weapons."""

NO_DICE: Counts = (0,) * ARMS


def pattern(rule: Rule, symbols: int, need: Sequence[str]) -> Pattern:
    """The pattern that a card prints."""
    exact = tuple(need.count(weapon) for weapon in WEAPONS)
    return rule, (len(need) or symbols), exact


def counts(chosen: tuple[int, ...]) -> Counts:
    """How many of each weapon are among these."""
    return tuple(chosen.count(weapon) for weapon in range(ARMS))


@cache
def shapes(rule: Rule, symbols: int, need: Counts) -> tuple[Counts, ...]:
    """All sets of weapons that fulfil a pattern."""
    every = range(ARMS)
    if rule == "exact":
        return (need,)
    if rule == "same":
        return tuple(counts((weapon,) * symbols) for weapon in every)
    if rule == "different":
        return tuple(counts(chosen) for chosen in combinations(every, symbols))
    if rule == "pairs":
        pairs = combinations_with_replacement(every, symbols // 2)
        return tuple(counts((*chosen, *chosen)) for chosen in pairs)
    assert rule == "any", rule
    return tuple(counts(c) for c in combinations_with_replacement(every, symbols))


@cache
def shapes_but(asked: Pattern, missing: int) -> tuple[Counts, ...]:
    """The same with so many symbols left uncovered (0 or 1)."""
    found = shapes(*asked)
    for _ in range(missing):
        less = [
            (*shape[:weapon], shape[weapon] - 1, *shape[weapon + 1 :])
            for shape in found
            for weapon in range(ARMS)
            if shape[weapon]
        ]
        found = tuple(dict.fromkeys(less))
    return found


@cache
def ways(asked: Pattern, have: Counts, missing: int = 0) -> tuple[Counts, ...]:
    """Every set of weapons among those at hand that fulfils a pattern."""
    return tuple([shape for shape in shapes_but(asked, missing) if all(map(le, shape, have))])


@lru_cache(maxsize=20_000)
def lacking(asked: Pattern, have: Counts) -> Counts:
    """The fewest weapons still missing for a pattern, of several such sets the first."""
    best = min(
        shapes(*asked),
        key=lambda shape: sum(max(0, shape[w] - have[w]) for w in range(ARMS)),
    )
    return tuple(max(0, best[w] - have[w]) for w in range(ARMS))

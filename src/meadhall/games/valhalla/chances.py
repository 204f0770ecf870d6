"""Quick chances for bots: how likely missing weapons are to be rolled.

``covers`` follows a simple, nearly best way of playing: keep every die that helps, pay one of
the others, roll the rest again. It depends only on how many dice of each weapon are missing, so
that few cases cover all parties; odds.py has the exact numbers for players.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from meadhall.games.valhalla.arming import at_hand, may_be_armed
from meadhall.games.valhalla.cards import GLORY, PATTERN, WEAPON
from meadhall.games.valhalla.components import ARMS, DICE, EMPTY
from meadhall.games.valhalla.goals import Want
from meadhall.games.valhalla.odds import rolls, strengths_with, subsets
from meadhall.games.valhalla.table import Side, Table
from meadhall.games.valhalla.weapons import NO_DICE, Counts, Pattern, lacking, shapes

FRESH: dict[tuple[str, int], Counts] = {
    ("any", 2): (),
    ("same", 2): (1,),
    ("same", 3): (2,),
    ("pairs", 4): (2, 1),
    ("different", 3): (1,),
    ("different", 4): (1, 1),
    ("different", 5): (1, 1, 1, 2),
}
"""Before any roll: named weapons about as hard to roll as a giant's pattern."""

Plan = tuple[float, int, int]
"""A set of warriors: the chance to arm it, the strength and the glory it brings."""


@cache
def covers(missing: Counts, dice: int) -> float:
    """The chance to get these weapons with so many dice now rolled and rerolls paid later."""
    if not sum(missing):
        return 1.0
    if dice < 1 or dice < sum(missing):
        return 0.0
    total = 0.0
    for rolled, chance in rolls(dice):
        left = [max(0, m - r) for m, r in zip(missing, rolled, strict=False)]
        left += [*missing[len(rolled) :]]
        used = sum(missing) - sum(left)
        if not sum(left):
            total += chance
        else:
            total += chance * covers(shape(left), dice - used - 1)
    return total


def shape(missing: list[int]) -> Counts:
    """Missing weapons without their names, the most wanted first."""
    return tuple(sorted((count for count in missing if count), reverse=True))


def easy(pattern: Pattern) -> list[int]:
    """What a pattern asks for before any roll."""
    rule, symbols, need = pattern
    return [*need] if rule == "exact" else [*FRESH.get((rule, symbols), (symbols,))]


def fresh_plans(table: Table, side: Side, dice: int = DICE) -> list[Plan]:
    """Every set of warriors with the chance to arm it from the first roll on."""
    wants, found = _sets(table, side)
    return [
        (fresh_chance(tuple([wants[at] for at in chosen]), dice), strength, glory)
        for chosen, strength, glory in found
    ]


@lru_cache(maxsize=100_000)
def fresh_chance(wants: tuple[int, ...], dice: int) -> float:
    """The chance to arm warriors that want this, from the first roll of so many dice on."""
    named, other = [0] * ARMS, list[int]()
    for number in wants:
        (rule, symbols, need), tyr = WANTS[number]
        if rule == "exact":
            named = [a + b for a, b in zip(named, need, strict=True)]
            if tyr >= 0 and need[tyr]:
                named[tyr] -= 1
        else:
            other += easy((rule, symbols, need))
    missing = shape(named + other)
    return covers(missing, dice) if len(missing) <= ARMS else 0.0


def plans(table: Table, side: Side, kept: Counts, rolled: int, paid: int) -> list[Plan]:
    """Every set with the chance to arm it from dice that lie, when others are rolled.

    ``kept`` are weapons that stay, ``rolled`` dice to be rolled now at no further cost, or 0;
    with ``paid`` the next reroll still costs a die.
    """
    wants, found = _sets(table, side)
    spare = sum(side.pool) - rolled - paid
    return [
        (chance_with(tuple([wants[at] for at in chosen]), kept, rolled, spare), strength, glory)
        for chosen, strength, glory in found
    ]


@lru_cache(maxsize=200_000)
def chance_with(wants: tuple[int, ...], kept: Counts, rolled: int, spare: int) -> float:
    """The chance to arm warriors that want this with weapons kept and the other dice.

    ``rolled`` dice are rolled now; if none are, all that are to ``spare`` and not in use.
    """
    have, asked, missing = kept, 0, [0] * ARMS
    for number in wants:
        lacks, used = _use(number, have)
        missing = [a + b for a, b in zip(missing, lacks, strict=True)]
        have = tuple([n - u for n, u in zip(have, used, strict=True)])
        asked += sum(used)
    if not sum(missing):
        return 1.0
    return covers(shape(missing), rolled or spare - asked)


def spared(
    table: Table, side: Side, kept: Counts, judge: Callable[[Plan], float]
) -> tuple[float, Counts]:
    """The set that looks best when all dice it cannot use are rolled, and the weapons it uses."""
    wants, found = _sets(table, side)
    spare = sum(side.pool)
    best, uses = -1.0, NO_DICE
    for chosen, strength, glory in found:
        asked = tuple([wants[at] for at in chosen])
        value = judge((chance_with(asked, kept, 0, spare), strength, glory))
        if value > best:
            best, uses = value, used_by(asked, kept)
    return best, uses


@lru_cache(maxsize=100_000)
def used_by(wants: tuple[int, ...], have: Counts) -> Counts:
    """Which of the weapons at hand are of use to warriors that want this."""
    total = NO_DICE
    for number in wants:
        _, used = _use(number, have)
        have = tuple([n - u for n, u in zip(have, used, strict=True)])
        total = tuple([n + u for n, u in zip(total, used, strict=True)])
    return total


@lru_cache(maxsize=100_000)
def _use(number: int, have: Counts) -> tuple[Counts, Counts]:
    """What a warrior that wants this lacks, and which of the weapons at hand it takes."""
    want, tyr = WANTS[number]
    given = tuple([n + (w == tyr) for w, n in enumerate(have)])
    lacks = lacking(want, given)
    used = [max(0, s - n) for s, n in zip(_wanted(want, lacks, given), lacks, strict=True)]
    if tyr >= 0 and used[tyr]:
        used[tyr] -= 1
    return lacks, tuple(used)


def _wanted(want: Pattern, lacks: Counts, given: Counts) -> Counts:
    """The set of weapons that ``lacking`` had in mind."""
    for each in shapes(*want):
        if tuple(max(0, each[w] - given[w]) for w in range(ARMS)) == lacks:
            return each
    return lacks


WANTS: list[Want] = []
"""Every pattern met so far, with the weapon that a Tyr card covers of it."""
_NUMBER: dict[tuple[int, int], int] = {}
"""By warrior and Tyr card: the number of what they want, short to remember chances by."""


def want_number(card: int, under: int) -> int:
    """The number of what a warrior with a Tyr card under it wants."""
    if (card, under) not in _NUMBER:
        want = PATTERN[card], WEAPON[under] if under != EMPTY else EMPTY
        if want not in WANTS:
            WANTS.append(want)
        _NUMBER[card, under] = WANTS.index(want)
    return _NUMBER[card, under]


def _sets(table: Table, side: Side) -> tuple[list[int], list[tuple[tuple[int, ...], int, int]]]:
    """What each warrior wants, and every set with the strength and the glory it brings."""
    party, places = table.party, may_be_armed(table, side)
    sets = subsets(len(places))
    glories = [GLORY[party[place]] for place in places]
    active = sum([GLORY[party[place]] for place in side.active])
    found = []
    for chosen, strength in zip(sets, strengths_with(table, side, places), strict=True):
        glory = active
        for at in chosen:
            glory += glories[at]
        found.append((chosen, strength, glory))
    return [want_number(party[place], table.tyr[place]) for place in places], found


def lying(side: Side) -> Counts:
    """The weapons that lie free."""
    return at_hand(side)

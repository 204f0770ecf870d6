"""Quick chances for bots: how likely missing weapons are to be rolled.

``covers`` follows a simple, nearly best way of playing: keep every die that helps, pay one of
the others, roll the rest again. It depends only on how many dice of each weapon are missing, so
that few cases cover all parties; odds.py has the exact numbers for players.
"""

from __future__ import annotations

from functools import cache

from meadhall.games.valhalla.cards import GLORY
from meadhall.games.valhalla.components import ARMS, DICE
from meadhall.games.valhalla.fight import at_hand
from meadhall.games.valhalla.odds import rolls, sets_of, strength_with, want_of
from meadhall.games.valhalla.table import Side, Table
from meadhall.games.valhalla.weapons import Counts, Pattern, lacking

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
    found = []
    for places in sets_of(table, side):
        named, other = [0] * ARMS, list[int]()
        for place in places:
            (rule, symbols, need), tyr = want_of(table, place)
            if rule == "exact":
                named = [a + b for a, b in zip(named, need, strict=True)]
                if tyr >= 0 and need[tyr]:
                    named[tyr] -= 1
            else:
                other += easy((rule, symbols, need))
        missing = shape(named + other)
        chance = covers(missing, dice) if len(missing) <= ARMS else 0.0
        found.append((chance, strength_with(table, side, places), glory_of(table, side, places)))
    return found


def plans(table: Table, side: Side, kept: Counts, rolled: int, paid: int) -> list[Plan]:
    """Every set with the chance to arm it from dice that lie, when others are rolled.

    ``kept`` are weapons that stay, ``rolled`` dice to be rolled now at no further cost, or 0;
    with ``paid`` the next reroll still costs a die.
    """
    found = []
    spare = sum(side.pool) - rolled
    for places in sets_of(table, side):
        have, asked, missing = kept, 0, list[int]()
        for place in places:
            want, tyr = want_of(table, place)
            given = tuple(n + (w == tyr) for w, n in enumerate(have))
            lacks = lacking(want, given)
            missing += lacks
            use = [max(0, s - n) for s, n in zip(_wanted(want, lacks, given), lacks, strict=True)]
            if tyr >= 0 and use[tyr]:
                use[tyr] -= 1
            have = tuple(n - u for n, u in zip(have, use, strict=True))
            asked += sum(use)
        merged = _merge(missing)
        dice = rolled or (spare - asked) - paid
        chance = covers(shape(merged), dice) if sum(merged) else 1.0
        found.append((chance, strength_with(table, side, places), glory_of(table, side, places)))
    return found


def _merge(missing: list[int]) -> list[int]:
    """Missing weapons of several warriors added up by weapon."""
    return [sum(missing[w::ARMS]) for w in range(ARMS)]


def _wanted(want: Pattern, lacks: Counts, given: Counts) -> Counts:
    """The set of weapons that ``lacking`` had in mind."""
    from meadhall.games.valhalla.weapons import shapes

    for each in shapes(*want):
        if tuple(max(0, each[w] - given[w]) for w in range(ARMS)) == lacks:
            return each
    return lacks


def glory_of(table: Table, side: Side, places: tuple[int, ...]) -> int:
    """The glory of warriors activated and those of a set."""
    return sum(GLORY[table.party[place]] for place in (*side.active, *places))


def lying(side: Side) -> Counts:
    """The weapons that lie free."""
    return at_hand(side)

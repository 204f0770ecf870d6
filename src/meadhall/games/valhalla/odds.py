"""Chances in a battle, worked out exactly from what everybody sees (VA-061, VA-065).

``arms_of`` lists every set of warriors that a side could still activate, with what the side
would then be worth. From it follow the best use of the dice as they lie (``best_now``), the
outcomes of rolling chosen dice (``outcomes_of_roll``) and, by best_play.py, the value of best
play with rerolls (``best_play``).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations
from math import factorial
from operator import ge

from meadhall.core import Text, add_up, text
from meadhall.games.valhalla.arming import at_hand, may_be_armed, supplied
from meadhall.games.valhalla.best_play import SIDES, Arms, BestPlay, Want, covers_all, minus
from meadhall.games.valhalla.bonuses import warrior_strength
from meadhall.games.valhalla.cards import GLORY, PATTERN, WEAPON
from meadhall.games.valhalla.components import ARMS, BLANK, DICE, EMPTY, GREY, MONSTER
from meadhall.games.valhalla.jarls import jarl_adds, jarl_strength
from meadhall.games.valhalla.strength import (
    battle_strength,
    cards_strength,
    warriors_strength,
)
from meadhall.games.valhalla.table import Side, Table, battle_of, foe_of
from meadhall.games.valhalla.weapons import Counts


def want_of(table: Table, place: int) -> Want:
    """What arms the warrior at a place."""
    under = table.tyr[place]
    return PATTERN[table.party[place]], WEAPON[under] if under != EMPTY else EMPTY


@cache
def subsets(count: int) -> tuple[tuple[int, ...], ...]:
    """Every choice among so many things, by number, the empty one first."""
    return tuple(each for n in range(count + 1) for each in combinations(range(count), n))


def strengths_with(
    table: Table, side: Side, places: list[int], sets: tuple[tuple[int, ...], ...]
) -> list[int]:
    """The side's battle strength if each of these sets of warriors were activated too.

    Only what follows from which warriors are activated is asked again for each set; the rest
    of ``battle_strength`` is the same for all of them.
    """
    each = [warrior_strength(table, side, place) for place in places]
    base = warriors_strength(table, side) + side.brought
    changing = bool(side.tactics) or jarl_adds(table, side.seat)
    if not changing:
        base += side.plus
    active = len(side.active)
    found = []
    for chosen in sets:
        if not active and not chosen:
            found.append(0)
            continue
        strength = base
        for at in chosen:
            strength += each[at]
        if changing:
            side.active += [places[at] for at in chosen]
            strength += cards_strength(table, side) + jarl_strength(table, side)
            del side.active[active:]
        found.append(strength if strength > 0 else 0)
    return found


def arms_of(table: Table, side: Side, value: Callable[[int, int], float]) -> Arms:
    """All sets, the most valuable first; ``value`` judges strength and glory activated."""
    places = may_be_armed(table, side)
    sets = subsets(len(places))
    wants = [want_of(table, place) for place in places]
    glories = [GLORY[table.party[place]] for place in places]
    lying = sum(GLORY[table.party[place]] for place in side.active)
    found = []
    for chosen, strength in zip(sets, strengths_with(table, side, places, sets), strict=True):
        glory = lying
        for at in chosen:
            glory += glories[at]
        found.append((value(strength, glory), tuple([wants[at] for at in chosen])))
    found.sort(key=lambda arm: -arm[0])
    return tuple(found)


def by_strength(strength: int, glory: int) -> float:
    """Judge by battle strength."""
    return float(strength)


def by_glory(strength: int, glory: int) -> float:
    """Judge by the glory of activated warriors, as Ragnarök does."""
    return float(glory)


@lru_cache(maxsize=200_000)
def value_of(arms: Arms, have: Counts) -> float:
    """The best that these weapons can arm."""
    return next(value for value, wants in arms if covers_all(wants, have))


def best_now(table: Table, side: Side) -> int:
    """The greatest strength that arming with the free dice gives, nothing else changed."""
    return int(value_of(arms_of(table, side, by_strength), at_hand(side)))


# -- one roll ------------------------------------------------------------------------------


@cache
def rolls(dice: int) -> tuple[tuple[Counts, float], ...]:
    """All outcomes of so many dice as weapons by kind, with their chances."""
    found = []
    for counts in _compositions(dice, SIDES):
        ways_to = factorial(dice)
        for count in counts:
            ways_to //= factorial(count)
        found.append((counts[:ARMS], ways_to / SIDES**dice))
    return tuple(found)


def chance_to_cover(weapons: list[int], dice: int) -> float:
    """How likely one roll of so many dice shows all of these weapons."""
    wanted = [weapons.count(weapon) for weapon in range(ARMS)]
    return sum(chance for shown, chance in rolls(dice) if all(map(ge, shown, wanted)))


def _compositions(total: int, parts: int) -> list[Counts]:
    if parts == 1:
        return [(total,)]
    return [(n, *rest) for n in range(total + 1) for rest in _compositions(total - n, parts - 1)]


def outcomes_of_roll(table: Table, side: Side, chosen: list[int]) -> list[tuple[int, float]]:
    """By strength reached (by glory in Ragnarök): the chance of it when these dice are rolled."""
    judge = by_glory if battle_of(table).ragnarok else by_strength
    arms = arms_of(table, side, judge)
    kept = [*at_hand(side)]
    for kind in chosen:
        if kind % GREY != BLANK:
            kept[kind % GREY] -= 1
    chances: dict[int, float] = {}
    for rolled, chance in rolls(len(chosen)):
        have = tuple(kept[w] + rolled[w] for w in range(ARMS))
        value = int(value_of(arms, have))
        chances[value] = chances.get(value, 0.0) + chance
    return sorted(chances.items())


def needed(table: Table, side: Side) -> int | None:
    """The strength that wins the battle for the side whose phase it is; None if not known yet.

    A defender needs more than the attacker, an attacker of a monster as much as it has.
    """
    battle = battle_of(table)
    if battle.ragnarok:
        return None
    foe = foe_of(table, side)
    if battle.sides[1] is side:
        return battle_strength(table, foe) + 1
    return foe.brought if foe.seat == MONSTER else None


def chance_of_roll(table: Table, side: Side, chosen: list[int]) -> float | None:
    """The chance that rolling these dice lets the side win by arming; None if that is unknown."""
    goal = needed(table, side)
    if goal is None or not chosen:
        return None
    outcomes = outcomes_of_roll(table, side, chosen)
    return add_up(chance for value, chance in outcomes if value >= goal)


# -- best play with rerolls ----------------------------------------------------------------


def best_play(table: Table, side: Side, free: int = 0) -> float:
    """Chance to win (defence, solo), expected strength (attack) or glory with best rerolls."""
    goal = needed(table, side)

    def wins(strength: int, glory: int) -> float:
        return 1.0 if goal is not None and strength >= goal else 0.0

    judge = by_glory if battle_of(table).ragnarok else by_strength
    arms = arms_of(table, side, wins if goal is not None else judge)
    fixed = supplied(side)
    dice = tuple(side.pool[face] + side.pool[face + GREY] for face in range(SIDES))
    # What is worked out for the first roll of a phase serves until a warrior is armed.
    most = sum(dice) if side.active else max(sum(dice), DICE)
    return BestPlay(arms, fixed, most).with_free(dice, free)


def best_with_blanks(table: Table, side: Side) -> int:
    """The greatest strength that arming gives when all blanks are turned (VA-142)."""
    arms, have = arms_of(table, side, by_strength), at_hand(side)
    blank = side.pool[BLANK] + side.pool[BLANK + GREY]
    found = [
        value_of(arms, tuple(have[w] + turned[w] for w in range(ARMS)))
        for turned in _compositions(blank, ARMS)
    ]
    return int(max(found))


def best_after_paying(table: Table, side: Side, weapon: int) -> int:
    """The greatest strength that arming gives after a die was paid for a tactic (VA-139)."""
    arms, have = arms_of(table, side, by_strength), at_hand(side)
    blank = side.pool[BLANK] + side.pool[BLANK + GREY]
    if weapon == EMPTY and blank:
        return int(value_of(arms, have))
    paid = [w for w in range(ARMS) if have[w] and weapon in (EMPTY, w)]
    return int(max(value_of(arms, minus(have, w)) for w in paid))


# -- in words ------------------------------------------------------------------------------


def end_hint(table: Table, side: Side) -> Text:
    """What ending the phase now means."""
    battle = battle_of(table)
    if battle.ragnarok:
        glory = sum(GLORY[table.party[place]] for place in side.active)
        return text("hint-end-ragnarok", glory=glory)
    if not side.active:
        return text("hint-end-nobody" if battle.sides[0] is side else "hint-end-lost")
    ours, goal = battle_strength(table, side), needed(table, side)
    if goal is None:
        return text("hint-end-attack", strength=ours)
    return text("hint-end-won" if ours >= goal else "hint-end-short", ours=ours, needed=goal)


def reroll_hint(table: Table, side: Side, free: int = 0) -> Text | None:
    """What best play with paid rerolls, and some free ones, is worth from here."""
    value = best_play(table, side, free)
    if battle_of(table).ragnarok:
        return text("hint-best-glory", value=round(value))
    if needed(table, side) is None:
        return text("hint-best-strength", value=round(value))
    return text("hint-best-chance", percent=round(100 * value))


def total_with(table: Table, side: Side, more: int, best: int) -> Text:
    """What the best arming gives with so much strength more, against what is needed."""
    goal = needed(table, side)
    total = best + more if best or side.active else 0
    if goal is None:
        return text("hint-total", strength=more, total=total)
    key = "hint-total-wins" if total >= goal else "hint-total-short"
    return text(key, strength=more, total=total, needed=goal)

"""Chances in a battle, worked out exactly from what everybody sees (VA-061, VA-065).

``arms`` lists every set of warriors that a side could still activate, with what the side would
then be worth and the weapon patterns to cover. From it follow the best use of the dice as they
lie (``best_now``), the outcomes of rolling chosen dice (``outcomes_of_roll``) and the value of
best play with rerolls paid by a die each (``best_play``).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations
from math import factorial
from operator import add, le

from meadhall.core import Text, add_up, text
from meadhall.games.valhalla.arming import at_hand, may_be_armed, supplied
from meadhall.games.valhalla.bonuses import warrior_strength
from meadhall.games.valhalla.cards import GLORY, PATTERN, WEAPON
from meadhall.games.valhalla.components import ARMS, BLANK, EMPTY, FACES, GREY, MONSTER
from meadhall.games.valhalla.jarls import jarl_adds, jarl_strength
from meadhall.games.valhalla.strength import (
    battle_strength,
    cards_strength,
    warriors_strength,
)
from meadhall.games.valhalla.table import Side, Table, battle_of, foe_of
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
    given = have if tyr == EMPTY else _plus(have, tyr)
    for way in ways(pattern, given):
        used = way if tyr == EMPTY or not way[tyr] else _minus(way, tyr)
        if can_cover(rest, tuple(have[w] - used[w] for w in range(ARMS))):
            return True
    return False


def _plus(counts: Counts, weapon: int) -> Counts:
    return (*counts[:weapon], counts[weapon] + 1, *counts[weapon + 1 :])


def _minus(counts: Counts, weapon: int) -> Counts:
    return (*counts[:weapon], counts[weapon] - 1, *counts[weapon + 1 :])


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
        found.append((round(value(strength, glory), 4), tuple([wants[at] for at in chosen])))
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
    return next(value for value, wants in arms if can_cover(wants, have))


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


def best_play(table: Table, side: Side, free: int = 0) -> float:
    """Chance to win (defence, solo), expected strength (attack) or glory with best rerolls."""
    goal = needed(table, side)

    def wins(strength: int, glory: int) -> float:
        return 1.0 if goal is not None and strength >= goal else 0.0

    judge = by_glory if battle_of(table).ragnarok else by_strength
    arms = arms_of(table, side, wins if goal is not None else judge)
    fixed = supplied(side)
    dice = tuple(side.pool[face] + side.pool[face + GREY] for face in range(SIDES))
    return BestPlay(arms, fixed).with_free(dice, free)


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
    return int(max(value_of(arms, _minus(have, w)) for w in paid))


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

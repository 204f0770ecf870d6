"""Chances in a battle, worked out exactly from what everybody sees (VA-061, VA-065).

``arms_of`` lists every set of warriors that a side could still activate, with what the side
would then be worth. From it follow the best use of the dice as they lie (``best_now``), the
outcomes of rolling chosen dice (``outcomes_of_roll``) and, by best_play.py, the value of best
play with rerolls (``best_play``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property, lru_cache
from itertools import combinations
from math import factorial
from operator import add, ge

from meadhall.core import Text, add_up, text
from meadhall.games.valhalla.arming import armable, at_hand, may_be_armed, supplied
from meadhall.games.valhalla.best_play import BestPlay, Dice
from meadhall.games.valhalla.bonuses import warrior_strength
from meadhall.games.valhalla.cards import GLORY, PATTERN, WEAPON
from meadhall.games.valhalla.components import ARMS, BLANK, DICE, EMPTY, GREY, MONSTER
from meadhall.games.valhalla.goals import Arms, Needs, Want, best_armed, left_of, minus
from meadhall.games.valhalla.hands import SIDES
from meadhall.games.valhalla.jarls import AT, JARLS, jarl_adds, jarl_strength
from meadhall.games.valhalla.strength import (
    battle_strength,
    cards_strength,
    warriors_strength,
)
from meadhall.games.valhalla.table import Side, Table, battle_of, foe_of
from meadhall.games.valhalla.weapons import NO_DICE, Counts


def want_of(table: Table, place: int) -> Want:
    """What arms the warrior at a place."""
    under = table.tyr[place]
    return PATTERN[table.party[place]], WEAPON[under] if under != EMPTY else EMPTY


@cache
def subsets(count: int) -> tuple[tuple[int, ...], ...]:
    """Every choice among so many things, by number, the empty one first."""
    return tuple(each for n in range(count + 1) for each in combinations(range(count), n))


def strengths_with(table: Table, side: Side, places: list[int]) -> list[int]:
    """By set of these warriors the side's battle strength if it were activated too.

    Only what follows from which warriors are activated is asked again for each set; the rest
    of ``battle_strength`` is the same for all of them.
    """
    each = [warrior_strength(table, side, place) for place in places]
    base = warriors_strength(table, side) + side.brought
    active = len(side.active)
    if not side.tactics:
        jarl = table.players[side.seat].jarl
        if not jarl or not jarl_adds(table, side.seat):
            return [*sums(tuple(each), base + side.plus, active > 0)]
        if jarl in STEADY:
            added = side.plus + jarl_strength(table, side)
            return [*sums(tuple(each), base + added, active > 0)]
    found = []
    for chosen in subsets(len(places)):
        if not active and not chosen:
            found.append(0)
            continue
        strength = base
        for at in chosen:
            strength += each[at]
        side.active += [places[at] for at in chosen]
        strength += cards_strength(table, side) if side.tactics else side.plus
        strength += jarl_strength(table, side)
        del side.active[active:]
        found.append(strength if strength > 0 else 0)
    return found


STEADY = frozenset(
    name
    for name, jarl in JARLS.items()
    if all(
        each.effect in ("add_strength", "add_strength_if_discarded_dice")
        and "activated_at_least" not in (each.condition, each.require)
        for each in AT[name, "comparison"]
    )
)
"""Jarls that add as much whichever warriors are activated."""


@lru_cache(maxsize=5_000)
def sums(each: tuple[int, ...], base: int, active: bool) -> tuple[int, ...]:
    """By set of warriors what adds up to a base; nothing without an activated one (VA-071)."""
    found = [base + sum([each[at] for at in chosen]) for chosen in subsets(len(each))]
    if not active:
        found[0] = 0
    return tuple([max(0, strength) for strength in found])


Judge = Callable[[int, int], float]
"""What a strength and the glory of activated warriors, or their prizes, are worth."""

Prizes = Sequence[int] | None
"""By place: what a warrior counts instead of its glory."""


def arms_of(table: Table, side: Side, judge: Judge) -> Arms:
    """All sets, the most valuable first."""
    return worth_of(table, side, judge).arms


def worth_of(
    table: Table,
    side: Side,
    judge: Judge,
    prizes: Prizes = None,
    places: list[int] | None = None,
) -> Worth:
    """The same with what weapons can arm of them; of all warriors or some."""
    if places is None:
        places = may_be_armed(table, side)
    strengths = strengths_with(table, side, places)
    wants = tuple([want_of(table, place) for place in places])
    if prizes is None:
        party = table.party
        counted = tuple([GLORY[party[place]] for place in places])
        lying = sum([GLORY[party[place]] for place in side.active])
    else:
        counted = tuple([prizes[place] for place in places])
        lying = sum([prizes[place] for place in side.active])
    return Worth(wants, tuple(strengths), counted, lying, judge)


@lru_cache(maxsize=500)
class Worth:
    """What warriors are worth together, the most valuable sets first, and armed by weapons."""

    def __init__(
        self,
        wants: tuple[Want, ...],
        strengths: tuple[int, ...],
        glories: tuple[int, ...],
        lying: int,
        judge: Judge,
    ) -> None:
        """By warrior what it wants and its glory; by set its strength; the glory that lies."""
        found = []
        for chosen, strength in zip(subsets(len(wants)), strengths, strict=True):
            glory = lying
            for at in chosen:
                glory += glories[at]
            found.append((judge(strength, glory), tuple([wants[at] for at in chosen])))
        found.sort(key=lambda arm: -arm[0])
        self.arms: Arms = tuple(found)
        self._armed: dict[Counts, float] = {}
        self._rolled: dict[tuple[Counts, int], list[tuple[int, float]]] = {}
        self._plays: dict[tuple[Counts, int], BestPlay] = {}

    @cached_property
    def _needs(self) -> list[tuple[float, Needs]]:
        return [(value, left_of(wants, NO_DICE)) for value, wants in self.arms]

    @cached_property
    def _useful(self) -> Counts:
        """How many of each weapon are of use."""
        every = [need for _, left in self._needs for need, _, _ in left]
        return tuple(map(max, zip(*every, strict=True)))

    def armed(self, have: Counts) -> float:
        """The best that these weapons can arm."""
        of_use = tuple(map(min, have, self._useful))
        found = self._armed.get(of_use)
        if found is None:
            found = self._armed[of_use] = best_armed(of_use, self._needs)
        return found

    def rolled(self, kept: Counts, dice: int) -> list[tuple[int, float]]:
        """By value: how likely it is when so many dice are rolled and these weapons kept."""
        found = self._rolled.get((kept, dice))
        if found is None:
            chances: dict[int, float] = {}
            for shown, chance in rolls(dice):
                value = int(self.armed(tuple(map(add, kept, shown))))
                chances[value] = chances.get(value, 0.0) + chance
            found = self._rolled[kept, dice] = sorted(chances.items())
        return found

    def play(self, fixed: Counts, most: int) -> BestPlay:
        """Best play with at most so many dice, beside weapons that lie fixed."""
        found = self._plays.get((fixed, most))
        if found is None:
            found = self._plays[fixed, most] = BestPlay(self.arms, fixed, most)
        return found


def by_strength(strength: int, glory: int) -> float:
    """Judge by battle strength."""
    return float(strength)


def by_glory(strength: int, glory: int) -> float:
    """Judge by the glory of activated warriors, as Ragnarök does."""
    return float(glory)


@cache
def reaching(goal: int) -> Judge:
    """Judge by whether a strength is reached."""
    return lambda strength, glory: float(strength >= goal)


def best_now(table: Table, side: Side) -> int:
    """The greatest strength that arming with the free dice gives, nothing else changed."""
    ready = armable(table, side)
    if not ready:
        return battle_strength(table, side)
    return int(worth_of(table, side, by_strength, places=ready).armed(at_hand(side)))


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
    worth = worth_of(table, side, judge)
    kept = [*at_hand(side)]
    for kind in chosen:
        if kind % GREY != BLANK:
            kept[kind % GREY] -= 1
    return worth.rolled(tuple(kept), len(chosen))


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
    judge = by_glory if battle_of(table).ragnarok else by_strength
    play = play_of(table, side, judge if goal is None else reaching(goal))
    return play.with_free(dice_of(side), free)


def play_of(table: Table, side: Side, judge: Judge, prizes: Prizes = None) -> BestPlay:
    """Best play with the dice of a side."""
    total = sum(side.pool)
    # What is worked out for the first roll of a phase serves until a warrior is armed.
    most = total if side.active else max(total, DICE)
    return worth_of(table, side, judge, prizes).play(supplied(side), most)


def dice_of(side: Side) -> Dice:
    """Free dice by face."""
    return tuple([side.pool[face] + side.pool[face + GREY] for face in range(SIDES)])


def best_with_blanks(table: Table, side: Side) -> int:
    """The greatest strength that arming gives when all blanks are turned (VA-142)."""
    worth, have = worth_of(table, side, by_strength), at_hand(side)
    blank = side.pool[BLANK] + side.pool[BLANK + GREY]
    found = [worth.armed(tuple(map(add, have, turned))) for turned in _compositions(blank, ARMS)]
    return int(max(found))


def best_after_paying(table: Table, side: Side, weapon: int) -> int:
    """The greatest strength that arming gives after a die was paid for a tactic (VA-139)."""
    worth, have = worth_of(table, side, by_strength), at_hand(side)
    blank = side.pool[BLANK] + side.pool[BLANK + GREY]
    if weapon == EMPTY and blank:
        return int(worth.armed(have))
    paid = [w for w in range(ARMS) if have[w] and weapon in (EMPTY, w)]
    return int(max(worth.armed(minus(have, w)) for w in paid))


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

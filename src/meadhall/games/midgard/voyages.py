"""Exact odds of voyages, in the order of voyage.py (CM-113 to CM-129, CM-186).

A. The journey: what it takes is chosen for the best chance to win; the kraken is fought out.
B. Feeding: who cannot be fed starves, again chosen for the best.
C. Dice that the monster bans are left out, and the fight is played out (odds.py).

Capacity and food are those of the ship. Favor is counted only where it is said; runes are left out.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from meadhall.core import add_up
from meadhall.games.midgard.cards import (
    ATTACK,
    BANS,
    DEFENCE,
    IS_KRAKEN,
    JOURNEY_FROM,
    JOURNEY_LOSS,
    JOURNEYS,
    KRAKEN,
)
from meadhall.games.midgard.components import FED_BY_ONE, KINDS, NONE
from meadhall.games.midgard.odds import SAME, Dice, blows, fight_odds, losses_of
from meadhall.games.midgard.table import Table

Mix = tuple[float, ...]
"""How likely each journey is, by kind."""


class Way(NamedTuple):
    """What a voyage is made for: warriors fed by one food, the monster, how hits are counted."""

    per: int
    attack: int
    defence: int
    bans: tuple[bool, ...]
    profile: int


def way_to(shore: int, enemy: int, profile: int) -> Way:
    """The way to a monster at a shore."""
    return Way(FED_BY_ONE[shore], ATTACK[enemy], DEFENCE[enemy], tuple(BANS[enemy]), profile)


# -- the chance of a crew --------------------------------------------------------


@cache
def landing(dice: Dice, food: int, way: Way, favor: int = 0) -> float:
    """The chance of a crew that has met its journey: feeding, bans, the fight, with such favor."""
    hungry = max(0, sum(dice) - way.per * food)
    best = 0.0
    for left, _ in losses_of(dice, hungry):
        able = [0 if way.bans[kind] else left[kind] for kind in KINDS]
        there = (able[0], able[1], able[2])
        best = max(best, fight_odds(there, way.profile, way.attack, way.defence, favor).win)
    return best


@cache
def past_kraken(dice: Dice, food: int, way: Way, attack: int, defence: int) -> float:
    """The chance of a crew that fights a kraken which can still take so much (CM-123, CM-124)."""
    if defence <= 0:
        return landing(dice, food, way)
    if not any(dice):
        return 0.0
    again = total = 0.0
    for hits, losses, chance in blows(dice, way.profile, attack, defence):
        if not hits and not losses:
            again += chance
            continue
        best = 0.0
        for left, _ in losses_of(dice, losses):
            found = past_kraken(left, food, way, attack, defence - hits)
            if found > best:
                best = found
        total += chance * best
    return total / (1.0 - again)


@cache
def ways_to_lose(dice: Dice, food: int, kind: int, number: int) -> tuple[tuple[Dice, int], ...]:
    """Every way in which a journey can take so much from a ship (CM-118 to CM-122)."""
    ways = [(dice, food)]
    for _ in range(number):
        after: list[tuple[Dice, int]] = []
        for crew, stores in ways:
            if "food" in JOURNEY_FROM[kind] and stores:
                after.append((crew, stores - 1))
            if "warrior" in JOURNEY_FROM[kind]:
                after += [(left, stores) for left, lost in losses_of(crew, 1) if any(lost)]
        ways = after or ways
    return tuple(dict.fromkeys(ways))


def sailing(dice: Dice, food: int, kind: int, way: Way) -> float:
    """The chance of a ship that meets this journey."""
    if IS_KRAKEN[kind]:
        return past_kraken(dice, food, way, ATTACK[KRAKEN], DEFENCE[KRAKEN])
    ways = ways_to_lose(dice, food, kind, JOURNEY_LOSS[kind])
    return max(landing(crew, stores, way) for crew, stores in ways)


@lru_cache(maxsize=1 << 16)
def setting_out(dice: Dice, food: int, mix: Mix, way: Way) -> float:
    """The chance of a ship before its journey is turned up."""
    kinds = range(len(JOURNEYS))
    return add_up(mix[kind] * sailing(dice, food, kind, way) for kind in kinds if mix[kind])


# -- what a seat knows -----------------------------------------------------------


def unseen_journeys(table: Table, seat: int | None, shore: int) -> list[int]:
    """How many cards of each kind the journey of a shore may be, for what this seat has seen."""
    if table.revealed[shore] or (seat is not None and table.looked[shore] >> seat & 1):
        return [int(kind == table.journeys[shore]) for kind in range(len(JOURNEYS))]
    unseen = [0] * len(JOURNEYS)
    for kind in table.journey_deck:
        unseen[kind] += 1
    for other, kind in enumerate(table.journeys):
        seen = table.revealed[other] or (seat is not None and table.looked[other] >> seat & 1)
        if kind != NONE and not seen:
            unseen[kind] += 1
    return unseen


def mix_of(cards: list[int]) -> Mix:
    """How likely each kind is among these cards."""
    return tuple(number / sum(cards) for number in cards)


# -- the best crew ---------------------------------------------------------------


class Hold(NamedTuple):
    """What may go aboard: at least and at most so many of each type, so much food, in all."""

    least: Dice
    most: Dice
    least_food: int
    most_food: int
    room: int


class Voyage(NamedTuple):
    """A crew with its food, and its chance."""

    win: float
    crew: Dice
    food: int


@lru_cache(maxsize=1 << 14)
def best_voyage(hold: Hold, mix: Mix, way: Way) -> Voyage:
    """The crew and food with the best chance; of equals the fewest warriors, the least food.

    More food never makes a voyage worse, so each crew is tried with all that fits.
    """
    best = Voyage(0.0, (0, 0, 0), 0)
    ranges = [range(hold.least[kind], hold.most[kind] + 1) for kind in KINDS]
    crews = sorted(product(*ranges), key=lambda crew: (sum(crew), crew[::-1]))
    for at, (swordsmen, spearmen, axemen) in enumerate(crews):
        crew = (swordsmen, spearmen, axemen)
        food = min(hold.most_food, hold.room - sum(crew))
        if food < hold.least_food:
            continue
        win = setting_out(crew, food, mix, way)
        if not at or win > best.win + SAME:
            best = Voyage(win, crew, food)
    food = best.food
    while food > hold.least_food and same(setting_out(best.crew, food - 1, mix, way), best.win):
        food -= 1
    return best._replace(food=food)


def same(one: float, other: float) -> bool:
    """Whether two chances are equal."""
    return abs(one - other) <= SAME

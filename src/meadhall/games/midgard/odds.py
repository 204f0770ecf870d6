"""Exact odds of fights and hunts, from the faces of the dice alone.

``fight_odds`` plays a fight out over all rolls, without chance: which dice are lost is chosen for
the best chance to win, the cheapest type first among equals. With favor it assumes at most one
reroll in a combat round, of all blanks, of all blanks and shields, or of all but double hits,
whichever is best, if any helps. Runes are left out of account.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from meadhall.core import add_up
from meadhall.games.midgard.cards import HITS
from meadhall.games.midgard.components import (
    BLANK,
    DIE,
    DOUBLE,
    HIT,
    KINDS,
    MOST_GAME,
    SHIELD,
)

Dice = tuple[int, int, int]
"""How many swordsmen, spearmen and axemen."""

Spread = tuple[tuple[int, int, float], ...]
"""Two numbers, such as hits and shields, and how likely they are."""

PROFILES: tuple[tuple[int, ...], ...] = tuple(dict.fromkeys(HITS[False]))
"""The different ways in which leaders count hits."""
PROFILE: tuple[int, ...] = tuple(PROFILES.index(hits) for hits in HITS[False])
"""By leader (the last is none) which of them is theirs."""

REROLLS: tuple[tuple[int, ...], ...] = (
    (BLANK,),
    (BLANK, SHIELD),
    (BLANK, HIT),
    (BLANK, SHIELD, HIT),
)
"""Faces rolled again for a favor: the ways that are tried."""


class Odds(NamedTuple):
    """How a fight may go: the chance to win, dice lost by type, rounds, rounds with a double."""

    win: float
    lost: tuple[float, float, float]
    rounds: float
    doubles: float

    @property
    def losses(self) -> float:
        """How many dice are lost on average."""
        return add_up(self.lost)


DEFEAT = Odds(0.0, (0.0, 0.0, 0.0), 0.0, 0.0)
DEFEATED = [0.0] * 6
"""The same as sums are added up."""

SAME = 1e-12
"""Chances that differ by less are equal."""

# -- single rolls --------------------------------------------------------------


@cache
def spread(dice: Dice, profile: int) -> Spread:
    """All results of rolling these dice, as hits and shields."""
    found = sorted(_rolled(dice, profile).items())
    return tuple((hits, shields, chance) for (hits, shields), chance in found)


@cache
def _rolled(dice: Dice, profile: int) -> dict[tuple[int, int], float]:
    """The same as it comes about: all dice but the last, then that one."""
    if not any(dice):
        return {(0, 0): 1.0}
    kind, before = _last(dice)
    after: dict[tuple[int, int], float] = {}
    for (hits, shields), chance in _rolled(before, profile).items():
        for die in DIE[kind]:
            key = (hits + PROFILES[profile][die], shields + (die & 3 == SHIELD))
            after[key] = after.get(key, 0.0) + chance / 6
    return after


def _last(dice: Dice) -> tuple[int, Dice]:
    """The type of the last of these dice, and the others."""
    kind = max(kind for kind in KINDS if dice[kind])
    before = [*dice]
    before[kind] -= 1
    return kind, (before[0], before[1], before[2])


@cache
def blows(dice: Dice, profile: int, attack: int, defence: int) -> Spread:
    """What counts of a roll: hits that are still needed, dice that are lost, how likely that is.

    What is more than needed may be asked for: an enemy that can take less than nothing has fallen.
    """
    attack, defence = max(0, attack), max(0, defence)
    found: dict[tuple[int, int], float] = {}
    for hits, shields, chance in spread(dice, profile):
        key = (hits if hits < defence else defence, attack - shields if shields < attack else 0)
        found[key] = found.get(key, 0.0) + chance
    return tuple((hits, losses, chance) for (hits, losses), chance in found.items())


@cache
def double_chance(dice: Dice) -> float:
    """How likely it is that at least one die shows a double hit."""
    none = 1.0
    for kind in KINDS:
        plain = sum(1 for die in DIE[kind] if die & 3 != DOUBLE)
        none *= (plain / 6) ** dice[kind]
    return 1.0 - none


@cache
def hunt_odds(dice: Dice, profile: int) -> float:
    """The food that a hunt with these dice brings on average (CM-092)."""
    return add_up(chance * min(hits, MOST_GAME) for hits, _, chance in spread(dice, profile))


# -- fights --------------------------------------------------------------------


@cache
def losses_of(dice: Dice, number: int) -> tuple[tuple[Dice, Dice], ...]:
    """Every way to lose so many dice: what is left and what is lost, cheapest types first."""
    number = min(number, sum(dice))
    found = []
    for axemen in range(min(number, dice[2]) + 1):
        for spearmen in range(min(number - axemen, dice[1]) + 1):
            swordsmen = number - axemen - spearmen
            if swordsmen <= dice[0]:
                lost = (swordsmen, spearmen, axemen)
                left = (dice[0] - swordsmen, dice[1] - spearmen, dice[2] - axemen)
                found.append((left, lost))
    return tuple(found)


@cache
def fight_odds(dice: Dice, profile: int, attack: int, defence: int, favor: int = 0) -> Odds:
    """How a fight goes from here: dice, what the enemy strikes with, what it can still take."""
    if defence <= 0:
        return Odds(1.0, (0.0, 0.0, 0.0), 0.0, 0.0)
    if not any(dice):
        return DEFEAT
    if favor:
        return _with_favor(dice, profile, attack, defence, favor)
    again = 0.0
    sums = [0.0] * 6
    for hits, losses, chance in blows(dice, profile, attack, defence):
        if hits or losses:
            _add(sums, _struck(dice, profile, attack, defence, 0, hits, losses), chance)
        else:
            again += chance
    return _closed(sums, again, dice)


def keep(
    dice: Dice, profile: int, attack: int, defence: int, favor: int, hits: int, shields: int
) -> Odds:
    """How a fight goes on from a roll that stands: damage, the best losses, the rest (CM-103)."""
    losses = max(0, attack - shields)
    return _struck(dice, profile, attack, defence, favor, min(hits, defence), losses)


@cache
def _struck(
    dice: Dice, profile: int, attack: int, defence: int, favor: int, hits: int, losses: int
) -> Odds:
    """The same by what counts of the roll, worked out once."""
    if hits >= defence:
        _, lost = losses_of(dice, losses)[0]
        return Odds(1.0, (float(lost[0]), float(lost[1]), float(lost[2])), 0.0, 0.0)
    best: Odds | None = None
    gone: Dice = (0, 0, 0)
    for left, lost in losses_of(dice, losses):
        found = fight_odds(left, profile, attack, defence - hits, favor)
        if best is None or found.win > best.win + SAME:
            best, gone = found, lost
    assert best is not None
    win, (swords, spears, axes), rounds, doubles = best
    return Odds(win, (gone[0] + swords, gone[1] + spears, gone[2] + axes), rounds, doubles)


def _add(sums: list[float], odds: Odds, chance: float) -> None:
    win, (swords, spears, axes), rounds, doubles = odds
    sums[0] += chance * win
    sums[1] += chance * swords
    sums[2] += chance * spears
    sums[3] += chance * axes
    sums[4] += chance * rounds
    sums[5] += chance * doubles


def _closed(sums: list[float], again: float, dice: Dice) -> Odds:
    """Sum up a round, where a roll without effect just comes again."""
    rest = 1.0 - again
    lost = (sums[1] / rest, sums[2] / rest, sums[3] / rest)
    doubles = (double_chance(dice) + sums[5]) / rest
    return Odds(min(1.0, sums[0] / rest), lost, (1.0 + sums[4]) / rest, doubles)


# -- with favor ----------------------------------------------------------------

Kept = tuple[int, int, Dice]
"""Hits and shields of the dice that stay, and the dice that are rolled again."""

NO_DICE: Dice = (0, 0, 0)


@cache
def rolls(dice: Dice, profile: int) -> tuple[tuple[int, int, tuple[Kept, ...], float], ...]:
    """All rolls of these dice: hits, shields, what stays at each way to reroll, how likely."""
    if not any(dice):
        return ((0, 0, tuple((0, 0, (0, 0, 0)) for _ in REROLLS), 1.0),)
    kind, before = _last(dice)
    after: dict[tuple[int, int, tuple[Kept, ...]], float] = {}
    for hits, shields, ways, chance in rolls(before, profile):
        for die in DIE[kind]:
            more, shield = PROFILES[profile][die], int(die & 3 == SHIELD)
            stays = tuple(
                _kept(way, faces, die, kind, more, shield)
                for way, faces in zip(ways, REROLLS, strict=True)
            )
            key = (hits + more, shields + shield, stays)
            after[key] = after.get(key, 0.0) + chance / 6
    return tuple((*key, chance) for key, chance in after.items())


def _kept(way: Kept, faces: tuple[int, ...], die: int, kind: int, hits: int, shield: int) -> Kept:
    if die & 3 not in faces:
        return way[0] + hits, way[1] + shield, way[2]
    again = [*way[2]]
    again[kind] += 1
    return way[0], way[1], (again[0], again[1], again[2])


def reroll(
    dice: Dice, profile: int, attack: int, defence: int, favor: int, kept: Kept
) -> tuple[float, float]:
    """The chance to win after rolling some dice again, and to win in this very round."""
    win = now = 0.0
    hits, shields, again = kept
    for more, losses, chance in blows(again, profile, attack - shields, defence - hits):
        if hits + more >= defence:
            now += chance
            win += chance
        else:
            after = _struck(dice, profile, attack, defence, favor, hits + more, losses)
            win += chance * after.win
    return win, now


def _with_favor(dice: Dice, profile: int, attack: int, defence: int, favor: int) -> Odds:
    """The best use of favor, one reroll a combat round at most.

    A roll without effect comes again unless a reroll promises more than the fight as a whole, which
    depends on these rolls in turn: only they are gone through until the chance stays the same.
    """
    sums, idle = _favor_round(dice, profile, attack, defence, favor)
    found = fight_odds(dice, profile, attack, defence, favor - 1)
    for _ in range(60):
        guess, again, parts = found.win, 0.0, sums[:]
        for chance, rerolled in idle:
            if rerolled[0] > guess + SAME:
                _add_parts(parts, rerolled, chance)
            else:
                again += chance
        found = _closed(parts, again, dice)
        if abs(found.win - guess) < 1e-10:
            break
    return found


def _favor_round(
    dice: Dice, profile: int, attack: int, defence: int, favor: int
) -> tuple[list[float], list[tuple[float, list[float]]]]:
    """A round with favor at hand: all rolls of effect added up, and those without any.

    Of those without any how likely they are and what the best reroll makes of them.
    """
    sums: list[float] = [0.0] * 6
    idle: list[tuple[float, list[float]]] = []
    wins: dict[Kept, float] = {}
    parts: dict[Kept, list[float]] = {}
    for hits, shields, ways, chance in rolls(dice, profile):
        if hits >= defence:
            _add(sums, keep(dice, profile, attack, defence, favor, hits, shields), chance)
            continue
        stands = None
        if hits or shields < attack:
            stands = keep(dice, profile, attack, defence, favor, hits, shields)
        best, at = (-1.0 if stands is None else stands.win), None
        for stay_hits, stay_shields, rerolled in ways:
            if rerolled != NO_DICE:
                # More than enough is as good as enough.
                kept = (
                    stay_hits if stay_hits < defence else defence,
                    stay_shields if stay_shields < attack else attack,
                    rerolled,
                )
                win = wins.get(kept)
                if win is None:
                    win = reroll(dice, profile, attack, defence, favor - 1, kept)[0]
                    wins[kept] = win
                if win > best + SAME:
                    best, at = win, kept
        if at is not None and at not in parts:
            parts[at] = _rerolled(dice, profile, attack, defence, favor - 1, at)
        if stands is None:
            idle.append((chance, DEFEATED if at is None else parts[at]))
        elif at is None:
            _add(sums, stands, chance)
        else:
            _add_parts(sums, parts[at], chance)
    return sums, idle


def _rerolled(
    dice: Dice, profile: int, attack: int, defence: int, favor: int, kept: Kept
) -> list[float]:
    """How a fight goes on after a reroll, on average: what ``_add`` adds up."""
    sums = [0.0] * 6
    hits, shields, again = kept
    for more, losses, chance in blows(again, profile, attack - shields, defence - hits):
        after = _struck(dice, profile, attack, defence, favor, hits + more, losses)
        _add(sums, after, chance)
    return sums


def _add_parts(sums: list[float], parts: list[float], chance: float) -> None:
    for number, part in enumerate(parts):
        sums[number] += chance * part

"""What a side plays for in a battle, and what best play with its dice is worth (VA-061, VA-065).

For bots that search (outlook.py) and for the small questions that all bots answer alike. A judge
says what a strength and the glory of activated warriors are worth; best_play.py does the rest.
The chance to beat a defender counts what everybody sees, as forecast.py does, and how often a
card from the hand helps.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from meadhall.games.valhalla.arming import supplied
from meadhall.games.valhalla.best_play import Dice
from meadhall.games.valhalla.components import BLANK, DICE, GREY, KINDS
from meadhall.games.valhalla.dice import PayDie, RerollDice
from meadhall.games.valhalla.fight import Fight
from meadhall.games.valhalla.forecast import Forces, forces
from meadhall.games.valhalla.odds import Judge, Prizes, dice_of, play_of, worth_of
from meadhall.games.valhalla.table import Side, Table

HELPED = 0.25
"""How often a defender adds to its strength by a card. Of 811 attacks of greedy bots 83 % were won;
with nothing but dice it would have been 86 %, with help always 71 %."""
HELP = 2
"""How much such a card adds."""

CARD = 0.5
"""What tactics played for strength are worth in the hand."""
LEAST = 1.0
"""What a battle won is worth at least: the end comes nearer."""

# -- judges ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Aim:
    """What a side plays for: a judge of strength and glory, or of strength and prizes."""

    judge: Judge
    prizes: Prizes = None


@lru_cache(maxsize=2_000)
def attacking(theirs: Forces | None, held: int, stake: float, boost: int) -> Judge:
    """Judge an attack by the chance to win and what that brings: a stake and the prizes.

    Tactics in the own hand may add a ``boost``, at the price of a card.
    """

    def judge(strength: int, prize: int) -> float:
        gain = max(LEAST, stake + prize / 2)
        alone = win_chance(theirs, held, strength) * gain
        if not boost or not strength:
            return alone
        return max(alone, win_chance(theirs, held, strength + boost) * gain - CARD)

    return judge


@lru_cache(maxsize=2_000)
def defending(goal: int, stake: float, boost: int) -> Judge:
    """Judge a defence by whether it holds, by itself or with tactics, and what that brings."""

    def judge(strength: int, prize: int) -> float:
        if not strength or strength + boost < goal:
            return 0.0
        gain = max(LEAST, stake + prize / 2)
        return gain if strength >= goal else max(0.0, gain - CARD)

    return judge


def defenders(table: Table, defender: Side) -> tuple[Forces | None, int]:
    """A defender's sets of warriors and number of dice; of a monster only its strength."""
    if defender.seat < 0:
        return None, defender.brought
    return forces(table, defender), DICE - defender.fewer + defender.promised


@lru_cache(maxsize=20_000)
def win_chance(theirs: Forces | None, held: int, strength: int) -> float:
    """How likely an attack of a strength beats defenders with so many dice (VA-071, VA-088)."""
    if not strength:
        return 0.0
    if theirs is None:
        return float(strength >= held)
    alone, helped = theirs.beats(strength, held), theirs.beats(max(0, strength - HELP), held)
    return 1.0 - alone - HELPED * (helped - alone)


# -- dice ------------------------------------------------------------------------------------


def value_of(table: Table, side: Side, aim: Aim) -> float:
    """What best play is worth from the question that is open."""
    asked = table.questions()[0] if table.questions() else None
    play, dice = play_of(table, side, aim.judge, aim.prizes), dice_of(side)
    if isinstance(asked, PayDie):
        return max([play.rerolled(left) for _, left in payments(dice)])
    if isinstance(asked, RerollDice):
        if not side.chosen:
            return play.rerolled(dice)
        left = [*dice]
        for kind in side.chosen:
            left[kind % GREY] -= 1
        return play.values.kept(sum(dice))[play.hand(tuple(left))]
    return play.with_free(dice, len(side.free) if isinstance(asked, Fight) else 0)


def fresh_value_of(table: Table, side: Side, aim: Aim) -> float:
    """The same before the first roll."""
    dice = DICE - side.fewer + min(side.promised, table.grey)
    return worth_of(table, side, aim.judge, aim.prizes).play(supplied(side), dice).fresh(dice)


def payments(dice: Dice) -> list[tuple[int, Dice]]:
    """By face of a die that may be paid: the dice that are left."""
    return [(f, (*dice[:f], dice[f] - 1, *dice[f + 1 :])) for f in range(GREY) if dice[f]]


def die_to_pay(table: Table, side: Side, aim: Aim) -> str:
    """The die that is missed least."""
    play = play_of(table, side, aim.judge, aim.prizes)
    found = [(play.rerolled(left), face == BLANK, face) for face, left in payments(dice_of(side))]
    return kind_of(side, max(found)[2])


def die_to_roll(table: Table, side: Side, aim: Aim) -> str | None:
    """A die that is best rolled again and not picked yet; None if all are picked."""
    dice = dice_of(side)
    kept = (*play_of(table, side, aim.judge, aim.prizes).kept(dice), 0)
    picked = [kind % GREY for kind in side.chosen]
    for face in reversed(range(GREY)):
        if dice[face] - kept[face] > picked.count(face):
            return kind_of(side, face)
    return None


def kind_of(side: Side, face: int) -> str:
    """A free die of this face that is not picked, a coloured one first."""
    coloured = side.pool[face] > side.chosen.count(face)
    return KINDS[face if coloured else face + GREY]

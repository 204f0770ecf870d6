"""What an attack promises before it is declared: about what chance, at what stake (VA-044).

The chance counts dice, parties and what jarls add to strength by themselves, as everybody can
see them; tactics, jarls' other abilities and extra dice won on the way are left out. It is an
estimate (chances.py: both sides go for the set of warriors that promises most), told in steps
of five percent, never 0 or 100 unless that is sure; once the dice lie, odds.py has the exact
numbers.
"""

from __future__ import annotations

from meadhall.games.valhalla.bonuses import clans_in
from meadhall.games.valhalla.chances import Plan, fresh_plans
from meadhall.games.valhalla.components import DICE, MONSTER
from meadhall.games.valhalla.glory import points
from meadhall.games.valhalla.solo.monster import monster_strength
from meadhall.games.valhalla.table import Battle, Table, new_battle

STEP = 5


def attack_chance(table: Table, seat: int, target: int) -> int:
    """About how likely an attack is to win, in percent; the target may be the monster."""
    saved = table.battle
    battle = table.battle = new_battle(seat, target)
    found = _chance(table, battle)
    table.battle = saved
    if found in (0.0, 1.0):
        return int(100 * found)
    return min(100 - STEP, max(STEP, STEP * round(100 * found / STEP)))


def _chance(table: Table, battle: Battle) -> float:
    attacker, defender = battle.sides
    for at, side in enumerate(battle.sides):
        if side.seat >= 0:
            battle.clans[at] = clans_in(table, side.seat)
    ours = [plan for plan in fresh_plans(table, attacker, DICE) if plan[1]]
    if defender.seat == MONSTER:
        glory, needed = points(table.players[attacker.seat].valhalla), monster_strength(table)
        return max((chance for chance, n, _ in ours if n + glory >= needed), default=0.0)
    theirs = fresh_plans(table, defender, DICE)
    return max((chance * (1.0 - hold_off(theirs, n)) for chance, n, _ in ours), default=0.0)


def hold_off(plans: list[Plan], strength: int) -> float:
    """The chance of a defender to get above a strength; a tie is the attacker's (VA-088)."""
    return max((chance for chance, reached, _ in plans if reached > strength), default=0.0)


def takes_new_shield(table: Table, seat: int, target: int) -> bool:
    """Whether a shield of the target would be of an emblem that a player does not hold yet."""
    return not table.players[seat].captured[target]


def takes_last_shield(table: Table, target: int) -> bool:
    """Whether it would be the target's last, which starts the last round (VA-100)."""
    return table.players[target].shields == 1 and not table.ending

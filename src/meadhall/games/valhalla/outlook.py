"""What a table promises all players at once, for bots that search (evaluate.py has the figures).

Unlike ``worth`` it is made for comparing moments far apart: a battle under way is worth what it
will leave behind (the shield, warriors in Valhalla that are missing in the party then, the card
drawn afterwards), judged by whoever's phase it is; and dice picked for a reroll are lost to every
plan that wanted them.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import sub
from typing import Any

from meadhall.core import Option, Outlook, Question, contest
from meadhall.games.valhalla.arming import may_be_armed, supplied
from meadhall.games.valhalla.cards import GLORY
from meadhall.games.valhalla.chances import Plan, fresh_plans, lying, plans, spared
from meadhall.games.valhalla.components import BLANK, DICE, GREY, KINDS, NOBODY, SHIELD_POINTS
from meadhall.games.valhalla.dice import PayDie, RerollDice
from meadhall.games.valhalla.evaluate import (
    BEST_DRAWN,
    MOST_HELD,
    OF_USE,
    TROUBLE,
    beats,
    defence_of,
    dice_paid,
    estimate,
    hand_worth,
    party_worth,
    prospect,
    solo_worth,
    time_left,
    untouched,
)
from meadhall.games.valhalla.fight import Fight
from meadhall.games.valhalla.odds import needed
from meadhall.games.valhalla.scoring import standing
from meadhall.games.valhalla.strength import battle_strength
from meadhall.games.valhalla.table import Battle, Phase, Side, Table, side_of, warriors
from meadhall.games.valhalla.weapons import Counts

SPREAD = 7.0
"""How far luck and play move a score in a whole game."""
TEMPO = 1.0
"""What it is worth to take a shield besides its points: the end comes nearer, and with a lead."""
EMPTIED = 0.3
"""What an empty party costs; ``party_worth`` says more, but bots that believed it attacked less and
lost."""
PAID = 0.12
"""A die paid for a reroll: a battle is not put off by rerolls that change nothing."""
REROLLS = frozenset(("reroll", "free_reroll", "end"))
"""What is offered when nothing but rerolls is left."""
NONE: Plan = (0.0, 0, 0)


def outlook(table: Table) -> Outlook:
    """Points to expect, by player; hands of others are those of the world that is looked at."""
    seats = range(table.seats)
    if table.monster or table.won:
        value = solo_worth(table, 0)
        won = float(table.won) if table.over else min(0.95, max(0.05, value / 400.0))
        return Outlook([value], [won], [value])
    if table.over:
        return contest([float(score) for score, _, _ in standing(table)], 0.0)
    left = time_left(table)
    scores = [prospect(table, seat, left) + hand_worth(table, seat) for seat in seats]
    if table.battle is not None:
        add_battle(table, table.battle, scores, left)
    found = contest(scores, SPREAD * (0.1 + 0.9 * left))
    if any(len(circle) > 1 for circle in table.circle):
        found.worths = [estimate(table, seat) for seat in seats]
    return found


# -- battles ---------------------------------------------------------------------------------


def add_battle(table: Table, battle: Battle, scores: list[float], left: float) -> None:
    """Add what the battle under way will leave behind."""
    if battle.ragnarok:
        if not battle.decided:
            side = battle.sides[0]
            chance, _, glory = best_plan(table, side, lambda plan: plan[0] * plan[2])
            scores[side.seat] += chance * glory - party_worth(table, side.seat, left)
        return
    hand = table.players[table.turn].hand
    use = OF_USE[min(len(hand), MOST_HELD - 1)]
    scores[table.turn] += use * (0.35 * (0.3 + 0.7 * left) + BEST_DRAWN * (0.25 + 0.75 * left))
    if battle.decided:
        return
    attacker, defender = battle.sides
    for side in battle.sides:
        scores[side.seat] -= PAID * dice_paid(table, side) + TROUBLE * len(side.used)
    if battle.phase == Phase.DEFENCE and needed(table, defender) is not None:
        add_defence(table, battle, scores, left)
        return
    mean = defence_of(table, defender)
    rate = kept_of_glory(table, attacker, left)
    chance, strength, glory = attack_plan(table, battle, aim_of_attack(table, battle, left))
    win = chance * beats(strength, mean)
    scores[attacker.seat] += win * (captured(table) + rate * glory)
    scores[defender.seat] -= win * lost(table)


def add_defence(table: Table, battle: Battle, scores: list[float], left: float) -> None:
    """Add what a battle leaves behind in which the defender is fighting."""
    attacker, defender = battle.sides
    chance, strength, own = best_plan(table, defender, aim_of_defence(table, battle, left))
    holds = chance if strength >= (needed(table, defender) or 0) else 0.0
    rate = max(0.0, kept_of_glory(table, defender, left))
    scores[attacker.seat] += (1.0 - holds) * prize(table, attacker, left)
    scores[defender.seat] += holds * rate * own - (1.0 - holds) * lost(table)


Aim = Callable[[Plan], float]
"""What a set of warriors is worth arming."""


def aim_of_attack(table: Table, battle: Battle, left: float) -> Aim:
    """A shield and glory, by the chance to beat the defence that is to be expected."""
    attacker, defender = battle.sides
    mean, rate = defence_of(table, defender), kept_of_glory(table, attacker, left)
    stake = captured(table) + lost(table)
    return lambda plan: plan[0] * beats(plan[1], mean) * max(TEMPO, stake + rate * plan[2])


def aim_of_defence(table: Table, battle: Battle, left: float) -> Aim:
    """The shield kept, the attacker's prize denied, and glory."""
    attacker, defender = battle.sides
    goal = needed(table, defender) or 0
    stake = lost(table) + prize(table, attacker, left)
    rate = max(0.0, kept_of_glory(table, defender, left))
    return lambda plan: 0.0 if plan[1] < goal else plan[0] * (stake + rate * plan[2])


def aim(table: Table, battle: Battle) -> Aim | None:
    """What whoever's phase it is aims for; None if there is nothing to reach."""
    if battle.ragnarok:
        return lambda plan: plan[0] * plan[2]
    side = battle.sides[battle.phase == Phase.DEFENCE]
    goal = needed(table, side)
    if table.monster:
        return None if goal is None else lambda plan: plan[0] * (plan[1] >= goal)
    if battle.phase == Phase.DEFENCE:
        return None if goal is None else aim_of_defence(table, battle, time_left(table))
    return aim_of_attack(table, battle, time_left(table))


def captured(table: Table) -> float:
    """A shield to who takes it."""
    return SHIELD_POINTS[table.memo][1] + TEMPO


def lost(table: Table) -> float:
    """A shield to who loses it."""
    return SHIELD_POINTS[table.memo][0] + TEMPO


def prize(table: Table, attacker: Side, left: float) -> float:
    """What a winning attacker gains with the warriors that are armed."""
    glory = sum([GLORY[table.party[place]] for place in attacker.active])
    return captured(table) + kept_of_glory(table, attacker, left) * glory


def kept_of_glory(table: Table, side: Side, left: float) -> float:
    """How much of a point of glory is gained when its warrior goes to Valhalla from the party."""
    if side.seat == NOBODY:
        return 0.0
    held = sum([GLORY[table.party[place]] for place in warriors(table, side.seat)])
    return 1.0 - (party_worth(table, side.seat, left) + EMPTIED) / held if held else 1.0


def attack_plan(table: Table, battle: Battle, judge: Aim) -> Plan:
    """What the attacker can be expected to arm."""
    attacker = battle.sides[0]
    if battle.phase == Phase.ATTACK and not untouched(attacker):
        return best_plan(table, attacker, judge)
    if attacker.active:
        glory = sum([GLORY[table.party[place]] for place in attacker.active])
        return 1.0, battle_strength(table, attacker), glory
    if battle.phase == Phase.DEFENCE:
        return NONE
    return max(fresh_plans(table, attacker, DICE + attacker.promised), key=judge)


def best_plan(table: Table, side: Side, judge: Aim) -> Plan:
    """The best that the side whose phase it is can still arm, from the question that is open."""
    asked = table.questions()[0] if table.questions() else None
    kept, paid = lying(side), 1
    if isinstance(asked, RerollDice):
        left = [*kept]
        for kind in side.chosen:
            if kind % GREY != BLANK:
                left[kind % GREY] -= 1
        kept, paid = tuple(left), 0
    elif isinstance(asked, Fight) and side.free:
        paid = 0
    return max(plans(table, side, kept, 0, paid), key=judge)


# -- habits ----------------------------------------------------------------------------------


def habit(table: Table, question: Question[Any]) -> Option | None:
    """Dice that the best plan has no use for are paid first, and all of them rolled again.

    With nobody left to arm and nothing to play, or nothing to play for, a phase is ended.
    """
    if isinstance(question, Fight):
        return "end" if is_done(table, question) else None
    if not isinstance(question, (PayDie, RerollDice)) or table.battle is None:
        return None
    wanted = aim(table, table.battle)
    if wanted is None:
        return None
    side = side_of(table, question.seat)
    _, used = spared(table, side, lying(side), wanted)
    uses = tuple(map(sub, used, supplied(side)))
    left = side.pool[:]
    for kind in side.chosen:
        left[kind] -= 1
    spare = [kind for kind in range(len(left)) if left[kind] and is_spare(left, kind, uses)]
    options = question.options(table)
    spare = [kind for kind in spare if KINDS[kind] in options]
    if spare:
        return KINDS[max(spare, key=lambda kind: kind % GREY == BLANK)]
    return "roll" if "roll" in options else None


def is_done(table: Table, question: Fight) -> bool:
    """Whether a phase has nobody left to arm, and no tactic to play or a defence that holds."""
    side = side_of(table, question.seat)
    if may_be_armed(table, side):
        return False
    if table.battle is not None and table.battle.phase == Phase.DEFENCE:
        goal = needed(table, side)
        if goal is not None and battle_strength(table, side) >= goal:
            return True
    idle = REROLLS.issuperset(question.options(table))
    return idle and not may_do_beside(table, question.seat)


def may_do_beside(table: Table, seat: int) -> bool:
    """Whether a seat could do something besides answering."""
    return any(aside.seat == seat for aside in table.asides())


def is_spare(left: list[int], kind: int, uses: Counts) -> bool:
    """Whether a die of this kind is of no use to a plan that uses so many of each weapon."""
    face = kind % GREY
    return face == BLANK or left[face] + left[face + GREY] > uses[face]

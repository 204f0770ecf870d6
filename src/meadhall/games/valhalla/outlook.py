"""What a table promises all players at once, for bots that search.

Points to expect come from learnt.py, in Ragnarök, solo and for a karl from evaluate.py. Unlike
``worth`` they are made for comparing moments far apart: a battle under way is worth what it will
leave behind (the shield, warriors in Valhalla that are missing in the party then, the card drawn
afterwards), judged by whoever's phase it is; and dice picked for a reroll are lost to every plan
that wanted them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core import Option, Outlook, Question, contest
from meadhall.games.valhalla.aims import (
    LEAST,
    Aim,
    attacking,
    defenders,
    defending,
    die_to_pay,
    die_to_roll,
    fresh_value_of,
    value_of,
    win_chance,
)
from meadhall.games.valhalla.arming import may_be_armed
from meadhall.games.valhalla.cards import EFFECT, IS_TACTIC, NAMES
from meadhall.games.valhalla.dice import PayDie, RerollDice
from meadhall.games.valhalla.evaluate import (
    BEST_DRAWN,
    MOST_HELD,
    OF_USE,
    TROUBLE,
    boosts_in_hand,
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
from meadhall.games.valhalla.jarls import usable
from meadhall.games.valhalla.learnt import Stakes, expected_gains, stakes_of
from meadhall.games.valhalla.odds import by_glory, needed, reaching
from meadhall.games.valhalla.scoring import standing, total_of
from meadhall.games.valhalla.strength import battle_strength
from meadhall.games.valhalla.table import Battle, Phase, Side, Table, side_of, warriors

SPREAD, LAST_TURNS, LAST_FIGHTS = 4.0, 4.0, 2.0
"""How far luck and play still move a score: in a whole game, in the last turns besides, and in
Ragnarök. So chances are about as often right as they say (docs/bots.md)."""
PAID = 0.02
"""A die paid for a reroll: a battle is not put off by rerolls that change nothing."""
REROLLS = frozenset(("reroll", "free_reroll", "end"))
"""What is offered when nothing but rerolls is left."""
DICE_ALONE = frozenset(
    (
        "extra_dice",
        "free_rerolls",
        "roll_extra_choose_one",
        "turn_all_blanks",
        "turn_blank",
        "turn_die",
    )
)
"""What tactics and jarls do to dice: of no use with nobody left to arm."""


def outlook(table: Table) -> Outlook:
    """Points to expect, by player; hands of others are those of the world that is looked at."""
    return promised(table, expected)


def rough_outlook(table: Table) -> Outlook:
    """The same with parties and hands judged by the figures of evaluate.py alone."""
    return promised(table, roughly_expected)


def promised(table: Table, expect: Callable[[Table, float], list[float]]) -> Outlook:
    """The outlook by what players can expect, a battle under way apart."""
    seats = range(table.seats)
    if table.monster or table.won:
        value = solo_worth(table, 0)
        won = float(table.won) if table.over else min(0.95, max(0.05, value / 400.0))
        return Outlook([value], [won], [value])
    if table.over:
        return contest([float(score) for score, _, _ in standing(table)], 0.0)
    left = time_left(table)
    scores = expect(table, left)
    if table.battle is not None:
        add_battle(table, table.battle, scores, left)
    apart = LAST_FIGHTS if is_ragnarok(table) else SPREAD * left + LAST_TURNS
    found = contest(scores, apart)
    if any(len(circle) > 1 for circle in table.circle):
        found.worths = [estimate(table, seat) for seat in seats]
    return found


def expected(table: Table, left: float) -> list[float]:
    """Points to expect, a battle under way apart."""
    if is_ragnarok(table):
        return roughly_expected(table, left)
    return [total_of(table, seat) + more for seat, more in enumerate(expected_gains(table).gains)]


def roughly_expected(table: Table, left: float) -> list[float]:
    """The same by what players have and hold."""
    return [prospect(table, seat, left) + hand_worth(table, seat) for seat in range(table.seats)]


def is_ragnarok(table: Table) -> bool:
    """Whether the last turn has been taken."""
    return table.last_turns == 0


# -- battles ---------------------------------------------------------------------------------


def add_battle(table: Table, battle: Battle, scores: list[float], left: float) -> None:
    """Add what the battle under way will leave behind."""
    if battle.ragnarok:
        if not battle.decided:
            side = battle.sides[0]
            scores[side.seat] += value_of(table, side, Aim(by_glory))
            scores[side.seat] -= party_worth(table, side.seat, left)
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
        add_defence(table, battle, scores)
        return
    win, gain = attack_value(table, battle)
    scores[attacker.seat] += gain
    scores[defender.seat] -= win * stakes_in(table, battle).lost


def attack_value(table: Table, battle: Battle) -> tuple[float, float]:
    """How likely an attack is to win, and what the attacker gains by it."""
    attacker, defender = battle.sides
    stakes = stakes_in(table, battle)
    if attacker.active and battle.phase != Phase.ATTACK:
        win = win_chance(*defenders(table, defender), battle_strength(table, attacker))
        return win, win * (stakes.taken + stakes.sent(attacker.active))
    if battle.phase == Phase.DEFENCE:
        return 0.0, 0.0
    fresh = battle.phase != Phase.ATTACK or untouched(attacker)
    wanted = attack_aim(table, battle)
    value = (fresh_value_of if fresh else value_of)(table, attacker, wanted)
    most = max([stakes.prizes[place] for place in warriors(table, attacker.seat)], default=0)
    win = min(1.0, value / max(LEAST, stakes.shield + most / 2))
    return win, value - win * stakes.share * stakes.lost


def add_defence(table: Table, battle: Battle, scores: list[float]) -> None:
    """Add what a battle leaves behind in which the defender is fighting."""
    attacker, defender = battle.sides
    stakes = stakes_in(table, battle)
    won, shield = stakes.taken + stakes.sent(attacker.active), stakes.lost
    value = value_of(table, defender, defence_aim(table, battle))
    stake = shield + stakes.share * won
    holds = value / max(value, stake, LEAST)
    scores[attacker.seat] += (1.0 - holds) * won
    scores[defender.seat] += value - holds * stake - (1.0 - holds) * shield


def stakes_in(table: Table, battle: Battle) -> Stakes:
    """What a battle is about."""
    attacker, defender = battle.sides
    return stakes_of(table, attacker.seat, defender.seat)


def attack_aim(table: Table, battle: Battle) -> Aim:
    """A shield and glory, by the chance to beat the defence."""
    attacker, defender = battle.sides
    stakes = stakes_in(table, battle)
    boost = sum(boosts_in_hand(table, attacker))
    judge = attacking(*defenders(table, defender), halves(stakes.shield), boost)
    return Aim(judge, stakes.prizes)


def defence_aim(table: Table, battle: Battle) -> Aim:
    """The shield kept, the attacker's prize denied, and glory."""
    attacker, defender = battle.sides
    stakes = stakes_in(table, battle)
    stake = halves(stakes.lost + stakes.share * (stakes.taken + stakes.sent(attacker.active)))
    boost = sum(boosts_in_hand(table, defender))
    return Aim(defending(needed(table, defender) or 0, stake, boost), stakes.prizes)


def aim(table: Table, battle: Battle) -> Aim | None:
    """What whoever's phase it is plays for; None if there is nothing to reach."""
    if battle.ragnarok:
        return Aim(by_glory)
    side = battle.sides[battle.phase == Phase.DEFENCE]
    goal = needed(table, side)
    if table.monster:
        return None if goal is None else Aim(reaching(goal))
    if battle.phase == Phase.DEFENCE:
        return None if goal is None else defence_aim(table, battle)
    return attack_aim(table, battle)


# -- habits ----------------------------------------------------------------------------------


def habit(table: Table, question: Question[Any]) -> Option | None:
    """The die that is missed least is paid, and those are rolled again that best play rolls.

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
    if isinstance(question, PayDie):
        return die_to_pay(table, side, wanted)
    return die_to_roll(table, side, wanted) or "roll"


def is_done(table: Table, question: Fight) -> bool:
    """Whether a phase has nobody left to arm, and nothing else to gain or a defence that holds."""
    side = side_of(table, question.seat)
    if may_be_armed(table, side):
        return False
    if table.battle is not None and table.battle.phase == Phase.DEFENCE:
        goal = needed(table, side)
        if goal is not None and battle_strength(table, side) >= goal:
            return True
    useful = {*question.options(table)} - REROLLS - for_dice_alone(table, side)
    return not useful and not may_do_beside(table, question.seat)


def for_dice_alone(table: Table, side: Side) -> set[str]:
    """Tactics in hand and abilities of the jarl that do nothing but change dice."""
    hand = table.players[side.seat].hand
    tactics = {NAMES[card] for card in hand if IS_TACTIC[card] and EFFECT[card] in DICE_ALONE}
    jarl = {each.name for each in usable(table, side, "own_phase") if each.effect in DICE_ALONE}
    return tactics | jarl


def may_do_beside(table: Table, seat: int) -> bool:
    """Whether a seat could do something besides answering."""
    return any(aside.seat == seat for aside in table.asides())


def halves(points: float) -> float:
    """Rounded to halves: the fewer values there are, the more is known already."""
    return round(2 * points) / 2

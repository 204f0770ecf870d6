"""What best play does next in a phase: roll again, arm somebody, or end it (VA-060, VA-061).

For bots that search. A roll tried once says little of what rolling is worth, so that a search with
few simulations rolls or stops by luck; best_play.py knows it exactly. Where tactics or the jarl
could change the dice, and in solo, nothing is said.
"""

from __future__ import annotations

from typing import Any

from meadhall.core import Option, Question
from meadhall.games.valhalla.aims import Aim
from meadhall.games.valhalla.arming import at_hand, may_be_armed
from meadhall.games.valhalla.cards import EFFECT, GLORY, IS_TACTIC, NAMES
from meadhall.games.valhalla.components import EMPTY
from meadhall.games.valhalla.fight import Fight
from meadhall.games.valhalla.goals import can_arm
from meadhall.games.valhalla.odds import dice_of, play_of, strengths_with, subsets, want_of
from meadhall.games.valhalla.outlook import aim
from meadhall.games.valhalla.table import Side, Table, side_of

LATER = frozenset(("add_strength", "disable_defender_jarl"))
"""What tactics do that can as well be done when dice are rolled and warriors armed."""
HARDLY = 1e-9
"""What something must gain at least: more than the error of adding up."""


def reckoned(table: Table, question: Question[Any]) -> Option | None:
    """The best answer in a phase; None where it is not known.

    Dice are rolled again before anybody is armed: what could be armed stays possible, and strength
    by tactics, which is part of what is played for (aims.py), can be added later, and so can the
    defender's jarl be silenced: not before it is known whether anybody is armed (VA-071, VA-143).
    """
    if not isinstance(question, Fight) or table.battle is None or table.monster:
        return None
    side, options = side_of(table, question.seat), question.options(table)
    wanted = None if may_do_else(table, side, options) else aim(table, table.battle)
    if wanted is None:
        return None
    again = "free_reroll" if "free_reroll" in options else "reroll"
    if again in options and gains_by_rolling(table, side, wanted):
        return again
    best = best_to_arm(table, side, wanted)
    if best:
        return next((name for at in best if (name := NAMES[table.party[at]]) in options), None)
    return None if may_play(table, side, options) else "end"


def may_do_else(table: Table, side: Side, options: list[Option]) -> bool:
    """Whether tactics or the jarl could do something that cannot wait."""
    hand = table.players[side.seat].hand
    others = {NAMES[card] for card in hand if IS_TACTIC[card] and EFFECT[card] not in LATER}
    return not others.isdisjoint(options) or "jarl" in options or "second" in options


def may_play(table: Table, side: Side, options: list[Option]) -> bool:
    """Whether a tactic in hand could be played."""
    tactics = {NAMES[card] for card in table.players[side.seat].hand if IS_TACTIC[card]}
    return not tactics.isdisjoint(options)


def gains_by_rolling(table: Table, side: Side, wanted: Aim) -> bool:
    """Whether best play rolls some dice again now."""
    play, dice = play_of(table, side, wanted.judge, wanted.prizes), dice_of(side)
    return play.with_free(dice, len(side.free)) > play.at_once(dice) + HARDLY


def best_to_arm(table: Table, side: Side, wanted: Aim) -> list[int]:
    """The warriors best armed with the dice as they lie; none if nothing is gained by any."""
    places, have = may_be_armed(table, side), at_hand(side)
    strengths = strengths_with(table, side, places)
    prizes = wanted.prizes or [GLORY[card] if card != EMPTY else 0 for card in table.party]
    lying = sum([prizes[at] for at in side.active])
    best: list[int] = []
    most = wanted.judge(strengths[0], lying) + HARDLY
    for chosen, strength in zip(subsets(len(places)), strengths, strict=True):
        some = [places[at] for at in chosen]
        value = wanted.judge(strength, lying + sum([prizes[at] for at in some]))
        if value > most and can_arm(have, tuple([want_of(table, at) for at in some])):
            best, most = some, value + HARDLY
    return best

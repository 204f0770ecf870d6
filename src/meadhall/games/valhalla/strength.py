"""Battle strength: what activated warriors, cards and jarls add up to (VA-073, VA-089).

Everything is read from the table whenever it is asked, so that rules, views, bots and tests
see the same numbers. bonuses.py has the strength of a single warrior.
"""

from __future__ import annotations

from meadhall.games.valhalla.bonuses import warrior_strength
from meadhall.games.valhalla.cards import EFFECT
from meadhall.games.valhalla.effects import LIVE
from meadhall.games.valhalla.jarls import jarl_strength
from meadhall.games.valhalla.table import Side, Table


def warriors_strength(table: Table, side: Side) -> int:
    """What the activated warriors add up to."""
    return sum(
        warrior_strength(table, side, place) - side.penalty[at]
        for at, place in enumerate(side.active)
        if place not in side.muted
    )


def cards_strength(table: Table, side: Side) -> int:
    """What tactics and other fixed amounts add up to."""
    live = sum(
        LIVE[EFFECT[card]](table, side, card) for card in side.tactics if EFFECT[card] in LIVE
    )
    return side.plus + live


def battle_strength(table: Table, side: Side) -> int:
    """A side's battle strength as it stands: nothing without an activated warrior (VA-071).

    Never below 0 (VA-089).
    """
    if side.seat < 0:
        return side.brought
    if not side.active:
        return 0
    added = warriors_strength(table, side) + cards_strength(table, side)
    return max(0, added + jarl_strength(table, side) + side.brought)

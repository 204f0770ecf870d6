"""What a battle is fought for, and what comes of it if the defender's phase ends now.

Both follow from what everybody sees (VA-312). What third players, jarls and bonus signs add after
the comparison is not foretold.
"""

from __future__ import annotations

from meadhall.games.valhalla.battle import defender_wins
from meadhall.games.valhalla.cards import GLORY, NAMES
from meadhall.games.valhalla.forecast import takes_new_shield
from meadhall.games.valhalla.strength import battle_strength
from meadhall.games.valhalla.table import Battle, Phase, Table, own_active
from meadhall.games.valhalla.view_types import EndingView, StakeView


def stake_of(table: Table, battle: Battle) -> StakeView | None:
    """A shield of the defender, or a card of the monster (VA-091, VA-268, VA-272).

    None in Ragnarök, once the battle is decided, and where the defender has no shield to lose.
    """
    if battle.ragnarok or battle.decided:
        return None
    attacker, defender = (side.seat for side in battle.sides)
    if defender < 0:
        return {"seat": None, "last": len(table.monster) == 1, "new": False}
    left = table.players[defender].shields
    if not left:
        return None
    new = attacker >= 0 and takes_new_shield(table, attacker, defender)
    return {"seat": defender, "last": left == 1, "new": new}


def if_ended(table: Table, battle: Battle) -> EndingView | None:
    """How the battle ends if the defender does nothing more: after it nobody rolls (VA-088).

    A winning attacker's warriors all go to Valhalla, a winning defender's may (VA-093, VA-095);
    those of an ally too (VA-239), those of a partner stay (VA-229).
    """
    attacker, defender = battle.sides
    if battle.phase != Phase.DEFENCE or attacker.seat < 0:
        return None
    ours, theirs = battle_strength(table, defender), battle_strength(table, attacker)
    held = defender_wins(battle, theirs, ours)
    winner = defender if held else attacker
    going = winner.active if "alliance" in table.added else own_active(winner)
    cards = [table.party[place] for place in going]
    return {
        "ours": ours,
        "theirs": theirs,
        "held": held,
        "armed": bool(defender.active),
        "cards": [NAMES[card] for card in cards],
        "glory": sum(GLORY[card] for card in cards),
    }

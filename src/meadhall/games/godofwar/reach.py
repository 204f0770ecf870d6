"""Who can attack what: heroes who may strike, cards in their reach, cards that can begin a set.

All functions here only look.
"""

from __future__ import annotations

from meadhall.games.godofwar.cards import BEGINS, MODIFIER
from meadhall.games.godofwar.enemies import targets
from meadhall.games.godofwar.glance import prey
from meadhall.games.godofwar.table import Table, awake
from meadhall.games.godofwar.vocabulary import SetKind

ATTACKS: tuple[SetKind, ...] = ("melee", "ranged")

_BEGINS_MELEE, _BEGINS_RANGED = BEGINS["melee"], BEGINS["ranged"]


def strikers(table: Table, seat: int) -> list[int]:
    """The conscious heroes of a seat who may attack."""
    return [hero for hero in awake(table, seat) if table.heroes[hero].printed.can_attack]


def reach(table: Table, seat: int) -> dict[str, list[int]]:
    """By kind of attack the cards that some hero of the seat can aim at."""
    found: dict[str, list[int]] = {"melee": [], "ranged": []}
    for hero in strikers(table, seat):
        column = table.heroes[hero].column
        for kind in ATTACKS:
            found[kind] += [
                card for card in targets(table, column, kind) if card not in found[kind]
            ]
    return found


def attack_cards(table: Table, seat: int) -> list[int]:
    """Cards in hand that can begin an attack now; defence cards are for defending (GW-059)."""
    hand = table.players[seat].hand
    found = prey(table)
    columns = [found[table.heroes[hero].column] for hero in strikers(table, seat)]
    bare = 0 if any(MODIFIER[card] for card in hand) else 1
    near = any(column[0] for column in columns)
    far = any(column[1] for column in columns)
    return [
        card
        for card in hand
        if (near and _BEGINS_MELEE[card] > bare) or (far and _BEGINS_RANGED[card] > bare)
    ]


def who_can_strike(table: Table, seat: int, card: int, kind: str) -> list[int]:
    """The heroes of a seat who reach a card."""
    return [
        hero
        for hero in strikers(table, seat)
        if card in targets(table, table.heroes[hero].column, kind)
    ]

"""What must hold at every table: no die or card appears or vanishes (for fuzzing)."""

from __future__ import annotations

from meadhall.games.midgard.cards import DECKS, DESTINIES, MERCHANTS, RUNES
from meadhall.games.midgard.components import (
    ALL_PLACES,
    DICE,
    FIRST_SHORE,
    GOODS,
    KINDS,
    MOST_WARRIORS,
    NONE,
    PRIVATE_SHIPS,
    STOCK,
    WARRIORS,
)
from meadhall.games.midgard.setup import journeys
from meadhall.games.midgard.table import Table, owned, sender


def audit(table: Table) -> list[str]:
    """All that is wrong, in words for a developer; empty at every sound table."""
    return [*audit_dice(table), *audit_cards(table), *audit_players(table), *audit_board(table)]


def audit_dice(table: Table) -> list[str]:
    """Every die is in the supply, on a location, at home or sent out (CM-005)."""
    wrong = []
    for kind in KINDS:
        found = table.supply[kind] + sum(player.warriors[kind] for player in table.players)
        found += sum(dice[kind] for dice in table.sent)
        found += sum(
            number for at, number in enumerate(table.stocks) if STOCK[at] == WARRIORS[kind]
        )
        if found != DICE[kind] or table.supply[kind] < 0:
            wrong.append(f"{WARRIORS[kind]}: {found} dice, supply {table.supply[kind]}")
    return wrong


def audit_cards(table: Table) -> list[str]:
    """Every card lies in exactly one place."""
    players = table.players
    enemies = [*table.trolls, *table.draugr, *table.monsters, *table.discards]
    enemies += [enemy for enemy in table.enemies if enemy != NONE]
    enemies += [enemy for player in players for enemy in player.defeated]
    voyages = [*table.journey_deck, *table.journey_discards]
    voyages += [card for card in table.journeys if card != NONE]
    runes = [*table.runes, *(rune for rune in table.rune_row if rune != NONE)]
    runes += [rune for player in players for rune in player.runes]
    destinies = [*table.destinies, *table.drawn]
    destinies += [card for player in players for card in player.destinies]
    merchants = [*table.merchants, *table.merchants_past]
    merchants += [table.merchant] if table.merchant != NONE else []
    ships = [*table.ships, *(player.ship for player in players if player.ship != NONE)]
    expected = [ship for ship in PRIVATE_SHIPS if ALL_PLACES[ship].players <= table.seats]
    checks = {
        "enemies": (enemies, [card for deck in DECKS.values() for card in deck]),
        "journeys": (voyages, journeys()),
        "runes": (runes, [*range(len(RUNES))]),
        "destinies": (destinies, [*range(len(DESTINIES))]),
        "merchants": (merchants, [*range(len(MERCHANTS))]),
        "ships": (ships, expected),
    }
    return [
        f"{name}: {sorted(found)}"
        for name, (found, wanted) in checks.items()
        if sorted(found) != sorted(wanted)
    ]


def audit_players(table: Table) -> list[str]:
    """Nobody owns too many dice or less than nothing; glory is the sum of its sources."""
    wrong = []
    for seat, player in enumerate(table.players):
        if sum(owned(table, seat)) > MOST_WARRIORS or min(player.warriors) < 0:
            wrong.append(f"seat {seat}: warriors {player.warriors} of {owned(table, seat)}")
        if min(player.goods) < 0:
            wrong.append(f"seat {seat}: {dict(zip(GOODS, player.goods, strict=True))}")
        if player.glory != sum(player.sources):
            wrong.append(f"seat {seat}: glory {player.glory} from {player.sources}")
        placed = sum(mask >> seat & 1 for mask in table.placed) + player.begged
        if player.workers + placed != player.workforce:
            wrong.append(f"seat {seat}: {player.workers} + {placed} workers of {player.workforce}")
        if any(rune not in player.runes for rune in player.used):
            wrong.append(f"seat {seat}: used runes {player.used} of {player.runes}")
        if any(card not in player.destinies for card in player.shown):
            wrong.append(f"seat {seat}: shown {player.shown} of {player.destinies}")
    return wrong


def audit_board(table: Table) -> list[str]:
    """Dice and food lie only where somebody sent them, within the ship's capacity."""
    wrong = []
    for target, dice in enumerate(table.sent):
        if min(dice) < 0 or (any(dice) and sender(table, target) == NONE):
            wrong.append(f"target {target}: dice {dice} of nobody")
    for shore, ship in enumerate(table.harbors):
        aboard = sum(table.sent[FIRST_SHORE + shore]) + table.stores[shore]
        if aboard > (0 if ship == NONE else ALL_PLACES[ship].capacity) or table.stores[shore] < 0:
            wrong.append(f"shore {shore}: {aboard} aboard ship {ship}")
    return wrong

"""What must hold at every table: no card, die or shield appears or vanishes (for fuzzing)."""

from __future__ import annotations

from meadhall.games.valhalla.cards import IS_TYR, IS_WARRIOR, NAMES, numbers
from meadhall.games.valhalla.components import DICE, EMPTY, EXTRA_DICE, GREY, PARTY, SHIELDS
from meadhall.games.valhalla.glory import points
from meadhall.games.valhalla.setup import added, sets_in_play
from meadhall.games.valhalla.table import Side, Table, party_size


def audit(table: Table) -> list[str]:
    """All that is wrong, in words for a developer; empty at every sound table."""
    return [*audit_cards(table), *audit_parties(table), *audit_dice(table), *audit_shields(table)]


def audit_cards(table: Table) -> list[str]:
    """Every card of the sets in play lies in exactly one place."""
    found = [*table.deck, *table.discard, *table.box, *table.shown]
    for player in table.players:
        found += [*player.hand, *player.valhalla, *player.drawn, *player.aside]
    found += [card for card in [*table.party, *table.tyr] if card != EMPTY]
    if table.battle is not None:
        for side in table.battle.sides:
            found += [*side.tactics, *side.given_up]
        found += [card for _, card, _ in table.battle.helps]
    sets = sets_in_play(added(table.seats, table.settings))
    expected = [card for each in sets for card in numbers(each)]
    if sorted(found) == sorted(expected):
        return []
    lost = [NAMES[card] for card in expected if card not in found]
    twice = [NAMES[card] for card in sorted(set(found)) if found.count(card) > 1]
    return [f"cards: lost {lost}, twice {twice}"]


def audit_parties(table: Table) -> list[str]:
    """Warriors stand on the boards, Tyr cards under them, and nobody has too many."""
    wrong = []
    for place, card in enumerate(table.party):
        if card != EMPTY and not IS_WARRIOR[card]:
            wrong.append(f"{NAMES[card]} stands in a party")
        under = table.tyr[place]
        if under != EMPTY and (card == EMPTY or not IS_TYR[under]):
            wrong.append(f"{NAMES[under]} lies under nobody")
    for seat, player in enumerate(table.players):
        if points(player.valhalla) > table.cap:
            wrong.append(f"seat {seat}: Valhalla is above the cap")
        if party_size(table, seat) > PARTY:
            wrong.append(f"seat {seat}: party too large")
    return wrong


def audit_dice(table: Table) -> list[str]:
    """Three extra dice, and never more coloured ones than six a side."""
    sides = table.battle.sides if table.battle is not None else []
    grey = table.grey + sum(_dice(side, True) for side in sides)
    wrong = [] if grey == EXTRA_DICE else [f"{grey} extra dice"]
    for side in sides:
        if min(side.pool) < 0 or _dice(side, False) > DICE:
            wrong.append(f"dice of seat {side.seat}: {side.pool}")
        if any(side.pool[kind] < side.chosen.count(kind) for kind in side.chosen):
            wrong.append(f"seat {side.seat} picked dice it does not have")
    return wrong


def _dice(side: Side, grey: bool) -> int:
    laid = sum((kind >= GREY) == grey for dice in side.laid for kind in dice)
    return laid + sum(count for kind, count in enumerate(side.pool) if (kind >= GREY) == grey)


def audit_shields(table: Table) -> list[str]:
    """Four shields of each emblem, own or captured; in solo lost ones are gone."""
    wrong = []
    for seat, player in enumerate(table.players):
        held = player.shields + sum(other.captured[seat] for other in table.players)
        lost = 0 if table.seats > 1 else SHIELDS - held
        if held + lost != SHIELDS or player.shields < 0:
            wrong.append(f"seat {seat}: {held} shields")
    return wrong

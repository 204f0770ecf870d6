"""What must hold at every table: nothing appears or vanishes or stands where it cannot.

For fuzzing: no legal play leads to a table that is found wrong here.
"""

from __future__ import annotations

from collections import Counter

from meadhall.games.bloodrage.cards import IS_QUEST, KIND, NAMES, deck
from meadhall.games.bloodrage.components import (
    EMPTY,
    FJORDS,
    LAST_STEP,
    MONSTER_SLOTS,
    MOST_RAGE,
    NOWHERE,
    PLACES,
    PROVINCES,
    RESERVE,
    SHUFFLED_TOKENS,
    SLOTS,
    TOKEN_ALL,
    VALHALLA,
    VILLAGES,
    WARRIORS,
    YGGDRASIL,
)
from meadhall.games.bloodrage.figures import count_at, horns_left, is_ship, monster_in
from meadhall.games.bloodrage.table import Table


def audit(table: Table) -> list[str]:
    """All that is wrong, in words for a developer; empty at every sound table."""
    wrong = [*audit_cards(table), *audit_places_of_cards(table)]
    return [*wrong, *audit_figures(table), *audit_board(table), *audit_numbers(table)]


# -- cards ---------------------------------------------------------------------------------


def audit_cards(table: Table) -> list[str]:
    """Every card of the decks in use lies in exactly one place (BR-039 to BR-041)."""
    found = [*table.discards]
    for cards in table.decks:
        found += cards
    for player in table.players:
        found += [*player.held(), *player.pack, *player.left]
        found += [card for card in player.slots if card != EMPTY]
    if table.battle is not None:
        found += [card for front in table.battle.front for card in front]
    only_99 = table.settings["cards"] == "99"
    expected = [card for age in (1, 2, 3) for card in deck(age, table.seats, only_99)]
    if sorted(found) == sorted(expected):
        return []
    counts = Counter(found)
    lost = [NAMES[card] for card in expected if not counts[card]]
    twice = [NAMES[card] for card, count in sorted(counts.items()) if count > 1]
    return [f"cards: lost {lost}, twice {twice}"]


def audit_places_of_cards(table: Table) -> list[str]:
    """Quests are quests, upgrades lie in slots of their kind, known cards are held by somebody."""
    wrong = []
    held = [card for player in table.players for card in player.held()]
    if table.battle is not None:
        held += [card for front in table.battle.front for card in front]
    wrong += [
        f"{NAMES[card]} is known, but nobody has it" for card in table.shown if card not in held
    ]
    for seat, player in enumerate(table.players):
        wrong += [f"seat {seat}: quest {NAMES[c]}" for c in player.quests if not IS_QUEST[c]]
        for kind, slots in SLOTS.items():
            lying = [player.slots[slot] for slot in slots if player.slots[slot] != EMPTY]
            wrong += [f"seat {seat}: {NAMES[c]} as {kind}" for c in lying if KIND[c] != kind]
    return wrong


# -- figures -------------------------------------------------------------------------------


def audit_figures(table: Table) -> list[str]:
    """Ten figures and the monsters of its slots for each clan, all where they may be (BR-013)."""
    wrong = []
    for seat, player in enumerate(table.players):
        if sum(player.warriors) != WARRIORS or min(player.warriors) < 0:
            wrong.append(f"seat {seat}: warriors {player.warriors}")
        places = {"leader": player.leader, "ship": player.ship}
        for which, slot in enumerate(MONSTER_SLOTS):
            if (player.slots[slot] == EMPTY) != (player.monsters[which] == NOWHERE):
                wrong.append(f"seat {seat}: monster slot {which} and its figure disagree")
            elif player.slots[slot] != EMPTY:
                places[monster_in(player, which)] = player.monsters[which]
        if any(player.warriors[fjord] for fjord in FJORDS):
            wrong.append(f"seat {seat}: warriors in a fjord")
        for figure, place in places.items():
            open_to = FJORDS if is_ship(figure) else PROVINCES
            if place not in open_to and place not in (RESERVE, VALHALLA):
                wrong.append(f"seat {seat}: {figure} at {place}")
    return wrong


# -- the board -----------------------------------------------------------------------------


def audit_board(table: Table) -> list[str]:
    """No village is overfull; each standing province has a token, none is used too often.

    Nobody has more figures on the board than Horns: they never fall (BR-083).
    """
    wrong = [
        f"seat {seat}: more figures on the board than Horns"
        for seat, player in enumerate(table.players)
        if horns_left(player) < 0
    ]
    for province in PROVINCES:
        here = sum(count_at(player, province) for player in table.players)
        if here != table.crowd[province]:
            wrong.append(f"{PLACES[province]}: {here} figures, counted {table.crowd[province]}")
        if here > VILLAGES[province] or (table.destroyed[province] and here):
            wrong.append(f"{PLACES[province]}: {here} figures are too many")
        if table.destroyed[province] != (table.tokens[province] == EMPTY):
            wrong.append(f"{PLACES[province]}: token {table.tokens[province]}")
    used = Counter(token for token in table.tokens if token != EMPTY)
    if used - Counter([TOKEN_ALL, *SHUFFLED_TOKENS]) or table.tokens[YGGDRASIL] != TOKEN_ALL:
        wrong.append(f"tokens {table.tokens}")
    return wrong


def audit_numbers(table: Table) -> list[str]:
    """Rage, Glory and stats stay within their tracks; Glory is the sum of its sources."""
    wrong = []
    for seat, player in enumerate(table.players):
        if not 0 <= player.rage <= MOST_RAGE:
            wrong.append(f"seat {seat}: Rage {player.rage}")
        if player.glory < 0 or player.glory != sum(player.sources):
            wrong.append(f"seat {seat}: Glory {player.glory} from {player.sources}")
        if not all(0 <= step <= LAST_STEP for step in player.stats):
            wrong.append(f"seat {seat}: stats {player.stats}")
    return wrong

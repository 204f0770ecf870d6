"""The audit finds every kind of fault that is planted, and nothing at a sound table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.bloodrage.secrets import random_game
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.cards import NAMES
from meadhall.games.bloodrage.components import EMPTY, PLACE, SLOTS
from meadhall.games.bloodrage.table import Phase, Table


def sound() -> Table:
    """A table in the second age of a random game."""
    for table, _, _ in random_game(4, "sound"):
        if table.age == 2 and table.phase == Phase.ACTION:
            return table
    raise AssertionError


def lose_a_card(table: Table) -> None:
    table.decks[2].pop()


def copy_a_card(table: Table) -> None:
    table.players[0].hand.append(table.decks[2][0])


def commit_a_battle_card(table: Table) -> None:
    card = next(c for c in table.decks[2] if NAMES[c] == "tyrs_rage")
    table.decks[2].remove(card)
    table.players[0].quests.append(card)


def lay_a_ship_upgrade_as_a_leader(table: Table) -> None:
    card = next(c for c in table.decks[2] if NAMES[c] == "eternal_dragons")
    table.decks[2].remove(card)
    (slot,) = SLOTS["leader"]
    if table.players[0].slots[slot] != EMPTY:
        table.discards.append(table.players[0].slots[slot])
    table.players[0].slots[slot] = card


def know_a_card_of_the_deck(table: Table) -> None:
    table.shown.append(table.decks[2][0])


def lose_a_warrior(table: Table) -> None:
    table.players[1].warriors[PLACE["reserve"]] -= 1


def put_warriors_in_a_fjord(table: Table) -> None:
    player = table.players[1]
    player.warriors[PLACE["fjord_ne"]] += 1
    player.warriors[PLACE["reserve"]] -= 1


def beach_a_ship(table: Table) -> None:
    table.crowd[PLACE["yggdrasil"]] += 1
    table.players[1].ship = PLACE["yggdrasil"]


def float_a_leader(table: Table) -> None:
    player = table.players[1]
    if player.leader < len(table.crowd):
        table.crowd[player.leader] -= 1
    player.leader = PLACE["fjord_ne"]


def bring_a_monster_without_its_card(table: Table) -> None:
    table.players[3].monsters[1] = PLACE["reserve"]


def miscount_a_province(table: Table) -> None:
    table.crowd[PLACE["gimle"]] += 1


def overfill_the_board(table: Table) -> None:
    player = table.players[1]
    there = player.warriors[PLACE["reserve"]] + player.warriors[PLACE["valhalla"]]
    player.warriors[PLACE["reserve"]] = player.warriors[PLACE["valhalla"]] = 0
    player.warriors[PLACE["yggdrasil"]] += there
    table.crowd[PLACE["yggdrasil"]] += there


def overfill_a_province(table: Table) -> None:
    player = table.players[2]
    moved = player.warriors[PLACE["reserve"]]
    player.warriors[PLACE["reserve"]] = 0
    player.warriors[PLACE["andlang"]] += moved
    table.crowd[PLACE["andlang"]] += moved


def take_a_token_away(table: Table) -> None:
    table.tokens[PLACE["yggdrasil"]] = EMPTY


def put_a_second_token_for_all_stats(table: Table) -> None:
    standing = next(p for p in range(1, 9) if not table.destroyed[p])
    table.tokens[standing] = table.tokens[PLACE["yggdrasil"]]


def give_too_much_rage(table: Table) -> None:
    table.players[0].rage = 13


def give_glory_from_nowhere(table: Table) -> None:
    table.players[0].glory += 1


def raise_a_stat_too_far(table: Table) -> None:
    table.players[0].stats[1] = 6


FAULTS: list[tuple[Callable[[Table], None], str]] = [
    (lose_a_card, "lost ["),
    (copy_a_card, "twice ["),
    (commit_a_battle_card, "quest tyrs_rage"),
    (lay_a_ship_upgrade_as_a_leader, "eternal_dragons as leader"),
    (know_a_card_of_the_deck, "nobody has it"),
    (lose_a_warrior, "warriors"),
    (put_warriors_in_a_fjord, "warriors in a fjord"),
    (beach_a_ship, "ship at"),
    (float_a_leader, "leader at"),
    (bring_a_monster_without_its_card, "its figure disagree"),
    (miscount_a_province, "counted"),
    (overfill_the_board, "than Horns"),
    (overfill_a_province, "too many"),
    (take_a_token_away, "token"),
    (put_a_second_token_for_all_stats, "tokens"),
    (give_too_much_rage, "Rage 13"),
    (give_glory_from_nowhere, "Glory"),
    (raise_a_stat_too_far, "stats"),
]


def test_a_sound_table_has_no_fault() -> None:
    assert [] == GAME.audit(sound())


@pytest.mark.parametrize(("plant", "said"), FAULTS, ids=[plant.__name__ for plant, _ in FAULTS])
def test_a_planted_fault_is_found(plant: Callable[[Table], None], said: str) -> None:
    table = sound()
    plant(table)
    assert any(said in each for each in GAME.audit(table)), GAME.audit(table)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_random_games_is_sound(seats: int) -> None:
    for seed in range(4):
        for table, _, _ in random_game(seats, f"audit {seats} {seed}"):
            assert [] == GAME.audit(table)

"""The Last Viking, for two to five players and for six."""

from __future__ import annotations

import pytest

from games.valhalla.positions import attack, parts, player, position, show, side, valhalla
from meadhall.games.valhalla.actions import TakeTurn
from meadhall.games.valhalla.cards import ROWS
from meadhall.games.valhalla.table import Table
from tables import asked, tell

PARTIES = (
    "bear_axeman",
    "wolf_swordsman",
    "boar_axeman",
    "stag_axeman",
    "bear_archer",
    "stag_archer",
)


def seats(count: int, pile: str = "") -> Table:
    return position(
        *[player(party=name) for name in PARTIES[:count]], discard=pile, last_viking=True
    )


def battle(table: Table, attacker: int, defender: int, wins: int) -> None:
    """A battle that this seat wins."""
    attack(table, attacker, defender)
    faces = {"bear_axeman": "axe", "boar_axeman": "axe", "stag_axeman": "axe"}
    faces |= {"wolf_swordsman": "sword", "bear_archer": "bow", "stag_archer": "bow"}
    side(table, attacker).plus = 50 if wins == attacker else 0
    show(table, attacker, faces[PARTIES[attacker]])
    tell(table, f"{attacker} Fight {PARTIES[attacker]}", f"{attacker} Fight end")
    side(table, defender).plus = 90 if wins == defender else 0
    show(table, defender, faces[PARTIES[defender]])
    tell(table, f"{defender} Fight {PARTIES[defender]}", f"{defender} Fight end")
    if asked(table) and asked(table)[0][1] == "SendWarrior":
        tell(table, f"{defender} SendWarrior done")


@pytest.mark.rule("VA-212", "VA-213", "VA-221")
@pytest.mark.card(
    "last_viking",
    "last_viking_bonus_2p",
    "last_viking_bonus_3p",
    "last_viking_bonus_4p",
    "last_viking_bonus_5p",
    "last_viking_bonus_6p",
)
@pytest.mark.parametrize(("count", "pairs"), [(2, 1), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_the_cards_for_the_number_of_players_lie_ready(count: int, pairs: int) -> None:
    table = seats(count)
    assert [-1] * pairs == table.vikings
    assert 2 == ROWS["last_viking"].count
    assert pairs == ROWS[f"last_viking_bonus_{count}p"].count


@pytest.mark.rule("VA-214", "VA-215", "VA-220")
def test_the_winner_holds_the_title_until_beaten() -> None:
    table = seats(3)
    battle(table, 0, 1, wins=1)
    assert ([1], [1]) == (table.vikings, table.levels)
    table.levels = [3]
    battle(table, 0, 1, wins=1)
    assert ([1], [3]) == (table.vikings, table.levels)
    battle(table, 0, 2, wins=2)
    assert [1] == table.vikings
    battle(table, 2, 1, wins=2)
    assert ([2], [1]) == (table.vikings, table.levels)


@pytest.mark.rule("VA-219")
def test_a_battle_without_winner_changes_nothing() -> None:
    table = seats(3)
    attack(table, 0, 1, "blank")
    tell(table, "0 Fight end")
    assert [-1] == table.vikings


@pytest.mark.rule("VA-216", "VA-218", "VA-219", "VA-224")
def test_at_the_start_of_the_turn_the_holder_gains_glory_and_rises() -> None:
    table = seats(3, "wolf_archer bear_reaver stag_veteran")
    table.vikings, table.levels = [0], [1]
    table.do(TakeTurn(0))
    table.questions()
    assert ["wolf_archer"] == valhalla(table, 0)
    assert [2] == table.levels
    table.agenda.clear()
    table.levels = [3]
    table.do(TakeTurn(0))
    table.questions()
    assert [3] == table.levels
    assert ["stag_veteran", "wolf_archer"] == valhalla(table, 0)


@pytest.mark.rule("VA-216")
def test_with_an_empty_party_nothing_happens() -> None:
    table = position(player(hand="bear_axeman"), player(), discard="wolf_archer", last_viking=True)
    table.vikings, table.levels = [0], [1]
    table.do(TakeTurn(0))
    table.questions()
    assert [1] == table.levels
    assert [] == valhalla(table, 0)


@pytest.mark.rule("VA-217", "VA-316")
@pytest.mark.parametrize(("level", "dice"), [(1, 6), (2, 7), (3, 8)])
def test_who_attacks_the_holder_gets_the_dice_of_the_level(level: int, dice: int) -> None:
    table = seats(4)
    table.vikings, table.levels = [1], [level]
    attack(table, 0, 1)
    assert dice == sum(side(table, 0).pool)
    tell(table, "0 Fight end")
    attack(table, 0, 2)
    assert 6 == sum(side(table, 0).pool)


@pytest.mark.rule("VA-218", "VA-220")
def test_the_title_is_worth_a_point_at_the_end() -> None:
    table = seats(3)
    table.vikings = [2]
    assert (0, 0, 1) == parts(table)["last_viking"]


@pytest.mark.rule("VA-221", "VA-222", "VA-223", "VA-316")
def test_six_players_have_two_titles() -> None:
    table = seats(6)
    battle(table, 0, 1, wins=1)
    assert [1, -1] == table.vikings
    battle(table, 0, 1, wins=1)
    assert [1, -1] == table.vikings
    battle(table, 2, 3, wins=3)
    assert [1, 3] == table.vikings
    table.levels = [2, 3]
    battle(table, 1, 3, wins=3)
    assert ([-1, 3], [0, 3]) == (table.vikings, table.levels)
    battle(table, 4, 3, wins=3)
    assert [-1, 3] == table.vikings
    battle(table, 4, 5, wins=5)
    assert ([5, 3], [1, 3]) == (table.vikings, table.levels)
    assert (0, 0, 0, 1, 0, 1) == parts(table)["last_viking"]

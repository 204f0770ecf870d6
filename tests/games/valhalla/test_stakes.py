"""What a battle is fought for, and what ending the defence now would bring."""

from __future__ import annotations

from typing import Any

import pytest

from games.valhalla.positions import attack, player, position, show, valhalla
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.ragnarok import FaceRagnarok
from meadhall.games.valhalla.table import Table
from tables import tell


def battle(table: Table) -> Any:
    """The battle as a spectator sees it."""
    return GAME.view(table, None)["battle"]


@pytest.mark.rule("VA-091", "VA-100")
@pytest.mark.parametrize(("shields", "last"), [(3, False), (1, True)])
def test_a_shield_of_the_defender_is_at_stake(shields: int, last: bool) -> None:
    table = position(player(party="bear_axeman"), player(party="wolf_swordsman", shields=shields))
    attack(table, 0, 1, "axe")
    assert {"seat": 1, "last": last, "new": True} == battle(table)["stake"]
    table.players[0].captured[1] = 1
    assert not battle(table)["stake"]["new"]


@pytest.mark.rule("VA-088", "VA-091", "VA-093")
def test_what_ending_the_defence_now_brings_is_what_it_does_bring() -> None:
    table = position(player(party="bear_axeman"), player(party="wolf_swordsman"))
    attack(table, 0, 1, "axe")
    assert battle(table)["if_ended"] is None, "the defender has not rolled yet"
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    show(table, 1, "blank blank")
    told = battle(table)["if_ended"]
    assert (False, False, ["bear_axeman"]) == (told["held"], told["armed"], told["cards"])
    before = table.players[1].shields
    tell(table, "1 Fight end")
    assert told["cards"] == valhalla(table, 0)
    assert before - 1 == table.players[1].shields


@pytest.mark.rule("VA-088", "VA-095")
def test_a_defence_that_would_hold_names_who_may_go_to_valhalla() -> None:
    table = position(player(party="bear_axeman"), player(party="stag_veteran"))
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    show(table, 1, "sword spear shield")
    tell(table, "1 Fight stag_veteran")
    told = battle(table)["if_ended"]
    assert (True, True, ["stag_veteran"]) == (told["held"], told["armed"], told["cards"])
    assert told["ours"] > told["theirs"]


@pytest.mark.rule("VA-108")
def test_nothing_is_at_stake_in_ragnarok() -> None:
    table = position(player(party="bear_axeman"), player())
    table.do(FaceRagnarok(0))
    table.questions()
    assert (None, None) == (battle(table)["stake"], battle(table)["if_ended"])

"""Dwarves of Svartalfheim."""

from __future__ import annotations

from typing import Any

import pytest

from games.valhalla.positions import (
    attack,
    hand,
    offered,
    party,
    pile,
    player,
    position,
    show,
    side,
    strength,
    valhalla,
)
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.ragnarok import FaceRagnarok
from meadhall.games.valhalla.table import Table
from tables import asked, said, tell

FOUR = "bear_axeman bear_archer bear_spearman bear_swordsman"


def fight(ours: str, theirs: str, dice: str, held: str = "", enemy: str = "", **more: Any) -> Table:
    table = position(
        player(party=ours, hand=held), player(party=theirs, hand=enemy), dwarves=True, **more
    )
    attack(table, 0, 1)
    while asked(table)[0][1] == "Prepare":
        tell(table, f"{asked(table)[0][0]} Prepare pass")
    show(table, 0, dice)
    return table


# -- tactics -------------------------------------------------------------------------------------


@pytest.mark.rule("VA-191", "VA-192")
@pytest.mark.card("call_to_arms")
def test_call_to_arms_brings_the_topmost_warrior_of_the_pile_into_the_battle() -> None:
    table = position(
        player(party="bear_axeman", hand="call_to_arms"),
        player(party="wolf_swordsman"),
        discard="stag_axeman wolf_archer fury",
        dwarves=True,
    )
    attack(table, 0, 1)
    tell(table, "0 Prepare call_to_arms")
    assert ["bear_axeman", "wolf_archer"] == party(table, 0)
    show(table, 0, "bow")
    tell(table, "0 Fight wolf_archer")
    assert 1 == strength(table, 0)


@pytest.mark.rule("VA-192")
def test_with_a_full_party_an_own_warrior_goes_first_and_is_not_the_one_called() -> None:
    table = position(
        player(party=FOUR, hand="call_to_arms"),
        player(party="wolf_swordsman"),
        discard="wolf_archer",
        dwarves=True,
    )
    attack(table, 0, 1)
    tell(table, "0 Prepare call_to_arms", "0 DiscardWarrior bear_archer")
    assert "wolf_archer" in party(table, 0)
    assert ["bear_archer"] == pile(table)


@pytest.mark.rule("VA-192")
def test_without_a_warrior_in_the_pile_it_cannot_be_played() -> None:
    table = position(
        player(party="bear_axeman", hand="call_to_arms"),
        player(party="wolf_swordsman"),
        dwarves=True,
    )
    attack(table, 0, 1)
    assert ["pass"] == offered(table)


@pytest.mark.rule("VA-193")
@pytest.mark.card("war_cry_party")
def test_the_war_cry_of_the_party_counts_all_its_warriors() -> None:
    table = fight(FOUR, "wolf_swordsman", "axe", "war_cry_party")
    tell(table, "0 Fight war_cry_party")
    assert 0 == strength(table, 0)
    tell(table, "0 Fight bear_axeman")
    assert 2 + 4 == strength(table, 0)


@pytest.mark.rule("VA-194")
@pytest.mark.card("war_cry_activated")
def test_the_war_cry_of_the_activated_grows_with_them() -> None:
    table = fight(FOUR, "wolf_swordsman", "axe bow spear sword", "war_cry_activated")
    tell(table, "0 Fight war_cry_activated")
    for name, bonus in zip(FOUR.split(), (1, 2, 4, 6), strict=True):
        tell(table, f"0 Fight {name}")
        assert 2 * len(side(table, 0).active) + bonus == strength(table, 0)


# -- binding -------------------------------------------------------------------------------------


@pytest.mark.rule("VA-195")
@pytest.mark.card("dwarf_binder_1")
def test_a_binder_in_attack_blocks_a_warrior_of_choice() -> None:
    table = fight("dwarf_binder_1", "wolf_swordsman wolf_scout", "axe")
    tell(table, "0 Fight dwarf_binder_1")
    assert ["wolf_swordsman", "wolf_scout"] == offered(table)
    tell(table, "0 BindWarrior wolf_swordsman", "0 Fight end")
    show(table, 1, "sword")
    assert ["end"] == offered(table)


@pytest.mark.rule("VA-195", "VA-196")
def test_the_last_warrior_not_blocked_cannot_be_bound_and_the_bound_one_still_counts() -> None:
    table = fight("dwarf_binder_1", "wolf_swordsman", "axe")
    tell(table, "0 Fight dwarf_binder_1")
    assert [(0, "Fight")] == asked(table)
    table = fight(
        "dwarf_binder_1 dwarf_binder_2 boar_swordsman",
        "wolf_swordsman stag_axeman",
        "axe spear sword",
    )
    tell(table, "0 Fight dwarf_binder_1", "0 BindWarrior wolf_swordsman", "0 Fight dwarf_binder_2")
    assert [(0, "Fight")] == asked(table)
    assert [4] == side(table, 1).blocked
    tell(table, "0 Fight boar_swordsman")
    assert 1 + 1 + 1 + 3 == strength(table, 0)


@pytest.mark.rule("VA-195")
def test_a_binder_in_defence_binds_nobody() -> None:
    table = fight("bear_axeman bear_archer", "dwarf_binder_1", "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    show(table, 1, "axe")
    tell(table, "1 Fight dwarf_binder_1")
    assert [(1, "Fight")] == asked(table)


# -- holding -------------------------------------------------------------------------------------


@pytest.mark.rule("VA-197", "VA-198")
@pytest.mark.card("dwarf_soul_catcher_1")
def test_a_soul_catcher_keeps_one_enemy_back_also_in_defeat() -> None:
    table = fight("bear_axeman bear_reaver", "dwarf_soul_catcher_1", "axe sword axe")
    tell(table, "0 Fight bear_axeman", "0 Fight bear_reaver", "0 Fight end")
    show(table, 1, "bow")
    tell(table, "1 Fight dwarf_soul_catcher_1", "1 Fight end")
    assert ["bear_axeman", "bear_reaver"] == offered(table)
    tell(table, "1 HoldWarrior bear_reaver")
    assert ["bear_axeman"] == valhalla(table, 0)
    assert ["bear_reaver"] == party(table, 0)


@pytest.mark.rule("VA-198")
def test_a_winning_defender_declares_before_one_is_held_back() -> None:
    table = fight("dwarf_soul_catcher_1", "bear_axeman bear_reaver", "bow")
    tell(table, "0 Fight dwarf_soul_catcher_1", "0 Fight end")
    show(table, 1, "axe sword axe")
    tell(
        table,
        "1 Fight bear_axeman",
        "1 Fight bear_reaver",
        "1 Fight end",
        "1 SendWarrior bear_axeman",
    )
    tell(table, "1 SendWarrior done")
    assert "holds" in said(table)
    assert [] == valhalla(table, 1)


@pytest.mark.rule("VA-183", "VA-198")
def test_a_warrior_on_the_path_is_not_held_back_and_loki_is_a_later_event() -> None:
    table = position(
        player(party="bear_axeman bear_reaver"),
        player(party="dwarf_soul_catcher_1", hand="path_to_valhalla"),
        dwarves=True,
        valkyries=True,
    )
    attack(table, 0, 1)
    tell(table, "1 Prepare pass")
    show(table, 0, "axe sword axe")
    tell(table, "0 Fight bear_axeman", "0 Fight bear_reaver", "0 Fight end")
    side(table, 0).plus = 9
    show(table, 1, "bow")
    tell(
        table, "1 Fight dwarf_soul_catcher_1", "1 Fight path_to_valhalla", "0 WalkPath bear_reaver"
    )
    tell(table, "1 Fight end")
    assert ["bear_reaver"] == valhalla(table, 0)
    assert ["bear_axeman"] == party(table, 0)
    table = fight("dwarf_soul_catcher_1", "bear_axeman", "bow", loki="loki_1")
    side(table, 0).plus = 1
    tell(table, "0 Fight dwarf_soul_catcher_1", "0 Fight end")
    show(table, 1, "axe")
    tell(table, "1 Fight bear_axeman", "1 Fight end", "1 TakeLokiBonus 1")
    assert ["bear_axeman"] == valhalla(table, 1)


# -- breaking and forging ------------------------------------------------------------------------


@pytest.mark.rule("VA-199", "VA-312")
@pytest.mark.card("dwarf_saboteur_1")
def test_a_saboteur_costs_a_tactic_or_shows_the_hand() -> None:
    table = fight(
        "dwarf_saboteur_1", "wolf_swordsman", "sword", enemy="fury counterattack bear_axeman"
    )
    tell(table, "0 Fight dwarf_saboteur_1", "1 DiscardTactic fury")
    assert ["fury"] == pile(table)
    table = fight("dwarf_saboteur_1", "wolf_swordsman", "sword", enemy="bear_axeman")
    tell(table, "0 Fight dwarf_saboteur_1")
    assert [(1, "DiscardTactic")] == asked(table), "asking must not tell whether there is one"
    tell(table, "1 DiscardTactic show")
    assert ["bear_axeman"] == GAME.view(table, 0)["seen"][1]
    assert ["bear_axeman"] == GAME.view(table, None)["seen"][1]


@pytest.mark.rule("VA-200", "VA-201")
@pytest.mark.card("dwarf_smith_1")
def test_a_smith_takes_a_card_for_3_strength_of_the_player() -> None:
    table = fight("dwarf_smith_1", "wolf_swordsman", "shield", "fury bear_axeman")
    tell(table, "0 Fight dwarf_smith_1", "0 ForgeWeapon bear_axeman")
    assert 4 == strength(table, 0)
    assert [] == pile(table)
    side(table, 0).muted.append(0)
    assert 3 == strength(table, 0)
    tell(table, "0 Fight end", "1 Fight end")
    assert ["bear_axeman"] == pile(table)
    assert ["fury"] == hand(table, 0)


@pytest.mark.rule("VA-109")
def test_in_ragnarok_dwarves_bind_break_and_forge_nothing() -> None:
    table = position(
        player(party="dwarf_binder_1 dwarf_saboteur_1 dwarf_smith_1", hand="fury war_cry_party"),
        player(party="wolf_swordsman wolf_scout", hand="fury"),
        dwarves=True,
    )
    table.do(FaceRagnarok(0))
    table.questions()
    show(table, 0, "axe sword shield")
    for name in ("dwarf_binder_1", "dwarf_saboteur_1", "dwarf_smith_1"):
        tell(table, f"0 Fight {name}")
        assert [(0, "Fight")] == asked(table)
    assert ["end"] == offered(table)

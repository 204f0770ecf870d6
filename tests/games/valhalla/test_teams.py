"""Jarls' Partnership and Jarls' Alliance."""

from __future__ import annotations

from typing import Any

import pytest

from games.valhalla.positions import (
    attack,
    captured,
    offered,
    parts,
    party,
    player,
    position,
    shields,
    show,
    side,
    strength,
    valhalla,
)
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import TakeTurn
from meadhall.games.valhalla.cards import ROWS
from meadhall.games.valhalla.components import EMBLEMS
from meadhall.games.valhalla.expansions.partnership import ExchangeShields
from meadhall.games.valhalla.ragnarok import FaceRagnarok, GameOver, Ragnarok
from meadhall.games.valhalla.table import Table
from tables import asked, tell

MODES = ["partnership", "alliance"]
both = pytest.mark.parametrize("mode", MODES)


def four(mode: str, *parties: str, **options: Any) -> Table:
    return position(*[player(party=each) for each in parties], teams=mode, **options)


@both
@pytest.mark.rule("VA-225", "VA-238")
@pytest.mark.card(
    "companion_bear",
    "companion_wolf",
    "companion_boar",
    "companion_stag",
    "companion_raven",
    "companion_serpent",
)
def test_partners_sit_opposite_each_other(mode: str) -> None:
    assert [(0, 2), (1, 3), (2, 0), (3, 1)] == four(mode, "", "", "", "").circle
    six = position(*[player() for _ in range(6)], teams=mode)
    assert [3, 4, 5, 0, 1, 2] == [each["partner"] for each in GAME.view(six, None)["players"]]
    assert [*EMBLEMS] == [ROWS[f"companion_{each}"].facts["shield"] for each in EMBLEMS]


@both
@pytest.mark.rule("VA-226", "VA-231", "VA-238")
def test_partners_and_empty_parties_cannot_be_attacked(mode: str) -> None:
    table = four(mode, "bear_axeman", "", "bear_archer", "wolf_swordsman")
    table.do(TakeTurn(0))
    tell(table, "0 ChooseAction attack")
    assert [(0, "Fight")] == asked(table)
    assert 3 == side(table, 3).seat


@both
@pytest.mark.rule("VA-227", "VA-228", "VA-238")
def test_stag_and_boar_look_at_both_parties_wolf_and_tyr_at_one(mode: str) -> None:
    table = four(mode, "stag_spearman", "wolf_swordsman", "boar_archer", "bear_archer")
    attack(table, 0, 1, "spear")
    tell(table, "0 Fight stag_spearman")
    assert 3 == strength(table, 0)
    table = four(mode, "boar_axeman", "wolf_swordsman", "", "bear_archer")
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight boar_axeman")
    assert 4 == strength(table, 0)
    table = four(mode, "wolf_spearman boar_archer", "wolf_swordsman", "bear_axeman stag_axeman", "")
    attack(table, 0, 1, "spear")
    tell(table, "0 Fight wolf_spearman")
    assert 1 == strength(table, 0)
    table = four(mode, "bear_axeman+tyr_vs_bear", "wolf_swordsman", "", "bear_archer", tyr=True)
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman")
    assert 2 == strength(table, 0)


@both
@pytest.mark.rule("VA-229", "VA-238")
def test_a_partners_warriors_can_be_activated_in_attack_and_defence(mode: str) -> None:
    table = four(mode, "bear_axeman", "wolf_swordsman", "bear_archer", "stag_axeman")
    attack(table, 0, 1, "bow")
    tell(table, "0 Fight bear_archer")
    assert 2 == strength(table, 0)
    tell(table, "0 Fight end")
    show(table, 1, "axe sword")
    tell(table, "1 Fight stag_axeman", "1 Fight wolf_swordsman")
    assert 4 == strength(table, 1)


@pytest.mark.rule("VA-229", "VA-317")
def test_in_a_partnership_the_partners_warriors_stay() -> None:
    table = four("partnership", "bear_axeman", "wolf_swordsman", "bear_archer", "stag_axeman")
    attack(table, 0, 1, "bow axe")
    tell(table, "0 Fight bear_archer", "0 Fight bear_axeman", "0 Fight end", "1 Fight end")
    assert ["bear_axeman"] == valhalla(table, 0)
    assert ["bear_archer"] == party(table, 2)
    assert [] == valhalla(table, 2)


@pytest.mark.rule("VA-239")
def test_in_an_alliance_they_go_to_their_owners_valhalla() -> None:
    table = four("alliance", "bear_axeman", "wolf_swordsman", "bear_archer", "stag_axeman")
    attack(table, 0, 1, "bow axe")
    tell(table, "0 Fight bear_archer", "0 Fight bear_axeman", "0 Fight end", "1 Fight end")
    assert ["bear_axeman"] == valhalla(table, 0)
    assert ["bear_archer"] == valhalla(table, 2)


@pytest.mark.rule("VA-240")
def test_a_winning_defender_and_the_ally_decide_each_for_their_own() -> None:
    table = four("alliance", "bear_axeman", "wolf_swordsman", "bear_archer", "stag_axeman")
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    show(table, 1, "axe sword")
    tell(table, "1 Fight stag_axeman", "1 Fight wolf_swordsman", "1 Fight end")
    assert ["wolf_swordsman", "done"] == offered(table)
    tell(table, "1 SendWarrior done")
    assert [(3, "SendWarrior")] == asked(table)
    tell(table, "3 SendWarrior stag_axeman")
    assert ["stag_axeman"] == valhalla(table, 3)


@pytest.mark.rule("VA-241")
def test_valkyries_look_at_each_owners_warriors_apart() -> None:
    table = position(
        player(party="chosen_bear_housecarl"),
        player(party="wolf_swordsman"),
        player(party="bear_archer"),
        player(),
        teams="alliance",
        discard="stag_veteran",
        valkyries=True,
    )
    attack(table, 0, 1, "sword shield bow")
    tell(
        table, "0 Fight chosen_bear_housecarl", "0 Fight bear_archer", "0 Fight end", "1 Fight end"
    )
    assert ["chosen_bear_housecarl", "stag_veteran"] == valhalla(table, 0)


@both
@pytest.mark.rule("VA-230", "VA-235", "VA-238")
def test_jarls_tactics_and_commissions_pass_borrowed_warriors_over(mode: str) -> None:
    table = position(
        player(jarl="valgard", party="wolf_archer", hand="war_cry_party war_cry_activated"),
        player(party="wolf_swordsman"),
        player(party="bear_axeman"),
        player(),
        teams=mode,
        dwarves=True,
    )
    attack(table, 0, 1)
    tell(table, "0 Prepare pass")
    show(table, 0, "axe")
    tell(table, "0 Fight bear_axeman")
    assert 2 == strength(table, 0)
    tell(table, "0 Fight war_cry_activated")
    assert 2 == strength(table, 0)
    tell(table, "0 Fight war_cry_party")
    assert 3 == strength(table, 0)


@both
@pytest.mark.rule("VA-235")
def test_a_borrowed_giant_takes_the_die(mode: str) -> None:
    table = four(mode, "bear_axeman", "wolf_swordsman", "frost_giant_wanderer", "")
    attack(table, 0, 1, "bow bow")
    tell(table, "0 Fight frost_giant_wanderer", "0 Fight end")
    assert 5 == sum(side(table, 1).pool)


@both
@pytest.mark.rule("VA-236")
def test_binders_block_the_opponents_own_and_ragnarok_uses_own_warriors(mode: str) -> None:
    table = four(
        mode,
        "dwarf_binder_1",
        "wolf_swordsman wolf_scout",
        "bear_archer",
        "stag_axeman",
        dwarves=True,
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight dwarf_binder_1")
    assert ["wolf_swordsman", "wolf_scout"] == offered(table)
    table = four(mode, "bear_axeman", "", "bear_archer", "")
    table.do(FaceRagnarok(0))
    table.questions()
    show(table, 0, "axe bow")
    assert ["bear_axeman", "reroll", "end"] == offered(table)


@pytest.mark.rule("VA-235")
def test_a_soul_catcher_can_only_hold_the_fighters_own() -> None:
    table = four("alliance", "bear_axeman", "dwarf_soul_catcher_1", "bear_archer", "", dwarves=True)
    attack(table, 0, 1, "bow axe")
    tell(table, "0 Fight bear_archer", "0 Fight bear_axeman", "0 Fight end")
    show(table, 1, "bow")
    tell(table, "1 Fight dwarf_soul_catcher_1", "1 Fight end")
    assert [] == valhalla(table, 0)
    assert ["bear_archer"] == valhalla(table, 2)


@pytest.mark.rule("VA-232", "VA-233")
def test_at_the_end_partners_exchange_a_shield() -> None:
    table = position(
        player(shields=1),
        player(shields=0),
        player(shields=3),
        player(shields=2),
        teams="partnership",
    )
    table.do(ExchangeShields())
    table.questions()
    assert [0, 0, 2, 1] == shields(table)
    assert [0, 0, 1, 0] == captured(table, 0)
    assert [0, 0, 0, 1] == captured(table, 1)
    assert [0, 0, 0, 0] == captured(table, 3)
    assert (Ragnarok, ExchangeShields, GameOver) == table.flow["end"]


@pytest.mark.rule("VA-234")
def test_partners_score_apart_by_the_memo_of_their_number() -> None:
    table = position(
        player(valhalla="stag_veteran"),
        player(),
        player(captured="0"),
        player(),
        teams="partnership",
    )
    assert 4 == table.memo
    assert (3, 0, 0, 0) == parts(table)["valhalla"]


@pytest.mark.rule("VA-237")
@both
def test_partners_do_not_see_each_others_hands(mode: str) -> None:
    table = position(player(hand="fury"), player(), player(), player(), teams=mode)
    assert [] == GAME.view(table, 2)["seen"][0]
    assert 1 == GAME.view(table, 2)["players"][0]["hand"]


@pytest.mark.rule("VA-242", "VA-243", "VA-244")
def test_allies_score_together_with_their_captured_shields_pooled() -> None:
    table = position(
        player(valhalla="stag_veteran", captured="1", shields=3),
        player(shields=2),
        player(valhalla="bear_axeman", captured="3", shields=4),
        player(shields=3),
        teams="alliance",
    )
    assert 3 == table.memo
    found = parts(table)
    assert (4, 0, 4, 0) == found["valhalla"]
    assert (14, 10, 14, 10) == found["own_shields"]
    assert (4, 0, 4, 0) == found["captured_shields"]
    assert (2, 0, 2, 0) == found["shield_sets"]
    result = GAME.judge(table)
    assert result is not None
    assert [0, 2] == result.winners
    assert 5 == position(*[player() for _ in range(6)], teams="alliance").memo


@pytest.mark.rule("VA-244")
def test_a_tie_of_alliances_goes_by_pooled_shields() -> None:
    table = position(
        player(valhalla="bear_reaver", shields=3),
        player(captured="0", shields=4),
        player(shields=4),
        player(shields=3),
        teams="alliance",
    )
    result = GAME.judge(table)
    assert result is not None
    assert result.scores[0] == result.scores[1]
    assert [1, 3] == result.winners

"""The invade action (BR-080 to BR-086)."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import (
    act,
    clan,
    fallen,
    figures,
    on_the_board,
    position,
    rage,
)
from meadhall.games.bloodrage.invade import ChooseInvader
from tables import asked, options, said, tell

OUTER = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]


# -- where and for how much ----------------------------------------------------------------


@pytest.mark.rule("BR-080")
def test_a_figure_of_the_reserve_goes_to_a_free_village_anywhere_for_its_strength() -> None:
    table = act(position(clan(gimle="warrior"), clan()))
    tell(table, "0 TakeAction invade", "0 ChooseInvader warrior")
    assert OUTER == options(table, 0, "ChooseLanding"), "near or far from Gimle"
    tell(table, "0 ChooseLanding muspelheim")
    assert [5, 6] == rage(table)
    assert {"warrior": 1} == figures(table, 0, "muspelheim")
    assert {"leader": 1, "ship": 1, "warrior": 6} == figures(table, 0, "reserve")


@pytest.mark.rule("BR-080", "BR-084")
def test_the_example_of_the_raven_who_invades_utgard_for_two_rage() -> None:
    """Warriors of strength 2 cost 2 Rage."""
    table = act(position(clan(), clan(upgrades="experts_in_arms", rage=6)), 1)
    tell(table, "1 TakeAction invade", "1 ChooseInvader warrior", "1 ChooseLanding utgard")
    assert [6, 4] == rage(table)
    assert {"warrior": 1} == figures(table, 1, "utgard")


@pytest.mark.rule("BR-080", "BR-005")
def test_a_full_or_destroyed_province_cannot_be_invaded() -> None:
    table = position(clan(), clan(andlang="leader warrior*2"), destroyed="horgr")
    act(table)
    tell(table, "0 TakeAction invade", "0 ChooseInvader leader")
    assert [p for p in OUTER if p not in ("andlang", "horgr")] == options(table, 0, "ChooseLanding")


@pytest.mark.rule("BR-080")
def test_figures_on_the_board_and_in_valhalla_cannot_invade() -> None:
    mine = clan(rage=12, gimle="leader", valhalla="ship warrior*2")
    table = act(position(mine, clan()))
    tell(table, "0 TakeAction invade")
    assert [(0, "ChooseLanding")] == asked(table), "only warriors are left in the reserve"
    assert {"ship": 1, "warrior": 2} == fallen(table, 0)


@pytest.mark.rule("BR-080")
@pytest.mark.card("troll")
def test_the_village_must_be_free_before_the_troll_clears_the_province() -> None:
    table = act(position(clan(upgrades="troll"), clan(utgard="warrior*3"), clan(gimle="warrior*4")))
    tell(table, "0 TakeAction invade", "0 ChooseInvader troll")
    assert "utgard" not in options(table, 0, "ChooseLanding")
    assert "gimle" in options(table, 0, "ChooseLanding")


@pytest.mark.rule("BR-081")
def test_the_leader_pays_nothing_and_the_ship_two_for_a_fjord() -> None:
    table = act(position(clan(), clan()))
    tell(table, "0 TakeAction invade", "0 ChooseInvader leader", "0 ChooseLanding gimle")
    assert [6, 6] == rage(table)
    act(table, 0)
    tell(table, "0 TakeAction invade", "0 ChooseInvader ship")
    assert ["fjord_ne", "fjord_se", "fjord_sw", "fjord_nw"] == options(table, 0, "ChooseLanding")
    tell(table, "0 ChooseLanding fjord_se")
    assert [4, 6] == rage(table)
    assert {"gimle": {"leader": 1}, "fjord_se": {"ship": 1}} == on_the_board(table, 0)


@pytest.mark.rule("BR-082")
def test_yggdrasil_cannot_be_invaded() -> None:
    for figure in ("leader", "warrior", "troll"):
        table = act(position(clan(upgrades="troll"), clan()))
        tell(table, "0 TakeAction invade", f"0 ChooseInvader {figure}")
        assert OUTER == options(table, 0, "ChooseLanding")


@pytest.mark.rule("BR-082")
@pytest.mark.card("dark_elf")
def test_yggdrasil_is_open_to_the_dark_elf() -> None:
    table = act(position(clan(upgrades="dark_elf"), clan()))
    tell(table, "0 TakeAction invade", "0 ChooseInvader dark_elf")
    assert ["yggdrasil", *OUTER] == options(table, 0, "ChooseLanding")
    tell(table, "0 ChooseLanding yggdrasil")
    assert {"dark_elf": 1} == figures(table, 0, "yggdrasil")
    assert [5, 6] == rage(table)


@pytest.mark.rule("BR-080", "BR-081")
def test_with_no_village_free_only_ships_can_invade() -> None:
    full = clan(gimle="warrior*5", myrkulor="warrior*3")
    table = position(clan(), full, destroyed=" ".join(OUTER[:6]))
    act(table)
    tell(table, "0 TakeAction invade")
    assert [] == asked(table), "the ship, into the one fjord that is open"
    assert {"fjord_nw": {"ship": 1}} == on_the_board(table, 0)


# -- Horns ---------------------------------------------------------------------------------


@pytest.mark.rule("BR-083")
def test_with_as_many_figures_on_the_board_as_horns_nobody_invades() -> None:
    mine = clan(upgrades="troll", gimle="leader troll", fjord_ne="ship")
    table = act(position(mine, clan()))
    assert "invade" in options(table, 0, "TakeAction"), "three of four"
    tell(table, "0 TakeAction invade", "0 ChooseLanding utgard")
    act(table, 0)
    assert "invade" not in options(table, 0, "TakeAction"), "fjords and monsters count"
    table.do(ChooseInvader(0))
    assert [(0, "TakeAction")] == asked(table), "no figure is offered"


@pytest.mark.rule("BR-083", "BR-021")
def test_figures_in_valhalla_do_not_count_against_horns() -> None:
    mine = clan(gimle="leader warrior*2", valhalla="warrior*4")
    assert "invade" in options(act(position(mine, clan())), 0, "TakeAction")


@pytest.mark.rule("BR-083")
def test_a_raise_of_horns_lets_another_figure_in() -> None:
    mine = clan(stats=(1, 1, 2), gimle="leader warrior*3")
    assert "invade" in options(act(position(mine, clan())), 0, "TakeAction")


@pytest.mark.rule("BR-083", "BR-096")
def test_horns_stop_free_invades_as_well() -> None:
    mine = clan(hand="troll", gimle="leader warrior*3")
    table = act(position(mine, clan()))
    tell(table, "0 TakeAction upgrade", "0 ChooseUpgrade troll")
    assert [] == asked(table)
    assert 1 == figures(table, 0, "reserve")["troll"]


@pytest.mark.rule("BR-083")
@pytest.mark.card("friggas_domain")
def test_horns_stop_friggas_domain_too() -> None:
    mine = clan(upgrades="friggas_domain", gimle="leader warrior*3", valhalla="warrior")
    assert "summon" not in options(act(position(mine, clan())), 0, "TakeAction")


# -- cost ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-084")
@pytest.mark.parametrize(
    ("upgrade", "cost"),
    [("", 1), ("brothers_in_arms", 1), ("experts_in_arms", 2), ("masters_in_arms", 2)],
)
def test_pair_bonuses_never_change_the_cost_of_a_warrior(upgrade: str, cost: int) -> None:
    table = act(position(clan(upgrades=upgrade, gimle="warrior"), clan()))
    tell(table, "0 TakeAction invade", "0 ChooseInvader warrior", "0 ChooseLanding gimle")
    assert [6 - cost, 6] == rage(table)


@pytest.mark.rule("BR-080", "BR-095")
@pytest.mark.parametrize(
    ("monster", "cost"),
    [
        ("troll", 2),
        ("dwarf_chieftain", 0),
        ("sea_serpent", 3),
        ("valkyrie", 2),
        ("dark_elf", 1),
        ("fire_giant", 4),
        ("frost_giant", 4),
        ("soldier_of_hel", 0),
        ("volur_witch", 3),
    ],
)
def test_what_each_monster_costs_to_invade(monster: str, cost: int) -> None:
    table = act(position(clan(upgrades=monster), clan()))
    tell(table, "0 TakeAction invade", f"0 ChooseInvader {monster}")
    tell(table, f"0 ChooseLanding {options(table, 0, 'ChooseLanding')[-1]}")
    assert [6 - cost, 6] == rage(table)


# -- what counts as an invade --------------------------------------------------------------


@pytest.mark.rule("BR-085")
@pytest.mark.card("troll")
def test_placing_a_figure_by_an_upgrade_is_an_invade() -> None:
    table = act(position(clan(hand="troll"), clan(gimle="warrior*2")))
    tell(table, "0 TakeAction upgrade", "0 ChooseUpgrade troll")
    tell(table, "0 FreeInvade troll", "0 ChooseLanding gimle")
    assert {"warrior": 2} == fallen(table, 1)


@pytest.mark.rule("BR-085")
@pytest.mark.card("friggas_domain", "troll")
def test_friggas_domain_is_an_invade() -> None:
    mine = clan(upgrades="troll friggas_domain", valhalla="troll")
    table = act(position(mine, clan(gimle="warrior*2")))
    tell(table, "0 TakeAction summon", "0 ChooseLanding gimle")
    assert {"warrior": 2} == fallen(table, 1)
    assert [5, 6] == rage(table)


@pytest.mark.rule("BR-085")
@pytest.mark.card("lokis_blessing", "friggas_succor")
def test_lokis_blessing_is_an_invade_that_friggas_succor_follows() -> None:
    mine = clan(upgrades="lokis_blessing friggas_succor", gimle="warrior")
    table = act(position(clan(gimle="leader"), mine))
    tell(table, "0 TakeAction pillage", "1 ReturnToBattle warrior")
    assert [(1, "BringWarrior")] == asked(table)
    tell(table, "1 BringWarrior warrior")
    assert {"warrior": 2} == figures(table, 1, "gimle")


@pytest.mark.rule("BR-085")
@pytest.mark.card("troll")
def test_a_march_is_no_invade() -> None:
    mine = clan(upgrades="troll friggas_succor thors_domain", utgard="troll")
    table = act(position(mine, clan(gimle="warrior*2")))
    tell(table, "0 TakeAction march", "0 MarchTo gimle")
    assert [] == asked(table)
    assert {"warrior": 2} == figures(table, 1, "gimle")


@pytest.mark.rule("BR-085", "BR-122")
@pytest.mark.card("troll")
def test_a_call_to_battle_move_is_no_invade() -> None:
    mine = clan(upgrades="troll friggas_succor", andlang="troll")
    table = act(position(clan(gimle="leader warrior"), mine))
    tell(table, "0 TakeAction pillage", "1 JoinBattle andlang")
    assert [] == asked(table)
    assert "invades" not in said(table)
    assert {"troll": 1} == fallen(table, 1), "2 against 4"
    assert {} == fallen(table, 0)


@pytest.mark.rule("BR-085")
@pytest.mark.card("lord_of_hammers", "friggas_succor", "thors_domain")
def test_the_step_of_the_lord_of_hammers_is_no_invade() -> None:
    mine = clan(upgrades="lord_of_hammers friggas_succor thors_domain", gimle="leader")
    table = act(position(mine, clan()))
    tell(table, "0 TakeAction pillage", "0 MoveLeader andlang")
    assert [] == asked(table)
    assert {"andlang": {"leader": 1}} == on_the_board(table, 0)


@pytest.mark.rule("BR-085")
@pytest.mark.card("volur_witch")
def test_a_retreat_is_no_invade() -> None:
    mine = clan(upgrades="volur_witch friggas_succor thors_domain", gimle="volur_witch")
    table = act(position(clan(gimle="leader warrior"), mine))
    tell(table, "0 TakeAction pillage", "1 SaveFigures flee")
    assert [] == asked(table)
    assert {"yggdrasil": {"volur_witch": 1}} == on_the_board(table, 1)


@pytest.mark.rule("BR-086")
@pytest.mark.card("troll", "friggas_succor", "thors_domain")
def test_after_an_invade_come_arrival_then_succor_then_thors_domain() -> None:
    mine = clan(upgrades="troll friggas_succor thors_domain")
    table = act(position(mine, clan(upgrades="friggas_protection", gimle="warrior")))
    tell(table, "0 TakeAction invade", "0 ChooseInvader troll", "0 ChooseLanding gimle")
    assert [(1, "SaveFigures")] == asked(table), "the Troll has arrived"
    tell(table, "1 SaveFigures pass")
    assert [(0, "BringWarrior")] == asked(table)
    tell(table, "0 BringWarrior warrior")
    assert [(0, "PillageAtOnce")] == asked(table)
    assert {"troll": 1, "warrior": 1} == figures(table, 0, "gimle")

"""The monsters, one by one."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import fight, lines, pillage, run, totals, winner
from games.bloodrage.positions import (
    clan,
    fallen,
    figures,
    glory,
    on_the_board,
    position,
    rage,
    stats,
)
from meadhall.games.bloodrage.actions import TakeAction
from meadhall.games.bloodrage.age import QuestPhase
from meadhall.games.bloodrage.components import PLACE, RESERVE
from meadhall.games.bloodrage.invade import Invade
from meadhall.games.bloodrage.table import Table
from tables import asked, options, tell


def invade(table: Table, figure: str, place: str) -> None:
    run(table, Invade(0, figure, RESERVE, PLACE[place]))


# -- Troll and Fire Giant ----------------------------------------------------------------------


@pytest.mark.rule("BR-208")
@pytest.mark.card("troll")
def test_the_troll_destroys_enemy_warriors_where_it_invades() -> None:
    table = position(
        clan(upgrades="troll", gimle="warrior"),
        clan(gimle="leader warrior*2", fjord_nw="ship", horgr="warrior"),
    )
    invade(table, "troll", "gimle")
    assert {"warrior": 2} == fallen(table, 1)
    assert {"leader": 1} == figures(table, 1, "gimle")
    assert {"troll": 1, "warrior": 1} == figures(table, 0, "gimle")


@pytest.mark.rule("BR-208")
@pytest.mark.card("fire_giant")
def test_the_fire_giant_destroys_all_enemies_but_monsters_fjord_included() -> None:
    table = position(
        clan(upgrades="fire_giant", gimle="warrior", fjord_nw="ship"),
        clan(
            upgrades="troll sea_serpent", gimle="leader warrior troll", fjord_nw="ship sea_serpent"
        ),
        clan(myrkulor="leader", fjord_nw="ship"),
    )
    invade(table, "fire_giant", "gimle")
    assert {"leader": 1, "ship": 1, "warrior": 1} == fallen(table, 1)
    assert {"gimle": {"troll": 1}, "fjord_nw": {"sea_serpent": 1}} == on_the_board(table, 1)
    assert {"ship": 1} == fallen(table, 2)
    assert {"myrkulor": {"leader": 1}} == on_the_board(table, 2)
    assert {} == fallen(table, 0)


@pytest.mark.rule("BR-208")
@pytest.mark.card("troll", "fire_giant")
@pytest.mark.parametrize("monster", ["troll", "fire_giant"])
def test_a_free_invade_sets_them_off_too(monster: str) -> None:
    table = position(clan(hand=monster), clan(gimle="warrior"))
    run(table, TakeAction(0))
    tell(table, "0 TakeAction upgrade", f"0 ChooseUpgrade {monster}")
    tell(table, f"0 FreeInvade {monster}", "0 ChooseLanding gimle")
    assert {"warrior": 1} == fallen(table, 1)


@pytest.mark.rule("BR-085", "BR-208")
@pytest.mark.card("troll", "fire_giant")
@pytest.mark.parametrize("monster", ["troll", "fire_giant"])
def test_a_march_or_call_to_battle_does_not_set_them_off(monster: str) -> None:
    table = position(clan(upgrades=monster, horgr=monster), clan(gimle="warrior"))
    run(table, TakeAction(0))
    tell(table, "0 TakeAction march", "0 MarchTo gimle")
    assert {monster: 1} == figures(table, 0, "gimle")
    assert {"warrior": 1} == figures(table, 1, "gimle")
    table = position(
        clan(hand="tyrs_bash", gimle="warrior*3"), clan(upgrades=monster, andlang=monster)
    )
    pillage(table, "gimle")
    tell(table, "1 JoinBattle andlang")
    assert [(0, "CommitCard")] == asked(table)
    assert {monster: 1} == figures(table, 1, "gimle")
    assert {"warrior": 3} == figures(table, 0, "gimle")


@pytest.mark.rule("BR-080", "BR-208")
@pytest.mark.card("troll")
def test_the_troll_needs_a_free_village_before_it_clears_one() -> None:
    table = position(clan(upgrades="troll"), clan(andlang="warrior*3"))
    run(table, TakeAction(0))
    tell(table, "0 TakeAction invade", "0 ChooseInvader troll")
    assert "andlang" not in options(table, 0, "ChooseLanding")


@pytest.mark.card("troll", "fire_giant")
@pytest.mark.parametrize(("monster", "strength"), [("troll", 2), ("fire_giant", 4)])
def test_their_strength_and_cost(monster: str, strength: int) -> None:
    table = position(clan(upgrades=monster), clan())
    run(table, TakeAction(0))
    tell(table, "0 TakeAction invade", f"0 ChooseInvader {monster}", "0 ChooseLanding gimle")
    assert 6 - strength == table.players[0].rage
    table = position(clan(upgrades=monster, gimle=monster), clan(gimle="warrior"))
    fight(table, "gimle")
    assert {0: strength, 1: 1} == totals(table)


# -- Dwarf Chieftain and Soldier of Hel --------------------------------------------------------


@pytest.mark.rule("BR-207")
@pytest.mark.card("dwarf_chieftain", "soldier_of_hel")
@pytest.mark.parametrize(("monster", "strength"), [("dwarf_chieftain", 2), ("soldier_of_hel", 3)])
def test_they_cost_nothing_although_they_are_strong(monster: str, strength: int) -> None:
    table = position(clan(hand=monster, rage=1), clan(gimle="warrior"))
    run(table, TakeAction(0))
    tell(table, "0 TakeAction upgrade", f"0 ChooseUpgrade {monster}", "0 FreeInvade pass")
    run(table, TakeAction(0))
    tell(table, "0 TakeAction invade", f"0 ChooseInvader {monster}", "0 ChooseLanding gimle")
    assert [1, 6] == rage(table)
    fight(table, "gimle")
    assert {0: strength, 1: 1} == totals(table)


@pytest.mark.rule("BR-083", "BR-096")
@pytest.mark.card("dwarf_chieftain", "soldier_of_hel")
@pytest.mark.parametrize("monster", ["dwarf_chieftain", "soldier_of_hel"])
def test_horns_bind_free_monsters_too(monster: str) -> None:
    table = position(clan(hand=monster, gimle="warrior*4"), clan())
    run(table, TakeAction(0))
    tell(table, "0 TakeAction upgrade", f"0 ChooseUpgrade {monster}")
    assert [] == asked(table)
    assert 1 == figures(table, 0, "reserve")[monster]


# -- Sea Serpent -------------------------------------------------------------------------------


@pytest.mark.rule("BR-010", "BR-088", "BR-118")
@pytest.mark.card("sea_serpent")
def test_the_sea_serpent_sails_fjords_and_supports_both_provinces() -> None:
    table = position(
        clan(upgrades="sea_serpent", rage=3), clan(gimle="warrior"), clan(myrkulor="warrior")
    )
    run(table, TakeAction(0))
    tell(table, "0 TakeAction invade", "0 ChooseInvader sea_serpent")
    assert ["fjord_ne", "fjord_se", "fjord_sw", "fjord_nw"] == options(table, 0, "ChooseLanding")
    tell(table, "0 ChooseLanding fjord_nw")
    assert 0 == table.players[0].rage
    pillage(table, "gimle", seat=1)
    tell(table, "2 JoinBattle pass")
    assert {0: 3, 1: 1} == totals(table)
    pillage(table, "myrkulor", seat=2)
    assert {0: 3, 1: 1, 2: 1} == totals(table)


@pytest.mark.rule("BR-088", "BR-118")
@pytest.mark.card("sea_serpent")
def test_the_sea_serpent_neither_marches_nor_answers_a_call() -> None:
    table = position(clan(upgrades="sea_serpent", fjord_nw="sea_serpent"), clan(andlang="warrior"))
    run(table, TakeAction(0))
    assert "march" not in options(table, 0, "TakeAction")
    table = position(clan(upgrades="sea_serpent", fjord_nw="sea_serpent"), clan(andlang="warrior"))
    pillage(table, "andlang", seat=1)
    assert [{"seat": 1, "place": "andlang"}] == lines(table, "unopposed")


@pytest.mark.rule("BR-221")
@pytest.mark.card("sea_serpent", "lokis_dragons", "fire_dragons")
def test_the_sea_serpent_pays_ship_rewards_and_keeps_its_strength() -> None:
    table = position(
        clan(gimle="leader warrior"),
        clan(upgrades="sea_serpent fire_dragons", fjord_nw="sea_serpent"),
    )
    fight(table, "gimle")
    assert {0: 4, 1: 3} == totals(table)
    assert [3, 8] == glory(table)


# -- Valkyrie ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-159", "BR-211")
@pytest.mark.card("valkyrie")
def test_the_valkyrie_pays_for_each_enemy_that_falls() -> None:
    table = position(
        clan(upgrades="valkyrie", gimle="valkyrie leader"),
        clan(gimle="warrior*2"),
        clan(fjord_nw="ship"),
    )
    fight(table, "gimle")
    assert {0: 5, 1: 2, 2: 2} == totals(table)
    assert [3 + 2 * 3, 0, 0] == glory(table)


@pytest.mark.rule("BR-211")
@pytest.mark.card("valkyrie")
def test_the_valkyrie_pays_though_she_falls_and_her_side_loses() -> None:
    table = position(
        clan(upgrades="valkyrie", gimle="valkyrie"),
        clan(hand="tyrs_rage", gimle="warrior"),
        clan(gimle="warrior*2"),
    )
    fight(table, "gimle", "1 tyrs_rage")
    assert {"valkyrie": 1} == fallen(table, 0)
    # the two warriors of seat 2 are enemies; her own fall does not count
    assert [2 * 2, 3, 0] == glory(table)


@pytest.mark.rule("BR-211")
@pytest.mark.card("valkyrie", "odins_tide")
def test_the_valkyrie_need_only_be_there_at_the_start() -> None:
    table = position(
        clan(upgrades="valkyrie", gimle="valkyrie leader"),
        clan(hand="odins_tide", gimle="warrior*2"),
    )
    fight(table, "gimle", "1 odins_tide")
    tell(table, "0 SpareFigure leader")
    assert {"valkyrie": 1} == fallen(table, 0)
    assert [3 + 2 * 2, 0] == glory(table)


@pytest.mark.rule("BR-211")
@pytest.mark.card("valkyrie")
def test_a_valkyrie_elsewhere_pays_nothing() -> None:
    table = position(
        clan(upgrades="valkyrie", gimle="leader", horgr="valkyrie"), clan(gimle="warrior*2")
    )
    fight(table, "gimle")
    assert [3, 0] == glory(table)


# -- Dark Elf ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-082", "BR-206", "BR-210")
@pytest.mark.card("dark_elf")
@pytest.mark.parametrize("place", ["yggdrasil", "gimle"])
def test_the_dark_elf_may_invade_yggdrasil_and_always_costs_one(place: str) -> None:
    table = position(clan(upgrades="dark_elf", rage=1), clan())
    run(table, TakeAction(0))
    tell(table, "0 TakeAction invade", "0 ChooseInvader dark_elf", f"0 ChooseLanding {place}")
    assert {place: {"dark_elf": 1}} == on_the_board(table, 0)
    assert 0 == table.players[0].rage


@pytest.mark.rule("BR-083", "BR-206")
@pytest.mark.card("dark_elf")
def test_the_dark_elf_still_obeys_horns() -> None:
    table = position(clan(upgrades="dark_elf", gimle="warrior*4"), clan())
    run(table, TakeAction(0))
    assert "invade" not in options(table, 0, "TakeAction")


@pytest.mark.card("dark_elf")
def test_the_dark_elf_has_strength_three_in_yggdrasil_only() -> None:
    table = position(clan(upgrades="dark_elf", yggdrasil="dark_elf"), clan(yggdrasil="warrior"))
    fight(table, "yggdrasil")
    assert {0: 3, 1: 1} == totals(table)
    table = position(clan(upgrades="dark_elf", gimle="dark_elf"), clan(gimle="warrior"))
    fight(table, "gimle")
    assert {0: 1, 1: 1} == totals(table)
    table = position(
        clan(upgrades="dark_elf", quests="q_yggdrasil_1", yggdrasil="dark_elf"),
        clan(yggdrasil="warrior*2"),
    )
    run(table, QuestPhase())
    assert [6, 0] == glory(table)


# -- Frost Giant -------------------------------------------------------------------------------


@pytest.mark.rule("BR-155", "BR-161")
@pytest.mark.card("frost_giant")
def test_the_frost_giant_doubles_the_reward_also_without_a_battle() -> None:
    table = position(
        clan(upgrades="frost_giant", gimle="frost_giant"), clan(), tokens="gimle=token_glory5"
    )
    pillage(table, "gimle")
    assert [10, 0] == glory(table)
    table = position(
        clan(upgrades="frost_giant", yggdrasil="frost_giant"), clan(yggdrasil="leader")
    )
    fight(table, "yggdrasil")
    assert {0: 4, 1: 3} == totals(table)
    assert (3, 3, 3) == stats(table, 0)
    assert [5, 0] == glory(table)


@pytest.mark.rule("BR-161")
@pytest.mark.card("frost_giant")
def test_the_frost_giant_of_another_clan_doubles_nothing() -> None:
    table = position(
        clan(hand="tyrs_rage", gimle="leader"),
        clan(upgrades="frost_giant", gimle="frost_giant"),
        tokens="gimle=token_glory5",
    )
    fight(table, "gimle", "0 tyrs_rage")
    assert [5 + 3, 0] == glory(table)


# -- Volur Witch -------------------------------------------------------------------------------


@pytest.mark.rule("BR-154", "BR-211")
@pytest.mark.card("volur_witch")
def test_the_witch_may_retreat_to_yggdrasil_when_her_side_loses() -> None:
    table = position(
        clan(hand="tyrs_rage", upgrades="valkyrie", gimle="valkyrie"),
        clan(upgrades="volur_witch", gimle="volur_witch warrior"),
    )
    fight(table, "gimle", "0 tyrs_rage")
    assert {0: 8, 1: 4} == totals(table)
    assert ["flee", "pass"] == options(table, 1, "SaveFigures")
    tell(table, "1 SaveFigures flee")
    assert {"yggdrasil": {"volur_witch": 1}} == on_the_board(table, 1)
    assert [3 + 2, 0] == glory(table)


@pytest.mark.card("volur_witch")
def test_in_yggdrasil_the_witch_cannot_retreat() -> None:
    table = position(
        clan(hand="tyrs_rage", yggdrasil="leader"),
        clan(upgrades="volur_witch", yggdrasil="volur_witch"),
    )
    fight(table, "yggdrasil", "0 tyrs_rage")
    assert [] == asked(table)
    assert {"volur_witch": 1} == fallen(table, 1)


@pytest.mark.rule("BR-139", "BR-143")
@pytest.mark.card("volur_witch", "odins_tide")
def test_a_witch_who_fled_before_comparing_fights_no_more() -> None:
    table = position(
        clan(hand="odins_tide", gimle="warrior"),
        clan(hand="tyrs_smash", upgrades="volur_witch", gimle="volur_witch warrior"),
    )
    fight(table, "gimle", "0 odins_tide", "1 tyrs_smash")
    tell(table, "1 SpareFigure warrior", "1 SaveFigures flee")
    assert {0: 2, 1: 4} == totals(table)
    assert 1 == winner(table)
    assert {"volur_witch": 1} == figures(table, 1, "yggdrasil")


@pytest.mark.card("valkyrie", "frost_giant", "volur_witch", "sea_serpent", "dark_elf")
@pytest.mark.parametrize(
    ("monster", "cost"),
    [("valkyrie", 2), ("frost_giant", 4), ("volur_witch", 3), ("sea_serpent", 3), ("dark_elf", 1)],
)
def test_invading_later_costs_the_monsters_strength(monster: str, cost: int) -> None:
    table = position(clan(upgrades=monster), clan())
    run(table, TakeAction(0))
    place = "fjord_nw" if monster == "sea_serpent" else "gimle"
    tell(table, "0 TakeAction invade", f"0 ChooseInvader {monster}", f"0 ChooseLanding {place}")
    assert 6 - cost == table.players[0].rage

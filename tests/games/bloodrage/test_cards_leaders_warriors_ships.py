"""Upgrades of leader, warriors and ship, one by one."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import fight, lines, pillage, pillaged, run, totals
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
from meadhall.games.bloodrage.age import QuestPhase, RagnarokPhase
from meadhall.games.bloodrage.components import PLACE, RESERVE
from meadhall.games.bloodrage.invade import Invade
from tables import asked, options, tell

# -- leaders -----------------------------------------------------------------------------------


@pytest.mark.rule("BR-155", "BR-161")
@pytest.mark.card("lord_of_hammers")
def test_the_lord_of_hammers_may_step_to_an_adjacent_province() -> None:
    table = position(
        clan(hand="tyrs_bash", upgrades="lord_of_hammers", gimle="leader"),
        clan(gimle="warrior"),
    )
    fight(table, "gimle", "0 tyrs_bash")
    assert ["gimle"] == pillaged(table)
    assert ["yggdrasil", "andlang", "myrkulor", "pass"] == options(table, 0, "MoveLeader")
    tell(table, "0 MoveLeader yggdrasil")
    assert {"yggdrasil": {"leader": 1}} == on_the_board(table, 0)
    assert [3, 0] == glory(table)
    assert [6, 6] == rage(table)


@pytest.mark.rule("BR-224")
@pytest.mark.card("lord_of_hammers")
def test_the_lord_of_hammers_may_stay() -> None:
    table = position(clan(upgrades="lord_of_hammers", gimle="leader"), clan())
    pillage(table, "gimle")
    tell(table, "0 MoveLeader pass")
    assert {"gimle": {"leader": 1}} == on_the_board(table, 0)


@pytest.mark.rule("BR-085", "BR-155")
@pytest.mark.card("lord_of_hammers", "friggas_succor", "thors_domain")
def test_the_step_of_the_lord_of_hammers_is_no_invade() -> None:
    table = position(
        clan(upgrades="lord_of_hammers friggas_succor thors_domain", gimle="leader"), clan()
    )
    pillage(table, "gimle")
    tell(table, "0 MoveLeader andlang")
    assert [] == asked(table)
    assert {"andlang": {"leader": 1}} == on_the_board(table, 0)


@pytest.mark.card("lord_of_hammers")
def test_he_steps_only_where_there_is_room_and_land() -> None:
    table = position(
        clan(upgrades="lord_of_hammers", gimle="leader"),
        clan(utgard="warrior", andlang="warrior*3", horgr="warrior"),
        destroyed="myrkulor",
    )
    pillage(table, "gimle")
    tell(table, "1 JoinBattle pass")
    assert ["yggdrasil", "pass"] == options(table, 0, "MoveLeader")
    table = position(
        clan(upgrades="lord_of_hammers", yggdrasil="leader"), clan(), destroyed="horgr gimle"
    )
    pillage(table, "yggdrasil")
    outer = ["elvagar", "angerboda", "muspelheim", "utgard", "andlang", "myrkulor"]
    assert [*outer, "pass"] == options(table, 0, "MoveLeader")


@pytest.mark.rule("BR-155", "BR-161")
@pytest.mark.card("lord_of_axes")
def test_the_lord_of_axes_raises_a_stat_of_choice() -> None:
    table = position(
        clan(upgrades="lord_of_axes", gimle="leader"),
        clan(gimle="warrior"),
        tokens="gimle=token_horns",
    )
    fight(table, "gimle")
    assert ["rage", "axes", "horns"] == options(table, 0, "RaiseStat")
    tell(table, "0 RaiseStat axes")
    assert (1, 2, 2) == stats(table, 0)
    assert [4, 0] == glory(table)


@pytest.mark.rule("BR-155", "BR-161")
@pytest.mark.card("lord_of_spears")
def test_the_lord_of_spears_raises_all_three_stats() -> None:
    table = position(
        clan(upgrades="lord_of_spears", gimle="leader"),
        clan(gimle="warrior"),
        tokens="gimle=token_horns",
    )
    fight(table, "gimle")
    assert (2, 2, 3) == stats(table, 0)
    assert [4, 0] == glory(table)


@pytest.mark.rule("BR-017", "BR-224")
@pytest.mark.card("lord_of_spears")
def test_the_lord_of_spears_raises_what_can_be_raised() -> None:
    table = position(
        clan(upgrades="lord_of_spears", stats=(6, 5, 6), gimle="leader"),
        clan(),
        tokens="gimle=token_glory5",
    )
    pillage(table, "gimle")
    assert (6, 6, 6) == stats(table, 0)


@pytest.mark.rule("BR-123")
@pytest.mark.card("lord_of_axes", "lord_of_spears")
@pytest.mark.parametrize(
    ("lord", "asks", "after"),
    [
        ("lord_of_axes", [(0, "RaiseStat")], (1, 1, 1)),
        ("lord_of_spears", [], (2, 2, 2)),
    ],
)
def test_lords_work_without_a_battle_too(
    lord: str, asks: list[tuple[int, str]], after: tuple[int, ...]
) -> None:
    table = position(clan(upgrades=lord, gimle="leader"), clan(), tokens="gimle=token_glory5")
    pillage(table, "gimle")
    assert asks == asked(table)
    assert after == stats(table, 0)


@pytest.mark.rule("BR-157", "BR-161")
@pytest.mark.card("lord_of_hammers", "lord_of_axes", "lord_of_spears")
@pytest.mark.parametrize("lord", ["lord_of_hammers", "lord_of_axes", "lord_of_spears"])
def test_lords_need_a_successful_pillage(lord: str) -> None:
    table = position(
        clan(hand="tyrs_bash", upgrades=lord, gimle="leader"),
        clan(hand="tyrs_rage", gimle="leader"),
    )
    fight(table, "gimle", "0 tyrs_bash", "1 tyrs_rage")
    assert [] == asked(table)
    assert (1, 1, 1) == stats(table, 0)


@pytest.mark.rule("BR-014")
@pytest.mark.card("lord_of_hammers", "lord_of_axes", "lord_of_spears")
@pytest.mark.parametrize("lord", ["lord_of_hammers", "lord_of_axes", "lord_of_spears"])
def test_lords_are_as_strong_as_any_leader_and_invade_for_nothing(lord: str) -> None:
    table = position(clan(upgrades=lord), clan(gimle="leader"))
    run(table, TakeAction(0))
    tell(table, "0 TakeAction invade", "0 ChooseInvader leader", "0 ChooseLanding gimle")
    assert [6, 6] == rage(table)
    fight(table, "gimle")
    assert {0: 3, 1: 3} == totals(table)


# -- warriors ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-084", "BR-093", "BR-144")
@pytest.mark.card("brothers_in_arms", "experts_in_arms", "masters_in_arms")
@pytest.mark.parametrize(
    ("upgrade", "strengths"),
    [
        ("", [1, 2, 3, 4, 5]),
        ("brothers_in_arms", [1, 3, 4, 6, 7]),
        ("experts_in_arms", [2, 4, 6, 8, 10]),
        ("masters_in_arms", [2, 6, 8, 12, 14]),
    ],
)
def test_warriors_in_one_province(upgrade: str, strengths: list[int]) -> None:
    fought = []
    for count in range(1, 6):
        table = position(
            clan(upgrades=upgrade, stats=(1, 1, 6), yggdrasil=f"warrior*{count}"),
            clan(yggdrasil="leader"),
        )
        fight(table, "yggdrasil")
        fought.append(totals(table)[0])
    assert strengths == fought


@pytest.mark.rule("BR-084")
@pytest.mark.card("brothers_in_arms", "experts_in_arms", "masters_in_arms")
@pytest.mark.parametrize(
    ("upgrade", "cost"), [("brothers_in_arms", 1), ("experts_in_arms", 2), ("masters_in_arms", 2)]
)
def test_invading_with_a_trained_warrior_costs_its_own_strength(upgrade: str, cost: int) -> None:
    table = position(clan(upgrades=upgrade, gimle="warrior"), clan())
    run(table, TakeAction(0))
    tell(table, "0 TakeAction invade", "0 ChooseInvader warrior", "0 ChooseLanding gimle")
    assert 6 - cost == table.players[0].rage


@pytest.mark.rule("BR-175")
@pytest.mark.card("brothers_in_arms", "masters_in_arms")
@pytest.mark.parametrize(
    ("upgrade", "others"),
    [("brothers_in_arms", "warrior*2"), ("masters_in_arms", "leader warrior*2")],
)
def test_pairs_count_for_quests(upgrade: str, others: str) -> None:
    table = position(
        clan(upgrades=upgrade, quests="q_alfheim_1", gimle="warrior*2"), clan(gimle=others)
    )
    run(table, QuestPhase())
    assert [5, 0] == glory(table)


# -- ships -------------------------------------------------------------------------------------

DRAGONS = [("lokis_dragons", 4), ("fire_dragons", 8), ("eternal_dragons", 12)]


@pytest.mark.rule("BR-221")
@pytest.mark.card("lokis_dragons", "fire_dragons", "eternal_dragons")
@pytest.mark.parametrize(("dragons", "paid"), DRAGONS)
def test_dragons_pay_for_a_ship_lost_in_battle(dragons: str, paid: int) -> None:
    table = position(clan(gimle="leader"), clan(upgrades=dragons, fjord_nw="ship"))
    fight(table, "gimle")
    assert {"ship": 1} == fallen(table, 1)
    assert [3, paid] == glory(table)


@pytest.mark.rule("BR-184", "BR-221")
@pytest.mark.card("lokis_dragons", "fire_dragons", "eternal_dragons")
@pytest.mark.parametrize(("dragons", "paid"), DRAGONS)
def test_dragons_pay_for_a_ship_lost_in_ragnarok(dragons: str, paid: int) -> None:
    table = position(
        clan(upgrades=f"{dragons} sea_serpent", fjord_nw="ship sea_serpent"), clan(), doom="gimle"
    )
    run(table, RagnarokPhase())
    assert [2 * 2 + 2 * paid, 0] == glory(table)


@pytest.mark.rule("BR-221")
@pytest.mark.card("lokis_dragons", "fire_dragons", "eternal_dragons", "fire_giant")
@pytest.mark.parametrize(("dragons", "paid"), DRAGONS)
def test_dragons_pay_for_a_ship_burnt_by_the_fire_giant(dragons: str, paid: int) -> None:
    table = position(clan(upgrades="fire_giant"), clan(upgrades=dragons, fjord_nw="ship"))
    run(table, Invade(0, "fire_giant", RESERVE, PLACE["gimle"]))
    assert [0, paid] == glory(table)
    expected = [{"seat": 1, "card": dragons, "glory": paid}]
    assert expected == lines(table, "card-glory")


@pytest.mark.card("lokis_dragons", "fire_dragons", "eternal_dragons")
@pytest.mark.parametrize("dragons", ["lokis_dragons", "fire_dragons", "eternal_dragons"])
def test_dragons_are_as_strong_and_as_dear_as_any_ship(dragons: str) -> None:
    table = position(clan(upgrades=dragons), clan(gimle="warrior*2"))
    run(table, TakeAction(0))
    tell(table, "0 TakeAction invade", "0 ChooseInvader ship", "0 ChooseLanding fjord_nw")
    assert [4, 6] == rage(table)
    fight(table, "gimle")
    assert {0: 2, 1: 2} == totals(table)


@pytest.mark.rule("BR-221")
@pytest.mark.card("lokis_dragons", "eternal_dragons")
def test_the_dragons_in_the_slot_at_that_moment_pay() -> None:
    table = position(
        clan(gimle="leader"),
        clan(hand="eternal_dragons", upgrades="lokis_dragons", fjord_nw="ship"),
    )
    run(table, TakeAction(1))
    tell(table, "1 TakeAction upgrade", "1 ChooseUpgrade eternal_dragons")
    fight(table, "gimle")
    assert [3, 12] == glory(table)


@pytest.mark.card("lokis_dragons")
def test_other_figures_pay_no_ship_reward() -> None:
    table = position(
        clan(hand="tyrs_rage", gimle="leader"),
        clan(upgrades="lokis_dragons", gimle="leader warrior", fjord_ne="ship"),
    )
    fight(table, "gimle", "0 tyrs_rage")
    assert [3, 0] == glory(table)
    assert {"ship": 1} == figures(table, 1, "fjord_ne")

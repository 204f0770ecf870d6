"""Battle, B3 and B5: what acts before comparing, and the totals (BR-138, BR-139, BR-143)."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import (
    battle,
    commit,
    decline,
    fight,
    lines,
    pillage,
    totals,
)
from games.bloodrage.positions import clan, fallen, figures, glory, position
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.table import Table
from tables import asked, options, tell

# -- B3: before comparing ----------------------------------------------------------------------


def tide_against_smite(pillager: int) -> Table:
    table = position(
        clan(hand="odins_tide", gimle="leader warrior*2"),
        clan(hand="odins_smite", gimle="leader"),
    )
    pillage(table, "gimle", seat=pillager)
    commit(table, "0 odins_tide", "1 odins_smite")
    tell(table, "0 SpareFigure warrior")
    return table


@pytest.mark.rule("BR-138")
def test_effects_before_comparing_go_from_the_pillager_clockwise() -> None:
    tide_first = tide_against_smite(pillager=0)
    assert {0: 1, 1: 4} == totals(tide_first)
    smite_first = tide_against_smite(pillager=1)
    assert {0: 2, 1: 4} == totals(smite_first)


@pytest.mark.rule("BR-138")
def test_each_effect_is_finished_before_the_next() -> None:
    table = position(
        clan(hand="odins_smite", gimle="warrior*2"),
        clan(hand="odins_tide", upgrades="friggas_protection", gimle="leader warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 odins_smite", "1 odins_tide")
    tell(table, "1 SaveFigures pass")
    # only the leader is left to be spared, so nothing is asked any more
    assert [] == asked(table)
    assert {0: 2, 1: 4} == totals(table)


@pytest.mark.rule("BR-138", "BR-219")
def test_the_use_of_a_quest_is_decided_before_late_cards() -> None:
    table = position(
        clan(hand="q_alfheim_1 tyrs_bash", upgrades="tyrs_wrath", gimle="warrior"),
        clan(hand="tyrs_smash tyrs_crush", gimle="warrior"),
    )
    pillage(table, "gimle", seat=1)
    commit(table, "0 q_alfheim_1", "1 tyrs_smash")
    assert [(0, "UseQuest")] == asked(table)
    tell(table, "0 UseQuest 5")
    assert [(1, "AddCard")] == asked(table)
    assert [5, 3] == GAME.view(table)["battle"]["cards_strength"]


@pytest.mark.rule("BR-139")
def test_figures_destroyed_before_comparing_count_as_fallen_in_the_battle() -> None:
    table = position(
        clan(hand="odins_smite", gimle="leader"),
        clan(hand="odins_judgement", gimle="warrior"),
        clan(hand="tyrs_bash tyrs_smash", gimle="warrior*2"),
    )
    pillage(table, "gimle")
    commit(table, "0 odins_smite", "1 odins_judgement", "2 tyrs_bash")
    assert [(2, "AddCard")] == asked(table)
    assert {"warrior": 1} == fallen(table, 1) == fallen(table, 2)
    assert [0, 1, 1] == battle(table).fallen
    decline(table)
    # seat 0 wins 4 : 2 : 3; three warriors fell, two of them before the comparison
    assert [3, 6, 0] == glory(table)


@pytest.mark.rule("BR-139")
def test_protection_and_witch_may_save_figures_before_comparing() -> None:
    table = position(
        clan(hand="odins_tide", gimle="leader"),
        clan(
            hand="tyrs_bash",
            upgrades="friggas_protection volur_witch",
            gimle="leader warrior volur_witch",
        ),
    )
    pillage(table, "gimle")
    commit(table, "0 odins_tide", "1 tyrs_bash")
    tell(table, "1 SpareFigure leader")
    saved = ["volur_witch", "warrior", "flee", "pass"]
    assert saved == options(table, 1, "SaveFigures")
    tell(table, "1 SaveFigures flee", "1 SaveFigures warrior")
    assert {0: 4, 1: 6} == totals(table)
    assert {"volur_witch": 1} == figures(table, 1, "yggdrasil")
    assert 5 == table.players[1].rage


# -- B5: totals --------------------------------------------------------------------------------


@pytest.mark.rule("BR-143")
def test_a_total_is_figures_with_fjord_plus_cards() -> None:
    table = position(
        clan(hand="tyrs_smash", gimle="leader warrior", fjord_nw="ship"),
        clan(hand="tyrs_bash", upgrades="sea_serpent", fjord_nw="ship sea_serpent"),
    )
    fight(table, "gimle", "0 tyrs_smash", "1 tyrs_bash")
    assert [
        {"seat": 0, "figures": 6, "cards": 3, "total": 9},
        {"seat": 1, "figures": 5, "cards": 2, "total": 7},
    ] == lines(table, "total")


@pytest.mark.rule("BR-143")
def test_sight_is_valued_last() -> None:
    table = position(
        clan(hand="heimdalls_sight", gimle="warrior"),
        clan(hand="tyrs_bash heimdalls_gaze", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 heimdalls_sight", "1 tyrs_bash")
    assert [2, 2] == GAME.view(table)["battle"]["cards_strength"]
    tell(table, "1 AddCard heimdalls_gaze")
    assert {0: 4, 1: 6} == totals(table)


@pytest.mark.rule("BR-144")
@pytest.mark.card("brothers_in_arms")
def test_only_warriors_in_the_pillaged_province_form_pairs() -> None:
    table = position(
        clan(upgrades="brothers_in_arms", gimle="warrior", horgr="warrior*3"),
        clan(upgrades="masters_in_arms", gimle="warrior*3", elvagar="warrior"),
    )
    fight(table, "gimle")
    assert {0: 1, 1: 8} == totals(table)

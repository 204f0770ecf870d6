"""Odin's cards, one by one."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import commit, deal, decline, fight, pillage, rows, run, totals, winner
from games.bloodrage.positions import clan, fallen, figures, glory, hand, position, rage, stats
from meadhall.games.bloodrage.age import QuestPhase, RagnarokPhase
from tables import asked, options, tell

# -- Odin's Smite ------------------------------------------------------------------------------


@pytest.mark.rule("BR-138", "BR-165")
@pytest.mark.card("odins_smite")
@pytest.mark.parametrize("row", rows("odins_smite"))
def test_smite_adds_one_and_takes_a_warrior_from_each_other_clan(row: int) -> None:
    table = position(
        clan(gimle="warrior*2"),
        clan(hand="tyrs_smash", gimle="warrior*2"),
        clan(hand="tyrs_bash", upgrades="troll", gimle="troll", fjord_nw="ship"),
    )
    deal(table, 0, row)
    fight(table, "gimle", "0 odins_smite", "1 tyrs_smash", "2 tyrs_bash")
    assert {0: 3, 1: 4, 2: 6} == totals(table)


@pytest.mark.rule("BR-165")
@pytest.mark.card("odins_smite")
def test_smite_never_hits_leaders_ships_or_monsters() -> None:
    table = position(
        clan(hand="odins_smite heimdalls_eye", gimle="warrior"),
        clan(upgrades="troll", gimle="leader troll", fjord_nw="ship"),
    )
    pillage(table, "gimle")
    commit(table, "0 odins_smite")
    assert [(0, "AddCard")] == asked(table)
    assert {} == fallen(table, 1)


@pytest.mark.rule("BR-165")
@pytest.mark.card("odins_smite")
def test_smite_reaches_only_warriors_in_the_pillaged_province() -> None:
    table = position(
        clan(hand="odins_smite", gimle="leader"),
        clan(fjord_nw="ship", horgr="warrior*2"),
        clan(horgr="warrior"),
    )
    fight(table, "gimle", "0 odins_smite")
    assert {"warrior": 2} == figures(table, 1, "horgr")
    assert {"warrior": 1} == figures(table, 2, "horgr")


@pytest.mark.card("odins_smite")
def test_two_smites_each_take_a_warrior() -> None:
    table = position(
        clan(hand="odins_smite", gimle="warrior*2"),
        clan(hand="odins_smite", gimle="warrior*2"),
        clan(gimle="warrior"),
    )
    fight(table, "gimle", "0 odins_smite", "1 odins_smite")
    assert {0: 2, 1: 2, 2: 0} == totals(table)


@pytest.mark.card("odins_smite", "masters_in_arms")
def test_smite_breaks_up_a_pair() -> None:
    table = position(
        clan(hand="odins_smite", gimle="leader"),
        clan(upgrades="masters_in_arms", gimle="warrior*2"),
    )
    fight(table, "gimle", "0 odins_smite")
    assert {0: 4, 1: 2} == totals(table)


# -- Odin's Tide -------------------------------------------------------------------------------


@pytest.mark.rule("BR-220")
@pytest.mark.card("odins_tide")
@pytest.mark.parametrize("row", rows("odins_tide"))
def test_tide_adds_one_and_leaves_each_clan_one_figure_of_choice(row: int) -> None:
    table = position(
        clan(gimle="leader warrior*2"),
        clan(hand="tyrs_smash", gimle="warrior*2", fjord_nw="ship"),
    )
    deal(table, 0, row)
    pillage(table, "gimle")
    commit(table, "0 odins_tide", "1 tyrs_smash")
    assert ["leader", "warrior"] == options(table, 0, "SpareFigure")
    tell(table, "0 SpareFigure leader")
    assert ["warrior", "ship"] == options(table, 1, "SpareFigure")
    tell(table, "1 SpareFigure ship")
    decline(table)
    assert {0: 3 + 1, 1: 2 + 3} == totals(table)
    assert {"warrior": 2} == fallen(table, 1)


@pytest.mark.rule("BR-220")
@pytest.mark.card("odins_tide")
def test_all_choose_before_tide_destroys_anything() -> None:
    table = position(
        clan(hand="odins_tide", gimle="leader warrior"),
        clan(gimle="leader warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 odins_tide")
    tell(table, "0 SpareFigure warrior")
    assert [(1, "SpareFigure")] == asked(table)
    assert {} == fallen(table, 0)
    tell(table, "1 SpareFigure leader")
    assert {0: 2, 1: 3} == totals(table)


@pytest.mark.rule("BR-220")
@pytest.mark.card("odins_tide")
def test_tide_asks_from_the_pillager_clockwise() -> None:
    table = position(
        clan(gimle="leader warrior"),
        clan(gimle="leader warrior"),
        clan(hand="odins_tide", fjord_nw="ship"),
    )
    pillage(table, "gimle", seat=1)
    commit(table, "2 odins_tide")
    assert [(1, "SpareFigure")] == asked(table)
    tell(table, "1 SpareFigure leader")
    # seat 2 has one figure only: nothing to choose
    assert [(0, "SpareFigure")] == asked(table)


@pytest.mark.rule("BR-139", "BR-220")
@pytest.mark.card("odins_tide", "friggas_protection", "volur_witch")
def test_protection_and_witch_may_save_more_than_tide_spares() -> None:
    table = position(
        clan(hand="odins_tide", gimle="leader"),
        clan(
            upgrades="friggas_protection volur_witch",
            rage=1,
            gimle="leader warrior*2 volur_witch",
        ),
    )
    pillage(table, "gimle")
    commit(table, "0 odins_tide")
    tell(table, "1 SpareFigure leader")
    tell(table, "1 SaveFigures warrior")
    assert ["flee", "pass"] == options(table, 1, "SaveFigures")
    tell(table, "1 SaveFigures flee")
    assert {0: 4, 1: 4} == totals(table)
    assert {"volur_witch": 1} == figures(table, 1, "yggdrasil")
    assert {"leader": 1, "warrior": 2} == fallen(table, 1)


@pytest.mark.card("odins_tide", "eternal_dragons")
def test_ships_washed_away_pay_their_upgrade() -> None:
    table = position(
        clan(hand="odins_tide", gimle="leader"),
        clan(upgrades="eternal_dragons", gimle="warrior", fjord_nw="ship"),
    )
    fight(table, "gimle", "0 odins_tide")
    tell(table, "1 SpareFigure warrior")
    assert [3, 12] == glory(table)


# -- Odin's Judgement --------------------------------------------------------------------------


@pytest.mark.rule("BR-159")
@pytest.mark.card("odins_judgement")
@pytest.mark.parametrize("row", rows("odins_judgement"))
def test_judgement_adds_two_and_pays_for_all_the_fallen_when_winning(row: int) -> None:
    table = position(
        clan(gimle="leader"),
        clan(gimle="warrior*2", fjord_nw="ship"),
    )
    deal(table, 0, row)
    fight(table, "gimle", "0 odins_judgement")
    assert {0: 5, 1: 4} == totals(table)
    assert [3 + 2 * 3, 0] == glory(table)


@pytest.mark.rule("BR-159")
@pytest.mark.card("odins_judgement")
@pytest.mark.parametrize("row", rows("odins_judgement"))
def test_judgement_pays_for_own_figures_when_losing(row: int) -> None:
    table = position(
        clan(gimle="warrior*2"),
        clan(hand="tyrs_smite", gimle="leader"),
    )
    deal(table, 0, row)
    fight(table, "gimle", "0 odins_judgement", "1 tyrs_smite")
    assert [2 * 2, 3] == glory(table)
    assert ["odins_judgement"] == hand(table, 0)


@pytest.mark.card("odins_judgement")
def test_judgement_pays_in_a_tie() -> None:
    table = position(
        clan(hand="odins_judgement", gimle="warrior"),
        clan(gimle="leader"),
    )
    fight(table, "gimle", "0 odins_judgement")
    assert winner(table) is None
    assert [4, 0] == glory(table)


@pytest.mark.card("odins_judgement", "odins_tide")
def test_judgement_counts_what_tide_destroyed() -> None:
    table = position(
        clan(hand="odins_judgement", gimle="leader warrior*2"),
        clan(hand="odins_tide", gimle="warrior*2"),
    )
    fight(table, "gimle", "0 odins_judgement", "1 odins_tide")
    tell(table, "0 SpareFigure leader")
    # two own warriors and one of the other clan to the Tide, the last one to the battle
    assert [3 + 2 * 4, 0] == glory(table)


# -- upgrades ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-184")
@pytest.mark.card("odins_inspiration")
@pytest.mark.parametrize(("age", "paid"), [(1, 4), (2, 6), (3, 8)])
def test_inspiration_doubles_ragnarok_glory_for_its_owner(age: int, paid: int) -> None:
    table = position(
        clan(upgrades="odins_inspiration", gimle="warrior"),
        clan(gimle="warrior"),
        doom="gimle",
        age=age,
    )
    run(table, RagnarokPhase())
    assert [paid, paid // 2] == glory(table)


@pytest.mark.rule("BR-179")
@pytest.mark.card("odins_throne")
def test_throne_doubles_quest_glory_for_its_owner() -> None:
    table = position(
        clan(quests="q_glorious_death_3", upgrades="odins_throne", valhalla="warrior*4"),
        clan(quests="q_yggdrasil_3", yggdrasil="leader"),
        age=3,
    )
    run(table, QuestPhase())
    tell(table, "0 RaiseStat axes", "1 RaiseStat axes")
    assert [22, 11] == glory(table)
    assert (1, 2, 1) == stats(table, 0)
    assert [6, 6] == rage(table)

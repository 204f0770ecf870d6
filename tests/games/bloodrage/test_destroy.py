"""Destroying and saving figures: Protection, Witch, arrivals, ships (BR-209 to BR-223)."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import fight, lines, pillage, run, totals
from games.bloodrage.positions import clan, fallen, figures, glory, hand, on_the_board, position
from meadhall.games.bloodrage.actions import TakeAction
from meadhall.games.bloodrage.age import RagnarokPhase
from meadhall.games.bloodrage.components import PLACE, RESERVE
from meadhall.games.bloodrage.destroy import DestroyFigures, figures_in
from meadhall.games.bloodrage.invade import Invade
from meadhall.games.bloodrage.table import Table
from tables import asked, options, tell


def invade(table: Table, seat: int, figure: str, place: str) -> None:
    run(table, Invade(seat, figure, RESERVE, PLACE[place]))


# -- saving ------------------------------------------------------------------------------------


@pytest.mark.rule("BR-214")
@pytest.mark.card("friggas_protection")
def test_protection_costs_a_rage_for_each_figure_and_any_number_of_them() -> None:
    table = position(
        clan(hand="tyrs_rage", gimle="leader"),
        clan(upgrades="friggas_protection", rage=3, gimle="leader warrior*2"),
    )
    fight(table, "gimle", "0 tyrs_rage")
    assert ["leader", "warrior", "pass"] == options(table, 1, "SaveFigures")
    tell(table, "1 SaveFigures warrior", "1 SaveFigures leader", "1 SaveFigures warrior")
    assert 0 == table.players[1].rage
    assert {"leader": 1, "warrior": 2} == figures(table, 1, "gimle")
    assert {} == fallen(table, 1)


@pytest.mark.rule("BR-214", "BR-224")
@pytest.mark.card("friggas_protection")
def test_protection_may_be_declined_and_ends_with_the_rage() -> None:
    table = position(
        clan(hand="tyrs_rage", gimle="leader"),
        clan(upgrades="friggas_protection", rage=1, gimle="leader warrior*2"),
    )
    fight(table, "gimle", "0 tyrs_rage")
    tell(table, "1 SaveFigures leader")
    assert [] == asked(table)
    assert {"warrior": 2} == fallen(table, 1)
    table = position(
        clan(hand="tyrs_rage", gimle="leader"),
        clan(upgrades="friggas_protection", rage=1, gimle="leader warrior*2"),
    )
    fight(table, "gimle", "0 tyrs_rage")
    tell(table, "1 SaveFigures pass")
    assert {"leader": 1, "warrior": 2} == fallen(table, 1)
    assert 1 == table.players[1].rage


@pytest.mark.rule("BR-214")
@pytest.mark.card("friggas_protection")
@pytest.mark.parametrize(("rage", "open_to"), [(0, []), (1, [(1, "SaveFigures")])])
def test_protection_works_on_anyones_turn_and_after_passing(
    rage: int, open_to: list[tuple[int, str]]
) -> None:
    table = position(
        clan(upgrades="troll"),
        clan(upgrades="friggas_protection", rage=rage, passed=True, gimle="warrior"),
    )
    invade(table, 0, "troll", "gimle")
    assert open_to == asked(table)


@pytest.mark.rule("BR-165", "BR-214")
@pytest.mark.card("odins_smite", "friggas_protection")
def test_a_warrior_protected_from_smite_still_fights() -> None:
    table = position(
        clan(hand="odins_smite", gimle="leader"),
        clan(hand="tyrs_smash", upgrades="friggas_protection", gimle="warrior"),
    )
    fight(table, "gimle", "0 odins_smite", "1 tyrs_smash")
    tell(table, "1 SaveFigures warrior")
    # the loser is asked again when all its figures are to be destroyed
    assert {0: 4, 1: 4} == totals(table)
    assert [(1, "SaveFigures")] == asked(table)


@pytest.mark.rule("BR-222")
@pytest.mark.card("volur_witch", "friggas_protection")
def test_the_owner_picks_how_to_save_the_witch() -> None:
    def witch_in_danger() -> Table:
        table = position(
            clan(hand="tyrs_rage", gimle="leader"),
            clan(upgrades="friggas_protection volur_witch", rage=1, gimle="volur_witch"),
        )
        fight(table, "gimle", "0 tyrs_rage")
        return table

    table = witch_in_danger()
    assert ["volur_witch", "flee", "pass"] == options(table, 1, "SaveFigures")
    tell(table, "1 SaveFigures volur_witch")
    assert {"gimle": {"volur_witch": 1}} == on_the_board(table, 1)
    assert 0 == table.players[1].rage
    table = witch_in_danger()
    tell(table, "1 SaveFigures flee")
    assert {"yggdrasil": {"volur_witch": 1}} == on_the_board(table, 1)
    assert 1 == table.players[1].rage
    table = witch_in_danger()
    tell(table, "1 SaveFigures pass")
    assert {"volur_witch": 1} == fallen(table, 1)


@pytest.mark.rule("BR-211", "BR-214")
@pytest.mark.card("odins_judgement", "volur_witch", "friggas_protection")
def test_saved_and_fled_figures_do_not_count_as_destroyed() -> None:
    table = position(
        clan(hand="odins_judgement", upgrades="valkyrie", gimle="leader valkyrie"),
        clan(upgrades="friggas_protection volur_witch", gimle="volur_witch warrior*2"),
    )
    fight(table, "gimle", "0 odins_judgement")
    tell(table, "1 SaveFigures flee", "1 SaveFigures warrior", "1 SaveFigures pass")
    # one warrior fell: Axes 3, Judgement 2, Valkyrie 2
    assert [3 + 2 + 2, 0] == glory(table)


def test_figures_in_a_province_come_with_those_in_its_fjord() -> None:
    table = position(
        clan(gimle="leader warrior*2", fjord_nw="ship", yggdrasil="warrior"), clan(horgr="leader")
    )
    at, fjord = PLACE["gimle"], PLACE["fjord_nw"]
    expected = (("leader", at), ("warrior", at), ("warrior", at), ("ship", fjord))
    assert expected == figures_in(table.players[0], at)
    assert (("warrior", 0),) == figures_in(table.players[0], 0)
    assert () == figures_in(table.players[1], at)


def test_nothing_is_asked_or_told_when_nothing_is_destroyed() -> None:
    table = position(clan(upgrades="friggas_protection"), clan())
    run(table, DestroyFigures(0, ()))
    assert [] == asked(table)
    assert [] == table.log


# -- arrivals ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-209")
@pytest.mark.card("troll", "valkyrie", "thors_glory")
def test_an_arrival_is_no_battle() -> None:
    table = position(
        clan(upgrades="troll valkyrie thors_glory", gimle="valkyrie"),
        clan(gimle="warrior*3"),
    )
    invade(table, 0, "troll", "gimle")
    assert {"warrior": 3} == fallen(table, 1)
    assert [0, 0] == glory(table)


@pytest.mark.rule("BR-209")
@pytest.mark.card("troll", "fire_giant", "friggas_protection")
@pytest.mark.parametrize("monster", ["troll", "fire_giant"])
def test_victims_of_an_arrival_may_be_protected(monster: str) -> None:
    table = position(
        clan(upgrades=monster),
        clan(upgrades="friggas_protection", rage=1, gimle="warrior*2"),
    )
    invade(table, 0, monster, "gimle")
    tell(table, "1 SaveFigures warrior")
    assert {"warrior": 1} == figures(table, 1, "gimle") == fallen(table, 1)


@pytest.mark.rule("BR-223")
@pytest.mark.card("fire_giant")
def test_victims_of_an_arrival_fall_from_the_players_left_clockwise() -> None:
    table = position(
        clan(gimle="warrior"),
        clan(gimle="warrior"),
        clan(upgrades="fire_giant"),
        clan(gimle="leader"),
        first=1,
        turn=2,
    )
    invade(table, 2, "fire_giant", "gimle")
    assert [3, 0, 1] == [line["seat"] for line in lines(table, "destroyed")]


@pytest.mark.rule("BR-223")
def test_outside_the_action_phase_the_first_player_begins() -> None:
    table = position(
        clan(gimle="warrior"),
        clan(gimle="warrior"),
        clan(gimle="warrior"),
        doom="gimle",
        first=1,
        turn=2,
    )
    run(table, RagnarokPhase())
    assert [1, 2, 0] == [line["seat"] for line in lines(table, "ragnarok-glory")]


# -- what nothing can save ---------------------------------------------------------------------


@pytest.mark.rule("BR-214", "BR-221")
@pytest.mark.card("friggas_sacrifice", "friggas_protection", "volur_witch", "fire_dragons")
def test_a_sacrifice_cannot_be_saved_and_its_ship_pays() -> None:
    table = position(
        clan(
            upgrades="friggas_sacrifice friggas_protection volur_witch fire_dragons",
            gimle="volur_witch",
            fjord_nw="ship",
        ),
        clan(),
    )
    run(table, TakeAction(0))
    tell(table, "0 TakeAction sacrifice", "0 SacrificeFrom gimle")
    tell(table, "0 RaiseStat horns")
    assert {"ship": 1, "volur_witch": 1} == fallen(table, 0)
    assert [8, 0] == glory(table)
    assert 6 == table.players[0].rage


@pytest.mark.rule("BR-225")
@pytest.mark.card("valkyrie", "thors_glory", "tyrs_prowess", "odins_judgement", "lokis_blessing")
def test_an_unopposed_pillage_is_no_battle() -> None:
    table = position(
        clan(
            hand="odins_judgement friggas_grace",
            upgrades="valkyrie thors_glory tyrs_prowess",
            gimle="leader valkyrie",
        ),
        clan(upgrades="lokis_blessing", horgr="warrior"),
        tokens="gimle=token_horns",
    )
    pillage(table, "gimle")
    assert [] == asked(table)
    assert [0, 0] == glory(table)
    assert ["friggas_grace", "odins_judgement"] == hand(table, 0)
    assert {} == figures(table, 1, "gimle")

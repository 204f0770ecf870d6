"""The Ragnarök phase (BR-180 to BR-185)."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import lines, run
from games.bloodrage.positions import clan, fallen, figures, glory, on_the_board, position
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.age import RagnarokPhase
from meadhall.games.bloodrage.components import PLACE
from tables import asked, options, tell


@pytest.mark.rule("BR-180", "BR-181", "BR-183")
def test_the_doomed_province_goes_down_with_its_fjord() -> None:
    table = position(
        clan(gimle="leader warrior", fjord_nw="ship", myrkulor="warrior", yggdrasil="warrior"),
        clan(fjord_nw="ship"),
        doom="gimle",
    )
    run(table, RagnarokPhase())
    assert {"leader": 1, "ship": 1, "warrior": 1} == fallen(table, 0)
    assert {"ship": 1} == fallen(table, 1)
    assert {"yggdrasil": {"warrior": 1}, "myrkulor": {"warrior": 1}} == on_the_board(table, 0)
    gimle = next(each for each in GAME.view(table)["provinces"] if each["name"] == "gimle")
    assert [True, None, 0] == [gimle["destroyed"], gimle["token"], gimle["free"]]


@pytest.mark.rule("BR-182")
@pytest.mark.parametrize(("age", "each"), [(1, 2), (2, 3), (3, 4)])
def test_each_figure_pays_by_age_monsters_included(age: int, each: int) -> None:
    table = position(
        clan(upgrades="troll sea_serpent", gimle="troll warrior*2", fjord_nw="sea_serpent"),
        clan(gimle="leader"),
        clan(horgr="leader"),
        doom="gimle",
        age=age,
    )
    run(table, RagnarokPhase())
    assert [4 * each, each, 0] == glory(table)


@pytest.mark.rule("BR-183")
def test_ships_die_though_the_other_province_survives() -> None:
    table = position(clan(fjord_nw="ship"), clan(), doom="myrkulor")
    run(table, RagnarokPhase())
    assert {"ship": 1} == fallen(table, 0)
    assert [2, 0] == glory(table)
    assert not table.destroyed[PLACE["gimle"]]


@pytest.mark.rule("BR-184")
@pytest.mark.card("volur_witch")
def test_the_witch_may_flee_and_then_earns_nothing() -> None:
    table = position(
        clan(upgrades="volur_witch", gimle="volur_witch warrior"), clan(), doom="gimle", age=3
    )
    run(table, RagnarokPhase())
    assert ["flee", "pass"] == options(table, 0, "FaceRagnarok")
    tell(table, "0 FaceRagnarok flee")
    assert {"volur_witch": 1} == figures(table, 0, "yggdrasil")
    assert [4, 0] == glory(table)


@pytest.mark.rule("BR-184")
@pytest.mark.card("volur_witch")
def test_the_witch_may_also_die_for_glory() -> None:
    table = position(
        clan(upgrades="volur_witch", gimle="volur_witch warrior"), clan(), doom="gimle", age=3
    )
    run(table, RagnarokPhase())
    tell(table, "0 FaceRagnarok pass")
    assert {"volur_witch": 1, "warrior": 1} == fallen(table, 0)
    assert [8, 0] == glory(table)


@pytest.mark.rule("BR-184")
@pytest.mark.card("volur_witch")
def test_a_witch_elsewhere_is_not_asked() -> None:
    table = position(
        clan(upgrades="volur_witch", horgr="volur_witch", gimle="warrior"), clan(), doom="gimle"
    )
    run(table, RagnarokPhase())
    assert [] == asked(table)


@pytest.mark.rule("BR-184")
@pytest.mark.card("friggas_protection")
def test_protection_does_not_work_against_ragnarok() -> None:
    table = position(
        clan(upgrades="friggas_protection", rage=6, gimle="leader"), clan(), doom="gimle"
    )
    run(table, RagnarokPhase())
    assert [] == asked(table)
    assert {"leader": 1} == fallen(table, 0)
    assert 6 == table.players[0].rage


@pytest.mark.rule("BR-184", "BR-221")
@pytest.mark.card("fire_dragons", "odins_inspiration")
def test_ship_rewards_come_on_top_and_are_not_doubled() -> None:
    table = position(
        clan(upgrades="fire_dragons odins_inspiration", gimle="warrior", fjord_nw="ship"),
        clan(),
        doom="gimle",
        age=2,
    )
    run(table, RagnarokPhase())
    assert [2 * 3 * 2 + 8, 0] == glory(table)


@pytest.mark.rule("BR-184", "BR-221")
@pytest.mark.card("eternal_dragons", "odins_inspiration", "volur_witch", "sea_serpent")
def test_dragons_inspiration_and_a_fleeing_witch_together() -> None:
    table = position(
        clan(
            upgrades="eternal_dragons odins_inspiration volur_witch sea_serpent",
            gimle="volur_witch warrior",
            fjord_nw="ship sea_serpent",
        ),
        clan(),
        doom="gimle",
        age=3,
    )
    run(table, RagnarokPhase())
    tell(table, "0 FaceRagnarok flee")
    # warrior, ship and serpent die for twice 4 Glory each; two ships pay 12 each
    assert [3 * 4 * 2 + 2 * 12, 0] == glory(table)
    assert [{"seat": 0, "glory": 24}] == lines(table, "ragnarok-glory")


@pytest.mark.rule("BR-185")
@pytest.mark.parametrize(("age", "doom"), [(1, "horgr"), (2, "utgard"), (3, None)])
def test_the_doom_token_moves_to_the_next_ages_province(age: int, doom: str | None) -> None:
    order = ["gimle", "horgr", "utgard"]
    table = position(clan(), clan(), doom=order[age - 1], ragnarok="gimle horgr utgard", age=age)
    run(table, RagnarokPhase())
    assert table.destroyed[PLACE[order[age - 1]]]
    assert doom == GAME.view(table)["doom"]

"""The rulebooks' examples of quests: Manheim with a tie in Elvagar, Jotunheim for 7 Glory."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import run
from games.bloodrage.positions import clan, glory, position, stats
from meadhall.games.bloodrage.actions import TakeAction
from meadhall.games.bloodrage.age import QuestPhase
from meadhall.games.bloodrage.components import PLACE
from meadhall.games.bloodrage.figures import strength_in
from meadhall.games.bloodrage.table import Table
from tables import asked, tell


def strengths(table: Table, place: str) -> list[int]:
    return [strength_in(player, PLACE[place]) for player in table.players]


@pytest.mark.rule("BR-173", "BR-175", "BR-176")
@pytest.mark.card("q_manheim_1")
def test_a_tie_in_elvagar_and_a_ship_that_decides_angerboda() -> None:
    table = position(
        clan(elvagar="warrior*3"),
        clan(angerboda="warrior"),
        clan(quests="q_manheim_1", elvagar="warrior", fjord_ne="ship"),
    )
    assert [3, 0, 3] == strengths(table, "elvagar")
    assert [0, 1, 2] == strengths(table, "angerboda")
    run(table, QuestPhase())
    tell(table, "2 RaiseStat horns")
    assert [0, 0, 5] == glory(table)
    assert (1, 1, 2) == stats(table, 2)


@pytest.mark.rule("BR-175", "BR-176")
@pytest.mark.card("q_manheim_1")
def test_the_early_rulebooks_tie_at_two_without_a_figure_ashore() -> None:
    table = position(
        clan(elvagar="warrior*2"),
        clan(angerboda="warrior"),
        clan(quests="q_manheim_1", fjord_ne="ship"),
    )
    assert [2, 0, 2] == strengths(table, "elvagar")
    run(table, QuestPhase())
    tell(table, "2 RaiseStat horns")
    assert [0, 0, 5] == glory(table)


@pytest.mark.rule("BR-175")
@pytest.mark.card("q_manheim_1")
def test_without_angerboda_the_tie_in_elvagar_fails() -> None:
    table = position(
        clan(elvagar="warrior*3"),
        clan(angerboda="warrior*2"),
        clan(quests="q_manheim_1", elvagar="warrior", fjord_ne="ship"),
    )
    run(table, QuestPhase())
    assert [] == asked(table)
    assert [0, 0, 0] == glory(table)


@pytest.mark.rule("BR-100", "BR-173")
@pytest.mark.card("q_jotunheim_2")
def test_bear_commits_jotunheim_and_holds_one_province_of_it() -> None:
    table = position(
        clan(horgr="leader"),
        clan(),
        clan(),
        clan(hand="q_jotunheim_2", horgr="warrior", muspelheim="warrior"),
        age=2,
    )
    run(table, TakeAction(3))
    tell(table, "3 TakeAction quest", "3 ChooseQuest q_jotunheim_2")
    assert 6 == table.players[3].rage
    run(table, QuestPhase())
    tell(table, "3 RaiseStat rage")
    assert [0, 0, 0, 7] == glory(table)
    assert (2, 1, 1) == stats(table, 3)

"""The Quest phase (BR-173 to BR-179, BR-189). Each printed quest: test_cards_quests.py."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import discards, lines, run
from games.bloodrage.positions import clan, glory, position, stats
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.age import PlayAge, QuestPhase
from meadhall.games.bloodrage.table import Table
from tables import asked, options, tell


def fulfilled(table: Table) -> list[object]:
    """Run the phase, raising Horns whenever asked, and say which quests were fulfilled."""
    run(table, QuestPhase())
    while asked(table):
        tell(table, f"{asked(table)[0][0]} RaiseStat horns")
    return [line["card"] for line in lines(table, "quest-fulfilled")]


@pytest.mark.rule("BR-173")
def test_a_fulfilled_quest_pays_glory_and_a_stat_of_choice() -> None:
    table = position(clan(quests="q_alfheim_1", stats=(1, 6, 1), gimle="warrior"), clan())
    run(table, QuestPhase())
    assert [5, 0] == glory(table)
    assert ["rage", "horns"] == options(table, 0, "RaiseStat")
    tell(table, "0 RaiseStat rage")
    assert (2, 6, 1) == stats(table, 0)
    assert ["q_alfheim_1"] == discards(table)


@pytest.mark.rule("BR-173")
def test_an_unfulfilled_quest_costs_nothing_and_is_discarded_too() -> None:
    table = position(clan(quests="q_alfheim_1", glory=4, horgr="warrior"), clan())
    assert [] == fulfilled(table)
    assert [4, 0] == glory(table)
    assert (1, 1, 1) == stats(table, 0)
    assert ["q_alfheim_1"] == discards(table)
    assert [] == table.players[0].quests


@pytest.mark.rule("BR-101", "BR-173")
def test_two_quests_of_the_same_kind_each_pay() -> None:
    table = position(clan(quests="q_alfheim_1 q_alfheim_1", gimle="warrior"), clan())
    assert ["q_alfheim_1", "q_alfheim_1"] == fulfilled(table)
    assert [10, 0] == glory(table)
    assert (1, 1, 3) == stats(table, 0)


@pytest.mark.rule("BR-174", "BR-231")
def test_all_quests_are_revealed_at_once_and_paid_from_the_first_player() -> None:
    table = position(
        clan(quests="q_alfheim_1", gimle="warrior"),
        clan(quests="q_jotunheim_1 q_manheim_1", horgr="warrior"),
        clan(quests="q_manheim_1", elvagar="warrior"),
        first=1,
    )
    run(table, QuestPhase())
    assert [(1, "RaiseStat")] == asked(table)
    revealed = ["q_alfheim_1", "q_jotunheim_1", "q_manheim_1", "q_manheim_1"]
    assert revealed == sorted(GAME.view(table)["discards"])
    tell(table, "1 RaiseStat horns", "2 RaiseStat horns", "0 RaiseStat horns")
    assert [5, 5, 5] == glory(table)


@pytest.mark.rule("BR-175")
@pytest.mark.parametrize(
    ("mine", "theirs", "paid"),
    [
        ("warrior*2", "warrior", True),
        ("warrior", "warrior", False),
        ("warrior", "warrior*2", False),
        ("warrior", "", True),
        ("", "", False),
        ("leader", "warrior*3", False),
        ("leader", "warrior*2", True),
    ],
)
def test_most_strength_means_more_than_each_other_clan(mine: str, theirs: str, paid: bool) -> None:
    table = position(clan(quests="q_alfheim_1", gimle=mine), clan(gimle=theirs))
    assert (["q_alfheim_1"] if paid else []) == fulfilled(table)


@pytest.mark.rule("BR-175")
def test_other_clans_are_compared_one_by_one() -> None:
    table = position(
        clan(quests="q_alfheim_1", gimle="warrior*2"), clan(gimle="warrior"), clan(gimle="warrior")
    )
    assert ["q_alfheim_1"] == fulfilled(table)


@pytest.mark.rule("BR-175")
def test_the_supporting_fjord_counts_for_all_clans() -> None:
    table = position(
        clan(quests="q_alfheim_1", gimle="warrior", fjord_nw="ship"),
        clan(gimle="warrior*2"),
        clan(quests="q_manheim_1", myrkulor="warrior"),
    )
    assert ["q_alfheim_1"] == fulfilled(table)


@pytest.mark.rule("BR-176")
def test_one_province_of_the_region_is_enough() -> None:
    table = position(
        clan(quests="q_jotunheim_1", horgr="warrior", utgard="warrior", muspelheim="warrior*2"),
        clan(horgr="leader", utgard="warrior*2", muspelheim="warrior"),
    )
    assert ["q_jotunheim_1"] == fulfilled(table)


@pytest.mark.rule("BR-176")
def test_a_ship_counts_for_both_provinces_of_its_fjord() -> None:
    table = position(clan(quests="q_alfheim_1 q_jotunheim_1", fjord_sw="ship"), clan())
    assert ["q_alfheim_1", "q_jotunheim_1"] == fulfilled(table)


@pytest.mark.rule("BR-176")
def test_a_destroyed_province_counts_for_no_quest() -> None:
    table = position(
        clan(quests="q_alfheim_1", fjord_nw="ship"),
        clan(),
        destroyed="gimle andlang",
    )
    assert [] == fulfilled(table)
    table = position(
        clan(quests="q_alfheim_1", fjord_nw="ship"),
        clan(),
        destroyed="andlang",
    )
    assert ["q_alfheim_1"] == fulfilled(table)


@pytest.mark.rule("BR-177")
@pytest.mark.parametrize(("dead", "paid"), [(3, False), (4, True), (5, True)])
def test_glorious_death_needs_four_own_figures_in_valhalla(dead: int, paid: bool) -> None:
    table = position(
        clan(quests="q_glorious_death_1", valhalla=f"warrior*{dead}"),
        clan(valhalla="warrior*6"),
    )
    assert (["q_glorious_death_1"] if paid else []) == fulfilled(table)


@pytest.mark.rule("BR-177")
def test_glorious_death_counts_figures_of_all_kinds() -> None:
    table = position(
        clan(quests="q_glorious_death_1", upgrades="troll", valhalla="leader ship troll warrior"),
        clan(),
    )
    assert ["q_glorious_death_1"] == fulfilled(table)


@pytest.mark.rule("BR-178")
def test_a_quest_kept_from_an_earlier_age_pays_its_own_glory() -> None:
    table = position(
        clan(quests="q_alfheim_1 q_alfheim_2 q_alfheim_3", gimle="warrior"), clan(), age=3
    )
    assert 3 == len(fulfilled(table))
    assert [5 + 7 + 9, 0] == glory(table)


@pytest.mark.rule("BR-179")
@pytest.mark.card("odins_throne")
def test_throne_doubles_the_glory_and_not_the_raise() -> None:
    table = position(
        clan(quests="q_alfheim_2 q_yggdrasil_1", upgrades="odins_throne", gimle="warrior"),
        clan(quests="q_manheim_1", elvagar="warrior"),
    )
    assert ["q_alfheim_2", "q_manheim_1"] == fulfilled(table)
    assert [14, 5] == glory(table)
    assert (1, 1, 2) == stats(table, 0)


@pytest.mark.rule("BR-177", "BR-189")
def test_conditions_are_looked_at_after_discarding_and_before_ragnarok() -> None:
    table = position(
        clan(hand="tyrs_bash", quests="q_alfheim_1", gimle="leader"),
        clan(quests="q_glorious_death_1", valhalla="warrior*3", gimle="warrior"),
        doom="gimle",
    )
    PlayAge(1).run(table)
    del table.agenda[-2:]  # without the draft and the Action phase
    assert [(0, "SaveCard")] == asked(table)
    tell(table, "0 SaveCard none", "0 RaiseStat horns")
    assert ["q_alfheim_1"] == [line["card"] for line in lines(table, "quest-fulfilled")]
    # the fourth figure of seat 1 falls only afterwards, in Ragnarök
    assert [5 + 2, 2] == glory(table)

"""The Discard phase (BR-170 to BR-172)."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import lines, run
from games.bloodrage.positions import clan, hand, position
from meadhall.core import IllegalAnswer
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.age import DiscardPhase
from meadhall.games.bloodrage.table import Table
from tables import asked, options, tell


def discarding(age: int) -> Table:
    table = position(
        clan(hand="tyrs_bash troll q_alfheim_1", quests="q_manheim_1"),
        clan(hand="odins_smite"),
        clan(),
        age=age,
    )
    run(table, DiscardPhase())
    return table


@pytest.mark.rule("BR-170")
@pytest.mark.parametrize("age", [1, 2])
def test_one_card_may_be_kept_in_ages_one_and_two(age: int) -> None:
    table = discarding(age)
    assert [(0, "SaveCard"), (1, "SaveCard")] == asked(table)
    assert ["troll", "q_alfheim_1", "tyrs_bash", "none"] == options(table, 0, "SaveCard")
    tell(table, "0 SaveCard troll", "1 SaveCard odins_smite")
    assert ["troll"] == hand(table, 0)
    assert ["odins_smite"] == hand(table, 1)
    assert ["q_alfheim_1", "tyrs_bash"] == GAME.view(table, 0)["mine"]["thrown"]


@pytest.mark.rule("BR-170")
def test_keeping_a_card_is_not_compulsory() -> None:
    table = discarding(1)
    tell(table, "0 SaveCard none", "1 SaveCard none")
    assert [] == hand(table, 0) == hand(table, 1)


@pytest.mark.rule("BR-170")
def test_of_two_copies_one_is_kept() -> None:
    table = position(clan(hand="odins_smite odins_smite"), clan())
    run(table, DiscardPhase())
    assert ["odins_smite", "none"] == options(table, 0, "SaveCard")
    tell(table, "0 SaveCard odins_smite")
    assert ["odins_smite"] == hand(table, 0)
    assert ["odins_smite"] == GAME.view(table, 0)["mine"]["thrown"]


@pytest.mark.rule("BR-170")
def test_in_age_three_all_cards_are_discarded() -> None:
    table = discarding(3)
    assert [] == asked(table)
    assert [] == hand(table, 0) == hand(table, 1)
    assert ["odins_smite"] == GAME.view(table, 1)["mine"]["thrown"]
    # seat 2 had nothing to discard, and nothing is said about it
    assert [0, 1] == [line["seat"] for line in lines(table, "keeps-none")]


@pytest.mark.rule("BR-171")
def test_choices_are_made_at_the_same_time_and_may_be_changed() -> None:
    table = discarding(1)
    tell(table, "0 SaveCard troll")
    assert ["q_alfheim_1", "troll", "tyrs_bash"] == hand(table, 0)
    tell(table, "0 SaveCard tyrs_bash", "1 SaveCard none")
    assert ["tyrs_bash"] == hand(table, 0)


@pytest.mark.rule("BR-171", "BR-235")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_that_a_card_is_kept_but_not_which(viewer: int | None) -> None:
    one, other = discarding(1), discarding(1)
    tell(one, "0 SaveCard troll", "1 SaveCard none")
    tell(other, "0 SaveCard q_alfheim_1", "1 SaveCard none")
    assert GAME.view(one, viewer) == GAME.view(other, viewer)
    assert one.log == other.log
    assert [1, 0, 0] == [player["hand"] for player in GAME.view(one, viewer)["players"]]
    assert [{"seat": 0, "cards": 2}] == lines(one, "keeps-card")
    assert [{"seat": 1, "cards": 1}] == lines(one, "keeps-none")
    assert [] == GAME.view(one, viewer)["discards"]


@pytest.mark.rule("BR-172")
def test_committed_quests_are_not_part_of_the_hand() -> None:
    table = discarding(1)
    with pytest.raises(IllegalAnswer):
        tell(table, "0 SaveCard q_manheim_1")
    tell(table, "0 SaveCard none", "1 SaveCard none")
    assert ["q_manheim_1"] == GAME.view(table, 0)["mine"]["quests"]
    assert 1 == GAME.view(table, 1)["players"][0]["quests"]

"""The quest action: committing quests (BR-100 to BR-103)."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import (
    act,
    clan,
    glory,
    hand,
    names,
    position,
    rage,
    stats,
    take_turns,
)
from meadhall.core import Saga
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.age import DiscardPhase, QuestPhase
from meadhall.games.bloodrage.table import Table
from tables import asked, options, question, tell


@pytest.mark.rule("BR-100")
def test_one_quest_goes_face_down_on_the_sheet_for_no_rage() -> None:
    mine = clan(hand="q_alfheim_1 q_manheim_1 tyrs_smite troll")
    table = take_turns(position(mine, clan()))
    tell(table, "0 TakeAction quest")
    assert ["q_alfheim_1", "q_manheim_1"] == options(table, 0, "ChooseQuest"), "quests alone"
    tell(table, "0 ChooseQuest q_manheim_1")
    assert ["q_manheim_1"] == names(table.players[0].quests)
    assert ["q_alfheim_1", "troll", "tyrs_smite"] == hand(table, 0)
    assert [6, 6] == rage(table)
    assert [(1, "TakeAction")] == asked(table), "that was the turn"


@pytest.mark.rule("BR-100")
def test_without_a_quest_in_hand_there_is_nothing_to_commit() -> None:
    table = act(position(clan(hand="tyrs_smite troll"), clan()))
    assert "quest" not in options(table, 0, "TakeAction")


@pytest.mark.rule("BR-101")
def test_any_number_of_quests_may_be_committed_one_an_action() -> None:
    cards = "q_alfheim_1 q_manheim_1 q_jotunheim_1 q_glorious_death_1 q_yggdrasil_1"
    table = take_turns(position(clan(hand=cards), clan(passed=True)))
    for number, card in enumerate(cards.split(), 1):
        tell(table, "0 TakeAction quest", f"0 ChooseQuest {card}")
        assert number == len(table.players[0].quests)
    assert sorted(cards.split()) == names(table.players[0].quests)


@pytest.mark.rule("BR-101", "BR-173")
def test_two_quests_of_the_same_kind_each_pay() -> None:
    mine = clan(hand="q_alfheim_1 q_alfheim_1", gimle="warrior")
    table = take_turns(position(mine, clan(passed=True)))
    tell(table, "0 TakeAction quest", "0 ChooseQuest q_alfheim_1")
    assert ["q_alfheim_1"] == hand(table, 0), "one copy an action"
    tell(table, "0 TakeAction quest", "0 ChooseQuest q_alfheim_1")
    table.agenda.clear()
    table.do(QuestPhase())
    tell(table, "0 RaiseStat rage", "0 RaiseStat axes")
    assert [10, 0] == glory(table)
    assert (2, 2, 1) == stats(table, 0)


@pytest.mark.rule("BR-102")
def test_a_committed_quest_can_neither_be_played_in_battle_nor_be_committed_again() -> None:
    mine = clan(hand="tyrs_bash", quests="q_alfheim_1", gimle="warrior")
    table = act(position(mine, clan(gimle="warrior")))
    assert "quest" not in options(table, 0, "TakeAction")
    tell(table, "0 TakeAction pillage")
    assert ["tyrs_bash"] == options(table, 0, "CommitCard")


@pytest.mark.rule("BR-102", "BR-172")
def test_a_committed_quest_can_neither_be_kept_nor_thrown_away() -> None:
    table = position(clan(hand="tyrs_bash", quests="q_alfheim_1"), clan())
    table.do(DiscardPhase())
    assert ["tyrs_bash", "none"] == options(table, 0, "SaveCard")
    tell(table, "0 SaveCard tyrs_bash")
    assert ["q_alfheim_1"] == names(table.players[0].quests)


@pytest.mark.rule("BR-103", "BR-227")
def test_the_owner_sees_own_committed_quests_and_others_their_number() -> None:
    table = act(position(clan(hand="q_alfheim_1", quests="q_manheim_1"), clan(), clan()))
    tell(table, "0 TakeAction quest", "0 ChooseQuest q_alfheim_1")
    assert ["q_alfheim_1", "q_manheim_1"] == sorted(GAME.view(table, 0)["mine"]["quests"])
    for other in (1, 2, None):
        view = GAME.view(table, other)
        assert 2 == view["players"][0]["quests"]
        assert "q_alfheim_1" not in str(view)
    told = [(line.key, line.seat) for line in table.log]
    assert [("commits", None), ("you-commit", 0)] == told


@pytest.mark.rule("BR-100", "BR-173", "BR-178")
def test_example_the_bear_commits_jotunheim() -> None:
    """With the most strength in one province of Jotunheim it pays 7 Glory and a raise."""
    mine = clan(hand="q_jotunheim_2", horgr="warrior*2")
    rival = clan(horgr="warrior", utgard="leader")
    table = act(position(rival, clan(), clan(), mine, age=2, doom="gimle"), 3)
    tell(table, "3 TakeAction quest", "3 ChooseQuest q_jotunheim_2")
    assert [6, 6, 6, 6] == rage(table)
    table.do(QuestPhase())
    assert [(3, "RaiseStat")] == asked(table)
    assert ["rage", "axes", "horns"] == options(table, 3, "RaiseStat"), "any stat of the clan"
    tell(table, "3 RaiseStat horns")
    assert [0, 0, 0, 7] == glory(table)
    assert (1, 1, 2) == stats(table, 3)


@pytest.mark.rule("BR-236")
def test_a_committed_quest_is_final_at_once() -> None:
    saga = Saga.begin(GAME, 2, {"first_player": 0}, "quest undo")
    saga.table = act(position(clan(hand="q_alfheim_1 q_manheim_1"), clan()))
    tell_saga(saga, "TakeAction", "quest")
    assert saga.can_undo(0), "so far nobody has seen anything"
    tell_saga(saga, "ChooseQuest", "q_alfheim_1")
    assert "undo-shown" == saga.why_not_undo(0)


def tell_saga(saga: Saga[Table], name: str, option: str) -> None:
    """Answer a question of seat 0."""
    saga.answer(question(saga.table, 0, name), option)

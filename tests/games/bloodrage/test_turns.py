"""Turns, Rage and passing (BR-066 to BR-079)."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import (
    act,
    clan,
    figures,
    hand,
    pillaged_provinces,
    position,
    rage,
    stats,
    take_turns,
)
from meadhall.core import IllegalAnswer
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.actions import ActionPhase
from tables import asked, options, said, tell

ALL = "yggdrasil elvagar angerboda muspelheim horgr utgard andlang gimle myrkulor"


# -- refill and order ----------------------------------------------------------------------


@pytest.mark.rule("BR-066", "BR-018")
def test_rage_is_set_to_the_stat_whatever_was_left() -> None:
    table = position(clan(rage=0), clan(rage=12, stats=(2, 1, 1)), clan(rage=3, stats=(6, 1, 1)))
    table.players[1].passed = True
    table.do(ActionPhase())
    assert [(0, "TakeAction")] == asked(table)
    assert [6, 7, 12] == rage(table)
    assert [False] * 3 == [player.passed for player in table.players]


@pytest.mark.rule("BR-067")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_begins_and_turns_go_clockwise(first: int) -> None:
    table = position(clan(), clan(), clan(), first=first)
    table.do(ActionPhase())
    for number in range(5):
        seat = (first + number) % 3
        assert [(seat, "TakeAction")] == asked(table)
        assert seat == table.turn
        tell(table, f"{seat} TakeAction invade", f"{seat} ChooseInvader warrior")
        tell(table, f"{seat} ChooseLanding gimle")


@pytest.mark.rule("BR-067", "BR-074")
def test_a_turn_is_one_action_and_the_same_action_may_be_taken_again_and_again() -> None:
    table = take_turns(position(clan(rage=3, gimle="warrior"), clan(rage=3, horgr="warrior")))
    for number in range(3):
        for seat, goal in ((0, "utgard"), (1, "andlang")):
            assert [(seat, "TakeAction")] == asked(table)
            other = goal if number % 2 == 0 else "yggdrasil"
            tell(table, f"{seat} TakeAction march", f"{seat} MarchTo {other}")
    assert [] == asked(table)
    assert ["marches"] * 6 == said(table), "three marches each, nothing else"


# -- paying --------------------------------------------------------------------------------


@pytest.mark.rule("BR-068")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    table = act(position(clan(rage=1, hand="fire_giant lokis_domain"), clan()))
    tell(table, "0 TakeAction invade")
    assert ["leader", "warrior"] == options(table, 0, "ChooseInvader"), "the ship costs 2"
    table = act(position(clan(rage=1, hand="fire_giant lokis_domain"), clan()))
    tell(table, "0 TakeAction upgrade")
    assert ["lokis_domain"] == options(table, 0, "ChooseUpgrade"), "the Fire Giant costs 4"
    table = act(position(clan(rage=1, hand="fire_giant"), clan()))
    assert ["invade", "pass"] == options(table, 0, "TakeAction")


@pytest.mark.rule("BR-068")
def test_the_cost_is_paid_before_the_action_is_carried_out() -> None:
    """What an upgrade costs is gone before the invade that follows it is chosen."""
    table = act(position(clan(rage=4, hand="troll"), clan()))
    tell(table, "0 TakeAction upgrade", "0 ChooseUpgrade troll")
    assert [(0, "FreeInvade")] == asked(table)
    assert [2, 6] == rage(table)


@pytest.mark.rule("BR-068")
def test_an_action_that_is_not_open_is_refused_and_changes_nothing() -> None:
    table = act(position(clan(rage=1), clan()))
    before = GAME.state_hash(table)
    with pytest.raises(IllegalAnswer, match="invade, pass"):
        tell(table, "0 TakeAction march")
    assert before == GAME.state_hash(table)


# -- no Rage -------------------------------------------------------------------------------


@pytest.mark.rule("BR-069")
def test_without_rage_even_a_free_action_is_out_of_reach_and_the_turn_is_skipped() -> None:
    table = take_turns(
        position(clan(rage=1), clan(rage=0, hand="q_manheim_1", gimle="warrior"), clan(rage=1))
    )
    assert [(0, "TakeAction")] == asked(table)
    tell(table, "0 TakeAction invade", "0 ChooseInvader warrior", "0 ChooseLanding utgard")
    assert [(2, "TakeAction")] == asked(table), "seat 1 has a leader, a quest and a prey, no Rage"


@pytest.mark.rule("BR-070", "BR-117")
def test_without_rage_one_still_joins_battles_and_plays_cards() -> None:
    table = position(
        clan(hand="tyrs_bash", gimle="leader"),
        clan(hand="tyrs_smite", rage=0, andlang="warrior"),
        clan(hand="tyrs_smash", passed=True, rage=0, myrkulor="warrior"),
    )
    act(table, 0)
    tell(table, "0 TakeAction pillage")
    assert [(1, "JoinBattle")] == asked(table)
    tell(table, "1 JoinBattle andlang")
    assert [(2, "JoinBattle")] == asked(table)
    tell(table, "2 JoinBattle myrkulor")
    assert [(seat, "CommitCard") for seat in (0, 1, 2)] == asked(table)
    tell(table, "0 CommitCard tyrs_bash", "1 CommitCard tyrs_smite", "2 CommitCard tyrs_smash")
    assert {"warrior": 1} == figures(table, 1, "gimle"), "6 beats 5 and 4"


@pytest.mark.rule("BR-070")
def test_without_rage_one_still_answers_the_effect_of_a_card() -> None:
    """Loki's Blessing on the sheet of a loser at 0 Rage asks as usual."""
    table = position(
        clan(gimle="leader"), clan(rage=0, upgrades="lokis_blessing", gimle="warrior"), age=2
    )
    act(table, 0)
    tell(table, "0 TakeAction pillage")
    assert [(1, "ReturnToBattle")] == asked(table)


@pytest.mark.rule("BR-071")
def test_who_regains_rage_takes_turns_again() -> None:
    """Thor's Ascension brings 3 Rage to the winner of a battle that somebody else began."""
    table = position(
        clan(rage=2, gimle="warrior"),
        clan(rage=0, hand="thors_ascension", gimle="leader"),
        clan(rage=2),
    )
    take_turns(table)
    tell(table, "0 TakeAction pillage", "1 CommitCard thors_ascension")
    assert [2, 3, 2] == rage(table)
    assert [(1, "TakeAction")] == asked(table)


# -- passing -------------------------------------------------------------------------------


@pytest.mark.rule("BR-072")
def test_passing_loses_all_rage_and_all_further_turns_of_the_age() -> None:
    table = take_turns(position(clan(rage=5), clan(rage=2), clan(rage=2)))
    tell(table, "0 TakeAction pass")
    assert [0, 2, 2] == rage(table)
    for seat in (1, 2, 1, 2):
        tell(table, f"{seat} TakeAction invade", f"{seat} ChooseInvader warrior")
        tell(table, f"{seat} ChooseLanding gimle")
    assert [] == asked(table), "seat 0 was never asked again"


@pytest.mark.rule("BR-072")
def test_passing_is_open_on_any_turn_and_the_only_way_out_when_nothing_can_be_done() -> None:
    """A single ship is left, and both provinces it supports are pillaged."""
    stuck = clan(rage=1, fjord_ne="ship", valhalla="leader warrior*8")
    table = position(stuck, clan(), pillaged="elvagar angerboda")
    act(table)
    assert [(0, "TakeAction")] == asked(table), "asked although there is one option only"
    assert ["pass"] == options(table, 0, "TakeAction")


@pytest.mark.rule("BR-073")
def test_who_passed_stays_out_even_with_rage_gained_later() -> None:
    table = position(
        clan(rage=2, gimle="warrior"),
        clan(rage=0, passed=True, hand="thors_ascension", gimle="leader"),
    )
    take_turns(table)
    tell(table, "0 TakeAction pillage", "1 CommitCard thors_ascension")
    assert [2, 3] == rage(table)
    assert [(0, "TakeAction")] == asked(table)
    tell(table, "0 TakeAction pass")
    assert [] == asked(table), "the phase ends although seat 1 has Rage"
    assert [0, 0] == rage(table)


@pytest.mark.rule("BR-072", "BR-073")
def test_who_passes_now_is_out_whatever_comes_later() -> None:
    table = position(
        clan(rage=2, hand="thors_ascension", gimle="leader"), clan(rage=2, gimle="warrior")
    )
    take_turns(table)
    tell(table, "0 TakeAction pass", "1 TakeAction pillage", "0 CommitCard thors_ascension")
    assert [3, 2] == rage(table)
    assert [(1, "TakeAction")] == asked(table)
    tell(table, "1 TakeAction pass")
    assert [] == asked(table)


@pytest.mark.rule("BR-073")
def test_rage_gained_after_passing_still_pays_for_reactions() -> None:
    table = position(
        clan(gimle="leader"),
        clan(rage=2, passed=True, upgrades="friggas_protection", gimle="warrior"),
    )
    act(table, 0)
    tell(table, "0 TakeAction pillage")
    assert [(1, "SaveFigures")] == asked(table)
    tell(table, "1 SaveFigures warrior")
    assert [6, 1] == rage(table)
    assert {"warrior": 1} == figures(table, 1, "gimle")


# -- what is possible ----------------------------------------------------------------------


@pytest.mark.rule("BR-075")
def test_an_action_is_open_from_one_rage_on_if_it_costs_no_more() -> None:
    mine = clan(rage=1, hand="q_manheim_1 friggas_charm thors_glory", gimle="warrior")
    table = act(position(mine, clan()))
    everything = ["invade", "march", "upgrade", "quest", "pillage", "pass"]
    assert everything == options(table, 0, "TakeAction")
    tell(table, "0 TakeAction upgrade")
    assert ["friggas_charm"] == options(table, 0, "ChooseUpgrade"), "Thor's Glory costs 2"


@pytest.mark.rule("BR-075", "BR-100", "BR-112")
def test_actions_that_cost_nothing_leave_the_last_rage_where_it_is() -> None:
    table = take_turns(position(clan(rage=1, hand="q_manheim_1", gimle="warrior"), clan(rage=1)))
    tell(table, "0 TakeAction quest", "0 ChooseQuest q_manheim_1", "1 TakeAction pass")
    tell(table, "0 TakeAction pillage")
    assert [1, 0] == rage(table)
    assert [(0, "TakeAction")] == asked(table)


# -- the end of the phase ------------------------------------------------------------------


@pytest.mark.rule("BR-076")
def test_the_phase_ends_when_everybody_is_without_rage_or_has_passed() -> None:
    table = take_turns(position(clan(rage=1), clan(rage=4)))
    tell(table, "0 TakeAction invade", "0 ChooseInvader warrior", "0 ChooseLanding gimle")
    assert [(1, "TakeAction")] == asked(table)
    tell(table, "1 TakeAction pass")
    assert [] == asked(table)


@pytest.mark.rule("BR-076", "BR-077", "BR-079")
def test_the_phase_ends_when_everything_that_stands_is_pillaged_even_with_rage_left() -> None:
    rest = ALL.replace(" gimle", "").replace(" horgr", "")
    table = position(clan(gimle="warrior"), clan(), destroyed="horgr", pillaged=rest)
    take_turns(table)
    tell(table, "0 TakeAction pillage")
    assert [] == asked(table)
    assert {*ALL.split()} - {"horgr"} == {*pillaged_provinces(table)}
    assert [0, 0] == rage(table), "what is left is lost at once"


@pytest.mark.rule("BR-076")
def test_the_phase_goes_on_while_yggdrasil_alone_is_not_pillaged() -> None:
    rest = ALL.replace("yggdrasil ", "").replace(" gimle", "")
    table = take_turns(position(clan(gimle="warrior"), clan(), pillaged=rest))
    tell(table, "0 TakeAction pillage")
    assert [(1, "TakeAction")] == asked(table)
    assert [6, 6] == rage(table)


@pytest.mark.rule("BR-078")
def test_the_end_is_looked_at_only_after_the_action_with_all_its_consequences() -> None:
    """The last province is pillaged; the Lord of Axes still raises a stat for it."""
    rest = ALL.replace(" gimle", "")
    table = position(clan(upgrades="lord_of_axes", gimle="leader"), clan(), pillaged=rest)
    take_turns(table)
    tell(table, "0 TakeAction pillage")
    assert [(0, "RaiseStat")] == asked(table)
    assert [6, 6] == rage(table), "the phase is not over yet"
    tell(table, "0 RaiseStat axes")
    assert [] == asked(table)
    assert (2, 2, 1) == stats(table, 0)
    assert [0, 0] == rage(table)


@pytest.mark.rule("BR-078", "BR-071")
def test_rage_regained_in_the_last_action_keeps_the_phase_going() -> None:
    """Seat 0 spends its last Rage on a pillage with Thor's Domain and wins 3 Rage by a card."""
    table = position(
        clan(rage=3, hand="thors_ascension", upgrades="thors_domain"),
        clan(rage=0, gimle="warrior"),
    )
    take_turns(table)
    tell(table, "0 TakeAction invade", "0 ChooseInvader warrior", "0 ChooseLanding gimle")
    tell(table, "0 PillageAtOnce pillage", "0 CommitCard thors_ascension")
    assert [3, 0] == rage(table)
    assert [(0, "TakeAction")] == asked(table)


@pytest.mark.rule("BR-079")
def test_a_player_who_still_had_rage_starts_the_next_phase_without() -> None:
    rest = ALL.replace(" gimle", "")
    table = position(clan(gimle="warrior"), clan(rage=4, hand="tyrs_smite"), pillaged=rest)
    take_turns(table)
    tell(table, "0 TakeAction pillage")
    assert [0, 0] == rage(table)
    assert ["tyrs_smite"] == hand(table, 1)

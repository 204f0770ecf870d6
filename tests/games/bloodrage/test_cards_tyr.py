"""Tyr's cards, one by one."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import (
    at,
    commit,
    deal,
    decline,
    discards,
    fight,
    pillage,
    pillaged,
    rows,
    run,
    totals,
)
from games.bloodrage.positions import clan, glory, hand, position, rage, stats
from meadhall.games.bloodrage.actions import NextTurn, TakeAction
from meadhall.games.bloodrage.cards import CARDS
from tables import asked, options, tell

PLAIN = {
    ("tyrs_bash", 1): 2,
    ("tyrs_smash", 1): 3,
    ("tyrs_smash", 2): 3,
    ("tyrs_crush", 1): 4,
    ("tyrs_crush", 2): 4,
    ("tyrs_crush", 3): 4,
    ("tyrs_smite", 1): 5,
    ("tyrs_smite", 2): 5,
    ("tyrs_smite", 3): 5,
    ("tyrs_rage", 2): 6,
    ("tyrs_rage", 3): 6,
}
"""What is printed on the plain battle cards, by name and age."""


@pytest.mark.rule("BR-132")
@pytest.mark.card("tyrs_bash", "tyrs_smash", "tyrs_crush", "tyrs_smite", "tyrs_rage")
@pytest.mark.parametrize(
    "row", [row for name in dict.fromkeys(name for name, _ in PLAIN) for row in rows(name)]
)
def test_a_plain_card_adds_its_strength_and_nothing_else(row: int) -> None:
    table = position(clan(gimle="leader"), clan(gimle="warrior"))
    name = deal(table, 0, row)
    fight(table, "gimle", f"0 {name}")
    assert {0: 3 + PLAIN[name, CARDS[row].age], 1: 1} == totals(table)
    assert [3, 0] == glory(table)
    assert [6, 6] == rage(table)
    assert (2, 1, 1) == stats(table, 0)
    assert [name] == discards(table)


@pytest.mark.card("tyrs_bash", "tyrs_smash", "tyrs_crush", "tyrs_smite", "tyrs_rage")
def test_every_plain_card_is_in_the_table_above() -> None:
    plain = {(card.key, card.age): card.strength for card in CARDS if card.effect == "plain"}
    assert PLAIN == plain


# -- quests as battle cards --------------------------------------------------------------------


@pytest.mark.rule("BR-219")
@pytest.mark.card("tyrs_domain", "tyrs_wrath")
@pytest.mark.parametrize(("upgrade", "value"), [("tyrs_domain", 3), ("tyrs_wrath", 5)])
def test_a_revealed_quest_may_count_as_a_battle_card(upgrade: str, value: int) -> None:
    table = position(
        clan(hand="q_alfheim_1", upgrades=upgrade, gimle="warrior"), clan(gimle="leader")
    )
    fight(table, "gimle", "0 q_alfheim_1")
    assert [0, value] == options(table, 0, "UseQuest")
    tell(table, f"0 UseQuest {value}")
    assert {0: 1 + value, 1: 3} == totals(table)
    assert ["q_alfheim_1"] == discards(table)


@pytest.mark.rule("BR-219", "BR-224")
@pytest.mark.card("tyrs_domain", "tyrs_wrath")
@pytest.mark.parametrize("upgrade", ["tyrs_domain", "tyrs_wrath"])
def test_the_owner_may_leave_it_at_nothing(upgrade: str) -> None:
    table = position(
        clan(hand="q_alfheim_1", upgrades=upgrade, gimle="warrior"), clan(gimle="leader")
    )
    fight(table, "gimle", "0 q_alfheim_1")
    tell(table, "0 UseQuest 0")
    assert {0: 1, 1: 3} == totals(table)
    assert ["q_alfheim_1"] == hand(table, 0)


@pytest.mark.rule("BR-219")
@pytest.mark.card("tyrs_domain", "tyrs_wrath")
def test_an_owner_of_both_picks_either_value_or_neither() -> None:
    table = position(
        clan(hand="q_alfheim_1", upgrades="tyrs_wrath tyrs_domain", gimle="warrior"),
        clan(gimle="leader"),
    )
    fight(table, "gimle", "0 q_alfheim_1")
    assert [0, 3, 5] == options(table, 0, "UseQuest")


@pytest.mark.rule("BR-219")
@pytest.mark.card("tyrs_domain")
def test_only_revealed_quests_count() -> None:
    table = position(
        clan(hand="tyrs_bash q_alfheim_1", upgrades="tyrs_domain", gimle="warrior"),
        clan(hand="q_manheim_1", gimle="leader"),
    )
    fight(table, "gimle", "0 tyrs_bash", "1 q_manheim_1")
    assert [] == asked(table)
    assert {0: 3, 1: 3} == totals(table)


@pytest.mark.rule("BR-143", "BR-219")
@pytest.mark.card("tyrs_wrath", "heimdalls_sight")
def test_a_quest_used_as_a_battle_card_counts_for_sight() -> None:
    table = position(
        clan(hand="heimdalls_sight", gimle="warrior"),
        clan(hand="q_alfheim_1", upgrades="tyrs_wrath", gimle="warrior"),
    )
    fight(table, "gimle", "0 heimdalls_sight", "1 q_alfheim_1")
    tell(table, "1 UseQuest 5")
    assert {0: 6, 1: 6} == totals(table)


@pytest.mark.rule("BR-136", "BR-219")
@pytest.mark.card("tyrs_domain", "heimdalls_watch")
def test_after_watch_a_quest_of_the_new_round_may_count() -> None:
    table = position(
        clan(hand="heimdalls_watch", gimle="leader"),
        clan(hand="q_alfheim_1 q_alfheim_2", upgrades="tyrs_domain", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 heimdalls_watch", "1 q_alfheim_1", "1 q_alfheim_2")
    tell(table, "1 UseQuest 3")
    assert {0: 3, 1: 4} == totals(table)


# -- Tyr's Prowess -----------------------------------------------------------------------------


@pytest.mark.rule("BR-153")
@pytest.mark.card("tyrs_prowess")
def test_prowess_keeps_played_cards_for_a_rage_each() -> None:
    table = position(
        clan(
            hand="tyrs_smash heimdalls_eye heimdalls_eye",
            upgrades="tyrs_prowess",
            rage=2,
            gimle="leader",
        ),
        clan(gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 tyrs_smash")
    tell(table, "0 AddCard heimdalls_eye", "0 AddCard heimdalls_eye")
    assert ["tyrs_smash", "heimdalls_eye", "pass"] == options(table, 0, "KeepCard")
    tell(table, "0 KeepCard heimdalls_eye", "0 KeepCard tyrs_smash")
    assert [] == asked(table)
    assert ["heimdalls_eye", "tyrs_smash"] == hand(table, 0)
    assert ["heimdalls_eye"] == discards(table)
    assert [0, 6] == rage(table)


@pytest.mark.rule("BR-153", "BR-224")
@pytest.mark.card("tyrs_prowess")
def test_prowess_may_be_declined() -> None:
    table = position(
        clan(hand="tyrs_smash", upgrades="tyrs_prowess", gimle="leader"), clan(gimle="warrior")
    )
    fight(table, "gimle", "0 tyrs_smash")
    tell(table, "0 KeepCard pass")
    assert ["tyrs_smash"] == discards(table)
    assert [6, 6] == rage(table)


@pytest.mark.rule("BR-153")
@pytest.mark.card("tyrs_prowess")
@pytest.mark.parametrize("card", ["q_alfheim_1", "troll"])
def test_prowess_keeps_a_bluff_too(card: str) -> None:
    table = position(
        clan(hand=card, upgrades="tyrs_prowess", gimle="leader"), clan(gimle="warrior")
    )
    fight(table, "gimle", f"0 {card}")
    tell(table, f"0 KeepCard {card}")
    assert [card] == hand(table, 0)


@pytest.mark.rule("BR-153")
@pytest.mark.card("tyrs_prowess")
def test_prowess_is_for_winners_with_rage() -> None:
    table = position(
        clan(hand="tyrs_smash", upgrades="tyrs_prowess", rage=0, gimle="leader"),
        clan(gimle="warrior"),
    )
    fight(table, "gimle", "0 tyrs_smash")
    assert [] == asked(table)
    table = position(
        clan(hand="tyrs_smash", upgrades="tyrs_prowess", gimle="warrior"),
        clan(hand="tyrs_rage", gimle="leader"),
    )
    fight(table, "gimle", "0 tyrs_smash", "1 tyrs_rage")
    assert [] == asked(table)
    assert [6, 6] == rage(table)


@pytest.mark.rule("BR-151", "BR-153")
@pytest.mark.card("tyrs_prowess", "thors_ascension")
def test_rage_from_ascension_can_pay_for_prowess() -> None:
    table = position(
        clan(hand="thors_ascension", upgrades="tyrs_prowess", rage=0, gimle="leader"),
        clan(gimle="warrior"),
    )
    fight(table, "gimle", "0 thors_ascension")
    tell(table, "0 KeepCard thors_ascension")
    assert ["thors_ascension"] == hand(table, 0)
    assert [2, 6] == rage(table)


# -- Tyr's Challenge ---------------------------------------------------------------------------


@pytest.mark.rule("BR-104", "BR-112", "BR-218")
@pytest.mark.card("tyrs_challenge")
def test_challenge_pillages_a_pillaged_province_for_two_rage() -> None:
    table = position(
        clan(upgrades="tyrs_challenge", gimle="leader", horgr="warrior"),
        clan(),
        pillaged="gimle",
        tokens="gimle=token_glory5",
    )
    run(table, TakeAction(0))
    tell(table, "0 TakeAction challenge")
    assert [5, 0] == glory(table)
    assert [4, 6] == rage(table)
    assert ["gimle"] == pillaged(table)
    run(table, TakeAction(0))
    tell(table, "0 TakeAction challenge")
    assert [10, 0] == glory(table)


@pytest.mark.rule("BR-218")
@pytest.mark.card("tyrs_challenge")
def test_a_lost_challenge_leaves_the_token_face_down() -> None:
    table = position(
        clan(upgrades="tyrs_challenge", gimle="warrior"), clan(gimle="leader"), pillaged="gimle"
    )
    run(table, TakeAction(0))
    tell(table, "0 TakeAction challenge")
    decline(table)
    assert ["gimle"] == pillaged(table)
    assert [0, 3] == glory(table)


@pytest.mark.rule("BR-104", "BR-218")
@pytest.mark.card("tyrs_challenge")
@pytest.mark.parametrize(
    ("rage", "down", "where", "open_now"),
    [
        (2, "gimle", "gimle", True),
        (1, "gimle", "gimle", False),
        (2, "", "gimle", False),
        (2, "gimle", "horgr", False),
    ],
)
def test_challenge_needs_rage_a_pillaged_province_and_a_figure(
    rage: int, down: str, where: str, open_now: bool
) -> None:
    table = position(
        at(clan(upgrades="tyrs_challenge", rage=rage), **{where: "leader"}), clan(), pillaged=down
    )
    run(table, TakeAction(0))
    assert open_now == ("challenge" in options(table, 0, "TakeAction"))


@pytest.mark.rule("BR-218")
@pytest.mark.card("tyrs_challenge")
def test_challenge_cannot_prolong_a_phase_in_which_all_is_pillaged() -> None:
    everywhere = "yggdrasil elvagar angerboda muspelheim horgr utgard andlang gimle myrkulor"
    table = position(clan(upgrades="tyrs_challenge", gimle="leader"), clan(), pillaged=everywhere)
    run(table, NextTurn(0))
    assert [] == asked(table)
    table = position(
        clan(upgrades="tyrs_challenge", gimle="leader"),
        clan(),
        pillaged=everywhere.replace("yggdrasil", ""),
    )
    run(table, NextTurn(0))
    assert [(0, "TakeAction")] == asked(table)


@pytest.mark.card("tyrs_challenge", "frost_giant", "lord_of_axes")
def test_a_challenge_pays_all_bonuses_of_a_pillage() -> None:
    table = position(
        clan(upgrades="tyrs_challenge frost_giant lord_of_axes", gimle="leader frost_giant"),
        clan(),
        pillaged="gimle",
        tokens="gimle=token_glory5",
    )
    run(table, TakeAction(0))
    tell(table, "0 TakeAction challenge", "0 RaiseStat axes")
    assert [10, 0] == glory(table)
    assert (1, 2, 1) == stats(table, 0)

"""Battle, B4: white-disc cards added after the reveal (BR-140 to BR-142)."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import commit, discards, pillage, totals, winner
from games.bloodrage.positions import clan, glory, hand, position
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.table import Table
from tables import asked, options, said, tell


def three_clans(pillager: int = 0) -> Table:
    """Everyone has played Tyr's Bash or Smash and has cards left."""
    table = position(
        clan(hand="tyrs_bash heimdalls_eye heimdalls_eye", gimle="leader"),
        clan(hand="tyrs_smash heimdalls_gaze tyrs_rage", gimle="warrior"),
        clan(hand="tyrs_smash heimdalls_eye", gimle="warrior"),
    )
    pillage(table, "gimle", seat=pillager)
    commit(table, "0 tyrs_bash", "1 tyrs_smash", "2 tyrs_smash")
    return table


@pytest.mark.rule("BR-140")
def test_late_cards_are_offered_from_the_pillager_clockwise() -> None:
    table = three_clans(pillager=1)
    order = []
    while asked(table):
        ((seat, name),) = asked(table)
        order.append(seat)
        assert "AddCard" == name
        tell(table, f"{seat} AddCard pass")
    assert [1, 2, 0] == order


@pytest.mark.rule("BR-140")
def test_only_white_disc_cards_may_be_added() -> None:
    table = three_clans(pillager=1)
    assert ["heimdalls_gaze", "pass"] == options(table, 1, "AddCard")


@pytest.mark.rule("BR-140", "BR-141")
def test_the_round_repeats_until_all_have_declined_since_the_last_card() -> None:
    table = three_clans()
    tell(
        table,
        "0 AddCard pass",
        "1 AddCard pass",
        "2 AddCard heimdalls_eye",
        "0 AddCard heimdalls_eye",
        "1 AddCard heimdalls_gaze",
        "0 AddCard heimdalls_eye",
        "1 AddCard pass",
    )
    # seat 2 has no card left, seat 0 neither: after seat 1 all have declined in a row
    assert [] == asked(table)
    assert {0: 9, 1: 7, 2: 6} == totals(table)


@pytest.mark.rule("BR-140", "BR-141")
def test_who_added_the_last_card_is_asked_once_more() -> None:
    table = three_clans()
    tell(table, "0 AddCard heimdalls_eye", "1 AddCard pass", "2 AddCard pass")
    assert [(0, "AddCard")] == asked(table)
    tell(table, "0 AddCard heimdalls_eye", "1 AddCard pass", "2 AddCard pass")
    assert {0: 9, 1: 4, 2: 4} == totals(table)


@pytest.mark.rule("BR-140", "BR-234")
def test_an_added_card_is_public_at_once() -> None:
    table = three_clans()
    tell(table, "0 AddCard heimdalls_eye")
    expected = [["tyrs_bash", "heimdalls_eye"], ["tyrs_smash"], ["tyrs_smash"]]
    assert expected == GAME.view(table)["battle"]["cards"]


@pytest.mark.rule("BR-140", "BR-153")
def test_added_cards_are_played_cards_in_every_respect() -> None:
    table = three_clans()
    tell(
        table,
        "0 AddCard heimdalls_eye",
        "1 AddCard heimdalls_gaze",
        "2 AddCard pass",
        "0 AddCard heimdalls_eye",
        "1 AddCard pass",
        "2 AddCard pass",
    )
    assert 0 == winner(table)
    assert ["heimdalls_eye", "heimdalls_eye", "tyrs_bash"] == discards(table)
    assert ["heimdalls_gaze", "tyrs_rage", "tyrs_smash"] == hand(table, 1)


@pytest.mark.rule("BR-140")
@pytest.mark.card("heimdalls_eye", "heimdalls_gaze")
def test_a_white_disc_card_may_be_the_normal_card() -> None:
    table = position(
        clan(hand="heimdalls_eye", gimle="warrior"),
        clan(hand="heimdalls_gaze", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 heimdalls_eye", "1 heimdalls_gaze")
    assert {0: 3, 1: 4} == totals(table)


@pytest.mark.rule("BR-140")
def test_a_late_card_may_be_added_to_no_card_at_all() -> None:
    """After Heimdall's Watch took everything, only who has cards is asked."""
    table = position(
        clan(hand="heimdalls_watch", gimle="leader"),
        clan(hand="tyrs_bash tyrs_smash heimdalls_eye", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 heimdalls_watch", "1 tyrs_bash", "1 tyrs_smash")
    assert [(1, "AddCard")] == asked(table)
    tell(table, "1 AddCard heimdalls_eye")
    assert {0: 3, 1: 6} == totals(table)


@pytest.mark.rule("BR-142")
def test_everyone_with_a_card_in_hand_is_asked_alike() -> None:
    table = position(
        clan(hand="tyrs_bash troll", gimle="leader"),
        clan(hand="tyrs_smash heimdalls_eye", gimle="warrior"),
        clan(hand="tyrs_crush", gimle="warrior"),
        clan(hand="heimdalls_gaze", horgr="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 tyrs_bash", "1 tyrs_smash", "2 tyrs_crush")
    assert [(0, "AddCard")] == asked(table)
    assert ["pass"] == options(table, 0, "AddCard")
    tell(table, "0 AddCard pass")
    assert [(1, "AddCard")] == asked(table)
    tell(table, "1 AddCard pass")
    # seat 2 has no card left and seat 3 is not in the battle: neither is asked
    assert [] == asked(table)


@pytest.mark.rule("BR-142", "BR-234")
def test_neither_prompt_nor_declining_tells_what_is_in_hand() -> None:
    told = []
    for card in ("valkyrie", "heimdalls_eye"):
        table = position(
            clan(hand=f"tyrs_bash {card}", gimle="leader"),
            clan(hand="tyrs_smash odins_smite", gimle="warrior"),
        )
        pillage(table, "gimle")
        commit(table, "0 tyrs_bash", "1 tyrs_smash")
        before = GAME.view(table, 1)
        tell(table, "0 AddCard pass")
        told.append((before, GAME.view(table, 1), table.log))
    assert told[0] == told[1]
    assert "adds-nothing" in said(table)


@pytest.mark.rule("BR-140", "BR-143")
def test_late_cards_decide_a_battle() -> None:
    table = three_clans()
    tell(table, "0 AddCard pass", "1 AddCard heimdalls_gaze")
    tell(table, "2 AddCard pass", "0 AddCard pass", "1 AddCard pass")
    assert {0: 5, 1: 7, 2: 4} == totals(table)
    assert [0, 3, 0] == glory(table)

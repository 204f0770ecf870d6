"""Heimdall's cards, one by one."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import commit, deal, decline, discards, fight, pillage, rows, totals
from games.bloodrage.positions import clan, glory, hand, position
from tables import asked, options, tell

# -- Heimdall's Sight --------------------------------------------------------------------------


@pytest.mark.rule("BR-143")
@pytest.mark.card("heimdalls_sight")
@pytest.mark.parametrize("row", rows("heimdalls_sight"))
def test_sight_is_worth_the_strongest_single_card_of_others(row: int) -> None:
    table = position(
        clan(gimle="warrior"),
        clan(hand="tyrs_bash heimdalls_eye", gimle="warrior"),
        clan(hand="tyrs_smash", gimle="warrior"),
    )
    deal(table, 0, row)
    pillage(table, "gimle")
    commit(table, "0 heimdalls_sight", "1 tyrs_bash", "2 tyrs_smash")
    tell(table, "1 AddCard heimdalls_eye")
    decline(table)
    assert {0: 1 + 3, 1: 5, 2: 4} == totals(table)


@pytest.mark.card("heimdalls_sight")
def test_sight_is_worth_nothing_against_nothing() -> None:
    table = position(
        clan(hand="heimdalls_sight", gimle="warrior"),
        clan(hand="troll", gimle="warrior"),
        clan(gimle="warrior"),
    )
    fight(table, "gimle", "0 heimdalls_sight", "1 troll")
    assert {0: 1, 1: 1, 2: 1} == totals(table)


@pytest.mark.rule("BR-140", "BR-143")
@pytest.mark.card("heimdalls_sight", "heimdalls_eye")
def test_the_owners_own_late_card_comes_on_top_of_sight() -> None:
    table = position(
        clan(hand="heimdalls_sight heimdalls_eye", gimle="warrior"),
        clan(hand="odins_smite", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 heimdalls_sight", "1 odins_smite")
    tell(table, "0 AddCard heimdalls_eye")
    assert {0: 1 + 2, 1: 2} == totals(table)


@pytest.mark.rule("BR-135")
@pytest.mark.card("heimdalls_sight", "thors_primacy")
def test_a_blank_sight_is_worth_nothing_even_with_late_cards_about() -> None:
    table = position(
        clan(hand="heimdalls_sight", gimle="warrior"),
        clan(hand="thors_primacy heimdalls_gaze", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 heimdalls_sight", "1 thors_primacy")
    tell(table, "1 AddCard heimdalls_gaze")
    assert {0: 1, 1: 7} == totals(table)


# -- Heimdall's Eye and Gaze -------------------------------------------------------------------


@pytest.mark.rule("BR-140")
@pytest.mark.card("heimdalls_eye", "heimdalls_gaze")
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(
    ("row", "strength"),
    [
        pytest.param(*each.values, strength, id=each.id)
        for name, strength in (("heimdalls_eye", 2), ("heimdalls_gaze", 3))
        for each in rows(name)
    ],
)
def test_eye_and_gaze_add_the_same_early_or_late(row: int, strength: int, late: bool) -> None:
    table = position(clan(hand="troll", gimle="warrior"), clan(gimle="leader"))
    name = deal(table, 0, row)
    pillage(table, "gimle")
    if late:
        commit(table, "0 troll")
        assert [name, "pass"] == options(table, 0, "AddCard")
        tell(table, f"0 AddCard {name}")
    else:
        commit(table, f"0 {name}")
        decline(table)
    assert {0: 1 + strength, 1: 3} == totals(table)


# -- Heimdall's Watch --------------------------------------------------------------------------


@pytest.mark.rule("BR-136")
@pytest.mark.card("heimdalls_watch")
@pytest.mark.parametrize("row", rows("heimdalls_watch"))
def test_watch_pays_the_strength_of_all_revealed_cards(row: int) -> None:
    table = position(
        clan(hand="tyrs_bash", gimle="warrior"),
        clan(hand="tyrs_rage tyrs_crush", gimle="leader"),
        clan(hand="odins_judgement tyrs_smite", gimle="warrior"),
    )
    deal(table, 0, row)
    pillage(table, "gimle")
    commit(table, "0 heimdalls_watch", "1 tyrs_rage", "2 odins_judgement")
    assert [6 + 2, 0, 0] == glory(table)
    assert ["heimdalls_watch", "odins_judgement", "tyrs_rage"] == discards(table)
    commit(table, "0 tyrs_bash", "1 tyrs_crush", "2 tyrs_smite")
    assert {0: 3, 1: 7, 2: 6} == totals(table)
    # a Judgement that was watched pays nothing
    assert [8, 3, 0] == glory(table)


@pytest.mark.card("heimdalls_watch")
def test_nobody_takes_watched_cards_back() -> None:
    table = position(
        clan(hand="heimdalls_watch", gimle="leader warrior"),
        clan(hand="tyrs_bash tyrs_smash", gimle="warrior"),
    )
    fight(table, "gimle", "0 heimdalls_watch", "1 tyrs_bash", "1 tyrs_smash")
    assert {0: 4, 1: 4} == totals(table)
    assert ["tyrs_smash"] == hand(table, 1)
    assert ["heimdalls_watch", "tyrs_bash"] == discards(table)
    assert [] == asked(table)

"""Battle, step Play Cards: choosing, turning up, B1 and B2 (BR-130 to BR-137)."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import (
    battle,
    commit,
    discards,
    fight,
    lines,
    pillage,
    totals,
    winner,
)
from games.bloodrage.positions import clan, fallen, figures, glory, hand, position
from meadhall.core import IllegalAnswer
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.table import Table
from tables import asked, options, said, tell

# -- choosing and turning up -------------------------------------------------------------------


@pytest.mark.rule("BR-130")
def test_each_participant_must_choose_one_card_of_any_type() -> None:
    table = position(
        clan(hand="q_alfheim_1 tyrs_bash troll", gimle="warrior"),
        clan(hand="odins_tide", gimle="warrior"),
        clan(hand="tyrs_rage", horgr="warrior"),
    )
    pillage(table, "gimle")
    assert [(0, "CommitCard"), (1, "CommitCard")] == asked(table)
    assert ["troll", "q_alfheim_1", "tyrs_bash"] == options(table, 0, "CommitCard")
    assert ["odins_tide"] == options(table, 1, "CommitCard")
    with pytest.raises(IllegalAnswer):
        tell(table, "1 CommitCard pass")


@pytest.mark.rule("BR-130")
def test_a_participant_with_an_empty_hand_plays_no_card() -> None:
    table = position(
        clan(hand="tyrs_bash", gimle="warrior"),
        clan(gimle="leader"),
    )
    pillage(table, "gimle")
    assert [(0, "CommitCard")] == asked(table)
    commit(table, "0 tyrs_bash")
    assert [{"seat": 1}] == lines(table, "reveals-nothing")
    assert {0: 3, 1: 3} == totals(table)


@pytest.mark.rule("BR-130")
def test_without_any_cards_the_figures_decide() -> None:
    table = position(clan(gimle="leader"), clan(gimle="warrior*2"))
    pillage(table, "gimle")
    assert [] == asked(table)
    assert {0: 3, 1: 2} == totals(table)


def two_with_cards() -> Table:
    table = position(
        clan(hand="tyrs_bash tyrs_smash", gimle="warrior"),
        clan(hand="odins_tide tyrs_rage", gimle="leader"),
    )
    pillage(table, "gimle")
    return table


@pytest.mark.rule("BR-130")
def test_all_cards_are_turned_up_together() -> None:
    table = two_with_cards()
    commit(table, "0 tyrs_smash")
    assert [[], []] == GAME.view(table, 1)["battle"]["cards"]
    assert "reveals" not in said(table)
    commit(table, "1 tyrs_rage")
    assert [["tyrs_smash"], ["tyrs_rage"]] == GAME.view(table, 1)["battle"]["cards"]
    shown = [{"seat": 0, "card": "tyrs_smash"}, {"seat": 1, "card": "tyrs_rage"}]
    assert shown == lines(table, "reveals")


@pytest.mark.rule("BR-131")
@pytest.mark.parametrize("viewer", [1, None])
def test_only_that_someone_has_chosen_is_visible(viewer: int | None) -> None:
    one, other = two_with_cards(), two_with_cards()
    commit(one, "0 tyrs_smash")
    commit(other, "0 tyrs_bash")
    assert GAME.view(one, viewer) == GAME.view(other, viewer)
    assert [1] == GAME.view(one, viewer)["waiting"]
    assert one.log == other.log


@pytest.mark.rule("BR-131")
def test_a_card_may_be_exchanged_until_the_last_has_chosen() -> None:
    table = two_with_cards()
    commit(table, "0 tyrs_smash", "0 tyrs_bash", "1 tyrs_rage")
    assert [{"seat": 0, "card": "tyrs_bash"}, {"seat": 1, "card": "tyrs_rage"}] == lines(
        table, "reveals"
    )
    assert ["tyrs_smash"] == hand(table, 0)
    with pytest.raises(AssertionError, match="CommitCard is not asked"):
        commit(table, "0 tyrs_smash")


@pytest.mark.rule("BR-132")
@pytest.mark.parametrize(
    ("card", "total"),
    [("tyrs_smash", 4), ("thors_hammer", 2), ("q_alfheim_1", 1), ("troll", 1), ("lokis_domain", 1)],
)
def test_only_battle_cards_add_strength(card: str, total: int) -> None:
    table = position(clan(hand=card, gimle="warrior"), clan(hand="tyrs_rage", gimle="leader"))
    fight(table, "gimle", f"0 {card}", "1 tyrs_rage")
    assert {0: total, 1: 9} == totals(table)


@pytest.mark.rule("BR-132")
def test_an_upgrade_played_in_battle_does_nothing() -> None:
    table = position(
        clan(hand="thors_glory", gimle="leader"),
        clan(hand="q_alfheim_1", gimle="warrior*2"),
    )
    fight(table, "gimle", "0 thors_glory", "1 q_alfheim_1")
    assert {0: 3, 1: 2} == totals(table)
    # the battle pays 3 Glory for Axes; Thor's Glory would have paid 2 for the two warriors
    assert [3, 0] == glory(table)


@pytest.mark.rule("BR-133")
def test_a_clan_that_lost_all_figures_may_win_on_its_card() -> None:
    table = position(
        clan(hand="odins_smite", gimle="leader"),
        clan(hand="tyrs_smite", gimle="warrior"),
    )
    fight(table, "gimle", "0 odins_smite", "1 tyrs_smite")
    assert {0: 4, 1: 5} == totals(table)
    assert 1 == winner(table)
    assert [0, 3] == glory(table)
    assert {} == figures(table, 0, "gimle")
    assert {"warrior": 1} == fallen(table, 1)


# -- B1: Thor's Primacy ------------------------------------------------------------------------


@pytest.mark.rule("BR-134")
def test_primacy_blanks_the_texts_of_the_others() -> None:
    table = position(
        clan(hand="odins_smite", gimle="leader"),
        clan(hand="thors_primacy", gimle="warrior*2"),
        clan(hand="odins_tide tyrs_bash", gimle="warrior*2"),
    )
    pillage(table, "gimle")
    commit(table, "0 odins_smite", "1 thors_primacy", "2 odins_tide")
    assert [(2, "AddCard")] == asked(table)
    assert [["odins_smite"], [], ["odins_tide"]] == GAME.view(table)["battle"]["blank"]
    assert {"warrior": 2} == figures(table, 1, "gimle") == figures(table, 2, "gimle")


@pytest.mark.rule("BR-134")
def test_of_two_primacies_the_first_in_order_blanks_the_other() -> None:
    table = position(
        clan(hand="thors_primacy tyrs_bash", gimle="leader"),
        clan(hand="thors_primacy", gimle="warrior"),
        clan(hand="odins_smite", gimle="warrior"),
    )
    pillage(table, "gimle", seat=1)
    commit(table, "0 thors_primacy", "1 thors_primacy", "2 odins_smite")
    assert [["thors_primacy"], [], ["odins_smite"]] == GAME.view(table)["battle"]["blank"]
    assert [{"seat": 1, "card": "thors_primacy"}] == lines(table, "cancels")


@pytest.mark.rule("BR-135")
def test_a_blank_card_keeps_its_printed_strength() -> None:
    table = position(
        clan(hand="thors_primacy", gimle="warrior"),
        clan(hand="friggas_grace", gimle="warrior"),
        clan(hand="heimdalls_sight", gimle="warrior"),
    )
    fight(table, "gimle", "0 thors_primacy", "1 friggas_grace", "2 heimdalls_sight")
    assert {0: 4, 1: 3, 2: 1} == totals(table)


@pytest.mark.rule("BR-135")
def test_primacy_leaves_late_cards_and_upgrades_alone() -> None:
    table = position(
        clan(hand="thors_primacy", gimle="leader"),
        clan(hand="q_alfheim_1 heimdalls_eye", upgrades="tyrs_domain", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 thors_primacy", "1 q_alfheim_1")
    tell(table, "1 UseQuest 3", "1 AddCard heimdalls_eye")
    assert {0: 6, 1: 6} == totals(table)


# -- B2: Heimdall's Watch ----------------------------------------------------------------------


@pytest.mark.rule("BR-136")
def test_watch_discards_the_round_for_glory_and_all_choose_anew() -> None:
    table = position(
        clan(hand="heimdalls_watch tyrs_bash", gimle="warrior"),
        clan(hand="tyrs_smite troll", gimle="leader"),
        clan(hand="thors_hammer odins_smite", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 heimdalls_watch", "1 tyrs_smite", "2 thors_hammer")
    assert [6, 0, 0] == glory(table)
    assert ["heimdalls_watch", "thors_hammer", "tyrs_smite"] == discards(table)
    assert [(0, "CommitCard"), (1, "CommitCard"), (2, "CommitCard")] == asked(table)
    commit(table, "0 tyrs_bash", "1 troll", "2 odins_smite")
    assert {0: 2, 1: 3, 2: 2} == totals(table)
    assert ["heimdalls_watch", "thors_hammer", "troll", "tyrs_smite"] == discards(table)


@pytest.mark.rule("BR-136")
def test_watch_comes_before_odins_cards() -> None:
    table = position(
        clan(hand="heimdalls_watch tyrs_bash", gimle="warrior"),
        clan(hand="odins_smite troll", gimle="leader"),
    )
    pillage(table, "gimle", seat=1)
    commit(table, "0 heimdalls_watch", "1 odins_smite")
    assert [1, 0] == glory(table)
    assert {"warrior": 1} == figures(table, 0, "gimle")


@pytest.mark.rule("BR-136")
def test_quests_and_upgrades_are_worth_nothing_to_watch() -> None:
    table = position(
        clan(hand="heimdalls_watch tyrs_bash", gimle="warrior"),
        clan(hand="q_alfheim_1", upgrades="tyrs_domain tyrs_wrath", gimle="leader"),
        clan(hand="fire_giant", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 heimdalls_watch", "1 q_alfheim_1", "2 fire_giant")
    assert [0, 0, 0] == glory(table)
    assert ["fire_giant", "heimdalls_watch", "q_alfheim_1"] == discards(table)


@pytest.mark.rule("BR-136")
def test_sight_is_worth_the_best_other_printed_card_to_watch() -> None:
    table = position(
        clan(hand="heimdalls_watch tyrs_bash", gimle="warrior"),
        clan(hand="heimdalls_sight", gimle="leader"),
        clan(hand="tyrs_crush", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 heimdalls_watch", "1 heimdalls_sight", "2 tyrs_crush")
    assert [8, 0, 0] == glory(table)


@pytest.mark.rule("BR-136")
def test_of_two_watches_the_first_in_order_acts_and_discards_the_other() -> None:
    table = position(
        clan(hand="heimdalls_watch tyrs_bash", gimle="warrior"),
        clan(hand="heimdalls_watch tyrs_smash", gimle="leader"),
        clan(hand="tyrs_crush", gimle="warrior"),
    )
    pillage(table, "gimle", seat=1)
    commit(table, "0 heimdalls_watch", "1 heimdalls_watch", "2 tyrs_crush")
    assert [0, 4, 0] == glory(table)
    assert ["heimdalls_watch", "heimdalls_watch", "tyrs_crush"] == discards(table)
    assert [(1, "CommitCard"), (0, "CommitCard")] == asked(table)


@pytest.mark.rule("BR-134", "BR-136")
def test_primacy_keeps_watch_from_acting() -> None:
    table = position(
        clan(hand="heimdalls_watch tyrs_bash", gimle="leader"),
        clan(hand="thors_primacy", gimle="warrior"),
    )
    fight(table, "gimle", "0 heimdalls_watch", "1 thors_primacy")
    assert {0: 3, 1: 4} == totals(table)
    assert [0, 3] == glory(table)
    assert ["heimdalls_watch", "tyrs_bash"] == hand(table, 0)


@pytest.mark.rule("BR-136")
def test_after_watch_the_new_round_begins_with_primacy() -> None:
    table = position(
        clan(hand="heimdalls_watch odins_smite", gimle="leader"),
        clan(hand="tyrs_bash thors_primacy", gimle="warrior"),
    )
    fight(table, "gimle", "0 heimdalls_watch", "1 tyrs_bash", "0 odins_smite", "1 thors_primacy")
    assert {0: 4, 1: 4} == totals(table)
    assert [2, 0] == glory(table)


@pytest.mark.rule("BR-136")
def test_a_second_watch_may_answer_in_the_new_round() -> None:
    table = position(
        clan(hand="heimdalls_watch tyrs_bash", gimle="leader"),
        clan(hand="tyrs_smash heimdalls_watch tyrs_crush", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 heimdalls_watch", "1 tyrs_smash", "0 tyrs_bash", "1 heimdalls_watch")
    assert [3, 2] == glory(table)
    assert [(1, "CommitCard")] == asked(table)


@pytest.mark.rule("BR-137")
def test_an_empty_hand_plays_nothing_after_watch_and_still_fights() -> None:
    table = position(
        clan(hand="heimdalls_watch", gimle="leader"),
        clan(hand="tyrs_smash troll", gimle="warrior"),
    )
    fight(table, "gimle", "0 heimdalls_watch", "1 tyrs_smash", "1 troll")
    assert {0: 3, 1: 1} == totals(table)
    assert 0 == winner(table)
    assert [{"seat": 0}] == lines(table, "reveals-nothing")


@pytest.mark.rule("BR-137")
def test_watch_leaves_figures_and_participants_as_they_are() -> None:
    table = position(
        clan(hand="heimdalls_watch tyrs_bash", gimle="leader warrior"),
        clan(hand="tyrs_smash", gimle="warrior", fjord_nw="ship"),
        clan(hand="tyrs_rage", horgr="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 heimdalls_watch", "1 tyrs_smash")
    assert [0, 1] == battle(table).seats
    assert [4, 3, 0] == GAME.view(table)["battle"]["figures_strength"]
    assert [(0, "CommitCard")] == asked(table)

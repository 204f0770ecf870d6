"""Battle, step Resolution: R1 to R4 (BR-148 to BR-154, BR-163 to BR-167)."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import (
    battle,
    commit,
    decline,
    discards,
    fight,
    lines,
    pillage,
    pillaged,
    run,
    totals,
    winner,
)
from games.bloodrage.positions import (
    clan,
    fallen,
    figures,
    glory,
    hand,
    on_the_board,
    position,
    rage,
    stats,
)
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.cards import NAMES
from meadhall.games.bloodrage.components import PLACE
from meadhall.games.bloodrage.resolution import ResultTexts
from meadhall.games.bloodrage.table import new_battle
from tables import asked, tell

# -- R1: who wins ------------------------------------------------------------------------------


@pytest.mark.rule("BR-148")
@pytest.mark.parametrize("pillager", [0, 1, 2])
def test_the_highest_total_wins(pillager: int) -> None:
    table = position(
        clan(hand="tyrs_bash", gimle="warrior"),
        clan(hand="tyrs_smash", gimle="warrior"),
        clan(hand="odins_judgement", gimle="warrior"),
    )
    fight(table, "gimle", "0 tyrs_bash", "1 tyrs_smash", "2 odins_judgement", seat=pillager)
    assert {0: 3, 1: 4, 2: 3} == totals(table)
    assert 1 == winner(table)
    assert {"warrior": 1} == figures(table, 1, "gimle")
    assert {"warrior": 1} == fallen(table, 0) == fallen(table, 2)


@pytest.mark.rule("BR-148", "BR-157", "BR-166")
def test_a_tie_of_two_has_no_winner() -> None:
    table = position(
        clan(hand="tyrs_smash", gimle="warrior", fjord_nw="ship"),
        clan(hand="tyrs_smash", gimle="leader"),
    )
    fight(table, "gimle", "0 tyrs_smash", "1 tyrs_smash")
    assert {0: 6, 1: 6} == totals(table)
    assert winner(table) is None
    assert {"warrior": 1, "ship": 1} == fallen(table, 0)
    assert {"leader": 1} == fallen(table, 1)
    assert [0, 0] == glory(table)
    assert [] == pillaged(table)


@pytest.mark.rule("BR-166")
def test_in_a_tie_at_the_top_the_weaker_clan_loses_just_as_well() -> None:
    table = position(
        clan(hand="tyrs_smash", gimle="leader", horgr="warrior"),
        clan(hand="tyrs_smite", gimle="warrior"),
        clan(hand="thors_hammer", gimle="warrior"),
        tokens="gimle=token_glory5",
    )
    fight(table, "gimle", "0 tyrs_smash", "1 tyrs_smite", "2 thors_hammer")
    assert {0: 6, 1: 6, 2: 2} == totals(table)
    assert [{"seats": [0, 1], "place": "gimle"}] == lines(table, "battle-tied")
    assert [0, 0, 0] == glory(table)
    assert {"leader": 1} == fallen(table, 0)
    assert {"warrior": 1} == fallen(table, 1) == fallen(table, 2)
    assert {"horgr": {"warrior": 1}} == on_the_board(table, 0)
    assert [["tyrs_smash"], ["tyrs_smite"], ["thors_hammer"]] == [
        hand(table, seat) for seat in range(3)
    ]
    assert [] == pillaged(table)


@pytest.mark.rule("BR-148", "BR-166")
def test_a_tie_below_the_top_hurts_nobody_above() -> None:
    table = position(
        clan(gimle="warrior"),
        clan(gimle="leader"),
        clan(gimle="warrior"),
    )
    fight(table, "gimle")
    assert 1 == winner(table)
    assert [0, 3, 0] == glory(table)


# -- R2: texts for winner and losers -----------------------------------------------------------


@pytest.mark.rule("BR-149")
def test_win_texts_are_for_the_winner_alone() -> None:
    table = position(
        clan(hand="thors_ascension", rage=5, gimle="leader"),
        clan(hand="thors_hammer", gimle="warrior"),
        clan(hand="thors_oath", gimle="warrior"),
    )
    fight(table, "gimle", "0 thors_ascension", "1 thors_hammer", "2 thors_oath")
    assert [3 + 3, 0, 0] == glory(table)
    assert [8, 6, 6] == rage(table)
    assert (1, 1, 1) == stats(table, 1) == stats(table, 2)


@pytest.mark.rule("BR-149")
def test_lose_texts_are_for_losers_alone() -> None:
    table = position(
        clan(hand="lokis_backstab", glory=5, gimle="leader"),
        clan(hand="lokis_trickery tyrs_bash", glory=5, gimle="warrior"),
        clan(hand="lokis_backstab", glory=5, gimle="warrior"),
    )
    fight(table, "gimle", "0 lokis_backstab", "1 lokis_trickery", "2 lokis_backstab")
    assert [5 - 2 + 3, 5, 5 + 2] == glory(table)
    assert [5, 7, 6] == rage(table)


@pytest.mark.rule("BR-149")
def test_result_texts_go_from_the_pillager_clockwise() -> None:
    """A Glory-less winner's Hammer comes too late to feed the pillager's Backstab."""
    table = position(
        clan(hand="thors_hammer", gimle="leader"),
        clan(hand="lokis_backstab", gimle="warrior"),
    )
    fight(table, "gimle", "0 thors_hammer", "1 lokis_backstab", seat=1)
    assert [3 + 3, 0] == glory(table)
    table = position(
        clan(hand="thors_hammer", gimle="leader"),
        clan(hand="lokis_backstab", gimle="warrior"),
    )
    fight(table, "gimle", "0 thors_hammer", "1 lokis_backstab", seat=0)
    assert [3 - 2 + 3, 2] == glory(table)


@pytest.mark.rule("BR-150")
def test_without_a_winner_nothing_is_taken() -> None:
    table = position(
        clan(hand="lokis_backstab", glory=5, gimle="leader"),
        clan(hand="tyrs_bash", glory=5, gimle="warrior"),
        clan(hand="lokis_trickery", glory=5, gimle="leader"),
        clan(hand="lokis_poison", glory=5, gimle="warrior"),
    )
    fight(table, "gimle", "0 lokis_backstab", "1 tyrs_bash", "2 lokis_trickery", "3 lokis_poison")
    assert winner(table) is None
    assert [5, 5, 5, 5] == glory(table)
    assert [6, 6, 6, 6] == rage(table)
    assert ["tyrs_bash"] == hand(table, 1)
    assert ["lokis_poison"] == hand(table, 3)


@pytest.mark.rule("BR-151")
def test_trickery_takes_the_rage_that_prowess_would_need() -> None:
    table = position(
        clan(hand="tyrs_rage", upgrades="tyrs_prowess", rage=1, gimle="leader"),
        clan(hand="lokis_trickery", rage=0, gimle="warrior"),
    )
    fight(table, "gimle", "0 tyrs_rage", "1 lokis_trickery")
    assert [] == asked(table)
    assert [0, 1] == rage(table)
    assert ["tyrs_rage"] == discards(table)


@pytest.mark.rule("BR-151")
def test_prowess_cannot_undo_poison() -> None:
    table = position(
        clan(hand="tyrs_rage", upgrades="tyrs_prowess", gimle="leader"),
        clan(hand="lokis_poison", gimle="warrior"),
    )
    fight(table, "gimle", "0 tyrs_rage", "1 lokis_poison")
    assert [] == asked(table)
    assert ["lokis_poison", "tyrs_rage"] == hand(table, 1)
    assert [] == hand(table, 0)
    assert 6 == table.players[0].rage


@pytest.mark.rule("BR-152")
@pytest.mark.card("lokis_poison")
def test_of_several_poisons_the_first_loser_takes_everything() -> None:
    """There is one Poison in the box; the rule is shown on a battle put together by hand."""
    table = position(clan(), clan(), clan())
    fought = new_battle(table, PLACE["gimle"], 2, False)
    fought.seats, fought.winner = [2, 0, 1], 1
    poison, spoils = NAMES.index("lokis_poison"), NAMES.index("tyrs_rage")
    fought.texts[0], fought.texts[2], fought.front[1] = [poison], [poison], [spoils]
    table.battle = fought
    run(table, ResultTexts())
    assert [[], [], ["tyrs_rage"]] == [hand(table, seat) for seat in range(3)]


# -- R3: clearing the cards --------------------------------------------------------------------


@pytest.mark.rule("BR-153")
def test_the_winner_discards_and_the_losers_take_back() -> None:
    table = position(
        clan(hand="tyrs_smash troll", gimle="leader"),
        clan(hand="tyrs_bash heimdalls_eye", gimle="warrior"),
        clan(hand="q_alfheim_1", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 tyrs_smash", "1 tyrs_bash", "2 q_alfheim_1")
    tell(table, "0 AddCard pass", "1 AddCard heimdalls_eye")
    decline(table)
    assert ["tyrs_smash"] == discards(table)
    assert ["troll"] == hand(table, 0)
    assert ["heimdalls_eye", "tyrs_bash"] == hand(table, 1)
    assert ["q_alfheim_1"] == hand(table, 2)


@pytest.mark.rule("BR-153", "BR-163")
def test_cards_cleared_away_stay_known() -> None:
    table = position(
        clan(hand="tyrs_smash", gimle="leader"),
        clan(hand="tyrs_bash troll", gimle="warrior"),
    )
    fight(table, "gimle", "0 tyrs_smash", "1 tyrs_bash")
    view = GAME.view(table)
    assert ["tyrs_smash"] == view["discards"]
    assert ["tyrs_bash"] == view["players"][1]["seen"]
    assert 2 == view["players"][1]["hand"]


@pytest.mark.rule("BR-163")
def test_a_card_shown_before_and_discarded_later_is_in_no_hand_any_more() -> None:
    table = position(
        clan(hand="tyrs_smash", gimle="leader"),
        clan(hand="tyrs_bash", gimle="warrior", horgr="warrior*3"),
    )
    fight(table, "gimle", "0 tyrs_smash", "1 tyrs_bash")
    fight(table, "horgr", seat=1)
    assert ["tyrs_bash"] == GAME.view(table)["players"][1]["seen"]
    table = position(
        clan(hand="tyrs_smash", gimle="leader", horgr="warrior"),
        clan(hand="tyrs_bash", gimle="warrior", horgr="warrior*3"),
    )
    fight(table, "gimle", "0 tyrs_smash", "1 tyrs_bash")
    fight(table, "horgr", "1 tyrs_bash", seat=1)
    assert [] == GAME.view(table)["players"][1]["seen"]
    assert [] == table.shown
    assert ["tyrs_bash", "tyrs_smash"] == discards(table)


# -- R4: losers are destroyed ------------------------------------------------------------------


@pytest.mark.rule("BR-154")
def test_all_figures_of_losers_in_province_and_fjord_are_destroyed() -> None:
    table = position(
        clan(hand="tyrs_rage", gimle="leader", fjord_nw="ship"),
        clan(
            upgrades="troll sea_serpent",
            gimle="leader warrior*2 troll",
            fjord_nw="ship sea_serpent",
            horgr="warrior*2",
        ),
        clan(fjord_nw="ship", utgard="warrior"),
    )
    fight(table, "gimle", "0 tyrs_rage")
    assert {0: 11, 1: 12, 2: 2} == totals(table)
    assert {"leader": 1, "ship": 1} == fallen(table, 0)
    assert {"ship": 1} == fallen(table, 2)
    assert {} == fallen(table, 1)
    assert {"utgard": {"warrior": 1}} == on_the_board(table, 2)


@pytest.mark.rule("BR-154")
def test_figures_of_losers_in_the_other_province_of_the_fjord_live() -> None:
    table = position(
        clan(gimle="leader"),
        clan(fjord_nw="ship", myrkulor="warrior"),
    )
    pillage(table, "gimle")
    tell(table, "1 JoinBattle pass")
    assert {"myrkulor": {"warrior": 1}} == on_the_board(table, 1)
    assert {"ship": 1} == fallen(table, 1)


@pytest.mark.rule("BR-154")
def test_saved_figures_of_a_loser_stay_in_the_province() -> None:
    table = position(
        clan(hand="tyrs_rage", gimle="leader"),
        clan(upgrades="friggas_protection", rage=2, gimle="leader warrior*2"),
    )
    fight(table, "gimle", "0 tyrs_rage")
    tell(table, "1 SaveFigures leader", "1 SaveFigures warrior")
    assert [] == asked(table)
    assert {"leader": 1, "warrior": 1} == figures(table, 1, "gimle")
    assert {"warrior": 1} == fallen(table, 1)
    assert ["gimle"] == pillaged(table)


@pytest.mark.rule("BR-154", "BR-155")
def test_losers_fall_before_the_reward_is_taken() -> None:
    table = position(
        clan(upgrades="lord_of_axes", gimle="leader"),
        clan(upgrades="friggas_protection", gimle="warrior"),
    )
    fight(table, "gimle")
    assert [(1, "SaveFigures")] == asked(table)
    assert [] == pillaged(table)
    tell(table, "1 SaveFigures pass")
    assert [(0, "RaiseStat")] == asked(table)
    assert ["gimle"] == pillaged(table)


# -- texts that outlive their cards ------------------------------------------------------------


@pytest.mark.rule("BR-164")
@pytest.mark.card("friggas_grace", "lokis_poison")
def test_grace_still_acts_though_poison_took_it() -> None:
    table = position(
        clan(hand="friggas_grace", gimle="leader"),
        clan(hand="lokis_poison", gimle="warrior"),
    )
    fight(table, "gimle", "0 friggas_grace", "1 lokis_poison")
    assert ["friggas_grace", "lokis_poison"] == hand(table, 1)
    tell(table, "0 RaiseStat axes")
    assert (2, 2, 1) == stats(table, 0)
    assert [4, 0] == glory(table)


@pytest.mark.rule("BR-164")
@pytest.mark.card("odins_judgement", "lokis_poison")
def test_judgement_still_pays_its_player_though_poison_took_it() -> None:
    table = position(
        clan(hand="odins_judgement", gimle="leader"),
        clan(hand="lokis_poison", gimle="warrior*2"),
    )
    fight(table, "gimle", "0 odins_judgement", "1 lokis_poison")
    assert ["lokis_poison", "odins_judgement"] == hand(table, 1)
    assert [3 + 2 * 2, 0] == glory(table)


@pytest.mark.rule("BR-164")
@pytest.mark.card("odins_judgement", "tyrs_prowess")
def test_judgement_kept_by_prowess_still_pays() -> None:
    table = position(
        clan(hand="odins_judgement", upgrades="tyrs_prowess", gimle="leader"),
        clan(gimle="warrior*2"),
    )
    fight(table, "gimle", "0 odins_judgement")
    tell(table, "0 KeepCard odins_judgement")
    assert ["odins_judgement"] == hand(table, 0)
    assert [3 + 2 * 2, 0] == glory(table)


@pytest.mark.rule("BR-164")
@pytest.mark.card("odins_judgement", "thors_primacy", "friggas_grace")
def test_a_blanked_text_does_not_act_later() -> None:
    table = position(
        clan(hand="friggas_grace", gimle="leader warrior"),
        clan(hand="thors_primacy", gimle="warrior"),
        clan(hand="odins_judgement", gimle="warrior"),
    )
    fight(table, "gimle", "0 friggas_grace", "1 thors_primacy", "2 odins_judgement")
    assert {0: 6, 1: 4, 2: 3} == totals(table)
    assert [] == asked(table)
    assert (2, 1, 1) == stats(table, 0)
    assert [3, 0, 0] == glory(table)


@pytest.mark.rule("BR-167")
def test_win_texts_look_at_the_result_not_at_who_pillaged() -> None:
    table = position(
        clan(hand="tyrs_bash", gimle="warrior"),
        clan(hand="thors_ascension", rage=0, passed=True, gimle="leader"),
    )
    fight(table, "gimle", "0 tyrs_bash", "1 thors_ascension")
    assert [0, 3 + 3] == glory(table)
    assert [6, 3] == rage(table)


@pytest.mark.rule("BR-155", "BR-163")
def test_after_the_battle_nothing_is_left_of_it() -> None:
    table = position(
        clan(hand="tyrs_smash troll", gimle="leader"), clan(hand="tyrs_bash", gimle="warrior")
    )
    pillage(table, "gimle")
    assert [0, 1] == battle(table).seats
    commit(table, "0 tyrs_smash", "1 tyrs_bash")
    decline(table)
    assert table.battle is None
    assert GAME.view(table)["battle"] is None

"""Thor's cards, one by one."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import (
    commit,
    deal,
    decline,
    discards,
    fight,
    lines,
    pillage,
    pillaged,
    rows,
    run,
    totals,
)
from games.bloodrage.positions import (
    clan,
    figures,
    glory,
    hand,
    on_the_board,
    position,
    rage,
    stats,
)
from meadhall.games.bloodrage.actions import TakeAction
from meadhall.games.bloodrage.age import FinalScoring
from meadhall.games.bloodrage.table import Table
from tables import asked, options, tell

# -- for the winner ----------------------------------------------------------------------------


@pytest.mark.rule("BR-149")
@pytest.mark.card("thors_hammer")
@pytest.mark.parametrize("row", rows("thors_hammer"))
def test_hammer_adds_one_and_pays_three_glory_for_winning(row: int) -> None:
    table = position(clan(gimle="leader"), clan(gimle="warrior*3"))
    deal(table, 0, row)
    fight(table, "gimle", "0 thors_hammer")
    assert {0: 4, 1: 3} == totals(table)
    assert [3 + 3, 0] == glory(table)


@pytest.mark.rule("BR-149", "BR-167")
@pytest.mark.card("thors_oath")
@pytest.mark.parametrize("row", rows("thors_oath"))
@pytest.mark.parametrize("pillager", [0, 1])
def test_oath_adds_one_and_raises_a_stat_for_winning(row: int, pillager: int) -> None:
    table = position(clan(gimle="leader"), clan(gimle="warrior*3"), tokens="gimle=token_glory5")
    deal(table, 0, row)
    fight(table, "gimle", "0 thors_oath", seat=pillager)
    assert {0: 4, 1: 3} == totals(table)
    assert ["rage", "axes", "horns"] == options(table, 0, "RaiseStat")
    tell(table, "0 RaiseStat horns")
    assert (1, 1, 2) == stats(table, 0)


@pytest.mark.rule("BR-224")
@pytest.mark.card("thors_oath")
def test_oath_is_lost_when_no_stat_can_rise() -> None:
    table = position(
        clan(hand="thors_oath", stats=(6, 6, 6), gimle="leader"), clan(gimle="warrior")
    )
    fight(table, "gimle", "0 thors_oath")
    assert [] == asked(table)
    assert [8, 0] == glory(table)


@pytest.mark.rule("BR-149")
@pytest.mark.card("thors_ascension")
@pytest.mark.parametrize("row", rows("thors_ascension"))
def test_ascension_adds_one_and_pays_three_rage_and_three_glory(row: int) -> None:
    table = position(clan(rage=2, gimle="leader"), clan(gimle="warrior*3"))
    deal(table, 0, row)
    fight(table, "gimle", "0 thors_ascension")
    assert {0: 4, 1: 3} == totals(table)
    assert [3 + 3, 0] == glory(table)
    assert [5, 6] == rage(table)


@pytest.mark.rule("BR-019")
@pytest.mark.card("thors_ascension")
@pytest.mark.parametrize(("before", "after"), [(8, 11), (10, 12), (12, 12)])
def test_rage_from_ascension_stops_at_twelve(before: int, after: int) -> None:
    table = position(
        clan(hand="thors_ascension", rage=before, gimle="leader"), clan(gimle="warrior")
    )
    fight(table, "gimle", "0 thors_ascension")
    assert after == table.players[0].rage


@pytest.mark.card("thors_hammer", "thors_oath", "thors_ascension")
@pytest.mark.parametrize("card", ["thors_hammer", "thors_oath", "thors_ascension"])
def test_without_a_victory_they_give_nothing(card: str) -> None:
    table = position(clan(hand=card, gimle="warrior*2"), clan(gimle="leader"))
    fight(table, "gimle", f"0 {card}")
    assert {0: 3, 1: 3} == totals(table)
    assert [] == asked(table)
    assert [0, 0] == glory(table)
    assert [6, 6] == rage(table)


# -- Thor's Primacy ----------------------------------------------------------------------------


@pytest.mark.rule("BR-134", "BR-135")
@pytest.mark.card("thors_primacy")
@pytest.mark.parametrize("row", rows("thors_primacy"))
def test_primacy_adds_three_and_cancels_the_others_texts(row: int) -> None:
    table = position(
        clan(glory=5, gimle="leader warrior"),
        clan(hand="lokis_backstab", gimle="warrior*2"),
        clan(hand="odins_smite", gimle="warrior*2"),
    )
    deal(table, 0, row)
    fight(table, "gimle", "0 thors_primacy", "1 lokis_backstab", "2 odins_smite")
    assert {0: 7, 1: 2, 2: 3} == totals(table)
    assert [5 + 3, 0, 0] == glory(table)


@pytest.mark.rule("BR-134", "BR-149")
@pytest.mark.card("thors_primacy", "thors_hammer")
def test_a_cancelled_hammer_pays_nothing_to_the_winner() -> None:
    table = position(
        clan(hand="thors_primacy", gimle="warrior"),
        clan(hand="thors_hammer", gimle="leader warrior*2"),
    )
    fight(table, "gimle", "0 thors_primacy", "1 thors_hammer")
    assert {0: 4, 1: 6} == totals(table)
    assert [0, 3] == glory(table)


@pytest.mark.rule("BR-135")
@pytest.mark.card("thors_primacy", "thors_glory", "tyrs_prowess", "friggas_protection")
def test_primacy_does_not_touch_upgrades() -> None:
    table = position(
        clan(hand="thors_primacy", upgrades="friggas_protection", gimle="warrior*2"),
        clan(hand="tyrs_smash", upgrades="thors_glory tyrs_prowess", gimle="leader warrior"),
    )
    fight(table, "gimle", "0 thors_primacy", "1 tyrs_smash")
    assert {0: 5, 1: 7} == totals(table)
    tell(table, "1 KeepCard tyrs_smash")
    tell(table, "0 SaveFigures pass")
    assert [0, 3 + 2] == glory(table)
    assert ["tyrs_smash"] == hand(table, 1)


# -- upgrades ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-159")
@pytest.mark.card("thors_glory")
@pytest.mark.parametrize(("others", "paid"), [("warrior", 0), ("warrior*2", 2), ("warrior*4", 2)])
def test_thors_glory_pays_two_once_if_two_enemies_fall(others: str, paid: int) -> None:
    table = position(
        clan(hand="tyrs_crush", upgrades="thors_glory", gimle="leader"), clan(gimle=others)
    )
    fight(table, "gimle", "0 tyrs_crush")
    assert [3 + paid, 0] == glory(table)


@pytest.mark.rule("BR-159")
@pytest.mark.card("thors_glory")
def test_thors_glory_counts_enemies_of_all_clans_together_even_in_defeat() -> None:
    table = position(
        clan(upgrades="thors_glory", gimle="warrior*2"),
        clan(gimle="warrior"),
        clan(fjord_nw="ship", horgr="leader"),
    )
    fight(table, "gimle")
    # two and two tie at the top, so all lose: a warrior and a ship fall
    assert [2, 0, 0] == glory(table)


@pytest.mark.rule("BR-159")
@pytest.mark.card("thors_glory")
def test_own_figures_do_not_count_for_thors_glory() -> None:
    table = position(
        clan(upgrades="thors_glory", gimle="warrior*3"), clan(hand="tyrs_crush", gimle="warrior")
    )
    fight(table, "gimle", "1 tyrs_crush")
    assert [0, 3] == glory(table)


def thors_domain(rage: int = 6, pillaged: str = "") -> Table:
    table = position(
        clan(upgrades="thors_domain", rage=rage),
        clan(gimle="warrior"),
        pillaged=pillaged,
        tokens="gimle=token_glory5",
    )
    run(table, TakeAction(0))
    return table


@pytest.mark.rule("BR-217")
@pytest.mark.card("thors_domain")
def test_thors_domain_pillages_the_invaded_province_for_two_rage() -> None:
    table = thors_domain()
    tell(table, "0 TakeAction invade", "0 ChooseInvader leader", "0 ChooseLanding gimle")
    assert ["pillage", "pass"] == options(table, 0, "PillageAtOnce")
    tell(table, "0 PillageAtOnce pillage")
    assert ["gimle"] == pillaged(table)
    assert [5 + 3, 0] == glory(table)
    assert [4, 6] == rage(table)


@pytest.mark.rule("BR-217", "BR-224")
@pytest.mark.card("thors_domain")
def test_thors_domain_may_be_declined() -> None:
    table = thors_domain()
    tell(table, "0 TakeAction invade", "0 ChooseInvader leader", "0 ChooseLanding gimle")
    tell(table, "0 PillageAtOnce pass")
    assert [] == asked(table)
    assert [6, 6] == rage(table)
    assert [] == pillaged(table)


@pytest.mark.rule("BR-217")
@pytest.mark.card("thors_domain")
def test_thors_domain_needs_two_rage_after_paying_for_the_invade() -> None:
    table = thors_domain(rage=2)
    tell(table, "0 TakeAction invade", "0 ChooseInvader warrior", "0 ChooseLanding gimle")
    assert [] == asked(table)
    table = thors_domain(rage=3)
    tell(table, "0 TakeAction invade", "0 ChooseInvader warrior", "0 ChooseLanding gimle")
    assert [(0, "PillageAtOnce")] == asked(table)


@pytest.mark.rule("BR-217")
@pytest.mark.card("thors_domain")
def test_thors_domain_needs_an_unpillaged_province_and_no_fjord() -> None:
    table = thors_domain(pillaged="gimle")
    tell(table, "0 TakeAction invade", "0 ChooseInvader leader", "0 ChooseLanding gimle")
    assert [] == asked(table)
    table = thors_domain()
    tell(table, "0 TakeAction invade", "0 ChooseInvader ship", "0 ChooseLanding fjord_nw")
    assert [] == asked(table)


@pytest.mark.rule("BR-217")
@pytest.mark.card("thors_domain", "tyrs_challenge")
def test_thors_domain_does_not_combine_with_challenge() -> None:
    table = position(clan(upgrades="thors_domain tyrs_challenge"), clan(), pillaged="gimle")
    run(table, TakeAction(0))
    tell(table, "0 TakeAction invade", "0 ChooseInvader leader", "0 ChooseLanding gimle")
    assert [] == asked(table)


@pytest.mark.rule("BR-217")
@pytest.mark.card("thors_domain", "friggas_succor")
def test_an_invade_and_its_succor_warrior_are_one_occasion() -> None:
    table = position(clan(upgrades="thors_domain friggas_succor"), clan(horgr="leader"))
    run(table, TakeAction(0))
    tell(table, "0 TakeAction invade", "0 ChooseInvader leader", "0 ChooseLanding gimle")
    tell(table, "0 BringWarrior warrior", "0 PillageAtOnce pass")
    assert [] == asked(table)
    assert {"gimle": {"leader": 1, "warrior": 1}} == on_the_board(table, 0)


@pytest.mark.rule("BR-217")
@pytest.mark.card("thors_domain")
def test_thors_domain_follows_a_free_invade_too() -> None:
    table = position(clan(hand="dwarf_chieftain", upgrades="thors_domain"), clan())
    run(table, TakeAction(0))
    tell(table, "0 TakeAction upgrade", "0 ChooseUpgrade dwarf_chieftain")
    tell(table, "0 FreeInvade dwarf_chieftain", "0 ChooseLanding gimle")
    tell(table, "0 PillageAtOnce pillage")
    assert ["gimle"] == pillaged(table)


@pytest.mark.rule("BR-217")
@pytest.mark.card("thors_domain", "lokis_blessing")
def test_thors_domain_cannot_start_inside_another_pillage() -> None:
    table = position(
        clan(gimle="warrior"), clan(upgrades="thors_domain lokis_blessing", gimle="warrior")
    )
    fight(table, "gimle")
    tell(table, "1 ReturnToBattle warrior")
    assert [] == asked(table)
    assert {"warrior": 1} == figures(table, 1, "gimle")


@pytest.mark.rule("BR-197")
@pytest.mark.card("thors_conquest")
def test_conquest_pays_its_owner_at_the_end() -> None:
    table = position(
        clan(upgrades="thors_conquest", gimle="leader warrior", fjord_sw="ship"),
        clan(horgr="leader"),
        age=3,
    )
    run(table, FinalScoring())
    assert [9, 0] == glory(table)
    assert [{"seat": 0, "card": "thors_conquest", "glory": 9}] == lines(table, "card-glory")


@pytest.mark.card("thors_primacy", "heimdalls_gaze")
def test_a_card_added_after_primacy_still_counts_in_full() -> None:
    table = position(
        clan(hand="thors_primacy", gimle="leader"),
        clan(hand="tyrs_smash heimdalls_gaze", gimle="leader"),
    )
    pillage(table, "gimle")
    commit(table, "0 thors_primacy", "1 tyrs_smash")
    tell(table, "1 AddCard heimdalls_gaze")
    decline(table)
    assert {0: 6, 1: 9} == totals(table)
    assert ["heimdalls_gaze", "tyrs_smash"] == discards(table)

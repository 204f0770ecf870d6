"""Loki's cards, one by one."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import (
    commit,
    deal,
    decline,
    discards,
    fight,
    pillage,
    rows,
    run,
    totals,
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
)
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.actions import TakeAction
from meadhall.games.bloodrage.age import ReleaseValhalla
from tables import asked, options, tell

# -- for losers --------------------------------------------------------------------------------


@pytest.mark.rule("BR-149")
@pytest.mark.card("lokis_trickery")
@pytest.mark.parametrize("row", rows("lokis_trickery"))
def test_trickery_adds_nothing_and_takes_a_rage_from_the_winner(row: int) -> None:
    table = position(clan(rage=4, gimle="warrior"), clan(rage=3, gimle="leader"))
    deal(table, 0, row)
    fight(table, "gimle", "0 lokis_trickery")
    assert {0: 1, 1: 3} == totals(table)
    assert [5, 2] == rage(table)
    assert ["lokis_trickery"] == hand(table, 0)


@pytest.mark.rule("BR-019", "BR-224")
@pytest.mark.card("lokis_trickery")
@pytest.mark.parametrize(
    ("mine", "theirs", "after"), [(4, 0, [4, 0]), (12, 3, [12, 2]), (11, 1, [12, 0])]
)
def test_trickery_takes_what_there_is_and_stops_at_twelve(
    mine: int, theirs: int, after: list[int]
) -> None:
    table = position(
        clan(hand="lokis_trickery", rage=mine, gimle="warrior"), clan(rage=theirs, gimle="leader")
    )
    fight(table, "gimle", "0 lokis_trickery")
    assert after == rage(table)


@pytest.mark.card("lokis_trickery", "lokis_backstab", "lokis_poison")
@pytest.mark.parametrize("card", ["lokis_trickery", "lokis_backstab", "lokis_poison"])
def test_the_winner_gets_nothing_from_lokis_cards(card: str) -> None:
    table = position(
        clan(hand=card, glory=4, gimle="leader"),
        clan(hand="odins_smite", glory=4, gimle="warrior"),
    )
    fight(table, "gimle", f"0 {card}", "1 odins_smite")
    assert {0: 3, 1: 2} == totals(table)
    assert [6, 6] == rage(table)
    assert [4 + 3, 4] == glory(table)
    assert [card] == discards(table)
    assert ["odins_smite"] == hand(table, 1)


@pytest.mark.rule("BR-149")
@pytest.mark.card("lokis_backstab")
@pytest.mark.parametrize("row", rows("lokis_backstab"))
def test_backstab_adds_nothing_and_takes_two_glory_from_the_winner(row: int) -> None:
    table = position(clan(glory=1, gimle="warrior"), clan(glory=9, gimle="leader"))
    deal(table, 0, row)
    fight(table, "gimle", "0 lokis_backstab")
    assert {0: 1, 1: 3} == totals(table)
    assert [1 + 2, 9 - 2 + 3] == glory(table)


@pytest.mark.rule("BR-020", "BR-224")
@pytest.mark.card("lokis_backstab")
@pytest.mark.parametrize(("theirs", "after"), [(0, [0, 3]), (1, [1, 3]), (2, [2, 3])])
def test_backstab_takes_no_more_than_there_is(theirs: int, after: list[int]) -> None:
    table = position(
        clan(hand="lokis_backstab", gimle="warrior"), clan(glory=theirs, gimle="leader")
    )
    fight(table, "gimle", "0 lokis_backstab")
    assert after == glory(table)


@pytest.mark.card("lokis_backstab")
def test_two_losers_may_both_stab() -> None:
    table = position(
        clan(hand="lokis_backstab", gimle="warrior"),
        clan(glory=3, gimle="leader"),
        clan(hand="lokis_backstab", gimle="warrior"),
    )
    fight(table, "gimle", "0 lokis_backstab", "2 lokis_backstab")
    assert [2, 3 - 3 + 3, 1] == glory(table)


@pytest.mark.rule("BR-149")
@pytest.mark.card("lokis_poison")
@pytest.mark.parametrize("row", rows("lokis_poison"))
def test_poison_takes_all_cards_of_the_winner_late_ones_too(row: int) -> None:
    table = position(
        clan(gimle="warrior"),
        clan(hand="tyrs_smash heimdalls_eye", gimle="leader"),
        clan(hand="tyrs_bash", gimle="warrior"),
    )
    deal(table, 0, row)
    pillage(table, "gimle")
    commit(table, "0 lokis_poison", "1 tyrs_smash", "2 tyrs_bash")
    tell(table, "1 AddCard heimdalls_eye")
    decline(table)
    assert {0: 1, 1: 8, 2: 3} == totals(table)
    assert ["heimdalls_eye", "lokis_poison", "tyrs_smash"] == hand(table, 0)
    assert ["tyrs_bash"] == hand(table, 2)
    assert [] == discards(table)
    seen = GAME.view(table, 1)["players"][0]["seen"]
    assert ["tyrs_smash", "heimdalls_eye", "lokis_poison"] == seen


@pytest.mark.card("lokis_poison", "thors_primacy")
def test_poison_is_void_against_primacy() -> None:
    table = position(
        clan(hand="thors_primacy", gimle="leader"), clan(hand="lokis_poison", gimle="warrior")
    )
    fight(table, "gimle", "0 thors_primacy", "1 lokis_poison")
    assert ["thors_primacy"] == discards(table)
    assert ["lokis_poison"] == hand(table, 1)


@pytest.mark.rule("BR-149")
@pytest.mark.card("lokis_poison", "thors_hammer")
def test_win_texts_act_though_poison_takes_the_card() -> None:
    """The loser is first in order: the Hammer is gone before its text comes up."""
    table = position(
        clan(hand="lokis_poison", gimle="warrior"), clan(hand="thors_hammer", gimle="leader")
    )
    fight(table, "gimle", "0 lokis_poison", "1 thors_hammer")
    assert ["lokis_poison", "thors_hammer"] == hand(table, 0)
    assert [0, 3 + 3] == glory(table)


# -- the fallen return -------------------------------------------------------------------------


@pytest.mark.rule("BR-187")
@pytest.mark.card("lokis_domain", "lokis_eminence", "lokis_wrath")
@pytest.mark.parametrize(
    ("card", "paid"), [("lokis_domain", 3), ("lokis_eminence", 6), ("lokis_wrath", 9)]
)
def test_each_returning_figure_pays(card: str, paid: int) -> None:
    table = position(
        clan(upgrades=f"{card} troll", valhalla="leader troll warrior"), clan(valhalla="leader")
    )
    run(table, ReleaseValhalla())
    assert [paid, 0] == glory(table)


@pytest.mark.rule("BR-187")
@pytest.mark.card("lokis_domain", "friggas_domain")
def test_a_figure_fetched_by_friggas_domain_pays_nothing() -> None:
    table = position(
        clan(upgrades="lokis_domain friggas_domain", valhalla="leader warrior"), clan()
    )
    run(table, TakeAction(0))
    tell(table, "0 TakeAction summon", "0 ChooseFallen leader", "0 ChooseLanding gimle")
    assert [0, 0] == glory(table)
    run(table, ReleaseValhalla())
    assert [1, 0] == glory(table)


# -- Loki's Blessing ---------------------------------------------------------------------------


@pytest.mark.rule("BR-160", "BR-224")
@pytest.mark.card("lokis_blessing")
def test_blessing_lets_a_loser_return_with_a_warrior_for_free() -> None:
    table = position(clan(gimle="leader"), clan(upgrades="lokis_blessing", rage=0, gimle="warrior"))
    fight(table, "gimle")
    assert ["warrior", "pass"] == options(table, 1, "ReturnToBattle")
    tell(table, "1 ReturnToBattle warrior")
    assert {"gimle": {"warrior": 1}} == on_the_board(table, 1)
    assert [6, 0] == rage(table)


@pytest.mark.rule("BR-224")
@pytest.mark.card("lokis_blessing")
def test_blessing_may_be_declined() -> None:
    table = position(clan(gimle="leader"), clan(upgrades="lokis_blessing", gimle="warrior"))
    fight(table, "gimle")
    tell(table, "1 ReturnToBattle pass")
    assert {} == on_the_board(table, 1)


@pytest.mark.rule("BR-216")
@pytest.mark.card("lokis_blessing")
def test_blessing_does_not_open_yggdrasil() -> None:
    table = position(clan(yggdrasil="leader"), clan(upgrades="lokis_blessing", yggdrasil="warrior"))
    fight(table, "yggdrasil")
    assert [] == asked(table)


@pytest.mark.rule("BR-005", "BR-160")
@pytest.mark.card("lokis_blessing")
def test_blessing_needs_a_free_village() -> None:
    table = position(
        clan(andlang="leader warrior*2"), clan(upgrades="lokis_blessing", fjord_sw="ship")
    )
    fight(table, "andlang")
    assert [] == asked(table)
    table = position(
        clan(andlang="leader warrior"), clan(upgrades="lokis_blessing", fjord_sw="ship")
    )
    fight(table, "andlang")
    assert [(1, "ReturnToBattle")] == asked(table)


@pytest.mark.rule("BR-083", "BR-160")
@pytest.mark.card("lokis_blessing")
def test_blessing_needs_room_under_horns() -> None:
    table = position(
        clan(gimle="leader"), clan(upgrades="lokis_blessing", gimle="warrior", horgr="warrior*4")
    )
    fight(table, "gimle")
    assert [] == asked(table)
    table = position(
        clan(gimle="leader"), clan(upgrades="lokis_blessing", gimle="warrior", horgr="warrior*3")
    )
    fight(table, "gimle")
    assert [(1, "ReturnToBattle")] == asked(table)


@pytest.mark.rule("BR-160")
@pytest.mark.card("lokis_blessing")
def test_blessing_needs_a_warrior_in_reserve() -> None:
    table = position(
        clan(hand="tyrs_smash", gimle="leader"),
        clan(upgrades="lokis_blessing", gimle="warrior", valhalla="warrior*7"),
    )
    fight(table, "gimle", "0 tyrs_smash")
    assert [] == asked(table)
    assert {"warrior": 8} == fallen(table, 1)


@pytest.mark.rule("BR-215")
@pytest.mark.card("lokis_blessing", "friggas_succor")
def test_blessing_and_succor_bring_two_warriors() -> None:
    table = position(
        clan(gimle="leader"), clan(upgrades="lokis_blessing friggas_succor", gimle="warrior")
    )
    fight(table, "gimle")
    tell(table, "1 ReturnToBattle warrior")
    assert ["warrior", "pass"] == options(table, 1, "BringWarrior")
    tell(table, "1 BringWarrior warrior")
    assert [] == asked(table)
    assert {"warrior": 2} == figures(table, 1, "gimle")

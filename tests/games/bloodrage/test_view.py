"""What a view gives for a drawn table: printed facts, ages of cards, the order of asking."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import commit, pillage
from games.bloodrage.positions import act, clan, position
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.table import Table
from meadhall.games.bloodrage.view import look
from meadhall.games.bloodrage.view_types import BattleView
from tables import tell


def battle(table: Table) -> BattleView:
    """The pillage under way, as everybody sees it."""
    seen = look(table, None)["battle"]
    assert seen is not None
    return seen


def test_printed_facts_are_in_the_view() -> None:
    view = look(GAME.new(2, {}, "printed"), None)
    assert [6, 7, 8, 9, 12, 12] == view["printed"]["tracks"]["rage"]
    assert [0, 0, 0, 10, 10, 20] == view["printed"]["legendary"]
    assert [2, 3, 4] == view["printed"]["ragnarok_glory"]
    assert (3, 2) == (view["printed"]["rounds"], view["printed"]["keep"])
    regions = {province["name"]: province["region"] for province in view["provinces"]}
    assert ("alfheim", "none") == (regions["gimle"], regions["yggdrasil"])


@pytest.mark.rule("BR-039")
def test_a_card_has_the_age_of_the_copy_dealt() -> None:
    """Tyr's Smite is printed for all three ages: deck and view tell which it is."""
    table = position(clan(hand="troll tyrs_smite tyrs_smite tyrs_smite"), clan())
    mine = look(table, 0)["mine"]
    assert mine is not None
    assert [("troll", 1), *[("tyrs_smite", age) for age in (1, 2, 3)]] == [
        *zip(mine["hand"], mine["hand_ages"], strict=True)
    ]
    assert [1, 2, 3] == GAME.cards["tyrs_smite"]["ages"]
    assert (1, [1]) == (GAME.cards["troll"]["age"], GAME.cards["troll"]["ages"])


@pytest.mark.rule("BR-119", "BR-121")
def test_the_order_of_asking_in_a_call() -> None:
    near = clan(andlang="warrior")
    table = act(position(clan(gimle="leader"), near, clan(utgard="warrior"), near))
    tell(table, "0 TakeAction pillage")
    assert battle(table)["order"] == [1, 3], "the others have nobody near"
    tell(table, "1 JoinBattle pass")
    assert battle(table)["order"] == [3]
    tell(table, "3 JoinBattle andlang")
    assert battle(table)["order"] == [1], "asked again since somebody moved"


@pytest.mark.rule("BR-140", "BR-142")
def test_the_order_of_asking_for_further_cards_and_what_is_at_stake() -> None:
    table = position(
        clan(hand="tyrs_rage heimdalls_eye", gimle="leader warrior", fjord_nw="ship"),
        clan(hand="tyrs_bash", gimle="warrior"),
        clan(hand="tyrs_smash troll", gimle="warrior"),
    )
    pillage(table, "gimle")
    assert ([], [3, 1, 1]) == (battle(table)["order"], battle(table)["figures"])
    commit(table, "0 tyrs_rage", "1 tyrs_bash", "2 tyrs_smash")
    assert [0, 2] == battle(table)["order"], "whoever has cards, of whatever kind"
    tell(table, "0 AddCard pass")
    assert [2] == battle(table)["order"]
    assert [["tyrs_rage"], ["tyrs_bash"], ["tyrs_smash"]] == battle(table)["cards"]
    assert [[2], [1], [1]] == battle(table)["ages"]

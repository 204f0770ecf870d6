"""Tyr's Wrath."""

from __future__ import annotations

import pytest

from games.valhalla.positions import (
    attack,
    hand,
    offered,
    party,
    pile,
    player,
    position,
    side,
    strength,
    valhalla,
)
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import TakeTurn
from meadhall.games.valhalla.cards import IS_TACTIC, IS_TYR, IS_WARRIOR, numbers
from meadhall.games.valhalla.expansions.tyr import DealTyr
from meadhall.games.valhalla.party import DiscardWarrior
from meadhall.games.valhalla.table import Table
from tables import asked, dice, random_step, tell


def armed(warrior: str, faces: str, theirs: str = "wolf_swordsman") -> Table:
    table = position(player(party=warrior), player(party=theirs), tyr=True)
    attack(table, 0, 1, faces)
    return table


@pytest.mark.rule("VA-202", "VA-152")
def test_tyr_cards_are_neither_warriors_nor_tactics() -> None:
    cards = numbers("tyr")
    assert 20 == len(cards)
    assert not any(IS_WARRIOR[card] or IS_TACTIC[card] for card in cards)


@pytest.mark.rule("VA-203", "VA-204", "VA-312")
def test_fourteen_are_in_the_deck_and_everyone_is_dealt_one() -> None:
    dealt = set()
    for number in range(20):
        table: Table = GAME.new(3, {"tyr": True, "simplified": True}, f"{number}")
        assert 6 == len(table.box)
        chance = dice("tyr")
        while asked(table)[0][1] != "ChooseAction":
            random_step(table, chance)
        assert 3 == len(table.box)
        assert all(any(IS_TYR[card] for card in each.hand) for each in table.players)
        dealt |= {tuple(table.box)}
    assert len(dealt) > 10


@pytest.mark.rule("VA-203", "VA-312")
def test_a_tyr_card_dealt_is_told_to_its_holder() -> None:
    table = position(player(), player(), tyr=True)
    table.log.clear()
    table.box = [card for card in table.deck if IS_TYR[card]][:6]
    table.deck = [card for card in table.deck if card not in table.box]
    table.do(DealTyr())
    table.questions()
    told = {line.seat: line.args["cards"] for line in table.log if line.key == "you-drew"}
    assert {0: hand(table, 0), 1: hand(table, 1)} == told
    assert [1, 1] == [len(each.hand) for each in table.players]


@pytest.mark.rule("VA-205", "VA-018")
def test_one_tyr_card_goes_under_each_warrior_that_joins_and_is_open() -> None:
    table = position(
        player(party="bear_axeman", hand="wolf_archer wolf_axeman tyr_might tyr_arm_bow"),
        player(),
        tyr=True,
    )
    table.do(TakeTurn(0))
    tell(table, "0 ChooseAction two", "0 AddWarrior wolf_archer", "0 AddWarrior wolf_axeman")
    assert ["tyr_arm_bow", "tyr_might", "pass"] == offered(table)
    tell(table, "0 LayTyr tyr_arm_bow", "0 LayTyr tyr_might")
    shown = GAME.view(table, 1)["players"][0]["party"]
    assert [None, "tyr_arm_bow", "tyr_might"] == [each["tyr"] for each in shown if each]


@pytest.mark.rule("VA-206")
def test_loki_lets_tyr_cards_join_call_to_arms_does_not() -> None:
    table = position(
        player(party="stag_axeman"),
        player(party="bear_axeman", hand="wolf_archer tyr_might"),
        loki="loki_5",
        tyr=True,
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight stag_axeman", "0 Fight end", "1 Fight end", "1 TakeLokiBonus 1")
    tell(table, "1 AddWarrior wolf_archer", "1 AddWarrior stop")
    assert [(1, "LayTyr")] == asked(table)
    table = position(
        player(party="stag_axeman"),
        player(party="bear_axeman", hand="call_to_arms tyr_might"),
        discard="wolf_archer",
        dwarves=True,
        tyr=True,
    )
    attack(table, 0, 1)
    tell(table, "1 Prepare call_to_arms")
    assert [(1, "Prepare")] == asked(table)
    tell(table, "1 Prepare pass")
    assert [(0, "Fight")] == asked(table)


@pytest.mark.rule("VA-207", "VA-208")
@pytest.mark.card("tyr_might")
def test_might_adds_2_when_the_warrior_is_activated() -> None:
    table = armed("bear_axeman+tyr_might", "axe")
    assert 0 == strength(table, 0)
    tell(table, "0 Fight bear_axeman")
    assert 4 == strength(table, 0)


@pytest.mark.rule("VA-208")
@pytest.mark.card("tyr_vs_bear", "tyr_vs_wolf", "tyr_vs_boar", "tyr_vs_stag", "tyr_vs_giant")
@pytest.mark.parametrize(
    ("clan", "enemy"),
    [
        ("bear", "bear_archer"),
        ("wolf", "wolf_archer"),
        ("boar", "boar_archer"),
        ("stag", "stag_archer"),
        ("giant", "frost_giant_brawler"),
    ],
)
def test_wrath_against_a_clan_adds_4(clan: str, enemy: str) -> None:
    table = armed(f"bear_axeman+tyr_vs_{clan}", "axe", enemy)
    tell(table, "0 Fight bear_axeman")
    assert 6 == strength(table, 0)
    table.party[4] = -1
    assert 2 == strength(table, 0)


@pytest.mark.rule("VA-207", "VA-209")
@pytest.mark.card("tyr_arm_sword", "tyr_arm_axe", "tyr_arm_spear", "tyr_arm_bow", "tyr_arm_shield")
@pytest.mark.parametrize(
    ("weapon", "warrior"),
    [
        ("sword", "bear_swordsman"),
        ("axe", "bear_axeman"),
        ("spear", "bear_spearman"),
        ("bow", "bear_archer"),
        ("shield", "bear_shield_bearer"),
    ],
)
def test_an_arming_card_covers_a_symbol_without_a_die(weapon: str, warrior: str) -> None:
    table = armed(f"{warrior}+tyr_arm_{weapon}", "blank")
    tell(table, f"0 Fight {warrior}")
    assert 2 == strength(table, 0)
    assert 1 == sum(side(table, 0).pool)


@pytest.mark.rule("VA-209")
def test_an_arming_card_covers_one_symbol_only_its_own_and_one_die_of_a_giant() -> None:
    table = armed("bear_berserker+tyr_arm_axe", "axe")
    tell(table, "0 Fight bear_berserker")
    assert 5 == strength(table, 0)
    assert "bear_axeman" not in offered(armed("bear_axeman+tyr_arm_bow", "blank"))
    table = armed("frost_giant_crusher+tyr_arm_bow", "bow bow")
    tell(table, "0 Fight frost_giant_crusher")
    assert 5 == strength(table, 0)


@pytest.mark.rule("VA-210", "VA-211")
def test_a_tyr_card_is_discarded_below_its_warrior_or_when_that_goes_to_valhalla() -> None:
    table = position(player(party="bear_axeman+tyr_might bear_archer"), player(), tyr=True)
    table.do(DiscardWarrior(0))
    tell(table, "0 DiscardWarrior bear_axeman")
    assert ["tyr_might", "bear_axeman"] == pile(table)
    table = armed("bear_axeman+tyr_might", "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end", "1 Fight end")
    assert ["bear_axeman"] == valhalla(table, 0)
    assert ["tyr_might"] == pile(table)


@pytest.mark.rule("VA-183")
def test_on_the_path_the_tyr_bonus_is_lost_too() -> None:
    table = armed("bear_axeman+tyr_might bear_archer", "axe bow")
    tell(table, "0 Fight bear_axeman", "0 Fight bear_archer")
    side(table, 0).muted.append(0)
    assert 2 == strength(table, 0)


def test_copies_that_differ_by_their_tyr_card_are_told_apart_by_slot() -> None:
    table = position(
        player(party="frost_giant_wanderer frost_giant_wanderer+tyr_might"),
        player(party="wolf_swordsman"),
        tyr=True,
    )
    attack(table, 0, 1, "axe axe")
    tell(table, "0 Fight frost_giant_wanderer")
    assert [1, 2] == offered(table)
    tell(table, "0 WhichWarrior 2")
    assert 4 == strength(table, 0)
    assert ["frost_giant_wanderer", "frost_giant_wanderer"] == party(table, 0)
    assert [] == hand(table, 0)

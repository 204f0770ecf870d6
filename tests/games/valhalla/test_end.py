"""The end: triggers, the last round, Ragnarök, bonus glory, points."""

from __future__ import annotations

import pytest

from games.valhalla.positions import (
    attack,
    hand,
    offered,
    parts,
    party,
    pile,
    player,
    position,
    show,
    side,
    valhalla,
)
from meadhall.core import text
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import DrawPhase, EndTurn, TakeTurn
from meadhall.games.valhalla.glory import GainGlory
from meadhall.games.valhalla.ragnarok import FaceRagnarok, Ragnarok
from meadhall.games.valhalla.scoring import sets_score
from meadhall.games.valhalla.table import Table
from tables import asked, said, tell


def finish_turn(table: Table) -> None:
    """Draw as the action and keep what is offered."""
    seat = asked(table)[0][0]
    tell(table, f"{seat} ChooseAction draw")
    while asked(table) == [(seat, "KeepCard")]:
        tell(table, f"{seat} KeepCard {offered(table)[0]}")


@pytest.mark.rule("VA-100", "VA-101", "VA-102", "VA-103", "VA-105")
def test_after_the_last_card_everyone_has_one_more_turn() -> None:
    names = [player(party=name) for name in ("bear_axeman", "bear_archer", "bear_spearman")]
    table = position(*names, deck="fury fury fury fury", turn=1)
    table.do(TakeTurn(1))
    finish_turn(table)
    assert table.ending
    assert 3 == table.last_turns
    order = []
    while asked(table) and asked(table)[0][1] == "ChooseAction":
        order.append(asked(table)[0][0])
        finish_turn(table)
    assert [2, 0, 1] == order
    assert "ragnarok" in said(table)


@pytest.mark.rule("VA-100", "VA-104", "VA-246")
def test_the_last_shield_lost_triggers_the_end_and_its_owner_plays_on() -> None:
    table = position(
        player(party="bear_axeman"), player(party="wolf_swordsman", shields=1), player()
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end", "1 Fight end")
    assert table.ending
    assert "last-shield" in said(table)
    table.do(Ragnarok())
    table.turn = 2
    assert "ragnarok" not in said(table)
    assert [(1, "Fight")] == asked(table)


@pytest.mark.rule("VA-103")
def test_a_second_trigger_changes_nothing() -> None:
    table = position(player(party="bear_axeman"), player(party="wolf_swordsman"), deck="fury fury")
    table.ending, table.last_turns = True, 1
    table.do(DrawPhase(0), EndTurn(0))
    tell(table, "0 KeepCard fury")
    assert 0 == table.last_turns


@pytest.mark.rule("VA-106", "VA-109")
def test_a_last_fight_tells_the_dice_as_they_lie_at_its_end() -> None:
    table = position(player(party="bear_axeman"), player())
    table.turn = 1
    table.do(Ragnarok())
    table.questions()
    show(table, 0, "axe bow grey_shield")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    told = {line.key: line.args.get("dice") for line in table.log}
    assert (["axe"], ["bow", "grey_shield"]) == (told["dice-used"], told["dice-unused"])


@pytest.mark.rule("VA-106", "VA-108", "VA-111")
def test_ragnarok_sends_armed_warriors_and_discards_the_rest() -> None:
    table = position(
        player(party="bear_axeman bear_archer bear_swordsman", hand="fury stag_axeman"),
        player(party="wolf_swordsman"),
    )
    table.do(FaceRagnarok(0))
    table.questions()
    show(table, 0, "axe bow blank")
    tell(table, "0 Fight bear_axeman", "0 Fight bear_archer", "0 Fight end")
    assert ["bear_archer", "bear_axeman"] == valhalla(table, 0)
    assert [] == party(table, 0)
    assert [] == hand(table, 0)
    assert ["bear_swordsman", "fury", "stag_axeman"] == sorted(pile(table))
    assert [4, 4] == [each.shields for each in table.players]


@pytest.mark.rule("VA-107")
def test_ragnarok_goes_clockwise_from_the_left_of_the_last_player() -> None:
    names = [player(party=name) for name in ("bear_axeman", "bear_archer", "bear_spearman")]
    table = position(*names, turn=1)
    table.do(Ragnarok())
    order = []
    while asked(table):
        order.append(asked(table)[0][0])
        tell(table, f"{order[-1]} Fight end")
    assert [2, 0, 1] == order


@pytest.mark.rule("VA-108", "VA-109", "VA-110")
def test_in_ragnarok_everyone_attacks_nobody() -> None:
    held = (
        "fury fury_outnumbered counterattack surround_the_leader path_to_valhalla weapon_supply_axe"
    )
    table = position(
        player(jarl="sigurd", party="frost_giant_wanderer boar_axeman", hand=held),
        player(party="bear_axeman"),
        valkyries=True,
    )
    table.do(FaceRagnarok(0))
    table.questions()
    show(table, 0, "blank blank sword")
    playable = [each for each in offered(table) if each in held.split()]
    assert ["counterattack", "weapon_supply_axe"] == playable
    assert "jarl" in offered(table)
    tell(table, "0 Fight weapon_supply_axe", "0 Fight boar_axeman")
    assert 1 == GAME.view(table, 0)["battle"]["sides"][0]["strength"]


@pytest.mark.rule("VA-112")
def test_an_empty_party_only_loses_its_hand() -> None:
    table = position(player(hand="fury bear_axeman"), player())
    table.do(FaceRagnarok(0))
    assert [] == asked(table)
    assert [] == hand(table, 0)
    assert [] == valhalla(table, 0)


@pytest.mark.rule("VA-313")
def test_each_ragnarok_turn_starts_with_all_dice_and_discards_its_tactics() -> None:
    table = position(
        player(jarl="agnar", party="bear_axeman", hand="counterattack", shields=2),
        player(jarl="agnar", party="bear_archer", shields=2),
        turn=1,
    )
    table.do(Ragnarok())
    table.questions()
    tell(table, "0 Fight second", "0 Fight counterattack", "0 Fight end")
    assert 3 == table.grey
    assert "counterattack" in pile(table)
    assert 6 == sum(side(table, 1).pool)
    assert "second" in offered(table)


# -- bonus glory ---------------------------------------------------------------------------------


@pytest.mark.rule("VA-123", "VA-126", "VA-127")
def test_bonus_glory_is_cards_of_the_pile_the_rest_keeps_its_order() -> None:
    table = position(
        player(), player(), discard="bear_axeman stag_veteran fury bear_reaver wolf_archer"
    )
    table.do(GainGlory(0, 3))
    assert "usual" == offered(table)[0]
    assert {"bear_axeman", "stag_veteran", "bear_reaver", "wolf_archer"} == set(offered(table)[1:])
    (question,) = table.questions()
    assert text("hint-valour", glory=2) == question.hint(table, "bear_reaver")
    assert question.hint(table, "usual") is None
    tell(table, "0 TakeGlory bear_reaver", "0 TakeGlory wolf_archer")
    assert ["bear_reaver", "wolf_archer"] == valhalla(table, 0)
    assert ["bear_axeman", "stag_veteran", "fury"] == pile(table)


@pytest.mark.rule("VA-126")
def test_the_usual_choice_is_the_fewest_cards_and_the_deepest() -> None:
    table = position(
        player(), player(), discard="bear_axeman bear_reaver wolf_archer stag_vanguard stag_veteran"
    )
    table.do(GainGlory(0, 3))
    tell(table, "0 TakeGlory usual")
    assert ["stag_veteran"] == valhalla(table, 0)
    table.do(GainGlory(0, 3))
    tell(table, "0 TakeGlory usual")
    assert ["bear_axeman", "bear_reaver", "stag_veteran"] == valhalla(table, 0)


@pytest.mark.rule("VA-126")
def test_the_fewest_cards_need_not_begin_with_the_dearest() -> None:
    table = position(
        player(),
        player(),
        discard="bear_axeman bear_archer bear_warlord wolf_war_leader bear_champion",
    )
    table.do(GainGlory(0, 7))
    tell(table, "0 TakeGlory usual")
    assert ["bear_champion", "wolf_war_leader"] == valhalla(table, 0)


@pytest.mark.rule("VA-124")
def test_warriors_thor_cards_and_commissions_have_points() -> None:
    table = position(
        player(),
        player(),
        player(),
        discard="fury thor_thunder commission_rout tyr_might",
        thor=True,
        valkyries=True,
        tyr=True,
    )
    table.do(GainGlory(0, 2))
    assert ["usual", "thor_thunder", "commission_rout"] == offered(table)


@pytest.mark.rule("VA-125")
def test_what_no_cards_add_up_to_is_lost() -> None:
    table = position(player(), player(), discard="stag_veteran bear_reaver")
    table.do(GainGlory(0, 4))
    assert [] == asked(table)
    assert ["stag_veteran"] == valhalla(table, 0)
    table.do(GainGlory(0, 1))
    assert [] == asked(table)
    assert 1 == len(valhalla(table, 0))


# -- points --------------------------------------------------------------------------------------


@pytest.mark.rule("VA-113", "VA-115")
@pytest.mark.card("memo_2p")
def test_two_players_score_captured_shields_only() -> None:
    table = position(player(valhalla="stag_veteran bear_axeman", captured="1 1"), player(shields=2))
    assert {
        "valhalla": (4, 0),
        "own_shields": (0, 0),
        "captured_shields": (4, 0),
        "shield_sets": (0, 0),
        "last_viking": (0, 0),
    } == parts(table)


@pytest.mark.rule("VA-114", "VA-116", "VA-117", "VA-118", "VA-119", "VA-120", "VA-121")
@pytest.mark.card("memo_3p", "memo_4p", "memo_5p", "memo_6p")
@pytest.mark.parametrize(
    ("held", "memo", "points"),
    [
        ((1, 1), 3, 2),
        ((2, 1), 3, 2),
        ((2, 2), 3, 4),
        ((1, 1), 4, 0),
        ((1, 1, 1), 4, 3),
        ((2, 2, 2), 4, 6),
        ((1, 1, 1), 5, 2),
        ((1, 1, 1, 1), 5, 4),
        ((2, 2, 2, 1), 5, 6),
        ((2, 2, 2), 5, 4),
        ((3, 3, 3, 3), 5, 12),
        ((1, 1, 1, 1), 6, 3),
        ((1, 1, 1, 1, 1), 6, 5),
        ((2, 2, 2, 2, 1), 6, 8),
    ],
)
def test_sets_of_different_captured_shields(held: tuple[int, ...], memo: int, points: int) -> None:
    assert points == sets_score(tuple(sorted(held)), memo)


@pytest.mark.rule("VA-116", "VA-117")
def test_own_shields_count_two_from_three_players_on() -> None:
    table = position(player(), player(shields=3, captured="2"), player(shields=3))
    assert (8, 6, 6) == parts(table)["own_shields"]
    assert (0, 2, 0) == parts(table)["captured_shields"]


@pytest.mark.rule("VA-122")
def test_ties_are_broken_by_captured_then_own_shields() -> None:
    table = position(
        player(valhalla="bear_axeman bear_reaver", shields=2),
        player(captured="0", shields=2, valhalla="wolf_archer"),
        player(valhalla="wolf_scout wolf_axeman", shields=2),
        player(valhalla="stag_axeman stag_scout", shields=2),
    )
    result = GAME.judge(table)
    assert result is not None
    assert (7, 7, 7, 7) == result.scores
    assert (2, 1, 2, 2) == result.places
    assert [1] == result.winners
    table = position(player(captured="1", shields=1), player(captured="0", shields=1))
    result = GAME.judge(table)
    assert result is not None
    assert [0, 1] == result.winners
    table.players[0].shields = 2
    result = GAME.judge(table)
    assert result is not None
    assert [0] == result.winners


@pytest.mark.rule("VA-117")
def test_the_view_says_what_shields_score() -> None:
    table = position(player(), player(), player(), player())
    expected = {"own": 2, "captured": 2, "sets": [[3, 3]]}
    assert expected == GAME.view(table, None)["shield_worth"]
    two = position(player(), player())
    assert {"own": 0, "captured": 2, "sets": []} == GAME.view(two, 0)["shield_worth"]

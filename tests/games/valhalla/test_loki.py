"""Loki's Trickery: the loser's bonus, card by card."""

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
    show,
    side,
    valhalla,
)
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.cards import NAMES, ROWS
from meadhall.games.valhalla.effects import LOKI
from meadhall.games.valhalla.piles import put_in_hand, show_hand
from meadhall.games.valhalla.ragnarok import FaceRagnarok
from meadhall.games.valhalla.table import Table
from tables import asked, dice, said, tell

LOSER = "bear_axeman wolf_swordsman"


def lost(
    card: str,
    apart: int,
    held: str = "",
    theirs: str = "stag_axeman",
    discard: str = "",
    **more: str,
) -> Table:
    """Seat 1 has lost a defence with strength 2 by so much; its other warrior did not fight."""
    table = position(
        player(party=theirs, hand=more.get("enemy", "")),
        player(party=more.get("loser", LOSER), hand=held),
        player(),
        loki=card,
        discard=discard,
    )
    attack(table, 0, 1, "axe")
    side(table, 0).plus = apart
    tell(table, "0 Fight stag_axeman", "0 Fight end")
    show(table, 1, "axe")
    tell(table, "1 Fight bear_axeman")
    for name in more.get("plays", "").split():
        tell(table, f"1 Fight {name}")
        side(table, 0).plus += 2
    tell(table, "1 Fight end")
    return table


@pytest.mark.rule("VA-153", "VA-157")
@pytest.mark.card("loki_1")
def test_the_introductory_card_is_chosen_drawn_or_agreed_on() -> None:
    table = position(player(), player(), loki="introductory")
    assert "loki_1" == table.loki
    assert ROWS["loki_1"].facts["introductory"]
    assert "loki_7" == position(player(), player(), loki="loki_7").loki
    drawn = {
        str(GAME.new(3, {"loki": "random", "simplified": True}, f"{n}").loki) for n in range(60)
    }
    assert 10 == len(drawn)


@pytest.mark.rule("VA-155", "VA-156", "VA-157")
@pytest.mark.card("loki_1")
@pytest.mark.parametrize(("apart", "rows"), [(0, [1, 2, 3]), (1, [1, 2, 3]), (3, [2, 3]), (5, [3])])
def test_the_loser_takes_the_row_of_the_difference_a_lower_one_or_none(
    apart: int, rows: list[int]
) -> None:
    table = lost("loki_1", apart)
    assert [*rows, "pass"] == offered(table)


@pytest.mark.rule("VA-156")
def test_beyond_the_greatest_difference_there_is_no_bonus() -> None:
    assert [] == asked(lost("loki_1", 6))


@pytest.mark.rule("VA-157", "VA-096")
@pytest.mark.card("loki_1")
def test_loki_1_sends_all_or_one_or_steals() -> None:
    table = lost("loki_1", 0)
    tell(table, "1 TakeLokiBonus 1")
    assert ["bear_axeman"] == valhalla(table, 1)
    table = lost("loki_1", 2)
    tell(table, "1 TakeLokiBonus 2")
    assert ["bear_axeman"] == valhalla(table, 1)
    table = lost("loki_1", 4, enemy="fury")
    tell(table, "1 TakeLokiBonus 3")
    assert ["fury"] == hand(table, 1)
    assert [] == valhalla(table, 1)


@pytest.mark.rule("VA-158")
@pytest.mark.card("loki_2")
def test_loki_2_gives_bonus_glory_from_the_pile() -> None:
    table = lost("loki_2", 0, discard="stag_veteran wolf_archer")
    tell(table, "1 TakeLokiBonus 1")
    assert ["stag_veteran"] == valhalla(table, 1)


@pytest.mark.rule("VA-160", "VA-161")
@pytest.mark.card("loki_3")
def test_loki_3_draws_cards_which_count_for_the_end_of_the_deck() -> None:
    table = lost("loki_3", 0)
    table.deck = table.deck[:3]
    tell(table, "1 TakeLokiBonus 1")
    assert table.ending
    tell(table, f"1 KeepCard {offered(table)[0]}")
    tell(table, f"1 KeepCard {offered(table)[0]}")
    assert 2 == len(hand(table, 1))


@pytest.mark.rule("VA-160")
def test_a_bonus_that_can_do_nothing_may_be_chosen() -> None:
    table = lost("loki_1", 4)
    tell(table, "1 TakeLokiBonus 3")
    assert "nothing-to-take" in said(table)


@pytest.mark.rule("VA-312")
@pytest.mark.card("loki_4")
def test_loki_4_takes_a_card_of_choice_a_random_one_or_makes_one_lost() -> None:
    table = lost("loki_4", 0, enemy="fury counterattack")
    tell(table, "1 TakeLokiBonus 1")
    assert ["fury", "counterattack"] == GAME.view(table, 1)["seen"][0]
    tell(table, "1 TakeFromHand counterattack")
    assert ["counterattack"] == hand(table, 1)
    table = lost("loki_4", 4, enemy="fury")
    tell(table, "1 TakeLokiBonus 3")
    assert "fury" in pile(table)


@pytest.mark.rule("VA-312")
@pytest.mark.card("loki_4")
def test_what_was_known_of_a_card_that_is_lost_is_forgotten() -> None:
    table = lost("loki_4", 4, enemy="fury")
    show_hand(table, 0)
    assert ["fury"] == GAME.view(table, 1)["seen"][0]
    tell(table, "1 TakeLokiBonus 3")
    (fury,) = [card for card in table.discard if NAMES[card] == "fury"]
    table.discard.remove(fury)
    put_in_hand(table, 0, [fury])
    assert [] == GAME.view(table, 1)["seen"][0]


@pytest.mark.card("loki_5")
def test_loki_5_adds_warriors_from_hand() -> None:
    table = lost("loki_5", 0, held="stag_veteran wolf_archer fury")
    tell(table, "1 TakeLokiBonus 1")
    assert ["wolf_archer", "stag_veteran", "stop"] == offered(table)
    tell(table, "1 AddWarrior stag_veteran", "1 AddWarrior wolf_archer")
    assert [*LOSER.split(), "stag_veteran", "wolf_archer"] == party(table, 1)


@pytest.mark.rule("VA-312")
@pytest.mark.card("loki_5")
def test_loki_5_asks_who_has_no_warrior_too_so_that_nobody_learns_of_the_hand() -> None:
    without, having = lost("loki_5", 0, held="fury"), lost("loki_5", 0, held="wolf_archer")
    for table in (without, having):
        tell(table, "1 TakeLokiBonus 1")
    assert ["stop"] == offered(without)
    assert GAME.view(without, 0)["waiting"] == GAME.view(having, 0)["waiting"]
    tell(without, "1 AddWarrior stop")
    assert LOSER.split() == party(without, 1)


@pytest.mark.rule("VA-312")
@pytest.mark.card("loki_5")
def test_how_many_warriors_a_bonus_brings_is_seen_by_all_but_not_which() -> None:
    table = lost("loki_5", 0, held="stag_veteran wolf_archer fury")
    tell(table, "1 TakeLokiBonus 1", "1 AddWarrior stag_veteran")
    assert 1 == GAME.view(table, 0)["players"][1]["aside"]
    picked = set()
    for number in range(40):
        world = GAME.hidden(table, 0, dice(f"bonus {number}"))
        assert GAME.view(table, 0) == GAME.view(world, 0)
        picked |= {NAMES[card] for card in world.players[1].aside}
    assert 1 < len(picked)


@pytest.mark.card("loki_6")
@pytest.mark.parametrize(("apart", "row", "got"), [(2, 2, "wolf_archer"), (4, 3, "fury")])
def test_loki_6_takes_from_the_pile(apart: int, row: int, got: str) -> None:
    table = lost("loki_6", apart, discard="stag_veteran wolf_archer fury")
    tell(table, f"1 TakeLokiBonus {row}")
    assert [got] == hand(table, 1)


@pytest.mark.card("loki_6")
def test_loki_6_takes_any_card_for_a_close_defeat() -> None:
    table = lost("loki_6", 0, discard="stag_veteran wolf_archer fury")
    tell(table, "1 TakeLokiBonus 1", "1 TakeDiscarded stag_veteran")
    assert ["stag_veteran"] == hand(table, 1)
    assert ["wolf_archer", "fury"] == pile(table)


@pytest.mark.card("loki_7")
def test_loki_7_sends_two_at_a_difference_of_one() -> None:
    table = lost("loki_7", 1, loser="bear_axeman wolf_swordsman")
    assert [2, 3, 4, "pass"] == offered(table)
    tell(table, "1 TakeLokiBonus 2")
    assert ["bear_axeman"] == valhalla(table, 1)


@pytest.mark.card("loki_8")
def test_loki_8_sends_a_warrior_that_did_not_fight() -> None:
    table = lost("loki_8", 3)
    tell(table, "1 TakeLokiBonus 1")
    assert ["wolf_swordsman"] == valhalla(table, 1)
    assert ["bear_axeman"] == party(table, 1)


@pytest.mark.card("loki_9")
def test_loki_9_returns_tactics() -> None:
    table = lost("loki_9", 0, held="fury fury", plays="fury fury")
    tell(table, "1 TakeLokiBonus 1")
    assert ["fury", "fury"] == hand(table, 1)
    table = lost("loki_9", 2, held="fury fury", plays="fury fury")
    tell(table, "1 TakeLokiBonus 2")
    assert ["fury"] == hand(table, 1)
    assert ["fury"] == pile(table)[-1:]


@pytest.mark.card("loki_10")
def test_loki_10_sends_one_and_draws() -> None:
    table = lost("loki_10", 0)
    tell(table, "1 TakeLokiBonus 1")
    assert ["bear_axeman"] == valhalla(table, 1)
    assert 1 == len(hand(table, 1))


@pytest.mark.rule("VA-159")
def test_no_bonus_without_a_loser() -> None:
    table = position(player(party="bear_axeman"), player(party="wolf_swordsman"), loki="loki_1")
    attack(table, 0, 1, "blank")
    tell(table, "0 Fight end")
    assert [] == asked(table)
    table.do(FaceRagnarok(0))
    tell(table, "0 Fight end")
    assert [] == asked(table)


@pytest.mark.rule("VA-090", "VA-155")
def test_loki_comes_after_shield_valhalla_and_jarls() -> None:
    table = position(
        player(party="stag_axeman"),
        player(jarl="aslaug", party="bear_axeman"),
        loki="loki_1",
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight stag_axeman", "0 Fight end")
    show(table, 1, "axe")
    tell(table, "1 Fight bear_axeman", "1 Fight end")
    assert ["stag_axeman"] == valhalla(table, 0)
    assert [(1, "UseJarl")] == asked(table)
    tell(table, "1 UseJarl pass")
    assert [(1, "TakeLokiBonus")] == asked(table)


@pytest.mark.rule("VA-157")
@pytest.mark.parametrize(
    ("effect", "more", "answers", "held", "theirs"),
    [
        ("steal_random", {}, [], 2, 1),
        ("steal_chosen", {}, ["TakeFromHand fury"] * 2, 2, 1),
        ("opponent_discards_random", {}, [], 0, 1),
        ("take_from_discard", {"which": "any"}, ["TakeDiscarded fury"] * 2, 2, 3),
        ("take_from_discard", {"which": "top"}, [], 2, 3),
        ("take_from_discard", {"which": "topmost_warrior"}, [], 2, 3),
    ],
)
def test_how_many_cards_a_bonus_moves_stands_on_its_row(
    effect: str, more: dict[str, str], answers: list[str], held: int, theirs: int
) -> None:
    table = lost("loki_1", 3, enemy="fury fury fury", discard="wolf_scout wolf_archer fury fury")
    LOKI[effect](table, 1, {"n": 2, **more})
    tell(table, *[f"1 {answer}" for answer in answers])
    assert (held, theirs) == (len(hand(table, 1)), len(hand(table, 0)))


@pytest.mark.rule("VA-157", "VA-178")
def test_how_many_warriors_and_tactics_a_bonus_moves_stands_on_its_row() -> None:
    four = f"{LOSER} wolf_archer stag_veteran"
    table = lost("loki_8", 3, loser=four)
    LOKI["send_nonactivated"](table, 1, {"n": 2})
    tell(table, "1 SendIdle wolf_swordsman", "1 SendIdle wolf_archer")
    assert ["bear_axeman", "stag_veteran"] == party(table, 1)
    table = lost("loki_9", 2, held="fury fury", plays="fury fury")
    LOKI["return_played_tactic"](table, 1, {"n": 2})
    assert [(1, "TakeLokiBonus")] == asked(table)
    assert ["fury", "fury"] == hand(table, 1)

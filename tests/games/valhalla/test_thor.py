"""Thor's Help."""

from __future__ import annotations

import pytest

from games.valhalla.positions import (
    attack,
    hand,
    offered,
    pile,
    player,
    position,
    show,
    side,
    strength,
    valhalla,
)
from meadhall.core import text
from meadhall.games.valhalla.cards import ROWS
from meadhall.games.valhalla.table import Table
from tables import asked, options, question, tell

ONE, TWO = "bear_axeman", "wolf_swordsman wolf_scout"


def helped(card: str, ours: str = ONE, theirs: str = TWO, seats: int = 3, **more: str) -> Table:
    """Seat 2 holds a card of Thor before seat 0 attacks seat 1."""
    table = position(
        player(party=ours, hand=more.get("ours", "")),
        player(party=theirs, hand=more.get("theirs", "")),
        player(hand=card),
        *[player(hand=more.get("fourth", "")) for _ in range(seats - 3)],
        thor=True,
    )
    attack(table, 0, 1)
    return table


@pytest.mark.rule("VA-163", "VA-164", "VA-169")
@pytest.mark.card("thor_thunder")
def test_an_outsider_helps_the_smaller_party() -> None:
    table = helped("thor_thunder")
    assert [(2, "PlayThor")] == asked(table)
    tell(table, "2 PlayThor thor_thunder")
    show(table, 0, "axe")
    tell(table, "0 Fight bear_axeman")
    assert 2 + 3 == strength(table, 0)


def test_whoever_is_asked_without_a_card_is_told_so() -> None:
    without = helped("fury")
    assert ["pass"] == options(without, 2, "PlayThor")
    assert text("hint-none-fits") == question(without, 2, "PlayThor").hint(without, "pass")
    able = helped("thor_thunder")
    assert question(able, 2, "PlayThor").hint(able, "pass") is None


@pytest.mark.rule("VA-164")
@pytest.mark.parametrize(
    ("card", "ours", "theirs", "seats"),
    [
        ("thor_thunder", "bear_axeman", "wolf_swordsman", []),
        ("thor_rumble", "bear_axeman", "wolf_swordsman", [0, 1]),
        ("thor_rumble", "bear_axeman bear_archer", "wolf_swordsman", [1]),
    ],
)
def test_the_condition_compares_the_two_parties(
    card: str, ours: str, theirs: str, seats: list[int]
) -> None:
    table = helped(card, ours, theirs)
    if not seats:
        assert ["pass"] == offered(table)
        return
    tell(table, f"2 PlayThor {card}")
    if len(seats) > 1:
        assert seats == offered(table)
        tell(table, "2 HelpWhom 1")
    assert 2 == side(table, 1).plus


@pytest.mark.rule("VA-165", "VA-166")
@pytest.mark.card("thor_lightning", "thor_spark")
@pytest.mark.parametrize("card", ["thor_lightning", "thor_spark"])
def test_an_extra_die_comes_with_the_first_roll(card: str) -> None:
    table = helped(card)
    tell(table, f"2 PlayThor {card}")
    assert 7 == sum(side(table, 0).pool)
    assert 2 == table.grey


@pytest.mark.rule("VA-165", "VA-312")
@pytest.mark.card("thor_plunder", "thor_feast")
def test_plunder_steals_and_feast_draws_before_the_battle() -> None:
    table = position(
        player(party=ONE), player(party=TWO, hand="fury"), player(hand="thor_plunder"), thor=True
    )
    attack(table, 0, 1)
    tell(table, "2 PlayThor thor_plunder")
    assert ["fury"] == hand(table, 0)
    table = helped("thor_feast")
    tell(table, "2 PlayThor thor_feast")
    assert 1 == len(hand(table, 0))


@pytest.mark.rule("VA-165")
@pytest.mark.card("thor_plunder")
def test_how_many_cards_plunder_takes_stands_on_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROWS["thor_plunder"].params, "n", 2)
    table = helped("thor_plunder")
    table.players[1].hand = table.deck[-3:]
    del table.deck[-3:]
    tell(table, "2 PlayThor thor_plunder")
    assert (2, 1) == (len(hand(table, 0)), len(hand(table, 1)))


@pytest.mark.rule("VA-165", "VA-166")
@pytest.mark.card("thor_hammer", "thor_rumble")
def test_hammer_gives_a_free_reroll_of_any_dice() -> None:
    table = helped("thor_hammer")
    tell(table, "2 PlayThor thor_hammer")
    show(table, 0, "blank blank")
    tell(table, "0 Fight free_reroll", "0 RerollDice all")
    assert 2 == sum(side(table, 0).pool)
    assert 1 == side(table, 0).rerolls


@pytest.mark.rule("VA-056", "VA-167")
def test_outsiders_are_asked_clockwise_and_play_one_card_each() -> None:
    table = helped("thor_thunder thor_thunder", seats=4, fourth="thor_lightning")
    tell(table, "2 PlayThor thor_thunder")
    assert [(3, "PlayThor")] == asked(table)
    tell(table, "3 PlayThor thor_lightning")
    assert [(0, "Fight")] == asked(table)
    assert ["thor_thunder"] == hand(table, 2)


@pytest.mark.rule("VA-168")
@pytest.mark.parametrize("dice", ["axe", "blank"])
def test_the_card_scores_for_its_player_if_the_helped_one_wins(dice: str) -> None:
    table = helped("thor_thunder")
    tell(table, "2 PlayThor thor_thunder")
    show(table, 0, dice)
    if dice == "axe":
        tell(table, "0 Fight bear_axeman", "0 Fight end", "1 Fight end")
        assert ["thor_thunder"] == valhalla(table, 2)
    else:
        tell(table, "0 Fight end")
        assert [] == valhalla(table, 2)
        assert ["thor_thunder"] == pile(table)


@pytest.mark.rule("VA-168")
def test_the_card_is_lost_with_the_battle() -> None:
    table = helped("thor_rumble", theirs="bear_reaver")
    tell(table, "2 PlayThor thor_rumble", "2 HelpWhom 0")
    show(table, 0, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    side(table, 1).plus = 9
    show(table, 1, "sword axe")
    tell(table, "1 Fight bear_reaver", "1 Fight end", "1 SendWarrior done")
    assert ["thor_rumble"] == pile(table)


@pytest.mark.rule("VA-152")
def test_a_thor_card_is_no_tactic_but_an_ordinary_hand_card() -> None:
    table = position(player(party=ONE, hand="thor_thunder"), player(party=TWO), player(), thor=True)
    attack(table, 0, 1, "axe")
    assert ["bear_axeman", "end"] == offered(table)


@pytest.mark.rule("VA-170", "VA-314")
def test_in_team_modes_a_partner_may_help_and_own_parties_are_compared() -> None:
    table = position(
        player(party=ONE),
        player(party=TWO),
        player(party="stag_axeman stag_archer stag_spearman", hand="thor_thunder"),
        player(),
        thor=True,
        teams="partnership",
    )
    attack(table, 0, 1)
    tell(table, "2 PlayThor thor_thunder")
    assert 3 == side(table, 0).plus

"""The turn: actions, room on the board, drawing, forced actions."""

from __future__ import annotations

import pytest

from games.valhalla.positions import hand, offered, party, pile, player, position
from meadhall.games.valhalla.actions import ActionPhase, DrawPhase, TakeTurn
from meadhall.games.valhalla.cards import NAMES
from meadhall.games.valhalla.table import Table
from tables import asked, options, said, tell


def turn(table: Table, seat: int = 0) -> Table:
    table.do(TakeTurn(seat))
    table.questions()
    return table


@pytest.mark.rule("VA-040", "VA-041", "VA-045", "VA-052")
def test_a_turn_is_an_action_then_drawing_then_the_left_neighbour() -> None:
    cards = "stag_axeman fury new_weapons fury_outnumbered wolf_archer"
    table = turn(position(player(party="bear_axeman"), player(party="boar_axeman"), deck=cards))
    tell(table, "0 ChooseAction draw")
    assert ["fury_outnumbered", "wolf_archer"] == sorted(str(each) for each in offered(table))
    tell(table, "0 KeepCard wolf_archer")
    assert ["fury_outnumbered"] == pile(table)
    assert [(0, "KeepCard")] == asked(table)
    tell(table, "0 KeepCard fury")
    assert ["fury_outnumbered", "new_weapons"] == pile(table)
    assert ["fury", "wolf_archer"] == hand(table, 0)
    assert 1 == table.turn


@pytest.mark.rule("VA-042", "VA-035", "VA-036")
def test_one_warrior_joins_and_stays_in_its_slot() -> None:
    table = turn(position(player(party="bear_axeman", hand="wolf_archer fury"), player()))
    tell(table, "0 ChooseAction one", "0 AddWarrior wolf_archer")
    assert ["bear_axeman", "wolf_archer"] == party(table, 0)
    table.party[0] = -1
    assert "wolf_archer" == NAMES[table.party[1]]


@pytest.mark.rule("VA-043")
def test_two_warriors_join_with_three_symbols_at_most() -> None:
    hand_ = "wolf_archer bear_reaver frost_giant_crusher stag_veteran"
    table = turn(position(player(party="bear_axeman", hand=hand_), player()))
    tell(table, "0 ChooseAction two")
    assert ["bear_reaver", "wolf_archer"] == sorted(str(each) for each in offered(table))
    tell(table, "0 AddWarrior bear_reaver")
    assert ["wolf_archer"] == offered(table)
    tell(table, "0 AddWarrior wolf_archer")
    assert ["bear_axeman", "bear_reaver", "wolf_archer"] == party(table, 0)


@pytest.mark.rule("VA-043", "VA-048")
def test_two_warriors_of_four_symbols_cannot_join_together() -> None:
    table = turn(position(player(party="bear_axeman", hand="bear_reaver wolf_scout"), player()))
    assert ["one", "draw"] == offered(table)


@pytest.mark.rule("VA-037", "VA-038")
def test_a_full_board_loses_one_of_those_that_were_there() -> None:
    full = "bear_axeman bear_archer bear_spearman bear_swordsman"
    table = turn(position(player(party=full, hand="wolf_archer wolf_axeman"), player()))
    tell(table, "0 ChooseAction two", "0 AddWarrior wolf_archer", "0 AddWarrior wolf_axeman")
    assert sorted(full.split()) == sorted(str(each) for each in offered(table))
    tell(table, "0 DiscardWarrior bear_archer", "0 DiscardWarrior bear_axeman")
    assert ["bear_archer", "bear_axeman"] == pile(table)
    assert ["bear_spearman", "bear_swordsman", "wolf_archer", "wolf_axeman"] == sorted(
        party(table, 0)
    )


@pytest.mark.rule("VA-038")
def test_with_three_warriors_two_more_cost_one() -> None:
    three = "bear_axeman bear_archer bear_spearman"
    table = turn(position(player(party=three, hand="wolf_archer wolf_axeman"), player()))
    tell(table, "0 ChooseAction two", "0 AddWarrior wolf_archer", "0 AddWarrior wolf_axeman")
    tell(table, "0 DiscardWarrior bear_archer")
    assert [(0, "KeepCard")] == asked(table)
    assert 4 == len(party(table, 0))


@pytest.mark.rule("VA-039")
def test_a_hand_has_no_limit() -> None:
    many = "fury " * 6 + "fury_outnumbered " * 5 + "heroic_attack " * 5
    table = turn(position(player(party="bear_axeman", hand=many), player()))
    tell(table, "0 ChooseAction draw")
    tell(table, f"0 KeepCard {options(table, 0, 'KeepCard')[0]}")
    assert 17 == len(hand(table, 0))
    assert [(0, "KeepCard")] == asked(table)


@pytest.mark.rule("VA-044", "VA-050", "VA-055")
def test_only_players_with_party_and_shields_can_be_attacked() -> None:
    table = turn(
        position(
            player(party="bear_axeman"),
            player(party="wolf_archer"),
            player(),
            player(party="boar_axeman", shields=0),
            player(party="stag_axeman"),
        )
    )
    tell(table, "0 ChooseAction attack")
    assert [1, 4] == offered(table)


@pytest.mark.rule("VA-048", "VA-050")
def test_without_a_target_there_is_no_attack_and_there_is_no_passing() -> None:
    table = turn(position(player(party="bear_axeman"), player()))
    assert ["draw"] == offered(table)


@pytest.mark.rule("VA-051")
def test_a_player_without_shields_may_attack() -> None:
    table = turn(position(player(party="bear_axeman", shields=0), player(party="wolf_archer")))
    assert "attack" in offered(table)


@pytest.mark.rule("VA-046")
def test_an_empty_party_must_be_filled() -> None:
    table = turn(position(player(hand="wolf_archer wolf_axeman fury"), player(party="boar_axeman")))
    assert ["one", "two"] == offered(table)


@pytest.mark.rule("VA-047")
def test_without_any_warrior_the_hand_is_shown_and_cards_are_drawn() -> None:
    table = position(player(hand="fury counterattack"), player(), deck="fury wolf_archer")
    table.do(ActionPhase(0))
    assert [(0, "KeepCard")] == asked(table)
    assert "shows-hand" in said(table)
    assert ["fury", "wolf_archer"] == sorted(str(each) for each in offered(table))
    tell(table, "0 KeepCard fury")
    assert ["counterattack", "fury", "fury"] == hand(table, 0)


@pytest.mark.rule("VA-049", "VA-053")
def test_drawing_may_be_chosen_with_an_empty_deck() -> None:
    table = turn(position(player(party="bear_axeman", hand="fury"), player(), deck=""))
    assert ["draw"] == offered(table)
    tell(table, "0 ChooseAction draw")
    assert ["fury"] == hand(table, 0)


@pytest.mark.rule("VA-053")
def test_a_single_card_drawn_is_kept_and_nothing_is_reshuffled() -> None:
    table = position(player(party="bear_axeman"), player(), deck="fury", discard="wolf_archer")
    table.do(DrawPhase(0))
    assert [] == asked(table)
    assert ["fury"] == hand(table, 0)
    assert [] == table.deck
    assert ["wolf_archer"] == pile(table)


@pytest.mark.rule("VA-019", "VA-020", "VA-148")
def test_cards_not_kept_go_to_the_pile_in_the_order_drawn() -> None:
    table = position(
        player(party="bear_axeman"),
        player(),
        deck="wolf_archer fury counterattack",
        valkyries=True,
    )
    table.do(DrawPhase(0))
    tell(table, "0 KeepCard fury")
    assert ["counterattack", "wolf_archer"] == pile(table)
    told = [line for line in table.log if line.key == "keeps"]
    assert [["counterattack", "wolf_archer"]] == [line.args["cards"] for line in told]

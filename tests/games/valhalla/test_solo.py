"""Solo mode: set-up, the monster phase, battles, the end, abilities."""

from __future__ import annotations

import pytest

from games.valhalla.positions import (
    attack_monster,
    hand,
    monster_attacks,
    offered,
    party,
    pile,
    player,
    rig,
    show,
    side,
    solo,
    strength,
    take,
    valhalla,
)
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import ActionPhase, DrawPhase, TakeTurn
from meadhall.games.valhalla.cards import ROWS
from meadhall.games.valhalla.solo.monster import monster_strength
from meadhall.games.valhalla.solo.turn import CheckDeck, EndSoloTurn, MillDeck, MonsterPhase
from meadhall.games.valhalla.table import Table
from tables import asked, dice, options, random_step, said, tell

FOUR = "bear_axeman bear_archer bear_spearman bear_swordsman"


def new(**chosen: bool | int | str) -> Table:
    table: Table = GAME.new(1, chosen, "solo")
    return table


def begun(**chosen: bool | int | str) -> Table:
    table = new(**chosen)
    tell(table, "0 ChooseJarl sigurd", "0 ExchangeCard done")
    return table


def win_attack(card: str, **chosen: bool | int | str) -> Table:
    """An attack on this card won by one axeman, nothing sent yet."""
    table = solo(player(party="bear_axeman bear_archer"), card, **chosen)
    attack_monster(table)
    while asked(table)[0][1] != "Fight":
        tell(table, f"0 {asked(table)[0][1]} {offered(table)[0]}")
    side(table, 0).plus = 60
    show(table, 0, "axe")
    return table


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("VA-247", "VA-249", "VA-250")
@pytest.mark.card("garm_1", "garm_6", "fenrir_1", "jormungandr_1", "nidhogg_1")
@pytest.mark.parametrize("name", ["garm", "fenrir", "jormungandr", "nidhogg"])
def test_a_monster_is_six_cards_the_weakest_on_top(name: str) -> None:
    table = new(monster=name)
    assert [f"{name}_{stage}" for stage in (6, 5, 4, 3, 2, 1)] == table.monster
    strengths = [ROWS[card].strength for card in table.monster]
    assert sorted(strengths, reverse=True) == strengths
    for card in table.monster:
        assert {"valhalla_cap", "clans", "warrior_symbols"} <= set(ROWS[card].facts)
        assert ROWS[card].need


@pytest.mark.rule("VA-248")
def test_all_monster_cards_are_seen_before_the_game_then_only_the_next() -> None:
    table = new(monster="garm")
    assert 6 == len(GAME.view(table, 0)["monster"]["cards"])
    table = begun(monster="garm")
    assert [] == GAME.view(table, 0)["monster"]["cards"]
    assert "garm_2" == GAME.view(table, 0)["monster"]["next"]


@pytest.mark.rule("VA-251")
def test_any_of_seventeen_jarls_is_chosen() -> None:
    assert 17 == len(options(new(), 0, "ChooseJarl"))
    assert "ulf" not in options(new(), 0, "ChooseJarl")


@pytest.mark.rule("VA-252", "VA-253")
def test_forty_cards_go_and_six_are_drawn_of_which_any_are_exchanged_once() -> None:
    table = new()
    tell(table, "0 ChooseJarl sigurd")
    assert 40 == len(table.discard)
    assert (6, 74) == (len(table.players[0].hand), len(table.deck))
    tell(table, f"0 ExchangeCard {offered(table)[0]}", "0 ExchangeCard done")
    assert (6, 74) == (len(table.players[0].hand), len(table.deck))
    assert asked(table)[0][1] in ("ChooseAction", "KeepCard")


@pytest.mark.rule("VA-254", "VA-256")
def test_there_is_no_first_warrior_so_one_must_be_added() -> None:
    for number in range(10):
        table: Table = GAME.new(1, {}, f"{number}")
        tell(table, "0 ChooseJarl sigurd", "0 ExchangeCard done")
        assert [] == party(table, 0)
        assert {"one", "two"} >= set(offered(table)) or asked(table) == [(0, "KeepCard")]


@pytest.mark.rule("VA-255")
def test_abilities_may_be_left_out() -> None:
    table = solo(player(party="bear_axeman", hand="fury"), "fenrir_6", monster_abilities=False)
    attack_monster(table, "axe")
    assert "fury" in offered(table)
    assert GAME.view(table, 0)["monster"]["ability"] is None


# -- the turn --------------------------------------------------------------------------------------


@pytest.mark.rule("VA-256")
def test_phase_a_phase_b_then_the_monster() -> None:
    table = solo(player(party="bear_axeman"), "garm_1")
    table.do(TakeTurn(0))
    tell(table, "0 ChooseAction draw")
    for _ in range(2):
        tell(table, f"0 KeepCard {offered(table)[0]}")
    assert "monster-rolls" in said(table)
    assert asked(table)[0][1] in ("ChooseAction", "Fight")


@pytest.mark.rule("VA-257", "VA-258")
def test_matching_dice_stay_on_the_card_and_the_rest_is_rolled_again() -> None:
    table = solo(player(party="bear_axeman"), "garm_4")
    rig(table, "sword sword blank blank shield spear")
    table.do(MonsterPhase(0))
    table.questions()
    assert ["sword", "spear"] == GAME.view(table, 0)["monster"]["dice"]
    assert ["axe", "spear", "bow"] == GAME.view(table, 0)["monster"]["open"]
    rig(table, "axe spear spear bow")
    table.do(MonsterPhase(0))
    assert [(0, "Fight")] == asked(table)
    assert "monster-attacks" in said(table)


@pytest.mark.rule("VA-259")
def test_the_monster_phase_is_skipped_with_an_empty_party() -> None:
    table = solo(player(), "garm_1")
    table.do(MonsterPhase(0))
    table.questions()
    assert ["monster-waits"] == said(table)


# -- battle ----------------------------------------------------------------------------------------


@pytest.mark.rule("VA-260", "VA-017")
def test_glory_in_valhalla_is_strength_and_lies_open() -> None:
    table = solo(player(party="bear_axeman", valhalla="bear_reaver"), "garm_1")
    attack_monster(table, "axe")
    tell(table, "0 Fight bear_axeman")
    assert 4 == strength(table, 0)
    assert ["bear_reaver"] == GAME.view(table, None)["monster"]["valhalla"]


@pytest.mark.rule("VA-261")
def test_an_attack_without_an_armed_warrior_costs_nothing_a_defence_is_lost() -> None:
    table = solo(player(party="bear_axeman"), "garm_1")
    table.monster_dice = [0]
    deck = len(table.deck)
    attack_monster(table, "blank")
    tell(table, "0 Fight end")
    assert (deck, [0], 4) == (len(table.deck), table.monster_dice, table.players[0].shields)
    monster_attacks(table, "blank")
    tell(table, "0 Fight end")
    assert 3 == table.players[0].shields


@pytest.mark.rule("VA-262", "VA-264")
@pytest.mark.card("garm_2")
def test_clans_and_warrior_signs_stand_for_the_opponents_party() -> None:
    table = solo(player(party="boar_axeman", hand="fury_outnumbered"), "garm_2")
    attack_monster(table, "axe")
    assert "fury_outnumbered" in offered(table)
    tell(table, "0 Fight boar_axeman")
    assert 4 == strength(table, 0)
    table = solo(player(party="boar_shield_bearer bear_axeman", hand="fury_outnumbered"), "garm_2")
    attack_monster(table, "shield")
    assert "fury_outnumbered" not in offered(table)
    tell(table, "0 Fight boar_shield_bearer")
    assert 1 == strength(table, 0)


@pytest.mark.rule("VA-263")
def test_every_giant_gives_an_extra_die() -> None:
    table = solo(player(party="frost_giant_wanderer frost_giant_brawler"), "garm_1")
    attack_monster(table, "axe axe bow spear")
    tell(table, "0 Fight frost_giant_brawler")
    assert 2 == table.grey
    show(table, 0, "bow spear")
    tell(table, "0 Fight frost_giant_wanderer")
    assert 1 == sum(side(table, 0).pool)


@pytest.mark.rule("VA-265")
@pytest.mark.card("fenrir_3")
def test_surround_the_leader_cancels_the_cards_ability_from_then_on() -> None:
    table = solo(player(party="bear_axeman", hand="fury fury fury surround_the_leader"), "fenrir_3")
    attack_monster(table, "axe")
    tell(table, "0 Fight fury", "0 Fight surround_the_leader")
    assert "fury" in offered(table)
    table = solo(player(party="bear_axeman", hand="surround_the_leader"), "fenrir_6")
    attack_monster(table, "axe")
    assert "surround_the_leader" not in offered(table)


@pytest.mark.rule("VA-266")
def test_rerolls_jarl_and_tactics_work_as_usual_and_are_discarded() -> None:
    table = solo(player(jarl="sigvard", party="bear_axeman", hand="fury"), "garm_1")
    attack_monster(table, "axe blank blank")
    tell(table, "0 Fight fury", "0 Fight bear_axeman", "0 Fight reroll")
    assert 5 == strength(table, 0)
    tell(table, "0 Fight end", "0 SendFitting done")
    assert "fury" in pile(table)


@pytest.mark.rule("VA-267", "VA-268", "VA-250")
def test_an_attack_is_won_with_equal_strength_and_shows_the_next_card() -> None:
    table = solo(player(party="bear_axeman bear_archer"), "garm_1")
    table.monster_dice = [0, 1]
    attack_monster(table, "axe bow")
    side(table, 0).plus = 5
    tell(table, "0 Fight bear_axeman")
    assert monster_strength(table) == strength(table, 0) == 7
    tell(table, "0 Fight end")
    assert "garm_2" == table.monster[-1]
    assert [] == table.monster_dice
    assert ["bear_axeman"] == valhalla(table, 0)
    assert ROWS["garm_2"].facts["valhalla_cap"] == table.cap


@pytest.mark.rule("VA-269", "VA-282")
@pytest.mark.card("solo_level_1", "solo_level_2", "solo_level_3")
@pytest.mark.parametrize(("level", "cards"), [(1, 2), (2, 4), (3, 6)])
def test_a_lost_attack_sends_one_and_costs_cards_by_level(level: int, cards: int) -> None:
    table = solo(player(party="bear_axeman bear_archer"), "garm_1", level=level)
    table.monster_dice = [0]
    deck = len(table.deck)
    attack_monster(table, "axe bow")
    tell(table, "0 Fight bear_axeman", "0 Fight bear_archer", "0 Fight end")
    assert ["bear_axeman", "bear_archer", "done"] == offered(table)
    tell(table, "0 SendFitting bear_axeman")
    assert ["bear_axeman"] == valhalla(table, 0)
    assert deck - cards == len(table.deck)
    assert [0] == table.monster_dice
    assert "garm_1" == table.monster[-1]


@pytest.mark.rule("VA-270", "VA-271")
def test_a_defence_needs_more_and_its_winner_sends_any() -> None:
    table = solo(player(party="bear_axeman bear_archer"), "garm_1")
    table.monster_dice = [0, 1, 2, 3, 4, 4]
    monster_attacks(table, "axe bow")
    side(table, 0).plus = 4
    tell(table, "0 Fight bear_axeman", "0 Fight bear_archer", "0 Fight end")
    tell(table, "0 SendFitting bear_axeman", "0 SendFitting bear_archer")
    assert ["bear_archer", "bear_axeman"] == valhalla(table, 0)
    assert ([], "garm_1", 4) == (table.monster_dice, table.monster[-1], table.players[0].shields)
    table = solo(player(party="bear_axeman"), "garm_1")
    monster_attacks(table, "axe")
    side(table, 0).plus = 5
    tell(table, "0 Fight bear_axeman", "0 Fight end", "0 SendFitting done")
    assert 3 == table.players[0].shields


@pytest.mark.rule("VA-272")
def test_a_lost_defence_sends_one_and_costs_a_shield_and_cards() -> None:
    table = solo(player(party="bear_axeman bear_archer"), "garm_1")
    deck = len(table.deck)
    monster_attacks(table, "axe bow")
    tell(
        table,
        "0 Fight bear_axeman",
        "0 Fight bear_archer",
        "0 Fight end",
        "0 SendFitting bear_archer",
    )
    assert ["bear_archer"] == valhalla(table, 0)
    assert (3, deck - 2, []) == (table.players[0].shields, len(table.deck), table.monster_dice)


@pytest.mark.rule("VA-273", "VA-274")
def test_what_does_not_fit_under_the_cap_is_lost_after_a_won_attack() -> None:
    held = "stag_veteran bear_archer"
    table = solo(player(party="bear_axeman bear_reaver", valhalla=held), "garm_1")
    attack_monster(table, "axe sword axe")
    side(table, 0).plus = 30
    tell(
        table, "0 Fight bear_axeman", "0 Fight bear_reaver", "0 Fight end", "0 SendNext bear_reaver"
    )
    assert ["bear_archer", "bear_reaver", "stag_veteran"] == valhalla(table, 0)
    assert ["bear_axeman"] == pile(table)


@pytest.mark.rule("VA-273", "VA-274")
def test_where_sending_is_optional_what_does_not_fit_stays() -> None:
    table = solo(player(party="bear_axeman bear_reaver", valhalla="stag_scout"), "garm_1")
    attack_monster(table, "axe sword axe")
    side(table, 0).plus = -5
    tell(table, "0 Fight bear_axeman", "0 Fight bear_reaver", "0 Fight end")
    assert ["bear_axeman", "done"] == offered(table)
    tell(table, "0 SendFitting bear_axeman")
    assert ["bear_reaver"] == party(table, 0)


@pytest.mark.rule("VA-275", "VA-318")
def test_bonus_glory_and_commissions_obey_the_cap() -> None:
    table = solo(
        player(
            party="chosen_bear_housecarl", hand="commission_steady_hand", valhalla="stag_veteran"
        ),
        "garm_1",
        valkyries=True,
    )
    attack_monster(table, "sword shield")
    side(table, 0).plus = 30
    tell(table, "0 Fight chosen_bear_housecarl", "0 Fight end")
    assert ["commission_steady_hand", "pass"] == offered(table)
    table.players[0].valhalla += [next(c for c in table.deck)]
    table.cap = 5
    table.do()
    assert ["pass"] == offered(table)


@pytest.mark.rule("VA-318")
def test_limits_on_tactics_do_not_touch_commissions() -> None:
    table = solo(
        player(party="bear_axeman", hand="commission_steady_hand fury"), "fenrir_6", valkyries=True
    )
    table.monster.insert(0, "fenrir_5")
    attack_monster(table, "axe")
    assert ["bear_axeman", "end"] == offered(table)
    side(table, 0).plus = 60
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    assert [(0, "PlayCommission")] == asked(table)
    assert "commission_steady_hand" in offered(table)


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("VA-276", "VA-281")
def test_the_fourth_shield_lost_loses_the_game() -> None:
    table = solo(player(party="bear_axeman", shields=1), "garm_1")
    monster_attacks(table, "blank")
    tell(table, "0 Fight end")
    assert [] == asked(table)
    result = GAME.result(table)
    assert result is not None
    assert not result.won
    assert [] == result.winners


@pytest.mark.rule("VA-277", "VA-278")
def test_when_the_deck_is_gone_an_earlier_card_loses_at_once() -> None:
    table = solo(player(party="bear_axeman"), "garm_3")
    table.deck = table.deck[:2]
    table.do(DrawPhase(0), CheckDeck(0), MonsterPhase(0))
    tell(table, f"0 KeepCard {offered(table)[0]}")
    assert [] == asked(table)
    assert "solo-lost" in said(table)
    assert "monster-rolls" not in said(table)


@pytest.mark.rule("VA-277", "VA-280")
@pytest.mark.parametrize("wins", [True, False])
def test_on_the_last_card_a_final_attack_decides(wins: bool) -> None:
    table = solo(player(party="bear_axeman"), "garm_6")
    table.deck = table.deck[:2]
    table.do(DrawPhase(0), CheckDeck(0))
    tell(table, f"0 KeepCard {offered(table)[0]}")
    assert ["attack", "give_up"] == offered(table)
    tell(table, "0 FinalAttack attack")
    show(table, 0, "axe")
    side(table, 0).plus = 60 if wins else 0
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    if not wins:
        tell(table, "0 SendFitting done")
    result = GAME.result(table)
    assert result is not None
    assert wins == result.won


@pytest.mark.rule("VA-261", "VA-277")
def test_a_final_attack_without_an_armed_warrior_loses() -> None:
    table = solo(player(party="bear_axeman"), "garm_6")
    table.deck, table.ending = [], True
    table.do(CheckDeck(0))
    tell(table, "0 FinalAttack attack")
    show(table, 0, "blank")
    tell(table, "0 Fight end")
    assert [] == asked(table)
    assert not table.won


@pytest.mark.rule("VA-279")
def test_with_an_empty_party_there_is_no_final_attack() -> None:
    table = solo(player(), "garm_6")
    table.deck, table.ending = [], True
    table.do(CheckDeck(0))
    assert [] == asked(table)
    assert table.over
    assert not table.won


@pytest.mark.rule("VA-278")
def test_a_battle_under_way_is_settled_before_the_deck_is_looked_at() -> None:
    table = solo(player(party="bear_axeman"), "garm_1", level=3)
    table.deck = table.deck[:4]
    attack_monster(table, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end", "0 SendFitting bear_axeman")
    assert ["bear_axeman"] == valhalla(table, 0)
    assert table.over


@pytest.mark.rule("VA-280", "VA-281")
def test_beating_the_last_card_wins() -> None:
    table = win_attack("jormungandr_6")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    result = GAME.result(table)
    assert result is not None
    assert result.won
    assert (6,) == result.scores
    assert {"beaten", "shields_left", "deck_left"} == set(result.parts)


# -- abilities -------------------------------------------------------------------------------------


@pytest.mark.rule("VA-283")
@pytest.mark.card("garm_4", "jormungandr_2")
@pytest.mark.parametrize("card", ["garm_4", "jormungandr_2"])
def test_a_card_is_discarded_after_phase_a(card: str) -> None:
    table = solo(player(party="bear_axeman"), card)
    table.do(MillDeck(0))
    table.questions()
    assert 1 == len(pile(table))
    assert table.flow["turn"].index(MillDeck) < table.flow["turn"].index(DrawPhase)


@pytest.mark.rule("VA-284")
@pytest.mark.card("garm_3", "jormungandr_3", "nidhogg_2")
@pytest.mark.parametrize(
    ("card", "ours", "faces", "counted"),
    [
        ("garm_3", "boar_shield_bearer", "shield", 1),
        ("jormungandr_3", "stag_spearman boar_axeman", "spear", 1),
        ("nidhogg_2", "wolf_spearman boar_axeman bear_archer", "spear", 1),
        ("nidhogg_2", "stag_spearman boar_axeman", "spear", 3),
    ],
)
def test_abilities_of_a_clan_add_nothing(card: str, ours: str, faces: str, counted: int) -> None:
    table = solo(player(party=ours), card)
    attack_monster(table, faces)
    tell(table, f"0 Fight {ours.split()[0]}")
    assert counted == strength(table, 0)


@pytest.mark.rule("VA-285")
@pytest.mark.card("fenrir_2")
def test_a_card_of_choice_is_discarded_before_the_battle() -> None:
    table = solo(player(party="bear_axeman", hand="fury counterattack"), "fenrir_2")
    attack_monster(table)
    tell(table, "0 DiscardCard counterattack")
    assert ["fury"] == hand(table, 0)
    assert [(0, "Fight")] == asked(table)


@pytest.mark.rule("VA-286")
@pytest.mark.card("fenrir_4", "nidhogg_6")
@pytest.mark.parametrize("card", ["fenrir_4", "nidhogg_6"])
def test_one_die_fewer_is_rolled(card: str) -> None:
    table = solo(player(party="bear_axeman"), card)
    attack_monster(table)
    assert 5 == sum(side(table, 0).pool)


@pytest.mark.rule("VA-287", "VA-297")
@pytest.mark.card("fenrir_5")
def test_a_random_card_goes_after_every_battle_with_that_card() -> None:
    table = win_attack("fenrir_5")
    table.players[0].hand = table.deck[:2]
    del table.deck[:2]
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    assert 1 == len(hand(table, 0))
    assert "fenrir_6" == table.monster[-1]


@pytest.mark.rule("VA-288")
@pytest.mark.card("garm_5", "fenrir_3")
@pytest.mark.parametrize("card", ["garm_5", "fenrir_3"])
def test_two_tactics_at_most(card: str) -> None:
    table = solo(player(party="bear_axeman", hand="fury fury fury"), card)
    attack_monster(table, "axe")
    tell(table, "0 Fight fury", "0 Fight fury")
    assert ["bear_axeman", "end"] == offered(table)


@pytest.mark.rule("VA-289")
@pytest.mark.card("garm_6", "nidhogg_4")
@pytest.mark.parametrize("card", ["garm_6", "nidhogg_4"])
def test_the_jarl_does_not_work_in_battle(card: str) -> None:
    table = solo(player(jarl="sigvard", party="bear_axeman"), card)
    attack_monster(table, "axe")
    tell(table, "0 Fight bear_axeman")
    assert 2 == strength(table, 0)


@pytest.mark.rule("VA-290")
@pytest.mark.card("fenrir_6")
def test_no_tactics() -> None:
    table = solo(player(party="bear_axeman", hand="fury"), "fenrir_6")
    attack_monster(table, "axe")
    assert ["bear_axeman", "end"] == offered(table)


@pytest.mark.rule("VA-291")
@pytest.mark.card("nidhogg_3")
def test_a_slot_fewer_costs_a_warrior_at_once_and_later_room() -> None:
    table = solo(player(party=FOUR), "nidhogg_2")
    attack_monster(table, "axe")
    assert 4 == table.room
    side(table, 0).plus = 60
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    assert 3 == table.room == len(party(table, 0))


@pytest.mark.rule("VA-291")
def test_the_smaller_board_must_be_fitted_by_a_choice() -> None:
    from meadhall.games.valhalla.solo.battle import FitBoard

    table = solo(player(party=FOUR), "nidhogg_2")
    attack_monster(table, "axe")
    table.room = 3
    table.do(FitBoard())
    assert [(0, "DiscardWarrior")] == asked(table)
    tell(table, "0 DiscardWarrior bear_archer")
    assert 3 == len(party(table, 0))


@pytest.mark.rule("VA-292")
@pytest.mark.card("nidhogg_5")
def test_a_warrior_is_sacrificed_before_the_battle_also_the_last() -> None:
    table = solo(player(party="bear_axeman bear_archer"), "nidhogg_5")
    attack_monster(table)
    tell(table, "0 DiscardWarrior bear_archer")
    assert ["bear_axeman"] == party(table, 0)
    table = solo(player(party="bear_axeman"), "nidhogg_5")
    attack_monster(table)
    assert [] == party(table, 0)
    assert [(0, "Fight")] == asked(table)


@pytest.mark.rule("VA-293")
@pytest.mark.card("jormungandr_4")
def test_a_lost_battle_costs_1_glory() -> None:
    table = solo(player(party="bear_axeman", valhalla="wolf_archer bear_reaver"), "jormungandr_4")
    attack_monster(table, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end", "0 SendFitting done")
    assert ["bear_reaver"] == valhalla(table, 0)


@pytest.mark.rule("VA-294")
@pytest.mark.card("jormungandr_5")
def test_counterattack_and_weapon_exchange_cannot_be_played() -> None:
    table = solo(
        player(party="bear_axeman", hand="counterattack weapon_exchange fury"), "jormungandr_5"
    )
    attack_monster(table, "axe blank")
    assert ["bear_axeman", "fury", "reroll", "end"] == offered(table)


@pytest.mark.rule("VA-295", "VA-297")
@pytest.mark.card("jormungandr_6")
def test_every_battle_costs_1_glory() -> None:
    table = solo(player(party="bear_axeman", valhalla="wolf_archer"), "jormungandr_6")
    attack_monster(table, "blank")
    tell(table, "0 Fight end")
    assert [] == valhalla(table, 0)


@pytest.mark.rule("VA-296")
def test_glory_is_changed_against_the_pile_or_the_cheapest_card_goes() -> None:
    table = solo(player(party="bear_axeman", valhalla="stag_veteran wolf_scout"), "jormungandr_6")
    table.discard = [take(table, "bear_archer"), take(table, "boar_reaver")]
    attack_monster(table, "blank")
    tell(table, "0 Fight end")
    assert ["wolf_scout", "stag_veteran"] == offered(table)
    tell(table, "0 LoseGlory stag_veteran")
    assert ["boar_reaver", "wolf_scout"] == valhalla(table, 0)
    assert ["bear_archer", "stag_veteran"] == pile(table)
    table = solo(player(party="bear_axeman", valhalla="stag_veteran"), "jormungandr_6")
    attack_monster(table, "blank")
    tell(table, "0 Fight end")
    assert [] == valhalla(table, 0)


@pytest.mark.rule("VA-297")
def test_after_a_won_attack_the_removed_cards_ability_applies() -> None:
    table = win_attack("jormungandr_3")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    assert ["bear_axeman"] == valhalla(table, 0)
    assert "jormungandr_4" == table.monster[-1]


# -- with the Valkyries ----------------------------------------------------------------------------


@pytest.mark.rule("VA-298", "VA-299", "VA-300")
def test_the_valkyries_turn_the_cards_to_their_stronger_side() -> None:
    table = solo(player(party="bear_axeman"), "garm_1", valkyries=True)
    assert 9 == monster_strength(table)
    assert 4 == table.cap
    assert (2, 3) == table.draws
    table = begun(valkyries=True)
    assert 160 - 40 - 6 == len(table.deck)


@pytest.mark.rule("VA-301")
def test_the_path_cannot_be_played_against_a_monster() -> None:
    table = solo(player(party="bear_axeman", hand="path_to_valhalla"), "garm_1", valkyries=True)
    monster_attacks(table, "axe")
    assert ["bear_axeman", "end"] == offered(table)


@pytest.mark.card("solo_memo_turn")
def test_the_turn_follows_the_solo_memo() -> None:
    table = solo(player(party="bear_axeman"), "garm_1")
    steps = [step for step in table.flow["turn"] if step is not CheckDeck]
    assert [ActionPhase, MillDeck, DrawPhase, MonsterPhase, EndSoloTurn] == steps
    chance = dice("solo")
    table.do(TakeTurn(0))
    while asked(table):
        random_step(table, chance)
    assert GAME.result(table) is not None

"""Set-up: box, decks, jarls, first warriors, opening hands, and what cannot be combined."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.core import BadSetup
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.cards import CARDS, CLAN, IS_WARRIOR, NAMES, ROWS, numbers
from meadhall.games.valhalla.components import (
    CLANS,
    DICE,
    EMBLEMS,
    EXTRA_DICE,
    FACES,
    SHIELDS,
)
from meadhall.games.valhalla.jarls import JARLS
from meadhall.games.valhalla.table import Table, warriors
from tables import asked, dice, options, random_step, tell


def new(seats: int, seed: str = "set-up", **chosen: Any) -> Table:
    table: Table = GAME.new(seats, chosen, seed)
    return table


def play_to(table: Table, name: str) -> None:
    chance = dice("set-up")
    while name not in [question for _, question in asked(table)]:
        random_step(table, chance)


@pytest.mark.rule("VA-001")
def test_the_box_holds_320_cards_15_dice_and_24_shields() -> None:
    counts: dict[str, int] = {}
    for card in ROWS.values():
        counts[card.set] = counts.get(card.set, 0) + card.count
    assert {
        "base": 120,
        "thor": 14,
        "valkyries": 40,
        "dwarves": 40,
        "tyr": 20,
        "jarls": 25,
        "loki": 10,
        "last_viking": 8,
        "companions": 6,
        "memos": 9,
        "solo": 28,
    } == counts
    assert 15 == 2 * DICE + EXTRA_DICE
    assert 24 == len(EMBLEMS) * SHIELDS


@pytest.mark.rule("VA-002", "VA-003", "VA-004")
def test_clans_and_kinds_of_the_base_deck_and_the_dwarves() -> None:
    base = numbers("base")
    clans = {CLANS[CLAN[card]] for card in base if IS_WARRIOR[card]}
    assert {"bear", "wolf", "boar", "stag", "giant"} == clans
    assert {"warrior", "tactic"} == {CARDS[card].kind for card in base}
    for card in CARDS:
        if card.kind == "warrior":
            assert card.strength > 0
            assert card.glory > 0
            assert card.symbols > 0
        else:
            assert "" == card.clan
    dwarves = {CARDS[card].clan for card in numbers("dwarves") if IS_WARRIOR[card]}
    assert {"dwarf"} == dwarves


@pytest.mark.rule("VA-022")
def test_the_list_of_cards_names_what_is_printed_and_leaves_out_what_is_not() -> None:
    warrior, tactic = GAME.cards["bear_axeman"], GAME.cards["fury"]
    assert ("bear", ["axe"], 1) == (warrior["clan"], warrior["need"], warrior["symbols"])
    assert {"effect", "params", "facts"}.isdisjoint(warrior)
    assert {"clan", "need", "need_rule", "facts"}.isdisjoint(tactic)
    assert ("fury", "add_strength", {"amount": 2}) == (
        tactic["name"],
        tactic["effect"],
        tactic["params"],
    )


@pytest.mark.rule("VA-005")
def test_a_die_has_one_face_of_each_symbol() -> None:
    assert ("sword", "axe", "spear", "bow", "shield", "blank") == FACES


@pytest.mark.rule("VA-022", "VA-028")
@pytest.mark.parametrize(("seats", "gone"), [(2, 40), (3, 20), (4, 10), (5, 0), (6, 0)])
def test_cards_are_discarded_by_the_number_of_players(seats: int, gone: int) -> None:
    table = new(seats)
    play_to(table, "TakeFirstWarrior")
    assert gone == len(table.discard)
    assert 120 - gone == len(table.deck) + len(table.shown)


@pytest.mark.rule("VA-023", "VA-024")
def test_everyone_has_four_shields_of_an_own_emblem_and_three_dice_are_common() -> None:
    table = new(6)
    assert [4] * 6 == [player.shields for player in table.players]
    assert 6 == len(set(EMBLEMS))
    assert 3 == table.grey


@pytest.mark.rule("VA-025", "VA-312")
def test_three_jarls_are_dealt_and_one_is_kept_in_secret() -> None:
    table = new(3)
    assert [(0, "ChooseJarl"), (1, "ChooseJarl"), (2, "ChooseJarl")] == asked(table)
    offered = [options(table, seat, "ChooseJarl") for seat in range(3)]
    assert [3, 3, 3] == [len(each) for each in offered]
    assert 9 == len({name for each in offered for name in each})
    tell(table, f"0 ChooseJarl {offered[0][1]}")
    assert all(each["jarl"] is None for each in GAME.view(table, 1)["players"])
    assert offered[1] == GAME.view(table, 1)["mine"]["offered"]
    tell(table, f"1 ChooseJarl {offered[1][0]}", f"2 ChooseJarl {offered[2][2]}")
    kept = [offered[0][1], offered[1][0], offered[2][2]]
    assert kept == [each["jarl"] for each in GAME.view(table, None)["players"]]
    assert [] == GAME.view(table, 0)["mine"]["offered"]


@pytest.mark.rule("VA-025")
def test_with_two_players_the_jarls_for_three_stay_out() -> None:
    for number in range(40):
        table = new(2, f"{number}")
        for player in table.players:
            assert all(JARLS[name].players == 2 for name in player.offered)
    assert any(jarl.players == 3 for jarl in JARLS.values())


@pytest.mark.rule("VA-026")
def test_first_game_jarls_are_dealt_one_to_each() -> None:
    table = new(6, first_game_jarls=True)
    assert "TakeFirstWarrior" == asked(table)[0][1]
    assert all(JARLS[player.jarl].first_game for player in table.players)


@pytest.mark.rule("VA-027")
def test_the_first_player_is_named_or_drawn() -> None:
    assert 2 == new(4, first_player=2).first
    assert {0, 1, 2, 3} == {new(4, f"{number}").first for number in range(40)}
    with pytest.raises(BadSetup, match="VA-027"):
        new(3, first_player=3)


@pytest.mark.rule("VA-027")
def test_any_of_six_players_may_be_named_as_the_first() -> None:
    (named,) = [choice.values for choice in GAME.choices if choice.name == "first_player"]
    assert ("random", 0, 1, 2, 3, 4, 5) == named


@pytest.mark.rule("VA-030", "VA-031")
def test_first_warriors_are_taken_against_the_clock_the_first_player_last() -> None:
    table = new(4, first_player=1)
    play_to(table, "TakeFirstWarrior")
    assert 5 == len(table.shown)
    assert all(IS_WARRIOR[card] for card in table.shown)
    order = []
    while asked(table)[0][1] == "TakeFirstWarrior":
        seat = asked(table)[0][0]
        order.append(seat)
        tell(table, f"{seat} TakeFirstWarrior {options(table, seat, 'TakeFirstWarrior')[0]}")
    assert [0, 3, 2, 1] == order
    assert [1, 1, 1, 1] == [len(warriors(table, seat)) for seat in range(4)]


@pytest.mark.rule("VA-032", "VA-033", "VA-312")
def test_seven_cards_are_drawn_and_two_set_aside_in_secret() -> None:
    table = new(2, first_player=1)
    play_to(table, "SetAside")
    assert [7, 7] == [len(player.hand) for player in table.players]
    assert 120 - 40 - 2 - 14 == len(table.deck)
    chosen = []
    for seat in (0, 1):
        for asks in ("SetAside", "SetSecondAside"):
            before = len(table.discard)
            name = options(table, seat, asks)[0]
            chosen.append(name)
            tell(table, f"{seat} {asks} {name}")
            if len(chosen) < 4:
                assert before == len(table.discard)
    assert [5, 5] == [len(player.hand) for player in table.players]
    told = [NAMES[card] for card in table.discard[-4:]]
    assert [*chosen[2:], *chosen[:2]] == told


@pytest.mark.rule("VA-029")
def test_with_six_players_the_twelve_discards_go_back() -> None:
    table = new(6)
    play_to(table, "ChooseAction")
    assert [] == table.discard
    assert 12 == len(table.back)
    assert all(card in table.deck for card in table.back)
    assert 120 - 6 - 30 == len(table.deck)
    assert 10 + 2 * 4 == len(made(4).discard)


def made(seats: int, **chosen: Any) -> Table:
    table = new(seats, "set-up", **chosen)
    play_to(table, "ChooseAction")
    return table


@pytest.mark.rule("VA-034")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_deck_outlasts_every_set_up(seats: int) -> None:
    table = made(seats, loki="loki_8")
    assert len(table.deck) > 10
    assert not table.ending


# -- expansions and the deck -------------------------------------------------------------------


@pytest.mark.rule("VA-021", "VA-146", "VA-147", "VA-171", "VA-190")
def test_expansions_add_their_cards_alone_or_together() -> None:
    sizes = {"thor": 14, "valkyries": 40, "dwarves": 40, "tyr": 14}
    for name, cards in sizes.items():
        table = new(5, "set-up", **{name: True})
        assert 120 + cards == len(table.deck)
    table = new(
        5, thor=True, valkyries=True, dwarves=True, tyr=True, last_viking=True, loki="loki_2"
    )
    assert 120 + 14 + 40 + 40 + 14 == len(table.deck)


@pytest.mark.rule("VA-148")
@pytest.mark.card("memo_plus40")
@pytest.mark.parametrize("name", ["valkyries", "dwarves"])
def test_plus_40_draws_three_in_phase_b_alone(name: str) -> None:
    table = made(3, **{name: True})
    assert (2, 3) == table.draws
    assert 20 + 6 == len(table.discard)
    assert (2, 2) == made(3, thor=True, tyr=True).draws


@pytest.mark.rule("VA-149")
@pytest.mark.card("memo_plus80")
@pytest.mark.parametrize(("seats", "gone"), [(2, 60), (3, 40), (4, 30), (5, 20), (6, 8)])
def test_plus_80_draws_three_twice_and_discards_twenty_more(seats: int, gone: int) -> None:
    table = made(seats, valkyries=True, dwarves=True)
    assert (3, 3) == table.draws
    assert gone + 2 * seats == len(table.discard)
    assert [] == table.back


@pytest.mark.rule("VA-150")
def test_only_warriors_are_laid_out_whatever_the_expansions() -> None:
    sets = set()
    for number in range(30):
        table = new(6, f"{number}", thor=True, tyr=True, valkyries=True, dwarves=True)
        play_to(table, "TakeFirstWarrior")
        assert 7 == len(table.shown)
        assert all(IS_WARRIOR[card] for card in table.shown)
        sets |= {CARDS[card].set for card in table.shown}
    assert {"base", "valkyries", "dwarves"} == sets


@pytest.mark.rule("VA-151", "VA-154")
@pytest.mark.card("loki_3", "loki_8", "loki_10")
@pytest.mark.parametrize(
    ("seats", "card", "gone"),
    [(2, "loki_8", 50), (2, "loki_3", 30), (4, "loki_10", 0), (5, "loki_10", 0), (3, "loki_2", 20)],
)
def test_some_loki_cards_change_the_first_discard(seats: int, card: str, gone: int) -> None:
    table = new(seats, loki=card)
    play_to(table, "TakeFirstWarrior")
    assert gone == len(table.discard)


@pytest.mark.rule("VA-162", "VA-245", "VA-299", "VA-310", "VA-251", "VA-253")
@pytest.mark.parametrize(
    ("seats", "chosen", "rule"),
    [
        (2, {"thor": True}, "VA-162"),
        (3, {"teams": "alliance"}, "VA-245"),
        (5, {"teams": "partnership"}, "VA-245"),
        (3, {"simplified": True, "advanced_hand": True}, "VA-310"),
        (3, {"simplified": True, "five_jarls": True}, "VA-310"),
        (3, {"first_game_jarls": True, "five_jarls": True}, "VA-026"),
        (1, {"dwarves": True}, "VA-299"),
        (1, {"loki": "loki_1"}, "VA-299"),
        (1, {"last_viking": True}, "VA-299"),
        (1, {"simplified": True}, "VA-251"),
        (1, {"advanced_hand": True}, "VA-253"),
    ],
)
def test_what_cannot_be_combined_is_refused_with_the_rule(
    seats: int, chosen: dict[str, bool | str], rule: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        meadhall.game("valhalla").new(seats, chosen, "")
    assert rule == refused.value.rule


# -- variants ----------------------------------------------------------------------------------


@pytest.mark.rule("VA-303", "VA-304")
def test_simplified_has_no_jarls_and_five_cards() -> None:
    table = new(6, simplified=True)
    assert "TakeFirstWarrior" == asked(table)[0][1]
    play_to(table, "ChooseAction")
    assert [""] * 6 == [player.jarl for player in table.players]
    assert [5] * 6 == [len(player.hand) for player in table.players]
    assert 120 - 6 - 30 == len(table.deck)
    assert [] == table.back


def lay(table: Table, seat: int) -> None:
    tell(table, f"{seat} GatherHand lay")
    tell(table, f"{seat} LayCard {options(table, seat, 'LayCard')[0]}")


@pytest.mark.rule("VA-305", "VA-306", "VA-307", "VA-308")
def test_the_advanced_hand_is_gathered_from_a_reserve() -> None:
    table = new(2, advanced_hand=True, first_player=0)
    play_to(table, "GatherHand")
    assert [5, 5] == [len(player.hand) for player in table.players]
    assert 2 == len(table.shown)
    lay(table, 0)
    assert 3 == len(table.shown)
    assert [(1, "GatherHand")] == asked(table)
    deck = len(table.deck)
    tell(table, "1 GatherHand finish")
    assert deck - 2 == len(table.deck)
    assert 5 == len(table.shown)
    lay(table, 0)
    while asked(table) == [(0, "TakeReserve")]:
        tell(table, f"0 TakeReserve {options(table, 0, 'TakeReserve')[0]}")
    assert [(0, "ChooseAction")] == asked(table)
    assert [5, 5] == [len(player.hand) for player in table.players]
    assert 40 + 4 == len(table.discard)
    assert [] == table.shown


@pytest.mark.rule("VA-032", "VA-305")
def test_the_warrior_nobody_took_is_in_the_deck_when_the_reserve_is_laid_out() -> None:
    table = new(3, advanced_hand=True, first_player=0)
    play_to(table, "TakeFirstWarrior")
    while asked(table)[0][1] == "TakeFirstWarrior":
        left = [*table.shown]
        seat = asked(table)[0][0]
        taken = options(table, seat, "TakeFirstWarrior")[0]
        tell(table, f"{seat} TakeFirstWarrior {taken}")
    (spare,) = [card for card in left if NAMES[card] != taken]
    hands = [card for player in table.players for card in player.hand]
    assert 1 == [*table.deck, *table.shown, *hands].count(spare)
    assert 120 - len(table.discard) - 3 == len(table.deck) + len(table.shown) + len(hands)


@pytest.mark.rule("VA-306")
def test_without_cards_in_hand_the_gathering_must_be_finished() -> None:
    table = new(3, advanced_hand=True, first_player=0)
    play_to(table, "GatherHand")
    for _ in range(5):
        for seat in (0, 1, 2):
            lay(table, seat)
    assert [(0, "TakeReserve")] == asked(table)


@pytest.mark.rule("VA-308")
def test_with_six_players_the_reserve_goes_back_into_the_deck() -> None:
    table = made(6, advanced_hand=True)
    assert 12 == len(table.back)
    assert [] == made(6, advanced_hand=True, valkyries=True, dwarves=True).back


@pytest.mark.rule("VA-309")
@pytest.mark.parametrize(("seats", "dealt"), [(2, 5), (5, 5), (6, 4)])
def test_five_jarls_are_dealt_and_four_to_six_players(seats: int, dealt: int) -> None:
    table = new(seats, five_jarls=True, advanced_hand=True)
    assert [dealt] * seats == [len(player.offered) for player in table.players]

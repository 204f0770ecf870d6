"""Who sees what, and imagined tables that agree with it."""

from __future__ import annotations

import pytest

from games.valhalla.positions import attack, hand, offered, player, position, show
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import TakeTurn
from meadhall.games.valhalla.cards import IS_WARRIOR, NAMES
from meadhall.games.valhalla.expansions.loki import TakeFromHand, discard_random
from meadhall.games.valhalla.jarl_after import GiveCard
from meadhall.games.valhalla.piles import (
    BACK,
    EVERYONE,
    HELD,
    SPECTATOR,
    note,
    pass_unseen,
    show_hand,
    steal_random,
    take_from_hand,
)
from meadhall.games.valhalla.table import Table
from tables import asked, dice, options, random_step, tell

FULL = {
    "thor": True,
    "valkyries": True,
    "dwarves": True,
    "tyr": True,
    "last_viking": True,
    "loki": "random",
}


@pytest.mark.rule("VA-012")
def test_hands_are_secret_and_counted() -> None:
    table = position(player(hand="fury counterattack"), player())
    view = GAME.view(table, 1)
    assert 2 == view["players"][0]["hand"]
    assert "counterattack" not in repr(view)
    assert ["fury", "counterattack"] == GAME.view(table, 0)["mine"]["hand"]


@pytest.mark.rule("VA-013")
def test_the_deck_can_be_counted_by_anyone() -> None:
    table = position(player(), player(), deck="fury fury wolf_archer")
    assert [3, 3, 3] == [GAME.view(table, seat)["deck"] for seat in (0, 1, None)]
    assert "wolf_archer" not in repr(GAME.view(table, 0))


@pytest.mark.rule("VA-014")
def test_the_discard_pile_is_open_and_keeps_its_order() -> None:
    table = position(player(), player(), discard="fury wolf_archer bear_axeman")
    assert ["fury", "wolf_archer", "bear_axeman"] == GAME.view(table, None)["discard"]


@pytest.mark.rule("VA-016")
def test_a_valhalla_is_seen_by_its_owner_and_counted_by_others() -> None:
    table = position(player(valhalla="stag_veteran"), player())
    assert ["stag_veteran"] == GAME.view(table, 0)["mine"]["valhalla"]
    assert 1 == GAME.view(table, 1)["players"][0]["valhalla"]
    assert "stag_veteran" not in repr(GAME.view(table, 1))
    attack_table = position(player(party="bear_axeman"), player(party="wolf_swordsman"))
    attack(attack_table, 0, 1, "axe")
    tell(attack_table, "0 Fight bear_axeman", "0 Fight end", "1 Fight end")
    lines = [line for line in attack_table.log if line.key == "enters-valhalla"]
    assert [None] == [line.seat for line in lines]


@pytest.mark.rule("VA-016", "VA-113")
def test_every_valhalla_lies_open_once_the_game_is_over_and_not_before() -> None:
    table = position(player(valhalla="stag_veteran wolf_scout"), player())
    for seat in (0, 1, None):
        assert [[], []] == [each["sent"] for each in GAME.view(table, seat)["players"]]
    table.over = True
    for seat in (0, 1, None):
        sent = [each["sent"] for each in GAME.view(table, seat)["players"]]
        assert [["wolf_scout", "stag_veteran"], []] == sent


@pytest.mark.rule("VA-019", "VA-312")
def test_a_draw_is_seen_by_the_drawer_alone() -> None:
    table = position(player(party="bear_axeman"), player(), deck="fury wolf_archer")
    table.do(TakeTurn(0))
    tell(table, "0 ChooseAction draw")
    assert ["wolf_archer", "fury"] == GAME.view(table, 0)["mine"]["drawn"]
    assert 2 == GAME.view(table, 1)["players"][0]["drawn"]
    assert "wolf_archer" not in repr(GAME.view(table, 1))


def test_a_warrior_picked_is_seen_by_nobody_else_until_it_joins() -> None:
    table = position(player(party="bear_axeman", hand="wolf_archer wolf_axeman"), player())
    table.do(TakeTurn(0))
    table.questions()
    before = GAME.view(table, 1)
    tell(table, "0 ChooseAction two", "0 AddWarrior wolf_archer")
    assert 0 == before["players"][0]["aside"]
    assert before == GAME.view(table, 1)
    assert ["wolf_archer"] == GAME.view(table, 0)["mine"]["picked"]


@pytest.mark.parametrize(
    ("seats", "chosen"), [(2, {}), (4, {}), (6, {}), (3, FULL), (6, {"tyr": True})]
)
def test_an_imagined_table_looks_the_same_and_is_sound(
    seats: int, chosen: dict[str, bool | str]
) -> None:
    chance = dice(f"imagine {seats}")
    table: Table = GAME.new(seats, chosen, "imagine")
    while table.questions():
        seat = chance.below(seats)
        world = GAME.hidden(table, seat, chance)
        assert GAME.view(table, seat) == GAME.view(world, seat)
        assert [] == GAME.audit(world)
        random_step(table, chance)


@pytest.mark.rule("VA-029")
def test_a_card_shuffled_back_is_never_imagined_in_a_hand_held_since_before() -> None:
    chance = dice("back")
    table: Table = GAME.new(6, {"simplified": False}, "back")
    while asked(table)[0][1] != "ChooseAction":
        random_step(table, chance)
    assert 12 == sum(bool(bits & BACK) for bits in table.notes.values())
    for _ in range(20):
        world = GAME.hidden(table, 0, chance)
        for other in world.players[1:]:
            assert not any(world.notes.get(card, 0) & BACK for card in other.hand)
            assert all(world.notes[card] & HELD for card in other.hand)


@pytest.mark.rule("VA-046", "VA-312")
def test_whoever_must_add_a_warrior_is_imagined_with_one() -> None:
    table = position(
        player(),
        player(hand="wolf_archer fury fury fury fury"),
        player(),
        deck="fury counterattack",
    )
    table.do(TakeTurn(1))
    table.questions()
    chance = dice("must add")
    for _ in range(20):
        world = GAME.hidden(table, 0, chance)
        assert any(IS_WARRIOR[card] for card in world.players[1].hand)
        assert [(1, "ChooseAction")] == asked(world)


def test_a_card_seen_stays_where_it_was_seen() -> None:
    table = position(
        player(jarl="ulf", party="bear_axeman bear_archer"),
        player(
            party="wolf_swordsman",
            hand="fury fury counterattack stag_veteran bear_reaver wolf_scout wolf_archer "
            "stag_axeman",
        ),
        player(hand="boar_axeman"),
    )
    attack(table, 0, 1)
    tell(table, "0 Prepare jarl")
    seen = GAME.view(table, 0)["seen"][1]
    chance = dice("seen")
    hands = set()
    for _ in range(20):
        world = GAME.hidden(table, 0, chance)
        names = [NAMES[card] for card in world.players[1].hand]
        assert all(name in names for name in seen)
        hands.add(tuple(sorted(names)))
    assert len(hands) > 5
    assert 8 == len(hand(table, 1))
    tell(table, "0 BanTactic pass")
    assert "Fight" in [name for _, name in asked(table)]
    assert options(table, 0, "Fight") == offered(table)


# -- what is no longer known -----------------------------------------------------------------


def seen_of(table: Table, viewer: int, seat: int) -> list[str]:
    found: list[str] = GAME.view(table, viewer)["seen"][seat]
    return found


@pytest.mark.rule("VA-312")
def test_a_card_taken_unseen_tells_others_nothing_about_those_they_knew() -> None:
    for stolen in range(3):
        table = position(player(), player(hand="fury counterattack wolf_archer"), player())
        show_hand(table, 1)
        everything = ["wolf_archer", "fury", "counterattack"]
        assert everything == seen_of(table, 2, 1)
        pass_unseen(table, table.players[1].hand[stolen], 1, 0)
        assert [] == [*seen_of(table, 2, 0), *seen_of(table, 2, 1)]
        assert hand(table, 1) == sorted(seen_of(table, 0, 1))
        assert hand(table, 0) == seen_of(table, 1, 0)


@pytest.mark.rule("VA-312")
def test_the_only_card_of_a_hand_is_known_wherever_it_goes() -> None:
    table = position(player(), player(hand="fury"), player())
    show_hand(table, 1)
    steal_random(table, 0, 1)
    assert ["fury"] == seen_of(table, 2, 0)


def test_a_known_card_that_is_picked_stays_known_until_it_joins() -> None:
    table = position(
        player(party="bear_axeman boar_axeman stag_veteran bear_reaver", hand="wolf_archer fury"),
        player(),
    )
    show_hand(table, 0)
    table.do(TakeTurn(0))
    (before, _) = GAME.view(table, 1)["players"]
    tell(table, "0 ChooseAction one", "0 AddWarrior wolf_archer")
    assert "DiscardWarrior" == asked(table)[0][1]
    assert {**before, "aside": 1} == GAME.view(table, 1)["players"][0]
    world = GAME.hidden(table, 1, dice("picked"))
    assert GAME.view(table, 1) == GAME.view(world, 1)
    tell(table, "0 DiscardWarrior bear_axeman")
    assert ["fury"] == seen_of(table, 1, 0)


def test_of_two_copies_the_one_played_is_taken_for_the_one_that_was_seen() -> None:
    for known in range(2):
        table = position(player(hand="fury fury wolf_archer"), player(), player())
        note(table, table.players[0].hand[known], 1 << 1)
        note(table, table.players[0].hand[1 - known], 1 << 2)
        take_from_hand(table, 0, "fury")
        assert [[], []] == [seen_of(table, viewer, 0) for viewer in (1, 2)]


def test_with_both_copies_seen_one_is_known_to_be_left() -> None:
    table = position(player(hand="fury fury wolf_archer"), player())
    show_hand(table, 0)
    take_from_hand(table, 0, "fury")
    assert ["wolf_archer", "fury"] == seen_of(table, 1, 0)


def test_what_is_looked_at_does_not_tell_where_cards_lie_in_a_hand() -> None:
    seen = []
    for cards in ("fury counterattack wolf_archer stag_veteran", "stag_veteran fury"):
        rest = [each for each in HAND if each not in cards.split()]
        table = position(
            player(jarl="ulf", party="bear_axeman"),
            player(party="wolf_swordsman", hand=" ".join([*cards.split(), *rest])),
            player(),
        )
        for card in table.players[1].hand:
            note(table, card, 1)
        attack(table, 0, 1)
        tell(table, "0 Prepare jarl")
        seen += [line.args["cards"] for line in table.log if line.key == "you-saw"]
    assert seen[0] == seen[1]
    assert seen[0]


HAND = ["fury", "counterattack", "wolf_archer", "stag_veteran"]


def seen(table: Table, holder: int) -> list[list[str]]:
    """What the others and a spectator know of a hand, by seat."""
    viewers = [seat for seat in range(table.seats) if seat != holder] + [None]
    return [GAME.view(table, viewer)["seen"][holder] for viewer in viewers]


def steal(table: Table, name: str, taker: int, giver: int) -> None:
    """A card of that name is taken, as if at random."""
    hand = table.players[giver].hand
    pass_unseen(table, next(card for card in hand if NAMES[card] == name), giver, taker)


@pytest.mark.rule("VA-312")
def test_a_card_taken_unseen_is_known_to_giver_and_taker_alone() -> None:
    table = position(player(), player(hand="fury counterattack"), player())
    steal(table, "counterattack", 0, 1)
    assert [["counterattack"], [], []] == seen(table, 0)
    assert [[], [], []] == seen(table, 1)
    steal_random(table, 2, 0)
    assert [["counterattack"], ["counterattack"], []] == seen(table, 2), "it was the only one"


@pytest.mark.rule("VA-312")
@pytest.mark.parametrize("taken", ["fury", "counterattack"])
def test_who_knew_a_hand_cannot_tell_which_card_was_taken_from_it(taken: str) -> None:
    table = position(player(), player(hand="stag_veteran fury counterattack"), player())
    show_hand(table, 1)
    assert [["stag_veteran", "fury", "counterattack"]] * 3 == seen(table, 1)
    steal(table, taken, 0, 1)
    assert [[taken], [], []] == seen(table, 0)
    left = [name for name in ("stag_veteran", "fury", "counterattack") if name != taken]
    assert [left, [], []] == seen(table, 1)


@pytest.mark.rule("VA-312")
def test_the_last_card_of_a_shown_hand_is_known_wherever_it_goes() -> None:
    table = position(player(), player(hand="fury"), player())
    show_hand(table, 1)
    steal_random(table, 0, 1)
    assert [["fury"]] * 3 == seen(table, 0)


def private(table: Table, key: str) -> list[tuple[int | None, object]]:
    """Who alone reads lines of this key, and of which cards."""
    return [
        (line.seat, line.args.get("card", line.args.get("cards")))
        for line in table.log
        if line.key == key
    ]


@pytest.mark.rule("VA-019", "VA-312")
def test_a_draw_is_told_to_the_drawer_alone() -> None:
    table = position(player(party="bear_axeman"), player(), deck="fury wolf_archer")
    table.do(TakeTurn(0))
    tell(table, "0 ChooseAction draw")
    assert [(0, ["wolf_archer", "fury"])] == private(table, "you-drew")


@pytest.mark.rule("VA-312")
def test_taker_and_giver_are_told_which_card_was_taken() -> None:
    table = position(player(), player(hand="fury"), player())
    steal_random(table, 2, 1)
    assert [(2, "fury")] == private(table, "you-took")
    assert [(1, "fury")] == private(table, "was-taken")


@pytest.mark.rule("VA-312")
@pytest.mark.card("ragnhild")
def test_a_card_given_back_is_told_to_who_gets_it() -> None:
    table = position(player(hand="fury"), player(), player())
    table.do(GiveCard(0, 2))
    tell(table, "0 GiveCard fury")
    assert [(2, "fury")] == private(table, "you-got")
    assert ["fury"] == hand(table, 2)


@pytest.mark.rule("VA-312")
@pytest.mark.card("ulf")
def test_cards_looked_at_are_told_to_who_looks() -> None:
    table = position(
        player(jarl="ulf", party="bear_axeman"), player(party="wolf_swordsman", hand="fury fury")
    )
    attack(table, 0, 1)
    tell(table, "0 Prepare jarl")
    assert [(0, ["fury", "fury"])] == private(table, "you-saw")


@pytest.mark.rule("VA-312")
@pytest.mark.card("loki_4")
def test_a_hand_looked_at_for_loki_is_told_to_who_looks_and_the_loss_to_its_owner() -> None:
    table = position(player(hand="fury"), player(), player(), loki="loki_4")
    table.do(TakeFromHand(1, 0))
    tell(table, "1 TakeFromHand fury")
    assert [(0, "fury")] == private(table, "was-taken")
    table = position(
        player(party="stag_axeman", hand="fury counterattack"),
        player(party="bear_axeman wolf_swordsman"),
        player(),
        loki="loki_4",
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight stag_axeman", "0 Fight end")
    show(table, 1, "axe")
    tell(table, "1 Fight bear_axeman", "1 Fight end", "1 TakeLokiBonus 1")
    assert [(1, ["fury", "counterattack"])] == private(table, "you-saw")


@pytest.mark.rule("VA-312")
def test_nobody_learns_which_of_two_copies_was_played() -> None:
    table = position(player(hand="fury fury counterattack"), player(), player())
    first, second = (card for card in table.players[0].hand if NAMES[card] == "fury")
    note(table, max(first, second), 1 << 1)
    take_from_hand(table, 0, "fury")
    assert [[], [], []] == seen(table, 0), "the other copy was known, not this one"
    table = position(player(hand="fury fury"), player(), player())
    show_hand(table, 0)
    take_from_hand(table, 0, "fury")
    assert [["fury"]] * 3 == seen(table, 0), "one of two known ones"
    table = position(player(hand="fury fury fury"), player(), player())
    for card in sorted(table.players[0].hand)[1:]:
        note(table, card, 1 << 1)
    take_from_hand(table, 0, "fury")
    assert [["fury"], [], []] == seen(table, 0), "two of three were known"


@pytest.mark.rule("VA-312")
def test_who_takes_a_copy_of_a_card_known_cannot_tell_that_it_was_another() -> None:
    table = position(player(), player(hand="fury fury"), player())
    known, taken = table.players[1].hand
    note(table, known, 1 << 0)
    pass_unseen(table, taken, 1, 0)
    assert [[], [], []] == seen(table, 1)


@pytest.mark.rule("VA-312")
@pytest.mark.card("loki_4")
def test_the_same_holds_for_a_copy_discarded_at_random() -> None:
    table = position(player(hand="fury fury"), player(), loki="loki_4")
    first, second = table.players[0].hand
    note(table, first, 1 << 1)
    note(table, second, 1 << SPECTATOR)
    discard_random(table, 0)
    assert [[], []] == seen(table, 0)


@pytest.mark.rule("VA-312")
@pytest.mark.card("ulf")
def test_a_forbidden_copy_is_known_to_have_stayed() -> None:
    table = position(player(hand="fury fury"), player(), player())
    forbidden = min(table.players[0].hand)
    note(table, forbidden, EVERYONE)
    take_from_hand(table, 0, "fury", forbidden)
    assert [["fury"]] * 3 == seen(table, 0)

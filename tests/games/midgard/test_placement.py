"""Worker placement and the locations of the town (CM-004 to CM-010, CM-037 to CM-080)."""

from __future__ import annotations

import pytest

from games.midgard.positions import (
    clan,
    glory,
    goods,
    position,
    settled,
    stock,
    supply,
    warriors,
)
from meadhall.core import IllegalAnswer, text
from meadhall.games.midgard import GAME
from meadhall.games.midgard.assign import AssignPhase
from meadhall.games.midgard.components import ALL_PLACES, NONE, PLACE, PLACES
from meadhall.games.midgard.goods import take_warriors
from meadhall.games.midgard.placement import NextWorker, open_places, why_closed
from meadhall.games.midgard.table import Table
from tables import asked, options, question, tell


def placing(*clans: object, **board: object) -> Table:
    """A position in which seat 0 is about to place a worker."""
    table = position(*clans, **board)  # type: ignore[arg-type]
    table.do(NextWorker(table.first))
    table.questions()
    return table


def open_to(table: Table, seat: int = 0) -> list[str]:
    """Where a seat may place."""
    return [PLACES[each] for each in open_places(table, seat)]


# -- turns ---------------------------------------------------------------------


@pytest.mark.rule("CM-037")
def test_players_place_one_worker_at_a_time_and_those_without_are_skipped() -> None:
    table = placing(clan(workers=2), clan(), clan(workers=1))
    order = []
    while asked(table):
        order.append(asked(table)[0][0])
        tell(table, f"{order[-1]} PlaceWorker beg")
    assert [0, 2, 0] == order


@pytest.mark.rule("CM-038")
def test_a_location_takes_one_worker_a_round() -> None:
    table = placing(clan(workers=1), clan(workers=1))
    tell(table, "0 PlaceWorker armory")
    assert {"armory": 0} == settled(table)
    assert "armory" not in options(table, 1, "PlaceWorker")
    assert "closed-taken" == why_closed(table, 1, PLACE["armory"])


@pytest.mark.rule("CM-039")
def test_a_brown_location_is_carried_out_before_the_next_turn() -> None:
    table = placing(clan(workers=1, wood=3, coins=2), clan(workers=1))
    tell(table, "0 PlaceWorker shipwright")
    assert [(1, "PlaceWorker")] == asked(table)
    assert "knarr" == GAME.view(table)["players"][0]["ship"]


@pytest.mark.rule("CM-040", "CM-068", "CM-070", "CM-071")
@pytest.mark.card("troll", "draugr_1", "draugr_2", "hunting_grounds")
@pytest.mark.parametrize("place", ["troll", "draugr_1", "draugr_2", "hunting_grounds"])
def test_a_red_location_only_reserves(place: str) -> None:
    table = placing(clan(workers=1, warriors="axeman*3"), clan(workers=1))
    tell(table, f"0 PlaceWorker {place}")
    assert {} == goods(table, 0)
    assert [0, 0] == glory(table)
    assert {place: 0} == settled(table)


@pytest.mark.rule("CM-071")
def test_one_player_may_take_both_draugr() -> None:
    table = placing(clan(workers=2, warriors="axeman*3"), clan())
    tell(table, "0 PlaceWorker draugr_1", "0 PlaceWorker draugr_2")
    assert {"draugr_1": 0, "draugr_2": 0} == settled(table)


@pytest.mark.rule("CM-038", "CM-068")
def test_any_number_of_players_may_hunt() -> None:
    table = placing(clan(workers=1), clan(workers=1), clan(workers=1))
    for seat in range(3):
        tell(table, f"{seat} PlaceWorker hunting_grounds")
    assert [0, 1, 2] == next(
        place["workers"]
        for place in GAME.view(table)["places"]
        if place["name"] == "hunting_grounds"
    )


@pytest.mark.rule("CM-069")
def test_nobody_hunts_twice_in_a_round() -> None:
    table = placing(clan(workers=2), clan(workers=1))
    tell(table, "0 PlaceWorker hunting_grounds", "1 PlaceWorker beg")
    assert "hunting_grounds" not in options(table, 0, "PlaceWorker")
    assert "closed-hunting" == why_closed(table, 0, PLACE["hunting_grounds"])


@pytest.mark.rule("CM-042")
def test_a_place_that_cannot_be_paid_cannot_be_blocked() -> None:
    table = placing(clan(workers=1), clan(), stalls="militia raiders", runes="rune_gifts")
    closed = ["shipwright", "merchant_ship", "runesmith", "stave_church", "worker_huts"]
    closed += ["large_public_longship", "militia", "raiders"]
    for name in closed:
        assert name not in options(table, 0, "PlaceWorker")
        assert "closed-cost" == why_closed(table, 0, PLACE[name])


@pytest.mark.rule("CM-042")
def test_a_free_place_may_be_taken_even_if_nothing_is_gained() -> None:
    table = placing(clan(workers=1, warriors="axeman*8"), clan(), stocks=(1, 0, 0, 0))
    tell(table, "0 PlaceWorker armory")
    assert {"axeman": 8} == warriors(table, 0)


@pytest.mark.rule("CM-043")
def test_passing_does_not_exist() -> None:
    table = placing(clan(workers=1), clan())
    assert "pass" not in options(table, 0, "PlaceWorker")
    with pytest.raises(IllegalAnswer):
        tell(table, "0 PlaceWorker pass")


@pytest.mark.rule("CM-045")
@pytest.mark.card("beg")
def test_anybody_may_beg_any_number_of_times() -> None:
    table = placing(clan(workers=2), clan(workers=1))
    tell(table, "0 PlaceWorker beg", "1 PlaceWorker beg", "0 PlaceWorker beg")
    assert [{"food": 2, "blame": 2}, {"food": 1, "blame": 1}] == [goods(table, s) for s in (0, 1)]
    assert 2 == GAME.view(table)["players"][0]["begged"]


# -- stocks --------------------------------------------------------------------


@pytest.mark.rule("CM-046", "CM-047", "CM-048")
@pytest.mark.card("armory", "foundry", "forge")
@pytest.mark.parametrize(
    ("place", "warrior", "stocks"),
    [
        ("armory", "swordsman", (3, 1, 1, 1)),
        ("foundry", "spearman", (1, 3, 1, 1)),
        ("forge", "axeman", (1, 1, 3, 1)),
    ],
)
def test_all_dice_of_a_stock_are_taken(place: str, warrior: str, stocks: tuple[int, ...]) -> None:
    table = placing(clan(workers=1), clan(workers=1), stocks=stocks)
    tell(table, f"0 PlaceWorker {place}")
    assert {warrior: 3} == warriors(table, 0)
    assert 0 == stock(table, place)


@pytest.mark.rule("CM-049", "CM-004")
@pytest.mark.card("smokehouse")
def test_all_food_of_the_smokehouse_is_taken_however_much() -> None:
    table = placing(clan(workers=1, food=40), clan(workers=1), stocks=(0, 0, 0, 31))
    tell(table, "0 PlaceWorker smokehouse")
    assert {"food": 71} == goods(table, 0)
    assert 0 == stock(table, "smokehouse")


@pytest.mark.rule("CM-007", "CM-008")
def test_a_stock_that_does_not_fit_goes_to_the_supply() -> None:
    table = placing(clan(workers=1, warriors="axeman*6"), clan(workers=1), stocks=(4, 0, 0, 0))
    tell(table, "0 PlaceWorker armory")
    assert {"swordsman": 2, "axeman": 6} == warriors(table, 0)
    assert 0 == stock(table, "armory")
    assert 10 == supply(table)["swordsman"]


@pytest.mark.rule("CM-008", "CM-009")
@pytest.mark.card("jomsvikings")
def test_of_a_mixed_offer_that_does_not_fit_the_player_chooses() -> None:
    table = placing(clan(workers=1, warriors="spearman*7", coins=2), clan(), stalls="jomsvikings")
    tell(table, "0 PlaceWorker jomsvikings")
    assert ["swordsman", "axeman"] == options(table, 0, "KeepWarrior")
    tell(table, "0 KeepWarrior axeman")
    assert {"spearman": 7, "axeman": 1} == warriors(table, 0)
    assert {"swordsman": 12, "spearman": 5, "axeman": 9} == supply(table)


@pytest.mark.rule("CM-008", "CM-009")
def test_the_player_goes_on_choosing_until_what_is_left_needs_no_choice() -> None:
    table = position(clan(warriors="spearman*6"), clan())
    take_warriors(table, 0, (1, 0, 3))
    assert ["swordsman", "axeman"] == options(table, 0, "KeepWarrior")
    tell(table, "0 KeepWarrior swordsman")
    assert [] == asked(table)
    assert {"swordsman": 1, "spearman": 6, "axeman": 1} == warriors(table, 0)
    assert {"swordsman": 11, "spearman": 6, "axeman": 9} == supply(table)


@pytest.mark.rule("CM-009")
def test_a_full_longhouse_takes_nothing_and_gives_nothing_up() -> None:
    table = placing(clan(workers=1, warriors="swordsman*8", coins=2), clan(), stalls="jomsvikings")
    tell(table, "0 PlaceWorker jomsvikings")
    assert {"swordsman": 8} == warriors(table, 0)
    assert [] == asked(table)


@pytest.mark.rule("CM-006")
@pytest.mark.card("raiders")
def test_an_empty_supply_gives_what_there_is_and_nothing_instead() -> None:
    table = placing(
        clan(workers=1, wood=1),
        clan(warriors="spearman*8"),
        clan(warriors="spearman*3"),
        stalls="raiders",
    )
    tell(table, "0 PlaceWorker raiders")
    assert {"spearman": 1} == warriors(table, 0)
    assert {"swordsman": 12, "spearman": 0, "axeman": 10} == supply(table)


@pytest.mark.rule("CM-005")
def test_there_are_34_dice() -> None:
    table = GAME.new(4, {}, "dice")
    on_hand = sum(sum(player.warriors) for player in table.players)
    assert 34 == sum(table.supply) + on_hand + sum(table.stocks[:3])


@pytest.mark.rule("CM-010")
def test_a_cost_is_paid_before_the_gain() -> None:
    """The two coins that the cargo might bring cannot pay for it."""
    table = placing(clan(workers=1), clan(workers=1), stalls="pauper")
    assert "merchant_ship" not in options(table, 0, "PlaceWorker")
    assert "pauper" not in options(table, 0, "PlaceWorker")


# -- Jarl, Sage, ships ---------------------------------------------------------


@pytest.mark.rule("CM-050")
@pytest.mark.card("jarl_longhouse")
def test_the_jarl_gives_a_swordsman_and_the_marker() -> None:
    table = placing(clan(workers=1), clan(workers=1), clan(workers=1), first=2)
    tell(table, "2 PlaceWorker beg", "0 PlaceWorker jarl_longhouse")
    assert {"swordsman": 1} == warriors(table, 0)
    assert 0 == table.first


@pytest.mark.rule("CM-050")
def test_who_has_the_marker_hands_it_to_the_left() -> None:
    table = placing(clan(workers=1), clan(workers=1), clan(), first=0)
    tell(table, "0 PlaceWorker jarl_longhouse")
    assert 1 == table.first


@pytest.mark.rule("CM-051")
def test_a_moved_marker_counts_from_the_next_phase_on() -> None:
    table = position(
        clan(workers=2, warriors="swordsman", at="draugr_1"),
        clan(workers=2),
        clan(workers=1, warriors="swordsman", at="troll"),
    )
    table.do(NextWorker(0), AssignPhase())
    tell(table, "0 PlaceWorker beg", "1 PlaceWorker jarl_longhouse", "2 PlaceWorker beg")
    assert [(0, "PlaceWorker")] == asked(table)
    tell(table, "0 PlaceWorker beg", "1 PlaceWorker beg", "1 Aside turn_order")
    assert [(2, "SendSwordsmanToTroll")] == asked(table)


@pytest.mark.rule("CM-052")
@pytest.mark.card("sage_house")
def test_the_sage_shows_a_journey_and_gives_a_destiny() -> None:
    table = placing(clan(workers=1), clan(workers=1), journeys="journey_storm journey_lost")
    top = table.destinies[-1]
    tell(table, "0 PlaceWorker sage_house")
    assert ["shore_1", "shore_2", "shore_3", "pass"] == options(table, 0, "LookAtJourney")
    tell(table, "0 LookAtJourney shore_2")
    assert {"shore_2": "journey_lost"} == GAME.view(table, 0)["mine"]["journeys"]
    assert {} == GAME.view(table, 1)["mine"]["journeys"]
    assert None is GAME.view(table, 0)["shores"][1]["journey"]
    assert [top] == table.players[0].destinies


@pytest.mark.rule("CM-052")
def test_looking_is_optional_and_the_destiny_is_not() -> None:
    table = placing(clan(workers=1), clan(workers=1))
    tell(table, "0 PlaceWorker sage_house", "0 LookAtJourney pass")
    assert [0, 0, 0] == table.looked
    assert 1 == len(table.players[0].destinies)


@pytest.mark.rule("CM-036", "CM-053")
def test_with_an_empty_deck_the_sage_only_shows() -> None:
    table = placing(clan(workers=1), clan(workers=1))
    table.players[1].destinies, table.destinies = table.destinies, []
    tell(table, "0 PlaceWorker sage_house", "0 LookAtJourney shore_1")
    assert [] == table.players[0].destinies
    assert [(1, "PlaceWorker")] == asked(table)


@pytest.mark.rule("CM-041", "CM-054")
@pytest.mark.card("large_public_longship")
def test_the_large_longship_costs_a_coin_and_is_moored_at_once() -> None:
    table = placing(clan(workers=1, coins=2), clan(workers=1))
    tell(table, "0 PlaceWorker large_public_longship")
    assert ["shore_1", "shore_2", "shore_3"] == options(table, 0, "MoorShip")
    tell(table, "0 MoorShip shore_3")
    assert {"coins": 1} == goods(table, 0)
    view = GAME.view(table)["shores"][2]
    assert (0, 10) == (view["fighter"], view["capacity"])
    assert [(1, "PlaceWorker")] == asked(table)


@pytest.mark.rule("CM-055")
@pytest.mark.card("small_public_longship")
def test_the_small_longship_is_free_and_holds_five() -> None:
    table = placing(clan(workers=1), clan(workers=1))
    tell(table, "0 PlaceWorker small_public_longship", "0 MoorShip shore_1")
    assert (0, 5) == (table.players[0].goods[2], GAME.view(table)["shores"][0]["capacity"])


SHIPS = ("knarr", "karve", "snekkja", "skeid")


@pytest.mark.rule("CM-056")
@pytest.mark.card(*SHIPS)
@pytest.mark.parametrize("ship", SHIPS)
def test_a_private_longship_sails_for_its_owner_alone_and_for_nothing(ship: str) -> None:
    table = placing(
        clan(workers=1, ship=ship), clan(workers=1, coins=9), clan(workers=1), clan(workers=1)
    )
    tell(table, f"0 PlaceWorker {ship}", "0 MoorShip shore_2")
    view = GAME.view(table)["shores"][1]
    assert (0, ALL_PLACES[PLACE[ship]].capacity) == (view["fighter"], view["capacity"])
    assert {} == goods(table, 0)
    assert ship not in options(table, 1, "PlaceWorker")


@pytest.mark.rule("CM-056", "CM-058")
def test_a_ship_may_sail_in_the_round_it_was_built() -> None:
    table = placing(clan(workers=2, wood=2, coins=1), clan(workers=1))
    tell(table, "0 PlaceWorker shipwright", "1 PlaceWorker beg")
    assert "knarr" in options(table, 0, "PlaceWorker")


@pytest.mark.rule("CM-057")
def test_a_harbor_holds_one_ship_and_without_a_free_one_none_sails() -> None:
    table = placing(
        clan(workers=1, ship="knarr", at="large_public_longship@shore_1"),
        clan(workers=1, at="small_public_longship@shore_2"),
    )
    tell(table, "0 PlaceWorker knarr")
    assert [(1, "PlaceWorker")] == asked(table)
    moored = [place["moored"] for place in GAME.view(table)["places"] if place["name"] == "knarr"]
    assert ["shore_3"] == moored
    assert NONE not in table.harbors
    table.players[1].ship = table.ships.pop()
    assert "closed-no-harbor" == why_closed(table, 1, table.players[1].ship)


@pytest.mark.rule("CM-057")
def test_one_player_may_send_several_ships() -> None:
    table = placing(clan(workers=2, coins=1), clan())
    tell(table, "0 PlaceWorker large_public_longship", "0 MoorShip shore_1")
    tell(table, "0 PlaceWorker small_public_longship", "0 MoorShip shore_3")
    assert [0, None, 0] == [shore["fighter"] for shore in GAME.view(table)["shores"]]


@pytest.mark.rule("CM-058")
@pytest.mark.card("shipwright")
def test_a_private_longship_is_paid_in_wood_and_coins_and_built_once() -> None:
    table = placing(clan(workers=2, wood=5, coins=5), clan(workers=1))
    tell(table, "0 PlaceWorker shipwright")
    assert ["knarr", "snekkja"] == options(table, 0, "BuildShip")
    tell(table, "0 BuildShip snekkja")
    assert {"wood": 2, "coins": 2} == goods(table, 0)
    assert "snekkja" == GAME.view(table)["players"][0]["ship"]
    table.placed[PLACE["shipwright"]] = 0
    assert "shipwright" not in open_to(table)
    assert "closed-has-ship" == why_closed(table, 0, PLACE["shipwright"])


# -- trade ---------------------------------------------------------------------


@pytest.mark.rule("CM-059", "CM-010")
@pytest.mark.card("market")
def test_the_market_exchanges_any_number_one_for_one() -> None:
    table = placing(clan(workers=1, food=2, wood=3, coins=1, favor=4), clan())
    tell(table, "0 PlaceWorker market")
    assert [0, 1, 2, 3, 4, 5, 6] == options(table, 0, "TradeForFood")
    tell(table, "0 TradeForFood 1")
    assert [0, 1, 2, 3, 4, 5] == options(table, 0, "TradeForWood")
    tell(table, "0 TradeForWood 0")
    assert {"food": 1, "coins": 5, "favor": 4} == goods(table, 0)


@pytest.mark.rule("CM-059")
def test_the_market_says_how_many_coins_are_left() -> None:
    table = placing(clan(workers=1, food=2, wood=3, coins=1), clan())
    tell(table, "0 PlaceWorker market", "0 TradeForFood 1")
    wood = question(table, 0, "TradeForWood")
    assert [text("hint-coins", coins=5), text("hint-coins", coins=3)] == [
        wood.hint(table, 0),
        wood.hint(table, 2),
    ]


@pytest.mark.rule("CM-059")
def test_the_market_may_be_visited_without_a_deal() -> None:
    table = placing(clan(workers=1, food=1, wood=1), clan())
    tell(table, "0 PlaceWorker market", "0 TradeForFood 1", "0 TradeForWood 1")
    assert {"food": 1, "wood": 1} == goods(table, 0)


MERCHANTS = (
    "merchant_1",
    "merchant_2",
    "merchant_3",
    "merchant_4",
    "merchant_5",
    "merchant_6",
    "merchant_7",
    "merchant_8",
)


@pytest.mark.rule("CM-060")
@pytest.mark.card("merchant_ship")
@pytest.mark.card(*MERCHANTS)
@pytest.mark.parametrize("card", MERCHANTS)
def test_a_coin_buys_everything_on_the_merchant_card(card: str) -> None:
    table = placing(clan(workers=1, coins=1), clan(), merchant=card)
    tell(table, "0 PlaceWorker merchant_ship")
    assert GAME.cards[card]["gain"] == {**goods(table, 0), **warriors(table, 0)}


@pytest.mark.rule("CM-061")
@pytest.mark.card("runesmith")
def test_a_rune_costs_a_wood_and_lies_face_up() -> None:
    table = placing(clan(workers=1, wood=1), clan(workers=1), runes="rune_gifts rune_glory")
    tell(table, "0 PlaceWorker runesmith")
    assert ["rune_gifts", "rune_glory", "deck"] == options(table, 0, "TakeRune")
    tell(table, "0 TakeRune rune_glory")
    view = GAME.view(table, 1)
    assert [{"name": "rune_glory", "used": False}] == view["players"][0]["runes"]
    assert ["rune_gifts", None] == view["runes"]
    assert {} == goods(table, 0)


@pytest.mark.rule("CM-061")
def test_the_top_rune_may_be_taken_unseen() -> None:
    table = placing(clan(workers=1, wood=1), clan(), runes="rune_gifts rune_glory")
    top = table.runes[-1]
    tell(table, "0 PlaceWorker runesmith", "0 TakeRune deck")
    assert (top,) == table.players[0].runes


@pytest.mark.rule("CM-062")
def test_without_runes_the_runesmith_is_closed() -> None:
    table = placing(clan(workers=1, wood=1), clan())
    table.players[1].runes, table.runes = tuple(table.runes), []
    assert "runesmith" not in open_to(table)
    assert "closed-no-runes" == why_closed(table, 0, PLACE["runesmith"])


@pytest.mark.rule("CM-062")
@pytest.mark.parametrize("on_board", [True, False])
def test_the_runesmith_is_open_while_a_rune_lies_on_the_board_or_in_the_deck(
    on_board: bool,
) -> None:
    table = placing(clan(workers=1, wood=1), clan(), runes="rune_gifts" if on_board else "")
    if on_board:
        table.players[1].runes, table.runes = tuple(table.runes), []
    assert on_board != bool(table.runes)
    assert "runesmith" in open_to(table)


@pytest.mark.rule("CM-063", "CM-010")
@pytest.mark.card("stave_church")
@pytest.mark.parametrize(
    ("coins", "offer"),
    [(1, []), (2, []), (3, [1, 2]), (9, [1, 2, 3]), (11, [1, 2, 3, 4])],
)
def test_the_church_sells_favor_at_four_prices(coins: int, offer: list[int]) -> None:
    table = placing(clan(workers=1, coins=coins), clan())
    tell(table, "0 PlaceWorker stave_church")
    if not offer:
        assert {"coins": coins - 1, "favor": 1} == {"coins": 0, **goods(table, 0)}
        return
    assert offer == options(table, 0, "BuyFavor")
    prices = {1: 1, 2: 3, 3: 6, 4: 10}
    tell(table, f"0 BuyFavor {offer[-1]}")
    left = {"coins": coins - prices[offer[-1]], "favor": offer[-1]}
    assert left == {"coins": 0, **goods(table, 0)}


@pytest.mark.rule("CM-044", "CM-064", "CM-065", "CM-067")
@pytest.mark.card("worker_huts")
def test_each_worker_is_cheaper_than_the_last_in_the_same_round() -> None:
    table = placing(*[clan(workers=1, coins=5) for _ in range(4)])
    for seat in range(4):
        tell(table, f"{seat} PlaceWorker worker_huts")
    assert [{}, {"coins": 1}, {"coins": 2}, {"coins": 3}] == [goods(table, s) for s in range(4)]
    assert [(0, "PlaceWorker")] == asked(table)
    assert [(1, 2)] * 4 == [(player.workers, player.workforce) for player in table.players]


@pytest.mark.rule("CM-065")
def test_the_price_is_not_reset_between_rounds() -> None:
    table = placing(clan(hired=True), clan(workers=1, coins=4), clan(hired=True), round=5, first=1)
    assert ["worker_huts"] == [each for each in open_to(table, 1) if each == "worker_huts"]
    tell(table, "1 PlaceWorker worker_huts")
    assert {"coins": 1} == goods(table, 1)


@pytest.mark.rule("CM-066")
def test_everybody_hires_once_in_the_game() -> None:
    table = placing(clan(workers=2, coins=12), clan(workers=1))
    tell(table, "0 PlaceWorker worker_huts", "1 PlaceWorker beg")
    assert "worker_huts" not in options(table, 0, "PlaceWorker")
    assert "closed-hired" == why_closed(table, 0, PLACE["worker_huts"])


# -- stalls --------------------------------------------------------------------


@pytest.mark.rule("CM-072")
def test_a_stall_is_a_location_for_one_worker_and_one_deal() -> None:
    table = placing(clan(workers=1), clan(workers=1), stalls="benefactor")
    tell(table, "0 PlaceWorker benefactor")
    assert {"coins": 2} == goods(table, 0)
    assert "benefactor" not in options(table, 1, "PlaceWorker")


@pytest.mark.rule("CM-072", "CM-015")
def test_a_stall_that_was_not_drawn_is_not_there() -> None:
    table = placing(clan(workers=1), clan(workers=1), stalls="benefactor")
    assert "skald" not in options(table, 0, "PlaceWorker")


@pytest.mark.rule("CM-073", "CM-010")
@pytest.mark.card("pauper")
@pytest.mark.parametrize(("food", "offer"), [(2, [1, 2]), (7, [1, 2, 3])])
def test_the_pauper_takes_food_for_favor_up_to_three_times(food: int, offer: list[int]) -> None:
    table = placing(clan(workers=1, food=food), clan(), stalls="pauper")
    tell(table, "0 PlaceWorker pauper")
    assert offer == options(table, 0, "RepeatDeal")
    tell(table, "0 RepeatDeal 2")
    assert {"food": food - 2, "favor": 2} == {"food": 0, **goods(table, 0)}


@pytest.mark.rule("CM-074", "CM-002")
@pytest.mark.card("skald")
def test_the_skald_gives_glory_at_once() -> None:
    table = placing(clan(workers=1), clan(), stalls="skald")
    tell(table, "0 PlaceWorker skald")
    assert [2, 0] == glory(table)


STALLS = ("generous_merchant", "benefactor", "militia", "raiders", "jomsvikings", "varangians")


@pytest.mark.rule("CM-075", "CM-076", "CM-077", "CM-078", "CM-079", "CM-080")
@pytest.mark.card(*STALLS)
@pytest.mark.parametrize(
    ("stall", "cost", "gain"),
    [
        ("generous_merchant", {}, {"food": 1, "wood": 1}),
        ("benefactor", {}, {"coins": 2}),
        ("militia", {"food": 1}, {"swordsman": 2}),
        ("raiders", {"wood": 1}, {"spearman": 2}),
        ("jomsvikings", {"coins": 2}, {"swordsman": 1, "axeman": 1}),
        ("varangians", {"coins": 1}, {"swordsman": 1, "spearman": 1}),
    ],
)
def test_a_stall_takes_its_price_and_gives_its_goods(
    stall: str, cost: dict[str, int], gain: dict[str, int]
) -> None:
    table = placing(clan(workers=1, **cost), clan(), stalls=stall)  # type: ignore[arg-type]
    tell(table, f"0 PlaceWorker {stall}")
    assert gain == {**goods(table, 0), **warriors(table, 0)}

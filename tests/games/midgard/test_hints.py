"""What the hints of questions promise: prices, goods, dice, food, odds (CM-006 to CM-010)."""

from __future__ import annotations

import pytest

from games.midgard.positions import clan, load, place, position, send
from meadhall.core import Text, text
from meadhall.games.midgard.assign import AssignPhase
from meadhall.games.midgard.cards import GOODS_OF, MERCHANTS
from meadhall.games.midgard.combat import BeginFight, BeginHunt
from meadhall.games.midgard.components import ALL_PLACES, COINS, PLACE, RATES, TARGETS, WOOD
from meadhall.games.midgard.forecast import count_texts
from meadhall.games.midgard.placement import NextWorker
from meadhall.games.midgard.table import Table
from tables import options, question, tell


def placing(*clans: object, **board: object) -> Table:
    table = position(*clans, **board)  # type: ignore[arg-type]
    table.do(NextWorker(0))
    table.questions()
    return table


def offer(table: Table, place: str) -> Text:
    """The hint of a place to put a worker on."""
    hint = question(table, 0, "PlaceWorker").hint(table, place)
    assert hint is not None
    return hint


@pytest.mark.rule("CM-049")
def test_a_place_for_nothing_says_what_it_gives() -> None:
    table = placing(clan(workers=1), clan(), stocks=(0, 0, 0, 6))
    assert text("hint-gain", cost=[], gain=[text("count_food", n=6)]) == offer(table, "smokehouse")


@pytest.mark.rule("CM-010", "CM-060")
@pytest.mark.card("merchant_1")
def test_a_place_with_a_price_says_both() -> None:
    table = placing(clan(workers=1, coins=3), clan(), merchant="merchant_1")
    assert offer(table, "merchant_ship") == text(
        "hint-deal",
        cost=[text("count_coins", n=1)],
        gain=count_texts(GOODS_OF[MERCHANTS.index("merchant_1")]),
    )


@pytest.mark.rule("CM-007", "CM-008")
@pytest.mark.parametrize(
    ("have", "key", "after", "wasted"),
    [
        (0, "hint-gain-warriors", 3, 0),
        (5, "hint-gain-warriors", 8, 0),
        (6, "hint-gain-wasted", 8, 1),
    ],
)
def test_dice_offered_are_told_with_those_that_find_no_room(
    have: int, key: str, after: int, wasted: int
) -> None:
    table = placing(clan(workers=1, warriors=f"axeman*{have}"), clan(), stocks=(3, 0, 0, 0))
    assert offer(table, "armory") == text(
        key, cost=[], gain=[text("count_swordsman", n=3)], after=after, most=8, wasted=wasted
    )


@pytest.mark.rule("CM-006")
@pytest.mark.card("raiders")
def test_dice_that_the_supply_has_not_are_told_as_wasted() -> None:
    table = placing(
        clan(workers=1, wood=1),
        clan(warriors="spearman*8"),
        clan(warriors="spearman*3"),
        stalls="raiders",
    )
    hint = offer(table, "raiders")
    assert ("hint-deal-wasted", 1, 1) == (hint.key, hint.args["after"], hint.args["wasted"])


@pytest.mark.rule("CM-092")
def test_the_hunting_grounds_say_how_much_game_is_to_be_expected() -> None:
    table = placing(clan(workers=1, warriors="swordsman*2 axeman"), clan())
    # 2 * (2 + 2) / 6 for the swordsmen, (2 + 4) / 6 for the axeman
    assert text("hint-hunt", whole=2, tenth=3) == offer(table, "hunting_grounds")


@pytest.mark.rule("CM-058")
def test_a_ship_is_told_with_its_price_its_room_and_its_glory() -> None:
    table = placing(clan(workers=1, wood=9, coins=9), clan())
    tell(table, "0 PlaceWorker shipwright")
    build = question(table, 0, "BuildShip")
    for ship in options(table, 0, "BuildShip"):
        row = ALL_PLACES[PLACE[str(ship)]]
        assert build.hint(table, ship) == text(
            "hint-ship",
            wood=row.cost.goods[WOOD],
            coins=row.cost.goods[COINS],
            capacity=row.capacity,
            glory=row.glory,
        )
        assert row.capacity > 0


@pytest.mark.rule("CM-063")
def test_favor_is_told_with_its_price() -> None:
    table = placing(clan(workers=1, coins=20), clan())
    tell(table, "0 PlaceWorker stave_church")
    buy = question(table, 0, "BuyFavor")
    told = [(favor, buy.hint(table, favor)) for favor in options(table, 0, "BuyFavor")]
    assert [(favor, text("hint-price", coins=price)) for favor, price in RATES] == told


@pytest.mark.rule("CM-165")
def test_gifts_say_how_many_coins_are_left() -> None:
    table = placing(clan(workers=1, runes="rune_gifts"), clan())
    tell(table, "0 Aside rune_gifts", "0 GiftOfFood 1")
    wood = question(table, 0, "GiftOfWood")
    assert [text("hint-coins", coins=left) for left in (3, 2, 1, 0)] == [
        wood.hint(table, number) for number in (0, 1, 2, 3)
    ]


@pytest.mark.rule("CM-126", "CM-186")
def test_food_to_load_is_told_with_those_who_starve() -> None:
    table = position(
        clan(warriors="axeman*4", food=3, at="large_public_longship@shore_1"),
        clan(),
        phase="assigning",
        journeys="journey_all_quiet",
        monsters="monster_huldra_red",
    )
    table.do(AssignPhase())
    tell(table, "0 SendAxemanToShore1 4")
    load_food = question(table, 0, "LoadFoodForShore1")
    told = [load_food.hint(table, food) for food in (0, 1, 2)]
    args = [hint.args for hint in told if hint is not None]
    assert [(4, 4, 0), (4, 2, 2), (4, 0, 4)] == [
        (each["warriors"], each["starving"], each["fighting"]) for each in args
    ]
    none, some, most = (int(str(each["win"])) for each in args)
    assert 0 == none < some < most


@pytest.mark.rule("CM-100", "CM-103")
@pytest.mark.parametrize(
    ("roll", "hits", "left", "losses"),
    [
        ("swordsman_blank swordsman_hit", 1, 3, 2),
        ("swordsman_shield swordsman_double", 2, 2, 2),
        ("swordsman_double swordsman_double", 4, 0, 2),
        ("swordsman_shield swordsman_shield", 0, 4, 1),
    ],
)
def test_keeping_a_roll_says_hits_what_is_left_and_losses(
    roll: str, hits: int, left: int, losses: int
) -> None:
    table = position(clan(favor=1), clan(), phase="combat", troll="troll_mountain_1")
    place(table, 0, "troll")
    send(table, "troll", "swordsman*2")
    table.do(BeginFight(0, TARGETS.index("troll")))
    load(table, roll)
    tell(table, "0 BeginFight fight")
    judge = question(table, 0, "JudgeRoll")
    assert text("hint-keep", hits=hits, left=left, losses=losses) == judge.hint(table, "keep")
    assert judge.hint(table, "favor") is None


@pytest.mark.rule("CM-102")
def test_damage_done_before_counts_for_what_is_left() -> None:
    table = position(clan(favor=1), clan(), phase="combat", troll="troll_stone_1")
    place(table, 0, "troll")
    send(table, "troll", "swordsman*3")
    table.do(BeginFight(0, TARGETS.index("troll")))
    load(table, "swordsman_blank swordsman_hit swordsman_hit", "swordsman_hit swordsman_blank")
    tell(table, "0 BeginFight fight", "0 JudgeRoll keep")
    assert question(table, 0, "JudgeRoll").hint(table, "keep") == text(
        "hint-keep", hits=1, left=6 - 2 - 1, losses=1
    )


@pytest.mark.rule("CM-092")
@pytest.mark.parametrize(("doubles", "food"), [(1, 3), (3, 6)])
def test_keeping_a_roll_of_hunters_says_how_much_food_it_is(doubles: int, food: int) -> None:
    table = position(
        clan(warriors=f"swordsman*{doubles + 1}", favor=1, at="hunting_grounds"),
        clan(),
        phase="combat",
    )
    table.do(BeginHunt(0))
    load(table, "swordsman_double " * doubles + "swordsman_hit")
    tell(table, "0 BeginHunt hunt")
    assert text("hint-food", food=food) == question(table, 0, "JudgeRoll").hint(table, "keep")

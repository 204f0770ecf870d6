"""What bots make of a round in Midgard: crews that can win, ships for somebody, no idle worker."""

from __future__ import annotations

import pytest

from games.midgard.positions import Clan, clan, place, position
from meadhall.bots import Bot, Budget, GreedyBot, SearchBot
from meadhall.core import Option
from meadhall.games.midgard import GAME
from meadhall.games.midgard.assign import AssignPhase
from meadhall.games.midgard.components import FIRST_SHORE, TARGETS
from meadhall.games.midgard.evaluate import worth
from meadhall.games.midgard.placement import NextWorker
from meadhall.games.midgard.table import Phase, Table
from tables import tell

SHIPS = ("small_public_longship", "large_public_longship")
GIANTS = "monster_frost_giant_red monster_fire_giant_red monster_sea_serpent_red"


def placing(*clans: Clan, round: int = 3, **board: str) -> Table:
    """Seat 0 is about to place a worker."""
    table = position(*clans, round=round, **board)  # type: ignore[arg-type]
    table.do(NextWorker(0))
    return table


def assigning(*clans: Clan, round: int = 3, **board: str) -> Table:
    """All are about to assign their dice."""
    table = position(*clans, round=round, **board)  # type: ignore[arg-type]
    table.do(AssignPhase())
    return table


def choice(table: Table, mind: Bot, seat: int = 0) -> Option:
    return mind.choose(GAME, table, seat, GAME.questions(table, seat))[1]


def assign(table: Table, mind: Bot) -> dict[str, tuple[int, ...]]:
    """Let seat 0 assign; by target the dice and the food that it sends."""
    while asked := [each for each in table.questions() if each.seat == 0]:
        if not asked[0].name.startswith(("Send", "Load", "Confirm")):
            break
        table.answer(*mind.choose(GAME, table, 0, GAME.questions(table, 0)))
    found: dict[str, tuple[int, ...]] = {}
    for target, dice in enumerate(table.sent):
        stores = table.stores[target - FIRST_SHORE] if target >= FIRST_SHORE else 0
        if any(dice):
            found[TARGETS[target]] = (*dice, stores)
    return found


def minds() -> list[Bot]:
    """Bots of every kind that look ahead."""
    return [
        *[GreedyBot(f"mind {number}") for number in range(3)],
        SearchBot("mind", Budget(iterations=30)),
    ]


@pytest.mark.parametrize("mind", minds())
def test_no_ship_is_moored_where_nobody_could_win(mind: Bot) -> None:
    table = placing(clan(warriors="swordsman*3", workers=1, food=3), clan(), monsters=GIANTS)
    assert choice(table, mind) not in SHIPS


@pytest.mark.parametrize("mind", minds())
def test_a_host_with_food_sails_to_a_monster_that_it_beats(mind: Bot) -> None:
    table = placing(
        clan(warriors="spearman*2 axeman*3", workers=1, food=3, coins=2), clan(at="troll"),
        monsters="monster_huldra_red monster_frost_giant_red monster_sea_serpent_red",
    )  # fmt: skip
    ship = choice(table, mind)
    assert ship in SHIPS
    tell(table, f"0 PlaceWorker {ship}")
    assert choice(table, mind) == "shore_1"


@pytest.mark.parametrize("mind", minds())
def test_two_fights_are_both_given_a_crew(mind: Bot) -> None:
    """Eight dice for a troll alone would win hardly more often than five."""
    sent = assign(
        assigning(
            clan(
                warriors="spearman*4 axeman*4",
                food=2,
                at="draugr_1 small_public_longship@shore_1",
            ),
            clan(),
            monsters="monster_huldra_red",
        ),
        mind,
    )
    assert {*sent} == {"draugr_1", "shore_1"}
    assert sum(sent["draugr_1"]) >= 3
    assert sum(sent["shore_1"][:3]) == 3


@pytest.mark.parametrize("mind", minds())
def test_a_crew_is_fed_and_no_dice_are_sent_to_die(mind: Bot) -> None:
    sent = assign(
        assigning(
            clan(warriors="axeman*4", food=1, at="small_public_longship@shore_1"), clan(),
            monsters="monster_huldra_red",
        ),
        mind,
    )  # fmt: skip
    assert sent in ({"shore_1": (0, 0, 2, 1)}, {})
    hopeless = assigning(
        clan(warriors="swordsman", food=1, at="small_public_longship@shore_1"), clan(),
        monsters="monster_sea_serpent_red",
    )  # fmt: skip
    assert assign(hopeless, mind) == {}


def test_a_hunt_that_is_still_to_come_counts() -> None:
    away = position(clan(warriors="axeman*4"), clan(), round=3)
    hunting = position(clan(warriors="axeman*4", at="hunting_grounds"), clan(), round=3)
    for table in (away, hunting):
        table.players[0].workforce = 1
        table.phase = Phase.ASSIGNING
    assert worth(hunting, 0) > worth(away, 0) + 0.5


@pytest.mark.parametrize("mind", minds())
def test_an_idle_host_goes_hunting_rather_than_nowhere(mind: Bot) -> None:
    """With nothing to be won anywhere, and nothing to be had, warriors at home bring food."""
    table = placing(
        clan(warriors="axeman*4 spearman*4", workers=1), clan(at="troll draugr_1 draugr_2"),
        monsters=GIANTS,
    )  # fmt: skip
    for name in ("armory", "foundry", "forge", "jarl_longhouse", "sage_house", "skald"):
        place(table, 1, name)
    assert choice(table, mind) == "hunting_grounds"


@pytest.mark.parametrize("mind", minds())
def test_who_can_pay_early_hires_a_worker(mind: Bot) -> None:
    table = placing(clan(warriors="swordsman", workers=1, coins=5), clan(workers=3), round=2)
    assert choice(table, mind) == "worker_huts"


@pytest.mark.parametrize("runes", ["", "rune_gifts"])
def test_bots_leave_it_to_people_to_demand_turn_order(runes: str) -> None:
    """CM-084: all would have to assign again, and a bot has nothing to gain by it."""
    for number in range(4):
        table = assigning(
            clan(warriors="spearman*3", runes=runes, at="draugr_1"),
            clan(warriors="spearman*3", at="troll"),
        )
        mind, offered = SearchBot(f"order {number}", Budget(iterations=24)), False
        while not table.in_order and table.questions() and table.questions()[0].seat == 0:
            questions = GAME.questions(table, 0)
            offered |= any("turn_order" in options for _, options in questions)
            table.answer(*mind.choose(GAME, table, 0, questions))
        assert offered
        assert not table.in_order


def test_a_round_that_begins_is_worth_what_it_was() -> None:
    """Dice and goods do not lose their worth because a round has ended."""
    over = position(clan(warriors="axeman*2", wood=2), clan(), round=7)
    over.players[0].workforce, over.phase = 3, Phase.CLEANUP
    begun = position(clan(warriors="axeman*2", wood=2, workers=3), clan(), round=8)
    assert abs(worth(over, 0) - worth(begun, 0)) < 3.0

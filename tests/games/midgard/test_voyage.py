"""Journeys, feeding and monsters (CM-113 to CM-130, CM-186, CM-187)."""

from __future__ import annotations

import pytest

from games.midgard.positions import (
    clan,
    glory,
    goods,
    load,
    place,
    position,
    send,
    supply,
    warriors,
)
from meadhall.games.midgard import GAME
from meadhall.games.midgard.cards import JOURNEYS
from meadhall.games.midgard.components import NONE
from meadhall.games.midgard.rounds import CombatPhase
from meadhall.games.midgard.table import Table
from meadhall.games.midgard.voyage import BeginVoyage, starving
from tables import asked, options, said, tell

WITHOUT_BANS = "monster_huldra_red monster_huldra_yellow monster_huldra_blue"


def sailing(
    journey: str, crew: str, food: int, *clans: object, shore: int = 1, **board: object
) -> Table:
    """Seat 0 is about to sail to a shore with this crew and food."""
    quiet = ["journey_all_quiet"] * 3
    quiet[shore - 1] = journey
    table = position(*clans, phase="combat", journeys=" ".join(quiet), **board)  # type: ignore[arg-type]
    place(table, 0, f"large_public_longship@shore_{shore}")
    send(table, f"shore_{shore}", crew, food)
    table.do(BeginVoyage(0, shore - 1))
    return table


def crew(table: Table, shore: int = 1) -> dict[str, int]:
    """Who is aboard the ship at a shore."""
    aboard = GAME.view(table)["shores"][shore - 1]["warriors"]
    return {kind: number for kind, number in aboard.items() if number}


@pytest.mark.rule("CM-113")
def test_a_voyage_is_journey_then_feeding_then_the_monster() -> None:
    table = sailing("journey_storm", "swordsman*3", 1, clan(), clan())
    tell(table, "0 BeginVoyage sail")
    assert ["food", "swordsman"] == options(table, 0, "LoseAboard")
    tell(table, "0 LoseAboard swordsman")
    assert [(0, "BeginFight")] == asked(table)
    assert {"swordsman": 2} == crew(table)
    assert 0 == table.stores[0]


@pytest.mark.rule("CM-114")
def test_an_empty_ship_still_turns_up_its_journey() -> None:
    table = sailing("journey_whirlpool", "", 0, clan(), clan())
    tell(table, "0 BeginVoyage sail")
    assert "journey_whirlpool" == GAME.view(table)["shores"][0]["journey"]
    assert [] == asked(table)
    assert ["journey", "nobody-fights"] == said(table)


@pytest.mark.rule("CM-115", "CM-130")
def test_a_shore_without_a_ship_is_skipped() -> None:
    table = position(clan(), clan(), phase="combat", coins=(0, 2, 0))
    place(table, 0, "large_public_longship@shore_1")
    monster = table.enemies[4]
    table.do(CombatPhase())
    tell(table, "0 BeginVoyage sail")
    assert [True, False, False] == table.revealed
    assert (monster, 2) == (table.enemies[4], table.coins[1])
    assert [] == asked(table)


@pytest.mark.rule("CM-116")
def test_a_journey_takes_only_from_its_own_ship() -> None:
    table = sailing("journey_lost", "swordsman", 1, clan(food=5, warriors="axeman*2"), clan())
    tell(table, "0 BeginVoyage sail", "0 LoseAboard food")
    assert ({"food": 5}, {"axeman": 2}) == (goods(table, 0), warriors(table, 0))
    assert {} == crew(table)
    assert {"swordsman": 12, "spearman": 12, "axeman": 8} == supply(table)


@pytest.mark.rule("CM-116")
@pytest.mark.card("journey_storm")
@pytest.mark.parametrize("shore", [1, 2, 3])
def test_at_every_shore_the_ship_there_is_struck(shore: int) -> None:
    table = sailing(
        "journey_storm", "swordsman axeman*2", 3, clan(), clan(), shore=shore, monsters=WITHOUT_BANS
    )
    tell(table, "0 BeginVoyage sail")
    assert ["food", "swordsman", "axeman"] == options(table, 0, "LoseAboard")
    tell(table, "0 LoseAboard swordsman")
    assert {"axeman": 2} == crew(table, shore)


@pytest.mark.rule("CM-123")
@pytest.mark.card("journey_kraken")
@pytest.mark.parametrize("shore", [1, 2, 3])
def test_at_every_shore_the_kraken_meets_the_ship_there(shore: int) -> None:
    table = sailing(
        "journey_kraken", "axeman*3", 3, clan(), clan(), shore=shore, monsters=WITHOUT_BANS
    )
    load(table, "axeman_double axeman_double axeman_blank")
    tell(table, "0 BeginVoyage sail")
    assert {"axeman": 2} == crew(table, shore)
    assert [3, 0] == glory(table)


@pytest.mark.rule("CM-117")
@pytest.mark.card("journey_all_quiet")
def test_all_quiet_does_nothing() -> None:
    table = sailing("journey_all_quiet", "swordsman*2", 1, clan(), clan())
    tell(table, "0 BeginVoyage sail")
    assert {"swordsman": 2} == crew(table)
    assert [(0, "BeginFight")] == asked(table)


@pytest.mark.rule("CM-118")
@pytest.mark.card("journey_no_wind")
def test_no_wind_takes_a_food() -> None:
    table = sailing("journey_no_wind", "swordsman*2", 2, clan(), clan(), shore=3)
    tell(table, "0 BeginVoyage sail")
    assert {"swordsman": 1} == crew(table, 3)


@pytest.mark.rule("CM-119")
@pytest.mark.card("journey_whirlpool")
def test_the_whirlpool_takes_a_warrior_of_choice() -> None:
    table = sailing("journey_whirlpool", "swordsman axeman", 3, clan(), clan())
    tell(table, "0 BeginVoyage sail")
    assert ["swordsman", "axeman"] == options(table, 0, "LoseAboard")
    tell(table, "0 LoseAboard swordsman")
    assert {"axeman": 1} == crew(table)


@pytest.mark.rule("CM-120")
@pytest.mark.card("journey_storm")
def test_the_storm_takes_food_or_a_warrior() -> None:
    table = sailing("journey_storm", "swordsman axeman", 3, clan(), clan())
    tell(table, "0 BeginVoyage sail")
    assert ["food", "swordsman", "axeman"] == options(table, 0, "LoseAboard")
    tell(table, "0 LoseAboard food")
    assert {"swordsman": 1, "axeman": 1} == crew(table)


@pytest.mark.rule("CM-121")
@pytest.mark.card("journey_lost")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("food", "food", {"swordsman": 2}),
        ("food", "swordsman", {"swordsman": 1}),
        ("swordsman", "swordsman", {}),
    ],
)
def test_lost_takes_two_items_in_any_mix(first: str, second: str, left: dict[str, int]) -> None:
    table = sailing("journey_lost", "swordsman*2", 3, clan(), clan())
    tell(table, "0 BeginVoyage sail", f"0 LoseAboard {first}", f"0 LoseAboard {second}")
    assert left == crew(table)


@pytest.mark.rule("CM-122")
@pytest.mark.parametrize(
    ("journey", "aboard", "food", "left"),
    [
        ("journey_no_wind", "axeman", 0, {}),
        ("journey_whirlpool", "", 3, {}),
        ("journey_lost", "", 1, {}),
        ("journey_storm", "axeman*2", 0, {}),
    ],
)
def test_a_ship_loses_what_it_can(
    journey: str, aboard: str, food: int, left: dict[str, int]
) -> None:
    table = sailing(journey, aboard, food, clan(), clan())
    tell(table, "0 BeginVoyage sail")
    assert [] == asked(table)
    assert left == crew(table)


@pytest.mark.rule("CM-122")
def test_where_there_is_a_choice_as_much_as_possible_is_lost() -> None:
    table = sailing("journey_lost", "swordsman", 1, clan(), clan())
    tell(table, "0 BeginVoyage sail", "0 LoseAboard swordsman")
    assert ({}, 0) == (crew(table), table.stores[0])
    assert 2 == said(table).count("loses-aboard")


# -- the kraken ----------------------------------------------------------------


@pytest.mark.rule("CM-123", "CM-088")
@pytest.mark.card("journey_kraken", "kraken")
def test_the_kraken_is_fought_by_all_aboard_and_survivors_sail_on() -> None:
    table = sailing(
        "journey_kraken", "swordsman*2 axeman", 3, clan(), clan(), monsters="monster_mara_red"
    )
    load(table, "swordsman_hit swordsman_double axeman_blank")
    tell(table, "0 BeginVoyage sail", "0 LoseWarrior swordsman")
    assert [3, 0] == glory(table)
    assert {"axeman": 1} == crew(table)
    assert [(0, "BeginFight")] == asked(table)


@pytest.mark.rule("CM-124")
def test_a_defeated_kraken_is_no_trophy() -> None:
    table = sailing("journey_kraken", "axeman*3", 3, clan(), clan())
    load(table, "axeman_double axeman_double axeman_blank")
    tell(table, "0 BeginVoyage sail")
    assert [] == table.players[0].defeated
    assert "journey_kraken" == JOURNEYS[table.journeys[0]]
    assert "pending" == GAME.view(table)["shores"][0]["outcome"]


@pytest.mark.rule("CM-124")
def test_a_kraken_finds_nobody_on_an_empty_ship() -> None:
    table = sailing("journey_kraken", "", 2, clan(), clan())
    tell(table, "0 BeginVoyage sail")
    assert [] == asked(table)
    assert "fights" not in said(table)


@pytest.mark.rule("CM-124")
def test_a_kraken_that_wins_drowns_the_ship_and_the_monster_is_safe() -> None:
    table = sailing("journey_kraken", "swordsman", 2, clan(), clan())
    load(table, "swordsman_blank")
    tell(table, "0 BeginVoyage sail")
    assert ({}, [0, 0]) == (crew(table), glory(table))
    assert NONE != table.enemies[3]
    assert ["loses-fight", "nobody-fights"] == said(table)[-2:]


@pytest.mark.rule("CM-125")
@pytest.mark.card("rune_glory", "rune_healing", "ullr")
def test_favor_leaders_and_runes_work_against_a_kraken() -> None:
    table = sailing(
        "journey_kraken",
        "axeman*2",
        1,
        clan(leader="ullr", favor=1, runes="rune_healing rune_glory"),
        clan(),
    )
    load(table, "axeman_blank axeman_hit", "axeman_double")
    tell(table, "0 BeginVoyage sail", "0 JudgeRoll favor", "0 RerollDice axeman_blank")
    tell(table, "0 RerollDice roll", "0 HealLosses rune_healing", "0 ClaimGlory rune_glory")
    assert [1 + 3 + 1, 0] == glory(table)
    assert {"axeman": 2} == crew(table)


# -- feeding -------------------------------------------------------------------


@pytest.mark.rule("CM-126", "CM-186")
@pytest.mark.parametrize(
    ("shore", "crew_size", "food", "starve"),
    [
        (1, 4, 2, 0),
        (1, 5, 2, 1),
        (2, 3, 1, 1),
        (3, 4, 2, 2),
        (3, 2, 2, 0),
        (1, 1, 5, 0),
        (3, 5, 0, 5),
    ],
)
def test_one_food_feeds_two_to_a_near_shore_and_one_to_a_far(
    shore: int, crew_size: int, food: int, starve: int
) -> None:
    assert starve == starving(crew_size, food, shore - 1)
    table = sailing(
        "journey_all_quiet",
        f"axeman*{crew_size}",
        food,
        clan(),
        clan(),
        shore=shore,
        monsters="monster_huldra_red monster_huldra_blue monster_huldra_yellow",
    )
    tell(table, "0 BeginVoyage sail")
    assert crew_size - starve == sum(crew(table, shore).values())


@pytest.mark.rule("CM-127")
def test_the_player_chooses_who_starves() -> None:
    table = sailing("journey_all_quiet", "swordsman*2 axeman", 1, clan(), clan())
    tell(table, "0 BeginVoyage sail")
    assert ["swordsman", "axeman"] == options(table, 0, "StarveWarrior")
    tell(table, "0 StarveWarrior axeman")
    assert {"swordsman": 2} == crew(table)
    assert 10 == supply(table)["axeman"]


@pytest.mark.rule("CM-128")
@pytest.mark.parametrize("aboard", ["swordsman", ""])
def test_all_food_aboard_is_used_up(aboard: str) -> None:
    table = sailing("journey_all_quiet", aboard, 6, clan(), clan())
    tell(table, "0 BeginVoyage sail")
    assert (0, {}) == (table.stores[0], goods(table, 0))


@pytest.mark.rule("CM-186")
def test_banned_warriors_are_fed_as_well() -> None:
    table = sailing(
        "journey_all_quiet",
        "swordsman axeman",
        1,
        clan(),
        clan(),
        shore=3,
        monsters="monster_huldra_red monster_huldra_blue monster_mara_red",
    )
    tell(table, "0 BeginVoyage sail")
    assert ["swordsman", "axeman"] == options(table, 0, "StarveWarrior")


@pytest.mark.rule("CM-088", "CM-129")
@pytest.mark.card("monster_mara_red")
def test_banned_dice_are_destroyed_before_the_fight() -> None:
    table = sailing(
        "journey_all_quiet", "swordsman*2 axeman", 2, clan(), clan(), monsters="monster_mara_red"
    )
    tell(table, "0 BeginVoyage sail")
    assert {"axeman": 1} == crew(table)
    assert 12 == supply(table)["swordsman"]
    assert "banned-destroyed" in said(table)


@pytest.mark.rule("CM-109", "CM-130")
def test_a_monster_gives_the_coins_lying_on_it_and_keeps_them_if_it_lives() -> None:
    table = sailing(
        "journey_all_quiet",
        "axeman*2",
        1,
        clan(),
        clan(),
        coins=(3, 0, 0),
        monsters="monster_huldra_red",
    )
    load(table, "axeman_blank axeman_blank", "axeman_blank")
    tell(table, "0 BeginVoyage sail", "0 BeginFight fight")
    assert 3 == table.coins[0]
    assert "lost" == GAME.view(table)["shores"][0]["outcome"]
    send(table, "shore_1", "axeman*2", 1)
    table.do(BeginVoyage(0, 0))
    load(table, "axeman_double axeman_double")
    tell(table, "0 BeginVoyage sail", "0 BeginFight fight")
    assert {"coins": 3, "favor": 1} == goods(table, 0)
    assert 0 == table.coins[0]


# -- the rune Journey ----------------------------------------------------------


@pytest.mark.rule("CM-169")
@pytest.mark.card("rune_journey")
def test_the_rune_journey_replaces_a_journey_just_revealed() -> None:
    table = sailing("journey_lost", "axeman*2", 1, clan(runes="rune_journey"), clan())
    new = JOURNEYS.index("journey_whirlpool")
    table.journey_deck.remove(new)
    table.journey_deck.append(new)
    tell(table, "0 BeginVoyage sail", "0 ReplaceJourney rune_journey")
    assert "journey_whirlpool" == GAME.view(table)["shores"][0]["journey"]
    assert {"axeman": 1} == crew(table)
    assert ["journey_lost"] == GAME.view(table)["journey_discards"]


@pytest.mark.rule("CM-169")
def test_the_rune_journey_helps_only_its_owners_ship() -> None:
    table = sailing("journey_no_wind", "axeman", 1, clan(), clan(runes="rune_journey"))
    tell(table, "0 BeginVoyage sail")
    assert {} == crew(table)
    assert () == table.players[1].used


@pytest.mark.rule("CM-187")
def test_a_replaced_journey_is_not_among_the_cards_reshuffled() -> None:
    table = sailing("journey_lost", "axeman*2", 1, clan(runes="rune_journey"), clan())
    table.journey_discards, table.journey_deck = [JOURNEYS.index("journey_all_quiet")], []
    tell(table, "0 BeginVoyage sail", "0 ReplaceJourney rune_journey")
    assert "journey_all_quiet" == GAME.view(table)["shores"][0]["journey"]
    assert (["journey_lost"], []) == (GAME.view(table)["journey_discards"], table.journey_deck)

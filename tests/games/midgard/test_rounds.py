"""Round setup and cleanup, eight rounds (CM-001, CM-027 to CM-036, CM-131 to CM-136, CM-188)."""

from __future__ import annotations

import pytest

from games.midgard.positions import clan, goods, place, position, send, stock, warriors
from meadhall.games.midgard import GAME
from meadhall.games.midgard.cards import ENEMIES, JOURNEYS, KIND, RUNES
from meadhall.games.midgard.components import NONE
from meadhall.games.midgard.rounds import Cleanup, PlayRound, RoundSetup
from meadhall.games.midgard.table import Table
from meadhall.games.midgard.voyage import draw_journey
from tables import asked, dice, random_step, said, tell


def fresh(seats: int = 3) -> Table:
    """A table before the first round setup."""
    table = GAME.new(seats, {"first_player": 0}, "rounds")
    while asked(table)[0][1] == "PickLeader":
        question = table.questions()[0]
        table.answer(question, table.options(question)[0])
    return table


@pytest.mark.rule("CM-001", "CM-027", "CM-136")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_eight_rounds_of_five_phases(seats: int) -> None:
    table = GAME.new(seats, {}, "eight")
    chance = dice("eight")
    seen: list[tuple[int, str]] = []
    while table.questions():
        now = (table.round, str(GAME.view(table)["phase"]))
        if table.questions()[0].name != "PickLeader" and (not seen or seen[-1] != now):
            seen.append(now)
        random_step(table, chance)
    rounds = [number for number, phase in seen if phase == "workers"]
    assert [1, 2, 3, 4, 5, 6, 7, 8] == rounds
    order = ["workers", "assigning", "combat"]
    assert seen == sorted(seen, key=lambda each: (each[0], [*order, "cleanup"].index(each[1])))
    assert "end" == GAME.view(table)["phase"]
    assert table.agenda == []


@pytest.mark.rule("CM-028", "CM-029", "CM-032")
def test_a_troll_two_draugr_and_monsters_are_turned_up() -> None:
    table = fresh()
    kinds = [KIND[enemy] for enemy in table.enemies]
    assert ["troll", "draugr", "draugr", "monster", "monster", "monster"] == kinds


@pytest.mark.rule("CM-029")
def test_the_left_draugr_is_turned_up_first() -> None:
    table = position(clan(), clan())
    first, second = table.draugr[-1], table.draugr[-2]
    table.do(RoundSetup())
    table.questions()
    assert [first, second] == table.enemies[1:3]


@pytest.mark.rule("CM-030", "CM-032", "CM-115")
def test_only_empty_journey_and_monster_spaces_are_filled() -> None:
    table = position(clan(), clan(), monsters="monster_mara_red", journeys="journey_storm")
    table.journey_discards.append(table.journeys[1])
    table.journeys[1] = NONE
    table.monsters.insert(0, table.enemies[4])
    table.enemies[4] = NONE
    monster, journey = table.monsters[-1], table.journey_deck[-1]
    table.do(RoundSetup())
    table.questions()
    assert "monster_mara_red" == ENEMIES[table.enemies[3]]
    assert "journey_storm" == JOURNEYS[table.journeys[0]]
    assert (monster, journey) == (table.enemies[4], table.journeys[1])


@pytest.mark.rule("CM-031", "CM-061")
def test_empty_rune_spaces_are_filled_in_round_setup() -> None:
    table = position(clan(), clan(), runes="rune_gifts")
    top = table.runes[-1]
    table.do(RoundSetup())
    table.questions()
    assert ["rune_gifts", RUNES[top]] == GAME.view(table)["runes"]


@pytest.mark.rule("CM-033")
def test_the_next_merchant_covers_the_last() -> None:
    table = position(clan(), clan(), merchant="merchant_3")
    top = table.merchants[-1]
    table.do(RoundSetup())
    table.questions()
    assert top == table.merchant
    assert ["merchant_3"] == GAME.view(table)["merchants_past"]


@pytest.mark.rule("CM-034")
def test_blue_locations_are_restocked_whether_or_not_something_lies_there() -> None:
    table = position(clan(), clan(), stocks=(2, 0, 1, 3))
    table.do(RoundSetup())
    table.questions()
    names = ("armory", "foundry", "forge", "smokehouse")
    assert [3, 1, 2, 4] == [stock(table, name) for name in names]
    assert [9, 11, 8] == table.supply


@pytest.mark.rule("CM-035", "CM-005")
def test_an_empty_supply_restocks_nothing() -> None:
    table = position(clan(warriors="axeman*6"), clan(warriors="axeman*4"), stocks=(0, 0, 0, 0))
    table.do(RoundSetup())
    table.questions()
    assert 0 == table.supply[2] == stock(table, "forge")
    assert 1 == stock(table, "armory")


@pytest.mark.rule("CM-036")
def test_journey_discards_become_the_deck_when_it_is_empty() -> None:
    table = position(clan(), clan())
    table.journey_discards, table.journey_deck = table.journey_deck, []
    left = sorted(table.journey_discards)
    card = draw_journey(table)
    assert left == sorted([*table.journey_deck, card])
    assert [] == table.journey_discards


@pytest.mark.rule("CM-036")
def test_journey_discards_are_shuffled_before_they_are_drawn_again() -> None:
    orders = set()
    for number in range(10):
        table = position(clan(), clan())
        table.dice = dice(f"journeys {number}")
        table.journey_discards, table.journey_deck = sorted(table.journey_deck), []
        orders.add((draw_journey(table), *table.journey_deck))
    assert len(orders) > 5


@pytest.mark.rule("CM-036")
def test_an_empty_rune_deck_leaves_spaces_empty() -> None:
    table = position(clan(), clan())
    table.players[1].runes, table.runes = tuple(table.runes), []
    table.do(RoundSetup())
    table.questions()
    assert [None, None] == GAME.view(table)["runes"]


@pytest.mark.rule("CM-036")
def test_the_other_decks_reach_for_eight_rounds() -> None:
    table = fresh(4)
    chance = dice("reach")
    while table.questions():
        random_step(table, chance)
    assert 8 == len(table.trolls)
    assert 5 == len(table.draugr)
    assert len(table.monsters) >= 36 - 4 * 8
    assert [] == table.merchants


# -- cleanup -------------------------------------------------------------------


@pytest.mark.rule("CM-131")
def test_workers_and_ships_come_back() -> None:
    table = position(
        clan(at="armory large_public_longship@shore_1", ship="knarr"),
        clan(at="knarr@shore_2", workers=1),
    )
    table.players[0].begged = 1
    table.players[0].workforce += 1
    table.do(Cleanup())
    table.questions()
    assert [3, 2] == [player.workers for player in table.players]
    assert 0 == table.players[0].begged
    assert [NONE] * 3 == table.harbors
    assert not any(table.placed)
    assert "knarr" == GAME.view(table)["players"][0]["ship"]


@pytest.mark.rule("CM-097", "CM-132", "CM-133")
def test_a_living_troll_brings_everybody_blame_and_is_discarded() -> None:
    table = position(clan(blame=2), clan(), troll="troll_hill_1")
    table.do(Cleanup())
    table.questions()
    assert [{"blame": 3}, {"blame": 1}] == [goods(table, seat) for seat in (0, 1)]
    assert "troll_hill_1" in GAME.view(table)["discards"]
    assert "troll-lives" in said(table)


@pytest.mark.rule("CM-097", "CM-132")
def test_a_dead_troll_brings_no_blame() -> None:
    table = position(clan(), clan())
    table.trolls.insert(0, table.enemies[0])
    table.enemies[0] = NONE
    table.do(Cleanup())
    table.questions()
    assert [{}, {}] == [goods(table, seat) for seat in (0, 1)]


@pytest.mark.rule("CM-098", "CM-133")
def test_surviving_draugr_go_to_the_same_discards_without_a_penalty() -> None:
    table = position(clan(), clan(), draugr="draugr_jarl_red draugr_jarl_blue")
    table.do(Cleanup())
    table.questions()
    found = GAME.view(table)["discards"]
    assert ["troll_forest_1", "draugr_jarl_red", "draugr_jarl_blue"] == found
    assert [NONE, NONE] == table.enemies[1:3]


@pytest.mark.rule("CM-114", "CM-134")
def test_revealed_journeys_are_discarded_and_face_down_ones_stay() -> None:
    table = position(clan(), clan(), journeys="journey_storm journey_lost journey_kraken")
    table.revealed[1] = True
    table.do(Cleanup())
    table.questions()
    assert ["journey_lost"] == GAME.view(table)["journey_discards"]
    assert NONE == table.journeys[1]
    assert "journey_storm" == JOURNEYS[table.journeys[0]]


@pytest.mark.rule("CM-130", "CM-135")
def test_every_undefeated_monster_gets_a_coin() -> None:
    table = position(clan(), clan(), coins=(2, 0, 0))
    table.monsters.insert(0, table.enemies[4])
    table.enemies[4] = NONE
    monster = table.enemies[3]
    table.do(Cleanup())
    table.questions()
    assert [3, 0, 1] == table.coins
    assert monster == table.enemies[3]


@pytest.mark.rule("CM-188")
def test_the_last_cleanup_is_carried_out_in_full() -> None:
    table = position(clan(workers=1), clan(), round=8)
    table.do(PlayRound(8))
    tell(table, "0 PlaceWorker beg")
    assert [{"food": 1, "blame": 2}, {"blame": 1}] == [goods(table, seat) for seat in (0, 1)]
    assert all(coins == 1 for coins in table.coins)


@pytest.mark.rule("CM-131")
def test_dice_of_fights_that_did_not_take_place_come_home() -> None:
    table = position(clan(), clan(), phase="combat")
    place(table, 0, "troll")
    send(table, "troll", "swordsman*2")
    table.do(Cleanup())
    table.questions()
    assert {"swordsman": 2} == warriors(table, 0)

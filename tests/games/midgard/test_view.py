"""A view is what would be made anew, part by part, and holds what a drawn board needs."""

from __future__ import annotations

import pytest

from games.midgard.positions import clan, load, place, position, send
from meadhall.core import Recent
from meadhall.games.midgard import GAME
from meadhall.games.midgard.assign import AssignPhase
from meadhall.games.midgard.scoring import FinalScoring
from meadhall.games.midgard.voyage import BeginVoyage
from tables import dice, random_step, tell


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hall", [False, True])
def test_what_is_remembered_of_a_view_is_what_would_be_made_anew(seats: int, hall: bool) -> None:
    recent, kept = Recent(), dict.fromkeys(("places", "runes", "decks", "mine"), 0)
    mine: list[object] = [None] * seats
    for number in range(2):
        table = GAME.new(seats, {"hall_of_glory": hall}, f"anew {number}")
        chance = dice(f"anew {seats} {number}")
        before = GAME.public_view(table, recent)
        while table.questions():
            random_step(table, chance)
            view = GAME.public_view(table, recent)
            assert GAME.view(table, None) == view
            for seat in range(seats):
                own = GAME.own_parts(table, seat, recent)
                assert own is not None
                assert GAME.view(table, seat) == {**view, **own}
                mine[seat], again = own["mine"], mine[seat]
                kept["mine"] += mine[seat] is again
            for part in ("places", "runes", "decks"):
                kept[part] += view[part] is before[part]
            before = view
    assert min(kept.values()) > 50


def test_a_place_shows_its_spaces_how_often_it_deals_and_what_a_ship_holds() -> None:
    table = position(clan(), clan(), stalls="pauper militia")
    places = {each["name"]: each for each in GAME.view(table)["places"]}
    assert (1, 4, 0) == tuple(places[name]["spaces"] for name in ("forge", "worker_huts", "beg"))
    assert 3 == places["pauper"]["times"]
    assert "times" not in places["militia"]
    assert (10, 5) == (
        places["large_public_longship"]["capacity"],
        places["small_public_longship"]["capacity"],
    )


@pytest.mark.rule("CM-158")
@pytest.mark.card("gylfir")
def test_a_price_that_differs_is_shown_to_its_owner() -> None:
    table = position(clan(leader="gylfir", workers=1), clan(leader="ullr", workers=1))
    own = [GAME.view(table, seat)["mine"]["places"].get("merchant_ship", {}) for seat in (0, 1)]
    assert {} == own[0]["cost"]
    assert "closed" not in own[0]
    assert {"closed": "closed-cost"} == own[1]


def test_odds_follow_the_plan_while_warriors_are_assigned() -> None:
    table = position(
        clan(warriors="swordsman*3", food=2, at="troll small_public_longship@shore_1"),
        clan(warriors="axeman", at="draugr_1"),
        phase="assigning",
        monsters="monster_huldra_red",
    )
    table.do(AssignPhase())
    first = GAME.view(table, 0)["mine"]
    assert ({"swordsman": 3}, False) == tuple(
        first["odds"]["troll"][key] for key in ("crew", "chosen")
    )
    assert ({"swordsman": 3}, 2) == tuple(
        first["voyages"]["shore_1"][key] for key in ("crew", "food")
    )
    tell(table, "0 SendSwordsmanToTroll 1")
    then = GAME.view(table, 0)["mine"]
    assert ({"swordsman": 1}, True) == tuple(
        then["odds"]["troll"][key] for key in ("crew", "chosen")
    )
    assert {"swordsman": 2} == then["voyages"]["shore_1"]["crew"]
    assert not then["voyages"]["shore_1"]["chosen"]
    tell(table, "0 SendSwordsmanToShore1 0", "0 LoadFoodForShore1 0")
    last = GAME.view(table, 0)["mine"]["voyages"]["shore_1"]
    assert (0, True, {}) == (last["win"], last["chosen"], last["crew"])
    assert {} == GAME.view(table, 1)["mine"]["voyages"]


def test_who_starves_shows_every_way_and_its_chance() -> None:
    table = position(clan(), clan(), phase="combat", monsters="monster_mara_red")
    place(table, 0, "small_public_longship@shore_1")
    send(table, "shore_1", "swordsman*2 axeman*2", 1)
    table.do(BeginVoyage(0, 0))
    tell(table, "0 BeginVoyage sail")
    ways = GAME.view(table)["voyage"]["ways"]
    assert [{"axeman": 2}, {"swordsman": 1, "axeman": 1}, {"swordsman": 2}] == [
        way["crew"] for way in ways
    ]
    assert (0, 0) == (ways[0]["starving"], ways[-1]["win"])
    load(table, "axeman_double axeman_hit")
    tell(table, "0 StarveWarrior swordsman", "0 StarveWarrior swordsman")
    assert None is GAME.view(table)["voyage"]


@pytest.mark.rule("CM-138", "CM-182")
def test_at_the_end_every_destiny_says_what_it_came_to() -> None:
    table = position(
        clan(destinies="prepared troll_slayer", food=2, defeated="troll_hill_1"),
        clan(destinies="craftsman", food=1, wood=1),
    )
    assert None is GAME.view(table)["revealed"]
    table.do(FinalScoring())
    table.questions()
    one, two = GAME.view(table)["revealed"]
    assert ["troll_hill_1"] == one["defeated"]
    assert [("prepared", [2, 1], "leads", 5), ("troll_slayer", [1, 0], "leads", 6)] == [
        (each["name"], each["all"], each["standing"], each["glory"]) for each in one["destinies"]
    ]
    assert [("craftsman", "leads")] == [
        (each["name"], each["standing"]) for each in two["destinies"]
    ]

"""What the drawn board shows, item by item, is in the view, in a card's row or in a hint.

Two positions: workers are being placed in the third round of four players, and a monster is
fought in the sixth.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.midgard.positions import clan, load, place, position, send
from meadhall.core import text
from meadhall.games.midgard import GAME
from meadhall.games.midgard.combat import BeginFight, BeginHunt
from meadhall.games.midgard.components import TARGETS
from meadhall.games.midgard.placement import NextWorker
from meadhall.games.midgard.table import Table
from meadhall.games.midgard.voyage import BeginVoyage
from tables import options, question, tell


def by_name(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["name"]: row for row in rows}


# -- the board ---------------------------------------------------------------------


def board() -> Table:
    table = position(
        clan(
            leader="svanhildr", warriors="swordsman*3 spearman axeman", workers=1, glory=26,
            ship="karve", runes="rune_healing", destinies="prepared craftsman",
            at="troll karve@shore_2", food=3, wood=2, coins=4, favor=2, blame=1,
        ),
        clan(leader="ullr", workers=1, glory=23, at="jarl_longhouse draugr_2", coins=5, blame=2),
        clan(leader="dagrun", glory=19, at="armory market pauper", food=4),
        clan(leader="gylfir", workers=1, glory=17, at="hunting_grounds skald sage_house", coins=6),
        round=3, first=1, stalls="skald pauper varangians raiders", stocks=(0, 2, 2, 3),
        monsters="monster_nokken_blue monster_fenris_cub_red monster_lindworm_yellow "
        "monster_frost_giant_blue",
        coins=(0, 0, 2, 1), journeys="journey_all_quiet journey_storm", merchant="merchant_7",
        runes="rune_gifts rune_glory",
    )  # fmt: skip
    table.looked[1] = 1
    table.do(NextWorker(0))
    return table


def test_the_board_shows_round_turn_and_who_is_next() -> None:
    table = board()
    view = GAME.view(table, 0)
    assert (3, "workers", 1) == (view["round"], view["phase"], view["first"])
    assert 0 == question(table, 0, "PlaceWorker").seat
    assert [1, 1, 0, 1] == [player["workers"] for player in view["players"]]


def test_a_shore_shows_monster_way_coins_journey_and_ship() -> None:
    shores = by_name(GAME.view(board(), 0)["shores"])
    assert ["monster_nokken_blue", "monster_fenris_cub_red"] == [
        shores[name]["enemy"] for name in ("shore_1", "shore_2")
    ]
    assert [0, 0, 2, 1] == [shore["coins"] for shore in shores.values()]
    assert (None, True) == (shores["shore_1"]["journey"], shores["shore_1"]["face_down"])
    assert (None, [0]) == (shores["shore_2"]["journey"], shores["shore_2"]["looked"])
    assert {"shore_2": "journey_storm"} == GAME.view(board(), 0)["mine"]["journeys"]
    assert "karve" == shores["shore_2"]["ship"]
    assert (0, 7, 0) == tuple(shores["shore_2"][key] for key in ("fighter", "capacity", "aboard"))
    told = {section.title.key: section for section in GAME.describe(GAME.view(board(), 0))}
    ways = {line.key for line in told["title-shores"].lines}
    assert {"show-shore-near", "show-shore-far"} <= ways


def test_a_card_of_the_data_shows_its_figures() -> None:
    giant = GAME.cards["monster_frost_giant_blue"]
    assert {"attack", "defence", "glory", "reward", "bans", "colour"} <= {*giant}
    ship = GAME.cards["karve"]
    assert {"capacity", "glory", "cost"} <= {*ship}
    assert [5, 4, 3, 2] == GAME.cards["worker_huts"]["params"]["prices"]
    assert "prepared" in GAME.cards
    assert "rune_healing" in GAME.cards


def test_a_place_shows_who_is_there_what_it_asks_and_gives_and_why_not() -> None:
    view = GAME.view(board(), 0)
    places, own = by_name(view["places"]), view["mine"]["places"]
    assert {"axeman": 2} == places["forge"]["gain"]
    assert {"wasted": 0, "after": 7} == own["forge"]["recruits"]
    assert {"food": 3} == places["smokehouse"]["gain"]
    assert ({"coins": 1}, {"axeman": 1, "food": 3}) == (
        places["merchant_ship"]["cost"],
        places["merchant_ship"]["gain"],
    )
    assert {"coins": 5} == places["worker_huts"]["cost"]
    assert [1] == places["jarl_longhouse"]["workers"]
    assert "closed-has-ship" == own["shipwright"]["closed"]
    assert "stave_church" not in own
    assert "shore_2" == places["karve"]["moored"]
    assert {"skald", "pauper", "varangians", "raiders"} <= {*places}
    assert "militia" not in places


def test_players_show_leader_glory_goods_dice_and_first_marker() -> None:
    view = GAME.view(board(), 0)
    ullr = view["players"][1]
    assert ("ullr", 23, 5, 2) == tuple(ullr[key] for key in ("leader", "glory", "coins", "blame"))
    mine = view["players"][0]
    assert {"swordsman": 3, "spearman": 1, "axeman": 1} == mine["warriors"]
    assert (5, "karve", 2) == (mine["owned"], mine["ship"], mine["destinies"])
    assert [{"name": "rune_healing", "used": False}] == mine["runes"]
    assert ["prepared", "craftsman"] == [each["name"] for each in view["mine"]["destinies"]]
    assert -1 == view["mine"]["scoring"]["blame"]


def test_the_choice_shows_what_it_brings_and_how_many_places_are_open() -> None:
    table = board()
    asked = question(table, 0, "PlaceWorker")
    assert asked.hint(table, "forge") == text(
        "hint-gain-warriors",
        cost=[],
        gain=[text("count_axeman", n=2)],
        after=7,
        most=8,
        wasted=0,
    )
    offered = options(table, 0, "PlaceWorker")
    assert "beg" in offered
    view = GAME.view(table, 0)
    closed = [name for name, own in view["mine"]["places"].items() if "closed" in own]
    closed += [place["name"] for place in view["places"] if "closed" in place]
    assert len(view["places"]) == len(offered) + len(closed)


# -- a fight -------------------------------------------------------------------------


def voyage() -> Table:
    """The hunt is over, the troll has stood, a draugr has fallen, the ship has reached shore 3."""
    table = position(
        clan(leader="svanhildr", glory=38, favor=2, runes="rune_healing", ship="karve"),
        clan(leader="ullr"),
        clan(leader="gylfir", warriors="axeman*2", at="hunting_grounds"),
        clan(leader="dagrun"),
        phase="combat", round=6, troll="troll_mountain_1",
        draugr="draugr_jarl_red draugr_restless_red", journeys="journey_all_quiet " * 4,
        monsters="monster_huldra_red monster_mara_red monster_jormungandr_spawn_yellow",
    )  # fmt: skip
    place(table, 3, "troll")
    place(table, 1, "draugr_1")
    place(table, 0, "karve@shore_3")
    place(table, 1, "large_public_longship@shore_4")
    send(table, "draugr_1", "axeman*3")
    send(table, "shore_3", "swordsman*2 spearman*2 axeman", food=5)
    table.do(
        BeginHunt(2), BeginFight(3, 0), BeginFight(1, TARGETS.index("draugr_1")), BeginVoyage(0, 2)
    )
    load(table, "axeman_hit axeman_double", "axeman_double axeman_double axeman_hit")
    tell(table, "2 BeginHunt hunt", "1 BeginFight fight", "0 BeginVoyage sail")
    return table


@pytest.mark.rule("CM-091", "CM-182")
def test_the_order_of_fights_shows_each_enemy_and_how_it_ended() -> None:
    view = GAME.view(voyage(), 3)
    told = [
        (each["target"], each["seat"], each["enemy"], each["outcome"]) for each in view["fights"]
    ]
    assert [
        ("troll", 3, "troll_mountain_1", "lost"),
        ("draugr_1", 1, "draugr_jarl_red", "won"),
        ("draugr_2", None, "draugr_restless_red", "pending"),
        ("shore_1", None, "monster_huldra_red", "pending"),
        ("shore_2", None, "monster_mara_red", "pending"),
        ("shore_3", 0, "monster_jormungandr_spawn_yellow", "pending"),
    ] == told[:6]
    assert ("shore_4", 1) == told[6][:2]
    assert {"key": "hunts", "args": {"seat": 2, "food": 3}} == view["events"][0]
    assert ["journey_all_quiet"] == [
        event["args"]["card"] for event in view["events"] if event["key"] == "journey"
    ]


def test_a_fight_shows_the_dice_the_damage_the_choices_and_their_odds() -> None:
    table = voyage()
    load(table, "swordsman_hit swordsman_blank spearman_shield spearman_blank axeman_hit")
    tell(table, "0 BeginFight fight")
    view = GAME.view(table, 0)
    fight = view["fight"]
    assert ("shore_3", "monster_jormungandr_spawn_yellow", 1, 0) == tuple(
        fight[key] for key in ("target", "enemy", "round", "damage")
    )
    assert [
        "swordsman_blank", "swordsman_hit", "spearman_blank", "spearman_shield", "axeman_hit",
    ] == fight["roll"]  # fmt: skip
    assert {"swordsman": 2, "spearman": 2, "axeman": 1} == fight["warriors"]
    told = fight["forecast"]
    assert (3, 1, 3, 3, 2) == tuple(
        told[key] for key in ("hits", "shields", "damage_left", "losses", "rerolled")
    )
    assert 0 < told["kills_rerolled"] < told["win_rerolled"]
    assert told["win"] < told["win_rerolled"]
    assert (38, 2) == (view["players"][0]["glory"], view["players"][0]["favor"])
    assert [True] == [each["now"] for each in view["fights"] if each["target"] == "shore_3"]
    assert ["keep", "favor"] == options(table, 0, "JudgeRoll")

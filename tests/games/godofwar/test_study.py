"""What sim finds in finished games of God of War, from their logs."""

from __future__ import annotations

from games.godofwar.positions import hero, position
from meadhall.core import Line, Mean
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.study import falls, parties, places, rounds, scenes, scenes_of, wounds
from meadhall.lab.play import play_game
from studies import shares

LOG = [
    Line("plays-hero", {"seat": 0, "hero": "kratos"}),
    Line("scene-laid-out", {"quest": "ogre"}),
    Line("round-begins", {"round": 1}),
    Line("enemy-hurt", {"enemy": "ogre_ogre", "amount": 5, "left": 9}),
    Line("takes-damage", {"hero": "kratos", "amount": 3, "left": 7}),
    Line("round-begins", {"round": 2}),
    Line("quest-completed", {"quest": "ogre"}),
    Line("scene-laid-out", {"quest": "helheim"}),
    Line("round-begins", {"round": 1}),
    Line("takes-damage", {"hero": "kratos", "amount": 4, "left": 0}),
    Line("falls", {"hero": "kratos"}),
    Line("game-lost", {"quest": "helheim"}),
]


def test_scenes_are_completed_by_name_and_by_place() -> None:
    visits = scenes_of(LOG)
    assert {"ogre": (1, 1), "helheim": (0, 1)} == shares(scenes(visits))
    assert {"gw-study-first": (1, 1), "gw-study-second": (0, 1)} == shares(places(visits, 0))
    assert {"gw-study-second": (1, 1), "gw-study-boss": (0, 1)} == shares(places(visits, 1))


def test_rounds_are_counted_in_the_game_and_by_scene() -> None:
    assert [
        Mean("gw-study-rounds", "gw-study-all", 3),
        Mean("gw-study-rounds", "ogre", 2),
        Mean("gw-study-rounds", "helheim", 1),
    ] == rounds(scenes_of(LOG))


def test_damage_is_added_up_by_scene() -> None:
    assert [
        Mean("gw-study-damage", "gw-study-taken", 3),
        Mean("gw-study-damage", "gw-study-dealt", 5),
        Mean("gw-study-hurt", "ogre", 3),
        Mean("gw-study-damage", "gw-study-taken", 4),
        Mean("gw-study-damage", "gw-study-dealt", 0),
        Mean("gw-study-hurt", "helheim", 4),
    ] == wounds(scenes_of(LOG))


def test_who_fell_is_told_by_figure() -> None:
    table = position(hero("kratos"), hero("brok_sindri", at=(2, 3)))
    told = shares(falls(table, scenes_of(LOG)))
    assert {"kratos": (1, 2), "brok": (0, 2), "sindri": (0, 2)} == told


def test_a_party_wins_with_its_heroes_and_without_the_others() -> None:
    found = parties(position(hero("kratos"), hero("freya", at=2)), True)
    assert {
        ("gw-study-with", "kratos"),
        ("gw-study-without", "atreus"),
        ("gw-study-with", "freya"),
        ("gw-study-without", "mimir"),
        ("gw-study-without", "brok_sindri"),
    } == {(each.about, each.name) for each in found}
    assert {(1, 1)} == {*shares(found).values()}
    assert [] == parties(position(hero("kratos")), True), "alone there is nobody to compare with"


def test_a_whole_game_is_studied_from_its_log() -> None:
    played = play_game(GAME, ["random"], {"length": "scene", "scene": "ogre"}, "study")
    told = {(each.about, each.name) for each in played.findings}
    assert ("gw-study-games", "gw-study-won") in told
    assert ("gw-study-scenes", "ogre") in told
    assert "gw-study-places" not in {about for about, _ in told}, "a single scene has no place"

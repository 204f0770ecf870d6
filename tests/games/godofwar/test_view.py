"""What a view holds, and how much of it there is: what screens draw, in a few kilobytes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.godofwar.positions import acting, enemy, hero, position, reveal, run, tiny
from meadhall.core import Option, Question, Recent
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.components import ENEMY_DIE
from meadhall.games.godofwar.drawing import Draw
from meadhall.games.godofwar.library import OURS
from meadhall.games.godofwar.round import PlayRound
from meadhall.games.godofwar.scene_activation import RevealRune
from meadhall.games.godofwar.table import Table
from meadhall.text import Texts
from tables import dice, tell

MOST = 9_500
"""Bytes of a view with its open questions; a state on the wire should stay below ten thousand."""


def weight(told: Any) -> int:
    """The length of plain data as it goes over the wire."""
    return len(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode())


def questions(table: Table) -> list[Any]:
    """What is open, with options and hints, as plain data."""
    texts = Texts("godofwar", "ru")
    return [
        [each.name, each.kind, [hinted(texts, table, each, option) for option in offered]]
        for each, offered in GAME.questions(table, table.questions()[0].seat)
    ]


def hinted(texts: Texts, table: Table, asked: Question[Any], option: Option) -> list[Any]:
    """An option with its hint in words."""
    hint = asked.hint(table, option)
    return [option, None if hint is None else texts.say(hint)]


@pytest.mark.parametrize("scene", OURS)
def test_a_late_view_of_four_stays_small(scene: str) -> None:
    options = {"length": "scene", "scene": scene, "begin": "boss", "difficulty": "story"}
    table: Table = GAME.new(4, {**options, "heroes": "dealt"}, scene)
    chance = dice(scene)
    heaviest = 0
    for _ in range(400):
        asked = table.questions()
        if not asked:
            break
        offered = table.options(asked[0])
        if asked[0].name not in ("TakeUpgrade", "RemoveCard"):
            view = GAME.view(table, asked[0].seat)
            heaviest = max(heaviest, weight(view) + weight(questions(table)))
        wanted = offered[0] if asked[0].name == "TakeUpgrade" else chance.pick(offered)
        table.answer(asked[0], wanted)
    assert 4_000 < heaviest < MOST


def test_what_is_not_there_is_left_out_and_means_nothing_or_no() -> None:
    table = position(hero("kratos", at=1), hero("freya", at=2), scene="ogre")
    view = GAME.view(table, 0)
    for part in [
        *view["scene"]["cards"],
        *(each.get("enemy", {}) for each in view["scene"]["cards"]),
    ]:
        assert [] == [name for name, value in part.items() if not value]
    kratos = view["heroes"][0]
    assert (0, 10, 10) == (kratos["rage"], kratos["left"], kratos["health"])
    assert "down" not in kratos


def test_broken_armour_shows_its_values() -> None:
    table = position(hero("kratos", at=3), scene="travelers", broken={"b3": 1})
    (shield,) = [
        each
        for each in GAME.view(table, 0)["scene"]["cards"]
        if each["name"] == "travelers_b3_front"
    ]
    assert ([6], [4]) == (shield["enemy"]["broken"], shield["enemy"]["armor"])


def test_the_faces_of_the_die_and_the_runes_of_a_round_are_in_view() -> None:
    table = position(hero("kratos"), hero("freya", at=2))
    view = GAME.view(table, None)
    assert ([*ENEMY_DIE], 3) == (view["enemy_die"], view["reveals"])


@pytest.mark.rule("GW-136", "GW-138")
def test_stun_and_poison_cards_are_seen_as_they_are_drawn() -> None:
    table = position(hero("kratos", deck="stun poison kr_axe_1 kr_axe_2"), hero("freya", at=2))
    run(table, Draw(0, 3))
    assert ["stun", "poison"] == GAME.view(table, 1)["players"][0]["drawn"]
    run(table, PlayRound())
    assert "drawn" not in GAME.view(table, 1)["players"][0]


def test_victory_over_an_enemy_not_yet_seen_is_told_as_such() -> None:
    table = position(hero("kratos"), hero("freya", at=2), scene="ogre")
    (row,) = GAME.view(table, 0)["quest"]["victory"]
    unseen = [each["enemy"] for each in row if "unseen" in each]
    assert ["ogre_draugr_reborn"] == unseen


def test_what_a_rune_would_bring_is_told_without_blows_into_the_void() -> None:
    table = position(hero("kratos", at=1), hero("freya", at=2), scene="ogre")
    run(table, RevealRune(0, False))
    hint = table.questions()[0].hint(table, "reveal")
    assert hint is not None
    told = Texts("godofwar", "en").say(hint)
    assert "Thurisaz, 25\u00a0%: Ogre: Left Fist — melee of 2 on Kratos and Freya." in told
    assert "nobody" not in told


# -- looking again and again ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("begin", ["first", "boss"])
def test_looking_again_shows_what_would_be_made_anew(seats: int, begin: str) -> None:
    table: Table = GAME.new(seats, {"begin": begin, "heroes": "dealt"}, f"again {begin}")
    chance, recent, looked_at = dice(f"again {seats} {begin}"), Recent(), 0
    for _ in range(400):
        public = GAME.public_view(table, recent)
        assert GAME.view(table, None) == public
        for seat in range(seats):
            own = GAME.own_parts(table, seat, recent)
            assert own is not None
            assert GAME.view(table, seat) == {**public, **own}
        looked_at += bool(table.scried or table.over or table.veiled)
        asked = table.questions()
        if not asked:
            break
        options = table.options(asked[0])
        wanted = "foresight" if "foresight" in options else chance.pick(options)
        table.answer(asked[0], wanted)
    assert bool(looked_at) == (seats == 1)


def test_what_has_not_changed_is_the_same_thing() -> None:
    table = position(hero("kratos", at=2, hand="kr_axe_1 kr_mod_1"), hero("freya", at=1))
    recent = Recent()
    before = GAME.public_view(table, recent)
    table.heroes[0].rage += 1
    after = GAME.public_view(table, recent)
    for part in ("scene", "quest", "forecast"):
        assert before[part] is after[part]
    assert before["heroes"][1] is after["heroes"][1]
    assert before["heroes"][0] != after["heroes"][0]


# -- what the drawn table shows beside ---------------------------------------------------------

BITES = 'kind = "melee", dirs = ["own"], strength = 3, on_damage = ["stun"]'


def test_the_rest_of_a_rune_is_shown_in_its_order() -> None:
    dog = 'runes = ["fehu"]\n'
    place = tiny(b1=dog + enemy("a", attack=BITES), b2=dog + enemy("b", attack=BITES))
    table = position(
        hero("kratos", at=1, hand="kr_guard"),
        hero("mimir", hand="mi_warning mi_tale"),
        hero("freya", at=2, hand="fr_ward_1"),
        scene=place,
        runes="fehu",
    )
    assert [] == GAME.view(table, 0)["coming"]
    reveal(table)
    ahead = GAME.view(table, 0)["coming"]
    assert [[f"{place}_b1_front", ["kratos"]], [f"{place}_b2_front", ["freya"]]] == [
        [each["card"], each["acts"][0]["heroes"]] for each in ahead
    ]
    tell(table, "1 PlaySpecial pass")
    view = GAME.view(table, 0)
    assert ("kratos", 3) == (view["blow"]["hero"], view["blow"]["damage"])
    assert 10 == view["blow"]["left"]
    assert [{"seat": 1, "cards": ["mi_warning", "mi_tale"]}] == view["blow"]["help"]
    assert [f"{place}_b2_front"] == [each["card"] for each in view["coming"]]
    assert ["stun"] == view["coming"][0]["acts"][0]["extras"]


def test_a_target_shows_what_is_subtracted_from_the_attack() -> None:
    place = tiny(b2=enemy("dog", "health = 9, defense = 2"))
    table = position(hero("kratos", at=2, hand="kr_axe_2 kr_mod_1"), scene=place)
    acting(table)
    tell(table, "0 HeroAction kr_axe_2")
    (target,) = GAME.view(table, 0)["set"]["targets"]
    assert (2, 2, 0) == (target["defense"], target["strength"], target["armor"])


def test_the_pyramid_shows_where_the_path_stands() -> None:
    table: Table = GAME.new(2, {"heroes": "dealt", "begin": "second"}, "pyramid")
    chance = dice("pyramid")

    def states() -> list[list[str]]:
        return [[each["state"] for each in row] for row in GAME.view(table, 0)["pyramid"]]

    assert [["done"], ["ahead", "ahead"], ["ahead"] * 3] == states()
    while table.questions()[0].name != "PlaceHero":
        table.answer(table.questions()[0], chance.pick(table.options(table.questions()[0])))
    second = states()[1]
    assert [["done"], ["now", "obstacle"], ["ahead"] * 3] == [
        states()[0],
        sorted(second),
        states()[2],
    ]
    shown = [each["quest"] for row in GAME.view(table, 0)["pyramid"] for each in row]
    assert [*table.quests, *table.bosses] == shown


def test_a_defence_is_told_what_to_keep_for_later_blows() -> None:
    dog = 'runes = ["fehu"]\n'
    weak = 'kind = "melee", dirs = ["own"], strength = 1'
    strong = 'kind = "melee", dirs = ["left"], strength = 3'
    place = tiny(b1=dog + enemy("a", attack=weak), b2=dog + enemy("b", attack=strong))
    hands = "kr_guard kr_guard kr_mod_2"
    table = position(hero("kratos", at=1, hand=hands), scene=place, runes="fehu")
    reveal(table)
    kept = [{"card": "kr_guard", "blow": 2}, {"card": "kr_mod_2", "blow": 2}]
    assert kept == GAME.view(table, 0)["blow"]["keep"]
    tell(table, "0 Defend kr_guard")
    assert kept == GAME.view(table, 0)["blow"]["keep"]


def test_a_set_shows_which_allies_can_raise_it() -> None:
    place = tiny(b2=enemy("dog", "health = 9"))
    table = position(
        hero("kratos", at=2, hand="kr_axe_2 kr_mod_1"),
        hero("mimir", hand="mi_counsel mi_tale"),
        host="kratos",
        scene=place,
    )
    acting(table)
    tell(table, "0 HeroAction kr_axe_2")
    assert [{"seat": 1, "cards": ["mi_counsel"]}] == GAME.view(table, 0)["set"]["help"]

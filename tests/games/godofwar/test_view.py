"""What a view holds, and how much of it there is: what screens draw, in a few kilobytes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.godofwar.positions import hero, position, run
from meadhall.core import Option, Question
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.components import ENEMY_DIE
from meadhall.games.godofwar.drawing import Draw
from meadhall.games.godofwar.library import OURS
from meadhall.games.godofwar.round import PlayRound
from meadhall.games.godofwar.scene_activation import RevealRune
from meadhall.games.godofwar.table import Table
from meadhall.text import Texts
from tables import dice

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
    assert "Thurisaz, 25 %: Ogre: Left Fist – melee of 3 on Kratos and Freya." in told
    assert "nobody" not in told

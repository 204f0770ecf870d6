"""Changed figures: found by name, of the same kind, and no other game is touched."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.lab.changes import changed, values_of
from meadhall.lab.errors import LabError
from meadhall.lab.play import play_game

TROLL = {"cards": {"troll": {"strength": 6}}}
CHANGES: dict[str, dict[str, Any]] = {
    "valhalla": {"cards": {"bear_axeman": {"strength": 9}}},
    "midgard": {"game": {"rounds": 5}},
    "godofwar": {"setup": {"hand_limit": 9}},
}


def test_a_card_is_changed_and_the_printed_game_stays() -> None:
    game = changed("bloodrage", TROLL)
    assert 6 == game.cards["troll"]["strength"]
    assert 2 == meadhall.game("bloodrage").cards["troll"]["strength"]
    assert game is changed("bloodrage", TROLL)
    assert [("cards.troll.strength", 2, 6)] == values_of("bloodrage", TROLL)


def test_a_changed_game_is_played_and_its_records_say_so() -> None:
    game = changed("bloodrage", TROLL)
    played = play_game(game, ["random"] * 4, {}, "troll")
    assert played.record.rules.startswith("1-changed-")
    with pytest.raises(meadhall.BadRecord):
        meadhall.read(played.record.text())
    assert game.state_hash(game.restore(game.snapshot(game.new(4)))) == game.state_hash(game.new(4))


def test_a_change_takes_effect_in_play() -> None:
    shorter = changed("midgard", CHANGES["midgard"])
    games = (shorter, meadhall.game("midgard"))
    fewer, more = (play_game(each, ["random"] * 2, {}, "short").decisions for each in games)
    assert fewer < more
    richer = changed("bloodrage", {"stats": {"rage": {"track": [9, 9, 9, 9, 12, 12]}}})
    assert [9, 9] == [each["rage"] for each in richer.view(richer.new(2))["players"]]


@pytest.mark.parametrize("game_id", ["valhalla", "midgard", "godofwar"])
def test_every_game_can_be_changed(game_id: str) -> None:
    refuses(game_id, {"cards": {"nobody": {"strength": 1}}}, "lab-change-unknown")
    changes = CHANGES[game_id]
    game = changed(game_id, changes)
    assert play_game(game, ["random"] * 2, {}, "changed").decisions
    assert values_of(game_id, changes)[0][1] != values_of(game_id, changes)[0][2]


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"cards": {"troll": {"colour": 6}}}, "lab-change-unknown"),
        ({"nothing": 6}, "lab-change-unknown"),
        ({"cards": {"troll": {"strength": "six"}}}, "lab-change-kind"),
        ({"cards": {"troll": {"strength": True}}}, "lab-change-kind"),
        ({"cards": {"troll": {"key": "ogre"}}}, "lab-change-kind"),
        ({"cards": {"troll": {"effect": "sing"}}}, "lab-change-refused"),
    ],
)
def test_what_cannot_be_changed_is_refused(changes: dict[str, Any], key: str) -> None:
    refuses("bloodrage", changes, key)


def refuses(game_id: str, changes: dict[str, Any], key: str) -> None:
    with pytest.raises(LabError) as caught:
        changed(game_id, changes)
    assert key == caught.value.key

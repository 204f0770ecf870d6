"""The audit sees dice and cards that appear or vanish."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.midgard.positions import clan, place, position, send
from meadhall.games.midgard import GAME
from meadhall.games.midgard.table import Table
from tables import dice, random_step


def sound() -> Table:
    table = position(clan(warriors="swordsman*2", destinies="prepared"), clan(runes="rune_gifts"))
    place(table, 0, "small_public_longship@shore_1")
    send(table, "shore_1", "axeman", 2)
    return table


def test_a_sound_table_has_nothing_wrong() -> None:
    assert [] == GAME.audit(sound())


def tamper(change: Callable[[Table], object]) -> list[str]:
    table = sound()
    change(table)
    return GAME.audit(table)


@pytest.mark.parametrize(
    "change",
    [
        lambda table: table.supply.__setitem__(0, 0),
        lambda table: table.players[0].warriors.__setitem__(0, 3),
        lambda table: table.trolls.pop(),
        lambda table: setattr(table.players[1], "runes", ()),
        lambda table: table.destinies.append(0),
        lambda table: table.journey_deck.pop(),
        lambda table: table.merchants.pop(),
        lambda table: table.ships.pop(),
        lambda table: table.players[0].goods.__setitem__(0, -1),
        lambda table: setattr(table.players[0], "glory", 5),
        lambda table: setattr(table.players[0], "workers", 5),
        lambda table: setattr(table.players[0], "used", (0,)),
        lambda table: setattr(table.players[1], "shown", (0,)),
        lambda table: table.stores.__setitem__(0, 9),
        lambda table: table.harbors.__setitem__(0, -1),
    ],
)
def test_whatever_is_amiss_is_found(change: Callable[[Table], object]) -> None:
    assert tamper(change)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_stay_sound(seats: int) -> None:
    table = GAME.new(seats, {}, "sound")
    chance = dice("sound")
    while table.questions():
        assert [] == GAME.audit(table)
        random_step(table, chance)
    assert [] == GAME.audit(table)

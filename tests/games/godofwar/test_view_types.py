"""Every view is exactly what its type says: no key more, none less, no other value."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.table import Table
from meadhall.games.godofwar.view_types import View
from shapes import misfits
from tables import dice


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("begin", ["first", "second", "boss"])
def test_views_are_what_their_types_say(seats: int, begin: str) -> None:
    table: Table = GAME.new(seats, {"begin": begin}, f"types {seats} {begin}")
    chance = dice(f"types {seats} {begin}")
    for _ in range(150):
        asked = table.questions()
        for seat in (asked[0].seat if asked else 0, None):
            assert [] == [*misfits(GAME.view(table, seat), View)]
        if not asked:
            break
        table.answer(asked[0], chance.pick(table.options(asked[0])))


def test_the_check_sees_what_does_not_fit() -> None:
    view: Any = GAME.view(GAME.new(2, {"heroes": "dealt"}, "types"), 0)
    assert [] == [*misfits(view, View)]
    view["scene"]["cards"][0]["colour"] = "red"
    view["phase"] = "dusk"
    del view["round"]
    assert 3 == len([*misfits(view, View)])

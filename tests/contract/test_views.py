"""Every view is what its game's type says, and the client's TypeScript is made from that type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

import pytest

import meadhall
from meadhall.core import Text
from meadhall.lab.checks import viewers
from meadhall.server.typescript import WEB, files, view_types
from shapes import misfits
from tables import dice, random_step

TYPED = [name for name in meadhall.GAMES if meadhall.game(name).shape is not None]
KINDS = [(name, seats) for name in TYPED for seats in meadhall.game(name).seats]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_every_view_of_real_games_is_of_its_type(name: str, seats: int) -> None:
    game = meadhall.game(name)
    chance = dice(f"views {name} {seats}")
    table = game.new(seats, {}, f"views {name}")
    while True:
        for viewer in viewers(table):
            assert [*misfits(dict(game.view(table, viewer)), game.shape)] == []
        if not table.questions():
            break
        random_step(table, chance)


@pytest.mark.parametrize("path", files(), ids=lambda path: path.relative_to(WEB).as_posix())
def test_the_clients_types_are_up_to_date(path: Any) -> None:
    """Make them anew with ``python -m meadhall.server.typescript``."""
    if not WEB.exists():
        pytest.skip("there is no web client here")
    assert files()[path] == path.read_text(encoding="utf-8")


# -- the tools themselves ----------------------------------------------------------------


class Pile(TypedDict):
    """Cards that lie on each other."""

    deck: int
    top: str | None


class Board(TypedDict):
    """A view of a toy game."""

    phase: Literal["draw", "play"]
    round: Literal[1, 2]
    piles: list[Pile]
    by_name: Mapping[str, list[str | None]]
    spot: tuple[int, float]
    said: Text
    mine: NotRequired[Pile]


WHOLE: dict[str, Any] = {
    "phase": "draw",
    "round": 1,
    "piles": [{"deck": 7, "top": None}],
    "by_name": {"oak": ["leaf", None]},
    "spot": (1, 2.5),
    "said": Text("hello", {}),
}


def test_a_view_of_its_type_fits() -> None:
    assert [*misfits(WHOLE, Board)] == []
    assert [*misfits({**WHOLE, "mine": {"deck": 1, "top": "oak"}}, Board)] == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"colour": "red"}, "colour is not in Board"),
        ({"mine": {"deck": 1}}, "mine.top is missing"),
        ({"mine": {"deck": 1, "top": "oak", "left": 2}}, "mine.left is not in Pile"),
        ({"phase": "dance"}, "phase: 'dance' is none of ('draw', 'play')"),
        ({"round": True}, "round: True is none of (1, 2)"),
        ({"piles": [{"deck": "7", "top": None}]}, "piles.0.deck: '7' is no int"),
        ({"piles": [{"deck": True, "top": None}]}, "piles.0.deck: True is no int"),
        ({"piles": {"deck": 7}}, "piles: {'deck': 7} is no list"),
        ({"by_name": {"oak": [3]}}, "by_name.oak.0: 3 is no str"),
        ({"by_name": {4: []}}, "by_name.4 (key): 4 is no str"),
        ({"spot": (1,)}, "spot: (1,) has not 2 parts"),
        ({"said": "hello"}, "said: 'hello' is no Text"),
    ],
)
def test_what_does_not_fit_is_named(change: dict[str, Any], said: str) -> None:
    assert [*misfits({**WHOLE, **change}, Board)] == [said]


def test_a_missing_part_is_named() -> None:
    assert [*misfits({}, Pile)] == ["deck is missing", "top is missing"]


def test_a_type_becomes_typescript() -> None:
    assert (
        view_types(Board).split("\n\n", 1)[1]
        == """\
import type { Text } from "../../lib/protocol";

/** A view of a toy game. */
export interface Board {
  phase: "draw" | "play";
  round: 1 | 2;
  piles: Pile[];
  by_name: Record<string, (string | null)[]>;
  spot: [number, number];
  said: Text;
  mine?: Pile;
}

/** Cards that lie on each other. */
export interface Pile {
  deck: number;
  top: string | null;
}
"""
    )

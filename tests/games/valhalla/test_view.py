"""A view is what its types say, and is the same whether made anew or shared."""

from __future__ import annotations

import types
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

from meadhall.core import Recent, Saga, Setting
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.view_types import View
from meadhall.server.play import Play
from meadhall.server.updates import Updates
from tables import dice, random_step

EVERYTHING: dict[str, Setting] = {
    "thor": True,
    "valkyries": True,
    "dwarves": True,
    "tyr": True,
    "loki": "random",
    "last_viking": True,
}
TABLES: list[tuple[int, dict[str, Setting]]] = [
    (1, {"monster": "fenrir", "valkyries": True}),
    (2, {}),
    (4, EVERYTHING),
    (4, {"teams": "alliance"}),
    (6, {"teams": "partnership", "advanced_hand": True}),
]


def wrong(value: Any, kind: Any, where: str = "view") -> list[str]:
    """Where a value is not of its type."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        if not isinstance(value, dict):
            return [where]
        hints = get_type_hints(kind, include_extras=True)
        missing = {k for k in hints if k not in value and get_origin(hints[k]) is not NotRequired}
        found = [f"{where}.{name}" for name in missing | (set(value) - set(hints))]
        for name in set(value) & set(hints):
            found += wrong(value[name], hints[name], f"{where}.{name}")
        return found
    if origin is NotRequired:
        return wrong(value, inner[0], where)
    if origin in (Union, types.UnionType):
        tried = [wrong(value, each, where) for each in inner]
        return [] if [] in tried else max(tried, key=len)
    if origin is Literal:
        return [] if value in inner else [where]
    if origin is list:
        if not isinstance(value, list):
            return [where]
        return [each for at, v in enumerate(value) for each in wrong(v, inner[0], f"{where}.{at}")]
    if origin is dict:
        keys = [each for key in value for each in wrong(key, inner[0], f"{where}.{key}")]
        return keys + [each for k in value for each in wrong(value[k], inner[1], f"{where}.{k}")]
    return [] if type(value) is kind or (kind is type(None) and value is None) else [where]


def test_what_does_not_fit_is_found() -> None:
    view = GAME.view(GAME.new(2, {}, "x"), 0)
    assert [] == wrong(view, View)
    assert ["view.turn"] == wrong({**view, "turn": "1"}, View)
    assert ["view.more"] == wrong({**view, "more": 1}, View)
    assert ["view.deck"] == wrong({k: v for k, v in view.items() if k != "deck"}, View)
    assert ["view.phase"] == wrong({**view, "phase": "pause"}, View)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_view_of_every_seat_is_of_its_type(seats: int, options: dict[str, Setting]) -> None:
    table, chance = GAME.new(seats, options, "types"), dice("types")
    number = 0
    while table.questions():
        if number % 5 == 0:
            for seat in [None, *range(seats)]:
                assert [] == wrong(GAME.view(table, seat), View)
        random_step(table, chance)
        number += 1
    assert [] == wrong(GAME.view(table, 0), View)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_shared_is_what_would_be_made_anew(seats: int, options: dict[str, Setting]) -> None:
    table, chance, recent = GAME.new(seats, options, "recent"), dice("recent"), Recent()
    kept = 0
    before: dict[str, Any] = {}
    while table.questions():
        seen = GAME.public_view(table, recent)
        assert GAME.view(table, None) == seen
        for seat in range(seats):
            own = GAME.own_parts(table, seat, recent)
            assert own is not None
            assert GAME.view(table, seat) == {**seen, **own}
        kept += bool(before) and seen["players"][0] is before["players"][0]
        before = seen
        random_step(table, chance)
    assert kept > 20


# -- what is sent ----------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [(6, EVERYTHING), (4, {"teams": "alliance"}), (1, {"monster": "garm"})],
    ids=["six with everything", "alliance", "solo"],
)
def test_a_change_is_told_in_at_most_10_kb(seats: int, options: dict[str, Setting]) -> None:
    play = Play(Saga.begin(GAME, seats, options, "sent"))
    updates, chance = Updates(play), dice("sent")
    sent = [updates.full(seat, 0) for seat in range(seats)]
    while play.table.questions():
        asked = chance.pick(play.table.questions())
        play.answer(asked.seat, asked.name, chance.pick(play.table.options(asked)))
        sent += [updates.current(seat).delta or b"" for seat in range(seats)]
    assert 100 * seats < len(sent)
    most = max(map(len, sent[seats:]))
    assert 1_000 < most <= 10_000, most

"""Every view is exactly what its type says: no key more, none less, no other value."""

from __future__ import annotations

import types
from collections.abc import Iterator
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

from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.table import Table
from meadhall.games.godofwar.view_types import View
from tables import dice


def faults(told: Any, kind: Any, where: str = "view") -> Iterator[str]:
    """Where plain data is not what a type says."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        yield from faults_of_dict(told, kind, where)
    elif origin in (Union, types.UnionType):
        if all([*faults(told, each, where)] for each in inner):
            yield f"{where}: {told!r} is none of {kind}"
    elif origin is Literal:
        if told not in inner:
            yield f"{where}: {told!r} is not among {inner}"
    elif origin is list:
        for at, each in enumerate(told):
            yield from faults(each, inner[0], f"{where}[{at}]")
    elif origin is dict:
        for key, each in told.items():
            yield from faults(key, inner[0], f"{where} key")
            yield from faults(each, inner[1], f"{where}[{key!r}]")
    elif type(told) is not kind:
        yield f"{where}: {told!r} is no {kind}"


def faults_of_dict(told: Any, kind: Any, where: str) -> Iterator[str]:
    """The same for a TypedDict."""
    if not isinstance(told, dict):
        yield f"{where}: {told!r} is no {kind.__name__}"
        return
    hints = get_type_hints(kind, include_extras=True)
    for key in told:
        if key not in hints:
            yield f"{where}: {kind.__name__} has no {key!r}"
    for key, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        if key in told:
            yield from faults(told[key], get_args(hint)[0] if optional else hint, f"{where}.{key}")
        elif not optional:
            yield f"{where}: {kind.__name__} lacks {key!r}"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("begin", ["first", "second", "boss"])
def test_views_are_what_their_types_say(seats: int, begin: str) -> None:
    table: Table = GAME.new(seats, {"begin": begin}, f"types {seats} {begin}")
    chance = dice(f"types {seats} {begin}")
    for _ in range(150):
        asked = table.questions()
        for seat in (asked[0].seat if asked else 0, None):
            assert [] == [*faults(GAME.view(table, seat), View)]
        if not asked:
            break
        table.answer(asked[0], chance.pick(table.options(asked[0])))


def test_the_check_sees_what_does_not_fit() -> None:
    view: Any = GAME.view(GAME.new(2, {"heroes": "dealt"}, "types"), 0)
    assert [] == [*faults(view, View)]
    view["scene"]["cards"][0]["colour"] = "red"
    view["phase"] = "dusk"
    del view["round"]
    assert 3 == len([*faults(view, View)])

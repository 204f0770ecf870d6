"""What parties promise against nobody in particular, remembered for bots that look ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from meadhall.games.valhalla.cards import GLORY
from meadhall.games.valhalla.chances import fresh_plans
from meadhall.games.valhalla.components import NOBODY, PARTY
from meadhall.games.valhalla.jarls import jarl_adds
from meadhall.games.valhalla.table import Side, Table, new_battle, warriors

X = TypeVar("X")

Promise = tuple[float, float, int]

PROMISES: dict[tuple[Any, ...], Promise] = {}
"""What parties promise, by all that it follows from."""


def promise(table: Table, seat: int) -> Promise:
    """A party against nobody in particular: glory and strength to expect, glory it holds."""
    return of_party(PROMISES, table, seat, new_promise)


def new_promise(table: Table, side: Side) -> Promise:
    """The same, worked out."""
    sets = fresh_plans(table, side)
    last = max(chance * glory for chance, _, glory in sets)
    power = max(chance * strength for chance, strength, _ in sets)
    return last, power, sum(GLORY[table.party[place]] for place in warriors(table, side.seat))


MOST_PARTIES = 20_000
"""How many parties are remembered; few come up in one search."""


def of_party(
    known: dict[tuple[Any, ...], X], table: Table, seat: int, work: Callable[[Table, Side], X]
) -> X:
    """What follows from a party against nobody in particular, known or worked out."""
    key = party_key(table, seat)
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_PARTIES:
            known.clear()
        saved, table.battle = table.battle, new_battle(seat, NOBODY, ragnarok=True)
        found = known[key] = work(table, table.battle.sides[0])
        table.battle = saved
    return found


def party_key(table: Table, seat: int) -> tuple[Any, ...]:
    """All that the strength of a party follows from, against nobody in particular."""
    party, tyr, start = table.party, table.tyr, seat * PARTY
    return (
        *party[start : start + PARTY],
        *tyr[start : start + PARTY],
        table.players[seat].jarl,
        *[
            card
            for each in table.circle[seat][1:]
            for card in party[each * PARTY : each * PARTY + PARTY]
        ],
        *([each.shields for each in table.players] if jarl_adds(table, seat) else ()),
    )

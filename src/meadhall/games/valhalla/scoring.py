"""Points: Valhalla, shields and sets of shields (VA-113 to VA-122)."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

from meadhall.core import Result, places
from meadhall.games.valhalla.cards import ROWS
from meadhall.games.valhalla.components import SHIELD_POINTS
from meadhall.games.valhalla.flow import count_of
from meadhall.games.valhalla.glory import points
from meadhall.games.valhalla.table import Table

Source = Literal["valhalla", "own_shields", "captured_shields", "shield_sets", "last_viking"]
"""Where points come from."""

Parts = dict[Source, int]

END_GLORY: dict[int, int] = {
    card.facts["players"]: card.facts["end_glory"]
    for card in ROWS.values()
    if card.kind == "last_viking_bonus"
} | {1: 0}
"""Points of the Last Viking at the end, by number of players (VA-218)."""

SOURCES: tuple[Source, ...] = get_args(Source)


@cache
def sets_score(held: tuple[int, ...], memo: int) -> int:
    """The most points that sets of different captured shields give, each used once (VA-121)."""
    sets = SHIELD_POINTS[memo][2]
    best = 0
    counts = sorted((count for count in held if count), reverse=True)
    for size, glory in sets:
        if len(counts) >= size:
            for left in _without(tuple(counts), size):
                best = max(best, glory + sets_score(left, memo))
    return best


@cache
def _without(counts: tuple[int, ...], size: int) -> tuple[tuple[int, ...], ...]:
    """What may be left when a set of so many different shields is taken away."""
    if size == 0:
        return (counts,)
    if len(counts) < size:
        return ()
    first, rest = counts[0], counts[1:]
    taken = [tuple(sorted((first - 1, *left))) for left in _without(rest, size - 1)]
    spared = [tuple(sorted((first, *left))) for left in _without(rest, size)]
    return tuple(dict.fromkeys(taken + spared))


def shield_parts(table: Table, own: int, captured: tuple[int, ...], memo: int) -> Parts:
    """Points for own shields, captured ones and their sets."""
    for_own, for_captured, _ = SHIELD_POINTS[memo]
    return {
        "own_shields": for_own * own,
        "captured_shields": for_captured * sum(captured),
        "shield_sets": sets_score(tuple(sorted(captured)), memo),
    }


def parts_of(table: Table, seat: int) -> Parts:
    """A player's points by source, as they stand."""
    player = table.players[seat]
    parts: Parts = {"valhalla": points(player.valhalla)}
    parts |= shield_parts(table, player.shields, tuple(player.captured), table.memo)
    parts["last_viking"] = table.vikings.count(seat) * END_GLORY[table.seats]
    return parts


def total_of(table: Table, seat: int) -> int:
    """A player's points as they stand."""
    player = table.players[seat]
    for_own, for_captured, _ = SHIELD_POINTS[table.memo]
    total = points(player.valhalla) + for_own * player.shields
    if any(player.captured):
        total += for_captured * sum(player.captured)
        total += sets_score(tuple(sorted(player.captured)), table.memo)
    if table.vikings:
        total += table.vikings.count(seat) * END_GLORY[table.seats]
    return total


def standing(table: Table) -> list[tuple[int, int, int]]:
    """By seat: points, captured shields, own shields: what decides the game (VA-122)."""
    return [
        (total_of(table, seat), sum(player.captured), player.shields)
        for seat, player in enumerate(table.players)
    ]


def final(table: Table) -> Result:
    """Most glory wins; ties by captured, then by own shields (VA-122)."""
    found = standing(table)
    parts = [parts_of(table, seat) for seat in range(table.seats)]
    return Result(
        scores=tuple(score for score, _, _ in found),
        places=rank(found),
        parts={name: tuple(each[name] for each in parts) for name in SOURCES},
    )


def rank(found: list[tuple[int, int, int]]) -> tuple[int, ...]:
    """Places by points, captured shields and own shields."""
    order = sorted(found)
    return places(tuple(order.index(each) for each in found))


def judge(table: Table) -> Result:
    """The result as the mode of play counts it."""
    return count_of(table.added)(table)

"""What a player alone knows of the score: destinies, defeated enemies, points so far (view.py)."""

from __future__ import annotations

from meadhall.core import Recent
from meadhall.games.midgard.cards import (
    COLOURS,
    COUNTS,
    DESTINIES,
    ENEMIES,
    ENEMY_KINDS,
    KIND,
    colour_counts,
)
from meadhall.games.midgard.components import SET_GLORY
from meadhall.games.midgard.scoring import (
    SCORED,
    compared,
    glory_for,
    open_parts,
    sets_of,
    tally,
)
from meadhall.games.midgard.table import SOURCES, Phase, Table
from meadhall.games.midgard.view_types import DestinyView, Part, Trophies

Score = tuple[list[DestinyView], Trophies, dict[Part, int | None]]
"""Destinies, defeated enemies, and the score line by line."""


def own_score(table: Table, seat: int, recent: Recent) -> Score:
    """What a player will score, made anew only when somebody's things have changed."""
    player = table.players[seat]
    lie_open = open_piles(table)
    tallies = tuple([tally(table, each) for each in player.destinies])
    held = (tuple(player.destinies), tallies, player.shown, lie_open)
    won = (tuple(player.defeated), lie_open)
    counted = (player.glory, player.ship, player.runes, *player.goods)
    sources = tuple(player.sources) if table.phase == Phase.END else None

    def make() -> Score:
        return (
            recent.part(("destinies", seat), held, lambda: destinies_view(seat, *held)),
            recent.part(("trophies", seat), won, lambda: trophies(*won)),
            own_scoring(table, seat, tallies, lie_open),
        )

    return recent.part(("score", seat), (held, won, counted, sources), make)


def open_piles(table: Table) -> bool:
    """Whether defeated enemies lie open for all (CM-138, CM-178)."""
    return bool(table.settings["hall_of_glory"]) or table.phase == Phase.END


def trophies(defeated: tuple[int, ...], lie_open: bool) -> Trophies:
    """Own defeated enemies, unless they lie open for all, and what they are good for."""
    colours = colour_counts([*defeated])
    return {
        "defeated": [] if lie_open else [ENEMIES[enemy] for enemy in defeated],
        "colours": dict(zip(COLOURS, colours, strict=True)),
        "kinds": {
            kind: sum(1 for enemy in defeated if KIND[enemy] == kind) for kind in ENEMY_KINDS[:3]
        },
        "sets": min(colours),
    }


def knows_all(destiny: int, lie_open: bool) -> bool:
    """Whether what a destiny counts lies open for all players."""
    return lie_open or not COUNTS[destiny].startswith("defeated_")


def destinies_view(
    seat: int,
    destinies: tuple[int, ...],
    tallies: tuple[tuple[int, ...], ...],
    shown: tuple[int, ...],
    lie_open: bool,
) -> list[DestinyView]:
    """Own destinies, by how much everybody has of what they count."""
    return [
        destiny_view(each, seat, everybody, each in shown, lie_open)
        for each, everybody in zip(destinies, tallies, strict=True)
    ]


def destiny_view(
    destiny: int, seat: int, everybody: tuple[int, ...], shown: bool, lie_open: bool
) -> DestinyView:
    """An own destiny: what it counts and, where that lies open, how it stands (CM-013)."""
    known = knows_all(destiny, lie_open)
    return {
        "name": DESTINIES[destiny],
        "own": everybody[seat],
        "all": [*everybody] if known else None,
        "standing": compared(destiny, seat, everybody) if known else None,
        "shown": shown,
    }


def own_scoring(
    table: Table, seat: int, tallies: tuple[tuple[int, ...], ...], lie_open: bool
) -> dict[Part, int | None]:
    """The score so far line by line; destinies only if all that they count lies open."""
    player = table.players[seat]
    if table.phase == Phase.END:
        return {**dict(zip(SOURCES, player.sources, strict=True)), "total": player.glory}
    destinies: int | None = None
    if all(knows_all(destiny, lie_open) for destiny in player.destinies):
        destinies = sum(
            glory_for(destiny, compared(destiny, seat, everybody))
            for destiny, everybody in zip(player.destinies, tallies, strict=True)
        )
    sets, seen = SET_GLORY * sets_of(player), open_parts(player)
    others = (sets, seen["runes"], seen["ship"], seen["favor"], seen["coins"], seen["blame"])
    parts: dict[Part, int | None] = {"track": player.glory}
    parts.update(zip(SCORED, (destinies, *others), strict=True))
    parts["total"] = player.glory + (destinies or 0) + sum(others)
    return parts

"""How strong every clan is everywhere, worked out once for an estimate of a whole table.

It says of all provinces what ``strength_in`` and ``strongest`` (figures.py) say of one.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.games.bloodrage.components import (
    LEADER_SLOT,
    NOWHERE,
    PROVINCES,
    RESERVE,
    SHIP_SLOT,
    SUPPORTS,
)
from meadhall.games.bloodrage.figures import (
    monster_in,
    plain_strength,
    strength_of,
    warriors_strength,
)
from meadhall.games.bloodrage.table import Player, Table

REACH: tuple[tuple[int, ...], ...] = tuple(
    (place,) if place in PROVINCES else SUPPORTS[place] for place in range(RESERVE)
)
"""By place the provinces in which a figure there counts: fjords support two (BR-010)."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Strengths by seat and province, and by province the best one and who alone has it."""

    strengths: list[list[int]]
    strongest: list[int]
    """The seat that is stronger than each other (BR-175), or NOWHERE."""

    def rival(self, seat: int, province: int) -> int:
        """The strength of a clan's strongest rival in a province."""
        best = 0
        for other, strengths in enumerate(self.strengths):
            if strengths[province] > best and other != seat:
                best = strengths[province]
        return best


def standing(table: Table) -> Standing:
    """How strong every clan is everywhere."""
    by_seat = [strengths_of(player) for player in table.players]
    leaders = []
    for found in zip(*by_seat, strict=True):
        best = max(found)
        alone = best and found.count(best) == 1
        leaders.append(found.index(best) if alone else NOWHERE)
    return Standing(by_seat, leaders)


def strengths_of(player: Player) -> list[int]:
    """A clan's strength in each province together with its supporting fjord (BR-010, BR-143)."""
    found = [warriors_strength(player, n) if n else 0 for n in player.warriors[: len(PROVINCES)]]
    if player.leader < RESERVE:
        found[player.leader] += plain_strength(player, "leader", LEADER_SLOT)
    if player.ship < RESERVE:
        for province in REACH[player.ship]:
            found[province] += plain_strength(player, "ship", SHIP_SLOT)
    for which, place in enumerate(player.monsters):
        if NOWHERE < place < RESERVE:
            strength = strength_of(player, monster_in(player, which), place)
            for province in REACH[place]:
                found[province] += strength
    return found

"""Who can be armed: free weapons, and the warriors that they activate (VA-065, VA-180)."""

from __future__ import annotations

from operator import add

from meadhall.games.valhalla.cards import PATTERN, WEAPON
from meadhall.games.valhalla.components import ARMS, EMPTY, WEAPONS, Weapon
from meadhall.games.valhalla.table import Side, Table, battle_of, warriors
from meadhall.games.valhalla.weapons import Counts, lacking, ways


def at_hand(side: Side) -> Counts:
    """Free weapons, Weapon Supply included (VA-180)."""
    have = side.have()
    return tuple(map(add, have, supplied(side))) if side.supplies else have


def supplied(side: Side) -> Counts:
    """Weapons from Weapon Supply alone, which no reroll touches (VA-315)."""
    return tuple([sum(WEAPON[card] == weapon for card in side.supplies) for weapon in range(ARMS)])


def with_tyr(table: Table, place: int, have: Counts) -> Counts:
    """These weapons and the one on the Tyr card under a warrior, if it has one (VA-209)."""
    under = table.tyr[place]
    if under == EMPTY or WEAPON[under] < 0:
        return have
    weapon = WEAPON[under]
    return (*have[:weapon], have[weapon] + 1, *have[weapon + 1 :])


def ways_to_arm(
    table: Table, side: Side, place: int, have: Counts, missing: int = 0
) -> tuple[Counts, ...]:
    """The weapons that can be laid on a warrior; its Tyr card counts as one (VA-209)."""
    return ways(PATTERN[table.party[place]], with_tyr(table, place, have), missing)


def lacks(table: Table, place: int, have: Counts) -> list[Weapon]:
    """The fewest weapons that a warrior still lacks, by name (VA-065)."""
    found = lacking(PATTERN[table.party[place]], with_tyr(table, place, have))
    return [WEAPONS[weapon] for weapon, count in enumerate(found) for _ in range(count)]


def may_be_armed(table: Table, side: Side) -> list[int]:
    """Warriors that this side may still activate, whatever the dice (VA-229)."""
    seats = (side.seat,) if battle_of(table).ragnarok else table.circle[side.seat]
    return [
        place
        for seat in seats
        for place in warriors(table, seat)
        if place not in side.active and place not in side.blocked
    ]


def armable(table: Table, side: Side) -> list[int]:
    """Warriors that the free dice can activate now (VA-065)."""
    have = at_hand(side)
    return [place for place in may_be_armed(table, side) if ways_to_arm(table, side, place, have)]

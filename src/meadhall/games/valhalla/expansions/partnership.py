"""Jarls' Partnership: partners lend each other warriors, one player wins (VA-225 to VA-237).

1. Set-up: partners sit opposite each other                      SeatPartners
2. After Ragnarök each takes a shield of the partner             ExchangeShields
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.games.valhalla.flow import Expansion
from meadhall.games.valhalla.table import Act, Table


@dataclass(slots=True)
class SeatPartners(Act):
    """Partners sit opposite each other: A B A B or A B C A B C (VA-225)."""

    def run(self, table: Table) -> None:
        """Each may activate the other's warriors and cannot be attacked by the other (VA-226)."""
        half = table.seats // 2
        for seat in range(table.seats):
            table.circle[seat] = (seat, (seat + half) % table.seats)
            if seat < half:
                table.say("partners", seat=seat, partner_seat=seat + half)


@dataclass(slots=True)
class ExchangeShields(Act):
    """After Ragnarök each takes a shield of the partner, if one is left (VA-232, VA-233)."""

    def run(self, table: Table) -> None:
        """For all at once: from own it becomes captured."""
        gives = [player.shields > 0 for player in table.players]
        for seat, player in enumerate(table.players):
            partner = table.circle[seat][1]
            if gives[partner]:
                player.captured[partner] += 1
                table.players[partner].shields -= 1
                table.say("takes-shield", seat=seat, from_seat=partner)


PARTNERSHIP = Expansion(
    "partnership", rows=(("setup", 30, SeatPartners), ("end", 70, ExchangeShields))
)

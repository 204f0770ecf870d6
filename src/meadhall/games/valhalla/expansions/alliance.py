"""Jarls' Alliance: allies fight, die and score together (VA-238 to VA-246).

1. Set-up: allies sit opposite, shields are scored by their memo     TakeAlliedMemo
2. After a victory own and allied warriors go to Valhalla            DeclareAlliedSending
3. At the end an alliance's points are counted together              together
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Result
from meadhall.games.valhalla.aftermath import SendWarrior, winner_of
from meadhall.games.valhalla.components import ALLIED_MEMO, PARTY
from meadhall.games.valhalla.expansions.partnership import SeatPartners
from meadhall.games.valhalla.flow import Expansion
from meadhall.games.valhalla.glory import points
from meadhall.games.valhalla.scoring import SOURCES, Parts, parts_of, rank, shield_parts
from meadhall.games.valhalla.table import Act, Table, battle_of


@dataclass(slots=True)
class TakeAlliedMemo(Act):
    """Shields are scored by the memo for 3 or for 5 players (VA-243)."""

    def run(self, table: Table) -> None:
        """From the start, so that points so far are right."""
        table.memo = ALLIED_MEMO[table.seats]


@dataclass(slots=True)
class DeclareAlliedSending(Act):
    """After a victory own and allied activated warriors go to their owners' Valhallas (VA-239)."""

    def run(self, table: Table) -> None:
        """A winning defender decides about the own, the ally about the ally's (VA-240)."""
        battle, winner = battle_of(table), winner_of(table)
        if winner is None:
            return
        if battle.winner == 0:
            battle.sending = winner.active[:]
            return
        owners = {place // PARTY for place in winner.active}
        seats = [seat for seat in table.circle[winner.seat] if seat in owners]
        table.do(*[SendWarrior(seat) for seat in seats])


def allied_parts(table: Table, seat: int) -> Parts:
    """An alliance's points by source: Valhallas, kept own shields, pooled captures (VA-242)."""
    allies = [table.players[each] for each in table.circle[seat]]
    pooled = tuple(sum(each) for each in zip(*(ally.captured for ally in allies), strict=True))
    parts: Parts = {"valhalla": sum(points(ally.valhalla) for ally in allies)}
    parts |= shield_parts(table, sum(ally.shields for ally in allies), pooled, table.memo)
    parts["last_viking"] = sum(parts_of(table, each)["last_viking"] for each in table.circle[seat])
    return parts


def together(table: Table) -> Result:
    """The alliance with most glory wins; ties by pooled captured, then own shields (VA-244)."""
    parts = [allied_parts(table, seat) for seat in range(table.seats)]
    found = []
    for seat in range(table.seats):
        allies = [table.players[each] for each in table.circle[seat]]
        captured = sum(sum(ally.captured) for ally in allies)
        found.append((sum(parts[seat].values()), captured, sum(ally.shields for ally in allies)))
    return Result(
        scores=tuple(score for score, _, _ in found),
        places=rank(found),
        parts={name: tuple(each[name] for each in parts) for name in SOURCES},
    )


ALLIANCE = Expansion(
    "alliance",
    rows=(
        ("setup", 30, SeatPartners),
        ("setup", 31, TakeAlliedMemo),
        ("sending", 10, DeclareAlliedSending),
    ),
    count=together,
)

"""Ragnarök: everyone's party fights once more, then the points are counted (VA-106 to VA-113).

1. Clockwise from the left neighbour of who took the last turn   Ragnarok
2. A player's last fight: roll, act, end (fight.py)              FaceRagnarok
3. Activated warriors go to Valhalla together                    DieGloriously
4. The rest of party and hand is discarded                       LoseTheRest
5. The game is over, points are counted (scoring.py)             GameOver
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.games.valhalla.aftermath import CleanUp
from meadhall.games.valhalla.battle import EndPhase
from meadhall.games.valhalla.components import NOBODY
from meadhall.games.valhalla.dice import RollDice
from meadhall.games.valhalla.fight import Fight
from meadhall.games.valhalla.party import discard_warrior, enter_valhalla
from meadhall.games.valhalla.piles import discard, leave_hand, say_cards
from meadhall.games.valhalla.table import (
    Act,
    Phase,
    Table,
    battle_of,
    new_battle,
    party_size,
    warriors,
)


@dataclass(slots=True)
class Ragnarok(Act):
    """One after another, from the left neighbour of who took the last turn (VA-106, VA-107)."""

    def run(self, table: Table) -> None:
        table.say("ragnarok")
        first = (table.turn + 1) % table.seats
        table.do(*[FaceRagnarok(seat) for seat in table.clockwise(first)])


@dataclass(slots=True)
class FaceRagnarok(Act):
    """A player's Ragnarök: one battle without opponent, as attacker (VA-108, VA-109, VA-313)."""

    seat: int

    def run(self, table: Table) -> None:
        """With an empty party only the hand is discarded (VA-112)."""
        table.turn = self.seat
        if not party_size(table, self.seat):
            table.do(LoseTheRest(self.seat))
            return
        table.battle = new_battle(self.seat, NOBODY, ragnarok=True)
        table.battle.phase = Phase.ATTACK
        table.do(
            RollDice(self.seat),
            Fight(self.seat),
            EndPhase(),
            DieGloriously(self.seat),
            LoseTheRest(self.seat),
            CleanUp(),
        )


@dataclass(slots=True)
class DieGloriously(Act):
    """All activated warriors go to Valhalla together (VA-106, VA-111)."""

    seat: int

    def run(self, table: Table) -> None:
        """Bonus cards are taken before the leftovers are discarded."""
        enter_valhalla(table, self.seat, battle_of(table).sides[0].active[:])


@dataclass(slots=True)
class LoseTheRest(Act):
    """The rest of the party and the hand are discarded (VA-106)."""

    seat: int

    def run(self, table: Table) -> None:
        for place in warriors(table, self.seat):
            discard_warrior(table, place)
        hand = table.players[self.seat].hand
        if hand:
            say_cards(table, "discards-hand", self.seat, hand)
        for card in hand:
            leave_hand(table, card)
        discard(table, hand)
        table.players[self.seat].hand = []


@dataclass(slots=True)
class GameOver(Act):
    """Nothing more is asked; the points are counted (VA-113)."""

    def run(self, table: Table) -> None:
        table.over = True
        table.say("game-over")

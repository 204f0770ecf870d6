"""Tyr's Wrath: cards laid under warriors as these join the party (VA-202 to VA-211).

1. Set-up: six of the twenty cards stay out of the deck        PutTyrAside
2. After step 9 each player is dealt one of them               DealTyr
3. Whenever warriors join, cards may be laid under them        OfferTyr, LayTyr
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option
from meadhall.games.valhalla.bonuses import foe_has_clan
from meadhall.games.valhalla.cards import IS_TYR, NAMES, PARAMS, TARGET, different
from meadhall.games.valhalla.effects import TYR_BONUS
from meadhall.games.valhalla.flow import Expansion
from meadhall.games.valhalla.piles import DEALT, put_in_hand, take_from_hand
from meadhall.games.valhalla.table import Act, Ask, SeatStep, Side, Table

TO_DEAL = 6
"""Tyr cards that stay out of the deck to be dealt (VA-203)."""


@dataclass(slots=True)
class PutTyrAside(Act):
    """Of the twenty cards, shuffled, six stay out of the deck (VA-203, VA-204)."""

    def run(self, table: Table) -> None:
        """The deck is shuffled already, so the first six found are random."""
        table.box = [card for card in table.deck if IS_TYR[card]][:TO_DEAL]
        table.deck = [card for card in table.deck if card not in table.box]


@dataclass(slots=True)
class DealTyr(Act):
    """After step 9 each player gets one of the six, unseen by the others (VA-203)."""

    def run(self, table: Table) -> None:
        """What is left stays in the box."""
        for seat in table.clockwise(table.first):
            card = table.box.pop()
            put_in_hand(table, seat, [card], DEALT)
            table.tell(seat, "you-drew", cards=[NAMES[card]])


@dataclass(slots=True)
class OfferTyr(SeatStep):
    """Tyr cards may be laid under warriors that are just joining, one each (VA-205, VA-206)."""

    def run(self, table: Table) -> None:
        table.do(*[LayTyr(self.seat, place) for place in table.placed])


@dataclass(slots=True)
class LayTyr(Ask):
    """Lay a Tyr card under a warrior that joins your party, or none (VA-205)."""

    place: int

    always = True
    kind = "card"
    rules = ("VA-205", "VA-207", "VA-208", "VA-209")

    def options(self, table: Table) -> list[Option]:
        """Tyr cards in hand, or none; without a hand nothing is asked."""
        hand = table.players[self.seat].hand
        if not hand:
            return []
        return [*(NAMES[card] for card in different(hand) if IS_TYR[card]), "pass"]

    def answer(self, table: Table, option: Option) -> None:
        """Its ability shows (VA-018)."""
        if option != "pass":
            table.tyr[self.place] = take_from_hand(table, self.seat, str(option))
            table.say(
                "lays-tyr",
                seat=self.seat,
                card=str(option),
                warrior=NAMES[table.party[self.place]],
            )


def against(table: Table, side: Side, place: int, card: int) -> int:
    """More strength if the opponent's own party has a warrior of the clan (VA-208, VA-228)."""
    met = foe_has_clan(table, side, TARGET[card], allies=False)
    return int(PARAMS[card]["amount"]) if met else 0


TYR_BONUS.add("bonus_vs_enemy_clan", against, target_clan=str, amount=int)
TYR_BONUS.add(
    "add_strength", lambda table, side, place, card: int(PARAMS[card]["amount"]), amount=int
)

TYRS_WRATH = Expansion(
    "tyr",
    cards="tyr",
    rows=(
        ("setup", 10, PutTyrAside),
        ("setup", 95, DealTyr),
        ("deploy", 30, OfferTyr),
    ),
)

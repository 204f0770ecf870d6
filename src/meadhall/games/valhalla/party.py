"""Boards and parties: warriors joining, leaving and going to Valhalla (VA-035 to VA-038).

Joining (Deploy): those picked lie aside, unseen, until all are picked; then

1. warriors of a full board are discarded                     MakeRoom, DiscardWarrior
2. those picked join together, each into a free slot          PlaceWarriors
3. Tyr cards may be laid under them                           expansions/tyr.py
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from meadhall.games.valhalla.cards import CARDS, NAMES
from meadhall.games.valhalla.components import EMPTY, PARTY
from meadhall.games.valhalla.effects import ENTERING
from meadhall.games.valhalla.glory import GainGlory
from meadhall.games.valhalla.picking import PickWarrior
from meadhall.games.valhalla.piles import discard, leave_openly
from meadhall.games.valhalla.table import (
    Act,
    SeatStep,
    Table,
    follow,
    party_size,
    places_of,
    warriors,
)


def lift(table: Table, place: int) -> tuple[int, list[int]]:
    """Take a warrior off the board: its card and the Tyr card that lay under it."""
    card, under = table.party[place], table.tyr[place]
    table.party[place] = table.tyr[place] = EMPTY
    return card, [] if under == EMPTY else [under]


def discard_warrior(table: Table, place: int) -> None:
    """A warrior leaves for the discard pile, a Tyr card below it (VA-210, VA-211)."""
    card, under = lift(table, place)
    discard(table, [*under, card])
    table.say("loses-warrior", seat=place // PARTY, card=NAMES[card])
    tell_tyr(table, place // PARTY, under)


def tell_tyr(table: Table, seat: int, under: list[int]) -> None:
    """Say that a Tyr card has left with its warrior (VA-210)."""
    for card in under:
        table.say("loses-tyr", seat=seat, card=NAMES[card])


def join(table: Table, seat: int, card: int) -> int:
    """A warrior takes the first free slot and stays there (VA-036); says its place."""
    place = next(place for place in places_of(seat) if table.party[place] == EMPTY)
    table.party[place] = card
    return place


def enter_valhalla(table: Table, seat: int, places: list[int]) -> None:
    """Warriors go to their owner's Valhalla together; bonus signs are counted (VA-172, VA-177)."""
    if not places:
        return
    cards: list[int] = []
    left: list[int] = []
    for place in places:
        card, under = lift(table, place)
        discard(table, under)
        cards.append(card)
        left += under
    table.players[seat].valhalla += cards
    table.say("enters-valhalla", seat=seat, cards=[NAMES[card] for card in cards])
    tell_tyr(table, seat, left)
    bonus = bonus_of(cards)
    if bonus:
        table.do(GainGlory(seat, bonus))


def bonus_of(cards: list[int]) -> int:
    """Bonus glory due for warriors that enter Valhalla together, added up (VA-320)."""
    return sum(
        ENTERING[CARDS[card].valhalla_effect](cards, card)
        for card in cards
        if CARDS[card].valhalla_effect
    )


# -- joining -------------------------------------------------------------------------------


@dataclass(slots=True)
class MakeRoom(SeatStep):
    """Discard warriors of the board until those picked have room (VA-037, VA-038)."""

    def run(self, table: Table) -> None:
        coming = len(table.players[self.seat].aside)
        too_many = party_size(table, self.seat) + coming - table.room
        table.do(*[DiscardWarrior(self.seat) for _ in range(too_many)])


@dataclass(slots=True)
class DiscardWarrior(PickWarrior):
    """Choose a warrior of your board to discard: for want of room, or as a sacrifice (VA-292)."""

    rules: ClassVar[tuple[str, ...]] = ("VA-037", "VA-038")

    def candidates(self, table: Table) -> list[int]:
        return warriors(table, self.seat)

    def picked(self, table: Table, place: int) -> None:
        discard_warrior(table, place)


@dataclass(slots=True)
class PlaceWarriors(SeatStep):
    """The warriors picked join the party, for all to see."""

    def run(self, table: Table) -> None:
        player = table.players[self.seat]
        cards, player.aside = player.aside, []
        for at, card in enumerate(cards):
            leave_openly(table, card, [*player.hand, *cards[at + 1 :]])
        table.placed = [join(table, self.seat, card) for card in cards]
        if cards:
            table.say("adds", seat=self.seat, cards=[NAMES[card] for card in cards])


@dataclass(slots=True)
class Deploy(Act):
    """Warriors picked from hand join the party: room, places, Tyr cards."""

    seat: int

    def run(self, table: Table) -> None:
        follow(table, "deploy", self.seat)

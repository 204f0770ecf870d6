"""What one seat cannot know, drawn anew (CM-012, CM-181).

- The order of every deck, and the rolls to come.
- Journeys lying face down that the seat has not looked at.
- The others' destinies, but for those revealed; and the destinies in the deck. Cards that the seat
  itself drew and put back change places only among themselves: wherever they have gone since, it
  knows that they are the ones.
- Which enemies the others have defeated before this round: they change places with enemies of the
  same kind in the decks and in other piles. This round's kills lie open (CM-182).

What others have assigned in secret the core draws anew. Everything is sorted before it is mixed, so
that what is drawn depends on the seat's knowledge and on chance, not on the truth.
"""

from __future__ import annotations

from meadhall.core import Dice
from meadhall.games.midgard.cards import ENEMIES, KIND
from meadhall.games.midgard.components import NONE
from meadhall.games.midgard.table import Phase, Table

Place = tuple[list[int], int]
"""A pile and an index: where a card lies."""


def reshuffle(table: Table, seat: int | None, dice: Dice) -> None:
    """Draw anew everything that this seat (None: a spectator) cannot know."""
    for deck in (table.merchants, table.runes):
        mix(places_of(deck), dice)
    mix_enemies(table, seat, dice)
    mix_journeys(table, seat, dice)
    mix_destinies(table, seat, dice)


def places_of(pile: list[int]) -> list[Place]:
    """Every place of a pile."""
    return [(pile, index) for index in range(len(pile))]


def mix(places: list[Place], dice: Dice) -> None:
    """Deal the cards of these places anew."""
    cards = sorted(pile[index] for pile, index in places)
    dice.shuffle(cards)
    for (pile, index), card in zip(places, cards, strict=True):
        pile[index] = card


def mix_enemies(table: Table, seat: int | None, dice: Dice) -> None:
    """Decks, and the piles of the others where they lie face down (CM-013, CM-178)."""
    lie_open = bool(table.settings["hall_of_glory"]) or table.phase == Phase.END
    announced = [event[2] for event in table.chronicle if event[0] == "defeats"]
    for kind, deck in (
        ("troll", table.trolls),
        ("draugr", table.draugr),
        ("monster", table.monsters),
    ):
        places = places_of(deck)
        for other, player in enumerate(table.players):
            if other != seat and not lie_open:
                places += [
                    (player.defeated, index)
                    for index, enemy in enumerate(player.defeated)
                    if KIND[enemy] == kind and ENEMIES[enemy] not in announced
                ]
        mix(places, dice)


def mix_journeys(table: Table, seat: int | None, dice: Dice) -> None:
    """Face-down journeys change places with the deck."""
    places = places_of(table.journey_deck)
    for shore, card in enumerate(table.journeys):
        seen = seat is not None and table.looked[shore] >> seat & 1
        if card != NONE and not table.revealed[shore] and not seen:
            places.append((table.journeys, shore))
    mix(places, dice)


def mix_destinies(table: Table, seat: int | None, dice: Dice) -> None:
    """Destinies that this seat cannot tell apart change places."""
    batches = () if seat is None else table.players[seat].returned
    batch_of = {card: number for number, batch in enumerate(batches) for card in batch}
    piles = [table.destinies, *([] if drawer(table) == seat else [table.drawn])]
    piles += [player.destinies for other, player in enumerate(table.players) if other != seat]
    shown = [card for player in table.players for card in player.shown]
    groups: dict[int, list[Place]] = {}
    for pile in piles:
        for place in places_of(pile):
            card = pile[place[1]]
            if card not in shown:
                groups.setdefault(batch_of.get(card, NONE), []).append(place)
    for _, places in sorted(groups.items()):
        mix(places, dice)
    for other, player in enumerate(table.players):
        if other != seat:
            player.returned = ()


def drawer(table: Table) -> int | None:
    """Who is choosing from drawn destinies."""
    return getattr(table.top, "seat", None) if table.drawn else None

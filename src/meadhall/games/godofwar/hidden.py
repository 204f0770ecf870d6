"""What a seat cannot know, drawn anew: the order of decks (GW-011).

Everyone knows what is in every deck. Cards put on top since the last shuffle stay; the rest of
a deck is shuffled. In the upgrade deck, cards that went under it in sight stay where they are;
what only the solo player looked at is known to that player alone (GW-213).
"""

from __future__ import annotations

from meadhall.core import Dice
from meadhall.games.godofwar.forecast import unseen_upgrades
from meadhall.games.godofwar.table import Table


def reshuffle(table: Table, seat: int | None, dice: Dice) -> None:
    """Draw anew everything that this seat (None: a spectator) cannot know."""
    for player in table.players:
        mix(player.deck, [*range(len(player.deck) - player.known)], dice)
    places = unseen_upgrades(table, seat)
    if seat is not None:
        mix(table.upgrades, places, dice)
        return
    mix_for_spectator(table, places, dice)


def mix_for_spectator(table: Table, places: list[int], dice: Dice) -> None:
    """A spectator knows neither what is being looked at nor what was put back unseen."""
    deck = table.upgrades
    cards = sorted([*table.scried, *(deck[at] for at in places)])
    dice.shuffle(cards)
    count = len(table.scried)
    table.scried = cards[:count]
    for at, card in zip(places, cards[count:], strict=True):
        deck[at] = card
    table.veiled = [deck[at] for at in places if at < table.under]


def mix(pile: list[int], places: list[int], dice: Dice) -> None:
    """Shuffle the cards of certain places of a pile among these places."""
    cards = sorted(pile[at] for at in places)
    dice.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        pile[at] = card

"""Cards going in and out of hands (BR-163, BR-230)."""

from __future__ import annotations

from meadhall.games.bloodrage.cards import NAMES
from meadhall.games.bloodrage.table import Table


def take_from_hand(table: Table, seat: int, name: str) -> int:
    """Take a card of this name out of a hand, one that everybody knows of first."""
    hand = table.players[seat].hand
    copies = [card for card in sorted(hand) if NAMES[card] == name]
    card = next((each for each in copies if each in table.shown), copies[0])
    hand.remove(card)
    return card


def to_hand(table: Table, seat: int, cards: list[int]) -> None:
    """Take public cards into a hand: everyone goes on knowing of them (BR-230)."""
    table.players[seat].hand += cards
    table.shown += [card for card in cards if card not in table.shown]


def discard(table: Table, cards: list[int]) -> None:
    """Discard cards face up, for good (BR-163)."""
    table.discards += cards
    table.shown = [card for card in table.shown if card not in cards]

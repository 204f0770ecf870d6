"""Decks, hands and piles: where cards go (GW-037, GW-038, GW-063, GW-135 to GW-143, GW-150).

Drawing is in drawing.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Arg, Option
from meadhall.games.godofwar.cards import IS_BAD, NAMES, PILE_OF, different, find
from meadhall.games.godofwar.components import STATUS
from meadhall.games.godofwar.table import Act, Ask, Table
from meadhall.games.godofwar.vocabulary import NOBODY


def hand_limit(table: Table, seat: int) -> int:
    """Seven and what changes it, never below one (GW-202 to GW-204)."""
    player = table.players[seat]
    return max(1, player.limit + player.quest_limit + player.round_limit)


def put_on_top(table: Table, seat: int, card: int) -> None:
    """Lay a card on a deck for all to see."""
    player = table.players[seat]
    player.deck.append(card)
    player.known += 1


def take_top(table: Table, seat: int) -> int:
    """Take the top card of a deck."""
    player = table.players[seat]
    player.known = max(0, player.known - 1)
    return player.deck.pop()


def shuffle_deck(table: Table, seat: int) -> None:
    """Shuffle a deck; nobody knows its order any more."""
    player = table.players[seat]
    table.dice.shuffle(player.deck)
    player.known = 0


def gain_status(table: Table, seat: int, pile: int) -> None:
    """Put a stun, poison or crystal card on a deck; an empty pile gives nothing (GW-010)."""
    if table.piles[pile]:
        put_on_top(table, seat, table.piles[pile].pop())
        table.say("takes-status", seat=seat, card=STATUS[pile])


def give_back(table: Table, card: int) -> None:
    """Remove a card: action cards go to the box, the others to their piles (GW-150)."""
    pile = PILE_OF[card]
    if pile == NOBODY:
        table.removed.append(card)
    else:
        table.piles[pile].append(card)


def discard_from_hand(table: Table, seat: int, name: str) -> int:
    """Move a card of that name from hand to discard pile."""
    player = table.players[seat]
    card = find(player.hand, name)
    player.hand.remove(card)
    player.discard.append(card)
    return card


def play_cards(table: Table, seat: int, cards: list[int]) -> None:
    """Lay cards out whose action is about to be resolved; PutAway discards them afterwards."""
    for card in cards:
        table.played[card] = seat
    table.do(PutAway(seat, tuple(cards)))


def lay_out(table: Table, seat: int, card: int) -> None:
    """Lay a special or a crystal before its player until the activation ends (GW-282)."""
    table.players[seat].hand.remove(card)
    table.played[card] = seat


def clear_away(table: Table) -> None:
    """An activation ends: what was laid out goes to its owners' discard piles (GW-282)."""
    for card, seat in table.played.items():
        table.players[seat].discard.append(card)
    table.played.clear()


@dataclass(slots=True)
class PutAway(Act):
    """An action is resolved: its cards go to their owner's discard pile (GW-063)."""

    seat: int
    cards: tuple[int, ...]

    def run(self, table: Table) -> None:
        for card in self.cards:
            del table.played[card]
            table.players[self.seat].discard.append(card)


@dataclass(slots=True)
class DiscardCard(Ask):
    """Discard cards of your choice; it stops at an empty hand (GW-122)."""

    count: int

    kind = "card"
    rules = ("GW-122",)
    rest = True

    def arguments(self) -> dict[str, Arg]:
        return {"count": self.count}

    def options(self, table: Table) -> list[Option]:
        return [*different(table.players[self.seat].hand)] if self.count > 0 else []

    def answer(self, table: Table, option: Option) -> None:
        card = discard_from_hand(table, self.seat, str(option))
        table.say("discards", seat=self.seat, card=NAMES[card])
        if self.count > 1:
            table.do(DiscardCard(self.seat, self.count - 1))


@dataclass(slots=True)
class RemoveStatus(Ask):
    """Return a stun or poison card of some player to its pile (from discard pile or deck top)."""

    player: int

    kind = "card"
    rules = ("GW-150",)

    def arguments(self) -> dict[str, Arg]:
        return {"player_seat": self.player}

    def options(self, table: Table) -> list[Option]:
        player = table.players[self.player]
        cards = [card for card in player.discard if IS_BAD[card]]
        if player.deck and IS_BAD[player.deck[-1]] and player.known:
            cards.append(player.deck[-1])
        return [*different(cards)]

    def answer(self, table: Table, option: Option) -> None:
        """Take it from the discard pile if it is there, else from the deck."""
        player = table.players[self.player]
        found = [card for card in player.discard if NAMES[card] == option]
        if found:
            player.discard.remove(found[0])
            give_back(table, found[0])
        else:
            give_back(table, take_top(table, self.player))
        table.say("sheds-status", seat=self.player, card=str(option))

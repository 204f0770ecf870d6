"""Deck, discard pile and hands: drawing, keeping, discarding, and who knows what.

What leaves the deck or a hand for the discard pile is seen by all; what enters a hand is
known to those who saw it go there (VA-012 to VA-020, VA-312).

A draw (VA-045, VA-052, VA-053): 1. take the cards (Draw); 2. choose what to keep (KeepCard);
3. the others are discarded in the order drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from meadhall.core import Arg, Option
from meadhall.games.valhalla.cards import IS_TRICK, NAMES, ORDER, different, names_of
from meadhall.games.valhalla.components import EMPTY
from meadhall.games.valhalla.table import Act, Ask, Table

A_LINE = 15
"""Cards named in one line of the log."""
EVERYONE = 255
"""The note on a card in a hand that all have seen go there; otherwise one bit for each seat."""
SPECTATOR = 7
"""The bit that stands for whoever just watches."""
HELD, BACK, DEALT = 256, 512, 1024
"""Further notes: held since before others were shuffled back; shuffled back; a dealt Tyr card."""


def note(table: Table, card: int, bits: int) -> None:
    """Add to what is known of a card."""
    table.notes[card] = table.notes.get(card, 0) | bits


def leave_hand(table: Table, card: int) -> int:
    """Forget what was known of a card in a hand; says what it was."""
    bits = table.notes.pop(card, 0)
    if bits & BACK:
        table.notes[card] = BACK
    return bits


def trigger_end(table: Table, why: str, **args: Arg) -> None:
    """The last round will follow this turn; a second trigger changes nothing (VA-100, VA-103)."""
    if not table.ending:
        table.ending = True
        table.say(why, **args)


def from_deck(table: Table, number: int) -> list[int]:
    """Take cards off the deck, as many as there are (VA-053, VA-105); the last ends it (VA-101)."""
    taken = [table.deck.pop() for _ in range(min(number, len(table.deck)))]
    if taken and not table.deck and table.turns:
        trigger_end(table, "deck-empty")
    return taken


def put_in_hand(table: Table, seat: int, cards: Iterable[int], known: int = 0) -> None:
    """Give cards to a hand, which has no limit (VA-039); ``known`` says who else saw which."""
    for card in cards:
        table.players[seat].hand.append(card)
        if known:
            note(table, card, known)


def take_from_hand(table: Table, seat: int, name: str, but: int = EMPTY) -> int:
    """Take a card of that name out of a hand for all to see, another copy than ``but``."""
    hand = table.players[seat].hand
    for card in different(hand) if but == EMPTY else sorted(hand):
        if NAMES[card] == name and card != but:
            hand.remove(card)
            leave_openly(table, card, [each for each in hand if each != but])
            return card
    raise AssertionError(f"seat {seat} has no {name}")


def leave_openly(table: Table, card: int, others: list[int]) -> None:
    """A card has left a hand for all to see."""
    take_for_copy(table, card, others, leave_hand(table, card))


def take_for_copy(table: Table, card: int, others: list[int], known: int) -> None:
    """Whoever did not know a card that has left, but a copy of it, takes it for that one."""
    strangers = EVERYONE & ~known
    for other in others:
        lost = table.notes.get(other, 0) & strangers if ORDER[other] == ORDER[card] else 0
        if lost:
            forget(table, other, lost)
            strangers &= ~lost


def forget(table: Table, card: int, bits: int) -> None:
    """Take away from what is known of a card."""
    left = table.notes.get(card, 0) & ~bits
    if left:
        table.notes[card] = left
    else:
        table.notes.pop(card, None)


def pass_unseen(table: Table, card: int, giver: int, taker: int) -> None:
    """A card goes from hand to hand: the two know which, others are no longer sure (VA-312).

    Whoever else knew cards of that hand cannot tell whether one of them has gone, unless it
    was the only card there.
    """
    hand = table.players[giver].hand
    hand.remove(card)
    two = 1 << giver | 1 << taker
    known = leave_hand(table, card) & EVERYONE
    take_for_copy(table, card, hand, known)
    for other in hand:
        forget(table, other, ~(two | BACK))
    put_in_hand(table, taker, [card], two if hand else known | two)


def discard(table: Table, cards: Iterable[int]) -> None:
    """Lay cards on the discard pile, face up, in this order."""
    table.discard.extend(cards)


def tell_milled(table: Table, cards: list[int]) -> None:
    """Say which cards have gone from the deck to the discard pile, if any were left there."""
    if cards:
        table.say("deck-loses", cards=[NAMES[card] for card in cards])


def show_hand(table: Table, seat: int) -> None:
    """Everyone sees a whole hand (VA-047, VA-199)."""
    hand = table.players[seat].hand
    for card in hand:
        note(table, card, EVERYONE)
    if hand:
        say_cards(table, "shows-hand", seat, hand)
    else:
        table.say("shows-empty-hand", seat=seat)


def say_cards(table: Table, key: str, seat: int, cards: list[int]) -> None:
    """Say which cards, in several lines if they are many."""
    names = names_of(cards)
    for at in range(0, len(names), A_LINE):
        table.say(key, seat=seat, cards=names[at : at + A_LINE])


def in_order(table: Table, seat: int, hand: list[int]) -> list[int]:
    """A hand as chance picks from it: first the cards that this seat knows, then the others.

    Where a card happens to lie in a hand must not matter, or what is picked would tell it.
    """
    knows = 1 << seat
    return sorted(hand, key=lambda card: (not table.notes.get(card, 0) & knows, card))


def steal_some(table: Table, taker: int, giver: int, cards: int) -> None:
    """Random cards change hands, so many or as many as there are."""
    for _ in range(max(1, min(cards, len(table.players[giver].hand)))):
        steal_random(table, taker, giver)


def steal_random(table: Table, taker: int, giver: int) -> None:
    """A random card changes hands; the two concerned know which (VA-312)."""
    hand = table.players[giver].hand
    if not hand:
        table.say("nothing-to-take", seat=taker, from_seat=giver)
        return
    card = in_order(table, taker, hand)[table.dice.below(len(hand))]
    pass_unseen(table, card, giver, taker)
    table.say("takes-random", seat=taker, from_seat=giver)
    table.tell(taker, "you-took", card=NAMES[card])
    table.tell(giver, "was-taken", card=NAMES[card], seat=taker)


# -- drawing -------------------------------------------------------------------------------


@dataclass(slots=True)
class Draw(Act):
    """Draw cards, keep some, discard the rest (VA-045, VA-052, VA-053)."""

    seat: int
    draw: int
    keep: int

    def run(self, table: Table) -> None:
        """With no more cards than may be kept, all are kept."""
        player = table.players[self.seat]
        player.drawn = from_deck(table, self.draw)
        count = len(player.drawn)
        table.say("draws", seat=self.seat, count=count)
        if count:
            table.tell(self.seat, "you-drew", cards=names_of(player.drawn))
        if count > self.keep > 0:
            table.do(KeepCard(self.seat, self.keep))
        else:
            put_in_hand(table, self.seat, player.drawn)
            player.drawn = []


@dataclass(slots=True)
class KeepCard(Ask):
    """Choose a drawn card to keep; those not kept are discarded face up (VA-019, VA-045)."""

    keep: int

    told = ("keep",)
    always = True
    kind = "card"
    rules = ("VA-019", "VA-045", "VA-052")

    def options(self, table: Table) -> list[Option]:
        return [NAMES[card] for card in different(table.players[self.seat].drawn)]

    def answer(self, table: Table, option: Option) -> None:
        """Keep it; with the last one kept, discard the others in the order drawn."""
        player = table.players[self.seat]
        card = min([card for card in player.drawn if NAMES[card] == option])
        player.drawn.remove(card)
        put_in_hand(table, self.seat, [card])
        if self.keep > 1:
            table.do(KeepCard(self.seat, self.keep - 1))
            return
        table.say("keeps", seat=self.seat, cards=[NAMES[each] for each in player.drawn])
        discard(table, player.drawn)
        player.drawn = []


# -- discarding from hand ------------------------------------------------------------------


@dataclass(slots=True)
class DiscardCard(Ask):
    """Choose a card of your hand to discard: for a jarl, or for a monster (VA-285)."""

    always = True
    kind = "card"
    rules = ("VA-311", "VA-285")

    def options(self, table: Table) -> list[Option]:
        return [NAMES[card] for card in different(table.players[self.seat].hand)]

    def answer(self, table: Table, option: Option) -> None:
        discard(table, [take_from_hand(table, self.seat, str(option))])
        table.say("discards", seat=self.seat, card=str(option))


@dataclass(slots=True)
class LoseTactic(Act):
    """A player discards a tactic of choice, or shows a hand without one (VA-199, VA-319)."""

    seat: int

    def run(self, table: Table) -> None:
        """Whoever has cards is asked, so that asking tells nothing."""
        if table.players[self.seat].hand:
            table.do(DiscardTactic(self.seat))
        else:
            show_hand(table, self.seat)


@dataclass(slots=True)
class DiscardTactic(Ask):
    """Choose a tactic of your hand to discard, or show a hand without one (VA-199, VA-319)."""

    always = True
    kind = "card"
    rules = ("VA-199", "VA-319")

    def options(self, table: Table) -> list[Option]:
        """Tactics and commissions in hand; without any the hand is shown."""
        hand = different(table.players[self.seat].hand)
        found: list[Option] = [NAMES[card] for card in hand if IS_TRICK[card]]
        return found or ["show"]

    def answer(self, table: Table, option: Option) -> None:
        """Lay it on the pile; everyone sees which of the two it is."""
        if option == "show":
            show_hand(table, self.seat)
            return
        discard(table, [take_from_hand(table, self.seat, str(option))])
        table.say("discards", seat=self.seat, card=str(option))

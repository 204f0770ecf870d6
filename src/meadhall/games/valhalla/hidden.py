"""What one seat cannot know, drawn anew (VA-012 to VA-019, VA-312).

Hidden from a seat: the order of the deck, what others hold, drew and picked, jarls dealt to
others, Tyr cards in the box. Known to it all the same: its own things, cards whose way into a
hand it has seen, as long as no card of that hand has gone to another unseen, and every
Valhalla, because what enters one is seen by all; a spectator, who may have come late, does not
know those either.

1. What another seat has begun to pick from its hand is forgotten with the hand.
2. All cards that the seat does not know make one pool, and their places a list.
3. Places that not every card fits are filled first: a hand held since before discards were
   shuffled back has none of these; the box and dealt cards are Tyr cards; whoever is asked to
   add a warrior has one; and so on.
4. The other places get the rest.

Nothing but the seat's knowledge and the dice decides what comes out.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from meadhall.core import Dice
from meadhall.games.valhalla.actions import ChooseAction, chooses_in_secret
from meadhall.games.valhalla.cards import GLORY, IS_TYR, IS_WARRIOR, SYMBOLS
from meadhall.games.valhalla.jarl_steps import BanTactic
from meadhall.games.valhalla.party import Deploy
from meadhall.games.valhalla.piles import BACK, DEALT, HELD, SPECTATOR
from meadhall.games.valhalla.table import Table, party_size


@dataclass(slots=True)
class Slot:
    """A place whose card the seat does not know, and what must be true of that card."""

    pile: list[int]
    note: int
    """What else is known of the card there: who has seen it, since when it lies there."""
    need: str = ""
    """tyr, warrior, points; empty for any card."""
    symbols: int = 0
    """As many symbols a warrior there has; 0 for any card."""
    count: int = 1
    """How many places of the same pile this stands for."""

    def takes(self, card: int, notes: dict[int, int]) -> bool:
        """Whether this card could lie here."""
        if self.note & HELD and notes.get(card, 0) & BACK:
            return False
        if self.symbols:
            return IS_WARRIOR[card] and SYMBOLS[card] == self.symbols
        return not self.need or bool(NEEDS[self.need][card])

    @property
    def free(self) -> bool:
        """Whether any card could lie here."""
        return not (self.need or self.symbols or self.note & HELD)


NEEDS: dict[str, tuple[bool, ...] | tuple[int, ...]] = {
    "tyr": IS_TYR,
    "warrior": IS_WARRIOR,
    "points": GLORY,
}
"""By need: which cards meet it."""


def reshuffle(table: Table, seat: int | None, dice: Dice) -> None:
    """Draw anew everything that this seat (None: a spectator) cannot know."""
    forget_choice(table, seat)
    slots, pool = gather(table, seat)
    dice.shuffle(pool)
    deal(table, slots, pool)
    mix_jarls(table, seat, dice)
    see_again(table, seat)


def forget_choice(table: Table, seat: int | None) -> None:
    """What another seat has begun to pick as its action goes back to the hand."""
    chooser = chooses_in_secret(table)
    if chooser in (None, seat):
        return
    player = table.players[chooser]
    player.hand += player.aside
    player.aside = []
    table.agenda.pop()
    below = table.agenda.pop()
    assert isinstance(below, Deploy)
    table.do(ChooseAction(chooser))


# -- what the seat does not know -----------------------------------------------------------


def gather(table: Table, seat: int | None) -> tuple[list[Slot], list[int]]:
    """All places whose cards the seat does not know, taken empty, and those cards in order."""
    knows = 1 << (SPECTATOR if seat is None else seat)
    slots: list[Slot] = []
    pool: list[int] = []
    known = {card for card, bits in table.notes.items() if bits & ~BACK}

    def clear(pile: list[int], need: str = "", hand: bool = False, picked: bool = False) -> None:
        """Take the unknown cards out of a pile; those known stay, in order."""
        if not hand and not picked and known.isdisjoint(pile):
            if pile:
                slots.append(Slot(pile, 0, need, count=len(pile)))
            pool.extend(pile)
            pile.clear()
            return
        kept, new = [], []
        for card in pile:
            bits = table.notes.get(card, 0) & ~BACK
            if hand and bits & knows:
                kept.append(card)
                continue
            pool.append(card)
            must = "tyr" if bits & DEALT else need
            new.append(Slot(pile, bits, must, SYMBOLS[card] if picked else 0))
        pile[:] = sorted(kept) if hand else kept
        slots.extend(sorted(new, key=lambda slot: (slot.note, slot.need, slot.symbols)))

    for other, player in enumerate(table.players):
        if other != seat:
            clear(player.hand, hand=True)
            clear(player.drawn)
            clear(player.aside, hand=True, picked=table.turns > 0)
            if seat is None and not table.monster:
                clear(player.valhalla, "points")
    clear(table.box, "tyr")
    clear(table.deck)
    note_need(table, seat, slots)
    pool.sort()
    for card in pool:
        if card in table.notes:
            table.notes[card] &= BACK
    return slots, pool


def note_need(table: Table, seat: int | None, slots: list[Slot]) -> None:
    """Whoever must add a warrior because the party is empty has one."""
    asked = table.top
    if not isinstance(asked, ChooseAction) or party_size(table, asked.seat):
        return
    hand = table.players[asked.seat].hand
    if asked.seat == seat or any(IS_WARRIOR[card] for card in hand):
        return
    next(slot for slot in slots if slot.pile is hand and not slot.need).need = "warrior"


# -- dealing it anew ---------------------------------------------------------------------------


def deal(table: Table, slots: list[Slot], pool: list[int]) -> None:
    """Fill the places: first those that not every card fits, then the others."""
    special = [slot for slot in slots if not slot.free for _ in range(slot.count)]
    owner = assign(special, pool, table.notes)
    chosen = {slot: card for card, slot in owner.items()}
    rest = [card for card in pool if card not in owner] if owner else pool
    number = dealt = 0
    for slot in slots:
        if slot.free:
            cards = rest[dealt : dealt + slot.count]
            dealt += slot.count
        else:
            cards = [chosen[number + each] for each in range(slot.count)]
            number += slot.count
        slot.pile += cards
        if slot.note:
            for card in cards:
                table.notes[card] = table.notes.get(card, 0) | slot.note
    table.notes = {card: bits for card, bits in sorted(table.notes.items()) if bits}


def assign(slots: list[Slot], pool: list[int], notes: dict[int, int]) -> dict[int, int]:
    """By card: the place that gets it, of places that not every card fits."""
    if len({(slot.note & HELD, slot.need, slot.symbols) for slot in slots}) == 1:
        # all alike: the first cards that fit, in the order in which ``place`` would leave them
        fit = islice((card for card in pool if slots[0].takes(card, notes)), len(slots))
        return {card: number for number, card in zip(reversed(range(len(slots))), fit, strict=True)}
    owner: dict[int, int] = {}
    for number in range(len(slots)):
        found = place(slots, number, pool, owner, notes, [])
        assert found, "the true cards at least can be dealt"
    return owner


def place(
    slots: list[Slot],
    number: int,
    pool: list[int],
    owner: dict[int, int],
    notes: dict[int, int],
    tried: list[int],
) -> bool:
    """Find a card for a place, moving cards of other places where that helps."""
    for card in pool:
        if card in tried or not slots[number].takes(card, notes):
            continue
        tried.append(card)
        if card not in owner or place(slots, owner[card], pool, owner, notes, tried):
            owner[card] = number
            return True
    return False


def mix_jarls(table: Table, seat: int | None, dice: Dice) -> None:
    """Jarls dealt to others and those not dealt."""
    others = [p for other, p in enumerate(table.players) if other != seat and p.offered]
    if not others or table.monster:
        return
    pool = sorted([*table.jarls, *(name for player in others for name in player.offered)])
    dice.shuffle(pool)
    for player in others:
        player.offered = sorted(pool.pop() for _ in player.offered)
    table.jarls = sorted(pool)


def see_again(table: Table, seat: int | None) -> None:
    """A question about cards looked at speaks of the cards that now lie there."""
    top = table.top
    if isinstance(top, BanTactic) and top.seat != seat and top.of_seat != seat:
        hand = table.players[top.of_seat].hand
        seen = [card for card in hand if table.notes.get(card, 0) & 1 << top.seat]
        table.agenda[-1] = BanTactic(top.seat, top.of_seat, tuple(seen))

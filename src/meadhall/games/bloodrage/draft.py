"""Gods' Gifts: deal, keep, pass to the left (BR-056 to BR-063).

1. Everybody is dealt eight cards of the age (BR-057).
2. Three or four players: six rounds of keeping one card and passing the rest to the left;
   two players: three rounds of keeping two (BR-058, BR-059).
3. What is left after the last round is discarded unseen.
4. The cards kept are the hand, together with one saved earlier, which took no part in all
   this (BR-056, BR-063).

Each card notes the pack and the round in which it was kept. That is what a player can later
deduce from: the packs that went through one's own hands (hidden.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Question, Text, Together
from meadhall.games.bloodrage import hints
from meadhall.games.bloodrage.cards import NAMES, different_names
from meadhall.games.bloodrage.components import DEAL, KEEP, ROUNDS
from meadhall.games.bloodrage.table import Act, Ask, Phase, Table

ROUND_BITS = 16
NOT_DEALT = -1
NOT_KEPT = 14
"""Instead of the round: still in its pack, or left over at the end."""
NOT_DRAFTED = 15
"""Instead of the round: dealt straight to the hand (BR-062)."""


@dataclass(slots=True)
class GodsGifts(Act):
    """The draft phase of the age."""

    def run(self, table: Table) -> None:
        """Deal; then draft, or in a first game's first age keep everything (BR-062)."""
        table.phase = Phase.GIFTS
        table.say("phase-gifts", age=table.age)
        deal(table)
        if table.settings["first_game"] and table.age == 1:
            keep_all(table)
            return
        table.do(*[DraftRound(number) for number in range(ROUNDS[table.seats])])


def deal(table: Table) -> None:
    """Eight cards of the age's deck to each player; the rest stays unseen (BR-057)."""
    deck = table.decks[table.age - 1]
    for seat, player in enumerate(table.players):
        player.pack = [deck.pop() for _ in range(DEAL)]
        for card in player.pack:
            table.taken[card] = seat * ROUND_BITS + NOT_KEPT


def keep_all(table: Table) -> None:
    """Without a draft all dealt cards are the hand (BR-062)."""
    for seat, player in enumerate(table.players):
        for card in player.pack:
            table.taken[card] = seat * ROUND_BITS + NOT_DRAFTED
        player.hand += player.pack
        player.pack = []


@dataclass(slots=True)
class DraftRound(Act):
    """Everybody keeps from the pack in hand, all at once; then the packs go on (BR-058, BR-061)."""

    number: int

    def run(self, table: Table) -> None:
        table.draft_round = self.number
        last = self.number == ROUNDS[table.seats] - 1
        ask = [DraftCard(seat) for seat in range(table.seats)]
        table.do(Together(tuple(ask)), DiscardPacks() if last else PassPacks())


@dataclass(slots=True)
class DraftCard(Ask):
    """Keep one card of the pack, face down; two players keep a second one (BR-058, BR-059)."""

    always = True
    rest = True
    kind = "card"
    rules = ("BR-058", "BR-059", "BR-061")

    def options(self, table: Table) -> list[Option]:
        return different_names(table.players[self.seat].pack)

    def rules_at(self, table: Table) -> tuple[str, ...]:
        """How many cards are kept is another rule for two players (BR-058, BR-059)."""
        return ("BR-059", "BR-061") if KEEP[table.seats] == 2 else ("BR-058", "BR-061")

    def hint(self, table: Table, option: Option) -> Text:
        """What is printed on the card."""
        return hints.card(str(option))

    def more(self, table: Table, option: Option) -> Question[Table] | None:
        """With two players a second card is kept along with the first (BR-059)."""
        return DraftSecondCard(self.seat, str(option)) if KEEP[table.seats] == 2 else None

    def answer(self, table: Table, option: Option) -> None:
        keep(table, self.seat, str(option))


@dataclass(slots=True)
class DraftSecondCard(Ask):
    """Keep a second card of the same pack (BR-059)."""

    first: str

    always = True
    kind = "card"
    rules = ("BR-059", "BR-061")

    def options(self, table: Table) -> list[Option]:
        """The cards of the pack without the first one kept."""
        pack = table.players[self.seat].pack[:]
        pack.remove(next(card for card in pack if NAMES[card] == self.first))
        return different_names(pack)

    def hint(self, table: Table, option: Option) -> Text:
        """What is printed on the card."""
        return hints.card(str(option))

    def answer(self, table: Table, option: Option) -> None:
        keep(table, self.seat, self.first)
        keep(table, self.seat, str(option))


def keep(table: Table, seat: int, name: str) -> None:
    """Move a card from the pack to the hand, noting pack and round."""
    player = table.players[seat]
    card = min([card for card in player.pack if NAMES[card] == name])
    player.pack.remove(card)
    player.hand.append(card)
    table.taken[card] += table.draft_round - NOT_KEPT
    table.tell(seat, "you-keep", card=name)


@dataclass(slots=True)
class PassPacks(Act):
    """The rest of every pack goes to the left at the same time (BR-058, BR-060)."""

    def run(self, table: Table) -> None:
        """Each player gets the pack of the right neighbour."""
        packs = [player.pack for player in table.players]
        for seat, player in enumerate(table.players):
            player.pack = packs[seat - 1]
        table.say("packs-pass", cards=len(packs[0]))


@dataclass(slots=True)
class DiscardPacks(Act):
    """The last cards of each pack are discarded unseen by others (BR-058, BR-229)."""

    def run(self, table: Table) -> None:
        """Remember them for their holder alone."""
        for player in table.players:
            player.left += player.pack
            player.pack = []

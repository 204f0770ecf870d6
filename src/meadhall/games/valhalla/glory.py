"""Bonus glory: cards taken from the discard pile into Valhalla (VA-123 to VA-127, VA-320).

1. The greatest sum not above the bonus that cards of the pile add up to is due     GainGlory
2. The player takes such cards one by one, or the usual ones at once                TakeGlory
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from meadhall.core import Option, Text, text
from meadhall.games.valhalla.cards import GLORY, NAMES, ORDER
from meadhall.games.valhalla.table import Act, Ask, Table

Stock = tuple[int, ...]
"""How many cards of each worth lie in the pile; the place in the tuple is the worth."""

MOST = max(GLORY)


def stock_of(table: Table) -> Stock:
    """The pile's cards with points, by worth (VA-124)."""
    worths = [0] * (MOST + 1)
    for card in table.discard:
        worths[GLORY[card]] += 1
    worths[0] = 0
    return tuple(worths)


def fewest(stock: Stock, amount: int) -> int:
    """The fewest cards that add up to an amount; -1 if none do."""
    return _fewest(tuple([min(n, amount // w) if w else 0 for w, n in enumerate(stock)]), amount)


@cache
def _fewest(stock: Stock, amount: int) -> int:
    """The same, asked only with cards that can matter, so that few cases are kept."""
    if amount == 0:
        return 0
    best = -1
    for worth in range(min(amount, MOST), 0, -1):
        if stock[worth]:
            rest = fewest((*stock[:worth], stock[worth] - 1, *stock[worth + 1 :]), amount - worth)
            if rest >= 0 and (best < 0 or rest + 1 < best):
                best = rest + 1
    return best


def reachable(stock: Stock, amount: int) -> int:
    """The greatest sum not above an amount that cards of the pile add up to (VA-125)."""
    return next(sum_ for sum_ in range(amount, -1, -1) if fewest(stock, sum_) >= 0)


def usual_cards(table: Table, amount: int) -> list[int]:
    """The fewest cards that add up to a reachable amount, among equals the deepest (VA-126)."""
    stock, taken, left = stock_of(table), list[int](), amount
    for card in table.discard:
        worth = GLORY[card]
        if not 0 < worth <= left:
            continue
        rest = (*stock[:worth], stock[worth] - 1, *stock[worth + 1 :])
        if fewest(rest, left - worth) == fewest(stock, left) - 1:
            taken.append(card)
            left -= worth
            stock = rest
    return taken


def points(cards: list[int]) -> int:
    """The points of these cards."""
    return sum([GLORY[card] for card in cards])


def room_for_glory(table: Table, seat: int) -> int:
    """How many points still fit into a Valhalla (VA-273)."""
    return table.cap - points(table.players[seat].valhalla)


@dataclass(slots=True)
class GainGlory(Act):
    """Gain bonus glory as cards of the discard pile; what no cards add up to is lost (VA-125)."""

    seat: int
    amount: int

    def run(self, table: Table) -> None:
        """Find the greatest sum that can be had."""
        wanted = min(self.amount, room_for_glory(table, self.seat))
        due = reachable(stock_of(table), wanted) if wanted > 0 else 0
        table.say("bonus-glory", seat=self.seat, amount=self.amount, due=due)
        if due:
            table.do(TakeGlory(self.seat, due))


@dataclass(slots=True)
class TakeGlory(Ask):
    """Choose cards of the discard pile worth the bonus glory, one by one (VA-123, VA-126).

    The usual choice, the fewest cards and the deepest of them, can be taken at once.
    """

    amount: int

    told = ("amount",)
    kind = "card"
    rules = ("VA-123", "VA-124", "VA-125", "VA-126")

    def options(self, table: Table) -> list[Option]:
        """The usual choice, or any card that leaves a sum to be had."""
        stock = stock_of(table)
        fits = [False] * (MOST + 1)
        for worth in range(1, min(MOST, self.amount) + 1):
            if stock[worth]:
                rest = (*stock[:worth], stock[worth] - 1, *stock[worth + 1 :])
                fits[worth] = fewest(rest, self.amount - worth) >= 0
        found = {ORDER[card]: card for card in table.discard if fits[GLORY[card]]}
        names: list[Option] = [NAMES[card] for card in sorted(found)]
        return names if len(names) == 1 else ["usual", *names]

    def hint(self, table: Table, option: Option) -> Text | None:
        """What a card is worth in Valhalla; strength and weapons do not matter there."""
        if option == "usual":
            return None
        return text("hint-valour", glory=GLORY[NAMES.index(str(option))])

    def answer(self, table: Table, option: Option) -> None:
        """Move the card, and go on while points are left."""
        if option == "usual":
            chosen = usual_cards(table, self.amount)
        else:
            chosen = [next(card for card in table.discard if NAMES[card] == option)]
        take_from_pile(table, self.seat, chosen)
        left = self.amount - sum(GLORY[card] for card in chosen)
        if left:
            table.do(TakeGlory(self.seat, left))


def take_from_pile(table: Table, seat: int, cards: list[int]) -> None:
    """Move cards from the discard pile to a Valhalla; nothing is triggered (VA-127)."""
    for card in cards:
        table.discard.remove(card)
        table.players[seat].valhalla.append(card)
    table.say("takes-glory", seat=seat, cards=[NAMES[card] for card in cards])

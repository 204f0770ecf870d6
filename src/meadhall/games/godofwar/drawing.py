"""Drawing cards, with stun and poison as they come up (GW-034 to GW-036, GW-136 to GW-140).

1. The top card is drawn; an empty deck is made anew from the discard pile (GW-035, GW-250).
2. A stun card is discarded and uses up the draw (GW-136).
3. A poison card is discarded, hurts, and another card is drawn (GW-138 to GW-140).
4. Any other card comes to hand.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text
from meadhall.games.godofwar.cards import IS_BAD, PILE_OF
from meadhall.games.godofwar.components import POISON
from meadhall.games.godofwar.hands import shuffle_deck, take_top
from meadhall.games.godofwar.hints import hero_hint
from meadhall.games.godofwar.table import Act, Ask, Table, awake, find_hero
from meadhall.games.godofwar.vocabulary import NOBODY
from meadhall.games.godofwar.wounds import HurtHero


@dataclass(slots=True)
class Draw(Act):
    """Draw so many cards; stun and poison act as they come up (GW-035, GW-136, GW-138, GW-250)."""

    seat: int
    count: int
    drawn: int = 0
    """What came to hand before a poison card interrupted."""

    def run(self, table: Table) -> None:
        """Draw until done, or until a poison card hurts; then go on after it."""
        player = table.players[self.seat]
        left, drawn = self.count, self.drawn
        while left > 0 and awake(table, self.seat):
            if not player.deck and not self.reshuffle(table):
                break
            card = take_top(table, self.seat)
            if not IS_BAD[card]:
                player.hand.append(card)
                drawn += 1
                left -= 1
                continue
            player.discard.append(card)
            player.drawn.append(card)
            if PILE_OF[card] == POISON:
                table.do(PoisonBites(self.seat), Draw(self.seat, left, drawn))
                return
            table.say("draws-stun", seat=self.seat)
            left -= 1
        if drawn:
            table.say("draws", seat=self.seat, count=drawn)

    def reshuffle(self, table: Table) -> bool:
        """Make a deck of the discard pile, if there is anything in it worth drawing (GW-250)."""
        player = table.players[self.seat]
        if all(IS_BAD[card] for card in player.discard):
            return False
        player.deck, player.discard = player.discard, []
        shuffle_deck(table, self.seat)
        table.say("reshuffles", seat=self.seat)
        return True


@dataclass(slots=True)
class PoisonBites(Act):
    """A poison card was drawn: one damage to its player's hero (GW-138 to GW-140)."""

    seat: int

    def run(self, table: Table) -> None:
        table.say("draws-poison", seat=self.seat)
        table.do(WhoIsPoisoned(self.seat))


@dataclass(slots=True)
class WhoIsPoisoned(Ask):
    """Choose which of your figures takes the poison's damage (GW-140)."""

    kind = "hero"
    rules = ("GW-138", "GW-139", "GW-140")
    rest = True

    def options(self, table: Table) -> list[Option]:
        return [table.heroes[hero].name for hero in awake(table, self.seat)]

    def answer(self, table: Table, option: Option) -> None:
        table.do(HurtHero(find_hero(table, str(option)), 1, NOBODY))

    def hint(self, table: Table, option: Option) -> Text | None:
        return hero_hint(table, option)

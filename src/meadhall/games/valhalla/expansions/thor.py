"""Thor's Help: outsiders take a hand in a battle of two others (VA-162 to VA-170, VA-314).

1. Before the battle each outsider may play one card, clockwise    OfferThor, PlayThor
2. and says whom it helps                                          HelpWhom
3. After the battle it scores for its player, or is discarded      SettleThor
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option
from meadhall.games.valhalla.cards import CARDS, EFFECT, GLORY, IS_THOR, NAMES, PARAMS, different
from meadhall.games.valhalla.components import NOBODY
from meadhall.games.valhalla.dice import ANY_NUMBER
from meadhall.games.valhalla.effects import THOR
from meadhall.games.valhalla.flow import Expansion
from meadhall.games.valhalla.piles import Draw, discard, steal_some, take_from_hand
from meadhall.games.valhalla.table import (
    Act,
    Ask,
    Side,
    Table,
    battle_of,
    foe_of,
    party_size,
)


@dataclass(slots=True)
class OfferThor(Act):
    """Outsiders may help, clockwise from the attacker's left, one card each (VA-056, VA-167)."""

    def run(self, table: Table) -> None:
        """Everyone with a hand is asked alike."""
        fighters = [side.seat for side in battle_of(table).sides]
        order = table.clockwise(fighters[0])
        table.do(*[PlayThor(seat) for seat in order if seat not in fighters])


def may_help(table: Table, card: int) -> list[int]:
    """The fighters who meet a card's condition, judged by their own parties (VA-164, VA-314)."""
    seats = [side.seat for side in battle_of(table).sides]
    sizes = [party_size(table, seat) for seat in seats]
    equal = CARDS[card].facts["condition"] == "fewer_or_equal"
    return [
        seats[at]
        for at in (0, 1)
        if sizes[at] < sizes[1 - at] or (equal and sizes[at] == sizes[1 - at])
    ]


@dataclass(slots=True)
class PlayThor(Ask):
    """Play a card of Thor's Help before a battle of two others, or none (VA-152, VA-163)."""

    always = True
    kind = "card"
    rules = ("VA-163", "VA-164", "VA-167", "VA-168")

    def options(self, table: Table) -> list[Option]:
        """Cards that can help somebody; without a hand nothing is asked."""
        hand = table.players[self.seat].hand
        if not hand:
            return []
        found = [c for c in different(hand) if IS_THOR[c] and may_help(table, c)]
        return [*(NAMES[card] for card in found), "pass"]

    def answer(self, table: Table, option: Option) -> None:
        """Lay it open, then choose whom it helps."""
        if option != "pass":
            card = take_from_hand(table, self.seat, str(option))
            battle_of(table).helps.append((self.seat, card, NOBODY))
            table.do(HelpWhom(self.seat, str(option)))


@dataclass(slots=True)
class HelpWhom(Ask):
    """Choose which fighter Thor helps (VA-163); the helped one cannot refuse (VA-169)."""

    card: str

    told = ("card",)
    kind = "seat"
    rules = ("VA-163", "VA-164", "VA-169", "VA-170")

    def options(self, table: Table) -> list[Option]:
        return [*may_help(table, battle_of(table).helps[-1][1])]

    def answer(self, table: Table, option: Option) -> None:
        battle = battle_of(table)
        helper, card, _ = battle.helps.pop()
        at = 0 if battle.sides[0].seat == option else 1
        battle.helps.append((helper, card, at))
        table.say("thor-helps", seat=self.seat, card=NAMES[card], helped_seat=int(option))
        THOR[EFFECT[card]](table, battle.sides[at], card)


# -- what the cards give (VA-165, VA-166) --------------------------------------------------


def help_strength(table: Table, side: Side, card: int) -> None:
    """Battle strength, which counts with an activated warrior."""
    side.plus += PARAMS[card]["amount"]


def help_die(table: Table, side: Side, card: int) -> None:
    """An extra die rolled with the first roll."""
    side.promised += PARAMS[card]["n"]


def help_reroll(table: Table, side: Side, card: int) -> None:
    """A free reroll, which counts as a reroll (VA-186)."""
    side.free += [ANY_NUMBER] * PARAMS[card]["times"]


def help_to_plunder(table: Table, side: Side, card: int) -> None:
    """Random cards of the opponent's hand."""
    steal_some(table, side.seat, foe_of(table, side).seat, int(PARAMS[card]["n"]))


def help_to_draw(table: Table, side: Side, card: int) -> None:
    """Cards of the deck."""
    table.do(Draw(side.seat, PARAMS[card]["draw"], PARAMS[card]["keep"]))


THOR.add("add_strength", help_strength, amount=int)
THOR.add("extra_dice", help_die, n=int)
THOR.add("free_rerolls", help_reroll, times=int)
THOR.add("steal_random", help_to_plunder, n=int)
THOR.add("draw_cards", help_to_draw, draw=int, keep=int)


@dataclass(slots=True)
class SettleThor(Act):
    """Cards that helped the winner go to their players' Valhallas, others are lost (VA-168)."""

    def run(self, table: Table) -> None:
        """In the order played."""
        battle = battle_of(table)
        for helper, card, side in battle.helps:
            if side == battle.winner:
                table.players[helper].valhalla.append(card)
                table.say("thor-honours", seat=helper, card=NAMES[card], glory=GLORY[card])
            else:
                discard(table, [card])
        battle.helps = []


THORS_HELP = Expansion(
    "thor",
    cards="thor",
    rows=(("before_battle", 10, OfferThor), ("aftermath", 50, SettleThor)),
)

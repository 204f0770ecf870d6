"""Loki's Trickery: a bonus for the loser of a battle (VA-153 to VA-161).

1. Set-up: one card is laid out                                            ChooseLoki
2. After each battle the row for the difference of strengths is due        OfferLoki
3. The loser takes it, a lower one, or none                                TakeLokiBonus
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from meadhall.core import Closed, Option, Step, Text, text
from meadhall.games.valhalla.actions import MANY_SYMBOLS, AddWarrior
from meadhall.games.valhalla.aftermath import loser_of, winner_of
from meadhall.games.valhalla.cards import IS_WARRIOR, NAMES, ROWS, different, names_of
from meadhall.games.valhalla.components import EMPTY
from meadhall.games.valhalla.effects import LOKI
from meadhall.games.valhalla.flow import Expansion
from meadhall.games.valhalla.glory import GainGlory
from meadhall.games.valhalla.jarl_after import ReturnTactic, SendIdle, return_tactic
from meadhall.games.valhalla.party import Deploy
from meadhall.games.valhalla.picking import PickWarrior
from meadhall.games.valhalla.piles import (
    A_LINE,
    EVERYONE,
    Draw,
    discard,
    leave_openly,
    note,
    pass_unseen,
    put_in_hand,
    steal_some,
)
from meadhall.games.valhalla.reasons import closed
from meadhall.games.valhalla.table import Act, Ask, Table, battle_of, own_active, side_of

Params = Mapping[str, Any]


@dataclass(slots=True)
class ChooseLoki(Act):
    """Lay out one of Loki's ten cards; the others stay out (VA-153)."""

    def run(self, table: Table) -> None:
        """The introductory one, a random one, or the one agreed on."""
        cards = [card for card in ROWS.values() if card.kind == "loki"]
        wanted = str(table.settings["loki"])
        if wanted == "random":
            table.loki = table.dice.pick(cards).key
        elif wanted == "introductory":
            table.loki = next(card.key for card in cards if card.facts.get("introductory"))
        else:
            table.loki = wanted
        table.say("loki-card", card=table.loki)


# -- the bonus -----------------------------------------------------------------------------


def rows_of(table: Table) -> list[Mapping[str, Any]]:
    """The bonuses on the card, the best first."""
    rows: list[Mapping[str, Any]] = ROWS[table.loki].facts["rows"]
    return rows


@dataclass(slots=True)
class OfferLoki(Act):
    """After everything else the loser may take Loki's bonus (VA-155, VA-159)."""

    def run(self, table: Table) -> None:
        """For the difference of strengths, none beyond the greatest printed (VA-156)."""
        loser = loser_of(table)
        if loser is None:
            return
        ours, theirs = battle_of(table).strengths
        apart = abs(ours - theirs)
        due = next((at for at, row in enumerate(rows_of(table)) if apart <= row["diff_max"]), None)
        if due is not None:
            table.do(TakeLokiBonus(loser.seat, due))


@dataclass(slots=True)
class TakeLokiBonus(Ask):
    """Take the bonus for the difference, a lower one, or none (VA-155, VA-156).

    Options are rows of the card, counted from 1 at the top.
    """

    due: int

    kind = "row"
    rules = ("VA-155", "VA-156", "VA-160")

    def options(self, table: Table) -> list[Option]:
        """The row due and those below it."""
        return [*range(self.due + 1, len(rows_of(table)) + 1), "pass"]

    def answer(self, table: Table, option: Option) -> None:
        if option == "pass":
            return
        row = rows_of(table)[int(option) - 1]
        table.say("loki-bonus", seat=self.seat, row=int(option), card=table.loki)
        LOKI[row["effect"]](table, self.seat, row["params"])

    def hint(self, table: Table, option: Option) -> Text | None:
        return None if option == "pass" else text(f"{table.loki}_row{option}")

    def closed(self, table: Table) -> list[Closed]:
        """Rows above the one due (VA-156)."""
        return [closed(row, "loki-row", "VA-156") for row in range(1, self.due + 1)]


# -- what the rows do ----------------------------------------------------------------------


def opponent(table: Table) -> int:
    """The winner."""
    winner = winner_of(table)
    assert winner is not None
    return winner.seat


def send_activated(table: Table, seat: int, params: Params) -> None:
    """Send all, or so many, of the own activated warriors to Valhalla (VA-157)."""
    battle = battle_of(table)
    battle.sending = []
    active = fallen(table, seat)
    if params["n"] == "all":
        battle.sending = active
        table.do(*finish_sending(table))
    else:
        number = min(int(params["n"]), len(active))
        asks = [SendFallen(seat, at > 0) for at in range(number)]
        table.do(*asks, *finish_sending(table))


def fallen(table: Table, seat: int) -> list[int]:
    """Own activated warriors that have not left the party (VA-182)."""
    return [p for p in own_active(side_of(table, seat)) if table.party[p] != EMPTY]


def finish_sending(table: Table) -> list[Step[Any]]:
    """The sending steps that follow a declaration."""
    return [step() for step in table.flow["sending"][1:]]


@dataclass(slots=True)
class SendFallen(PickWarrior):
    """Loki: choose an activated warrior of yours that goes to Valhalla (VA-157)."""

    may_stop: bool

    rules = ("VA-157",)

    def candidates(self, table: Table) -> list[int]:
        battle = battle_of(table)
        return [place for place in fallen(table, self.seat) if place not in battle.sending]

    def options(self, table: Table) -> list[Option]:
        """A warrior; of a further one none will do."""
        found = PickWarrior.options(self, table)
        return [*found, "stop"] if self.may_stop and found else found

    def answer(self, table: Table, option: Option) -> None:
        if option != "stop":
            PickWarrior.answer(self, table, option)

    def picked(self, table: Table, place: int) -> None:
        battle_of(table).sending.append(place)


def send_and_draw(table: Table, seat: int, params: Params) -> None:
    """Send one activated warrior and draw a card."""
    table.do(Draw(seat, int(params["draw"]), int(params["draw"])))
    send_activated(table, seat, {"n": params["n"]})


def send_idle(table: Table, seat: int, params: Params) -> None:
    """Send warriors that were not activated."""
    table.do(*[SendIdle(seat) for _ in range(int(params["n"]))])


def steal(table: Table, seat: int, params: Params) -> None:
    """Take random cards of the opponent's hand."""
    steal_some(table, seat, opponent(table), int(params["n"]))


def steal_chosen(table: Table, seat: int, params: Params) -> None:
    """Look at the opponent's hand and take cards."""
    foe = opponent(table)
    for card in table.players[foe].hand:
        note(table, card, 1 << seat)
    table.say("looks-at-hand", seat=seat, at_seat=foe)
    table.tell(seat, "you-saw", cards=names_of(table.players[foe].hand)[:A_LINE])
    table.do(*[TakeFromHand(seat, foe) for _ in range(int(params["n"]))])


@dataclass(slots=True)
class TakeFromHand(Ask):
    """Choose a card of the hand that you look at; it becomes yours."""

    from_seat: int

    told = ("from_seat",)
    always = True
    kind = "card"
    rules = ("VA-157",)

    def options(self, table: Table) -> list[Option]:
        return [NAMES[card] for card in different(table.players[self.from_seat].hand)]

    def answer(self, table: Table, option: Option) -> None:
        """Only the two know which."""
        hand = table.players[self.from_seat].hand
        card = next(card for card in different(hand) if NAMES[card] == option)
        pass_unseen(table, card, self.from_seat, self.seat)
        table.say("takes-chosen", seat=self.seat, from_seat=self.from_seat)
        table.tell(self.from_seat, "was-taken", card=NAMES[card], seat=self.seat)


def lose_random(table: Table, seat: int, params: Params) -> None:
    """The opponent discards random cards."""
    for _ in range(int(params["n"])):
        discard_random(table, opponent(table))


def discard_random(table: Table, seat: int) -> None:
    """A random card of a hand is discarded."""
    hand = table.players[seat].hand
    if hand:
        card = hand.pop(table.dice.below(len(hand)))
        leave_openly(table, card, hand)
        discard(table, [card])
        table.say("discards", seat=seat, card=NAMES[card])


def deploy(table: Table, seat: int, params: Params) -> None:
    """Add up to so many warriors from hand, without limit of symbols."""
    table.do(AddWarrior(seat, int(params["n"]), MANY_SYMBOLS, True), Deploy(seat))


def from_pile(table: Table, seat: int, params: Params) -> None:
    """Take cards of the discard pile into hand: any, the topmost warriors, the top ones."""
    times = int(params["n"])
    if params["which"] == "any":
        table.do(*[TakeDiscarded(seat) for _ in range(times)])
        return
    wanted = params["which"] == "top"
    found = [card for card in reversed(table.discard) if wanted or IS_WARRIOR[card]]
    for card in found[:times]:
        take_discarded(table, seat, card)


def take_discarded(table: Table, seat: int, card: int) -> None:
    """Everyone sees a card go from the pile to a hand."""
    table.discard.remove(card)
    put_in_hand(table, seat, [card], EVERYONE)
    table.say("takes-discarded", seat=seat, card=NAMES[card])


@dataclass(slots=True)
class TakeDiscarded(Ask):
    """Choose a card of the discard pile for your hand; of copies the topmost is taken."""

    kind = "card"
    rules = ("VA-014", "VA-157")

    def options(self, table: Table) -> list[Option]:
        return [NAMES[card] for card in different(table.discard)]

    def answer(self, table: Table, option: Option) -> None:
        found = next(card for card in reversed(table.discard) if NAMES[card] == option)
        take_discarded(table, self.seat, found)


def take_back(table: Table, seat: int, params: Params) -> None:
    """Tactics played in this battle return to hand: all, or so many."""
    side = side_of(table, seat)
    if params["n"] == "all":
        for card in side.tactics[:]:
            return_tactic(table, side, card)
    else:
        table.do(*[ReturnTactic(seat, ()) for _ in range(int(params["n"]))])


def bonus_glory(table: Table, seat: int, params: Params) -> None:
    """Gain bonus glory (VA-123)."""
    table.do(GainGlory(seat, int(params["n"])))


def draw_cards(table: Table, seat: int, params: Params) -> None:
    """Draw some, keep some (VA-160)."""
    table.do(Draw(seat, int(params["draw"]), int(params["keep"])))


LOKI.add("send_activated", send_activated, n=(int, str))
LOKI.add("send_nonactivated", send_idle, n=int)
LOKI.add("send_activated_and_draw", send_and_draw, n=int, draw=int)
LOKI.add("steal_random", steal, n=int)
LOKI.add("steal_chosen", steal_chosen, n=int)
LOKI.add("opponent_discards_random", lose_random, n=int)
LOKI.add("bonus_glory", bonus_glory, n=int)
LOKI.add("draw_cards", draw_cards, draw=int, keep=int)
LOKI.add("deploy_from_hand", deploy, n=int)
LOKI.add("take_from_discard", from_pile, n=int, which=str)
LOKI.add("return_played_tactic", take_back, n=(int, str))

LOKIS_TRICKERY = Expansion("loki", rows=(("setup", 55, ChooseLoki), ("aftermath", 80, OfferLoki)))

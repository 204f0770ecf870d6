"""Set-up from the jarls to the opening hands (VA-025 to VA-034), with its variants (VA-303).

The numbers are the rulebook's steps:

4. Jarls are dealt, chosen in secret and revealed            DealJarls, ChooseJarl, RevealJarls
6. Cards of the deck are discarded                           FirstDiscard
7. One warrior more than players is revealed                 RevealWarriors
8. Counter-clockwise, everyone takes one                     PickFirstWarriors
9. Opening hands: draw seven, discard two                    DealHands, SetAside, ShowAside

Variants of step 9: five cards each (DealSimpleHands), or hands gathered from a common reserve
(GatherHands to FillReserve). Then the first player begins (BeginPlay).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Together
from meadhall.games.valhalla.actions import TakeTurn
from meadhall.games.valhalla.cards import (
    IS_WARRIOR,
    NAMES,
    ROWS,
    different,
)
from meadhall.games.valhalla.components import (
    ADVANCED_DRAW,
    FIRST_DISCARD,
    JARLS_DEALT,
    JARLS_DEALT_FIVE,
    RESERVE,
    SHUFFLED_BACK,
    SIMPLE_DRAW,
    START_DRAW,
)
from meadhall.games.valhalla.flow import EXPANSIONS, Expansion
from meadhall.games.valhalla.jarls import JARLS
from meadhall.games.valhalla.party import join
from meadhall.games.valhalla.piles import (
    BACK,
    EVERYONE,
    HELD,
    discard,
    from_deck,
    note,
    put_in_hand,
    take_from_hand,
)
from meadhall.games.valhalla.table import Act, Ask, Table

# -- step 4: jarls -------------------------------------------------------------------------


@dataclass(slots=True)
class DealJarls(Act):
    """Deal three jarls to each; all choose one in secret and reveal together (VA-025, VA-026)."""

    def run(self, table: Table) -> None:
        """Without those for three and more if there are two players; five if wanted (VA-309)."""
        first_game = bool(table.settings["first_game_jarls"])
        table.jarls = [
            jarl.key
            for jarl in JARLS.values()
            if jarl.players <= table.seats and (jarl.first_game or not first_game)
        ]
        table.dice.shuffle(table.jarls)
        dealt = 1 if first_game else JARLS_DEALT
        if table.settings["five_jarls"]:
            dealt = min(JARLS_DEALT_FIVE, len(table.jarls) // table.seats)
        for player in table.players:
            player.offered = sorted(table.jarls.pop() for _ in range(dealt))
        seats = range(table.seats)
        table.do(Together(tuple(ChooseJarl(seat) for seat in seats)), RevealJarls())


@dataclass(slots=True)
class ChooseJarl(Ask):
    """Choose your jarl among those dealt to you; the others leave the game (VA-025)."""

    rest = True
    kind = "card"
    rules = ("VA-006", "VA-007", "VA-025")

    def options(self, table: Table) -> list[Option]:
        return [*table.players[self.seat].offered]

    def answer(self, table: Table, option: Option) -> None:
        table.players[self.seat].jarl = str(option)


@dataclass(slots=True)
class RevealJarls(Act):
    """All reveal together; the jarls not kept leave the game unseen (VA-025)."""

    def run(self, table: Table) -> None:
        for seat, player in enumerate(table.players):
            player.offered = []
            table.say("leads", seat=seat, jarl=player.jarl)
        table.jarls = []


# -- steps 6 to 8 --------------------------------------------------------------------------


@dataclass(slots=True)
class FirstDiscard(Act):
    """Step 6: discard cards from the deck before the game (VA-028, VA-149, VA-151)."""

    def run(self, table: Table) -> None:
        """By players, +80 and Loki's card; never below none, never the whole deck (VA-034)."""
        number = FIRST_DISCARD[table.seats][big_sets(table) == 2]
        if table.loki:
            change = ROWS[table.loki].facts.get("setup_discard_delta", 0)
            number += change
            if change:
                key = "loki-discards-more" if change > 0 else "loki-discards-fewer"
                table.say(key, card=table.loki, count=abs(change))
        cards = from_deck(table, max(0, number))
        discard(table, cards)
        table.say("first-discard", count=len(cards))


def big_sets(table: Table) -> int:
    """How many 40-card expansions are in play."""
    return sum(each.big and bool(table.settings[each.name]) for each in EXPANSIONS.values())


@dataclass(slots=True)
class RevealWarriors(Act):
    """Step 7: reveal one warrior more than players; shuffle the rest back (VA-030, VA-150)."""

    def run(self, table: Table) -> None:
        others: list[int] = []
        while len(table.shown) <= table.seats:
            card = table.deck.pop()
            (table.shown if IS_WARRIOR[card] else others).append(card)
        table.deck += others
        table.dice.shuffle(table.deck)
        table.say("first-warriors", cards=[NAMES[card] for card in table.shown])


@dataclass(slots=True)
class PickFirstWarriors(Act):
    """Step 8: counter-clockwise from the first player's right, the first player last (VA-031)."""

    def run(self, table: Table) -> None:
        order = reversed(table.clockwise(table.first))
        table.do(*[TakeFirstWarrior(seat) for seat in order])


@dataclass(slots=True)
class TakeFirstWarrior(Ask):
    """Choose the warrior with which your party begins (VA-031)."""

    kind = "card"
    rules = ("VA-030", "VA-031")

    def options(self, table: Table) -> list[Option]:
        return [NAMES[card] for card in different(table.shown)]

    def answer(self, table: Table, option: Option) -> None:
        """It joins the party; nothing is triggered."""
        card = next(card for card in table.shown if NAMES[card] == option)
        table.shown.remove(card)
        join(table, self.seat, card)
        table.say("adds", seat=self.seat, cards=[NAMES[card]])


def spare_back(table: Table) -> None:
    """The warrior that nobody took goes back into the deck (VA-032)."""
    table.deck += table.shown
    table.shown = []
    table.dice.shuffle(table.deck)


def deal(table: Table, number: int) -> None:
    """Everyone draws an opening hand, in turn order."""
    for seat in table.clockwise(table.first):
        put_in_hand(table, seat, from_deck(table, number))


# -- step 9 --------------------------------------------------------------------------------


@dataclass(slots=True)
class DealHands(Act):
    """Step 9: draw seven, set two aside in secret, then discard them (VA-032)."""

    def run(self, table: Table) -> None:
        spare_back(table)
        deal(table, START_DRAW)
        asks = tuple(SetAside(seat) for seat in range(table.seats))
        table.do(Together(asks), ShowAside())


@dataclass(slots=True)
class SetAside(Ask):
    """Choose the first of two cards of your opening hand that you discard, in secret (VA-032)."""

    always = True
    rest = True
    kind = "card"
    rules = ("VA-032",)

    def options(self, table: Table) -> list[Option]:
        return [NAMES[card] for card in different(table.players[self.seat].hand)]

    def more(self, table: Table, option: Option) -> SetSecondAside:
        """The second one answers for both."""
        return SetSecondAside(self.seat, str(option))


@dataclass(slots=True)
class SetSecondAside(Ask):
    """Choose the second card of your opening hand that you discard, in secret (VA-032)."""

    first: str

    told = ("first",)
    always = True
    rest = True
    kind = "card"
    rules = ("VA-032",)

    def options(self, table: Table) -> list[Option]:
        """Cards in hand, less the one already chosen."""
        hand = sorted(table.players[self.seat].hand)
        hand.remove(next(card for card in hand if NAMES[card] == self.first))
        return [NAMES[card] for card in different(hand)]

    def answer(self, table: Table, option: Option) -> None:
        """Lay both aside, in the order chosen."""
        for name in (self.first, str(option)):
            card = take_from_hand(table, self.seat, name)
            table.players[self.seat].aside.append(card)


@dataclass(slots=True)
class ShowAside(Act):
    """The cards set aside are discarded in turn order; with six players they go back (VA-029)."""

    def run(self, table: Table) -> None:
        """Each player's in the order chosen (VA-033)."""
        cards = []
        for seat in table.clockwise(table.first):
            player = table.players[seat]
            table.say("sets-aside", seat=seat, cards=[NAMES[card] for card in player.aside])
            cards += player.aside
            player.aside = []
        leave_opening(table, cards)


def leave_opening(table: Table, cards: list[int]) -> None:
    """Cards left over from the opening hands are discarded or shuffled back (VA-029, VA-149)."""
    if table.seats not in SHUFFLED_BACK or big_sets(table) == 2:
        discard(table, cards)
        return
    for player in table.players:
        for card in player.hand:
            note(table, card, HELD)
    for card in cards:
        note(table, card, BACK)
    table.back = cards[:]
    table.deck += cards
    table.dice.shuffle(table.deck)
    table.say("shuffled-back", count=len(cards))


@dataclass(slots=True)
class BeginPlay(Act):
    """The first player begins (VA-040)."""

    def run(self, table: Table) -> None:
        table.do(TakeTurn(table.first))


# -- the simplified variant ----------------------------------------------------------------


@dataclass(slots=True)
class DealSimpleHands(Act):
    """Simplified: five cards each, nothing set aside, no jarl step (VA-303, VA-304)."""

    def run(self, table: Table) -> None:
        """The spare warrior is shuffled in first."""
        spare_back(table)
        deal(table, SIMPLE_DRAW)


SIMPLIFIED = Expansion("simplified", rows=(("setup", 40, None), ("setup", 90, DealSimpleHands)))


# -- the advanced opening hand -------------------------------------------------------------


@dataclass(slots=True)
class GatherHands(Act):
    """Advanced: draw five, then gather the hand from a common reserve (VA-305)."""

    def run(self, table: Table) -> None:
        """In turn order from the first player."""
        spare_back(table)
        deal(table, ADVANCED_DRAW)
        table.shown = from_deck(table, RESERVE)
        table.say("reserve", cards=[NAMES[card] for card in table.shown])
        table.do(GatherHand(table.first, tuple(table.clockwise(table.first))))


@dataclass(slots=True)
class GatherHand(Ask):
    """Lay a card into the reserve, or fill your hand from it and be done (VA-305 to VA-308)."""

    waiting: tuple[int, ...]
    """Who is not done, this seat first."""
    must_finish: bool = False

    kind = "word"
    rules = ("VA-305", "VA-306", "VA-307")

    def options(self, table: Table) -> list[Option]:
        lays = table.players[self.seat].hand and not self.must_finish
        return ["lay", "finish"] if lays else ["finish"]

    def answer(self, table: Table, option: Option) -> None:
        """Then the next player; the last one may lay just once more (VA-307)."""
        others = self.waiting[1:]
        if option == "finish":
            missing = ADVANCED_DRAW - len(table.players[self.seat].hand)
            table.do(*[TakeReserve(self.seat)] * missing, FillReserve(others))
        elif others:
            table.do(LayCard(self.seat), GatherHand(others[0], (*others, self.seat)))
        else:
            table.do(LayCard(self.seat), GatherHand(self.seat, self.waiting, True))


@dataclass(slots=True)
class LayCard(Ask):
    """Choose the card of your hand that goes into the common reserve (VA-306)."""

    always = True
    kind = "card"
    rules = ("VA-306",)

    def options(self, table: Table) -> list[Option]:
        return [NAMES[card] for card in different(table.players[self.seat].hand)]

    def answer(self, table: Table, option: Option) -> None:
        table.shown.append(take_from_hand(table, self.seat, str(option)))
        table.say("lays", seat=self.seat, card=str(option))


@dataclass(slots=True)
class TakeReserve(Ask):
    """Choose a card of the reserve for your hand (VA-306)."""

    kind = "card"
    rules = ("VA-306",)

    def options(self, table: Table) -> list[Option]:
        return [NAMES[card] for card in different(table.shown)]

    def answer(self, table: Table, option: Option) -> None:
        card = next(card for card in different(table.shown) if NAMES[card] == option)
        table.shown.remove(card)
        put_in_hand(table, self.seat, [card], EVERYONE)
        table.say("takes-reserve", seat=self.seat, card=str(option))


@dataclass(slots=True)
class FillReserve(Act):
    """Two more cards into the reserve; after the last hand what is left goes (VA-306, VA-308)."""

    waiting: tuple[int, ...]

    def run(self, table: Table) -> None:
        """Go on with whoever is not done."""
        if self.waiting:
            new = from_deck(table, RESERVE)
            table.shown += new
            table.say("reserve", cards=[NAMES[card] for card in new])
            table.do(GatherHand(self.waiting[0], self.waiting))
        else:
            cards, table.shown = table.shown, []
            leave_opening(table, cards)


ADVANCED_HAND = Expansion("advanced_hand", rows=(("setup", 90, GatherHands),))

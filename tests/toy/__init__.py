"""The toy: a small whole game that uses everything the core has, for tests of the machinery.

Tests of core, command line and server play it, so that a new card of a real game changes nothing
for them; docs/adding-a-game.md begins with a copy of it. Its texts are in text, its rules in rules.

1. Each seat has a hand of three numbers; the first seat has the fool too, which all can see.
2. A round: everybody lays a card in secret, two with the option ``double``.
3. All are turned up. Who laid the highest rolls a die for points,
4. may boast for points, and may draw a card.
5. A round begins anew while everybody can lay; most points win.

The fool can be played at any time for a point.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from meadhall.core import (
    BadSetup,
    Choice,
    Dice,
    Game,
    Option,
    Question,
    Result,
    Section,
    Setting,
    Step,
    Text,
    Together,
    View,
    places,
    text,
)
from meadhall.core import Table as CoreTable

SIDES = ("oak", "ash", "elm", "fir")
CARDS = {f"card_{number}": {"number": number} for number in range(12)} | {"fool": {"number": 0}}


@dataclass(slots=True)
class Table(CoreTable):
    """What lies on the table: hands, deck and pile, what is laid in secret, points."""

    hands: list[list[str]]
    points: list[int]
    laid: dict[int, list[str]]
    double: bool
    rounds: int
    rolled: int | None
    deck: list[str]
    pile: list[str]
    boasts: list[int]

    def anytime(self, seat: int) -> list[Option]:
        return ["fool"] if "fool" in self.hands[seat] else []

    def play_anytime(self, seat: int, option: Option) -> None:
        self.do(PlayFool(seat))


@dataclass(slots=True)
class PlayFool(Step[Table]):
    """The fool is laid open for a point (TOY-005)."""

    seat: int

    def run(self, table: Table) -> None:
        table.hands[self.seat].remove("fool")
        table.pile.append("fool")
        table.points[self.seat] += 1
        table.say("plays-fool", seat=self.seat)
        if table.double:
            table.do(Laugh(self.seat))


@dataclass(slots=True)
class Laugh(Question[Table]):
    """How somebody laughs who has played the fool (TOY-005)."""

    def options(self, table: Table) -> list[Option]:
        return ["aloud", "quietly"]

    def answer(self, table: Table, option: Option) -> None:
        table.say("laughs", seat=self.seat)


@dataclass(slots=True)
class PlayRound(Step[Table]):
    """Everybody lays in secret, then all is turned up (TOY-002)."""

    def run(self, table: Table) -> None:
        table.rounds += 1
        if table.rounds > 1:
            table.say("phase-round", round=table.rounds)
        ask = tuple(LayCard(seat) for seat in range(table.seats))
        table.do(Together(ask), TurnUp())


@dataclass(slots=True)
class LayCard(Question[Table]):
    """Which card a seat lays (TOY-002)."""

    always = True
    kind = "card"
    rest = True
    rules = ("TOY-002",)

    def options(self, table: Table) -> list[Option]:
        return [card for card in sorted(table.hands[self.seat]) if card != "fool"]

    def more(self, table: Table, option: Option) -> Question[Table] | None:
        return LaySecond(self.seat, str(option)) if table.double else None

    def hint(self, table: Table, option: Option) -> Text | None:
        return text("hint-number", number=number(str(option)))

    def answer(self, table: Table, option: Option) -> None:
        lay(table, self.seat, [str(option)])


@dataclass(slots=True)
class LaySecond(Question[Table]):
    """Which card a seat lays along with the first (TOY-001)."""

    first: str

    always = True
    kind = "card"
    rules = ("TOY-002",)

    def options(self, table: Table) -> list[Option]:
        hand = [card for card in sorted(table.hands[self.seat]) if card != "fool"]
        hand.remove(self.first)
        return [*hand]

    def answer(self, table: Table, option: Option) -> None:
        lay(table, self.seat, [self.first, str(option)])


def lay(table: Table, seat: int, cards: list[str]) -> None:
    """Lay cards out of a hand, for all to see later."""
    for card in cards:
        table.hands[seat].remove(card)
    table.laid[seat] = cards
    table.tell(seat, "you-lay", cards=cards)


@dataclass(slots=True)
class TurnUp(Step[Table]):
    """The highest card wins the round (TOY-003)."""

    def run(self, table: Table) -> None:
        for seat in range(table.seats):
            table.say("lays", seat=seat, cards=table.laid[seat])
        best = max(range(table.seats), key=lambda seat: max(map(number, table.laid[seat])))
        table.say("best", seat=best)
        table.do(RollForPoints(best), Boast(best), DrawCard(best), ClearTable())


def number(card: str) -> int:
    """The number on a card."""
    return int(CARDS[card]["number"])


@dataclass(slots=True)
class RollForPoints(Step[Table]):
    """The winner of a round rolls for points (TOY-003)."""

    seat: int

    def run(self, table: Table) -> None:
        table.rolled = table.dice.roll(6)
        table.points[self.seat] += table.rolled
        table.say("rolls", seat=self.seat, points=table.rolled)


@dataclass(slots=True)
class Boast(Question[Table]):
    """Whether the winner of a round boasts (TOY-004)."""

    rest = True
    rules = ("TOY-004",)

    def options(self, table: Table) -> list[Option]:
        return ["loudly", "softly", "pass"]

    def answer(self, table: Table, option: Option) -> None:
        if option != "pass":
            table.do(BoastAgain(self.seat))


@dataclass(slots=True)
class BoastAgain(Question[Table]):
    """For how many points somebody boasts (TOY-004)."""

    def options(self, table: Table) -> list[Option]:
        return [1, 2, 3]

    def answer(self, table: Table, option: Option) -> None:
        table.points[self.seat] += int(option)
        table.boasts[self.seat] += int(option)
        table.say("boasts", seat=self.seat, points=int(option))


@dataclass(slots=True)
class DrawCard(Question[Table]):
    """Whether the winner of a round draws a card (TOY-003)."""

    def options(self, table: Table) -> list[Option]:
        return ["draw", "pass"] if table.deck else []

    def answer(self, table: Table, option: Option) -> None:
        if option == "draw":
            card = table.deck.pop()
            table.hands[self.seat].append(card)
            table.tell(self.seat, "you-draw", card=card)


@dataclass(slots=True)
class ClearTable(Step[Table]):
    """What was laid goes to the pile; the next round begins if all can lay (TOY-002)."""

    def run(self, table: Table) -> None:
        table.pile += [card for cards in table.laid.values() for card in cards]
        table.laid = {}
        table.rolled = None
        enough = 2 if table.double else 1
        if all(len([c for c in hand if c != "fool"]) >= enough for hand in table.hands):
            table.do(PlayRound())


def set_up(seats: int, options: Mapping[str, Setting], dice: Dice) -> Table:
    """The first table: three cards each, the fool for the first seat (TOY-001)."""
    if options["double"] and seats > 3:
        raise BadSetup("there are not enough cards", "TOY-001")
    deck = [f"card_{number}" for number in range(12)]
    dice.shuffle(deck)
    hands = [[deck.pop() for _ in range(3)] for _ in range(seats)]
    hands[0].append("fool")
    table = Table(
        seats=seats,
        dice=dice,
        agenda=[],
        hands=hands,
        points=[0] * seats,
        laid={},
        double=bool(options["double"]),
        rounds=0,
        rolled=None,
        deck=deck,
        pile=[],
        boasts=[0] * seats,
    )
    table.do(PlayRound())
    return table


def look(table: Table, seat: int | None) -> View:
    """What a seat sees."""
    return {
        "points": table.points[:],
        "rounds": table.rounds,
        "hand_sizes": [len(hand) for hand in table.hands],
        "laid": {str(who): cards[:] for who, cards in sorted(table.laid.items())},
        "deck": len(table.deck),
        "pile": [card for card in table.pile if card != "fool"],
        "fool": next((who for who, hand in enumerate(table.hands) if "fool" in hand), None),
        "hand": None if seat is None else sorted(table.hands[seat]),
    }


def reshuffle(table: Table, seat: int | None, dice: Dice) -> None:
    """All cards but the fool, which lies open before its seat."""
    others = [hand for who, hand in enumerate(table.hands) if who != seat]
    unknown = sorted([card for hand in others for card in hand if card != "fool"] + table.deck)
    dice.shuffle(unknown)
    for hand in others:
        hand[:] = [card if card == "fool" else unknown.pop() for card in hand]
    table.deck[:] = unknown


def judge(table: Table) -> Result:
    """Points by seat, and where they came from."""
    scores = tuple(table.points)
    boasts = tuple(table.boasts)
    rolls = tuple(score - boast for score, boast in zip(scores, boasts, strict=True))
    return Result(scores, places(scores), {"rolls": rolls, "boasts": boasts})


def audit(table: Table) -> list[str]:
    """Every card is somewhere, once."""
    laid = [card for cards in table.laid.values() for card in cards]
    held = [card for hand in table.hands for card in hand]
    found = sorted([*held, *laid, *table.deck, *table.pile])
    return [] if found == sorted(CARDS) else [f"cards: {len(found)} instead of {len(CARDS)}"]


def lay_out(view: View) -> list[Section]:
    """A view in words."""
    seats = [
        [text("seat-cell", seat=seat), number_text(points), number_text(cards)]
        for seat, (points, cards) in enumerate(zip(view["points"], view["hand_sizes"], strict=True))
    ]
    columns = [text("column-seat"), text("column-points"), text("column-cards")]
    sections = [
        Section(text("title"), [text("deck-left", count=view["deck"])]),
        Section(text("title-seats"), [], columns, seats),
    ]
    if view["hand"] is not None:
        cards = [[text(card), number_text(number(card))] for card in view["hand"]]
        columns = [text("column-card"), text("column-number")]
        sections.append(Section(text("title-hand"), [], columns, cards))
    return sections


def number_text(value: int) -> Text:
    """A number as a cell."""
    return text("number", number=value)


def worth(table: Table, seat: int) -> float:
    """How good a table looks to a seat."""
    return float(table.points[seat])


TOY: Game[Any] = Game(
    id="toy",
    version="7",
    seats=(2, 3, 4),
    choices=(Choice("double", (False, True), False), Choice("length", ("short", 3), "short")),
    table=Table,
    set_up=set_up,
    look=look,
    reshuffle=reshuffle,
    judge=judge,
    lay_out=lay_out,
    worth=worth,
    cards=CARDS,
    audit=audit,
    sides=SIDES,
)


def find(name: str, rules: str | None = None) -> Game[Any]:
    """As ``meadhall.game``, for the toy alone."""
    if name != TOY.id:
        raise KeyError(name)
    return TOY


GAME = TOY

"""A small game that uses everything the core has: the high card, with a die and a fool.

Each seat has a hand of numbers. A round: everybody lays a card in secret (two with the
option ``double``); all are turned up; who laid the highest rolls a die for points and may
then boast. A fool in hand can be played at any time for a point.
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
    Together,
    View,
    places,
    text,
)
from meadhall.core import Table as CoreTable

CARDS = {f"card_{number}": {"number": number} for number in range(12)} | {"fool": {"number": 0}}


@dataclass(slots=True)
class Table(CoreTable):
    hands: list[list[str]]
    points: list[int]
    laid: dict[int, list[str]]
    double: bool
    rounds: int
    rolled: int | None
    deck: list[str]

    def anytime(self, seat: int) -> list[Option]:
        return ["fool"] if "fool" in self.hands[seat] else []

    def play_anytime(self, seat: int, option: Option) -> None:
        self.do(PlayFool(seat))


@dataclass(slots=True)
class PlayFool(Step[Table]):
    seat: int

    def run(self, table: Table) -> None:
        table.hands[self.seat].remove("fool")
        table.points[self.seat] += 1
        table.say("fool", seat=self.seat)
        if table.double:
            table.do(Laugh(self.seat))


@dataclass(slots=True)
class Laugh(Question[Table]):
    def options(self, table: Table) -> list[Option]:
        return ["aloud", "quietly"]

    def answer(self, table: Table, option: Option) -> None:
        table.say("laughs", seat=self.seat)


@dataclass(slots=True)
class PlayRound(Step[Table]):
    def run(self, table: Table) -> None:
        table.rounds += 1
        ask = tuple(LayCard(seat) for seat in range(table.seats))
        table.do(Together(ask), TurnUp())


@dataclass(slots=True)
class LayCard(Question[Table]):
    always = True

    def options(self, table: Table) -> list[Option]:
        return [card for card in sorted(table.hands[self.seat]) if card != "fool"]

    def more(self, table: Table, option: Option) -> Question[Table] | None:
        return LaySecond(self.seat, str(option)) if table.double else None

    def answer(self, table: Table, option: Option) -> None:
        lay(table, self.seat, [str(option)])


@dataclass(slots=True)
class LaySecond(Question[Table]):
    first: str

    always = True

    def options(self, table: Table) -> list[Option]:
        hand = [card for card in sorted(table.hands[self.seat]) if card != "fool"]
        hand.remove(self.first)
        return [*hand]

    def answer(self, table: Table, option: Option) -> None:
        lay(table, self.seat, [self.first, str(option)])


def lay(table: Table, seat: int, cards: list[str]) -> None:
    for card in cards:
        table.hands[seat].remove(card)
    table.laid[seat] = cards
    table.tell(seat, "you-lay", cards=cards)


@dataclass(slots=True)
class TurnUp(Step[Table]):
    def run(self, table: Table) -> None:
        best = max(range(table.seats), key=lambda seat: max(map(number, table.laid[seat])))
        table.say("best", seat=best)
        table.do(RollForPoints(best), Boast(best), DrawCard(best), ClearTable())


def number(card: str) -> int:
    return int(CARDS[card]["number"])


@dataclass(slots=True)
class RollForPoints(Step[Table]):
    seat: int

    def run(self, table: Table) -> None:
        table.rolled = table.dice.roll(6)
        table.points[self.seat] += table.rolled
        table.say("rolls", seat=self.seat, points=table.rolled)


@dataclass(slots=True)
class Boast(Question[Table]):
    def options(self, table: Table) -> list[Option]:
        return ["loudly", "softly", "pass"]

    def answer(self, table: Table, option: Option) -> None:
        if option != "pass":
            table.do(BoastAgain(self.seat))


@dataclass(slots=True)
class BoastAgain(Question[Table]):
    def options(self, table: Table) -> list[Option]:
        return [1, 2, 3]

    def answer(self, table: Table, option: Option) -> None:
        table.points[self.seat] += int(option)


@dataclass(slots=True)
class DrawCard(Question[Table]):
    def options(self, table: Table) -> list[Option]:
        return ["draw", "pass"] if table.deck else []

    def answer(self, table: Table, option: Option) -> None:
        if option == "draw":
            table.hands[self.seat].append(table.deck.pop())


@dataclass(slots=True)
class ClearTable(Step[Table]):
    def run(self, table: Table) -> None:
        table.laid = {}
        table.rolled = None
        enough = 2 if table.double else 1
        if all(len([c for c in hand if c != "fool"]) >= enough for hand in table.hands):
            table.do(PlayRound())


def set_up(seats: int, options: Mapping[str, Setting], dice: Dice) -> Table:
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
    )
    table.do(PlayRound())
    return table


def look(table: Table, seat: int | None) -> View:
    return {
        "points": table.points[:],
        "rounds": table.rounds,
        "hand_sizes": [len(hand) for hand in table.hands],
        "laid": {str(who): cards[:] for who, cards in sorted(table.laid.items())},
        "deck": len(table.deck),
        "hand": None if seat is None else sorted(table.hands[seat]),
    }


def reshuffle(table: Table, seat: int | None, dice: Dice) -> None:
    others = [hand for who, hand in enumerate(table.hands) if who != seat]
    unknown = sorted([card for hand in others for card in hand] + table.deck)
    dice.shuffle(unknown)
    for hand in others:
        hand[:] = [unknown.pop() for _ in hand]
    table.deck[:] = unknown


def judge(table: Table) -> Result:
    scores = tuple(table.points)
    return Result(scores, places(scores))


def lay_out(view: View) -> list[Section]:
    return [Section(text("title"), [text("points", points=view["points"])])]


def worth(table: Table, seat: int) -> float:
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
    at_rest=lambda table: True,
    cards=CARDS,
)


def find(name: str, rules: str | None = None) -> Game[Any]:
    if name != "toy":
        raise KeyError(name)
    return TOY

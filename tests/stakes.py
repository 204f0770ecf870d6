"""A small sound game, and the same with a fault planted in it, for tests of the lab.

Stakes: everybody has a hand of cards. A round: all lay one card in secret; they are turned up;
who laid the highest takes a stake by a die and may then draw a card from the deck. Once in the
game each may blow a horn, at any time. It ends when a hand is empty.

    planted("loses a card")     the game with that fault
    FAULTS                      all faults there are, with the kind of finding each must give
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Self

from meadhall.core import (
    Choice,
    Dice,
    Game,
    IllegalAnswer,
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

CARDS = {f"card_{letter}": {"rank": rank} for rank, letter in enumerate("abcdefghijklmnop")}
COUNTER = itertools.count()
"""Something outside the table: what a sound game never uses."""


@dataclass(slots=True)
class Table(CoreTable):
    hands: list[list[str]]
    deck: list[str]
    laid: dict[int, str]
    pile: list[str]
    points: list[int]
    horns: list[bool]
    fault: str
    noise: int = 0
    secret: int = field(default=0, compare=False)
    """State that copies forget, for one of the faults."""

    def anytime(self, seat: int) -> list[Option]:
        return ["horn"] if self.horns[seat] else []

    def play_anytime(self, seat: int, option: Option) -> None:
        self.do(BlowHorn(seat))

    def clone(self) -> Self:
        copy = CoreTable.clone(self)
        if self.fault == "copies share a hand":
            copy.hands[0] = self.hands[0]
        return copy

    def answer(self, question: Question[Any], option: Option) -> None:
        if self.fault == "takes any answer" and option not in self.options(question):
            option = self.options(question)[0]
        if self.fault == "refusal names a hand" and option == "no-such-option":
            held = ", ".join(card for hand in self.hands for card in hand)
            raise IllegalAnswer(question.name, question.seat, held, self.options(question))
        if self.fault == "refusal changes the table" and option == "no-such-option":
            self.noise += 1
        CoreTable.answer(self, question, option)


def other_card(table: Table, seat: int) -> str:
    """A card in the hand of the next seat: what this seat must never learn."""
    hand = table.hands[(seat + 1) % table.seats]
    return min(hand, default="card_a")


# -- the flow ------------------------------------------------------------------


@dataclass(slots=True)
class BlowHorn(Step[Table]):
    seat: int

    def run(self, table: Table) -> None:
        table.horns[self.seat] = False
        table.say("horn", seat=self.seat)
        if table.fault == "the horn rolls":
            table.points[self.seat] += table.dice.roll()


@dataclass(slots=True)
class PlayRound(Step[Table]):
    def run(self, table: Table) -> None:
        if table.fault == "steps without end":
            table.do(PlayRound())
            return
        ask = tuple(LayCard(seat) for seat in range(table.seats))
        table.do(Together(ask), TurnUp())


@dataclass(slots=True)
class LayCard(Question[Table]):
    always = True
    kind = "card"

    def options(self, table: Table) -> list[Option]:
        hand: list[Option] = [*sorted(table.hands[self.seat])]
        change = OPTION_FAULTS.get(table.fault)
        return hand if change is None else change(table, self.seat, hand)

    def arguments(self) -> dict[str, Any]:
        return {}

    def hint(self, table: Table, option: Option) -> Text | None:
        if table.fault == "hint names a hidden card":
            return text("beaten", card=other_card(table, self.seat))
        return None

    def answer(self, table: Table, option: Option) -> None:
        if table.fault == "crashes" and option == "card_c":
            raise RuntimeError("no such thing")
        table.hands[self.seat].remove(str(option))
        table.laid[self.seat] = str(option)
        if table.fault == "log names a hidden card":
            table.say("lies-ready", seat=self.seat, card=other_card(table, self.seat))
        table.tell(self.seat, "you-lay", card=str(option))


@dataclass(slots=True)
class TurnUp(Step[Table]):
    def run(self, table: Table) -> None:
        best = max(range(table.seats), key=lambda seat: rank(table.laid[seat]))
        for seat in range(table.seats):
            card = table.laid[seat]
            table.say("lays", seat=seat, card=card)
            if not (table.fault == "loses a card" and card == "card_d"):
                table.pile.append(card)
        table.laid = {}
        table.do(RollForStake(best), DrawCard(best), NextRound())


def rank(card: str) -> int:
    return int(CARDS[card]["rank"])


@dataclass(slots=True)
class RollForStake(Step[Table]):
    seat: int

    def run(self, table: Table) -> None:
        stake = table.dice.roll()
        if table.fault == "counts from outside":
            stake += next(COUNTER)
        if table.fault == "copies forget":
            table.secret += 1
            stake += table.secret
        table.points[self.seat] += stake
        table.say("stake", seat=self.seat, stake=stake)


@dataclass(slots=True)
class DrawCard(Question[Table]):
    def options(self, table: Table) -> list[Option]:
        if table.fault == "asked only with a low card" and rank(other_card(table, self.seat)) > 4:
            return ["pass"]
        return ["draw", "pass"] if table.deck else []

    def answer(self, table: Table, option: Option) -> None:
        if option == "draw":
            table.hands[self.seat].append(table.deck.pop())
        if table.fault == "asks for ever":
            table.do(AskAgain(self.seat))


@dataclass(slots=True)
class AskAgain(Question[Table]):
    def options(self, table: Table) -> list[Option]:
        return ["yes", "no"]

    def answer(self, table: Table, option: Option) -> None:
        table.do(AskAgain(self.seat))


@dataclass(slots=True)
class NextRound(Step[Table]):
    def run(self, table: Table) -> None:
        if all(table.hands):
            table.do(PlayRound())


# -- faults in options ---------------------------------------------------------


def _twice(table: Table, seat: int, hand: list[Option]) -> list[Option]:
    return [*hand, hand[0]]


def _number_words(table: Table, seat: int, hand: list[Option]) -> list[Option]:
    return [*hand, "7"]


def _two_words(table: Table, seat: int, hand: list[Option]) -> list[Option]:
    return [*hand, "two words"]


def _shifting(table: Table, seat: int, hand: list[Option]) -> list[Option]:
    return hand if next(COUNTER) % 2 else hand[::-1]


def _vanishing(table: Table, seat: int, hand: list[Option]) -> list[Option]:
    return hand if next(COUNTER) % 3 else hand[:1]


def _noisy(table: Table, seat: int, hand: list[Option]) -> list[Option]:
    table.noise += 1
    return hand


def _by_hash(table: Table, seat: int, hand: list[Option]) -> list[Option]:
    return [*{*hand}]


def _by_opponent(table: Table, seat: int, hand: list[Option]) -> list[Option]:
    return [*hand, "dodge"] if rank(other_card(table, seat)) > 6 else hand


OPTION_FAULTS: dict[str, Callable[[Table, int, list[Option]], list[Option]]] = {
    "offers a card twice": _twice,
    "offers a number as a word": _number_words,
    "offers two words": _two_words,
    "options shift about": _shifting,
    "options vanish": _vanishing,
    "options change the table": _noisy,
    "options by hash order": _by_hash,
    "options by an opponent's hand": _by_opponent,
}


# -- the game ------------------------------------------------------------------


def set_up(seats: int, options: Mapping[str, Setting], dice: Dice) -> Table:
    deck = [*CARDS]
    dice.shuffle(deck)
    size = 2 if options["short"] else 3
    table = Table(
        seats=seats,
        dice=dice,
        agenda=[],
        hands=[[deck.pop() for _ in range(size)] for _ in range(seats)],
        deck=deck,
        laid={},
        pile=[],
        points=[0] * seats,
        horns=[True] * seats,
        fault="",
    )
    table.do(PlayRound())
    return table


def look(table: Table, seat: int | None) -> View:
    return {
        "points": table.points[:],
        "sizes": [len(hand) for hand in table.hands],
        "deck": len(table.deck),
        "pile": table.pile[:],
        "horns": table.horns[:],
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
    return Result(scores, places(scores), {"stakes": scores})


def audit(table: Table) -> list[str]:
    held = [card for hand in table.hands for card in hand]
    found = sorted([*held, *table.deck, *table.pile, *table.laid.values()])
    return [] if found == sorted(CARDS) else [f"cards: {len(found)} instead of {len(CARDS)}"]


def lay_out(view: View) -> list[Section]:
    return [Section(text("title"), [text("points", points=view["points"])])]


SOUND: Game[Any] = Game(
    id="stakes",
    version="1",
    seats=(2, 3),
    choices=(Choice("short", (False, True), False),),
    table=Table,
    set_up=set_up,
    look=look,
    reshuffle=reshuffle,
    judge=judge,
    lay_out=lay_out,
    worth=lambda table, seat: float(table.points[seat]),
    at_rest=lambda table: True,
    cards=CARDS,
    audit=audit,
)


# -- faults in the game's other functions --------------------------------------


def _set_up_crashes(seats: int, options: Mapping[str, Setting], dice: Dice) -> Table:
    raise LookupError("no table")


def _view_shows_a_hand(table: Table, seat: int | None) -> View:
    return {**look(table, seat), "next": other_card(table, seat or 0)}


def _view_shares(table: Table, seat: int | None) -> View:
    return {**look(table, seat), "pile": table.pile}


def _view_of_sets(table: Table, seat: int | None) -> View:
    return {**look(table, seat), "pile": {*table.pile}}


def _view_counts(table: Table, seat: int | None) -> View:
    table.noise += 1
    return look(table, seat)


def _describe_wrecks(view: View) -> list[Section]:
    sections = lay_out(view)
    view["pile"] = []
    view["points"].clear()
    return sections


def _no_result(table: Table) -> None:
    return None


def _hides_nothing(table: Table, seat: int | None, dice: Dice) -> None:
    """Everything stays as it is."""


def _doubles(table: Table, seat: int | None, dice: Dice) -> None:
    reshuffle(table, seat, dice)
    table.deck[:] = [*table.deck[1:], *table.deck[-1:]]


def _remembers(table: Table, seat: int | None, dice: Dice) -> None:
    others = [hand for who, hand in enumerate(table.hands) if who != seat]
    unknown = [card for hand in others for card in hand] + table.deck
    dice.shuffle(unknown)  # the order before the shuffle is that of the truth
    for hand in others:
        hand[:] = [unknown.pop() for _ in hand]
    table.deck[:] = unknown


def _swaps_sizes(table: Table, seat: int | None, dice: Dice) -> None:
    reshuffle(table, seat, dice)
    other = 1 if seat == 0 else 0
    table.deck += table.hands[other]
    table.hands[other].clear()


class _Forgetful(Game[Any]):
    """Stored states lose the top of the deck."""

    def restore(self, snapshot: bytes) -> Any:
        table = Game.restore(self, snapshot)
        table.deck[-1:] = []
        return table


class _Shuffler(Game[Any]):
    """Stored states come back the same but ask in another way."""

    def restore(self, snapshot: bytes) -> Any:
        table = Game.restore(self, snapshot)
        table.log.clear()
        table._asked = []
        return table


def planted(fault: str) -> Game[Any]:
    """The game with this fault in it."""
    assert fault in FAULTS or fault in VARIANTS, fault
    if fault in _OTHER_CLASSES:
        parts = {name: getattr(SOUND, name) for name in SOUND.__dataclass_fields__}
        return _OTHER_CLASSES[fault](**parts)
    if fault in _OTHER_PARTS:
        return replace(SOUND, **_OTHER_PARTS[fault])

    def set_up_with_it(seats: int, options: Mapping[str, Setting], dice: Dice) -> Table:
        table = set_up(seats, options, dice)
        table.fault = fault
        return table

    return replace(SOUND, set_up=set_up_with_it)


def find_by_hash(name: str, rules: str | None = None) -> Game[Any]:
    """Finds the game whose options come in hash order, for another process."""
    assert name == "stakes"
    return planted("options by hash order")


def find_sound(name: str, rules: str | None = None) -> Game[Any]:
    """Finds the sound game, for another process."""
    assert name == "stakes"
    return SOUND


_OTHER_CLASSES: dict[str, type[Game[Any]]] = {
    "stored states lose a card": _Forgetful,
    "stored states ask nothing": _Shuffler,
}

_OTHER_PARTS: dict[str, dict[str, Any]] = {
    "set-up crashes": {"set_up": _set_up_crashes},
    "view shows a hand": {"look": _view_shows_a_hand},
    "view shares a list": {"look": _view_shares},
    "view is not plain": {"look": _view_of_sets},
    "view changes the table": {"look": _view_counts},
    "describe changes the view": {"lay_out": _describe_wrecks},
    "no result": {"judge": _no_result},
    "hides nothing": {"reshuffle": _hides_nothing},
    "imagines a card twice": {"reshuffle": _doubles},
    "imagines what is true": {"reshuffle": _remembers},
    "imagines empty hands": {"reshuffle": _swaps_sizes},
}

VARIANTS = ("the horn rolls",)
"""Other games that are sound."""

FAULTS: dict[str, str] = {
    "crashes": "crash",
    "set-up crashes": "crash",
    "no result": "dead-end",
    "options vanish": "dead-end",
    "asks for ever": "endless",
    "steps without end": "endless",
    "loses a card": "audit",
    "offers a card twice": "options",
    "offers a number as a word": "options",
    "offers two words": "options",
    "options shift about": "options",
    "options change the table": "impure",
    "view shares a list": "impure",
    "view changes the table": "impure",
    "describe changes the view": "impure",
    "view is not plain": "view",
    "takes any answer": "refusal",
    "refusal changes the table": "refusal",
    "view shows a hand": "leak",
    "options by an opponent's hand": "leak",
    "asked only with a low card": "leak",
    "hint names a hidden card": "leak",
    "log names a hidden card": "leak",
    "refusal names a hand": "leak",
    "hides nothing": "hidden",
    "imagines a card twice": "hidden",
    "imagines what is true": "hidden",
    "imagines empty hands": "leak",
    "copies share a hand": "clone",
    "copies forget": "clone",
    "stored states lose a card": "snapshot",
    "stored states ask nothing": "snapshot",
    "counts from outside": "record",
    "options by hash order": "record",
}
"""Each fault with the kind of finding it must give."""

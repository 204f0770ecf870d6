"""Faults planted in the toy, for tests of the lab: each must be found as its kind of violation.

game = plant(monkeypatch, "loses a card")     the toy with that fault, for one test
FAULTS                                        all faults, with the kind each must be found as
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

import toy
from meadhall.core import Dice, Game, IllegalAnswer, Option, Question, Section, Setting, View, text
from meadhall.core import Table as CoreTable
from toy import TOY, DrawCard, LayCard, PlayFool, PlayRound, RollForPoints, Table, TurnUp

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], Game[Any]]

COUNTER = itertools.count()
"""Something outside the table: what a sound game never uses."""


def other_card(table: Table, seat: int | None) -> str:
    """A card in the hand of the next seat: what this seat must never learn."""
    hand = [card for card in table.hands[((seat or 0) + 1) % table.seats] if card != "fool"]
    return min(hand, key=toy.number, default="card_0")


# -- options ---------------------------------------------------------------------


def options_fault(change: Callable[[Table, int, list[Option]], list[Option]]) -> Plant:
    """A fault in what LayCard offers."""

    def plant(patch: Patch) -> Game[Any]:
        sound = LayCard.options

        def options(question: LayCard, table: Table) -> list[Option]:
            return change(table, question.seat, sound(question, table))

        patch.setattr(LayCard, "options", options)
        return TOY

    return plant


def _noisy(table: Table, seat: int, hand: list[Option]) -> list[Option]:
    table.boasts[0] += 1
    return hand


def _by_opponent(table: Table, seat: int, hand: list[Option]) -> list[Option]:
    return hand[:1] if toy.number(other_card(table, seat)) > 4 else hand


OPTIONS: dict[str, Callable[[Table, int, list[Option]], list[Option]]] = {
    "offers a card twice": lambda table, seat, hand: [*hand, *hand[:1]],
    "offers a number as a word": lambda table, seat, hand: [*hand, "7"],
    "offers two words": lambda table, seat, hand: [*hand, "two words"],
    "options shift about": lambda table, seat, hand: hand if next(COUNTER) % 2 else hand[::-1],
    "options vanish": lambda table, seat, hand: hand if next(COUNTER) % 3 else hand[:1],
    "options change the table": _noisy,
    "options by hash order": lambda table, seat, hand: [*{*hand}],
    "options by an opponent's hand": _by_opponent,
}


# -- steps and questions -----------------------------------------------------------


def crashes(patch: Patch) -> Game[Any]:
    sound = LayCard.answer

    def answer(question: LayCard, table: Table, option: Option) -> None:
        if option == "card_3":
            raise RuntimeError("no such thing")
        sound(question, table, option)

    patch.setattr(LayCard, "answer", answer)
    return TOY


def log_names_a_hidden_card(patch: Patch) -> Game[Any]:
    sound = LayCard.answer

    def answer(question: LayCard, table: Table, option: Option) -> None:
        sound(question, table, option)
        table.say("lies-ready", seat=question.seat, card=other_card(table, question.seat))

    patch.setattr(LayCard, "answer", answer)
    return TOY


def hint_names_a_hidden_card(patch: Patch) -> Game[Any]:
    patch.setattr(
        LayCard,
        "hint",
        lambda question, table, option: text("beaten", card=other_card(table, question.seat)),
    )
    return TOY


def asked_only_with_a_low_card(patch: Patch) -> Game[Any]:
    sound = DrawCard.options

    def options(question: DrawCard, table: Table) -> list[Option]:
        low = toy.number(other_card(table, question.seat)) > 3
        return ["pass"] if low else sound(question, table)

    patch.setattr(DrawCard, "options", options)
    return TOY


def asks_for_ever(patch: Patch) -> Game[Any]:
    patch.setattr(DrawCard, "options", lambda question, table: ["yes", "no"])
    patch.setattr(
        DrawCard, "answer", lambda question, table, option: table.do(DrawCard(question.seat))
    )
    return TOY


def steps_without_end(patch: Patch) -> Game[Any]:
    patch.setattr(PlayRound, "run", lambda step, table: table.do(PlayRound()))
    return TOY


def loses_a_card(patch: Patch) -> Game[Any]:
    sound = TurnUp.run

    def run(step: TurnUp, table: Table) -> None:
        sound(step, table)
        for cards in table.laid.values():
            if "card_3" in cards and len(cards) == 1:
                cards.remove("card_3")

    patch.setattr(TurnUp, "run", run)
    return TOY


def counts_from_outside(patch: Patch) -> Game[Any]:
    sound = RollForPoints.run

    def run(step: RollForPoints, table: Table) -> None:
        sound(step, table)
        table.points[step.seat] += next(COUNTER)

    patch.setattr(RollForPoints, "run", run)
    return TOY


def fool_rolls(patch: Patch) -> Game[Any]:
    """No fault: a sound game in which what is done beside rolls the die."""
    sound = PlayFool.run

    def run(step: PlayFool, table: Table) -> None:
        sound(step, table)
        table.points[step.seat] += table.dice.roll()

    patch.setattr(PlayFool, "run", run)
    return TOY


# -- the table -----------------------------------------------------------------------


def answers_wrongly(wrong: Callable[[Table, Question[Any], Option], Option]) -> Plant:
    """A fault in how the table takes an answer."""

    def plant(patch: Patch) -> Game[Any]:
        def answer(table: Table, question: Question[Any], option: Option) -> None:
            CoreTable.answer(table, question, wrong(table, question, option))

        patch.setattr(Table, "answer", answer, raising=False)
        return TOY

    return plant


def _any(table: Table, question: Question[Any], option: Option) -> Option:
    offered = table.options(question)
    return option if option in offered else offered[0]


def _names_a_hand(table: Table, question: Question[Any], option: Option) -> Option:
    if option == "no-such-option":
        held = ", ".join(card for hand in table.hands for card in hand)
        raise IllegalAnswer(question.name, question.seat, held, table.options(question))
    return option


def _changes(table: Table, question: Question[Any], option: Option) -> Option:
    table.boasts[0] += option == "no-such-option"
    return option


def copies_share_a_hand(patch: Patch) -> Game[Any]:
    def clone(table: Table) -> Table:
        copy = CoreTable.clone(table)
        copy.hands[0] = table.hands[0]
        return copy

    patch.setattr(Table, "clone", clone, raising=False)
    return TOY


def copies_forget(patch: Patch) -> Game[Any]:
    def clone(table: Table) -> Table:
        copy = CoreTable.clone(table)
        copy.boasts = [0] * table.seats
        return copy

    patch.setattr(Table, "clone", clone, raising=False)
    return TOY


# -- the game's other functions --------------------------------------------------------


def with_parts(**parts: Any) -> Plant:
    """A fault in one of the functions that make the game."""
    return lambda patch: replace(TOY, **parts)


def _set_up_crashes(seats: int, options: Mapping[str, Setting], dice: Dice) -> Table:
    raise LookupError("no table")


def _view_shows_a_hand(table: Table, seat: int | None) -> View:
    return {**toy.look(table, seat), "next": other_card(table, seat)}


def _view_shares(table: Table, seat: int | None) -> View:
    return {**toy.look(table, seat), "pile": table.pile}


def _view_of_sets(table: Table, seat: int | None) -> View:
    return {**toy.look(table, seat), "pile": {*table.pile}}


def _view_counts(table: Table, seat: int | None) -> View:
    table.boasts[0] += 1
    return toy.look(table, seat)


def _describe_clears(view: View) -> list[Section]:
    sections = toy.lay_out(view)
    view["points"].clear()
    return sections


def _hides_nothing(table: Table, seat: int | None, dice: Dice) -> None:
    """Everything stays as it is."""


def _doubles(table: Table, seat: int | None, dice: Dice) -> None:
    toy.reshuffle(table, seat, dice)
    table.deck[:] = [*table.deck[1:], *table.deck[-1:]]


def _remembers(table: Table, seat: int | None, dice: Dice) -> None:
    others = [hand for who, hand in enumerate(table.hands) if who != seat]
    unknown = [card for hand in others for card in hand if card != "fool"] + table.deck
    dice.shuffle(unknown)  # the order before the shuffle is that of the truth
    for hand in others:
        hand[:] = [card if card == "fool" else unknown.pop() for card in hand]
    table.deck[:] = unknown


def _swaps_sizes(table: Table, seat: int | None, dice: Dice) -> None:
    toy.reshuffle(table, seat, dice)
    other = 1 if seat == 0 else 0
    table.deck += table.hands[other]
    table.hands[other].clear()


class _Gaining(Game[Any]):
    """Stored states come back with a card too many."""

    def restore(self, snapshot: bytes) -> Any:
        table = Game.restore(self, snapshot)
        table.pile.append("card_0")
        return table


class _Silent(Game[Any]):
    """Stored states come back the same but ask nothing."""

    def restore(self, snapshot: bytes) -> Any:
        table = Game.restore(self, snapshot)
        table.log.clear()
        table._asked = []
        return table


def as_class(kind: type[Game[Any]]) -> Plant:
    """A fault in how states are stored."""
    return lambda patch: kind(**{name: getattr(TOY, name) for name in TOY.__dataclass_fields__})


# -- all of them -------------------------------------------------------------------------


_FAULTS: dict[str, tuple[str, Plant]] = {
    "crashes": ("crash", crashes),
    "set-up crashes": ("crash", with_parts(set_up=_set_up_crashes)),
    "no result": ("dead-end", with_parts(judge=lambda table: None)),
    "options vanish": ("dead-end", options_fault(OPTIONS["options vanish"])),
    "asks for ever": ("endless", asks_for_ever),
    "steps without end": ("endless", steps_without_end),
    "loses a card": ("audit", loses_a_card),
    "offers a card twice": ("options", options_fault(OPTIONS["offers a card twice"])),
    "offers a number as a word": ("options", options_fault(OPTIONS["offers a number as a word"])),
    "offers two words": ("options", options_fault(OPTIONS["offers two words"])),
    "options shift about": ("options", options_fault(OPTIONS["options shift about"])),
    "options change the table": ("impure", options_fault(OPTIONS["options change the table"])),
    "view shares a list": ("impure", with_parts(look=_view_shares)),
    "view changes the table": ("impure", with_parts(look=_view_counts)),
    "describe changes the view": ("impure", with_parts(lay_out=_describe_clears)),
    "view is not plain": ("view", with_parts(look=_view_of_sets)),
    "takes any answer": ("refusal", answers_wrongly(_any)),
    "refusal changes the table": ("refusal", answers_wrongly(_changes)),
    "view shows a hand": ("leak", with_parts(look=_view_shows_a_hand)),
    "options by an opponent's hand": (
        "leak",
        options_fault(OPTIONS["options by an opponent's hand"]),
    ),
    "asked only with a low card": ("leak", asked_only_with_a_low_card),
    "hint names a hidden card": ("leak", hint_names_a_hidden_card),
    "log names a hidden card": ("leak", log_names_a_hidden_card),
    "refusal names a hand": ("leak", answers_wrongly(_names_a_hand)),
    "hides nothing": ("hidden", with_parts(reshuffle=_hides_nothing)),
    "imagines a card twice": ("hidden", with_parts(reshuffle=_doubles)),
    "imagines what is true": ("hidden", with_parts(reshuffle=_remembers)),
    "imagines empty hands": ("leak", with_parts(reshuffle=_swaps_sizes)),
    "copies share a hand": ("clone", copies_share_a_hand),
    "copies forget": ("clone", copies_forget),
    "stored states gain a card": ("snapshot", as_class(_Gaining)),
    "stored states ask nothing": ("snapshot", as_class(_Silent)),
    "counts from outside": ("record", counts_from_outside),
    "options by hash order": ("record", options_fault(OPTIONS["options by hash order"])),
}

FAULTS = {name: kind for name, (kind, _) in _FAULTS.items()}
"""Each fault with the kind of violation that it must be found as."""


def plant(patch: Patch, fault: str) -> Game[Any]:
    """The toy with this fault, as long as the patch lasts."""
    return _FAULTS[fault][1](patch)


def find_by_hash(name: str, rules: str | None = None) -> Game[Any]:
    """The toy with options in hash order, for another process."""
    return plant(pytest.MonkeyPatch(), "options by hash order")

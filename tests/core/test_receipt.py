"""Receipts: the key follows from sealed things, and every kind of tampering is found."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from core.test_record import played
from core.toy import find
from meadhall.core import BadRecord, Dice, Record, Saga, read_record
from meadhall.core.receipt import (
    Given,
    Noted,
    Receipt,
    check_receipt,
    key_of,
    mark_of,
    read_noted,
    seal_secret,
    seal_share,
    set_up_mark,
    sheet_of,
)


def hex_of(name: str) -> str:
    return blake2b(name.encode(), digest_size=32).hexdigest()


SECRET = hex_of("secret")


def receipt_of(*shares: str, secret: str = SECRET, table: str = "mead", number: int = 1) -> Receipt:
    """A receipt of so many seats: the name of a share, or ``bot``, ``none``, ``withheld``."""
    given = [
        Given("bot")
        if share == "bot"
        else Given("none")
        if share == "none"
        else Given("withheld", seal_share(hex_of(share)))
        if share == "withheld"
        else Given("share", seal_share(hex_of(share)), hex_of(share))
        for share in shares
    ]
    return Receipt(table, number, seal_secret(secret), tuple(given), secret)


def game_of(receipt: Receipt, seats: int = 3) -> Saga[Any]:
    """A whole game played with the key of a receipt."""
    saga = played(seats)
    record = Record(saga.record.game, saga.record.rules, seats, b"", saga.record.options)
    key = key_of(receipt, sheet_of(receipt, set_up_mark(record)))
    fresh = Record(record.game, record.rules, seats, key, record.options, saga.record.names)
    fresh.receipt = receipt
    again: Saga[Any] = Saga(saga.game, fresh)
    while again.table.questions():
        question = again.table.questions()[0]
        again.answer(question, again.table.options(question)[-1])
    return again


SAGA = game_of(receipt_of("astrid", "bot", "carl"))
TEXT = SAGA.text()
NOTED = Noted(
    sheet_of(SAGA.record.receipt or receipt_of(), set_up_mark(SAGA.record)),
    hex_of("astrid"),
    mark_of(SAGA.record),
)


def faults(text: str, noted: Noted | None = None) -> set[str]:
    """What is found wrong with a record: by playing it, and by its receipt."""
    try:
        record = Saga.read(text, find).record
    except BadRecord as error:
        told = {f"line {error.line}"}
        with suppress(BadRecord):
            told |= {*check_receipt(read_record(text, find), noted)}
        return told
    return {*check_receipt(record, noted)}


def test_a_true_record_fits_and_is_the_one_the_device_saw() -> None:
    assert set() == faults(TEXT)
    assert set() == faults(TEXT, NOTED)
    assert TEXT == Saga.read(TEXT, find).text()


def test_a_record_without_receipt_is_as_valid_as_before() -> None:
    text = played().text()
    assert Saga.read(text, find).record.receipt is None
    assert {"receipt-missing"} == faults(text)
    assert "receipt" not in text


def rebuilt(receipt: Receipt, change: Callable[[Record], None] = lambda record: None) -> str:
    """A forgery by somebody who can compute everything anew: key, result and state all fit."""
    saga = game_of(receipt)
    change(saga.record)
    return saga.text()


def line(text: str, beginning: str, new: str) -> str:
    return re.sub(rf"(?m)^{beginning}.*$", new, text, count=1)


def swapped(text: str, first: int, second: int) -> str:
    """The record with two of its answers in each other's place."""
    lines = text.splitlines()
    begin = lines.index("begin") + 1
    a, b = begin + first, begin + second
    lines[a], lines[b] = lines[b], lines[a]
    return "\n".join(lines) + "\n"


def other_answers() -> str:
    """Another game with the same key, with its true result and state."""
    true = Saga.read(TEXT, find).record
    fresh = Record(true.game, true.rules, true.seats, true.key, true.options, true.names)
    fresh.receipt = true.receipt
    saga: Saga[Any] = Saga(SAGA.game, fresh)
    while saga.table.questions():
        question = saga.table.questions()[0]
        saga.answer(question, saga.table.options(question)[0])
    assert saga.record.answers != true.answers
    return saga.text()


def shorter() -> str:
    """The game without its last answers, result and state left out."""
    lines = [each for each in TEXT.splitlines() if not each.startswith(("result ", "state "))]
    return "\n".join(lines[:-2]) + "\n"


ANOTHER = game_of(receipt_of("astrid", "bot", "carl", table="hall", secret=hex_of("x"))).text()


def with_receipt_of_another() -> str:
    own = [each for each in ANOTHER.splitlines() if each.startswith("receipt ")]
    kept = [each for each in TEXT.splitlines() if not each.startswith("receipt ")]
    at = next(at for at, each in enumerate(kept) if each.startswith("key "))
    return "\n".join([*kept[:at], *own, *kept[at:]]) + "\n"


BLUNT: dict[str, tuple[str, str]] = {
    "dice": (line(TEXT, "key ", "key " + hex_of("better dice")), "receipt-key"),
    "swapped secret": (
        line(TEXT, "receipt secret ", f"receipt secret {hex_of('x')}"),
        "receipt-secret",
    ),
    "swapped seal of the house": (
        line(TEXT, "receipt house ", f"receipt house {seal_secret(hex_of('x'))}"),
        "receipt-secret",
    ),
    "share replaced": (TEXT.replace(hex_of("astrid"), hex_of("eve")), "receipt-share"),
    "share and seal replaced": (
        TEXT.replace(hex_of("astrid"), hex_of("eve")).replace(
            seal_share(hex_of("astrid")), seal_share(hex_of("eve"))
        ),
        "receipt-key",
    ),
    "late share": (
        line(
            TEXT,
            "receipt seat 1 ",
            f"receipt seat 1 share {seal_share(hex_of('late'))} {hex_of('late')}",
        ),
        "receipt-key",
    ),
    "share left out": (line(TEXT, "receipt seat 2 ", "receipt seat 2 none"), "receipt-key"),
    "share called withheld": (
        line(TEXT, "receipt seat 2 ", f"receipt seat 2 withheld {seal_share(hex_of('carl'))}"),
        "receipt-key",
    ),
    "order of seats": (
        TEXT.replace(
            "\n".join(SAGA.record.receipt.lines()[2:5]) if SAGA.record.receipt else "",
            "\n".join(receipt_of("carl", "bot", "astrid").lines()[2:5]),
        ),
        "receipt-key",
    ),
    "options": (line(TEXT, "option double ", "option double yes"), "receipt-key"),
    "round": (line(TEXT, "receipt 1 mead 1", "receipt 1 mead 2"), "receipt-key"),
    "another table": (line(TEXT, "receipt 1 mead 1", "receipt 1 hall 1"), "receipt-key"),
    "receipt of another game": (with_receipt_of_another(), "receipt-key"),
    "seat dropped from the receipt": (re.sub(r"(?m)^receipt seat 2 .*\n", "", TEXT), "receipt-key"),
}
"""What somebody does who changes a file: each with what is found."""


@pytest.mark.parametrize("kind", BLUNT)
def test_tampering_with_a_file_is_found_from_the_file_alone(kind: str) -> None:
    text, found = BLUNT[kind]
    assert text != TEXT
    assert found in faults(text)


def test_answers_and_their_order_are_found_by_playing() -> None:
    answers = SAGA.record.answers
    pairs = [at for at in range(len(answers) - 1) if answers[at].seat != answers[at + 1].seat]
    found = [faults(swapped(TEXT, at, at + 1), NOTED) for at in pairs]
    assert all(found)
    assert any("line" in each for told in found for each in told), "out of turn it cannot be played"
    assert faults(line(TEXT, "result ", "result 1 2 3"))


FORGED: dict[str, tuple[Callable[[], str], str]] = {
    "all rebuilt with another secret": (
        lambda: rebuilt(receipt_of("astrid", "bot", "carl", secret=hex_of("x"))),
        "receipt-sheet",
    ),
    "somebody's share replaced and all rebuilt": (
        lambda: rebuilt(receipt_of("astrid", "bot", "eve")),
        "receipt-sheet",
    ),
    "a late share and all rebuilt": (
        lambda: rebuilt(receipt_of("astrid", "late", "carl")),
        "receipt-sheet",
    ),
    "my share left out and all rebuilt": (
        lambda: rebuilt(receipt_of("none", "bot", "carl")),
        "receipt-own-share",
    ),
    "my share called withheld": (
        lambda: rebuilt(receipt_of("withheld", "bot", "carl")),
        "receipt-own-share",
    ),
    "seats in another order and all rebuilt": (
        lambda: rebuilt(receipt_of("carl", "bot", "astrid")),
        "receipt-sheet",
    ),
    "another true game": (lambda: ANOTHER, "receipt-sheet"),
    "other answers with their true result": (other_answers, "receipt-mark"),
    "answers dropped from the end": (shorter, "receipt-mark"),
    "receipt taken out": (
        lambda: re.sub(r"(?m)^receipt .*\n", "", TEXT),
        "receipt-missing",
    ),
}
"""What a house could do that computes everything anew: found by what a device has noted."""


@pytest.mark.parametrize("kind", FORGED)
def test_a_forgery_by_the_house_is_found_by_any_device_that_was_there(kind: str) -> None:
    make, found = FORGED[kind]
    text = make()
    assert found in faults(text, NOTED)
    assert not faults(text) - {"receipt-missing"}, "by itself it fits: that is the danger"


def test_any_flipped_digit_of_the_receipt_is_found() -> None:
    lines = TEXT.splitlines()
    for at, told in enumerate(lines):
        if not told.startswith(("receipt ", "key ")):
            continue
        for place in [m.start() for m in re.finditer(r"[0-9a-f](?=[0-9a-f]{31})", told)][::13]:
            digit = "0" if told[place] != "0" else "1"
            changed = told[:place] + digit + told[place + 1 :]
            assert faults("\n".join([*lines[:at], changed, *lines[at + 1 :]]) + "\n"), told


def test_the_key_depends_on_the_secret_and_on_every_share() -> None:
    set_up = set_up_mark(SAGA.record)
    every = [
        receipt_of("astrid", "bot", "carl"),
        receipt_of("astrid", "bot", "carl", secret=hex_of("x")),
        receipt_of("eve", "bot", "carl"),
        receipt_of("astrid", "bot", "eve"),
        receipt_of("astrid", "bot", "none"),
        receipt_of("astrid", "bot", "withheld"),
        receipt_of("astrid", "bot", "carl", number=2),
        receipt_of("astrid", "bot", "carl", table="hall"),
    ]
    assert len(every) == len({key_of(each, sheet_of(each, set_up)) for each in every})


@pytest.mark.parametrize(
    "change",
    [
        ("receipt 1 ", "receipt 2 mead 1"),
        ("receipt house ", "receipt house 12"),
        ("receipt seat 0 ", "receipt seat 1 bot"),
        ("receipt seat 1 ", "receipt seat 1 goat"),
        ("receipt seat 1 ", "receipt seat 1 bot " + SECRET),
        ("receipt secret ", "receipt secret"),
        ("receipt secret ", "# nothing"),
    ],
)
def test_damaged_lines_are_refused(change: tuple[str, str]) -> None:
    with pytest.raises(BadRecord, match="the receipt is damaged"):
        read_record(line(TEXT, *change), find)


def test_what_a_device_notes_is_read_back() -> None:
    told = f"{NOTED.sheet}own {NOTED.share}\nmark {NOTED.mark}\n"
    assert NOTED == read_noted(told)
    assert read_noted("saga 1\n") is None
    assert read_noted(told.replace("own ", "own x")) is None


VECTORS = Path(__file__).with_name("receipt.json")


def test_the_browser_is_held_to_the_same_examples() -> None:
    """web/tests/lib/receipt.test.ts reads the same file: two programs, one algorithm."""
    dice = Dice(SAGA.record.key)
    sizes = [6, 2, 52, 1000, 3, 7] * 12
    told = {
        "record": TEXT,
        "sheet": NOTED.sheet,
        "share": NOTED.share,
        "mark": NOTED.mark,
        "key": SAGA.record.key.hex(),
        "sizes": sizes,
        "drawn": [dice.below(size) for size in sizes],
    }
    assert told == json.loads(VECTORS.read_text(encoding="utf-8"))

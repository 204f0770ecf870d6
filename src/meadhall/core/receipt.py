"""The receipt of a game: how its key came about, so that anybody can check it.

1. The house draws a secret and shows its seal (a hash) before anything is dealt.
2. Each person's own device draws a share and shows its seal.
3. The sheet is written: which table, which game and set-up, the house's seal and, seat by seat,
   whose seal was there. From now on nothing on it can be changed.
4. Only then the devices open their shares.
5. The key of the game is a hash of the sheet, the secret and the shares.
6. When the game is over the record tells secret and shares, and everybody computes it all again.

The house is bound by its seal before it knows any share, and each share by its seal before any
other is known: so nobody can choose the key, and one honest device is enough that nobody could
have known it (docs/receipts.md).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from meadhall.core.record import Record

VERSION = "1"

Part = Literal["share", "withheld", "none", "bot", "beside"]
"""What a seat gave: a share; a share that was sealed and never opened; nothing, though a person
sits there; nothing, because a bot does; nothing, because its device gave one for another seat."""

PARTS: tuple[Part, ...] = ("share", "withheld", "none", "bot", "beside")

_HEX = re.compile("[0-9a-f]{64}")
_TABLE = re.compile(r"[\w-]{1,64}")
_NUMBER = re.compile("[0-9]{1,6}")

Flaw = Literal[
    "receipt-missing",
    "receipt-secret",
    "receipt-share",
    "receipt-seats",
    "receipt-key",
    "receipt-sheet",
    "receipt-own-share",
    "receipt-mark",
]
"""What is wrong with a receipt: the key of a text."""


def is_hex(text: str) -> bool:
    """Whether this is 32 bytes as 64 hexadecimal digits."""
    return _HEX.fullmatch(text) is not None


def _digest(name: str, data: bytes) -> str:
    return blake2b(data, digest_size=32, person=f"meadhall {name}".encode()).hexdigest()


def seal_secret(secret: str) -> str:
    """The seal of a house's secret, both as 64 hexadecimal digits."""
    return _digest("secret", bytes.fromhex(secret))


def seal_share(share: str) -> str:
    """The seal of a device's share."""
    return _digest("share", bytes.fromhex(share))


@dataclass(frozen=True, slots=True)
class Given:
    """What one seat gave."""

    part: Part
    seal: str = ""
    share: str = ""


@dataclass(frozen=True, slots=True)
class Receipt:
    """How a key came about; ``table`` and ``round`` are so that no sheet is used twice."""

    table: str
    round: int
    house: str
    """The seal of the house's secret."""
    seats: tuple[Given, ...]
    secret: str = ""
    """Empty while the game goes on."""

    def lines(self) -> list[str]:
        """The receipt as lines of a record."""
        told = [f"receipt {VERSION} {self.table} {self.round}", f"receipt house {self.house}"]
        for seat, given in enumerate(self.seats):
            words = ["receipt", "seat", str(seat), given.part, given.seal, given.share]
            told.append(" ".join(filter(None, words)))
        return [*told, f"receipt secret {self.secret}"]

    @property
    def shares(self) -> int:
        """How many devices gave a share."""
        return sum(given.part == "share" for given in self.seats)


def set_up_mark(record: Record) -> str:
    """A short name of a record's set-up: game, rules version, seats and options."""
    lines = [f"game {record.game}", f"rules {record.rules}", f"seats {record.seats}"]
    lines += record.option_lines()
    return _digest("set-up", _text(lines))


def sheet_of(receipt: Receipt, set_up: str) -> str:
    """The sheet: all that was fixed before the first share was opened, as a text."""
    lines = [f"meadhall receipt {VERSION}", f"table {receipt.table}", f"round {receipt.round}"]
    lines += [f"set-up {set_up}", f"house {receipt.house}"]
    for seat, given in enumerate(receipt.seats):
        sealed = given.part in ("share", "withheld")
        lines.append(f"seat {seat} share {given.seal}" if sealed else f"seat {seat} {given.part}")
    return _text(lines).decode()


def key_of(receipt: Receipt, sheet: str) -> bytes:
    """The key of the game: a hash of the sheet, the secret and the shares."""
    lines = [f"secret {receipt.secret}"]
    for seat, given in enumerate(receipt.seats):
        if given.part == "share":
            lines.append(f"share {seat} {given.share}")
        elif given.part == "withheld":
            lines.append(f"share {seat} withheld")
    return bytes.fromhex(_digest("key", sheet.encode() + _text(lines)))


def mark_of(record: Record) -> str:
    """A short name of a whole game: its set-up, its key, its branch and every answer in order."""
    lines = [f"set-up {set_up_mark(record)}", f"key {record.key.hex()}"]
    lines += [] if record.branch is None else [record.branch.line()]
    lines += [f"{seat} {question} {option}" for seat, question, option in record.answers]
    return _digest("mark", _text(lines))


def _text(lines: list[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


# -- what a device has noted -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Noted:
    """What a player's device saw with its own eyes: the sheet, its share, the mark of the end."""

    sheet: str = ""
    share: str = ""
    mark: str = ""


def read_noted(text: str) -> Noted | None:
    """What a device has noted, as it writes it down: the sheet, then ``own`` and ``mark`` lines."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    own = [line.removeprefix("own ") for line in lines if line.startswith("own ")]
    mark = [line.removeprefix("mark ") for line in lines if line.startswith("mark ")]
    sheet = [line for line in lines if not line.startswith(("own ", "mark "))]
    if not sheet or not sheet[0].startswith("meadhall receipt ") or len(own) > 1 or len(mark) > 1:
        return None
    if not all(is_hex(each) for each in (*own, *mark)):
        return None
    return Noted(_text(sheet).decode(), "".join(own), "".join(mark))


# -- checking ------------------------------------------------------------------------------


def check_receipt(record: Record, noted: Noted | None = None) -> list[Flaw]:
    """What is wrong with a record's receipt, by itself and beside what a device has noted.

    Whether the answers lead to the record's result and state is for ``Saga.read`` to say.
    """
    receipt = record.receipt
    if receipt is None:
        return ["receipt-missing"]
    found: list[Flaw] = []
    if seal_secret(receipt.secret) != receipt.house:
        found.append("receipt-secret")
    opened = [given for given in receipt.seats if given.part == "share"]
    if any(seal_share(given.share) != given.seal for given in opened):
        found.append("receipt-share")
    if len(receipt.seats) != record.seats:
        found.append("receipt-seats")
    sheet = sheet_of(receipt, set_up_mark(record))
    if key_of(receipt, sheet) != record.key:
        found.append("receipt-key")
    return found + _beside(record, receipt, sheet, noted or Noted())


def _beside(record: Record, receipt: Receipt, sheet: str, noted: Noted) -> list[Flaw]:
    """What a device has seen otherwise."""
    found: list[Flaw] = []
    if noted.sheet and noted.sheet != sheet:
        found.append("receipt-sheet")
    if noted.share and all(given.share != noted.share for given in receipt.seats):
        found.append("receipt-own-share")
    if noted.mark and noted.mark != mark_of(record):
        found.append("receipt-mark")
    return found


# -- reading -------------------------------------------------------------------------------


class Reader:
    """Takes the ``receipt`` lines of a record, in the order in which they are written."""

    def __init__(self) -> None:
        """Start without any."""
        self._made: Receipt | None = None
        self._done = False

    def take(self, rest: str) -> bool:
        """Read one line, without its first word; False if it is not as it should be."""
        words = rest.split(" ")
        if self._made is None:
            return self._first(words)
        if self._done:
            return False
        match words:
            case ["house", house] if is_hex(house) and not self._made.house:
                self._made = replace(self._made, house=house)
                return True
            case ["seat", number, part, *given] if number == str(len(self._made.seats)):
                return bool(self._made.house) and self._seat(part, given)
            case ["secret", secret] if is_hex(secret) and self._made.seats:
                self._made = replace(self._made, secret=secret)
                self._done = True
                return True
        return False

    @property
    def receipt(self) -> Receipt | None:
        """What was read: None if there was none."""
        return self._made

    @property
    def complete(self) -> bool:
        """Whether there is none, or all of one."""
        return self._made is None or self._done

    def _first(self, words: list[str]) -> bool:
        match words:
            case [version, table, number] if version == VERSION:
                if _TABLE.fullmatch(table) and _NUMBER.fullmatch(number):
                    self._made = Receipt(table, int(number), "", ())
                    return True
        return False

    def _seat(self, part: str, given: list[str]) -> bool:
        known = next((each for each in PARTS if each == part), None)
        most = {"share": 2, "withheld": 1}.get(part, 0)
        if known is None or len(given) != most or not all(map(is_hex, given)):
            return False
        assert self._made is not None
        more = Given(known, *given)
        self._made = replace(self._made, seats=(*self._made.seats, more))
        return True

"""The receipt of a table while it comes about: the house's secret and what the devices gave.

1. ``sealing``: the house's secret is drawn and stored before anybody is shown its seal; people's
   devices bring the seals of their shares as they sit down.
2. ``opening``: all seats are taken, the sheet is written, and the devices open their shares.
3. ``begun``: the last share is open, and the key of the game is settled.

Whoever changes seats while shares are being opened makes the sheet void: a new round begins with a
new secret and new shares, and the sheet tells which round it is of. All of it is a column of the
table's row, stored in the same transaction as the seats, so that nothing that somebody was shown
can be lost or used again.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, field

from meadhall.core import Record
from meadhall.core.receipt import (
    Given,
    Part,
    Receipt,
    key_of,
    mark_of,
    seal_secret,
    seal_share,
    set_up_mark,
    sheet_of,
)
from meadhall.server.messages import ReceiptInfo, SeatGave, Stage

if TYPE_CHECKING:
    from meadhall.server.queries import SeatRow, TableRow


class Sealed(Struct):
    """The share of one person's device, brought for their first seat."""

    person: str
    seal: str
    share: str = ""
    """Empty until it is opened."""


class Sealing(Struct):
    """All that a table keeps of its receipt; stored as JSON."""

    root: str
    """A secret of the table that is never told: invitations come from it."""
    secret: str
    round: int = 1
    sealed: dict[int, Sealed] = field(default_factory=dict)
    """By seat."""
    awaited: list[str] = []
    """Persons who gave a share in an earlier round and are to seal a new one."""
    parts: list[Part] = []
    """By seat, once the sheet is written."""
    begun: bool = False

    @property
    def stage(self) -> Stage:
        """How far it is."""
        if self.begun:
            return "begun"
        return "opening" if self.parts else "sealing"


def new_sealing() -> Sealing:
    """Draw the secret of a new table."""
    return Sealing(secrets.token_hex(32), secrets.token_hex(32))


def put_seal(row: TableRow, seats: Sequence[SeatRow], person: str, seal: str) -> bool:
    """Take the seal of a person's share; False where it comes too late or nobody waits for it."""
    sealing = row.receipt
    own = [seat for seat, each in enumerate(seats) if each.person == person]
    if sealing is None or sealing.parts or not own:
        return False
    kept = {seat: each for seat, each in sealing.sealed.items() if each.person != person}
    sealing.sealed = {**kept, own[0]: Sealed(person, seal)}
    sealing.awaited = [each for each in sealing.awaited if each != person]
    return True


def open_share(row: TableRow, person: str, share: str) -> bool:
    """Open the share of a person's device; False if it is not the one that was sealed."""
    sealing = row.receipt
    if sealing is None or not sealing.parts:
        return False
    for sealed in sealing.sealed.values():
        if sealed.person == person and seal_share(share) == sealed.seal:
            if sealing.begun:
                return sealed.share == share
            sealed.share = share
            return True
    return False


def wait_no_longer(row: TableRow) -> None:
    """Go on without the devices that the table waits for; the receipt will tell it."""
    sealing = row.receipt
    if sealing is None or sealing.begun:
        return
    sealing.awaited = []
    for seat, sealed in sealing.sealed.items():
        if sealing.parts and not sealed.share:
            sealing.parts[seat] = "withheld"


def advance(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Go on as far as can be after any change at a table that gathers; True if the game begins.

    Then the key of the game is settled.
    """
    full = all(seat.kind != "open" for seat in seats)
    sealing = row.receipt
    if sealing is None:
        return full
    left = [seat for seat, each in sealing.sealed.items() if seats[seat].person != each.person]
    if sealing.parts and (left or not full or not _is_of(sealing, seats)):
        sealing = row.receipt = _next_round(sealing)
    people = {seat.person for seat in seats}
    sealing.awaited = [person for person in sealing.awaited if person in people]
    for seat in [seat for seat in left if seat in sealing.sealed]:
        del sealing.sealed[seat]
    if not full or sealing.awaited:
        return False
    sealing.parts = sealing.parts or _parts(sealing, seats)
    waits = any(
        sealing.parts[seat] == "share" and not s.share for seat, s in sealing.sealed.items()
    )
    if waits:
        return False
    sealing.begun = True
    receipt = receipt_of(row)
    assert receipt is not None
    row.key = key_of(receipt, sheet_of(receipt, _set_up(row)))
    return True


def _is_closed(sealing: Sealing, seat: int) -> bool:
    """Whether the table waits for the share of a seat to be opened."""
    return sealing.parts[seat] == "share" and not sealing.sealed[seat].share


def _next_round(old: Sealing) -> Sealing:
    """A new secret; who gave a share before is waited for."""
    persons = [*old.awaited, *(each.person for each in old.sealed.values())]
    return Sealing(old.root, secrets.token_hex(32), old.round + 1, awaited=persons)


def _is_of(sealing: Sealing, seats: Sequence[SeatRow]) -> bool:
    """Whether the sheet is still true of who sits there."""
    written = ["share" if part == "withheld" else part for part in sealing.parts]
    return written == _parts(sealing, seats)


def _parts(sealing: Sealing, seats: Sequence[SeatRow]) -> list[Part]:
    givers = {each.person for each in sealing.sealed.values()}
    parts: list[Part] = []
    for seat, row in enumerate(seats):
        if row.kind != "person":
            parts.append("bot")
        elif seat in sealing.sealed:
            parts.append("share")
        else:
            parts.append("beside" if row.person in givers else "none")
    return parts


def receipt_of(row: TableRow) -> Receipt | None:
    """The receipt of a table whose sheet is written, with its secret; else None."""
    sealing = row.receipt
    if sealing is None or not sealing.parts:
        return None
    given: list[Given] = []
    for seat, part in enumerate(sealing.parts):
        sealed = sealing.sealed.get(seat)
        if sealed is None:
            given.append(Given(part))
        else:
            given.append(Given(part, sealed.seal, sealed.share if part == "share" else ""))
    house = seal_secret(sealing.secret)
    return Receipt(row.id, sealing.round, house, tuple(given), sealing.secret)


def _set_up(row: TableRow) -> str:
    return set_up_mark(Record(row.game, row.rules, row.seats, b"", dict(row.options)))


def receipt_info(
    row: TableRow, seats: Sequence[SeatRow], played: Record | None
) -> ReceiptInfo | None:
    """What everybody may know; ``played`` is the record of a game that is over."""
    sealing = row.receipt
    if sealing is None:
        return None
    receipt = receipt_of(row)
    return ReceiptInfo(
        stage=sealing.stage,
        round=sealing.round,
        house=seal_secret(sealing.secret),
        seats=[_gave(sealing, seat, each) for seat, each in enumerate(seats)],
        sheet="" if receipt is None else sheet_of(receipt, _set_up(row)),
        mark="" if played is None else mark_of(played),
    )


def _gave(sealing: Sealing, seat: int, row: SeatRow) -> SeatGave:
    sealed = sealing.sealed.get(seat)
    if sealed is None:
        return SeatGave(None, False, not sealing.begun and row.person in sealing.awaited)
    waits = sealing.stage == "opening" and _is_closed(sealing, seat)
    return SeatGave(sealed.seal, bool(sealed.share), waits)

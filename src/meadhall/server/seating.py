"""Taking and leaving seats, and ending a table. All of it runs under the table's lock."""

from __future__ import annotations

from msgspec import UNSET

from meadhall.core import BadWriting
from meadhall.server import receipts
from meadhall.server.exceptions import Conflict, InvalidText, NotAllowed, NotFound
from meadhall.server.guests import Person, new_id, now
from meadhall.server.names import distinct
from meadhall.server.queries import SeatRow, TableRow
from meadhall.server.receipts import advance, new_sealing, put_seal, wait_no_longer
from meadhall.server.registry import TableRegistry, known_level, settled_options
from meadhall.server.room import OVER, Room
from meadhall.server.schemas import Join, Leave, Openness, Reseat


async def join(room: Room, person: Person, form: Join) -> None:
    """Take an open seat of a listed table, or with the invitation."""
    if room.stuck is not None:
        raise Conflict("stuck", "this table cannot be played on")
    if not _is_welcome(room, person, form.invite):
        raise NotAllowed("this table is by invitation", "by-invitation")
    free = [seat for seat, row in enumerate(room.seats) if row.kind == "open"]
    if room.row.status in OVER or not free:
        raise Conflict("no-seat", "no seat is open")
    seat = free[0] if form.seat is None else form.seat
    if seat not in free:
        raise Conflict("no-seat", f"seat {seat} is not open")
    if room.seats_of(person):
        raise Conflict("seated", "you have a seat at this table")
    if any(known != seat for known in room.row.left_seats.get(person.id, [])):
        raise Conflict("knows-hand", "you have seen the hand of another seat")
    name = distinct(person.name, [row.name for row in room.seats])
    about = person.id, False, None, name, person.colour, person.owner
    room.seats[seat] = SeatRow("person", *about)
    if form.seal is not None and room.row.status == "gathering":
        put_seal(room.row, room.seats, person.id, form.seal)
    await _save(room, seat)
    for connection in room.connections:
        if connection.person.id == person.id:
            room.switch_viewer(connection, seat)


def _is_welcome(room: Room, person: Person, invite: str | None) -> bool:
    """Whether somebody may take an open seat; a bot of a person's own always needs to be asked."""
    if room.is_invited(invite) or room.row.host == person.account:
        return True
    return room.row.listed and person.owner is None


async def leave(room: Room, person: Person, form: Leave) -> None:
    """Leave one's seats, open to others or to a bot."""
    own = room.seats_of(person)
    seats = own if form.seat is None else [form.seat]
    if not seats or any(seat not in own for seat in seats):
        raise NotAllowed("that is not your seat", "not-yours")
    _not_over(room)
    level = None if form.bot is None else known_level(form.bot)
    if room.row.status == "playing":
        known = room.row.left_seats.setdefault(person.id, [])
        known += [seat for seat in seats if seat not in known]
    for seat in seats:
        room.seats[seat] = SeatRow("open") if level is None else SeatRow("bot", bot=level)
    people = [row.person for row in room.seats if row.person is not None and row.owner is None]
    if not any(row.person for row in room.seats):
        room.row.status = "abandoned"
    elif people and room.row.host not in people and person.owner is None:
        await _hand_over(room, people[0])
    await _save(room, *seats)
    _close_views(room, person, seats)


async def reseat(room: Room, person: Person, seat: int, form: Reseat, usual: str) -> None:
    """As host, put a bot on an open seat, the usual one if none is named, or make its seat open."""
    _host_only(room, person)
    _not_over(room)
    if not 0 <= seat < len(room.seats):
        raise NotFound("seat")
    if room.seats[seat].kind == "person":
        raise Conflict("taken", "somebody sits there")
    if form.kind == "bot":
        room.seats[seat] = SeatRow("bot", bot=known_level(form.bot or usual))
    else:
        room.seats[seat] = SeatRow("open")
    await _save(room, seat)


async def set_access(room: Room, person: Person, form: Openness) -> None:
    """As host, list the table or not and allow spectators or not; disconnects who may not watch."""
    _host_only(room, person)
    if form.listed is not UNSET:
        room.row.listed = form.listed
    if form.spectators is not UNSET:
        room.row.spectators = form.spectators
    await room.save()
    room.drop_strangers()


async def abandon(room: Room, person: Person) -> None:
    """As host, end the table for good."""
    _host_only(room, person)
    _not_over(room)
    room.row.status = "abandoned"
    await room.save()


async def rematch(registry: TableRegistry, room: Room, person: Person, seal: str | None) -> str:
    """The id of a new table with the same options, the same for all who ask.

    Who asks takes their old seats there; the seats of the others are open until they ask too.
    """
    if room.row.status not in OVER:
        raise Conflict("not-over", "the game is not over")
    if not room.seats_of(person) and room.row.host != person.id:
        raise NotAllowed("you were not at this table")
    if room.row.rematch is None:
        row = _rematch_row(room.row, person, registry)
        seats = [_copy(seat, person) for seat in room.seats]
        await registry.add(person, row, seats, seal)
        room.row.rematch = row.id
        await room.save()
        return row.id
    async with registry.hold(room.row.rematch) as again, again.lock:
        own = [seat for seat in room.seats_of(person) if again.seats[seat].kind == "open"]
        if own and again.row.status == "gathering" and not again.seats_of(person):
            for seat in own:
                names = [row.name for row in again.seats]
                again.seats[seat] = _copy(room.seats[seat], person)
                again.seats[seat].name = distinct(room.seats[seat].name, names)
            if seal is not None:
                put_seal(again.row, again.seats, person.id, seal)
            await _save(again, *own)
    return room.row.rematch


def check_delete(room: Room, person: Person) -> None:
    """Only the host deletes a table, and not one that others are playing at."""
    _host_only(room, person)
    others = any(row.person not in (None, person.id) for row in room.seats)
    if room.row.status == "playing" and others:
        raise Conflict("not-over", "others are playing at this table")


def _rematch_row(old: TableRow, host: Person, registry: TableRegistry) -> TableRow:
    """A new table by the newest rules; an option that they do not have is left at its default."""
    try:
        game = registry.game(old.game).with_writing(old.options)
        open_now = {choice.name: choice.values for choice in game.choices}
        options = {k: v for k, v in old.options.items() if v in open_now.get(k, ())}
        options = settled_options(game, old.seats, options)
    except BadWriting as bad:
        raise InvalidText(bad) from None
    return TableRow(
        id=new_id(),
        game=game.id,
        rules=game.version,
        seats=old.seats,
        options=options,
        key=registry.new_key(),
        host=host.id,
        status="gathering",
        listed=old.listed,
        spectators=old.spectators,
        hints=old.hints,
        seeded=False,
        pace=old.pace,
        created=now(),
        updated=now(),
        receipt=new_sealing(),
    )


def _copy(seat: SeatRow, person: Person) -> SeatRow:
    """A seat of a rematch: a bot's, this person's own, or open."""
    if seat.kind == "person" and seat.person != person.id:
        return SeatRow("open")
    return SeatRow(seat.kind, seat.person, seat.hotseat, seat.bot, seat.name, seat.colour)


async def _save(room: Room, *seats: int) -> None:
    """Store these seats; the game begins when the last one is taken and all shares are open."""
    if room.row.status == "gathering" and advance(room.row, room.seats):
        await room.begin(*seats)
    else:
        await room.save(*seats)


# -- the receipt -------------------------------------------------------------------------


async def seal(room: Room, person: Person, number: int, seal: str) -> bool:
    """Take the seal of a share for this round; False if it comes too late."""
    sealing = room.row.receipt
    if room.row.status != "gathering" or sealing is None or sealing.round != number:
        return False
    if not put_seal(room.row, room.seats, person.id, seal):
        return False
    await _save(room)
    return True


async def open_share(room: Room, person: Person, number: int, share: str) -> bool:
    """Take an opened share of this round; False if it is not the one that was sealed."""
    sealing = room.row.receipt
    if sealing is None or sealing.round != number:
        return False
    if not receipts.open_share(room.row, person.id, share):
        return False
    if not sealing.begun:
        await _save(room)
    return True


async def begin_without(room: Room) -> None:
    """Begin without the shares of devices that do not answer; the receipt tells it."""
    if room.row.status == "gathering":
        wait_no_longer(room.row)
        await _save(room)


def _close_views(room: Room, person: Person, seats: list[int]) -> None:
    """Let who left a seat see what a spectator sees, or disconnect them if nobody may watch."""
    for connection in list(room.connections):
        if connection.person.id == person.id and connection.viewer in seats:
            if room.can_view(person, None):
                room.switch_viewer(connection, None)
            else:
                connection.drop(4403, "gone-left")


async def _hand_over(room: Room, person: str) -> None:
    """Make another person the host."""
    named = "SELECT name FROM persons WHERE id = ?"
    row = await room.store.read(lambda c: c.execute(named, (person,)).fetchone())
    room.row.host, room.host_name = person, row[0]


def _host_only(room: Room, person: Person) -> None:
    if room.row.host != person.id:
        raise NotAllowed("only the host may do this", "host-only")


def _not_over(room: Room) -> None:
    if room.row.status in OVER:
        raise Conflict("not-playing", "this table is over")

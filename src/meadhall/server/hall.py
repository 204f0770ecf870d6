"""All tables: made, found, listed, and put away when nobody looks at them.

A table in use is in memory exactly once; others are only in the database. Whoever works with
one holds it (``async with hall.at(id)``), so that it is not put away meanwhile.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from sqlite3 import Connection as Reader
from time import perf_counter
from typing import Any

from meadhall.core import BadSetup, BadWriting, Game, Setting, key_from
from meadhall.server import ledger
from meadhall.server.connection import SIGNED_OUT
from meadhall.server.driver import bot_to_move, drive
from meadhall.server.forms import NewSeat, NewTable, TableLine, Tables
from meadhall.server.ledger import Event, SeatRow, TableRow
from meadhall.server.logs import fault, note
from meadhall.server.messages import ChatLine
from meadhall.server.metrics import Metrics
from meadhall.server.people import Person, clean, new_id, now
from meadhall.server.room import Room
from meadhall.server.settings import Settings
from meadhall.server.shelf import Shelf, shelf
from meadhall.server.store import Store
from meadhall.server.thinkers import LEVELS, USUAL, Thinkers
from meadhall.server.trouble import Faulty, NotFound, Trouble

Stored = tuple[TableRow, list[SeatRow], list[Event], list[tuple[str, str, ChatLine]], str]


class Hall:
    """The tables of a server."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        """Keep tables in this store."""
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.shelf: Shelf = shelf(settings.shelf)
        self.thinkers = Thinkers(settings, metrics)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}

    # -- finding -----------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Room]:
        """Hold a table while working with it."""
        room = self.rooms.get(table_id)
        while room is None:
            room = await self._load(table_id)
            room = self.rooms.get(table_id)  # it may have been put away at once
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.used = perf_counter()

    async def _load(self, table_id: str) -> Room:
        """Bring a table into memory; who comes meanwhile waits for the same."""
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._read(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _read(self, table_id: str) -> Room:
        stored = await self.store.read(lambda reader: _stored(reader, table_id))
        if stored is None:
            raise NotFound("table")
        row, seats, events, chat, host_name = stored
        game = await asyncio.to_thread(self._game_at, row)
        room = Room(self.store, self.metrics, game, row, seats, host_name)
        room.remember_chat(chat)
        await asyncio.to_thread(room.restore, events)
        self._open(room)
        return room

    def _open(self, room: Room) -> None:
        self.rooms[room.row.id] = room
        self._drivers[room.row.id] = asyncio.create_task(drive(room, self.thinkers))

    def put_away(self, idle: float) -> int:
        """Forget tables that nobody has looked at for so many seconds; says how many."""
        before = perf_counter() - idle
        gone = [
            room
            for room in self.rooms.values()
            if not (room.users or room.connections or room.lock.locked())
            and room.used <= before
            and bot_to_move(room) is None
        ]
        for room in gone:
            del self.rooms[room.row.id]
            self._drivers.pop(room.row.id).cancel()
        return len(gone)

    async def close(self) -> None:
        """Stop all bots; the sockets are closed already."""
        for task in self._drivers.values():
            task.cancel()
        await asyncio.gather(*self._drivers.values(), return_exceptions=True)
        self.thinkers.close()

    def renamed(self, person: Person) -> None:
        """Show a person's new name and colour at the tables in memory."""
        for room in self.rooms.values():
            own = [row for row in room.seats if row.person == person.id and not row.hotseat]
            for row in own:
                row.name, row.colour = person.name, person.colour
            if room.row.host == person.id:
                room.host_name = person.name
            if own or room.row.host == person.id:
                room.tell_table()

    def sign_out(self, person: Person) -> None:
        """Close what other devices of a person have open."""
        for room in self.rooms.values():
            for connection in list(room.connections):
                other = connection.person
                if other.id == person.id and other.device != person.device:
                    connection.drop(SIGNED_OUT, "gone-signed-out")

    def game_or_none(self, name: str) -> Game[Any] | None:
        """A game, or None if it is not on the shelf any more."""
        return self.shelf.game(name) if name in self.shelf.ids else None

    def game(self, name: str) -> Game[Any]:
        """A game by its id."""
        found = self.game_or_none(name)
        if found is None:
            raise NotFound("game")
        return found

    def _game_at(self, row: TableRow) -> Game[Any] | None:
        """The game that a table plays, with what was written for it; None if that is not known."""
        found = self.game_or_none(row.game)
        try:
            return None if found is None else found.with_writing(row.options)
        except BadWriting:
            fault("writing", table=row.id, game=row.game)
            return None

    # -- making ------------------------------------------------------------------------

    async def make(self, host: Person, form: NewTable) -> str:
        """Make a table and write it down; gives its id."""
        game = self.game(form.game)
        options = form.options
        if form.writing is not None:
            plain, game = game, await asyncio.to_thread(_with_writing, game, form.writing)
            replaced = {each.name for each in plain.choices} - {each.name for each in game.choices}
            options = {name: value for name, value in options.items() if name not in replaced}
        seats = [self._seat(host, seat) for seat in form.seats]
        options = _settled(game, len(seats), options)
        key = key_from(form.seed) if form.seed is not None else self.new_key()
        row = TableRow(
            id=new_id(),
            game=game.id,
            rules=game.version,
            seats=len(seats),
            options=options,
            key=key,
            host=host.id,
            status="gathering" if any(seat.kind == "open" for seat in seats) else "playing",
            listed=form.listed,
            spectators=form.spectators,
            seeded=form.seed is not None,
            pace=self.settings.pace,
            created=now(),
            updated=now(),
        )
        await self.put(host, row, seats)
        return row.id

    async def put(self, host: Person, row: TableRow, seats: list[SeatRow]) -> None:
        """Write a new table down and open it."""
        room = Room(self.store, self.metrics, self._game_at(row), row, seats, host.name)
        await asyncio.to_thread(room.restore, [])
        rows = [ledger.put_seat(row.id, number, seat) for number, seat in enumerate(seats)]
        waiting = [] if room.play is None else room.play.table.waiting()
        await self.store.write(ledger.add_table(row, waiting), *rows)
        self._open(room)
        note("table-made", table=row.id, game=row.game, seats=row.seats)

    def new_key(self) -> bytes:
        """The key of a new game: pure chance."""
        return secrets.token_bytes(32)

    def _seat(self, host: Person, seat: NewSeat) -> SeatRow:
        if seat.kind == "bot":
            return SeatRow("bot", bot=known_level(seat.bot), name=clean(seat.name))
        if seat.kind == "open":
            return SeatRow("open")
        if seat.kind == "hotseat":
            return SeatRow("person", host.id, True, None, clean(seat.name))
        return SeatRow("person", host.id, False, None, host.name, host.colour)

    # -- listing -----------------------------------------------------------------------

    async def list(self, person: Person) -> Tables:
        """The tables that are of interest to somebody."""
        return await self.store.read(lambda reader: _lists(reader, person.id))


def known_level(level: str | None) -> str:
    """A level of bots, the usual one where nobody says."""
    if level is None:
        return USUAL
    if level not in LEVELS:
        raise Trouble(400, "bot", f"there is no bot {level!r}: {', '.join(LEVELS)}")
    return level


def _with_writing(game: Game[Any], text: str) -> Game[Any]:
    """The game with what somebody wrote for it; what cannot be played is refused."""
    if game.writing is None:
        raise Trouble(400, "setup", f"nothing can be written for {game.id}")
    try:
        return game.writing.take(game.writing.pack(text))
    except BadWriting as bad:
        raise Faulty(bad) from None


def _settled(game: Game[Any], seats: int, chosen: Mapping[str, Setting]) -> dict[str, Setting]:
    """All options of a table; what the game does not have is refused."""
    try:
        options = game.settle_options(chosen)
        game.new(seats, options, "trial")
    except BadSetup as error:
        rule = {"rule": error.rule} if error.rule else {}
        raise Trouble(400, "setup", str(error), **rule) from None
    return options


def _stored(reader: Reader, table_id: str) -> Stored | None:
    """Everything about a table, as of one moment."""
    reader.execute("BEGIN")
    try:
        row = ledger.find_table(reader, table_id)
        if row is None:
            return None
        host = reader.execute("SELECT name FROM persons WHERE id = ?", (row.host,)).fetchone()
        seats, events = ledger.seats_of(reader, table_id), ledger.events_of(reader, table_id)
        return row, seats, events, ledger.chat_of(reader, table_id), host[0]
    finally:
        reader.execute("COMMIT")


def _lists(reader: Reader, person: str) -> Tables:
    def lines(rows: list[Any]) -> list[TableLine]:
        return [_line(row, ledger.seats_of(reader, row["id"]), person) for row in rows]

    return Tables(
        mine=lines(ledger.tables_of(reader, person, over=False)),
        open=lines(ledger.open_tables(reader, person)),
        finished=lines(ledger.tables_of(reader, person, over=True)),
    )


def _line(row: Any, seats: list[SeatRow], person: str) -> TableLine:
    yours = [seat for seat, who in enumerate(seats) if who.person == person]
    waiting = ledger.loaded(row, "waiting") if row["status"] == "playing" else []
    return TableLine(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        names=[seat.name for seat in seats],
        kinds=[seat.kind for seat in seats],
        yours=yours,
        turn=any(seat in waiting for seat in yours),
        waiting=waiting,
        scores=ledger.loaded(row, "scores"),
        created=row["created"],
        updated=row["active"],
    )

"""All tables: creating, loading, listing, and unloading those that nobody uses.

A table in use is in memory exactly once; others are only in the database. Whoever works with one
holds it (``async with registry.hold(id)``), so that it is not unloaded meanwhile.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from sqlite3 import Connection as Reader
from time import perf_counter
from typing import Any

from meadhall.archive import is_past
from meadhall.core import BadSetup, Game, Setting, Text, key_from
from meadhall.server import expiry, queries
from meadhall.server.bot_loop import bot_to_move, run_bots
from meadhall.server.bot_names import bot_names
from meadhall.server.bot_workers import KNOWN, LEVELS, BotWorkers
from meadhall.server.connection import SIGNED_OUT
from meadhall.server.exceptions import ApiError, NotFound
from meadhall.server.games import GameIndex, game_index
from meadhall.server.guests import Person, clean_text, new_id, now
from meadhall.server.logs import log_event, log_exception
from meadhall.server.messages import ChatLine, SeatKind, TextInfo
from meadhall.server.metrics import Metrics
from meadhall.server.names import distinct, renamed
from meadhall.server.precompute import Precompute, processors
from meadhall.server.queries import Event, LessonMark, SeatRow, TableRow
from meadhall.server.receipts import advance, new_sealing, put_seal
from meadhall.server.room import Room
from meadhall.server.sandbox import Sandbox
from meadhall.server.schemas import NewSeat, NewTable, TableLine, Tables
from meadhall.server.settings import Settings
from meadhall.server.store import Store

MOST_MOMENTS = 1_000
"""How many tables that are not in memory are remembered with where they stood."""

Stored = tuple[TableRow, list[SeatRow], list[Event], list[tuple[str, str, ChatLine]], str]


class TableRegistry:
    """The tables of a server."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        """Use this store; no table is loaded yet."""
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.games: GameIndex = game_index(settings.games)
        self.sandbox = Sandbox(settings)
        self.bot_workers = BotWorkers(settings, metrics, self.sandbox)
        self.precompute = Precompute(enabled=processors() > 1)
        self.rooms: dict[str, Room] = {}
        self._moments: dict[str, TextInfo] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._bot_loops: dict[str, asyncio.Task[None]] = {}

    # -- loading -----------------------------------------------------------------------

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[Room]:
        """A table, loaded if need be, that stays in memory while it is held."""
        room = self.rooms.get(table_id)
        while room is None:
            room = await self._load(table_id)
            room = self.rooms.get(table_id)  # it may have been unloaded at once
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.used = perf_counter()

    async def _load(self, table_id: str) -> Room:
        """Load a table once, however many callers wait for it."""
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load_room(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load_room(self, table_id: str) -> Room:
        stored = await self.store.read(lambda reader: _stored(reader, table_id))
        if stored is None:
            raise NotFound("table")
        row, seats, events, chat, host_name = stored
        room = Room(self.store, self.metrics, self.settings.limits, row, seats, host_name)
        await asyncio.to_thread(self._find_game, room)
        room.restore_chat(chat)
        await self._restore(room, events)
        self._add(room)
        return room

    async def _restore(self, room: Room, events: list[Event]) -> None:
        """Load the game of a table; one with a written text only after it was tried."""
        room.precompute = self.precompute
        if room.is_written:
            room.sandbox = self.sandbox
            room.most_events = self.settings.limits.written_events
        await room.load(events)

    def _add(self, room: Room) -> None:
        self.rooms[room.row.id] = room
        self._bot_loops[room.row.id] = asyncio.create_task(run_bots(room, self.bot_workers))

    def unload_idle(self, idle: float) -> int:
        """Unload tables unused for so many seconds; returns how many."""
        before = perf_counter() - idle
        unused = [
            room
            for room in self.rooms.values()
            if not (room.users or room.connections or room.lock.locked())
            and room.used <= before
            and bot_to_move(room) is None
        ]
        for room in unused:
            del self.rooms[room.row.id]
            self._bot_loops.pop(room.row.id).cancel()
        return len(unused)

    async def close(self) -> None:
        """Stop the bots of all tables; the sockets are closed already."""
        for task in self._bot_loops.values():
            task.cancel()
        await asyncio.gather(*self._bot_loops.values(), return_exceptions=True)
        self.bot_workers.close()
        self.precompute.close()
        self.sandbox.close()

    async def delete(self, room: Room) -> None:
        """Delete a table for good and close its connections."""
        await self.store.write(*expiry.delete_table(room.row.id))
        self.rooms.pop(room.row.id, None)
        loop = self._bot_loops.pop(room.row.id, None)
        if loop is not None:
            loop.cancel()
        for connection in list(room.connections):
            connection.drop(4404, "gone-deleted")

    async def delete_person(self, person: Person) -> None:
        """Leave all tables of a person, and delete their data."""
        for room in list(self.rooms.values()):
            for connection in list(room.connections):
                if connection.person.id == person.id:
                    connection.drop(SIGNED_OUT, "gone-signed-out")
        await self.store.write(*expiry.delete_person(person.id))
        nameless = Person(person.id, "", person.language, person.colour, person.device)
        self.update_person(nameless)

    def update_person(self, person: Person) -> None:
        """Update a person's name and colour at the loaded tables."""
        for room in self.rooms.values():
            own = [row.person == person.id and not row.hotseat for row in room.seats]
            names = renamed([row.name for row in room.seats], own, person.name)
            for row, name, mine in zip(room.seats, names, own, strict=True):
                if mine:
                    row.name, row.colour = name, person.colour
            bots = [row.owner for row in room.seats if row.owner and row.owner.id == person.id]
            for owner in bots:
                owner.name = person.name
            if room.row.host == person.id:
                room.host_name = person.name
            if any(own) or bots or room.row.host == person.id:
                room.broadcast_table()

    def sign_out(self, person: Person) -> None:
        """Close the connections of a person's other devices."""
        for room in self.rooms.values():
            for connection in list(room.connections):
                other = connection.person
                if other.id == person.id and other.device != person.device:
                    connection.drop(SIGNED_OUT, "gone-signed-out")

    def game_or_none(self, name: str) -> Game[Any] | None:
        """A game by its id, or None."""
        return self.games.game(name) if name in self.games.ids else None

    def game(self, name: str) -> Game[Any]:
        """A game by its id; an unknown one is answered with 404."""
        found = self.game_or_none(name)
        if found is None:
            raise NotFound("game")
        return found

    def _find_game(self, room: Room) -> None:
        """Give a room its game: of the table's own rules version, with the text written for it."""
        row = room.row
        room.stuck = self.games.problem(row.game, row.rules)
        if room.stuck is None:
            try:
                room.game = self.games.game(row.game, row.rules).with_writing(row.options)
            except Exception:
                log_exception("game-not-found", table=row.id, game=row.game, rules=row.rules)

    def _problem(self, table_id: str, game: str, rules: str) -> Text | None:
        """Why a table in a list cannot be played on, as far as is known without loading it."""
        room = self.rooms.get(table_id)
        return self.games.problem(game, rules) if room is None else room.stuck

    # -- creating ----------------------------------------------------------------------

    async def create(self, host: Person, form: NewTable, lesson: LessonMark | None = None) -> str:
        """Create a table, perhaps of a lesson; returns its id."""
        game = self.game(form.game)
        options = form.options
        if form.writing is not None:
            if game.writing is None:
                raise ApiError(400, "setup", f"nothing can be written for {game.id}")
            text = form.writing, len(form.seats), options
            await self.sandbox.check_text(host.id, game, *text)
            plain, game = game, game.writing.take(game.writing.pack(form.writing))
            replaced = {each.name for each in plain.choices} - {each.name for each in game.choices}
            options = {name: value for name, value in options.items() if name not in replaced}
        seats = self._seats(host, form.seats)
        options = settled_options(game, len(seats), options)
        key = key_from(form.seed) if form.seed is not None else self.new_key()
        row = TableRow(
            id=new_id(),
            game=game.id,
            rules=game.version,
            seats=len(seats),
            options=options,
            key=key,
            host=host.id,
            status="gathering",
            listed=form.listed,
            spectators=form.spectators,
            hints=form.hints,
            seeded=form.seed is not None,
            pace=self.settings.pace,
            created=now(),
            updated=now(),
            receipt=None if form.seed is not None else new_sealing(),
            lesson=lesson,
        )
        await self.add(host, row, seats, form.seal)
        return row.id

    async def add(
        self,
        host: Person,
        row: TableRow,
        seats: list[SeatRow],
        seal: str | None,
        events: Sequence[Event] = (),
    ) -> None:
        """Store a new table and load it; it begins at once if there is nothing to wait for.

        One that is played on from another game begins with that game's ``events``.
        """
        if seal is not None:
            put_seal(row, seats, host.id, seal)
        if advance(row, seats):
            row.status = "playing"
        room = Room(self.store, self.metrics, self.settings.limits, row, seats, host.name)
        self._find_game(room)
        await self._restore(room, [*events])
        rows = [queries.upsert_seat(row.id, number, seat) for number, seat in enumerate(seats)]
        waiting = [] if room.play is None else room.play.table.waiting()
        answers = queries.add_answers(row.id, events, waiting, now())
        await self.store.write(queries.add_table(row, waiting), *rows, *answers)
        self._add(room)
        log_event("table-made", table=row.id, game=row.game, seats=row.seats)

    def new_key(self) -> bytes:
        """A random key, for as long as the key of the game is not settled."""
        return secrets.token_bytes(32)

    def _seats(self, host: Person, wanted: list[NewSeat]) -> list[SeatRow]:
        seats: list[SeatRow] = []
        for each in wanted:
            seat = self._seat(host, each)
            seat.name = distinct(seat.name, [other.name for other in seats])
            seats.append(seat)
        return seats

    def _seat(self, host: Person, seat: NewSeat) -> SeatRow:
        if seat.kind == "bot":
            level = known_level(seat.bot or self.settings.usual_bot)
            return SeatRow("bot", bot=level, name=clean_text(seat.name))
        if seat.kind == "open":
            return SeatRow("open")
        if seat.kind == "hotseat":
            return SeatRow("person", host.id, True, None, clean_text(seat.name))
        return SeatRow("person", host.id, False, None, host.name, host.colour)

    # -- listing -----------------------------------------------------------------------

    async def list(self, person: Person) -> Tables:
        """A person's tables, open ones of others, and finished ones."""
        found = await self.store.read(lambda reader: _lists(reader, person.id, self._problem))
        for line in [*found.mine, *found.open]:
            line.moment = self._moment(line.id)
        return found

    def _moment(self, table_id: str) -> TextInfo | None:
        """Where a game stands, by the head of its description; remembered if it is unloaded."""
        room = self.rooms.get(table_id)
        if room is None or room.play is None or room.row.status != "playing":
            return self._moments.get(table_id)
        if room.is_written or is_past(room.play.game.package):
            return None  # its words are not those of the present catalogues
        title = room.play.game.describe(room.play.saga.view(None))[0].title
        moment = TextInfo(title.key, dict(title.args))
        self._moments.pop(table_id, None)
        self._moments[table_id] = moment
        if len(self._moments) > MOST_MOMENTS:
            del self._moments[next(iter(self._moments))]
        return moment


def known_level(level: str) -> str:
    """A bot level; an unknown one is refused."""
    if level not in KNOWN:
        raise ApiError(400, "bot", f"there is no bot {level!r}: {', '.join(LEVELS)}")
    return level


def settled_options(
    game: Game[Any], seats: int, chosen: Mapping[str, Setting]
) -> dict[str, Setting]:
    """All options of a table, with defaults; what the game does not have is refused."""
    try:
        options = game.settle_options(chosen)
        game.new(seats, options, "trial")
    except BadSetup as error:
        rule = {"rule": error.rule} if error.rule else {}
        raise ApiError(400, "setup", str(error), **rule) from None
    return options


def _stored(reader: Reader, table_id: str) -> Stored | None:
    """Everything about a table, read in one transaction."""
    reader.execute("BEGIN")
    try:
        row = queries.find_table(reader, table_id)
        if row is None:
            return None
        host = reader.execute("SELECT name FROM persons WHERE id = ?", (row.host,)).fetchone()
        seats, events = queries.seats_of(reader, table_id), queries.events_of(reader, table_id)
        return row, seats, events, queries.chat_of(reader, table_id), host[0]
    finally:
        reader.execute("COMMIT")


Problem = Callable[[str, str, str], Text | None]
"""Why a table cannot be played on, by its id, game and rules version."""


def _lists(reader: Reader, person: str, problem: Problem) -> Tables:
    def lines(rows: list[Any]) -> list[TableLine]:
        return [_line(row, queries.seats_of(reader, row["id"]), person, problem) for row in rows]

    return Tables(
        mine=lines(queries.tables_of(reader, person, over=False)),
        open=lines(queries.open_tables(reader, person)),
        finished=lines(queries.tables_of(reader, person, over=True)),
    )


def _line(row: Any, seats: list[SeatRow], person: str, problem: Problem) -> TableLine:
    yours = [seat for seat, who in enumerate(seats) if who.person == person]
    waiting = queries.json_column(row, "waiting") if row["status"] == "playing" else []
    stuck = problem(row["id"], row["game"], row["rules"])
    mark = queries.json_column(row, "lesson")
    names: list[str] = [seat.name for seat in seats]
    kinds: list[SeatKind] = [seat.kind for seat in seats]
    return TableLine(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        names=names,
        called=bot_names(row["id"], names, kinds),
        kinds=kinds,
        yours=yours,
        turn=any(seat in waiting for seat in yours),
        waiting=waiting,
        scores=queries.json_column(row, "scores"),
        created=row["created"],
        updated=row["active"],
        stuck=None if stuck is None else TextInfo(stuck.key, dict(stuck.args)),
        lesson=mark["name"] if mark and mark["chapter"] is not None else None,
    )

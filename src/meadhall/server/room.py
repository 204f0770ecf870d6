"""One table in memory: its game, its seats, and everybody looking on.

1. Whatever changes a table happens under its lock, one thing after the other.
2. An answer or undo is tried on the game, then stored; only after the commit is it
   acknowledged and told to the others.
3. If storing fails, or the game's own code does, the game is rebuilt from what is stored.
4. A message that comes again is acknowledged again and not carried out twice.
5. Bots answer through the same door (driver.py).
"""

from __future__ import annotations

import asyncio
import hmac
from collections import defaultdict
from hashlib import blake2b
from time import perf_counter
from typing import Any

import msgspec

from meadhall.core import CannotUndo, Game, IllegalAnswer, Record
from meadhall.server import ledger
from meadhall.server.connection import Connection
from meadhall.server.desk import Desk, outcome
from meadhall.server.ledger import Event, SeatRow, TableRow
from meadhall.server.logs import fault, note
from meadhall.server.messages import Ack, ChatLine, ChatLines, SeatInfo, TableInfo
from meadhall.server.metrics import Metrics
from meadhall.server.people import Person, clean, now
from meadhall.server.play import Play, Viewer, replay
from meadhall.server.store import Store

_encode = msgspec.json.Encoder().encode

OVER = ("finished", "abandoned")


class Broken(Exception):
    """An event could not be carried out or stored, through no fault of who sent it."""


class Room:
    """A table and who is at it."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        game: Game[Any] | None,
        row: TableRow,
        seats: list[SeatRow],
        host_name: str,
    ) -> None:
        """Open a table as its rows say, without its game yet; None if the game is not known."""
        self.row = row
        self.seats = seats
        self.host_name = host_name
        self.game = game
        self.play: Play | None = None
        self.lock = asyncio.Lock()
        self.users = 0
        """How many are at work with it; it stays in memory meanwhile."""
        self.used = perf_counter()
        self.connections: set[Connection] = set()
        self.changed = asyncio.Event()
        """Set whenever bots may have something to do, or another pace."""
        self.store = store
        self.metrics = metrics
        self.chat: list[ChatLine] = []
        self._desk: Desk | None = None
        self._done: dict[tuple[str, str], int] = {}

    # -- the game ----------------------------------------------------------------------

    def restore(self, events: list[Event]) -> None:
        """Play all that happened so far; a game that cannot be played on is stuck."""
        if self.game is None or self.game.version != self.row.rules:
            self.row.status = "stuck"
            return
        row = self.row
        record = Record(row.game, row.rules, row.seats, row.key, dict(row.options))
        done: dict[tuple[str, str], int] = {}
        try:
            play = replay(self.game, record, [])
            for event in events:
                play.carry_out(event)
                if event.person is not None and event.message is not None:
                    done[event.person, event.message] = play.n(event.seat)
        except Exception:
            fault("stuck", table=row.id, game=row.game)
            row.status = "stuck"
            return
        self.play, self._desk = play, Desk(play)
        self._done |= done

    def remember_chat(self, said: list[tuple[str, str, ChatLine]]) -> None:
        """Take over what was said before, with who sent it as which message."""
        self.chat = [line for _, _, line in said]
        self._done |= {(person, message): 0 for person, message, _ in said}

    async def rebuild(self) -> None:
        """Throw away the game in memory and take the one that is stored."""
        self.metrics.count("faults_total")
        self.play = self._desk = None
        events = await self.store.read(lambda c: ledger.events_of(c, self.row.id))
        await asyncio.to_thread(self.restore, events)
        for connection in self.connections:
            self.show(connection, 0)

    def record_text(self) -> str | None:
        """The record of the game, with the players' names."""
        if self.play is None:
            return None
        self.play.saga.record.names = [seat.name for seat in self.seats]
        return self.play.saga.text()

    # -- who may do what ---------------------------------------------------------------

    def seats_of(self, person: Person) -> list[int]:
        """The seats of a person."""
        return [seat for seat, row in enumerate(self.seats) if row.person == person.id]

    def invite(self) -> str:
        """The token of the invitation; it follows from the key, which nobody knows."""
        digest = blake2b(self.row.id.encode(), key=self.row.key, digest_size=15, person=b"invite")
        return digest.hexdigest()

    def is_invited(self, token: str | None) -> bool:
        """Whether somebody has the invitation."""
        return token is not None and hmac.compare_digest(token.encode(), self.invite().encode())

    def may_look(self, person: Person, token: str | None) -> bool:
        """Whether somebody may see the table as a spectator, or more."""
        row = self.row
        if row.spectators or row.host == person.id or self.seats_of(person):
            return True
        return self.is_invited(token) or (row.listed and row.status == "gathering")

    def info(self, person: Person) -> TableInfo:
        """What a person may know of the table."""
        row = self.row
        present = {each.person.id for each in self.connections}
        sides = self.game.sides if self.game is not None else ()
        seats = [
            SeatInfo(
                kind=seat.kind,
                name=seat.name,
                side=sides[number] if number < len(sides) else None,
                colour=seat.colour,
                bot=seat.bot,
                connected=seat.person in present,
                yours=seat.person == person.id,
            )
            for number, seat in enumerate(self.seats)
        ]
        inside = row.host == person.id or any(seat.yours for seat in seats)
        is_open = any(seat.kind == "open" for seat in seats) and row.status not in OVER
        return TableInfo(
            id=row.id,
            game=row.game,
            rules=row.rules,
            options=row.options if self.game is None else self.game.spoken_options(row.options),
            status=row.status,
            seats=seats,
            host=self.host_name,
            hosting=row.host == person.id,
            listed=row.listed,
            spectators=row.spectators,
            watching=len(present - {seat.person for seat in self.seats}),
            seeded=row.seeded,
            pace=row.pace,
            created=row.created,
            invite=self.invite() if inside and is_open else None,
            written=self.game is not None and self.game.written(row.options) is not None,
            rematch=row.rematch,
        )

    # -- who is here -------------------------------------------------------------------

    def enter(self, connection: Connection, since: int) -> None:
        """Show everything to somebody who comes."""
        self.connections.add(connection)
        self.tell_table()
        self.show(connection, since)
        if self.chat:
            connection.tell(ChatLines(self.chat[-ledger.CHAT_SHOWN :]))

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.connections.discard(connection)
        self._let_go(connection.viewer)
        self.used = perf_counter()
        self.tell_table()

    def show(self, connection: Connection, since: int) -> None:
        """Send the whole state, with the log since then."""
        if self._desk is None or self.row.status == "gathering":
            return
        viewer = connection.viewer
        connection.push(self._desk.whole(viewer, since))
        connection.n = self._desk.play.n(viewer)
        if connection.plain:
            connection.push(self._desk.sections(viewer))

    def words(self, connection: Connection) -> None:
        """Send the state in words."""
        if self._desk is not None and self.row.status != "gathering":
            connection.push(self._desk.sections(connection.viewer))

    def turn(self, connection: Connection, viewer: Viewer) -> None:
        """Let somebody look from elsewhere."""
        before, connection.viewer = connection.viewer, viewer
        self._let_go(before)
        self.show(connection, 0)

    def tell_table(self) -> None:
        """Tell everybody how the table stands apart from the game."""
        told: dict[str, str] = {}
        for connection in self.connections:
            person = connection.person
            if person.id not in told:
                told[person.id] = _encode(self.info(person)).decode()
            connection.push(told[person.id])

    def tell_chat(self, line: ChatLine) -> None:
        """Tell everybody what was said."""
        self.chat = [*self.chat[1 - ledger.CHAT_SHOWN :], line]
        message = _encode(ChatLines([line])).decode()
        for connection in self.connections:
            connection.push(message)

    def _let_go(self, viewer: Viewer) -> None:
        if self._desk is not None and all(each.viewer != viewer for each in self.connections):
            self._desk.forget(viewer)

    # -- what happens ------------------------------------------------------------------

    def done(self, person: Person, message: str) -> int | None:
        """The state that a message led to when it came before."""
        return self._done.get((person.id, message))

    async def happen(self, event: Event, sender: Connection | None = None) -> None:
        """Carry out an answer or undo, store it, acknowledge it and tell everybody.

        An illegal one is raised and changes nothing.
        """
        play = self.play
        assert play is not None
        try:
            secret = play.carry_out(event)
        except (IllegalAnswer, CannotUndo):
            raise
        except Exception:
            fault("game-broken", table=self.row.id, seat=event.seat, question=event.question)
            await self.rebuild()
            raise Broken from None
        result = outcome(play)
        ends = [] if result is None else [ledger.put_end(self.row.id, result.scores, now())]
        try:
            waiting = play.table.waiting()
            row = ledger.add_event(self.row.id, play.events, event, waiting, now())
            await self.store.write(*ends, row=row)
        except Exception:
            fault("not-stored", table=self.row.id)
            await self.rebuild()
            raise Broken from None
        if ends:
            self.row.status = "finished"
            note("table-finished", table=self.row.id, game=self.row.game, events=play.events)
        self._after(event, play, secret, sender)
        if ends:
            self.tell_table()
        self.changed.set()

    def _after(self, event: Event, play: Play, secret: bool, sender: Connection | None) -> None:
        """What is told once an event is stored."""
        self.used = perf_counter()
        if event.person is not None and event.message is not None:
            n = self._done[event.person, event.message] = play.n(event.seat)
            if sender is not None:
                sender.tell(Ack(event.message, n))
        by_viewer: dict[Viewer, list[Connection]] = defaultdict(list)
        for connection in self.connections:
            by_viewer[connection.viewer].append(connection)
        for viewer, connections in by_viewer.items():
            if not secret or viewer == event.seat:
                self._tell_state(viewer, connections)

    def _tell_state(self, viewer: Viewer, connections: list[Connection]) -> None:
        desk = self._desk
        assert desk is not None
        sight = desk.look(viewer)
        words = None
        for connection in connections:
            if sight.news is None:
                connection.push(desk.whole(viewer, connection.n))
            else:
                connection.push(sight.news)
            connection.n = sight.state.n
            if connection.plain:
                words = words or desk.sections(viewer)
                connection.push(words)

    async def say(self, sender: Connection, message: str, text: str) -> None:
        """Store what somebody says, and tell everybody."""
        person = sender.person
        seat = next(iter(self.seats_of(person)), None)
        number = self.chat[-1].number + 1 if self.chat else 1
        line = ChatLine(number, person.name, seat, clean(text), now())
        await self.store.write(ledger.add_chat(self.row.id, line, person.id, message))
        self._done[person.id, message] = self.n_of(sender)
        self.tell_chat(line)

    def n_of(self, connection: Connection) -> int:
        """The number of the state that a connection looks at."""
        return 0 if self.play is None else self.play.n(connection.viewer)

    async def save(self, *seats: int) -> None:
        """Store what changed about the table and these seats, and tell everybody."""
        self.row.updated = now()
        self.used = perf_counter()
        rows = [ledger.put_seat(self.row.id, seat, self.seats[seat]) for seat in seats]
        try:
            await self.store.write(ledger.put_table(self.row), *rows)
        except Exception:
            await self._take_back()
            raise
        self.tell_table()
        self.changed.set()

    async def _take_back(self) -> None:
        """Take the table and its seats as they are stored."""
        row = await self.store.read(lambda c: ledger.find_table(c, self.row.id))
        assert row is not None
        self.row = row
        self.seats = await self.store.read(lambda c: ledger.seats_of(c, row.id))

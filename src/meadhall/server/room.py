"""One table in memory: its game, its seats and its connections.

1. Whatever changes a table happens under its lock.
2. An answer or undo is applied to the game, then stored; only after the commit is it
   acknowledged and broadcast.
3. If storing fails, or the game raises, the game is rebuilt from what is stored.
4. A message that is sent again is acknowledged again and not carried out twice.
5. Bots answer through the same method (bot_loop.py).
"""

from __future__ import annotations

import asyncio
import hmac
from collections import defaultdict
from collections.abc import Sequence
from hashlib import blake2b
from time import perf_counter
from typing import Any

import msgspec

from meadhall.core import CannotUndo, Game, IllegalAnswer, Record, Text
from meadhall.core import OverBudget as CoreOverBudget
from meadhall.server import queries
from meadhall.server.connection import Connection
from meadhall.server.games import BROKEN
from meadhall.server.guests import Person, clean_text, now
from meadhall.server.lessons import Run, run_of
from meadhall.server.logs import log_event, log_exception, log_warning
from meadhall.server.messages import Ack, ChatLine, ChatLines, LessonState, TableInfo
from meadhall.server.metrics import Metrics
from meadhall.server.play import Play, Viewer, replay, unplayed_record
from meadhall.server.precompute import Precompute
from meadhall.server.queries import Event, SeatRow, TableRow
from meadhall.server.receipts import receipt_of
from meadhall.server.sandbox import OverBudget, Sandbox
from meadhall.server.settings import Limits
from meadhall.server.store import Statement, Store
from meadhall.server.table_info import OVER, table_info
from meadhall.server.updates import Updates, outcome

_encode = msgspec.json.Encoder().encode

__all__ = ["OVER", "Broken", "Room"]


class Broken(Exception):
    """An event could not be applied or stored, through no fault of its sender."""


class Room:
    """A table and everybody connected to it."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        limits: Limits,
        row: TableRow,
        seats: list[SeatRow],
        host_name: str,
    ) -> None:
        """Take a table's rows; the registry finds its ``game``, and ``restore`` loads it."""
        self.row = row
        self.seats = seats
        self.host_name = host_name
        self.game: Game[Any] | None = None
        self.play: Play | None = None
        self.stuck: Text | None = None
        """Why the game cannot be played on; never stored, so that it can the next time."""
        self.lock = asyncio.Lock()
        self.users = 0  # who hold it (``TableRegistry.hold``): it stays in memory meanwhile
        self.used = perf_counter()
        self.connections: set[Connection] = set()
        self.changed = asyncio.Event()
        """Set when bots may have a move to make, or the pace has changed."""
        self.hurried = -1
        """The number of events at which somebody wanted the bots to go on at once."""
        self.store = store
        self.metrics = metrics
        self.most_events = limits.events
        self._most_chat = limits.chat_lines
        self.precompute: Precompute | None = None  # works out slow parts of views meanwhile
        self.sandbox: Sandbox | None = None
        """Where answers are tried first, if the table has a text that somebody wrote."""
        self.chat: list[ChatLine] = []
        self.lesson: Run | None = None
        """Where the table stands in its lesson, while it lasts."""
        self._updates: Updates | None = None
        self._acked: dict[tuple[str, str], int] = {}

    # -- the game ----------------------------------------------------------------------

    @property
    def is_written(self) -> bool:
        """Whether the table is played with a text that somebody wrote."""
        return self.game is not None and self.game.written(self.row.options) is not None

    async def load(self, events: list[Event]) -> None:
        """Replay the stored events; a game with a written text only after it was tried."""
        if self.sandbox is not None:
            try:
                await self.sandbox.try_events(self.row, events)
            except OverBudget:
                log_warning("over-budget", table=self.row.id)
                self.game = None
        await asyncio.to_thread(self.restore, events)

    def restore(self, events: list[Event]) -> None:
        """Replay the stored events; a game that cannot be replayed is stuck."""
        if self.game is None:
            self.stuck = self.stuck or BROKEN
            return
        row = self.row
        record = Record(row.game, row.rules, row.seats, row.key, dict(row.options))
        record.receipt = receipt_of(row)
        record.branch = None if row.origin is None else row.origin.branch
        done: dict[tuple[str, str], int] = {}
        try:
            play = replay(self.game, record, [])
            for event in events:
                play.apply(event, stored=True)
                if event.person is not None and event.message is not None:
                    done[event.person, event.message] = play.n(event.seat)
        except Exception:
            log_exception("stuck", table=row.id, game=row.game, rules=row.rules)
            self.stuck = BROKEN
            return
        self.stuck = None
        self.play, self._updates = play, Updates(play)
        self.lesson = run_of(self.game, row, play)
        self._acked |= done

    def restore_chat(self, lines: list[tuple[str, str, ChatLine]]) -> None:
        """Take the last stored lines of chat, with their senders and message ids."""
        self.chat = [line for _, _, line in lines]
        self._acked |= {(person, message): 0 for person, message, _ in lines}

    async def rebuild(self) -> None:
        """Replace the game in memory by the stored one."""
        self.metrics.count("faults_total")
        self.play = self._updates = None
        events = await self.store.read(lambda c: queries.events_of(c, self.row.id))
        await asyncio.to_thread(self.restore, events)
        if self.stuck is not None:
            self.broadcast_table()
        for connection in self.connections:
            self.send_state(connection, 0)

    async def record_text(self) -> str:
        """The record of the game, with the players' names; of a stuck one, as it is stored."""
        names = [seat.name for seat in self.seats]
        if self.play is None:
            events = await self.store.read(lambda c: queries.events_of(c, self.row.id))
            return unplayed_record(self.row, names, events)
        self.play.saga.record.names = names
        return self.play.saga.text()

    # -- permissions -------------------------------------------------------------------

    def seats_of(self, person: Person) -> list[int]:
        """The seats of a person."""
        return [seat for seat, row in enumerate(self.seats) if row.person == person.id]

    def invite(self) -> str:
        """The invitation token, derived from a secret of the table."""
        row = self.row
        root = row.key if row.receipt is None else bytes.fromhex(row.receipt.root)
        digest = blake2b(row.id.encode(), key=root, digest_size=15, person=b"invite")
        return digest.hexdigest()

    def is_invited(self, token: str | None) -> bool:
        """Whether this is the invitation token."""
        return token is not None and hmac.compare_digest(token.encode(), self.invite().encode())

    def can_view(self, person: Person, token: str | None) -> bool:
        """Whether a person may know of the table: to see the game, or to take a seat."""
        if self.can_watch(person):
            return True
        return self.has_open_seat and (self.row.listed or self.is_invited(token))

    def can_watch(self, person: Person) -> bool:
        """Whether a person may see the game, not only who sits there."""
        row = self.row
        return row.spectators or row.host == person.account or bool(self.seats_of(person))

    @property
    def has_open_seat(self) -> bool:
        """Whether somebody may still take a seat."""
        return self.row.status not in OVER and any(row.kind == "open" for row in self.seats)

    def drop_strangers(self) -> None:
        """Close the connections of those who may no longer view the table."""
        for connection in list(self.connections):
            if not self.can_view(connection.person, connection.invite):
                connection.drop(4403, "gone-closed")

    def info(self, person: Person) -> TableInfo:
        """The table's information for a person."""
        return table_info(self, person)

    # -- connections -------------------------------------------------------------------

    def enter(self, connection: Connection, since: int) -> None:
        """Add a connection and send it everything."""
        self.connections.add(connection)
        self.broadcast_table()
        self.send_state(connection, since)
        if self.chat:
            connection.send(ChatLines(self.chat[-queries.CHAT_SHOWN :]))

    def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.discard(connection)
        self._release(connection.viewer)
        self.used = perf_counter()
        self.broadcast_table()

    def send_state(self, connection: Connection, since: int) -> None:
        """Send the whole state, with the log since state ``since``."""
        if self._updates is None or not self._is_shown_to(connection):
            return
        viewer = connection.viewer
        connection.enqueue(self._updates.full(viewer, since))
        connection.n = self._updates.play.n(viewer)
        self._tell_lesson(connection)
        if connection.plain:
            connection.enqueue(self._updates.sections(viewer))

    def send_sections(self, connection: Connection) -> None:
        """Send the state described in words."""
        if self._updates is not None and self._is_shown_to(connection):
            connection.enqueue(self._updates.sections(connection.viewer))

    def _is_shown_to(self, connection: Connection) -> bool:
        """Whether a connection gets states: the game has begun, and it may be watched."""
        if self.row.status == "gathering":
            return False
        return connection.viewer is not None or self.can_watch(connection.person)

    def switch_viewer(self, connection: Connection, viewer: Viewer) -> None:
        """Let a connection view the table from another seat."""
        before, connection.viewer = connection.viewer, viewer
        self._release(before)
        self.send_state(connection, 0)

    def broadcast_table(self) -> None:
        """Send everybody the table's information."""
        encoded: dict[str, bytes] = {}
        for connection in self.connections:
            person = connection.person
            if person.id not in encoded:
                encoded[person.id] = _encode(self.info(person))
            connection.enqueue(encoded[person.id])

    def broadcast_chat(self, line: ChatLine) -> None:
        """Send everybody a line of chat."""
        self.chat = [*self.chat[1 - queries.CHAT_SHOWN :], line]
        message = _encode(ChatLines([line]))
        for connection in self.connections:
            connection.enqueue(message)

    def _release(self, viewer: Viewer) -> None:
        if self._updates is not None and all(each.viewer != viewer for each in self.connections):
            self._updates.forget(viewer)

    # -- events ------------------------------------------------------------------------

    def acked(self, person: Person, message: str) -> int | None:
        """The state that a message led to if it was carried out before, else None."""
        return self._acked.get((person.id, message))

    async def apply(self, event: Event, sender: Connection | None = None) -> None:
        """Apply an answer or undo, store it, acknowledge it and broadcast the new state.

        An illegal one raises and changes nothing.
        """
        play = self.play
        assert play is not None
        if self.sandbox is not None and event.question is not None and event.option is not None:
            answer = event.seat, event.question, event.option
            await self.sandbox.try_answer(self.row.id, play, answer)
        try:
            secret = play.apply(event)
            slow = self.precompute.start(play) if self.connections and self.precompute else None
        except (IllegalAnswer, CannotUndo):
            raise
        except CoreOverBudget:
            await self.rebuild()
            raise OverBudget from None
        except Exception:
            log_exception(
                "game-broken", table=self.row.id, seat=event.seat, question=event.question
            )
            await self.rebuild()
            raise Broken from None
        result = outcome(play)
        ends = [] if result is None else [queries.finish_table(self.row.id, result.scores, now())]
        try:
            row = queries.add_event(self.row.id, play.events, event, play.table.waiting(), now())
            await self.store.write(*ends, row=row)
        except Exception:
            log_exception("not-stored", table=self.row.id)
            await self.rebuild()
            raise Broken from None
        if ends:
            self.row.status = "finished"
            log_event("table-finished", table=self.row.id, game=self.row.game, events=play.events)
        if slow is not None:
            await slow
        self._publish(event, play, secret, sender)
        if ends:
            self.broadcast_table()
        if self.lesson is not None or any(seat.kind == "bot" for seat in self.seats):
            self.changed.set()

    def _publish(self, event: Event, play: Play, secret: bool, sender: Connection | None) -> None:
        """Acknowledge a stored event and broadcast the new states."""
        self.used = perf_counter()
        if event.person is not None and event.message is not None:
            n = self._acked[event.person, event.message] = play.n(event.seat)
            if sender is not None:
                sender.send(Ack(event.message, n))
        by_viewer: dict[Viewer, list[Connection]] = defaultdict(list)
        for connection in self.connections:
            if connection.viewer is not None or self.can_watch(connection.person):
                by_viewer[connection.viewer].append(connection)
        for viewer, connections in by_viewer.items():
            if not secret or viewer == event.seat:
                self._broadcast_state(viewer, connections)

    def _broadcast_state(self, viewer: Viewer, connections: list[Connection]) -> None:
        updates = self._updates
        assert updates is not None
        current = updates.current(viewer)
        sections = None
        for connection in connections:
            if current.delta is None:
                connection.enqueue(updates.full(viewer, connection.n))
            else:
                connection.enqueue(current.delta)
            connection.n = current.state.n
            self._tell_lesson(connection)
            if connection.plain:
                sections = sections or updates.sections(viewer)
                connection.enqueue(sections)

    def _tell_lesson(self, connection: Connection) -> None:
        if self.lesson is not None:
            connection.send(LessonState(connection.n, self.lesson.told()))

    async def add_chat(self, sender: Connection, message: str, text: str) -> None:
        """Store a line of chat and broadcast it."""
        person = sender.person
        seat = next(iter(self.seats_of(person)), None)
        number = self.chat[-1].number + 1 if self.chat else 1
        name = (None if seat is None else self.seats[seat].name) or person.name
        line = ChatLine(number, name, seat, clean_text(text), now())
        old = queries.drop_chat(self.row.id, number - self._most_chat)
        await self.store.write(queries.add_chat(self.row.id, line, person.id, message), old)
        self._acked[person.id, message] = self.n_of(sender)
        self.broadcast_chat(line)

    def n_of(self, connection: Connection) -> int:
        """The number of a connection's present state."""
        return 0 if self.play is None else self.play.n(connection.viewer)

    async def begin(self, *seats: int) -> None:
        """Deal with the key that is settled, and store it with whom the game waits for."""
        self.row.status = "playing"
        await self.load([])
        waiting = [] if self.play is None else self.play.table.waiting()
        await self.save(*seats, also=[queries.set_waiting(self.row.id, waiting)])
        self.drop_strangers()
        for connection in self.connections:
            self.send_state(connection, 0)

    async def save(self, *seats: int, also: Sequence[Statement] = ()) -> None:
        """Store the table's row and these seats, and broadcast the change."""
        self.row.updated = now()
        self.used = perf_counter()
        rows = [queries.upsert_seat(self.row.id, seat, self.seats[seat]) for seat in seats]
        try:
            await self.store.write(queries.update_table(self.row), *rows, *also)
        except Exception:
            await self._reload()
            raise
        self.broadcast_table()
        self.changed.set()

    async def _reload(self) -> None:
        """Read the table and its seats back from the database."""
        row = await self.store.read(lambda c: queries.find_table(c, self.row.id))
        assert row is not None
        self.row = row
        self.seats = await self.store.read(lambda c: queries.seats_of(c, row.id))
        if row.status == "gathering":
            await self.load([])

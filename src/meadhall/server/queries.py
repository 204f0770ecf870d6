"""All SQL of play, and the rows as dataclasses.

Writes are returned as statements, so that what belongs together goes into one transaction of the
store; reads take a connection of one of its readers.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from sqlite3 import Connection, Row
from typing import Any

import msgspec

from meadhall.core import Branch, Option, Setting
from meadhall.server.guests import Owner
from meadhall.server.messages import ChatLine, SeatKind, Status
from meadhall.server.receipts import Sealing
from meadhall.server.store import NewRow, Statement

CHAT_SHOWN = 100
"""How many lines of chat a room keeps."""

LISTED = 50
"""The most tables in one list."""


class Origin(msgspec.Struct):
    """Where a game was played on from another one; stored as JSON."""

    replay: str
    """The id of the replay."""
    at: int
    mark: str
    key: str
    """As hexadecimal digits: that of the dice from there on."""

    @property
    def branch(self) -> Branch:
        """As the record says it."""
        return Branch(self.at, self.mark, bytes.fromhex(self.key))


@dataclass(slots=True)
class LessonMark:
    """The lesson of a table, and the chapter it is in; None if it is played on as a real game."""

    name: str
    chapter: int | None


# Made here, once: msgspec looks into a type when it first decodes it, and a second reader that
# decodes the same type at that moment finds it half done and takes the process down.
_receipt = msgspec.json.Decoder(Sealing).decode
_lesson = msgspec.json.Decoder(LessonMark).decode
_origin = msgspec.json.Decoder(Origin).decode


@dataclass(slots=True)
class TableRow:
    """A row of ``tables``."""

    id: str
    game: str
    rules: str
    seats: int
    options: dict[str, Setting]
    key: bytes
    host: str
    status: Status
    listed: bool
    spectators: bool
    hints: bool
    seeded: bool
    pace: int
    created: int
    updated: int
    rematch: str | None = None
    left_seats: dict[str, list[int]] = field(default_factory=dict)
    """By person, the seats that they have left in play."""
    receipt: Sealing | None = None
    """How the key comes about; None if somebody chose it, or before there were receipts."""
    lesson: LessonMark | None = None
    origin: Origin | None = None
    """Where the game was played on from another one."""


@dataclass(slots=True)
class SeatRow:
    """A row of ``seats``."""

    kind: SeatKind
    person: str | None = None
    hotseat: bool = False
    bot: str | None = None
    name: str = ""
    colour: str = ""
    owner: Owner | None = None
    """Whose bot the person is; stored with the person."""


@dataclass(slots=True)
class Event:
    """An answer or an undo, with its sender and message id."""

    kind: str
    seat: int
    question: str | None = None
    option: Option | None = None
    person: str | None = None
    message: str | None = None


# -- writing -------------------------------------------------------------------


def add_table(row: TableRow, waiting: list[int]) -> Statement:
    """Insert a table, with the seats that its game waits for."""
    return (
        "INSERT INTO tables (id, game, rules, seats, options, key, host, status, listed,"
        " spectators, hints, seeded, pace, waiting, created, updated, receipt, lesson, branch)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            row.id,
            row.game,
            row.rules,
            row.seats,
            json.dumps(row.options),
            row.key,
            row.host,
            row.status,
            row.listed,
            row.spectators,
            row.hints,
            row.seeded,
            row.pace,
            json.dumps(waiting),
            row.created,
            row.updated,
            _packed(row.receipt),
            _packed(row.lesson),
            _packed(row.origin),
        ),
    )


def _packed(part: Sealing | LessonMark | Origin | None) -> str | None:
    return None if part is None else msgspec.json.encode(part).decode()


def set_waiting(table_id: str, waiting: list[int]) -> Statement:
    """Set whom the first table waits for."""
    return "UPDATE tables SET waiting = ? WHERE id = ?", (json.dumps(waiting), table_id)


def update_table(row: TableRow) -> Statement:
    """Update the columns that may change."""
    return (
        "UPDATE tables SET status = ?, host = ?, listed = ?, spectators = ?, pace = ?, rematch = ?,"
        " left_seats = ?, rules = ?, options = ?, key = ?, receipt = ?, lesson = ?, updated = ?"
        " WHERE id = ?",
        (
            row.status,
            row.host,
            row.listed,
            row.spectators,
            row.pace,
            row.rematch,
            json.dumps(row.left_seats),
            row.rules,
            json.dumps(row.options),
            row.key,
            _packed(row.receipt),
            _packed(row.lesson),
            row.updated,
            row.id,
        ),
    )


def finish_table(table_id: str, scores: Sequence[int], at: int) -> Statement:
    """Set a table to finished, with its scores."""
    return (
        "UPDATE tables SET status = 'finished', scores = ?, updated = ? WHERE id = ?",
        (json.dumps(scores), at, table_id),
    )


def upsert_seat(table_id: str, seat: int, row: SeatRow) -> Statement:
    """Insert or replace a seat."""
    return (
        "INSERT INTO seats (table_id, seat, kind, person, hotseat, bot, name, colour)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET"
        " kind = excluded.kind, person = excluded.person, hotseat = excluded.hotseat,"
        " bot = excluded.bot, name = excluded.name, colour = excluded.colour",
        (table_id, seat, row.kind, row.person, row.hotseat, row.bot, row.name, row.colour),
    )


def add_event(table_id: str, number: int, event: Event, waiting: list[int], at: int) -> NewRow:
    """Insert an event, with the seats that the game waits for after it."""
    option = None if event.option is None else json.dumps(event.option)
    return (
        "INSERT INTO events"
        " (table_id, number, kind, seat, question, option, person, message, waiting, at)",
        (
            table_id,
            number,
            event.kind,
            event.seat,
            event.question,
            option,
            event.person,
            event.message,
            str(waiting),  # of a list of numbers, the same as its JSON
            at,
        ),
    )


def add_answers(
    table_id: str, events: Sequence[Event], waiting: list[int], at: int
) -> list[Statement]:
    """Insert the answers that a new table begins with, and whom its game waits for then."""
    made: list[Statement] = []
    for number, event in enumerate(events, 1):
        last = number == len(events)
        head, values = add_event(table_id, number, event, waiting if last else [], at)
        made.append((f"{head} VALUES ({', '.join('?' * len(values))})", values))
    return made


def set_events(
    table_id: str, events: Sequence[Event], waiting: list[int], at: int
) -> list[Statement]:
    """Put these events in the place of all that a table has: a lesson goes to another step."""
    return [
        ("DELETE FROM events WHERE table_id = ?", (table_id,)),
        *add_answers(table_id, events, waiting, at),
        set_waiting(table_id, waiting),
    ]


def add_chat(table_id: str, line: ChatLine, person: str, message: str) -> Statement:
    """Insert a line of chat; one of a bot has no person, and its message begins with its key."""
    return (
        "INSERT INTO chat (table_id, number, person, message, seat, name, text, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, line.number, person, message, line.seat, line.name, line.text, line.at),
    )


def drop_chat(table_id: str, number: int) -> Statement:
    """Delete the lines of chat up to a number."""
    return ("DELETE FROM chat WHERE table_id = ? AND number <= ?", (table_id, number))


# -- reading -------------------------------------------------------------------


def find_table(connection: Connection, table_id: str) -> TableRow | None:
    """A table by its id, or None."""
    row = connection.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone()
    return None if row is None else _table(row)


def seats_of(connection: Connection, table_id: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    found = connection.execute(
        "SELECT kind, seats.person, hotseat, bot, seats.name, seats.colour, owner, persons.name"
        " FROM seats LEFT JOIN bots ON bots.person = seats.person"
        " LEFT JOIN persons ON persons.id = owner WHERE table_id = ? ORDER BY seat",
        (table_id,),
    )
    return [
        SeatRow(kind, person, bool(hot), bot, name, colour, owner and Owner(owner, named))
        for kind, person, hot, bot, name, colour, owner, named in found
    ]


def events_of(connection: Connection, table_id: str) -> list[Event]:
    """The events of a table, in order."""
    found = connection.execute(
        "SELECT kind, seat, question, option, person, message FROM events"
        " WHERE table_id = ? ORDER BY number",
        (table_id,),
    )
    return [
        Event(kind, seat, question, None if option is None else json.loads(option), *sender)
        for kind, seat, question, option, *sender in found
    ]


def chat_of(connection: Connection, table_id: str) -> list[tuple[str, str, ChatLine]]:
    """The last lines of chat, each with its sender and message id."""
    found = connection.execute(
        "SELECT person, message, number, name, seat, text, at FROM chat"
        " WHERE table_id = ? ORDER BY number DESC LIMIT ?",
        (table_id, CHAT_SHOWN),
    ).fetchall()
    lines = [(person, message, ChatLine(*line)) for person, message, *line in reversed(found)]
    for person, message, line in lines:
        line.key = None if person else message.partition("/")[0]
    return lines


_LISTED = (
    "SELECT id, game, rules, status, scores, created, lesson,"
    " coalesce(last.waiting, tables.waiting) AS waiting,"
    " max(updated, coalesce(last.at, 0)) AS active FROM tables LEFT JOIN events AS last"
    " ON last.table_id = id AND last.number ="
    " (SELECT max(number) FROM events WHERE table_id = tables.id)"
)


def lesson_table(connection: Connection, person: str, game: str, lesson: str) -> str | None:
    """The table at which a person is in the middle of a lesson, the newest if there are several."""
    row = connection.execute(
        "SELECT id FROM tables WHERE host = ? AND game = ? AND status = 'playing'"
        " AND lesson ->> '$.name' = ? AND lesson ->> '$.chapter' IS NOT NULL"
        " ORDER BY updated DESC LIMIT 1",
        (person, game, lesson),
    ).fetchone()
    return None if row is None else str(row["id"])


def tables_of(connection: Connection, person: str, *, over: bool) -> list[Row]:
    """The tables that a person plays at or hosts, under way or over."""
    status = "IN" if over else "NOT IN"
    return connection.execute(
        f"{_LISTED} WHERE status {status} ('finished', 'abandoned') AND id IN"
        " (SELECT id FROM tables WHERE host = ? UNION SELECT table_id FROM seats WHERE person = ?)"
        " ORDER BY active DESC LIMIT ?",
        (person, person, LISTED),
    ).fetchall()


def open_tables(connection: Connection, person: str) -> list[Row]:
    """Listed tables of others that are under way or still gathering."""
    return connection.execute(
        f"{_LISTED} WHERE listed AND status IN ('gathering', 'playing')"
        " AND (status = 'gathering' OR spectators) AND id NOT IN"
        " (SELECT table_id FROM seats WHERE person = ?) ORDER BY active DESC LIMIT ?",
        (person, LISTED),
    ).fetchall()


def _table(row: Row) -> TableRow:
    return TableRow(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        seats=row["seats"],
        options=json.loads(row["options"]),
        key=row["key"],
        host=row["host"],
        status=row["status"],
        listed=bool(row["listed"]),
        spectators=bool(row["spectators"]),
        hints=bool(row["hints"]),
        seeded=bool(row["seeded"]),
        pace=row["pace"],
        created=row["created"],
        updated=row["updated"],
        rematch=row["rematch"],
        left_seats=json.loads(row["left_seats"]),
        receipt=row["receipt"] and _receipt(row["receipt"]),
        lesson=row["lesson"] and _lesson(row["lesson"]),
        origin=row["branch"] and _origin(row["branch"]),
    )


def json_column(row: Row, name: str) -> Any:
    """A decoded JSON column; NULL is None."""
    return None if row[name] is None else json.loads(row[name])

"""What the server writes down and reads back: all SQL of play, and the rows as records.

Writing is given as statements, so that what belongs together goes into one job of the store;
reading takes a connection of one of its readers.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from sqlite3 import Connection, Row
from typing import Any

from meadhall.core import Option, Setting
from meadhall.server.messages import ChatLine, SeatKind, Status
from meadhall.server.store import NewRow, Statement

CHAT_SHOWN = 100
"""How many lines of chat a table keeps at hand."""

LISTED = 50
"""How many tables a list shows."""


@dataclass(slots=True)
class TableRow:
    """A table as it was set up, and how far it is."""

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
    seeded: bool
    pace: int
    created: int
    updated: int
    rematch: str | None = None


@dataclass(slots=True)
class SeatRow:
    """Who sits on a seat."""

    kind: SeatKind
    person: str | None = None
    hotseat: bool = False
    bot: str | None = None
    name: str = ""
    colour: str = ""


@dataclass(slots=True)
class Event:
    """An answer or an undo, with who sent it and as which message."""

    kind: str
    seat: int
    question: str | None = None
    option: Option | None = None
    person: str | None = None
    message: str | None = None


# -- writing -------------------------------------------------------------------


def add_table(row: TableRow, waiting: list[int]) -> Statement:
    """Write a new table down, and whom its game waits for first."""
    return (
        "INSERT INTO tables (id, game, rules, seats, options, key, host, status, listed,"
        " spectators, seeded, pace, waiting, created, updated)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
            row.seeded,
            row.pace,
            json.dumps(waiting),
            row.created,
            row.updated,
        ),
    )


def put_table(row: TableRow) -> Statement:
    """Write down what may change about a table besides its game."""
    return (
        "UPDATE tables SET status = ?, host = ?, listed = ?, spectators = ?, pace = ?, rematch = ?,"
        " updated = ? WHERE id = ?",
        (
            row.status,
            row.host,
            row.listed,
            row.spectators,
            row.pace,
            row.rematch,
            row.updated,
            row.id,
        ),
    )


def put_end(table_id: str, scores: Sequence[int], at: int) -> Statement:
    """Write down that a game is over."""
    return (
        "UPDATE tables SET status = 'finished', scores = ?, updated = ? WHERE id = ?",
        (json.dumps(scores), at, table_id),
    )


def put_seat(table_id: str, seat: int, row: SeatRow) -> Statement:
    """Write down who sits on a seat."""
    return (
        "INSERT INTO seats (table_id, seat, kind, person, hotseat, bot, name, colour)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET"
        " kind = excluded.kind, person = excluded.person, hotseat = excluded.hotseat,"
        " bot = excluded.bot, name = excluded.name, colour = excluded.colour",
        (table_id, seat, row.kind, row.person, row.hotseat, row.bot, row.name, row.colour),
    )


def add_event(table_id: str, number: int, event: Event, waiting: list[int], at: int) -> NewRow:
    """Write down an answer or an undo, and whom the game waits for after it."""
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
            json.dumps(waiting),
            at,
        ),
    )


def add_chat(table_id: str, line: ChatLine, person: str, message: str) -> Statement:
    """Write down what was said."""
    return (
        "INSERT INTO chat (table_id, number, person, message, seat, name, text, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, line.number, person, message, line.seat, line.name, line.text, line.at),
    )


# -- reading -------------------------------------------------------------------


def find_table(connection: Connection, table_id: str) -> TableRow | None:
    """A table by its id."""
    row = connection.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone()
    return None if row is None else _table(row)


def seats_of(connection: Connection, table_id: str) -> list[SeatRow]:
    """Who sits at a table, by seat."""
    found = connection.execute(
        "SELECT kind, person, hotseat, bot, name, colour FROM seats"
        " WHERE table_id = ? ORDER BY seat",
        (table_id,),
    )
    return [SeatRow(kind, person, bool(hot), *rest) for kind, person, hot, *rest in found]


def events_of(connection: Connection, table_id: str) -> list[Event]:
    """All that happened at a table, in order."""
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
    """The last things said at a table, each with who sent it and as which message."""
    found = connection.execute(
        "SELECT person, message, number, name, seat, text, at FROM chat"
        " WHERE table_id = ? ORDER BY number DESC LIMIT ?",
        (table_id, CHAT_SHOWN),
    ).fetchall()
    return [(person, message, ChatLine(*line)) for person, message, *line in reversed(found)]


_LISTED = (
    "SELECT id, game, status, scores, created, coalesce(last.waiting, tables.waiting) AS waiting,"
    " max(updated, coalesce(last.at, 0)) AS active FROM tables LEFT JOIN events AS last"
    " ON last.table_id = id AND last.number ="
    " (SELECT max(number) FROM events WHERE table_id = tables.id)"
)


def tables_of(connection: Connection, person: str, *, over: bool) -> list[Row]:
    """The tables where somebody sits or that they host, under way or over."""
    status = "IN" if over else "NOT IN"
    return connection.execute(
        f"{_LISTED} WHERE status {status} ('finished', 'abandoned') AND (host = ?"
        " OR id IN (SELECT table_id FROM seats WHERE person = ?)) ORDER BY active DESC LIMIT ?",
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
        seeded=bool(row["seeded"]),
        pace=row["pace"],
        created=row["created"],
        updated=row["updated"],
        rematch=row["rematch"],
    )


def loaded(row: Row, name: str) -> Any:
    """A column that holds JSON, read; None stays None."""
    return None if row[name] is None else json.loads(row[name])

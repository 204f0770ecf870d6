"""Deleting what nobody needs: tables, uploads and guests, by age or because somebody says so.

Everything is given as statements, so that what belongs together goes in one transaction. Tables
that are in memory are left alone by age: they are in use.
"""

from __future__ import annotations

from sqlite3 import Connection

from meadhall.server.settings import Expiry
from meadhall.server.store import Statement

DAY = 24 * 60 * 60 * 1000

LAST = "max(updated, coalesce((SELECT max(at) FROM events WHERE table_id = tables.id), 0))"
"""When something last happened at a table."""

OF_TABLE = ("events", "chat", "seats")
"""What belongs to a table."""

AT_ONCE = 500
"""How many tables are deleted in one go."""


def delete_table(table_id: str) -> list[Statement]:
    """Delete a table with all that happened there."""
    owned = [(f"DELETE FROM {name} WHERE table_id = ?", (table_id,)) for name in OF_TABLE]
    owned.append(("DELETE FROM stories WHERE id = ?", (table_id,)))
    forget = ("UPDATE tables SET rematch = NULL WHERE rematch = ?", (table_id,))
    return [*owned, forget, ("DELETE FROM tables WHERE id = ?", (table_id,))]


def delete_record(record_id: str) -> list[Statement]:
    """Delete an uploaded record with its story."""
    return [
        ("DELETE FROM stories WHERE id = ?", (record_id,)),
        ("DELETE FROM records WHERE id = ?", (record_id,)),
    ]


def delete_person(person: str) -> list[Statement]:
    """Delete a person: their devices, links and records, and their name wherever it stands.

    Games that others played with them stay, with an empty name; a table that they host keeps a
    host without a name, whom nobody can be any more.
    """
    bots = "(SELECT person FROM bots WHERE owner = ?)"
    return [
        (f"DELETE FROM devices WHERE person IN {bots}", (person,)),
        (f"UPDATE persons SET seen = 0 WHERE id IN {bots}", (person,)),
        ("DELETE FROM devices WHERE person = ?", (person,)),
        ("DELETE FROM links WHERE person = ?", (person,)),
        (f"DELETE FROM stories WHERE id IN ({OWN_RECORDS})", (person,)),
        ("DELETE FROM records WHERE person = ?", (person,)),
        ("UPDATE seats SET name = '' WHERE person = ?", (person,)),
        ("UPDATE chat SET name = '', text = '' WHERE person = ?", (person,)),
        ("UPDATE persons SET name = '', seen = 0 WHERE id = ?", (person,)),
        (f"DELETE FROM persons WHERE id = ? AND {NOT_NEEDED}", (person,)),
    ]


OWN_RECORDS = "SELECT id FROM records WHERE person = ?"

NOT_NEEDED = (
    "NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = persons.id)"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE host = persons.id)"
    " AND NOT EXISTS (SELECT 1 FROM records WHERE records.person = persons.id)"
    " AND NOT EXISTS (SELECT 1 FROM bots WHERE owner = persons.id)"
)


def revoke_bot(bot: str) -> list[Statement]:
    """Make a bot's token void; the bot itself stays as long as a table tells of it."""
    return [
        ("DELETE FROM devices WHERE person = ?", (bot,)),
        ("UPDATE persons SET seen = 0 WHERE id = ?", (bot,)),
    ]


def expired_tables(connection: Connection, expiry: Expiry, now: int) -> list[str]:
    """The tables that are to be deleted."""
    found: list[str] = []
    for status in ("gathering", "abandoned", "finished"):
        days = getattr(expiry, status)
        if days:
            rows = connection.execute(
                f"SELECT id FROM tables WHERE status = ? AND {LAST} < ? LIMIT ?",
                (status, now - days * DAY, AT_ONCE),
            )
            found += [row[0] for row in rows]
    return found


def idle_tables(connection: Connection, expiry: Expiry, now: int) -> list[str]:
    """The tables in play that are to be abandoned."""
    if not expiry.playing:
        return []
    rows = connection.execute(
        f"SELECT id FROM tables WHERE status = 'playing' AND {LAST} < ? LIMIT ?",
        (now - expiry.playing * DAY, AT_ONCE),
    )
    return [row[0] for row in rows]


def abandon_table(table_id: str, now: int) -> Statement:
    """End a table that nobody plays at."""
    return ("UPDATE tables SET status = 'abandoned', updated = ? WHERE id = ?", (now, table_id))


def expire_others(expiry: Expiry, now: int) -> list[Statement]:
    """Delete old uploads, links that are void, and guests who have nothing here."""
    statements: list[Statement] = [("DELETE FROM links WHERE expires < ?", (now,))]
    if expiry.uploads:
        old = now - expiry.uploads * DAY
        uploads = "SELECT id FROM records WHERE created < ?"
        statements.append((f"DELETE FROM stories WHERE id IN ({uploads})", (old,)))
        statements.append(("DELETE FROM records WHERE created < ?", (old,)))
    if expiry.guests:
        since = now - expiry.guests * DAY
        unused = f"SELECT id FROM persons WHERE seen < ? AND {NOT_NEEDED}"
        statements += [
            (f"DELETE FROM bots WHERE person IN ({unused})", (since,)),
            (f"DELETE FROM devices WHERE person IN ({unused})", (since,)),
            (f"DELETE FROM links WHERE person IN ({unused})", (since,)),
            (f"DELETE FROM persons WHERE id IN ({unused})", (since,)),
        ]
    return statements

"""The database schema, which alembic compares with the migrations.

A game is its set-up (a row of ``tables``) and its events, which are only ever added. Nothing
else about its state is stored; ``waiting`` (at the start, and after each event) and ``scores``
repeat what lists show.
Times are milliseconds since 1970; lists and settings are JSON.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("seen", Integer, nullable=False, server_default="0"),
)
"""``seen`` is when they last came, to the day."""

devices = Table(
    "devices",
    metadata,
    Column("secret_hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False, index=True),
    Column("created", Integer, nullable=False),
)
"""A browser that knows a person's secret; the secret itself is nowhere here."""

links = Table(
    "links",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False, index=True),
    Column("expires", Integer, nullable=False),
)
"""Personal links that were neither used nor made void."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("host", Text, ForeignKey("persons.id"), nullable=False, index=True),
    Column("status", Text, nullable=False),
    Column("listed", Boolean(create_constraint=False), nullable=False),
    Column("spectators", Boolean(create_constraint=False), nullable=False),
    Column("hints", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("seeded", Boolean(create_constraint=False), nullable=False),
    Column("pace", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("scores", Text),
    Column("rematch", Text),
    Column("created", Integer, nullable=False),
    Column("updated", Integer, nullable=False),
    Column("left_seats", Text, nullable=False, server_default="{}"),
    Column("receipt", Text),
    Column("lesson", Text),
    Index(None, "listed", "status", "updated"),
)

"""``left_seats``: by person, the seats that they have left in play and whose hands they know.
``receipt``: how the key comes about (receipts.py), with the secrets of it.
``lesson``: the lesson that it belongs to, with the chapter it is in (lessons.py)."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("persons.id"), index=True),
    Column("hotseat", Boolean(create_constraint=False), nullable=False),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    sqlite_with_rowid=False,
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("question", Text),
    Column("option", Text),
    Column("person", Text),
    Column("message", Text),
    Column("waiting", Text, nullable=False),
    Column("at", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)
"""An ``answer`` (its option as JSON) or an ``undo``, with who sent it as which message."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("message", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("info", Text, nullable=False),
    Column("created", Integer, nullable=False),
)
"""Records that were uploaded; ``info`` is what a replay's reader first asks for."""

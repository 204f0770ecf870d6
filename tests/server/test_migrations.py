"""Migrations: a database of any age becomes one of today, with everything that was in it."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from meadhall.core import Table, key_from
from meadhall.server import queries
from meadhall.server.guests import now
from meadhall.server.migrations import HEAD, TooNew, upgrade_database, version
from meadhall.server.migrations.config import alembic_config
from meadhall.server.models import metadata
from meadhall.server.queries import Event
from meadhall.server.store import Store, connect
from server.clients import Guest
from server.conftest import Opener
from server.toys import game

STEPS = {
    "0001": "44d2ad96d3c12cc8",
    "0002": "44d2ad96d3c12cc8",
    "0003": "44d2ad96d3c12cc8",
    "0004": "3fa884498bf6d57f",
    "0005": "d9d38f349a846f95",
    "0006": "ced708eaa20de0f7",
    "0007": "905fa4dc1ade0573",
    "0008": "4876593f88f77932",
    "0009": "3f3523dc42331b8e",
}
"""What each step leaves behind: a step that was ever taken somewhere must not change."""

OLD = ["first days", *[step for step in STEPS if step != HEAD]]
"""Databases that somebody may still have; in those of the first days 0001 had less."""


def columns(path: Path) -> dict[str, list[str]]:
    """The columns of every table, by name."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {
            name: sorted(row[1] for row in connection.execute(f"PRAGMA table_info({name})"))
            for (name,) in found.fetchall()
        }


def mark(path: Path) -> str:
    """A short name for exactly these tables, columns and indexes."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT type, name FROM sqlite_master ORDER BY type, name")
        shape = [
            (
                kind,
                name,
                sorted(row[1:] for row in connection.execute(f"PRAGMA {kind}_info({name})")),
            )
            for kind, name in found.fetchall()
        ]
        return sha256(repr(shape).encode()).hexdigest()[:16]


def made(path: Path, age: str) -> Path:
    """An empty database of that age."""
    command.upgrade(alembic_config(path), "0001" if age == "first days" else age)
    if age == "first days":
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("ALTER TABLE events DROP COLUMN waiting")
            connection.execute("ALTER TABLE tables DROP COLUMN waiting")
    return path


def rows() -> Iterator[tuple[str, dict[str, Any]]]:
    """A guest and her bot, a table of the toy game with one answer, a word said, a record."""
    table = game("toy").new_from_key(2, {}, key_from("old"))
    asked = table.questions()[0]
    yield "persons", {"id": "astrid", "name": "Astrid", "language": "en", "colour": "red"}
    yield "devices", {"secret_hash": sha256(b"secret").digest(), "person": "astrid"}
    yield "persons", {"id": "huginn", "name": "Huginn", "language": "en", "colour": "blue"}
    yield "bots", {"person": "huginn", "owner": "astrid"}
    yield "links", {"token_hash": b"token", "person": "astrid", "expires": 5}
    yield (
        "tables",
        {
            "id": "mead",
            "game": "toy",
            "rules": game("toy").version,
            "seats": 2,
            "options": "{}",
            "key": key_from("old"),
            "host": "astrid",
            "status": "playing",
            "listed": True,
            "spectators": True,
            "seeded": False,
            "pace": 0,
            "updated": now(),  # an old one is abandoned at once
            "waiting": "[0, 1]",
        },
    )
    for seat in (0, 1):
        yield (
            "seats",
            {
                "table_id": "mead",
                "seat": seat,
                "kind": "person",
                "person": "astrid",
                "hotseat": True,
                "name": "",
                "colour": "",
            },
        )
    yield (
        "events",
        {
            "table_id": "mead",
            "number": 1,
            "kind": "answer",
            "seat": asked.seat,
            "question": asked.name,
            "option": option_of(table),
            "person": "astrid",
            "message": "m1",
            "waiting": "[1]",
            "at": 1,
        },
    )
    said = {"person": "astrid", "message": "c1", "seat": 0, "name": "Astrid", "text": "Skål!"}
    yield "chat", {"table_id": "mead", "number": 1, "at": 1, **said}
    yield "records", {"id": "old", "person": "astrid", "text": "...", "info": "{}"}
    yield "stories", {"id": "old", "version": 1, "told": b"{}"}


def option_of(table: Table) -> str:
    option = table.options(table.questions()[0])[0]
    return f'"{option}"' if isinstance(option, str) else str(option)


def fill(path: Path) -> None:
    """Put a row into every table that there is, with the columns that it has."""
    known = columns(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        for name, row in rows():
            if name not in known:
                continue
            filled = {"created": 1, **row}
            kept = {column: value for column, value in filled.items() if column in known[name]}
            places = ", ".join("?" * len(kept))
            sql = f"INSERT INTO {name} ({', '.join(kept)}) VALUES ({places})"
            connection.execute(sql, [*kept.values()])


def content(path: Path) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        return {
            name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")]
            for name in columns(path)
            if name != "alembic_version"
        }


@pytest.mark.parametrize("step", STEPS)
def test_a_step_that_was_ever_taken_does_not_change(tmp_path: Path, step: str) -> None:
    """If this fails: leave the old steps alone and make a new one."""
    assert STEPS[step] == mark(made(tmp_path / "meadhall.db", step))


@pytest.mark.parametrize("age", OLD)
def test_everything_in_an_older_database_is_there_afterwards(tmp_path: Path, age: str) -> None:
    path = made(tmp_path / "meadhall.db", age)
    fill(path)
    before = content(path)
    assert all(before.values()), "no table is empty"
    assert upgrade_database(path)
    after = content(path)
    for name, old in before.items():
        kept = [{column: new[column] for column in old[0]} for new in after[name]]
        assert old == kept
    with closing(connect(path)) as connection:
        assert [] == connection.execute("PRAGMA foreign_key_check").fetchall()
        assert "ok" == connection.execute("PRAGMA integrity_check").fetchone()[0]


@pytest.mark.parametrize("age", OLD)
def test_an_older_database_has_the_schema_of_today(tmp_path: Path, age: str) -> None:
    path = made(tmp_path / "meadhall.db", age)
    fill(path)
    upgrade_database(path)
    assert [] == differences(path)
    fresh = tmp_path / "fresh.db"
    upgrade_database(fresh)
    assert columns(fresh) == columns(path)


@pytest.mark.parametrize("age", OLD)
def test_every_kind_of_row_can_be_added_to_an_older_database(tmp_path: Path, age: str) -> None:
    path = made(tmp_path / "meadhall.db", age)
    fill(path)

    async def write(store: Store) -> None:
        row = await store.read(lambda reader: queries.find_table(reader, "mead"))
        assert row is not None
        row.id = "registry"
        await store.write(queries.add_table(row, [0]))
        event = Event("answer", 0, "LayCard", 1, "astrid", "m2")
        await store.write(row=queries.add_event("registry", 1, event, [1], 2))

    store = Store(tmp_path)
    try:
        asyncio.run(write(store))
    finally:
        store.close()


@pytest.mark.parametrize("age", OLD)
def test_a_table_of_an_older_database_is_played_on(
    tmp_path: Path, open_server: Opener, data: Path, age: str
) -> None:
    (data / "meadhall.db").unlink()
    fill(made(data / "meadhall.db", age))
    server = open_server()
    astrid = Guest(server.port)
    astrid.cookie = "meadhall=secret"
    with astrid.line("mead", seat=1) as line:
        line.arrive()
        assert ["Skål!"] == [said["text"] for said in line.next("chat")["lines"]]
        reply = line.answer()
        assert "ack" == reply["type"], reply


def differences(path: Path) -> list[Any]:
    """What the database has and the schema has not, or the other way round."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        found = list(compare_metadata(MigrationContext.configure(connection), metadata))
    engine.dispose()
    return found


def test_the_migrations_make_exactly_the_schema(empty_database: Path) -> None:
    assert [] == differences(empty_database)


def test_head_is_the_newest_step(empty_database: Path) -> None:
    scripts = ScriptDirectory.from_config(alembic_config(empty_database))
    assert HEAD == scripts.get_current_head() == version(empty_database)


def test_every_step_can_be_taken_back(empty_database: Path, tmp_path: Path) -> None:
    path = tmp_path / "meadhall.db"
    shutil.copy(empty_database, path)
    command.downgrade(alembic_config(path), "base")
    with closing(sqlite3.connect(path)) as connection:
        left = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        assert [("alembic_version",)] == left.fetchall()
    command.upgrade(alembic_config(path), "head")
    assert HEAD == version(path)


def test_an_up_to_date_database_is_left_alone(empty_database: Path) -> None:
    before = os.stat(empty_database).st_mtime_ns
    assert not upgrade_database(empty_database)
    assert before == os.stat(empty_database).st_mtime_ns


def test_a_database_of_the_future_is_refused(empty_database: Path, tmp_path: Path) -> None:
    path = tmp_path / "meadhall.db"
    shutil.copy(empty_database, path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(TooNew, match="newer"):
        upgrade_database(path)


def test_an_older_database_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    path = made(tmp_path / "meadhall.db", "0001")
    fill(path)
    before = content(path)
    assert upgrade_database(path)
    copy = tmp_path / f"meadhall.db.before-{HEAD}"
    assert "0001" == version(copy)
    assert before == content(copy)


def test_a_step_cut_short_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from alembic import op

    path = tmp_path / "meadhall.db"
    made: list[str] = []
    create = op.create_table

    def some(name: str, *args: object, **kwargs: object) -> object:
        made.append(name)
        if len(made) == 4:
            raise RuntimeError("cut short")
        return create(name, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(op, "create_table", some)
    with pytest.raises(RuntimeError, match="cut short"):
        upgrade_database(path)
    assert version(path) is None
    with closing(sqlite3.connect(path)) as connection:
        assert [] == connection.execute("SELECT name FROM sqlite_master").fetchall()
    monkeypatch.undo()
    assert upgrade_database(path)

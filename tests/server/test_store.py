"""The database: group commit, failing jobs, one owner, migrations."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from meadhall.server import migrations
from meadhall.server.migrations import HEAD, TooNew, bring_up, version
from meadhall.server.migrations.config import alembic_config
from meadhall.server.schema import metadata
from meadhall.server.settings import data_folder, open_folder
from meadhall.server.store import Busy, Statement, Store, connect


def person(name: str) -> Statement:
    return (
        "INSERT INTO persons (id, name, language, colour, created) VALUES (?, ?, 'en', '', 0)",
        (name, name),
    )


def names(store: Store) -> list[str]:
    with closing(sqlite3.connect(store.path)) as connection:
        return [row[0] for row in connection.execute("SELECT name FROM persons ORDER BY id")]


def test_what_was_written_is_on_disk_when_the_call_comes_back(data: Path) -> None:
    store = Store(data)
    try:
        assert 1 == asyncio.run(store.write(person("astrid")))
        assert ["astrid"] == names(store)
    finally:
        store.close()


def test_many_jobs_at_once_share_commits_and_keep_their_order(data: Path) -> None:
    async def write_all(store: Store) -> None:
        await asyncio.gather(*[store.write(person(f"{number:03}")) for number in range(200)])

    store = Store(data)
    try:
        asyncio.run(write_all(store))
        assert [f"{number:03}" for number in range(200)] == names(store)
        assert store.commits < 200
    finally:
        store.close()


def test_a_job_that_fails_leaves_nothing_and_harms_no_other(data: Path) -> None:
    async def write_all(store: Store) -> list[int | BaseException]:
        jobs = [
            store.write(person("astrid")),
            store.write(person("bjorn"), person("astrid")),
            store.write(person("carl"), ("INSERT INTO nowhere VALUES (1)", ())),
            store.write(person("dagny")),
        ]
        return await asyncio.gather(*jobs, return_exceptions=True)

    store = Store(data)
    try:
        done = asyncio.run(write_all(store))
        assert [1, sqlite3.IntegrityError, sqlite3.OperationalError, 1] == [
            each if isinstance(each, int) else type(each) for each in done
        ]
        assert ["astrid", "dagny"] == names(store)
    finally:
        store.close()


def test_readers_cannot_write(data: Path) -> None:
    store = Store(data)
    try:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            asyncio.run(store.read(lambda c: c.execute(*person("astrid"))))
        assert [] == names(store)
    finally:
        store.close()


def test_jobs_handed_in_before_the_end_are_done(data: Path) -> None:
    async def write_and_close(store: Store) -> None:
        jobs = [asyncio.create_task(store.write(person(f"{n:02}"))) for n in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*jobs)

    store = Store(data)
    asyncio.run(write_and_close(store))
    assert 50 == len(names(store))
    assert ["lock", "meadhall.db"] == sorted(path.name for path in data.iterdir())


def test_a_full_disk_is_told_and_nothing_is_half_written(data: Path) -> None:
    store = Store(data)
    try:
        store._writer.execute("PRAGMA max_page_count = 1")  # as many pages as there are
        long = ("INSERT INTO persons VALUES ('x', ?, 'en', '', 0)", ("x" * 1_000_000,))
        with pytest.raises(sqlite3.OperationalError, match="full"):
            asyncio.run(store.write(person("astrid"), long))
        store._writer.execute("PRAGMA max_page_count = 1000000")
        asyncio.run(store.write(person("bjorn")))
        assert ["bjorn"] == names(store)
    finally:
        store.close()


def test_a_folder_has_one_owner(data: Path) -> None:
    store = Store(data)
    try:
        with pytest.raises(Busy, match="another Meadhall"):
            Store(data)
    finally:
        store.close()
    Store(data).close()


def test_every_connection_is_careful(data: Path) -> None:
    with closing(connect(data / "meadhall.db")) as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        found = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]
        assert ["wal", 2, 1] == found


def test_only_the_owner_can_read_the_data(tmp_path: Path) -> None:
    folder = open_folder(tmp_path / "deep" / "data")
    store = Store(folder)
    store.close()
    assert 0o700 == stat.S_IMODE(folder.stat().st_mode)
    assert 0o600 == stat.S_IMODE((folder / "meadhall.db").stat().st_mode)


@pytest.mark.parametrize(
    ("environ", "platform", "expected"),
    [
        ({"HOME": "/home/a"}, "linux", "/home/a/.local/share/meadhall"),
        ({"HOME": "/Users/a"}, "darwin", "/Users/a/Library/Application Support/Meadhall"),
        ({"HOME": "/home/a", "XDG_DATA_HOME": "/x"}, "linux", "/x/meadhall"),
        ({}, "linux", "data"),
        ({"HOME": ""}, "linux", "data"),
    ],
)
def test_data_lives_where_the_platform_wants_it(
    environ: dict[str, str], platform: str, expected: str
) -> None:
    assert Path(expected) == data_folder(environ, platform)


# -- migrations ------------------------------------------------------------------------


def test_the_migrations_make_exactly_the_schema(empty_database: Path) -> None:
    engine = create_engine(f"sqlite:///{empty_database}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert [] == compare_metadata(context, metadata)
    engine.dispose()


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
    assert not bring_up(empty_database)
    assert before == os.stat(empty_database).st_mtime_ns


def test_a_database_of_the_future_is_refused(empty_database: Path, tmp_path: Path) -> None:
    path = tmp_path / "meadhall.db"
    shutil.copy(empty_database, path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(TooNew, match="newer"):
        bring_up(path)


def test_an_older_database_is_copied_before_it_is_changed(
    empty_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "meadhall.db"
    shutil.copy(empty_database, path)
    monkeypatch.setattr(migrations, "HEAD", "0002")
    assert bring_up(path)
    assert "0001" == version(tmp_path / "meadhall.db.before-0002")


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
        bring_up(path)
    assert version(path) is None
    with closing(sqlite3.connect(path)) as connection:
        assert [] == connection.execute("SELECT name FROM sqlite_master").fetchall()
    monkeypatch.undo()
    assert bring_up(path)

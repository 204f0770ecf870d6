"""The database: group commit, failing jobs, one owner."""

from __future__ import annotations

import asyncio
import inspect
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from meadhall.server import queries
from meadhall.server.backup import Busy
from meadhall.server.settings import data_folder, open_folder
from meadhall.server.store import Statement, Store, connect


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


def test_types_that_readers_decode_are_known_before_the_first_of_them_reads() -> None:
    """Two threads that decode a type for the first time at once crash msgspec, and the server."""
    assert "Decoder(Sealing)" in inspect.getsource(queries)
    assert "type=" not in inspect.getsource(queries)


def test_jobs_handed_in_before_the_end_are_done(data: Path) -> None:
    async def write_and_close(store: Store) -> None:
        jobs = [asyncio.create_task(store.write(person(f"{n:02}"))) for n in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*jobs)

    store = Store(data)
    asyncio.run(write_and_close(store))
    assert 50 == len(names(store))
    assert ["meadhall.db"] == sorted(path.name for path in data.iterdir())


def test_a_full_disk_is_told_and_nothing_is_half_written(data: Path) -> None:
    store = Store(data)
    try:
        store._writer.execute("PRAGMA max_page_count = 1")  # as many pages as there are
        long = ("INSERT INTO persons VALUES ('x', ?, 'en', '', 0, 0)", ("x" * 1_000_000,))
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

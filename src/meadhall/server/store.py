"""The database: one file, one thread that writes, some that read.

1. All writing goes through one connection in one thread, which also does the checkpoints:
   SQLite before 3.51.3 can damage a file that two connections write or checkpoint at once.
2. Writes of the same few milliseconds are committed together, because a commit waits for the
   disk and takes the event loop's time with Python's lock, and rows that they add to one table
   go in by one statement, because each statement waits for that lock; if one of them fails, each
   is done in a transaction of its own.
3. A write's future is done only after the commit: what it acknowledges survives power loss.
4. Readers cannot write.

The folder is locked while the store is open: two servers on one file would not see each
other's tables.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from time import sleep
from typing import Any, TypeVar

from meadhall.server.backup import DATABASE, check_folder, locked
from meadhall.server.migrations import upgrade_database

X = TypeVar("X")

Statement = tuple[str, Sequence[Any]]
"""SQL and its parameters."""

NewRow = tuple[str, Sequence[Any]]
"""A row to be added: the SQL before ``VALUES``, and the values."""

READERS = 2
BATCH_SIZE = 256
"""The most writes in one commit."""

BATCH_SECONDS = 0.008
"""Seconds to collect writes for a commit: not felt by players, and a busy server makes far fewer
commits and carries half as many moves again (bench/results.md)."""


@dataclass(slots=True)
class _Write:
    """Statements of one transaction, and the future of its caller."""

    statements: Sequence[Statement]
    row: NewRow | None
    done: asyncio.Future[int]
    error: Exception | None = None
    changed: int = 0
    """Rows that its statements changed, its new row apart."""


class Store:
    """An open database."""

    def __init__(self, folder: Path) -> None:
        """Open the database of a data folder, bringing it up to date."""
        self.path = folder / DATABASE
        self._lock = ExitStack()
        self._lock.enter_context(locked(folder))
        try:
            check_folder(folder)
            upgrade_database(self.path)
            self.path.chmod(0o600)
            self._writer = connect(self.path)
        except BaseException:
            self._lock.close()
            raise
        self.fault: str | None = None
        """What the last commit failed with, if it did: ``disk-full`` or ``database``."""
        self.commits = 0
        self._queue: SimpleQueue[_Write | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()
        self._local = threading.local()
        self._opened: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def write(self, *statements: Statement, row: NewRow | None = None) -> int:
        """Execute statements in one transaction; returns the rows changed, after the commit.

        A ``row`` is added after the statements, together with the rows of other writes.
        A write that was queued cannot be cancelled: a caller that is cancelled meanwhile must
        expect it to be done.
        """
        loop = asyncio.get_running_loop()
        write = _Write(statements, row, loop.create_future())
        self._queue.put(write)
        return await write.done

    def problem(self, most: int, least_free: int) -> str | None:
        """Why nothing new can be stored: the code of a text, or None."""
        if self.fault is not None:
            return self.fault
        if shutil.disk_usage(self.path.parent).free < least_free:
            return "disk-full"
        return "store-full" if self.path.stat().st_size > most else None

    async def read(self, query: Callable[[sqlite3.Connection], X]) -> X:
        """Run a query in a reader thread; its connection cannot write."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._with_reader, query)

    def close(self) -> None:
        """Finish all queued writes, and leave a database of one file."""
        self._queue.put(None)
        self._thread.join()
        self._readers.shutdown()
        for connection in self._opened:
            connection.close()
        self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._writer.close()
        self._lock.close()

    # -- the reading threads -----------------------------------------------------

    def _with_reader(self, query: Callable[[sqlite3.Connection], X]) -> X:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = connect(self.path)
            connection.execute("PRAGMA query_only = ON")
            connection.execute("PRAGMA wal_autocheckpoint = 0")
            self._local.connection = connection
            self._opened.append(connection)
        return query(connection)

    # -- the writing thread ------------------------------------------------------

    def _write_all(self) -> None:
        going = True
        while going:
            writes: list[_Write] = []
            write = self._queue.get()
            sleep(BATCH_SECONDS)
            while write is not None:
                writes.append(write)
                if len(writes) == BATCH_SIZE or self._queue.empty():
                    break
                write = self._queue.get()
            going = write is not None
            if writes:
                self._commit(writes)
                _notify(writes)

    def _commit(self, writes: list[_Write]) -> None:
        """Do all writes in one transaction, or each in its own if that fails."""
        try:
            self._execute(_statements(writes))
            self.commits += 1
            self.fault = None
        except Exception as error:
            with suppress(sqlite3.Error):
                self._writer.execute("ROLLBACK")
            if len(writes) == 1:
                writes[0].error = error
                if isinstance(error, sqlite3.OperationalError):
                    self.fault = "disk-full" if "full" in str(error) else "database"
                return
            for write in writes:
                self._commit([write])

    def _execute(self, statements: list[Due]) -> None:
        """Execute statements and commit them; a single one is a transaction by itself.

        Most commits of a busy server are one, and every further statement waits for Python's lock.
        """
        writer, together = self._writer, len(statements) > 1
        if together:
            writer.execute("BEGIN IMMEDIATE")
        for write, sql, parameters in statements:
            changed = writer.execute(sql, parameters).rowcount
            if write is not None:
                write.changed += changed
        if together:
            writer.execute("COMMIT")


Due = tuple[_Write | None, str, Sequence[Any]]
"""A statement, with the write that counts the rows it changes; new rows are not counted."""


def _statements(writes: list[_Write]) -> list[Due]:
    """All that writes have to execute; new rows of one table are one statement."""
    found: list[Due] = []
    rows: dict[str, list[Sequence[Any]]] = {}
    for write in writes:
        write.changed = 0
        found += [(write, sql, parameters) for sql, parameters in write.statements]
        if write.row is not None:
            rows.setdefault(write.row[0], []).append(write.row[1])
    for head, values in rows.items():
        one = f"({', '.join('?' * len(values[0]))})"
        sql = f"{head} VALUES {', '.join([one] * len(values))}"
        found.append((None, sql, [each for row in values for each in row]))
    return found


def connect(path: Path) -> sqlite3.Connection:
    """Open the database with the settings that all connections have."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.row_factory = sqlite3.Row
    return connection


def _notify(writes: Iterable[_Write]) -> None:
    """Resolve the futures of writes, with one wake-up of each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Write]] = {}
    for write in writes:
        by_loop.setdefault(write.done.get_loop(), []).append(write)
    for loop, done in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, done)


def _resolve(writes: list[_Write]) -> None:
    for write in writes:
        if write.done.done():
            continue
        if write.error is not None:
            write.done.set_exception(write.error)
        else:
            write.done.set_result(write.changed)

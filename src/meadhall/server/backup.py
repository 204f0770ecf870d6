"""Checking, backing up and restoring a database; each fault of a data folder is one sentence."""

from __future__ import annotations

import fcntl
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from meadhall.server.migrations import HEAD, TooNew, version

DATABASE = "meadhall.db"
MAGIC = b"SQLite format 3\0"
RESTORE = "restore a back-up with 'meadhall restore', or move the file away to begin anew"


class DataFault(Exception):
    """A data folder that cannot be used, said in one sentence."""


class Busy(DataFault):
    """Another process has this data folder open."""


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold a data folder; the system releases it when the process ends, however it ends.

    The folder itself is locked, because a file could be deleted and made anew meanwhile.
    """
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError:
        raise Busy(f"another Meadhall is using {folder}") from None
    finally:
        os.close(handle)


def check_folder(folder: Path) -> None:
    """Find what is wrong with a data folder before it is used."""
    probe = folder / ".writable"
    try:
        probe.write_bytes(b"x" * 4096)
        probe.unlink()
    except OSError as error:
        raise DataFault(f"cannot write in {folder}: {error.strerror}") from None
    database = folder / DATABASE
    if database.exists() or database.is_symlink():
        check_database(database)


def check_database(database: Path) -> None:
    """Find what is wrong with a database."""
    if not database.is_file():
        raise DataFault(f"{database} is not a file")
    try:
        with database.open("rb") as file:
            start = file.read(len(MAGIC))
    except OSError as error:
        raise DataFault(f"cannot read {database}: {error.strerror}") from None
    if not start:
        raise DataFault(f"{database} is empty; {RESTORE}")
    if start != MAGIC:
        raise DataFault(f"{database} is not a database; {RESTORE}")
    try:
        with closing(sqlite3.connect(database)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        version(database)
    except sqlite3.Error as error:
        raise DataFault(f"{database} is damaged ({error}); {RESTORE}") from None
    if found != "ok":
        raise DataFault(f"{database} is damaged ({found.splitlines()[-1]}); {RESTORE}")


def back_up(folder: Path, to: Path) -> int:
    """Copy the database of a folder, also of a running server; returns the size of the copy.

    The copy is made beside its place, checked, and only then put there.
    """
    database = folder / DATABASE
    if not database.is_file():
        raise DataFault(f"there is no database in {folder}")
    check_database(database)
    made = to.with_name(f"{to.name}.part")
    made.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(database)) as old, closing(sqlite3.connect(made)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
        check_database(made)
        made.chmod(0o600)
        with made.open("rb") as file:
            os.fsync(file.fileno())
        made.replace(to)
    except (OSError, sqlite3.Error) as error:
        made.unlink(missing_ok=True)
        raise DataFault(f"cannot write {to}: {error}") from None
    return to.stat().st_size


def restore(folder: Path, backup: Path) -> Path | None:
    """Put a back-up in the place of a folder's database; returns where the old one went.

    No server may be using the folder. A back-up with faults changes nothing.
    """
    if not backup.is_file():
        raise DataFault(f"there is no back-up {backup}")
    check_database(backup)
    found = version(backup)
    if found is None:
        raise DataFault(f"{backup} is not a database of Meadhall")
    if found > HEAD:
        raise DataFault(str(TooNew(f"{backup} was made by a newer Meadhall")))
    with locked(folder):
        database = folder / DATABASE
        made = folder / f"{DATABASE}.part"
        shutil.copyfile(backup, made)
        check_database(made)
        made.chmod(0o600)
        kept = _put_aside(database)
        made.replace(database)
    return kept


def _put_aside(database: Path) -> Path | None:
    """Move a database away, with what was not yet written into it."""
    if not database.exists():
        return None
    number = 1
    while (kept := database.with_name(f"{DATABASE}.replaced-{number}")).exists():
        number += 1
    for suffix in ("-wal", "-shm", ""):
        part = database.with_name(database.name + suffix)
        if part.exists():
            part.rename(kept.with_name(kept.name + suffix))
    return kept

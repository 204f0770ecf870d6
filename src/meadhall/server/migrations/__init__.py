"""The steps by which a database of any age becomes one of today.

A new step: change schema.py, then
``python -m meadhall.server.migrations "what changed"``, read what was made, and set ``HEAD``.
A step that others may have taken is never changed: their databases would not take it again.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

HEAD = "0002"
"""The newest step; a database that has it needs nothing, and alembic is not even loaded."""


class TooNew(Exception):
    """A database that a newer program has changed."""


def bring_up(database: Path) -> bool:
    """Bring a database up to date, keeping a copy of an older one; True if it was not."""
    found = version(database)
    if found == HEAD:
        return False
    if found is not None and found > HEAD:
        raise TooNew(f"{database} was made by a newer Meadhall (step {found}, here {HEAD})")
    from alembic import command

    from meadhall.server.migrations.config import alembic_config

    if found is not None:
        _copy(database, database.with_name(f"{database.name}.before-{HEAD}"))
    command.upgrade(alembic_config(database), "head")
    return True


def version(database: Path) -> str | None:
    """The newest step that a database has, or None for a new one."""
    if not database.exists():
        return None
    with closing(sqlite3.connect(database)) as connection:
        known = "SELECT name FROM sqlite_master WHERE name = 'alembic_version'"
        if connection.execute(known).fetchone() is None:
            return None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def _copy(database: Path, to: Path) -> None:
    to.unlink(missing_ok=True)
    with closing(sqlite3.connect(database)) as old, closing(sqlite3.connect(to)) as new:
        old.backup(new)

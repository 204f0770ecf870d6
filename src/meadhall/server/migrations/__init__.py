"""Migrations of the database.

A new one: change models.py, run ``python -m meadhall.server.migrations "what changed"``, review the
file that was made, and set ``HEAD``. A released migration is never changed.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

HEAD = "0007"
"""The newest revision; alembic is not even loaded for a database that has it."""


class TooNew(Exception):
    """The database was written by a newer program."""


def upgrade_database(database: Path) -> bool:
    """Migrate a database to ``HEAD``, keeping a copy; False if it was up to date."""
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
    """The revision of a database, or None for a new one."""
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

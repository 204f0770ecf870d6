"""Called by alembic: run the migrations on the database that the settings name."""

from __future__ import annotations

import sqlite3
from typing import Any

from alembic import context
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

from meadhall.server.models import metadata


def run() -> None:
    """Run them in one transaction, so that a step cut short leaves nothing behind."""
    database = context.config.attributes["database"]
    engine = create_engine(URL.create("sqlite", database=str(database)), poolclass=NullPool)

    # Python's sqlite3 would commit before every change of a table: begin by hand instead.
    @event.listens_for(engine, "connect")
    def by_hand(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with engine.connect() as connection:
        context.configure(
            connection=connection,
            target_metadata=metadata,
            render_as_batch=True,
            transactional_ddl=True,
        )
        with context.begin_transaction():
            context.run_migrations()


run()

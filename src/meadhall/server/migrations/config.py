"""Alembic's settings, made here because an installed program has no alembic.ini."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config


def alembic_config(database: Path) -> Config:
    """How alembic finds the migrations and this database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["database"] = database
    return config

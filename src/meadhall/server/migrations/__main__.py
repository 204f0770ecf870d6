"""Makes the next migration from what models.py has and the migrations do not."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from alembic import command

from meadhall.server.migrations import HEAD
from meadhall.server.migrations.config import alembic_config


def main() -> None:
    """Compare with a database made by all migrations so far."""
    with tempfile.TemporaryDirectory() as folder:
        config = alembic_config(Path(folder, "new.db"))
        command.upgrade(config, "head")
        number = f"{int(HEAD) + 1:04}"
        command.revision(config, message=sys.argv[1], autogenerate=True, rev_id=number)


if __name__ == "__main__":
    main()

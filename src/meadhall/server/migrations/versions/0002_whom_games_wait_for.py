"""Whom games wait for, in databases of the first days, which have step 0001 without it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change; a list shows nobody's turn there until the next move."""
    for name in ("tables", "events"):
        known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns(name)}
        if "waiting" not in known:
            waiting = sa.Column("waiting", sa.Text(), nullable=False, server_default="[]")
            op.add_column(name, waiting)


def downgrade() -> None:
    """Take it back: nothing, for step 0001 has it too."""

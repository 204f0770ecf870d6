"""Tables whose status an older program stored as "stuck" get back the one that they had.

A table is stuck only as long as its game cannot be loaded, and that is not stored any more.
"""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A game with scores is over; one without moves and with an open seat has not begun."""
    op.execute(
        "UPDATE tables SET status = CASE WHEN scores IS NOT NULL THEN 'finished'"
        " WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')"
        " AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = tables.id) THEN 'gathering'"
        " ELSE 'playing' END WHERE status = 'stuck'"
    )


def downgrade() -> None:
    """Take it back: nothing, for the older program knows these statuses too."""

"""When people last came, which seats they have left in play, and an index on hosts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change, where it is not made; everybody counts as having come now."""
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("persons")}
    if "seen" in known:
        return
    op.add_column("persons", sa.Column("seen", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE persons SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000")
    op.add_column("tables", sa.Column("left_seats", sa.Text(), nullable=False, server_default="{}"))
    op.create_index("ix_tables_host", "tables", ["host"])


def downgrade() -> None:
    """Take it back."""
    op.drop_index("ix_tables_host", "tables")
    op.drop_column("tables", "left_seats")
    op.drop_column("persons", "seen")

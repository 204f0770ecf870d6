"""Whether a table allows hints; those of before do not, since nobody agreed to it there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "hints")

"""The lesson that a table belongs to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.add_column("tables", sa.Column("lesson", sa.Text(), nullable=True))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "lesson")

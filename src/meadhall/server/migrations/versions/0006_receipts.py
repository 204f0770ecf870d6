"""How the key of a table comes about; tables of before have no receipt."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.add_column("tables", sa.Column("receipt", sa.Text(), nullable=True))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "receipt")

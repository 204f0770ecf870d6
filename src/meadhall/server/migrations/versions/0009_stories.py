"""The stories of replays, and where a table was played on from another game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.add_column("tables", sa.Column("branch", sa.Text(), nullable=True))
    op.create_table(
        "stories",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("told", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_stories")),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("stories")
    op.drop_column("tables", "branch")

"""Bots of one's own: which person is a bot, and whose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.create_table(
        "bots",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["persons.id"], name=op.f("fk_bots_owner")),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_bots_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_bots")),
    )
    op.create_index(op.f("ix_bots_owner"), "bots", ["owner"])


def downgrade() -> None:
    """Take it back."""
    op.drop_index(op.f("ix_bots_owner"), "bots")
    op.drop_table("bots")

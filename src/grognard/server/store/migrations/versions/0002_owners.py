"""Which process holds a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "owners",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("process_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_owners_game_id")),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_owners")),
    )
    with op.batch_alter_table("owners", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_owners_process_id"), ["process_id"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("owners", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_owners_process_id"))

    op.drop_table("owners")
    op.drop_table("processes")

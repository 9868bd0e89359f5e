"""Battles beside the charts that several phones share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shared_battles",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("start", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("bytes", sa.Integer(), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("touched_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_shared_battles")),
    )
    with op.batch_alter_table("shared_battles", schema=None) as batch_op:
        for column in ("source", "touched_at"):
            name = batch_op.f(f"ix_shared_battles_{column}")
            batch_op.create_index(name, [column], unique=False)
    op.create_table(
        "shared_lines",
        sa.Column("battle_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["battle_id"], ["shared_battles.id"], name=op.f("fk_shared_lines_battle_id")
        ),
        sa.PrimaryKeyConstraint("battle_id", "number", name=op.f("pk_shared_lines")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("shared_lines")
    with op.batch_alter_table("shared_battles", schema=None) as batch_op:
        for column in ("source", "touched_at"):
            batch_op.drop_index(batch_op.f(f"ix_shared_battles_{column}"))

    op.drop_table("shared_battles")

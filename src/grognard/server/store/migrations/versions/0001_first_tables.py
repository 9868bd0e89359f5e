"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("lang", sa.Text(), nullable=False),
        sa.Column("email", sa.Text(), nullable=True),
        sa.Column("pass_issue", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "server_values",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_values")),
    )
    op.create_table(
        "accounts",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("login", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_accounts_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("login", name=op.f("uq_accounts_login")),
    )
    op.create_table(
        "blocks",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("blocked_id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["blocked_id"], ["people.id"], name=op.f("fk_blocks_blocked_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_blocks_person_id")),
        sa.PrimaryKeyConstraint("person_id", "blocked_id", name=op.f("pk_blocks")),
    )
    with op.batch_alter_table("blocks", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_blocks_blocked_id"), ["blocked_id"], unique=False)

    op.create_table(
        "games",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("scenario", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("fair_from", sa.Integer(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("reaction", sa.Double(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("watchable", sa.Boolean(), nullable=False),
        sa.Column("extras", sa.Text(), nullable=False),
        sa.Column("created_by", sa.Text(), nullable=True),
        sa.Column("rematch_of", sa.Text(), nullable=True),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=True),
        sa.Column("wake_at", sa.Double(), nullable=True),
        sa.Column("deadline", sa.Double(), nullable=True),
        sa.Column("ending", sa.Text(), nullable=False),
        sa.Column("begun_at", sa.Double(), nullable=True),
        sa.Column("over_at", sa.Double(), nullable=True),
        sa.Column("touched_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["created_by"], ["people.id"], name=op.f("fk_games_created_by")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
        sa.UniqueConstraint("rematch_of", name=op.f("uq_games_rematch_of")),
    )
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_games_created_by"), ["created_by"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_games_stage_listed_created_at"),
            ["stage", "listed", "created_at"],
            unique=False,
        )
        batch_op.create_index(
            batch_op.f("ix_games_stage_touched_at"), ["stage", "touched_at"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_games_wake_at"), ["wake_at"], unique=False)

    op.create_table(
        "subscriptions",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_subscriptions_person_id")
        ),
        sa.PrimaryKeyConstraint("person_id", "address", name=op.f("pk_subscriptions")),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("fact", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("expires_at", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_tokens_person_id")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
    )
    with op.batch_alter_table("tokens", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tokens_person_id"), ["person_id"], unique=False)

    op.create_table(
        "chat",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("request_id", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_chat_game_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_chat_person_id")),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_chat")),
        sa.UniqueConstraint(
            "game_id", "person_id", "request_id", name=op.f("uq_chat_game_id_person_id_request_id")
        ),
    )
    op.create_table(
        "dice_secrets",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_dice_secrets_game_id")),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_dice_secrets")),
    )
    op.create_table(
        "entries",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("request_id", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_entries_game_id")),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_entries")),
        sa.UniqueConstraint(
            "game_id", "seat", "request_id", name=op.f("uq_entries_game_id_seat_request_id")
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notes",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_notes_game_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_notes_person_id")),
        sa.PrimaryKeyConstraint("game_id", "person_id", "seat", name=op.f("pk_notes")),
    )
    op.create_table(
        "offers",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("refusals", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_offers_game_id")),
        sa.PrimaryKeyConstraint("game_id", "seat", "what", name=op.f("pk_offers")),
    )
    op.create_table(
        "orders",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("prefix", sa.Text(), nullable=False),
        sa.Column("reply", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_orders_game_id")),
        sa.PrimaryKeyConstraint("game_id", "seat", "prefix", name=op.f("pk_orders")),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("due_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_outbox_game_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_outbox_person_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
    )
    with op.batch_alter_table("outbox", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_outbox_due_at"), ["due_at"], unique=False)

    op.create_table(
        "seats",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=True),
        sa.Column("agent", sa.Text(), nullable=True),
        sa.Column("reserved_for", sa.Text(), nullable=True),
        sa.Column("nonce", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("taken_at", sa.Double(), nullable=True),
        sa.CheckConstraint("person_id IS NULL OR agent IS NULL", name=op.f("ck_seats_one_sitter")),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_seats_game_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_seats_person_id")),
        sa.ForeignKeyConstraint(
            ["reserved_for"], ["people.id"], name=op.f("fk_seats_reserved_for")
        ),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person_id"), ["person_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_seats_reserved_for"), ["reserved_for"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_reserved_for"))
        batch_op.drop_index(batch_op.f("ix_seats_person_id"))

    op.drop_table("seats")
    with op.batch_alter_table("outbox", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_outbox_due_at"))

    op.drop_table("outbox")
    op.drop_table("orders")
    op.drop_table("offers")
    op.drop_table("notes")
    op.drop_table("entries")
    op.drop_table("dice_secrets")
    op.drop_table("chat")
    with op.batch_alter_table("tokens", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tokens_person_id"))

    op.drop_table("tokens")
    op.drop_table("subscriptions")
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_games_wake_at"))
        batch_op.drop_index(batch_op.f("ix_games_stage_touched_at"))
        batch_op.drop_index(batch_op.f("ix_games_stage_listed_created_at"))
        batch_op.drop_index(batch_op.f("ix_games_created_by"))

    op.drop_table("games")
    with op.batch_alter_table("blocks", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_blocks_blocked_id"))

    op.drop_table("blocks")
    op.drop_table("accounts")
    op.drop_table("server_values")
    op.drop_table("people")

"""The tables. The journal (`entries`) is the truth of a game; all else is about people and waiting.

Times are seconds since 1970 as floating point, lists and mappings are JSON text: both databases
store them the same way, and a backup carries them from one to the other unchanged.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

NOBODY: Final = -1  # the seat of an entry by the server itself, of a spectator's chat and notes
REVISION: Final = "0004"  # the newest of migrations/versions; a test holds them equal

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _person(name: str = "person_id", nullable: bool = False, key: bool = False) -> Column[str]:
    return Column(name, Text, ForeignKey("people.id"), primary_key=key, nullable=nullable)


def _game(key: bool = True) -> Column[str]:
    return Column("game_id", Text, ForeignKey("games.id"), primary_key=key, nullable=False)


# what the server itself must remember, such as the key that signs cookies
server_values: Final = Table(
    "server_values",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("email", Text),
    Column("pass_issue", Integer, nullable=False),
    Column("created_at", Double, nullable=False),
)

accounts: Final = Table(
    "accounts",
    metadata,
    _person(key=True),
    Column("login", Text, nullable=False, unique=True),
    Column("hash", Text, nullable=False),
    Column("created_at", Double, nullable=False),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    _person(),
    Column("purpose", Text, nullable=False),
    Column("fact", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("expires_at", Double),
    Index(None, "person_id"),
)

blocks: Final = Table(
    "blocks",
    metadata,
    _person(key=True),
    _person("blocked_id", key=True),
    Column("created_at", Double, nullable=False),
    Index(None, "blocked_id"),
)

games: Final = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    # fixed at creation
    Column("game", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("position", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("fair_from", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("reaction", Double, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("extras", Text, nullable=False),
    _person("created_by", nullable=True),
    Column("rematch_of", Text, unique=True),
    Column("created_at", Double, nullable=False),
    # how it stands
    Column("stage", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("asked", Integer),
    Column("wake_at", Double),
    Column("deadline", Double),
    Column("ending", Text, nullable=False),
    Column("begun_at", Double),
    Column("over_at", Double),
    Column("touched_at", Double, nullable=False),
    Column("holders", Text),  # ids of the processes that are notified of its entries
    Index(None, "stage", "listed", "created_at"),
    Index(None, "stage", "touched_at"),
    Index(None, "wake_at"),
    Index(None, "created_by"),
)

# apart from `games`, so that nothing which builds a message can select one by accident
dice_secrets: Final = Table(
    "dice_secrets",
    metadata,
    _game(),
    Column("secret", LargeBinary, nullable=False),
)

seats: Final = Table(
    "seats",
    metadata,
    _game(),
    Column("seat", Integer, primary_key=True),
    _person(nullable=True),
    Column("agent", Text),
    _person("reserved_for", nullable=True),
    Column("nonce", Text),
    Column("name", Text),
    Column("taken_at", Double),
    CheckConstraint("person_id IS NULL OR agent IS NULL", name="one_sitter"),
    Index(None, "person_id"),
    Index(None, "reserved_for"),
)

entries: Final = Table(
    "entries",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("request_id", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("game_id", "seat", "request_id"),
    sqlite_with_rowid=False,
)

offers: Final = Table(
    "offers",
    metadata,
    _game(),
    Column("seat", Integer, primary_key=True),
    Column("what", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("refusals", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

orders: Final = Table(
    "orders",
    metadata,
    _game(),
    Column("seat", Integer, primary_key=True),
    Column("prefix", Text, primary_key=True),
    Column("reply", Text, nullable=False),
    Column("at", Double, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),
    _person(),
    Column("seat", Integer, nullable=False),
    Column("request_id", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("game_id", "person_id", "request_id"),
)

notes: Final = Table(
    "notes",
    metadata,
    _game(),
    _person(key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# notifications waiting to be sent; a row is removed when its message is gone
outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", Text, primary_key=True),
    _person(),
    _game(key=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("due_at", Double, nullable=False),
    Index(None, "due_at"),
)

# where a person wants to be notified besides email: a browser's push address, a webhook
subscriptions: Final = Table(
    "subscriptions",
    metadata,
    _person(key=True),
    Column("address", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("created_at", Double, nullable=False),
)

# the processes that serve this database now; one that stops renewing its row is taken for dead
processes: Final = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("until", Double, nullable=False),
)

# which process holds a match in memory; a hint where to go, never a permission to write
owners: Final = Table(
    "owners",
    metadata,
    _game(),
    Column("process_id", Text, nullable=False),
    Index(None, "process_id"),
)

# battles beside the charts that several phones share; `source` is an address that nobody can read
shared_battles: Final = Table(
    "shared_battles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("bytes", Integer, nullable=False),
    Column("source", Text, nullable=False),
    Column("touched_at", Double, nullable=False),
    Index(None, "source"),
    Index(None, "touched_at"),
)

shared_lines: Final = Table(
    "shared_lines",
    metadata,
    Column("battle_id", Text, ForeignKey("shared_battles.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

"""The history of the tables, and the way along it.

A new revision is drafted from the difference between `schema.py` and a database at the newest one:

    alembic -c src/grognard/server/store/migrations/alembic.ini -x database=URL revision \
        --autogenerate --rev-id 0002 -m "what changes"
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, select, text

from ..database import Database, Trouble, shown
from ..schema import REVISION, metadata

if TYPE_CHECKING:
    from alembic.config import Config

HERE: Final = Path(__file__).resolve().parent
VERSION_TABLE: Final = "alembic_version"
LOCK: Final = 7_310_442  # any number, the same in every process
# alembic's own table, as it would make it
versions: Final = Table(
    VERSION_TABLE,
    MetaData(naming_convention={"pk": "%(table_name)s_pkc"}),
    Column("version_num", String(32), primary_key=True),
)


async def bring_up_to_date(database: Database) -> None:
    """Make missing tables, and those of an older version as they are now; raises Trouble."""
    if await database.read(revision) != REVISION:
        await why_not_ours(database)
        await database.rebuild(make_or_upgrade)


async def why_not_ours(database: Database) -> None:
    """Raise Trouble about tables that are not ours, or that only a newer program knows."""
    found = await database.read(revision)
    if found is None and await database.read(has_tables):
        raise Trouble("not-ours", url=shown(database.url))
    if found is not None and not known(found):
        raise Trouble("newer", url=shown(database.url), revision=found)


def revision(connection: Connection) -> str | None:
    """How far this database has come; None when it has none of our tables."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return None if found is None else str(found)


def make_or_upgrade(connection: Connection) -> None:
    """New tables are made as they are now; only old ones have a history to follow."""
    lock(connection)
    if revision(connection) is None:
        metadata.create_all(connection)
        versions.create(connection, checkfirst=True)
        connection.execute(versions.insert().values(version_num=REVISION))
    else:
        upgrade(connection)


def has_tables(connection: Connection) -> bool:
    return bool(set(inspect(connection).get_table_names()) - {VERSION_TABLE})


def known(found: str) -> bool:
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(config())
    return any(script.revision == found for script in scripts.walk_revisions())


def upgrade(connection: Connection, to: str = "head") -> None:
    from alembic import command

    lock(connection)
    command.upgrade(config(connection), to)


def downgrade(connection: Connection, to: str = "base") -> None:
    from alembic import command

    lock(connection)
    command.downgrade(config(connection), to)


def differences(connection: Connection) -> list[Any]:
    """What the database has otherwise than `schema.py` says."""
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def lock(connection: Connection) -> None:
    """One process at a time, if several start at once; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(text(f"pg_advisory_xact_lock({LOCK})")))


def config(connection: Connection | None = None) -> Config:
    # imported late, here as above: alembic is slow to import and rarely needed
    from alembic.config import Config

    made = Config(HERE / "alembic.ini")
    made.attributes["connection"] = connection
    return made

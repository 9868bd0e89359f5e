"""The tables are made, changed and removed by migrations, alike on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from grognard.server.store import migrations
from grognard.server.store.database import Database, Trouble, open_database
from grognard.server.store.schema import REVISION
from grognard.server.store.store import Store
from tests.server.store.stored import append, begun

pytestmark = pytest.mark.anyio


@pytest.fixture
async def database(anyio_backend: str, database_url: str) -> AsyncIterator[Database]:
    opened = open_database(database_url)
    yield opened
    await opened.close()


def test_the_program_knows_its_newest_revision() -> None:
    assert ScriptDirectory.from_config(migrations.config()).get_current_head() == REVISION


def test_the_migrations_are_shipped_with_the_program() -> None:
    folder = Path(migrations.__file__).parent
    assert Path(folder, "alembic.ini").is_file() and Path(folder, "env.py").is_file()


@pytest.mark.parametrize("way", [migrations.make_or_upgrade, migrations.upgrade])
async def test_new_and_upgraded_tables_are_those_of_the_schema(
    database: Database, way: Callable[[Connection], None]
) -> None:
    await database.rebuild(way)
    assert await database.read(migrations.revision) == REVISION
    assert await database.read(migrations.differences) == []
    await migrations.bring_up_to_date(database)


async def test_old_tables_follow_their_history(database: Database) -> None:
    await database.rebuild(lambda connection: migrations.upgrade(connection, "0001"))
    await migrations.bring_up_to_date(database)
    assert await database.read(migrations.revision) == REVISION
    assert await database.read(migrations.differences) == []


async def test_new_tables_can_be_taken_back(database: Database) -> None:
    await migrations.bring_up_to_date(database)
    await database.rebuild(migrations.downgrade)
    assert not await database.read(migrations.has_tables)
    await migrations.bring_up_to_date(database)
    assert await database.read(migrations.differences) == []


async def test_a_difference_from_the_schema_is_found(database: Database) -> None:
    await migrations.bring_up_to_date(database)
    await database.write(lambda connection: connection.execute(text("DROP TABLE chat")).close())
    assert await database.read(migrations.differences) != []


async def test_downgraded_to_the_beginning_nothing_is_left(database: Database) -> None:
    await database.rebuild(migrations.upgrade)
    await database.rebuild(migrations.downgrade)
    assert await database.read(migrations.revision) is None
    assert not await database.read(migrations.has_tables)
    await database.rebuild(migrations.upgrade)
    assert await database.read(migrations.differences) == []


async def test_several_processes_may_start_at_once(database_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(4)))
    for store in stores:
        await store.check()
        await store.close()


async def test_a_migration_that_fails_changes_nothing(database: Database) -> None:
    def fail(connection: Connection) -> None:
        migrations.upgrade(connection)
        raise RuntimeError("half-way")

    with pytest.raises(RuntimeError):
        await database.rebuild(fail)
    assert not await database.read(migrations.has_tables)


async def test_a_table_that_others_refer_to_can_be_rebuilt(store: Store) -> None:
    game_id = await begun(store)
    await append(store, game_id, 1)

    def rebuild(connection: Connection) -> None:
        operations = Operations(MigrationContext.configure(connection))
        with operations.batch_alter_table("games") as games:
            games.alter_column("pace", new_column_name="speed")
        with operations.batch_alter_table("games") as games:
            games.alter_column("speed", new_column_name="pace")

    await store.database.rebuild(rebuild)
    assert len(await store.entries(game_id)) == 2
    await append(store, game_id, 2)
    assert await store.database.read(migrations.differences) == []


async def test_a_rebuilding_that_breaks_a_reference_is_refused(store: Store) -> None:
    game_id = await begun(store)

    def tear(connection: Connection) -> None:
        connection.execute(text("DELETE FROM games"))

    with pytest.raises(Exception, match=r"broken-references|ForeignKeyViolation"):
        await store.database.rebuild(tear)
    assert await store.game(game_id) is not None


async def test_a_database_of_a_newer_program_is_refused(database: Database) -> None:
    await migrations.bring_up_to_date(database)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await database.write(lambda connection: connection.execute(newer).close())
    with pytest.raises(Trouble, match=r"newer .*9999"):
        await migrations.bring_up_to_date(database)


async def test_a_database_of_another_program_is_refused(database: Database) -> None:
    theirs = text("CREATE TABLE invoices (id INTEGER)")
    await database.write(lambda connection: connection.execute(theirs).close())
    with pytest.raises(Trouble, match="not-ours"):
        await migrations.bring_up_to_date(database)

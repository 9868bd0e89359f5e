"""Run by alembic: on the connection it is given, or on one of its own by `-x database=URL`."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

from grognard.server.store.database import open_database
from grognard.server.store.schema import metadata


def run(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=True,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def run_alone(url: str) -> None:
    database = open_database(url)
    try:
        await database.write(run)
    finally:
        await database.close()


given: Connection | None = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    asyncio.run(run_alone(context.get_x_argument(as_dictionary=True)["database"]))

"""Stores for tests, each on SQLite and on PostgreSQL, fresh for every test."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from grognard.server.store.store import Store
from tests.server.hosting import Hosted, Person, hosted
from tests.server.postgres import DATABASES, Server, throw_away_server, why_not


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests of PostgreSQL alone are left out where there is none; tests/conftest.py says so."""
    if why_not():
        alone = [item for item in items if "postgres_server" in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=alone)
        items[:] = [item for item in items if item not in alone]


class Clock:
    """A clock that is stopped unless a test moves it forward."""

    def __init__(self) -> None:
        self.begun = time.time()
        self.ahead = 0.0

    def __call__(self) -> float:
        return self.begun + self.ahead


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(
    anyio_backend: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Hosted]:
    async with hosted(str(tmp_path_factory.mktemp("server") / "games.db")) as found:
        yield found


@pytest.fixture
async def ann(server: Hosted) -> Person:
    return await server.person("Ann")


@pytest.fixture
async def bob(server: Hosted) -> Person:
    return await server.person("Bob")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    with throw_away_server() as server:
        yield server


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database; the test runs once on each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "games.db")
    else:
        with request.getfixturevalue("postgres_server").database() as url:
            yield url


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(anyio_backend: str, database_url: str, clock: Clock) -> AsyncIterator[Store]:
    opened = await Store.open(database_url, clock)
    yield opened
    await opened.close()

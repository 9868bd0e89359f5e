"""A database that accepts nothing: the server says so, and why, and recovers when it can."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from grognard.server.store.condition import Condition, Trouble
from grognard.server.store.database import SqliteDatabase
from grognard.server.store.sole_use import SoleUse
from tests.server.hosting import Client, Hosted, begun, hosted, refused

pytestmark = pytest.mark.anyio


@pytest.fixture
async def alone(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Hosted]:
    """A server of its own, which waits a short time only for a locked file."""
    async with hosted(str(tmp_path / "games.db")) as server:
        await on_both(server, "PRAGMA busy_timeout=50")
        yield server


async def on_both(server: Hosted, pragma: str) -> None:
    """Both connections that write."""
    database = server.services.store.database
    assert isinstance(database, SqliteDatabase)
    await database.write(lambda connection: connection.exec_driver_sql(pragma).all())
    await database.write_quickly(lambda driver: driver.execute(pragma).fetchall())


async def playing(server: Hosted) -> Client:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    match = await begun(ann, bob, seats={"north": "me", "south": "open"})
    client = await ann.sit(match, "north")
    await client.asked()
    return client


async def health(server: Hosted) -> tuple[int, str, str]:
    async with server.anyone() as http:
        answer = await http.get("/healthz")
    return answer.status_code, answer.json()["status"], answer.json()["reason"]


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program that writes to the file and does not finish."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def test_a_locked_file_is_reported_in_health_and_log_and_players_may_try_again(
    alone: Hosted, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    client = await playing(alone)
    assert client.prompt is not None
    action = client.prompt["legal"][0]
    with locked(tmp_path / "games.db"):
        with refused("BUSY") as busy:
            await client.act(action, id="once")
        assert "storage" in str(busy.value)
        assert await health(alone) == (503, "degraded", "busy")
    assert await health(alone) == (200, "ok", "")
    await client.act(action, id="once")
    said = [
        (record.message, getattr(record, "facts", {}).get("reason")) for record in caplog.records
    ]
    assert ("the database takes nothing", "busy") in said
    assert ("the database failed", "busy") in said


async def test_a_full_disk_is_named_and_passes(
    alone: Hosted, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    client = await playing(alone)
    await on_both(alone, "PRAGMA max_page_count=1")
    async with alone.anyone() as http:
        while True:  # until a page is full; a later row may find room in another
            full = await http.post("/api/people", json={"name": "x" * 40})
            if full.status_code == 503:
                break
        assert full.json()["code"] == "BUSY" and "storage" in full.json()["words"]
    assert await health(alone) == (503, "degraded", "disk-full")
    await on_both(alone, "PRAGMA max_page_count=1000000")
    assert await health(alone) == (200, "ok", "")
    said = [record.message for record in caplog.records]
    assert said.count("the database takes nothing") == said.count("the database works again") == 1
    await client.asked()


async def test_a_visitor_while_the_database_is_away_is_asked_to_come_again(
    alone: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await alone.person("Ann"), await alone.person("Bob")
    match = await begun(ann, bob)

    async def away(*arguments: object) -> None:
        raise Trouble("unreachable")

    monkeypatch.setattr(alone.services.store, "holder", away)
    client = await ann.connect(match)
    assert (await client.hear())["code"] == "BUSY"
    await client.line.wait_closed()
    assert client.line.close_code == 1013


def test_a_write_that_takes_long_is_trouble_before_it_fails() -> None:
    now = [0.0]
    condition = Condition(lambda: now[0])
    with condition.writing():
        now[0] = 1.0
        assert condition.reason == ""
        now[0] = 3.0
        assert condition.reason == "busy"
    assert condition.reason == ""


def test_a_failure_that_is_not_the_databases_changes_nothing() -> None:
    condition = Condition()
    with pytest.raises(KeyError), condition.writing():
        raise KeyError
    assert condition.reason == ""


def test_an_sqlite_file_has_one_server(tmp_path: Path) -> None:
    path = str(tmp_path / "games.db")
    with SoleUse(path):
        with pytest.raises(Trouble, match="in-use"):
            SoleUse(path)
        SoleUse(str(tmp_path / "others.db")).release()
    SoleUse(path).release()


def test_a_postgresql_database_may_have_several() -> None:
    with SoleUse("postgresql://host/games"), SoleUse("postgresql://host/games"):
        pass


async def test_a_second_server_on_the_file_does_not_start(alone: Hosted, tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="in-use"):
        SoleUse(str(tmp_path / "games.db"))
    assert await health(alone) == (200, "ok", "")

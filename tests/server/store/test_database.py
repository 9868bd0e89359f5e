"""Databases by their URLs: what is accepted, what is refused, what survives."""

from __future__ import annotations

import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from grognard.server.store.database import (
    READERS_CACHE,
    Trouble,
    open_database,
    read_url,
    shown,
)
from grognard.server.store.postgres.database import Postgres
from grognard.server.store.store import Store

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("given", "kind", "place"),
    [
        ("games.db", "sqlite", "games.db"),
        ("/var/lib/games.db", "sqlite", "/var/lib/games.db"),
        ("sqlite:///games.db", "sqlite", "games.db"),
        ("sqlite+aiosqlite:////var/games.db", "sqlite", "/var/games.db"),
        ("postgresql://ann@host/games", "postgresql", "games"),
        ("postgres://ann@host/games", "postgresql", "games"),
        ("postgresql+asyncpg:///games?host=/tmp", "postgresql", "games"),
        ("postgresql+psycopg://host/games", "postgresql", "games"),
    ],
)
def test_urls_that_are_accepted(given: str, kind: str, place: str) -> None:
    url = read_url(given)
    assert (url.get_backend_name(), url.database) == (kind, place)


@pytest.mark.parametrize(
    "given", ["mysql://host/x", "://", "sqlite://", "sqlite:///:memory:", "http://x:y:z/"]
)
def test_urls_that_are_refused(given: str) -> None:
    with pytest.raises(Trouble, match="bad-url"):
        read_url(given)


def test_a_password_is_never_shown() -> None:
    words = shown(read_url("postgresql://ann:hunter2@host/games"))
    assert "hunter2" not in words and "ann" in words and words.startswith("postgresql://")


async def test_connections_that_read_keep_little_of_the_file_in_memory(tmp_path: Path) -> None:
    """Their caches would fill up for hours while games are stored."""
    store = await Store.open(str(tmp_path / "games.db"))

    def pages(connection: Connection) -> object:
        return connection.execute(text("PRAGMA cache_size")).scalar()

    usual = await store.database.write(pages)
    assert await store.database.read(pages) == -READERS_CACHE
    assert usual == -2000
    await store.close()


async def test_commits_wait_for_the_disk(store: Store) -> None:
    def settings(connection: Connection) -> list[object]:
        if isinstance(store.database, Postgres):
            return [connection.execute(text("SHOW synchronous_commit")).scalar()]
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    expected = ["on"] if isinstance(store.database, Postgres) else ["wal", 2, 1, 10_000]
    assert await store.database.write(settings) == expected


async def test_a_new_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await Store.open(str(path))
    await store.create_guest("Ann")
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    await store.close()
    assert modes and set(modes.values()) == {0o600}


async def test_a_file_that_cannot_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="no-file"):
        await Store.open(str(tmp_path / "nowhere" / "games.db"))
    with pytest.raises(Trouble, match="no-file"):
        await Store.open(str(tmp_path))
    with pytest.raises(Trouble, match="no-database"):
        open_database(str(tmp_path / "games.db"), create=False)


async def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Sire, the guns are stuck in the mud. " * 200)
    before = path.read_bytes()
    with pytest.raises(Trouble, match="not-ours"):
        await Store.open(str(path))
    assert path.read_bytes() == before


async def test_a_server_that_does_not_answer_is_said_at_once(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="unreachable") as caught:
        await Store.open(f"postgresql://ann:hunter2@/games?host={tmp_path}")
    assert "hunter2" not in str(caught.value)


async def test_a_store_opened_again_has_everything(database_url: str) -> None:
    store = await Store.open(database_url)
    ann = await store.create_guest("Ann")
    key = await store.server_value("cookie", lambda: b"key")
    await store.close()
    store = await Store.open(database_url)
    try:
        assert await store.person(ann.id) == ann
        assert await store.server_value("cookie", lambda: b"other") == key
    finally:
        await store.close()


def test_a_server_on_sqlite_reads_no_driver_of_postgresql() -> None:
    """Which would be a quarter of what it takes to start."""
    heavy = ("asyncpg", "sqlalchemy.orm", "sqlalchemy.dialects.postgresql")
    asked = f"print([name for name in {heavy!r} if name in sys.modules])"
    program = f"import sys, grognard.server.app; {asked}"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert told.stdout.strip() == "[]", told.stderr

"""Where the tables are: SQLite in a file, or PostgreSQL by its URL.

Queries are written once, as plain functions over a connection. SQLite runs them in threads of its
own: one for all writing, as SQLite has one writer anyway. PostgreSQL runs them in the loop.
A write has returned only when the disk has it.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from .bus import Bus, Word
from .condition import BUSY, Condition
from .condition import Trouble as Trouble  # the rest of the server knows it from here

T = TypeVar("T")
Work = Callable[[Connection], T]
Telling = Callable[[T], Sequence[Word]]

READERS: Final = 4
BUSY_MS: Final = 10_000
PRAGMAS: Final = (
    f"busy_timeout={BUSY_MS}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
)
# KB of the file that each reading connection keeps for itself. SQLite's usual 2 MB fill up slowly
# while games are stored, and the system keeps the file in memory anyway. A batch that is being
# written needs more.
READERS_CACHE: Final = 256

# SQLite's own words for what has nothing to do with what we asked
STORAGE: Final = {
    "SQLITE_BUSY": BUSY,
    "SQLITE_LOCKED": BUSY,
    "SQLITE_FULL": "disk-full",
    "SQLITE_IOERR": "disk-failed",
    "SQLITE_READONLY": "read-only",
}


def read_url(text: str) -> URL:
    """A database's URL; anything without `://` is the path of an SQLite file."""
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
        kind = url.get_backend_name()
    except (ArgumentError, ValueError, SQLAlchemyError):
        raise Trouble("bad-url", url=text.partition("://")[0] + "://...") from None
    if kind == "sqlite" and url.database and ":memory:" not in url.database:
        return URL.create("sqlite", database=url.database)
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise Trouble("bad-url", url=shown(url))


def shown(url: URL) -> str:
    """The URL as it may be printed: without its password."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


class Uncertain(Exception):
    """The answer of the database was lost: nobody knows whether it was carried out."""


class Database:
    """Runs work on connections; notifications of a write are sent only with its commit."""

    def __init__(self, url: URL, bus: Bus) -> None:
        self.url: Final = url
        self.bus: Final = bus
        self.condition: Final = Condition()

    async def read(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def write(self, work: Work[T], tell: Telling[T] | None = None, twice: bool = False) -> T:
        """Commit the work, then return its answer.

        Work that failed before its commit is tried again when the trouble passes. When the
        connection is lost during the commit nobody knows what happened: only work that may run
        `twice` is then tried again.
        """
        raise NotImplementedError

    async def write_at_once(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """One statement on a connection of the driver's, committed with its answer.

        Only for databases whose driver is asynchronous; raises Uncertain.
        """
        raise NotImplementedError

    async def snapshot(self, work: Work[T]) -> T:
        """Read everything as it is at one moment, however long that takes."""
        raise NotImplementedError

    async def rebuild(self, work: Work[T]) -> T:
        """Write with the freedom to tear tables down and set them up again."""
        raise NotImplementedError

    async def check(self) -> None:
        """Raise Trouble at once when the database cannot be reached."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError


def open_database(text: str, create: bool = True) -> Database:
    """The database of this URL; without `create`, an SQLite file must be there already."""
    url = read_url(text)
    if url.get_backend_name() == "sqlite":
        return SqliteDatabase(url, create)
    from .postgres.database import Postgres  # its driver takes long to read, and few need it

    return Postgres(url)


class SqliteDatabase(Database):
    def __init__(self, url: URL, create: bool = True) -> None:
        super().__init__(url, Bus())
        prepare_file(Path(url.database or ""), create)
        self._writing: Final = sqlite_engine(url, "BEGIN IMMEDIATE", 1)
        own = f"cache_size=-{READERS_CACHE}"
        self._reading: Final = sqlite_engine(url, "BEGIN", READERS, own)
        self._writer: Final = ThreadPoolExecutor(1, "grognard-writer")
        self._readers: Final = ThreadPoolExecutor(READERS, "grognard-reader")
        self._driver: sqlite3.Connection | None = None

    async def read(self, work: Work[T]) -> T:
        return await self._run(self._readers, in_transaction, self._reading, work)

    async def write(self, work: Work[T], tell: Telling[T] | None = None, twice: bool = False) -> T:
        with self.condition.writing():
            answer = await self._run(self._writer, in_transaction, self._writing, work)
        if tell is not None:
            self.bus.deliver(tell(answer))
        return answer

    async def write_quickly(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Work that minds its own transaction, on the driver's connection of the writing thread."""
        loop = asyncio.get_running_loop()
        with self.condition.writing():
            try:
                return await loop.run_in_executor(
                    self._writer, lambda: work(self._own_connection())
                )
            except sqlite3.Error as failure:
                raise sqlite_trouble(failure, self.url) from failure

    def _own_connection(self) -> sqlite3.Connection:
        if self._driver is None:
            self._driver = sqlite3.connect(self.url.database or "", isolation_level=None)
            set_up(self._driver)
        return self._driver

    def _part(self) -> None:
        if self._driver is not None:
            self._driver.close()

    async def snapshot(self, work: Work[T]) -> T:
        return await self.read(work)

    async def rebuild(self, work: Work[T]) -> T:
        return await self._run(self._writer, in_rebuilding, self._writing, work)

    async def check(self) -> None:
        await self.read(lambda connection: connection.execute(select(1)).all())

    async def _run(
        self,
        threads: ThreadPoolExecutor,
        way: Callable[[Engine, Work[T]], T],
        engine: Engine,
        work: Work[T],
    ) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(threads, way, engine, work)
        except DBAPIError as failure:
            found = sqlite_trouble(failure.orig or failure, self.url)
            if isinstance(found, Trouble):
                raise found from failure
            raise

    async def close(self) -> None:
        await self.bus.close()
        await asyncio.get_running_loop().run_in_executor(self._writer, self._part)
        for threads, engine in ((self._readers, self._reading), (self._writer, self._writing)):
            await asyncio.get_running_loop().run_in_executor(threads, engine.dispose)
            threads.shutdown()


def in_transaction(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def in_rebuilding(engine: Engine, work: Work[T]) -> T:
    """SQLite rebuilds a table by dropping it; references are checked afterwards instead."""
    with engine.connect() as connection:
        driver = connection.connection.cursor()
        driver.execute("PRAGMA foreign_keys=OFF")
        try:
            with connection.begin():
                answer = work(connection)
                broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
                if broken:
                    raise Trouble("broken-references", table=str(broken[0][0]))
        finally:
            driver.execute("PRAGMA foreign_keys=ON")
            driver.close()
        return answer


def prepare_file(path: Path, create: bool) -> None:
    """A new database is its owner's to read: it holds the secrets of the dice."""
    try:
        if create:
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        elif not path.is_file():
            raise Trouble("no-database", url=str(path))
    except OSError as error:
        raise Trouble("no-file", url=str(path), reason=error.strerror or str(error)) from None


def sqlite_engine(url: URL, begin: str, size: int, *pragmas: str) -> Engine:
    """An engine that begins each transaction by this very command."""
    engine = create_engine(url, pool_size=size, max_overflow=0)

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None
        set_up(connection, *pragmas)

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def set_up(connection: sqlite3.Connection, *more: str) -> None:
    for pragma in (*PRAGMAS, *more):
        connection.execute(f"PRAGMA {pragma}").close()


def sqlite_trouble(failure: BaseException, url: URL) -> BaseException:
    """What is wrong with the file or its disk, by SQLite's own names; else the failure itself."""
    name, words = sqlite_name(failure), str(failure)
    for start, code in STORAGE.items():
        if name.startswith(start):
            return Trouble(code, url=shown(url), reason=words)
    if "not a database" in words or "malformed" in words:
        return Trouble("not-ours", url=shown(url))
    if isinstance(failure, sqlite3.OperationalError):
        return Trouble("no-file", url=shown(url), reason=words)
    return failure


def sqlite_name(failure: BaseException) -> str:
    return str(getattr(failure, "sqlite_errorname", ""))

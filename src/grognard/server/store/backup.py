"""A backup: one file that either database can be restored from.

    {"grognard backup": 1, "revision": "0003", "made_at": 1794743847.19}
    {"table": "people", "columns": ["id", "name", ...]}
    ["k3v...", "Ann", ...]
    {"rows": 1, "sha256": "..."}

JSON, a line each, compressed by gzip. The last line counts the rows and carries the hash of all
lines before it, so that a cut or damaged file is noticed before anything is restored from it.
The file holds the secrets of running games and is its owner's alone.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, MetaData, Table, func, insert, select

from .database import Database, Trouble, open_database, shown
from .migrations import VERSION_TABLE, downgrade, known, revision, upgrade, why_not_ours
from .schema import REVISION

FORMAT: Final = 1
AT_ONCE: Final = 500


@dataclass(frozen=True, slots=True)
class Summary:
    """What a backup holds."""

    revision: str
    made_at: float
    rows: dict[str, int]


async def backup(url: str, file: str) -> Summary:
    """Write all tables, as they are at one moment, to a new file; raises Trouble."""
    database = open_database(url, create=False)
    try:
        await database.check()
        await why_not_ours(database)
        if await database.read(revision) is None:
            raise Trouble("no-database", url=shown(database.url))
        handle = create(file)
        try:
            with handle, gzip.GzipFile(fileobj=handle, mode="wb", mtime=0) as packed:
                await database.snapshot(lambda connection: dump(connection, Writer(packed)))
            return read_summary(file)
        except BaseException:
            Path(file).unlink(missing_ok=True)
            raise
    finally:
        await database.close()


def create(file: str) -> IO[bytes]:
    try:
        return os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb")
    except FileExistsError:
        raise Trouble("backup-exists", file=file) from None


class Writer:
    """Writes lines and keeps their hash and the number of rows."""

    def __init__(self, packed: gzip.GzipFile) -> None:
        self.packed: Final = packed
        self.hash: Final = hashlib.sha256()
        self.rows = 0

    def write(self, line: object) -> None:
        text = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self.hash.update(text)
        self.packed.write(text)

    def row(self, values: list[object]) -> None:
        self.rows += 1
        self.write([packed_value(value) for value in values])

    def close(self) -> None:
        self.write({"rows": self.rows, "sha256": self.hash.hexdigest()})


def dump(connection: Connection, writer: Writer) -> None:
    head = {"grognard backup": FORMAT, "revision": revision(connection), "made_at": time.time()}
    writer.write(head)
    for table in tables_of(connection):
        writer.write({"table": table.name, "columns": [column.name for column in table.columns]})
        query = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
        for row in connection.execute(query):
            writer.row(list(row))
    writer.close()


def tables_of(connection: Connection) -> list[Table]:
    """The tables as they are, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION_TABLE]


def packed_value(value: object) -> object:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def unpacked_value(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


def read_summary(file: str) -> Summary:
    """What is in a backup, after reading all of it; raises Trouble when it is damaged."""
    try:
        return checked(file)
    except (EOFError, zlib.error, gzip.BadGzipFile, ValueError, KeyError, TypeError) as wrong:
        raise Trouble("bad-backup", file=file) from wrong


def checked(file: str) -> Summary:
    total = hashlib.sha256()
    rows: dict[str, int] = {}
    head: dict[str, Any] = {}
    table = ""
    with gzip.open(file) as lines:
        for line in lines:
            values = json.loads(line)
            if isinstance(values, list):
                rows[table] += 1
            elif "table" in values:
                table = values["table"]
                rows[table] = 0
            elif "sha256" in values:
                break
            else:
                head = values
            total.update(line)
        else:
            raise EOFError
        if values["sha256"] != total.hexdigest() or values["rows"] != sum(rows.values()):
            raise ValueError
        if lines.read(1):
            raise ValueError
    if head["grognard backup"] != FORMAT:
        raise Trouble("newer-backup", file=file)
    return Summary(head["revision"], head["made_at"], rows)


async def restore(file: str, url: str) -> Summary:
    """Fill an empty database from a backup, all of it or nothing; raises Trouble."""
    summary = read_summary(file)
    if not known(summary.revision):
        raise Trouble("newer-backup", file=file)
    database = open_database(url)
    try:
        await database.check()
        await why_not_ours(database)
        await database.rebuild(lambda connection: refill(connection, file, summary, database))
    finally:
        await database.close()
    return summary


def refill(connection: Connection, file: str, summary: Summary, database: Database) -> None:
    """Insert the rows at the revision they were saved at, then bring the tables up to date."""
    if revision(connection) is not None:
        if any(is_filled(connection, table) for table in tables_of(connection)):
            raise Trouble("not-empty", url=shown(database.url))
        downgrade(connection)
    upgrade(connection, summary.revision)
    tables = {table.name: table for table in tables_of(connection)}
    if set(tables) != set(summary.rows):
        raise Trouble("bad-backup", file=file)
    for name, rows in batches(file):
        connection.execute(insert(tables[name]), rows)
    upgrade(connection, REVISION)


def is_filled(connection: Connection, table: Table) -> bool:
    return bool(connection.execute(select(func.count()).select_from(table)).scalar())


def batches(file: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a checked backup, some hundred of one table at a time."""
    with gzip.open(file) as lines:
        parsed = (json.loads(line) for line in lines)
        name: str = ""
        columns: list[str] = []
        rows: list[dict[str, Any]] = []
        for values in parsed:
            if isinstance(values, list):
                unpacked = (unpacked_value(value) for value in values)
                rows.append(dict(zip(columns, unpacked, strict=True)))
            if rows and (isinstance(values, dict) or len(rows) == AT_ONCE):
                yield name, rows
                rows = []
            if isinstance(values, dict) and "table" in values:
                name, columns = values["table"], values["columns"]

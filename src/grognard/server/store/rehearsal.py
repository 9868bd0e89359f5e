"""Backups by timer: named by their moment, so many kept, and a restore rehearsed each time."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Final

from .backup import backup as save
from .backup import read_summary, restore
from .database import Trouble

NAME: Final = "grognard-%Y%m%d-%H%M%S.backup"
PATTERN: Final = "grognard-????????-??????.backup"


def named_file(place: str, now: float | None = None) -> str:
    """Where a backup goes: the file itself, or in a folder a file named by the moment (UTC)."""
    if not Path(place).is_dir():
        return place
    return str(Path(place, time.strftime(NAME, time.gmtime(now))))


def keep_newest(folder: str, count: int) -> list[str]:
    """Delete the oldest backups of a folder but so many; nothing else in it is touched."""
    files = sorted(Path(folder).glob(PATTERN))
    old = files[: max(0, len(files) - max(1, count))]
    for file in old:
        file.unlink()
    return [file.name for file in old]


async def rehearse(file: str) -> int:
    """Restore a backup to a database that is thrown away; how many rows came back.

    What was restored is saved again and compared, table by table; raises Trouble.
    """
    expected = read_summary(file).rows
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder, "rehearsal.db"))
        await restore(file, database)
        found = (await save(database, str(Path(folder, "again.backup")))).rows
    if any(found.get(table) != rows for table, rows in expected.items()):
        raise Trouble("bad-backup", file=file)
    return sum(expected.values())

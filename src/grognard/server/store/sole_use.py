"""An SQLite file has one server: a second one would answer from a memory of its own.

A file beside the database is locked while a server runs. The system releases it when the server
ends, however it ends. A PostgreSQL database is made for several processes, and has no such lock.
"""

from __future__ import annotations

import os
import sys
from typing import Final

from .condition import Trouble
from .database import read_url, shown

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

SUFFIX: Final = ".lock"


class SoleUse:
    """Held from its making to its end; raises Trouble when another server holds it."""

    def __init__(self, database: str) -> None:
        url = read_url(database)
        self._file: int | None = None
        if url.get_backend_name() != "sqlite":
            return
        path = f"{url.database}{SUFFIX}"
        try:
            self._file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            reason = error.strerror or str(error)
            raise Trouble("no-file", url=path, reason=reason) from None
        try:
            lock(self._file)
        except OSError:
            self.release()
            raise Trouble("in-use", url=shown(url)) from None

    def __enter__(self) -> SoleUse:
        return self

    def __exit__(self, *error: object) -> None:
        self.release()

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def lock(file: int) -> None:
    """Raises OSError at once when it is locked already."""
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

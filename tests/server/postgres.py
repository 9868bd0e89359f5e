"""A throw-away PostgreSQL for tests: on a Unix socket only, gone when done.

Imports nothing but the standard library: the launcher asks it what will be left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

LEFT_OUT = (
    "no PostgreSQL server on this machine; its tests ran on SQLite only "
    "(Debian and Ubuntu: apt install postgresql; Fedora: dnf install postgresql-server)"
)
# nothing here outlives the test, so nothing need reach the disk
SETTINGS = {
    "listen_addresses": "''",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "max_connections": "60",
}
EMPTY = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid();
SET client_min_messages = warning;
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
"""


def programs() -> Path | None:
    """The folder of PostgreSQL's own programs, the newest version's."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent  # a mere link has no neighbours
    places = [*Path("/usr/lib/postgresql").glob("*/bin"), *Path("/usr").glob("pgsql-*/bin")]
    whole = [place for place in places if Path(place, "initdb").is_file()]
    return max(whole, key=lambda place: (len(str(place)), str(place)), default=None)


def why_not() -> str | None:
    """Why there can be no server here, or None."""
    return LEFT_OUT if os.name == "nt" or programs() is None else None


DATABASES = ["sqlite"] if why_not() else ["sqlite", "postgresql"]


def other_user(folder: str) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: who it runs as, and that one's right to the folder."""
    if os.geteuid() != 0:
        return {}
    import pwd  # not on Windows, where this is never reached

    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": [], "cwd": "/"}


class Server:
    """A running server that makes empty databases."""

    def __init__(self) -> None:
        # a short path: that of a Unix socket has 107 bytes at most
        self.folder = tempfile.mkdtemp(prefix="pg", dir="/tmp")
        self.user = other_user(self.folder)
        self.numbers = count(1)
        self.free: list[str] = []

    def call(self, name: str, *arguments: str) -> None:
        command = [str(Path(programs() or "", name)), *arguments]
        # pg_ctl's server would keep a captured output open for ever
        with open(f"{self.folder}/{name}.log", "w") as log:
            if subprocess.run(command, stdout=log, stderr=log, **self.user).returncode == 0:
                return
        raise RuntimeError(Path(self.folder, f"{name}.log").read_text())

    def start(self) -> None:
        cluster = f"{self.folder}/cluster"
        options = ("-U", "grognard", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        self.call("initdb", "-D", cluster, *options)
        settings = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
        log = f"{self.folder}/server.log"
        self.call("pg_ctl", "-D", cluster, "-o", f"-k {self.folder} {settings}", "-l", log, "start")

    def stop(self) -> None:
        self.call("pg_ctl", "-D", f"{self.folder}/cluster", "-m", "immediate", "stop")

    def restart(self) -> None:
        self.call("pg_ctl", "-D", f"{self.folder}/cluster", "-m", "fast", "restart")

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of an empty database. Emptying one for the next is quicker than making one."""
        if not self.free:
            self.free.append(f"grognard{next(self.numbers)}")
            self.call("createdb", "-h", self.folder, "-U", "grognard", self.free[-1])
        name = self.free.pop()
        yield f"postgresql://grognard@/{name}?host={self.folder}"
        self.call("psql", "-h", self.folder, "-U", "grognard", "-d", name, "-q", "-c", EMPTY)
        self.free.append(name)


@contextmanager
def throw_away_server() -> Iterator[Server]:
    server = Server()
    try:
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(server.folder, ignore_errors=True)

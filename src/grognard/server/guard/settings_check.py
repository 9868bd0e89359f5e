"""What is unsafe about the present settings, for `grognard serve --check`; words are elsewhere.

A danger is a word and the facts that its sentence names. Secrets are never among them.
"""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from ..settings import PUBLIC_LIMITS, Limits, Settings, is_loopback
from ..store.database import read_url

if sys.platform != "win32":
    import resource

SHORTEST_TOKEN: Final = 16
SPARE_FILES: Final = 200  # in addition to connections: the database, the workers, the log
FOR_OTHERS: Final = stat.S_IROTH | stat.S_IWOTH
ENCRYPTED: Final = ("require", "verify-ca", "verify-full")


@dataclass(frozen=True, slots=True)
class Danger:
    code: str
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Machine:
    """What the settings meet: who runs the server, and how many files it may have open."""

    root: bool
    files: int

    @classmethod
    def here(cls) -> Machine:
        if sys.platform == "win32":
            return cls(False, sys.maxsize)
        return cls(os.geteuid() == 0, resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def dangers(settings: Settings, machine: Machine) -> list[Danger]:
    """All that is unsafe, the worst first; nothing when all is well."""
    return [
        *in_the_open(settings),
        *about_the_proxy(settings),
        *about_limits(settings, machine),
        *about_the_database(settings),
        *about_the_rest(settings, machine),
    ]


def in_the_open(settings: Settings) -> Iterator[Danger]:
    if settings.public and not settings.behind_proxy:
        yield Danger("plain-http" if settings.plain_http else "no-https")
    elif settings.plain_http:
        yield Danger("plain-http")
    host = urlsplit(settings.url).hostname or ""
    if settings.url.startswith("http://") and not is_loopback(host):
        yield Danger("http-url", {"url": settings.url})


def about_the_proxy(settings: Settings) -> Iterator[Danger]:
    if "*" in settings.proxies:
        yield Danger("any-proxy")
    if settings.url.startswith("https://") and not settings.proxies:
        yield Danger("no-proxies")
    if settings.public and settings.behind_proxy:
        yield Danger("around-proxy", {"host": settings.host, "port": settings.port})
    foreign = [origin for origin in settings.origins if not origin.startswith("https://")]
    if foreign:
        yield Danger("origins", {"origins": ", ".join(foreign)})


def about_limits(settings: Settings, machine: Machine) -> Iterator[Danger]:
    loose = looser(settings.limits)
    if settings.reachable and loose:
        yield Danger("loose-limits", {"names": ", ".join(loose)})
    needed = settings.limits.connections + SPARE_FILES
    if settings.reachable and machine.files < needed:
        yield Danger("few-files", {"files": machine.files, "needed": needed})


def looser(limits: Limits) -> list[str]:
    """The limits that let more through than is usual on a public address."""
    names = [each.name for each in fields(limits)]
    return [name for name in names if getattr(limits, name) > getattr(PUBLIC_LIMITS, name)]


def about_the_database(settings: Settings) -> Iterator[Danger]:
    url = read_url(settings.database)
    if url.get_backend_name() != "sqlite":
        far = url.host and not url.host.startswith("/") and not is_loopback(url.host)
        if far and url.query.get("sslmode") not in ENCRYPTED:
            yield Danger("database-in-the-open", {"host": url.host})
        return
    file = Path(url.database or "")
    if Path(tempfile.gettempdir()) in file.absolute().parents:
        yield Danger("database-temporary", {"file": str(file)})
    if sys.platform != "win32" and file.exists() and file.stat().st_mode & FOR_OTHERS:
        yield Danger("database-readable", {"file": str(file)})


def about_the_rest(settings: Settings, machine: Machine) -> Iterator[Danger]:
    if settings.metrics_token and len(settings.metrics_token) < SHORTEST_TOKEN:
        yield Danger("short-token", {"least": SHORTEST_TOKEN})
    if settings.house and settings.reachable:
        yield Danger("house")
    if machine.root:
        yield Danger("root")

"""Which connections are accepted at all: open ones are counted, by address and in all.

Every connection takes a descriptor of the process, whether it sends a request or not. So some
descriptors are kept back for internal use (the database, the workers), and an idle connection makes
room for a newcomer: the oldest such of the same address, or of all.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from uvicorn.middleware.proxy_headers import _TrustedHosts

from ..log import note
from ..settings import Limits
from .limits import neighbourhood

if sys.platform != "win32":  # which has no such limit
    import resource

LEAST_RESERVE: Final = 64
SHARE_RESERVED: Final = 4  # one descriptor in so many is kept back
LONGEST_QUEUE: Final = 2048
TELL_EVERY: Final = 10.0

Idle = OrderedDict[asyncio.Transport, None]


def descriptors() -> int | None:
    """How many files and connections this process may have open; None where nobody counts."""
    if sys.platform == "win32":
        return None
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if most == resource.RLIM_INFINITY else most


def raise_descriptors() -> None:
    """Take all the descriptors that the system allows us; it often begins with fewer."""
    if sys.platform != "win32":
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def reserved(most: int) -> int:
    return max(LEAST_RESERVE, most // SHARE_RESERVED)


def backlog() -> int:
    """Connections that may wait to be accepted: all of them may come in before one is counted."""
    most = descriptors()
    return LONGEST_QUEUE if most is None else min(LONGEST_QUEUE, reserved(most) // 2)


@dataclass(slots=True)
class Visitor:
    """`key` is the address that is counted; a proxy that we trust is nobody's address."""

    key: str | None


class Doorman:
    """One for a process, for all its listening sockets."""

    def __init__(
        self,
        limits: Limits,
        proxies: str = "",
        files: int | None = None,
        clock: Callable[[], float] = time.monotonic,
        gone: Callable[[], None] = lambda: None,
    ) -> None:
        most = limits.tcp_connections
        if files is not None:
            most = max(2, min(most, files - reserved(files)))
        self.limits: Final = limits
        self.in_all: Final = most
        self.of_address: Final = max(1, min(limits.tcp_of_address, most // 2))
        self._proxies: Final = _TrustedHosts(proxies) if proxies else ()
        self._clock: Final = clock
        self._gone: Final = gone  # called for each that leaves
        self._inside: Final[dict[asyncio.Transport, Visitor]] = {}
        self._counts: Final[dict[str, int]] = {}
        self._idle: Final[Idle] = OrderedDict()
        self._idle_of: Final[dict[str, Idle]] = {}
        self._turned_away: Final[dict[str, int]] = {}
        self._told = -TELL_EVERY
        self.adopting: Final[set[asyncio.Task[Any]]] = set()
        self.door_facts: dict[str, Any] | None = None  # what a door of this process is made with

    @property
    def open(self) -> int:
        return len(self._inside)

    def come(self, transport: asyncio.Transport, host: str) -> bool:
        """Let a connection in if there is, or can be made, room for it."""
        key = None if host in self._proxies else neighbourhood(host)
        if key is not None and self._counts.get(key, 0) >= self.of_address:
            if not self._make_room(self._idle_of.get(key), "address"):
                return False
        if self.open >= self.in_all and not self._make_room(self._idle, "all"):
            return False
        self._inside[transport] = Visitor(key)
        if key is not None:
            self._counts[key] = self._counts.get(key, 0) + 1
        self.rest(transport)
        return True

    def rest(self, transport: asyncio.Transport) -> None:
        """It requests nothing now: it may have to make room."""
        visitor = self._inside.get(transport)
        if visitor is not None:
            self._idle[transport] = None
            if visitor.key is not None:
                self._idle_of.setdefault(visitor.key, OrderedDict())[transport] = None

    def serve(self, transport: asyncio.Transport) -> None:
        """It is being served, and stays as long as that takes."""
        self._idle.pop(transport, None)
        visitor = self._inside.get(transport)
        if visitor is not None and visitor.key in self._idle_of:
            idle = self._idle_of[visitor.key]
            idle.pop(transport, None)
            if not idle:
                del self._idle_of[visitor.key]

    def leave(self, transport: asyncio.Transport) -> None:
        self.serve(transport)
        visitor = self._inside.pop(transport, None)
        if visitor is not None:
            self._gone()
        if visitor is not None and visitor.key is not None:
            self._counts[visitor.key] -= 1
            if not self._counts[visitor.key]:
                del self._counts[visitor.key]

    def _make_room(self, idle: Idle | None, reason: str) -> bool:
        """Hang up on the one that has stood about longest; False when nobody does."""
        self._tell(reason)
        if not idle:
            return False
        oldest = next(iter(idle))
        self.leave(oldest)
        oldest.abort()
        return True

    def _tell(self, reason: str) -> None:
        """Say now and then how many had to go: a flood must not fill the log as well."""
        self._turned_away[reason] = self._turned_away.get(reason, 0) + 1
        if self._clock() - self._told >= TELL_EVERY:
            self._told = self._clock()
            for why, count in self._turned_away.items():
                note("too many connections", logging.WARNING, reason=why, count=count)
            self._turned_away.clear()

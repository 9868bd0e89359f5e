"""A second listening socket for a server that listens on this machine alone, opened while its owner
wants it.

It listens on one private address of the machine, never on all of them, and leads to the same
application: everything that is guarded at the first is guarded here.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Generator
from ipaddress import ip_address
from typing import Final

from starlette.types import ASGIApp
from uvicorn import Config, Server

from ..errors import ApiError
from ..guard import door
from ..guard.door import DOORMAN
from ..guard.doorman import Doorman, backlog
from ..settings import FRAME_BYTES, Settings

NOWHERE: Final = "192.0.2.1"  # reserved for examples: nothing is sent there, the way is looked up
PATIENCE: Final = 5.0
PAUSE: Final = 0.02


def house_address() -> str:
    """The machine's own address in its private network; empty where it has none."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((NOWHERE, 9))
        found = str(probe.getsockname()[0])
        return found if is_private(found) else ""
    return ""


def is_private(address: str) -> bool:
    """An address of a home network, not a public one and not of this machine alone."""
    found = ip_address(address)
    return found.is_private and not (found.is_loopback or found.is_unspecified)


class Door(Server):
    """A server that leaves the signals of the process to the first one, and shares its doorman."""

    def __init__(self, config: Config, doorman: Doorman) -> None:
        super().__init__(config)
        self.doorman: Final = doorman

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.lifespan.state[DOORMAN] = self.doorman
        await super().startup(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield


class HouseNetwork:
    """Open or shut. `url` is empty while it is shut."""

    def __init__(self, settings: Settings, find: Callable[[], str] = house_address) -> None:
        self.settings: Final = settings
        self.find: Final = find
        self.url = ""
        self._door: Door | None = None
        self._task: asyncio.Task[None] | None = None
        self._moving: Final = asyncio.Lock()

    @property
    def reach(self) -> str:
        """Who can follow a link of this server: this machine, the house, or everybody."""
        if self.settings.public or self.settings.url:
            return "everywhere"
        return "house" if self.url else "machine"

    @property
    def offered(self) -> bool:
        """Only a server that a person started to play on: never one behind a proxy."""
        settings = self.settings
        alone = not (settings.public or settings.url or settings.proxies)
        return settings.house and alone and settings.processes == 1

    async def open(self, app: ASGIApp, doorman: Doorman) -> None:
        """Let the house in; raises ApiError where there is no network to open."""
        async with self._moving:
            if self.url:
                return
            listening = self._bind()
            host, port = listening.getsockname()[:2]
            self._door = Door(configured(app), doorman)
            self._task = asyncio.create_task(self._door.serve(sockets=[listening]))
            await self._started(self._door, self._task)
            self.url = f"http://{host}:{port}"

    def _bind(self) -> socket.socket:
        """The usual port, so that the address is easy to pass on; any other where it is taken."""
        host = self.find()
        if not host:
            raise ApiError("NO_HOUSE")
        for port in (self.settings.port, 0):
            listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
            try:
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                listening.bind((host, port))
            except OSError:
                listening.close()
            else:
                return listening
        raise ApiError("NO_HOUSE")

    async def _started(self, door: Door, task: asyncio.Task[None]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not door.started and not task.done():
                    await asyncio.sleep(PAUSE)
        except TimeoutError:
            door.should_exit = True
        if not door.started:
            raise ApiError("NO_HOUSE")

    async def close(self) -> None:
        """Stop listening; connections that came in this way are closed."""
        async with self._moving:
            self.url = ""
            if self._door is not None and self._task is not None:
                self._door.should_exit = True
                await asyncio.wait([self._task], timeout=PATIENCE)
                self._task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await self._task
            self._door = self._task = None


def configured(app: ASGIApp) -> Config:
    """As the first door, but the application runs already."""
    return Config(
        app,
        lifespan="off",
        http=door.HTTP,
        ws=door.SOCKETS,
        ws_max_size=FRAME_BYTES,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=backlog(),
        timeout_keep_alive=15,
        timeout_graceful_shutdown=1,
    )

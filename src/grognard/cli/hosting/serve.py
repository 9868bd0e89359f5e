"""grognard serve: play together, over the network or in a browser on this machine."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
from types import FrameType
from typing import TYPE_CHECKING, Final

from grognard.kernel.refusal import BadData

from ..terminal.databases import finish, in_words
from ..terminal.screen import tell
from ..terminal.speech import say

if TYPE_CHECKING:
    from uvicorn import Config

    from grognard.server.settings import Settings

APPLICATION: Final = "grognard.server.app:app_from_environment"
FAILED: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="H", help=say("serve-help.host"))
    parser.add_argument("--port", type=int, metavar="P", help=say("serve-help.port"))
    parser.add_argument("--database", metavar="URL", help=say("serve-help.database"))
    parser.add_argument("--processes", type=int, metavar="N", help=say("serve-help.processes"))
    parser.add_argument(
        "--plain-http", action="store_true", default=None, help=say("serve-help.plain-http")
    )
    parser.add_argument("--check", action="store_true", help=say("serve-help.check"))


def run(args: argparse.Namespace) -> int:
    export(args)
    settings = read_settings()
    check_processes(settings)
    if args.check:
        return check(settings)
    finish(prepare(settings.database))
    listening = bind(settings)
    for line in greeting(settings, listening.getsockname()[1]):
        tell(line)
    sys.stdout.flush()
    return serve(settings, listening)


def export(args: argparse.Namespace) -> None:
    """Flags become variables: the processes of the server read their settings from them."""
    for name in ("host", "port", "database", "processes", "plain_http"):
        value = getattr(args, name, None)
        if value is not None:
            os.environ[f"GROGNARD_{name.upper()}"] = "1" if value is True else str(value)


def read_settings() -> Settings:
    from grognard.server.settings import BadSetting, from_environment

    try:
        return from_environment()
    except BadSetting as wrong:
        raise BadData(wrong.name, "", say("serve-bad-setting", expected=wrong.expected)) from None


def check_processes(settings: Settings) -> None:
    from grognard.server.store.database import Trouble, read_url

    if settings.processes < 1:
        raise BadData("--processes", "", say("serve-bad-setting", expected="1, 2, ..."))
    try:
        kind = read_url(settings.database).get_backend_name()
    except Trouble as wrong:
        raise in_words(wrong) from None
    if settings.processes > 1 and kind == "sqlite":
        raise BadData("--processes", "", say("serve-needs-postgresql"))


def check(settings: Settings) -> int:
    """Say what is unsafe about the settings; nothing is started."""
    from grognard.server.guard.settings_check import Machine, dangers

    found = dangers(settings, Machine.here())
    for danger in found:
        tell(say(f"unsafe-{danger.code}", **danger.facts))
    if not found:
        tell(say("serve-safe"))
    return FAILED if found else 0


async def prepare(database: str) -> None:
    """Connect to the database and bring it up to date before anybody connects; raises Trouble."""
    from grognard.server.store.sole_use import SoleUse
    from grognard.server.store.store import Store

    with SoleUse(database):
        await (await Store.open(database)).close()


def bind(settings: Settings) -> socket.socket:
    """The socket first: a port that is taken is better reported at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as wrong:
        listening.close()
        reason = getattr(wrong, "strerror", None) or str(wrong)
        where = f"{settings.host}:{settings.port}"
        raise BadData(where, "", say("serve-no-address", reason=reason)) from None
    listening.set_inheritable(True)
    return listening


def greeting(settings: Settings, port: int) -> list[str]:
    from grognard.server.settings import shown_host
    from grognard.server.store.database import read_url, shown

    url = settings.url or f"http://{shown_host(settings.host)}:{port}"
    lines = [say("serve-at", url=url, database=shown(read_url(settings.database)))]
    if settings.public and not settings.behind_proxy:
        lines.append(say("serve-plain" if settings.plain_http else "serve-no-https"))
    return [*lines, say("serve-stop")]


def configured(settings: Settings) -> Config:
    from uvicorn import Config

    from grognard.server.guard import door, doorman
    from grognard.server.settings import FRAME_BYTES

    return Config(
        APPLICATION,
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.processes,
        http=door.HTTP,
        ws=door.SOCKETS,
        ws_max_size=FRAME_BYTES,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=doorman.backlog(),
        timeout_keep_alive=15,
        timeout_graceful_shutdown=10,
    )


def serve(settings: Settings, listening: socket.socket) -> int:
    """Run until asked to stop; everything accepted by then is stored."""
    from uvicorn import Server
    from uvicorn.supervisors import Multiprocess

    from grognard.server.guard.doorman import raise_descriptors

    raise_descriptors()
    config = configured(settings)
    server = Server(config)
    signal.signal(signal.SIGTERM, stopped)
    try:
        if settings.processes > 1:
            Multiprocess(config, sockets=[listening]).run()
            return 0
        server.run(sockets=[listening])
        return 0 if server.started else FAILED
    except KeyboardInterrupt:
        return 0
    finally:
        listening.close()
        tell(say("serve-stopped"))


def stopped(number: int, frame: FrameType | None) -> None:
    """A request to end that comes after the server has ended is a normal end."""
    raise KeyboardInterrupt

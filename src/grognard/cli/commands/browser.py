"""grognard play without more: a server for this machine alone, and its table in the browser."""

from __future__ import annotations

import argparse
import json
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from grognard.kernel.refusal import BadData
from grognard.kernel.registry import find

from ..hosting.serve import bind, export, prepare, read_settings, serve
from ..terminal.arguments import DEFAULT_GAME
from ..terminal.databases import finish
from ..terminal.screen import tell
from ..terminal.speech import say

if TYPE_CHECKING:
    from grognard.server.settings import Settings

GAMES: Final = "games.db"
PATIENCE: Final = 30.0
PAUSE: Final = 0.05


def run(args: argparse.Namespace) -> int:
    check_front()
    export(args)
    database = os.environ.setdefault("GROGNARD_DATABASE", "") or str(own_database())
    os.environ["GROGNARD_DATABASE"] = database
    os.environ.setdefault("GROGNARD_LOG", "warning")
    os.environ.setdefault("GROGNARD_HOUSE", "1")
    settings = read_settings()
    note = Path(f"{database}.address")
    url = noted(note)
    if url:
        show(url + lobby_of(args.game), args.open)
        return 0
    finish(prepare(database))
    listening = listen(settings)
    settings = replace(settings, port=listening.getsockname()[1])
    os.environ["GROGNARD_PORT"] = str(settings.port)
    return play(settings, listening, note, args)


def lobby_of(game: str) -> str:
    """The lobby with a game chosen; otherwise it shows the game played last."""
    return "" if game == DEFAULT_GAME else f"/#{find(game).info.key}"


def play(settings: Settings, listening: socket.socket, note: Path, args: argparse.Namespace) -> int:
    """Serve until Ctrl-C; meanwhile a second `grognard play` finds this one by its note."""
    url = settings.own_url
    with suppress(OSError):  # a database that is not a file has no place for a note
        note.write_text(url, encoding="utf-8")
    tell(say("play-table", url=url, database=settings.database))
    tell(say("serve-stop"))
    sys.stdout.flush()
    lobby = lobby_of(args.game)
    threading.Thread(target=show_when_well, args=(url, lobby, args.open), daemon=True).start()
    try:
        return serve(settings, listening)
    finally:
        with suppress(OSError):
            note.unlink()


def check_front() -> None:
    from grognard.server.http.static_files import INDEX, STATIC

    if not (STATIC / INDEX).is_file():
        raise BadData("grognard play", "", say("play-unbuilt"))


def own_database() -> Path:
    """The player's own games, in their data folder."""
    home = Path.home()
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    folder = base / "grognard"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / GAMES


def listen(settings: Settings) -> socket.socket:
    """The usual port, or any free one when it is taken; a port that was asked for must be free."""
    if os.environ.get("GROGNARD_PORT"):
        return bind(settings)
    try:
        return bind(settings)
    except BadData:
        return bind(replace(settings, port=0))


def noted(note: Path) -> str:
    """Where these games are already served, if they are."""
    try:
        url = note.read_text(encoding="utf-8")
    except OSError:
        return ""
    return url if is_well(url) else ""


def is_well(url: str) -> bool:
    with suppress(OSError, ValueError, LookupError, TypeError):
        with urllib.request.urlopen(f"{url}/healthz", timeout=5) as answer:
            return bool(json.loads(answer.read())["status"] == "ok")
    return False


def show_when_well(url: str, lobby: str, wanted: bool) -> None:
    end = time.monotonic() + PATIENCE
    while not is_well(url):
        if time.monotonic() > end:
            return
        time.sleep(PAUSE)
    show(url + lobby, wanted)


def show(url: str, wanted: bool) -> None:
    """Open the browser; without one, say where to go."""
    if not wanted or not open_browser(url):
        tell(say("play-by-hand", url=url))
        sys.stdout.flush()


def open_browser(url: str) -> bool:
    """Whether a browser with windows was opened: one in the terminal cannot draw the table."""
    windows = os.name == "nt" or sys.platform == "darwin"
    if not windows and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))):
        return False
    with suppress(webbrowser.Error):
        return webbrowser.open(url)
    return False

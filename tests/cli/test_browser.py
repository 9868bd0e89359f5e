"""grognard play in the browser: its port, the note for a second one, what is said and opened."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from grognard.cli.commands import browser
from grognard.server.http.static_files import STATIC
from tests.cli.driver import run
from tests.server.running import ROOT, free_port

BUILT = "from pathlib import Path; import sys; from grognard.server.http import static_files; "
START = BUILT + "static_files.STATIC = Path(sys.argv.pop(1)); from grognard.cli import main; main()"


@pytest.fixture
def front(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    return folder


@contextmanager
def playing(
    front: Path, tmp_path: Path, *flags: str
) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """`grognard play`, and all it said until its table stood."""
    log = tmp_path / "log"
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "DISPLAY": "", "BROWSER": ""}
    env = {**env, "WAYLAND_DISPLAY": "", "GROGNARD_DATABASE": "", "GROGNARD_PORT": ""}
    command = [sys.executable, "-c", START, str(front), "play", "--lang", "en", *flags]
    with log.open("wb") as sink:
        process = subprocess.Popen(command, cwd=ROOT, stdout=sink, stderr=sink, env=env)
    try:
        while "Ready." not in log.read_text():
            assert process.poll() in (None, 0), log.read_text()
            time.sleep(0.05)
        yield process, log.read_text()
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        assert process.wait() == 0


def test_it_serves_the_players_own_games_and_says_where(front: Path, tmp_path: Path) -> None:
    port = free_port()
    with playing(front, tmp_path, "--port", str(port)) as (_, said):
        url = f"http://127.0.0.1:{port}"
        assert browser.is_well(url)
        assert f"Open {url} in your browser. Games are saved in" in said
        assert f"Ready. Open {url} in your browser." in said
        assert "{" not in said, "the log is for operators"
    folder = tmp_path / "data" / "grognard"
    assert [path.name for path in folder.glob("*.db")] == ["games.db"]
    assert not (folder / "games.db.address").exists()


@pytest.mark.nightly
def test_a_second_one_finds_the_first(front: Path, tmp_path: Path) -> None:
    with playing(front, tmp_path, "--port", str(free_port())) as (_, said):
        url = said.split("Open ")[1].split(" in your browser")[0]
        second = tmp_path / "second"
        second.mkdir()
        (second / "data").symlink_to(tmp_path / "data")
        for flags, lobby in (((), url), (("--game", "march"), f"{url}/#march")):
            with playing(front, second, *flags) as (process, heard):
                assert heard == f"Ready. Open {lobby} in your browser.\n"
                assert process.wait() == 0


def test_another_port_when_the_usual_one_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from grognard.server.settings import Settings

    monkeypatch.setenv("GROGNARD_PORT", "")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with browser.listen(Settings(port=port)) as listening:
            assert listening.getsockname()[1] not in (0, port)
        monkeypatch.setenv("GROGNARD_PORT", str(port))
        with pytest.raises(Exception, match=str(port)):
            browser.listen(Settings(port=port))


def test_a_note_of_one_that_is_gone_is_passed_over(tmp_path: Path) -> None:
    note = tmp_path / "games.db.address"
    assert browser.noted(note) == ""
    note.write_text(f"http://127.0.0.1:{free_port()}")
    assert browser.noted(note) == ""


def test_without_a_window_nothing_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def open_window(url: str) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr("webbrowser.open", open_window)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    if sys.platform == "linux":
        assert not browser.open_browser("http://127.0.0.1:1")
    monkeypatch.setenv("DISPLAY", ":0")
    assert browser.open_browser("http://127.0.0.1:1")
    assert opened == ["http://127.0.0.1:1"]


def test_a_front_that_was_never_built_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("grognard.server.http.static_files.STATIC", tmp_path)
    assert run("play").complained("not been built", "--terminal")
    assert STATIC.name == "static"

"""grognard serve as a command: what it says, what it refuses, how it stops."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from grognard.server.store.sole_use import SoleUse
from tests.cli.driver import run
from tests.server.hosting import PATIENCE
from tests.server.postgres import Server
from tests.server.running import ROOT, ServerProcess, free_port

MAKE = {"Content-Type": "application/json"}


def call(url: str, path: str, body: object = None, token: str = "") -> dict[str, object]:
    payload = None if body is None else json.dumps(body).encode()
    headers = {**MAKE, "Authorization": f"Bearer {token}"} if token else MAKE
    request = urllib.request.Request(url + path, payload, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        found: dict[str, object] = json.loads(answer.read())
        return found


def test_it_serves_says_where_and_stops_when_asked(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with ServerProcess(str(tmp_path / "games.db"), log=log) as server:
        assert call(server.url, "/healthz")["status"] == "ok"
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait() == 0
    said = log.read_text()
    assert f"Serving at {server.url}" in said
    assert "Stopped. All matches are saved." in said
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert [line["event"] for line in lines] == ["started", "stopped"]


@pytest.mark.nightly
def test_ctrl_c_is_a_good_end_too(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "games.db")) as server:
        assert server.process is not None
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait() == 0


@pytest.mark.nightly
def test_what_is_logged_of_play_is_nothing(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with ServerProcess(str(tmp_path / "games.db"), log=log) as server:
        me = call(server.url, "/api/people", {"name": "Annabelle"})
        token = str(me["token"])
        seats = {"north": {"sitter": "me"}, "south": {"sitter": "me"}}
        wish = {"game": "bids", "scenario": "short", "seats": seats}
        match = call(server.url, "/api/matches", wish, token)
        for seat in seats:
            path = f"/api/matches/{match['id']}/join"
            call(server.url, path, {"seat": seat, "nonce": "n0nce"}, token)
    said = log.read_text()
    for secret in ("Annabelle", token, str(match["id"]), "n0nce"):
        assert secret not in said


def test_a_taken_port_is_said_at_once(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ran = run("serve", "--port", port, "--database", tmp_path / "g.db")
    assert ran.complained(f"127.0.0.1:{port}", "cannot listen there")


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    ran = run("serve", "--processes", 2, "--database", tmp_path / "g.db")
    assert ran.complained("--processes", "PostgreSQL")
    assert not (tmp_path / "g.db").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--processes", "0"], "--processes"),
        (["--port", "99999"], "GROGNARD_PORT"),
        (["--database", "mysql://x/y"], "postgresql"),
        (["--database", "/nowhere/at/all/g.db"], "cannot be opened"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(
    arguments: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("serve", *arguments).complained(words)


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command leaves its settings in the environment, for its processes."""
    for name in ("HOST", "PORT", "DATABASE", "PROCESSES", "PLAIN_HTTP"):
        monkeypatch.setenv(f"GROGNARD_{name}", "")


def greeted(tmp_path: Path, *flags: str, **env: str) -> str:
    """What a server says when it starts with these flags."""
    log = tmp_path / "log"
    port = free_port()
    command = [sys.executable, "-m", "grognard", "serve", "--port", str(port), *flags]
    command += ["--database", str(tmp_path / "g.db"), "--lang", "en"]
    with log.open("wb") as sink:
        process = subprocess.Popen(
            command, cwd=ROOT, stdout=sink, stderr=sink, env={**os.environ, **env}
        )
    try:
        while '"started"' not in log.read_text():
            assert process.poll() is None, log.read_text()
            time.sleep(0.05)
    finally:
        process.terminate()
        process.wait()
    return log.read_text()


@pytest.mark.nightly
def test_a_public_address_without_https_is_warned_about(tmp_path: Path) -> None:
    assert "Warning: a public address without https" in greeted(tmp_path, "--host", "0.0.0.0")


@pytest.mark.nightly
def test_plain_http_is_warned_about_too(tmp_path: Path) -> None:
    said = greeted(tmp_path, "--host", "0.0.0.0", "--plain-http")
    assert "Warning: plain http" in said


@pytest.mark.nightly
def test_behind_a_proxy_there_is_nothing_to_warn_about(tmp_path: Path) -> None:
    env = {"GROGNARD_URL": "https://club.example", "GROGNARD_PROXIES": "127.0.0.1"}
    said = greeted(tmp_path, "--host", "0.0.0.0", **env)
    assert "Warning" not in said
    assert "https://club.example" in said


def test_the_help_is_there_in_both_languages() -> None:
    for lang, word in (("en", "--plain-http"), ("fr", "entre amis")):
        assert word in run("serve", "--help", "--lang", lang).out


@pytest.mark.nightly
def test_two_processes_share_one_port(postgres_server: Server, tmp_path: Path) -> None:
    with postgres_server.database() as url:
        server = ServerProcess(url, log=tmp_path / "log", GROGNARD_PROCESSES="2")
        with server:
            me = call(server.url, "/api/people", {"name": "Ann"})
            for _ in range(20):
                assert call(server.url, "/api/people/me", token=str(me["token"]))["id"] == me["id"]
            while (server.log or tmp_path).read_text().count('"started"') < 2:
                time.sleep(0.05)
            assert not re.search("password", (server.log or tmp_path).read_text())


def test_a_second_server_on_the_same_file_says_why_it_does_not_start(tmp_path: Path) -> None:
    path = str(tmp_path / "g.db")
    with SoleUse(path):
        ran = run("serve", "--port", free_port(), "--database", path)
    assert ran.complained(path, "in use by another Grognard server")

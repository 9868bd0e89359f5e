"""serve --check: each danger is found, and one step away from it nothing is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from grognard.server.guard.settings_check import Danger, Machine, dangers
from grognard.server.settings import PUBLIC_LIMITS, from_environment
from tests.cli.driver import run

WELL = Machine(root=False, files=16384)
SAFE = {
    "GROGNARD_HOST": "127.0.0.1",
    "GROGNARD_URL": "https://club.example",
    "GROGNARD_PROXIES": "127.0.0.1",
    "GROGNARD_DATABASE": "postgresql://grognard@/grognard",
}


def found(machine: Machine = WELL, **changes: str) -> list[str]:
    env = SAFE | {f"GROGNARD_{name.upper()}": value for name, value in changes.items()}
    return [danger.code for danger in dangers(from_environment(env), machine)]


def test_a_server_behind_its_proxy_is_safe() -> None:
    assert found() == []


def test_ones_own_machine_is_safe() -> None:
    assert found(url="", proxies="") == []


@pytest.mark.parametrize(
    ("good", "bad", "code"),
    [
        ({"url": "", "proxies": ""}, {"url": "", "proxies": "", "host": "0.0.0.0"}, "no-https"),
        ({"plain_http": "0"}, {"plain_http": "1"}, "plain-http"),
        ({"url": "http://127.0.0.1:8000"}, {"url": "http://club.example"}, "http-url"),
        ({"proxies": "10.0.0.1"}, {"proxies": "*"}, "any-proxy"),
        ({"proxies": "10.0.0.1"}, {"proxies": ""}, "no-proxies"),
        ({"host": "::1"}, {"host": "::"}, "around-proxy"),
        ({"origins": "https://a.example"}, {"origins": "http://a.example"}, "origins"),
        ({"limits": "connections=4000"}, {"limits": "connections=4001"}, "loose-limits"),
        ({"limits": "messages=60/15"}, {"limits": "messages=60/16"}, "loose-limits"),
        ({"metrics_token": "x" * 16}, {"metrics_token": "x" * 15}, "short-token"),
        ({"house": "0"}, {"house": "1"}, "house"),
        (
            {"database": "postgresql://a@db.example/x?sslmode=require"},
            {"database": "postgresql://a@db.example/x"},
            "database-in-the-open",
        ),
    ],
)
def test_a_setting_is_unsafe_and_its_neighbour_is_not(
    good: dict[str, str], bad: dict[str, str], code: str
) -> None:
    assert code not in found(WELL, **good)
    assert code in found(WELL, **bad)


def test_behind_a_proxy_the_usual_limits_are_the_strict_ones() -> None:
    settings = replace(from_environment(SAFE), limits=PUBLIC_LIMITS)
    assert from_environment(SAFE) == settings


def test_every_connection_needs_an_open_file() -> None:
    needed = PUBLIC_LIMITS.connections + 200
    assert found(Machine(False, needed)) == []
    settings = from_environment(SAFE)
    facts = {"files": needed - 1, "needed": needed}
    assert dangers(settings, Machine(False, needed - 1)) == [Danger("few-files", facts)]


def test_the_server_is_not_run_as_root() -> None:
    assert found(Machine(True, 16384)) == ["root"]


def test_a_database_that_others_read_or_that_is_swept_away(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    assert "database-readable" not in found(database=str(file))
    file.touch(0o600)
    assert "database-readable" not in found(database=str(file))
    file.chmod(0o604)
    assert "database-readable" in found(database=str(file))
    assert "database-temporary" in found(database="/tmp/games.db")
    assert "database-temporary" not in found(database="/var/lib/grognard/games.db")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_command_says_it_and_starts_nothing(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in SAFE.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("GROGNARD_DATABASE", str(tmp_path / "none.db"))
    monkeypatch.setenv("GROGNARD_PROXIES", "*")
    ran = run("serve", "--check", "--lang", lang)
    assert ran.code == 1 and "GROGNARD_PROXIES" in ran.out
    assert not (tmp_path / "none.db").exists()

"""docs/hosting.md and hosting/: every setting is explained, and the files do what they promise."""

from __future__ import annotations

import asyncio
import re
import shlex
from collections.abc import Iterator, Mapping
from configparser import RawConfigParser
from dataclasses import fields
from pathlib import Path

import pytest

from grognard.server.guard.settings_check import Machine, dangers
from grognard.server.settings import PUBLIC_LIMITS, Limits, from_environment
from grognard.server.store.store import Store
from tests.cli.driver import run
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
HOSTING = ROOT / "hosting"
MACHINE = Machine(root=False, files=16384)


class Asked(Mapping[str, str]):
    """An environment that is empty and remembers what it was asked for."""

    def __init__(self, given: dict[str, str]) -> None:
        self.given = given
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.names.add(name)
        return self.given[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.given)

    def __len__(self) -> int:
        return len(self.given)


def settings_in(file: str) -> dict[str, str]:
    lines = (HOSTING / file).read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def unit(file: str) -> dict[str, str]:
    parser = RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(HOSTING / file)
    return dict(parser["Service"])


def test_every_setting_is_on_the_page_and_no_other() -> None:
    env = Asked({"GROGNARD_SMTP": "smtp://mail.example"})
    from_environment(env)
    assert sorted(re.findall(r"^\| `(GROGNARD_\w+)`", PAGE, re.M)) == sorted(env.names)


def written(value: object) -> str:
    return "/".join(f"{n:g}" for n in value) if isinstance(value, tuple) else f"{value:.10g}"


def test_every_limit_is_on_the_page_with_what_it_is() -> None:
    shown = re.findall(r"^\| `([a-z_]+)` \| (\S+) \| (\S+) \|", PAGE, re.M)
    here, public = Limits(), PUBLIC_LIMITS
    assert shown == [
        (each.name, written(getattr(here, each.name)), written(getattr(public, each.name)))
        for each in fields(Limits)
    ]


def test_every_file_of_the_kit_is_on_the_page_and_there() -> None:
    linked = set(re.findall(r"\(\.\./hosting/([\w.-]+)\)", PAGE))
    assert linked == {path.name for path in HOSTING.iterdir()}


def test_the_settings_of_the_kit_are_safe() -> None:
    assert dangers(from_environment(settings_in("grognard.env")), MACHINE) == []
    inside = dangers(from_environment(settings_in("container.env")), MACHINE)
    assert [danger.code for danger in inside] == ["around-proxy"]


def test_the_unit_has_the_files_it_needs_and_checks_before_it_serves() -> None:
    service = unit("grognard.service")
    settings = from_environment(settings_in("grognard.env"))
    files = int(service["LimitNOFILE"])
    assert dangers(settings, Machine(root=service["User"] == "root", files=files)) == []
    assert service["ExecStartPre"].endswith("grognard serve --check")
    assert settings.database.startswith(f"/var/lib/{service['StateDirectory']}/")


@pytest.mark.parametrize("file", ["Caddyfile", "nginx.conf"])
def test_proxies_lead_to_the_server_and_let_through_what_it_takes(file: str) -> None:
    text = (HOSTING / file).read_text(encoding="utf-8")
    settings = from_environment(settings_in("grognard.env"))
    assert f"{settings.host}:{settings.port}" in text
    assert settings.url.removeprefix("https://") in text
    # that browsers keep to https is promised once, by the server itself
    assert "Strict-Transport-Security" not in text and "X-Forwarded-For" in text
    megabytes = re.search(r"(?:max_size|client_max_body_size) (\d+)m", text, re.IGNORECASE)
    assert megabytes and int(megabytes[1]) << 20 >= settings.limits.record_bytes


def test_nginx_waits_longer_for_a_silent_player_than_the_server_and_limits_as_it_does() -> None:
    text = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    minutes = re.search(r"proxy_read_timeout (\d+)m", text)
    assert minutes and int(minutes[1]) * 60 > PUBLIC_LIMITS.idle_seconds
    at_once, rate = PUBLIC_LIMITS.address_requests
    assert f"rate={rate}r/s" in text and f"burst={at_once} " in text
    assert f"limit_conn grognard_connections {PUBLIC_LIMITS.connections_of_address};" in text
    assert "proxy_set_header Upgrade $http_upgrade;" in text


def test_the_backup_of_the_timer_is_made_rehearsed_and_restored(tmp_path: Path) -> None:
    """The very command of the unit, on a server's database; then what to do on a bad day."""
    database, folder = tmp_path / "games.db", tmp_path / "backups"
    folder.mkdir()
    run("restore", _saved(tmp_path), database)
    words = shlex.split(unit("grognard-backup.service")["ExecStart"])
    places = {"${GROGNARD_DATABASE}": str(database), "/var/lib/grognard-backups": str(folder)}
    ran = run(*[places.get(word, word) for word in words[1:]])
    assert ran.code == 0 and "rehearsed" in ran.out
    (file,) = folder.iterdir()
    assert run("restore", file, tmp_path / "again.db").code == 0
    assert "1 person" in run("backup", tmp_path / "again.db", tmp_path / "last.backup").out


def _saved(folder: Path) -> Path:
    """The backup of a server with one person in it."""

    async def fill() -> None:
        store = await Store.open(str(folder / "first.db"))
        await store.create_guest("Ann")
        await store.close()

    asyncio.run(fill())
    run("backup", folder / "first.db", folder / "first.backup")
    return folder / "first.backup"

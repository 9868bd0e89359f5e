"""backup and restore: a server's database to one file and back; what is wrong in one sentence."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from grognard.server.store.store import Store
from tests.cli.driver import run


@pytest.fixture
def database(tmp_path: Path) -> Path:
    async def fill(path: Path) -> None:
        store = await Store.open(str(path))
        await store.create_guest("Ann")
        await store.close()

    asyncio.run(fill(tmp_path / "games.db"))
    return tmp_path / "games.db"


def test_a_backup_is_made_and_restored(database: Path, tmp_path: Path) -> None:
    saved, target = tmp_path / "monday.backup", tmp_path / "new.db"
    ran = run("backup", database, saved)
    assert ran.code == 0 and "0 games, 0 actions, 1 person." in " ".join(ran.out.split())
    ran = run("restore", saved, target)
    assert ran.code == 0 and "1 person" in ran.out
    told = json.loads(run("backup", target, tmp_path / "again", "--json").out)
    assert told == {"file": str(tmp_path / "again"), "games": 0, "entries": 0, "people": 1}


def test_both_commands_speak_french(database: Path, tmp_path: Path) -> None:
    saved = tmp_path / "lundi.backup"
    assert "1 personne." in run("backup", database, saved, "--lang", "fr").out
    ran = run("restore", saved, database, "--lang", "fr")
    assert ran.complained("elle n'est pas vide")
    for command in ("backup", "restore"):
        assert "Exemples" in run(command, "--help", "--lang", "fr").out


def test_a_backup_overwrites_nothing(database: Path, tmp_path: Path) -> None:
    saved = tmp_path / "monday.backup"
    run("backup", database, saved)
    assert run("backup", database, saved).complained("monday.backup", "not overwritten")
    assert run("restore", saved, database).complained("games.db", "not empty")


def test_what_is_not_there_or_not_ours_is_said(database: Path, tmp_path: Path) -> None:
    stray = tmp_path / "stray"
    stray.write_text("bonjour, " * 500)
    assert run("backup", tmp_path / "nowhere.db", tmp_path / "x").complained("no Grognard database")
    assert run("backup", stray, tmp_path / "x").complained("not a Grognard database")
    assert run("backup", database, tmp_path / "no" / "x").complained("No such file")
    assert run("backup", "mysql://host/x", tmp_path / "x").complained("postgresql://")
    assert run("restore", stray, tmp_path / "x.db").complained("not a Grognard backup")
    assert run("restore", tmp_path / "none", tmp_path / "x.db").complained("No such file")
    away = f"postgresql://ann:hunter2@/games?host={tmp_path}"
    ran = run("backup", away, tmp_path / "x")
    assert ran.complained("no response") and "hunter2" not in ran.err
    assert not (tmp_path / "x").exists() and not (tmp_path / "x.db").exists()


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_missing_argument_is_said(command: str) -> None:
    assert run(command).complained("required")

"""ARCHITECTURE.md: its tables know every file of the measured table and of each game."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import ROOT

PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
FOLDERS = ["table", "games/eagles", "games/march"]


def files_named(folder: str) -> list[str]:
    """The files in the first column of the table under the heading of a folder."""
    section = re.split(r"^#+ ", PAGE.split(f"(`{folder}/`)", 1)[1], maxsplit=1, flags=re.M)[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return re.findall(r"`(\w+\.py)`", "".join(rows))


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_module_has_its_subject(folder: str) -> None:
    modules = {path.name for path in (ROOT / "src/grognard" / folder).glob("*.py")}
    assert set(files_named(folder)) == modules - {"__init__.py"}


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_module_is_named_twice(folder: str) -> None:
    named = files_named(folder)
    assert sorted(named) == sorted(set(named))


def test_every_game_is_there() -> None:
    games = {f"games/{path.parent.name}" for path in ROOT.glob("src/grognard/games/*/game.py")}
    assert games == {folder for folder in FOLDERS if folder.startswith("games/")}

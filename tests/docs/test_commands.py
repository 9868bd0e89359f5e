"""Every command that README.md and CONTRIBUTING.md show is one that ./run knows."""

from __future__ import annotations

import re

import pytest

from grognard.cli import COMMANDS
from tests.docs.pages import ROOT
from tools.launch.toolbox import tools

OWN = ("test", "check", "build", "tool", "audit")
SHOWN = re.compile(r"\./run +([a-z_-]+)(?: +([a-z_-]+))?")
PAGES = ["README.md", "CONTRIBUTING.md"]


def unknown(text: str) -> list[str]:
    """The commands of a page that nobody could type."""
    found = []
    for shown in SHOWN.finditer(text):
        command, what = shown.groups()
        known = command in (*OWN, *COMMANDS) and (command != "tool" or what in (None, *tools()))
        if not known:
            found.append(shown[0])
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_command_that_is_shown_is_known(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert SHOWN.search(text)
    assert unknown(text) == []


@pytest.mark.parametrize("page", PAGES)
def test_no_tool_is_shown_without_what_sets_it_up(page: str) -> None:
    assert "python tools/" not in (ROOT / page).read_text(encoding="utf-8")


def test_a_command_that_nobody_knows_is_found() -> None:
    assert unknown("`./run dance`, ./run tool load all, ./run tool lood all, ./run show x") == [
        "./run dance",
        "./run tool lood",
    ]


def test_the_launcher_lists_all_its_own_commands() -> None:
    head = (ROOT / "run").read_text(encoding="utf-8").split('"""')[1]
    assert [name for name in OWN if f"./run {name}" not in head] == []

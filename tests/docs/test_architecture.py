"""ARCHITECTURE.md: its table knows every file of the game."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT

PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
TABLE = "\n".join(line for line in PAGE.splitlines() if line.startswith("| `"))


def test_every_module_of_eagles_has_its_subject() -> None:
    modules = {path.name for path in (ROOT / "src/grognard/games/eagles").glob("*.py")}
    assert set(re.findall(r"`(\w+\.py)`", TABLE)) == modules - {"__init__.py"}


def test_no_module_is_named_twice() -> None:
    named = re.findall(r"`(\w+\.py)`", "\n".join(row.split("|")[1] for row in TABLE.splitlines()))
    assert sorted(named) == sorted(set(named))

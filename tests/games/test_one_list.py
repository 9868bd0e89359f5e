"""A game is named in the one list of games and in its own folders, and nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import grognard
from grognard.games import PACKAGES
from tests.docs.pages import ROOT

SOURCES = Path(grognard.__path__[0])
THE_LIST = Path("games", "__init__.py")
OWN = ("games", "agents", "cli")


def modules_outside(key: str) -> Iterator[Path]:
    """Every module that is neither the list nor in a folder of the game."""
    for path in sorted(SOURCES.rglob("*.py")):
        inside = path.relative_to(SOURCES)
        if inside != THE_LIST and not (inside.parts[0] in OWN and inside.parts[1] == key):
            yield path


def is_of_a_game(path: Path) -> bool:
    """Whether a module is in the folder of one game, where the key of another is a plain word."""
    inside = path.relative_to(SOURCES).parts
    return inside[0] == "games" and len(inside) > 2


def mentions(source: str, key: str, strings: bool = True) -> list[int]:
    """The lines that import from a game or have its key as a string."""
    found: list[int] = []
    if not any(word in source for word in (f"games.{key}", f'"{key}"', f"'{key}'")):
        return found  # to read a module takes long
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and f"games.{key}" in (node.module or ""):
            found.append(node.lineno)
        elif strings and isinstance(node, ast.Constant) and node.value == key:
            found.append(node.lineno)
    return found


@pytest.mark.parametrize("key", PACKAGES)
def test_a_game_is_named_in_its_own_folders_only(key: str) -> None:
    named = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in modules_outside(key)
        for line in mentions(path.read_text(encoding="utf-8"), key, not is_of_a_game(path))
    ]
    assert named == []


def test_a_mention_would_be_found() -> None:
    assert mentions('from grognard.games.march.game import GAME\nDEFAULT = "march"\n', "march") == [
        1,
        2,
    ]
    assert mentions('"""The march of time."""\n', "march") == []
    assert mentions('VERB = "march"\n', "march", strings=False) == []

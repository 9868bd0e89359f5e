"""Words of army lists in general: nothing missing and nothing unused in either language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import grognard
from grognard.lexicon import LANGUAGES
from grognard.miniatures.armies.army_rules import GENERAL

SOURCES = Path(grognard.__path__[0], "miniatures", "armies")


def faults() -> set[str]:
    """What errors are called in the code; those of a term of a game have other words too."""
    found: set[str] = set()
    for path in SOURCES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Fault":
                given = [
                    node.args[1],
                    *(word.value for word in node.keywords if word.arg == "otherwise"),
                ]
                found |= {one.value for one in given if isinstance(one, ast.Constant)}  # type: ignore[misc]
    return found


def messages(lang: str) -> set[str]:
    text = Path(GENERAL.folder, f"{lang}.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in parse(text).body if isinstance(entry, Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_words_and_no_word_is_idle(lang: str) -> None:
    assert messages(lang) == {"flaw", *(f"fault-{what}" for what in faults())}

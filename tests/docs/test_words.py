"""Every folder of words says the same things in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

import grognard
from grognard.lexicon import LANGUAGES

FOLDERS = sorted({path.parent for path in Path(grognard.__path__[0]).rglob("*.ftl")})


def messages(folder: Path, lang: str) -> list[str]:
    body = parse(Path(folder, f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, Junk)], (folder, lang)
    return [entry.id.name for entry in body if isinstance(entry, Message)]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: "/".join(path.parts[-3:]))
def test_both_languages_have_the_same_messages_each_once(folder: Path) -> None:
    first, *others = [messages(folder, lang) for lang in LANGUAGES]
    assert len(first) == len(set(first)) > 0
    assert all(sorted(other) == sorted(first) for other in others)

"""Every refusal has words in every language, and both languages say the same things."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from grognard.lexicon import LANGUAGES
from grognard.server.errors import CODES, ApiError, lexicon, spoken

FACTS: dict[str, Any] = {
    "problem": "p", "name": "n", "version": "1", "most": 9, "option": "o", "share": "s",
    "days": 30,
}  # fmt: skip
KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def keys(lang: str) -> list[str]:
    return KEY.findall(Path(lexicon.folder, f"{lang}.ftl").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_words(code: str, lang: str) -> None:
    words = ApiError(code, **FACTS).words(lang)
    assert words
    assert "{" not in words


def test_both_languages_have_the_same_messages_each_once() -> None:
    assert keys("en") == keys("fr")
    assert len(keys("en")) == len(set(keys("en")))


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [("", "en"), ("fr", "fr"), ("fr-CH, fr;q=0.9, en;q=0.8", "fr"), ("de, en", "en"), ("xx", "en")],
)
def test_the_first_language_that_we_speak_is_spoken(accepted: str, lang: str) -> None:
    assert spoken(accepted) == lang

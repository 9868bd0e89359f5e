"""The language the command line speaks, and its sentences."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from grognard.lexicon import LANGUAGES, Lexicon

lexicon: Final = Lexicon(Path(__file__).resolve().parents[1] / "words")
_spoken: Final = ["en"]


def speak(lang: str) -> None:
    _spoken[0] = lang


def language() -> str:
    return _spoken[0]


def say(key: str, **facts: object) -> str:
    return lexicon.say(language(), key, **facts)


def from_locale(environment: Mapping[str, str] = os.environ) -> str:
    """French where the machine speaks French, English elsewhere."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def asked_for(arguments: Sequence[str]) -> str:
    """The language of these arguments, before they are parsed: the help is written in it."""
    for order, word in enumerate(arguments):
        value = word.partition("=")[2] if word.startswith("--lang=") else ""
        if word == "--lang" and order + 1 < len(arguments):
            value = arguments[order + 1]
        if value in LANGUAGES:
            return value
    return from_locale()

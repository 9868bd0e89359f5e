"""Sentences in several languages, from Fluent files: one folder a subject, one file a language.

Imports nothing of ours; games and the command line each keep a folder of words.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr")
MOST_SAID: Final = 4_000  # 19 of 20 sentences are found again; with five times as many hardly more

_INNER_CAPITAL: Final = re.compile(r"(?<!^)([A-Z])")


def sentence(text: str) -> str:
    """A text that begins with a capital."""
    return text[:1].upper() + text[1:]


@cache
def key_of(name: str) -> str:
    """The message of a class: that of ChooseAct is choose-act."""
    return _INNER_CAPITAL.sub(r"-\1", name).lower()


class Lexicon:
    """The messages of one folder. A message missing in a language is our mistake, and said so."""

    every: Final[list[Lexicon]] = []

    def __init__(self, folder: Path) -> None:
        self.every.append(self)
        self.folder: Final = folder
        self._bundles: Final[dict[str, FluentBundle]] = {}
        self._said: dict[tuple[object, ...], str] = {}
        self._said_before: dict[tuple[object, ...], str] = {}

    def say(self, lang: str, key: str, **facts: object) -> str:
        """The message, or with a dot (`key.attribute`) one of its attributes, filled in.

        What was said is remembered: the same names and ratings recur. What was not said for long is
        forgotten.
        """
        asked = (lang, key, *facts.items())
        said = self._said.get(asked)
        if said is None:
            said = self._said_before.get(asked) or self._fill_in(lang, key, facts)
            if len(self._said) >= MOST_SAID // 2:
                self._said, self._said_before = {}, self._said
            self._said[asked] = said
        return said

    def _fill_in(self, lang: str, key: str, facts: dict[str, object]) -> str:
        name, _, attribute = key.partition(".")
        message = self._bundle(lang).get_message(name)
        pattern: Any = message.attributes[attribute] if attribute else message.value
        text, errors = self._bundle(lang).format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{self.folder.parent.name}/{lang}: {key}: {errors[0]}")
        return str(text)

    def read(self) -> None:
        """Read the files now, and not when a message is first wanted."""
        for lang in LANGUAGES:
            if Path(self.folder, f"{lang}.ftl").exists():
                self._bundle(lang)

    def has(self, lang: str, key: str) -> bool:
        return self._bundle(lang).has_message(key)

    def _bundle(self, lang: str) -> FluentBundle:
        if lang not in self._bundles:
            text = Path(self.folder, f"{lang}.ftl").read_text(encoding="utf-8")
            bundle = FluentBundle([lang], use_isolating=False)
            bundle.add_resource(FluentResource(text))
            self._bundles[lang] = bundle
        return self._bundles[lang]

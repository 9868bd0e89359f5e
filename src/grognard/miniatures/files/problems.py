"""What is wrong with a file that people write: a word and its facts, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.refusal import BadNotation
from grognard.lexicon import LANGUAGES, Lexicon

LAYER: Final = Lexicon(Path(grognard.__path__[0], "miniatures", "files", "words"))


class Problem:
    """One fault: its word, in which lexicon, and the facts of its sentence."""

    def __init__(self, lexicon: Lexicon, word: str, facts: Mapping[str, object]) -> None:
        self.lexicon: Final = lexicon
        self.word: Final = word
        # a number as it stands in the file, not as a language writes it
        self.facts: Final = {key: str(value) for key, value in facts.items()}

    def words(self, lang: str) -> str:
        return self.lexicon.say(lang, self.word, **self.facts)

    def told(self) -> dict[str, str]:
        return {lang: self.words(lang) for lang in LANGUAGES}

    def __str__(self) -> str:
        return self.words("en")


class Unread(Problem):
    """What is wrong with a text in the file that has a grammar of its own, such as an army."""

    def __init__(self, error: BadNotation) -> None:
        super().__init__(LAYER, "unread-line" if error.line else "unread", {})
        self.error: Final = error

    def words(self, lang: str) -> str:
        error = self.error
        expected = error.expected_in(lang)
        return LAYER.say(
            lang, self.word, line=str(error.line), value=repr(error.value), expected=expected
        )


def problem(word: str, **facts: object) -> Problem:
    """One in the words of any game."""
    return Problem(LAYER, word, facts)

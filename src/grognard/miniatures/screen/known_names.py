"""What armies, units, generals and places are called in each language. Interpreted.

Those that come with a game and have a name in another language are in its words/names; all others
keep the name that their file gives them.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

import grognard
from grognard.lexicon import Lexicon

NOT_OF_A_KEY: Final = re.compile(r"[^a-z0-9]+")


class KnownNames:
    """The names that come with a game."""

    def __init__(self, game: str) -> None:
        self.words: Final = Lexicon(Path(grognard.__path__[0], "games", game, "words", "names"))
        self.known: Final[dict[tuple[str, str], str]] = {}

    def named(self, name: str, lang: str) -> str:
        """A name from a file as a reader of this language expects it."""
        found = self.known.get((name, lang))
        if found is None:
            found = self.words.say(lang, "name", known=key_of_name(name), name=name)
            self.known[name, lang] = found
        return found


def key_of_name(name: str) -> str:
    """A name as a key of Fluent, which begins with a letter: the-5th-division."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    key = NOT_OF_A_KEY.sub("-", plain).strip("-")
    return f"the-{key}" if key[:1].isdigit() else key

"""What armies, units, generals and places are called in each language. Interpreted.

Those that come with the game and have a name in French are in words/names; all others keep the
name that their file gives them.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

import grognard
from grognard.lexicon import Lexicon

NAMES: Final = Lexicon(Path(grognard.__path__[0], "games", "age", "words", "names"))
NOT_OF_A_KEY: Final = re.compile(r"[^a-z0-9]+")
ADDED: Final = re.compile(r" \(| \+ |, ")


@cache
def named(name: str, lang: str) -> str:
    """A name from a file as a reader of this language expects it."""
    return NAMES.say(lang, "name", known=key_of_name(name), name=name)


def key_of_name(name: str) -> str:
    """A name as a key of Fluent, which begins with a letter: the-5th-division."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    key = NOT_OF_A_KEY.sub("-", plain).strip("-")
    return f"the-{key}" if key[:1].isdigit() else key


def short(name: str) -> str:
    """A name that fits on a label: without what is added to it."""
    return ADDED.split(name)[0]

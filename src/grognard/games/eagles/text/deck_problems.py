"""What is wrong with a deck, in words: a sentence for each rule that it breaks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.refusal import BadData
from grognard.lexicon import LANGUAGES, Lexicon

from ..model.cards import ARMIES

WORDS: Final = Lexicon(Path(grognard.__path__[0], "games", "eagles", "words", "decks"))

Problem = tuple[str, dict[str, str | int]]  # a cite, and the facts that its sentence needs


SEPARATOR: Final = {"en": "; ", "fr": "\xa0; "}


def problem_words(problem: Problem, lang: str) -> str:
    """The number of the rule, then what breaks it; its slug is the name of its message."""
    cite, facts = problem
    number, _, slug = cite.partition(" ")
    shown: dict[str, str | int] = {"muster": "none"}
    shown |= {name: fact_words(name, value, lang) for name, value in facts.items()}
    colon = "\xa0:" if lang == "fr" else ":"
    return f"{number}{colon} {WORDS.say(lang, slug.replace(' ', '-'), **shown)}"


def fact_words(name: str, value: str | int, lang: str) -> str | int:
    """A card by the number printed on it, an army by its name."""
    if name in ("army", "other") and isinstance(value, int):
        return WORDS.say(lang, "army", army=ARMIES[value].lower())
    return f"{value:03d}" if name == "card" and isinstance(value, int) else value


def bad_deck(file: str, problems: list[Problem]) -> BadData:
    """Everything that is wrong with a deck, in one exception."""
    told = {
        lang: " ".join(problem_words(problem, lang) for problem in problems) for lang in LANGUAGES
    }
    return BadData(file, "", told["en"], told)


def unread_deck(file: str, entries: list[tuple[int, str]]) -> BadData:
    """A deck with entries that are no cards, by their lines, or one without any card."""
    told = {}
    for lang in LANGUAGES:
        said = [WORDS.say(lang, "entry", line=line, entry=entry) for line, entry in entries]
        told[lang] = SEPARATOR[lang].join(said) or WORDS.say(lang, "empty")
    return BadData(file, "", told["en"], told)

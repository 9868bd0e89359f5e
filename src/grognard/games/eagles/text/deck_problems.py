"""What is wrong with a deck, in words: a sentence for each rule that it breaks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.refusal import BadData
from grognard.lexicon import LANGUAGES, Lexicon, sentence

from ..model.cards import ARMIES

WORDS: Final = Lexicon(Path(grognard.__path__[0], "games", "eagles", "words", "decks"))

Problem = tuple[str, dict[str, str | int]]  # a cite, and the facts that its sentence needs


SEPARATOR: Final = {"en": "; ", "fr": "\xa0; "}


def problem_words(problem: Problem, lang: str) -> str:
    """The number of the rule, then what breaks it."""
    colon = "\xa0:" if lang == "fr" else ":"
    return f"{problem[0].partition(' ')[0]}{colon} {said(problem, lang)}"


def plain_words(problem: Problem, lang: str) -> str:
    """What breaks the rule, as a sentence of its own."""
    return sentence(said(problem, lang))


def said(problem: Problem, lang: str) -> str:
    """The message has the slug of the rule for its name."""
    cite, facts = problem
    slug = cite.partition(" ")[2]
    shown: dict[str, str | int] = {"muster": "none", "left": "none"}
    shown |= {name: fact_words(name, value, lang) for name, value in facts.items()}
    return WORDS.say(lang, slug.replace(" ", "-"), **shown)


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


def unread_deck(file: str, entries: list[tuple[int, str]], otherwise: str = "empty") -> BadData:
    """A deck with entries that are no cards, by their lines, or wrong as a whole."""
    told = {}
    for lang in LANGUAGES:
        key = "entry" if otherwise != "torn-code" else otherwise
        said = [WORDS.say(lang, key, line=line, entry=entry) for line, entry in entries]
        told[lang] = SEPARATOR[lang].join(said) or WORDS.say(lang, otherwise)
    return BadData(file, "", told["en"], told)

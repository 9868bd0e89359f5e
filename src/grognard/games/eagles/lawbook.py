"""The rulebook for a reader: refusals, the names of rules and sums, and the whole of it in words.

Interpreted: only a person waits for it.
"""

from __future__ import annotations

from typing import Final

from ...kernel.aids import Chapter, Rule, Rules, Ruling
from ...kernel.refusal import Refusal
from . import rulebook
from .words import say

SUMS: Final = {
    "7.1 combat value": "dice",
    "7.23 short range": "short",
    "7.23 long range": "long",
    "7.3 shock": "shock",
    "6.0 morale value": "morale",
}


def explain(refusal: Refusal, lang: str) -> str:
    """A refusal in words, with its rule number."""
    colon = " :" if lang == "fr" else ":"
    return f"{rulebook.number_of(refusal.cite)}{colon} {rulebook.text(refusal.cite, lang)}"


def heading(cite: str, lang: str) -> str:
    """What a Tally is called that begins with this rule; any other is a level of fire."""
    return say(lang, "sum-title", kind=SUMS.get(cite, "fire"))


def chapter_title(chapter: str, lang: str) -> str:
    return say(lang, "chapter", chapter=int(chapter))


def rules(lang: str) -> Rules:
    """Both ledgers in the order of the book."""
    book = rulebook.rulebook()
    return Rules(
        [Chapter(number, chapter_title(number, lang)) for number in book.chapters],
        [in_words(rule, lang) for rule in book.rules.values()],
        [ruling_in_words(ruling, lang) for ruling in book.rulings.values()],
    )


def in_words(rule: rulebook.Rule, lang: str) -> Rule:
    chapter = rule.number.split(".")[0]
    rulings = [ruling.number for ruling in rulebook.rulings_about(rule.number)]
    title = rule.labels[lang]
    return Rule(rule.number, rule.key(), chapter, title, told(rule, lang), rulings)


def told(rule: rulebook.Rule, lang: str) -> str:
    """What a rule says, and why it is left out where it is."""
    return " ".join(text for text in (rule.texts[lang], rule.reasons.get(lang, "")) if text)


def ruling_in_words(ruling: rulebook.Rule, lang: str) -> Ruling:
    return Ruling(
        ruling.number,
        ruling.questions[lang],
        told(ruling, lang),
        ruling.grounds[lang],
        ruling.about,
    )

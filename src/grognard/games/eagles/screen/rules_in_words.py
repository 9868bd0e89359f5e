"""The rulebook for a reader: what chapters and sums are called, and the whole of it in words.

Interpreted: only a person waits for it.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Rules

from .rulebook import LEDGER
from .words import say

SUMS: Final = {
    "7.1 combat value": "dice",
    "7.23 short range": "short",
    "7.23 long range": "long",
    "7.3 shock": "shock",
    "6.0 morale value": "morale",
}


def heading(cite: str, lang: str) -> str:
    """What a Tally is called that begins with this rule; any other is a level of fire."""
    return say(lang, "sum-title", kind=SUMS.get(cite, "fire"))


def chapter_title(chapter: str, lang: str) -> str:
    return say(lang, "chapter", chapter=int(chapter))


def rules(lang: str) -> Rules:
    """The whole ledger in the order of the book."""
    return LEDGER.in_words(lang, chapter_title)

"""The rulebook for a reader: what its chapters and sums are called. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Rules

from .lexicon import LEDGER
from .words import say

# the sums that are not called after their first line
SUMS: Final = {
    "3.1 movement roll": "movement",
    "9.2 reserve roll": "reserve",
    "5.3 total power": "power",
    "6.1 fire roll": "fire",
    "8.1 combat roll": "combat",
}


def heading(cite: str, lang: str) -> str:
    """What a sum is called that begins with this rule."""
    label = LEDGER.label(cite, lang)
    return say(lang, "sum", sum=SUMS[cite]) if cite in SUMS else label[:1].upper() + label[1:]


def chapter_title(chapter: str, lang: str) -> str:
    return say(lang, "chapter", chapter=int(chapter))


def rules(lang: str) -> Rules:
    return LEDGER.in_words(lang, chapter_title)

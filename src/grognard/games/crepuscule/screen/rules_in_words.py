"""The rulebook for a reader: what its chapters and sums are called. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Rules

from .lexicon import LEDGER
from .words import say

# the sums that are not called after their first line
SUMS: Final = {"C-MAN-6": "manoeuvre", "W-SHO-1": "shot", "W-RES-1": "result"}


def heading(cite: str, lang: str) -> str:
    """What a sum is called that begins with this rule."""
    if cite in SUMS:
        return say(lang, "sum", sum=SUMS[cite])
    label = LEDGER.label(cite, lang)
    return label[:1].upper() + label[1:]


def chapter_title(chapter: str, lang: str) -> str:
    return say(lang, "chapter", chapter=int(chapter))


def rules(lang: str) -> Rules:
    return LEDGER.in_words(lang, chapter_title)

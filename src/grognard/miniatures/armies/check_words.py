"""What is wrong with a list, in sentences."""

from __future__ import annotations

from typing import Final

from grognard.lexicon import sentence

from ..contract.army import Flaw
from .army_rules import GENERAL, ArmyRules
from .list_errors import Fault, Found

LONGEST_TOLD: Final = 60


def flaw(rules: ArmyRules, found: Found, units: list[int], lang: str) -> Flaw:
    fault = found.fault
    expected = rules.words(fault, lang)
    words = in_words(rules, fault, lang)
    return Flaw(
        found.line, units, fault.term, fault.cite, fault.value, expected, words, found.unread
    )


def in_words(rules: ArmyRules, fault: Fault, lang: str) -> str:
    """What was expected; for text that cannot be read, also the text found."""
    expected = rules.words(fault, lang)
    if fault.value and (not fault.cite or fault.otherwise == "choice"):
        value = fault.value
        shown = value if len(value) <= LONGEST_TOLD else f"{value[:LONGEST_TOLD]}…"
        expected = GENERAL.say(lang, "flaw", value=shown, expected=expected)
    return f"{sentence(expected)}."

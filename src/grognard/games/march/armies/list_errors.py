"""What may be wrong with an army list, in words of both languages. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.kernel.refusal import BadNotation

from ..screen.words import say


class Fault:
    """What a list may not have: the rule if one forbids it, what it is about, what stands there.

    `what` names its words, which `facts` fill in.
    """

    def __init__(self, cite: str, what: str, term: str, value: str, **facts: object) -> None:
        self.cite: Final = cite
        self.what: Final = what
        self.term: Final = term
        self.value: Final = value
        self.facts: Final = facts

    def words(self, lang: str) -> str:
        """What was expected."""
        return say(lang, "fault", fault=self.what, **self.facts)

    @property
    def expected(self) -> str:
        return self.words("en")

    def bad(self, line: int) -> BadNotation:
        number = f" ({self.cite.split()[0]})" if self.cite else ""
        return BadNotation(line, self.value, f"{self.expected}{number}")


class Found:
    """A fault, and where: the line, and the battalion by its place in the list (-1: none)."""

    def __init__(self, line: int, unit: int, fault: Fault) -> None:
        self.line: Final = line
        self.unit: Final = unit
        self.fault: Final = fault

"""What may be wrong with an army list."""

from __future__ import annotations

from typing import Final


class Fault:
    """What a list may not have: the rule if one forbids it, what it is about, and what was found.

    `what` names its words, which `facts` fill in; `otherwise` those of a game that has none.
    """

    def __init__(
        self, cite: str, what: str, term: str, value: str, otherwise: str = "", **facts: object
    ) -> None:
        self.cite: Final = cite
        self.what: Final = what
        self.term: Final = term
        self.value: Final = value
        self.otherwise: Final = otherwise
        self.facts: Final = facts


class Found:
    """A fault, and where: the line, and the unit by its place in the list (-1: none).

    What is `unread` could not be taken over.
    """

    def __init__(self, line: int, unit: int, fault: Fault, unread: bool) -> None:
        self.line: Final = line
        self.unit: Final = unit
        self.fault: Final = fault
        self.unread: Final = unread


def points_fault(cite: str, cost: int, points: int) -> list[Fault]:
    """Of an army that costs more than it may."""
    if cost <= points:
        return []
    value = f"{cost} points"
    return [Fault(cite, "points", "points", value, over=cost - points, limit=str(points))]

"""A number and the rules that made it."""

from __future__ import annotations

from typing import Final


class Tally:
    """Adds labelled modifiers. Play keeps only the total; screens and odds keep the lines."""

    def __init__(self, base: int, cite: str, keep: bool = False) -> None:
        self.total = base
        self.keep: Final = keep
        self.lines: list[tuple[str, int]] = [(cite, base)] if keep else []

    def add(self, value: int, cite: str) -> None:
        self.total += value
        if self.keep:
            self.lines.append((cite, value))

    def parts(self) -> int:
        """How many of its numbers make one that is shown; more where a rule counts fractions."""
        return 1

    def shown(self, value: int) -> str:
        """A number of it as people read it."""
        return f"{value / self.parts():g}"

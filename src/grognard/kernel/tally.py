"""A number and the rules that made it."""

from __future__ import annotations

from typing import Final

# How shares of a number are rounded.
DOWN: Final = 0
HALF_UP: Final = 1
UP: Final = 2

# What a line does to the number.
ADDS: Final = 0
TAKES: Final = 1
CUTS: Final = 2
HOLDS: Final = 3
RAISES: Final = 4
LOWERS: Final = 5


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

    def take(self, value: int, cite: str) -> None:
        """Take so much away, but nothing that is not there."""
        self.add(-min(value, self.total), cite)

    def at_least(self, least: int, cite: str) -> None:
        """No less than this; a line only where that raises the number."""
        if self.total < least:
            self.add(least - self.total, cite)

    def at_most(self, most: int, cite: str) -> None:
        """No more than this; a line only where that lowers the number."""
        if self.total > most:
            self.add(most - self.total, cite)

    def parts(self) -> int:
        """How many of its numbers make one that is shown; more where a rule counts fractions."""
        return 1

    def shown(self, value: int) -> str:
        """A number of it as people read it."""
        return f"{value / self.parts():g}"


class Shares(Tally):
    """A tally that is also cut: shares multiply, and the number is rounded only as a whole.

    Each line shows what its share adds to the rounded number or takes from it.
    """

    def __init__(self, base: int, cite: str, keep: bool = False, rounding: int = DOWN) -> None:
        super().__init__(base, cite, keep)
        self.rounding: Final = rounding
        self.whole = base
        self.top = 0  # of so many parts of the whole; 0 before the first cut
        self.bottom = 1

    def cut(self, top: int, bottom: int, cite: str) -> None:
        """Leave this share of what the shares before it left."""
        self.begin()
        self.top *= top
        self.bottom *= bottom
        self.add(self.rounded() - self.total, cite)

    def hold(self, least: int, most: int, bottom: int, cite: str) -> None:
        """All shares together are no less and no more; a line only where that changes them."""
        self.begin()
        top = self.top * bottom
        held = max(least * self.bottom, min(most * self.bottom, top))
        if held != top:
            self.top = held
            self.bottom *= bottom
            self.add(self.rounded() - self.total, cite)

    def begin(self) -> None:
        if self.top == 0:
            self.whole = self.total
            self.top = 1

    def rounded(self) -> int:
        amount = self.whole * self.top
        if self.rounding == UP:
            return (amount + self.bottom - 1) // self.bottom
        if self.rounding == HALF_UP:
            return (2 * amount + self.bottom) // (2 * self.bottom)
        return amount // self.bottom


Step = tuple[int, str, list[int]]  # what a line does, its rule, its numbers


class Steps(Shares):
    """Records what a rule does to a number, for any number: for printed charts."""

    def __init__(self) -> None:
        super().__init__(0, "")
        self.steps: Final[list[Step]] = []

    def add(self, value: int, cite: str) -> None:
        self.steps.append((ADDS, cite, [value]))

    def take(self, value: int, cite: str) -> None:
        self.steps.append((TAKES, cite, [value]))

    def cut(self, top: int, bottom: int, cite: str) -> None:
        self.steps.append((CUTS, cite, [top, bottom]))

    def hold(self, least: int, most: int, bottom: int, cite: str) -> None:
        self.steps.append((HOLDS, cite, [least, most, bottom]))

    def at_least(self, least: int, cite: str) -> None:
        self.steps.append((RAISES, cite, [least]))

    def at_most(self, most: int, cite: str) -> None:
        self.steps.append((LOWERS, cite, [most]))

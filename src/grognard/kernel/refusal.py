"""Why something is not allowed, and the four exceptions, by whose fault it is.

    IllegalAction              a player's: an action the rules refuse
    BadNotation(ValueError)    a writer's: text that cannot be read
    BadData(ValueError)        an author's: rules data that does not hold
    BrokenRule(AssertionError) ours: the program contradicts itself

They are ordinary Python classes even when compiled: mypyc has no native AssertionError. Each
says how it is pickled, so that none loses its fields on the way back from a worker process.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


class Refusal:
    """The rule that forbids an action. Inside rules it is returned, never raised."""

    def __init__(self, cite: str) -> None:
        self.cite: Final = cite

    def __repr__(self) -> str:
        return f"Refusal({self.cite!r})"

    def __reduce__(self) -> tuple[type, tuple[str]]:
        return Refusal, (self.cite,)


@mypyc_attr(native_class=False)
class IllegalAction(Exception):
    """Raised at the boundary when a refused action is submitted."""

    def __init__(self, refusal: Refusal, action: str = "") -> None:
        super().__init__(refusal.cite)
        self.refusal: Final = refusal
        self.action: Final = action

    def __reduce__(self) -> tuple[type, tuple[Refusal, str]]:
        return IllegalAction, (self.refusal, self.action)


@mypyc_attr(native_class=False)
class BadNotation(ValueError):
    """Text that cannot be read: where, what stands there, and what was expected."""

    def __init__(self, line: int, value: str, expected: str) -> None:
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}{value!r}: {expected}")
        self.line: Final = line
        self.value: Final = value
        self.expected: Final = expected

    def __reduce__(self) -> tuple[type, tuple[int, str, str]]:
        return BadNotation, (self.line, self.value, self.expected)


@mypyc_attr(native_class=False)
class BadData(ValueError):
    """Rules data that does not hold: the file, the place in it, and the problem."""

    def __init__(self, file: str, where: str, problem: str) -> None:
        super().__init__(f"{file}: {where}: {problem}" if where else f"{file}: {problem}")
        self.file: Final = file
        self.where: Final = where
        self.problem: Final = problem

    def __reduce__(self) -> tuple[type, tuple[str, str, str]]:
        return BadData, (self.file, self.where, self.problem)


@mypyc_attr(native_class=False)
class BrokenRule(AssertionError):
    """The program contradicts itself: an invariant that must hold does not."""

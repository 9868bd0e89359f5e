"""Why something is not allowed, and the four exceptions, by whose fault it is.

    IllegalAction              a player's: an action the rules refuse
    BadNotation(ValueError)    a writer's: text that cannot be read
    BadData(ValueError)        an author's: rules data that does not hold
    BrokenRule(AssertionError) ours: the program contradicts itself

They are ordinary Python classes even when compiled: mypyc has no native AssertionError. Each
says how it is pickled, so that none loses its fields on the way back from a worker process.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

# What a refusal bars, the widest first: what would have to be different for another answer. Of the
# refusals that a try meets which may mean several actions, the widest is the nearest reason.
MOMENT: Final = 0  # doing so now: another phase, turn or question
PIECE: Final = 1  # the piece as it is now: it has acted, it is tired, it has not come
LIMIT: Final = 2  # one more: a number is reached, or the room is taken
TARGET: Final = 3  # this target as it is now: another, or another time, perhaps
MEANS: Final = 4  # this way of acting: the piece is of another kind, or stands otherwise


class Refusal:
    """The rule that forbids an action. Inside rules it is returned, never raised.

    `bars` says what would have to be different. `why` is the game's word for which of the rule's
    reasons it is, where the rule has several: its sentence then takes the place of the rule's.
    """

    def __init__(self, cite: str, bars: int = TARGET, why: str = "") -> None:
        self.cite: Final = cite
        self.bars: Final = bars
        self.why: Final = why

    def __repr__(self) -> str:
        return f"Refusal({self.cite!r})"

    def __reduce__(self) -> tuple[type, tuple[str, int, str]]:
        return Refusal, (self.cite, self.bars, self.why)


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
    """Text that cannot be read: where, what is there, and what was expected.

    `told` is what was expected by language, where players read it; all else is English.
    """

    def __init__(
        self, line: int, value: str, expected: str, told: Mapping[str, str] | None = None
    ) -> None:
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}{value!r}: {expected}")
        self.line: Final = line
        self.value: Final = value
        self.expected: Final = expected
        self.told: Final = dict(told or {})

    def expected_in(self, lang: str) -> str:
        return self.told.get(lang, self.expected)

    def on_line(self, line: int) -> BadNotation:
        """The same, found in a line of a file."""
        return BadNotation(line, self.value, self.expected, self.told)

    def __reduce__(self) -> tuple[type, tuple[int, str, str, dict[str, str]]]:
        return BadNotation, (self.line, self.value, self.expected, self.told)


@mypyc_attr(native_class=False)
class BadData(ValueError):
    """Invalid rules data: the file, the place in it, and the problem.

    `told` is the problem by language, where players read it; all else is English.
    """

    def __init__(
        self, file: str, where: str, problem: str, told: Mapping[str, str] | None = None
    ) -> None:
        self.place: Final = f"{file}: {where}" if where else file
        super().__init__(f"{self.place}: {problem}")
        self.file: Final = file
        self.where: Final = where
        self.problem: Final = problem
        self.told: Final = dict(told or {})

    def words(self, lang: str) -> str:
        return f"{self.place}: {self.told.get(lang, self.problem)}"

    def __reduce__(self) -> tuple[type, tuple[str, str, str, dict[str, str]]]:
        return BadData, (self.file, self.where, self.problem, self.told)


@mypyc_attr(native_class=False)
class BrokenRule(AssertionError):
    """The program contradicts itself: an invariant that must hold does not."""

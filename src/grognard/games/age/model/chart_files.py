"""The files of the charts: cells, spans and fractions, and every error in them at once."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from grognard.kernel.refusal import BadData

# Open ends of a span: no score, power or difference of a game is beyond them.
LOWEST: Final = -60
HIGHEST: Final = 120
NO_SPAN: Final = (HIGHEST, LOWEST)

Fault = tuple[str, str, str]  # file, place in it, problem
Span = tuple[int, int]  # from, to; both included
Share = tuple[int, int]  # a fraction


class Line:
    """One line of a CSV chart; an error in it is noted, and its value read as nothing."""

    def __init__(self, folder: Folder, file: str, number: int, cells: dict[str, str]) -> None:
        self.folder: Final = folder
        self.file: Final = file
        self.number: Final = number
        self.cells: Final = cells

    def fault(self, column: str, problem: str) -> None:
        self.folder.fault(self.file, f"line {self.number}, column {column}", problem)

    def text(self, column: str) -> str:
        return self.cells.get(column, "").strip()

    def one_of(self, column: str, words: Sequence[str]) -> int:
        word = self.text(column)
        if word not in words:
            self.fault(column, f"{word!r} found, expected one of {', '.join(words)}")
            return 0
        return list(words).index(word)

    def whole(self, column: str) -> int:
        return self.part(column, self.text(column))

    def part(self, column: str, text: str) -> int:
        try:
            return int(text)
        except ValueError:
            self.fault(column, f"{text!r} found, expected a whole number")
            return 0

    def halves(self, column: str) -> int:
        """A number of points in half points: 2.5 is 5."""
        points, _, rest = self.text(column).partition(".")
        if rest not in ("", "0", "5"):
            self.fault(column, f"{self.text(column)!r} found, expected halves such as 2.5")
        return 2 * self.part(column, points) + (1 if rest == "5" else 0)

    def pair(self, column: str) -> Share:
        """Two numbers with a stroke between: 13/11."""
        first, stroke, second = self.text(column).partition("/")
        if not stroke:
            self.fault(column, f"{first!r} found, expected two numbers such as 13/11")
            return (0, 1)
        return (self.part(column, first), self.part(column, second))

    def span(self, column: str) -> Span:
        """Scores in a row: 7..9, 10.. (or more), ..0 (or less), 4, or none."""
        text = self.text(column)
        if not text:
            return NO_SPAN
        first, dots, last = text.partition("..")
        low = self.part(column, first) if first else LOWEST
        if not dots:
            return (low, low)
        high = self.part(column, last) if last else HIGHEST
        if low > high:
            self.fault(column, f"{text!r} goes down")
        return (low, high)


class Folder:
    """The folder of the charts, and all errors in it."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.faults: Final[list[Fault]] = []

    def fault(self, file: str, where: str, problem: str) -> None:
        self.faults.append((file, where, problem))

    def text(self, file: str) -> str:
        try:
            return (self.path / file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            self.fault(file, "", "this chart is missing or is not text; reinstall the package")
            return ""

    def lines(self, file: str, columns: Sequence[str]) -> list[Line]:
        """The lines of a CSV chart, which has exactly these columns."""
        rows = list(csv.reader(self.text(file).splitlines()))
        if not rows or rows[0] != list(columns):
            self.fault(file, "line 1", f"expected the columns {', '.join(columns)}")
            return []
        lines: list[Line] = []
        for number, row in enumerate(rows[1:], 2):
            if len(row) == len(columns):
                cells = dict(zip(columns, row, strict=True))
                lines.append(Line(self, file, number, cells))
            else:
                self.fault(file, f"line {number}", f"expected {len(columns)} cells")
        return lines

    def rows(self, file: str, columns: Sequence[str], names: Sequence[str]) -> list[Line]:
        """The lines of a CSV chart in the order of these names, each of which it has once."""
        lines = self.lines(file, columns)
        found = [line.text(columns[0]) for line in lines]
        if sorted(found) != sorted(names):
            self.fault(file, f"column {columns[0]}", f"expected {', '.join(names)}, each once")
            return []
        return [lines[found.index(name)] for name in names]

    def table(self, file: str) -> Table:
        try:
            return Table(self, file, "", tomllib.loads(self.text(file)))
        except tomllib.TOMLDecodeError as error:
            self.fault(file, "", str(error))
            return Table(self, file, "", {})

    def check(self) -> None:
        """Raises BadData with every error that was found, a line for each."""
        if not self.faults:
            return
        file, where, problem = self.faults[0]
        if len(self.faults) == 1:
            raise BadData(file, where, problem)
        told = [str(BadData(*fault)) for fault in self.faults]
        raise BadData(file, f"{len(told)} problems", "\n" + "\n".join(told))


class Table:
    """One table of a TOML chart."""

    def __init__(self, folder: Folder, file: str, name: str, entries: dict[str, object]) -> None:
        self.folder: Final = folder
        self.file: Final = file
        self.name: Final = name
        self.entries: Final = entries

    def fault(self, key: str, problem: str) -> None:
        self.folder.fault(self.file, f"{self.name} {key!r}".strip(), problem)

    def table(self, name: str) -> Table:
        entries = self.entries.get(name)
        if not isinstance(entries, dict):
            self.fault(name, "this table is missing")
            return Table(self.folder, self.file, name, {})
        return Table(self.folder, self.file, name, entries)

    def tables(self, name: str) -> list[Table]:
        entries = self.entries.get(name)
        if not isinstance(entries, list):
            self.fault(name, "these tables are missing")
            return []
        return [Table(self.folder, self.file, name, entry) for entry in entries]

    def whole(self, key: str) -> int:
        value = self.entries.get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(key, f"{value!r} found, expected a whole number")
            return 0
        return value

    def word(self, key: str, words: Sequence[str]) -> int:
        """Which of these words it is; the first one is the default for a missing key."""
        value = self.entries.get(key, words[0])
        if value not in words:
            self.fault(key, f"{value!r} found, expected one of {', '.join(words)}")
            return 0
        return [str(word) for word in words].index(str(value))

    def share(self, key: str) -> Share:
        return self.fraction(key, self.entries.get(key))

    def fraction(self, key: str, value: object) -> Share:
        """A fraction such as "1/3", or a whole number as text."""
        top, _, bottom = str(value).partition("/")
        if not top.isdigit() or not (bottom or "1").isdigit() or bottom == "0":
            self.fault(key, f"{value!r} found, expected a fraction such as '1/3'")
            return (0, 1)
        return (int(top), int(bottom or "1"))

    def texts(self, key: str) -> list[str]:
        values = self.entries.get(key)
        if not isinstance(values, list):
            self.fault(key, "a list is missing")
            return []
        return [str(value) for value in values]

    def wholes(self) -> dict[str, int]:
        return {key: self.whole(key) for key in self.entries}

    def shares(self) -> dict[str, Share]:
        return {key: self.share(key) for key in self.entries}


def row_of_score(lines: Sequence[Line], column: str) -> list[int]:
    """For every score from the lowest to the highest, the place of the line that has it."""
    spans = [line.span(column) for line in lines]
    return places(spans, lines[0].folder, lines[0].file, f"column {column}") if lines else []


def column_of_score(line: Line, columns: Sequence[str]) -> list[int]:
    """For every score from the lowest to the highest, the place of the column that has it."""
    spans = [line.span(column) for column in columns]
    return places(spans, line.folder, line.file, f"line {line.number}")


def places(spans: Sequence[Span], folder: Folder, file: str, where: str) -> list[int]:
    """Each score has exactly one place: no gaps, no overlaps."""
    found: list[int] = []
    for score in range(LOWEST, HIGHEST + 1):
        at = [place for place, span in enumerate(spans) if span[0] <= score <= span[1]]
        if len(at) != 1:
            folder.fault(file, where, f"{score} is in {'two places' if at else 'no place'}")
            return [0] * (HIGHEST - LOWEST + 1)
        found.append(at[0])
    return found

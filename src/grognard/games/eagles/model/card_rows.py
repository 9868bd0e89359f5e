"""The lines of a card list read from CSV, and everything that is wrong with them at once."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.refusal import BadData
from grognard.lexicon import LANGUAGES, Lexicon

FILE_WORDS: Final = Lexicon(Path(grognard.__path__[0], "games", "eagles", "words", "card_files"))
LONGEST_TEXT: Final = 80
UNWRITTEN: Final = ("\\", "#")

Fault = tuple[str, str, str]  # file, place in it, problem


class WrongCell:
    """A cell that cannot be as it is, for a form that says so in the reader's language.

    `kind` says what was expected: a text, a plain text, nothing, a number from `least` to `most`,
    one of some `words`, battles, or a number of its own.
    """

    def __init__(
        self, line: int, number: str, column: str, value: str, kind: str, span: tuple[int, int]
    ) -> None:
        self.line: Final = line
        self.number: Final = number
        self.column: Final = column
        self.value: Final = value
        self.kind: Final = kind
        self.least: Final = span[0]
        self.most: Final = span[1]


class Faults:
    """All that is wrong with a card list: in a line each, cell by cell, and as a whole."""

    def __init__(self) -> None:
        self.lines: Final[list[Fault]] = []
        self.cells: Final[list[WrongCell]] = []

        self.whole: Final[list[dict[str, str]]] = []

    def add(self, file: str, place: str, problem: str) -> None:
        self.lines.append((file, place, problem))

    def add_whole(self, file: str, line: int, key: str, **facts: object) -> None:
        """What bars the file as a whole, or a whole line of it (0: none), in every language."""
        told = {lang: FILE_WORDS.say(lang, key, **facts) for lang in LANGUAGES}
        self.add(file, f"line {line}" if line else "", told["en"])
        if line:
            told = {
                lang: FILE_WORDS.say(lang, "line", line=line, problem=told[lang]) for lang in told
            }
        self.whole.append(told)


def bad_list(faults: list[Fault]) -> BadData:
    """Every fault in one exception, a line for each."""
    file, where, problem = faults[0]
    if len(faults) == 1:
        return BadData(file, where, problem)
    lines = [str(BadData(*fault)) for fault in faults]
    return BadData(file, f"{len(faults)} problems", "\n" + "\n".join(lines))


class Row:
    """One line of a card list; what is wrong with it is added to the faults and read as 0 or ""."""

    def __init__(self, file: str, line: int, cells: dict[str, str], faults: Faults) -> None:
        self.file: Final = file
        self.line: Final = line
        self.cells: Final = cells
        self.faults: Final = faults

    def text(self, column: str) -> str:
        return self.cells.get(column, "").strip()

    def fault(self, column: str, kind: str, expected: str, span: tuple[int, int] = (0, 0)) -> None:
        value = self.text(column)
        shown = value if len(value) <= 40 else value[:40] + "..."
        found = f"{shown!r} found" if value else "empty"
        place = f"line {self.line}, column {column}"
        self.faults.add(self.file, place, f"{found}, expected {expected}")
        number = self.text("number")[:8]
        self.faults.cells.append(WrongCell(self.line, number, column, shown, kind, span))

    def filled(self, column: str) -> str:
        if not self.text(column):
            self.fault(column, "text", "a text")
        return self.text(column)

    def name(self, column: str) -> str:
        return self.plain(column) if self.filled(column) else ""

    def plain(self, column: str) -> str:
        """A text that is short and fits on a line of a record or a position."""
        text = self.text(column)
        if len(text) > LONGEST_TEXT or not text.isprintable() or any(c in text for c in UNWRITTEN):
            expected = f"at most {LONGEST_TEXT} letters, without {' '.join(UNWRITTEN)}"
            self.fault(column, "plain", expected, (0, LONGEST_TEXT))
            return ""
        return text

    def blank(self, column: str, owner: str) -> None:
        if self.text(column):
            self.fault(column, "nothing", f"nothing on a {owner} card")

    def whole(self, column: str, low: int, high: int) -> int:
        text = self.text(column)
        digits = text[1:] if text[:1] in ("-", "+") and low < 0 else text
        if digits.isascii() and digits.isdecimal() and len(digits) < 9 and low <= int(text) <= high:
            return int(text)
        self.fault(column, "number", f"a whole number from {low} to {high}", (low, high))
        return low

    def choice(self, column: str, words: Sequence[str]) -> int:
        """The place of the cell's word among the words allowed, -1 for any other."""
        text = self.text(column)
        if text and text in words:
            return words.index(text)
        self.fault(column, "choice", "one of " + ", ".join(word for word in words if word))
        return -1

    def battles(self, known: Sequence[str]) -> list[str]:
        found = [b.strip().lower().replace(" ", "-") for b in self.text("battles").split(";")]
        if any(b not in known for b in found) or len(set(found)) < len(found):
            expected = "each once, parted by ';': " + ", ".join(known)
            self.fault("battles", "battles", expected)
        return found


def read_rows(
    file: str, text: str | None, columns: list[str], optional: list[str], faults: Faults
) -> list[Row]:
    """The lines of a card list under their column names, in any order."""
    if text is None:
        return []
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    rows: list[Row] = []
    try:
        header = [name.strip() for name in next(reader, [])]
        if not columns_hold(file, header, columns, optional, faults):
            return []
        for cells in reader:
            if len(cells) == len(header):
                row = dict(zip(header, cells, strict=True))
                rows.append(Row(file, reader.line_num, row, faults))
            elif cells:
                count = {"found": len(cells), "expected": len(header)}
                faults.add_whole(file, reader.line_num, "cells", **count)
    except csv.Error as error:
        faults.add_whole(file, reader.line_num, "not-csv", error=str(error))
    return rows


def read_text(path: Path, faults: Faults) -> str | None:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        faults.add_whole(path.name, 0, "no-file", error=str(error.strerror))
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        faults.add_whole(path.name, line, "not-utf-8")
    return None


def columns_hold(
    file: str, header: list[str], columns: list[str], optional: list[str], faults: Faults
) -> bool:
    """Every column needed, none unknown, none twice."""
    missing = [name for name in columns if name not in header]
    unknown = [name for name in header if name not in columns and name not in optional]
    twice = sorted({name for name in header if header.count(name) > 1})
    named = [("missing", missing), ("unknown", unknown), ("repeated", twice)]
    wrong = [(word, names) for word, names in named if names]
    for word, names in wrong:
        faults.add_whole(file, 1, f"{word}-columns", count=len(names), names=", ".join(names))
    return not wrong

"""TOML as people write it: keys, tables and lists of tables, one after the other."""

from __future__ import annotations

from typing import Final

from grognard.table.pose import Point

from ..length_unit import LengthUnit, decimal

ESCAPES: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}
DEGREE: Final = 100


class Page:
    """A file that is being written; lengths are in its unit."""

    def __init__(self, unit: LengthUnit) -> None:
        self.unit: Final = unit
        self.lines: Final[list[str]] = []

    def written(self) -> str:
        return "\n".join(self.lines) + "\n"

    def table(self, name: str) -> None:
        self.lines.extend(["", f"[{name}]"])

    def one_of(self, name: str) -> None:
        """The next of a list of tables."""
        self.lines.extend(["", f"[[{name}]]"])

    def key(self, key: str, value: str) -> None:
        """A value that is written already."""
        self.lines.append(f"{key} = {value}")

    def text(self, key: str, value: str) -> None:
        self.key(key, quoted(value))

    def whole(self, key: str, value: int) -> None:
        self.key(key, str(value))

    def length(self, key: str, value: int) -> None:
        self.key(key, self.unit.text(value))

    def point(self, key: str, at: Point) -> None:
        self.key(key, self.place(at))

    def points(self, key: str, places: list[tuple[int, int]]) -> None:
        self.key(key, f"[{', '.join([self.place(at) for at in places])}]")

    def inline(self, key: str, values: dict[str, str]) -> None:
        """A table in one line, of values that are written already."""
        inside = ", ".join([f"{name} = {value}" for name, value in values.items()])
        self.key(key, f"{{ {inside} }}")

    def place(self, at: Point) -> str:
        return f"[{self.unit.text(at[0])}, {self.unit.text(at[1])}]"

    def degrees(self, angle: int) -> str:
        return decimal(angle, DEGREE, 2)


def quoted(value: str) -> str:
    """A text between quotation marks; one of several lines keeps them."""
    if "\n" not in value:
        return f'"{escaped(value)}"'
    lines = [escaped(line) for line in value.split("\n")]
    return '"""\n' + "\n".join(lines) + '\n"""'


def escaped(value: str) -> str:
    return "".join([_escaped(letter) for letter in value])


def _escaped(letter: str) -> str:
    if letter in ESCAPES:
        return ESCAPES[letter]
    return f"\\u{ord(letter):04x}" if ord(letter) < 32 or ord(letter) == 127 else letter

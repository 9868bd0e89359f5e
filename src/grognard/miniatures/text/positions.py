"""Positions as text: the words of a line, with places and lengths among them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.kernel.reading import BATTLE, Opening, Reader
from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.state import State
from grognard.table.pose import Pose

from .lengths import Lengths


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceReader(Reader):
    """A reader of positions that hold places."""

    def __init__(self, lengths: Lengths, units: dict[str, int], unit_word: str) -> None:
        super().__init__()
        self.lengths: Final = lengths
        self.units: Final = units
        self.unit_word: Final = unit_word

    def point(self, example: str) -> tuple[int, int]:
        return self.lengths.read_point(self.next(f"a place, such as {example}"), self.line)

    def pose(self, example: str) -> Pose:
        place = self.next(f"a place, such as {example}")
        return self.lengths.read_pose(place, self.next("a direction in degrees"), self.line)

    def length(self) -> int:
        return self.lengths.read(self.next("a length"), self.line)

    def find_unit(self, id: str) -> int:
        if id not in self.units:
            listed = ", ".join(self.units)
            raise self.bad(id, f"unknown {self.unit_word}: expected one of {listed}")
        return self.units[id]


def at_its_line(opening: Opening, error: BadData | BadNotation) -> BadNotation:
    """A complaint about a battle or its options, with the line of the option at fault."""
    where = opening.lines[BATTLE]
    if isinstance(error, BadData):
        return BadNotation(where, error.where or error.file, error.problem)
    said = f"{error.value} {error.expected}"
    at = next((opening.lines[key] for key in opening.options if key in said), where)
    return BadNotation(at, error.value, error.expected)


def stack_lines(s: State) -> list[str]:
    """The procedures of a saved game, or nothing."""
    entries = []
    for procedure in s.stack:
        numbers = [str(number) for number in [procedure.stage, *procedure.fields()]]
        entries.append(" ".join([type(procedure).__name__, *numbers]))
    return ["stack " + " / ".join(entries)] if entries else []

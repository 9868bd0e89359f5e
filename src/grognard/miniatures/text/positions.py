"""Positions as text: the words of a line, with places and lengths among them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.kernel.procedure import Procedure, Procedures
from grognard.kernel.reading import BATTLE, Reader
from grognard.kernel.sealed import WORD as SEALED
from grognard.kernel.state import State
from grognard.lexicon import Lexicon
from grognard.table.pose import Pose

from .lengths import EXPECTED, Lengths
from .terrain_lines import TERRAIN

OPENING: Final = (BATTLE, "option", TERRAIN)
STACK: Final = "stack"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceReader(Reader):
    """A reader of positions that hold places."""

    def __init__(self, lengths: Lengths, units: dict[str, int], *own: Lexicon) -> None:
        super().__init__(*own, EXPECTED)
        self.lengths: Final = lengths
        self.units: Final = units

    def point(self, example: str) -> tuple[int, int]:
        return self.lengths.read_point(self.next("some-place", example=example), self.line)

    def pose(self, example: str) -> Pose:
        place = self.next("some-place", example=example)
        return self.lengths.read_pose(place, self.next("some-heading"), self.line)

    def length(self) -> int:
        return self.lengths.read(self.next("some-length"), self.line)

    def find_unit(self, id: str) -> int:
        if id not in self.units:
            raise self.bad(id, "unknown-unit", known=", ".join(self.units))
        return self.units[id]


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionReader(PlaceReader):
    """A position line by line: each begins with a word of the game, or with a unit and a colon.

    `known` are the words; those of the opening were read before, and a stack or sealed answers are
    the same in any game. `lines` says where each unit is in the text.
    """

    def __init__(
        self,
        lengths: Lengths,
        units: dict[str, int],
        known: list[str],
        procedures: Procedures,
        example: str,
        *own: Lexicon,
    ) -> None:
        super().__init__(lengths, units, *own)
        self.known: Final = known
        self.procedures: Final = procedures
        self.example: Final = example
        self.lines: Final[dict[int, int]] = {}
        self.sealed: Final[list[tuple[int, str]]] = []
        self.saved: list[Procedure] = []
        self.stack_line = 0

    # What a game fills in

    def header(self, word: str) -> None:
        """A line that begins with one of the game's words."""
        raise NotImplementedError

    def unit(self, uid: int) -> None:
        """The words about a unit."""
        raise NotImplementedError

    # Reading

    def read_line(self, number: int, line: str) -> None:
        self.line, self.at = number, 0
        word = line.split()[0]
        if word not in self.known:
            self.unit_line(word, line)
        elif word == SEALED:
            self.sealed.append((number, line))
        elif word not in OPENING:
            self.words = line.split()[1:]
            self.word_line(word)
            self.finish_line(word)

    def word_line(self, word: str) -> None:
        if word == STACK:
            self.stack_line = self.line
            self.saved = self.stack(self.procedures, self.example)
        else:
            self.header(word)

    def unit_line(self, word: str, line: str) -> None:
        id, colon, rest = line.partition(":")
        if not colon:
            raise self.bad(word, "unit-line", known=", ".join(self.known))
        uid = self.find_unit(id.strip())
        if uid in self.lines:
            raise self.bad(id.strip(), "placed-twice", other=self.lines[uid])
        self.lines[uid] = self.line
        self.words = rest.split()
        self.unit(uid)
        self.finish_line(id)


def stack_lines(s: State) -> list[str]:
    """The procedures of a saved game, or nothing."""
    entries = []
    for procedure in s.stack:
        numbers = [str(number) for number in [procedure.stage, *procedure.fields()]]
        entries.append(" ".join([type(procedure).__name__, *numbers]))
    return [f"{STACK} " + " / ".join(entries)] if entries else []

"""The ground of a position, one piece a line, in place of the ground of its battle.

    terrain wood 14,50 32,48 36,66 18,72
    terrain village 0,8 12,8 12,22 0,22: Vimeiro
    terrain none

An area is its corners and a line its bends; after a colon a piece may have a name. `none` is a
table without terrain.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.reading import unread
from grognard.kernel.refusal import BadNotation

from ..terrain.kinds import Kind
from ..terrain.outlines import shape_problem
from ..terrain.pieces import Piece
from .lengths import EXPECTED, Lengths

TERRAIN: Final = "terrain"
BARE: Final = "none"


class TerrainLines:
    """Reads the ground of positions: the kinds of terrain of a game, and how many it allows."""

    def __init__(self, kinds: dict[str, Kind], lengths: Lengths, most: int) -> None:
        self.kinds: Final = kinds
        self.lengths: Final = lengths
        self.most: Final = most

    def given(self, lines: list[tuple[int, str]]) -> bool:
        """Whether a position says which ground it has."""
        return any(is_terrain(line) for _, line in lines)

    def read(self, lines: list[tuple[int, str]], size: tuple[int, int]) -> list[Piece]:
        """The pieces on a table of this size; raises BadNotation naming line and value."""
        said = [(number, line) for number, line in lines if is_terrain(line)]
        bare = [number for number, line in said if line.split()[1:] == [BARE]]
        if bare and len(said) > 1:
            raise unread(EXPECTED, BARE, "terrain-none", bare[0])
        if len(said) > self.most:
            number, line = said[self.most]
            raise unread(EXPECTED, line, "terrain-most", number, most=self.most)
        return [] if bare else [self.piece(number, line, size) for number, line in said]

    def piece(self, number: int, line: str, size: tuple[int, int]) -> Piece:
        words, _, name = line.partition(":")
        _, *rest = words.split()
        kind = rest[0] if rest else ""
        if kind not in self.kinds:
            known = ", ".join(self.kinds)
            raise unread(EXPECTED, kind or line, "terrain-kind", number, known=known)
        points = [self.lengths.read_point(word, number) for word in rest[1:]]
        unit = self.lengths.unit
        problem = shape_problem(points, self.kinds[kind].line, size[0], size[1], unit)
        if problem:
            raise BadNotation(number, kind, problem["en"], problem)
        return Piece(kind, points, " ".join(name.split()))

    def write(self, pieces: list[Piece]) -> list[str]:
        """The lines that are read as these pieces."""
        return [self.line_of(piece) for piece in pieces] or [f"{TERRAIN} {BARE}"]

    def line_of(self, piece: Piece) -> str:
        points = [self.lengths.point_text(x, y) for x, y in piece.points]
        line = " ".join([TERRAIN, piece.kind, *points])
        return f"{line}: {piece.name}" if piece.name else line


def is_terrain(line: str) -> bool:
    return line.split()[0] == TERRAIN

"""A table drawn in text: one character is a square of ground, north is up.

    sketch(\"\"\"
        ..B..
        .###.
        ..A..
    \"\"\")

A capital letter is a point, the middle of its square, and only once in a drawing. Any other mark
but the dot is ground: squares of the same mark that share a side are one shape, concave if need be.
"""

from __future__ import annotations

from grognard.table.pose import CM
from grognard.table.shapes import Polygon, polygon
from grognard.table.terrain import Area, Ground

OPEN = ". "
Square = tuple[int, int]
# from a square: the next one, and the side that is shared with it, anticlockwise round the square
SIDES = (
    ((0, -1), (0, 0), (1, 0)),
    ((1, 0), (1, 0), (1, 1)),
    ((0, 1), (1, 1), (0, 1)),
    ((-1, 0), (0, 1), (0, 0)),
)


class Drawing:
    """Points by letter and shapes by mark, in hundredths of a millimetre."""

    def __init__(self, rows: list[str], cell: int) -> None:
        self.cell = cell
        self.width = max(len(row) for row in rows) * cell
        self.height = len(rows) * cell
        self.marks: dict[Square, str] = {}
        for row, text in enumerate(reversed(rows)):
            for column, mark in enumerate(text):
                if mark not in OPEN:
                    self.marks[column, row] = mark

    def point(self, letter: str) -> tuple[int, int]:
        """The middle of the one square with this letter."""
        [(column, row)] = [square for square, mark in self.marks.items() if mark == letter]
        return column * self.cell + self.cell // 2, row * self.cell + self.cell // 2

    def line(self, start: str, end: str) -> tuple[int, int, int, int]:
        return (*self.point(start), *self.point(end))

    def shapes(self, mark: str) -> list[Polygon]:
        """The shapes with a mark, from the south-west on."""
        left = {square for square, found in self.marks.items() if found == mark}
        shapes = []
        while left:
            patch = _patch(min(left), left)
            left -= patch
            shapes.append(_outline(patch, self.cell))
        return shapes

    def shape(self, mark: str) -> Polygon:
        [only] = self.shapes(mark)
        return only

    def ground(self, *, woods: str = "#", depth: int = 4 * CM, hills: str = "^") -> Ground:
        """A table with what is drawn on it: woods of a depth and hills of one level."""
        areas = [Area("wood", shape, 1, 0, depth) for mark in woods for shape in self.shapes(mark)]
        areas += [Area("hill", shape, 2, 1) for mark in hills for shape in self.shapes(mark)]
        return Ground(self.width, self.height, areas, [])


def sketch(text: str, cell: int = CM) -> Drawing:
    """Rows on lines of their own, or with `/` between them."""
    rows = [row.strip() for row in text.replace("/", "\n").splitlines()]
    return Drawing([row for row in rows if row], cell)


def _patch(start: Square, among: set[Square]) -> set[Square]:
    patch = {start}
    edge = [start]
    while edge:
        column, row = edge.pop()
        for (east, north), _, _ in SIDES:
            beside = column + east, row + north
            if beside in among and beside not in patch:
                patch.add(beside)
                edge.append(beside)
    return patch


def _outline(patch: set[Square], cell: int) -> Polygon:
    """The corners of a patch without holes, those on a straight side left out."""
    after: dict[Square, Square] = {}
    for column, row in patch:
        for (east, north), (x0, y0), (x1, y1) in SIDES:
            if (column + east, row + north) not in patch:
                start = column + x0, row + y0
                assert start not in after, "squares of one patch touch at a corner only"
                after[start] = column + x1, row + y1
    corners = [min(after)]
    while after[corners[-1]] != corners[0]:
        corners.append(after[corners[-1]])
    assert len(corners) == len(after), "a patch has a hole"
    turns = [corners[i] for i in range(len(corners)) if _turns(corners, i)]
    return polygon([(x * cell, y * cell) for x, y in turns])


def _turns(corners: list[Square], i: int) -> bool:
    (ax, ay), (bx, by) = corners[i - 1], corners[i]
    cx, cy = corners[(i + 1) % len(corners)]
    return (bx - ax) * (cy - by) != (by - ay) * (cx - bx)

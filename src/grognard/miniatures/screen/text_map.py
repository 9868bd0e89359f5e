"""The table drawn in text: the field from above, in cells twice as deep as they are wide."""

from __future__ import annotations

from typing import Final

from grognard.table.angles import DEGREE
from grognard.table.measure import holds, overlap
from grognard.table.pose import MM, Pose
from grognard.table.shapes import Polygon, polygon
from grognard.table.terrain import inside, meets

from .scene import Scene

MOST_COLUMNS: Final = 90
ARROWS: Final = "▲◥▶◢▼◣◀◤"  # by eighths of a turn, from north
OBJECTIVE: Final = "◎"
MARGIN: Final = 5
HAIR: Final = MM // 10

Cell = tuple[int, int]


class TextMap:
    """The field in cells, with a ruler on two sides.

    A cell is at least `narrowest` wide, and the ruler has a mark each `ruled`. `blocks` are shapes
    with their signs, seen where they hold the middle of a cell, `strips` where they share any.
    """

    def __init__(self, scene: Scene, narrowest: int, ruled: int) -> None:
        ground, size = scene.ground, scene.lengths.unit.size
        self.scene: Final = scene
        self.ground: Final = ground
        self.looks: Final = scene.looks
        self.lengths: Final = scene.lengths
        self.ruled: Final = ruled
        self.wide: Final = max(narrowest, -(-int(ground.width) // MOST_COLUMNS // size) * size)
        self.deep: Final = 2 * self.wide
        self.columns: Final = -(-int(ground.width) // self.wide)
        self.rows: Final = -(-int(ground.height) // self.deep)
        self.signs: Final[dict[Cell, str]] = {}
        self.blocks: Final[list[tuple[Polygon, str]]] = []
        self.strips: Final[list[tuple[Polygon, str]]] = []
        for goal in scene.objectives:
            self.put(int(goal.x), int(goal.y), OBJECTIVE)

    # What is put on it; what is put last is seen

    def put(self, x: int, y: int, sign: str) -> None:
        """Something that takes one cell."""
        self.signs[self.cell_at(x, y)] = sign

    def put_arrow(self, pose: Pose, behind: int) -> None:
        """Which way a unit faces, so far behind the middle of its front."""
        x, y = pose.point(-behind, 0)
        eighth = (pose.h + 45 * DEGREE // 2) // (45 * DEGREE) % 8
        self.put(int(x), int(y), ARROWS[eighth])

    def cell_at(self, x: int, y: int) -> Cell:
        column = min(self.columns - 1, max(0, x // self.wide))
        return column, min(self.rows - 1, max(0, y // self.deep))

    # How it looks

    def titled_lines(self) -> list[str]:
        return [f" {self.scene.title} · {self.scene.moment}", *self.lines()]

    def lines(self) -> list[str]:
        border = "─" * self.columns
        lines = [f"{'':>{MARGIN}}┌{border}┐"]
        for row in range(self.rows - 1, -1, -1):
            cells = "".join(self.cell(column, row) for column in range(self.columns))
            lines.append(f"{self.height(row):>{MARGIN}}│{cells}│")
        return [*lines, f"{'':>{MARGIN}}└{border}┘", self.ruler()]

    def height(self, row: int) -> str:
        """The number of a row in which a mark of the ruler lies."""
        mark = -(-row * self.deep // self.ruled) * self.ruled
        return f"{self.lengths.text(mark)} " if mark < (row + 1) * self.deep else ""

    def ruler(self) -> str:
        line = " " * (MARGIN + 1 + self.columns)
        for mark in range(0, int(self.ground.width) + 1, self.ruled):
            text = self.lengths.text(mark)
            at = MARGIN + 1 + mark // self.wide
            line = line[:at] + text + line[at + len(text) :]
        return line.rstrip()

    def cell(self, column: int, row: int) -> str:
        """What stands nearest to being seen in a cell: men, then ground."""
        sign = self.signs.get((column, row), "")
        x = column * self.wide + self.wide // 2
        y = row * self.deep + self.deep // 2
        return sign or self.troops(x, y) or self.ground_sign(x, y)

    def troops(self, x: int, y: int) -> str:
        for shape, sign in self.blocks:
            if holds(shape, x, y):
                return sign
        around = box(self.wide, x, y)
        for shape, sign in self.strips:
            if overlap(shape, around):
                return sign
        return ""

    def ground_sign(self, x: int, y: int) -> str:
        """Lines before areas, and hills last."""
        around = box(self.wide, x, y)
        for edge in self.ground.edges:
            if meets(edge, around):
                return self.looks.of(edge.name).sign
        low = " "
        for area in self.ground.areas:
            if inside(area.shape, x, y):
                look = self.looks.of(area.name)
                if not look.low:
                    return look.sign
                low = look.sign
        return low


def box(wide: int, x: int, y: int) -> Polygon:
    """The cell around a place, a hair more in the south-west: no line lies between two."""
    west, south, east, north = x - wide // 2 - HAIR, y - wide - HAIR, x + wide // 2, y + wide
    return polygon([(west, south), (east, south), (east, north), (west, north)])

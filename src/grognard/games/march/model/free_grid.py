"""Chapter 4: the zones that armies are set up in, and the room that is left there.

A zone is cut into squares of one centimetre, rows from its front line back, columns from the west;
one whole number holds the free squares of a row. A square that anything reaches into is taken, so
whoever is put on free squares overlaps nobody.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.pose import CM, Pose
from grognard.table.shapes import Footprint, Polygon, polygon

from .actions import LINE, SOUTH

BACK: Final = 30 * CM  # from the centre line
FACING: Final = (0, 18000)  # by side


def standard_zones(width: i64, height: i64) -> list[Polygon]:
    """4.5, R82 All that lies 30 cm or more from the line between the sides, south and north."""
    south, north = height // 2 - BACK, height - height // 2 + BACK
    return [box(0, 0, width, south), box(0, north, width, height)]


def box(west: i64, south: i64, east: i64, north: i64) -> Polygon:
    return polygon([(west, south), (east, south), (east, north), (west, north)])


class Squares:
    """Some squares of a room, row after row from the first one on, and how wide they lie."""

    __slots__ = ("first", "rows", "width")

    def __init__(self, first: i64, rows: list[int], width: i64) -> None:
        self.first: Final[i64] = first
        self.rows: Final = rows
        self.width: Final[i64] = width

    def take_from(self, rows: list[int]) -> None:
        """They are free no longer."""
        row = self.first
        for taken in self.rows:
            rows[row] &= ~taken
            row += 1

    def meets(self, rows: list[int]) -> bool:
        """Whether any of them is one of those."""
        row = self.first
        for taken in self.rows:
            if rows[row] & taken:
                return True
            row += 1
        return False


class Spot:
    """A place for a block: the row of its front, its first column, its size and formation."""

    __slots__ = ("column", "depth", "formation", "row", "width")

    def __init__(self, row: int, column: int, width: int, depth: int, formation: i64) -> None:
        self.row: Final = row
        self.column: Final = column
        self.width: Final = width
        self.depth: Final = depth
        self.formation: Final[i64] = formation

    def take_from(self, rows: list[int]) -> None:
        """Its squares, which were free, are taken."""
        taken = ((1 << self.width) - 1) << self.column
        for row in range(self.row, self.row + self.depth):
            rows[row] ^= taken


class Packing:
    """R107 Places for some battalions, one after the other, and all the squares that they hold.

    It is complete when everybody has found one, and their Supreme Commander too.
    """

    __slots__ = ("complete", "held", "spots")

    def __init__(self) -> None:
        self.spots: Final[list[Spot]] = []
        self.held: list[int] = []
        self.complete = False


class Room:
    """The free squares of a zone, seen from one side of the table. It never changes.

    `bare` is what is free while nobody stands there. Answers that are asked for again are kept.
    """

    def __init__(
        self,
        zone: Polygon,
        side: i64,
        bare: list[int],
        rows: list[int],
        standing: list[Footprint | None],
    ) -> None:
        self.zone: Final = zone
        self.side: Final[i64] = side
        self.bare: Final = bare
        self.rows: Final = rows
        self.standing: Final = standing
        # a plain number, not i64: it shifts rows of more than 64 squares
        self.columns: Final[int] = (zone.east - zone.west) // CM
        self.front: Final[i64] = zone.north if side == SOUTH else zone.south
        self.packings: Final[dict[tuple[int, ...], Packing]] = {}
        self._starts: Final[dict[int, int]] = {}
        self._abreast: Final[dict[int, int]] = {}

    def holding(self, standing: list[Footprint | None]) -> Room:
        """The same zone when these stand there; a place is a new object when somebody moves."""
        come: list[Footprint | None] = []
        gone = False
        for i, now in enumerate(standing):
            before = self.standing[i]
            if before is not now:
                come.append(now)
                gone = gone or before is not None
        if not come:
            return self
        rows = self.bare[:] if gone else self.rows[:]
        for one in standing if gone else come:
            if one is not None:
                self.under(one.hull).take_from(rows)
        return Room(self.zone, self.side, self.bare, rows, standing)

    def under(self, shape: Polygon) -> Squares:
        """Whatever a shape reaches into; of a concave one, its bays too."""
        south = self.side == SOUTH
        near = self.front - shape.north if south else shape.south - self.front
        far = self.front - shape.south if south else shape.north - self.front
        first: i64 = max(0, near // CM)
        last: i64 = min(len(self.rows), -(-far // CM))
        width = (shape.east - shape.west) // CM + 2
        if _is_square(shape):
            columns = self._columns(shape.west, shape.east)
            return Squares(first, [columns] * max(0, last - first), width)
        found: list[int] = []
        for row in range(first, last):
            y0 = self.front - (row + 1) * CM if south else self.front + row * CM
            west, east = _reach(shape, y0, y0 + CM)
            found.append(self._columns(west, east))
        return Squares(first, found, width)

    def _columns(self, west: i64, east: i64) -> int:
        first: int = max(0, (west - self.zone.west) // CM)
        last: int = min(self.columns, -((self.zone.west - east) // CM))
        return ((1 << (last - first)) - 1) << first if first < last else 0

    def starts(self, row: i64, width: i64, depth: i64) -> int:
        """The columns where a block that has its front in this row may begin; asked often."""
        key = (row << 16) + (width << 8) + depth
        found = self._starts.get(key)
        if found is None:
            found = starts(self.rows, row, width, depth)
            self._starts[key] = found
        return found

    def abreast(self, width: i64, depth: i64) -> i64:
        """How many blocks of a size find room side by side along the rear."""
        key = (width << 8) + depth
        found = self._abreast.get(key)
        if found is None:
            row: i64 = len(self.rows) - depth
            found = count_runs(self.starts(row, 1, depth), width) if row >= 0 else 0
            self._abreast[key] = found
        return found

    def pose(self, spot: Spot) -> Pose:
        """Of a block that faces the enemy there."""
        forward = -spot.row if self.side == SOUTH else spot.row
        x = self.zone.west + spot.column * CM + spot.width * CM // 2
        return Pose(x, self.front + forward * CM, FACING[self.side])


def room_in(zone: Polygon, side: i64, closed: list[Polygon], units: i64) -> Room:
    """A zone where none of so many battalions stands yet, less what is closed to all."""
    rows = [(1 << int((zone.east - zone.west) // CM)) - 1] * ((zone.north - zone.south) // CM)
    room = Room(zone, side, rows, rows, [None] * (2 * units))
    for shape in closed:
        room.under(shape).take_from(rows)
    return room


def starts(rows: list[int], row: i64, width: i64, depth: i64) -> int:
    """The columns where a block that has its front in this row may begin."""
    free = rows[row]
    for behind in range(row + 1, row + depth):
        free &= rows[behind]
    return runs(free, width)


def runs(free: int, width: i64) -> int:
    """The columns where so many free ones begin."""
    known: i64 = 1
    while known < width and free:
        step: int = min(known, width - known)
        free &= free >> step
        known += step
    return free


def count_runs(free: int, width: int) -> int:
    """How many blocks of a width stand side by side on free columns."""
    count = 0
    while free:
        free >>= first_column(free)
        length = first_column(free + 1)
        count += length // width
        free >>= length
    return count


def first_column(free: int) -> int:
    return (free & -free).bit_length() - 1


def rearmost(rows: list[int], width: int, depth: int, formation: i64 = LINE) -> Spot | None:
    """The last row where a block may have its front, and there the westmost column."""
    for row in range(len(rows) - depth, -1, -1):
        free = starts(rows, row, width, depth)
        if free:
            return Spot(row, first_column(free), width, depth, formation)
    return None


def _is_square(shape: Polygon) -> bool:
    """Whether a shape fills the box around it, as battalions that face the enemy do."""
    for i in range(shape.size):
        x: i64 = shape.xs[i]
        y: i64 = shape.ys[i]
        if (x != shape.west and x != shape.east) or (y != shape.south and y != shape.north):
            return False
    return shape.size == 4


def _reach(shape: Polygon, y0: i64, y1: i64) -> tuple[i64, i64]:
    """How far west and east a shape goes between two heights, rounded outward."""
    west: i64 = 1 << 40
    east: i64 = -(1 << 40)
    ax: i64 = shape.xs[-1]
    ay: i64 = shape.ys[-1]
    for i in range(shape.size):
        bx: i64 = shape.xs[i]
        by: i64 = shape.ys[i]
        if max(ay, by) > y0 and min(ay, by) < y1:
            for y in (max(min(ay, y1), y0), max(min(by, y1), y0)):
                low = ax if ay == by else ax + (bx - ax) * (y - ay) // (by - ay)
                high = bx if ay == by else ax - (ax - bx) * (y - ay) // (by - ay)
                west = min(west, low, high)
                east = max(east, low, high)
        ax, ay = bx, by
    return west, east

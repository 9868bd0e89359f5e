"""The ground that is left in a zone while an army is set up.

A zone is cut into squares, rows from its front line back, columns from the west; one whole number
holds the free squares of a row. A square that anything reaches into is taken, so a body put on
free squares overlaps no other. Where a game wants a gap between bodies, squares nearer than that
are taken too.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, Polygon

from .zones import FACING, SOUTH


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


class Block:
    """What a body covers in one of its formations, in squares."""

    __slots__ = ("depth", "formation", "width")

    def __init__(self, width: int, depth: int, formation: i64 = 0) -> None:
        self.width: Final = width
        self.depth: Final = depth
        self.formation: Final[i64] = formation


class Spot:
    """A place for a block: the row of its front and its first column."""

    __slots__ = ("block", "column", "row")

    def __init__(self, row: int, column: int, block: Block) -> None:
        self.row: Final = row
        self.column: Final = column
        self.block: Final = block

    def take_from(self, rows: list[int], gap: int) -> None:
        """Its squares and a gap around them are free no longer."""
        columns = (1 << (self.block.width + 2 * gap)) - 1
        taken = (columns << self.column) >> gap
        first, last = max(0, self.row - gap), self.row + self.block.depth + gap
        for row in range(first, min(last, len(rows))):
            rows[row] &= ~taken


class Packing:
    """Places for some bodies, one after the other, and all the squares that they hold.

    It is complete when everybody has found one.
    """

    __slots__ = ("complete", "held", "spots")

    def __init__(self) -> None:
        self.spots: Final[list[Spot]] = []
        self.held: list[int] = []
        self.complete = False


class Rank:
    """Blocks side by side along the rear of a zone: how many squares each has, and how many fit."""

    __slots__ = ("count", "depth", "width")

    def __init__(self, width: i64, depth: i64, count: i64) -> None:
        self.width: Final[i64] = width
        self.depth: Final[i64] = depth
        self.count: Final[i64] = count


@mypyc_attr(allow_interpreted_subclasses=True)
class Needs:
    """What the bodies of a game need, by a number that says how large one is.

    They are packed in several `orders`, one tried after another: in each a body has blocks that it
    tries in turn, one for a formation. `others` need room as well, such as a general.
    """

    def __init__(self, orders: int, others: list[Block]) -> None:
        self.orders: Final = orders
        self.others: Final = others

    def blocks(self, size: int, order: int) -> list[Block]:
        raise NotImplementedError


class Plot:
    """A zone cut into squares, seen from one side of the table, and who is set up there.

    `gap` is how many squares bodies keep from each other.
    """

    def __init__(self, zone: Polygon, side: i64, pitch: i64, needs: Needs, gap: int = 0) -> None:
        self.zone: Final = zone
        self.side: Final[i64] = side
        self.pitch: Final[i64] = pitch
        self.needs: Final = needs
        self.gap: Final = gap
        self.front: Final[i64] = zone.north if side == SOUTH else zone.south
        # plain numbers, not i64: they shift rows of more than 64 squares
        self.columns: Final[int] = (zone.east - zone.west) // pitch
        self.rows: Final[int] = (zone.north - zone.south) // pitch

    def all_free(self) -> list[int]:
        return [(1 << self.columns) - 1] * self.rows

    def under(self, shape: Polygon, gap: i64 = 0) -> Squares:
        """Everything a shape reaches into, or comes nearer to than a gap; its bays too."""
        pitch = self.pitch
        south = self.side == SOUTH
        near = self.front - shape.north if south else shape.south - self.front
        far = self.front - shape.south if south else shape.north - self.front
        first: i64 = max(0, (near - gap) // pitch)
        last: i64 = min(self.rows, -((-far - gap) // pitch))
        width = (shape.east - shape.west + 2 * gap) // pitch + 2
        if _is_square(shape):
            columns = self._columns(shape.west - gap, shape.east + gap)
            return Squares(first, [columns] * max(0, last - first), width)
        found: list[int] = []
        for row in range(first, last):
            y0 = self.front - (row + 1) * pitch if south else self.front + row * pitch
            west, east = _reach(shape, y0 - gap, y0 + pitch + gap)
            found.append(self._columns(west - gap, east + gap))
        return Squares(first, found, width)

    def _columns(self, west: i64, east: i64) -> int:
        first: int = max(0, (west - self.zone.west) // self.pitch)
        last: int = min(self.columns, -((self.zone.west - east) // self.pitch))
        return ((1 << (last - first)) - 1) << first if first < last else 0

    def pose(self, spot: Spot) -> Pose:
        """Of a block that faces the enemy there; an odd width has its smaller half on its right."""
        south = self.side == SOUTH
        across: i64 = spot.block.width * self.pitch
        half = across - across // 2 if south else across // 2
        ahead: i64 = -spot.row if south else spot.row
        x = self.zone.west + spot.column * self.pitch + half
        return Pose(x, self.front + ahead * self.pitch, FACING[self.side])


class Room:
    """The free squares of a plot. It never changes.

    `bare` is what is free on an empty plot. Answers that are asked for again are kept.
    """

    def __init__(
        self, plot: Plot, bare: list[int], rows: list[int], standing: list[Footprint | None]
    ) -> None:
        self.plot: Final = plot
        self.zone: Final = plot.zone
        self.bare: Final = bare
        self.rows: Final = rows
        self.standing: Final = standing
        self.packings: Final[dict[tuple[int, ...], Packing]] = {}
        self.ranks: Final[dict[tuple[int, ...], Rank]] = {}
        self._starts: Final[dict[int, int]] = {}

    def holding(self, standing: list[Footprint | None]) -> Room:
        """The same zone with these bodies in it; a place is a new object when a unit moves."""
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
        return Room(self.plot, self.bare, rows, standing)

    def under(self, shape: Polygon) -> Squares:
        """What a body at this place takes."""
        return self.plot.under(shape, self.plot.gap * self.plot.pitch)

    def starts(self, row: i64, width: i64, depth: i64) -> int:
        """The columns where a block that has its front in this row may begin; asked often."""
        key = (row << 24) + (width << 12) + depth
        found = self._starts.get(key)
        if found is None:
            found = starts(self.rows, row, width, depth)
            self._starts[key] = found
        return found

    def abreast(self, width: i64, depth: i64) -> i64:
        """How many blocks of a size find room side by side along the rear."""
        row: i64 = len(self.rows) - depth
        return count_runs(self.starts(row, 1, depth), width) if row >= 0 else 0

    def pose(self, spot: Spot) -> Pose:
        return self.plot.pose(spot)


def room_in(plot: Plot, closed: list[Polygon], bodies: int) -> Room:
    """A plot where none of so many bodies stands yet, less what is closed to all."""
    rows = plot.all_free()
    for shape in closed:
        plot.under(shape).take_from(rows)
    return Room(plot, rows, rows, [None] * bodies)


def starts(rows: list[int], row: i64, width: i64, depth: i64) -> int:
    """The columns where a block that has its front in this row may begin."""
    free = rows[row]
    for behind in range(row + 1, row + depth):
        free &= rows[behind]
    return runs(free, width)


def runs(free: int, width: i64) -> int:
    """The columns where so many free ones begin."""
    if not free & (free + 1):  # all that is free lies together in the west, as in an empty row
        shorter: int = width - 1
        return free >> shorter
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


def rearmost(rows: list[int], block: Block) -> Spot | None:
    """The last row where a block may have its front, and there the westmost column."""
    for row in range(len(rows) - block.depth, -1, -1):
        free = starts(rows, row, block.width, block.depth)
        if free:
            return Spot(row, first_column(free), block)
    return None


def _is_square(shape: Polygon) -> bool:
    """Whether a shape fills the box around it, as bodies that face the enemy do."""
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

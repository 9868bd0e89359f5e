"""Chapter 4: the zones that armies are set up in, and the room that is left there.

A zone is cut into squares of one centimetre, rows from its front line back, columns from the west;
one whole number holds the free squares of a row. A square that anything reaches into is taken, so
whoever is put on free squares overlaps nobody.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...table.pose import CM, Pose
from ...table.shapes import Polygon, polygon
from ...table.terrain import Ground
from .actions import COLUMN, LINE, SOUTH
from .figures import size
from .pieces import GROUP_SIZE, IMPASSABLE, Roster, Setting

BACK: Final = 30 * CM  # from the centre line
FACING: Final = (0, 18000)  # by side
POST: Final = 2  # squares that a Supreme Commander needs, each way
ORDERS: Final = ((COLUMN, LINE), (LINE, COLUMN))


def standard_zones(width: i64, height: i64) -> list[Polygon]:
    """4.5, R82 All that lies 30 cm or more from the line between the sides, south and north."""
    south, north = height // 2 - BACK, height - height // 2 + BACK
    return [box(0, 0, width, south), box(0, north, width, height)]


def box(west: i64, south: i64, east: i64, north: i64) -> Polygon:
    return polygon([(west, south), (east, south), (east, north), (west, north)])


def zone_of(setting: Setting, side: i64) -> Polygon:
    """4.5 Where the army of a side is set up."""
    zones = setting.zones or standard_zones(setting.ground.width, setting.ground.height)
    return zones[side]


class Spot:
    """A place for a battalion: its pose and its formation."""

    def __init__(self, pose: Pose, formation: i64) -> None:
        self.pose: Final = pose
        self.formation: Final[i64] = formation


class Room:
    """The free squares of a zone, seen from one side of the table."""

    def __init__(self, zone: Polygon, side: i64, ground: Ground) -> None:
        self.side: Final[i64] = side
        self.west: Final[i64] = zone.west
        self.front: Final[i64] = zone.north if side == SOUTH else zone.south
        # plain numbers, not i64: they shift rows of more than 64 squares
        self.columns: Final[int] = (zone.east - zone.west) // CM
        depth: int = (zone.north - zone.south) // CM
        self.rows: list[int] = [(1 << self.columns) - 1] * depth
        for area in ground.areas_with(IMPASSABLE):
            self.take(area.shape)

    def take(self, shape: Polygon) -> None:
        """Whatever a shape reaches into is no longer free; of a concave one, its bays neither."""
        square = _is_square(shape)
        for row in range(len(self.rows)):
            y0 = self.front - (row + 1) * CM if self.side == SOUTH else self.front + row * CM
            if shape.north > y0 and shape.south < y0 + CM:
                west, east = shape.west, shape.east
                if not square:
                    west, east = _reach(shape, y0, y0 + CM)
                first: int = (west - self.west) // CM
                last: int = -((self.west - east) // CM)
                first = max(0, first)
                last = min(self.columns, last)
                if first < last:
                    self.rows[row] &= ~(((1 << (last - first)) - 1) << first)

    def starts(self, row: int, width: int, depth: int) -> int:
        """The columns where a block that has its front in this row may begin."""
        rows = self.rows
        free = rows[row]
        for behind in range(row + 1, row + depth):
            free &= rows[behind]
        return _runs(free, width)

    def rearmost(self, width: int, depth: int) -> int:
        """The last row where a block may have its front, or -1."""
        for row in range(len(self.rows) - depth, -1, -1):
            if self.starts(row, width, depth):
                return row
        return -1

    def pose(self, row: int, column: int, width: int) -> Pose:
        """Of a block so many squares wide that begins here, facing the enemy."""
        forward = -row if self.side == SOUTH else row
        x = self.west + column * CM + width * CM // 2
        return Pose(x, self.front + forward * CM, FACING[self.side])


def _runs(free: int, width: int) -> int:
    """Where so many free squares begin."""
    known = 1
    while known < width and free:
        step = min(known, width - known)
        free &= free >> step
        known += step
    return free


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


# Whether all who are still in hand will find a place


def squares(rankers: i64, formation: i64) -> tuple[int, int]:
    """Width and depth of so many rankers in centimetres."""
    width, depth = size((rankers + GROUP_SIZE - 1) // GROUP_SIZE, formation)
    return int(width // CM), int(depth // CM)


def in_order(rosters: list[Roster]) -> list[int]:
    """The largest first; taking one away leaves the order of the others as it was."""
    return [i for _, i in sorted([(-roster.rankers, i) for i, roster in enumerate(rosters)])]


def packing(room: Room, rosters: list[Roster]) -> list[Spot]:
    """Places for all of them at once, in the order of `in_order`; empty when none is found.

    Each takes the rearmost free place, then the westmost. So whoever puts the first of the order
    on its place finds the same places for the others again: a set-up that has begun can be ended.
    The Supreme Commander must find room too.
    """
    rows = room.rows
    for formations in ORDERS:
        room.rows = rows[:]
        spots = _packed(room, rosters, formations)
        complete = len(spots) == len(rosters) and room.rearmost(POST, POST) >= 0
        room.rows = rows
        if complete:
            return spots
    return []


def _packed(room: Room, rosters: list[Roster], formations: tuple[int, int]) -> list[Spot]:
    spots: list[Spot] = []
    for i in in_order(rosters):
        spot = _rearmost(room, rosters[i].rankers, formations)
        if spot is None:
            break
        spots.append(spot)
    return spots


def _rearmost(room: Room, rankers: i64, formations: tuple[int, int]) -> Spot | None:
    for formation in formations:
        width, depth = squares(rankers, formation)
        row = room.rearmost(width, depth)
        if row >= 0:
            free = room.starts(row, width, depth)
            column = (free & -free).bit_length() - 1
            taken = ((1 << width) - 1) << column
            for behind in range(row, row + depth):
                room.rows[behind] &= ~taken
            return Spot(room.pose(row, column, width), formation)
    return None


def has_room(room: Room, rosters: list[Roster], parts: list[Polygon]) -> bool:
    """R107 Whether all of them find room, and their Supreme Commander, when this is taken too."""
    rows = room.rows
    room.rows = rows[:]
    for part in parts:
        room.take(part)
    found = packing(room, rosters) != [] if rosters else room.rearmost(POST, POST) >= 0
    room.rows = rows
    return found


def fits(setting: Setting, seat: i64, side: i64) -> bool:
    """R107 Whether an army finds room in the zone of a side at all."""
    room = Room(zone_of(setting, side), side, setting.ground)
    return has_room(room, setting.armies[seat].battalions, [])

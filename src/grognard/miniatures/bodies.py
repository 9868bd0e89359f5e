"""Whatever stands on a measured table, and what stands where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.measure import collide, far, gap, overlap
from grognard.table.pose import Point, Pose
from grognard.table.shapes import Extent, Footprint, Polygon, rectangle
from grognard.table.terrain import Ground, enters

NOBODY: Final = -1
ANY: Final = -1  # traits of every kind


class Body:
    """A unit, or a part of one that has its own place: a battalion, its skirmishers, a gun.

    `owner` is the number of the unit in its game, `part` tells its bodies apart, and `traits` are
    bits of the game's own by which bodies are found. It moves as a block of `width` by `depth`
    behind its pose; `shape` is the ground it holds, in one polygon or in several. A body never
    changes: a unit that moves gets a new one.
    """

    __slots__ = ("depth", "owner", "part", "pose", "seat", "shape", "traits", "width")

    def __init__(
        self,
        owner: i64,
        part: i64,
        seat: i64,
        pose: Pose,
        width: i64,
        depth: i64,
        shape: Footprint,
        traits: i64 = 1,
    ) -> None:
        self.owner: Final[i64] = owner
        self.part: Final[i64] = part
        self.seat: Final[i64] = seat
        self.pose: Final = pose
        self.width: Final[i64] = width
        self.depth: Final[i64] = depth
        self.shape: Final = shape
        self.traits: Final[i64] = traits

    def centre(self) -> Point:
        """The middle of the block."""
        return self.pose.point(-(self.depth // 2), 0)

    def block_at(self, pose: Pose) -> Polygon:
        """The block elsewhere."""
        return rectangle(pose, self.width, self.depth)


class Field:
    """All bodies on a table at one moment, in the order of their units."""

    __slots__ = ("_enemies", "_friends", "_gaps", "bodies")

    def __init__(self, bodies: list[Body]) -> None:
        self.bodies: Final = bodies
        self._enemies: Final[dict[int, list[Body]]] = {}
        self._friends: Final[dict[int, list[Body]]] = {}
        self._gaps: Final[dict[Body, int]] = {}

    def with_traits(self, traits: i64) -> list[Body]:
        return [body for body in self.bodies if body.traits & traits]

    def enemies(self, seat: i64, traits: i64 = ANY) -> list[Body]:
        """Bodies of other seats that have any of the traits."""
        key = seat << 32 ^ traits
        found = self._enemies.get(key)
        if found is None:
            found = [one for one in self.bodies if one.seat != seat and one.traits & traits]
            self._enemies[key] = found
        return found

    def friends(self, seat: i64, traits: i64 = ANY) -> list[Body]:
        """Bodies of a seat that have any of the traits."""
        key = seat << 32 ^ traits
        found = self._friends.get(key)
        if found is None:
            found = [one for one in self.bodies if one.seat == seat and one.traits & traits]
            self._friends[key] = found
        return found

    def gap_to_enemy(self, body: Body) -> i64:
        """How near the nearest enemy of a body is; without one, farther than anything."""
        found = self._gaps.get(body)
        if found is None:
            found = gap_to_nearest(self.enemies(body.seat), body.shape)
            self._gaps[body] = found
        return found


def gap_to_nearest(bodies: list[Body], place: Footprint) -> i64:
    """How near the nearest of some bodies is to a place; without one, farther than anything."""
    least: i64 = 1 << 60
    for body in bodies:
        if not far(place.hull, body.shape.hull, least):
            least = min(least, gap(place, body.shape))
    return least


def besides(bodies: list[Body], owner: i64) -> list[Body]:
    """Those of other units."""
    return [body for body in bodies if body.owner != owner]


def near(bodies: list[Body], box: Extent, limit: i64 = 0) -> list[Body]:
    """Those that may be nearer to a box than a limit, by the boxes around them."""
    return [body for body in bodies if not far(body.shape.hull, box, limit)]


def stands_on(bodies: list[Body], place: Footprint) -> Body | None:
    """The first that holds some of a place; bodies that touch it do not."""
    for body in bodies:
        if collide(body.shape, place):
            return body
    return None


def is_on(body: Body, piece: Polygon) -> bool:
    """Whether a body holds some of a convex piece of ground."""
    if far(body.shape.hull, piece, 0):
        return False
    for base in body.shape.parts:
        if overlap(piece, base):
            return True
    return False


def on_any(bodies: list[Body], piece: Polygon) -> Body | None:
    """The first that holds some of a convex piece of ground."""
    for body in bodies:
        if is_on(body, piece):
            return body
    return None


# What may not be


def overlapping(bodies: list[Body]) -> list[tuple[Body, Body]]:
    """Each body that holds some of another's ground, with that one, which comes before it."""
    found: list[tuple[Body, Body]] = []
    for order, body in enumerate(bodies):
        for other in bodies[:order]:
            if collide(body.shape, other.shape):
                found.append((body, other))
    return found


def misplaced(ground: Ground, closed: i64, body: Body) -> str:
    """What is wrong with where a body stands, or ""; nobody enters ground with closed traits."""
    hull = body.shape.hull
    if not ground.on_table(hull):
        return "extends over the edge of the table"
    for area in ground.areas_with(closed):
        if enters(area, hull):
            return f"is on impassable ground: {area.name}"
    return ""

"""Everything on a measured table, and where it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.measure import TOLERANCE, box_gap, collide, far, gap, is_deeper, overlap
from grognard.table.pose import Point, Pose
from grognard.table.shapes import Extent, Footprint, Polygon, rectangle
from grognard.table.terrain import Ground, enters

NOBODY: Final = -1
ANY: Final = -1  # traits of every kind
HAIR: Final = 2 * TOLERANCE  # what is no deeper than that is no overlap


class Body:
    """A unit, or a part of one that has its own place: a battalion, its skirmishers, a gun.

    `owner` is the number of the unit in its game, `part` distinguishes its bodies, and `traits` are
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


class Foes:
    """Enemies of a side that have some traits, and how near each of its bodies is to them."""

    __slots__ = ("bodies", "gaps")

    def __init__(self, bodies: list[Body]) -> None:
        self.bodies: Final = bodies
        self.gaps: Final[dict[Body, int]] = {}


class Field:
    """All bodies on a table at one moment, in the order of their units.

    While no enemy has moved since the field `before`, the list of enemies is the same object: what
    was found out about them is still valid.
    """

    __slots__ = ("_before", "_enemies", "_friends", "bodies")

    def __init__(self, bodies: list[Body], before: Field | None = None) -> None:
        self.bodies: Final = bodies
        self._enemies: Final[dict[int, Foes]] = {}
        self._friends: Final[dict[int, list[Body]]] = {}
        self._before: Final[dict[int, Foes]] = {} if before is None else before._enemies

    def with_traits(self, traits: i64) -> list[Body]:
        return [body for body in self.bodies if body.traits & traits]

    def enemies(self, seat: i64, traits: i64 = ANY) -> list[Body]:
        """Bodies of other seats that have any of the traits."""
        return self.foes(seat, traits).bodies

    def foes(self, seat: i64, traits: i64) -> Foes:
        key = seat << 32 ^ traits
        found = self._enemies.get(key)
        if found is None:
            bodies = [one for one in self.bodies if one.seat != seat and one.traits & traits]
            found = self._before.get(key)
            if found is None or not are_same(found.bodies, bodies):
                found = Foes(bodies)
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
        foes = self.foes(body.seat, ANY)
        found = foes.gaps.get(body)
        if found is None:
            found = gap_to_nearest(foes.bodies, body.shape)
            foes.gaps[body] = found
        return found


def are_same(some: list[Body], others: list[Body]) -> bool:
    """Whether two lists hold the same bodies in the same order."""
    if len(some) != len(others):
        return False
    for i in range(len(some)):
        if some[i] is not others[i]:
            return False
    return True


def gap_to_nearest(bodies: list[Body], place: Footprint) -> i64:
    """How near the nearest of some bodies is to a place; without one, farther than anything."""
    least: i64 = 1 << 60
    first = likely_nearest(bodies, place.hull)
    if first is not None:
        least = gap(place, first.shape)
    for body in bodies:
        if body is not first and not far(place.hull, body.shape.hull, least):
            least = min(least, gap(place, body.shape))
    return least


def likely_nearest(bodies: list[Body], box: Extent) -> Body | None:
    """The nearest by the boxes around them: when it is measured first, few others have to be."""
    found: Body | None = None
    least: i64 = 1 << 60
    for body in bodies:
        off = box_gap(box, body.shape.hull)
        if off < least:
            found, least = body, off
    return found


def nearest_first(bodies: list[Body], box: Extent) -> list[Body]:
    """By the boxes around them."""
    return sorted(bodies, key=lambda body: box_gap(box, body.shape.hull))


def besides(bodies: list[Body], owner: i64) -> list[Body]:
    """Those of other units."""
    return [body for body in bodies if body.owner != owner]


def near_others(bodies: list[Body], owner: i64, box: Extent) -> list[Body]:
    """Those of other units that may reach into a box."""
    return [one for one in bodies if one.owner != owner and not far(one.shape.hull, box, 0)]


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
            if collide(body.shape, other.shape) and share_ground(body, other):
                found.append((body, other))
    return found


def share_ground(body: Body, other: Body) -> bool:
    """Whether two bodies overlap by more than rounding makes of those that touch.

    One that loses some of its depth has other corners, and they are rounded in another way.
    """
    for part in body.shape.parts:
        for base in other.shape.parts:
            if is_deeper(part, base, HAIR) and is_deeper(base, part, HAIR):
                return True
    return False


def closed_area(ground: Ground, closed: i64, body: Body) -> str:
    """The name of ground with closed traits that a body is on, or ""."""
    for area in ground.areas_with(closed):
        for part in body.shape.parts:
            if enters(area, part):
                return area.name
    return ""

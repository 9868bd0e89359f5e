"""Chapter 13: ground: what covers a unit, what it sees, and how far apart two are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.shooting.cover import HALF, is_beside
from grognard.table.lines import Line, passes
from grognard.table.measure import distance, far, gap, to_polygon
from grognard.table.pose import INCH, Point
from grognard.table.shapes import Footprint, Polygon
from grognard.table.sight import nearest_point, visible
from grognard.table.terrain import Area, covered, crosses

from ..model.kinds import (
    BUILT_UP,
    COVER_1,
    COVER_2,
    COVER_3,
    GARRISON,
    ROUGH,
    SQUARE,
    WOODED,
    WORKS,
)
from ..model.pieces import Unit
from ..model.state import Battle
from .formations import area_of, body_of, field_of, footprint

COVERS: Final = (COVER_3, COVER_3 | COVER_2, COVER_3 | COVER_2 | COVER_1)  # from 3 on down
WORKS_REACH: Final = INCH  # R70
OVERHEAD: Final = 4 * INCH  # R25


# Cover


def cover_of(b: Battle, u: Unit) -> i64:
    """13.3, R35, R70 What the ground adds, 0 to 3, if at least half of the unit is in it."""
    if u.formation == GARRISON:
        held = area_of(b, u)
        return level_of(held.traits) if held is not None else 0
    place = footprint(b, u)
    for i in range(3):
        if is_mostly_in(b.setting.ground.areas_with(COVERS[i]), place):
            return 3 - i
    return 0


def level_of(traits: i64) -> i64:
    """13.3 The cover that traits give."""
    if traits & COVER_3:
        return 3
    if traits & COVER_2:
        return 2
    return 1 if traits & COVER_1 else 0


def cover_from(b: Battle, u: Unit, foe: Unit) -> i64:
    """R70 The same against one enemy: works count that the line to it crosses near the unit."""
    best = cover_of(b, u)
    edges = b.setting.ground.edges_with(WORKS)
    if edges:
        place = footprint(b, u)
        (ax, ay), (bx, by) = nearest_points(place, footprint(b, foe))
        for edge in edges:
            if is_beside(edge, place, WORKS_REACH) and crosses(edge, ax, ay, bx, by):
                best = max(best, level_of(edge.traits))
    return best


def is_mostly_in(areas: list[Area], place: Footprint) -> bool:
    """Whether at least half of a footprint lies in some areas, all bases counting alike."""
    if not areas:
        return False
    share: i64 = 0
    for part in place.parts:
        share += covered(areas, part)
    return share >= HALF * len(place.parts)


def in_the_open(b: Battle, u: Unit) -> bool:
    """R98 Neither in garrison nor by half or more in rough, wooded or built-up ground."""
    if u.formation == GARRISON:
        return False
    hindering = ROUGH | WOODED | BUILT_UP | COVERS[2]
    return not is_mostly_in(b.setting.ground.areas_with(hindering), footprint(b, u))


# Sight


def sees(b: Battle, a: Unit, c: Unit) -> bool:
    """13.4, R25 Whether a line to the target is free from any point the unit looks from."""
    target = footprint(b, c)
    others = screening(b, a, c)
    for x, y in eyes(b, a, target):
        for part in target.parts:
            if is_free(b, a, (x, y), nearest_point(part, x, y), others):
                return True
    return False


def eyes(b: Battle, a: Unit, target: Footprint) -> list[Point]:
    """R25 The middle and the ends of its front; for units that face all ways the nearest point."""
    body = body_of(b, a)
    if a.formation == SQUARE or a.formation == GARRISON:
        return [nearest_points(body.shape, target)[0]]
    half = body.width // 2
    return [body.pose.point(0, right) for right in (0, half, half - body.width)]


def screening(b: Battle, a: Unit, c: Unit) -> list[Polygon]:
    """R25, R99 Units that hide the target: all others that have no fewer bases."""
    found: list[Polygon] = []
    for body in field_of(b).bodies:
        if body.owner != a.uid and body.owner != c.uid and b.units[body.owner].bases >= c.bases:
            found += body.shape.parts
    return found


def is_free(b: Battle, a: Unit, eye: Point, end: Point, others: list[Polygon]) -> bool:
    """R25 Whether nothing hides a point; guns on higher ground see over some units."""
    line = Line(eye[0], eye[1], end[0], end[1])
    if line.square == 0:
        return True
    for other in others:
        first, last = passes(line, other)
        if first < last and not (a.is_battery() and is_below(b, other, eye, end)):
            return False
    return visible(b.setting.ground, eye[0], eye[1], end[0], end[1], [])


def is_below(b: Battle, shape: Polygon, eye: Point, end: Point) -> bool:
    """R25 On lower ground than the guns, and more than 4 inches from both ends."""
    ground = b.setting.ground
    x, y = shape.centre()
    if ground.level_at(x, y) >= ground.level_at(eye[0], eye[1]):
        return False
    return not is_close(shape, eye) and not is_close(shape, end)


def is_close(shape: Polygon, place: Point) -> bool:
    return to_polygon(place[0], place[1], shape) <= OVERHEAD


# Distances


def gap_between(b: Battle, u: Unit, v: Unit) -> i64:
    """13.5 From edge to edge."""
    return gap(footprint(b, u), footprint(b, v))


def nearest_points(one: Footprint, other: Footprint) -> tuple[Point, Point]:
    """A point of each of two footprints, as near to each other as their corners show."""
    best: tuple[Point, Point] = (one.hull.centre(), other.hull.centre())
    least: i64 = 1 << 60
    for part in one.parts:
        for base in other.parts:
            for start, end in corner_pairs(part, base):
                off = distance(start[0], start[1], end[0], end[1])
                if off < least:
                    best, least = (start, end), off
    return best


def corner_pairs(part: Polygon, base: Polygon) -> list[tuple[Point, Point]]:
    """From each corner of two convex shapes to the nearest point of the other."""
    found: list[tuple[Point, Point]] = []
    for i in range(part.size):
        x: i64 = part.xs[i]
        y: i64 = part.ys[i]
        found.append(((x, y), nearest_point(base, x, y)))
    for i in range(base.size):
        u: i64 = base.xs[i]
        v: i64 = base.ys[i]
        found.append((nearest_point(part, u, v), (u, v)))
    return found


def nearest_enemy(b: Battle, u: Unit) -> Unit | None:
    """R94 The enemy brigade or battery nearest to it; of equally near ones the first."""
    found: Unit | None = None
    least: i64 = 1 << 60
    for enemy in b.units:
        if enemy.seat != u.seat and enemy.on_table():
            if far(footprint(b, u).hull, footprint(b, enemy).hull, least):
                continue
            off = gap_between(b, u, enemy)
            if off < least:
                found, least = enemy, off
    return found

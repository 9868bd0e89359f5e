"""D-80, D-84, D-99, D-141, D-179, D-186: the way of a ball, and what templates cover."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.bodies import near
from grognard.table.angles import DEGREE, SHIFT, along, heading_of
from grognard.table.lines import Line, passes
from grognard.table.measure import distance, overlap, to_polygon
from grognard.table.pose import INCH, Point, Pose
from grognard.table.shapes import Polygon, hull, rectangle
from grognard.table.terrain import inside

from ...model.kinds import DIFFICULT, GARRISON, GUN_WIDTH, VERY_DIFFICULT, WATER, WOODED
from ...model.pieces import Unit
from ...model.state import Battle
from ..figures import bases_of, crossed_figures, gun_base, middles_of
from ..formations import FORMED, field_of, footprint, size_of
from ..ground import edge_toward, face_pose, level_of
from .types import gunners_seat

RADIUS: Final = 3 * INCH // 2  # of the round template (W-ART-7)
TOUCH: Final = 2  # a template or a ball that only touches covers nobody (D-186)
ARC_POINTS: Final = 24
SOFT_GROUND: Final = DIFFICULT | VERY_DIFFICULT | WOODED | WATER


# Aiming


def aim_point(b: Battle, gun: Unit, target: Unit) -> Point:
    """C-ART-5, D-177 The middle of the edge that the target turns to the gun."""
    edge = face_pose(target, edge_toward(b, target, gun))
    return edge.x, edge.y


def aimed(b: Battle, gun: Unit, target: Unit) -> Pose:
    """The muzzle, turned to the figure nearest to that point: no ball passes between files."""
    x, y = aim_point(b, gun, target)
    least: i64 = 1 << 60
    px, py = x, y
    for cx, cy in aims_at(b, target):
        off = distance(x, y, cx, cy)
        if off < least:
            least, px, py = off, cx, cy
    return Pose(gun.pose.x, gun.pose.y, heading_of(px - gun.pose.x, py - gun.pose.y))


def aims_at(b: Battle, target: Unit) -> list[Point]:
    """The middle of a model, or of every figure."""
    if is_model(target):
        return [shape.centre() for shape in footprint(b, target).parts]
    return middles_of(target)


def aim_distance(b: Battle, gun: Unit, target: Unit) -> i64:
    x, y = aim_point(b, gun, target)
    return distance(gun.pose.x, gun.pose.y, x, y)


def segment(aim: Pose, start: i64, stop: i64) -> Line:
    ax, ay = aim.point(start, 0)
    bx, by = aim.point(stop, 0)
    return Line(ax, ay, bx, by)


def stretch(aim: Pose, start: i64, stop: i64) -> list[int]:
    """Two points of the way of a shot, as an event reports them."""
    ax, ay = aim.point(start, 0)
    bx, by = aim.point(stop, 0)
    return [int(ax), int(ay), int(bx), int(by)]


# The ball


def crossed(line: Line, shapes: list[Polygon]) -> i64:
    """D-80, D-186 How many bases a line goes through."""
    count: i64 = 0
    for shape in shapes:
        first, last = passes(line, shape)
        if first < last:
            count += 1
    return count


def strip(aim: Pose, length: i64) -> Polygon:
    """D-179 The corridor of fire, as wide as the gun."""
    return rectangle(aim.moved(length), GUN_WIDTH, length)


class Crossing:
    """A unit in the corridor: where its last base on it ends, and how many figures are crossed."""

    def __init__(self, unit: i64, start: i64, stop: i64, figures: i64) -> None:
        self.unit: Final[i64] = unit
        self.start: Final[i64] = start
        self.stop: Final[i64] = stop
        self.figures: Final[i64] = figures


def first_crossed(b: Battle, gun: Unit, aim: Pose, bounce: i64) -> Crossing | None:
    """C-ART-43, D-99, D-100, D-181 The first unit that the ball goes right through at gun level."""
    found: Crossing | None = None
    corridor = strip(aim, bounce)
    level = level_of(b, gun)
    for body in near(field_of(b).with_traits(FORMED), corridor):
        u = b.units[body.owner]
        if level_of(b, u) < level or u.formation == GARRISON:
            continue
        one = crossing_of(u, aim, corridor, bounce)
        if one is not None and one.stop <= bounce and (found is None or one.start < found.start):
            found = one
    return found


def crossing_of(u: Unit, aim: Pose, corridor: Polygon, length: i64) -> Crossing | None:
    shapes = bases_of(u)
    start: i64 = 1 << 60
    stop: i64 = -1
    ranks: set[int] = set()
    for i in range(len(shapes)):
        if overlap(shapes[i], corridor):
            ranks.add(i // max(u.files, 1))
            for x, y in shapes[i].corners():
                off = along(x - aim.x, y - aim.y, aim.h) >> SHIFT
                start, stop = min(start, off), max(stop, off)
    if stop < 0:
        return None
    cut = crossed(segment(aim, 0, length), shapes)
    return Crossing(u.uid, start, stop, cut if cut > 0 else len(ranks))


def crosses_friends(b: Battle, gun: Unit, target: Unit) -> bool:
    """D-99, F-05 Whether friends at its level are in the corridor in front of the target."""
    aim = aimed(b, gun, target)
    corridor = strip(aim, aim_distance(b, gun, target))
    level = level_of(b, gun)
    for body in near(field_of(b).friends(gunners_seat(b, gun), FORMED), corridor):
        if level_of(b, b.units[body.owner]) >= level:
            for part in body.shape.parts:
                if overlap(part, corridor):
                    return True
    return False


def is_soft(b: Battle, x: i64, y: i64) -> bool:
    """C-ART-41 Ground in which a ball does not bounce."""
    for area in b.setting.ground.areas_with(SOFT_GROUND):
        if inside(area.shape, x, y):
            return True
    return False


def struck_by_ball(b: Battle, aim: Pose, start: i64, stop: i64) -> list[tuple[int, int]]:
    """D-80 Units and how many of their bases the bounce goes through; the gunners of a battery."""
    line = segment(aim, start, stop)
    found: list[tuple[int, int]] = []
    for u in b.units:
        if u.on_table() and not line.misses(footprint(b, u).hull):
            count = touches_model(b, u, line) if is_model(u) else crossed_figures(u, line)
            if count > 0:
                found.append((int(u.uid), int(count)))
    return found


def is_model(u: Unit) -> bool:
    """D-185 Batteries and wagons are struck as a whole."""
    return u.is_battery() or u.is_wagon()


def touches_model(b: Battle, u: Unit, line: Line) -> i64:
    return 1 if crossed(line, footprint(b, u).parts) > 0 else 0


def at_point(b: Battle, x: i64, y: i64) -> list[tuple[int, int]]:
    """C-ART-41 The figure on which a ball lands that does not bounce."""
    found: list[tuple[int, int]] = []
    for u in b.units:
        if u.on_table():
            shapes = footprint(b, u).parts if is_model(u) else bases_of(u)
            for shape in shapes:
                if inside(shape, x, y):
                    found.append((int(u.uid), 1))
                    break
    return found


# Templates


def half_disc(aim: Pose, estimate: i64, sweep: i64) -> Polygon:
    """D-84 The half template, flat side at the estimate, slid forward: one convex shape."""
    points = [aim.point(estimate, -RADIUS), aim.point(estimate, RADIUS)]
    x, y = aim.point(estimate + sweep, 0)
    for i in range(ARC_POINTS + 1):
        turn = (180 * i // ARC_POINTS - 90) * DEGREE
        points.append(Pose(x, y, aim.h + turn).point(RADIUS, 0))
    return hull(points)


def rim(aim: Pose, off: i64) -> list[int]:
    """A point of the edge of a template at a given distance from its middle, as an event reports
    it.
    """
    x, y = aim.point(off, RADIUS)
    return [int(x), int(y)]


def covered_bases(shape: Polygon, u: Unit) -> list[Polygon]:
    return [base for base in figures_of(u) if overlap(shape, base)]


def figures_of(u: Unit) -> list[Polygon]:
    """D-91 The figures under a template, one by one; a wagon is one piece."""
    if not u.is_wagon():
        return bases_of(u)
    width, depth = size_of(u.roster, u.formation, u.files, u.figures)
    return [rectangle(u.pose, width, depth)]


def covers_gun(shape: Polygon, u: Unit) -> bool:
    """D-91 Whether the gun of a battery in action is under a template."""
    return u.is_deployed() and overlap(shape, gun_base(u))


def is_full(base: Polygon, x: i64, y: i64) -> bool:
    """D-141 Wholly within the circle."""
    for cx, cy in base.corners():
        if distance(x, y, cx, cy) > RADIUS:
            return False
    return True


def is_part(base: Polygon, x: i64, y: i64) -> bool:
    return to_polygon(x, y, base) < RADIUS - TOUCH

"""D-136, D-159, D-161, F-01, F-02: sight, arcs and sectors, cover, and how far apart two are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.bodies import Body, near
from grognard.miniatures.shooting.cover import is_beside
from grognard.miniatures.shooting.fire_lines import Front
from grognard.table import arcs
from grognard.table.angles import DEGREE, QUARTER, SHIFT, aside, heading_of
from grognard.table.arcs import meets_wide_arc
from grognard.table.lines import Line, passes
from grognard.table.measure import (
    TOLERANCE,
    distance,
    far,
    gap,
    is_around,
    to_polygon,
    within,
)
from grognard.table.pose import INCH, Point, Pose
from grognard.table.shapes import Extent, Footprint, Polygon, around
from grognard.table.sight import nearest_point, visible
from grognard.table.terrain import covered, crosses

from ..model.kinds import (
    BUILDING,
    DIFFICULT,
    FOOT_BASE,
    FORTIFIED,
    FRONT,
    GARRISON,
    HARD_COVER,
    HOLLOW,
    NOBODY,
    SOFT_COVER,
    SOLID,
    WOODED,
)
from ..model.pieces import Officer, Unit
from ..model.state import Battle
from .buildings.facades import building_of, opened_facades
from .figures import bases_of, middles_of
from .formations import (
    FORMED,
    OPEN,
    base_of,
    centre_of,
    depth_of,
    face_files,
    field_of,
    footprint,
    officer_shape,
    width_of,
)

ARC: Final = 45 * DEGREE  # to either side of straight ahead (W-SHO-6)
OVERHEAD: Final = 2 * INCH
BESIDE_COVER: Final = INCH  # how near a wall or hedge its defenders are
HALF: Final = 5_000
ALL: Final = 1 << 30  # lines

# Cover, by what it takes from the dice to hit (C-COV-1).
NO_COVER: Final = 0
SOFT: Final = 1
HARD: Final = 2
COVERS: Final = SOFT_COVER | HARD_COVER | WOODED | FORTIFIED | BUILDING
HARD_COVERS: Final = HARD_COVER | WOODED | FORTIFIED | BUILDING


# Distances


def gap_between(b: Battle, u: Unit, v: Unit) -> i64:
    """D-16 From base edge to base edge."""
    return gap(footprint(b, u), footprint(b, v))


def is_nearer(b: Battle, u: Unit, v: Unit, limit: i64) -> bool:
    """D-184 Strictly less than a limit."""
    one, other = footprint(b, u), footprint(b, v)
    return not far(one.hull, other.hull, limit) and gap(one, other) < limit - TOLERANCE


def is_within(b: Battle, u: Unit, v: Unit, limit: i64) -> bool:
    """D-184 At most a limit."""
    one, other = footprint(b, u), footprint(b, v)
    return not far(one.hull, other.hull, limit + TOLERANCE) and within(gap(one, other), limit)


def is_beyond(b: Battle, u: Unit, v: Unit, limit: i64) -> bool:
    """More than a limit, however little."""
    one, other = footprint(b, u), footprint(b, v)
    return far(one.hull, other.hull, limit) or gap(one, other) > limit


def officer_gap(b: Battle, o: Officer, u: Unit) -> i64:
    """From the base of an officer to a unit; 0 for the one he is with."""
    return 0 if o.attached == u.uid else gap(officer_shape(b, o), footprint(b, u))


def nearest_enemy(b: Battle, u: Unit) -> Unit | None:
    """The enemy unit nearest to it; of equally near ones the first."""
    found: Unit | None = None
    least: i64 = 1 << 60
    here = footprint(b, u)
    for body in field_of(b).enemies(u.seat):
        if not far(here.hull, body.shape.hull, least):
            off = gap(here, body.shape)
            if off < least:
                found, least = b.units[body.owner], off
    return found


def level_of(b: Battle, u: Unit) -> i64:
    """How high the middle of a unit stands."""
    x, y = centre_of(b, u)
    return b.setting.ground.level_at(x, y)


def heading_between(start: Point, end: Point) -> i64:
    return heading_of(end[0] - start[0], end[1] - start[1])


# Arcs and sectors


def sector_of(b: Battle, u: Unit, x: i64, y: i64) -> i64:
    """D-159 Which edge of a unit a point is at: sectors of a quarter turn from its corners."""
    if u.has_no_flanks():
        return FRONT
    return arcs.sector_45(u.pose, width_of(u), depth_of(u), x, y)


def edge_toward(b: Battle, u: Unit, foe: Unit) -> i64:
    """D-159 The sector that holds the middle of an enemy's front."""
    return sector_of(b, u, foe.pose.x, foe.pose.y)


def in_front_arc(b: Battle, u: Unit, foe: Unit) -> bool:
    """D-159, P-03 Whether any of an enemy is in the front arc; separate figures look all round."""
    if u.is_open() or u.formation == GARRISON:
        return True
    for part in footprint(b, foe).parts:
        if meets_wide_arc(u.pose, width_of(u), ARC, part):
            return True
    return False


# Lines of sight


def face_pose(u: Unit, face: i64) -> Pose:
    """The middle of an edge of a unit, facing outwards."""
    if face == FRONT:
        return u.pose
    width, depth = width_of(u), depth_of(u)
    x, y = u.pose.point(-(depth // 2), 0)
    half = width // 2 if face % 2 else depth // 2
    return Pose(x, y, u.pose.h + face * QUARTER).moved(half)


def front_of(u: Unit, face: i64 = FRONT) -> Front:
    """W-SHO-6 The figures of one face, each with its arc of a quarter turn."""
    wide = base_of(u.roster)[0]
    abreast = u.files
    if u.formation == HOLLOW:
        abreast = face_files(u.figures, face)
    elif u.formation != SOLID and u.files > u.figures:
        abreast = u.figures
    return Front(face_pose(u, face), max(abreast, 1), wide, 0, ARC)


def bearing(b: Battle, u: Unit, target: Unit, limit: i64, face: i64 = FRONT) -> list[Line]:
    """D-136, W-SHO-6 The lines of the front-rank figures that see a target within so far.

    Separate figures see all round, and each of them fires.
    """
    return bearing_on(b, u, footprint(b, target), target.uid, limit, face)


def bears(b: Battle, u: Unit, target: Unit, limit: i64, face: i64 = FRONT) -> bool:
    """Whether there is any such line."""
    return len(bearing_on(b, u, footprint(b, target), target.uid, limit, face, 1)) > 0


def bearing_on(
    b: Battle, u: Unit, place: Footprint, owner: i64, limit: i64, face: i64 = FRONT, most: i64 = ALL
) -> list[Line]:
    """The same for the ground of a unit or an officer: up to a number of lines."""
    reach = around(footprint(b, u).hull, place.hull)
    if u.is_open():
        screens = screens_between(b, u, owner, reach)
        return from_figures(b, u, place.parts, limit, screens, most)
    fronts = [front for front in fronts_of(b, u, face) if not front.passes_by(place.hull, limit)]
    if not fronts:
        return []
    screens = screens_between(b, u, owner, reach)
    found: list[Line] = []
    for front in fronts:
        for i in range(front.bases):
            aimed = front.line(i, place.parts)
            if aimed is not None and within(front.distance(i, place.parts), limit):
                if is_free(b, u, aimed, screens):
                    found.append(aimed)
                    if len(found) >= most:
                        return found
    return found


def from_figures(
    b: Battle, u: Unit, shapes: list[Polygon], limit: i64, screens: list[Body], most: i64
) -> list[Line]:
    """The lines of separate figures."""
    found: list[Line] = []
    for base in bases_of(u):
        line = line_from(base, shapes)
        if within(int(line.length + 0.5), limit) and is_free(b, u, line, screens):
            found.append(line)
            if len(found) >= most:
                break
    return found


def fronts_of(b: Battle, u: Unit, face: i64) -> list[Front]:
    """C-BLD-1 Of a garrison the opened façades of its building, of others their one front."""
    area = building_of(b, u)
    if area is None:
        return [front_of(u, face)]
    return [
        Front(one.pose, one.abreast(), FOOT_BASE, 0, ARC)
        for one in opened_facades(b, area)
        if one.abreast() > 0
    ]


def line_from(base: Polygon, shapes: list[Polygon]) -> Line:
    """From the edge of one base to the nearest point of a target."""
    cx, cy = base.centre()
    best: Point = nearest_point(shapes[0], cx, cy)
    least = distance(cx, cy, best[0], best[1])
    for i in range(1, len(shapes)):
        x, y = nearest_point(shapes[i], cx, cy)
        off = distance(cx, cy, x, y)
        if off < least:
            best, least = (x, y), off
    ax, ay = nearest_point(base, best[0], best[1])
    return Line(ax, ay, best[0], best[1])


def sees(b: Battle, u: Unit, target: Unit) -> bool:
    """D-136 Whether any of its figures sees any of a target; squares look from each face."""
    limit: i64 = b.setting.ground.width + b.setting.ground.height
    if u.is_square():
        for face in range(4):
            if bears(b, u, target, limit, face):
                return True
        return False
    return bears(b, u, target, limit)


def screens_between(b: Battle, u: Unit, owner: i64, box: Extent) -> list[Body]:
    """D-136 Formed units, and groups of separate figures; guns and wagons hide nobody."""
    found: list[Body] = []
    for body in near(field_of(b).with_traits(FORMED | OPEN), box):
        if body.owner != u.uid and body.owner != owner:
            found.append(body)
    return found


def is_free(b: Battle, u: Unit, line: Line, screens: list[Body]) -> bool:
    """D-136, F-01, F-02 Whether nothing hides the end of a line."""
    if line.square == 0:
        return True
    for body in screens:
        if hides(b, body, line) and not is_seen_over(b, u, body, line):
            return False
    return visible(b.setting.ground, line.ax, line.ay, line.bx, line.by, [])


def hides(b: Battle, body: Body, line: Line) -> bool:
    """C-INF-6d, F-01, W-SHO-9 A formed unit hides what is behind it; loose figures if close."""
    hull = body.shape.hull
    if line.misses(hull):
        return False
    first, last = passes(line, hull)
    if first >= last:
        return False
    return body.traits & OPEN == 0 or is_dense(b, body, line)


def is_dense(b: Battle, body: Body, line: Line) -> bool:
    """F-01 At least one figure for each inch of its front, measured across the line."""
    heading = heading_of(line.dx, line.dy)
    least: i64 = 1 << 60
    most: i64 = -least
    for x, y in body.shape.hull.corners():
        off = aside(x - line.ax, y - line.ay, heading) >> SHIFT
        least, most = min(least, off), max(most, off)
    return most - least <= b.units[body.owner].figures * INCH + TOLERANCE


def is_seen_over(b: Battle, u: Unit, body: Body, line: Line) -> bool:
    """C-INF-16, D-47, D-136, F-02 From a level above; over friends, if the target is above."""
    ground = b.setting.ground
    if not ground.raised:
        return False
    x, y = body.shape.hull.centre()
    low = ground.level_at(x, y)
    eye = ground.level_at(line.ax, line.ay)
    friend = body.seat == u.seat
    if eye <= low and not (friend and ground.level_at(line.bx, line.by) > low):
        return False
    if is_close(body.shape, line.bx, line.by):
        return False
    return not (friend and is_close(body.shape, line.ax, line.ay))


def is_close(shape: Footprint, x: i64, y: i64) -> bool:
    """Within 2 inches of a point."""
    if not is_around(x, y, shape.hull, OVERHEAD):
        return False
    for part in shape.parts:
        if within(to_polygon(x, y, part), OVERHEAD):
            return True
    return False


# Cover


def cover_of(b: Battle, target: Unit, x: i64, y: i64) -> i64:
    """C-COV-1, D-115, D-161 The best cover that half of a unit's figures have from a point."""
    if target.formation == GARRISON:
        return HARD
    ground = b.setting.ground
    place = footprint(b, target)
    if is_mostly_in(b, HARD_COVERS, place) or is_behind(b, target, HARD_COVERS, x, y):
        return HARD
    if not ground.areas_with(SOFT_COVER) and not ground.edges_with(SOFT_COVER):
        return NO_COVER
    if is_mostly_in(b, COVERS, place) or is_behind(b, target, COVERS, x, y):
        return SOFT
    return NO_COVER


def is_fortified(b: Battle, target: Unit, x: i64, y: i64) -> bool:
    """C-MAN-9 In fortifications as seen from a point."""
    if target.building != NOBODY:
        return b.setting.ground.areas[target.building].traits & FORTIFIED != 0
    place = footprint(b, target)
    return is_mostly_in(b, FORTIFIED, place) or is_behind(b, target, FORTIFIED, x, y)


def is_mostly_in(b: Battle, traits: i64, place: Footprint) -> bool:
    """D-161 At least half of a footprint, all bases counting alike."""
    areas = b.setting.ground.areas_with(traits)
    if not areas:
        return False
    share: i64 = 0
    for part in place.parts:
        share += covered(areas, part)
    return share >= HALF * len(place.parts)


def is_behind(b: Battle, target: Unit, traits: i64, x: i64, y: i64, but: i64 = 0) -> bool:
    """D-161 Behind a wall or a hedge right before it, as seen from a point."""
    place = footprint(b, target)
    for edge in b.setting.ground.edges_with(traits):
        if not edge.traits & but and is_beside(edge, place, BESIDE_COVER):
            figures = middles_of(target)
            behind: i64 = 0
            for cx, cy in figures:
                if crosses(edge, x, y, cx, cy):
                    behind += 1
            if 2 * behind >= len(figures):
                return True
    return False


def in_difficult_ground(b: Battle, u: Unit) -> bool:
    """C-OBS-1 At least half of it."""
    return is_mostly_in(b, DIFFICULT, footprint(b, u))

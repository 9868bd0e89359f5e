"""Chapter 3, flanks: which brigades have a flank in the air."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.angles import DEGREE, QUARTER
from grognard.table.arcs import meets_wide_arc
from grognard.table.lines import Line, to_shape
from grognard.table.measure import TOLERANCE, is_around, within
from grognard.table.parts import convex_parts
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Extent, Footprint

from ...model.kinds import BUILT_UP, COLUMN, GARRISON, IMPASSABLE, SILENCED, SQUARE, WOODED
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import body_of, footprint
from .zones import is_tactical

LEANS: Final = 3 * INCH  # on a friend, or on ground that cannot be crossed
THREAT: Final = 12 * INCH
HALF_SECTOR: Final = 45 * DEGREE


def has_insecure_flank(b: Battle, u: Unit) -> bool:
    """3.2, R53 In the tactical zone; squares, garrisons and march columns have no flanks."""
    if u.formation == SQUARE or u.formation == GARRISON or u.formation == COLUMN:
        return False
    if not is_tactical(b, u):
        return False
    return is_in_the_air(b, u, QUARTER) or is_in_the_air(b, u, -QUARTER)


def is_in_the_air(b: Battle, u: Unit, side: i64) -> bool:
    """R53 An enemy threatens that side, and nothing covers its end."""
    end = flank(b, u, side)
    if not is_threatened(b, u, end):
        return False
    edge = end_line(b, u, side)
    return not leans_on_friend(b, u, edge) and not leans_on_ground(b, edge)


def flank(b: Battle, u: Unit, side: i64) -> Pose:
    """The middle of its right or left edge, facing out."""
    body = body_of(b, u)
    off = body.width // 2 if side > 0 else body.width // 2 - body.width
    x, y = u.pose.point(-(body.depth // 2), off)
    return Pose(x, y, u.pose.h + side)


def end_line(b: Battle, u: Unit, side: i64) -> Line:
    """Its right or left edge."""
    body = body_of(b, u)
    off = body.width // 2 if side > 0 else body.width // 2 - body.width
    ax, ay = u.pose.point(0, off)
    bx, by = u.pose.point(-body.depth, off)
    return Line(ax, ay, bx, by)


def is_threatened(b: Battle, u: Unit, end: Pose) -> bool:
    """R53 An enemy within 12 inches in the quarter circle on that side."""
    for enemy in b.side(1 - u.seat):
        place = footprint(b, enemy)
        if not is_around(end.x, end.y, place.hull, THREAT + TOLERANCE):
            continue
        for part in place.parts:
            if within(to_shape(point_line(end), part), THREAT):
                if meets_wide_arc(end, 0, HALF_SECTOR, part):
                    return True
    return False


def point_line(end: Pose) -> Line:
    return Line(end.x, end.y, end.x, end.y)


def leans_on_friend(b: Battle, u: Unit, edge: Line) -> bool:
    """R53 A friend in order within 3 inches of its end; also a battery that is not silenced."""
    for friend in b.side(u.seat):
        if friend.uid != u.uid and friend.in_order() and not friend.has(SILENCED):
            if is_within(edge, footprint(b, friend), LEANS):
                return True
    return False


def leans_on_ground(b: Battle, edge: Line) -> bool:
    """R53 A wood, a built-up area, a river or the table edge within 3 inches of its end."""
    ground = b.setting.ground
    if (
        edge.west <= LEANS
        or edge.south <= LEANS
        or ground.width - edge.east <= LEANS
        or ground.height - edge.north <= LEANS
    ):
        return True
    for area in ground.areas_with(WOODED | BUILT_UP | IMPASSABLE):
        if not is_off(edge, area.shape, LEANS) and is_within(
            edge, Footprint(convex_parts(area.shape), area.shape), LEANS
        ):
            return True
    return False


def is_off(edge: Line, shape: Extent, limit: i64) -> bool:
    """Whether the boxes around the two are too far apart: a quick yes."""
    most = limit + TOLERANCE
    return (
        shape.west - edge.east > most
        or edge.west - shape.east > most
        or shape.south - edge.north > most
        or edge.south - shape.north > most
    )


def is_within(edge: Line, place: Footprint, limit: i64) -> bool:
    if is_off(edge, place.hull, limit):
        return False
    for part in place.parts:
        if within(to_shape(edge, part), limit):
            return True
    return False

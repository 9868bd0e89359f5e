"""Chapter 2, roads: march columns and limbered guns that follow one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import MEANS, Refusal
from grognard.miniatures.moving.move_cost import crossing_cost
from grognard.miniatures.moving.mover import Mover, Toll
from grognard.miniatures.moving.why_not_path import why_not_sweep
from grognard.table.angles import heading_of, turn_between
from grognard.table.measure import distance
from grognard.table.paths import DIAGONAL
from grognard.table.polylines import point_along, total
from grognard.table.pose import INCH, Point, Pose
from grognard.table.shapes import Polygon, rectangle
from grognard.table.sight import on_segment
from grognard.table.terrain import Edge, crosses, length_inside

from ...model import charts
from ...model.kinds import BRIDGE, FORD, IMPASSABLE
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import body_of
from .columns import Place
from .marching import CLOSED, GAP, RESERVE_GAP, TOO_FAR, bare_mover, look_round
from .speeds import row_of, takes_roads

NOT_FOR_ROADS: Final = Refusal("2.2 road speed", MEANS)
NOT_ON_ROAD: Final = Refusal("2.2 road speed", why="not-on-road")

ON_ROAD: Final = INCH // 2


class RoadPlace:
    """A place on a road: how far along its bends it is, and how far off the line."""

    __slots__ = ("at", "off", "road")

    def __init__(self, road: Edge, at: i64, off: i64) -> None:
        self.road: Final = road
        self.at: Final[i64] = at
        self.off: Final[i64] = off


def road_at(b: Battle, pose: Pose) -> RoadPlace | None:
    """2.2, R20 The road on which a head is; of several the one it faces along."""
    best: RoadPlace | None = None
    for road in b.setting.roads:
        found = nearest_on(road, pose.x, pose.y)
        if found.off <= ON_ROAD:
            if best is None or slant(found, pose) < slant(best, pose):
                best = found
    return best


def nearest_on(road: Edge, x: i64, y: i64) -> RoadPlace:
    """The place on a road that is nearest to a point."""
    best = RoadPlace(road, 0, 1 << 40)
    gone: i64 = 0
    for i in range(1, len(road.points)):
        ax, ay = road.points[i - 1]
        bx, by = road.points[i]
        px, py = on_segment(ax, ay, bx, by, x, y)
        off = distance(x, y, px, py)
        if off < best.off:
            best = RoadPlace(road, gone + distance(ax, ay, px, py), off)
        gone += distance(ax, ay, bx, by)
    return best


def slant(place: RoadPlace, pose: Pose) -> i64:
    """How far a road leads away from where a head faces, one way or the other."""
    return min(turn_to(place, pose, 1), turn_to(place, pose, -1))


def turn_to(place: RoadPlace, pose: Pose, sign: i64) -> i64:
    """The turn, without its side, from a head's facing to a way along the road."""
    start = point_on(place.road, place.at)
    stop = point_on(place.road, place.at + sign * INCH // 4)
    if start == stop:
        return 1 << 20
    turn = turn_between(pose.h, heading_of(stop[0] - start[0], stop[1] - start[1]))
    return turn if turn >= 0 else -turn


def point_on(road: Edge, at: i64) -> Point:
    """The point so far along a road, which ends at its ends."""
    return point_along(road.points, max(0, min(at, total(road.points))))


# Following it


def points_to(place: RoadPlace, length: i64) -> list[tuple[int, int]]:
    """The bends of a road from a place on, so far one way or the other."""
    first, last = place.at, place.at + length
    low, high = min(first, last), max(first, last)
    inner: list[tuple[int, int]] = []
    gone: i64 = 0
    for i in range(1, len(place.road.points)):
        ax, ay = place.road.points[i - 1]
        bx, by = place.road.points[i]
        gone += distance(ax, ay, bx, by)
        if low < gone < high:
            inner.append((bx, by))
    between = inner if length > 0 else inner[::-1]
    return [point_on(place.road, first), *between, point_on(place.road, last)]


def road_end(u: Unit, before: Place, line: list[tuple[int, int]]) -> Pose:
    """Where the head is at the end of a line, facing as the line does."""
    bx, by = line[-1]
    for ax, ay in line[-2::-1]:
        if (ax, ay) != (bx, by):
            return Pose(bx, by, heading_of(bx - ax, by - ay))
    return Pose(bx, by, before.pose.h)


def road_pieces(line: list[tuple[int, int]], width: i64) -> list[Polygon]:
    """The ground of a road that a move covers."""
    found: list[Polygon] = []
    for i in range(1, len(line)):
        ax, ay = line[i - 1]
        bx, by = line[i]
        length = distance(ax, ay, bx, by)
        if length > 0:
            found.append(rectangle(Pose(bx, by, heading_of(bx - ax, by - ay)), width, length))
    return found


def why_not_follow(
    b: Battle, u: Unit, before: Place, length: i64, budget: i64, reserve: bool
) -> Refusal | None:
    """2.2, R20 Whether it is on a road that leads this far, and nothing is in the way."""
    if not takes_roads(u):
        return NOT_FOR_ROADS
    place = road_at(b, before.pose)
    if place is None or turn_to(place, before.pose, 1 if length > 0 else -1) > DIAGONAL:
        return NOT_ON_ROAD
    if not 0 <= place.at + length <= total(place.road.points):
        return TOO_FAR
    line = points_to(place, length)
    m = road_mover(b, u, budget, reserve, line)
    pieces = road_pieces(line, body_of(b, u).width)
    if (length if length > 0 else -length) + crossing_cost(m, pieces) > budget:
        return TOO_FAR
    refusal = why_not_sweep(m, pieces, False)
    return refusal if refusal is not None else why_not_over(b, line)


def road_mover(
    b: Battle, u: Unit, budget: i64, reserve: bool, line: list[tuple[int, int]]
) -> Mover:
    """2.4 Ground does not slow it, and a stream under a bridge costs nothing."""
    m = bare_mover(b, u, max(budget, 1), reserve)
    fords = [edge for edge in b.setting.ground.edges_with(FORD) if is_forded(b, edge, line)]
    m.pay(Toll(fords, [], charts.ford_cost(row_of(u))))
    look_round(b, u, m, RESERVE_GAP if reserve else GAP)
    return m


def is_forded(b: Battle, stream: Edge, line: list[tuple[int, int]]) -> bool:
    """Whether a line crosses a stream where there is no bridge."""
    bridges = b.setting.ground.areas_with(BRIDGE)
    for i in range(1, len(line)):
        ax, ay = line[i - 1]
        bx, by = line[i]
        if crosses(stream, ax, ay, bx, by) and not length_inside(bridges, ax, ay, bx, by):
            return True
    return False


def why_not_over(b: Battle, line: list[tuple[int, int]]) -> Refusal | None:
    """13.1 A road leads over closed ground only by a bridge, which has opened it."""
    closed = b.setting.ground.areas_with(IMPASSABLE)
    for i in range(1, len(line)):
        ax, ay = line[i - 1]
        bx, by = line[i]
        if closed and length_inside(closed, ax, ay, bx, by) > 0:
            return CLOSED
    return None

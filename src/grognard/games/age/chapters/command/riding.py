"""Chapter 11, rides: how far generals get, and where they may go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import LIMIT, Refusal
from grognard.table.lines import Line
from grognard.table.measure import TOLERANCE, distance, is_around, to_polygon, within
from grognard.table.pose import INCH, Point
from grognard.table.sight import on_segment
from grognard.table.terrain import Edge, crosses, inside, length_inside

from ...model.chart_rows import ON_STAFF
from ...model.charts import ford_cost, rough_factor, speed
from ...model.kinds import FORD, IMPASSABLE, ON_TABLE, ROUGH
from ...model.pieces import General
from ...model.state import Battle
from ..formations import footprint
from .chain import crosses_closed, crosses_enemy, point_of

TOO_FAR: Final = Refusal("2.1 generals", LIMIT)
OFF_TABLE: Final = Refusal("12.7 off the table")
CLOSED_GROUND: Final = Refusal("13.2 impassable")
THROUGH_ENEMY: Final = Refusal("12.7 no passage")
TOO_NEAR: Final = Refusal("12.7 gap of an inch")

ON_ROAD: Final = INCH // 2  # this close counts as on it
GAP: Final = INCH


def allowance(g: General) -> i64:
    """2.1, R83 What is left of his ride in this segment."""
    return speed(ON_STAFF) - g.ridden


def ride_cost(b: Battle, start: Point, stop: Point) -> i64:
    """2.1, 2.2 Straight over the ground, or along a road where that is quicker."""
    cost = straight_cost(b, start, stop)
    for road in b.setting.roads:
        along = road_length(road, start, stop)
        if along >= 0:
            cost = min(cost, along * speed(ON_STAFF) // speed(ON_STAFF, True))
    return cost


def straight_cost(b: Battle, start: Point, stop: Point) -> i64:
    """2.3, 2.4, R20 Each inch of rough ground counts three times, each stream once."""
    ax, ay = start
    bx, by = stop
    ground = b.setting.ground
    rough = length_inside(ground.areas_with(ROUGH), ax, ay, bx, by) if start != stop else 0
    fords: i64 = 0
    for edge in ground.edges_with(FORD):
        if start != stop and crosses(edge, ax, ay, bx, by):
            fords += 1
    slow = rough_factor(ON_STAFF) - 1
    return distance(ax, ay, bx, by) + slow * rough + fords * ford_cost(ON_STAFF)


def road_length(road: Edge, start: Point, stop: Point) -> i64:
    """How far it is along a road; -1 where one of the places is not on it."""
    one = place_on(road, start)
    other = place_on(road, stop) if one >= 0 else -1
    if other < 0:
        return -1
    return one - other if one > other else other - one


def place_on(road: Edge, point: Point) -> i64:
    """How far along a road a place is; -1 beside it."""
    x, y = point
    if road.is_far(x, y, x, y, ON_ROAD + TOLERANCE):
        return -1
    gone: i64 = 0
    for piece in road.pieces:
        ax, ay, bx, by = ends(piece)
        px, py = on_segment(ax, ay, bx, by, x, y)
        if within(distance(px, py, x, y), ON_ROAD):
            return gone + distance(ax, ay, px, py)
        gone += distance(ax, ay, bx, by)
    return -1


def ends(piece: Line) -> tuple[i64, i64, i64, i64]:
    return piece.ax, piece.ay, piece.bx, piece.by


def why_not_ride_to(b: Battle, g: General, x: i64, y: i64) -> Refusal | None:
    """11.5 As far as his speed, to a place on the table that no enemy is near."""
    start = point_of(b, g)
    refusal = why_not_be_at(b, g.seat, x, y)
    if refusal is not None:
        return refusal
    if ride_cost(b, start, (x, y)) > allowance(g):
        return TOO_FAR
    if crosses_closed(b, start, (x, y)) and straight_only(b, start, (x, y)):
        return CLOSED_GROUND
    return THROUGH_ENEMY if crosses_enemy(b, g.seat, start, (x, y)) else None


def straight_only(b: Battle, start: Point, stop: Point) -> bool:
    """Whether no road leads from one place to the other: a bridge is on a road."""
    for road in b.setting.roads:
        if road_length(road, start, stop) >= 0:
            return False
    return True


def why_not_be_at(b: Battle, seat: i64, x: i64, y: i64) -> Refusal | None:
    """11.6, R83 On the table, on ground that may be entered, an inch from the enemy."""
    ground = b.setting.ground
    if x < 0 or y < 0 or x > ground.width or y > ground.height:
        return OFF_TABLE
    for area in ground.areas_with(IMPASSABLE):
        if inside(area.shape, x, y):
            return CLOSED_GROUND
    for u in b.units:
        if u.seat != seat and u.place == ON_TABLE and is_around(x, y, footprint(b, u).hull, GAP):
            if min([to_polygon(x, y, part) for part in footprint(b, u).parts]) < GAP:
                return TOO_NEAR
    return None

"""Chapter 7, pace: what each step of a way costs, and where the ground slows it.

One distance die is so many pips. To keep costs whole a pip is 60,000 parts, and a hundredth of a
millimetre costs 12 of them in line, 8 in column, 24 backward or on the arc of a wheel.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.angles import DEGREE, arc_length
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg, end
from grognard.table.pose import Point, Pose
from grognard.table.terrain import Area, Ground, length_inside, rises

from ...model.actions import LINE
from ...model.pieces import ROUGH, Battalion
from ...model.state import Battle
from ..disorder import in_rough
from ..figures import depth_of, width_of

PIP: Final = 60_000
LINE_PRICE: Final = 12  # 5 cm for a pip
COLUMN_PRICE: Final = 8  # 7.5 cm
SLOW_PRICE: Final = 24  # 2.5 cm
CHORD: Final = 5 * DEGREE  # a wheel is followed in chords of so much


def move_price(formation: i64, kind: i64, slow: bool) -> i64:
    """7.2, 7.3, R6 What a step of so much costs; twice as much where the ground slows it (R9)."""
    price: i64 = SLOW_PRICE
    if kind == ADVANCE:
        price = LINE_PRICE if formation == LINE else COLUMN_PRICE
    return 2 * price if slow else price


def way_cost(legs: list[Leg], formation: i64, width: i64, slow: bool) -> i64:
    """7.2, R64 The sum of all steps. Arcs are measured together, so that no rounding adds up."""
    total: i64 = 0
    turned: i64 = 0
    for leg in legs:
        if leg.kind == WHEEL:
            turned += leg.amount if leg.amount >= 0 else -leg.amount
        else:
            total += leg.amount * move_price(formation, leg.kind, slow)
    return total + arc_length(width, turned) * move_price(formation, WHEEL, slow)


def path_cost(b: Battle, u: Battalion, legs: list[Leg]) -> i64:
    """7.2 What a way costs from where a battalion stands, its ground counted; PIP is one pip."""
    return way_cost(legs, u.formation, width_of(u), slowed(b, u, legs))


# Ground that slows


def keeps_pace(b: Battle, u: Battalion) -> bool:
    """3.2, R46 With the Supreme Commander no ground slows it."""
    return b.commander_with(u)


def slowed(b: Battle, u: Battalion, legs: list[Leg]) -> bool:
    """7.6 Whether the ground slows a move or a charge along a way, and then all of it."""
    if keeps_pace(b, u):
        return False
    ground = b.setting.ground
    rough = ground.areas_with(ROUGH)
    if rough and in_rough(b, u):
        return True
    hills = [ground.areas[i] for i in ground.raised]
    return ground_slows(ground, rough, hills, u, legs)


def ground_slows(
    ground: Ground, rough: list[Area], hills: list[Area], u: Battalion, legs: list[Leg]
) -> bool:
    """7.6, R66 More than half of the way through rough ground, or any of it uphill.

    Of those who do not start in rough ground; `rough` and `hills` are what is near enough. No
    wheel is made in rough ground (R96).
    """
    if not rough and not hills:
        return False
    width, depth, pose = width_of(u), depth_of(u), u.pose
    total: i64 = 0
    hard: i64 = 0
    for leg in legs:
        if hills and climbs(ground, hills, trodden(pose, width, depth, leg)):
            return True
        if leg.kind == WHEEL:
            total += arc_length(width // 2, leg.amount if leg.amount >= 0 else -leg.amount)
        else:
            points = trodden(pose, width, depth, leg)
            total += leg.amount
            hard += rough_length(rough, points[0], points[1])
        pose = end(pose, width, depth, leg)
    return 2 * hard > total


def rough_length(rough: list[Area], start: Point, stop: Point) -> i64:
    """R66 How much of a straight way lies in rough ground."""
    near = [area for area in rough if is_near(area, start, stop)]
    return length_inside(near, start[0], start[1], stop[0], stop[1]) if near else 0


def climbs(ground: Ground, hills: list[Area], points: list[Point]) -> bool:
    """R78 Whether a way crosses the foot or a contour of a hill upward."""
    for i in range(1, len(points)):
        start, stop = points[i - 1], points[i]
        for area in hills:
            if is_near(area, start, stop):
                if rises(ground, start[0], start[1], stop[0], stop[1]):
                    return True
                break
    return False


def is_near(area: Area, start: Point, stop: Point) -> bool:
    """Whether a straight way might meet an area."""
    shape = area.shape
    ax, ay = start
    bx, by = stop
    return not (
        (ax < shape.west and bx < shape.west)
        or (ax > shape.east and bx > shape.east)
        or (ay < shape.south and by < shape.south)
        or (ay > shape.north and by > shape.north)
    )


def trodden(pose: Pose, width: i64, depth: i64, leg: Leg) -> list[Point]:
    """R66 The way of the middle of the front edge; of the rear edge going back."""
    if leg.kind == BACK:
        return [pose.point(-depth, 0), pose.point(-depth - leg.amount, 0)]
    points: list[Point] = [(pose.x, pose.y)]
    if leg.kind == WHEEL:
        sign: i64 = 1 if leg.amount >= 0 else -1
        turned = CHORD
        while turned < leg.amount * sign:
            chord = pose.wheeled(width, turned * sign)
            points.append((chord.x, chord.y))
            turned += CHORD
    last = end(pose, width, depth, leg)
    points.append((last.x, last.y))
    return points

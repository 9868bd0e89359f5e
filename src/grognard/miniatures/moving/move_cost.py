"""What a way costs: the length of each leg at its rate, more where the ground slows it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.angles import DEGREE, arc_length
from grognard.table.paths import ABOUT, BACK, PIVOT, WHEEL, Leg, end
from grognard.table.pose import Point, Pose
from grognard.table.shapes import Polygon
from grognard.table.terrain import Area, Ground, length_inside, rises

from .mover import Factor, GroundRule, Mover, Steps, is_dearer
from .slow_lengths import arc_of, leg_extra
from .tolls import toll_cost

CHORD: Final = 5 * DEGREE  # a wheel is followed in chords of so much
WHOLE: Final = 10_000


def cost(m: Mover, legs: list[Leg]) -> i64:
    """What a way costs from where the mover is."""
    return cost_at(m, legs, way_factor(m, legs))


def cost_at(m: Mover, legs: list[Leg], factor: Factor) -> i64:
    """The same where it is known by how much the ground slows the whole way."""
    total = cost_without_tolls(m, legs, factor)
    return total + toll_cost(m, legs) if m.tolls and legs else total


def cost_without_tolls(m: Mover, legs: list[Leg], factor: Factor) -> i64:
    """The same for what is gone, not for what is crossed."""
    total = open_cost(m.steps, m.width, legs, factor)
    return total + slow_cost(m, legs, factor) if m.per_length else total


def slow_cost(m: Mover, legs: list[Leg], factor: Factor) -> i64:
    """What ground that slows each length adds to a way."""
    total: i64 = 0
    pose = m.pose
    for leg in legs:
        total += slow_leg(m, pose, leg, factor)
        pose = end(pose, m.width, m.depth, leg)
    return total


def slow_leg(m: Mover, pose: Pose, leg: Leg, factor: Factor) -> i64:
    """The same for one leg."""
    if leg.kind != WHEEL or pose is not m.pose:
        return leg_extra(m.per_length, m.ground, m.rates, pose, m.width, m.depth, leg, factor)
    sign: i64 = 1 if leg.amount > 0 else -1
    key = (sign, factor[0], factor[1])
    arc = m.arcs.get(key)
    if arc is None:
        arc = arc_of(m.per_length, pose, m.width, sign, m.rates[WHEEL], factor)
        m.arcs[key] = arc
    return arc.extra(leg.amount * sign)


def crossing_cost(m: Mover, pieces: list[Polygon]) -> i64:
    """What is paid for all that is swept, each once."""
    total: i64 = 0
    for toll in m.tolls:
        total += toll.price * toll.crossings(pieces)
    return total


def open_cost(steps: Steps, width: i64, legs: list[Leg], factor: Factor) -> i64:
    """The sum of all legs in the open.

    What a leg costs as such is the same on any ground.
    """
    return fixed_cost(steps, legs) + open_parts(steps, width, legs) * factor[0] // factor[1]


def fixed_cost(steps: Steps, legs: list[Leg]) -> i64:
    """What legs cost as such."""
    total: i64 = 0
    for leg in legs:
        total += steps.fixed[leg.kind]
    return total


def open_parts(steps: Steps, width: i64, legs: list[Leg]) -> i64:
    """What their lengths cost. Arcs are measured together, so that no rounding adds up."""
    total: i64 = 0
    turned: i64 = 0
    for leg in legs:
        size: i64 = leg.amount if leg.amount >= 0 else -leg.amount
        if leg.kind == WHEEL:
            turned += size
        elif leg.kind != ABOUT and leg.kind != PIVOT:
            total += size * steps.rates[leg.kind]
    if turned:
        total += arc_length(width, turned) * steps.rates[WHEEL]
    return total


def way_factor(m: Mover, legs: list[Leg]) -> Factor:
    """By how much the ground slows the whole of a way."""
    return slowed_by(m.whole_way, m.start, m.ground, m.pose, m.width, m.depth, legs)


def slowed_by(
    rules: list[GroundRule],
    least: Factor,
    ground: Ground,
    pose: Pose,
    width: i64,
    depth: i64,
    legs: list[Leg],
) -> Factor:
    """The costliest of the WHOLE_WAY rules that apply to a way, but no less than `least`."""
    for rule in rules:
        if is_dearer(rule.factor(), least):
            if rule.climb:
                if goes_up(ground, rule.areas, pose, width, depth, legs):
                    least = rule.factor()
            elif is_mostly_in(rule, pose, width, depth, legs):
                least = rule.factor()
    return least


def goes_up(
    ground: Ground, hills: list[Area], pose: Pose, width: i64, depth: i64, legs: list[Leg]
) -> bool:
    for leg in legs:
        if climbs(ground, hills, trodden(pose, width, depth, leg)):
            return True
        pose = end(pose, width, depth, leg)
    return False


def is_mostly_in(rule: GroundRule, pose: Pose, width: i64, depth: i64, legs: list[Leg]) -> bool:
    """Whether more than the rule's share of a way lies in its areas.

    A wheel counts as far as the middle of the front goes, as outside: games with such rules make
    none in slow ground.
    """
    total: i64 = 0
    hard: i64 = 0
    for leg in legs:
        points = trodden(pose, width, depth, leg)
        if leg.kind == WHEEL:
            total += arc_length(width // 2, leg.amount if leg.amount >= 0 else -leg.amount)
        elif len(points) > 1:
            total += leg.amount if leg.amount >= 0 else -leg.amount
            hard += inside_length(rule.areas, points[0], points[1])
        pose = end(pose, width, depth, leg)
    return WHOLE * hard > rule.share * total


def inside_length(areas: list[Area], start: Point, stop: Point) -> i64:
    """How much of a straight way lies in some areas."""
    near = [area for area in areas if is_near(area, start, stop)]
    return length_inside(near, start[0], start[1], stop[0], stop[1]) if near else 0


def climbs(ground: Ground, hills: list[Area], points: list[Point]) -> bool:
    """Whether a way crosses the foot or a contour of a hill upward."""
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
    """The way of the middle of the front edge; of the rear edge going back."""
    if leg.kind == BACK:
        return [pose.point(-depth, 0), pose.point(-depth - leg.amount, 0)]
    points: list[Point] = [(pose.x, pose.y)]
    if leg.kind == ABOUT or leg.kind == PIVOT:
        return points
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

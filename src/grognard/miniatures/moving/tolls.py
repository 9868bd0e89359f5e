"""What is crossed on a way and has its price: each line and body once."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.table.measure import TOLERANCE, distance, to_polygon
from grognard.table.paths import (
    PIVOT,
    WHEEL,
    Leg,
    end,
    is_straight,
    next_part,
    part_before,
    pivot_box,
    straight_box,
    surely_apart,
    sweep,
    sweep_on,
    wheel_box,
    wheel_bulge,
)
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon, hull, rectangle

from .mover import Dues, Mover


def toll_cost(m: Mover, legs: list[Leg]) -> i64:
    """What a way costs more for all that it crosses."""
    return dues_after(m, legs).paid


def dues_after(m: Mover, legs: list[Leg]) -> Dues:
    """What a way pays from where the mover is, and what it leaves uncrossed."""
    dues = Dues(0, m.tolls)
    pose = m.pose
    for leg in legs:
        if not dues.left:
            break
        dues = dues_of_leg(m, pose, leg, dues)
        pose = end(pose, m.width, m.depth, leg)
    return dues


def dues_of_leg(m: Mover, pose: Pose, leg: Leg, before: Dues) -> Dues:
    """After one more leg."""
    if leg.kind == WHEEL and leg.amount:
        return first_wheel(m, leg.amount) if pose is m.pose else wheel(m, pose, leg.amount, before)
    if leg.kind == PIVOT:
        return turn_on_the_spot(m, pose, leg, before)
    if is_straight(leg) and before.pays_nothing(straight_box(pose, m.width, m.depth, leg)):
        return before
    return before.over(sweep(pose, m.width, m.depth, leg))


def first_wheel(m: Mover, angle: i64) -> Dues:
    """After a wheel from where it is; wheels to one side share their parts."""
    found = m.dues.get(angle)
    if found is None:
        turned = part_before(angle)
        before = first_wheel(m, turned) if turned else Dues(0, m.tolls)
        found = part_of_wheel(m, m.pose, turned, angle, before)
        m.dues[angle] = found
    return found


def wheel(m: Mover, pose: Pose, angle: i64, dues: Dues) -> Dues:
    turned: i64 = 0
    while turned != angle:
        upto = next_part(turned, angle)
        dues = part_of_wheel(m, pose, turned, upto, dues)
        turned = upto
    return dues


def part_of_wheel(m: Mover, pose: Pose, turned: i64, upto: i64, dues: Dues) -> Dues:
    """After a part of a wheel: what it neither ends on nor surely misses is looked at closely."""
    box = wheel_box(pose, m.width, m.depth, upto, turned)
    if dues.pays_nothing(box):
        return dues
    last = rectangle(pose.wheeled(m.width, upto), m.width, m.depth)
    dues = dues.past(last)
    if dues.pays_nothing(box):
        return dues
    first = rectangle(pose if turned == 0 else pose.wheeled(m.width, turned), m.width, m.depth)
    if misses_all(dues, first, last, wheel_bulge(m.width, m.depth, upto - turned)):
        return dues
    return dues.over(sweep_on(pose, m.width, m.depth, turned, upto, dues.pays_nothing))


def misses_all(dues: Dues, first: Polygon, last: Polygon, bulge: i64) -> bool:
    """Whether everything is farther from two places than the arcs between them bulge out."""
    whole = hull(first.corners() + last.corners())
    for toll in dues.left:
        if toll.edges:
            return False
        for shape in toll.shapes:
            if not surely_apart(whole, shape, bulge):
                return False
    return True


def turn_on_the_spot(m: Mover, pose: Pose, leg: Leg, dues: Dues) -> Dues:
    if dues.pays_nothing(pivot_box(pose, m.width, m.depth)) or turns_clear(m, pose, dues):
        return dues
    turned: i64 = 0
    while turned != leg.amount:
        turned = next_part(turned, leg.amount)
        dues = dues.past(rectangle(pose.pivoted(m.depth, turned), m.width, m.depth))
    if not dues.left:
        return dues
    return dues.over(sweep(pose, m.width, m.depth, leg, dues.pays_nothing))


def turns_clear(m: Mover, pose: Pose, dues: Dues) -> bool:
    """Whether its corners reach nobody, however far it turns: a quick yes."""
    x, y = pose.point(-(m.depth // 2), 0)
    reach = distance(0, 0, m.width, m.depth) // 2 + 2 * TOLERANCE
    for toll in dues.left:
        if toll.edges:
            return False
        for shape in toll.shapes:
            if to_polygon(x, y, shape) < reach:
                return False
    return True

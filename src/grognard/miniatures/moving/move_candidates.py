"""Ways worth thinking about, for screens and computer players: a few of all that there are."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.table.angles import arc_length
from grognard.table.measure import far
from grognard.table.paths import ABOUT, ADVANCE, BACK, OBLIQUE, WHEEL, Leg, clear, end, room, sweep
from grognard.table.pose import Pose

from .move_cost import open_cost, way_factor
from .mover import FORBIDDEN, Factor, Mover, in_the_open
from .obstacles import LegCost, most_of


def list_ways(m: Mover, full: i64, goals: list[int], wheels: tuple[int, ...]) -> list[list[Leg]]:
    """Halt, full and half advance, to goals straight ahead, wheels and on, aslant, back, about.

    `full` is how far straight ahead it can go; goals beyond it are left out.
    """
    ways: list[list[Leg]] = [[]]
    add_advance(ways, full)
    add_advance(ways, full // 2)
    for goal in goals:
        if goal < full:
            add_advance(ways, goal)
    for angle in wheels:
        add_wheel(ways, m, angle)
    if m.rates[OBLIQUE] != FORBIDDEN:
        add_straight(ways, m, OBLIQUE, 1)
        add_straight(ways, m, OBLIQUE, -1)
    if m.rates[BACK] != FORBIDDEN:
        add_back(ways, m)
    if m.rates[ABOUT] != FORBIDDEN:
        ways.append([Leg(ABOUT, 0)])
    return ways


def is_paid_for(legs: list[Leg]) -> bool:
    """Whether that is known of one of these ways: its last leg was made as long as it can pay."""
    if not legs or legs[0].kind == ABOUT:
        return False
    kind = legs[-1].kind
    return kind == ADVANCE or kind == OBLIQUE or kind == BACK


def add_advance(ways: list[list[Leg]], length: i64) -> None:
    """An advance, unless it is there already."""
    if length <= 0:
        return
    for legs in ways:
        if legs and legs[0].amount == length:
            return
    ways.append([Leg(ADVANCE, length)])


def add_wheel(ways: list[list[Leg]], m: Mover, angle: i64) -> None:
    """A wheel that the budget pays for, and straight ahead with what is left."""
    size: i64 = angle if angle > 0 else -angle
    if arc_length(m.width, size) * wheel_rate(m) > m.budget:
        return
    leg = Leg(WHEEL, angle)
    length = forward(m, end(m.pose, m.width, m.depth, leg), [leg])
    ways.append([leg, Leg(ADVANCE, length)] if length > 0 else [leg])


def wheel_rate(m: Mover) -> i64:
    """What an arc costs from where it is, however the ground goes on."""
    return m.rates[WHEEL] * m.start[0] // m.start[1]


def add_straight(ways: list[list[Leg]], m: Mover, kind: i64, sign: i64) -> None:
    length = straight(m, m.pose, [], kind, sign)
    if length > 0:
        ways.append([Leg(kind, length * sign)])


def add_back(ways: list[list[Leg]], m: Mover) -> None:
    """As far back as the budget buys."""
    length = bought(m, [], BACK, 1)
    if length > 0:
        ways.append([Leg(BACK, length)])


def forward(m: Mover, pose: Pose, before: list[Leg]) -> i64:
    """How far straight ahead of a pose what is left will buy and the enemy allows."""
    return straight(m, pose, before, ADVANCE, 1)


def straight(m: Mover, pose: Pose, before: list[Leg], kind: i64, sign: i64) -> i64:
    """The same for any straight leg."""
    length = bought(m, before, kind, sign)
    if length == 0:
        return 0
    leg = Leg(kind, length * sign)
    piece = sweep(pose, m.width, m.depth, leg)[0]
    for i in range(len(m.enemies)):
        enemy = m.enemies[i]
        if not far(piece, enemy.hull, m.limits[i]) and not clear([piece], enemy, m.limits[i]):
            free = room(pose, m.width, m.depth, leg, enemy, m.limits[i])
            length = min(length, free * sign)
    return length


def bought(m: Mover, before: list[Leg], kind: i64, sign: i64) -> i64:
    """How long a straight leg what is left will buy, on whatever ground that leads to."""
    length = rest(m, before, kind, in_the_open())
    if length == 0:
        return 0
    factor = way_factor(m, [*before, Leg(kind, length * sign)])
    if factor != in_the_open():
        length = rest(m, before, kind, factor)
    if m.per_length or m.tolls:
        leg = Leg(kind, length * sign)
        cost = LegCost(m, before, leg, factor)
        if cost.upto(leg) > m.budget:
            length = most_of(cost, leg, m.budget) * sign
    return length


def rest(m: Mover, before: list[Leg], kind: i64, factor: Factor) -> i64:
    """How far what is left will carry it in the open, if all of the way costs so much more."""
    left = m.budget - m.fixed[kind] - open_cost(m.steps, m.width, before, factor)
    return min(max(left, 0) * factor[1] // (m.rates[kind] * factor[0]), m.steps.longest)

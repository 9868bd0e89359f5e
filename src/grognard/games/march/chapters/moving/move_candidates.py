"""Chapter 7, ways worth thinking about: a few for each distance die, for screens and computers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.moving.move_cost import OPEN, open_cost, way_factor
from grognard.miniatures.moving.mover import Factor, Mover, widened
from grognard.table.angles import DEGREE, arc_length
from grognard.table.contact import straight_to
from grognard.table.measure import far
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg, end, room, sweep
from grognard.table.pose import CM, Pose

from ...model.pieces import ON_TABLE, Battalion
from ...model.state import Battle
from ..figures import footprint

WHEELS: Final = (15 * DEGREE, -15 * DEGREE, 30 * DEGREE, -30 * DEGREE, 45 * DEGREE, -45 * DEGREE)
SHORT_RANGE: Final = 15 * CM
MIDDLE_RANGE: Final = 30 * CM


def list_paths(b: Battle, u: Battalion, m: Mover) -> list[list[Leg]]:
    """7.2 Halt, full and half advance, to ranges and to rough ground, wheels and on, and back."""
    ways: list[list[Leg]] = [[]]
    full = forward(m, m.pose, [])
    add_advance(ways, full)
    add_advance(ways, full // 2)
    add_goals(ways, b, u, m, full)
    for angle in WHEELS:
        add_wheel(ways, m, angle)
    back = m.budget // m.rates[BACK]
    times, over = way_factor(m, [Leg(BACK, back)])
    ways.append([Leg(BACK, back * over // times)])
    return ways


def add_advance(ways: list[list[Leg]], length: i64) -> None:
    """An advance, unless it is there already."""
    if length <= 0:
        return
    for legs in ways:
        if legs and legs[0].amount == length:
            return
    ways.append([Leg(ADVANCE, length)])


def add_goals(ways: list[list[Leg]], b: Battle, u: Battalion, m: Mover, full: i64) -> None:
    """To both ranges of the nearest enemy straight ahead, and up to rough ground."""
    near = nearest_ahead(b, u, m, full + MIDDLE_RANGE)
    if near >= 0:
        for goal in (near - SHORT_RANGE, near - MIDDLE_RANGE):
            if goal < full:
                add_advance(ways, goal)
    for area in m.turning:
        edge = straight_to(m.pose, m.width, m.depth, area.shape)
        if edge < full:
            add_advance(ways, edge)


def nearest_ahead(b: Battle, u: Battalion, m: Mover, most: i64) -> i64:
    """How far straight ahead the nearest enemy is, if no farther than most; -1 if there is none."""
    nearest: i64 = -1
    box = widened(footprint(u).hull, most)
    for enemy in b.units:
        if enemy.seat != u.seat and enemy.place == ON_TABLE:
            shape = footprint(enemy).hull
            if not far(box, shape, 0):
                found = straight_to(u.pose, m.width, m.depth, shape)
                if found >= 0 and (nearest < 0 or found < nearest):
                    nearest = found
    return nearest


def add_wheel(ways: list[list[Leg]], m: Mover, angle: i64) -> None:
    """A wheel, and straight ahead with what is left."""
    size: i64 = angle if angle > 0 else -angle
    arc = arc_length(m.width, size) * m.rates[WHEEL] * m.start[0] // m.start[1]
    if arc > m.budget:
        return
    leg = Leg(WHEEL, angle)
    pose = end(m.pose, m.width, m.depth, leg)
    length = forward(m, pose, [leg])
    ways.append([leg, Leg(ADVANCE, length)] if length > 0 else [leg])


def forward(m: Mover, pose: Pose, before: list[Leg]) -> i64:
    """How far straight ahead of a pose what is left will buy and the enemy allows."""
    leg = Leg(ADVANCE, rest(m, before, OPEN))
    factor = way_factor(m, [*before, leg])
    if factor != OPEN:
        leg = Leg(ADVANCE, rest(m, before, factor))
    if leg.amount == 0:
        return 0
    piece = sweep(pose, m.width, m.depth, leg)[0]
    length = leg.amount
    for i in range(len(m.enemies)):
        enemy = m.enemies[i]
        if not far(piece, enemy.hull, m.limits[i]):
            free = room(pose, m.width, m.depth, leg, enemy, m.limits[i])
            length = min(length, free)
    return length


def rest(m: Mover, before: list[Leg], factor: Factor) -> i64:
    """How far what is left will carry it forward; the slower pace holds for the whole way."""
    left = m.budget - open_cost(m.steps, m.width, before, factor)
    return max(left, 0) * factor[1] // (m.rates[ADVANCE] * factor[0])

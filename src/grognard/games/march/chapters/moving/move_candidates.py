"""Chapter 7, ways worth thinking about: a few for each distance die, for screens and computers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.angles import DEGREE, arc_length
from grognard.table.boxes import widened
from grognard.table.contact import straight_to
from grognard.table.measure import far
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg, end, room, sweep
from grognard.table.pose import CM, Pose

from ...model.pieces import ON_TABLE
from ...model.state import Battle
from ..figures import footprint
from .marching import Surroundings
from .move_cost import move_price, way_cost

WHEELS: Final = (15 * DEGREE, -15 * DEGREE, 30 * DEGREE, -30 * DEGREE, 45 * DEGREE, -45 * DEGREE)
SHORT_RANGE: Final = 15 * CM
MIDDLE_RANGE: Final = 30 * CM


def list_paths(b: Battle, around: Surroundings) -> list[list[Leg]]:
    """7.2 Halt, full and half advance, to ranges and to rough ground, wheels and on, and back."""
    ways: list[list[Leg]] = [[]]
    full = forward(around, around.u.pose, [])
    add_advance(ways, full)
    add_advance(ways, full // 2)
    add_goals(ways, b, around, full)
    for angle in WHEELS:
        add_wheel(ways, around, angle)
    back = around.budget // move_price(around.u.formation, BACK, False)
    if around.slows([Leg(BACK, back)]):
        back //= 2
    ways.append([Leg(BACK, back)])
    return ways


def add_advance(ways: list[list[Leg]], length: i64) -> None:
    """An advance, unless it is there already."""
    if length <= 0:
        return
    for legs in ways:
        if legs and legs[0].amount == length:
            return
    ways.append([Leg(ADVANCE, length)])


def add_goals(ways: list[list[Leg]], b: Battle, around: Surroundings, full: i64) -> None:
    """To both ranges of the nearest enemy straight ahead, and up to rough ground."""
    near = nearest_ahead(b, around, full + MIDDLE_RANGE)
    if near >= 0:
        for goal in (near - SHORT_RANGE, near - MIDDLE_RANGE):
            if goal < full:
                add_advance(ways, goal)
    for area in around.turning:
        edge = straight_to(around.u.pose, around.width, around.depth, area.shape)
        if edge < full:
            add_advance(ways, edge)


def nearest_ahead(b: Battle, around: Surroundings, most: i64) -> i64:
    """How far straight ahead the nearest enemy is, if no farther than most; -1 if there is none."""
    u = around.u
    nearest: i64 = -1
    box = widened(footprint(u).hull, most)
    for enemy in b.units:
        if enemy.seat != u.seat and enemy.place == ON_TABLE:
            shape = footprint(enemy).hull
            if not far(box, shape, 0):
                found = straight_to(u.pose, around.width, around.depth, shape)
                if found >= 0 and (nearest < 0 or found < nearest):
                    nearest = found
    return nearest


def add_wheel(ways: list[list[Leg]], around: Surroundings, angle: i64) -> None:
    """A wheel, and straight ahead with what is left."""
    size: i64 = angle if angle > 0 else -angle
    arc = arc_length(around.width, size) * move_price(around.u.formation, WHEEL, around.slow)
    if arc > around.budget:
        return
    leg = Leg(WHEEL, angle)
    pose = end(around.u.pose, around.width, around.depth, leg)
    length = forward(around, pose, [leg])
    ways.append([leg, Leg(ADVANCE, length)] if length > 0 else [leg])


def forward(around: Surroundings, pose: Pose, before: list[Leg]) -> i64:
    """How far straight ahead of a pose what is left will buy and the enemy allows."""
    leg = Leg(ADVANCE, rest(around, before, False))
    if around.slows([*before, leg]):
        leg = Leg(ADVANCE, rest(around, before, True))
    if leg.amount == 0:
        return 0
    piece = sweep(pose, around.width, around.depth, leg)[0]
    length = leg.amount
    for i in range(len(around.enemies)):
        enemy = around.enemies[i]
        if not far(piece, enemy.hull, around.limits[i]):
            free = room(pose, around.width, around.depth, leg, enemy, around.limits[i])
            length = min(length, free)
    return length


def rest(around: Surroundings, before: list[Leg], slow: bool) -> i64:
    """How far what is left will carry it forward; the slower pace holds for the whole way."""
    formation = around.u.formation
    left = around.budget - way_cost(before, formation, around.width, slow)
    return max(left, 0) // move_price(formation, ADVANCE, slow)

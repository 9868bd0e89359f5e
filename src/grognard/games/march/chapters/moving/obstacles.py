"""Chapter 7, obstacles: where a way meets them, and how far it leads after their dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.measure import overlap
from grognard.table.paths import WHEEL, Leg, cut, end, end_path, room, sweep
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Footprint, Polygon, rectangle
from grognard.table.terrain import Edge, meets

from ...model.pieces import OBSTACLE, ON_TABLE, Battalion
from ...model.state import Battle
from ..figures import depth_of, footprint, whole_strip, width_of
from .move_cost import move_price, way_cost

TOLL: Final = 5 * CM // 2  # for each pip of the obstacle die


class Touch:
    """Where a way first touches an obstacle: which one, and the steps that lead up to it."""

    __slots__ = ("edge", "kind", "legs")

    def __init__(self, edge: i64, kind: i64, legs: list[Leg]) -> None:
        self.edge: Final[i64] = edge
        self.kind: Final[i64] = kind  # of the step on which it is touched
        self.legs: Final = legs


def lies_across(b: Battle, u: Battalion) -> i64:
    """R95, R124 The obstacles that a battalion is over already, as bits by their places."""
    crossed: i64 = 0
    edges = b.setting.ground.edges_with(OBSTACLE)
    for i in range(len(edges)):
        if meets(edges[i], footprint(u).hull):
            crossed |= 1 << i
    return crossed


def first_touch(b: Battle, u: Battalion, legs: list[Leg], crossed: i64) -> Touch | None:
    """7.8, R11 The first obstacle on a way that is not crossed yet."""
    edges = b.setting.ground.edges_with(OBSTACLE)
    if not edges:
        return None
    pose, width, depth = u.pose, width_of(u), depth_of(u)
    for number, leg in enumerate(legs):
        found: i64 = -1
        for i in range(len(edges)):
            if not crossed >> i & 1 and touches(edges[i], pose, width, depth, leg):
                leg = run_up(edges[i], pose, width, depth, leg)
                found = i
        if found >= 0:
            before = legs[:number]
            return Touch(found, leg.kind, [*before, leg] if leg.amount else before)
        pose = end(pose, width, depth, leg)
    return None


def touches(edge: Edge, pose: Pose, width: i64, depth: i64, leg: Leg) -> bool:
    return not is_beyond(edge, pose, width + depth, leg) and sweeps(edge, pose, width, depth, leg)


def is_beyond(edge: Edge, pose: Pose, size: i64, leg: Leg) -> bool:
    """A quick yes: no part of a battalion of that size comes near it, wherever the step leads."""
    reach = 2 * size + (0 if leg.kind == WHEEL else leg.amount)
    return edge.is_far(
        pose.x - reach, pose.y - reach, pose.x + reach, pose.y + reach, edge.width // 2
    )


def sweeps(edge: Edge, pose: Pose, width: i64, depth: i64, leg: Leg) -> bool:
    for piece in sweep(pose, width, depth, leg):
        if meets(edge, piece):
            return True
    return False


def run_up(edge: Edge, pose: Pose, width: i64, depth: i64, leg: Leg) -> Leg:
    """The part of a step that ends at an obstacle."""
    sign: i64 = 1 if leg.amount >= 0 else -1
    low: i64 = 0
    high = leg.amount * sign
    while low + 1 < high:
        middle = (low + high) >> 1
        if touches(edge, pose, width, depth, Leg(leg.kind, middle * sign)):
            high = middle
        else:
            low = middle
    return Leg(leg.kind, low * sign)


def toll(face: i64, kind: i64, formation: i64, slow: bool) -> i64:
    """7.8, R94 What an obstacle die costs: its centimetres at the price of the step."""
    return face * TOLL * move_price(formation, kind, slow)


def shortened(u: Battalion, legs: list[Leg], budget: i64, slow: bool) -> list[Leg]:
    """R94 As much of a way as a budget buys."""
    width, depth = width_of(u), depth_of(u)
    gone: list[Leg] = []
    for leg in legs:
        left = budget - way_cost(gone, u.formation, width, slow)
        leg = cut(u.pose, width, depth, leg, left // move_price(u.formation, leg.kind, slow))
        if leg.amount:
            gone.append(leg)
    return gone


def before_friends(b: Battle, u: Battalion, legs: list[Leg]) -> list[Leg]:
    """R65, R118 A way cut short stops before the first friend that it cannot clear."""
    width, depth = width_of(u), depth_of(u)
    while legs:
        friend = friend_on(b, u, rectangle(end_path(u.pose, width, depth, legs), width, depth))
        if friend is None:
            return legs
        legs = stopped_before(u, legs, friend)
    return legs


def friend_on(b: Battle, u: Battalion, place: Polygon) -> Footprint | None:
    """R65, R118 A friendly battalion, or the screen of another, that shares a piece of ground."""
    for other in b.units:
        if other.seat == u.seat and other.uid != u.uid and other.place == ON_TABLE:
            if overlap(place, footprint(other).hull):
                return footprint(other)
            if other.screen and overlap(place, whole_strip(other).hull):
                return whole_strip(other)
    return None


def stopped_before(u: Battalion, legs: list[Leg], friend: Footprint) -> list[Leg]:
    pose, width, depth = u.pose, width_of(u), depth_of(u)
    gone: list[Leg] = []
    for leg in legs:
        amount = room(pose, width, depth, leg, friend, 0)
        if amount:
            gone.append(Leg(leg.kind, amount))
        if amount != leg.amount:
            break
        pose = end(pose, width, depth, leg)
    return gone

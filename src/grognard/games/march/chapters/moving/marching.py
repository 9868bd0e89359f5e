"""Chapter 7, marching: which ways a battalion may go.

What it must heed is found once for all the ways it might take, and only as far as it can get.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.table.angles import TURN
from grognard.table.boxes import wheel_box, widened
from grognard.table.measure import far, gap, overlap
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg, clear, end, end_path, sweep, sweep_path
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Footprint, Polygon, rectangle
from grognard.table.terrain import Area, Edge, Ground, enters, meets

from ...model.pieces import FRENCH, IMPASSABLE, NOBODY, ON_TABLE, ROUGH, Battalion
from ...model.state import Battle
from ..disorder import in_rough, touches_rough
from ..figures import depth_of, footprint, strip, whole_strip, width_of
from .move_cost import PIP, SLOW_PRICE, ground_slows, keeps_pace, move_price, way_cost

TOO_FAR: Final = Refusal("7.2 beyond the die")
NOT_A_STEP: Final = Refusal("7.3 forward, wheel or back")
NOT_STRAIGHT: Final = Refusal("7.7 straight in rough")
TOO_NEAR: Final = Refusal("7.11 ten centimetres")
OFF_TABLE: Final = Refusal("18.6 off the table")
NO_PASSAGE: Final = Refusal("R65 swept path")
ON_FRIEND: Final = Refusal("18.6 overlap")
MUST_HOLD: Final = Refusal("R98 hold the hill")

GAP: Final = 10 * CM  # between opposing troops
MOST_LEGS: Final = 24
LONGEST: Final = 100 * CM  # no die buys more
FREE_OF_THE_HILL: Final = 3  # R98: the turn


class Surroundings:
    """All that a battalion might meet with so many pips, each list as short as it can be."""

    __slots__ = tuple(
        "barred budget closed depth enemies free friends ground hills limits rough slow turning u "
        "width".split()
    )

    def __init__(self, b: Battle, u: Battalion, pips: i64) -> None:
        self.u: Final = u
        self.width: Final[i64] = width_of(u)
        self.depth: Final[i64] = depth_of(u)
        self.budget: Final[i64] = pips * PIP
        self.ground: Final = b.setting.ground
        self.enemies: Final[list[Footprint]] = []
        self.limits: Final[list[int]] = []
        self.friends: Final[list[Polygon]] = []
        reach = self.within_reach()
        self.free: Final[bool] = self.ground.on_table(reach)
        # rough ground bars wheels, even where the Supreme Commander keeps up the pace (R96)
        self.turning: Final = near_areas(self.ground.areas_with(ROUGH), reach)
        self.closed: Final = near_areas(self.ground.areas_with(IMPASSABLE), reach)
        self.barred: Final = near_edges(self.ground.edges_with(IMPASSABLE), reach)
        fast = keeps_pace(b, u)
        self.rough: Final[list[Area]] = [] if fast else self.turning
        self.hills: Final[list[Area]] = [] if fast else near_hills(self.ground, reach)
        self.slow: Final[bool] = bool(self.rough) and in_rough(b, u)
        self.look_round(b, reach)

    def within_reach(self) -> Polygon:
        """A box that no part of the battalion can leave with its pips."""
        forward = move_price(self.u.formation, ADVANCE, False)
        across = self.width * self.width + self.depth * self.depth
        turned: i64 = int(sqrt(float(across)) * float(self.budget) / float(SLOW_PRICE * self.width))
        reach = max(self.budget // forward, turned) + 1
        return widened(footprint(self.u).hull, reach)

    def look_round(self, b: Battle, reach: Polygon) -> None:
        here = footprint(self.u)
        for other in b.units:
            if other.place == ON_TABLE and other.uid != self.u.uid:
                if other.seat != self.u.seat:
                    self.look_at(here, footprint(other), reach)
                    if other.screen:
                        self.look_at(here, whole_strip(other), reach)
                else:
                    self.look_past(footprint(other).hull, reach)
                    if other.screen:
                        self.look_past(strip(other).hull, reach)  # R118

    def look_at(self, here: Footprint, enemy: Footprint, reach: Polygon) -> None:
        """R8 Whoever is nearer than 10 cm already may not be approached."""
        if not far(reach, enemy.hull, GAP):
            self.enemies.append(enemy)
            self.limits.append(limit_to(here, enemy))

    def look_past(self, friend: Polygon, reach: Polygon) -> None:
        """R65 A friend may be passed through, but not stood on."""
        if not far(reach, friend, 0):
            self.friends.append(friend)

    def slows(self, legs: list[Leg]) -> bool:
        """7.6 Whether the ground slows a way."""
        return self.slow or ground_slows(self.ground, self.rough, self.hills, self.u, legs)

    def cost(self, legs: list[Leg]) -> i64:
        return way_cost(legs, self.u.formation, self.width, self.slows(legs))

    def leaves_alone(self, box: Polygon) -> bool:
        """Whether nothing to be heeded is anywhere near: a quick yes."""
        if not self.free and not self.ground.on_table(box):
            return False
        for i in range(len(self.enemies)):
            if not far(box, self.enemies[i].hull, self.limits[i]):
                return False
        for area in self.turning:
            if not far(box, area.shape, 0):
                return False
        for area in self.closed:
            if not far(box, area.shape, 0):
                return False
        for edge in self.barred:
            if is_beside(edge, box):
                return False
        return True


def limit_to(here: Footprint, enemy: Footprint) -> i64:
    """7.11, R8 How near one may come to an enemy from where one stands."""
    if far(here.hull, enemy.hull, GAP):
        return GAP
    return min(GAP, gap(here, enemy))


def near_areas(areas: list[Area], box: Polygon) -> list[Area]:
    return [area for area in areas if not far(area.shape, box, 0)] if areas else areas


def near_edges(edges: list[Edge], box: Polygon) -> list[Edge]:
    return [edge for edge in edges if is_beside(edge, box)] if edges else edges


def is_beside(edge: Edge, box: Polygon) -> bool:
    return not edge.is_far(box.west, box.south, box.east, box.north, edge.width)


def near_hills(ground: Ground, box: Polygon) -> list[Area]:
    return near_areas([ground.areas[i] for i in ground.raised], box) if ground.raised else []


# Whether a way may be gone


def why_not_path(b: Battle, u: Battalion, legs: list[Leg], pips: i64) -> Refusal | None:
    """7.2 Whether a battalion may go a way with so many pips."""
    refusal = why_not_steps(legs)
    if refusal is not None:
        return refusal
    refusal = why_not_way(Surroundings(b, u, pips), legs)
    return refusal if refusal is not None else why_not_leave(b, u, legs)


def why_not_steps(legs: list[Leg]) -> Refusal | None:
    """7.3 A way is made of steps forward, wheels and steps back; whatever comes from outside."""
    if len(legs) > MOST_LEGS:
        return NOT_A_STEP
    for leg in legs:
        if leg.kind == WHEEL:
            if leg.amount == 0 or leg.amount < -TURN or leg.amount > TURN:
                return NOT_A_STEP
        elif (leg.kind != ADVANCE and leg.kind != BACK) or leg.amount <= 0:
            return NOT_A_STEP
        elif leg.amount > LONGEST:
            return TOO_FAR
    return None


def why_not_way(around: Surroundings, legs: list[Leg]) -> Refusal | None:
    """7.2-7.11 What it costs, then what it meets, step by step, then where it ends."""
    u = around.u
    if way_cost(legs, u.formation, around.width, False) > around.budget:
        return TOO_FAR
    if around.cost(legs) > around.budget:
        return TOO_FAR
    pose = u.pose
    for leg in legs:
        refusal = why_not_leg(around, pose, leg)
        if refusal is not None:
            return refusal
        pose = end(pose, around.width, around.depth, leg)
    if around.friends and legs and ends_on(around, pose):
        return ON_FRIEND
    return None


def why_not_leg(around: Surroundings, pose: Pose, leg: Leg) -> Refusal | None:
    """7.7, 7.11, R65 One step is judged at every moment."""
    width, depth = around.width, around.depth
    if leg.kind == WHEEL and around.leaves_alone(wheel_box(pose, width, depth, leg.amount)):
        return None
    pieces = sweep(pose, width, depth, leg)
    if leg.kind == WHEEL and touches_rough(around.turning, pieces):
        return NOT_STRAIGHT
    for i in range(len(around.enemies)):
        if not clear(pieces, around.enemies[i], around.limits[i]):
            return TOO_NEAR
    for piece in pieces:
        if not around.free and not around.ground.on_table(piece):
            return OFF_TABLE
        if not is_open(around.closed, around.barred, piece):
            return NO_PASSAGE
    return None


def is_open(closed: list[Area], barred: list[Edge], piece: Polygon) -> bool:
    """R65 Whether a piece of a way keeps clear of impassable ground."""
    for area in closed:
        if enters(area, piece):
            return False
    for edge in barred:
        if meets(edge, piece):
            return False
    return True


def ends_on(around: Surroundings, pose: Pose) -> bool:
    """R65, R81, R118 At the end it overlaps nobody."""
    place = rectangle(pose, around.width, around.depth)
    for friend in around.friends:
        if overlap(place, friend):
            return True
    return False


def nearest_on_way(b: Battle, u: Battalion, legs: list[Leg]) -> tuple[i64, i64]:
    """7.11 The enemy to whom a way leads nearest, and how near; (NOBODY, -1) without enemies."""
    pieces = sweep_path(u.pose, width_of(u), depth_of(u), legs)
    found: i64 = NOBODY
    least: i64 = -1
    for enemy in b.units:
        if enemy.seat != u.seat and enemy.place == ON_TABLE:
            near = nearest_to(pieces, footprint(enemy))
            if enemy.screen:
                near = min(near, nearest_to(pieces, whole_strip(enemy)))
            if found == NOBODY or near < least:
                found, least = enemy.uid, near
    return found, least


def nearest_to(pieces: list[Polygon], enemy: Footprint) -> i64:
    least: i64 = 1 << 60
    for piece in pieces:
        least = min(least, gap(Footprint([piece], piece), enemy))
    return least


def why_not_leave(b: Battle, u: Battalion, legs: list[Leg]) -> Refusal | None:
    """R98 By option the French of Barrosa keep to their hill for two turns."""
    if not must_hold(b, u):
        return None
    depth = depth_of(u)
    x, y = end_path(u.pose, width_of(u), depth, legs).point(-(depth // 2), 0)
    return None if b.setting.ground.level_at(x, y) > 0 else MUST_HOLD


def must_hold(b: Battle, u: Battalion) -> bool:
    """R98 Whether a battalion may not leave the hill it stands on."""
    if not b.setting.options.french_hold or b.turn >= FREE_OF_THE_HILL or u.nation != FRENCH:
        return False
    x, y = u.pose.point(-(depth_of(u) // 2), 0)
    return b.setting.ground.level_at(x, y) > 0

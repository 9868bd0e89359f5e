"""D-34, D-134, D-158: falling back and flight: dice, the way, and which units it disorders."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Total
from grognard.kernel.procedure import DONE, Step
from grognard.miniatures.bodies import Body, besides, is_on
from grognard.miniatures.moving.forced_moves import clear_length, met_on, place_at, swept
from grognard.table.angles import DEGREE, QUARTER, heading_of
from grognard.table.formations import about
from grognard.table.measure import closer, distance, gap
from grognard.table.pose import INCH, Point, Pose
from grognard.table.shapes import Footprint, Polygon
from grognard.table.sight import nearest_point
from grognard.table.terrain import enters_any

from ...model.flow import BattleProcedure
from ...model.kinds import CAVALRY, GARRISON, HEAVY, NOBODY
from ...model.pieces import Unit
from ...model.state import Battle
from ..buildings.garrisons import drive_out
from ..formations import (
    CLOSED,
    FORMED,
    KEPT_AWAY,
    body_of,
    centre_of,
    field_of,
    footprint,
    footprint_at,
    size_of,
    traits_of,
)
from ..morale.alarm import destroy
from ..smoke import disperse

STEP: Final = INCH // 4
FAR_AWAY: Final = 100 * INCH
DETOURS: Final = tuple(
    sign * angle * DEGREE for angle in range(15, 91, 15) for sign in (1, -1)
)  # ways round what is in the way, the shortest first


# Dice


def flee_dice(u: Unit) -> i64:
    """C-REA-1, C-CAV-20, W-FLE-1 Three for line and light cavalry, two for all others."""
    return 3 if u.arm == CAVALRY and u.roster.weight != HEAVY else 2


def short_flee_dice(u: Unit) -> i64:
    """C-REA-2, C-CAV-20 After firing: one die fewer."""
    return flee_dice(u) - 1


def fall_back_dice(b: Battle, u: Unit, reaction: bool) -> i64:
    """C-INF-9, C-CAV-12, C-CAV-20, D-64 One die for infantry, two for cavalry; heavy in reaction
    one.
    """
    if u.arm != CAVALRY:
        return 1
    if u.roster.weight == HEAVY and (reaction or b.setting.options.heavy_short):
        return 1
    return 2


# Falling back


class FallBack(BattleProcedure):
    """C-MAN-3, D-158 Straight back by so many dice, facing as before."""

    unit: i64
    dice: i64

    STAGES = ("throw", "go")

    def throw(self, b: Battle) -> Step:
        if not b.units[self.unit].on_table():
            return DONE
        return Total("C-MAN-3", int(self.dice))

    def go(self, b: Battle) -> Step:
        fall_back(b, self.unit, b.outcome * INCH)
        return DONE


def fall_back(b: Battle, uid: i64, length: i64) -> None:
    """D-34, D-158 As far as nothing but friends is in the way; formed ones are disordered."""
    if not come_out(b, uid, NOBODY):
        return
    u = b.units[uid]
    heading = u.pose.h + 2 * QUARTER
    body = body_of(b, u)
    reach = back_length(b, u, body, heading, length)
    passed = friends_on(b, u, swept(body, heading, reach)) if reach > 0 else []
    there = u.pose.moved(-reach)
    disperse(b, uid, there)
    b.fall_back_to(uid, reach, there)
    for friend in passed:
        b.disorder(friend)
    if passed:
        b.disorder(uid)


def back_length(b: Battle, u: Unit, body: Body, heading: i64, length: i64) -> i64:
    """How far back it gets: on through friends, or stopped before what it may not pass."""
    friends = shapes_of(besides(field_of(b).friends(u.seat), u.uid))
    beyond = clear_length(body, friends, heading, length)
    if is_open_way(b, u, body, heading, beyond):
        return beyond
    while length > 0:
        if is_open_way(b, u, body, heading, length):
            if clear_length(body, friends, heading, length) == length:
                return length
        length = max(length - STEP, 0)
    return 0


def is_open_way(b: Battle, u: Unit, body: Body, heading: i64, length: i64) -> bool:
    """Neither enemies nor closed ground nor the table edge on the way."""
    pieces = swept(body, heading, length)
    ground = b.setting.ground
    for piece in pieces:
        if not ground.on_table(piece):
            return False
    if enters_any(ground.areas_with(CLOSED), pieces):
        return False
    enemies = field_of(b).enemies(u.seat)
    if met_on(enemies, pieces) is not None:
        return False
    return not comes_near(b, u, place_at(body, heading, length))


def comes_near(b: Battle, u: Unit, place: Footprint) -> bool:
    """W-MOV-6 Within an inch of an enemy, and nearer than before."""
    here = footprint(b, u)
    for enemy in field_of(b).enemies(u.seat):
        if closer(place, enemy.shape, KEPT_AWAY):
            if gap(place, enemy.shape) < gap(here, enemy.shape):
                return True
    return False


def shapes_of(bodies: list[Body]) -> list[Polygon]:
    return [part for body in bodies for part in body.shape.parts]


def friends_on(b: Battle, u: Unit, pieces: list[Polygon]) -> list[int]:
    """D-34 Formed friends that a formed unit passes through."""
    found: list[int] = []
    if not u.is_formed() and not u.is_fleeing():
        return found
    for body in besides(field_of(b).friends(u.seat, FORMED), u.uid):
        for piece in pieces:
            if is_on(body, piece):
                found.append(body.owner)
                break
    return found


# Flight


class Flight(BattleProcedure):
    """D-134 It flees by so many dice: from an enemy, or with NOBODY toward its own edge."""

    unit: i64
    dice: i64
    enemy: i64

    STAGES = ("begin", "throw", "go")

    def begin(self, b: Battle) -> Step:
        if not b.units[self.unit].on_table():
            return DONE
        b.flee(self.unit)
        self.stage = 2
        return self.throw(b)

    def throw(self, b: Battle) -> Step:
        return Total("D-134", int(self.dice))

    def go(self, b: Battle) -> Step:
        run_away(b, self.unit, b.outcome * INCH, self.enemy)
        return DONE


class FlightWay:
    """Where a flight ends, which units it disorders, and whether that is off the table."""

    def __init__(self, pose: Pose, passed: list[int], off: bool) -> None:
        self.pose: Final = pose
        self.passed: Final = passed
        self.off: Final[bool] = off


def run_away(b: Battle, uid: i64, length: i64, enemy: i64) -> None:
    """D-134, W-FLE-2 So far; off the table or without a way it is lost."""
    if not come_out(b, uid, enemy):
        destroy(b, uid)
        return
    u = b.units[uid]
    heading = b.setting.sides[u.seat].home if enemy == NOBODY else away_from(b, u, b.units[enemy])
    way = flight_way(b, u, heading, length)
    if way is None:
        destroy(b, uid)
        return
    for friend in way.passed:
        b.disorder(friend)
    if way.off:
        b.flee_off(uid)
    else:
        disperse(b, uid, way.pose)
        b.flee_to(uid, length, way.pose)


def come_out(b: Battle, uid: i64, enemy: i64) -> bool:
    """D-140 A garrison that has to go leaves by the far side first; others stand outside."""
    u = b.units[uid]
    if u.formation != GARRISON:
        return True
    if enemy != NOBODY:
        x, y = centre_of(b, b.units[enemy])
    else:
        cx, cy = centre_of(b, u)
        x, y = Pose(cx, cy, b.setting.sides[u.seat].home).point(-FAR_AWAY, 0)
    return drive_out(b, uid, x, y)


def away_from(b: Battle, u: Unit, enemy: Unit) -> i64:
    """D-106, D-165 From the nearest point of an enemy to its own middle, and on."""
    x, y = centre_of(b, u)
    best: Point = centre_of(b, enemy)
    least: i64 = 1 << 60
    for part in footprint(b, enemy).parts:
        px, py = nearest_point(part, x, y)
        off = distance(x, y, px, py)
        if off < least:
            best, least = (px, py), off
    if least == 0:
        return u.pose.h + 2 * QUARTER
    return heading_of(x - best[0], y - best[1])


def flight_way(b: Battle, u: Unit, heading: i64, length: i64) -> FlightWay | None:
    """D-134 Straight, or round what is in the way by the smallest turn; None where all is shut."""
    way = straight_flight(b, u, heading, length)
    if way is not None:
        return way
    for turn in DETOURS:
        way = straight_flight(b, u, heading + turn, length)
        if way is not None:
            return way
    return None


def straight_flight(b: Battle, u: Unit, heading: i64, length: i64) -> FlightWay | None:
    """In one direction, through friends and just beyond those it would end on."""
    body, turned = body_of(b, u), turned_body(b, u, heading)
    friends = shapes_of(besides(field_of(b).friends(u.seat), u.uid))
    reach = clear_length(turned, friends, heading, length)
    there = place_at(turned, heading, reach)
    pieces = [*swept(body, heading, reach), *there.parts]
    if met_on(field_of(b).enemies(u.seat), pieces) is not None:
        return None
    ground = b.setting.ground
    if enters_any(ground.areas_with(CLOSED), pieces):
        return None
    passed = friends_on(b, u, pieces)
    x, y = Pose(turned.pose.x, turned.pose.y, heading).point(reach, 0)
    return FlightWay(Pose(x, y, heading), passed, not ground.on_table(there.hull))


def turned_body(b: Battle, u: Unit, facing: i64) -> Body:
    """It turns its back, about its middle."""
    width, depth = size_of(u.roster, u.formation, u.files, u.figures)
    x, y = centre_of(b, u)
    pose = about(x, y, facing, depth)
    shape = footprint_at(u.roster, u.formation, u.files, u.figures, pose)
    return Body(u.uid, 0, u.seat, pose, width, depth, shape, traits_of(u))

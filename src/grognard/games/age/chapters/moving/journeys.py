"""Chapters 2 and 12, whole moves: legs and a road, where they end, and their consequences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import MOMENT, Refusal
from grognard.miniatures.bodies import gap_to_nearest, near_others, stands_on
from grognard.miniatures.moving import why_not_path as ways
from grognard.miniatures.moving.move_cost import cost, open_cost
from grognard.miniatures.moving.mover import Mover, in_the_open
from grognard.table.angles import SHIFT, along, aside
from grognard.table.measure import distance
from grognard.table.paths import ABOUT, Leg, Skips, end_path, sweep_path
from grognard.table.pose import Pose
from grognard.table.shapes import Extent, Footprint, Polygon

from ...model.actions import WITHDRAW
from ...model.kinds import (
    COLUMN,
    GARRISON,
    HURRIED,
    INFANTRY,
    MASSE,
    MOVED,
    NOBODY,
    ROLLING,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..artillery import part_from_brigades, why_not_act
from ..command.losses import shift_generals, shifts_nobody
from ..formations import (
    BASE,
    DEEP_MASSE,
    body_of,
    built_up_at,
    centre_of,
    field_of,
    garrison_pose,
    has_room,
    is_free_for,
)
from .columns import Place, after_legs, laid, line_of
from .marching import (
    GAP,
    OFF_TABLE,
    ON_FRIEND,
    TOO_FAR,
    WHOLE,
    budget_of,
    mover_of,
    steps_of,
    why_not_legs,
)
from .roads import points_to, road_at, road_end, road_pieces, why_not_follow
from .speeds import full_speed, road_speed_of, speed_of
from .zones import Zones, is_in_zone, is_tactical

LEAVES: Final = Refusal("3.2 withdrawal", MOMENT)
NOT_BACK: Final = Refusal("3.4 not the order")
IN_AND_OUT: Final = Refusal("9.4 not in and out")

RESERVE_MOVE: Final = 5  # in addition to the orders of a brigade
ROAD_LEG: Final = 7  # in the report of a march: a length along the road


# Whether the move is legal


def why_not_march(
    b: Battle,
    u: Unit,
    legs: list[Leg],
    road: i64,
    halves: i64,
    order: i64,
    m: Mover | None = None,
    paid: bool = False,
) -> Refusal | None:
    """2.1, 2.2 Whether a unit may go these legs, and then this far along the road.

    Callers that check many ways have its mover already, and may know that the legs are paid for.
    """
    if not legs and road == 0:
        return None
    reserve = order == RESERVE_MOVE
    refusal = why_not_first_legs(b, u, legs, halves, reserve, m, paid) if legs else None
    if refusal is not None:
        return refusal
    if road:
        left = road_budget(b, u, legs, halves, reserve)
        refusal = why_not_follow(b, u, after_first_legs(b, u, legs), road, left, reserve)
        if refusal is not None:
            return refusal
    place = after_march(b, u, legs, road)
    if road or u.formation == COLUMN:
        refusal = why_not_there(b, u, place)
        if refusal is not None:
            return refusal
    return why_not_end(b, u, legs, road, place, order)


def why_not_first_legs(
    b: Battle,
    u: Unit,
    legs: list[Leg],
    halves: i64,
    reserve: bool,
    m: Mover | None,
    paid: bool,
) -> Refusal | None:
    """12.6 A march column that faces about continues from its old tail."""
    refusal = why_not_legs(u, legs)
    if refusal is not None:
        return refusal
    budget = budget_of(b, u, halves)
    if not turns_column(u, legs):
        mover = m if m is not None else mover_of(b, u, budget, reserve)
        return ways.why_not_path(mover, legs, paid)
    left = budget - steps_of(b, u).fixed[ABOUT]
    if left < 0:
        return TOO_FAR
    return ways.why_not_path(mover_of(b, faced_about(u), left, reserve), legs[1:])


def turns_column(u: Unit, legs: list[Leg]) -> bool:
    return u.formation == COLUMN and len(legs) > 0 and legs[0].kind == ABOUT


def faced_about(u: Unit) -> Unit:
    """12.6 The same column with its tail for a head."""
    place = after_legs(u, [Leg(ABOUT, 0)])
    v = u.copy()
    v.pose, v.trail, v.body = place.pose, place.trail, None
    return v


def legs_cost(b: Battle, u: Unit, legs: list[Leg], reserve: bool) -> i64:
    """2.1 What some legs cost."""
    if not legs:
        return 0
    if turns_column(u, legs):
        fixed: i64 = steps_of(b, u).fixed[ABOUT]
        return fixed + legs_cost(b, faced_about(u), legs[1:], reserve)
    return cost(mover_of(b, u, speed_of(b, u), reserve), legs)


def road_budget(b: Battle, u: Unit, legs: list[Leg], halves: i64, reserve: bool) -> i64:
    """2.2, R20 The speed of the road only for a move that is wholly on it."""
    if not legs:
        return road_speed_of(b, u) * halves // WHOLE
    return budget_of(b, u, halves) - legs_cost(b, u, legs, reserve)


def why_not_there(b: Battle, u: Unit, place: Place) -> Refusal | None:
    """R58 All of a column ends on the table and not on another unit."""
    shape = place.shape(u, u.formation)
    if not b.setting.ground.on_table(shape.hull):
        return OFF_TABLE
    others = near_others(field_of(b).bodies, u.uid, shape.hull)
    return None if stands_on(others, shape) is None else ON_FRIEND


def why_not_end(
    b: Battle, u: Unit, legs: list[Leg], road: i64, place: Place, order: i64
) -> Refusal | None:
    """9.4, R54 Back to the reserve zone only by a withdrawal, which leads nowhere else."""
    if order not in (RESERVE_MOVE, WITHDRAW) and (u.is_battery() or not is_tactical(b, u)):
        return None
    shape = place.shape(u, MASSE if u.formation == GARRISON else u.formation)
    if order == RESERVE_MOVE:
        passes = not is_in_zone(b, u.seat, shape) and passes_zone(b, u, legs, road)
        return IN_AND_OUT if passes else None
    if order == WITHDRAW:
        return why_not_back(b, u, shape)
    if is_in_zone(b, u.seat, shape):
        return None
    return LEAVES if is_farther(b, u, shape) else None


def why_not_back(b: Battle, u: Unit, shape: Footprint) -> Refusal | None:
    """R51, R54 A withdrawal leads away from the enemy, out of any contact."""
    if b.in_contact(u.uid) and gap_to_nearest(field_of(b).enemies(u.seat), shape) < GAP:
        return NOT_BACK
    return None if is_farther(b, u, shape) else NOT_BACK


def is_farther(b: Battle, u: Unit, shape: Footprint) -> bool:
    """Whether a place is farther from the nearest enemy than a unit is now."""
    field = field_of(b)
    return gap_to_nearest(field.enemies(u.seat), shape) > field.gap_to_enemy(body_of(b, u))


def passes_zone(b: Battle, u: Unit, legs: list[Leg], road: i64) -> bool:
    """9.4 Whether a way comes nearer than 18 inches to an enemy."""
    for piece in swept(b, u, legs, road, Zones(b, u.seat).are_far):
        if is_in_zone(b, u.seat, Footprint([piece], piece)):
            return True
    return False


# Where it leads


def after_first_legs(b: Battle, u: Unit, legs: list[Leg]) -> Place:
    if u.formation == COLUMN:
        return after_legs(u, legs)
    body = body_of(b, u)
    return Place(end_path(u.pose, body.width, body.depth, legs), [])


def after_march(b: Battle, u: Unit, legs: list[Leg], road: i64) -> Place:
    """2.1, 2.2 Where a unit is after its legs, and so far along the road."""
    before = after_first_legs(b, u, legs)
    if road == 0:
        return before
    place = road_at(b, before.pose)
    if place is None:
        return before
    line = points_to(place, road)
    pose = road_end(u, before, line)
    if u.formation != COLUMN:
        return Place(pose, [])
    v = u.copy()
    v.pose, v.trail = before.pose, before.trail
    return laid(u, pose, [*line[::-1], *line_of(v)])


def swept(
    b: Battle, u: Unit, legs: list[Leg], road: i64, skips: Skips | None = None
) -> list[Polygon]:
    """All the ground that a move covers; of turns, ground outside the circle does not matter."""
    body = body_of(b, u)
    if turns_column(u, legs):
        u, legs = faced_about(u), legs[1:]
    depth = BASE if u.formation == COLUMN else body.depth
    pieces = sweep_path(u.pose, body.width, depth, legs, skips)
    if road:
        before = after_first_legs(b, u, legs)
        place = road_at(b, before.pose)
        if place is not None:
            pieces += road_pieces(points_to(place, road), body.width)
    return pieces


# Consequences


def carry_out(b: Battle, uid: i64, legs: list[Leg], road: i64, reserve: bool) -> None:
    """3.4, R34, R57, R83 It moves; lone generals get out of the way, batteries follow, houses are
    occupied.
    """
    b.mark(uid, MOVED)
    if not legs and road == 0:
        return
    leave(b, uid)
    u = b.units[uid]
    before = u.pose

    def shifts_none(box: Extent) -> bool:
        return shifts_nobody(b, u.seat, box)

    place, pieces = after_march(b, u, legs, road), swept(b, u, legs, road, shifts_none)
    if is_hurried(b, u, legs, road, reserve):
        b.mark(uid, HURRIED)
    tell(b, uid, legs, road)
    b.move_to(uid, place.pose, place.trail)
    shift_generals(b, pieces, u.seat)
    follow(b, uid, before)
    settle_in(b, uid)


def is_hurried(b: Battle, u: Unit, legs: list[Leg], road: i64, reserve: bool) -> bool:
    """R34 Whether a move takes more than half of its speed, on a road of that of the road."""
    along = road if road > 0 else -road
    speed = road_speed_of(b, u) if road and not legs else speed_of(b, u)
    if 2 * (open_cost(steps_of(b, u), body_of(b, u).width, legs, in_the_open()) + along) > speed:
        return True  # on any ground: it costs no less than the open
    return 2 * (legs_cost(b, u, legs, reserve) + along) > speed


def tell(b: Battle, uid: i64, legs: list[Leg], road: i64) -> None:
    if b.events is not None:
        numbers = [number for leg in legs for number in leg.key()]
        b.note("marched", uid, [*numbers, ROAD_LEG, road] if road else numbers)


def leave(b: Battle, uid: i64) -> None:
    """2.6, R51, R57 It leaves its combats, or its built-up area in masse."""
    if b.in_contact(uid):
        b.part_all(uid)
    if b.units[uid].formation == GARRISON:
        b.form(uid, MASSE, b.units[uid].pose)


def settle_in(b: Battle, uid: i64) -> None:
    """12.5, R57, R108 Infantry of at most 8 bases with its middle in a free area holds it."""
    u = b.units[uid]
    if u.arm != INFANTRY or u.bases > DEEP_MASSE:
        return
    x, y = centre_of(b, u)
    area = built_up_at(b, x, y)
    if area != NOBODY and is_free_for(b, uid, area):
        b.garrison(uid, area, garrison_pose(b, u, area))


def follow(b: Battle, uid: i64, before: Pose) -> None:
    """R32, R110 Batteries attached to a brigade keep their place beside it, if they can."""
    after = b.units[uid].pose
    for battery in b.units:
        if (
            battery.escort == uid
            and battery.on_table()
            and why_not_act(b, battery, ROLLING) is None
        ):
            pose = beside(battery.pose, before, after)
            near = distance(battery.pose.x, battery.pose.y, pose.x, pose.y) <= full_speed(battery)
            if near and has_room(b, battery, battery.formation, pose):
                b.move_to(battery.uid, pose, [])
                b.mark(battery.uid, ROLLING | MOVED)
    part_from_brigades(b)


def beside(pose: Pose, before: Pose, after: Pose) -> Pose:
    """The same place as seen from a pose that has moved."""
    dx, dy = pose.x - before.x, pose.y - before.y
    ahead, right = along(dx, dy, before.h) >> SHIFT, aside(dx, dy, before.h) >> SHIFT
    x, y = after.point(ahead, right)
    return Pose(x, y, after.h + pose.h - before.h)

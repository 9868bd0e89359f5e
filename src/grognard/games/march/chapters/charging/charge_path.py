"""Chapter 12, the way of a charge: one wheel, straight ahead, and which enemy it meets first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.bodies import besides
from grognard.miniatures.moving import charge_path
from grognard.miniatures.moving.charge_path import Approach, Charger, wheel_sweep
from grognard.miniatures.moving.mover import near_areas
from grognard.miniatures.moving.obstacles import Touch
from grognard.table.angles import DEGREE
from grognard.table.arcs import FRONT
from grognard.table.paths import ADVANCE, WHEEL, Leg, sweep_path, wheel_box
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Extent, Polygon, rectangle

from ...model.pieces import ENTANGLED, IMPASSABLE, NOBODY, ROUGH, Battalion
from ...model.state import Battle
from ..disorder import passed_through, touches_rough
from ..figures import CLOSE_ORDER, body_of, depth_of, field_of, width_of
from ..moving.move_cost import PIP, move_price, slowed, way_cost
from ..moving.obstacles import before_friends, first_touch, lies_across, toll
from ..shooting.defence import struck_sector

FIRST_TURN: Final = Refusal("12.9 not in its first turn")
FRONT_CLOSED: Final = Refusal("12.9 flank or rear")

WIDEST: Final = 45 * DEGREE
HIGHEST: Final = 6  # of the distance die
STAND_OFF: Final = 1 * CM  # of a charge that falls short (R27)
BRINK: Final = 10  # how far beyond the enemy's edge an obstacle is still before him


def charger_of(u: Battalion) -> Charger:
    """12.3, R26 What a charge may cost, by the best of distance dice."""
    ahead = move_price(u.formation, ADVANCE, False)
    arc = move_price(u.formation, WHEEL, False)
    return Charger(body_of(u), WIDEST, HIGHEST * PIP, ahead, arc)


def approach(b: Battle, u: Battalion, wheel: i64, target: i64 = NOBODY) -> Approach:
    """R74, R134 The way of a charge at a target; an enemy who is truly nearer is met first."""
    enemies = field_of(b).enemies(u.seat, CLOSE_ORDER)
    wanted = body_of(b.units[target]) if target != NOBODY else None
    return charge_path.approach(body_of(u), wheel, enemies, wanted)


def wheel_to(u: Battalion, target: Battalion) -> i64:
    """R26 The wheel toward the middle of a target."""
    x, y = body_of(target).centre()
    return charge_path.wheel_toward(body_of(u), WIDEST, x, y)


def list_wheels(u: Battalion, target: Battalion) -> list[int]:
    """R26 Wheels of a charge that are worth considering."""
    return charge_path.list_wheels(charger_of(u), body_of(target))


# What forbids it


def why_not_strike(u: Battalion, enemy: Battalion) -> Refusal | None:
    """12.9, R37, R75 A fighting enemy only in flank or rear, and not in the combat's first turn."""
    if enemy.foe == NOBODY:
        return None
    if enemy.marks & ENTANGLED:
        return FIRST_TURN
    return FRONT_CLOSED if struck_sector(enemy, u) == FRONT else None


def wheels_in_rough(b: Battle, u: Battalion, wheel: i64) -> bool:
    """R96 In rough ground one goes straight only."""
    areas = b.setting.ground.areas_with(ROUGH)
    if wheel == 0 or not areas:
        return False

    def misses_rough(box: Extent) -> bool:
        return not near_areas(areas, box)

    width, depth = width_of(u), depth_of(u)
    if misses_rough(wheel_box(u.pose, width, depth, wheel)):
        return False
    there = rectangle(u.pose.wheeled(width, wheel), width, depth)
    # usually one end of a wheel decides
    if touches_rough(areas, [body_of(u).shape.hull, there]):
        return True
    return touches_rough(areas, wheel_sweep(body_of(u), wheel, misses_rough))


def next_obstacle(b: Battle, u: Battalion, way: Approach, crossed: i64) -> Touch | None:
    """R110 The next obstacle on the way; one that the enemy lines is crossed to reach him."""
    touch = first_touch(b, u, way.legs(BRINK), crossed)
    if touch is not None and touch.legs and touch.legs[-1].kind == ADVANCE:
        if touch.legs[-1].amount > way.length:
            return Touch(touch.edge, ADVANCE, way.legs())
    return touch


def least_cost(b: Battle, u: Battalion, way: Approach) -> i64:
    """12.3, R66, R108 What the way to contact costs, obstacles at the lowest of their dice."""
    legs = way.legs()
    slow = slowed(b, u, legs)
    cost = way_cost(legs, u.formation, way.width, slow)
    crossed = lies_across(b, u)
    touch = next_obstacle(b, u, way, crossed)
    while touch is not None:
        cost += toll(1, touch.kind, u.formation, slow)
        crossed |= 1 << touch.edge
        touch = next_obstacle(b, u, way, crossed)
    return cost


# What bars the way


def bars_wheel(b: Battle, u: Battalion, wheel: i64) -> bool:
    """R65, R81 Whether the wheel itself would touch an enemy, impassable ground or the edge."""
    enemies = field_of(b).enemies(u.seat, CLOSE_ORDER)
    return charge_path.bars_wheel(body_of(u), wheel, enemies, b.setting.ground, IMPASSABLE)


def bars_run(b: Battle, u: Battalion, way: Approach) -> bool:
    """R65, R81 Whether ground bars the straight part, or a friend is where it would end."""
    friends = besides(field_of(b).friends(u.seat, CLOSE_ORDER), u.uid)
    return charge_path.bars_run(way, friends, b.setting.ground, IMPASSABLE)


def in_sight(b: Battle, u: Battalion, target: Battalion) -> bool:
    """R26, R109 Whether it sees any of its target from the middle or an end of its front."""
    others = in_between(b, u, target)
    return charge_path.in_sight(body_of(u), body_of(target), others, b.setting.ground)


def in_between(b: Battle, u: Battalion, target: Battalion) -> list[Polygon]:
    """R109 What may hide a target: all other battalions, no screens."""
    others = besides(besides(field_of(b).with_traits(CLOSE_ORDER), u.uid), target.uid)
    return [body.shape.hull for body in others]


def disorders(b: Battle, u: Battalion, way: Approach, place: Pose) -> bool:
    """7.9, 8.1, R12 Whether obstacles, rough ground or friends disorder it before it is there."""
    if next_obstacle(b, u, way, lies_across(b, u)) is not None:
        return True
    pieces = sweep_path(u.pose, way.width, way.depth, way.legs())
    pieces.append(rectangle(place, way.width, way.depth))
    if touches_rough(b.setting.ground.areas_with(ROUGH), pieces):
        return True
    return len(passed_through(b, u.uid, pieces)) > 0


# Where it ends


def flush_pose(b: Battle, u: Battalion, way: Approach) -> Pose:
    """R75 Flush against the edge it touched; where anything prevents that, as it came."""
    others = besides(field_of(b).with_traits(CLOSE_ORDER), u.uid)
    return charge_path.flush_pose(way, others, b.setting.ground, IMPASSABLE)


def stopped_short(b: Battle, u: Battalion, way: Approach, run: list[Leg]) -> list[Leg]:
    """R27, R65 A charge that does not arrive: 1 cm off the enemy at least, and on no friend."""
    return before_friends(b, u, charge_path.stopped_short(way, run, STAND_OFF))

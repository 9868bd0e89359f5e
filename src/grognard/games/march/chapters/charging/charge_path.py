"""Chapter 12, the way of a charge: one wheel, straight ahead, and whom it meets first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.moving.mover import near_areas
from grognard.miniatures.moving.obstacles import Touch
from grognard.miniatures.moving.why_not_path import wheel_box
from grognard.table.angles import DEGREE, SHIFT, along, arc_length, aside, heading_of, turn_between
from grognard.table.arcs import FRONT
from grognard.table.contact import flush, straight_to, touched_edge, touching
from grognard.table.measure import TOLERANCE, far, overlap
from grognard.table.paths import ADVANCE, WHEEL, Leg, clear, room, sweep, sweep_path
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Footprint, Polygon, block, rectangle
from grognard.table.sight import nearest_point, visible

from ...model.pieces import ENTANGLED, NOBODY, ON_TABLE, ROUGH, Battalion
from ...model.state import Battle
from ..disorder import passed_through, touches_rough
from ..figures import centre, depth_of, footprint, width_of
from ..moving.forced_moves import is_walkable
from ..moving.move_cost import PIP, move_price, slowed, way_cost
from ..moving.obstacles import before_friends, first_touch, lies_across, toll
from ..shooting.defence import struck_sector

FIRST_TURN: Final = Refusal("12.9 not in its first turn")
FRONT_CLOSED: Final = Refusal("12.9 flank or rear")

WIDEST: Final = 45 * DEGREE
HIGHEST: Final = 6  # of the distance die
STAND_OFF: Final = 1 * CM  # of a charge that falls short (R27)
WORTH_A_WHEEL: Final = 5 * DEGREE
BRINK: Final = 10  # how far beyond the enemy's edge an obstacle is still before him


class Approach:
    """R26, R74 A charge as it is declared: where it goes straight on, and the first enemy there."""

    __slots__ = ("depth", "length", "met", "pose", "wheel", "width")

    def __init__(self, u: Battalion, wheel: i64) -> None:
        self.wheel: Final[i64] = wheel
        self.width: Final[i64] = width_of(u)
        self.depth: Final[i64] = depth_of(u)
        self.pose: Final = u.pose if wheel == 0 else u.pose.wheeled(self.width, wheel)
        self.met: i64 = NOBODY
        self.length: i64 = -1

    def look_ahead(self, b: Battle, u: Battalion, target: i64) -> None:
        """R74 An enemy formed battalion met first becomes the target."""
        for enemy in b.units:
            if enemy.place == ON_TABLE and enemy.seat != u.seat:
                length = self.to(enemy)
                if length >= 0 and (self.met == NOBODY or length < self.length):
                    self.met = enemy.uid
                    self.length = length
        if target != NOBODY and target != self.met:
            self.prefer(b.units[target])

    def prefer(self, target: Battalion) -> None:
        """R134 Whoever is reached at the same moment as the target is not met first."""
        length = self.to(target)
        if 0 <= length <= self.length + TOLERANCE:
            self.met = target.uid
            self.length = length

    def to(self, enemy: Battalion) -> i64:
        """How far straight ahead it touches an enemy; -1 when it passes by."""
        return straight_to(self.pose, self.width, self.depth, footprint(enemy).hull)

    def legs(self, more: i64 = 0) -> list[Leg]:
        """The way to contact, and so much more."""
        ahead = [Leg(ADVANCE, self.length + more)] if self.length + more > 0 else []
        return [Leg(WHEEL, self.wheel), *ahead] if self.wheel else ahead

    def obstacle(self, b: Battle, u: Battalion, crossed: i64) -> Touch | None:
        """R110 The next obstacle on the way; one that the enemy lines is crossed to reach him."""
        touch = first_touch(b, u, self.legs(BRINK), crossed)
        if touch is not None and touch.legs and touch.legs[-1].kind == ADVANCE:
            if touch.legs[-1].amount > self.length:
                return Touch(touch.edge, ADVANCE, self.legs())
        return touch

    def contact(self, enemy: Battalion) -> Pose:
        """Where it touches the enemy, before it lies flush; not a hair's breadth on his ground."""
        ahead = Leg(ADVANCE, self.length)
        run = room(self.pose, self.width, self.depth, ahead, footprint(enemy), 0)
        return self.pose.moved(run)

    def edge(self, enemy: Battalion) -> i64:
        """R75, R79 The edge of the enemy that is struck."""
        return touched_edge(self.pose, self.width, self.depth, footprint(enemy).hull)


def approach(b: Battle, u: Battalion, wheel: i64, target: i64 = NOBODY) -> Approach:
    """R74 The way of a charge at a target, or at whomever it meets first."""
    way = Approach(u, wheel)
    way.look_ahead(b, u, target)
    return way


# Quick verdicts


def is_beyond(u: Battalion, shape: Polygon) -> bool:
    """12.3 Whether no distance die brings it there: a quick yes."""
    return far(footprint(u).hull, shape, HIGHEST * PIP // move_price(u.formation, ADVANCE, False))


def is_aside(u: Battalion, shape: Polygon) -> bool:
    """R26 Whether no wheel brings it there: behind the front, or beside both arcs; a quick yes."""
    pose = u.pose
    half = width_of(u) // 2
    rx, ry = pose.point(0, half)
    lx, ly = pose.point(0, -half)
    right, left, behind = True, True, True
    slack: i64 = 4 * TOLERANCE << SHIFT
    for i in range(shape.size):
        x: i64 = shape.xs[i]
        y: i64 = shape.ys[i]
        right = right and aside(x - rx, y - ry, pose.h + WIDEST) > slack
        left = left and aside(x - lx, y - ly, pose.h - WIDEST) < -slack
        behind = behind and along(x - pose.x, y - pose.y, pose.h) < -slack
    return right or left or behind


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
    near = near_areas(areas, wheel_box(u.pose, width_of(u), depth_of(u), wheel))
    return bool(near) and touches_rough(near, wheel_sweep(u, wheel))


def wheel_sweep(u: Battalion, wheel: i64) -> list[Polygon]:
    return sweep(u.pose, width_of(u), depth_of(u), Leg(WHEEL, wheel))


def least_cost(b: Battle, u: Battalion, way: Approach) -> i64:
    """12.3, R66, R108 What the way to contact costs, obstacles at the lowest of their dice."""
    legs = way.legs()
    slow = slowed(b, u, legs)
    cost = way_cost(legs, u.formation, way.width, slow)
    crossed = lies_across(b, u)
    touch = way.obstacle(b, u, crossed)
    while touch is not None:
        cost += toll(1, touch.kind, u.formation, slow)
        crossed |= 1 << touch.edge
        touch = way.obstacle(b, u, crossed)
    return cost


# What bars the way


def bars_wheel(b: Battle, u: Battalion, wheel: i64) -> bool:
    """R65 Whether the wheel itself would touch an enemy, impassable ground or the table edge."""
    if wheel == 0:
        return False
    box = wheel_box(u.pose, width_of(u), depth_of(u), wheel)
    near: list[Footprint] = []
    for enemy in b.units:
        if enemy.place == ON_TABLE and enemy.seat != u.seat:
            if not far(footprint(enemy).hull, box, 0):
                near.append(footprint(enemy))
    if not near and is_walkable(b, box):
        return False
    pieces = wheel_sweep(u, wheel)
    for shape in near:
        if not clear(pieces, shape, 0):
            return True
    for piece in pieces:
        if not is_walkable(b, piece):
            return True
    return False


def bars_run(b: Battle, u: Battalion, way: Approach) -> bool:
    """R65, R81 Whether ground bars the straight part, or a friend stands where it would end."""
    if way.length > 0:
        for piece in sweep(way.pose, way.width, way.depth, Leg(ADVANCE, way.length)):
            if not is_walkable(b, piece):
                return True
    return is_taken(b, u, rectangle(way.contact(b.units[way.met]), way.width, way.depth))


def is_taken(b: Battle, u: Battalion, place: Polygon) -> bool:
    """Whether a friend stands there."""
    for friend in b.units:
        if friend.place == ON_TABLE and friend.seat == u.seat and friend.uid != u.uid:
            if overlap(place, footprint(friend).hull):
                return True
    return False


def in_sight(b: Battle, u: Battalion, target: Battalion) -> bool:
    """R26, R109 Whether it sees any of its target from the middle or an end of its front."""
    others: list[Polygon] = []
    for other in b.units:
        if other.place == ON_TABLE and other.uid != u.uid and other.uid != target.uid:
            others.append(footprint(other).hull)
    shape = footprint(target).hull
    half = width_of(u) // 2
    for right in (0, half, -half):
        x, y = u.pose.point(0, right)
        px, py = nearest_point(shape, x, y)
        if visible(b.setting.ground, x, y, px, py, others):
            return True
    return False


def disorders(b: Battle, u: Battalion, way: Approach, place: Pose) -> bool:
    """7.9, 8.1, R12 Whether obstacles, rough ground or friends disorder it before it is there."""
    if way.obstacle(b, u, lies_across(b, u)) is not None:
        return True
    pieces = sweep_path(u.pose, way.width, way.depth, way.legs())
    pieces.append(rectangle(place, way.width, way.depth))
    if touches_rough(b.setting.ground.areas_with(ROUGH), pieces):
        return True
    return len(passed_through(b, u.uid, pieces)) > 0


# Where it ends


def flush_pose(b: Battle, u: Battalion, way: Approach) -> Pose:
    """R75 Flush against the edge it touched; where anything prevents that, as it came."""
    enemy = b.units[way.met]
    came = way.contact(enemy)
    turned = flush(came, way.width, footprint(enemy).hull, way.edge(enemy))
    place = block(turned, way.width, way.depth)
    if not touching(place, footprint(enemy)) or not is_walkable(b, place.hull):
        return came
    return came if is_crowded(b, u, place) else turned


def is_crowded(b: Battle, u: Battalion, place: Footprint) -> bool:
    """Whether any battalion stands there."""
    for other in b.units:
        if other.place == ON_TABLE and other.uid != u.uid:
            if overlap(place.hull, footprint(other).hull):
                return True
    return False


def stopped_short(b: Battle, u: Battalion, way: Approach, run: list[Leg]) -> list[Leg]:
    """R27, R65 A charge that does not arrive: 1 cm off the enemy at least, and on no friend."""
    if run and run[-1].kind == ADVANCE:
        enemy = footprint(b.units[way.met])
        last = Leg(ADVANCE, min(run[-1].amount, way.length))
        amount = room(way.pose, way.width, way.depth, last, enemy, STAND_OFF)
        run = [*run[:-1], Leg(ADVANCE, amount)] if amount else run[:-1]
    return before_friends(b, u, run)


# Ways worth thinking about


def list_wheels(b: Battle, u: Battalion, target: Battalion) -> list[int]:
    """Straight ahead, the least wheel that hits, and the wheel toward the middle of a target."""
    straight = hits(u, 0, target)
    centred = wheel_toward(u, target)
    wheels = [0] if straight else []
    if centred and not straight and hits(u, centred, target):
        wheels.append(least_wheel(u, target, centred))
    if (centred >= WORTH_A_WHEEL or -centred >= WORTH_A_WHEEL or not straight) and centred:
        if centred not in wheels and hits(u, centred, target):
            wheels.append(centred)
    return wheels


def hits(u: Battalion, wheel: i64, target: Battalion) -> bool:
    """Whether it meets the target straight ahead after a wheel, with the best of dice."""
    width, depth = width_of(u), depth_of(u)
    pose = u.pose if wheel == 0 else u.pose.wheeled(width, wheel)
    length = straight_to(pose, width, depth, footprint(target).hull)
    if length < 0:
        return False
    arc = arc_length(width, wheel if wheel >= 0 else -wheel)
    cost = arc * move_price(u.formation, WHEEL, False)
    return cost + length * move_price(u.formation, ADVANCE, False) <= HIGHEST * PIP


def wheel_toward(u: Battalion, target: Battalion) -> i64:
    """The wheel, in whole degrees, after which the middle of the target is straight ahead."""
    x, y = centre(target)
    width = width_of(u)
    wheel: i64 = 0
    for _ in range(4):
        pose = u.pose.wheeled(width, wheel)
        wheel = turn_between(u.pose.h, heading_of(x - pose.x, y - pose.y))
        wheel = max(-WIDEST, min(WIDEST, wheel))
    return (wheel + DEGREE // 2) // DEGREE * DEGREE


def least_wheel(u: Battalion, target: Battalion, centred: i64) -> i64:
    """The least wheel, in whole degrees, that still hits."""
    sign: i64 = 1 if centred > 0 else -1
    low: i64 = 0
    high = centred * sign // DEGREE
    while low + 1 < high:
        middle = (low + high) >> 1
        if hits(u, middle * sign * DEGREE, target):
            high = middle
        else:
            low = middle
    return high * sign * DEGREE

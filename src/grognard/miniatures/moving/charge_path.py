"""The path of a charge: one wheel, straight ahead, and the enemy it meets first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.angles import DEGREE, SHIFT, arc_length, heading_of, turn_between
from grognard.table.contact import flush, straight_to, touched_edge, touching
from grognard.table.measure import TOLERANCE, collide, far
from grognard.table.paths import ADVANCE, WHEEL, Leg, Skips, clear, room, sweep, wheel_box
from grognard.table.pose import Pose
from grognard.table.shapes import Extent, Footprint, Polygon, block
from grognard.table.sight import nearest_point, visible
from grognard.table.terrain import Ground

from ..bodies import NOBODY, Body, near, on_any
from .passable import are_walkable, is_walkable, is_wholly_open

WORTH_A_WHEEL: Final = 5 * DEGREE


class Charger:
    """A body that charges: its widest wheel, and how far its budget carries it at the best.

    `ahead` and `arc` are what a hundredth of a millimetre costs, straight ahead and on the arc of
    the outer corner.
    """

    __slots__ = ("ahead", "arc", "body", "budget", "widest")

    def __init__(self, body: Body, widest: i64, budget: i64, ahead: i64, arc: i64) -> None:
        self.body: Final = body
        self.widest: Final[i64] = widest
        self.budget: Final[i64] = budget
        self.ahead: Final[i64] = ahead
        self.arc: Final[i64] = arc


class Approach:
    """A charge as it is declared: its wheel, where it goes straight on, and which enemy it meets.

    `met` is the owner of the first enemy straight ahead, `struck` its body.
    """

    __slots__ = ("body", "depth", "length", "met", "pose", "struck", "wheel", "width")

    def __init__(self, body: Body, wheel: i64) -> None:
        self.body: Final = body
        self.wheel: Final[i64] = wheel
        self.width: Final[i64] = body.width
        self.depth: Final[i64] = body.depth
        self.pose: Final = body.pose if wheel == 0 else body.pose.wheeled(body.width, wheel)
        self.met: i64 = NOBODY
        self.struck: Body | None = None
        self.length: i64 = -1

    def look_ahead(self, enemies: list[Body], target: Body | None) -> None:
        """The nearest on the way; the target too, where it is reached at the same moment."""
        for enemy in enemies:
            length = self.to(enemy)
            if length >= 0 and (self.struck is None or length < self.length):
                self.meet(enemy, length)
        if target is not None and target.owner != self.met:
            length = self.to(target)
            if 0 <= length <= self.length + TOLERANCE:
                self.meet(target, length)

    def meet(self, enemy: Body, length: i64) -> None:
        self.met = enemy.owner
        self.struck = enemy
        self.length = length

    def to(self, enemy: Body) -> i64:
        """How far straight ahead it touches an enemy; -1 when it passes by."""
        return straight_to_any(self.pose, self.width, self.depth, enemy.shape)

    def legs(self, more: i64 = 0) -> list[Leg]:
        """The way to contact, and so much more."""
        ahead = [Leg(ADVANCE, self.length + more)] if self.length + more > 0 else []
        return [Leg(WHEEL, self.wheel), *ahead] if self.wheel else ahead

    def enemy(self) -> Footprint:
        """The ground of the enemy that is met."""
        assert self.struck is not None
        return self.struck.shape

    def contact(self) -> Pose:
        """Where it touches the enemy, before it lies flush; not a hair's breadth on its ground."""
        ahead = Leg(ADVANCE, self.length)
        run = room(self.pose, self.width, self.depth, ahead, self.enemy(), 0)
        return self.pose.moved(run)

    def part(self) -> Polygon:
        """The base of the enemy that is touched first."""
        parts = self.enemy().parts
        for base in parts:
            length = straight_to(self.pose, self.width, self.depth, base)
            if 0 <= length <= self.length + TOLERANCE:
                return base
        return parts[0]

    def edge(self) -> i64:
        """Which edge of that base is struck."""
        return touched_edge(self.pose, self.width, self.depth, self.part())


def straight_to_any(pose: Pose, width: i64, depth: i64, shape: Footprint) -> i64:
    """How far straight ahead the front edge touches the nearest base; -1 when it passes by."""
    least: i64 = -1
    for base in shape.parts:
        length = straight_to(pose, width, depth, base)
        if length >= 0 and (least < 0 or length < least):
            least = length
    return least


def approach(body: Body, wheel: i64, enemies: list[Body], target: Body | None = None) -> Approach:
    """The path of a charge at a target, or at the unit it meets first."""
    way = Approach(body, wheel)
    way.look_ahead(enemies, target)
    return way


# Quick verdicts


def is_beyond(c: Charger, shape: Polygon) -> bool:
    """Whether nothing brings it there: a quick yes."""
    return far(c.body.shape.hull, shape, c.budget // c.ahead)


def is_aside(c: Charger, shape: Polygon) -> bool:
    """Whether no wheel brings it there: behind the front, or beside both arcs; a quick yes."""
    pose = c.body.pose
    half = c.body.width // 2
    right_arc = pose.moved(0, half).turned(c.widest)
    left_arc = pose.moved(0, -half).turned(-c.widest)
    right, left, behind = True, True, True
    slack: i64 = 4 * TOLERANCE << SHIFT
    for i in range(shape.size):
        x: i64 = shape.xs[i]
        y: i64 = shape.ys[i]
        right = right and right_arc.aside(x, y) > slack
        left = left and left_arc.aside(x, y) < -slack
        behind = behind and pose.ahead(x, y) < -slack
    return right or left or behind


# What bars the way


def wheel_sweep(body: Body, wheel: i64, skips: Skips | None = None) -> list[Polygon]:
    return sweep(body.pose, body.width, body.depth, Leg(WHEEL, wheel), skips)


def bars_wheel(body: Body, wheel: i64, enemies: list[Body], ground: Ground, closed: i64) -> bool:
    """Whether the wheel itself would touch an enemy, closed ground or the table edge."""
    if wheel == 0:
        return False
    whole = wheel_box(body.pose, body.width, body.depth, wheel)
    beside, is_open = near(enemies, whole), is_wholly_open(ground, closed, whole)
    if is_open and not beside:
        return False

    def bars_nothing(box: Extent) -> bool:
        return not near(beside, box) and (is_open or is_wholly_open(ground, closed, box))

    pieces = wheel_sweep(body, wheel, bars_nothing)
    for enemy in beside:
        if not clear(pieces, enemy.shape, 0):
            return True
    return not are_walkable(ground, closed, pieces)


def bars_run(way: Approach, friends: list[Body], ground: Ground, closed: i64) -> bool:
    """Whether ground bars the straight part, or a friend is where it would end."""
    if way.length > 0:
        pieces = sweep(way.pose, way.width, way.depth, Leg(ADVANCE, way.length))
        if not are_walkable(ground, closed, pieces):
            return True
        friends = near(friends, pieces[0])
    return bool(friends) and on_any(friends, way.body.block_at(way.contact())) is not None


def in_sight(body: Body, target: Body, others: list[Polygon], ground: Ground) -> bool:
    """Whether it sees any of its target from the middle or an end of its front."""
    half = body.width // 2
    for right in (0, half, -half):
        x, y = body.pose.point(0, right)
        for base in target.shape.parts:
            px, py = nearest_point(base, x, y)
            if visible(ground, x, y, px, py, others):
                return True
    return False


# Where it ends


def flush_pose(way: Approach, others: list[Body], ground: Ground, closed: i64) -> Pose:
    """Flush against the edge it touched; where anything prevents that, as it came."""
    came = way.contact()
    turned = flush(came, way.width, way.part(), way.edge())
    place = block(turned, way.width, way.depth)
    if not touching(place, way.enemy()) or not is_walkable(ground, closed, place.hull):
        return came
    for other in others:
        if collide(place, other.shape):
            return came
    return turned


def stopped_short(way: Approach, run: list[Leg], stand_off: i64) -> list[Leg]:
    """As much of the legs run as stays so far off the enemy."""
    if not run or run[-1].kind != ADVANCE:
        return run
    last = Leg(ADVANCE, min(run[-1].amount, way.length))
    amount = room(way.pose, way.width, way.depth, last, way.enemy(), stand_off)
    return [*run[:-1], Leg(ADVANCE, amount)] if amount else run[:-1]


# Wheels worth considering

MOST_WHEELS: Final = 2  # at one target


def list_wheels(c: Charger, target: Body) -> list[int]:
    """Straight ahead, the least wheel that hits, and the wheel toward the middle of a target."""
    straight = hits(c, 0, target)
    x, y = target.centre()
    centred = wheel_toward(c.body, c.widest, x, y)
    wheels = [0] if straight else []
    if centred and not straight and hits(c, centred, target):
        wheels.append(least_wheel(c, target, centred))
    if (centred >= WORTH_A_WHEEL or -centred >= WORTH_A_WHEEL or not straight) and centred:
        if centred not in wheels and hits(c, centred, target):
            wheels.append(centred)
    return wheels


def hits(c: Charger, wheel: i64, target: Body) -> bool:
    """Whether it meets the target straight ahead after a wheel, within its budget."""
    body = c.body
    pose = body.pose if wheel == 0 else body.pose.wheeled(body.width, wheel)
    length = straight_to_any(pose, body.width, body.depth, target.shape)
    if length < 0:
        return False
    arc = arc_length(body.width, wheel if wheel >= 0 else -wheel)
    return arc * c.arc + length * c.ahead <= c.budget


def wheel_toward(body: Body, widest: i64, x: i64, y: i64) -> i64:
    """The wheel, in whole degrees, after which a place is straight ahead."""
    wheel: i64 = 0
    for _ in range(4):
        pose = body.pose.wheeled(body.width, wheel)
        wheel = turn_between(body.pose.h, heading_of(x - pose.x, y - pose.y))
        wheel = max(-widest, min(widest, wheel))
    return (wheel + DEGREE // 2) // DEGREE * DEGREE


def least_wheel(c: Charger, target: Body, centred: i64) -> i64:
    """The least wheel, in whole degrees, that still hits."""
    sign: i64 = 1 if centred > 0 else -1
    low: i64 = 0
    high = centred * sign // DEGREE
    while low + 1 < high:
        middle = (low + high) >> 1
        if hits(c, middle * sign * DEGREE, target):
            high = middle
        else:
            low = middle
    return high * sign * DEGREE

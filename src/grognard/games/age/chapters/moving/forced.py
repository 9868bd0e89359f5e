"""Chapter 8, retreats: straight away from the enemy, through friends, or lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.miniatures.bodies import Body, besides, is_on
from grognard.miniatures.moving.forced_moves import (
    apart_length,
    clear_length,
    met_on,
    place_at,
    swept,
)
from grognard.miniatures.moving.passable import are_walkable
from grognard.table.angles import QUARTER, heading_of
from grognard.table.formations import about
from grognard.table.measure import TOLERANCE, closer, distance, gap
from grognard.table.pose import INCH, Point, Pose
from grognard.table.shapes import Polygon
from grognard.table.sight import nearest_point

from ...model.flow import BattleProcedure
from ...model.kinds import (
    DISORDERED,
    GARRISON,
    IMPASSABLE,
    LIMBERED,
    NOBODY,
    SILENCED,
    SQUARE,
    UNLIMBERED,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..command.losses import displace_generals, shift_generals
from ..formations import (
    body_of,
    centre_of,
    field_of,
    footprint,
    footprint_at,
    has_room,
    retreat_formation,
    size_of,
    turn_into,
)
from .lines_of_fire import is_under_fire, skirmishes
from .speeds import full_speed

# How far it goes.
FULL: Final = 0
HALF_OR_RANGE: Final = 1  # half speed, or out of musketry and skirmish range if that is farther
TWO_INCHES: Final = 2  # from the enemy
OUT_OF_MUSKETRY: Final = 3  # a brigade that retires (R18)
SILENCED_BACK: Final = 4  # a battery (R73)

MUSKETRY: Final = 2 * INCH
SKIRMISH: Final = 4 * INCH
MORE: Final = 2 * TOLERANCE  # units on the limit are still within range
SHAKEN: Final = 3  # friends passed are disordered by a die of this much or less


class Retreat(BattleProcedure):
    """8.8, R48 It goes back; a die for each friend in order that a disordered unit passes.

    `others` are those friends, and then the batteries that go with a brigade (R32).
    """

    unit: i64
    how: i64
    others: list[int] = []

    STAGES = ("go", "throw", "shake", "follow")

    def go(self, b: Battle) -> Step:
        u = b.units[self.unit]
        if not u.on_table() or (self.how == SILENCED_BACK and stays_silenced(b, u)):
            return DONE
        prepare(b, u)
        way = retreat_way(b, b.units[self.unit], self.how)
        if way is None:  # R100 units that only give way stay where they are
            if self.how == OUT_OF_MUSKETRY or self.how == SILENCED_BACK:
                stand_fast(b, self.unit)
            else:
                lose(b, self.unit)
            return DONE
        self.others = friends_passed(b, b.units[self.unit], way.pieces)
        way.take(b, self.unit)
        self.stage = 2
        return self.throw(b)

    def throw(self, b: Battle) -> Step:
        if self.others:
            return Die("8.8 friends passed in retreat", 10)
        self.stage = 4
        self.others = followers(b, self.unit)
        return self.follow(b)

    def shake(self, b: Battle) -> Step:
        """R48 Passed friends become disordered by 1 to 3."""
        friend = self.others[0]
        shaken = b.outcome <= SHAKEN
        b.note("passed through", self.unit, [friend, b.outcome, int(shaken)])
        if shaken:
            b.disorder(friend)
        self.others = self.others[1:]
        self.stage = 2
        return self.throw(b)

    def follow(self, b: Battle) -> Step:
        """R32 Batteries that are attached to it share its retreat."""
        if not self.others:
            return DONE
        battery = self.others[0]
        self.others = self.others[1:]
        self.stage = 3
        return Retreat(battery, self.how)


def stays_silenced(b: Battle, u: Unit) -> bool:
    """R73 It stays in contact, and where no unit can fire at it."""
    return b.in_contact(u.uid) or not is_under_fire(b, u)


def prepare(b: Battle, u: Unit) -> None:
    """R32, R66, R73 It leaves its combats; squares and garrisons form up, guns are limbered."""
    b.part_all(u.uid)
    if u.has(SILENCED) and u.escort != NOBODY:
        b.escort(u.uid, NOBODY)
    if u.formation == UNLIMBERED:
        b.limber(u.uid, u.pose)
    elif u.formation == SQUARE or u.formation == GARRISON:
        turn_into(b, u.uid, retreat_formation(u))


def lose(b: Battle, uid: i64) -> None:
    """R48, R56, R85 It finds no way out; its generals do."""
    displace_generals(b, uid)
    b.destroy(uid)


def stand_fast(b: Battle, uid: i64) -> None:
    """R58, R100 It stays; guns that have no room to be limbered there stay in battery."""
    u = b.units[uid]
    if u.formation == LIMBERED and not has_room(b, u, LIMBERED, u.pose):
        b.unlimber(uid, u.pose)


def followers(b: Battle, uid: i64) -> list[int]:
    """R32 The batteries attached to a brigade; silenced ones go by themselves."""
    return [u.uid for u in b.units if u.escort == uid and u.on_table() and not u.has(SILENCED)]


def friends_passed(b: Battle, u: Unit, pieces: list[Polygon]) -> list[int]:
    """R48 Brigades in order that a disordered unit goes through."""
    if not u.has(DISORDERED):
        return []
    found: list[int] = []
    for body in besides(field_of(b).friends(u.seat), u.uid):
        friend = b.units[body.owner]
        if friend.is_brigade() and friend.in_order() and any_on(body, pieces):
            found.append(friend.uid)
    return found


def any_on(body: Body, pieces: list[Polygon]) -> bool:
    for piece in pieces:
        if is_on(body, piece):
            return True
    return False


# The way


class RetreatWay:
    """Where a retreat ends, and the ground it goes over."""

    def __init__(self, pose: Pose, pieces: list[Polygon]) -> None:
        self.pose: Final = pose
        self.pieces: Final = pieces

    def take(self, b: Battle, uid: i64) -> None:
        u = b.units[uid]
        if u.pose.key() != self.pose.key():
            b.retreat_to(uid, self.pose)
            shift_generals(b, self.pieces, u.seat)
        else:
            stand_fast(b, uid)


def retreat_way(b: Battle, u: Unit, how: i64) -> RetreatWay | None:
    """8.8, R48 Straight away from the nearest enemy, facing it in the end; None if blocked."""
    if is_far_enough(b, u, how):
        return RetreatWay(u.pose, [])
    for heading in headings_away(b, u):
        for facing in (heading + 2 * QUARTER, u.pose.h):
            way = way_along(b, u, how, heading, facing)
            if way is not None:
                return way
    return None


def is_far_enough(b: Battle, u: Unit, how: i64) -> bool:
    """R18, R79 Whether it has the gap already and need not go at all."""
    if least(u, how) > 0:
        return False
    for enemy in field_of(b).enemies(u.seat):
        if closer(footprint(b, u), enemy.shape, gap_from(b.units[enemy.owner], how)):
            return False
    return True


def way_along(b: Battle, u: Unit, how: i64, heading: i64, facing: i64) -> RetreatWay | None:
    """R48, R79 In one direction, if nothing but friends is in the way."""
    body, turned = body_of(b, u), turned_body(b, u, facing)
    length = retreat_length(b, u, turned, how, heading)
    there = place_at(turned, heading, length)
    pieces = [*swept(body, heading, length), *there.parts]
    enemies = field_of(b).enemies(u.seat)
    if met_on(enemies, pieces) is not None:
        return None
    if not are_walkable(b.setting.ground, IMPASSABLE, pieces):
        return None
    x, y = Pose(turned.pose.x, turned.pose.y, heading).point(length, 0)
    return RetreatWay(Pose(x, y, facing), pieces)


def turned_body(b: Battle, u: Unit, facing: i64) -> Body:
    """It faces about its middle; a march column is straight again."""
    if (facing - u.pose.h) % (4 * QUARTER) == 0 and not u.trail:
        return body_of(b, u)
    width, depth = size_of(u.roster, u.formation, u.bases)
    x, y = centre_of(b, u)
    pose = about(x, y, facing, depth)
    shape = footprint_at(u.roster, u.formation, u.bases, pose)
    return Body(u.uid, 0, u.seat, pose, width, depth, shape)


def retreat_length(b: Battle, u: Unit, body: Body, how: i64, heading: i64) -> i64:
    """R18, R49, R73, R79 The distance or the gap it must have, whichever is farther."""
    enemies = field_of(b).enemies(u.seat)
    shapes = [enemy.shape for enemy in enemies]
    limits = [gap_from(b.units[enemy.owner], how) for enemy in enemies]
    friends = [
        part for one in besides(field_of(b).friends(u.seat), u.uid) for part in one.shape.parts
    ]
    length = least(u, how)
    before: i64 = -1
    while before != length:
        before = length
        if how != FULL:
            length = apart_length(body, shapes, limits, heading, length)
            length = min(length, most(u, how))
        length = clear_length(body, friends, heading, length)
    return length


def least(u: Unit, how: i64) -> i64:
    """R79 How far it goes at least."""
    if how == FULL:
        return full_speed(u)
    return full_speed(u) // 2 if how == HALF_OR_RANGE or how == SILENCED_BACK else 0


def most(u: Unit, how: i64) -> i64:
    """R18, R73 How far it goes at most to be out of range."""
    return full_speed(u) if how == OUT_OF_MUSKETRY or how == SILENCED_BACK else 1 << 30


def gap_from(enemy: Unit, how: i64) -> i64:
    """R49 More than 4 inches from enemies who skirmish, than 2 from others; or just 2."""
    if how == TWO_INCHES:
        return MUSKETRY
    return (SKIRMISH if skirmishes(enemy) else MUSKETRY) + MORE


# The direction


def headings_away(b: Battle, u: Unit) -> list[int]:
    """R48 Away from the nearest enemy; from several equally near, towards its own edge first."""
    nearest = nearest_enemies(b, u)
    ways = [away_from(b, u, enemy) for enemy in nearest]
    if len(nearest) != 1:
        ways = [b.setting.sides[u.seat].home, *ways]
    return ways


def nearest_enemies(b: Battle, u: Unit) -> list[Body]:
    """All that are equally near, and nearer than any other."""
    here = footprint(b, u)
    found: list[Body] = []
    nearest: i64 = 1 << 60
    for enemy in field_of(b).enemies(u.seat):
        off = gap(here, enemy.shape)
        if off < nearest - TOLERANCE:
            found = [enemy]
            nearest = off
        elif off <= nearest + TOLERANCE:
            found.append(enemy)
    return found


def away_from(b: Battle, u: Unit, enemy: Body) -> i64:
    """From the nearest point of an enemy to its own middle, and on."""
    x, y = centre_of(b, u)
    best: Point = enemy.centre()
    nearest: i64 = 1 << 60
    for part in enemy.shape.parts:
        px, py = nearest_point(part, x, y)
        off = distance(x, y, px, py)
        if off < nearest:
            best, nearest = (px, py), off
    if nearest == 0:
        return u.pose.h + 2 * QUARTER
    return heading_of(x - best[0], y - best[1])

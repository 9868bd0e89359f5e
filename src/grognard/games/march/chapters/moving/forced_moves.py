"""Driven straight off: the ways of recoils, pursuits and flights, facing kept."""

from __future__ import annotations

from math import ceil

from mypy_extensions import i64

from grognard.table.measure import overlap
from grognard.table.parts import convex_parts
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon, block, hull
from grognard.table.slide import blocked
from grognard.table.terrain import enters, meets

from ...model.pieces import IMPASSABLE, NOBODY, OBSTACLE, ON_TABLE, Battalion
from ...model.state import Battle
from ..commander import shift_aside
from ..disorder import disorder_by_ground, disorder_by_mixing
from ..figures import depth_of, footprint, strip, width_of
from .obstacles import lies_across


def shifted(pose: Pose, heading: i64, length: i64) -> Pose:
    """So far in any direction, facing as before."""
    x, y = Pose(pose.x, pose.y, heading).point(length, 0)
    return Pose(x, y, pose.h)


def place_at(u: Battalion, heading: i64, length: i64) -> Polygon:
    """The ground it would hold there."""
    return block(shifted(u.pose, heading, length), width_of(u), depth_of(u)).hull


def swept(u: Battalion, heading: i64, length: i64) -> Polygon:
    """All the ground of that way."""
    return hull(footprint(u).hull.corners() + place_at(u, heading, length).corners())


def clear_length(b: Battle, u: Battalion, heading: i64, length: i64, ground: bool) -> i64:
    """R65 The least length, from the one given on, at which it lies on no friend and no screen.

    With `ground`, on no impassable ground either.
    """
    bars = friends_of(b, u) + enemy_screens(b, u)
    if ground:
        for area in b.setting.ground.areas_with(IMPASSABLE):
            bars += convex_parts(area.shape)
    lies = True
    while lies:
        lies = False
        for bar in bars:
            if overlap(place_at(u, heading, length), bar):
                length = max(length + 1, past(u, heading, bar))
                lies = True
    return length


def past(u: Battalion, heading: i64, bar: Polygon) -> i64:
    """How far it must go to have a shape behind it."""
    _, stop = blocked(footprint(u).hull, heading, bar, 0)
    length: i64 = ceil(stop)
    return length


def friends_of(b: Battle, u: Battalion) -> list[Polygon]:
    return [
        footprint(f).hull
        for f in b.units
        if f.place == ON_TABLE and f.seat == u.seat and f.uid != u.uid
    ]


def enemy_screens(b: Battle, u: Battalion) -> list[Polygon]:
    return [
        strip(e).hull for e in b.units if e.place == ON_TABLE and e.seat != u.seat and e.screen > 0
    ]


def enemy_on(b: Battle, u: Battalion, piece: Polygon) -> i64:
    """An enemy battalion whose ground a piece of its way shares, or NOBODY; to touch is not to."""
    for e in b.units:
        if e.place == ON_TABLE and e.seat != u.seat and overlap(piece, footprint(e).hull):
            return e.uid
    return NOBODY


def is_walkable(b: Battle, piece: Polygon) -> bool:
    """R81 On the table, and nowhere on impassable ground."""
    ground = b.setting.ground
    if not ground.on_table(piece):
        return False
    for area in ground.areas_with(IMPASSABLE):
        if enters(area, piece):
            return False
    for edge in ground.edges_with(IMPASSABLE):
        if meets(edge, piece):
            return False
    return True


def crosses_obstacle(b: Battle, u: Battalion, piece: Polygon) -> bool:
    """7.9, R95 Whether a way leads over an obstacle that it does not lie across already."""
    crossed = lies_across(b, u)
    edges = b.setting.ground.edges_with(OBSTACLE)
    for i in range(len(edges)):
        if not crossed >> i & 1 and meets(edges[i], piece):
            return True
    return False


def recoil_length(b: Battle, u: Battalion, heading: i64, length: i64) -> i64:
    """R34, R65 How far it goes, through friends until it is clear of them; -1 where it cannot.

    Enemies, the table edge and impassable ground are what stops it.
    """
    reach = clear_length(b, u, heading, length, False)
    way = swept(u, heading, reach)
    if enemy_on(b, u, way) != NOBODY or not is_walkable(b, way):
        return -1
    return reach


def drive_off(b: Battle, u: Battalion, heading: i64, length: i64) -> None:
    """8.1, R12, R46 It goes there; friends and rough ground that it goes through disorder it."""
    pieces = [swept(u, heading, length)]
    b.move_to(u.uid, shifted(u.pose, heading, length))
    shift_aside(b, pieces, u.seat)
    disorder_by_mixing(b, u.uid, pieces)
    disorder_by_ground(b, u.uid, pieces)

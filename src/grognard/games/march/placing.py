"""Chapter 4: where battalions, their screens and the Supreme Commanders may be set up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.refusal import Refusal
from ...table.measure import TOLERANCE, collide, to_polygon
from ...table.pose import CM, Pose
from ...table.shapes import Footprint, Polygon, block
from ...table.terrain import enters, inside
from .actions import COLUMN, LINE, Place
from .figures import depth_of, footprint, size, strip, strip_of
from .pieces import (
    GROUP_SIZE,
    IMPASSABLE,
    IN_HAND,
    NOBODY,
    ON_TABLE,
    SCREEN_DEPTH,
    Battalion,
)
from .room import Room, has_room, zone_of
from .skirmishers import LEAST_GAP, most_detached, why_not_screen
from .skirmishers import list_places as list_screen_places
from .state import Battle

NOT_YOURS: Final = Refusal("4.7 own battalion")
ALREADY_PLACED: Final = Refusal("4.7 placed already")
NO_SUCH_FORMATION: Final = Refusal("7.4 two formations")
TOO_MANY_OUT: Final = Refusal("R67 skirmish numbers")
TOO_MANY_LIGHT: Final = Refusal("R68 light screen")
OFF_TABLE: Final = Refusal("18.6 off the table")
OUT_OF_ZONE: Final = Refusal("4.5 own zone")
ON_ANOTHER: Final = Refusal("18.6 overlap")
CLOSED_GROUND: Final = Refusal("4.2 impassable ground")
NO_SCREEN_ROOM: Final = Refusal("R82 setup choices")
OUTSIDE: Final = Refusal("R106 set up inside")
SHUTS_OUT: Final = Refusal("R107 room for all")


def in_hand(b: Battle, seat: i64) -> list[Battalion]:
    """4.7 The battalions that a seat has still to place."""
    return [u for u in b.units if u.seat == seat and u.place == IN_HAND]


def own_zone(b: Battle, seat: i64) -> Polygon:
    return zone_of(b.setting, b.sides[seat])


def in_zone(zone: Polygon, shape: Polygon) -> bool:
    """4.5 Exactly on the line of a zone is inside (R62)."""
    return (
        shape.west >= zone.west - TOLERANCE
        and shape.south >= zone.south - TOLERANCE
        and shape.east <= zone.east + TOLERANCE
        and shape.north <= zone.north + TOLERANCE
    )


def place_of(u: Battalion, action: Place) -> Footprint:
    """The ground that a battalion would take."""
    groups = (u.roster.rankers - action.detached + GROUP_SIZE - 1) // GROUP_SIZE
    width, depth = size(groups, action.formation)
    return block(action.pose, width, depth)


def room_left(b: Battle, seat: i64, without: i64 = NOBODY) -> Room:
    """R107 What is still free in the zone of a seat, one screen left out if wanted."""
    room = Room(own_zone(b, seat), b.sides[seat], b.setting.ground)
    for u in b.units:
        if u.seat == seat and u.place == ON_TABLE:
            room.take(footprint(u).hull)
            if u.screen and u.uid != without:
                for base in strip(u).parts:
                    room.take(base)
    return room


# A battalion


def why_not_place(b: Battle, seat: i64, action: Place) -> Refusal | None:
    """4.7 Whether a battalion may be set up so."""
    return why_not_place_in(room_left(b, seat), b, seat, action)


def why_not_place_in(room: Room, b: Battle, seat: i64, action: Place) -> Refusal | None:
    """The same with what is still free: it is costly to find out again for every place."""
    refusal = why_not_body(b, seat, action)
    if refusal is not None:
        return refusal
    place = place_of(b.units[action.unit], action)
    rest = [u.roster for u in in_hand(b, seat) if u.uid != action.unit]
    if not has_room(room, rest, place.parts):
        return SHUTS_OUT if has_room(room, [u.roster for u in in_hand(b, seat)], []) else None
    if action.detached and first_screen(room, b, action) is None:
        return NO_SCREEN_ROOM
    return None


def why_not_body(b: Battle, seat: i64, action: Place) -> Refusal | None:
    """4.5, 4.7 The same without a thought for its screen and for those still to come."""
    if not 0 <= action.unit < len(b.units) or b.units[action.unit].seat != seat:
        return NOT_YOURS
    u = b.units[action.unit]
    if u.place != IN_HAND:
        return ALREADY_PLACED
    if action.formation not in (LINE, COLUMN):
        return NO_SUCH_FORMATION
    if not 0 <= action.detached <= most_detached(u.roster):
        return TOO_MANY_LIGHT if u.roster.light else TOO_MANY_OUT
    if not is_near_table(b, action.pose):
        return OFF_TABLE
    return why_not_ground(b, seat, place_of(u, action))


def is_near_table(b: Battle, pose: Pose) -> bool:
    """The middle of a front lies on the table; what is far off is not even measured."""
    ground = b.setting.ground
    return 0 <= pose.x <= ground.width and 0 <= pose.y <= ground.height


def why_not_ground(b: Battle, seat: i64, place: Footprint) -> Refusal | None:
    """4.5, R81 On the table, in the own zone, on nobody, and not on impassable ground."""
    ground = b.setting.ground
    if not ground.on_table(place.hull):
        return OFF_TABLE
    if not in_zone(own_zone(b, seat), place.hull):
        return OUT_OF_ZONE
    for other in b.units:
        if other.place == ON_TABLE:
            if collide(place, footprint(other)) or (other.screen and collide(place, strip(other))):
                return ON_ANOTHER
    for area in ground.areas_with(IMPASSABLE):
        if enters(area, place.hull):
            return CLOSED_GROUND
    return None


# Its screen


def first_screen(room: Room, b: Battle, action: Place) -> Pose | None:
    """R82 A place for the screen of a battalion that would be placed so, or None."""
    trial = b.clone()
    trial.place(action.unit, action.pose, action.formation, action.detached)
    u = trial.units[action.unit]
    pose = _first_free(room, trial, u, close_places(u))
    return _first_free(room, trial, u, list_screen_places(u)) if pose is None else pose


def _first_free(room: Room, b: Battle, u: Battalion, places: list[Pose]) -> Pose | None:
    for pose in places:
        if why_not_strip(room, b, u, pose, LEAST_GAP) is None:
            return pose
    return None


def close_places(u: Battalion) -> list[Pose]:
    """Close before it, and behind: a zone may end there."""
    return [
        u.pose.moved(SCREEN_DEPTH + 4 * CM),
        u.pose.moved(SCREEN_DEPTH + 2 * CM),
        u.pose.moved(SCREEN_DEPTH),
        u.pose.moved(-depth_of(u)),
    ]


def screen_places(u: Battalion) -> list[Pose]:
    """Those, and the ones proposed in battle."""
    return close_places(u) + list_screen_places(u)


def why_not_set_screen(b: Battle, uid: i64, pose: Pose, gap: i64) -> Refusal | None:
    """R82, R106 As in battle, and in the own zone; those still in hand must find room."""
    u = b.units[uid]
    return why_not_strip(room_left(b, u.seat, uid), b, u, pose, gap)


def why_not_strip(room: Room, b: Battle, u: Battalion, pose: Pose, gap: i64) -> Refusal | None:
    if not is_near_table(b, pose):
        return OFF_TABLE
    refusal = why_not_screen(b, u, pose, gap)
    if refusal is not None:
        return refusal
    place = strip_of(pose, u.screen, gap)
    if not in_zone(own_zone(b, u.seat), place.hull):
        return OUTSIDE
    taken = footprint(u).parts + place.parts
    return None if has_room(room, [v.roster for v in in_hand(b, u.seat)], taken) else SHUTS_OUT


# The Supreme Commander


def why_not_post(b: Battle, seat: i64, x: i64, y: i64) -> Refusal | None:
    """4.8, R106 In his own zone, apart from all battalions, not on impassable ground."""
    ground = b.setting.ground
    if not (0 <= x <= ground.width and 0 <= y <= ground.height):
        return OFF_TABLE
    zone = own_zone(b, seat)
    if not (zone.west <= x <= zone.east and zone.south <= y <= zone.north):
        return OUTSIDE
    for u in b.units:
        if u.place == ON_TABLE and to_polygon(x, y, footprint(u).hull) <= TOLERANCE:
            return OUTSIDE
    for area in ground.areas_with(IMPASSABLE):
        if inside(area.shape, x, y):
            return CLOSED_GROUND
    return None

"""Chapter 4: where battalions, their screens and the Supreme Commanders may be set up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import LIMIT, PIECE, Refusal
from grognard.miniatures.deploying.free_grid import Room
from grognard.miniatures.deploying.packing import Prospect, packing, without
from grognard.miniatures.deploying.placement import Site, Verdicts, is_near_table
from grognard.miniatures.deploying.zones import in_zone
from grognard.table.measure import far
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Footprint, Polygon, rectangle

from ...model.actions import COLUMN, LINE, Place
from ...model.pieces import (
    GROUP_SIZE,
    IMPASSABLE,
    IN_HAND,
    NOBODY,
    NOWHERE,
    ON_TABLE,
    SCREEN_DEPTH,
    Battalion,
)
from ...model.state import Battle
from ..figures import depth_of, footprint, screen_footprint, size
from ..shooting.skirmishers import (
    AHEAD,
    LEAST_GAP,
    most_detached,
    strip_at,
    why_not_screen,
    why_not_strip,
)
from ..shooting.skirmishers import list_places as list_screen_places
from .deployment_packing import empty_room, strengths, zone_of

NOT_YOURS: Final = Refusal("4.7 own battalion", PIECE)
ALREADY_PLACED: Final = Refusal("4.7 placed already", PIECE)
NO_SUCH_FORMATION: Final = Refusal("7.4 two formations")
TOO_MANY_OUT: Final = Refusal("R67 skirmish numbers", LIMIT, "too-many-out")
TOO_MANY_LIGHT: Final = Refusal("R68 light screen", LIMIT, "too-many-light")
OFF_TABLE: Final = Refusal("18.6 off the table")
OUT_OF_ZONE: Final = Refusal("4.5 own zone")
ON_ANOTHER: Final = Refusal("18.6 overlap")
CLOSED_GROUND: Final = Refusal("4.2 impassable ground")
NO_SCREEN_ROOM: Final = Refusal("R82 setup choices", why="no-screen-room")
OUTSIDE: Final = Refusal("R106 set up inside", why="outside-zone")
TOUCHES_UNIT: Final = Refusal("R106 set up inside", why="commander-touches")
SHUTS_OUT: Final = Refusal("R107 room for all", LIMIT, "shuts-out")
CLOSE_AHEAD: Final = (
    3  # of the close places for a screen, so many are straight before its battalion
)
FOR_BATTALIONS: Final = Verdicts(OFF_TABLE, OUT_OF_ZONE, ON_ANOTHER, CLOSED_GROUND)
FOR_COMMANDERS: Final = Verdicts(OFF_TABLE, OUTSIDE, TOUCHES_UNIT, CLOSED_GROUND)


def in_hand(b: Battle, seat: i64) -> list[Battalion]:
    """4.7 The battalions that a seat has still to place."""
    return [u for u in b.units if u.seat == seat and u.place == IN_HAND]


def own_zone(b: Battle, seat: i64) -> Polygon:
    return zone_of(b.setting, b.sides[seat])


def size_of(u: Battalion, action: Place) -> tuple[i64, i64]:
    """The width and depth that a battalion would have."""
    groups = (u.roster.rankers - action.detached + GROUP_SIZE - 1) // GROUP_SIZE
    return size(groups, action.formation)


def place_of(u: Battalion, action: Place) -> Polygon:
    """The ground that it would take."""
    width, depth = size_of(u, action)
    return rectangle(action.pose, width, depth)


def room_left(b: Battle, seat: i64, without: i64 = NOBODY) -> Room:
    """R107 What is still free in the zone of a seat, one screen left out if wanted."""
    side = b.sides[seat]
    known = b.setting.rooms.get(side)
    if known is None:
        known = empty_room(b.setting, side)
    room = known.holding(_standing(b, known.zone, without))
    b.setting.rooms[side] = room
    return room


def _standing(b: Battle, zone: Polygon, without: i64) -> list[Footprint | None]:
    """The places of each battalion and of each screen, where they reach into a zone."""
    found: list[Footprint | None] = []
    for u in b.units:
        body = footprint(u) if u.place == ON_TABLE else None
        screen = (
            screen_footprint(u) if u.place == ON_TABLE and u.screen and u.uid != without else None
        )
        found.append(None if body is None or far(body.hull, zone, 0) else body)
        found.append(None if screen is None or far(screen.hull, zone, 0) else screen)
    return found


# A battalion


class Placer:
    """4.7 Judges where battalions in hand may be set up; what all places share is found once."""

    def __init__(self, b: Battle, seat: i64) -> None:
        self.b: Final = b
        self.seat: Final[i64] = seat
        self.zone: Final = own_zone(b, seat)
        closed = b.setting.ground.areas_with(IMPASSABLE)
        self.site: Final = Site(b.setting.ground, self.zone, closed, FOR_BATTALIONS)
        self._taken: list[Polygon] | None = None
        self._room: Room | None = None
        self._sizes: tuple[int, ...] = ()

    def why_not(self, action: Place) -> Refusal | None:
        refusal = self.why_not_body(action)
        if refusal is not None:
            return refusal
        room = self._room
        if room is None:
            self._sizes = sizes_in_hand(self.b, self.seat)
            room = room_left(self.b, self.seat)
            self._room = room
        return why_not_crowd(room, self.b, action, self._sizes)

    def why_not_body(self, action: Place) -> Refusal | None:
        """4.5, 4.7 The same without a thought for its screen and for those still to come."""
        refusal = self.why_not_at_all(action)
        if refusal is not None:
            return refusal
        if not is_near_table(self.b.setting.ground, action.pose):
            return OFF_TABLE
        return self.site.why_not(place_of(self.b.units[action.unit], action), self.taken())

    def why_not_at_all(self, action: Place) -> Refusal | None:
        """4.7, R67 What forbids it wherever it would stand."""
        units = self.b.units
        if not 0 <= action.unit < len(units) or units[action.unit].seat != self.seat:
            return NOT_YOURS
        u = units[action.unit]
        if u.place != IN_HAND:
            return ALREADY_PLACED
        if action.formation not in (LINE, COLUMN):
            return NO_SUCH_FORMATION
        if not 0 <= action.detached <= most_detached(u.roster):
            return TOO_MANY_LIGHT if u.roster.light else TOO_MANY_OUT
        return None

    def taken(self) -> list[Polygon]:
        """All battalions on the table, and their screens."""
        found = self._taken
        if found is None:
            found = []
            for other in self.b.units:
                if other.place == ON_TABLE:
                    found.append(footprint(other).hull)
                    if other.screen:
                        found.append(screen_footprint(other).hull)
            self._taken = found
        return found


def why_not_place(b: Battle, seat: i64, action: Place) -> Refusal | None:
    """4.7 Whether a battalion may be set up so."""
    return Placer(b, seat).why_not(action)


def why_not_crowd(room: Room, b: Battle, action: Place, sizes: tuple[int, ...]) -> Refusal | None:
    """R82, R107 Where there is ground for it: its screen needs some too, and those in hand."""
    prospect = prospect_after(room, b.units[action.unit], action, sizes)
    if not prospect.is_good():
        return SHUTS_OUT if packing(room, sizes).complete else None
    if action.detached and first_screen(prospect, b, action) is None:
        return NO_SCREEN_ROOM
    return None


def prospect_after(room: Room, u: Battalion, action: Place, sizes: tuple[int, ...]) -> Prospect:
    """What one battalion of those in hand would leave to the others."""
    taken = room.under(place_of(u, action))
    return Prospect(room, without(sizes, u.roster.rankers), [taken])


def sizes_in_hand(b: Battle, seat: i64) -> tuple[int, ...]:
    return strengths([u.roster for u in in_hand(b, seat)])


# Its screen


def find_screen(b: Battle, action: Place) -> Pose:
    """R82 Where the screen of a battalion about to be placed may stand."""
    if not action.detached:
        return NOWHERE
    u = b.units[action.unit]
    room, sizes = room_left(b, u.seat), sizes_in_hand(b, u.seat)
    pose = first_screen(prospect_after(room, u, action, sizes), b, action)
    return NOWHERE if pose is None else pose


def first_screen(prospect: Prospect, b: Battle, action: Place) -> Pose | None:
    """R82 A place for the screen of a battalion that would be placed so, or None."""
    trial = b.clone()
    trial.place(action.unit, action.pose, action.formation, action.detached)
    u = trial.units[action.unit]
    pose = first_free(prospect, trial, u, close_places(u))
    return first_free(prospect, trial, u, list_screen_places(u)) if pose is None else pose


def first_free(prospect: Prospect, b: Battle, u: Battalion, places: list[Pose]) -> Pose | None:
    for pose in places:
        if may_send(prospect, b, u, pose):
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
    """R82 Where its screen was thought of first, and the places proposed in battle."""
    return list({pose.key(): pose for pose in [u.screen_pose, *list_screen_places(u)]}.values())


def places_ahead(u: Battalion) -> list[Pose]:
    """Places for a screen straight before its battalion, facing as it does."""
    return [*list_screen_places(u)[:AHEAD], *close_places(u)[:CLOSE_AHEAD]]


def allowed_screens(b: Battle, u: Battalion, places: list[Pose]) -> list[Pose]:
    """Those of the places that `why_not_set_screen` allows."""
    prospect = prospect_of(b, u)
    return [pose for pose in places if may_send(prospect, b, u, pose)]


def may_send(prospect: Prospect, b: Battle, u: Battalion, pose: Pose) -> bool:
    """Exactly what `why_not_send` allows; the zone first, for most places are outside it."""
    place = strip_at(u, pose, LEAST_GAP)
    if not in_zone(prospect.room.zone, place) or not is_near_table(b.setting.ground, pose):
        return False
    return why_not_strip(b, u, pose, LEAST_GAP, place) is None and prospect.allows(place)


def prospect_of(b: Battle, u: Battalion) -> Prospect:
    """R107 What a screen that is about to be placed must leave to those in hand."""
    return Prospect(room_left(b, u.seat, u.uid), sizes_in_hand(b, u.seat), [])


def why_not_set_screen(b: Battle, uid: i64, pose: Pose, gap: i64) -> Refusal | None:
    """R82, R106 As in battle, and in the own zone; those still in hand must find room."""
    u = b.units[uid]
    return why_not_send(prospect_of(b, u), b, u, pose, gap)


def why_not_send(
    prospect: Prospect, b: Battle, u: Battalion, pose: Pose, gap: i64
) -> Refusal | None:
    if not is_near_table(b.setting.ground, pose):
        return OFF_TABLE
    refusal = why_not_screen(b, u, pose, gap)
    if refusal is not None:
        return refusal
    place = strip_at(u, pose, gap)
    if not in_zone(prospect.room.zone, place):
        return OUTSIDE
    return None if prospect.allows(place) else SHUTS_OUT


# The Supreme Commander


def why_not_post(b: Battle, seat: i64, x: i64, y: i64) -> Refusal | None:
    """4.8, R106 In his own zone, apart from all battalions, not on impassable ground."""
    return post_site(b, seat).why_not_point(x, y, all_standing(b))


def all_standing(b: Battle) -> list[Polygon]:
    return [footprint(u).hull for u in b.units if u.place == ON_TABLE]


def post_site(b: Battle, seat: i64) -> Site:
    ground = b.setting.ground
    return Site(ground, own_zone(b, seat), ground.areas_with(IMPASSABLE), FOR_COMMANDERS)

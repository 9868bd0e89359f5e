"""Chapter 12: formations: how much room brigades and batteries take, and how they change."""

from __future__ import annotations

from math import floor, isqrt
from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import MEANS, Refusal
from grognard.miniatures.bodies import (
    Body,
    Field,
    are_same,
    besides,
    near,
    near_others,
    on_any,
    share_ground,
    stands_on,
)
from grognard.miniatures.moving.passable import is_walkable, is_wholly_open
from grognard.table.angles import QUARTER
from grognard.table.formations import about, screen, screen_hull
from grognard.table.measure import TOLERANCE, closer, gap
from grognard.table.parts import convex_parts
from grognard.table.polylines import files_along
from grognard.table.pose import INCH, Point, Pose
from grognard.table.shapes import Extent, Footprint, Polygon, block, hull, rectangle, rectangle_box
from grognard.table.slide import blocked
from grognard.table.terrain import Area, inside

from ..model.kinds import (
    ARTILLERY,
    BUILT_UP,
    COLUMN,
    DISORDERED,
    GARRISON,
    IMPASSABLE,
    INFANTRY,
    LIMBERED,
    LINE,
    LINEAR,
    MASSE,
    NOBODY,
    SQUARE,
    SUPPORTED,
    TIRAILLEURS,
)
from ..model.pieces import Room, Unit
from ..model.setting import Roster
from ..model.state import Battle

NOT_FOR_THIS_ARM: Final = Refusal("12.1 not for this arm", MEANS)
ALREADY_IN_IT: Final = Refusal("12.3 already in it", MEANS)
NO_ROOM: Final = Refusal("12.3 no room")
NO_SQUARE: Final = Refusal("12.4 forming square", MEANS)

BASE: Final = INCH  # the depth of every base, and the width of most
NARROW: Final = 3 * INCH // 4  # three-rank infantry
DEEP_MASSE: Final = 8  # a masse that began with more bases is three wide
SHIFT: Final = 2 * INCH  # how far it may shift to find room (R65)
SHIFTS: Final = 8
CLOSE: Final = INCH + 2 * TOLERANCE  # units farther off leave it no less room
BATTERY: Final = 2  # traits by which bodies are found
BRIGADE: Final = 1


# Sizes


def base_width(roster: Roster) -> i64:
    """12.1 Infantry in three ranks is closer together than all other troops."""
    return NARROW if roster.arm == INFANTRY and roster.ranks == 3 else BASE


def size_of(roster: Roster, formation: i64, bases: i64) -> tuple[i64, i64]:
    """12.1 Width and depth; a garrison has those of the masse in which it leaves."""
    if roster.arm == ARTILLERY:
        return BASE, 2 * BASE if formation == LIMBERED else BASE
    wide, deep = files_and_ranks(formation, bases, roster.bases)
    if formation == SQUARE:
        side = wide * base_width(roster)
        return side, side
    return wide * base_width(roster), deep * BASE


def files_and_ranks(formation: i64, bases: i64, began: i64) -> tuple[i64, i64]:
    """12.1, R112 How many bases abreast, and how many behind each other; tirailleurs keep gaps."""
    if formation == LINE:
        return bases, 1
    if formation == SUPPORTED:
        return (bases + 1) // 2, min(2, bases)
    if formation == COLUMN:
        return 1, bases
    if formation == SQUARE:
        side = max(2, isqrt(max(bases, 1) - 1) + 1)
        return side, side
    if formation == TIRAILLEURS:
        return 2 * bases - 1, 1
    files = min(2 if began <= DEEP_MASSE else 3, max(bases, 1))
    return files, (bases + files - 1) // files


def width_of(u: Unit) -> i64:
    return size_of(u.roster, u.formation, u.bases)[0]


def depth_of(u: Unit) -> i64:
    return size_of(u.roster, u.formation, u.bases)[1]


# Bodies


def body_of(b: Battle, u: Unit) -> Body:
    """12.1 The ground it holds, and the block as which it moves."""
    made = u.body
    if made is None:
        width, depth = size_of(u.roster, u.formation, u.bases)
        traits = BATTERY if u.arm == ARTILLERY else BRIGADE
        made = Body(u.uid, 0, u.seat, u.pose, width, depth, shape_of(b, u), traits)
        u.body = made
    return made


def shape_of(b: Battle, u: Unit) -> Footprint:
    if u.formation == GARRISON:
        held = area_of(b, u)
        if held is not None:
            return area_footprint(held)
    if u.formation == COLUMN and u.trail:
        return column_footprint(u.roster, u.pose, u.bases, u.trail)
    return footprint_at(u.roster, u.formation, u.bases, u.pose)


def area_footprint(area: Area) -> Footprint:
    """12.1 A garrison holds all of its built-up area."""
    return Footprint(convex_parts(area.shape), hull(area.shape.corners()))


def column_footprint(roster: Roster, pose: Pose, bases: i64, trail: list[int]) -> Footprint:
    """12.1 A march column on the bends of its road, base behind base."""
    return files_along(pose, trail, max(bases, 1), base_width(roster), BASE)


def footprint_at(roster: Roster, formation: i64, bases: i64, pose: Pose) -> Footprint:
    """The ground it would hold at a pose, straight behind its front."""
    if formation == TIRAILLEURS:
        width = base_width(roster)
        return screen(pose, bases, width, BASE, width)
    width, depth = size_of(roster, formation, bases)
    return block(pose, width, depth)


def hull_at(roster: Roster, formation: i64, bases: i64, pose: Pose) -> Polygon:
    """The same with all its gaps."""
    if formation == TIRAILLEURS:
        width = base_width(roster)
        return screen_hull(pose, bases, width, BASE, width)
    width, depth = size_of(roster, formation, bases)
    return rectangle(pose, width, depth)


def footprint(b: Battle, u: Unit) -> Footprint:
    return body_of(b, u).shape


def field_of(b: Battle) -> Field:
    """Every brigade and battery on the table."""
    found = b.field
    if found is None:
        found = Field([body_of(b, u) for u in b.units if u.on_table()], b.before)
        b.field = found
    return found


def centre_of(b: Battle, u: Unit) -> Point:
    """The middle of the ground it holds."""
    if u.formation == GARRISON or u.trail:
        return footprint(b, u).hull.centre()
    return body_of(b, u).centre()


# Built-up areas


def area_of(b: Battle, u: Unit) -> Area | None:
    """R57 The built-up area that a garrison holds; at set-up the one it was put into."""
    if u.trail:
        return b.setting.ground.areas[u.trail[0]]
    number = built_up_at(b, u.pose.x, u.pose.y)
    return b.setting.ground.areas[number] if number != NOBODY else None


def built_up_at(b: Battle, x: i64, y: i64) -> i64:
    """The number of the built-up area at a place, or NOBODY."""
    for number, area in enumerate(b.setting.ground.areas):
        if area.traits & BUILT_UP and inside(area.shape, x, y):
            return number
    return NOBODY


def is_free_for(b: Battle, uid: i64, area: i64) -> bool:
    """R108 Whether no other unit is in a built-up area."""
    whole = area_footprint(b.setting.ground.areas[area])
    return stands_on(besides(field_of(b).bodies, uid), whole) is None


def garrison_pose(b: Battle, u: Unit, area: i64) -> Pose:
    """R65 About the middle of the area, facing as before."""
    x, y = b.setting.ground.areas[area].shape.centre()
    return about(x, y, u.pose.h, size_of(u.roster, GARRISON, u.bases)[1])


# Fewer bases, another formation


def shrunk_pose(b: Battle, u: Unit, bases: i64) -> Pose:
    """R65 The middle of the front edge stays; of a garrison that of its block."""
    if u.formation == TIRAILLEURS and bases > 0:
        return closed_up(b, u, bases)
    if u.formation != GARRISON:
        return u.pose
    x, y = u.pose.point(-(depth_of(u) // 2), 0)
    return about(x, y, u.pose.h, size_of(u.roster, u.formation, max(bases, 1))[1])


def closed_up(b: Battle, u: Unit, bases: i64) -> Pose:
    """R58, R65 Tirailleurs close to the middle, or stay where they are if somebody is in a gap."""
    place = footprint_at(u.roster, u.formation, bases, u.pose)
    closed = Body(u.uid, 0, u.seat, u.pose, width_of(u), depth_of(u), place)
    for other in near_others(field_of(b).bodies, u.uid, place.hull):
        if share_ground(closed, other):
            return u.pose.moved(0, (u.bases - bases) * base_width(u.roster))
    return u.pose


def new_pose(b: Battle, u: Unit, formation: i64) -> Pose:
    """R65 The front edge keeps its middle; a square forms about the middle of the whole."""
    if formation != SQUARE:
        return u.pose
    x, y = body_of(b, u).centre()
    return about(x, y, u.pose.h, size_of(u.roster, formation, u.bases)[1])


def place_for(b: Battle, u: Unit, formation: i64) -> Pose | None:
    """R65 Where it finds room for another formation; asked often, and computed once."""
    room = kept_room(b, u, formation)
    if room is None:
        start = new_pose(b, u, formation)
        box = box_at(u, formation, start)
        if is_empty(b, u, box):
            return keep(u, formation, Room(start, box, [], [], field_of(b))).pose
        crowd = Crowd(b, u, box.widened(SHIFT))
        room = room_in(b, crowd, formation, look_for_place(crowd, formation, start))
        keep(u, formation, room)
    return room.pose


def box_at(u: Unit, formation: i64, pose: Pose) -> Extent:
    """Everything that decides whether it may be there: enemies are kept at a distance."""
    width, depth = size_of(u.roster, formation, u.bases)
    return rectangle_box(pose, width, depth).widened(CLOSE)


def is_empty(b: Battle, u: Unit, box: Extent) -> bool:
    """Whether there is nothing in a box but the unit itself: a quick yes."""
    if near_others(field_of(b).bodies, u.uid, box):
        return False
    return is_wholly_open(b.setting.ground, IMPASSABLE, box)


def kept_room(b: Battle, u: Unit, number: i64) -> Room | None:
    """What was found the last time: the bodies in the way are still there, and no new ones."""
    room = u.rooms.get(number)
    if room is None or room.field is field_of(b):
        return room
    field = field_of(b)
    for body in room.barring:
        if b.units[body.owner].body is not body:
            return None
    if room.pose is not None:
        if not are_same(room.beside, near_others(field.bodies, u.uid, room.box)):
            return None
    return keep(u, number, Room(room.pose, room.box, room.beside, room.barring, field))


def keep(u: Unit, number: i64, room: Room) -> Room:
    u.rooms[number] = room
    return room


def room_in(b: Battle, crowd: Crowd, formation: i64, pose: Pose | None) -> Room:
    """What has been found in a crowd."""
    field = field_of(b)
    if pose is None:
        return Room(None, crowd.here.hull, [], crowd.barring, field)
    box = box_at(crowd.u, formation, pose)
    return Room(pose, box, near_others(field.bodies, crowd.u.uid, box), crowd.barring, field)


def look_for_place(crowd: Crowd, formation: i64, start: Pose) -> Pose | None:
    """R65 At most 2 inches back or aside."""
    bar = crowd.bar_at(formation, start)
    if bar is None:
        return start
    u = crowd.u
    whole = hull_at(u.roster, formation, u.bases, start)
    ways = [Shift(whole, start, angle, bar) for angle in (2 * QUARTER, QUARTER, -QUARTER)]
    for step in range(1, SHIFTS + 1):
        off = step * SHIFT // SHIFTS
        for way in ways:
            if off > way.barred:
                pose = way.place(off)
                bar = crowd.bar_at(formation, pose)
                if bar is None:
                    return pose
                way.look_past(bar, off)
    return None


class Shift:
    """R65 A unit that shifts back or aside to find room, and how far it is surely still barred."""

    __slots__ = ("angle", "barred", "start", "whole")

    def __init__(self, whole: Polygon, start: Pose, angle: i64, bar: Bar) -> None:
        self.whole: Final = whole
        self.start: Final = start
        self.angle: Final[i64] = angle
        self.barred: i64 = 0
        self.look_past(bar, 0)

    def place(self, off: i64) -> Pose:
        if self.angle == 2 * QUARTER:
            return self.start.moved(-off)
        return self.start.moved(0, off if self.angle > 0 else -off)

    def look_past(self, bar: Bar, off: i64) -> None:
        """A body too deep in it for rounding to matter bars all places that it slides over."""
        if bar.body is None:
            return
        for part in bar.body.shape.parts:
            heading = self.start.h + self.angle
            first, last = blocked(self.whole, heading, part, 0, 4 * TOLERANCE)
            if first <= float(off) <= last:
                self.barred = max(self.barred, floor(last))


class Bar:
    """What leaves no room at a place: a body, or without one the ground."""

    __slots__ = ("body",)

    def __init__(self, body: Body | None) -> None:
        self.body: Final = body


class Crowd:
    """R58, R67 Every body and piece of ground that might leave a unit no room anywhere in a box.

    The box has an inch to spare, since enemies are kept at a distance. `barring` are those that
    left it no room at some place.
    """

    __slots__ = ("barring", "enemies", "ground", "here", "others", "u")

    def __init__(self, b: Battle, u: Unit, box: Extent) -> None:
        ground = b.setting.ground
        self.u: Final = u
        self.here: Final = footprint(b, u)
        self.others: Final = near_others(field_of(b).bodies, u.uid, box)
        self.enemies: Final = [one for one in self.others if one.seat != u.seat]
        self.ground: Final = None if is_wholly_open(ground, IMPASSABLE, box) else ground
        self.barring: Final[list[Body]] = []

    def leaves_room(self, formation: i64, pose: Pose) -> bool:
        """On open ground of the table, not on another unit, and an inch from enemies it is not in
        contact with.
        """
        return self.bar_at(formation, pose) is None

    def bar_at(self, formation: i64, pose: Pose) -> Bar | None:
        """What leaves it no room at a place, or None."""
        u = self.u
        if self.ground is None and not near(self.others, box_at(u, formation, pose)):
            return None
        whole = hull_at(u.roster, formation, u.bases, pose)
        if self.ground is not None and not is_walkable(self.ground, IMPASSABLE, whole):
            return Bar(None)
        bar = on_any(self.others, whole)
        if bar is None and self.enemies:
            bar = self.too_near(footprint_at(u.roster, formation, u.bases, pose))
        if bar is None:
            return None
        if bar not in self.barring:
            self.barring.append(bar)
        return Bar(bar)

    def too_near(self, place: Footprint) -> Body | None:
        for enemy in self.enemies:
            if closer(place, enemy.shape, INCH):
                if gap(place, enemy.shape) < gap(self.here, enemy.shape):
                    return enemy
        return None


def has_room(b: Battle, u: Unit, formation: i64, pose: Pose) -> bool:
    """R58, R67 Whether it may be there in that formation."""
    return Crowd(b, u, box_at(u, formation, pose)).leaves_room(formation, pose)


def has_known_room(b: Battle, u: Unit, number: i64, formation: i64, pose: Pose) -> bool:
    """The same for one of a few places that are checked often, by their numbers."""
    room = kept_room(b, u, number)
    if room is None:
        crowd = Crowd(b, u, box_at(u, formation, pose))
        is_free = crowd.leaves_room(formation, pose)
        room = keep(u, number, room_in(b, crowd, formation, pose if is_free else None))
    return room.pose is not None


def why_not_form(b: Battle, u: Unit, formation: i64) -> Refusal | None:
    """12.3, R65, R66 Another formation of its arm, with room for it."""
    refusal = why_not_formation(u, formation)
    if refusal is not None:
        return refusal
    return NO_ROOM if place_for(b, u, formation) is None else None


def why_not_formation(u: Unit, formation: i64) -> Refusal | None:
    """12.1, R66 Cavalry forms neither squares nor tirailleurs; no unit forms square in disorder."""
    if u.arm == ARTILLERY or formation < LINE or formation > TIRAILLEURS:
        return NOT_FOR_THIS_ARM
    if u.arm != INFANTRY and (formation == SQUARE or formation == TIRAILLEURS):
        return NOT_FOR_THIS_ARM
    if formation == u.formation:
        return ALREADY_IN_IT
    return NO_SQUARE if formation == SQUARE and u.marks & DISORDERED else None


def turn_into(b: Battle, uid: i64, formation: i64) -> None:
    """12.3 It changes where it finds room, otherwise in place."""
    u = b.units[uid]
    pose = place_for(b, u, formation)
    b.form(uid, formation, pose if pose is not None else new_pose(b, u, formation))


def retreat_formation(u: Unit) -> i64:
    """R66 A square that is forced back becomes a masse, of linear infantry a supported line."""
    if u.formation == SQUARE or u.formation == GARRISON:
        return SUPPORTED if u.roster.mode == LINEAR else MASSE
    return u.formation

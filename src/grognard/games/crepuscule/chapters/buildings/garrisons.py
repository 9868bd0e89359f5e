"""C-BLD-1, D-113, D-140: troops enter a building, leave it, or are driven out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import LIMIT, MEANS, PIECE, Refusal
from grognard.table.lines import Line, to_shape
from grognard.table.measure import distance, within
from grognard.table.pose import MM, Pose

from ...model.actions import Enter, Leave
from ...model.kinds import (
    BUILDING,
    DISORDERED,
    INFANTRY,
    SKIRMISH,
    WHOLE,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import footprint, has_room, size_of, usual_files
from .facades import (
    Facade,
    building_of,
    capacity_of,
    facades_of,
    garrison_of,
    opened_facades,
)

NO_BUILDING: Final = Refusal("D-140", why="no-building")
NOT_DISPERSED: Final = Refusal("D-140", PIECE, "not-dispersed")
NOT_INSIDE: Final = Refusal("D-140", PIECE, "not-inside")
IN_DISORDER: Final = Refusal("D-34", PIECE, "in-disorder")
NO_DOOR: Final = Refusal("C-BLD-1", MEANS, "no-door")
OCCUPIED: Final = Refusal("D-140", why="occupied")
TOO_MANY: Final = Refusal("D-113", LIMIT, "too-many-inside")
TOO_FAR: Final = Refusal("D-140", LIMIT, "door-too-far")
NO_ROOM: Final = Refusal("D-140", why="no-room-outside")

STEP: Final = MM  # between units that have left and the wall behind them
FEWEST_FILES: Final = 3


# Entering


def why_not_occupy(b: Battle, u: Unit, number: i64) -> Refusal | None:
    """C-BLD-1, D-113 Whether it may be in a building at all."""
    areas = b.setting.ground.areas
    if not 0 <= number < len(areas) or not areas[number].traits & BUILDING:
        return NO_BUILDING
    if not opened_facades(b, areas[number]):
        return NO_DOOR
    if garrison_of(b, number) is not None:
        return OCCUPIED
    return TOO_MANY if u.figures > capacity_of(b, areas[number]) else None


def why_not_enter(b: Battle, u: Unit, number: i64, left: i64) -> Refusal | None:
    """D-140 In skirmish order, by an opened façade on its side within what is left of its move."""
    if u.arm != INFANTRY or u.formation != SKIRMISH:
        return NOT_DISPERSED
    if u.has(DISORDERED):
        return IN_DISORDER
    refusal = why_not_occupy(b, u, number)
    if refusal is not None:
        return refusal
    return None if door_within(b, u, number, left) else TOO_FAR


def door_within(b: Battle, u: Unit, number: i64, left: i64) -> bool:
    for one in opened_facades(b, b.setting.ground.areas[number]):
        wall = Line(one.ax, one.ay, one.bx, one.by)
        for base in footprint(b, u).parts:
            x, y = base.centre()
            if one.faces(x, y) and within(to_shape(wall, base), left):
                return True
    return False


def occupy(b: Battle, uid: i64, number: i64) -> None:
    """All its figures are inside, and look out on the side they came from."""
    area = b.setting.ground.areas[number]
    x, y = area.shape.centre()
    b.enter_building(uid, number, Pose(x, y, b.units[uid].pose.h))
    b.spend(uid, WHOLE)


# Leaving


class Way:
    """Where a garrison stands once it has left by one façade."""

    def __init__(self, files: i64, pose: Pose) -> None:
        self.files: Final[i64] = files
        self.pose: Final = pose


def way_out(b: Battle, u: Unit, facade: Facade) -> Way | None:
    """D-140 In skirmish order along a façade, as wide as there is room for."""
    fewest = min(FEWEST_FILES, u.figures)
    files = max(usual_files(u.arm, SKIRMISH, u.figures), fewest)
    while files >= fewest:
        depth = size_of(u.roster, SKIRMISH, files, u.figures)[1]
        pose = facade.pose.moved(depth + STEP)
        if has_room(b, u, SKIRMISH, files, pose):
            return Way(files, pose)
        files -= 1
    return None


def why_not_leave(b: Battle, u: Unit, number: i64) -> Refusal | None:
    """C-BLD-1, D-140 By an opened façade, if there is room before it."""
    area = building_of(b, u)
    if area is None:
        return NOT_INSIDE
    if u.has(DISORDERED):
        return IN_DISORDER
    sides = facades_of(b, area)
    if not 0 <= number < len(sides) or not sides[number].opened:
        return NO_DOOR
    return None if way_out(b, u, sides[number]) is not None else NO_ROOM


def leave(b: Battle, uid: i64, number: i64) -> None:
    """D-140 That is its whole move."""
    u = b.units[uid]
    area = building_of(b, u)
    assert area is not None
    way = way_out(b, u, facades_of(b, area)[number])
    assert way is not None
    b.leave_building(uid, SKIRMISH, way.files, way.pose)
    b.spend(uid, WHOLE)


def drive_out(b: Battle, uid: i64, x: i64, y: i64) -> bool:
    """C-BLD-4, D-140 By the opened façade farthest from a point; False where there is no way."""
    u = b.units[uid]
    area = building_of(b, u)
    if area is None:
        return False
    ways: list[tuple[int, int]] = []
    for one in opened_facades(b, area):
        ways.append((-int(distance(x, y, one.pose.x, one.pose.y)), int(one.number)))
    for _, number in sorted(ways):
        way = way_out(b, u, facades_of(b, area)[number])
        if way is not None:
            b.leave_building(uid, SKIRMISH, way.files, way.pose)
            return True
    return False


# What is worth considering


def list_garrison_moves(b: Battle, u: Unit, left: i64) -> list[Action]:
    """Into every building within reach; out by every façade."""
    found: list[Action] = []
    area = building_of(b, u)
    if area is not None:
        for one in opened_facades(b, area):
            if why_not_leave(b, u, one.number) is None:
                found.append(Leave(u.uid, one.number))
    elif u.formation == SKIRMISH and u.arm == INFANTRY:
        for number in range(len(b.setting.ground.areas)):
            if why_not_enter(b, u, number, left) is None:
                found.append(Enter(u.uid, number))
    return found

"""C-CMD-4, D-45, D-196: skirmishers leave their battalion, and come back to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import LIMIT, MEANS, PIECE, Refusal
from grognard.miniatures.moving.passable import is_walkable
from grognard.table.measure import TOLERANCE, between, collide
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Polygon, rectangle

from ...model.actions import Detach, Rejoin
from ...model.kinds import (
    COLUMN,
    GARRISON,
    IN_RANKS,
    LINE,
    MARCHED,
    MOVED,
    SKIRMISH,
    WHOLE,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..figures import figure_poses
from ..formations import (
    CLOSED,
    are_files_right,
    base_of,
    files_after,
    footprint,
    footprint_at,
    has_room,
    usual_files,
)
from ..ground import gap_between
from ..moving.paces import base_move

NOT_SKIRMISHERS: Final = Refusal("C-CMD-4", MEANS, "not-skirmishers")
ARE_OUT: Final = Refusal("C-CMD-4", PIECE, "are-out")
NOT_OUT: Final = Refusal("C-CMD-4", PIECE, "not-out")
WRONG_FORMATION: Final = Refusal("C-CMD-4", PIECE, "formation")
TOO_MANY: Final = Refusal("D-45", LIMIT, "too-many-out")
TOO_FAR: Final = Refusal("D-45", LIMIT, "too-far")
NO_ROOM: Final = Refusal("D-45", why="no-room")
HAS_MOVED: Final = Refusal("C-CMD-4", PIECE, "moved")

FEWEST: Final = 2
LEASH: Final = 6 * INCH
LEFT: Final = 4  # figures that a battalion keeps in its ranks


def is_group(b: Battle, uid: i64) -> bool:
    return 0 <= uid < len(b.units) and b.units[uid].is_detached()


def out_of(b: Battle, parent: i64) -> i64:
    """How many of a battalion are out."""
    total: i64 = 0
    for u in b.units:
        if u.roster.parent == parent and u.on_table():
            total += u.figures
    return total


def screen_files(count: i64) -> i64:
    return max(usual_files(0, SKIRMISH, count), 1)


def why_not_detach(b: Battle, seat: i64, action: Detach) -> Refusal | None:
    """C-CMD-4, D-45 From a column or a line, all within 6 inches of it, where there is room."""
    refusal = why_not_sent(b, seat, action.unit, action.count)
    if refusal is not None:
        return refusal
    group = b.units[action.unit]
    return why_not_there(b, b.units[group.roster.parent], group, action)


def why_not_sent(b: Battle, seat: i64, uid: i64, count: i64) -> Refusal | None:
    """C-CMD-4, D-45 Whether so many may leave their battalion at all."""
    if not is_group(b, uid) or b.units[uid].seat != seat:
        return NOT_SKIRMISHERS
    group = b.units[uid]
    parent = b.units[group.roster.parent]
    if group.place != IN_RANKS:
        return ARE_OUT
    if not parent.on_table() or not parent.in_order() or b.is_engaged(parent.uid):
        return WRONG_FORMATION
    if parent.formation != LINE and parent.formation != COLUMN:
        return WRONG_FORMATION
    if parent.has(MARCHED):
        return HAS_MOVED
    allowed = parent.roster.skirmishers - out_of(b, parent.uid)
    if not FEWEST <= count <= min(allowed, parent.figures - max(LEFT, parent.sappers)):
        return TOO_MANY
    return None


def why_not_there(b: Battle, parent: Unit, group: Unit, action: Detach) -> Refusal | None:
    place = Pose(action.x, action.y, action.facing)
    files = screen_files(action.count)
    here = footprint(b, parent).hull
    wide, deep = base_of(group.roster)
    for pose in figure_poses(group.roster, SKIRMISH, files, action.count, place):
        if farthest(rectangle(pose, wide, deep), here) > LEASH + TOLERANCE:
            return TOO_FAR
    thinned = files_after(parent, parent.figures - action.count)
    if not are_files_right(parent.arm, parent.formation, parent.figures - action.count, thinned):
        return TOO_MANY
    ghost = group.copy()
    ghost.figures = action.count
    ghost.files = files
    ghost.pose = place
    ghost.place = 0
    return None if has_room(b, ghost, SKIRMISH, files, place) else NO_ROOM


def farthest(base: Polygon, here: Polygon) -> i64:
    return between(base, here)


def send_out(b: Battle, action: Detach) -> None:
    """F-07 They have moved; the battalion has not."""
    parent = b.units[b.units[action.unit].roster.parent]
    files = files_after(parent, parent.figures - action.count)
    place = Pose(action.x, action.y, action.facing)
    b.detach(parent.uid, action.unit, action.count, place, screen_files(action.count), files)
    b.mark(action.unit, MOVED)
    b.spend(action.unit, WHOLE)


def why_not_rejoin(b: Battle, seat: i64, uid: i64) -> Refusal | None:
    """C-CMD-4 Those within their move of the battalion, if it has room for them."""
    if not is_group(b, uid) or b.units[uid].seat != seat:
        return NOT_SKIRMISHERS
    group = b.units[uid]
    parent = b.units[group.roster.parent]
    if not group.on_table() or not parent.on_table():
        return NOT_OUT
    if group.is_fleeing() or b.is_engaged(uid) or group.used >= WHOLE:
        return HAS_MOVED
    if not parent.in_order() or b.is_engaged(parent.uid):
        return WRONG_FORMATION
    if gap_between(b, group, parent) > 2 * base_move(group) + TOLERANCE:
        return TOO_FAR
    return None if fits(b, parent, group) else NO_ROOM


def fits(b: Battle, parent: Unit, group: Unit) -> bool:
    """Whether the battalion finds room with them, the ground they leave included."""
    if parent.formation == GARRISON:
        return True
    figures, files = parent.figures + group.figures, files_with(parent, group.figures)
    place = footprint_at(parent.roster, parent.formation, files, figures, parent.pose)
    if not is_walkable(b.setting.ground, CLOSED, place.hull):
        return False
    for other in b.units:
        if other.on_table() and other.uid != parent.uid and other.uid != group.uid:
            if collide(place, footprint(b, other)):
                return False
    return True


def files_with(parent: Unit, more: i64) -> i64:
    """How many stand abreast when some have come back."""
    if parent.formation == COLUMN or parent.is_open():
        return parent.files
    return usual_files(parent.arm, parent.formation, parent.figures + more)


def come_back(b: Battle, uid: i64) -> None:
    group = b.units[uid]
    parent = b.units[group.roster.parent]
    b.rejoin(uid, files_with(parent, group.figures))


def list_groups(b: Battle, seat: i64) -> list[Action]:
    """All skirmishers of a battalion before its front, and every group back."""
    found: list[Action] = []
    for u in b.units:
        if u.seat != seat or not u.is_detached():
            continue
        if u.on_table():
            found.append(Rejoin(u.uid))
        elif u.place == IN_RANKS:
            parent = b.units[u.roster.parent]
            count = parent.roster.skirmishers - out_of(b, parent.uid)
            if parent.on_table() and count >= FEWEST and is_next(b, u):
                front = parent.pose.moved(3 * INCH)
                found.append(Detach(u.uid, count, front.x, front.y, front.h))
    return found


def is_next(b: Battle, group: Unit) -> bool:
    """Of the two groups of a battalion the first that is in its ranks."""
    for u in b.units:
        if u.roster.parent == group.roster.parent and u.place == IN_RANKS:
            return u.uid == group.uid
    return False

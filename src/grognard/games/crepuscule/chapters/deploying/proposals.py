"""D-112 Places worth proposing: those of a sensible plan, and a few others.

Guns and infantry stand side by side from the middle outwards, cavalry from the wings inwards, all
as far forward and on as open ground as they can; caissons are behind, and officers behind those
they lead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.deploying.free_grid import Room, Spot, rearmost
from grognard.miniatures.deploying.packing import packing
from grognard.miniatures.deploying.suggestions import a_few, spot_near
from grognard.table.pose import INCH
from grognard.table.shapes import Polygon
from grognard.table.terrain import Area, enters

from ...model.actions import Place, Post
from ...model.kinds import ARTILLERY, CAISSON, CAVALRY, DIFFICULT, HORSE_DEPTH
from ...model.pieces import Officer, Unit
from ...model.state import Battle
from ..formations import depth_of
from .placing import Placer, files_of, place_of, why_not_post
from .plots import (
    PITCH,
    POST,
    block_of,
    in_hand,
    room_left,
    size_in,
    sizes_in_hand,
    staff_in_hand,
)

CHOICES: Final = 3  # units proposed at once
PARTS: Final = ((1, 6), (1, 2), (5, 6))  # of the front of a zone
GAP: Final = INCH // PITCH  # squares between neighbours
EDGE: Final = 2 * INCH // PITCH  # squares that the wings keep from the edge of the table
SECOND_LINE: Final = 6 * INCH // PITCH  # where caissons begin
BEHIND: Final = INCH  # a unit, the base of an officer
ORDER: Final = {ARTILLERY: 0, CAVALRY: 2, CAISSON: 3}  # of the plan; infantry comes second


# Units


def list_places(b: Battle, seat: i64) -> list[Place]:
    """A few places for a few of those whose turn it is; one leaves all others theirs."""
    room, waiting = room_left(b, seat), now_to_place(b, seat)
    actions = surest(b, room, waiting)
    for chosen in a_few(len(waiting), CHOICES):
        u = waiting[chosen]
        for part in PARTS:
            spot = spot_near(room, [block_of(u)], part)
            if spot is not None:
                actions.append(placed(room, u, spot))
    return list({action.key(): action for action in actions}.values())


def now_to_place(b: Battle, seat: i64) -> list[Unit]:
    """Guns, while there are any in hand."""
    waiting = in_hand(b, seat)
    guns = [u for u in waiting if u.arm == ARTILLERY]
    return guns if guns else waiting


def surest(b: Battle, room: Room, waiting: list[Unit]) -> list[Place]:
    """A place that leaves the others theirs: that of the first where all are packed together."""
    sizes = sizes_in_hand(b, waiting[0].seat)
    found = packing(room, sizes)
    for spot, size in zip(found.spots, sizes, strict=False):
        for u in waiting:
            if found.complete and size_in(u.roster) == size:
                return [placed(room, u, spot)]
    return []


def placed(room: Room, u: Unit, spot: Spot) -> Place:
    """In the formation of its list."""
    pose, usual = room.pose(spot), files_of(u, u.formation, 0)
    files = u.files if u.files != usual else 0
    return Place(u.uid, pose.x, pose.y, pose.h, u.formation, files)


def planned_places(b: Battle, seat: i64) -> list[Place]:
    """Where the next unit of the plan would be placed; nowhere if there is no room for it."""
    u = min(now_to_place(b, seat), key=turn_of)
    room, placer = room_left(b, seat), Placer(b, seat)
    rough = b.setting.ground.areas_with(DIFFICULT)
    for shunned in (rough, []):
        for spot in spots_of(room, u):
            action = placed(room, u, spot)
            if is_clear(place_of(u, action), shunned) and placer.why_not(action) is None:
                return [action]
    return []


def turn_of(u: Unit) -> tuple[int, int]:
    return ORDER.get(int(u.arm), 1), int(u.uid)


def is_clear(place: Polygon, areas: list[Area]) -> bool:
    for area in areas:
        if enters(area, place):
            return False
    return True


def spots_of(room: Room, u: Unit) -> list[Spot]:
    """The free spots with a gap to either side, those that suit its arm first."""
    block = block_of(u)
    first = SECOND_LINE if u.arm == CAISSON else 0
    found: list[Spot] = []
    for row in range(first, len(room.rows) - block.depth + 1):
        free = room.starts(row, block.width + 2 * GAP, block.depth)
        found += [Spot(row, column + GAP, block) for column in suited(room, u, free, block.width)]
    return found


def suited(room: Room, u: Unit, free: int, width: int) -> list[int]:
    """Columns from the middle outwards; for cavalry from the wings inwards."""
    last = room.plot.columns - width - EDGE - GAP
    columns = [at for at in range(EDGE - GAP, last + 1) if free >> at & 1]
    middle = (room.plot.columns - width) // 2 - GAP
    columns.sort(key=lambda at: abs(at - middle), reverse=u.arm == CAVALRY)
    return columns


# Officers


def list_posts(b: Battle, seat: i64) -> list[Post]:
    """Behind some of the units, for each officer still in hand."""
    own = [u for u in b.side(seat) if u.arm != CAISSON]
    found: list[Post] = []
    for o in staff_in_hand(b, seat):
        for chosen in a_few(len(own), CHOICES):
            found.append(post_behind(o, own[chosen]))
        found += fallback(b, o)
    return list({action.key(): action for action in found}.values())


def post_behind(o: Officer, u: Unit) -> Post:
    x, y = u.pose.point(-(depth_of(u) + BEHIND + HORSE_DEPTH // 2), 0)
    return Post(o.oid, x, y)


def fallback(b: Battle, o: Officer) -> list[Post]:
    """Where a base finds room beside all units: there is always such a place."""
    room = room_left(b, o.seat)
    spot = rearmost(room.rows, POST)
    if spot is None:
        return []
    x, y = room.pose(spot).point(-HORSE_DEPTH // 2, 0)
    return [Post(o.oid, x, y)]


def planned_posts(b: Battle, seat: i64) -> list[Post]:
    """The commander-in-chief behind the middle, the others behind their parts of the line."""
    waiting = staff_in_hand(b, seat)
    line = sorted([u for u in b.side(seat) if u.arm != CAISSON], key=place_in_line)
    o, count = waiting[0], len(waiting)
    near = len(line) // 2 if o.is_chief() else len(line) * count // (count + 1)
    for u in [*line[near:], *reversed(line[:near])]:
        post = post_behind(o, u)
        if not is_taken(b, post) and why_not_post(b, seat, post) is None:
            return [post]
    return []


def is_taken(b: Battle, post: Post) -> bool:
    """Whether another officer is there."""
    for o in b.officers:
        if o.on_table() and o.x == post.x and o.y == post.y:
            return True
    return False


def place_in_line(u: Unit) -> int:
    return int(u.pose.x)

"""D-112 The zones of both armies, and the room that their remaining units need there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.deploying.free_grid import Block, Needs, Plot, Room, room_in
from grognard.miniatures.deploying.packing import packing
from grognard.table.pose import INCH
from grognard.table.shapes import Footprint, Polygon, box
from grognard.table.terrain import Ground

from ...model.kinds import BUILDING, CHIEF_BASE, IMPASSABLE, IN_HAND, VERY_DIFFICULT
from ...model.pieces import Officer, Unit
from ...model.setting import Roster
from ...model.state import Battle
from ..formations import footprint, size_of

APART: Final = 24 * INCH  # between the zones of both armies
ZONE: Final = 12 * INCH
PITCH: Final = INCH // 2
CLOSED: Final = IMPASSABLE | BUILDING | VERY_DIFFICULT  # nobody begins there
WIDEST: Final = 1_000  # squares; distinguishes width and depth in the size of a unit


def zone_of(ground: Ground, seat: i64) -> Polygon:
    """Twelve inches deep, as far before the middle of the table as that of the other side."""
    front = max((ground.height - APART) // 2, 0)
    rear = max(front - ZONE, 0)
    if seat == 0:
        return box(0, rear, ground.width, front)
    return box(0, ground.height - front, ground.width, ground.height - rear)


def squares(length: i64) -> int:
    """As many as a length reaches into."""
    return int((length + PITCH - 1) // PITCH)


POST: Final = Block(squares(CHIEF_BASE), squares(CHIEF_BASE))  # the base of an officer


class Troops(Needs):
    """Units in the formation of their list; and a free place for officers."""

    def __init__(self) -> None:
        super().__init__(1, [POST])

    def blocks(self, size: int, order: int) -> list[Block]:
        return [Block(size % WIDEST, size // WIDEST)]


TROOPS: Final = Troops()


def size_in(roster: Roster) -> int:
    """Depth and width of a unit in squares, the depth first: deep ones are placed first."""
    width, depth = size_of(roster, roster.formation, roster.files, roster.figures)
    return squares(depth) * WIDEST + squares(width)


def block_of(u: Unit) -> Block:
    return TROOPS.blocks(size_in(u.roster), 0)[0]


# Who is still to come


def in_hand(b: Battle, seat: i64) -> list[Unit]:
    return [u for u in b.units if u.seat == seat and u.place == IN_HAND]


def staff_in_hand(b: Battle, seat: i64) -> list[Officer]:
    return [o for o in b.officers if o.seat == seat and o.place == IN_HAND]


def anybody_in_hand(b: Battle) -> bool:
    for seat in range(2):
        if in_hand(b, seat) or staff_in_hand(b, seat):
            return True
    return False


def sizes_in_hand(b: Battle, seat: i64) -> tuple[int, ...]:
    return sizes_of([u.roster for u in in_hand(b, seat)])


def sizes_of(rosters: list[Roster]) -> tuple[int, ...]:
    """The largest first."""
    return tuple(sorted([size_in(one) for one in rosters], reverse=True))


# The room in a zone


def room_left(b: Battle, seat: i64) -> Room:
    """What is still free in the zone of a side."""
    setting = b.setting
    known = setting.rooms.get(int(seat))
    if known is None:
        known = empty_room(setting.ground, seat, len(b.units))
    room = known.holding(standing(b, seat))
    setting.rooms[int(seat)] = room
    return room


def empty_room(ground: Ground, seat: i64, bodies: int) -> Room:
    closed = [area.shape for area in ground.areas_with(CLOSED)]
    plot = Plot(zone_of(ground, seat), seat, PITCH, TROOPS)
    return room_in(plot, closed, bodies)


def standing(b: Battle, seat: i64) -> list[Footprint | None]:
    """The ground of all units of a side that are in place."""
    return [footprint(b, u) if u.seat == seat and u.on_table() else None for u in b.units]


def fits(ground: Ground, seat: i64, rosters: list[Roster]) -> bool:
    """Whether an army finds room in its zone at all."""
    return packing(empty_room(ground, seat, 0), sizes_of(rosters)).complete

"""R107 Whether all battalions that are still in hand will find a place, and which."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.pose import CM
from grognard.table.shapes import Polygon

from ...model.actions import COLUMN, LINE
from ...model.free_grid import Packing, Room, Spot, Squares, rearmost, room_in, standard_zones
from ...model.pieces import COLUMN_WIDTH, GROUP, GROUP_SIZE, IMPASSABLE, Roster, Setting
from ..figures import size

ABREAST: Final = COLUMN_WIDTH * GROUP // CM  # squares that every column is wide
POST: Final = 2  # squares that a Supreme Commander needs, each way
ORDERS: Final = ((COLUMN, LINE), (LINE, COLUMN))


def zone_of(setting: Setting, side: i64) -> Polygon:
    """4.5 Where the army of a side is set up."""
    zones = setting.zones or standard_zones(setting.ground.width, setting.ground.height)
    return zones[side]


def empty_room(setting: Setting, side: i64) -> Room:
    """4.2 The zone of a side without its impassable ground."""
    closed = [area.shape for area in setting.ground.areas_with(IMPASSABLE)]
    return room_in(zone_of(setting, side), side, closed, len(setting.rosters))


def squares(rankers: i64, formation: i64) -> tuple[int, int]:
    """Width and depth of so many rankers in centimetres."""
    width, depth = size((rankers + GROUP_SIZE - 1) // GROUP_SIZE, formation)
    return int(width // CM), int(depth // CM)


def strengths(rosters: list[Roster]) -> tuple[int, ...]:
    """The largest first."""
    return tuple(sorted([int(roster.rankers) for roster in rosters], reverse=True))


def without(sizes: tuple[int, ...], rankers: i64) -> tuple[int, ...]:
    """Less one of them."""
    order = sizes.index(rankers)
    return sizes[:order] + sizes[order + 1 :]


def packing(room: Room, sizes: tuple[int, ...]) -> Packing:
    """Places for battalions of these sizes, the largest first, if all of them find one.

    Each takes the rearmost free place, then the westmost. So whoever puts the first of them on its
    place finds the same places for the others again: a set-up that has begun can be ended. And
    whoever stands beside all places found leaves them the same: nothing need be tried again.
    The Supreme Commander must find room too.
    """
    found = room.packings.get(sizes)
    if found is None:
        found = _packed(room.rows, sizes)
        room.packings[sizes] = found
    return found


def _packed(rows: list[int], sizes: tuple[int, ...]) -> Packing:
    for formations in ORDERS:
        found = Packing()
        left = rows[:]
        for rankers in sizes:
            if not _add_spot(found, left, rankers, formations):
                break
        post = rearmost(left, POST, POST)
        if post is not None and len(found.spots) == len(sizes):
            post.take_from(left)
            found.held = [rows[i] ^ left[i] for i in range(len(rows))]
            found.complete = True
            return found
    return Packing()


def _add_spot(found: Packing, rows: list[int], rankers: i64, formations: tuple[int, int]) -> bool:
    """If there is one; then its squares are taken."""
    for formation in formations:
        width, depth = squares(rankers, formation)
        spot = rearmost(rows, width, depth, formation)
        if spot is not None:
            spot.take_from(rows)
            found.spots.append(spot)
            return True
    return False


def first_spot(room: Room, sizes: tuple[int, ...]) -> Spot | None:
    """Where the packing puts the largest, if everybody finds a place."""
    if stand_behind(room, sizes, []):
        return rearmost(room.rows, ABREAST, squares(sizes[0], COLUMN)[1], COLUMN)
    found = packing(room, sizes)
    return found.spots[0] if found.complete else None


def has_room(room: Room, sizes: tuple[int, ...], taken: list[Squares]) -> bool:
    """R107 Whether all of them find room, and their Supreme Commander, when this is taken too."""
    if stand_behind(room, sizes, taken):
        return True
    known = packing(room, sizes)
    if known.complete and not any(part.meets(known.held) for part in taken):
        return True
    rows = room.rows[:]
    for part in taken:
        part.take_from(rows)
    return _packed(rows, sizes).complete


def stand_behind(room: Room, sizes: tuple[int, ...], taken: list[Squares]) -> bool:
    """A quick yes where all of them, and one more, stand in column side by side along the rear.

    There the packing would put them: each takes one place, good for whoever is smaller too. What
    is taken among these places costs those that it reaches into, and a part of one on either side.
    """
    depth = squares(sizes[0], COLUMN)[1] if sizes else POST
    left = room.abreast(ABREAST, depth) - len(sizes)
    rear: i64 = len(room.rows) - depth
    for part in taken:
        if part.first + len(part.rows) > rear:
            left -= (part.width + 2 * ABREAST - 2) // ABREAST
    return left > 0


class Prospect:
    """R107 What is free in a zone, what else would be taken there, and who is still to come."""

    __slots__ = ("room", "sizes", "taken")

    def __init__(self, room: Room, sizes: tuple[int, ...], taken: list[Squares]) -> None:
        self.room: Final = room
        self.sizes: Final = sizes
        self.taken: Final = taken

    def is_good(self) -> bool:
        """Whether they find room."""
        return has_room(self.room, self.sizes, self.taken)

    def allows(self, shape: Polygon) -> bool:
        """Whether they find room although this stands there too."""
        return has_room(self.room, self.sizes, [*self.taken, self.room.under(shape)])


def fits(setting: Setting, seat: i64, side: i64) -> bool:
    """R107 Whether an army finds room in the zone of a side at all."""
    sizes = strengths(setting.armies[seat].battalions)
    return packing(empty_room(setting, side), sizes).complete

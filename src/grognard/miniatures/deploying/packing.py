"""Whether all bodies that are still in hand will find a place, and which."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.shapes import Polygon

from .free_grid import Needs, Packing, Rank, Room, Spot, Squares, rearmost


def without(sizes: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Less one of them."""
    order = sizes.index(size)
    return sizes[:order] + sizes[order + 1 :]


def packing(room: Room, sizes: tuple[int, ...]) -> Packing:
    """Places for bodies of these sizes, the largest first, if all of them find one.

    Each takes the rearmost free place, then the westmost. So once the first is placed, the others
    find the same ones as before: a set-up that has begun can be finished. And a body placed beside
    all places found changes none of them, so nothing needs to be tried a second time.
    """
    found = room.packings.get(sizes)
    if found is None:
        found = _packed(room, room.rows, sizes)
        room.packings[sizes] = found
    return found


def _packed(room: Room, rows: list[int], sizes: tuple[int, ...]) -> Packing:
    needs, gap = room.plot.needs, room.plot.gap
    for order in range(needs.orders):
        found = Packing()
        left = rows[:]
        if _add_spots(found, left, needs, sizes, order, gap) and _hold_others(left, needs, gap):
            found.held = [rows[i] ^ left[i] for i in range(len(rows))]
            found.complete = True
            return found
    return Packing()


def _add_spots(
    found: Packing, rows: list[int], needs: Needs, sizes: tuple[int, ...], order: int, gap: int
) -> bool:
    """A place for each, whose squares are then taken; whether all have one."""
    for size in sizes:
        spot: Spot | None = None
        for block in needs.blocks(size, order):
            spot = rearmost(rows, block)
            if spot is not None:
                break
        if spot is None:
            return False
        spot.take_from(rows, gap)
        found.spots.append(spot)
    return True


def _hold_others(rows: list[int], needs: Needs, gap: int) -> bool:
    """Whether the others that need room find it; then it is taken."""
    for block in needs.others:
        spot = rearmost(rows, block)
        if spot is None:
            return False
        spot.take_from(rows, gap)
    return True


def first_spot(room: Room, sizes: tuple[int, ...]) -> Spot | None:
    """Where the packing puts the largest, if everybody finds a place."""
    if stand_behind(room, sizes, []):
        return rearmost(room.rows, room.plot.needs.blocks(sizes[0], 0)[0])
    found = packing(room, sizes)
    return found.spots[0] if found.complete else None


def has_room(room: Room, sizes: tuple[int, ...], taken: list[Squares]) -> bool:
    """Whether all of them find room when this is taken too."""
    if stand_behind(room, sizes, taken):
        return True
    known = packing(room, sizes)
    if known.complete and not any(part.meets(known.held) for part in taken):
        return True
    rows = room.rows[:]
    for part in taken:
        part.take_from(rows)
    return _packed(room, rows, sizes).complete


def stand_behind(room: Room, sizes: tuple[int, ...], taken: list[Squares]) -> bool:
    """A quick yes where all of them stand side by side along the rear, each on its first block.

    There the packing would put them: each takes one place, good for smaller ones too. What
    is taken among these places costs those that it reaches into, and a part of one on either side.
    """
    rank = room.ranks.get(sizes)
    if rank is None:
        rank = _rear_rank(room, sizes)
        room.ranks[sizes] = rank
    left = rank.count - len(sizes)
    rear: i64 = len(room.rows) - rank.depth
    for part in taken:
        if part.first + len(part.rows) > rear:
            left -= (part.width + 2 * rank.width - 2) // rank.width
    return left >= 0


def _rear_rank(room: Room, sizes: tuple[int, ...]) -> Rank:
    """As wide and deep as the largest of them; the gap beside it belongs to its place."""
    needs, gap = room.plot.needs, room.plot.gap
    width, depth = 1, 1
    for block in [needs.blocks(size, 0)[0] for size in sizes] + needs.others:
        width = max(width, block.width)
        depth = max(depth, block.depth)
    width += gap
    return Rank(width, depth, room.abreast(width, depth) - len(needs.others))


class Prospect:
    """What is free in a zone, what else would be taken there, and who is still to come."""

    __slots__ = ("room", "sizes", "taken")

    def __init__(self, room: Room, sizes: tuple[int, ...], taken: list[Squares]) -> None:
        self.room: Final = room
        self.sizes: Final = sizes
        self.taken: Final = taken

    def is_good(self) -> bool:
        """Whether they find room."""
        return has_room(self.room, self.sizes, self.taken)

    def allows(self, shape: Polygon) -> bool:
        """Whether they find room although this is there too."""
        return has_room(self.room, self.sizes, [*self.taken, self.room.under(shape)])

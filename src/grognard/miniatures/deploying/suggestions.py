"""Places worth proposing while armies are set up: free ones near to where one would look first."""

from __future__ import annotations

from typing import Final

from .free_grid import Block, Room, Spot, first_column

BACK: Final = 2  # what a row to the rear counts against a column to the side


def a_few(count: int, most: int) -> list[int]:
    """Not more of a list than can be looked at: the first, the last, and some between."""
    if count <= most:
        return list(range(count))
    return [i * count // (most - 1) for i in range(most - 1)] + [count - 1]


def spot_near(room: Room, blocks: list[Block], part: tuple[int, int], back: int = 0) -> Spot | None:
    """The free spot nearest to a part of the front, so many rows behind it.

    It is for the first of the blocks that finds one.
    """
    for block in blocks:
        goal = (room.plot.columns * part[0]) // part[1] - block.width // 2
        found = nearest(room, block.width, block.depth, goal, back)
        if found is not None:
            return Spot(found[0], found[1], block)
    return None


def nearest(room: Room, width: int, depth: int, goal: int, back: int) -> tuple[int, int] | None:
    """The free place that is least to the side of a column and to the front or rear of a row."""
    best: tuple[int, int] | None = None
    least = 0
    last = len(room.rows) - depth
    for off in range(max(back, last - back) + 1):
        if best is not None and least <= BACK * off:
            break
        for row in (back + off, back - off) if off else (back,):
            if 0 <= row <= last:
                for column in beside(room.starts(row, width, depth), max(goal, 0)):
                    cost = abs(column - goal) + BACK * off
                    if best is None or cost < least:
                        best, least = (row, column), cost
    return best


def beside(free: int, goal: int) -> list[int]:
    """The goal if it is free, else the nearest free column before it, and the nearest beyond it."""
    if free >> goal & 1:
        return [goal]
    found: list[int] = []
    west = free & ((2 << goal) - 1)
    if west:
        found.append(west.bit_length() - 1)
    east = free >> (goal + 1)
    if east:
        found.append(goal + first_column(east) + 1)
    return found

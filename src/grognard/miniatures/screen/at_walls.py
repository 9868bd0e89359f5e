"""Men at the walls of a building, looking out."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from grognard.table.angles import heading_of
from grognard.table.measure import distance
from grognard.table.pose import Pose

Corners = list[tuple[int, int]]


def at_walls(
    corners: Corners, count: int, size: int, open_sides: Collection[int] | None = None
) -> list[tuple[int, int, int]]:
    """Places evenly apart just within the sides, with the directions that lead out of them.

    `size` is the square of a man; without `open_sides` they are at all of them.
    """
    closed = [*corners, corners[0]]
    sides = [
        int(distance(*here, *there)) if open_sides is None or number in open_sides else 0
        for number, (here, there) in enumerate(pairwise(closed))
    ]
    found = []
    for order in range(count if sum(sides) else 0):
        at = sum(sides) * (2 * order + 1) // (2 * count)
        number = next(i for i in range(len(sides)) if at < sum(sides[: i + 1]))
        along = at - sum(sides[:number])
        (ax, ay), (bx, by) = closed[number], closed[number + 1]
        facing = int(heading_of(bx - ax, by - ay)) + outward(corners)
        x, y = ax + (bx - ax) * along // sides[number], ay + (by - ay) * along // sides[number]
        inside = Pose(x, y, facing).point(-size // 2, 0)
        found.append((int(inside[0]), int(inside[1]), facing % 36000))
    return found


def outward(corners: Corners) -> int:
    """The turn from a side to the way out: right where corners go round against the clock."""
    closed = [*corners, corners[0]]
    twice = sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(closed))
    return 9000 if twice > 0 else -9000

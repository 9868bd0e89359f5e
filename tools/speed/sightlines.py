"""How long it takes to see whether one battalion sees another, on a table full of terrain.

    ./run tool sightlines

Twelve battalions of six groups among twenty pieces of ground. One look is what a volley asks: a
line from every group to the nearest point of the target, past all the others.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

from grognard.table.formations import abreast
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Polygon, polygon, rectangle
from grognard.table.sight import nearest_point, visible
from grognard.table.terrain import Area, Ground

WIDTH, HEIGHT = 180 * CM, 120 * CM
PIECES, BATTALIONS, GROUPS, GROUP = 20, 12, 6, 4 * CM


@dataclass
class Scene:
    """A table, and on it battalions by their shape and the poses of their groups."""

    ground: Ground
    shapes: list[Polygon]
    groups: list[list[Pose]]


def scene(seed: int = 1805) -> Scene:
    """Woods and hills of eight corners, and battalions in line, strewn about."""
    chance = Random(seed)
    areas = [_piece(chance, i) for i in range(PIECES)]
    poses = [
        Pose(
            chance.randrange(20 * CM, WIDTH - 20 * CM),
            chance.randrange(20 * CM, HEIGHT - 20 * CM),
            chance.randrange(36_000),
        )
        for _ in range(BATTALIONS)
    ]
    return Scene(
        Ground(WIDTH, HEIGHT, areas, []),
        [rectangle(pose, GROUPS * GROUP, GROUP) for pose in poses],
        [abreast(pose, GROUPS, GROUP) for pose in poses],
    )


def _piece(chance: Random, number: int) -> Area:
    x, y = chance.randrange(WIDTH), chance.randrange(HEIGHT)
    corners = [
        (round(x + length * cos(turn * pi / 4)), round(y + length * sin(turn * pi / 4)))
        for turn, length in enumerate(chance.randrange(4 * CM, 15 * CM) for _ in range(8))
    ]
    if number % 3 == 0:
        return Area("hill", polygon(corners), 1, level=1)
    return Area("wood", polygon(corners), 2, depth=4 * CM)


def look(table: Scene, viewer: int, target: int, others: list[Polygon]) -> int:
    """How many groups of one battalion see another."""
    seen = 0
    for group in table.groups[viewer]:
        x, y = nearest_point(table.shapes[target], group.x, group.y)
        seen += visible(table.ground, group.x, group.y, x, y, others)
    return seen


def microseconds(rounds: int = 20) -> float:
    """For one look, over all pairs of battalions; the best of some rounds."""
    table = scene()
    pairs = [(a, b) for a in range(BATTALIONS) for b in range(BATTALIONS) if a != b]
    others = [[s for i, s in enumerate(table.shapes) if i not in pair] for pair in pairs]
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        for (viewer, target), between in zip(pairs, others, strict=True):
            look(table, viewer, target, between)
        best = min(best, time.perf_counter() - start)
    return best / len(pairs) * 1e6


def main() -> int:
    print(f"one look, {GROUPS} lines past {PIECES} pieces of ground: {microseconds():.2f} µs")
    return 0


if __name__ == "__main__":
    sys.exit(main())

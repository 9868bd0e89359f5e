"""What protects a target from the lines of the shooters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.lines import Line
from grognard.table.measure import within
from grognard.table.shapes import Footprint
from grognard.table.terrain import Area, Edge, Ground, covers, crosses, edge_distance

HALF: Final = 5_000  # of the ten-thousandths that shares are measured in


def cover_traits(ground: Ground, traits: i64, part: Footprint, lines: list[Line], near: i64) -> i64:
    """The traits of all ground that covers a target, of those that count as cover.

    An area covers a target that lies in it by more than half. A line such as a wall covers one no
    farther from it than `near`, where more than half of the bases shoot across it.
    """
    found: i64 = 0
    for area in ground.areas_with(traits):
        if lies_in(area, part):
            found |= area.traits
    for edge in ground.edges_with(traits):
        if is_beside(edge, part, near) and is_behind(edge, lines):
            found |= edge.traits
    return found & traits


def lies_in(area: Area, part: Footprint) -> bool:
    """Whether more than half of a footprint lies in an area, all bases counting the same."""
    share: i64 = 0
    for base in part.parts:
        share += covers(area, base)
    return share > HALF * len(part.parts)


def is_beside(edge: Edge, part: Footprint, near: i64) -> bool:
    return within(edge_distance(edge, part.hull), near)


def is_behind(edge: Edge, lines: list[Line]) -> bool:
    """Whether more than half of the lines cross it."""
    crossing: i64 = 0
    for line in lines:
        if crosses(edge, line.ax, line.ay, line.bx, line.by):
            crossing += 1
    return 2 * crossing > len(lines)

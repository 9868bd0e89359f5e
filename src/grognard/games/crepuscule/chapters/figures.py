"""C-INF-1 to 6, C-CAV-6 to 9, D-131: where each figure of a unit stands, base by base."""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from mypy_extensions import i64

from grognard.table.angles import QUARTER
from grognard.table.lines import Line, Track, passes_block
from grognard.table.pose import Point, Pose
from grognard.table.shapes import Polygon, rectangle, rectangle_centre

from ..model.kinds import (
    DEPLOYED,
    FOOT_BASE,
    FORAGERS,
    GUN_DEPTH,
    GUN_WIDTH,
    HOLLOW,
    SKIRMISH,
)
from ..model.pieces import Unit
from ..model.setting import Roster
from .formations import SPACING, base_of, face_figures, face_files, face_ranks, size_of

ROUNDED: Final = 4.0  # more than corners are moved by rounding


def bases_of(u: Unit) -> list[Polygon]:
    """C-ART-14, C-ART-15 The base of every figure, for templates and the paths of balls."""
    wide, deep = figure_size(u)
    return [rectangle(pose, wide, deep) for pose in poses_of(u)]


def middles_of(u: Unit) -> list[Point]:
    """The middle of every base."""
    wide, deep = figure_size(u)
    return [rectangle_centre(pose, wide, deep) for pose in poses_of(u)]


def crossed_figures(u: Unit, line: Line) -> i64:
    """D-80, D-186 How many figures a line goes through."""
    wide, deep = figure_size(u)
    count: i64 = 0
    for pose in poses_of(u, Track(line, u.pose)):
        if passes_block(line, pose, wide, deep):
            count += 1
    return count


def figure_size(u: Unit) -> Point:
    """Width and depth of each base."""
    if u.formation == DEPLOYED:
        return FOOT_BASE, FOOT_BASE
    wide, deep = base_of(u.roster)
    return (wide, wide) if u.formation == HOLLOW else (wide, deep)


def poses_of(u: Unit, track: Track | None = None) -> list[Pose]:
    """The middle of the front of every base; of a line, of all that it might go through."""
    if u.formation == HOLLOW:
        return square_poses(u.roster, u.figures, u.pose)
    if u.formation == DEPLOYED:
        return gunner_poses(u)
    return figure_poses(u.roster, u.formation, u.files, u.figures, u.pose, track)


def figure_poses(
    roster: Roster,
    formation: i64,
    files: i64,
    figures: i64,
    pose: Pose,
    track: Track | None = None,
) -> list[Pose]:
    """Rank by rank from the left; a short last rank is in the middle."""
    wide, deep = base_of(roster)
    loose = formation == SKIRMISH or formation == FORAGERS
    across, behind = (wide + SPACING, deep + SPACING) if loose else (wide, deep)
    found: list[Pose] = []
    abreast = min(max(files, 1), max(figures, 1))
    left: i64 = figures
    ahead: i64 = 0
    while left > 0:
        here = min(abreast, left)
        start = -((here - 1) * across) // 2
        first: i64 = 0
        last: i64 = here - 1
        if track is not None:
            west, east = track.between(float(ahead - deep) - ROUNDED, float(ahead) + ROUNDED)
            half = float(wide) / 2.0 + ROUNDED
            first = max(first, ceil((west - half - float(start)) / float(across)))
            last = min(last, floor((east + half - float(start)) / float(across)))
        for i in range(first, last + 1):
            found.append(pose.moved(ahead, start + i * across))
        left -= here
        ahead -= behind
    return found


def square_poses(roster: Roster, figures: i64, pose: Pose) -> list[Pose]:
    """D-131 Those of a hollow square, face by face round its empty middle."""
    wide, _ = base_of(roster)
    side = size_of(roster, HOLLOW, 0, figures)[0]
    x, y = pose.point(-(side // 2), 0)
    found: list[Pose] = []
    for face in range(4):
        front = Pose(x, y, pose.h + face * QUARTER).moved(side // 2)
        left = face_figures(figures, face)
        abreast = face_files(figures, face)
        for rank in range(face_ranks(figures)):
            here = min(abreast, left)
            for i in range(here):
                found.append(front.moved(-rank * wide, i * wide - (side - wide) // 2))
            left -= here
    return found


def gunner_poses(u: Unit) -> list[Pose]:
    """Gunners stand by turns right and left of their gun, from the front on."""
    aside = (GUN_WIDTH + FOOT_BASE) // 2
    return [
        u.pose.moved(-(i // 2) * FOOT_BASE, aside if i % 2 == 0 else -aside)
        for i in range(u.figures)
    ]


def gun_base(u: Unit) -> Polygon:
    return rectangle(u.pose, GUN_WIDTH, GUN_DEPTH)

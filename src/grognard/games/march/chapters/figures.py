"""Chapter 18: figures on the table: how much room battalions and screens take."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.table.formations import column_size, line_size, screen
from grognard.table.pose import Point, Pose
from grognard.table.shapes import Footprint, block

from ..model.actions import LINE
from ..model.pieces import (
    COLUMN_WIDTH,
    GROUP,
    GROUP_SIZE,
    SCREEN_DEPTH,
    SCREEN_GROUP_SIZE,
    THINNED,
    Battalion,
)


def shown_groups(u: Battalion) -> i64:
    """18.5, R44 Fallen figures keep their rank until half of the battalion is lost."""
    figures = u.rankers if u.marks & THINNED else u.formed_at_start()
    return (figures + GROUP_SIZE - 1) // GROUP_SIZE


def size(groups: i64, formation: i64) -> tuple[i64, i64]:
    """18.1 Width and depth of so many groups in line or column."""
    if formation == LINE:
        return line_size(groups, GROUP, GROUP)
    return column_size(groups, COLUMN_WIDTH, GROUP, GROUP)


def width_of(u: Battalion) -> i64:
    """18.3 Characters add nothing to it."""
    return size(shown_groups(u), u.formation)[0]


def depth_of(u: Battalion) -> i64:
    return size(shown_groups(u), u.formation)[1]


def footprint(u: Battalion) -> Footprint:
    """18.1 The rectangle that a battalion holds."""
    made = u.shape
    if made is None:
        width, depth = size(shown_groups(u), u.formation)
        made = block(u.pose, width, depth)
        u.shape = made
    return made


def strip(u: Battalion) -> Footprint:
    """18.2, R70 The groups of a screen and the strip around them; only of one that stands."""
    made = u.strip
    if made is None:
        made = screen(u.stripe, u.screen_groups(), GROUP, SCREEN_DEPTH, u.gap)
        u.strip = made
    return made


def whole_strip(u: Battalion) -> Footprint:
    """R70 The same as one block, gaps and all: so it is kept away from and stood on."""
    hull = strip(u).hull
    return Footprint([hull], hull)


def strip_of(pose: Pose, figures: i64, gap: i64) -> Footprint:
    groups = (figures + SCREEN_GROUP_SIZE - 1) // SCREEN_GROUP_SIZE
    return screen(pose, groups, GROUP, SCREEN_DEPTH, gap)


def centre(u: Battalion) -> Point:
    """18.4 The middle of the room it takes."""
    return u.pose.point(-(depth_of(u) // 2), 0)

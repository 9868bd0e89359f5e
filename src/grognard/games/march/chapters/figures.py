"""Chapter 18: figures on the table: how much room battalions and screens take."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.bodies import Body, Field
from grognard.table.formations import column_size, line_size, screen, strip_width
from grognard.table.pose import Point, Pose
from grognard.table.shapes import Footprint, block

from ..model.actions import LINE
from ..model.pieces import (
    COLUMN_WIDTH,
    GROUP,
    GROUP_SIZE,
    ON_TABLE,
    SCREEN_DEPTH,
    SCREEN_GROUP_SIZE,
    THINNED,
    Battalion,
)
from ..model.state import Battle

# The bodies of a battalion, and the traits by which they are found.
FORMED: Final = 0
SKIRMISHERS: Final = 1
CLOSE_ORDER: Final = 1
OPEN_ORDER: Final = 2


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
    return body_of(u).width


def depth_of(u: Battalion) -> i64:
    return body_of(u).depth


def body_of(u: Battalion) -> Body:
    """18.1 A battalion in close order; its screen is a body of its own."""
    made = u.body
    if made is None:
        width, depth = size(shown_groups(u), u.formation)
        shape = block(u.pose, width, depth)
        made = Body(u.uid, FORMED, u.seat, u.pose, width, depth, shape, CLOSE_ORDER)
        u.body = made
    return made


def screen_body_of(u: Battalion) -> Body:
    """18.2, R70 The groups of a screen and the strip around them; only of one that stands."""
    made = u.screen_body
    if made is None:
        groups = u.screen_groups()
        shape = screen(u.screen_pose, groups, GROUP, SCREEN_DEPTH, u.gap)
        width = strip_width(groups, GROUP, u.gap)
        made = Body(
            u.uid, SKIRMISHERS, u.seat, u.screen_pose, width, SCREEN_DEPTH, shape, OPEN_ORDER
        )
        u.screen_body = made
    return made


def field_of(b: Battle) -> Field:
    """Every battalion on the table, and every screen."""
    found = b.field
    if found is None:
        bodies: list[Body] = []
        for u in b.units:
            if u.place == ON_TABLE:
                bodies.append(body_of(u))
                if u.screen:
                    bodies.append(screen_body_of(u))
        found = Field(bodies)
        b.field = found
    return found


def footprint(u: Battalion) -> Footprint:
    """18.1 The rectangle that a battalion holds."""
    return body_of(u).shape


def screen_footprint(u: Battalion) -> Footprint:
    """18.2, R70 The ground of its screen."""
    return screen_body_of(u).shape


def whole_screen(u: Battalion) -> Footprint:
    """R70 The same as one block, gaps and all: so it is kept away from and stood on."""
    hull = screen_footprint(u).hull
    return Footprint([hull], hull)


def footprint_of_screen(pose: Pose, figures: i64, gap: i64) -> Footprint:
    groups = (figures + SCREEN_GROUP_SIZE - 1) // SCREEN_GROUP_SIZE
    return screen(pose, groups, GROUP, SCREEN_DEPTH, gap)


def centre(u: Battalion) -> Point:
    """18.4 The middle of the room it takes."""
    return body_of(u).centre()

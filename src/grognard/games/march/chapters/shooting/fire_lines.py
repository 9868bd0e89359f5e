"""Chapters 9 and 10: which groups may aim at a target, how far it is, and what covers it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.bodies import Body
from grognard.miniatures.shooting import fire_lines
from grognard.miniatures.shooting.cover import cover_traits
from grognard.miniatures.shooting.fire_lines import Aim, Front, Sight, any_crosses
from grognard.table.angles import DEGREE
from grognard.table.lines import Line
from grognard.table.pose import CM
from grognard.table.shapes import Footprint, Polygon

from ...model.actions import LINE
from ...model.pieces import COLUMN_WIDTH, GROUP, HARD_COVER, LIGHT_COVER, Battalion
from ...model.state import Battle
from ..figures import OPEN_ORDER, body_of, field_of, screen_body_of, screen_footprint, shown_groups

ARC: Final = 45 * DEGREE  # to either side (R18)
NEAR_OBSTACLE: Final = 2 * CM
COVER: Final = LIGHT_COVER | HARD_COVER


def front_of(u: Battalion, detached: bool) -> Front:
    """9.2 All groups of a line or of a screen; of a column the front rank only."""
    if detached:
        return Front(u.screen_pose, u.screen_groups(), GROUP, u.gap, ARC)
    groups = shown_groups(u)
    if u.formation != LINE and groups > COLUMN_WIDTH:
        groups = COLUMN_WIDTH
    return Front(u.pose, groups, GROUP, 0, ARC)


def part_of(target: Battalion, screen: bool) -> Footprint:
    return screen_body_of(target).shape if screen else body_of(target).shape


def in_the_way(b: Battle, u: Battalion, detached: bool, screen: bool) -> list[Polygon]:
    """9.2, R19, R70 What stops a line of fire: every battalion and every screen.

    Neither the shooter nor the target need be left out, for a line begins on the edge of the one
    and ends on the edge of the other. Screens of friends hide no enemy skirmishers (R19), but
    none shoots through its own (R69).
    """
    shapes: list[Polygon] = []
    for body in field_of(b).bodies:
        if not body.traits & OPEN_ORDER or _screen_stops(u, detached, body, screen):
            shapes.append(body.shape.hull)
    return shapes


def _screen_stops(u: Battalion, detached: bool, other: Body, screen: bool) -> bool:
    if other.seat != u.seat or not screen:
        return True
    return other.owner == u.uid and not detached


def sight_of(b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool) -> Sight:
    """R62 The lines of the groups that bear on a target; a screen is aimed at as one strip."""
    own, other = part_of(u, detached), part_of(x, screen)
    key = ((u.uid * len(b.units) + x.uid) * 2 + int(detached)) * 2 + int(screen)
    found = b.setting.sights.recall(key, own, other)
    if found is None:
        found = Sight(own, other, [other.hull])
        found.draw(front_of(u, detached))
        b.setting.sights.keep(key, found)
    return found


def is_screened(sight: Sight, x: Battalion) -> bool:
    """10.3, R117 One line to a battalion that crosses its own screen: the screen is the target."""
    return x.screen > 0 and any_crosses(sight.lines, screen_footprint(x).hull)


def take_aim(b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool) -> Aim:
    """9.2, R19, R92 Which groups of a battalion, or of its screen, may shoot at a target."""
    sight = sight_of(b, u, detached, x, screen)
    if not screen and is_screened(sight, x):
        return Aim()
    shapes = in_the_way(b, u, detached, screen)
    return fire_lines.take_aim(b.setting.ground, front_of(u, detached), sight, shapes)


def cover_of(b: Battle, target: Battalion, screen: bool, lines: list[Line]) -> i64:
    """9.3, R14, R79 HARD_COVER, LIGHT_COVER or 0; the two do not add up."""
    part = part_of(target, screen)
    found = cover_traits(b.setting.ground, COVER, part, lines, NEAR_OBSTACLE)
    return HARD_COVER if found & HARD_COVER else found

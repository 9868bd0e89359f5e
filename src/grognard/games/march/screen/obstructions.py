"""What lies or stands where something may not go or cannot see, for those who ask why.

The chapters only say whether; here it gets a name and a measure. Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.moving.mover import limit_to
from grognard.miniatures.moving.why_not_path import nearest_to
from grognard.table.lines import Line
from grognard.table.measure import TOLERANCE, collide, gap, to_polygon
from grognard.table.pose import Point
from grognard.table.shapes import Footprint, Polygon
from grognard.table.sight import UNIT, blocker, nearest_point
from grognard.table.terrain import enters, meets

from ..chapters.disorder import touches_rough
from ..chapters.figures import footprint, strip, whole_strip, width_of
from ..chapters.moving.marching import GAP
from ..chapters.shooting.fire_lines import crosses_shape, front_of, in_the_way, part_of
from ..model.pieces import IMPASSABLE, NOBODY, ROUGH, Battalion
from ..model.state import Battle
from .words import ground_name, target_name, unit_name

EDGES: Final = ("west", "south", "east", "north")
MOST_NAMED: Final = 2


# Where the table, or a zone of it, ends


def beyond(area: tuple[int, int, int, int], shapes: list[Polygon]) -> tuple[int, str]:
    """How far shapes reach out of a box, given west, south, east, north, and on which side."""
    west, south, east, north = area
    over = [0, 0, 0, 0]
    for shape in shapes:
        out = (west - shape.west, south - shape.south, shape.east - east, shape.north - north)
        over = [max(was, int(now)) for was, now in zip(over, out, strict=True)]
    most = max(over)
    return most, EDGES[over.index(most)]


def table_box(b: Battle) -> tuple[int, int, int, int]:
    return 0, 0, int(b.setting.ground.width), int(b.setting.ground.height)


def zone_box(zone: Polygon) -> tuple[int, int, int, int]:
    return int(zone.west), int(zone.south), int(zone.east), int(zone.north)


# Who or what is in a place


def taken_by(b: Battle, place: Footprint, without: int, own_screen: int, lang: str) -> str:
    """Who stands there: a battalion, or a screen, of which one may be left out."""
    for other in b.units:
        if not other.on_table():
            continue
        if other.uid != without and collide(place, footprint(other)):
            return unit_name(b, other.uid)
        if other.screen and other.uid != own_screen and collide(place, whole_strip(other)):
            return target_name(b, other.uid, True, lang)
    return ""


def closed_by(b: Battle, shapes: list[Polygon], lang: str) -> str:
    """The impassable ground that shapes enter."""
    ground = b.setting.ground
    for shape in shapes:
        for area in ground.areas_with(IMPASSABLE):
            if enters(area, shape):
                return ground_name(area.name, lang)
        for edge in ground.edges_with(IMPASSABLE):
            if meets(edge, shape):
                return ground_name(edge.name, lang)
    return ""


def rough_under(b: Battle, shapes: list[Polygon], lang: str) -> str:
    """The rough ground that shapes touch."""
    for area in b.setting.ground.areas_with(ROUGH):
        if touches_rough([area], shapes):
            return ground_name(area.name, lang)
    return ""


# How near the enemy is


class Near:
    """An enemy who would be too near: his name, how near, and how near is allowed."""

    def __init__(self, name: str, distance: int, limit: int) -> None:
        self.name: Final = name
        self.distance: Final = distance
        self.limit: Final = limit


def parts_of(b: Battle, seat: int, lang: str) -> list[tuple[str, Footprint]]:
    """The battalions and screens of the enemies of a seat, with their names."""
    found: list[tuple[str, Footprint]] = []
    for enemy in b.units:
        if enemy.seat != seat and enemy.on_table():
            found.append((unit_name(b, enemy.uid), footprint(enemy)))
            if enemy.screen:
                found.append((target_name(b, enemy.uid, True, lang), whole_strip(enemy)))
    return found


def too_near(
    b: Battle, seat: int, here: Footprint, pieces: list[Polygon], lang: str
) -> Near | None:
    """R8 The enemy to whom these pieces of the table come nearest beyond what is allowed."""
    worst: Near | None = None
    for name, shape in parts_of(b, seat, lang):
        limit = int(limit_to(here, shape, GAP))
        near = int(nearest_to(pieces, shape))
        short = limit - near
        if short > TOLERANCE and (worst is None or short > worst.limit - worst.distance):
            worst = Near(name, near, limit)
    return worst


def nearest_of(b: Battle, seat: int, place: Footprint, limit: int, lang: str) -> Near | None:
    """The enemy nearest to a place, if he is nearer than a limit."""
    found = [(int(gap(place, shape)), name) for name, shape in parts_of(b, seat, lang)]
    near = [one for one in found if one[0] < limit - TOLERANCE]
    return Near(min(near)[1], min(near)[0], limit) if near else None


def nearest_of_place(b: Battle, seat: int, x: int, y: int, limit: int, lang: str) -> Near | None:
    """The same for one who takes no room."""
    found = [(int(to_polygon(x, y, shape.hull)), name) for name, shape in parts_of(b, seat, lang)]
    near = [one for one in found if one[0] < limit - TOLERANCE]
    return Near(min(near)[1], min(near)[0], limit) if near else None


# What hides


def hides_target(
    b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool, lang: str
) -> list[str]:
    """9.2 What stands on the lines of the groups that bear on a target."""
    front, shape = front_of(u, detached), part_of(x, screen).hull
    lines = [front.line(group, shape) for group in range(int(front.groups))]
    shapes = in_the_way(b, u, detached, screen)
    return _named(b, [line for line in lines if line is not None], shapes, lang)


def hides_enemy(b: Battle, u: Battalion, target: Battalion, lang: str) -> list[str]:
    """12.2 The same for a charge: from the middle and the ends of its front."""
    others = [
        footprint(other).hull
        for other in b.units
        if other.on_table() and other.uid not in (u.uid, target.uid)
    ]
    half = width_of(u) // 2
    lines = []
    for right in (0, half, -half):
        x, y = u.pose.point(0, right)
        px, py = nearest_point(footprint(target).hull, x, y)
        lines.append(Line(x, y, px, py))
    return _named(b, lines, others, lang)


def _named(b: Battle, lines: list[Line], shapes: list[Polygon], lang: str) -> list[str]:
    """The first thing on each line, each once."""
    found: list[str] = []
    for line in lines:
        first = blocker(b.setting.ground, line.ax, line.ay, line.bx, line.by, shapes)
        if first is not None:
            is_unit = first.kind == UNIT
            name = whose(b, shapes[first.index], lang) if is_unit else ground_name(first.name, lang)
            found += [name] if name not in found else []
    return found[:MOST_NAMED]


def whose(b: Battle, shape: Polygon, lang: str) -> str:
    for u in b.units:
        if u.on_table() and footprint(u).hull is shape:
            return unit_name(b, u.uid)
    owner = next(u.uid for u in b.units if u.screen and strip(u).hull is shape)
    return target_name(b, owner, True, lang)


def crossed_by(b: Battle, seat: int, start: Point, end: Point, lang: str) -> str:
    """R97 The enemy whom a straight ride would lead through."""
    line = Line(start[0], start[1], end[0], end[1])
    for name, shape in parts_of(b, seat, lang):
        if crosses_shape(line, shape.hull):
            return name
    return ""


def on_table(b: Battle, uid: int) -> Battalion | None:
    """A battalion by an id from outside; None unless it is there."""
    known = NOBODY < uid < len(b.units)
    return b.units[uid] if known and b.units[uid].on_table() else None

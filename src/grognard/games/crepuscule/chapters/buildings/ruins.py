"""C-BLD-4, C-BLD-5: buildings that collapse or burn down, and where those about them go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.terrain.pieces import own_name
from grognard.table.measure import overlap
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Polygon, hull
from grognard.table.terrain import Area

from ...model.ground_changes import add_area, replace_area
from ...model.kinds import NOBODY
from ...model.pieces import Unit
from ...model.state import Battle
from ..casualties import remove_figures
from ..formations import centre_of, footprint, has_room
from ..ground import heading_between
from ..morale.alarm import destroy
from ..scenarios.landscape import KINDS
from .facades import garrison_of
from .garrisons import drive_out

HEAT: Final = 2 * INCH
STEP: Final = INCH // 4
FARTHEST: Final = 12 * INCH
EIGHTH: Final = 4500  # of a full turn
TURNS: Final = (0, 1, -1, 2, -2, 3, -3, 4)  # straight away from the fire first


def of_kind(kind: str, like: Area, shape: Polygon) -> Area:
    """Ground of one of the game's kinds, by the name that it had."""
    one = KINDS[kind]
    title = f"{kind} {own_name(like.name)}".strip()
    return Area(title, shape, one.traits, one.level, one.depth)


def abandon(b: Battle, building: i64, x: i64, y: i64) -> None:
    """Those left inside come out on the far side; without a way they are lost."""
    u = garrison_of(b, building)
    if u is not None:
        b.part_all(u.uid)
        if not drive_out(b, u.uid, x, y):
            destroy(b, u.uid)


def collapse(b: Battle, building: i64, x: i64, y: i64) -> None:
    """C-BLD-5 Half of those inside are lost, rounded up, and the building with them."""
    u = garrison_of(b, building)
    if u is not None:
        remove_figures(b, u.uid, (u.figures + 1) // 2)
    abandon(b, building, x, y)
    area = b.setting.ground.areas[building]
    replace_area(b, building, of_kind("ruin", area, area.shape))
    b.note("collapsed", NOBODY, [int(building)])


def burn(b: Battle, building: i64, x: i64, y: i64) -> None:
    """C-BLD-4 It is lost for the battle, and nobody stays or passes within 2 inches of it."""
    abandon(b, building, x, y)
    area = b.setting.ground.areas[building]
    blaze = grown(area.shape, HEAT)
    replace_area(b, building, of_kind("burnt-house", area, area.shape))
    add_area(b, of_kind("blaze", area, blaze))
    b.note("burning", NOBODY, [int(building)])
    for u in b.units:
        if u.on_table() and overlap(footprint(b, u).hull, blaze):
            keep_clear(b, u, blaze)


def grown(shape: Polygon, by: i64) -> Polygon:
    """A shape and everything close to it, with its corners cut."""
    points: list[tuple[int, int]] = []
    for x, y in shape.corners():
        for turn in range(8):
            points.append(Pose(x, y, turn * EIGHTH).point(by, 0))
    return hull(points)


def keep_clear(b: Battle, u: Unit, blaze: Polygon) -> None:
    """C-BLD-4, D-134 It retreats from the fire by the shortest way; without one it is lost."""
    away = heading_between(blaze.centre(), centre_of(b, u))
    length = STEP
    while length <= FARTHEST:
        for turn in TURNS:
            x, y = Pose(u.pose.x, u.pose.y, away + turn * EIGHTH).point(length, 0)
            place = Pose(x, y, u.pose.h)
            if has_room(b, u, u.formation, u.files, place):
                b.part_all(u.uid)
                b.place(u.uid, place)
                return
        length += STEP
    destroy(b, u.uid)

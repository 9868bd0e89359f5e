"""C-BLD-1, D-113, D-140: the façades of a building, their openings, and how many they hold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.angles import QUARTER, heading_of
from grognard.table.measure import distance, square_to_segment
from grognard.table.pose import Pose
from grognard.table.terrain import Area

from ...model.fabric import is_pierced
from ...model.kinds import FOOT_BASE, GARRISON, NOBODY, OPENINGS, UPPER_FLOOR
from ...model.pieces import Unit
from ...model.state import Battle
from ..scenarios.landscape import WALLS


class Facade:
    """One side of a building: `pose` is its middle, facing outwards."""

    __slots__ = ("ax", "ay", "bx", "by", "length", "number", "opened", "pose")

    def __init__(self, number: i64, ax: i64, ay: i64, bx: i64, by: i64, opened: bool) -> None:
        self.number: Final[i64] = number
        self.ax: Final[i64] = ax
        self.ay: Final[i64] = ay
        self.bx: Final[i64] = bx
        self.by: Final[i64] = by
        self.length: Final[i64] = distance(ax, ay, bx, by)
        self.opened: Final[bool] = opened
        outward = heading_of(bx - ax, by - ay) + QUARTER
        self.pose: Final = Pose((ax + bx) // 2, (ay + by) // 2, outward)

    def abreast(self) -> i64:
        """D-113 How many figures stand along one floor of it."""
        return self.length // FOOT_BASE

    def faces(self, x: i64, y: i64) -> bool:
        """Whether a point is outside, on its side; a point on the wall counts as outside."""
        return self.pose.ahead(x, y) >= 0


def kind_of(area: Area) -> str:
    return area.name.split(" ")[0]


def has_openings(area: Area, number: int) -> bool:
    """C-BLD-1 Doors and windows; a building that is no kind of its own has them all round."""
    if not area.traits & OPENINGS:
        return False
    walls = WALLS.get(kind_of(area))
    return walls is None or walls.has_openings(number)


def number_of(b: Battle, area: Area) -> i64:
    """Its number on the ground."""
    for number, one in enumerate(b.setting.ground.areas):
        if one is area:
            return number
    return NOBODY


def is_opened(b: Battle, area: Area, number: i64, building: i64) -> bool:
    """C-BLD-1, C-ENG-6 By its kind, or by sappers."""
    return has_openings(area, number) or (bool(b.walls) and is_pierced(b, building, number))


def facades_of(b: Battle, area: Area) -> list[Facade]:
    """All of them, by the order of its outline."""
    found: list[Facade] = []
    building = number_of(b, area) if b.walls else NOBODY
    corners = area.shape.corners()
    for i in range(len(corners)):
        ax, ay = corners[i]
        bx, by = corners[(i + 1) % len(corners)]
        found.append(Facade(i, ax, ay, bx, by, is_opened(b, area, i, building)))
    return found


def opened_facades(b: Battle, area: Area) -> list[Facade]:
    return [one for one in facades_of(b, area) if one.opened]


def floors_of(area: Area) -> i64:
    return 2 if area.traits & UPPER_FLOOR else 1


def capacity_of(b: Battle, area: Area) -> i64:
    """D-113 So many figures as its opened façades hold, on each floor."""
    total: i64 = 0
    for one in opened_facades(b, area):
        total += one.abreast()
    return total * floors_of(area)


def facade_toward(b: Battle, area: Area, x: i64, y: i64) -> Facade:
    """The façade nearest to a point outside."""
    best: Facade | None = None
    least = 0.0
    for one in facades_of(b, area):
        off = square_to_segment(x, y, one.ax, one.ay, one.bx, one.by)
        if one.faces(x, y) and (best is None or off < least):
            best, least = one, off
    return best if best is not None else facades_of(b, area)[0]


def building_of(b: Battle, u: Unit) -> Area | None:
    """The building that a garrison is in."""
    if u.formation != GARRISON or u.building == NOBODY:
        return None
    return b.setting.ground.areas[u.building]


def is_shut_toward(b: Battle, u: Unit, x: i64, y: i64) -> bool:
    """C-BLD-1 Whether a garrison has a wall without openings towards a point."""
    area = building_of(b, u)
    return area is not None and not facade_toward(b, area, x, y).opened


def may_pierce(b: Battle, u: Unit, target: Unit) -> bool:
    """C-ENG-6, D-211 Sappers come at walls of a building that has openings elsewhere."""
    area = building_of(b, target)
    return area is not None and u.sappers > 0 and len(opened_facades(b, area)) > 0


def garrison_of(b: Battle, number: i64) -> Unit | None:
    """Who is in a building."""
    for u in b.units:
        if u.building == number and u.on_table() and u.formation == GARRISON:
            return u
    return None

"""C-OFF-6, C-CMD-4, C-ENG-5, where officers, skirmishers and works are put: grids of places."""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.reach.placement_grid import NOWHERE, Box, Grid
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.miniatures.shooting.cover import is_beside
from grognard.table.measure import TOLERANCE
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Extent, Polygon, box

from ..chapters import engineers
from ..chapters.engineers import AHEAD, SECTION, why_not_build
from ..chapters.formations import footprint, hull_at, size_of
from ..chapters.ground import BESIDE_COVER
from ..chapters.officers import riding
from ..chapters.officers.riding import allowance_of, why_not_ride, why_not_rides
from ..chapters.orders import skirmishers
from ..chapters.orders.skirmishers import LEASH, screen_files, why_not_sent, why_not_there
from ..model.actions import Build, Detach, Ride
from ..model.kinds import NOBODY, OBSTACLE, SKIRMISH
from ..model.pieces import Officer, Unit
from ..model.state import Battle
from ..screen.figures import unit_piece

PITCH: Final = INCH // 2
FINE: Final = INCH // 4
DEPTH: Final = INCH // 2  # of a section as it is drawn


class RideGrid(Grid):
    """D-194 An officer's ride; places beyond its length are refused only for that reason."""

    def __init__(self, b: Battle, o: Officer, pose: Pose, whys: Whys) -> None:
        super().__init__(b.setting.ground, pose, whys, PITCH, riding.TOO_FAR)
        self.b: Final = b
        self.o: Final = o
        self.most: Final[i64] = max(allowance_of(b, o) - o.ridden, 0) + 2 * TOLERANCE
        self.here: Final = start_of(b, o)

    def worth(self, y: i64) -> tuple[i64, i64]:
        here, most = self.here, self.most
        off = max(here.south - y, y - here.north, 0)
        if off > most:
            return NOWHERE
        across = isqrt(most * most - off * off) + 1
        return here.west - across, here.east + across

    def off_table(self) -> Refusal:
        return riding.BARRED

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        return why_not_ride(self.b, self.o, x, y)


def start_of(b: Battle, o: Officer) -> Polygon:
    """Where he is, or the unit he is with."""
    if o.attached == NOBODY:
        return box(o.x, o.y, o.x, o.y)
    return footprint(b, b.units[o.attached]).hull


def ride_reach(b: Battle, action: Ride, whys: Whys) -> Reach:
    o = b.officers[action.officer]
    grid = RideGrid(b, o, Pose(action.x, action.y, 0), whys)
    never = why_not_rides(b, o)
    if never is not None:
        return grid.answer(o.roster.id, (0, 0), [], never)
    return grid.reach(o.roster.id, (0, 0))


class GroupGrid(Grid):
    """C-CMD-4, D-45 Skirmishers before their battalion, all on its leash."""

    def __init__(self, b: Battle, action: Detach, whys: Whys) -> None:
        pose = Pose(action.x, action.y, action.facing)
        super().__init__(b.setting.ground, pose, whys, FINE, skirmishers.TOO_FAR)
        self.b: Final = b
        self.action: Final = action
        self.group: Final = b.units[action.unit]
        self.parent: Final = b.units[self.group.roster.parent]
        files, roster = screen_files(action.count), self.group.roster
        at = Pose(0, 0, action.facing)
        self.box: Final = Box(hull_at(roster, SKIRMISH, files, action.count, at))

    def worth(self, y: i64) -> tuple[i64, i64]:
        """Farther off not even the nearest of them would be near enough."""
        here = footprint(self.b, self.parent).hull
        return self.box.beside(y, here, LEASH + 2 * TOLERANCE)

    def off_table(self) -> Refusal:
        return skirmishers.TOO_FAR

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        a = self.action
        there = Detach(a.unit, a.count, x, y, a.facing)
        return why_not_there(self.b, self.parent, self.group, there)


def group_reach(b: Battle, seat: i64, action: Detach, whys: Whys) -> Reach:
    grid = GroupGrid(b, action, whys)
    group = grid.group
    never = why_not_sent(b, seat, action.unit, action.count)
    if never is not None:
        return grid.answer(group.roster.id, (0, 0), [], never)
    sent = group.copy()
    sent.figures, sent.formation, sent.files = action.count, SKIRMISH, screen_files(action.count)
    sent.pose, sent.body = grid.pose, None
    size = size_of(sent.roster, SKIRMISH, sent.files, sent.figures)
    found = grid.reach(group.roster.id, size)
    found.figures = unit_piece(b, sent).figures
    return found


class WorkGrid(Grid):
    """C-ENG-5, D-121 A section of an obstacle: near its builders, or along one beside them."""

    def __init__(self, b: Battle, u: Unit, action: Build, whys: Whys) -> None:
        pose = Pose(action.x, action.y, action.facing)
        super().__init__(b.setting.ground, pose, whys, PITCH, engineers.NOT_BESIDE)
        self.b: Final = b
        self.u: Final = u
        here = footprint(b, u)
        self.boxes: Final = [here.hull.widened(BESIDE_COVER + SECTION + TOLERANCE)]
        for edge in b.setting.ground.edges_with(OBSTACLE):
            if is_beside(edge, here, BESIDE_COVER):
                west, south, east, north = edge.west, edge.south, edge.east, edge.north
                self.boxes.append(Extent(west, south, east, north).widened(AHEAD + TOLERANCE))

    def worth(self, y: i64) -> tuple[i64, i64]:
        low, high = NOWHERE
        for one in self.boxes:
            if one.south <= y <= one.north:
                low, high = min(low, one.west), max(high, one.east)
        return low, high

    def off_table(self) -> Refusal:
        return engineers.NOT_BESIDE

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        return why_not_build(self.b, self.u, Build(self.u.uid, x, y, self.pose.h))


def work_reach(b: Battle, u: Unit, action: Build, never: Refusal | None, whys: Whys) -> Reach:
    grid = WorkGrid(b, u, action, whys)
    if never is not None:
        return grid.answer(u.roster.id, (0, 0), [], never)
    return grid.reach(u.roster.id, (SECTION, DEPTH))

"""Chapters 10 and 11, where a hand puts a general or a unit that arrives: a grid of places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.reach.placement_grid import NOWHERE, Grid
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.table.measure import TOLERANCE, distance
from grognard.table.pose import INCH, Pose

from ..chapters.command import riding
from ..chapters.command.chain import point_of
from ..chapters.command.riding import allowance, why_not_be_at, why_not_ride_to
from ..chapters.command.staff import ChooseRide, why_not_ride
from ..chapters.formations import depth_of, width_of
from ..chapters.upkeep import NOT_THERE, SPARE, inward, why_not_enter
from ..model.actions import Enter, Ride
from ..model.chart_rows import ON_STAFF
from ..model.charts import speed
from ..model.pieces import General, Unit
from ..model.state import Battle

PITCH: Final = INCH // 2


class RideGrid(Grid):
    """11.5 A general's ride; a road takes him farther."""

    def __init__(self, b: Battle, g: General, pose: Pose, whys: Whys) -> None:
        super().__init__(b.setting.ground, pose, whys, PITCH, riding.TOO_FAR)
        self.b: Final = b
        self.g: Final = g
        x, y = point_of(b, g)
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        by_road = allowance(g) * speed(ON_STAFF, True) // speed(ON_STAFF)
        # beside a road he is half an inch from it at either end
        self.most: Final[i64] = by_road + 2 * riding.ON_ROAD + 2 * TOLERANCE

    def worth(self, y: i64) -> tuple[i64, i64]:
        """Closed ground and enemies are reported before the distance, everywhere."""
        return 0, self.ground.width

    def off_table(self) -> Refusal:
        return riding.OFF_TABLE

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        if distance(self.x, self.y, x, y) <= self.most:
            return why_not_ride_to(self.b, self.g, x, y)
        refusal = why_not_be_at(self.b, self.g.seat, x, y)
        return refusal if refusal is not None else riding.TOO_FAR


class EntryGrid(Grid):
    """10.6 Its stretch of the edge, and a little beside it."""

    def __init__(self, b: Battle, u: Unit, pose: Pose, whys: Whys) -> None:
        super().__init__(b.setting.ground, pose, whys, PITCH, NOT_THERE)
        self.b: Final = b
        self.u: Final = u

    def worth(self, y: i64) -> tuple[i64, i64]:
        arrival = self.u.roster.arrival
        assert arrival is not None
        if arrival.ax == arrival.bx:
            low, high = min(arrival.ay, arrival.by), max(arrival.ay, arrival.by)
            return (arrival.ax, arrival.ax) if low - SPARE <= y <= high + SPARE else NOWHERE
        if y != arrival.ay:
            return NOWHERE
        return min(arrival.ax, arrival.bx) - SPARE, max(arrival.ax, arrival.bx) + SPARE

    def off_table(self) -> Refusal:
        return NOT_THERE

    def why_not(self, x: i64, y: i64) -> Refusal | None:
        return why_not_enter(self.b, self.u, x, y)


# What is held in hand


def ride_reach(b: Battle, wait: ChooseRide, action: Ride, whys: Whys) -> Reach:
    """11.5 Where a general may ride."""
    g = b.generals[action.general]
    grid = RideGrid(b, g, Pose(action.x, action.y, 0), whys)
    never = why_not_ride(b, wait.seat, g.gid)
    if never is not None:
        return grid.answer(g.roster.id, (0, 0), [], never)
    return grid.reach(g.roster.id, (0, 0))


def entry_reach(b: Battle, action: Enter, whys: Whys) -> Reach:
    """10.6, R64 Where a unit may come; the place that is named is behind it, on the edge."""
    u = b.units[action.unit]
    arrival = u.roster.arrival
    assert arrival is not None
    pose = Pose(action.x, action.y, inward(b, arrival))
    found = EntryGrid(b, u, pose, whys).reach(u.roster.id, (width_of(u), depth_of(u)))
    found.ahead = depth_of(u)
    return found

"""C-CMD-4, D-196: detached skirmishers who fail a test run to their battalion."""

from __future__ import annotations

from typing import Final

from grognard.kernel.dice import Total
from grognard.kernel.procedure import DONE, Step
from grognard.table.angles import heading_of
from grognard.table.measure import within
from grognard.table.pose import INCH, Pose

from ...model.flow import UnitProcedure
from ...model.kinds import NOBODY
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import centre_of, has_room
from ..ground import gap_between
from ..moving.forced import come_out
from ..orders.skirmishers import come_back, fits

STEP: Final = INCH // 4


def has_parent(b: Battle, u: Unit) -> bool:
    """D-196 Whether its battalion is there and does not flee."""
    parent = b.units[u.roster.parent]
    return parent.on_table() and not parent.is_fleeing()


class Return(UnitProcedure):
    """D-196 Two dice straight to the battalion; into its ranks if they reach it and it has room."""

    STAGES = ("begin", "throw", "go")

    def begin(self, b: Battle) -> Step:
        b.part_all(self.unit)
        if not come_out(b, self.unit, NOBODY):
            b.destroy(self.unit)
            return DONE
        self.stage = 2
        return self.throw(b)

    def throw(self, b: Battle) -> Step:
        return Total("D-196")

    def go(self, b: Battle) -> Step:
        u = b.units[self.unit]
        parent = b.units[u.roster.parent]
        length = b.outcome * INCH
        gap = gap_between(b, u, parent)
        if within(gap, length) and fits(b, parent, u):
            come_back(b, self.unit)
        else:
            run_to(b, u, parent, min(length, gap))
        return DONE


def run_to(b: Battle, u: Unit, parent: Unit, length: int) -> None:
    """As far toward it as there is room."""
    x, y = centre_of(b, u)
    px, py = centre_of(b, parent)
    heading = heading_of(px - x, py - y)
    while length > 0:
        there_x, there_y = Pose(u.pose.x, u.pose.y, heading).point(length, 0)
        there = Pose(there_x, there_y, u.pose.h)
        if has_room(b, u, u.formation, u.files, there):
            b.fall_back_to(u.uid, length, there)
            return
        length = max(length - STEP, 0)

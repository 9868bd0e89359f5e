"""Chapter 15, flight: battalions in rout run straight for their own edge of the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.miniatures.moving.forced_moves import place_at, shifted, swept
from grognard.table.angles import QUARTER
from grognard.table.pose import CM

from ..model.actions import SOUTH
from ..model.flow import UnitProcedure
from ..model.pieces import NOBODY, Battalion
from ..model.state import Battle
from .commander import shift_aside
from .disorder import disorder_by_ground, disorder_by_mixing
from .figures import body_of
from .moving import forced_moves
from .moving.forced_moves import enemy_on
from .shooting.skirmishers import ScreenMove

STRIDE: Final = 15 * CM // 2  # for each pip


def own_edge(b: Battle, seat: i64) -> i64:
    """R42 The direction of a side's own edge."""
    return 2 * QUARTER if b.sides[seat] == SOUTH else 0


def flight_length(b: Battle, u: Battalion, face: i64) -> i64:
    """15.5, R42, R65 1D6 x 7.5 cm, no ground slows it; on until it lies on no friend."""
    return forced_moves.flight_length(b, u, own_edge(b, u.seat), face * STRIDE)


class Flight(UnitProcedure):
    """15.5, R42, R113 One battalion flees, facing as before; nobody flees twice in a turn."""

    STAGES = ("throw", "run")

    def throw(self, b: Battle) -> Step:
        return Die("15.5 flight")

    def run(self, b: Battle) -> Step:
        u = b.units[self.unit]
        heading = own_edge(b, u.seat)
        length = flight_length(b, u, b.outcome)
        way = swept(body_of(u), heading, length)
        b.note("flees", self.unit, [b.outcome, length])
        if enemy_on(b, u, way) != NOBODY:
            b.catch(self.unit)
            return DONE
        disorder_by_mixing(b, self.unit, way)
        if not b.setting.ground.on_table(place_at(body_of(u), heading, length).hull):
            b.leave_table(self.unit)
            return DONE
        disorder_by_ground(b, self.unit, way)
        b.flee_to(self.unit, shifted(u.pose, heading, length))
        shift_aside(b, way, u.seat)  # R46
        return ScreenMove(self.unit)  # R71

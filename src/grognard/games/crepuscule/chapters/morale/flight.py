"""P-14: flight that continues (D-134)."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.procedure import DONE, Step

from ...model.flow import SeatProcedure
from ...model.kinds import NOBODY
from ...model.state import Battle
from ..moving.forced import Flight, flee_dice
from .rally import has_fled_since


class FlightStep(SeatProcedure):
    """C-SEQ-2, W-FLE-2 Units that still flee run on toward their own edge."""

    seen: i64 = NOBODY

    STAGES = ("following",)

    def following(self, b: Battle) -> Step:
        self.stage = 0
        for u in b.units:
            if u.uid > self.seen and u.seat == self.seat and has_fled_since(b, u):
                self.seen = u.uid
                return Flight(u.uid, flee_dice(u), NOBODY)
        return DONE

"""D-125, D-170, D-174, D-201: what happens to charged units before they choose a reaction."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Total
from grognard.kernel.procedure import DONE, Step

from ...model.flow import UnitProcedure
from ...model.kinds import ARTILLERY, CAISSON, FEARFUL, FRONT, HORSE_GUNS, TESTED_FLANK
from ...model.pieces import Unit
from ...model.state import Battle
from ..ground import edge_toward
from ..leadership import own_ld, passes
from ..morale.panic import PanicTest
from ..moving.forced import FallBack, Flight, flee_dice
from .choices import nearest_charger
from .fear import fears, is_outnumbered
from .ways import path_to, reach_of, way_cost

MANY: Final = 5  # figures whose charge on a flank causes panic (D-174)


class Alert(UnitProcedure):
    """D-170, D-174, D-201 Fugitives run on, wagons fall back, fear and panic are tested."""

    STAGES = ("begin", "throw", "judge", "flank")

    def begin(self, b: Battle) -> Step:
        u = b.units[self.unit]
        charger = nearest_charger(b, u)
        if u.is_fleeing():
            self.stage = 4
            return Flight(u.uid, flee_dice(u), charger)
        if u.is_wagon():
            self.stage = 4
            return FallBack(u.uid, wagon_dice(u))
        if b.is_engaged(u.uid) or not self.is_afraid(b):
            self.stage = 4
            return self.flank(b)
        self.stage = 2
        return self.throw(b)

    def is_afraid(self, b: Battle) -> bool:
        u = b.units[self.unit]
        for foe in b.chargers_of(u.uid):
            if fears(u, foe):
                return True
        return False

    def throw(self, b: Battle) -> Step:
        return Total("W-FEA-1")

    def judge(self, b: Battle) -> Step:
        """W-FEA-1 Outnumbered it flees; else it needs sixes in the first round."""
        u = b.units[self.unit]
        value = own_ld(u)
        passed = passes(b, b.outcome, value)
        b.note("fear tested", self.unit, [b.outcome, int(value), int(passed)])
        self.stage = 4
        if not passed:
            figures = sum([foe.figures for foe in b.chargers_of(self.unit)])
            if is_outnumbered(u, figures):
                self.stage = 5
                return Flight(self.unit, flee_dice(u), nearest_charger(b, u))
            b.mark(self.unit, FEARFUL)
        return self.flank(b)

    def flank(self, b: Battle) -> Step:
        """D-174 A charge that reaches its flank or rear with five figures or more."""
        u = b.units[self.unit]
        self.stage = 5
        if not u.on_table() or u.is_fleeing() or u.has(TESTED_FLANK) or not is_flanked(b, u):
            return DONE
        if b.setting.options.flank_panic_melee and not b.is_engaged(u.uid):
            return DONE
        b.mark(u.uid, TESTED_FLANK)
        return PanicTest(u.uid)


def wagon_dice(u: Unit) -> i64:
    """C-ART-29, D-202 One die for foot artillery, two for horses and caissons."""
    return 2 if u.arm == CAISSON or u.roster.has(HORSE_GUNS) else 1


def is_flanked(b: Battle, u: Unit) -> bool:
    if u.has_no_flanks() or u.arm == ARTILLERY:
        return False
    for foe in b.chargers_of(u.uid):
        if foe.figures >= MANY and edge_toward(b, u, foe) != FRONT:
            way = path_to(b, foe, u.uid, foe.wheel)
            if way.met == u.uid and way_cost(b, foe, way.legs()) <= reach_of(foe):
                return True
    return False

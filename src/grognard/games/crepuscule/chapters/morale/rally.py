"""P-16: rally (W-RAL-1, D-169, D-191)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.procedure import DONE, Step
from grognard.kernel.tally import Tally

from ...model.actions import Form
from ...model.flow import SeatProcedure
from ...model.kinds import DRIVEN, NOBODY
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import place_for
from ..leadership import moral_ld
from .formed_again import ChooseFormation, facing_of, files_for
from .retested import Retested

FEWEST: Final = 5
MOST: Final = 10  # of leadership with a musician


def least_figures(u: Unit) -> i64:
    """D-191 Five, or its starting strength if that is less."""
    return min(FEWEST, u.roster.figures)


def has_fled_since(b: Battle, u: Unit) -> bool:
    """W-RAL-1 Its flight began before this player turn."""
    return u.on_table() and u.is_fleeing() and u.since < b.now()


def may_rally(b: Battle, u: Unit) -> bool:
    return has_fled_since(b, u) and u.figures >= least_figures(u)


def rally_value(b: Battle, u: Unit) -> i64:
    """D-169, W-MUS-1 Its own leadership or an officer's in range, and a musician's help."""
    return rallying(b, u).total


def rallying(b: Battle, u: Unit, keep: bool = False) -> Tally:
    tally = Tally(int(moral_ld(b, u)), "D-169", keep)
    add_musician(u.roster.musician, moral_ld(b, u), tally)
    return tally


def add_musician(musician: bool, ld: i64, tally: Tally) -> None:
    """W-MUS-1 One more, up to 10."""
    if musician and ld < MOST:
        tally.add(1, "W-MUS-1")


class RallyTest(Retested):
    """D-169 Passed, it stands again as its player likes."""

    STAGES = ("throw", "judge", "ask", "answered", "choose", "formed")

    def rule(self) -> str:
        return "D-169"

    def event(self) -> str:
        return "rally tested"

    def value(self, b: Battle) -> i64:
        return rally_value(b, b.units[self.unit])

    def passed(self, b: Battle) -> Step:
        self.stage = 5
        return self.choose(b)

    def failed(self, b: Battle) -> Step:
        self.stage = 6
        return DONE

    def choose(self, b: Battle) -> Step:
        return ChooseFormation(int(b.units[self.unit].seat), "D-169", self.unit)

    def formed(self, b: Battle) -> Step:
        u = b.units[self.unit]
        action = b.action
        if isinstance(action, Form):
            files = files_for(u, action)
            pose = place_for(b, u, action.formation, files, facing_of(u, action))
            assert pose is not None
            b.rally(self.unit, action.formation, files, pose)
        else:
            b.rally(self.unit, u.formation, u.files, u.pose)
        return DONE


class RallyStep(SeatProcedure):
    """C-SEQ-2 Each fleeing unit of the side tries to rally, one after the other."""

    seen: i64 = NOBODY

    STAGES = ("following",)

    def following(self, b: Battle) -> Step:
        self.stage = 0
        for u in b.side(self.seat):
            if u.has(DRIVEN) and has_fled_since(b, u):  # C-BLD-4 without a test
                b.unmark(u.uid, DRIVEN)
                b.rally(u.uid, u.formation, u.files, u.pose)
        for u in b.units:
            if u.uid > self.seen and u.seat == self.seat and may_rally(b, u):
                self.seen = u.uid
                return RallyTest(u.uid)
        return DONE

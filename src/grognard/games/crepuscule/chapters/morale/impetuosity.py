"""D-127, W-FRE-1: impetuous troops with an enemy in reach may have to charge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Die, Total
from grognard.kernel.procedure import DONE, Step

from ...model.flow import BattleProcedure
from ...model.kinds import COMPELLED, FRENZY, IMPETUOUS, NOBODY
from ...model.pieces import Unit
from ...model.state import Battle
from ..charging.charges import compelled_charge, why_not_charger
from ..leadership import panic_ld, passes

RASH_FACE: Final = 1  # of the die by the other reading (W-WAR-1)


def is_tempted(b: Battle, u: Unit) -> bool:
    """D-127 It may charge, and sees an enemy within its reach that it may charge."""
    return why_not_charger(b, u) is None and compelled_charge(b, u) is not None


class Impetuosity(BattleProcedure):
    """D-127 Each impetuous unit tests; units that fail must charge, and frenzied ones always do."""

    seat: i64
    last: i64 = NOBODY  # the unit that tested last

    STAGES = ("drive", "throw", "judge")

    def drive(self, b: Battle) -> Step:
        """W-FRE-1"""
        for u in b.side(self.seat):
            if u.roster.has(FRENZY) and is_tempted(b, u):
                b.mark(u.uid, COMPELLED)
        self.stage = 2
        return self.throw(b)

    def next_unit(self, b: Battle) -> i64:
        for u in b.side(self.seat):
            if u.uid > self.last and u.roster.has(IMPETUOUS) and not u.has(COMPELLED):
                if is_tempted(b, u):
                    return u.uid
        return NOBODY

    def throw(self, b: Battle) -> Step:
        if self.next_unit(b) == NOBODY:
            return DONE
        return Die("D-127") if b.setting.options.impetuous_die else Total("D-127")

    def judge(self, b: Battle) -> Step:
        unit = self.next_unit(b)
        value = panic_ld(b, b.units[unit])
        if b.setting.options.impetuous_die:
            passed = b.outcome != RASH_FACE
        else:
            passed = passes(b, b.outcome, value)
        b.note("impetuosity tested", unit, [b.outcome, value, int(passed)])
        if not passed:
            b.mark(unit, COMPELLED)
        self.last = unit
        self.stage = 2
        return self.throw(b)

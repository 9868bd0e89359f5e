"""Effects on officers: they ride, join units, fall."""

from __future__ import annotations

from mypy_extensions import i64

from .kinds import (
    CAPTURED,
    DESTROYED,
    NO_OFFICER,
    NOBODY,
    ON_TABLE,
)
from .unit_effects import UnitEffects


class OfficerEffects(UnitEffects):
    """What happens to officers."""

    __slots__ = ()

    def post(self, oid: i64, x: i64, y: i64) -> None:
        """D-112 He takes his post as the battle begins."""
        o = self._command(oid)
        o.place = ON_TABLE
        o.x = x
        o.y = y
        o.shape = None
        self.note("posted", NOBODY, [oid, x, y])

    def ride(self, oid: i64, x: i64, y: i64, ridden: i64) -> None:
        """C-OFF-6 He rides; out of a unit, if he is in one."""
        o = self._command(oid)
        left = o.attached
        o.attached = NOBODY
        o.x = x
        o.y = y
        o.shape = None
        o.ridden += ridden
        if left == NOBODY:
            self.note("rode", NOBODY, [oid, x, y])
        else:
            self.note("left", left, [oid, x, y])

    def join(self, oid: i64, uid: i64, ridden: i64) -> None:
        """D-137 He joins a unit."""
        o = self._command(oid)
        o.attached = uid
        o.ridden += ridden
        o.shape = None
        self.note("joined", uid, [oid])

    def carry(self, oid: i64, ridden: i64) -> None:
        """C-OFF-6 His unit has gone so far with him."""
        self._command(oid).ridden += ridden

    def wound_officer(self, oid: i64, wounds: i64) -> None:
        o = self._command(oid)
        o.lost += wounds
        self.note("officer wounded", o.attached, [oid, wounds])
        if o.lost >= o.roster.wounds:
            o.place = DESTROYED
            o.attached = NOBODY
            self.note("officer fell", NOBODY, [oid])

    def answer_charge(self, oid: i64, answer: i64) -> None:
        """D-108 What he does about a charge at him."""
        self._command(oid).answer = answer
        self.note("officer answered", NOBODY, [oid, answer])

    def capture_officer(self, oid: i64) -> None:
        o = self._command(oid)
        o.place = CAPTURED
        o.attached = NOBODY
        self.note("officer captured", NOBODY, [oid])

    def lose_unit_officer(self, uid: i64) -> None:
        """C-CMD-2 The officer figure of a battalion or regiment falls."""
        if not self.units[uid].marks & NO_OFFICER:
            self._edit(uid).marks |= NO_OFFICER
            self.note("unit officer fell", uid, [])

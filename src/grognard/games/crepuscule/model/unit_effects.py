"""Effects on units: marks, smoke, orders, moves."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.table.pose import Pose

from .kinds import (
    BEFALLEN,
    CLOUDS,
    DISORDERED,
    DUSTY,
    GARRISON,
    HALTED,
    MOVED,
    NOBODY,
    ON_TABLE,
    REFORMED,
    SMOKES,
    SWAPPED,
    WHOLE,
)
from .pieces import Unit
from .table_state import TableState


class UnitEffects(TableState):
    """What happens to one unit by itself."""

    __slots__ = ()

    # Marks

    def mark(self, uid: i64, mark: i64) -> None:
        if self.units[uid].marks & mark != mark:
            self._edit(uid).marks |= mark

    def unmark(self, uid: i64, mark: i64) -> None:
        if self.units[uid].marks & mark:
            self._edit(uid).marks &= ~mark

    def disorder(self, uid: i64) -> None:
        """D-34 It loses its next turn; one that comes in its own turn lasts for the one after."""
        u = self.units[uid]
        mark: i64 = DISORDERED | BEFALLEN if u.seat == self.active else DISORDERED
        if u.marks & mark != mark:
            self._edit(uid).marks |= mark
            self.note("disordered", uid, [])

    def reorder(self, uid: i64) -> None:
        if self.units[uid].marks & (DISORDERED | BEFALLEN):
            self._edit(uid).marks &= ~(DISORDERED | BEFALLEN)
            self.note("reordered", uid, [])

    # Smoke

    def raise_smoke(self, uid: i64, face: i64) -> None:
        """C-SMK-1 A cloud before one of its faces, or its front."""
        mark: i64 = SMOKES[face]
        if not self.units[uid].marks & mark:
            self._edit(uid).marks |= mark
            self.note("smoke rose", uid, [])

    def clear_smoke(self, uid: i64) -> None:
        if self.units[uid].marks & CLOUDS:
            self._edit(uid).marks &= ~CLOUDS
            self.note("smoke cleared", uid, [])

    def _leave(self, uid: i64) -> Unit:
        """C-SMK-1 The same for one that does not stay where it is: its smoke is gone."""
        self.clear_smoke(uid)
        u = self._shift(uid)
        u.toil = 0
        return u

    # Deployment

    def set_up(self, uid: i64, pose: Pose, formation: i64, files: i64) -> None:
        """D-112 It is placed on the table."""
        u = self._shift(uid)
        u.place = ON_TABLE
        u.pose = pose
        u.formation = formation
        u.files = files
        self.note("set up", uid, [formation, pose.x, pose.y, pose.h])

    # Orders

    def attempt(self, uid: i64) -> None:
        """D-17 One more manoeuvre test for an order of this turn."""
        self._edit(uid).attempts += 1

    def carry_order(self, uid: i64) -> None:
        """D-17 One more order that it carries out in this turn."""
        self._edit(uid).orders += 1

    def halt(self, uid: i64) -> None:
        """D-18 No more orders in this turn."""
        if not self.units[uid].marks & HALTED:
            self._edit(uid).marks |= HALTED
            self.note("halted", uid, [])

    def spend(self, uid: i64, parts: i64) -> None:
        """D-19 So much of its move is used, in ten-thousandths."""
        u = self._edit(uid)
        u.used = min(u.used + parts, WHOLE)

    def toil(self, uid: i64, turns: i64) -> None:
        """C-ENG-4 The turns it has worked without success and without leaving."""
        self._edit(uid).toil = turns

    # Moves

    def move_to(self, uid: i64, pose: Pose) -> None:
        u = self._leave(uid)
        u.pose = pose
        u.marks |= MOVED
        self.note("moved", uid, [pose.x, pose.y, pose.h])

    def place(self, uid: i64, pose: Pose) -> None:
        """Where it stands otherwise than by a move of its own, such as flush against its enemy."""
        u = self._leave(uid)
        u.pose = pose
        self.note("moved", uid, [pose.x, pose.y, pose.h])

    def form(self, uid: i64, formation: i64, files: i64, pose: Pose) -> None:
        """C-INF-8 Another formation, or other ranks."""
        u = self._leave(uid)
        u.formation = formation
        u.files = files
        u.pose = pose
        u.marks |= REFORMED
        self.note("formed", uid, [formation, files])

    def enter_building(self, uid: i64, number: i64, pose: Pose) -> None:
        """D-140 It is a garrison now."""
        u = self._leave(uid)
        u.formation = GARRISON
        u.building = number
        u.pose = pose
        u.marks |= MOVED
        self.note("entered", uid, [number])

    def leave_building(self, uid: i64, formation: i64, files: i64, pose: Pose) -> None:
        """D-140 It stands outside again."""
        u = self._leave(uid)
        u.formation = formation
        u.files = files
        u.building = NOBODY
        u.pose = pose
        u.marks = u.marks & ~DUSTY | MOVED
        self.note("came out", uid, [pose.x, pose.y, pose.h])

    def swap_ranks(self, uid: i64, ahead: bool, pose: Pose) -> None:
        """C-INF-20 Its ranks change places after the fire; its smoke stays."""
        u = self._shift(uid)
        u.pose = pose
        u.marks |= SWAPPED
        self.note("swapped ranks", uid, [int(ahead)])

    def fall_back_to(self, uid: i64, distance: i64, pose: Pose) -> None:
        u = self._leave(uid)
        u.pose = pose
        u.marks |= MOVED
        self.note("fell back", uid, [distance, pose.x, pose.y, pose.h])

    def flee_to(self, uid: i64, distance: i64, pose: Pose) -> None:
        u = self._leave(uid)
        u.pose = pose
        u.marks |= MOVED
        self.note("fled", uid, [distance, pose.x, pose.y, pose.h])

    def break_off_to(self, uid: i64, pose: Pose) -> None:
        u = self._leave(uid)
        u.pose = pose
        self.note("broke off", uid, [pose.x, pose.y, pose.h])

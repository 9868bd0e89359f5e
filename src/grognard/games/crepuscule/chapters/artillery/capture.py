"""P-17: guns without a crew are taken, and taken back (C-ART-25, D-139)."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.procedure import DONE, Step

from ...model.actions import Spike
from ...model.flow import SeatProcedure
from ...model.kinds import NOBODY
from ...model.pieces import Unit
from ...model.state import Battle
from .captured import ChooseSpike, is_at_hand, list_spikes
from .types import gunners_seat


def is_left(u: Unit) -> bool:
    """A gun on the table that nobody serves."""
    return u.is_battery() and u.on_table() and not u.is_served()


def taker_of(b: Battle, gun: Unit) -> i64:
    """D-139 A unit of troops, not fleeing and not engaged, in contact with a gun; the first."""
    holder = gunners_seat(b, gun)
    for u in b.units:
        if u.seat != holder and is_at_hand(b, u, gun):
            return u.uid
    return NOBODY


def is_safe(b: Battle, gun: Unit) -> bool:
    """C-ART-7 Whether the square that shelters its gunners still stands; else they share its fate.

    Gunners who only fell back are behind their gun.
    """
    square = b.units[gun.post]
    return square.uid == gun.uid or (
        square.on_table() and square.is_square() and not square.is_fleeing()
    )


class CaptureStep(SeatProcedure):
    """C-ART-25, D-101, D-139 At the end of any player turn, by either side."""

    STAGES = ("ask", "answered", "take")

    def ask(self, b: Battle) -> Step:
        if list_spikes(b, self.seat):
            return ChooseSpike(int(self.seat))
        self.stage = 3
        return self.take(b)

    def answered(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, Spike):
            b.spike(action.target, action.unit)
            self.stage = 1
            return self.ask(b)
        self.stage = 3
        return self.take(b)

    def take(self, b: Battle) -> Step:
        for gun in b.units:
            if gun.post != NOBODY and gun.on_table() and not is_safe(b, gun):
                b.abandon(gun.uid)
        for gun in b.units:
            if is_left(gun):
                taker = taker_of(b, gun)
                if taker != NOBODY:
                    own = b.units[taker].seat == gun.seat
                    b.capture_gun(gun.uid, NOBODY if own else taker)
        for gun in b.units:
            if gun.post != NOBODY and gun.on_table() and gun.captor == NOBODY:
                b.man_again(gun.uid)
        return DONE

"""C-ART-29, D-202: a wagon that a charge reaches is not fought, but taken or destroyed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State

from ...model.actions import PASS, Pass, Spike
from ...model.kinds import NOBODY, TAKEN
from ...model.state import Battle

NOT_ASKED: Final = Refusal("C-ART-29", MOMENT, "not-now")


def just_taken(b: Battle, seat: i64) -> i64:
    """The next wagon that this side has taken and not decided about."""
    for u in b.units:
        if u.has(TAKEN) and u.on_table() and u.seat != seat:
            return u.uid
    return NOBODY


class ChooseFate(Decision):
    """C-ART-29 The wagon is destroyed, or stays as it was taken."""

    def __init__(self, seat: int, unit: i64, target: i64) -> None:
        super().__init__(seat, "C-ART-29")
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target

    def candidates(self, s: State) -> list[Action]:
        return [PASS, Spike(self.unit, self.target)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        same = Spike(self.unit, self.target).key()
        return None if isinstance(action, Spike) and action.key() == same else NOT_ASKED


def decide(b: Battle, uid: i64, action: Action | None) -> None:
    by = b.units[uid].captor
    b.unmark(uid, TAKEN)
    if isinstance(action, Spike):
        b.spike(uid, by)

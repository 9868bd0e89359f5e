"""C-ART-26, C-ART-27, D-139: what is done with a captured gun: it is served, or spiked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.refusal import LIMIT, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.table.pose import MM

from ...model.actions import (
    END_STEP,
    Crew,
    EndStep,
    Spike,
)
from ...model.flow import battle
from ...model.kinds import MANNED, NOBODY
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import files_after, shrunk_pose, square_after_losses
from ..ground import is_within
from .types import gunners_seat, minimum_crew

NOT_ASKED: Final = Refusal("C-ART-26", MOMENT, "not-now")
NOT_TAKEN: Final = Refusal("D-139", PIECE, "not-taken")
NOT_AT_HAND: Final = Refusal("C-ART-25", PIECE, "gun-not-at-hand")
TOO_FEW: Final = Refusal("C-ART-27", LIMIT, "crew-too-few")
MANNED_ALREADY: Final = Refusal("C-ART-27", PIECE, "manned-already")

CONTACT: Final = MM  # how near counts as touching a gun


def is_at_hand(b: Battle, u: Unit, gun: Unit) -> bool:
    """C-ART-25 A unit of troops, not fleeing and not engaged, that touches a gun."""
    if not u.is_troops() or not u.on_table() or u.is_fleeing():
        return False
    return not b.is_engaged(u.uid) and is_within(b, u, gun, CONTACT)


def why_not_use(b: Battle, u: Unit, target: i64) -> Refusal | None:
    """D-139 Whether a unit is next to a gun that its side has captured."""
    if not 0 <= target < len(b.units):
        return NOT_TAKEN
    gun = b.units[target]
    if not gun.is_battery() or not gun.on_table() or gun.captor == NOBODY:
        return NOT_TAKEN
    if gunners_seat(b, gun) != u.seat:
        return NOT_TAKEN
    return None if is_at_hand(b, u, gun) else NOT_AT_HAND


def why_not_crew(b: Battle, u: Unit, target: i64) -> Refusal | None:
    """C-ART-27 As many figures as its crew needs leave their unit, of which some must stay."""
    refusal = why_not_use(b, u, target)
    if refusal is not None:
        return refusal
    gun = b.units[target]
    if gun.has(MANNED) or not gun.is_deployed():
        return MANNED_ALREADY
    return None if u.figures > minimum_crew(b, gun) else TOO_FEW


def crew(b: Battle, uid: i64, target: i64) -> None:
    u, gun = b.units[uid], b.units[target]
    count = minimum_crew(b, gun)
    left = u.figures - count
    formation = square_after_losses(u.formation, left)
    b.crew_gun(target, uid, count, formation, files_after(u, left), shrunk_pose(u, left))


def list_crews(b: Battle, u: Unit) -> list[Action]:
    found: list[Action] = []
    for gun in b.units:
        if gun.captor != NOBODY and why_not_crew(b, u, gun.uid) is None:
            found.append(Crew(u.uid, gun.uid))
    return found


def list_spikes(b: Battle, seat: i64) -> list[Action]:
    found: list[Action] = []
    for gun in b.units:
        if gun.captor != NOBODY and gun.on_table():
            for u in b.side(seat):
                if why_not_use(b, u, gun.uid) is None:
                    found.append(Spike(u.uid, gun.uid))
    return found


class ChooseSpike(Decision):
    """C-ART-26, D-139 Which captured guns are spiked by the units that touch them; or none."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "C-ART-26")

    def candidates(self, s: State) -> list[Action]:
        return [END_STEP, *list_spikes(battle(s), self.seat)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if isinstance(action, EndStep):
            return None
        b = battle(s)
        if not isinstance(action, Spike):
            return NOT_ASKED
        if not 0 <= action.unit < len(b.units) or b.units[action.unit].seat != self.seat:
            return NOT_AT_HAND
        return why_not_use(b, b.units[action.unit], action.target)

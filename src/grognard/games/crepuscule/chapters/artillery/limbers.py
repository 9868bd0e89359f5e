"""C-ART-4, D-94, D-138: guns are limbered and unlimbered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.table.angles import QUARTER

from ...model.actions import END_STEP, EndStep, Unlimber
from ...model.flow import SeatProcedure, battle
from ...model.kinds import ARTILLERY, DEPLOYED, LIMBERED, MOVED, PROLONGED, REFORMED
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import centre_of, place_for
from ..ground import heading_between, nearest_enemy

NOT_ASKED: Final = Refusal("C-ART-4", MOMENT, "not-now")
NOT_A_GUN: Final = Refusal("C-ART-4", PIECE, "not-that-gun")
NO_CREW: Final = Refusal("C-ART-8", PIECE, "no-crew")
ENGAGED: Final = Refusal("D-138", PIECE, "gun-engaged")
NO_ROOM: Final = Refusal("D-160", LIMIT, "no-room-to-form")
HAS_MOVED: Final = Refusal("D-138", PIECE, "moved")

TURNS: Final = (0, 1, 2, 3)


def why_not_gun(u: Unit) -> Refusal | None:
    if u.arm != ARTILLERY or not u.on_table():
        return NOT_A_GUN
    return None if u.is_served() else NO_CREW


def why_not_limber(b: Battle, u: Unit) -> Refusal | None:
    """D-138 At the start of its movement, free, not in contact."""
    refusal = why_not_gun(u)
    if refusal is not None:
        return refusal
    if u.formation != DEPLOYED:
        return NOT_A_GUN
    if b.is_engaged(u.uid):
        return ENGAGED
    if u.has(MOVED | PROLONGED | REFORMED):
        return HAS_MOVED
    return None if place_for(b, u, LIMBERED, 1, u.pose.h) is not None else NO_ROOM


def limber(b: Battle, uid: i64) -> None:
    u = b.units[uid]
    pose = place_for(b, u, LIMBERED, 1, u.pose.h)
    assert pose is not None
    b.limber(uid, pose)


def why_not_unlimber(b: Battle, u: Unit, facing: i64) -> Refusal | None:
    """D-94, D-138 In its own shooting phase, facing any way; it does not fire in this turn."""
    refusal = why_not_gun(u)
    if refusal is not None:
        return refusal
    if u.formation != LIMBERED:
        return NOT_A_GUN
    if b.is_engaged(u.uid):
        return ENGAGED
    return None if place_for(b, u, DEPLOYED, 1, facing) is not None else NO_ROOM


class ChooseUnlimber(Decision):
    """5d The next gun that is unlimbered, and where it points; or none."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "C-ART-4")
        self.finite = False

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [END_STEP]
        for u in b.side(self.seat):
            if u.arm == ARTILLERY and u.formation == LIMBERED:
                for facing in facings(b, u):
                    found.append(Unlimber(u.uid, facing))
        return found

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, EndStep):
            return None
        if not isinstance(action, Unlimber):
            return NOT_ASKED
        if not 0 <= action.unit < len(b.units) or b.units[action.unit].seat != self.seat:
            return NOT_A_GUN
        return why_not_unlimber(b, b.units[action.unit], action.facing)


def facings(b: Battle, u: Unit) -> list[i64]:
    """Toward the nearest enemy, and the four quarters from where it points."""
    found: list[i64] = [(u.pose.h + turn * QUARTER) % (4 * QUARTER) for turn in TURNS]
    foe = nearest_enemy(b, u)
    if foe is not None:
        toward = heading_between(centre_of(b, u), centre_of(b, foe)) % (4 * QUARTER)
        if toward not in found:
            found.append(toward)
    return found


class UnlimberStep(SeatProcedure):
    """C-ART-4, D-94 Guns that came up this turn may be unlimbered after the fire."""

    STAGES = ("ask", "answered")

    def ask(self, b: Battle) -> Step:
        for u in b.side(self.seat):
            if u.arm == ARTILLERY and u.formation == LIMBERED:
                return ChooseUnlimber(int(self.seat))
        return DONE

    def answered(self, b: Battle) -> Step:
        action = b.action
        if not isinstance(action, Unlimber):
            return DONE
        pose = place_for(b, b.units[action.unit], DEPLOYED, 1, action.facing)
        assert pose is not None
        b.unlimber(action.unit, pose)
        self.stage = 1
        return self.ask(b)

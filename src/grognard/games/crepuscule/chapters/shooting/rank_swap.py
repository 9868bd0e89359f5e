"""C-INF-20, D-208: after the fire the ranks of a battle line may change places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, MEANS, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.table.pose import Pose

from ...model.actions import END_STEP, EndStep
from ...model.combat_actions import Swap
from ...model.flow import SeatProcedure, battle
from ...model.kinds import FIRED, FOOT_BASE, INFANTRY, LINE, SWAPPED
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import has_room, ranks_of

NOT_ASKED: Final = Refusal("C-INF-20", MOMENT, "not-now")
NOT_YOURS: Final = Refusal("C-SEQ-5", PIECE, "not-yours")
NO_LINE: Final = Refusal("C-INF-20", MEANS, "no-two-ranks")
HAS_NOT_FIRED: Final = Refusal("C-INF-20", PIECE, "not-fired")
ENGAGED: Final = Refusal("D-208", PIECE, "fights-on")
ONCE: Final = Refusal("D-208", PIECE, "once")
NO_ROOM: Final = Refusal("D-208", LIMIT, "no-room-for-ranks")

RANKS: Final = 2


def swapped_pose(u: Unit, ahead: bool) -> Pose:
    """D-208 One base on, or one base back."""
    return u.pose.moved(FOOT_BASE if ahead else -FOOT_BASE)


def why_not_swap(b: Battle, u: Unit, ahead: bool) -> Refusal | None:
    """C-INF-20, D-208 A line of two ranks that has fired, is in no combat and has room."""
    if u.arm != INFANTRY or u.formation != LINE or ranks_of(u.files, u.figures) < RANKS:
        return NO_LINE
    if not u.has(FIRED):
        return HAS_NOT_FIRED
    if u.has(SWAPPED):
        return ONCE
    if u.is_fleeing() or b.is_engaged(u.uid):
        return ENGAGED
    return None if has_room(b, u, LINE, u.files, swapped_pose(u, ahead)) else NO_ROOM


def list_swaps(b: Battle, seat: i64) -> list[Action]:
    """All that are allowed."""
    found: list[Action] = []
    for u in b.side(seat):
        for ahead in (True, False):
            if why_not_swap(b, u, ahead) is None:
                found.append(Swap(u.uid, ahead))
    return found


class ChooseSwap(Decision):
    """5d The next line whose ranks change places, and which way; or none."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "C-INF-20")

    def candidates(self, s: State) -> list[Action]:
        return [END_STEP, *list_swaps(battle(s), self.seat)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, EndStep):
            return None
        if not isinstance(action, Swap):
            return NOT_ASKED
        if not 0 <= action.unit < len(b.units):
            return NOT_YOURS
        u = b.units[action.unit]
        if u.seat != self.seat or not u.on_table():
            return NOT_YOURS
        return why_not_swap(b, u, action.ahead)


class RankStep(SeatProcedure):
    """C-INF-20 Line after line; nobody is asked where none may."""

    STAGES = ("ask", "answered")

    def ask(self, b: Battle) -> Step:
        return ChooseSwap(int(self.seat)) if list_swaps(b, self.seat) else DONE

    def answered(self, b: Battle) -> Step:
        action = b.action
        if not isinstance(action, Swap):
            return DONE
        b.swap_ranks(action.unit, action.ahead, swapped_pose(b.units[action.unit], action.ahead))
        self.stage = 1
        return self.ask(b)

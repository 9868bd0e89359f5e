"""C-CAV-17, D-65: cavalry breaks off."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, PIECE, TARGET, Refusal
from grognard.kernel.state import State
from grognard.table.pose import INCH, Pose

from ...model import combat_actions
from ...model.actions import END_STEP, EndStep
from ...model.flow import SeatProcedure, battle
from ...model.kinds import BROKEN_OFF, CAVALRY, FLEEING, INFANTRY, PUSH
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import has_room
from ..leadership import moral_ld
from ..morale.formed_again import ChooseFormation, form_again
from ..morale.retested import Retested

STEP: Final = INCH // 4
NOT_ASKED: Final = Refusal("C-CAV-17", MOMENT, "not-now")
NOT_CAVALRY: Final = Refusal("C-CAV-17", PIECE, "not-cavalry")
NOT_ENGAGED: Final = Refusal("D-65", PIECE, "not-engaged")
NOT_INFANTRY: Final = Refusal("D-65", TARGET, "not-infantry")
TRIED: Final = Refusal("D-65", MOMENT, "broke-off-before")


def why_not_break_off(b: Battle, u: Unit) -> Refusal | None:
    """C-CAV-17, D-65 Cavalry that has fought a round with infantry, and with nobody else."""
    if u.arm != CAVALRY or not u.on_table() or u.has(FLEEING):
        return NOT_CAVALRY
    if u.has(BROKEN_OFF):
        return TRIED
    engaged = False
    for one in b.contacts:
        if one.touches(u.uid):
            foe = b.units[one.defender if one.attacker == u.uid else one.attacker]
            if foe.arm != INFANTRY:
                return NOT_INFANTRY
            if one.rounds == 0:
                return NOT_ENGAGED
            engaged = True
    return None if engaged else NOT_ENGAGED


class ChooseBreakOff(Decision):
    """6d Which cavalry tries to leave its combat; or none."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "C-CAV-17")

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        mounted = [u for u in b.side(self.seat) if u.arm == CAVALRY and b.is_engaged(u.uid)]
        return [END_STEP, *[combat_actions.BreakOff(u.uid) for u in mounted]]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, EndStep):
            return None
        if not isinstance(action, combat_actions.BreakOff):
            return NOT_ASKED
        if not 0 <= action.unit < len(b.units) or b.units[action.unit].seat != self.seat:
            return NOT_CAVALRY
        return why_not_break_off(b, b.units[action.unit])


class BreakOffTest(Retested):
    """C-CAV-17 Passed, it is a move away and forms as it likes; failed, the infantry pushes."""

    STAGES = ("throw", "judge", "ask", "answered", "choose", "formed")

    def value(self, b: Battle) -> i64:
        return moral_ld(b, b.units[self.unit])

    def passed(self, b: Battle) -> Step:
        b.part_all(self.unit)
        ride_off(b, b.units[self.unit])
        self.stage = 5
        return self.choose(b)

    def failed(self, b: Battle) -> Step:
        """D-59 Even if the infantry lost the round."""
        self.stage = 6
        for foe in b.foes_of(self.unit):
            b.push(foe)
        b.unmark(self.unit, PUSH)
        return DONE

    def choose(self, b: Battle) -> Step:
        return ChooseFormation(int(b.units[self.unit].seat), "D-65", self.unit)

    def formed(self, b: Battle) -> Step:
        form_again(b, self.unit, b.action)
        return DONE


def ride_off(b: Battle, u: Unit) -> None:
    """D-65 Its move toward its own edge, or as far as there is room."""
    home = b.setting.sides[u.seat].home
    length: i64 = u.roster.profile.move * INCH
    while length > 0:
        x, y = Pose(u.pose.x, u.pose.y, home).point(length, 0)
        there = Pose(x, y, u.pose.h)
        if has_room(b, u, u.formation, u.files, there):
            b.break_off_to(u.uid, there)
            return
        length = max(length - STEP, 0)
    b.break_off_to(u.uid, u.pose)


class BreakOffStep(SeatProcedure):
    """C-CAV-17, D-65 Cavalry still locked with infantry may leave; the active side asks first."""

    STAGES = ("ask", "answered", "ask_other", "other_answered")

    def ask(self, b: Battle) -> Step:
        return self.offer(b, self.seat)

    def answered(self, b: Battle) -> Step:
        return self.obey(b, 1)

    def ask_other(self, b: Battle) -> Step:
        return self.offer(b, 1 - self.seat)

    def other_answered(self, b: Battle) -> Step:
        return self.obey(b, 3)

    def offer(self, b: Battle, seat: i64) -> Step:
        for u in b.side(seat):
            if why_not_break_off(b, u) is None:
                return ChooseBreakOff(int(seat))
        if self.stage == 3:
            return DONE
        self.stage = 3
        return self.ask_other(b)

    def obey(self, b: Battle, ask: i64) -> Step:
        action = b.action
        if isinstance(action, combat_actions.BreakOff):
            b.mark(action.unit, BROKEN_OFF)
            self.stage = ask - 1
            return BreakOffTest(action.unit)
        if ask == 3:
            return DONE
        self.stage = 3
        return self.ask_other(b)

"""C-OFF-4, C-OFF-5, D-108, D-207: what an officer on his own does when he is charged."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Die, Total
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, MOMENT, Refusal
from grognard.kernel.state import State
from grognard.table.measure import TOLERANCE
from grognard.table.pose import INCH, Pose

from ...model.actions import (
    DEFEND,
    EVADE,
    STAY,
    SURRENDER,
    Defend,
    Evade,
    Join,
    Ride,
    Stay,
    Surrender,
)
from ...model.flow import BattleProcedure, battle
from ...model.kinds import CHARGED, DEFENDS, EVADES, SURRENDERS
from ...model.pieces import Officer
from ...model.state import Battle
from ..charging.at_officers import hunters_of
from ..formations import centre_of
from ..ground import heading_between
from ..morale.panic import officer_lost
from .riding import way_to, way_to_unit, why_not_place, why_not_received

NOT_ASKED: Final = Refusal("D-108", MOMENT, "not-now")
TOO_FAR: Final = Refusal("C-OFF-4", LIMIT)

DICE: Final = 2  # of his withdrawal
TAKEN: Final = 3  # up to which a die takes him who is caught (D-108)
EIGHTH: Final = 4500  # of a full turn
TURNS: Final = (0, 1, -1, 2, -2)  # ways of withdrawal, straight away first


class ChooseAnswer(Decision):
    """D-108 A charged officer withdraws, defends himself, or surrenders when he is reached."""

    def __init__(self, seat: int, officer: i64) -> None:
        super().__init__(seat, "D-108")
        self.officer: Final[i64] = officer

    def candidates(self, s: State) -> list[Action]:
        return [EVADE, DEFEND, SURRENDER]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (Evade, Defend, Surrender)) else NOT_ASKED


class ChooseRefuge(Decision):
    """C-OFF-4 The unit that he joins or the place he rides to, within what his dice allow."""

    finite = False

    def __init__(self, seat: int, officer: i64, reach: i64) -> None:
        super().__init__(seat, "C-OFF-4")
        self.officer: Final[i64] = officer
        self.reach: Final[i64] = reach

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        o = b.officers[self.officer]
        found: list[Action] = [STAY]
        for u in b.side(o.seat):
            if way_to_unit(b, o, u) <= self.reach:
                found.append(Join(o.oid, u.uid))
        return found + places_away(b, o, self.reach)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, Stay):
            return None
        if not isinstance(action, (Join, Ride)) or action.officer != self.officer:
            return NOT_ASKED
        o = b.officers[self.officer]
        if isinstance(action, Ride):
            if way_to(b, o, action.x, action.y) > self.reach + TOLERANCE:
                return TOO_FAR
            return why_not_place(b, o, action.x, action.y)
        refusal = why_not_received(b, o, action.unit)
        if refusal is not None:
            return refusal
        off = way_to_unit(b, o, b.units[action.unit])
        return TOO_FAR if off > self.reach + TOLERANCE else None


def places_away(b: Battle, o: Officer, reach: i64) -> list[Action]:
    """As far as he may, straight or aslant away from the nearest who charges him."""
    foes = hunters_of(b, o) or b.side(1 - o.seat)
    if not foes:
        return []
    least = min([way_to_unit(b, o, u) for u in foes])
    nearest = next(u for u in foes if way_to_unit(b, o, u) == least)
    away = heading_between(centre_of(b, nearest), (o.x, o.y))
    found: list[Action] = []
    for turn in TURNS:
        x, y = Pose(o.x, o.y, away + turn * EIGHTH).point(reach, 0)
        found.append(Ride(o.oid, x, y))
    return found


class OfficerCharged(BattleProcedure):
    """C-OFF-4, D-108 His answer is announced first; then the dice of his withdrawal are thrown."""

    officer: i64

    STAGES = ("ask", "answered", "throw", "thrown", "ridden")

    def ask(self, b: Battle) -> Step:
        return ChooseAnswer(int(b.officers[self.officer].seat), self.officer)

    def answered(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, Evade):
            b.answer_charge(self.officer, EVADES)
            return self.throw(b)
        answer: i64 = DEFENDS if isinstance(action, Defend) else SURRENDERS
        b.answer_charge(self.officer, answer)
        return DONE

    def throw(self, b: Battle) -> Step:
        self.stage = 3
        return Total("C-OFF-4", DICE)

    def thrown(self, b: Battle) -> Step:
        reach = b.outcome * INCH
        return ChooseRefuge(int(b.officers[self.officer].seat), self.officer, reach)

    def ridden(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, Ride):
            b.ride(self.officer, action.x, action.y, 0)
        elif isinstance(action, Join):
            b.join(self.officer, action.unit, 0)
        return DONE


class OfficerReached(BattleProcedure):
    """C-OFF-5, D-108 He surrenders, or fights in step 6; caught in withdrawal, a die decides."""

    unit: i64
    officer: i64

    STAGES = ("meet", "judge")

    def meet(self, b: Battle) -> Step:
        b.note("reached an officer", self.unit, [self.officer])
        answer = b.officers[self.officer].answer
        if answer == EVADES:
            return Die("D-108")
        if answer == SURRENDERS:
            take(b, self.officer)
        self.stage = 2
        return DONE

    def judge(self, b: Battle) -> Step:
        if b.outcome <= TAKEN:
            take(b, self.officer)
        else:
            b.answer_charge(self.officer, DEFENDS)
        return DONE


def free(b: Battle, unit: i64, oid: i64) -> Step:
    """D-207 He has beaten them off: they let him go, and if nobody else has him he withdraws."""
    b.let_go(unit)
    for u in hunters_of(b, b.officers[oid]):
        if u.has(CHARGED):
            return DONE
    withdrawal = OfficerCharged(oid)
    withdrawal.stage = 2
    return withdrawal


def take(b: Battle, oid: i64) -> None:
    """C-OFF-5, D-109 He is a prisoner; if he is the commander-in-chief, the whole army tests."""
    b.capture_officer(oid)
    officer_lost(b, oid)

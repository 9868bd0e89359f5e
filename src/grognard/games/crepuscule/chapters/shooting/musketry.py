"""P-06, P-07: musketry: each unit that fires, ordinary or commanded, and the reply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, CandidateSlots, Decision
from grognard.kernel.dice import Total
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ...model import combat_actions
from ...model.actions import END_STEP, EndStep
from ...model.combat_actions import Shoot, Snipe
from ...model.flow import BattleProcedure, SeatProcedure, battle
from ...model.kinds import (
    COLUMN,
    EXTENDED,
    FACES_FIRED,
    FIRED,
    INFANTRY,
    LINE,
    NO_VOLLEY,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..morale.panic import next_dismay
from ..orders.manoeuvre import AIMING, manoeuvre_value, tested
from .duel import Duel
from .need import COMMANDED, ORDINARY, SPOILT, need_to_hit, shots_of
from .officers import Sniping, need_to_snipe, why_not_snipe
from .targets import faces_of, has_moved, why_not_fire, why_not_shot
from .volley import Volley

NOT_ASKED: Final = Refusal("C-SEQ-5", MOMENT, "not-now")
NOT_YOURS: Final = Refusal("C-SEQ-5", PIECE, "not-yours")
WRONG_FORMATION: Final = Refusal("D-35", MEANS, "no-volley-so")
NOT_STILL: Final = Refusal("C-INF-12", PIECE, "not-still")
SPENT: Final = Refusal("C-INF-18", PIECE)


def why_not_volley(b: Battle, u: Unit, target: i64) -> Refusal | None:
    """C-INF-12, C-INF-18, D-35 Strictly still, in line or column, not after reaction fire."""
    if u.arm != INFANTRY or u.formation not in (LINE, COLUMN, EXTENDED):
        return WRONG_FORMATION
    if has_moved(u):
        return NOT_STILL
    if u.has(NO_VOLLEY):
        return SPENT
    return why_not_shot(b, u, target, -1)


class ChooseShot(Decision):
    """5b The next unit that fires, its target, by command or not; or none."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "C-INF-11")

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [END_STEP]
        for u in b.side(self.seat):
            if why_not_fire(b, u) is None:
                found += shots(b, u)
        return found

    def legal(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [END_STEP]
        for u in b.side(self.seat):
            if why_not_fire(b, u) is None:
                found += legal_shots(b, u)
        return found

    def slots(self, s: State) -> CandidateSlots:
        return CandidateSlots(self, s)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, EndStep):
            return None
        if not isinstance(action, (Shoot, combat_actions.Volley, Snipe)):
            return NOT_ASKED
        if not is_ours(b, self.seat, action.unit):
            return NOT_YOURS
        u = b.units[action.unit]
        if isinstance(action, Snipe):
            return why_not_snipe(b, u, action.officer)
        if isinstance(action, combat_actions.Volley):
            return why_not_volley(b, u, action.target)
        return why_not_shot(b, u, action.target, action.face)

    def weigh(self, s: State, action: Action) -> list[Tally]:
        """The manoeuvre value of commanded fire, then the need to hit."""
        b = battle(s)
        if isinstance(action, Snipe):
            return [need_to_snipe(b, b.units[action.unit], b.officers[action.officer], True)]
        if not isinstance(action, (Shoot, combat_actions.Volley)):
            return []
        if self.why_not(s, action) is not None:
            return []
        u, foe = b.units[action.unit], b.units[action.target]
        if isinstance(action, combat_actions.Volley):
            test = manoeuvre_value(b, u, AIMING, True)
            return [test, need_to_hit(b, u, foe, COMMANDED, True)]
        return [need_to_hit(b, u, foe, ORDINARY, True)]


def is_ours(b: Battle, seat: i64, uid: i64) -> bool:
    return 0 <= uid < len(b.units) and b.units[uid].seat == seat and b.units[uid].on_table()


def shots(b: Battle, u: Unit) -> list[Action]:
    """Every target it might be given."""
    found: list[Action] = []
    for foe in b.side(1 - u.seat):
        for face in faces_of(u):
            found.append(Shoot(u.uid, foe.uid, face))
        found.append(combat_actions.Volley(u.uid, foe.uid))
    return found + [Snipe(u.uid, o.oid) for o in b.staff(1 - u.seat)]


def legal_shots(b: Battle, u: Unit) -> list[Action]:
    """Those that it may be given, each target looked at once."""
    found: list[Action] = []
    for foe in b.side(1 - u.seat):
        allowed = False
        for face in faces_of(u):
            if why_not_shot(b, u, foe.uid, face) is None:
                found.append(Shoot(u.uid, foe.uid, face))
                allowed = True
        if allowed and not u.is_square() and why_not_volley(b, u, foe.uid) is None:
            found.append(combat_actions.Volley(u.uid, foe.uid))
    for o in b.staff(1 - u.seat):
        if why_not_snipe(b, u, o.oid) is None:
            found.append(Snipe(u.uid, o.oid))
    return found


class MusketryStep(SeatProcedure):
    """C-SEQ-5 Unit after unit, until no other may or should fire."""

    STAGES = ("ask", "fire")

    def ask(self, b: Battle) -> Step:
        """D-109 The loss of a commander-in-chief takes effect at once."""
        dismayed = next_dismay(b)
        if dismayed is not DONE:
            self.stage = 0
            return dismayed
        decision = ChooseShot(int(self.seat))
        return decision if decision.slots(b).are_more_than(1) else DONE

    def fire(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, EndStep):
            return DONE
        self.stage = 0
        if isinstance(action, combat_actions.Volley):
            return Shooting(action.unit, action.target, -1, True)
        if isinstance(action, Snipe):
            mark_fired(b, action.unit, -1)
            return Sniping(action.unit, action.officer)
        assert isinstance(action, Shoot)
        return Shooting(action.unit, action.target, action.face, False)


class Shooting(BattleProcedure):
    """C-INF-11 to 14 The test of commanded fire, the fire itself, and the duel after it."""

    unit: i64
    target: i64
    face: i64
    commanded: bool
    before: i64 = 0

    STAGES = ("test", "tested", "shoot", "answer")

    def test(self, b: Battle) -> Step:
        """C-MAN-5, D-36, D-188 At the moment of firing, a fresh attempt, never repeated."""
        if self.commanded:
            return Total("C-MAN-6")
        self.stage = 3
        return self.shoot(b)

    def tested(self, b: Battle) -> Step:
        value = manoeuvre_value(b, b.units[self.unit], AIMING).total
        passed = tested(b, self.unit, value, b.outcome)
        self.stage = 3
        return self.open_fire(b, COMMANDED if passed else SPOILT)

    def shoot(self, b: Battle) -> Step:
        return self.open_fire(b, ORDINARY)

    def open_fire(self, b: Battle, fire: i64) -> Step:
        self.before = b.units[self.target].figures
        volley = Volley(self.unit, self.target, fire, self.face)
        mark_fired(b, self.unit, self.face)
        return volley

    def answer(self, b: Battle) -> Step:
        """C-INF-14 The target may answer."""
        target = b.units[self.target]
        return Duel(self.target, self.unit, self.before - target.figures)


def mark_fired(b: Battle, uid: i64, face: i64) -> None:
    """D-130 Each face of a square fires once."""
    if face < 0:
        b.mark(uid, FIRED)
        return
    b.mark(uid, FACES_FIRED[face])
    u = b.units[uid]
    for one in FACES_FIRED:
        if not u.has(one):
            return
    b.mark(uid, FIRED)


def dice_of(b: Battle, u: Unit, foe: Unit, commanded: bool, face: i64 = -1) -> i64:
    """How many dice a fire would throw, for forecasts."""
    return shots_of(b, u, foe, COMMANDED if commanded else ORDINARY, face)

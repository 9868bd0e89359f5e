"""P-03: charges are declared and tested, unit by unit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, CandidateSlots, Decision
from grognard.kernel.dice import Total
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ...model.actions import (
    END_STEP,
    Charge,
    ChargeOfficer,
    EndStep,
    Form,
)
from ...model.flow import BattleProcedure, SeatProcedure, battle
from ...model.kinds import (
    ARTILLERY,
    COLUMN,
    COMPELLED,
    DISORDERED,
    ECHELON,
    EXTENDED,
    GARRISON,
    LINE,
    MARCH,
    NOBODY,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..buildings.facades import is_shut_toward, may_pierce
from ..formations import field_of
from ..ground import gap_between, in_front_arc, is_beyond, sees
from ..leadership import own_ld, passes
from ..orders.changes import form, list_changes
from ..orders.ordered import CHARGE, FORM, HUNT, Ordered, order_value
from ..orders.orders import order_of, why_not_form, why_not_ordered, why_not_tested
from .at_officers import list_officer_charges, why_not_officer
from .fear import fears
from .ways import (
    WIDEST,
    attack_strength,
    hits,
    is_barred,
    leader_of,
    list_wheels,
    path_to,
    reach_of,
)

NOT_ASKED: Final = Refusal("C-SEQ-3", MOMENT, "not-now")
NOT_YOURS: Final = Refusal("C-SEQ-3", PIECE, "not-yours")
NO_TARGET: Final = Refusal("C-INF-10", why="no-enemy")
WRONG_FORMATION: Final = Refusal("D-23", PIECE, "never-charges")
ONLY_OPEN: Final = Refusal("D-23", why="only-skirmishers")
IN_DISORDER: Final = Refusal("D-34", PIECE, "in-disorder")
HAS_MOVED: Final = Refusal("D-20", PIECE, "moved-before")
OUT_OF_ARC: Final = Refusal("D-159", why="out-of-arc")
UNSEEN: Final = Refusal("C-INF-10", why="unseen")
TOO_WIDE: Final = Refusal("W-MOV-4", MEANS, "charge-wheel")
PASSES_BY: Final = Refusal("W-MOV-4", MEANS, "passes-by")
NO_OPENINGS: Final = Refusal("C-BLD-1", why="no-openings")
BARRED: Final = Refusal("D-193", why="charge-barred")
NOT_TO_CHARGE: Final = Refusal("D-189", MEANS, "not-to-charge")

NEVER_CHARGE: Final = (MARCH, GARRISON)
CHARGING_FORMATIONS: Final = (LINE, COLUMN, ECHELON)


# Which units may charge which


def why_not_charger(b: Battle, u: Unit) -> Refusal | None:
    """P-03, D-23 Whether a unit may charge at all."""
    if not u.is_troops() or u.formation in NEVER_CHARGE or u.is_square():
        return WRONG_FORMATION
    refusal = why_not_ordered(b, u)
    if refusal is not None:
        return refusal
    if u.has(DISORDERED):
        return IN_DISORDER
    if u.used > 0:
        return HAS_MOVED
    return None if u.has(COMPELLED) else why_not_tested(u)


def why_not_struck(u: Unit, foe: Unit) -> Refusal | None:
    """C-INF-5, C-INF-6b, D-23 Those in open order charge only their like, and guns."""
    if not u.is_open() and u.formation != EXTENDED:
        return None
    return None if foe.is_open() or foe.arm == ARTILLERY else ONLY_OPEN


def why_not_charge(b: Battle, u: Unit, target: i64, wheel: i64) -> Refusal | None:
    """P-03 Formation, arc, sight, and a straight way after the wheel; reach is not looked at."""
    refusal = why_not_charger(b, u)
    if refusal is not None:
        return refusal
    if not 0 <= target < len(b.units):
        return NO_TARGET
    foe = b.units[target]
    if foe.seat == u.seat or not foe.on_table():
        return NO_TARGET
    refusal = why_not_struck(u, foe)
    if refusal is not None:
        return refusal
    if wheel > WIDEST or wheel < -WIDEST:
        return TOO_WIDE
    if leader_of(b, u, target) != NOBODY:
        return None if wheel == 0 else TOO_WIDE
    return why_not_way(b, u, foe, wheel)


def why_not_way(b: Battle, u: Unit, foe: Unit, wheel: i64) -> Refusal | None:
    """D-159, D-193 Whether it sees its target ahead, and nothing bars the way."""
    if not in_front_arc(b, u, foe):
        return OUT_OF_ARC
    if not sees(b, u, foe):
        return UNSEEN
    if is_shut_toward(b, foe, u.pose.x, u.pose.y) and not may_pierce(b, u, foe):
        return NO_OPENINGS
    if not hits(b, u, foe.uid, wheel):
        return PASSES_BY
    way = path_to(b, u, foe.uid, wheel)
    refusal = why_not_struck(u, b.units[way.met])
    if refusal is not None:
        return refusal
    return BARRED if is_barred(b, u, way) else None


def list_charges(b: Battle, u: Unit) -> list[Action]:
    """Charges worth asking about: a wheel or two for each enemy not far beyond reach."""
    found: list[Action] = []
    if why_not_charger(b, u) is not None:
        return found
    for body in field_of(b).enemies(u.seat):
        foe = b.units[body.owner]
        if is_beyond(b, u, foe, reach_of(u)):
            continue
        if leader_of(b, u, foe.uid) != NOBODY:
            found.append(Charge(u.uid, foe.uid, 0))
        else:
            found += [Charge(u.uid, foe.uid, wheel) for wheel in list_wheels(b, u, foe.uid)]
    return found


def compelled_charge(b: Battle, u: Unit) -> Charge | None:
    """D-127 At the nearest enemy that it may charge."""
    best: Charge | None = None
    least: i64 = 1 << 60
    for action in list_charges(b, u):
        assert isinstance(action, Charge)
        if why_not_charge(b, u, action.target, action.wheel) is None:
            off = gap_between(b, u, b.units[action.target])
            if off < least:
                best, least = action, off
    return best


# The question


def list_orders(b: Battle, u: Unit) -> list[Action]:
    """What it may charge, officers too, and the formations that would prepare a charge."""
    found = list_charges(b, u)
    if why_not_charger(b, u) is None:
        found += list_officer_charges(b, u)
    return found + list_preparations(b, u)


class ChooseCharge(Decision):
    """3a The next charge, the formation it is prepared by, or none."""

    finite = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "C-SEQ-3")

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [END_STEP]
        for u in b.side(self.seat):
            found += list_orders(b, u)
        return found

    def slots(self, s: State) -> CandidateSlots:
        return CandidateSlots(self, s)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, EndStep):
            return None
        if not isinstance(action, (Charge, ChargeOfficer, Form)):
            return NOT_ASKED
        if not 0 <= action.unit < len(b.units):
            return NOT_YOURS
        u = b.units[action.unit]
        if u.seat != self.seat or not u.on_table():
            return NOT_YOURS
        if isinstance(action, Form):
            return why_not_prepare(b, u, action)
        if isinstance(action, ChargeOfficer):
            refusal = why_not_charger(b, u)
            return refusal or why_not_officer(b, u, action.officer, action.wheel)
        return why_not_charge(b, u, action.target, action.wheel)

    def weigh(self, s: State, action: Action) -> list[Tally]:
        b = battle(s)
        if isinstance(action, Form):
            free = order_of(b, action) == NOBODY
            return [] if free else [order_value(b, b.units[action.unit], FORM, NOBODY, 0, True)]
        if isinstance(action, ChargeOfficer):
            return [order_value(b, b.units[action.unit], HUNT, action.officer, 0, True)]
        if not isinstance(action, Charge):
            return []
        u = b.units[action.unit]
        return [
            order_value(b, u, CHARGE, action.target, attack_strength(b, u, action.target), True)
        ]


def why_not_prepare(b: Battle, u: Unit, action: Form) -> Refusal | None:
    """D-20, D-189 Only a formation that charges, of a unit with an enemy not far away."""
    if action.formation not in CHARGING_FORMATIONS or action.formation == u.formation:
        return NOT_TO_CHARGE
    if not is_near_enemy(b, u):
        return NOT_TO_CHARGE
    return why_not_form(b, u, action)


def is_near_enemy(b: Battle, u: Unit) -> bool:
    for body in field_of(b).enemies(u.seat):
        if not is_beyond(b, u, b.units[body.owner], reach_of(u)):
            return True
    return False


def list_preparations(b: Battle, u: Unit) -> list[Action]:
    if not u.is_troops() or u.formation in CHARGING_FORMATIONS or u.formation == GARRISON:
        return []
    if why_not_ordered(b, u) is not None or u.has(DISORDERED) or not is_near_enemy(b, u):
        return []
    return [
        action
        for action in list_changes(b, u)
        if isinstance(action, Form) and action.formation in CHARGING_FORMATIONS
    ]


# The step


class ChargeStep(SeatProcedure):
    """C-SEQ-3, D-21 Units that must charge first, then all others that their side wants."""

    STAGES = ("compel", "ask", "carry_out")

    def compel(self, b: Battle) -> Step:
        """D-127 Without a test."""
        for u in b.side(self.seat):
            if u.has(COMPELLED) and why_not_charger(b, u) is None:
                action = compelled_charge(b, u)
                if action is not None:
                    b.note("compelled", u.uid, [action.target])
                    b.declare(u.uid, action.target, action.wheel)
        self.stage = 2
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        for u in b.side(self.seat):
            if list_orders(b, u):
                return ChooseCharge(int(self.seat))
        return DONE

    def carry_out(self, b: Battle) -> Step:
        action = b.action
        assert action is not None
        if isinstance(action, EndStep):
            return DONE
        self.stage = 1
        if isinstance(action, Charge):
            u = b.units[action.unit]
            strength = attack_strength(b, u, action.target)
            if fears(u, b.units[action.target]):
                return Dread(action.unit, action.target, action.wheel, strength)
            return Ordered(action.unit, CHARGE, action.target, action.wheel, strength)
        if isinstance(action, ChargeOfficer):
            return Ordered(action.unit, HUNT, action.officer, action.wheel, 0)
        assert isinstance(action, Form)
        if order_of(b, action) != NOBODY:
            return Ordered(action.unit, FORM, action.formation, action.files, 0)
        form(b, action.unit, action.formation, action.files, b.units[action.unit].pose.h)
        self.stage = 2
        return self.ask(b)


class Dread(BattleProcedure):
    """W-FEA-1 Militia tests before it charges what it fears; failing, it stays still."""

    unit: i64
    target: i64
    wheel: i64
    strength: i64

    STAGES = ("throw", "judge")

    def throw(self, b: Battle) -> Step:
        return Total("W-FEA-1")

    def judge(self, b: Battle) -> Step:
        value = own_ld(b.units[self.unit])
        passed = passes(b, b.outcome, value)
        b.note("fear tested", self.unit, [b.outcome, int(value), int(passed)])
        if passed:
            self.stage = 2
            return Ordered(self.unit, CHARGE, self.target, self.wheel, self.strength)
        b.note("stood in fear", self.unit, [])
        b.halt(self.unit)
        return DONE

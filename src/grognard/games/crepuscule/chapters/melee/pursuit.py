"""P-14: a beaten unit leaves the fight, and the winners pursue or hold (W-PUR-1, D-63)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Total
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State
from grognard.miniatures.bodies import Body, besides
from grognard.miniatures.moving.forced_moves import met_on, place_at, swept
from grognard.miniatures.moving.passable import are_walkable
from grognard.table.pose import INCH
from grognard.table.slide import blocked

from ...model.actions import PASS, Enter, Pass
from ...model.combat_actions import (
    HOLD_BACK,
    PURSUE,
    HoldBack,
    Pursue,
)
from ...model.flow import BattleProcedure
from ...model.kinds import (
    ARTILLERY,
    BROKEN,
    EXTENDED,
    FRENZY,
    FRONT,
    GARRISON,
    HATRED,
    IMPETUOUS,
    INFANTRY,
    NOBODY,
)
from ...model.pieces import Contact, Unit
from ...model.state import Battle
from ..buildings.garrisons import occupy, why_not_occupy
from ..formations import CLOSED, FORMED, body_of, field_of
from ..ground import edge_toward
from ..leadership import moral_ld, passes
from ..morale.panic import catch, officer_lost
from ..morale.skirmishers import Return, has_parent
from ..moving.forced import fall_back, fall_back_dice, flee_dice, run_away
from ..smoke import disperse
from .contacts import contact_between
from .fighters import foe_of, own_edge

NOT_ASKED: Final = Refusal("W-PUR-1", MOMENT, "not-now")
STEP: Final = INCH // 4

# What a winner does; from 1 on, the inches it has thrown.
UNDECIDED: Final = -1
HOLDS: Final = -2
PURSUES: Final = 0


# Who pursues


def may_pursue(b: Battle, one: Contact, uid: i64) -> bool:
    """D-166 With its front, when nobody else holds it; squares and thin lines never do."""
    u = b.units[uid]
    if u.is_square() or u.formation in (EXTENDED, GARRISON) or u.arm == ARTILLERY:
        return False
    if own_edge(one, uid) != FRONT and not u.is_open():
        return False
    for other in b.contacts:
        if other is not one and other.touches(uid) and not b.units[foe_of(other, uid)].has(BROKEN):
            return False
    return True


def must_pursue(u: Unit) -> bool:
    """D-127, W-HAT-1, W-FRE-1"""
    return u.roster.has(IMPETUOUS | HATRED | FRENZY)


def holds_freely(one: Contact, uid: i64) -> bool:
    """W-PUR-1 Who defends an obstacle need not test to stay."""
    return one.defender == uid and one.behind > 0


class ChoosePursuit(Decision):
    """W-PUR-1 After the enemy, or try to hold."""

    def __init__(self, seat: int, unit: i64) -> None:
        super().__init__(seat, "W-PUR-1")
        self.unit: Final[i64] = unit

    def candidates(self, s: State) -> list[Action]:
        return [PURSUE, HOLD_BACK]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (Pursue, HoldBack)) else NOT_ASKED


class ChooseOccupation(Decision):
    """D-140 Into the building that it has taken, or not."""

    def __init__(self, seat: int, unit: i64, area: i64) -> None:
        super().__init__(seat, "D-140")
        self.unit: Final[i64] = unit
        self.area: Final[i64] = area

    def candidates(self, s: State) -> list[Action]:
        return [Enter(self.unit, self.area), PASS]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if isinstance(action, Enter):
            ours = action.unit == self.unit and action.area == self.area
            return None if ours else NOT_ASKED
        return None if isinstance(action, Pass) else NOT_ASKED


# The move


def way_ahead(b: Battle, u: Unit, length: i64) -> tuple[i64, i64]:
    """D-166 How far straight ahead it gets, and which enemy it then touches, if any."""
    body = body_of(b, u)
    foe: i64 = NOBODY
    reach = length
    for other in field_of(b).enemies(u.seat):
        met = meets_at(body, other, u.pose.h)
        if 0 <= met <= reach:
            reach, foe = met, other.owner
    for friend in besides(field_of(b).friends(u.seat, FORMED), u.uid):
        met = meets_at(body, friend, u.pose.h)
        if 0 <= met < reach:
            reach, foe = met, NOBODY
    while reach > 0 and not may_end(b, u, body, reach):
        reach, foe = max(reach - STEP, 0), NOBODY
    return reach, foe


def may_end(b: Battle, u: Unit, body: Body, reach: i64) -> bool:
    """D-166 On open ground all the way, and on no friend, not even one that it passes through."""
    if not are_walkable(b.setting.ground, CLOSED, swept(body, u.pose.h, reach)):
        return False
    friends = besides(field_of(b).friends(u.seat), u.uid)
    return met_on(friends, place_at(body, u.pose.h, reach).parts) is None


def meets_at(body: Body, other: Body, heading: i64) -> i64:
    """After what length of its way a body touches another; -1 if it passes by."""
    least: i64 = -1
    for base in body.shape.parts:
        for part in other.shape.parts:
            start, stop = blocked(base, heading, part, 0)
            if stop > 0 and start < stop:
                length = max(int(start), 0)
                if least < 0 or length < least:
                    least = length
    return least


def pursue(b: Battle, uid: i64, target: i64, length: i64) -> None:
    """D-166, W-PUR-2 So far; a fresh enemy on the way is charged, and fought in the next step 6."""
    u = b.units[uid]
    reach, foe = way_ahead(b, u, length)
    edge = edge_toward(b, b.units[foe], u) if foe != NOBODY else FRONT
    b.note("pursued", uid, [int(target), int(reach)])
    disperse(b, uid, u.pose.moved(reach))
    b.place(uid, u.pose.moved(reach))
    if foe == NOBODY:
        return
    if b.units[foe].is_fleeing():
        catch(b, uid, foe)
    elif b.units[foe].is_wagon():  # C-ART-29, D-202 taken, not fought
        if b.units[foe].captor == NOBODY:
            b.take_wagon(foe, uid)
    else:
        b.touch(contact_between(b, uid, foe, edge))


# A beaten unit leaves


class Rout(BattleProcedure):
    """6c It flees, or yields in good order; `chase` has each winner and what it does."""

    unit: i64
    ordered: bool
    gone: i64 = 0  # inches that it flees or falls back
    at: i64 = 0
    taken: i64 = NOBODY  # the building that it is driven out of
    chase: list[int] = []

    STAGES = (
        "begin",
        "decide",
        "ask",
        "answered",
        "throw_to_hold",
        "held",
        "throw_to_leave",
        "leaving",
        "throw_to_pursue",
        "pursuing",
        "ask_to_occupy",
        "occupied",
    )

    def begin(self, b: Battle) -> Step:
        """D-196 Skirmishers run to their battalion; gunners leave their gun."""
        b.unmark(self.unit, BROKEN)
        u = b.units[self.unit]
        if u.arm == ARTILLERY:
            b.abandon(self.unit)
            return DONE
        if u.formation == GARRISON:
            self.taken = u.building
            self.chase = [part for uid in b.foes_of(self.unit) for part in (uid, HOLDS)]
            self.stage = 7
            return self.throw_to_leave(b)
        if u.is_detached() and has_parent(b, u):
            self.stage = len(self.STAGES)
            return Return(self.unit)
        for one in b.contacts:
            if one.touches(self.unit) and may_pursue(b, one, foe_of(one, self.unit)):
                self.chase = [*self.chase, int(foe_of(one, self.unit)), UNDECIDED]
        self.stage = 2
        return self.decide(b)

    def winner(self) -> i64:
        return self.chase[self.at]

    def decide(self, b: Battle) -> Step:
        while self.at < len(self.chase):
            if not must_pursue(b.units[self.winner()]):
                self.stage = 3
                return self.ask(b)
            self.choose(PURSUES)
        self.stage = 7
        return self.throw_to_leave(b)

    def choose(self, what: int) -> None:
        self.chase = [*self.chase[: self.at + 1], what, *self.chase[self.at + 2 :]]
        self.at += 2

    def ask(self, b: Battle) -> Step:
        return ChoosePursuit(int(b.units[self.winner()].seat), self.winner())

    def answered(self, b: Battle) -> Step:
        if isinstance(b.action, Pursue):
            return self.go_on(b, PURSUES)
        if self.holds_freely(b):
            b.note("held back", self.winner(), [])
            return self.go_on(b, HOLDS)
        self.stage = 5
        return self.throw_to_hold(b)

    def holds_freely(self, b: Battle) -> bool:
        for one in b.contacts:
            if one.touches(self.unit) and one.touches(self.winner()):
                return holds_freely(one, self.winner())
        return False

    def go_on(self, b: Battle, what: int) -> Step:
        self.choose(what)
        self.stage = 2
        return self.decide(b)

    def throw_to_hold(self, b: Battle) -> Step:
        return Total("W-PUR-1")

    def held(self, b: Battle) -> Step:
        """W-PUR-1 A test against leadership; units that fail it run after the enemy."""
        value = moral_ld(b, b.units[self.winner()])
        passed = passes(b, b.outcome, value)
        b.note("hold tested", self.winner(), [b.outcome, int(value), int(passed)])
        if passed:
            b.note("held back", self.winner(), [])
        return self.go_on(b, HOLDS if passed else PURSUES)

    def throw_to_leave(self, b: Battle) -> Step:
        u = b.units[self.unit]
        dice = fall_back_dice(b, u, True) if self.ordered else flee_dice(u)
        return Total("D-62" if self.ordered else "D-134", int(dice))

    def leaving(self, b: Battle) -> Step:
        self.gone = b.outcome
        self.at = 0
        return self.next_pursuer(b)

    def next_pursuer(self, b: Battle) -> Step:
        while self.at < len(self.chase):
            if self.chase[self.at + 1] == PURSUES:
                self.stage = 9
                return self.throw_to_pursue(b)
            self.at += 2
        return self.part(b)

    def throw_to_pursue(self, b: Battle) -> Step:
        return Total("D-166", int(flee_dice(b.units[self.winner()])))

    def pursuing(self, b: Battle) -> Step:
        self.choose(b.outcome)
        return self.next_pursuer(b)

    def part(self, b: Battle) -> Step:
        """D-63, D-117 Caught by pursuers that throw more; then the pursuers run their distance."""
        self.stage = len(self.STAGES)
        pursuers = [i for i in range(0, len(self.chase), 2) if self.chase[i + 1] > 0]
        if self.ordered:
            b.part_all(self.unit)
            fall_back(b, self.unit, self.gone * INCH)
        else:
            self.flee(b, [self.chase[i + 1] for i in pursuers])
        for i in pursuers:
            if b.units[self.chase[i]].on_table() and not b.is_engaged(self.chase[i]):
                pursue(b, self.chase[i], self.unit, self.chase[i + 1] * INCH)
        self.stage = 11
        return self.ask_to_occupy(b)

    def ask_to_occupy(self, b: Battle) -> Step:
        """D-140 Units that have taken a building may go in instead of pursuing."""
        winner = self.next_in(b)
        if winner == NOBODY:
            return DONE
        return ChooseOccupation(int(b.units[winner].seat), winner, self.taken)

    def next_in(self, b: Battle) -> i64:
        if self.taken != NOBODY:
            for uid in self.chase[::2]:
                u = b.units[uid]
                if u.on_table() and u.arm == INFANTRY and not b.is_engaged(uid):
                    if not u.is_fleeing() and why_not_occupy(b, u, self.taken) is None:
                        return uid
        return NOBODY

    def occupied(self, b: Battle) -> Step:
        if isinstance(b.action, Enter):
            occupy(b, b.action.unit, b.action.area)
        else:
            at = self.chase.index(self.next_in(b))
            self.chase = [*self.chase[:at], *self.chase[at + 2 :]]
        self.stage = 11
        return self.ask_to_occupy(b)

    def flee(self, b: Battle, thrown: list[int]) -> None:
        if thrown:
            b.take_colour(self.unit)
        best = max(thrown, default=0)
        equal = b.setting.options.equal_caught and thrown
        if best > self.gone or (equal and best == self.gone):
            for o in b.attached_to(self.unit):
                b.capture_officer(o.oid)
                officer_lost(b, o.oid)
            b.flee(self.unit)
            b.destroy(self.unit)
            return
        enemy = self.enemy(b)
        b.flee(self.unit)
        run_away(b, self.unit, self.gone * INCH, enemy)

    def enemy(self, b: Battle) -> i64:
        for one in b.contacts:
            if one.touches(self.unit):
                return foe_of(one, self.unit)
        return NOBODY

"""P-04: reactions to charges: what is tested first, the choice, its dice, its effect (D-125)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Total
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ...model.actions import React, Support
from ...model.flow import BattleProcedure, SeatProcedure, UnitProcedure, battle
from ...model.kinds import (
    ALERTED,
    ARTILLERY,
    CAISSON,
    CAVALRY,
    CHARGING,
    COUNTER,
    FALL_BACK,
    FEARFUL,
    FIRE_AND_FLEE,
    FLEE,
    FRONT,
    HOLD,
    HOLD_AND_FIRE,
    HOLD_FIRE,
    HORSE_GUNS,
    NOBODY,
    REACTED,
    REFORM,
    SHELTER,
    SUPPORT_FIRE,
    SUPPORTS,
    TESTED_FLANK,
    TESTED_LOSSES,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..artillery.reaction_fire import GunReaction, charger_in_arc
from ..casualties import panic_share
from ..formations import place_for
from ..ground import edge_toward
from ..leadership import own_ld, passes
from ..morale.panic import PanicTest
from ..moving.forced import FallBack, Flight, fall_back_dice, flee_dice, short_flee_dice
from ..officers.charged import OfficerCharged
from ..orders.changes import files_for
from ..orders.manoeuvre import PLAIN, Circumstance, manoeuvre_value, tested
from ..shooting.volley import ReactionFire
from .at_officers import charged_officers
from .choices import (
    FIRES,
    TESTED,
    face_toward,
    frontal,
    list_reactions,
    must_counter,
    nearest_charger,
    reform_heading,
    square_for,
    why_not_react,
)
from .fear import fears, is_outnumbered
from .support import ChooseSupport, fire_face, may_be_supported, stand_behind
from .ways import path_to, reach_of, way_cost

NOT_ASKED: Final = Refusal("C-SEQ-7", MOMENT, "not-now")
NOT_CHARGED: Final = Refusal("C-SEQ-7", PIECE, "not-charged")
MANY: Final = 5  # figures whose charge on a flank causes panic (D-174)


# Who reacts


def charged_units(b: Battle, seat: i64) -> list[Unit]:
    return [u for u in b.side(seat) if b.chargers_of(u.uid)]


def to_react(b: Battle, seat: i64) -> list[Unit]:
    """Those who are still to choose; who fights or flees has no choice (D-145, D-201)."""
    found: list[Unit] = []
    for u in charged_units(b, seat):
        if not u.has(REACTED) and not u.is_fleeing() and not b.is_engaged(u.uid):
            if not u.is_wagon():
                found.append(u)
    return found


class ChooseReaction(Decision):
    """3b The next charged unit, and how it reacts; all are told before their dice."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "D-125")

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = []
        for u in to_react(b, self.seat):
            found += list_reactions(b, u)
        return found

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if not isinstance(action, React):
            return NOT_ASKED
        for u in to_react(b, self.seat):
            if u.uid == action.unit:
                return why_not_react(b, u, action)
        return NOT_CHARGED

    def weigh(self, s: State, action: Action) -> list[Tally]:
        b = battle(s)
        if not isinstance(action, React) or not is_tested(b.units[action.unit], action.reaction):
            return []
        return [reaction_value(b, b.units[action.unit], action.reaction, True)]


def is_tested(u: Unit, reaction: i64) -> bool:
    """C-ART-6 Gunners are tested for their fire too."""
    return reaction in TESTED or (u.arm == ARTILLERY and reaction == HOLD_AND_FIRE)


def reaction_value(b: Battle, u: Unit, reaction: i64, keep: bool = False) -> Tally:
    """P-01, D-09, D-12 The test of a reaction."""
    return manoeuvre_value(b, u, reaction_circumstance(b, u, reaction), keep)


def reaction_circumstance(b: Battle, u: Unit, reaction: i64) -> Circumstance:
    chargers = [int(foe.uid) for foe in b.chargers_of(u.uid)]
    return Circumstance(NOBODY, chargers, reaction == FALL_BACK, forms=reaction == REFORM)


class ReactionStep(SeatProcedure):
    """D-125 First fear and panic of all who are charged, then one unit after the other."""

    STAGES = ("alert", "ask", "answered")

    def alert(self, b: Battle) -> Step:
        for u in charged_units(b, self.seat):
            if not u.has(ALERTED):
                b.mark(u.uid, ALERTED)
                self.stage = 0
                return Alert(u.uid)
        self.stage = 2
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        """D-207 Officers on their own answer last, one after the other."""
        if to_react(b, self.seat):
            return ChooseReaction(int(self.seat))
        officers = charged_officers(b, self.seat)
        if not officers:
            return DONE
        self.stage = 1
        return OfficerCharged(officers[0].oid)

    def answered(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, React)
        u = b.units[action.unit]
        charger = charger_for(b, u, action)
        tested_too = is_tested(u, action.reaction) and not is_sure(b, u, action.reaction)
        b.mark(u.uid, REACTED)
        b.note("reacted", u.uid, [action.reaction])
        self.stage = 1
        return Reacting(u.uid, action.reaction, action.formation, charger, tested_too)


def charger_for(b: Battle, u: Unit, action: React) -> i64:
    """The charger that a reaction is about: the one named, else the nearest it can face."""
    if action.target >= 0:
        return action.target
    if u.arm == ARTILLERY and action.reaction == HOLD_AND_FIRE:
        return charger_in_arc(b, u)
    foes = frontal(b, u)
    if foes and (action.reaction in FIRES or action.reaction == COUNTER):
        return foes[0].uid
    return nearest_charger(b, u)


def is_sure(b: Battle, u: Unit, reaction: i64) -> bool:
    """C-REA-11, D-22 Rash troops counter-charge untested, and the Guard re-forms so."""
    if reaction == REFORM:
        return u.roster.is_guard()
    return reaction == COUNTER and must_counter(b, u)


# Before the choice


class Alert(UnitProcedure):
    """D-170, D-174, D-201 Fugitives run on, wagons fall back, fear and panic are tested."""

    STAGES = ("begin", "throw", "judge", "flank")

    def begin(self, b: Battle) -> Step:
        u = b.units[self.unit]
        charger = nearest_charger(b, u)
        if u.is_fleeing():
            self.stage = 4
            return Flight(u.uid, flee_dice(u), charger)
        if u.is_wagon():
            self.stage = 4
            return FallBack(u.uid, wagon_dice(u))
        if b.is_engaged(u.uid) or not self.is_afraid(b):
            self.stage = 4
            return self.flank(b)
        self.stage = 2
        return self.throw(b)

    def is_afraid(self, b: Battle) -> bool:
        u = b.units[self.unit]
        for foe in b.chargers_of(u.uid):
            if fears(u, foe):
                return True
        return False

    def throw(self, b: Battle) -> Step:
        return Total("W-FEA-1")

    def judge(self, b: Battle) -> Step:
        """W-FEA-1 Outnumbered it flees; else it needs sixes in the first round."""
        u = b.units[self.unit]
        value = own_ld(u)
        passed = passes(b, b.outcome, value)
        b.note("fear tested", self.unit, [b.outcome, int(value), int(passed)])
        self.stage = 4
        if not passed:
            figures = sum([foe.figures for foe in b.chargers_of(self.unit)])
            if is_outnumbered(u, figures):
                self.stage = 5
                return Flight(self.unit, flee_dice(u), nearest_charger(b, u))
            b.mark(self.unit, FEARFUL)
        return self.flank(b)

    def flank(self, b: Battle) -> Step:
        """D-174 A charge that reaches its flank or rear with five figures or more."""
        u = b.units[self.unit]
        self.stage = 5
        if not u.on_table() or u.is_fleeing() or u.has(TESTED_FLANK) or not is_flanked(b, u):
            return DONE
        if b.setting.options.flank_panic_melee and not b.is_engaged(u.uid):
            return DONE
        b.mark(u.uid, TESTED_FLANK)
        return PanicTest(u.uid)


def wagon_dice(u: Unit) -> i64:
    """C-ART-29, D-202 One die for foot artillery, two for horses and caissons."""
    return 2 if u.arm == CAISSON or u.roster.has(HORSE_GUNS) else 1


def is_flanked(b: Battle, u: Unit) -> bool:
    if u.has_no_flanks() or u.arm == ARTILLERY:
        return False
    for foe in b.chargers_of(u.uid):
        if foe.figures >= MANY and edge_toward(b, u, foe) != FRONT:
            way = path_to(b, foe, u.uid, foe.wheel)
            if way.met == u.uid and way_cost(b, foe, way.legs()) <= reach_of(foe):
                return True
    return False


# The reaction itself


class Reacting(BattleProcedure):
    """D-125 Its supporter is named, both test, it moves, both fire; then it may run."""

    unit: i64
    reaction: i64
    formation: i64
    charger: i64
    tests: bool
    supporter: i64 = NOBODY
    job: i64 = NOBODY

    STAGES = (
        "ask",
        "supported",
        "test",
        "tested",
        "test_support",
        "support_tested",
        "act",
        "fire",
        "shaken",
        "support",
        "shaken",
        "leave",
    )

    def ask(self, b: Battle) -> Step:
        u = b.units[self.unit]
        if not may_be_supported(b, u, self.charger, self.reaction):
            self.stage = 3
            return self.test(b)
        return ChooseSupport(int(u.seat), self.unit, self.charger, self.reaction)

    def supported(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, Support):
            self.supporter = action.unit
            self.job = action.job
            b.mark(action.unit, SUPPORTS)
            b.note("supported", action.unit, [self.unit, action.job])
        self.stage = 3
        return self.test(b)

    def test(self, b: Battle) -> Step:
        if self.tests:
            return Total("C-MAN-6")
        self.stage = 5
        return self.test_support(b)

    def tested(self, b: Battle) -> Step:
        value = reaction_value(b, b.units[self.unit], self.reaction).total
        self.tests = not tested(b, self.unit, value, b.outcome)  # from here on: it has failed
        self.stage = 5
        return self.test_support(b)

    def test_support(self, b: Battle) -> Step:
        if self.supporter != NOBODY:
            return Total("C-MAN-6")
        self.stage = 7
        return self.act(b)

    def support_tested(self, b: Battle) -> Step:
        """D-73 A supporter that fails falls back one die."""
        uid = self.supporter
        value = manoeuvre_value(b, b.units[uid], PLAIN).total
        if tested(b, uid, value, b.outcome):
            self.stage = 7
            return self.act(b)
        self.supporter = NOBODY
        if b.units[uid].is_battery():
            b.step_back(uid)
            self.stage = 7
            return self.act(b)
        return FallBack(uid, 1)

    def act(self, b: Battle) -> Step:
        """Flight, a step back, another formation, a counter-charge to come."""
        u = b.units[self.unit]
        if self.supporter != NOBODY and self.job != SUPPORT_FIRE:
            stand_behind(b, self.supporter, self.unit)
        if not u.on_table() or u.is_fleeing():
            return self.go_on(b)
        if self.tests and u.arm == ARTILLERY:
            self.reaction = HOLD  # D-190 no shot, the gunners stand
            return self.go_on(b)
        if self.tests:
            dice = failed_dice(u, self.reaction)
            self.reaction = FLEE
            return Flight(self.unit, dice, self.charger)
        if self.reaction == FLEE:
            return self.run(b, u)
        if self.reaction == FALL_BACK:
            return FallBack(self.unit, fall_back_dice(b, u, True))
        if self.reaction == REFORM:
            reform(b, self.unit, self.formation)
        elif self.reaction == SHELTER:
            b.shelter(self.unit, square_for(b, u))
        elif self.reaction == COUNTER:
            b.counter(self.unit, self.charger)
        return self.go_on(b)

    def run(self, b: Battle, u: Unit) -> Step:
        if u.arm == ARTILLERY:
            b.abandon(u.uid)
            return self.go_on(b)
        return Flight(self.unit, flee_dice(u), self.charger)

    def go_on(self, b: Battle) -> Step:
        self.stage = 8
        return self.fire(b)

    def fire(self, b: Battle) -> Step:
        """D-128, D-129 The charger is shot at where it started from."""
        u, foe = b.units[self.unit], b.units[self.charger]
        if self.reaction not in FIRES or u.is_fleeing() or not u.on_table():
            return self.skip_to_support(b)
        if not foe.has(CHARGING):
            return self.skip_to_support(b)
        if u.arm == ARTILLERY:
            return GunReaction(self.unit, self.charger)
        held = self.reaction == HOLD_FIRE
        return ReactionFire(self.unit, self.charger, held, face_toward(u, foe))

    def skip_to_support(self, b: Battle) -> Step:
        self.stage = 10
        return self.support(b)

    def shaken(self, b: Battle) -> Step:
        """D-125, D-197 A charger that lost its share tests at once; in flight it does not come."""
        foe = b.units[self.charger]
        if not foe.on_table() or not panic_share(b, foe):
            return self.next(b)
        b.mark(self.charger, TESTED_LOSSES)
        return PanicTest(self.charger)

    def next(self, b: Battle) -> Step:
        self.stage += 1
        return self.support(b) if self.stage == 10 else self.leave(b)

    def support(self, b: Battle) -> Step:
        foe = b.units[self.charger]
        if self.supporter == NOBODY or self.job != SUPPORT_FIRE or not foe.has(CHARGING):
            self.stage = 12
            return self.leave(b)
        u = b.units[self.supporter]
        if u.is_battery():
            return GunReaction(self.supporter, self.charger)
        face = fire_face(b, u, foe)
        return ReactionFire(self.supporter, self.charger, False, max(face, -1))

    def leave(self, b: Battle) -> Step:
        """C-REA-2 Those who fire and flee."""
        u = b.units[self.unit]
        self.stage = 12
        if self.reaction != FIRE_AND_FLEE or not u.on_table() or u.is_fleeing():
            return DONE
        self.reaction = HOLD
        return Flight(self.unit, short_flee_dice(u), self.charger)


def failed_dice(u: Unit, reaction: i64) -> i64:
    """D-75 One die on foot, two after a failed step back; cavalry its full flight."""
    if u.arm == CAVALRY:
        return flee_dice(u)
    return 2 if reaction == FALL_BACK else 1


def reform(b: Battle, uid: i64, formation: i64) -> None:
    """D-160 About its middle, facing the charger."""
    u = b.units[uid]
    heading = reform_heading(b, u, formation)
    files = files_for(u, formation, 0)
    pose = place_for(b, u, formation, files, heading) if heading >= 0 else None
    if pose is not None:
        b.form(uid, formation, files, pose)

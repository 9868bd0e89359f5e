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
from ...model.flow import BattleProcedure, SeatProcedure, battle
from ...model.kinds import (
    ALERTED,
    ARTILLERY,
    CAVALRY,
    CHARGING,
    COUNTER,
    FALL_BACK,
    FIRE_AND_FLEE,
    FLEE,
    HOLD,
    HOLD_AND_FIRE,
    HOLD_FIRE,
    NOBODY,
    REACTED,
    REFORM,
    SHELTER,
    SUPPORT_COUNTER,
    SUPPORT_FIRE,
    SUPPORT_STAND,
    SUPPORTS,
    TESTED_LOSSES,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..artillery.reaction_fire import GunReaction, charger_in_arc
from ..casualties import panic_share
from ..formations import place_for
from ..morale.panic import PanicTest
from ..moving.forced import FallBack, Flight, fall_back_dice, flee_dice, short_flee_dice
from ..officers.charged import OfficerCharged
from ..orders.changes import files_for
from ..orders.manoeuvre import Circumstance, manoeuvre_value, tested
from ..shooting.volley import ReactionFire
from .alert import Alert
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
from .support import (
    ChooseSupport,
    come_between,
    fire_face,
    may_be_supported,
    stand_behind,
    support_value,
)

NOT_ASKED: Final = Refusal("C-SEQ-7", MOMENT, "not-now")
NOT_CHARGED: Final = Refusal("C-SEQ-7", PIECE, "not-charged")
FAILED: Final = -2  # in place of the job of a supporter


# Who reacts


def charged_units(b: Battle, seat: i64) -> list[Unit]:
    return [u for u in b.side(seat) if b.chargers_of(u.uid)]


def to_react(b: Battle, seat: i64) -> list[Unit]:
    """Units that are still to choose; one that fights or flees has no choice (D-145, D-201)."""
    found: list[Unit] = []
    for u in charged_units(b, seat):
        if not u.has(REACTED) and not u.is_fleeing() and not b.is_engaged(u.uid):
            if not u.is_wagon():
                found.append(u)
    return found


class ChooseReaction(Decision):
    """3b The next charged unit, and how it reacts; all are announced before their dice."""

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
    fires = reaction == HOLD_FIRE or (u.arm == ARTILLERY and reaction == HOLD_AND_FIRE)
    return Circumstance(
        NOBODY, chargers, reaction == FALL_BACK, forms=reaction == REFORM, fires=fires
    )


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
        "yield_ground",
        "fire",
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
        u = b.units[self.supporter]
        value = support_value(b, u, self.job).total
        if not tested(b, u.uid, value, b.outcome):
            self.job = FAILED
        self.stage = 7
        return self.act(b)

    def act(self, b: Battle) -> Step:
        """Flight, a step back, another formation, a counter-charge to come."""
        u = b.units[self.unit]
        if self.job == SUPPORT_STAND:
            stand_behind(b, self.supporter, self.unit)
        elif self.job == SUPPORT_COUNTER:
            come_between(b, self.supporter, self.charger)
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
        return self.yield_ground(b)

    def yield_ground(self, b: Battle) -> Step:
        """D-73, D-125 A supporter that has failed falls back one die, after the charged unit."""
        uid = self.supporter
        if self.job == FAILED and b.units[uid].on_table():
            if not b.units[uid].is_battery():
                return FallBack(uid, 1)
            b.step_back(uid)
        self.stage = 9
        return self.fire(b)

    def fire(self, b: Battle) -> Step:
        """D-128, D-129 The charger is shot at where it started from, by both (D-125, D-173)."""
        u, foe = b.units[self.unit], b.units[self.charger]
        b.count(self.charger)
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

    def support(self, b: Battle) -> Step:
        foe = b.units[self.charger]
        if self.job != SUPPORT_FIRE or not foe.has(CHARGING):
            self.stage = 11
            return self.shaken(b)
        u = b.units[self.supporter]
        if u.is_battery():
            return GunReaction(self.supporter, self.charger)
        face = fire_face(b, u, foe)
        return ReactionFire(self.supporter, self.charger, False, max(face, -1))

    def shaken(self, b: Battle) -> Step:
        """D-125, D-197 A charger that lost its share tests at once; in flight it does not come."""
        foe = b.units[self.charger]
        if not foe.on_table() or not panic_share(b, foe):
            self.stage = 12
            return self.leave(b)
        b.mark(self.charger, TESTED_LOSSES)
        return PanicTest(self.charger)

    def leave(self, b: Battle) -> Step:
        """C-REA-2 Units that fire and flee."""
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

"""Chapter 15: Resolve: who must test it, who breaks, and who rallies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, PIECE, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.table.sight import visible

from ..model.actions import TestResolve
from ..model.flow import BattleProcedure, UnitProcedure, battle
from ..model.pieces import ON_TABLE, RAN, ROUTING, SAW_FLIGHT, STEADY, TESTED, Battalion
from ..model.state import Battle
from .charging.joining import Disengaging
from .figures import centre
from .flight import Flight
from .quality import NOT_ASKED, RALLY, RESOLVE, QualityTest, quality_modifier

NOT_ROUTING: Final = Refusal("15.6 routers rally", MEANS, "not-routing")
NOT_SHAKEN: Final = Refusal("15.4 no cause", PIECE)
TESTED_ALREADY: Final = Refusal("15.7 one test a turn", PIECE)


# Why a battalion tests


def must_test(u: Battalion) -> bool:
    """15.4, 15.7, R60 It has a cause and has not tested; a routing battalion never tests."""
    return u.causes != 0 and u.place == ON_TABLE and not u.marks & (TESTED | ROUTING)


def why_not_test(u: Battalion) -> Refusal | None:
    """15.4 Whether it has to test in the third step."""
    if u.marks & TESTED:
        return TESTED_ALREADY
    return None if must_test(u) else NOT_SHAKEN


def sees(b: Battle, u: Battalion, other: Battalion) -> bool:
    """15.4, R83 From centre to centre, at any distance; only ground hides it."""
    ax, ay = centre(u)
    bx, by = centre(other)
    return visible(b.setting.ground, ax, ay, bx, by, [])


def rout_seen(b: Battle, uid: i64) -> None:
    """15.4, R41, R133 Friends who see a rout begin must test, unless they have done so."""
    router = b.units[uid]
    for u in b.side(router.seat):
        if not u.marks & (TESTED | ROUTING) and not u.causes & SAW_FLIGHT and sees(b, u, router):
            b.owe_test(u.uid, SAW_FLIGHT)


class ResolveTest(UnitProcedure):
    """15.0, R60 One battalion tests its Resolve; a test of this turn counts for later causes."""

    STAGES = ("test", "judge")

    def test(self, b: Battle) -> Step:
        u = b.units[self.unit]
        if u.marks & (TESTED | ROUTING):
            b.passed = u.marks & STEADY != 0
            return DONE
        return QualityTest(self.unit, RESOLVE)

    def judge(self, b: Battle) -> Step:
        b.resolve_tested(self.unit, b.passed)
        if not b.passed:
            b.rout(self.unit)
            rout_seen(b, self.unit)
        return DONE


class ChooseTest(Decision):
    """15.4, R87 The owner says who tests next."""

    def candidates(self, s: State) -> list[Action]:
        return [TestResolve(u.uid) for u in battle(s).side(self.seat) if must_test(u)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if not isinstance(action, TestResolve):
            return NOT_ASKED
        if action.unit < 0 or action.unit >= len(b.units) or b.units[action.unit].seat != self.seat:
            return NOT_SHAKEN
        return why_not_test(b.units[action.unit])

    def legal(self, s: State) -> list[Action]:
        return self.candidates(s)

    def weigh(self, s: State, action: Action) -> list[Tally]:
        if not isinstance(action, TestResolve):
            return []
        b = battle(s)
        u = b.units[action.unit]
        return [] if b.commander_with(u) else [quality_modifier(b, u, RESOLVE, True)]


class ResolveStep(BattleProcedure):
    """15.4, R39, R87 All causes that were left for this step, the first side's tests first."""

    STAGES = ("choose", "chosen", "part")

    def choose(self, b: Battle) -> Step:
        """R87 In the order of the army, or as the owner likes if they want to be asked."""
        for seat in (b.first, 1 - b.first):
            shaken = [u.uid for u in b.side(seat) if must_test(u)]
            if len(shaken) == 1 or (shaken and not b.setting.asks_routine):
                return self.test(shaken[0])
            if shaken:
                return ChooseTest(seat, "15.4 who tests")
        return DONE

    def chosen(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, TestResolve)
        return self.test(action.unit)

    def test(self, unit: i64) -> Step:
        self.stage = 2
        return ResolveTest(unit)

    def part(self, b: Battle) -> Step:
        self.stage = 0  # R41: a rout may have given others a cause
        return Disengaging()


class CompulsoryMoves(BattleProcedure):
    """15.5, R42 Those in rout flee that have not done so this turn, the first side's first."""

    def step(self, s: State) -> Step:
        b = battle(s)
        for seat in (b.first, 1 - b.first):
            for u in b.side(seat):
                if u.marks & ROUTING and not u.marks & RAN:
                    return Flight(u.uid)
        return DONE


# Rally


def why_not_rally(b: Battle, u: Battalion) -> Refusal | None:
    """15.6, R43 A battalion in rout rallies, as its activation."""
    return None if u.marks & ROUTING else NOT_ROUTING


def weigh_rally(b: Battle, u: Battalion) -> list[Tally]:
    """15.6 What is added to the die of its test; with the Supreme Commander there is none."""
    return [] if b.commander_with(u) else [quality_modifier(b, u, RALLY, True)]


class Rallying(UnitProcedure):
    """15.6, R43 It halts if it passes; it then reforms to the end of the next turn."""

    STAGES = ("test", "judge")

    def test(self, b: Battle) -> Step:
        return QualityTest(self.unit, RALLY)

    def judge(self, b: Battle) -> Step:
        if b.passed:
            b.rally(self.unit)
        b.activate(self.unit)
        return DONE

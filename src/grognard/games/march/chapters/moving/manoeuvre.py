"""Chapter 7: Manoeuvre: a battalion moves, changes formation or reforms."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, CandidateSlots, Decision, Slots
from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, MOMENT, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.miniatures.moving.why_not_path import may_go
from grognard.table.paths import Leg, end_path, sweep_path

from ...model.actions import MOVE, REFORM, Form, March, Move, Reform
from ...model.flow import BattleProcedure, UnitProcedure, battle
from ...model.pieces import DISORDERED, MENDING, NOBODY, ROUGH, ROUTING, Battalion
from ...model.state import Battle
from ..commander import shift_aside
from ..disorder import disorder_by_ground, disorder_by_mixing, touches_rough
from ..figures import depth_of, footprint, width_of
from ..quality import MANOEUVRE, NOT_ASKED, QualityTest, quality_modifier
from ..shooting.skirmishers import ScreenMove
from .formation import list_forms, new_place, why_not_form
from .marching import mover_of, why_not_leave, why_not_path
from .move_candidates import list_paths
from .move_cost import PIP, slowed, way_cost
from .obstacles import before_friends, first_touch, lies_across, shortened, toll

ROUTERS_RALLY: Final = Refusal("15.6 routers rally", MEANS, "in-rout")
IN_COMBAT: Final = Refusal("R76 engaged", MEANS, "fights-not-moves")
IN_SUPPORT: Final = Refusal("R115 joiner bound", MEANS, "in-support")
IN_ORDER: Final = Refusal("7.10 in order already", MEANS)
NOT_WITH_A_MOVE: Final = Refusal("7.5 not with a move", MOMENT)


# Who may manoeuvre


def why_not_manoeuvre(b: Battle, u: Battalion) -> Refusal | None:
    """7.0 Battalions that fight or rout have other things to do."""
    if u.foe != NOBODY:
        return IN_COMBAT
    if u.helps != NOBODY:
        return IN_SUPPORT
    return ROUTERS_RALLY if u.marks & ROUTING else None


def weigh_manoeuvre(b: Battle, u: Battalion) -> list[Tally]:
    """7.1 What is added to the die of its test; with the Supreme Commander there is none."""
    return [] if b.commander_with(u) else [quality_modifier(b, u, MANOEUVRE, True)]


def why_not_reform(u: Battalion) -> Refusal | None:
    """7.10 A battalion in order has nothing to restore."""
    return None if u.marks & DISORDERED and not u.marks & MENDING else IN_ORDER


def only_moves(b: Battle, u: Battalion) -> bool:
    """7.0, 7.7, R96 In rough ground a battalion in order can only move, so nobody is asked."""
    if b.setting.asks_routine or why_not_reform(u) is None:
        return False
    return touches_rough(b.setting.ground.areas_with(ROUGH), [footprint(u).hull])


class ChooseManoeuvre(Decision):
    """7.0 One of three: to move, to change formation, to reform."""

    finite = False

    def __init__(self, seat: int, unit: i64) -> None:
        super().__init__(seat, "7.0 choose a manoeuvre")
        self.unit: Final[i64] = unit

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        return [MOVE, REFORM, *list_forms(b, b.units[self.unit])]

    def slots(self, s: State) -> CandidateSlots:
        return CandidateSlots(self, s)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        u = b.units[self.unit]
        if isinstance(action, Form):
            return why_not_form(b, u, action.formation, action.heading)
        if isinstance(action, Reform):
            return why_not_reform(u)
        return None if isinstance(action, Move) else NOT_ASKED


class Manoeuvring(UnitProcedure):
    """7.0 Tested first, then chosen, then done."""

    STAGES = ("test", "choose", "carry_out")

    def test(self, b: Battle) -> Step:
        """7.1"""
        return QualityTest(self.unit, MANOEUVRE)

    def choose(self, b: Battle) -> Step:
        """7.1 A battalion that fails does nothing this turn."""
        if not b.passed:
            b.activate(self.unit)
            return DONE
        if only_moves(b, b.units[self.unit]):
            self.stage = 3
            return Movement(self.unit)
        return ChooseManoeuvre(b.units[self.unit].seat, self.unit)

    def carry_out(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, Move):
            return Movement(self.unit)
        b.activate(self.unit)
        if isinstance(action, Form):
            return self.form(b, action)
        return self.reform(b)

    def form(self, b: Battle, action: Form) -> Step:
        """7.5 The screen follows: it may have come too far from its battalion (R50)."""
        u = b.units[self.unit]
        b.form(self.unit, action.formation, new_place(u, action.formation, action.heading))
        shift_aside(b, [footprint(b.units[self.unit]).hull], u.seat)
        return ScreenMove(self.unit)

    def reform(self, b: Battle) -> Step:
        """8.2, R13 It is disordered until a full turn is over, in rough ground as elsewhere."""
        b.mend(self.unit)
        return DONE


# The move


class ChoosePath(Decision):
    """7.2 Where it goes with its pips: anywhere it may, or it stays."""

    finite = False

    def __init__(self, seat: int, unit: i64, pips: i64) -> None:
        super().__init__(seat, "7.2 choose a way")
        self.unit: Final[i64] = unit
        self.pips: Final[i64] = pips

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        u = b.units[self.unit]
        return [March(legs) for legs in list_paths(b, u, mover_of(b, u, self.pips))]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, March):
            return why_not_path(b, b.units[self.unit], action.legs, self.pips)
        return NOT_WITH_A_MOVE if isinstance(action, Form) else NOT_ASKED

    def legal(self, s: State) -> list[Action]:
        return self.slots(s).listed()

    def slots(self, s: State) -> PathSlots:
        b = battle(s)
        return PathSlots(b, b.units[self.unit], self.pips)


class PathSlots(Slots):
    """The ways proposed to a battalion, each judged when it is looked at, for one mover."""

    def __init__(self, b: Battle, u: Battalion, pips: i64) -> None:
        self.b: Final = b
        self.u: Final = u
        self.m: Final = mover_of(b, u, pips)
        self.ways: Final = list_paths(b, u, self.m)

    def count(self) -> int:
        return len(self.ways)

    def at(self, number: int) -> Action | None:
        legs = self.ways[number]
        allowed = may_go(self.m, legs) and why_not_leave(self.b, self.u, legs) is None
        return March(legs) if allowed else None


class Movement(BattleProcedure):
    """7.2 The distance die, the way chosen, the obstacles on it, and what the march does."""

    unit: i64
    pips: i64 = 0
    slow: bool = False
    toll: i64 = 0  # what obstacles have cost
    crossed: i64 = 0  # bits: obstacles that are over and done with
    way: list[int] = []  # kinds and amounts of its legs; replaced, never changed

    STAGES = ("throw", "measure", "ask", "set_out", "go_on", "cross")

    def throw(self, b: Battle) -> Step:
        """7.2, R7"""
        return Die("7.2 distance die")

    def measure(self, b: Battle) -> Step:
        self.pips = b.outcome
        b.note("paced", self.unit, [self.pips])
        self.stage = 3
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        return ChoosePath(b.units[self.unit].seat, self.unit, self.pips)

    def set_out(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, March)
        u = b.units[self.unit]
        self.way = [number for leg in action.legs for number in leg.key()]
        self.slow = slowed(b, u, action.legs)
        self.crossed = lies_across(b, u)
        self.stage = 5
        return self.go_on(b)

    def go_on(self, b: Battle) -> Step:
        """7.8, R11 A die for each obstacle, when it is touched."""
        u = b.units[self.unit]
        touch = first_touch(b, u, self.legs(), self.crossed)
        if touch is not None and self.left(u, touch.legs) >= 0:
            return Die("7.8 obstacle die")
        self.stage = 7
        legs = shortened(b, u, self.legs(), self.pips * PIP - self.toll, self.slow)
        return self.arrive(b, legs)

    def legs(self) -> list[Leg]:
        return [Leg(self.way[i], self.way[i + 1]) for i in range(0, len(self.way), 2)]

    def left(self, u: Battalion, legs: list[Leg]) -> i64:
        """What a way leaves of the pips."""
        cost = way_cost(legs, u.formation, width_of(u), self.slow)
        return self.pips * PIP - self.toll - cost

    def cross(self, b: Battle) -> Step:
        """7.8, R11 Over it, or if less than nothing is left, up to it."""
        u = b.units[self.unit]
        touch = first_touch(b, u, self.legs(), self.crossed)
        assert touch is not None
        self.toll += toll(b.outcome, touch.kind, u.formation, self.slow)
        stopped = self.left(u, touch.legs) < 0
        b.note("obstacle met", self.unit, [touch.edge, b.outcome, int(stopped)])
        if stopped:
            return self.arrive(b, touch.legs)
        self.crossed |= 1 << touch.edge
        self.stage = 5
        return self.go_on(b)

    def arrive(self, b: Battle, legs: list[Leg]) -> Step:
        """8.1, 8.3 What it passed, and its new place; its screen moves with it (R70)."""
        b.activate(self.unit)
        u = b.units[self.unit]
        legs = before_friends(b, u, legs)
        if b.events is not None:
            b.note("marched", self.unit, [n for leg in legs for n in leg.key()])
        if legs:
            self.march(b, u, legs)
        return ScreenMove(self.unit)

    def march(self, b: Battle, u: Battalion, legs: list[Leg]) -> None:
        width, depth = width_of(u), depth_of(u)
        pieces = sweep_path(u.pose, width, depth, legs)
        b.move_to(self.unit, end_path(u.pose, width, depth, legs))
        disorder_by_ground(b, self.unit, pieces)
        disorder_by_mixing(b, self.unit, pieces)
        shift_aside(b, pieces, u.seat)

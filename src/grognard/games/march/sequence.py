"""Chapter 5: the sequence of play: the table of contents of a battle."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import OPPOSED_BASE, Contest
from grognard.kernel.procedure import DONE, Procedure, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.kernel.umpire import advance

from .chapters.activation import Activations
from .chapters.charging.aggression import Charge
from .chapters.charging.combat import Round
from .chapters.charging.joining import Disengaging, DrawOff
from .chapters.commander import RideOffer, Riding
from .chapters.flight import Flight
from .chapters.moving.manoeuvre import Manoeuvring, Movement
from .chapters.quality import NOT_ASKED, QualityTest
from .chapters.resolve import CompulsoryMoves, Rallying, ResolveStep, ResolveTest
from .chapters.setting_up.scenarios import setting_for
from .chapters.setting_up.setup import SetUp
from .chapters.shooting.accuracy import Shooting
from .chapters.shooting.casualties import Casualties, CombatRisk
from .chapters.shooting.defence import DefensiveVolley
from .chapters.shooting.skirmishers import ScreenMove, Skirmishing
from .chapters.shooting.volley import Volley
from .chapters.victory import check_victory
from .model.actions import GO_FIRST, GO_SECOND, GoFirst, GoSecond
from .model.flow import PROCEDURES, BattleProcedure
from .model.pieces import ACTIVATIONS, COMPULSORY, INITIATIVE, NOBODY, OFFICER, RESOLVE, SETTING_UP
from .model.state import Battle, blank


def officers(b: Battle, seat: i64, keep: bool = False) -> Tally:
    """5.2, R2, R4, R47 What a side adds to its die: its officers and its Supreme Commander."""
    sum_ = Tally(0, "5.2 initiative", keep)
    count = sum(u.staff[OFFICER] > 0 for u in b.side(seat))
    if count:
        sum_.add(count, "5.2 officer")
    if b.commanders[seat].alive:
        sum_.add(1, "5.2 supreme commander")
    return sum_


class ChooseOrder(Decision):
    """5.3 The winner acts first, or makes the enemy do so."""

    def candidates(self, s: State) -> list[Action]:
        return [GO_FIRST, GO_SECOND]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (GoFirst, GoSecond)) else NOT_ASKED


class Initiative(BattleProcedure):
    """5.2 Each side throws a die and adds its officers; equal sums are re-rolled (R4)."""

    STAGES = ("throw", "compare", "ask", "begin")

    def throw(self, b: Battle) -> Step:
        lead = officers(b, 0).total - officers(b, 1).total
        return Contest("5.2 initiative", lead)

    def compare(self, b: Battle) -> Step:
        red, blue = divmod(b.outcome, OPPOSED_BASE)
        sums = [red + officers(b, 0).total, blue + officers(b, 1).total]
        b.note("initiative thrown", NOBODY, [red, blue, *sums])
        b.take_initiative(0 if sums[0] > sums[1] else 1)
        self.stage = 3
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        return ChooseOrder(b.first, "5.3 first or second")

    def begin(self, b: Battle) -> Step:
        seat = b.first if isinstance(b.action, GoFirst) else 1 - b.first
        b.note("goes first", NOBODY, [seat])
        b.give_activation(seat)
        return DONE


class Turn(BattleProcedure):
    """5.1 Initiative, activations, Resolve, compulsory moves, in that order."""

    STAGES = ("initiative", "activations", "resolve", "compulsory_moves", "end")

    def initiative(self, b: Battle) -> Step:
        b.begin_turn()
        b.enter(INITIATIVE)
        return Initiative()

    def activations(self, b: Battle) -> Step:
        b.enter(ACTIVATIONS)
        return Activations()

    def resolve(self, b: Battle) -> Step:
        b.enter(RESOLVE)
        return ResolveStep()

    def compulsory_moves(self, b: Battle) -> Step:
        b.enter(COMPULSORY)
        return CompulsoryMoves()

    def end(self, b: Battle) -> Step:
        check_victory(b)
        b.end_turn()
        return DONE


class Fight(BattleProcedure):
    """4, 5 Set up, then turn after turn until somebody has won."""

    STAGES = ("set_up", "next_turn")

    def set_up(self, b: Battle) -> Step:
        return SetUp()

    def next_turn(self, b: Battle) -> Step:
        self.stage = 1
        return Turn()


def new_battle(scenario: str, options: Mapping[str, str], first_rules: bool = False) -> Battle:
    """A battle about to be set up."""
    b = blank(setting_for(scenario, options, first_rules))
    b.stack = [Fight()]
    advance(b)
    return b


def stack_for(b: Battle) -> list[Procedure]:
    """The procedures of a constructed position, about to ask what its phase asks first."""
    if b.phase == SETTING_UP:
        return [at_stage(Fight(), 1), at_stage(SetUp(), 1)]
    phase: Procedure = Initiative()
    if b.phase == ACTIVATIONS:
        phase = Activations()
    elif b.phase == RESOLVE:
        phase = ResolveStep()
    elif b.phase == COMPULSORY:
        phase = CompulsoryMoves()
    return [at_stage(Fight(), 1), at_stage(Turn(), b.phase), at_stage(phase, 1)]


def at_stage(p: Procedure, stage: i64) -> Procedure:
    p.stage = stage
    return p


PROCEDURES.register(
    Fight,
    SetUp,
    Turn,
    Initiative,
    Activations,
    QualityTest,
    Riding,
    RideOffer,
    Manoeuvring,
    Movement,
    Shooting,
    Skirmishing,
    Volley,
    Casualties,
    CombatRisk,
    DefensiveVolley,
    ScreenMove,
    Charge,
    Round,
    DrawOff,
    Disengaging,
    Flight,
    ResolveTest,
    ResolveStep,
    CompulsoryMoves,
    Rallying,
)

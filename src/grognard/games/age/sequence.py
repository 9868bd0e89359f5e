"""Chapter 1: the sequence of play: the table of contents of a battle."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from grognard.kernel.procedure import DONE, Procedure, Step
from grognard.kernel.state import State
from grognard.kernel.umpire import advance

from .chapters.charging.breakthrough import FollowUp
from .chapters.charging.charge import Charge
from .chapters.charging.combat import CombatPass, CombatPhase
from .chapters.charging.counter_charge import CounterCharges
from .chapters.charging.results import Beaten, CombatOutcome
from .chapters.command.losses import GeneralHit
from .chapters.command.staff import CommandStep, RideStep
from .chapters.fire.fire import FireStep, Volley
from .chapters.initiative import Initiative
from .chapters.moving.division import DivisionMove
from .chapters.moving.forced import Retreat
from .chapters.moving.orders import Ordered, TacticalStep
from .chapters.moving.reserve import ReserveMove, ReserveStep
from .chapters.moving.ways import Moving
from .chapters.scenarios.scenarios import setting_for
from .chapters.upkeep import Upkeep
from .chapters.victory import check_end, hold_goals
from .model.flow import PROCEDURES, BattleProcedure, SeatProcedure
from .model.kinds import (
    COMBAT,
    COMMAND,
    COUNTERS,
    ENEMY_FIRE,
    INITIATIVE,
    OWN_FIRE,
    RESERVE,
    RIDES,
    TACTICS,
    UPKEEP,
)
from .model.state import Battle, blank


class Segment(SeatProcedure):
    """1.2 One side moves; the other fires first, then it; then what touches fights."""

    STAGES = (
        "command",
        "reserve",
        "tactics",
        "rides",
        "counters",
        "enemy_fire",
        "own_fire",
        "combat",
        "end",
    )

    def command(self, b: Battle) -> Step:
        b.begin_segment(self.seat)
        b.enter(COMMAND)
        return CommandStep(self.seat)

    def reserve(self, b: Battle) -> Step:
        b.enter(RESERVE)
        return ReserveStep(self.seat)

    def tactics(self, b: Battle) -> Step:
        b.enter(TACTICS)
        return TacticalStep(self.seat)

    def rides(self, b: Battle) -> Step:
        b.enter(RIDES)
        return RideStep(self.seat)

    def counters(self, b: Battle) -> Step:
        b.enter(COUNTERS)
        return CounterCharges(1 - self.seat)

    def enemy_fire(self, b: Battle) -> Step:
        """1.3 Both sides fire in every segment, the other side first."""
        b.enter(ENEMY_FIRE)
        return FireStep(1 - self.seat)

    def own_fire(self, b: Battle) -> Step:
        b.enter(OWN_FIRE)
        return FireStep(self.seat)

    def combat(self, b: Battle) -> Step:
        """1.4 What charges and counter-charges have brought together fights."""
        b.enter(COMBAT)
        return CombatPhase(self.seat)

    def end(self, b: Battle) -> Step:
        hold_goals(b)
        return DONE


class Turn(BattleProcedure):
    """1.1 Upkeep, initiative, and a segment of each side."""

    STAGES = ("upkeep", "initiative", "first", "second", "end")

    def upkeep(self, b: Battle) -> Step:
        b.begin_turn()
        b.enter(UPKEEP)
        return Upkeep()

    def initiative(self, b: Battle) -> Step:
        b.enter(INITIATIVE)
        return Initiative()

    def first(self, b: Battle) -> Step:
        return Segment(b.opener)

    def second(self, b: Battle) -> Step:
        return Segment(1 - b.opener)

    def end(self, b: Battle) -> Step:
        """10.4, R88 Whether an army has broken, or the last turn is over."""
        check_end(b)
        return DONE


class Fight(BattleProcedure):
    """1.1 Turn after turn until a side has won."""

    def step(self, s: State) -> Step:
        self.stage = 0
        return Turn()


def new_battle(scenario: str, options: Mapping[str, str]) -> Battle:
    """A battle about to begin."""
    b = blank(setting_for(scenario, options))
    b.stack = [Fight()]
    advance(b)
    return b


def stack_for(b: Battle) -> list[Procedure]:
    """The procedures of a constructed position, about to ask the first question of its phase."""
    if b.phase == UPKEEP:
        return [at_stage(Fight(), 0), at_stage(Turn(), 1), at_stage(Upkeep(), 1)]
    if b.phase == INITIATIVE:
        return [at_stage(Fight(), 0), at_stage(Turn(), 2), at_stage(Initiative(), 1)]
    turn = at_stage(Turn(), 3 if b.active == b.opener else 4)
    segment = at_stage(Segment(b.active), b.phase - COMMAND + 1)
    return [at_stage(Fight(), 0), turn, segment, at_stage(step(b), 1)]


def step(b: Battle) -> Procedure:
    """The step of a segment that a phase is."""
    seat = b.active
    steps: dict[int, Procedure] = {
        COMMAND: CommandStep(seat),
        RESERVE: ReserveStep(seat),
        TACTICS: TacticalStep(seat),
        RIDES: RideStep(seat),
        COUNTERS: CounterCharges(1 - seat),
        ENEMY_FIRE: FireStep(1 - seat),
        OWN_FIRE: FireStep(seat),
        COMBAT: CombatPhase(seat),
    }
    return steps[b.phase]


def at_stage(p: Procedure, stage: i64) -> Procedure:
    p.stage = stage
    return p


PROCEDURES.register(
    Fight,
    Turn,
    Upkeep,
    Initiative,
    Segment,
    CommandStep,
    ReserveStep,
    ReserveMove,
    TacticalStep,
    Ordered,
    DivisionMove,
    Moving,
    Charge,
    Retreat,
    RideStep,
    CounterCharges,
    FireStep,
    Volley,
    GeneralHit,
    CombatPhase,
    CombatPass,
    CombatOutcome,
    Beaten,
    FollowUp,
)

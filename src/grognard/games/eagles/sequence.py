"""Chapter 5: the sequence of play: the table of contents of a battle."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from grognard.kernel.procedure import DONE, Procedure, Step
from grognard.kernel.umpire import advance

from .chapters.carry_out_move import Laying, March
from .chapters.combat import CombatPhase, DrawOffer
from .chapters.deployment import Deployment
from .chapters.fire import Shot
from .chapters.generals import GeneralTest
from .chapters.morale import FriendlyFire, ImmediateTests, MoralePhase, MoraleTest
from .chapters.opening import Opening
from .chapters.reinforcements import ReinforcePhase
from .chapters.setup import DealArmy, template
from .chapters.specials.confusion import Confusion
from .chapters.specials.window import Window
from .chapters.terrain import Captures
from .chapters.victory import check_exhaustion
from .model.flow import PROCEDURES, BattleProcedure
from .model.pieces import COMBAT, DEPLOYMENT, MORALE
from .model.places import ALLIED_SEAT, FRENCH_SEAT
from .model.state import Battle


class Fight(BattleProcedure):
    """2.0-5.0 Deal, deploy (the French last), then alternate turns, the French first."""

    army: i64 = 0
    seat: i64 = FRENCH_SEAT

    STAGES = ("deal", "deploy_allies", "deploy_french", "next_turn")

    def deal(self, b: Battle) -> Step:
        while self.army < 3:
            army = self.army
            self.army += 1
            if b.setting.deck_sizes[army]:
                self.stage = 0
                return DealArmy(army)
        self.stage = 2
        return self.deploy_allies(b)

    def deploy_allies(self, b: Battle) -> Step:
        """4.1, R8"""
        return Deployment(ALLIED_SEAT)

    def deploy_french(self, b: Battle) -> Step:
        return Deployment(FRENCH_SEAT)

    def next_turn(self, b: Battle) -> Step:
        self.stage = 3
        seat = self.seat
        self.seat = 1 - seat
        return Turn(seat)


class Turn(BattleProcedure):
    """5.0 Morale, Combat, Reinforce, in that order."""

    seat: i64

    STAGES = ("morale", "combat", "reinforce", "end")

    def morale(self, b: Battle) -> Step:
        b.begin_turn(self.seat)
        return MoralePhase()

    def combat(self, b: Battle) -> Step:
        return CombatPhase()

    def reinforce(self, b: Battle) -> Step:
        return ReinforcePhase()

    def end(self, b: Battle) -> Step:
        b.end_turn()
        check_exhaustion(b)
        return DONE


def new_battle(scenario: str, options: Mapping[str, str], amended: bool = True) -> Battle:
    """A battle about to be dealt."""
    b = template(scenario, options, amended)
    b.stack = [Fight()]
    advance(b)
    return b


def stack_for(b: Battle) -> list[Procedure]:
    """The procedures of a constructed position, about to ask what its phase asks first."""
    fight = Fight()
    fight.army = 3
    if b.phase == DEPLOYMENT:
        fight.stage = 2 if b.active == ALLIED_SEAT else 3
        return [fight, at_stage(Deployment(b.active), 1)]
    fight.stage = 3
    fight.seat = 1 - b.active
    turn = Turn(b.active)
    turn.stage = 1 if b.phase == MORALE else (2 if b.phase == COMBAT else 3)
    if b.phase == MORALE:
        return [fight, turn, at_stage(MoralePhase(), 1)]
    if b.phase == COMBAT:
        return [fight, turn, at_stage(CombatPhase(), 2)]
    return [fight, turn, at_stage(ReinforcePhase(), 1)]


def at_stage(p: Procedure, stage: int) -> Procedure:
    p.stage = stage
    return p


PROCEDURES.register(
    Fight,
    Turn,
    DealArmy,
    Deployment,
    MoralePhase,
    MoraleTest,
    GeneralTest,
    ImmediateTests,
    FriendlyFire,
    CombatPhase,
    DrawOffer,
    Shot,
    Opening,
    March,
    Laying,
    Confusion,
    Captures,
    ReinforcePhase,
    Window,
)

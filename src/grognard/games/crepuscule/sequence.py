"""Section 0: the sequence of play: the table of contents of a battle."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.procedure import DONE, Procedure, Step

from .chapters.artillery.battery_hits import BatteryHit
from .chapters.artillery.canister import Canister
from .chapters.artillery.capture import CaptureStep
from .chapters.artillery.duel import DuelLost
from .chapters.artillery.estimates import Estimates
from .chapters.artillery.gunners_die import GunnersDie
from .chapters.artillery.guns import GunStep
from .chapters.artillery.howitzer import Shell
from .chapters.artillery.limbers import UnlimberStep
from .chapters.artillery.reaction_fire import GunReaction
from .chapters.artillery.roundshot import Roundshot
from .chapters.artillery.supply import bring_up, refill
from .chapters.artillery.wagons import WagonHit
from .chapters.buildings.bombardment import Bombardment, Shaken
from .chapters.buildings.piercing import Piercing
from .chapters.casualties import Wounds
from .chapters.charging.alert import Alert
from .chapters.charging.charges import ChargeStep, Dread
from .chapters.charging.contact import ContactStep
from .chapters.charging.reactions import Reacting, ReactionStep
from .chapters.deploying.deployment import Deployment
from .chapters.deploying.plots import anybody_in_hand
from .chapters.engineers import Work
from .chapters.first_player import FirstPlayer
from .chapters.melee.break_tests import BreakTest, Losers
from .chapters.melee.breaking_off import BreakOffStep, BreakOffTest
from .chapters.melee.combat import CombatStep
from .chapters.melee.lone_officers import OfficerFight
from .chapters.melee.pursuit import Rout
from .chapters.melee.results import CombatResult
from .chapters.melee.round import CombatRound
from .chapters.morale.flight import FlightStep
from .chapters.morale.impetuosity import Impetuosity
from .chapters.morale.panic import CombatPanic, FirePanic, NearbyFlight, PanicTest
from .chapters.morale.rally import RallyStep, RallyTest
from .chapters.morale.skirmishers import Return
from .chapters.moving.forced import FallBack, Flight
from .chapters.officers.charged import OfficerCharged, OfficerReached
from .chapters.officers.riding import OfficerStep
from .chapters.orders.ordered import Ordered
from .chapters.orders.orders import OrderStep, shake_off
from .chapters.shooting.at_sappers import SapperShots
from .chapters.shooting.duel import Duel, DuelLoss
from .chapters.shooting.musketry import MusketryStep, Shooting
from .chapters.shooting.officers import Sniping
from .chapters.shooting.rank_swap import RankStep
from .chapters.shooting.volley import ReactionFire, Volley
from .chapters.victory import check_broken, check_end
from .model.flow import PROCEDURES, BattleProcedure, SeatProcedure
from .model.kinds import (
    AFTER_FIRE,
    CHARGES,
    COMBAT,
    COMMAND,
    COMPULSORY,
    CONTACT,
    GUNS,
    MOVEMENT,
    MUSKETRY,
    PURSUIT,
    REACTIONS,
    SETTING_UP,
)
from .model.state import Battle


class PlayerTurn(SeatProcedure):
    """C-SEQ-1 to 6, D-01 The six steps of one side's turn."""

    STAGES = (
        "begin",
        "impetuosity",
        "officers",
        "rally",
        "flight",
        "charges",
        "reactions",
        "contact",
        "movement",
        "guns",
        "musketry",
        "fire_panic",
        "unlimber",
        "ranks",
        "combat",
        "break_off",
        "combat_panic",
        "capture",
        "end",
    )

    def begin(self, b: Battle) -> Step:
        """1a"""
        b.begin_player_turn(self.seat)
        bring_up(b, self.seat)
        shake_off(b, self.seat)
        b.enter(COMPULSORY)
        return NearbyFlight(self.seat)

    def impetuosity(self, b: Battle) -> Step:
        """1b"""
        return Impetuosity(self.seat)

    def officers(self, b: Battle) -> Step:
        """2a"""
        b.enter(COMMAND)
        return OfficerStep(self.seat)

    def rally(self, b: Battle) -> Step:
        """2b"""
        return RallyStep(self.seat)

    def flight(self, b: Battle) -> Step:
        """2c"""
        return FlightStep(self.seat)

    def charges(self, b: Battle) -> Step:
        """3a"""
        b.enter(CHARGES)
        return ChargeStep(self.seat)

    def reactions(self, b: Battle) -> Step:
        """3b"""
        b.enter(REACTIONS)
        return ReactionStep(1 - self.seat)

    def contact(self, b: Battle) -> Step:
        """4a"""
        b.enter(CONTACT)
        return ContactStep(self.seat)

    def movement(self, b: Battle) -> Step:
        """4b"""
        b.enter(MOVEMENT)
        return OrderStep(self.seat)

    def guns(self, b: Battle) -> Step:
        """5a"""
        b.enter(GUNS)
        return GunStep(self.seat, 0, 0, [])

    def musketry(self, b: Battle) -> Step:
        """5b The losses of guns and muskets count together (D-162)."""
        b.continue_in(MUSKETRY)
        return MusketryStep(self.seat)

    def fire_panic(self, b: Battle) -> Step:
        """5c"""
        b.continue_in(AFTER_FIRE)
        return FirePanic(self.seat)

    def unlimber(self, b: Battle) -> Step:
        """5d"""
        return UnlimberStep(self.seat)

    def ranks(self, b: Battle) -> Step:
        """5d"""
        return RankStep(self.seat)

    def combat(self, b: Battle) -> Step:
        """6a to 6c"""
        b.enter(COMBAT)
        return CombatStep(self.seat, [])

    def break_off(self, b: Battle) -> Step:
        """6d"""
        b.continue_in(PURSUIT)
        return BreakOffStep(self.seat)

    def combat_panic(self, b: Battle) -> Step:
        """6e"""
        return CombatPanic(self.seat)

    def capture(self, b: Battle) -> Step:
        return CaptureStep(self.seat)

    def end(self, b: Battle) -> Step:
        """C-ART-32, W-VIC-2 Chests are filled; then whether an army is broken."""
        refill(b, self.seat)
        b.end_player_turn()
        check_broken(b)
        return DONE


# the stage of a player turn that begins each phase
STAGE_OF = {
    COMPULSORY: 1,
    COMMAND: 3,
    CHARGES: 6,
    REACTIONS: 7,
    CONTACT: 8,
    MOVEMENT: 9,
    GUNS: 10,
    MUSKETRY: 11,
    AFTER_FIRE: 12,
    COMBAT: 15,
    PURSUIT: 16,
}


class Turn(BattleProcedure):
    """D-01 A player turn of each side."""

    STAGES = ("first", "second", "end")

    def first(self, b: Battle) -> Step:
        b.begin_turn()
        return PlayerTurn(b.first)

    def second(self, b: Battle) -> Step:
        return PlayerTurn(1 - b.first)

    def end(self, b: Battle) -> Step:
        """D-111 Whether that was the last turn."""
        check_end(b)
        return DONE


class Fight(BattleProcedure):
    """D-112, D-111 Armies are set up; who goes first; and then turn after turn."""

    STAGES = ("begin", "turn")

    def begin(self, b: Battle) -> Step:
        """Once nobody is in hand any more, dice say who goes first."""
        if anybody_in_hand(b):
            self.stage = 0
            return Deployment()
        return FirstPlayer()

    def turn(self, b: Battle) -> Step:
        self.stage = 1
        return Turn()


def stack_for(b: Battle) -> list[Procedure]:
    """The procedures of a constructed position; asked again, they begin its phase."""
    if b.phase == SETTING_UP:
        return [at_stage(Fight(), 1)]
    turn = at_stage(Turn(), 1 if b.active == b.first else 2)
    return [at_stage(Fight(), 1), turn, at_stage(PlayerTurn(b.active), STAGE_OF[b.phase])]


def at_stage(p: Procedure, stage: i64) -> Procedure:
    p.stage = stage
    return p


PROCEDURES.register(
    Fight,
    Deployment,
    FirstPlayer,
    Turn,
    PlayerTurn,
    NearbyFlight,
    Impetuosity,
    OfficerStep,
    RallyStep,
    FlightStep,
    ChargeStep,
    Dread,
    ReactionStep,
    Alert,
    Reacting,
    ContactStep,
    OrderStep,
    OfficerCharged,
    OfficerReached,
    OfficerFight,
    GunStep,
    Estimates,
    Roundshot,
    Canister,
    Shell,
    GunnersDie,
    BatteryHit,
    WagonHit,
    Bombardment,
    Shaken,
    Piercing,
    Work,
    DuelLost,
    GunReaction,
    MusketryStep,
    FirePanic,
    UnlimberStep,
    RankStep,
    CombatStep,
    BreakOffStep,
    CombatPanic,
    CaptureStep,
    PanicTest,
    RallyTest,
    Return,
    CombatRound,
    CombatResult,
    Losers,
    BreakTest,
    Rout,
    BreakOffTest,
    Wounds,
    FallBack,
    Flight,
    Ordered,
    Shooting,
    Sniping,
    Volley,
    ReactionFire,
    SapperShots,
    Duel,
    DuelLoss,
)

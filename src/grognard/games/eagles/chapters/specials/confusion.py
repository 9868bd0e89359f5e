"""Chapter 13: Battle Confusion: one infantry card engages and fires at once (R113)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import TARGET, Refusal

from ...model.actions import Confuse, on_position
from ...model.cards import FRENCH, INFANTRY, PRUSSIAN
from ...model.flow import BattleProcedure
from ...model.pieces import MOVED, MOVING, QUICK, VOID, Unit
from ...model.places import POSITIONS, RESERVE, line_of, opposite, own_position
from ...model.special_ids import BATTLE_CONFUSION
from ...model.state import Battle
from ..carry_out_move import carry_out
from ..decoys import shows_enemies
from ..movement import why_not_go, why_not_reform, why_not_start
from ..opening import Opening
from ..out_of_phase import NOT_A_SPECIAL
from ..terrain import Captures
from .effects import spend
from .moments import ANNOUNCED
from .refusals import BRITISH_AID, PRUSSIAN_AID, PRUSSIANS_AWAY, TAKEN_BACK, WRONG_CARD
from .targets import why_not_number
from .window import open_window

MUST_ENGAGE: Final = Refusal("13.0 battle confusion", TARGET, "must-engage")


def why_not_confuse(b: Battle, special: Unit, u: Unit, to: i64, formation: i64) -> Refusal | None:
    """R113 Infantry that has done nothing moves once, into a Position with enemy troops."""
    refusal = why_not_confusion(b, special, u)
    if refusal is not None:
        return refusal
    if to not in could_engage(u) or not shows_enemies(b, u.seat, to):
        return MUST_ENGAGE
    refusal = why_not_start(b, u)
    if refusal is None:
        refusal = why_not_go(b, u, to)
    if refusal is None:
        refusal = why_not_reform(b, u, to, formation)
    return why_not_number(b, special, to) if refusal is None else refusal


def why_not_confusion(b: Battle, special: Unit, u: Unit) -> Refusal | None:
    """13.0 The card is held, its army has come, and it helps its own nation (R104)."""
    if special.title != BATTLE_CONFUSION or special.place != RESERVE + b.active:
        return NOT_A_SPECIAL
    if special.acted & MOVED:
        return TAKEN_BACK
    if u.arm != INFANTRY or u.seat != special.seat:
        return WRONG_CARD[BATTLE_CONFUSION]
    if special.army == PRUSSIAN and b.setting.prussian_lane and not b.arrived:
        return PRUSSIANS_AWAY
    if special.army != FRENCH and b.setting.two_allies and u.army != special.army:
        return PRUSSIAN_AID if special.army == PRUSSIAN else BRITISH_AID
    return None


def could_engage(u: Unit) -> list[int]:
    """R113 Forward, or from the Reserve into an own Position: the places one step away."""
    if u.place >= POSITIONS:
        return [own_position(u.seat, lane) for lane in range(3)]
    return [opposite(u.place)] if line_of(u.place) == u.seat else []


def add_confusions(b: Battle, seat: i64, found: list[Action]) -> None:
    """Every way to play Battle Confusion, allowed or not."""
    for special in b.specials[seat]:
        if b.units[special].title == BATTLE_CONFUSION:
            for lane in range(3):
                home = own_position(seat, lane)
                add_engagements(b, b.units[special], home, opposite(home), found)
                add_engagements(b, b.units[special], RESERVE + seat, home, found)


def add_engagements(b: Battle, special: Unit, came: i64, to: i64, found: list[Action]) -> None:
    """Battle Confusion by any infantry of one place."""
    for uid in b.at[came]:
        if b.units[uid].arm == INFANTRY and b.units[uid].seat == special.seat:
            for formation in range(3):
                found.append(Confuse(special.uid, uid, to, formation))


class Confusion(BattleProcedure):
    """R113 The engage move, its captures, then a shot as the formation allows."""

    special: i64
    card: i64
    to: i64
    formation: i64
    came: i64 = -1

    STAGES = ("announce", "engage", "take_left", "take_reached", "fire")

    def announce(self, b: Battle) -> Step:
        """R158 The Special counts for the Position that is engaged."""
        spend(b, self.special, on_position(self.to))
        b.announce(MOVING, self.card, -1, self.to)
        if b.events is not None:
            b.tell("announced-move", self.card, [self.to])
        window = open_window(b, ANNOUNCED)
        if window is not None:
            return window
        self.stage = 2
        return self.engage(b)

    def engage(self, b: Battle) -> Step:
        void = b.act_boost & VOID
        b.act_over()
        u = b.units[self.card]
        if void or why_not_start(b, u) is not None or why_not_go(b, u, self.to) is not None:
            b.act_stopped(MOVING, self.card)
            return DONE
        self.came = u.place
        b.mark(self.card, QUICK)
        carry_out(b, self.card, self.to, self.formation, -1)
        return self.take_left(b)

    def take_left(self, b: Battle) -> Step:
        self.stage = 3
        if self.came < POSITIONS and b.terrain_in(self.came):
            return Captures(self.came)
        return self.take_reached(b)

    def take_reached(self, b: Battle) -> Step:
        self.stage = 4
        return Captures(self.to) if b.terrain_in(self.to) else self.fire(b)

    def fire(self, b: Battle) -> Step:
        self.stage = 5
        return Opening(self.card)

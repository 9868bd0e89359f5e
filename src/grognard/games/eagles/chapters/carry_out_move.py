"""Chapter 8: a Battle move carried out: announced, answered, made, and what follows from it."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.procedure import DONE, Step

from ..model.cards import GENERAL, INFANTRY
from ..model.flow import BattleProcedure
from ..model.pieces import FORMED, MOVED, MOVING, VOID
from ..model.places import POSITIONS, opposite
from ..model.state import Battle
from .decoys import expose
from .engagement import upkeep
from .movement import crosses, why_not_lay_decoy, why_not_move
from .specials.moments import ANNOUNCED
from .specials.window import open_window
from .terrain import Captures, vacant_terrain


def carry_out(b: Battle, uid: i64, to: i64, formation: i64, terrain: i64) -> None:
    """8.0 The card goes; what follows from leaving comes before what follows from coming."""
    u = b.units[uid]
    came = u.place
    done = MOVED
    if u.arm == INFANTRY and (formation != u.formation or b.is_engaged(u)) and to < POSITIONS:
        done |= FORMED  # R50: infantry that disengages has no change left
    lane = crosses(u, to)
    if lane >= 0 and u.arm != GENERAL:
        b.cross(lane)
    if to == came:
        b.shift(uid, terrain)
        b.did(uid, done)
        if formation != u.formation:
            b.change(uid, formation)
    elif to >= POSITIONS:
        b.withdraw(uid, done)
    else:
        if came < POSITIONS and to != opposite(came):
            b.cover(uid)  # 8.3: by way of the Reserve
        b.station(uid, to, formation, terrain, done)
        if b.bluffing:
            expose(b, to, u.seat)
    if came < POSITIONS:
        upkeep(b, came)
    if to < POSITIONS and to != came and not b.finished:
        upkeep(b, to)


class March(BattleProcedure):
    """8.0 One card moves: announced (R101), answered, carried out, and terrain taken (11.5)."""

    card: i64
    to: i64
    formation: i64
    terrain: i64
    came: i64 = -1

    STAGES = ("announce", "answered", "take_reached")

    def announce(self, b: Battle) -> Step:
        b.announce(MOVING, self.card, -1, self.to)
        if b.events is not None:
            b.tell("announced-move", self.card, [self.to])  # R130: asked or not
        window = open_window(b, ANNOUNCED)
        if window is not None:
            return window
        self.stage = 2
        b.act_over()
        return self.go(b)

    def answered(self, b: Battle) -> Step:
        """R101 An answer may have voided the move or closed its way."""
        void = b.act_boost & VOID
        b.act_over()
        u = b.units[self.card]
        if void or why_not_move(b, u, self.to, self.formation, self.terrain) is not None:
            b.act_stopped(MOVING, self.card)
            return DONE
        return self.go(b)

    def go(self, b: Battle) -> Step:
        self.came = b.units[self.card].place
        carry_out(b, self.card, self.to, self.formation, self.terrain)
        if to_be_taken(b, self.came):
            return Captures(self.came)
        self.stage = 3
        return self.take_reached(b)

    def take_reached(self, b: Battle) -> Step:
        return Captures(self.to) if to_be_taken(b, self.to) else DONE


def to_be_taken(b: Battle, pos: i64) -> bool:
    """11.5 Whether Terrain of a place is without an occupant."""
    if pos >= POSITIONS or not b.grounded[pos if pos < 3 else pos - 3]:
        return False
    return len(vacant_terrain(b, pos)) > 0


class Laying(BattleProcedure):
    """14.0 A decoy is laid face-down; it is announced and answered as a move is (R161)."""

    card: i64
    to: i64

    STAGES = ("announce", "lay")

    def announce(self, b: Battle) -> Step:
        b.announce(MOVING, self.card, -1, self.to)
        if b.events is not None:
            b.tell("announced-move", self.card, [self.to])
        window = open_window(b, ANNOUNCED)
        return window if window is not None else self.lay(b)

    def lay(self, b: Battle) -> Step:
        self.stage = 2
        void = b.act_boost & VOID
        b.act_over()
        if void or why_not_lay_decoy(b, b.units[self.card], self.to) is not None:
            b.act_stopped(MOVING, self.card)
            return DONE
        b.hide(self.card, self.to)
        b.did(self.card, MOVED)
        return DONE

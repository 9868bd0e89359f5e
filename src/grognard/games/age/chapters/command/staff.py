"""Chapter 11, the staff: generals attach, detach, take over, and ride."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, CandidateSlots, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, MEANS, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.table.pose import INCH
from grognard.table.sight import nearest_point

from ...model.actions import (
    END_STEP,
    Attach,
    AttachBattery,
    Detach,
    DetachBattery,
    EndStep,
    Ride,
    Substitute,
)
from ...model.flow import SeatProcedure, battle
from ...model.kinds import ARTILLERY, NOBODY, ON_TABLE
from ...model.pieces import General, Unit
from ...model.state import Battle
from ..artillery import why_not_attach_battery, why_not_detach_battery
from ..formations import depth_of, footprint
from .chain import chain_of, commander_in_chief, is_in_chain, point_of
from .riding import allowance, ride_cost, why_not_ride_to

NOT_ASKED: Final = Refusal("1.2 order of the steps", MOMENT)
NOT_YOURS: Final = Refusal("1.2 not its segment", PIECE)
UNAVAILABLE: Final = Refusal("11.7 general unavailable", PIECE)
COMMITTED: Final = Refusal("11.2 already committed", PIECE)
NOT_HIS: Final = Refusal("11.2 not in his chain")
NOT_REACHED: Final = Refusal("11.2 out of reach", LIMIT)
NO_BRIGADE: Final = Refusal("11.2 attach", MEANS)
NOT_ATTACHED: Final = Refusal("11.3 not attached", PIECE)
NOT_BELOW: Final = Refusal("11.4 not his subordinate")
WITH_A_BRIGADE: Final = Refusal("11.5 detached generals move", PIECE)

BEHIND: Final = INCH  # where a general is proposed to go: this far behind a brigade


# Who may do what


def why_not_general(b: Battle, seat: i64, gid: i64) -> Refusal | None:
    """11.7 Which side's general he is, and whether he is present."""
    if gid < 0 or gid >= len(b.generals):
        return UNAVAILABLE
    if b.generals[gid].seat != seat:
        return NOT_YOURS
    return UNAVAILABLE if b.generals[gid].place != ON_TABLE else None


def why_not_brigade(b: Battle, seat: i64, uid: i64) -> Refusal | None:
    """11.2 Generals are attached to brigades of their own side on the table."""
    if uid < 0 or uid >= len(b.units) or b.units[uid].place != ON_TABLE:
        return NO_BRIGADE
    if b.units[uid].seat != seat:
        return NOT_YOURS
    return NO_BRIGADE if b.units[uid].arm == ARTILLERY else None


def way_to(b: Battle, g: General, u: Unit) -> i64:
    """R83 What it costs a general to reach the nearest edge of a brigade."""
    start = point_of(b, g)
    return ride_cost(b, start, nearest_point(footprint(b, u).hull, start[0], start[1]))


def why_not_attach(b: Battle, seat: i64, gid: i64, uid: i64) -> Refusal | None:
    """11.2, R83 To a brigade he commands, within his ride."""
    refusal = why_not_general(b, seat, gid) or why_not_brigade(b, seat, uid)
    if refusal is not None:
        return refusal
    g, u = b.generals[gid], b.units[uid]
    if g.is_committed():
        return COMMITTED
    if not is_in_chain(b, g, u):
        return NOT_HIS
    return NOT_REACHED if way_to(b, g, u) > allowance(g) else None


def why_not_detach(b: Battle, seat: i64, gid: i64) -> Refusal | None:
    """11.3 From his brigade, or from the formation he has taken over."""
    refusal = why_not_general(b, seat, gid)
    if refusal is not None:
        return refusal
    return None if b.generals[gid].is_committed() else NOT_ATTACHED


def why_not_substitute(b: Battle, seat: i64, gid: i64, command: i64) -> Refusal | None:
    """11.4, R83 A free general leads a formation below his own."""
    refusal = why_not_general(b, seat, gid)
    if refusal is not None:
        return refusal
    if b.generals[gid].is_committed():
        return COMMITTED
    return None if is_below(b, b.generals[gid], command) else NOT_BELOW


def is_below(b: Battle, g: General, command: i64) -> bool:
    """11.4 Whether a formation of his side is a part of one that he commands."""
    commands = b.setting.commands
    if command < 0 or command >= len(commands) or commands[command].seat != g.seat:
        return False
    above = commands[command].chain[1:]
    if g.gid == commander_in_chief(b, g.seat):
        return bool(above)
    for own in g.roster.commands:
        if own in above:
            return True
    return False


# Before the moves: generals and batteries are attached and detached


class ChooseCommand(Decision):
    """1.2 Generals attach, detach and take over; batteries join brigades and leave them."""

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        actions: list[Action] = [END_STEP]
        for g in b.staff(self.seat):
            actions.append(Detach(g.gid))
            actions += [Attach(g.gid, u.uid) for u in b.side(self.seat) if u.is_brigade()]
            actions += [Substitute(g.gid, c.number) for c in b.setting.commands]
        for u in b.side(self.seat):
            if u.is_battery():
                actions.append(DetachBattery(u.uid))
                for other in b.side(self.seat):
                    if other.is_brigade():
                        actions.append(AttachBattery(u.uid, other.uid))
        return actions

    def legal(self, s: State) -> list[Action]:
        b = battle(s)
        actions: list[Action] = [END_STEP]
        side = b.side(self.seat)
        brigades = [u for u in side if u.is_brigade()]
        for g in b.staff(self.seat):
            actions += duties(b, g, brigades)
        for u in side:
            if u.is_battery():
                if why_not_detach_battery(b, self.seat, u.uid) is None:
                    actions.append(DetachBattery(u.uid))
                for other in brigades:
                    if why_not_attach_battery(b, self.seat, u.uid, other.uid) is None:
                        actions.append(AttachBattery(u.uid, other.uid))
        return actions

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, EndStep):
            return None
        if isinstance(action, Attach):
            return why_not_attach(b, self.seat, action.general, action.unit)
        if isinstance(action, Detach):
            return why_not_detach(b, self.seat, action.general)
        if isinstance(action, Substitute):
            return why_not_substitute(b, self.seat, action.general, action.command)
        if isinstance(action, AttachBattery):
            return why_not_attach_battery(b, self.seat, action.unit, action.brigade)
        if isinstance(action, DetachBattery):
            return why_not_detach_battery(b, self.seat, action.unit)
        return NOT_ASKED


def duties(b: Battle, g: General, brigades: list[Unit]) -> list[Action]:
    """11.2, 11.3, 11.4 All that a general on the table may do: a committed one may only detach."""
    if g.is_committed():
        return [Detach(g.gid)]
    found: list[Action] = []
    left = allowance(g)
    for u in brigades:
        if is_in_chain(b, g, u) and way_to(b, g, u) <= left:
            found.append(Attach(g.gid, u.uid))
    for command in b.setting.commands:
        if is_below(b, g, command.number):
            found.append(Substitute(g.gid, command.number))
    return found


class CommandStep(SeatProcedure):
    """1.2 The first step of a segment, until its player ends it."""

    STAGES = ("ask", "carry_out")

    def ask(self, b: Battle) -> Step:
        return ChooseCommand(self.seat, "11.2 attach")

    def carry_out(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, EndStep):
            return DONE
        if isinstance(action, Attach):
            b.attach(action.general, action.unit, self.way(b, action))
        elif isinstance(action, Detach):
            x, y = point_of(b, b.generals[action.general])
            b.detach(action.general, x, y)
        elif isinstance(action, Substitute):
            b.substitute(action.general, action.command)
        elif isinstance(action, AttachBattery):
            b.escort(action.unit, action.brigade)
        elif isinstance(action, DetachBattery):
            b.escort(action.unit, NOBODY)
        self.stage = 1
        return self.ask(b)

    def way(self, b: Battle, action: Attach) -> i64:
        return way_to(b, b.generals[action.general], b.units[action.unit])


# After the moves: detached generals ride


def why_not_ride(b: Battle, seat: i64, gid: i64) -> Refusal | None:
    """11.5 A detached general with some of his ride left."""
    refusal = why_not_general(b, seat, gid)
    if refusal is not None:
        return refusal
    g = b.generals[gid]
    if g.attached != NOBODY:
        return WITH_A_BRIGADE
    return NOT_REACHED if allowance(g) <= 0 else None


class ChooseRide(Decision):
    """11.5 Where detached generals go: anywhere they may."""

    finite = False

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        actions: list[Action] = [END_STEP]
        for g in b.staff(self.seat):
            if why_not_ride(b, self.seat, g.gid) is None:
                actions += rides(b, g)
        return actions

    def slots(self, s: State) -> CandidateSlots:
        return CandidateSlots(self, s)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, EndStep):
            return None
        if not isinstance(action, Ride):
            return NOT_ASKED
        refusal = why_not_ride(b, self.seat, action.general)
        if refusal is not None:
            return refusal
        return why_not_ride_to(b, b.generals[action.general], action.x, action.y)


def rides(b: Battle, g: General) -> list[Action]:
    """Behind each brigade and battery that he commands."""
    found: list[Action] = []
    for u in b.side(g.seat):
        if is_in_chain(b, g, u) or chain_of(b, u)[-1] in g.roster.commands:
            x, y = u.pose.point(-depth_of(u) - BEHIND, 0)
            if (x, y) != (g.x, g.y):
                found.append(Ride(g.gid, x, y))
    return found


class RideStep(SeatProcedure):
    """1.2 The last step of movement, until its player ends it."""

    STAGES = ("ask", "carry_out")

    def ask(self, b: Battle) -> Step:
        for g in b.staff(self.seat):
            if why_not_ride(b, self.seat, g.gid) is None:
                return ChooseRide(self.seat, "11.5 detached generals move")
        return DONE

    def carry_out(self, b: Battle) -> Step:
        action = b.action
        if not isinstance(action, Ride):
            return DONE
        g = b.generals[action.general]
        cost = ride_cost(b, point_of(b, g), (action.x, action.y))
        b.ride(action.general, action.x, action.y, cost)
        self.stage = 1
        return self.ask(b)

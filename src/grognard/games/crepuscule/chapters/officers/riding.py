"""C-OFF-6, D-137, D-194: officers ride, join units and leave them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, CandidateSlots, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, MEANS, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.table.lines import Line, passes
from grognard.table.measure import TOLERANCE, closer, far, gap, to_polygon
from grognard.table.pose import INCH
from grognard.table.shapes import Footprint, box
from grognard.table.terrain import enters, length_inside

from ...model.actions import (
    END_STEP,
    EndStep,
    Join,
    Ride,
)
from ...model.flow import SeatProcedure, battle
from ...model.kinds import (
    CHIEF_BASE,
    EIGHT_INCHES,
    HORSE_DEPTH,
    HORSE_WIDTH,
    NOBODY,
    VERY_DIFFICULT,
)
from ...model.pieces import Officer, Unit
from ...model.state import Battle
from ..formations import CLOSED, KEPT_AWAY, body_of, field_of, footprint, officer_shape

NOT_ASKED: Final = Refusal("C-SEQ-2", MOMENT, "not-now")
NOT_YOURS: Final = Refusal("C-SEQ-2", PIECE, "not-yours")
IN_COMBAT: Final = Refusal("D-137", PIECE, "stays-in-combat")
TOO_FAR: Final = Refusal("D-194", LIMIT, "ride-too-far")
BARRED: Final = Refusal("D-194", why="ride-barred")
NO_UNIT: Final = Refusal("D-137", MEANS, "no-unit")
WITH_IT: Final = Refusal("D-137", MEANS, "with-it")

SHUT: Final = CLOSED | VERY_DIFFICULT
BEHIND: Final = INCH  # a place worth riding to
NEIGHBOURS: Final = 4


# How far, and where


def base_at(o: Officer, x: i64, y: i64) -> Footprint:
    """His base about a place."""
    wide: i64 = CHIEF_BASE if o.is_chief() else HORSE_WIDTH
    west, south = x - wide // 2, y - HORSE_DEPTH // 2
    shape = box(west, south, west + wide, south + HORSE_DEPTH)
    return Footprint([shape], shape)


def allowance_of(b: Battle, o: Officer) -> i64:
    """D-194 Nine inches, twice that if no enemy is within eight."""
    once = o.roster.profile.move * INCH
    here = officer_shape(b, o)
    for enemy in field_of(b).enemies(o.seat):
        if not b.units[enemy.owner].is_fleeing() and not far(
            here.hull, enemy.shape.hull, EIGHT_INCHES
        ):
            if gap(here, enemy.shape) <= EIGHT_INCHES + TOLERANCE:
                return once
    return 2 * once


def way_to(b: Battle, o: Officer, x: i64, y: i64) -> i64:
    """How far a place is; out of a unit, from its nearest edge."""
    if o.attached == NOBODY:
        line = Line(o.x, o.y, x, y)
        return int(line.length + 0.5)
    return min([to_polygon(x, y, part) for part in footprint(b, b.units[o.attached]).parts])


def why_not_rides(b: Battle, o: Officer) -> Refusal | None:
    """D-137 Not out of a unit that fights."""
    if o.attached != NOBODY and b.is_engaged(o.attached):
        return IN_COMBAT
    return None


def why_not_ride(b: Battle, o: Officer, x: i64, y: i64) -> Refusal | None:
    """D-194 Any ground but very difficult, past friends, an inch from enemies."""
    refusal = why_not_rides(b, o)
    if refusal is not None:
        return refusal
    if o.ridden + way_to(b, o, x, y) > allowance_of(b, o) + TOLERANCE:
        return TOO_FAR
    return why_not_place(b, o, x, y)


def why_not_place(b: Battle, o: Officer, x: i64, y: i64) -> Refusal | None:
    """D-194 Ground that he may ride over and to, however far."""
    place = base_at(o, x, y)
    ground = b.setting.ground
    if not ground.on_table(place.hull):
        return BARRED
    for area in ground.areas_with(SHUT):
        if enters(area, place.hull):
            return BARRED
    for enemy in field_of(b).enemies(o.seat):
        if closer(place, enemy.shape, KEPT_AWAY):
            return BARRED
    return None if is_open_way(b, o, x, y) else BARRED


def is_open_way(b: Battle, o: Officer, x: i64, y: i64) -> bool:
    """Straight, over no enemy and no ground that is shut."""
    sx, sy = o.x, o.y
    if o.attached != NOBODY:
        sx, sy = body_of(b, b.units[o.attached]).centre()
    line = Line(sx, sy, x, y)
    if line.square == 0:
        return True
    for enemy in field_of(b).enemies(o.seat):
        first, last = passes(line, enemy.shape.hull)
        if first < last:
            return False
    return length_inside(b.setting.ground.areas_with(SHUT), sx, sy, x, y) == 0


def why_not_join(b: Battle, o: Officer, uid: i64) -> Refusal | None:
    """D-137 A unit of his side that does not flee, which he can reach."""
    refusal = why_not_rides(b, o)
    if refusal is None:
        refusal = why_not_received(b, o, uid)
    if refusal is not None:
        return refusal
    off = way_to_unit(b, o, b.units[uid])
    return TOO_FAR if o.ridden + off > allowance_of(b, o) + TOLERANCE else None


def why_not_received(b: Battle, o: Officer, uid: i64) -> Refusal | None:
    """D-137 Whether a unit is one to join at all."""
    if not 0 <= uid < len(b.units):
        return NO_UNIT
    u = b.units[uid]
    if u.seat != o.seat or not u.on_table() or u.is_fleeing() or u.is_wagon():
        return NO_UNIT
    return WITH_IT if o.attached == uid else None


def way_to_unit(b: Battle, o: Officer, u: Unit) -> i64:
    """From his base, or from the unit he is with."""
    return gap(officer_shape(b, o), footprint(b, u))


# The question


class ChooseRide(Decision):
    """2a The next officer, and where he goes; or none."""

    finite = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "C-OFF-6")

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [END_STEP]
        for o in b.staff(self.seat):
            if why_not_rides(b, o) is None:
                found += list_rides(b, o)
        return found

    def slots(self, s: State) -> CandidateSlots:
        return CandidateSlots(self, s)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, EndStep):
            return None
        if not isinstance(action, (Ride, Join)):
            return NOT_ASKED
        if not 0 <= action.officer < len(b.officers):
            return NOT_YOURS
        o = b.officers[action.officer]
        if o.seat != self.seat or not o.on_table():
            return NOT_YOURS
        if isinstance(action, Ride):
            return why_not_ride(b, o, action.x, action.y)
        return why_not_join(b, o, action.unit)


def list_rides(b: Battle, o: Officer) -> list[Action]:
    """To units within reach, and to places behind the nearest of them."""
    reach = allowance_of(b, o) - o.ridden
    near: list[tuple[int, int]] = []
    for u in b.side(o.seat):
        if u.uid != o.attached and not far(officer_shape(b, o).hull, footprint(b, u).hull, reach):
            off = way_to_unit(b, o, u)
            if off <= reach:
                near.append((int(off), int(u.uid)))
    near.sort()
    found: list[Action] = [Join(o.oid, uid) for _, uid in near]
    for _, uid in near[:NEIGHBOURS]:
        body = body_of(b, b.units[uid])
        x, y = body.pose.point(-(body.depth + BEHIND + HORSE_DEPTH // 2), 0)
        found.append(Ride(o.oid, x, y))
    return found


class OfficerStep(SeatProcedure):
    """C-SEQ-2, C-OFF-6 Officers move first, each as far as he may."""

    STAGES = ("ask", "ride")

    def ask(self, b: Battle) -> Step:
        return ChooseRide(int(self.seat)) if b.staff(self.seat) else DONE

    def ride(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, EndStep):
            return DONE
        if isinstance(action, Ride):
            o = b.officers[action.officer]
            b.ride(o.oid, action.x, action.y, way_to(b, o, action.x, action.y))
        else:
            assert isinstance(action, Join)
            o = b.officers[action.officer]
            b.join(o.oid, action.unit, way_to_unit(b, o, b.units[action.unit]))
        self.stage = 1
        return self.ask(b)

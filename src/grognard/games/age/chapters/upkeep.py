"""Chapter 10, upkeep: arrivals, successors and critical levels, as a turn begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State
from grognard.table.angles import QUARTER
from grognard.table.measure import TOLERANCE, collide, distance, far, gap, within
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Footprint, block
from grognard.table.terrain import enters

from ..model.actions import END_STEP, EndStep, Enter
from ..model.flow import BattleProcedure, battle
from ..model.kinds import IMPASSABLE, NOBODY, ON_TABLE, TO_COME
from ..model.pieces import Unit
from ..model.setting import Arrival
from ..model.state import Battle
from .command.losses import replace_generals
from .formations import depth_of, footprint, width_of
from .victory import critical_level

NOT_ASKED: Final = Refusal("10.6 arrivals", MOMENT)
NOT_THERE: Final = Refusal("10.6 arrivals")
NO_ROOM: Final = Refusal("10.6 no room to arrive")

SPARE: Final = 6 * INCH  # how far beside its stretch a unit may come where that is taken
KEEP_OFF: Final = 2 * INCH
PACE: Final = INCH // 2  # between places that are proposed


def inward(b: Battle, arrival: Arrival) -> i64:
    """The direction into the table from the edge where something comes."""
    ground = b.setting.ground
    if arrival.ax == arrival.bx:
        return QUARTER if arrival.ax == 0 else 3 * QUARTER
    return 0 if arrival.ay == 0 else 2 * QUARTER if arrival.ay == ground.height else 0


def entry_pose(b: Battle, u: Unit, x: i64, y: i64) -> Pose:
    """R64 Its rear edge on the edge of the table, its front inward."""
    arrival = u.roster.arrival
    assert arrival is not None
    return Pose(x, y, inward(b, arrival)).moved(depth_of(u))


def entry_place(b: Battle, u: Unit, x: i64, y: i64) -> Footprint:
    return block(entry_pose(b, u, x, y), width_of(u), depth_of(u))


def why_not_enter(b: Battle, u: Unit, x: i64, y: i64) -> Refusal | None:
    """R64 In its stretch; beside it only where nothing in the stretch is free."""
    arrival = u.roster.arrival
    assert arrival is not None
    off = off_stretch(arrival, x, y)
    if off < 0 or off > SPARE:
        return NOT_THERE
    if not is_free(b, u, x, y):
        return NO_ROOM
    return NOT_THERE if off > 0 and any_free(b, u, 0) else None


def off_stretch(arrival: Arrival, x: i64, y: i64) -> i64:
    """How far beside its stretch a place on the same edge is; -1 for any other place."""
    if arrival.ax == arrival.bx:
        if x != arrival.ax:
            return -1
        return beside(arrival.ay, arrival.by, y)
    return beside(arrival.ax, arrival.bx, x) if y == arrival.ay else -1


def beside(one: i64, other: i64, at: i64) -> i64:
    low, high = min(one, other), max(one, other)
    return max(low - at, at - high, 0)


def is_free(b: Battle, u: Unit, x: i64, y: i64) -> bool:
    """R64 Wholly on the table, not on another unit, and more than 2 inches from the enemy."""
    place = entry_place(b, u, x, y)
    ground = b.setting.ground
    if not ground.on_table(place.hull):
        return False
    for area in ground.areas_with(IMPASSABLE):
        if enters(area, place.hull):
            return False
    for other in b.units:
        if other.place == ON_TABLE:
            there = footprint(b, other)
            if far(place.hull, there.hull, KEEP_OFF + TOLERANCE):
                continue
            if collide(place, there):
                return False
            if other.seat != u.seat and within(gap(place, there), KEEP_OFF):
                return False
    return True


def places(b: Battle, u: Unit, spare: i64) -> list[tuple[int, int]]:
    """Places along its stretch and so far beside it, from the middle outward."""
    arrival = u.roster.arrival
    assert arrival is not None
    length = distance(arrival.ax, arrival.ay, arrival.bx, arrival.by)
    x, y = (arrival.ax + arrival.bx) // 2, (arrival.ay + arrival.by) // 2
    upright = arrival.ax == arrival.bx
    found: list[tuple[int, int]] = []
    off: i64 = 0
    while off <= length // 2 + spare:
        for side in (off, -off) if off else (off,):
            found.append((x, y + side) if upright else (x + side, y))
        off += PACE
    return found


def any_free(b: Battle, u: Unit, spare: i64) -> bool:
    for x, y in places(b, u, spare):
        if is_free(b, u, x, y):
            return True
    return False


class ChooseEntry(Decision):
    """10.6 Where a unit that comes now enters the table."""

    finite = False

    def __init__(self, seat: int, unit: i64) -> None:
        super().__init__(seat, "10.6 arrivals")
        self.unit: Final[i64] = unit

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        u = b.units[self.unit]
        found: list[Action] = [Enter(self.unit, x, y) for x, y in places(b, u, SPARE)]
        return [*found, END_STEP]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, EndStep):
            return None if self.are_others_due(b) else NOT_ASKED
        if not isinstance(action, Enter) or action.unit != self.unit:
            return NOT_ASKED
        return why_not_enter(b, b.units[self.unit], action.x, action.y)

    def legal(self, s: State) -> list[Action]:
        """Those in its stretch that are free, or else those beside it."""
        b = battle(s)
        u = b.units[self.unit]
        arrival = u.roster.arrival
        assert arrival is not None
        within_it: list[Action] = []
        beside_it: list[Action] = []
        for x, y in places(b, u, SPARE):
            off = off_stretch(arrival, x, y)
            if 0 <= off <= SPARE and (off == 0 or not within_it) and is_free(b, u, x, y):
                (beside_it if off else within_it).append(Enter(self.unit, x, y))
        found = within_it if within_it or any_free(b, u, 0) else beside_it
        return [*found, END_STEP] if self.are_others_due(b) else found

    def are_others_due(self, b: Battle) -> bool:
        """A rest that may arrive where it is proposed exists only then."""
        for u in b.units:
            if u.seat == self.seat and u.uid != self.unit and is_due(b, u):
                return True
        return False


class Upkeep(BattleProcedure):
    """10.6, 7.2, 10.1 Generals and units arrive, successors come, levels are counted."""

    looked: i64 = 0  # units that have come or been delayed

    STAGES = ("generals", "ask", "place")

    def generals(self, b: Battle) -> Step:
        arrive_generals(b)
        replace_generals(b)
        for seat in range(2):
            b.reach_level(seat, critical_level(b, seat))
        self.stage = 2
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        """R64 One unit after the other; where there is no room it comes a turn later."""
        while self.looked < len(b.units):
            u = b.units[self.looked]
            if is_due(b, u):
                if any_free(b, u, SPARE):
                    return ChooseEntry(u.seat, u.uid)
                b.note("delayed", u.uid, [])
            self.looked += 1
        return DONE

    def place(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, Enter):
            b.arrive(action.unit, entry_pose(b, b.units[action.unit], action.x, action.y))
            self.looked += 1
        else:
            assert isinstance(action, EndStep)
            arrive_as_proposed(b, b.units[self.looked].seat)
        self.stage = 2
        return self.ask(b)


def arrive_as_proposed(b: Battle, seat: i64) -> None:
    """10.6 All of a side that are due, each at the first place that is free for it."""
    for u in b.units:
        if u.seat == seat and is_due(b, u):
            for entry in ChooseEntry(int(seat), u.uid).legal(b):
                if isinstance(entry, Enter):
                    b.arrive(u.uid, entry_pose(b, u, entry.x, entry.y))
                    break


def is_due(b: Battle, u: Unit) -> bool:
    """10.6 Whether a unit is due by this turn."""
    arrival = u.roster.arrival
    return u.place == TO_COME and arrival is not None and arrival.turn <= b.turn


def arrive_generals(b: Battle) -> None:
    """R64 Generals come in the middle of their stretch."""
    for g in b.generals:
        arrival = g.roster.arrival
        if g.place == TO_COME and arrival is not None and arrival.turn <= b.turn:
            x, y = (arrival.ax + arrival.bx) // 2, (arrival.ay + arrival.by) // 2
            b.general_arrives(g.gid, x, y)
            if g.roster.chief:
                b.note("took command", NOBODY, [g.gid, g.seat])

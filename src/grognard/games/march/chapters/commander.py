"""Chapter 3: the Supreme Commander: his ride, which battalion he joins, and how he gets out of the
way.

What he gives to a battalion and takes from the others is counted where it is thrown: in quality.py
(tests, R45, R55), move_cost.py (full speed, R46), and the chapters of shooting, combat and Resolve.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, CandidateSlots, Decision
from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.table.lines import Line, passes
from grognard.table.measure import (
    TOLERANCE,
    apart,
    between,
    distance,
    is_around,
    to_polygon,
    within,
)
from grognard.table.pose import CM, Point
from grognard.table.shapes import Polygon
from grognard.table.sight import nearest_point
from grognard.table.terrain import inside

from ..model.actions import RIDE, SOUTH, STAY, Join, Ride, RideTo, Stay
from ..model.flow import BattleProcedure, battle
from ..model.pieces import IMPASSABLE, NOBODY, ON_TABLE, Battalion
from ..model.state import Battle
from .figures import centre, depth_of, footprint, screen_footprint
from .quality import NOT_ASKED

FALLEN: Final = Refusal("3.7 not replaced", PIECE)
NOT_PLACED: Final = Refusal("3.0 on the table", PIECE)
HAS_RIDDEN: Final = Refusal("3.5 one ride a turn", PIECE)
TOO_FAR: Final = Refusal("3.5 beyond his die", LIMIT)
OFF_TABLE: Final = Refusal("R81 table edge", why="ride-off-table")
CLOSED_GROUND: Final = Refusal("R97 the ride", why="ride-ground")
NO_ROOM: Final = Refusal("R97 the ride", why="ride-taken")
THROUGH_ENEMY: Final = Refusal("R97 the ride", why="ride-through-enemy")
NO_FRIEND: Final = Refusal("3.1 own battalion")
WITH_IT: Final = Refusal("3.1 with it already")
WAITS_ALREADY: Final = Refusal("R46 commander moves", why="waits-already")

STRIDE: Final = 10 * CM  # for each pip of his die
CLEARANCE: Final = 10 * CM
SHIFT: Final = 10 * CM
BEHIND: Final = 5 * CM  # where he is proposed to go: so far behind a battalion


# Where he is, and where he may go


def post_of(b: Battle, seat: i64) -> Point:
    """3.0, R123 At his post, even among others, or inside the battalion he has joined."""
    c = b.commanders[seat]
    return (c.x, c.y) if c.unit == NOBODY else centre(b.units[c.unit])


def why_not_ride(b: Battle, seat: i64) -> Refusal | None:
    """3.5, R46 He rides once a turn, while he lives."""
    c = b.commanders[seat]
    if not c.alive:
        return FALLEN
    if not c.placed:
        return NOT_PLACED
    return HAS_RIDDEN if c.moved else None


def why_not_wait(b: Battle, seat: i64) -> Refusal | None:
    """R46 He may be kept for the moment after the activation that comes now.

    By the first version of the rules he is asked after every activation anyway.
    """
    if b.setting.first_rules:
        return NOT_ASKED
    refusal = why_not_ride(b, seat)
    if refusal is not None:
        return refusal
    return WAITS_ALREADY if b.commanders[seat].waits else None


def rides_after(b: Battle, seat: i64) -> bool:
    """R46 Whether he is asked now that an activation of his side is over."""
    if why_not_ride(b, seat) is not None:
        return False
    return b.setting.first_rules or b.commanders[seat].waits


def _start(b: Battle, seat: i64, x: i64, y: i64) -> Point:
    """R97 Where a ride to a place begins: at his post, or at the edge of his battalion."""
    c = b.commanders[seat]
    if c.unit == NOBODY:
        return c.x, c.y
    return nearest_point(footprint(b.units[c.unit]).hull, x, y)


def ride_length(b: Battle, seat: i64, x: i64, y: i64) -> i64:
    """3.5 How far he has to ride to a place."""
    start = _start(b, seat, x, y)
    return distance(start[0], start[1], x, y)


def join_length(b: Battle, seat: i64, u: Battalion) -> i64:
    """3.5, R46 How far he has to ride to touch a battalion."""
    c = b.commanders[seat]
    if c.unit == NOBODY:
        return to_polygon(c.x, c.y, footprint(u).hull)
    return between(footprint(b.units[c.unit]).hull, footprint(u).hull)


def why_not_ride_to(b: Battle, seat: i64, x: i64, y: i64, reach: i64) -> Refusal | None:
    """3.5, R97 Straight, as far as his die, and to a place where he may be alone."""
    ground = b.setting.ground
    if x < 0 or y < 0 or x > ground.width or y > ground.height:
        return OFF_TABLE
    if not within(ride_length(b, seat, x, y), reach):
        return TOO_FAR
    for area in ground.areas_with(IMPASSABLE):
        if inside(area.shape, x, y):
            return CLOSED_GROUND
    for u in b.units:
        if u.place == ON_TABLE and not _leaves_room(u, seat, x, y):
            return NO_ROOM
    start = _start(b, seat, x, y)
    return THROUGH_ENEMY if crosses_enemy(b, seat, start, (x, y)) else None


def _leaves_room(u: Battalion, seat: i64, x: i64, y: i64) -> bool:
    """R97 Alone he is on no unit, and 10 cm from the enemy."""
    if u.seat == seat:
        body = footprint(u).hull
        return not is_around(x, y, body, TOLERANCE) or to_polygon(x, y, body) > TOLERANCE
    if not _keeps_off(x, y, footprint(u).hull):
        return False
    return u.screen == 0 or _keeps_off(x, y, screen_footprint(u).hull)


def _keeps_off(x: i64, y: i64, shape: Polygon) -> bool:
    if not is_around(x, y, shape, CLEARANCE):
        return True
    return apart(to_polygon(x, y, shape), CLEARANCE)


def crosses_enemy(b: Battle, seat: i64, start: Point, end: Point) -> bool:
    """R97 Whether the straight way leads through an enemy battalion or screen."""
    line = Line(start[0], start[1], end[0], end[1])
    for u in b.units:
        if u.seat != seat and u.place == ON_TABLE:
            if _through(line, footprint(u).hull) or (
                u.screen and _through(line, screen_footprint(u).hull)
            ):
                return True
    return False


def _through(line: Line, shape: Polygon) -> bool:
    first, last = passes(line, shape)
    return first < last


def why_not_join(b: Battle, seat: i64, unit: i64, reach: i64) -> Refusal | None:
    """3.1, R46 He joins one of his battalions by touching it."""
    if unit < 0 or unit >= len(b.units) or b.units[unit].seat != seat:
        return NO_FRIEND
    u = b.units[unit]
    if u.place != ON_TABLE:
        return NO_FRIEND
    if b.commanders[seat].unit == unit:
        return WITH_IT
    if not within(join_length(b, seat, u), reach):
        return TOO_FAR
    x, y = centre(u)
    start = _start(b, seat, x, y)
    end = nearest_point(footprint(u).hull, start[0], start[1])
    return THROUGH_ENEMY if crosses_enemy(b, seat, start, end) else None


def list_rides(b: Battle, seat: i64, reach: i64) -> list[Action]:
    """3.5 Rides worth considering: to stay, to join, to follow each battalion."""
    rides: list[Action] = [STAY]
    goals: list[Point] = []
    for u in b.units:
        if u.seat == seat and u.place == ON_TABLE:
            rides.append(Join(u.uid))
            goal = _towards(b, seat, u.pose.point(-depth_of(u) - BEHIND, 0), reach)
            if goal not in goals:
                goals.append(goal)
                rides.append(RideTo(goal[0], goal[1]))
    return rides


def _towards(b: Battle, seat: i64, goal: Point, reach: i64) -> Point:
    """As far as he gets on the way to a place."""
    x, y = goal
    length = ride_length(b, seat, x, y)
    if within(length, reach):
        return goal
    ax, ay = _start(b, seat, x, y)
    return ax + (x - ax) * reach // length, ay + (y - ay) * reach // length


# The ride


class ChooseRide(Decision):
    """3.5 Where he rides with the die that he threw."""

    finite = False

    def __init__(self, seat: int, reach: i64) -> None:
        super().__init__(seat, "3.5 choose a ride")
        self.reach: Final[i64] = reach

    def candidates(self, s: State) -> list[Action]:
        return list_rides(battle(s), self.seat, self.reach)

    def slots(self, s: State) -> CandidateSlots:
        return CandidateSlots(self, s)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, Stay):
            return None
        if isinstance(action, Join):
            return why_not_join(b, self.seat, action.unit, self.reach)
        if isinstance(action, RideTo):
            return why_not_ride_to(b, self.seat, action.x, action.y, self.reach)
        return NOT_ASKED


class Riding(BattleProcedure):
    """3.5, R46 His die, 10 cm for each pip; he may use less, or stay."""

    seat: i64
    reach: i64 = 0

    STAGES = ("throw", "measure", "ask", "arrive")

    def throw(self, b: Battle) -> Step:
        return Die("3.5 ride die")

    def measure(self, b: Battle) -> Step:
        self.reach = b.outcome * STRIDE
        b.note("ride thrown", NOBODY, [self.seat, b.outcome])
        self.stage = 3
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        return ChooseRide(self.seat, self.reach)

    def arrive(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, Join):
            b.join(self.seat, action.unit)
        elif isinstance(action, RideTo):
            b.ride(self.seat, action.x, action.y)
        else:
            b.keep_post(self.seat)
        return DONE


class ChooseToRide(Decision):
    """3.5, R46 He may ride now, or wait for another moment of the turn."""

    def candidates(self, s: State) -> list[Action]:
        return [RIDE, STAY]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if isinstance(action, Ride):
            return why_not_ride(battle(s), self.seat)
        return None if isinstance(action, Stay) else NOT_ASKED


class RideOffer(BattleProcedure):
    """3.5, R46 Just after an activation of his side, or when all have acted, he may ride."""

    seat: i64

    STAGES = ("ask", "answered")

    def ask(self, b: Battle) -> Step:
        return ChooseToRide(self.seat, "3.5 ride or stay")

    def answered(self, b: Battle) -> Step:
        if b.commanders[self.seat].waits:
            b.end_wait(self.seat)
        return Riding(self.seat) if isinstance(b.action, Ride) else DONE


# Making room


def shift_aside(b: Battle, pieces: list[Polygon], mover: i64 = NOBODY) -> None:
    """R46, R97, R126 An enemy who reaches him alone moves him aside; he cannot be killed.

    `mover` is the seat whose unit sweeps these pieces of the table: by default the active one.
    """
    seat = 1 - (b.active if mover == NOBODY else mover)
    c = b.commanders[seat]
    if c.alive and c.placed and c.unit == NOBODY and _reached(pieces, c.x, c.y):
        x, y = refuge(b, seat, pieces)
        b.shift_commander(seat, x, y)


def _reached(pieces: list[Polygon], x: i64, y: i64) -> bool:
    for piece in pieces:
        if within(to_polygon(x, y, piece), 0):
            return True
    return False


def refuge(b: Battle, seat: i64, pieces: list[Polygon]) -> Point:
    """R97 Back by tens of centimetres to his own edge, then along it, to the first safe place."""
    c = b.commanders[seat]
    ground = b.setting.ground
    south = b.sides[seat] == SOUTH
    edge: i64 = 0 if south else ground.height
    y = c.y
    while y != edge and not is_safe(b, seat, pieces, c.x, y):
        y = max(y - SHIFT, edge) if south else min(y + SHIFT, edge)
    x = c.x
    aside: i64 = 0
    while not is_safe(b, seat, pieces, x, y) and aside < ground.width:
        aside = -aside if aside > 0 else SHIFT - aside
        if 0 <= c.x + aside <= ground.width:
            x = c.x + aside
    return x, y


def is_safe(b: Battle, seat: i64, pieces: list[Polygon], x: i64, y: i64) -> bool:
    """R97 Out of the enemy's way, on no other enemy, and not on impassable ground."""
    if _reached(pieces, x, y):
        return False
    for area in b.setting.ground.areas_with(IMPASSABLE):
        if inside(area.shape, x, y):
            return False
    for u in b.units:
        if u.seat != seat and u.place == ON_TABLE:
            if within(to_polygon(x, y, footprint(u).hull), 0):
                return False
            if u.screen and within(to_polygon(x, y, screen_footprint(u).hull), 0):
                return False
    return True

"""Chapter 3, after the roll: a unit goes where its order and its roll let it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision, Slots
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State
from grognard.miniatures.moving import move_candidates
from grognard.miniatures.moving.charge_path import wheel_toward
from grognard.miniatures.moving.move_candidates import is_paid_for, wheel_and_on
from grognard.miniatures.moving.mover import Mover
from grognard.miniatures.moving.why_not_path import can_wheel, ends_on
from grognard.table.angles import DEGREE, QUARTER
from grognard.table.paths import ABOUT, ADVANCE, PIVOT, Leg, end_path
from grognard.table.polylines import total
from grognard.table.pose import INCH, Point

from ...model.actions import Form, March
from ...model.flow import BattleProcedure, battle
from ...model.kinds import COLUMN, LINE, TIRAILLEURS
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import body_of, centre_of, turn_into
from ..ground import nearest_enemy
from .changes import change_halves, why_not_change
from .journeys import RESERVE_MOVE, carry_out, turns_column, why_not_march
from .marching import WHOLE, budget_of, mover_of
from .roads import road_at
from .speeds import road_speed_of, takes_roads

NOT_ASKED: Final = Refusal("3.4 not the order", MOMENT)
TOO_LITTLE: Final = Refusal("3.1 no formation change", MOMENT)

WHEELS: Final = (15 * DEGREE, -15 * DEGREE, 30 * DEGREE, -30 * DEGREE, 45 * DEGREE, -45 * DEGREE)
WIDEST: Final = 45 * DEGREE
TURNS: Final = (QUARTER, -QUARTER, 0)  # right, left, about


class ChooseWay(Decision):
    """3.4 Where a unit goes: anywhere it may with so many halves of a move, or nowhere."""

    finite = False

    def __init__(self, seat: int, unit: i64, halves: i64, order: i64) -> None:
        super().__init__(seat, "3.4 not the order")
        self.unit: Final[i64] = unit
        self.halves: Final[i64] = halves
        self.order: Final[i64] = order

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        u = b.units[self.unit]
        found = list_ways_of(b, u, self.mover(b, u), self.halves)
        return found + [Form(u.uid, formation) for formation in self.formations(u)]

    def mover(self, b: Battle, u: Unit) -> Mover:
        return mover_of(b, u, budget_of(b, u, self.halves), self.order == RESERVE_MOVE)

    def formations(self, u: Unit) -> range:
        """R10 In reserve a brigade may also change formation."""
        may = self.order == RESERVE_MOVE and u.is_brigade()
        return range(LINE, TIRAILLEURS + 1) if may else range(0)

    def slots(self, s: State) -> WaySlots:
        b = battle(s)
        return WaySlots(self, b, b.units[self.unit])

    def legal(self, s: State) -> list[Action]:
        return self.slots(s).listed()

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        return self.why_not_by(b, b.units[self.unit], action, None)

    def why_not_by(self, b: Battle, u: Unit, action: Action, m: Mover | None) -> Refusal | None:
        """The same with a mover that is made already, of ways that were made for it."""
        if isinstance(action, March):
            legs = action.legs
            paid = m is not None and is_paid_for(legs)
            return why_not_march(b, u, legs, action.road, self.halves, self.order, m, paid)
        if isinstance(action, Form) and self.order == RESERVE_MOVE and action.unit == u.uid:
            return why_not_reform(b, u, action.formation, self.halves)
        return NOT_ASKED


class WaySlots(Slots):
    """The legal ways of a unit: each is computed, and judged, when it is looked at."""

    def __init__(self, decision: ChooseWay, b: Battle, u: Unit) -> None:
        self.decision: Final = decision
        self.b: Final = b
        self.u: Final = u
        self.m: Final = decision.mover(b, u)
        self.ways: Final = Ways(b, u, self.m, decision.halves, False)
        self.formations: Final = decision.formations(u)

    def count(self) -> int:
        return self.ways.count() + len(self.formations)

    def at(self, number: int) -> Action | None:
        after = number - self.ways.count()
        action: Action | None
        if after >= 0:
            action = Form(self.u.uid, self.formations[after])
        else:
            action = self.ways.at(number)
        if action is None or ends_on_friend(self.u, self.m, action):
            return None
        refusal = self.decision.why_not_by(self.b, self.u, action, self.m)
        return action if refusal is None else None


def ends_on_friend(u: Unit, m: Mover, action: Action) -> bool:
    """R58 Where legs end is found sooner than what they meet: a quick yes."""
    if not m.friends or not isinstance(action, March) or not action.legs:
        return False
    if turns_column(u, action.legs):
        return False  # it continues from its tail
    return ends_on(m, end_path(m.pose, m.width, m.depth, action.legs))


def why_not_reform(b: Battle, u: Unit, formation: i64, halves: i64) -> Refusal | None:
    """2.6, R10, R19 In reserve it may also change formation, at the usual price."""
    refusal = why_not_change(b, u, formation)
    if refusal is not None:
        return refusal
    return TOO_LITTLE if change_halves(u, formation) > halves else None


class Moving(BattleProcedure):
    """3.4 It is asked where to go, and goes."""

    unit: i64
    halves: i64
    order: i64

    STAGES = ("ask", "go")

    def ask(self, b: Battle) -> Step:
        u = b.units[self.unit]
        if self.halves <= 0 or not u.on_table():
            return DONE
        return ChooseWay(u.seat, self.unit, self.halves, self.order)

    def go(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, March):
            carry_out(b, self.unit, action.legs, action.road, self.order == RESERVE_MOVE)
            return DONE
        assert isinstance(action, Form)
        self.halves -= change_halves(b.units[self.unit], action.formation)
        turn_into(b, self.unit, action.formation)
        self.stage = 1
        return self.ask(b)


# Ways worth considering


def list_moves(b: Battle, u: Unit, halves: i64, order: i64) -> list[Action]:
    """What a unit with so many halves of a move might do."""
    m = mover_of(b, u, budget_of(b, u, halves), order == RESERVE_MOVE)
    return list_ways_of(b, u, m, halves)


def list_ways_of(b: Battle, u: Unit, m: Mover, halves: i64) -> list[Action]:
    """Ways worth considering, legal or not."""
    ways = Ways(b, u, m, halves, True)
    found: list[Action] = []
    for number in range(ways.count()):
        way = ways.at(number)
        if way is not None:
            found.append(way)
    return found


class Ways:
    """Halt, ahead, wheels and on, back, about and on, towards the enemy or a goal, along roads.

    Without `every`, ways that begin with an impossible wheel are left out.
    """

    def __init__(self, b: Battle, u: Unit, m: Mover, halves: i64, every: bool) -> None:
        self.u: Final = u
        self.m: Final = m
        self.every: Final = every
        self.plain: Final = move_candidates.Ways(m, WHEELS)
        self.goals: Final = Goals(b, u)
        self.roads: Final = along_roads(b, u, halves)

    def count(self) -> i64:
        return self.plain.count() + self.goals.count() + len(TURNS) + len(self.roads)

    def at(self, number: i64) -> Action | None:
        """The way with a number, if there is such a way."""
        if number < self.plain.count():
            if self.begins_barred(self.plain.angle(number)):
                return None
            legs = self.plain.at(number)
            return March(legs) if legs is not None else None
        number -= self.plain.count()
        if number < self.goals.count():
            return self.toward(self.goals.angle(number))
        number -= self.goals.count()
        if number < len(TURNS):
            return self.turn(TURNS[number])
        return March([], self.roads[number - len(TURNS)])

    def begins_barred(self, angle: i64) -> bool:
        return not self.every and angle != 0 and not can_wheel(self.m, angle)

    def toward(self, angle: i64) -> Action | None:
        """By a wheel to a goal, and on."""
        if not angle or self.begins_barred(angle):
            return None
        legs = wheel_and_on(self.m, angle)
        return March(legs) if legs is not None else None

    def turn(self, angle: i64) -> Action | None:
        """To face right or left, or about and on."""
        if angle:
            return March([Leg(PIVOT, angle)]) if self.u.formation != COLUMN else None
        left = self.m.budget - self.m.fixed[ABOUT]
        return March([Leg(ABOUT, 0), Leg(ADVANCE, left)]) if left > 0 else None


class Goals:
    """Wheels toward the middle of the nearest enemy, and objectives that the other side holds."""

    def __init__(self, b: Battle, u: Unit) -> None:
        self.b: Final = b
        self.u: Final = u
        self.known: Final[list[int]] = []

    def count(self) -> i64:
        return 1 + len(self.b.setting.goals)

    def angle(self, number: i64) -> i64:
        """0 where there is none, or the same wheel is proposed already."""
        while len(self.known) <= number:
            self.known.append(self.look(len(self.known)))
        return self.known[number]

    def look(self, number: i64) -> i64:
        point = self.place(number)
        if point is None:
            return 0
        angle = wheel_toward(body_of(self.b, self.u), WIDEST, point[0], point[1])
        return 0 if angle in WHEELS or angle in self.known else angle

    def place(self, number: i64) -> Point | None:
        b, u = self.b, self.u
        if number > 0:
            goal = b.setting.goals[number - 1]
            return (goal.x, goal.y) if b.holders[number - 1] != u.seat else None
        enemy = nearest_enemy(b, u)
        return centre_of(b, enemy) if enemy is not None else None


def along_roads(b: Battle, u: Unit, halves: i64) -> list[int]:
    """Lengths: all and half of the distance a road allows, one way and the other."""
    if not takes_roads(u):
        return []
    place = road_at(b, u.pose)
    if place is None:
        return []
    most = road_speed_of(b, u) * halves // WHOLE
    ahead, back = min(most, total(place.road.points) - place.at), min(most, place.at)
    lengths = {ahead, ahead // 2, -back, -(back // 2)}
    return [length for length in sorted(lengths) if length >= INCH or -length >= INCH]

"""Chapter 3, after the roll: a unit goes where its order and its roll let it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State
from grognard.miniatures.moving.charge_path import wheel_toward
from grognard.miniatures.moving.move_candidates import add_wheel, forward, is_paid_for, list_ways
from grognard.miniatures.moving.mover import Mover
from grognard.miniatures.moving.why_not_path import can_wheel
from grognard.table.angles import DEGREE, QUARTER
from grognard.table.paths import ABOUT, ADVANCE, PIVOT, Leg
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
from .journeys import RESERVE_MOVE, carry_out, why_not_march
from .marching import WHOLE, budget_of, mover_of
from .roads import road_at
from .speeds import road_speed_of, takes_roads

NOT_ASKED: Final = Refusal("3.4 not the order", MOMENT)
TOO_LITTLE: Final = Refusal("3.1 no formation change", MOMENT)

WHEELS: Final = (15 * DEGREE, -15 * DEGREE, 30 * DEGREE, -30 * DEGREE, 45 * DEGREE, -45 * DEGREE)
WIDEST: Final = 45 * DEGREE


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
        return self.proposed(b, u, self.mover(b, u), True)

    def mover(self, b: Battle, u: Unit) -> Mover:
        return mover_of(b, u, budget_of(b, u, self.halves), self.order == RESERVE_MOVE)

    def proposed(self, b: Battle, u: Unit, m: Mover, every: bool) -> list[Action]:
        """Without `every`, ways that begin with a wheel nobody can make are left out."""
        found = list_ways_of(b, u, m, self.halves, every)
        if self.order == RESERVE_MOVE and u.is_brigade():
            found += [Form(u.uid, formation) for formation in range(LINE, TIRAILLEURS + 1)]
        return found

    def legal(self, s: State) -> list[Action]:
        b = battle(s)
        u = b.units[self.unit]
        m = self.mover(b, u)
        return [a for a in self.proposed(b, u, m, False) if self.why_not_by(b, u, a, m) is None]

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


# Ways worth thinking about


def list_moves(b: Battle, u: Unit, halves: i64, order: i64) -> list[Action]:
    """What a unit with so many halves of a move might do."""
    m = mover_of(b, u, budget_of(b, u, halves), order == RESERVE_MOVE)
    return list_ways_of(b, u, m, halves, True)


def list_ways_of(b: Battle, u: Unit, m: Mover, halves: i64, every: bool) -> list[Action]:
    """Halt, ahead, wheels and on, back, about and on, toward the enemy or a goal, along roads."""
    wheels = [angle for angle in WHEELS if every or can_wheel(m, angle)]
    found = list_ways(m, forward(m, m.pose, []), [], tuple(wheels))
    for x, y in goals(b, u):
        angle = wheel_toward(body_of(b, u), WIDEST, x, y)
        if angle and angle not in WHEELS and (every or can_wheel(m, angle)):
            add_wheel(found, m, angle)
    if u.formation != COLUMN:
        found += [[Leg(PIVOT, QUARTER)], [Leg(PIVOT, -QUARTER)]]
    left = m.budget - m.fixed[ABOUT]
    if left > 0:
        found.append([Leg(ABOUT, 0), Leg(ADVANCE, left)])
    ways: list[Action] = [March(legs) for legs in found]
    return ways + along_roads(b, u, halves)


def goals(b: Battle, u: Unit) -> list[Point]:
    """The middle of the nearest enemy, and objectives that the other side holds."""
    enemy = nearest_enemy(b, u)
    found = [centre_of(b, enemy)] if enemy is not None else []
    for number, goal in enumerate(b.setting.goals):
        if b.holders[number] != u.seat:
            found.append((goal.x, goal.y))
    return found


def along_roads(b: Battle, u: Unit, halves: i64) -> list[Action]:
    """All and half of what a road lets it go, one way and the other."""
    if not takes_roads(u):
        return []
    place = road_at(b, u.pose)
    if place is None:
        return []
    most = road_speed_of(b, u) * halves // WHOLE
    ahead, back = min(most, total(place.road.points) - place.at), min(most, place.at)
    lengths = {ahead, ahead // 2, -back, -(back // 2)}
    return [March([], length) for length in sorted(lengths) if length >= INCH or -length >= INCH]

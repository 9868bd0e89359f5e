"""Chapter 8, the ground of a charge: what its way costs, and where one that falls short halts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.bodies import besides, stands_on
from grognard.miniatures.moving.move_cost import cost
from grognard.miniatures.moving.mover import PER_LENGTH, GroundRule, Mover, Steps, Toll, Verdicts
from grognard.miniatures.moving.passable import are_walkable
from grognard.table.angles import DEGREE
from grognard.table.measure import gap
from grognard.table.paths import ADVANCE, WHEEL, Leg, clear, end_path, sweep_path
from grognard.table.pose import INCH, Pose

from ...model import charts
from ...model.kinds import FORD, IMPASSABLE, ROUGH
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import body_of, field_of, footprint, footprint_at
from ..moving.speeds import row_of

WIDEST: Final = 45 * DEGREE
GAP: Final = INCH  # R67
STEP: Final = INCH // 4  # by which a way that is too long is shortened
FAR: Final = 100 * INCH

NO_WAY: Final = Refusal("12.7 no passage")
STEPS: Final = Steps({ADVANCE: 1, WHEEL: 1}, {}, 2, WIDEST, FAR)
VERDICTS: Final = Verdicts(NO_WAY, NO_WAY, NO_WAY, NO_WAY, NO_WAY, NO_WAY, NO_WAY)


def way_cost(b: Battle, u: Unit, pose: Pose, legs: list[Leg]) -> i64:
    """2.3, 2.4, 2.5, R20, R84 What a way costs: rough ground, fords, friends passed through."""
    return cost(runner(b, u, pose), legs)


def runner(b: Battle, u: Unit, pose: Pose) -> Mover:
    """The same unit on all its ways from there, with what they cost."""
    body, row = body_of(b, u), row_of(u)
    here = footprint_at(u.roster, u.formation, u.bases, pose)
    m = Mover(here, pose, body.width, body.depth, FAR, STEPS, VERDICTS, b.setting.ground)
    rough = b.setting.ground.areas_with(ROUGH)
    m.slow_down(GroundRule(rough, PER_LENGTH, charts.rough_factor(row)))
    m.pay(Toll(b.setting.ground.edges_with(FORD), [], charts.ford_cost(row)))
    friends = [one.shape.hull for one in besides(field_of(b).friends(u.seat), u.uid)]
    m.pay(Toll([], friends, charts.passing_cost()))
    return m


def shortened(b: Battle, u: Unit, pose: Pose, legs: list[Leg], budget: i64) -> list[Leg]:
    """R47, R67, R68 As much of a way as it can pay for and halt on; its last leg is straight."""
    if not legs or legs[-1].kind != ADVANCE:
        return []
    length = legs[-1].amount
    m = runner(b, u, pose)
    while length > 0:
        way = [*legs[:-1], Leg(ADVANCE, length)]
        if cost(m, way) <= budget and has_room(b, u, pose, way):
            return way
        length -= STEP
    return []


def has_room(b: Battle, u: Unit, pose: Pose, legs: list[Leg]) -> bool:
    """R58, R67 On open ground, an inch from every enemy, and in the end on no friend."""
    body = body_of(b, u)
    pieces = sweep_path(pose, body.width, body.depth, legs)
    if not are_walkable(b.setting.ground, IMPASSABLE, pieces):
        return False
    field, here = field_of(b), footprint(b, u)
    for enemy in field.enemies(u.seat):
        if not clear(pieces, enemy.shape, min(GAP, gap(here, enemy.shape))):
            return False
    there = end_path(pose, body.width, body.depth, legs)
    place = footprint_at(u.roster, u.formation, u.bases, there)
    return stands_on(besides(field.friends(u.seat), u.uid), place) is None

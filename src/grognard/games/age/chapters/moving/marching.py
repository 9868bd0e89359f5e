"""Chapters 2 and 12, marching: what a move is made of, what it costs, and what forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import LIMIT, Refusal
from grognard.miniatures.bodies import Body
from grognard.miniatures.moving import why_not_path as ways
from grognard.miniatures.moving.mover import PER_LENGTH, GroundRule, Mover, Steps, Toll, Verdicts
from grognard.table.angles import DEGREE, QUARTER
from grognard.table.measure import TOLERANCE
from grognard.table.paths import ABOUT, ADVANCE, BACK, OBLIQUE, PIVOT, WHEEL, Leg
from grognard.table.pose import INCH
from grognard.table.shapes import Footprint, block

from ...model import charts
from ...model.kinds import (
    COLUMN,
    FORD,
    GARRISON,
    IMPASSABLE,
    LIMBERED,
    ROUGH,
    SILENCED,
    UNLIMBERED,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import BASE, body_of, field_of, footprint
from .speeds import row_of, speed_of

NOT_A_STEP: Final = Refusal("12.6 not a move")
TOO_WIDE: Final = Refusal("12.6 wheel", LIMIT)
TOO_FAR: Final = Refusal("2.1 too far", LIMIT)
TOO_NEAR: Final = Refusal("12.7 gap of an inch")
IN_RANGE: Final = Refusal("9.4 away from the enemy")
OFF_TABLE: Final = Refusal("12.7 off the table")
CLOSED: Final = Refusal("13.2 impassable")
ON_FRIEND: Final = Refusal("12.7 no overlap")
NO_PASSAGE: Final = Refusal("12.7 no passage")
VERDICTS: Final = Verdicts(NOT_A_STEP, TOO_FAR, NOT_A_STEP, TOO_NEAR, OFF_TABLE, CLOSED, ON_FRIEND)
RESERVE_VERDICTS: Final = Verdicts(
    NOT_A_STEP, TOO_FAR, NOT_A_STEP, IN_RANGE, OFF_TABLE, CLOSED, ON_FRIEND
)

GAP: Final = INCH
RESERVE_GAP: Final = 2 * INCH + 2 * TOLERANCE  # exactly 2 inches is too near (R11)
WIDEST: Final = 45 * DEGREE
MOST_LEGS: Final = 4
MOST_OF_COLUMNS: Final = 12
LONGEST: Final = 60 * INCH
WHOLE: Final = 2  # halves of a move
RATES: Final = {ADVANCE: 1, BACK: 2, WHEEL: 1, OBLIQUE: 1, ABOUT: 0, PIVOT: 0}


# The legs of a move


def is_flexible(u: Unit) -> bool:
    """12.6 March columns and limbered guns follow several legs."""
    return u.formation == COLUMN or u.formation == LIMBERED


def why_not_legs(u: Unit, legs: list[Leg]) -> Refusal | None:
    """12.6, R84 One wheel or oblique, then straight; a turn on the spot before or after."""
    if not (is_column_way(u, legs) if is_flexible(u) else is_block_way(legs)):
        return NOT_A_STEP
    for leg in legs:
        if leg.kind == WHEEL and not -WIDEST <= leg.amount <= WIDEST:
            return TOO_WIDE
        if leg.kind == PIVOT and leg.amount != QUARTER and leg.amount != -QUARTER:
            return NOT_A_STEP
    return None


def is_column_way(u: Unit, legs: list[Leg]) -> bool:
    """12.6 About-face first, then wheels and advances as they like."""
    for i in range(len(legs)):
        kind = legs[i].kind
        if kind == ABOUT and i > 0:
            return False
        if kind == BACK and u.formation == COLUMN:
            return False
        if kind == OBLIQUE or kind == PIVOT:
            return False
    return True


def is_block_way(legs: list[Leg]) -> bool:
    """12.6 Each kind of leg once, in its order; the turn on the spot may also come last."""
    order: i64 = 0
    turned = False
    for leg in legs:
        place = place_of(leg.kind)
        if place == 0 and order > 0:
            place = 3
        if (place == 0 or place == 3) and turned:
            return False
        turned = turned or place == 0 or place == 3
        if place < order or (place == order and place > 0):
            return False
        order = place
    return True


def place_of(kind: i64) -> i64:
    """Turns on the spot, then wheels and obliques, then straight."""
    if kind == ABOUT or kind == PIVOT:
        return 0
    return 1 if kind == WHEEL or kind == OBLIQUE else 2


# What moves, and what is in the way


def steps_of(b: Battle, u: Unit) -> Steps:
    """12.6, R84 Backward costs double; to turn on the spot costs half a move."""
    half = speed_of(b, u) // 2
    most = MOST_OF_COLUMNS if is_flexible(u) else MOST_LEGS
    return Steps(RATES, {ABOUT: half, PIVOT: half}, most, QUARTER, LONGEST)


def place_before(b: Battle, u: Unit) -> Footprint:
    """Where it starts from; a garrison from the middle of its area."""
    if u.formation != GARRISON:
        return footprint(b, u)
    body = body_of(b, u)
    return block(u.pose, body.width, body.depth)


def bare_mover(b: Battle, u: Unit, budget: i64, reserve: bool) -> Mover:
    """2.1 A unit as if there were nothing else on the table; of a march column its head."""
    body = body_of(b, u)
    depth = BASE if u.formation == COLUMN else body.depth
    verdicts = RESERVE_VERDICTS if reserve else VERDICTS
    here, steps = place_before(b, u), steps_of(b, u)
    return Mover(here, u.pose, body.width, depth, budget, steps, verdicts, b.setting.ground)


def mover_of(b: Battle, u: Unit, budget: i64, reserve: bool) -> Mover:
    """2.1 A unit with a distance to go, and everything that it might meet."""
    m = bare_mover(b, u, budget, reserve)
    ground = b.setting.ground
    m.keep_out_of(ground.areas_with(IMPASSABLE), ground.edges_with(IMPASSABLE))
    row = row_of(u)
    m.slow_down(GroundRule(ground.areas_with(ROUGH), PER_LENGTH, charts.rough_factor(row)))
    m.pay(Toll(ground.edges_with(FORD), [], charts.ford_cost(row)))
    look_round(b, u, m, RESERVE_GAP if reserve else GAP)
    return m


def look_round(b: Battle, u: Unit, m: Mover, limit: i64) -> None:
    """2.5, R55, R58, R67 Enemies are kept at a distance; friends may be passed, not stopped on."""
    field = field_of(b)
    for enemy in field.enemies(u.seat):
        m.keep_away(enemy.shape, limit)
    for friend in field.friends(u.seat):
        other = b.units[friend.owner]
        if other.uid != u.uid:
            add_friend(m, friend, can_pass(u, other))


def add_friend(m: Mover, friend: Body, passable: bool) -> None:
    for part in friend.shape.parts:
        m.not_end_on(part)
    shapes = [friend.shape.hull]
    m.pay(Toll([], shapes, charts.passing_cost(), None if passable else NO_PASSAGE))


def can_pass(u: Unit, friend: Unit) -> bool:
    """R55 Both in good order; guns in battery let only infantry and cavalry through."""
    if not (u.in_order() and friend.in_order()) or friend.has(SILENCED):
        return False
    return friend.formation != UNLIMBERED or u.is_brigade()


def why_not_way(b: Battle, u: Unit, m: Mover, legs: list[Leg]) -> Refusal | None:
    """2.1 Whether a unit may go these legs."""
    refusal = why_not_legs(u, legs)
    return refusal if refusal is not None else ways.why_not_path(m, legs)


def allowed(b: Battle, u: Unit, halves: i64) -> i64:
    """2.1 How far it goes with so many halves of a move."""
    return speed_of(b, u) * halves // WHOLE


def budget_of(b: Battle, u: Unit, halves: i64) -> i64:
    """2.6 The same, less the half move that it costs to leave a built-up area."""
    left = halves - 1 if u.formation == GARRISON else halves
    return allowed(b, u, max(left, 0))

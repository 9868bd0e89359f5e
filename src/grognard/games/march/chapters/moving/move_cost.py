"""Chapter 7, pace: what each step of a way costs, and where the ground slows it.

One distance die is so many pips. To keep costs whole a pip is 60,000 parts, and a hundredth of a
millimetre costs 12 of them in line, 8 in column, 24 backward or on the arc of a wheel.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.moving.move_cost import open_cost, slowed_by
from grognard.miniatures.moving.mover import (
    AT_START,
    WHOLE_WAY,
    Factor,
    GroundRule,
    Steps,
    in_the_open,
)
from grognard.table.angles import TURN
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg
from grognard.table.pose import CM

from ...model.pieces import ROUGH, Battalion
from ...model.state import Battle
from ..disorder import in_rough
from ..figures import depth_of, width_of

PIP: Final = 60_000
LINE_PRICE: Final = 12  # 5 cm for a pip
COLUMN_PRICE: Final = 8  # 7.5 cm
SLOW_PRICE: Final = 24  # 2.5 cm
MOST_LEGS: Final = 24
LONGEST: Final = 100 * CM  # no die buys more

# 7.2, 7.3, R6 By formation
STEPS: Final[list[Steps]] = [
    Steps({ADVANCE: price, BACK: SLOW_PRICE, WHEEL: SLOW_PRICE}, {}, MOST_LEGS, TURN, LONGEST)
    for price in (LINE_PRICE, COLUMN_PRICE)
]


def pace(slow: bool) -> Factor:
    """7.6, R9 The cost of a step; twice as much where the ground slows it."""
    return (2, 1) if slow else in_the_open()


def move_price(formation: i64, kind: i64, slow: bool) -> i64:
    """7.2, 7.3, R6 What a step of so much costs; twice as much where the ground slows it (R9)."""
    price: i64 = STEPS[formation].rates[kind]
    return 2 * price if slow else price


def way_cost(legs: list[Leg], formation: i64, width: i64, slow: bool) -> i64:
    """7.2, R64 The sum of all steps."""
    return open_cost(STEPS[formation], width, legs, pace(slow))


def path_cost(b: Battle, u: Battalion, legs: list[Leg]) -> i64:
    """7.2 What a way costs from where a battalion stands, its ground counted; PIP is one pip."""
    return way_cost(legs, u.formation, width_of(u), slowed(b, u, legs))


# Ground that slows


def keeps_pace(b: Battle, u: Battalion) -> bool:
    """3.2, R46 With the Supreme Commander no ground slows it."""
    return b.commander_with(u)


def slow_ground(b: Battle) -> list[GroundRule]:
    """7.6, R66 More than half of the way through rough ground, or any of it uphill."""
    ground = b.setting.ground
    rules: list[GroundRule] = []
    rough = ground.areas_with(ROUGH)
    if rough:
        rules.append(GroundRule(rough, WHOLE_WAY))
    if ground.raised:
        hills = [ground.areas[i] for i in ground.raised]
        rules.append(GroundRule(hills, WHOLE_WAY, climb=True))
    return rules


def slow_start(b: Battle) -> GroundRule:
    """7.6 Battalions that start in rough ground are slow all the way."""
    return GroundRule(b.setting.ground.areas_with(ROUGH), AT_START)


def slowed(b: Battle, u: Battalion, legs: list[Leg]) -> bool:
    """7.6 Whether the ground slows a move or a charge along a way, and then all of it."""
    if keeps_pace(b, u):
        return False
    if in_rough(b, u):
        return True
    ground = b.setting.ground
    width, depth = width_of(u), depth_of(u)
    times, over = slowed_by(slow_ground(b), in_the_open(), ground, u.pose, width, depth, legs)
    return times > over

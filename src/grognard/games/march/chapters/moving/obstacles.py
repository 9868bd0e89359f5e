"""Chapter 7, obstacles: where a way meets them, and how far it leads after their dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.moving import obstacles
from grognard.miniatures.moving.obstacles import Touch, before_bodies, die_price
from grognard.table.paths import Leg
from grognard.table.pose import CM
from grognard.table.shapes import Footprint

from ...model.pieces import OBSTACLE, ON_TABLE, Battalion
from ...model.state import Battle
from ..figures import depth_of, footprint, whole_screen, width_of
from .marching import bare_mover
from .move_cost import STEPS, pace

TOLL: Final = 5 * CM // 2  # for each pip of the obstacle die


def lies_across(b: Battle, u: Battalion) -> i64:
    """R95, R124 The obstacles that a battalion is over already, as bits by their places."""
    return obstacles.lies_across(b.setting.ground.edges_with(OBSTACLE), footprint(u).hull)


def first_touch(b: Battle, u: Battalion, legs: list[Leg], crossed: i64) -> Touch | None:
    """7.8, R11 The first obstacle on a way that is not crossed yet."""
    edges = b.setting.ground.edges_with(OBSTACLE)
    if not edges:
        return None
    return obstacles.first_touch(edges, u.pose, width_of(u), depth_of(u), legs, crossed)


def toll(face: i64, kind: i64, formation: i64, slow: bool) -> i64:
    """7.8, R94 What an obstacle die costs: its centimetres at the price of the step."""
    return die_price(STEPS[formation], kind, face * TOLL, pace(slow))


def shortened(b: Battle, u: Battalion, legs: list[Leg], budget: i64, slow: bool) -> list[Leg]:
    """R94 As much of a way as a budget buys."""
    return obstacles.shortened(bare_mover(b, u, budget), legs, budget, pace(slow))


def before_friends(b: Battle, u: Battalion, legs: list[Leg]) -> list[Leg]:
    """R65, R118 A way cut short stops before the first friend that it cannot clear."""
    if not legs:
        return legs
    return before_bodies(u.pose, width_of(u), depth_of(u), legs, friends_of(b, u))


def friends_of(b: Battle, u: Battalion) -> list[Footprint]:
    """R65, R118 Friendly battalions, and the screens of others."""
    found: list[Footprint] = []
    for other in b.units:
        if other.seat == u.seat and other.uid != u.uid and other.place == ON_TABLE:
            found.append(footprint(other))
            if other.screen:
                found.append(whole_screen(other))
    return found

"""Chapter 7, marching: which ways a battalion may go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import LIMIT, Refusal
from grognard.miniatures.moving import why_not_path as ways
from grognard.miniatures.moving.mover import Mover, Verdicts
from grognard.miniatures.moving.why_not_path import nearest_to, why_not_way
from grognard.table.paths import Leg, end_path, sweep_path
from grognard.table.pose import CM

from ...model.actions import LINE
from ...model.pieces import FRENCH, IMPASSABLE, NOBODY, ON_TABLE, ROUGH, Battalion
from ...model.state import Battle
from ..figures import depth_of, footprint, screen_footprint, whole_screen, width_of
from .move_cost import PIP, STEPS, keeps_pace, slow_ground, slow_start

TOO_FAR: Final = Refusal("7.2 beyond the die", LIMIT)
NOT_A_STEP: Final = Refusal("7.3 forward, wheel or back")
NOT_STRAIGHT: Final = Refusal("7.7 straight in rough")
TOO_NEAR: Final = Refusal("7.11 ten centimetres")
OFF_TABLE: Final = Refusal("18.6 off the table")
NO_PASSAGE: Final = Refusal("R65 swept path", why="no-passage")
ON_FRIEND: Final = Refusal("18.6 overlap")
MUST_HOLD: Final = Refusal("R98 hold the hill", why="must-hold")
VERDICTS: Final = Verdicts(
    NOT_A_STEP, TOO_FAR, NOT_STRAIGHT, TOO_NEAR, OFF_TABLE, NO_PASSAGE, ON_FRIEND
)

GAP: Final = 10 * CM  # between opposing troops
FREE_OF_THE_HILL: Final = 3  # R98: the turn


def mover_of(b: Battle, u: Battalion, pips: i64) -> Mover:
    """7.2 A battalion with so many pips, and all that it might meet."""
    ground = b.setting.ground
    m = bare_mover(b, u, pips * PIP)
    # rough ground bars wheels, even where the Supreme Commander keeps up the pace (R96)
    m.not_wheel_in(ground.areas_with(ROUGH))
    m.keep_out_of(ground.areas_with(IMPASSABLE), ground.edges_with(IMPASSABLE))
    if not keeps_pace(b, u):
        m.slow_down(slow_start(b))
        for rule in slow_ground(b):
            m.slow_down(rule)
    look_round(b, u, m)
    return m


def bare_mover(b: Battle, u: Battalion, budget: i64) -> Mover:
    """7.2 A battalion as if there were nothing else on the table."""
    here, steps, ground = footprint(u), STEPS[u.formation], b.setting.ground
    return Mover(here, u.pose, width_of(u), depth_of(u), budget, steps, VERDICTS, ground)


def look_round(b: Battle, u: Battalion, m: Mover) -> None:
    """7.11, R8, R65, R118 Enemies are kept away from; friends may be passed, but not stood on."""
    for other in b.units:
        if other.place == ON_TABLE and other.uid != u.uid:
            if other.seat != u.seat:
                m.keep_away(footprint(other), GAP)
                if other.screen:
                    m.keep_away(whole_screen(other), GAP)
            else:
                m.not_end_on(footprint(other).hull)
                if other.screen:
                    m.not_end_on(screen_footprint(other).hull)


def why_not_path(b: Battle, u: Battalion, legs: list[Leg], pips: i64) -> Refusal | None:
    """7.2 Whether a battalion may go a way with so many pips."""
    refusal = why_not_steps(legs)
    if refusal is not None:
        return refusal
    refusal = why_not_way(mover_of(b, u, pips), legs)
    return refusal if refusal is not None else why_not_leave(b, u, legs)


def why_not_steps(legs: list[Leg]) -> Refusal | None:
    """7.3 A way consists of steps forward, wheels and steps back, also if it comes from outside."""
    return ways.why_not_steps(STEPS[LINE], VERDICTS, legs)


def nearest_on_way(b: Battle, u: Battalion, legs: list[Leg]) -> tuple[i64, i64]:
    """7.11 The enemy that a way approaches most closely, and the distance; (NOBODY, -1) without
    enemies.
    """
    pieces = sweep_path(u.pose, width_of(u), depth_of(u), legs)
    found: i64 = NOBODY
    least: i64 = -1
    for enemy in b.units:
        if enemy.seat != u.seat and enemy.place == ON_TABLE:
            near = nearest_to(pieces, footprint(enemy))
            if enemy.screen:
                near = min(near, nearest_to(pieces, whole_screen(enemy)))
            if found == NOBODY or near < least:
                found, least = enemy.uid, near
    return found, least


def why_not_leave(b: Battle, u: Battalion, legs: list[Leg]) -> Refusal | None:
    """R98 By option the French of Barrosa keep to their hill for two turns."""
    if not must_hold(b, u):
        return None
    depth = depth_of(u)
    x, y = end_path(u.pose, width_of(u), depth, legs).point(-(depth // 2), 0)
    return None if b.setting.ground.level_at(x, y) > 0 else MUST_HOLD


def must_hold(b: Battle, u: Battalion) -> bool:
    """R98 Whether a battalion may not leave the hill it is on."""
    if not b.setting.options.french_hold or b.turn >= FREE_OF_THE_HILL or u.nation != FRENCH:
        return False
    x, y = u.pose.point(-(depth_of(u) // 2), 0)
    return b.setting.ground.level_at(x, y) > 0

"""Chapter 7, formations: line to column and back, and facing about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import MEANS, Refusal
from grognard.miniatures.moving.mover import limit_to
from grognard.miniatures.moving.why_not_path import is_open
from grognard.table.angles import DEGREE, QUARTER, TURN, heading_of, turn_between
from grognard.table.measure import closer, distance, overlap
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, block

from ...model.actions import COLUMN, LINE, Form
from ...model.pieces import IMPASSABLE, NOBODY, ON_TABLE, ROUGH, Battalion
from ...model.state import Battle
from ..disorder import touches_rough
from ..figures import centre, field_of, footprint, shown_groups, size, whole_screen
from .marching import GAP, NO_PASSAGE, NOT_STRAIGHT, OFF_TABLE, ON_FRIEND, TOO_NEAR

NO_SUCH_FORMATION: Final = Refusal("7.4 two formations", MEANS)
SAME_FORMATION: Final = Refusal("7.5 another formation", MEANS)

ASIDE: Final = 10 * DEGREE  # so far off the other facings an enemy is worth turning to


def new_place(u: Battalion, formation: i64, heading: i64) -> Pose:
    """R63 The centre stays, and it faces as its owner likes."""
    x, y = centre(u)
    _, depth = size(shown_groups(u), formation)
    return Pose(x, y, heading).moved(depth // 2)


def why_not_form(b: Battle, u: Battalion, formation: i64, heading: i64) -> Refusal | None:
    """7.5, R63 Line to column or back, facing anywhere; or about, in the same formation."""
    if formation != LINE and formation != COLUMN:
        return NO_SUCH_FORMATION
    if formation == u.formation and (heading % TURN - u.pose.h - 2 * QUARTER) % TURN:
        return SAME_FORMATION  # R6
    width, depth = size(shown_groups(u), formation)
    place = block(new_place(u, formation, heading), width, depth)
    ground = b.setting.ground
    if touches_rough(ground.areas_with(ROUGH), [footprint(u).hull, place.hull]):
        return NOT_STRAIGHT  # R96
    refusal = why_not_beside_enemy(b, u, place)
    if refusal is not None:
        return refusal
    if not ground.on_table(place.hull):
        return OFF_TABLE
    if not is_open(ground.areas_with(IMPASSABLE), ground.edges_with(IMPASSABLE), place.hull):
        return NO_PASSAGE
    return ON_FRIEND if overlaps_anybody(b, u, place) else None


def why_not_beside_enemy(b: Battle, u: Battalion, place: Footprint) -> Refusal | None:
    """R63 No nearer than 10 cm to an enemy, nor than it is already."""
    here = footprint(u)
    for enemy in b.units:
        if enemy.seat != u.seat and enemy.place == ON_TABLE:
            if comes_too_near(here, place, footprint(enemy)):
                return TOO_NEAR
            if enemy.screen and comes_too_near(here, place, whole_screen(enemy)):
                return TOO_NEAR
    return None


def comes_too_near(here: Footprint, place: Footprint, enemy: Footprint) -> bool:
    return closer(place, enemy, GAP) and closer(place, enemy, limit_to(here, enemy, GAP))


def overlaps_anybody(b: Battle, u: Battalion, place: Footprint) -> bool:
    """R63, R118 Battalions and screens, except its own, which goes with it."""
    for other in field_of(b).bodies:
        if other.owner != u.uid and overlap(place.hull, other.shape.hull):
            return True
    return False


def list_forms(b: Battle, u: Battalion) -> list[Action]:
    """7.5 Ahead, about, aside and towards the nearest enemy in the other formation; or about."""
    other = COLUMN if u.formation == LINE else LINE
    h = u.pose.h
    forms: list[Action] = [Form(other, h), Form(other, (h + 2 * QUARTER) % TURN)]
    forms.append(Form(other, (h + QUARTER) % TURN))
    forms.append(Form(other, (h - QUARTER) % TURN))
    forms.append(Form(u.formation, (h + 2 * QUARTER) % TURN))
    enemy = nearest_enemy(b, u)
    if enemy != NOBODY:
        towards = heading_towards(u, b.units[enemy])
        if ASIDE < turn_between(h, towards) % QUARTER < QUARTER - ASIDE:
            forms.append(Form(other, towards))
    return forms


def nearest_enemy(b: Battle, u: Battalion) -> i64:
    """The enemy battalion whose centre is nearest, or NOBODY."""
    x, y = centre(u)
    found: i64 = NOBODY
    least: i64 = 1 << 60
    for enemy in b.units:
        if enemy.seat != u.seat and enemy.place == ON_TABLE:
            ex, ey = centre(enemy)
            off = distance(x, y, ex, ey)
            if off < least:
                found, least = enemy.uid, off
    return found


def heading_towards(u: Battalion, other: Battalion) -> i64:
    x, y = centre(u)
    ox, oy = centre(other)
    return heading_of(ox - x, oy - y)

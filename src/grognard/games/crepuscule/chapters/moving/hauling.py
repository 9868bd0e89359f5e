"""C-ART-3, C-ART-4, C-ART-21, C-ART-29, C-ART-30, D-138: guns and caissons on the move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import LIMIT, PIECE, Refusal
from grognard.miniatures.moving import why_not_path as ways
from grognard.miniatures.moving.mover import PER_LENGTH, GroundRule, Mover, Steps
from grognard.table.angles import DEGREE, QUARTER, turn_between
from grognard.table.paths import ABOUT, ADVANCE, BACK, SIDESTEP, WHEEL, Leg, end_path
from grognard.table.pose import INCH, Pose

from ...model.actions import Traverse
from ...model.kinds import (
    CAISSON,
    DIFFICULT,
    GUN_DEPTH,
    HORSE_GUNS,
    MOVED,
    NOBODY,
    OBSTACLE,
    PROLONGED,
    REFORMED,
    TEAM,
    VERY_DIFFICULT,
    WHOLE,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..artillery.types import PROLONGES, TRAVERSES
from ..formations import CLOSED, body_of, centre_of, footprint, has_room
from ..ground import heading_between, nearest_enemy
from .marching import LONGEST, MOST_LEGS, NOT_A_STEP, TOO_FAR, VERDICTS, keeps_to_road, look_round

NO_CREW: Final = Refusal("C-ART-8", PIECE, "no-crew")
HAS_MOVED: Final = Refusal("C-ART-3", PIECE, "moved")
HAS_TURNED: Final = Refusal("C-ART-21", PIECE, "gun-turned")
NO_ANGLE: Final = Refusal("C-ART-21", LIMIT, "gun-angle")
NO_ROOM: Final = Refusal("C-ART-21", why="no-room")

FOOT: Final = 8
FOOT_ROAD: Final = 12
HORSE: Final = 12
HORSE_ROAD: Final = 18
WHEELS: Final = (30 * DEGREE, -30 * DEGREE)
WIDEST: Final = 90 * DEGREE


# How far


def haul_length(u: Unit, road: bool) -> i64:
    """C-ART-4, C-ART-29, C-ART-30, D-138 A quarter less for each wound of the team, rounded up."""
    if u.arm == CAISSON:
        return u.roster.profile.move * INCH
    inches: i64 = FOOT_ROAD if road else FOOT
    if u.roster.has(HORSE_GUNS):
        inches = HORSE_ROAD if road else HORSE
    left = max(TEAM - u.team, 0)
    return (inches * left + TEAM - 1) // TEAM * INCH


def gun_mover(b: Battle, u: Unit, road: bool) -> Mover:
    """A team on the march, or a gun that its crew pushes; neither crosses obstacles."""
    body = body_of(b, u)
    ground = b.setting.ground
    budget = haul_length(u, road) if u.is_wagon() else PROLONGES[u.roster.weight]
    steps = team_steps(budget) if u.is_wagon() else hand_steps()
    m = Mover(footprint(b, u), u.pose, body.width, body.depth, budget, steps, VERDICTS, ground)
    closed = CLOSED | VERY_DIFFICULT | OBSTACLE
    m.keep_out_of(ground.areas_with(closed), ground.edges_with(closed))
    m.slow_down(GroundRule(ground.areas_with(DIFFICULT), PER_LENGTH, 2))
    look_round(b, u, m)
    return m


def team_steps(budget: i64) -> Steps:
    """D-28, D-29 Ahead and wheels; a turn for a quarter of its move."""
    turn = int(budget // 4)
    return Steps({ADVANCE: 1, WHEEL: 1, ABOUT: 0}, {ABOUT: turn}, MOST_LEGS, QUARTER, LONGEST)


def hand_steps() -> Steps:
    """C-ART-3 Pushed or drawn any way."""
    return Steps({ADVANCE: 1, BACK: 1, SIDESTEP: 1}, {}, MOST_LEGS, QUARTER, LONGEST)


# Moves


def why_not_hauled(u: Unit) -> Refusal | None:
    """C-ART-3, C-ART-4 One move in a turn, of a team, a caisson, or by hand."""
    if (u.is_battery() and not u.is_served()) or u.captor != NOBODY:
        return NO_CREW
    return HAS_MOVED if u.has(MOVED) else None


def why_not_haul(b: Battle, u: Unit, legs: list[Leg]) -> Refusal | None:
    """C-ART-3, C-ART-4, C-ART-29 Whether it may go these legs; teams and caissons also by road."""
    refusal = why_not_hauled(u)
    return refusal if refusal is not None else why_not_hauled_so(b, u, gun_mover(b, u, False), legs)


def why_not_hauled_so(b: Battle, u: Unit, m: Mover, legs: list[Leg]) -> Refusal | None:
    """The same of a gun that may move, by its mover off the roads."""
    if not legs:
        return NOT_A_STEP
    refusal = ways.why_not_path(m, legs)
    if refusal is TOO_FAR and u.is_wagon() and keeps_to_road(b, u, legs):
        refusal = ways.why_not_path(gun_mover(b, u, True), legs)
    return refusal


def haul(b: Battle, uid: i64, legs: list[Leg]) -> None:
    u = b.units[uid]
    body = body_of(b, u)
    there = end_path(u.pose, body.width, body.depth, legs)
    b.spend(uid, WHOLE if u.is_wagon() else 0)
    if b.events is not None:
        b.note("marched", uid, [number for leg in legs for number in leg.key()])
    b.move_to(uid, there)
    if not u.is_wagon():
        b.mark(uid, PROLONGED)


# Turning where it stands


def turned_pose(u: Unit, angle: i64) -> Pose:
    return u.pose.pivoted(GUN_DEPTH, angle)


def why_not_traverse(b: Battle, u: Unit, angle: i64) -> Refusal | None:
    """C-ART-21, D-187 Once in a turn, either way, about its middle."""
    if not u.is_battery() or not u.is_deployed() or not u.is_served():
        return NO_CREW
    if u.has(REFORMED):
        return HAS_TURNED
    if angle == 0 or not -2 * QUARTER <= angle <= 2 * QUARTER:
        return NO_ANGLE
    return None if has_room(b, u, u.formation, u.files, turned_pose(u, angle)) else NO_ROOM


def traverse(b: Battle, uid: i64, angle: i64) -> None:
    """C-ART-21 A turn beyond the free one counts as a move by hand."""
    u = b.units[uid]
    wide = (angle if angle > 0 else -angle) > TRAVERSES[u.roster.weight]
    b.traverse(uid, angle, turned_pose(u, angle))
    if wide:
        b.mark(uid, PROLONGED)


# Worth thinking about


def list_traverses(b: Battle, u: Unit) -> list[Action]:
    """A turn to the nearest enemy."""
    if not u.is_battery() or not u.is_deployed() or u.has(REFORMED) or not u.is_served():
        return []
    enemy = nearest_enemy(b, u)
    if enemy is None:
        return []
    turn = turn_between(u.pose.h, heading_between(centre_of(b, u), centre_of(b, enemy)))
    return [Traverse(u.uid, turn)] if turn else []

"""C-INF-1 to 6, C-CAV-6 to 9: formations: how figures stand, and how much ground they take."""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

from grognard.miniatures.bodies import Body, Field, near_others, on_any
from grognard.miniatures.moving.passable import is_walkable, is_wholly_open
from grognard.table.formations import about
from grognard.table.measure import TOLERANCE, closer, gap
from grognard.table.parts import convex_parts
from grognard.table.pose import INCH, Point, Pose
from grognard.table.shapes import Footprint, Polygon, block, box, hull, rectangle
from grognard.table.terrain import Area

from ..model.kinds import (
    ARTILLERY,
    BUILDING,
    BURNING,
    CAISSON,
    CAISSON_DEPTH,
    CAVALRY,
    CHIEF_BASE,
    COLUMN,
    DEPLOYED,
    ECHELON,
    EXTENDED,
    FOOT_BASE,
    FORAGERS,
    GARRISON,
    GUN_DEPTH,
    GUN_WIDTH,
    HOLLOW,
    HORSE_DEPTH,
    HORSE_WIDTH,
    IMPASSABLE,
    INFANTRY,
    IRREGULAR,
    LIMBER_DEPTH,
    LIMBERED,
    LINE,
    MARCH,
    NOBODY,
    SKIRMISH,
    SOLID,
    SOLID_ONLY,
)
from ..model.pieces import Officer, Unit
from ..model.setting import Roster
from ..model.state import Battle

# Traits by which bodies are found.
FORMED: Final = 1
OPEN: Final = 2  # separate figures, who may be passed through (C-INF-9c)
GUN: Final = 4  # deployed: friends pass (D-203)
WAGON: Final = 8  # limbered guns and caissons

CLOSED: Final = IMPASSABLE | BUILDING | BURNING  # no unit may be there; garrisons are inside
SPACING: Final = INCH  # between separate figures, who may be up to 2 inches apart
LEAST_HOLLOW: Final = 12
TWO_RANKS: Final = 24  # figures of a hollow square whose faces have two ranks (D-131)
LEAST_SOLID: Final = 4
LEAST_COLUMN: Final = 10
WIDE: Final = 4  # the least width of columns and echelons
NARROW: Final = 3  # the greatest of a march column
KEPT_AWAY: Final = INCH  # from enemies (W-MOV-6)
SHIFT: Final = 2 * INCH  # how far it may shift to find room
SHIFTS: Final = 8


# How figures stand


def base_of(roster: Roster) -> tuple[i64, i64]:
    """D-132, W-PRO-5 Width and depth of the base of one figure."""
    return (HORSE_WIDTH, HORSE_DEPTH) if roster.arm == CAVALRY else (FOOT_BASE, FOOT_BASE)


def usual_files(arm: i64, formation: i64, figures: i64) -> i64:
    """How many stand abreast where nobody says otherwise."""
    if formation == LINE and arm == INFANTRY:
        return (figures + 1) // 2
    if formation == COLUMN:
        return WIDE if figures <= 20 else 6
    if formation == ECHELON:
        return WIDE
    if formation == MARCH:
        return 2 if figures <= 6 else NARROW
    if formation == SOLID:
        return solid_side(figures)
    if formation == HOLLOW:
        return max(face_files(figures, 0), 1)
    if formation == SKIRMISH or formation == FORAGERS:
        return (figures + 1) // 2
    return figures


def ranks_of(files: i64, figures: i64) -> i64:
    return (figures + files - 1) // files if files > 0 else 0


def are_files_right(arm: i64, formation: i64, figures: i64, files: i64) -> bool:
    """C-INF-1 to 5, C-CAV-6 to 8 Whether so many may stand abreast in a formation."""
    if files < 1 or files > figures:
        return False
    if formation == COLUMN:
        return files >= WIDE and ranks_of(files, figures) > 2
    if formation == ECHELON:
        return files >= WIDE and ranks_of(files, figures) > 1
    if formation == MARCH:
        return files <= NARROW
    if formation == SKIRMISH or formation == FORAGERS:
        return True
    return files == usual_files(arm, formation, figures)


def solid_side(figures: i64) -> i64:
    """C-INF-4b, C-GEN-8, D-131 The side of a solid square: the root of its figures, rounded up."""
    return isqrt(max(figures, 1) - 1) + 1


def face_figures(figures: i64, face: i64) -> i64:
    """D-131 Figures on a face of a hollow square: the odd ones go to front, right and left."""
    left: i64 = figures % 4
    extra = left > 0 if face == 0 else left > 1 if face == 1 else left > 2 if face == 3 else False
    return figures // 4 + (1 if extra else 0)


def face_ranks(figures: i64) -> i64:
    return 2 if figures >= TWO_RANKS else 1


def face_files(figures: i64, face: i64) -> i64:
    """D-131 The front rank of a face of a hollow square."""
    count = face_figures(figures, face)
    return (count + 1) // 2 if face_ranks(figures) == 2 else count


def square_after_losses(formation: i64, figures: i64) -> i64:
    """D-66, D-131 Below 12 figures a hollow square is a solid one at once."""
    return SOLID if formation == HOLLOW and figures < LEAST_HOLLOW else formation


# Sizes


def size_of(roster: Roster, formation: i64, files: i64, figures: i64) -> tuple[i64, i64]:
    """Width and depth of the ground that so many figures take."""
    if roster.arm == CAISSON:
        return GUN_WIDTH, CAISSON_DEPTH
    if formation == LIMBERED:
        return GUN_WIDTH, LIMBER_DEPTH
    if formation == DEPLOYED:
        return GUN_WIDTH + 2 * FOOT_BASE, GUN_DEPTH  # the gun, and gunners on both sides
    wide, deep = base_of(roster)
    if formation == HOLLOW:
        side = (face_files(figures, 0) + face_ranks(figures)) * wide
        if figures >= TWO_RANKS:  # no loss makes it wider
            side = max(side, (face_files(TWO_RANKS - 1, 0) + 1) * wide)
        return side, side
    count = max(figures, 1)
    abreast = min(max(files, 1), count)
    ranks = ranks_of(abreast, count)
    if formation == SKIRMISH or formation == FORAGERS:
        return abreast * (wide + SPACING) - SPACING, ranks * (deep + SPACING) - SPACING
    return abreast * wide, ranks * deep


def width_of(u: Unit) -> i64:
    return size_of(u.roster, u.formation, u.files, u.figures)[0]


def depth_of(u: Unit) -> i64:
    return size_of(u.roster, u.formation, u.files, u.figures)[1]


# Ground


def footprint_at(roster: Roster, formation: i64, files: i64, figures: i64, pose: Pose) -> Footprint:
    """The ground it would hold at a pose, the middle of its front edge.

    Separate figures hold the gaps between them too, so that their losses never crowd a neighbour.
    """
    width, depth = size_of(roster, formation, files, figures)
    return block(pose, width, depth)


def hull_at(roster: Roster, formation: i64, files: i64, figures: i64, pose: Pose) -> Polygon:
    """The same as one rectangle, gaps and all."""
    width, depth = size_of(roster, formation, files, figures)
    return rectangle(pose, width, depth)


# Bodies


def traits_of(u: Unit) -> i64:
    if u.is_open():
        return OPEN
    if u.is_wagon():
        return WAGON
    return GUN if u.arm == ARTILLERY else FORMED


def body_of(b: Battle, u: Unit) -> Body:
    """The ground it holds, and the block as which it moves."""
    made = u.body
    if made is None:
        width, depth = size_of(u.roster, u.formation, u.files, u.figures)
        made = Body(u.uid, 0, u.seat, u.pose, width, depth, shape_of(b, u), traits_of(u))
        u.body = made
    return made


def shape_of(b: Battle, u: Unit) -> Footprint:
    if u.formation == GARRISON and u.building != NOBODY:
        return area_footprint(b.setting.ground.areas[u.building])
    return footprint_at(u.roster, u.formation, u.files, u.figures, u.pose)


def area_footprint(area: Area) -> Footprint:
    """D-140 A garrison holds all of its building."""
    return Footprint(convex_parts(area.shape), hull(area.shape.corners()))


def footprint(b: Battle, u: Unit) -> Footprint:
    return body_of(b, u).shape


def field_of(b: Battle) -> Field:
    """Every unit on the table."""
    found = b.field
    if found is None:
        found = Field([body_of(b, u) for u in b.units if u.on_table()], b.before)
        b.field = found
    return found


def centre_of(b: Battle, u: Unit) -> Point:
    """The middle of the ground it holds."""
    return footprint(b, u).hull.centre() if u.formation == GARRISON else body_of(b, u).centre()


def front_centre(u: Unit) -> Point:
    """The middle of its front edge."""
    return u.pose.x, u.pose.y


def officer_shape(b: Battle, o: Officer) -> Footprint:
    """D-132 His base, which lies along the edges of the table; in a unit, that of the unit."""
    if o.attached != NOBODY:
        return footprint(b, b.units[o.attached])
    made = o.shape
    if made is None:
        wide: i64 = CHIEF_BASE if o.is_chief() else HORSE_WIDTH
        west, south = o.x - wide // 2, o.y - HORSE_DEPTH // 2
        shape = box(west, south, west + wide, south + HORSE_DEPTH)
        made = Footprint([shape], shape)
        o.shape = made
    return made


# Which formations a unit may take


def knows(u: Unit, formation: i64) -> bool:
    """C-INF-1 to 6, C-CAV-1, C-CAV-4, C-CAV-7, W-LIG-1 Formations of its arm and training."""
    if u.arm == INFANTRY:
        if u.is_detached():
            return formation == SKIRMISH
        return formation <= SKIRMISH and not (
            formation == HOLLOW and u.roster.traits & SOLID_ONLY != 0
        )
    if u.arm == CAVALRY:
        light = u.roster.weight == 0
        if u.roster.has(IRREGULAR):
            return formation == FORAGERS
        if formation == ECHELON:
            return not light
        return formation == LINE or formation == MARCH or (formation == FORAGERS and light)
    return False


def has_enough(u: Unit, formation: i64) -> bool:
    """C-INF-3, C-INF-4a, D-131 Whether it has the figures that a formation needs."""
    if formation == COLUMN:
        return u.figures >= LEAST_COLUMN
    if formation == HOLLOW:
        return u.figures >= LEAST_HOLLOW
    if formation == SOLID:
        return u.figures >= LEAST_SOLID
    if formation == ECHELON:
        return u.figures > WIDE
    return u.figures > 1 or formation != EXTENDED


# Room


def files_after(u: Unit, figures: i64) -> i64:
    """C-CAS-1 Lines lose their wings, columns their rear: how many stand abreast after losses."""
    formation = square_after_losses(u.formation, figures)
    if formation != u.formation or formation in (LINE, EXTENDED, HOLLOW, SOLID):
        return max(usual_files(u.arm, formation, figures), 1)
    return max(min(u.files, figures), 1)


def shrunk_pose(u: Unit, figures: i64) -> Pose:
    """C-CAS-1 Its front edge stays where it was; a square stays about its middle."""
    if not u.is_square() or figures <= 0:
        return u.pose
    formation = square_after_losses(u.formation, figures)
    x, y = u.pose.point(-(depth_of(u) // 2), 0)
    depth = size_of(u.roster, formation, files_after(u, figures), figures)[1]
    return about(x, y, u.pose.h, depth)


def reformed_pose(b: Battle, u: Unit, formation: i64, files: i64, heading: i64) -> Pose:
    """D-160 About the same middle, facing so."""
    x, y = centre_of(b, u)
    return about(x, y, heading, size_of(u.roster, formation, files, u.figures)[1])


def new_pose(b: Battle, u: Unit, formation: i64, files: i64) -> Pose:
    """The front edge keeps its middle; squares form, and are left, about the middle of all."""
    if formation == HOLLOW or formation == SOLID or u.is_square():
        return reformed_pose(b, u, formation, files, u.pose.h)
    return u.pose


def has_room(b: Battle, u: Unit, formation: i64, files: i64, pose: Pose) -> bool:
    """On open ground of the table, not on another unit, and an inch from enemies it is not near
    yet.
    """
    whole = hull_at(u.roster, formation, files, u.figures, pose)
    ground = b.setting.ground
    wide = whole.widened(KEPT_AWAY + 2 * TOLERANCE)
    others = near_others(field_of(b).bodies, u.uid, wide)
    if not others and is_wholly_open(ground, CLOSED, wide):
        return True
    if not is_walkable(ground, CLOSED, whole) or on_any(others, whole) is not None:
        return False
    place = footprint_at(u.roster, formation, files, u.figures, pose)
    here = footprint(b, u)
    for enemy in others:
        if enemy.seat != u.seat and closer(place, enemy.shape, KEPT_AWAY):
            if gap(place, enemy.shape) < gap(here, enemy.shape):
                return False
    return True


def place_for(b: Battle, u: Unit, formation: i64, files: i64, heading: i64) -> Pose | None:
    """Where it finds room for a formation: as it is, or at most 2 inches back or aside."""
    start = (
        new_pose(b, u, formation, files)
        if heading == u.pose.h
        else reformed_pose(b, u, formation, files, heading)
    )
    if has_room(b, u, formation, files, start):
        return start
    for step in range(1, SHIFTS + 1):
        off = step * SHIFT // SHIFTS
        for pose in (start.moved(-off), start.moved(0, off), start.moved(0, -off)):
            if has_room(b, u, formation, files, pose):
                return pose
    return None

"""P-06: which units may fire, how far, and at which targets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import MEANS, PIECE, Refusal
from grognard.table.lines import Line
from grognard.table.measure import far, within
from grognard.table.pose import INCH

from ...model.kinds import (
    CARBINE,
    CAVALRY,
    CHARGED,
    CHARGING,
    FACES_FIRED,
    FAILED_CHARGE,
    FIRED,
    FORAGERS,
    FRONT,
    HALTED,
    HEAVY,
    HOWITZER,
    LIGHT,
    MARCHED,
    MOVE_AND_FIRE,
    MOVED,
    NO_FIREARM,
    RALLIED,
    REFORMED,
    RIFLE,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import footprint
from ..ground import bearing, bears, gap_between
from ..smoke import is_masked

NO_TARGET: Final = Refusal("C-INF-11", why="no-target")
UNARMED: Final = Refusal("C-INF-11", MEANS, "unarmed")
HEAVY_HORSE: Final = Refusal("D-43", MEANS, "heavy-horse")
FLEES: Final = Refusal("C-INF-11", PIECE, "flees")
ENGAGED: Final = Refusal("D-46", PIECE, "fights")
IN_COMBAT: Final = Refusal("D-46", why="target-fights")
HAS_MARCHED: Final = Refusal("C-INF-19", PIECE)
HAS_CHARGED: Final = Refusal("D-24", PIECE, "charged-no-fire")
HAS_RALLIED: Final = Refusal("D-169", PIECE, "rallied")
HAS_FIRED: Final = Refusal("C-INF-11", PIECE, "fired")
MOUNTED: Final = Refusal("D-42", PIECE, "mounted")
OUT_OF_RANGE: Final = Refusal("C-WPN-3", why="range")
NO_SIGHT: Final = Refusal("D-136", why="no-sight")
IN_SMOKE: Final = Refusal("C-SMK-3")
NOT_A_FACE: Final = Refusal("D-130", MEANS, "not-a-face")

MUSKETS: Final = 18 * INCH
RIFLES: Final = 30 * INCH
CARBINES: Final = 12 * INCH
GUN_RANGES: Final = (24 * INCH, 36 * INCH, 48 * INCH, 36 * INCH)  # estimates, by weight
CANISTER_RANGES: Final = (4 * INCH, 8 * INCH, 12 * INCH, 0)
DIE_OF_GUNS: Final = 10 * INCH


# Ranges


def longest_range(u: Unit) -> i64:
    """As far as its firearm carries at best."""
    return carries(u.roster.firearm)


def carries(firearm: i64) -> i64:
    """C-INF-11, C-WPN-1, C-WPN-4 How far a firearm carries; 0 without one."""
    if firearm == RIFLE:
        return RIFLES
    if firearm == CARBINE:
        return CARBINES
    return 0 if firearm == NO_FIREARM else MUSKETS


def has_moved(u: Unit) -> bool:
    """D-18, D-30 Changes of ranks or formation count as a move, and so do orders that failed."""
    return u.marks & (MOVED | REFORMED | HALTED) != 0


def range_of(u: Unit) -> i64:
    """C-WPN-4, D-44 A rifle that has moved carries as a musket."""
    return MUSKETS if u.roster.firearm == RIFLE and has_moved(u) else longest_range(u)


def strength_of_shot(u: Unit) -> i64:
    """How hard its shots strike."""
    return shot_strength(u.roster.firearm, has_moved(u))


def shot_strength(firearm: i64, moved: bool) -> i64:
    """C-INF-11, C-WPN-4 Strength 3; an aimed rifle 4."""
    return 4 if firearm == RIFLE and not moved else 3


# Who may fire


def is_armed(b: Battle, u: Unit) -> bool:
    """C-CAV-5, D-43 With a firearm that it may use at all."""
    if not u.is_troops() or u.roster.firearm == NO_FIREARM:
        return False
    return u.arm != CAVALRY or u.roster.weight != HEAVY or b.setting.options.heavy_fire


def moves_and_fires(b: Battle, u: Unit) -> bool:
    """C-WPN-2, D-42, D-176 Infantry always; cavalry with the trait, or as foragers."""
    if u.arm != CAVALRY or u.roster.has(MOVE_AND_FIRE) or b.setting.options.moving_carbines:
        return True
    return u.roster.weight == LIGHT and u.formation == FORAGERS


def why_not_fire(b: Battle, u: Unit) -> Refusal | None:
    """C-INF-19, D-24, D-42, D-46, D-169, W-SHO-7 Whether it may fire in its own phase."""
    if not is_armed(b, u):
        return UNARMED if u.roster.firearm == NO_FIREARM or not u.is_troops() else HEAVY_HORSE
    if u.is_fleeing():
        return FLEES
    if b.is_engaged(u.uid):
        return ENGAGED
    if u.has(MARCHED):
        return HAS_MARCHED
    if u.has(CHARGED | CHARGING | FAILED_CHARGE):
        return HAS_CHARGED
    if u.has(RALLIED):
        return HAS_RALLIED
    if u.has(FIRED):
        return HAS_FIRED
    return MOUNTED if has_moved(u) and not moves_and_fires(b, u) else None


def why_not_shot(b: Battle, u: Unit, target: i64, face: i64) -> Refusal | None:
    """P-06 Whether it may fire at this target, a square from this face."""
    refusal = why_not_fire(b, u)
    if refusal is not None:
        return refusal
    if u.is_square() != (face >= 0) or face > 3:
        return NOT_A_FACE
    if face >= 0 and u.has(FACES_FIRED[face]):
        return HAS_FIRED
    if target < 0 or target >= len(b.units):
        return NO_TARGET
    foe = b.units[target]
    if foe.seat == u.seat or not foe.on_table():
        return NO_TARGET
    if b.is_engaged(target):
        return IN_COMBAT
    if not in_range(b, u, foe, range_of(u)):
        return OUT_OF_RANGE
    if not bears(b, u, foe, range_of(u), max(face, FRONT)):
        return NO_SIGHT
    return IN_SMOKE if is_lost_in_smoke(b, u, foe, range_of(u) // 2) else None


def is_lost_in_smoke(b: Battle, u: Unit, foe: Unit, short: i64) -> bool:
    """C-SMK-3 Masked, and not at short range."""
    return is_masked(b, u, foe) and not within(gap_between(b, u, foe), short)


def in_range(b: Battle, u: Unit, foe: Unit, limit: i64) -> bool:
    one, other = footprint(b, u), footprint(b, foe)
    return not far(one.hull, other.hull, limit + 2) and within(gap_between(b, u, foe), limit)


def bearing_lines(b: Battle, u: Unit, foe: Unit, limit: i64, face: i64) -> list[Line]:
    """The lines of its front rank, or of one face of a square."""
    return bearing(b, u, foe, limit, max(face, FRONT))


def faces_of(u: Unit) -> tuple[int, ...]:
    """D-130 What it may fire from: each face of a square, else simply its front."""
    return (0, 1, 2, 3) if u.is_square() else (-1,)


# Who could fire at a unit just now, for the modifiers of manoeuvre tests


def could_shoot(b: Battle, enemy: Unit, u: Unit, limit: i64) -> bool:
    """D-10, D-11 Whether an enemy could fire at a unit from where both stand, within a limit."""
    if not is_armed(b, enemy) or enemy.is_fleeing():
        return False
    if not in_range(b, enemy, u, limit):
        return False
    for face in faces_of(enemy):
        if bears(b, enemy, u, limit, max(face, FRONT)):
            return True
    return False


def gun_reach(battery: Unit) -> i64:
    """D-11 Its greatest estimate, and the most that its die adds."""
    return GUN_RANGES[battery.roster.weight] + DIE_OF_GUNS


def canister_reach(battery: Unit) -> i64:
    return 0 if battery.roster.weight == HOWITZER else CANISTER_RANGES[battery.roster.weight]

"""Chapter 6: which units may fire, and at which targets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import MEANS, PIECE, Refusal
from grognard.table.angles import DEGREE
from grognard.table.arcs import meets_wide_arc
from grognard.table.contact import straight_to
from grognard.table.measure import TOLERANCE, far, gap, is_surely_closer, within
from grognard.table.pose import INCH

from ...model.kinds import (
    AIMED,
    CAVALRY,
    CHARGING,
    GARRISON,
    LIMBERED,
    LOCKED,
    RESERVED,
    SILENCED,
    SQUARE,
)
from ...model.pieces import Targets, Unit
from ...model.state import Battle
from ..artillery import ACTIONS, actions_used
from ..formations import body_of, field_of, footprint
from ..ground import gap_between, sees
from .power import skirmishing_bases

NO_TARGET: Final = Refusal("R26 choice of target", MEANS, "no-target")
CHARGES: Final = Refusal("6.3 chargers do not fire", PIECE)
IS_LOCKED: Final = Refusal("6.3 locked units", PIECE)
LOCKED_TARGET: Final = Refusal("6.3 locked units", why="locked-target")
FROM_RESERVE: Final = Refusal("9.3 no fire after reserve", PIECE)
CAVALRY_FIGHTS: Final = Refusal("6.3 cavalry charged by cavalry", PIECE)
LIMBERED_GUNS: Final = Refusal("4.1 limbered guns silent", PIECE)
SILENT_GUNS: Final = Refusal("4.3 silenced no fire", PIECE)
NO_ACTION_LEFT: Final = Refusal("4.1 two actions", PIECE)
FRIENDS_THERE: Final = Refusal("6.2 friends in contact")
CHARGER_FIRST: Final = Refusal("6.2 fires at what charges it")
OUT_OF_RANGE: Final = Refusal("6.2 out of range")
OUT_OF_ARC: Final = Refusal("6.2 outside the arc")
OUT_OF_SIGHT: Final = Refusal("6.2 no line of sight")
NEAREST_FIRST: Final = Refusal("6.2 nearest target first")

ARC: Final = 45 * DEGREE
MUSKETS: Final = 2 * INCH
SKIRMISHERS: Final = 4 * INCH
GUNS: Final = 18 * INCH
CONTACT: Final = INCH // 4  # R69


# Which units may fire


def why_not_fire(b: Battle, u: Unit) -> Refusal | None:
    """6.3, 9.3, R38, R76, R91 Whether a unit may fire at all in this step."""
    if u.has(LOCKED):
        return IS_LOCKED
    if u.has(CHARGING):
        return CHARGES
    if u.has(RESERVED):
        return FROM_RESERVE
    if u.is_battery():
        return why_not_guns(b, u)
    return CAVALRY_FIGHTS if u.arm == CAVALRY and is_charged_by_cavalry(b, u) else None


def why_not_guns(b: Battle, u: Unit) -> Refusal | None:
    """4.1, 4.3, R71 In its own segment a battery keeps one of its two actions to fire."""
    if u.formation == LIMBERED:
        return LIMBERED_GUNS
    if u.has(SILENCED):
        return SILENT_GUNS
    return NO_ACTION_LEFT if b.active == u.seat and actions_used(u) >= ACTIONS else None


def is_charged_by_cavalry(b: Battle, u: Unit) -> bool:
    """6.3, R38"""
    for one in b.contacts:
        if one.defender == u.uid and b.units[one.attacker].arm == CAVALRY:
            return True
    return False


# Targets


def reach_of(u: Unit) -> i64:
    """6.2 As far as it fires."""
    if u.is_battery():
        return GUNS
    return SKIRMISHERS if skirmishing_bases(u) > 0 else MUSKETS


def faces_all_round(u: Unit) -> bool:
    """R24"""
    return u.formation == SQUARE or u.formation == GARRISON


def in_fire_arc(b: Battle, u: Unit, target: Unit) -> bool:
    """6.2, R24, R104 Whether any of the target is in the arc."""
    if faces_all_round(u):
        return True
    width = body_of(b, u).width
    for part in footprint(b, target).parts:
        if meets_wide_arc(u.pose, width, ARC, part):
            return True
    return False


def touches_front(b: Battle, u: Unit, foe: Unit) -> bool:
    """R38, R45 Whether an enemy in contact is at the front edge, and not beside or behind."""
    body = body_of(b, u)
    for part in footprint(b, foe).parts:
        off = straight_to(body.pose, body.width, body.depth, part)
        if 0 <= off <= CONTACT + TOLERANCE:
            return True
    return False


def why_not_target(b: Battle, u: Unit, target: i64) -> Refusal | None:
    """6.2, R24, R26 Whether a unit may fire at a target, if there were no other."""
    if target < 0 or target >= len(b.units):
        return NO_TARGET
    foe = b.units[target]
    if foe.seat == u.seat or not foe.on_table():
        return NO_TARGET
    if b.in_contact(u.uid):
        return why_not_charger(b, u, foe)
    if foe.has(LOCKED):
        return LOCKED_TARGET
    if b.in_contact(target):
        return FRIENDS_THERE
    return why_not_aim(b, u, foe)


def why_not_aim(b: Battle, u: Unit, foe: Unit) -> Refusal | None:
    """6.2, R23, R24, R25 Range, arc and sight."""
    if not is_in_range(b, u, foe):
        return OUT_OF_RANGE
    if not in_fire_arc(b, u, foe):
        return OUT_OF_ARC
    return None if sees(b, u, foe) else OUT_OF_SIGHT


def why_not_charger(b: Battle, u: Unit, foe: Unit) -> Refusal | None:
    """R38, R74 A charged unit fires at what touches its front, and at nothing else."""
    if foe.uid not in b.foes_of(u.uid):
        return CHARGER_FIRST
    return None if faces_all_round(u) or touches_front(b, u, foe) else OUT_OF_ARC


def is_in_range(b: Battle, u: Unit, foe: Unit) -> bool:
    """6.2, R23 On the limit is in range."""
    reach, here, there = reach_of(u), footprint(b, u), footprint(b, foe)
    if far(here.hull, there.hull, reach + TOLERANCE):
        return False
    return is_surely_closer(here, there, reach) or within(gap(here, there), reach)


def forced_reach(u: Unit) -> i64:
    """6.2, R26 Within this the nearest comes first; guns are free beyond 4 inches."""
    return SKIRMISHERS if u.is_battery() else MUSKETS


def targets_of(b: Battle, u: Unit) -> list[int]:
    """6.2, R26, R94 All targets a unit may choose; found once until a unit moves."""
    field, marks, kept = field_of(b), u.marks & ~AIMED, u.targets
    if kept is None or not kept.hold(field, b.contacts, b.active, marks):
        kept = Targets(field, b.contacts, b.active, marks, list_targets(b, u))
        u.targets = kept
    return kept.uids


def list_targets(b: Battle, u: Unit) -> list[int]:
    """Where several are equally near, each of them."""
    if why_not_fire(b, u) is not None:
        return []
    every = [foe.uid for foe in b.side(1 - u.seat) if why_not_target(b, u, foe.uid) is None]
    if len(every) < 2:
        return every
    gaps = [int(gap_between(b, u, b.units[uid])) for uid in every]
    nearest = min(gaps)
    if not within(nearest, forced_reach(u)):
        return every
    return [uid for uid, off in zip(every, gaps, strict=True) if within(off, nearest)]


def why_not_shot(b: Battle, u: Unit, target: i64) -> Refusal | None:
    """6.2 Whether a unit may fire at this target."""
    refusal = why_not_fire(b, u)
    if refusal is None:
        refusal = why_not_target(b, u, target)
    if refusal is not None:
        return refusal
    return None if target in targets_of(b, u) else NEAREST_FIRST


def proposed(b: Battle, targets: list[int], u: Unit) -> i64:
    """R26 The nearest of the targets it may choose; of equally near ones the first."""
    best = targets[0]
    if len(targets) == 1:
        return best
    least: i64 = 1 << 60
    for uid in targets:
        off = gap_between(b, u, b.units[uid])
        if off < least:
            best, least = uid, off
    return best

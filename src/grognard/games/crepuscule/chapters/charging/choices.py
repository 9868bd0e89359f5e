"""C-REA-1 to 11, C-CAV-18 to 20, D-70 to 76: which reactions a charged unit has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import MEANS, PIECE, Refusal
from grognard.table import arcs
from grognard.table.measure import TOLERANCE
from grognard.table.pose import INCH

from ...model.actions import React
from ...model.kinds import (
    ARTILLERY,
    CAVALRY,
    COLUMN,
    COUNTER,
    DISORDERED,
    ECHELON,
    EXTENDED,
    FALL_BACK,
    FIRE_AND_FLEE,
    FIRED_BACK,
    FLEE,
    FRENZY,
    FRONT,
    GARRISON,
    HATRED,
    HOLD,
    HOLD_AND_FIRE,
    HOLD_FIRE,
    HOLLOW,
    IMPETUOUS,
    INFANTRY,
    LINE,
    MARCH,
    NOBODY,
    REFORM,
    SHELTER,
    SOLID,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..artillery.reaction_fire import charger_in_arc, why_not_shoot
from ..formations import depth_of, place_for, width_of
from ..ground import edge_toward, gap_between, heading_between
from ..moving.paces import base_move
from ..orders.changes import files_for, why_not_formation
from ..shooting.targets import is_armed

NOT_A_REACTION: Final = Refusal("D-125", MEANS, "not-a-reaction")
NO_TIME: Final = Refusal("D-72", PIECE, "no-time")
MUST_LEAVE: Final = Refusal("D-70", MEANS, "must-leave")
MUST_COUNTER: Final = Refusal("C-REA-11", MEANS)
NOT_FROM_THERE: Final = Refusal("D-204", MEANS, "not-from-there")
UNARMED: Final = Refusal("C-INF-11", MEANS, "unarmed")
HAS_FIRED: Final = Refusal("D-48", PIECE, "fired-back")
FOOT_ONLY: Final = Refusal("C-REA-7", MEANS, "foot-only")
CANNOT_COUNTER: Final = Refusal("D-23", PIECE, "cannot-counter")
NOT_HELD: Final = Refusal("C-REA-6", MEANS, "not-held")
NO_ROOM: Final = Refusal("D-160", why="no-room-to-form")
NO_SQUARE: Final = Refusal("C-ART-7", MEANS)
GUNNERS: Final = Refusal("D-190", MEANS)
SHUT_IN: Final = Refusal("D-140", MEANS, "shut-in")

FIRES: Final = (HOLD_AND_FIRE, FIRE_AND_FLEE, HOLD_FIRE)
TESTED: Final = (REFORM, HOLD_FIRE, COUNTER, FALL_BACK)
RASH: Final = IMPETUOUS | HATRED | FRENZY
REFUGE: Final = 6 * INCH
SQUARES: Final = (HOLLOW, SOLID)
OF_FOOT: Final = (HOLLOW, SOLID, LINE, COLUMN)
OF_GUNNERS: Final = (HOLD, HOLD_AND_FIRE, FLEE, SHELTER)
OF_HORSE: Final = (LINE, ECHELON)


# Circumstances


def has_time(b: Battle, u: Unit) -> bool:
    """C-REA-10, D-72, D-184, W-CHG-2 Every charger starts strictly beyond its own base move."""
    for foe in b.chargers_of(u.uid):
        if gap_between(b, u, foe) <= base_move(foe) + TOLERANCE:
            return False
    return True


def frontal(b: Battle, u: Unit) -> list[Unit]:
    """The units that charge its front, the nearest first."""
    found = [foe for foe in b.chargers_of(u.uid) if edge_toward(b, u, foe) == FRONT]
    gaps = {foe.uid: int(gap_between(b, u, foe)) for foe in found}
    found.sort(key=lambda foe: gaps[foe.uid])
    return found


def nearest_charger(b: Battle, u: Unit) -> i64:
    best: i64 = NOBODY
    least: i64 = 1 << 60
    for foe in b.chargers_of(u.uid):
        off = gap_between(b, u, foe)
        if off < least:
            best, least = foe.uid, off
    return best


def must_leave(b: Battle, u: Unit) -> bool:
    """C-INF-5, C-INF-6b, D-70, D-71, D-151 Open and extended order before formed troops."""
    if not u.is_open() and u.formation != EXTENDED:
        return False
    for foe in b.chargers_of(u.uid):
        if foe.is_formed():
            return True
    return False


def must_counter(b: Battle, u: Unit) -> bool:
    """C-REA-11, D-74 Rash troops, where they may counter-charge at all."""
    if not u.roster.has(RASH) or must_leave(b, u):
        return False
    for foe in frontal(b, u):
        if why_not_counter(b, u, foe) is None:
            return True
    return False


# What forbids each


def why_not_react(b: Battle, u: Unit, action: React) -> Refusal | None:
    """P-04, C-REA-3, C-REA-4, C-REA-8 Time first, then formation, arm and charger."""
    reaction = action.reaction
    if not HOLD <= reaction <= SHELTER:
        return NOT_A_REACTION
    if (action.formation >= 0) != (reaction == REFORM):
        return NOT_A_REACTION
    if action.target >= 0 and reaction != COUNTER:
        return NOT_A_REACTION
    if u.arm == ARTILLERY:
        return why_not_gunners(b, u, reaction)
    if u.formation == GARRISON and reaction not in (HOLD, HOLD_AND_FIRE):
        return SHUT_IN
    if must_counter(b, u) and reaction != COUNTER:
        return MUST_COUNTER
    if not has_time(b, u) and not (reaction == COUNTER and must_counter(b, u)):
        return why_not_late(b, u, reaction)
    return why_not_such(b, u, action)


def why_not_gunners(b: Battle, u: Unit, reaction: i64) -> Refusal | None:
    """C-ART-6, C-ART-7, D-72, D-190 They stand, fire and stand, shelter in a square, or run."""
    if reaction not in (HOLD, HOLD_AND_FIRE, FLEE, SHELTER):
        return GUNNERS
    if reaction == HOLD:
        return None
    if not has_time(b, u):
        return NO_TIME
    if reaction == SHELTER:
        return None if square_for(b, u) != NOBODY else NO_SQUARE
    if reaction == FLEE or charger_in_arc(b, u) != NOBODY:
        return None
    return why_not_shoot(b, u, b.units[nearest_charger(b, u)])


def square_for(b: Battle, u: Unit) -> i64:
    """C-ART-7 The nearest square of its side within 6 inches of the gun."""
    best: i64 = NOBODY
    least: i64 = REFUGE + TOLERANCE
    for other in b.side(u.seat):
        if other.is_square() and not other.is_fleeing():
            off = gap_between(b, u, other)
            if off <= least:
                best, least = other.uid, off - 1
    return best


def why_not_late(b: Battle, u: Unit, reaction: i64) -> Refusal | None:
    """D-72 Too near: it holds, unless it must leave."""
    if must_leave(b, u):
        return None if reaction == FLEE else MUST_LEAVE
    return None if reaction == HOLD else NO_TIME


def why_not_such(b: Battle, u: Unit, action: React) -> Refusal | None:
    reaction = action.reaction
    if must_leave(b, u) and not may_leave_by(u, reaction):
        return MUST_LEAVE
    if reaction in FIRES:
        return why_not_fire_back(b, u, reaction)
    if reaction == COUNTER:
        return why_not_counter_any(b, u, action.target)
    if reaction == REFORM:
        return why_not_reform(b, u, action.formation)
    return NOT_A_REACTION if reaction == SHELTER else None


def may_leave_by(u: Unit, reaction: i64) -> bool:
    """D-70, D-71 Skirmishers may also re-form."""
    if reaction == REFORM:
        return u.is_open()
    return reaction in (FLEE, FIRE_AND_FLEE, FALL_BACK)


def why_not_fire_back(b: Battle, u: Unit, reaction: i64) -> Refusal | None:
    """C-REA-2 to 6, D-48, D-204 With a firearm, once in an enemy turn, to its front."""
    if reaction == HOLD_FIRE and u.arm != INFANTRY:
        return NOT_HELD
    if not is_armed(b, u):
        return UNARMED
    if u.has(FIRED_BACK):
        return HAS_FIRED
    return None if frontal(b, u) else NOT_FROM_THERE


def why_not_counter_any(b: Battle, u: Unit, target: i64) -> Refusal | None:
    """D-133 One of the units that charge its front; the nearest where none is named."""
    foes = frontal(b, u)
    if target >= 0:
        foes = [foe for foe in foes if foe.uid == target]
    if not foes:
        return NOT_FROM_THERE
    return why_not_counter(b, u, foes[0])


def why_not_counter(b: Battle, u: Unit, foe: Unit) -> Refusal | None:
    """C-REA-7, C-CAV-19, D-23, D-74 Infantry meets infantry only; not from every formation."""
    if u.is_square() or u.formation in (MARCH, GARRISON) or u.has(DISORDERED):
        return CANNOT_COUNTER
    if (u.is_open() or u.formation == EXTENDED) and not foe.is_open():
        return CANNOT_COUNTER
    return FOOT_ONLY if u.arm == INFANTRY and foe.arm != INFANTRY else None


def why_not_reform(b: Battle, u: Unit, formation: i64) -> Refusal | None:
    """C-REA-5, D-160 Another formation about the same middle, where there is room."""
    if formation == u.formation:
        return NOT_A_REACTION
    refusal = why_not_formation(b, u, formation, 0)
    if refusal is not None:
        return refusal
    return None if reform_heading(b, u, formation) >= 0 else NO_ROOM


def reform_heading(b: Battle, u: Unit, formation: i64) -> i64:
    """D-160 Facing the nearest charger, if it finds room so; else as it faces; -1 for none."""
    foe = nearest_charger(b, u)
    if foe == NOBODY:
        return -1
    charger = b.units[foe]
    x, y = u.pose.point(-(depth_of(u) // 2), 0)
    toward = heading_between((x, y), (charger.pose.x, charger.pose.y))
    files = files_for(u, formation, 0)
    for heading in (toward, u.pose.h):
        if place_for(b, u, formation, files, heading) is not None:
            return heading
    return -1


def face_toward(u: Unit, foe: Unit) -> i64:
    """The face of a square that looks at an enemy, else -1."""
    if not u.is_square():
        return -1
    return arcs.sector_45(u.pose, width_of(u), depth_of(u), foe.pose.x, foe.pose.y)


# Reactions worth asking about


def list_reactions(b: Battle, u: Unit) -> list[Action]:
    if u.arm == ARTILLERY:
        return [React(u.uid, reaction) for reaction in OF_GUNNERS]
    found: list[Action] = [
        React(u.uid, reaction)
        for reaction in (HOLD, HOLD_AND_FIRE, FLEE, FIRE_AND_FLEE, HOLD_FIRE, FALL_BACK)
    ]
    foes = frontal(b, u)
    if len(foes) > 1:
        found += [React(u.uid, COUNTER, NOBODY, foe.uid) for foe in foes]
    else:
        found.append(React(u.uid, COUNTER))
    for formation in OF_HORSE if u.arm == CAVALRY else OF_FOOT:
        if formation != u.formation:
            found.append(React(u.uid, REFORM, formation))
    return found

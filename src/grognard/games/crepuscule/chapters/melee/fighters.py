"""D-132, D-145, D-52, D-53: which figures fight which, counted from edges and bases."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.angles import DEGREE, SHIFT, along, aside, turn_between
from grognard.table.pose import INCH

from ...model.kinds import (
    ARTILLERY,
    CAVALRY,
    CHIEF_BASE,
    COLUMN,
    COUNTERING,
    ECHELON,
    FOOT_BASE,
    FRONT,
    GARRISON,
    HOLLOW,
    HORSE_WIDTH,
    INFANTRY,
    LEFT,
    RIGHT,
)
from ...model.pieces import Contact, Officer, Unit
from ...model.state import Battle
from ..buildings.facades import building_of, facade_toward, floors_of
from ..formations import base_of, centre_of, depth_of, face_files, ranks_of, width_of
from ..ground import in_difficult_ground, is_within
from .contacts import obstacle_before

CORNERS: Final = 2
MOST_ON_ONE: Final = 2  # attackers on one skirmisher
MOST_FLANKERS: Final = 6
BEHIND: Final = INCH  # how far a supporter is behind its friend
SAME_WAY: Final = 45 * DEGREE


# Edges


def own_edge(one: Contact, uid: i64) -> i64:
    """The edge with which a unit fights; the attacker's is its front."""
    return FRONT if one.attacker == uid else one.edge


def foe_of(one: Contact, uid: i64) -> i64:
    return one.defender if one.attacker == uid else one.attacker


def edge_length(u: Unit, edge: i64) -> i64:
    """How long an edge is; that of a square is as long as the figures on its face."""
    if u.formation == HOLLOW:
        return face_files(u.figures, edge) * FOOT_BASE
    return depth_of(u) if edge == RIGHT or edge == LEFT else width_of(u)


def figures_on(u: Unit, edge: i64) -> i64:
    """D-55, D-152 Figures on an edge: a front rank, the wings of the ranks, a face of a square."""
    if u.formation == HOLLOW:
        return face_files(u.figures, edge)
    if u.is_open() or u.arm == ARTILLERY or u.formation == GARRISON:
        return u.figures
    if edge == RIGHT or edge == LEFT:
        return ranks_of(u.files, u.figures)
    return min(u.files, u.figures)


def fighters(b: Battle, one: Contact, uid: i64) -> i64:
    """W-MEL-2, D-132 Those in base contact: what overlaps the enemy's edge, and the two corners."""
    u, foe = b.units[uid], b.units[foe_of(one, uid)]
    if u.formation == GARRISON or foe.formation == GARRISON:
        return facade_fighters(b, u, foe)
    length = edge_length(foe, own_edge(one, foe.uid))
    if u.is_open():
        count = min(u.figures, max(length // FOOT_BASE, 1))
    else:
        count = min(figures_on(u, own_edge(one, uid)), length // base_of(u.roster)[0] + CORNERS)
    if foe.is_open():
        facing = min(foe.figures, max(edge_length(u, own_edge(one, uid)) // FOOT_BASE, 1))
        count = min(count, MOST_ON_ONE * facing)
    return count


def men_on(u: Unit, o: Officer) -> i64:
    """W-MEL-2, D-132, D-207 Figures that touch an officer's base: two separate figures at most."""
    if u.is_open():
        return min(u.figures, MOST_ON_ONE)
    wide: i64 = CHIEF_BASE if o.is_chief() else HORSE_WIDTH
    return min(min(u.files, u.figures), wide // base_of(u.roster)[0] + CORNERS)


def facade_fighters(b: Battle, u: Unit, foe: Unit) -> i64:
    """D-140 As many as a façade holds; of the garrison twice as many with an upper floor."""
    inside = u if u.formation == GARRISON else foe
    outside = foe if inside is u else u
    area = building_of(b, inside)
    if area is None:
        return 0
    facade = facade_toward(b, area, outside.pose.x, outside.pose.y)
    if not facade.opened:
        return 0
    if inside is u:
        return min(u.figures, facade.abreast() * floors_of(area))
    return min(figures_on(u, FRONT), facade.length // base_of(u.roster)[0])


# Charges


def is_charge(b: Battle, one: Contact, uid: i64) -> bool:
    """C-CC-4, D-56 The first round of a charge, or of a counter-charge."""
    if one.rounds > 0:
        return False
    u = b.units[uid]
    return one.attacker == uid or (u.has(COUNTERING) and u.charge == one.attacker)


def keeps_bonuses(b: Battle, one: Contact, uid: i64) -> bool:
    """C-INF-4a, C-OBS-1, D-67, D-123, D-140 No square, building or ground takes from a charge."""
    u, foe = b.units[uid], b.units[foe_of(one, uid)]
    if u.arm == CAVALRY and foe.is_square():
        return False
    if u.formation == GARRISON or foe.formation == GARRISON:
        return False
    if u.is_open_order():
        return True
    if one.attacker == uid and one.behind > 0:
        return False
    return not (in_difficult_ground(b, u) or in_difficult_ground(b, foe))


def has_charge_bonus(b: Battle, one: Contact, uid: i64) -> bool:
    """Strength, Impact, and the figures that strike in addition to the front rank."""
    return is_charge(b, one, uid) and keeps_bonuses(b, one, uid)


def flank_strikers(b: Battle, u: Unit) -> i64:
    """C-INF-3, D-52, D-182 The wings of the rear ranks of an assault column that charges."""
    if u.formation != COLUMN:
        return 0
    count: i64 = 0
    left = u.figures - u.files
    while left > 0:
        count += min(left, 2)
        left -= u.files
    return count if b.setting.options.all_flanks else min(count, MOST_FLANKERS)


def rear_strikers(u: Unit) -> i64:
    """C-CAV-8, D-53 Half of the rear ranks of an echelon that charges."""
    return (max(u.figures - u.files, 0) + 1) // 2 if u.formation == ECHELON else 0


def extra_strikers(b: Battle, one: Contact, uid: i64) -> i64:
    if not has_charge_bonus(b, one, uid):
        return 0
    return flank_strikers(b, b.units[uid]) + rear_strikers(b.units[uid])


def has_impact(b: Battle, one: Contact, uid: i64) -> bool:
    """C-CAV-5, D-54 Heavy cavalry that charges infantry."""
    u, foe = b.units[uid], b.units[foe_of(one, uid)]
    if u.roster.impact == 0 or foe.arm not in (INFANTRY, ARTILLERY):
        return False
    return has_charge_bonus(b, one, uid)


# Supports


def supporters(b: Battle, one: Contact, uid: i64) -> list[int]:
    """D-60, D-145 Friends in file behind a unit that fights, each behind the one before."""
    found: list[int] = []
    if one.defender == uid and obstacle_before(b, b.units[one.attacker], b.units[uid]):
        return found  # C-SUP-7, whichever side has won a round there
    ahead = uid
    following = next_behind(b, ahead, found)
    while following >= 0:
        found.append(following)
        following = next_behind(b, following, found)
    return found[:2] if b.setting.options.two_supports else found


def next_behind(b: Battle, ahead: i64, taken: list[int]) -> i64:
    for u in b.side(b.units[ahead].seat):
        if u.uid != ahead and u.uid not in taken and stands_behind(b, u, b.units[ahead]):
            return u.uid
    return -1


def stands_behind(b: Battle, u: Unit, ahead: Unit) -> bool:
    """D-145 Of the same arm, formed, facing as it does, at most an inch behind half its front."""
    if u.arm != ahead.arm or not u.is_formed() or u.is_square() or u.is_fleeing():
        return False
    turned = turn_between(ahead.pose.h, u.pose.h)
    if b.is_engaged(u.uid) or turned > SAME_WAY or turned < -SAME_WAY:
        return False
    if not is_within(b, u, ahead, BEHIND):
        return False
    x, y = centre_of(b, u)
    dx, dy = x - ahead.pose.x, y - ahead.pose.y
    if along(dx, dy, ahead.pose.h) >= 0:
        return False
    off = aside(dx, dy, ahead.pose.h) >> SHIFT
    overlap = (width_of(u) + width_of(ahead)) // 2 - (off if off >= 0 else -off)
    return 2 * min(overlap, width_of(u)) >= width_of(ahead)


def support_strikers(u: Unit) -> i64:
    """C-SUP-3 Half of its front rank, rounded down."""
    return min(u.files, u.figures) // 2


# Combats


def members_of(b: Battle, pairs: list[Contact], first: i64) -> list[int]:
    """All units that fight with or against a unit, through any chain of contacts."""
    found: list[int] = [first]
    grown = True
    while grown:
        grown = False
        for one in pairs:
            if (one.attacker in found) != (one.defender in found):
                found.append(one.defender if one.attacker in found else one.attacker)
                grown = True
    return sorted(found)

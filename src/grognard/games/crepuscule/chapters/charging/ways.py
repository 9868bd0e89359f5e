"""C-INF-10, C-CAV-13, W-MOV-4: the way of a charge: one wheel, straight ahead, and its cost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.bodies import Body, besides, near
from grognard.miniatures.moving import charge_path
from grognard.miniatures.moving.charge_path import Approach, Charger
from grognard.miniatures.moving.forced_moves import met_on
from grognard.miniatures.moving.move_cost import cost
from grognard.miniatures.moving.mover import PER_LENGTH, GroundRule, Mover, Steps, Toll, Verdicts
from grognard.table.angles import DEGREE, SHIFT, along, aside, turn_between
from grognard.table.paths import ADVANCE, WHEEL, Leg, sweep_path
from grognard.table.pose import INCH

from ...model.kinds import CAVALRY, DIFFICULT, NOBODY, OBSTACLE, VERY_DIFFICULT
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import CLOSED, OPEN, body_of, field_of, footprint, width_of
from ..ground import is_within
from ..melee.fighters import SAME_WAY, stands_behind
from ..moving.paces import base_move

WIDEST: Final = 90 * DEGREE
LONGEST: Final = 200 * INCH
RATES: Final = {ADVANCE: 1, WHEEL: 1}
STEPS: Final = Steps(RATES, {}, 2, WIDEST, LONGEST)
NO: Final = Refusal("W-CHG-1")
VERDICTS: Final = Verdicts(NO, NO, NO, NO, NO, NO, NO)


def reach_of(u: Unit) -> i64:
    """C-INF-10, C-CAV-13 Twice its base move."""
    return 2 * base_move(u)


def runner(b: Battle, u: Unit) -> Mover:
    """C-INF-10, C-CAV-13 Difficult ground costs double, mounted threefold; obstacles 3 or 2.

    C-INF-9b, W-OPE-1 Very difficult ground costs double on foot, but not separate figures.
    """
    body, ground = body_of(b, u), b.setting.ground
    m = Mover(footprint(b, u), u.pose, body.width, body.depth, LONGEST, STEPS, VERDICTS, ground)
    if not u.is_open():
        m.slow_down(GroundRule(ground.areas_with(VERY_DIFFICULT), PER_LENGTH, 2))
    if u.is_open_order():
        return m
    mounted = u.arm == CAVALRY
    m.slow_down(GroundRule(ground.areas_with(DIFFICULT), PER_LENGTH, 3 if mounted else 2))
    m.pay(Toll(ground.edges_with(OBSTACLE), [], (2 if mounted else 3) * INCH))
    return m


def closed_to(u: Unit) -> i64:
    """C-CAV-11 Ground that no charge leads over; very difficult ground stops horses too."""
    return CLOSED | VERY_DIFFICULT if u.arm == CAVALRY else CLOSED


def way_cost(b: Battle, u: Unit, legs: list[Leg]) -> i64:
    return cost(runner(b, u), legs) if legs else 0


def path_to(b: Battle, u: Unit, target: i64, wheel: i64) -> Approach:
    """The way at a target after a wheel; an enemy who is truly nearer is met first (D-193)."""
    enemies = field_of(b).enemies(u.seat)
    return charge_path.approach(body_of(b, u), wheel, enemies, body_of(b, b.units[target]))


def charger_of(b: Battle, u: Unit, budget: i64) -> Charger:
    return Charger(body_of(b, u), WIDEST, budget, 1, 1)


def list_wheels(b: Battle, u: Unit, target: i64, budget: i64 = LONGEST) -> list[int]:
    """Wheels worth considering by which it meets a target."""
    return charge_path.list_wheels(charger_of(b, u, budget), body_of(b, b.units[target]))


def hits(b: Battle, u: Unit, target: i64, wheel: i64) -> bool:
    """Whether the target is straight ahead after a wheel."""
    way = path_to(b, u, target, wheel)
    return way.met == target or way.to(body_of(b, b.units[target])) >= 0


def is_barred(b: Battle, u: Unit, way: Approach) -> bool:
    """D-193 Enemies or ground in the wheel, closed ground, or formed friends on the way."""
    field, ground = field_of(b), b.setting.ground
    closed = closed_to(u)
    if charge_path.bars_wheel(way.body, way.wheel, field.enemies(u.seat), ground, closed):
        return True
    friends = besides(field.friends(u.seat), u.uid)
    if meets_any(way, [one for one in friends if one.traits & OPEN == 0]):
        return True
    return charge_path.bars_run(way, friends, ground, closed)


def meets_any(way: Approach, bodies: list[Body]) -> bool:
    """Whether its wheel or its run leads over one of some bodies."""
    reach = 2 * (way.width + way.depth) + max(way.length, 0)
    ahead = near(bodies, way.body.shape.hull, reach)
    if not ahead:
        return False
    pieces = sweep_path(way.body.pose, way.width, way.depth, way.legs())
    return met_on(ahead, pieces) is not None


# Files of units that attack together


def leader_of(b: Battle, u: Unit, target: i64) -> i64:
    """C-SUP-1, C-SUP-4, D-146 The friend before it that charges or fights that target.

    One that still stands, or that it can follow, is right before it; one that fights, in reach.
    """
    if target == NOBODY:
        return NOBODY
    for friend in b.side(u.seat):
        if friend.uid == u.uid or friend.arm != u.arm:
            continue
        if target in b.foes_of(friend.uid):
            if is_in_file(b, u, friend):
                return friend.uid
        elif stands_behind(b, u, friend):
            if friend.charge == target or leader_of(b, friend, target) != NOBODY:
                return friend.uid
    return NOBODY


def is_in_file(b: Battle, u: Unit, ahead: Unit) -> bool:
    """C-SUP-1, D-145 Behind half the front of a friend, facing as he does, in charge reach."""
    turned = turn_between(ahead.pose.h, u.pose.h)
    if not u.is_formed() or turned > SAME_WAY or turned < -SAME_WAY:
        return False
    x, y = body_of(b, u).centre()
    dx, dy = x - ahead.pose.x, y - ahead.pose.y
    if along(dx, dy, ahead.pose.h) >= 0:
        return False
    off = aside(dx, dy, ahead.pose.h) >> SHIFT
    overlap = (width_of(u) + width_of(ahead)) // 2 - (off if off >= 0 else -off)
    return 2 * min(overlap, width_of(u)) >= width_of(ahead) and is_within(b, u, ahead, reach_of(u))


def file_behind(b: Battle, u: Unit) -> list[int]:
    """C-SUP-4, D-07 Friends of its arm lined up behind it, each within an inch."""
    found: list[int] = []
    ahead = u
    grown = True
    while grown:
        grown = False
        for friend in b.side(u.seat):
            if friend.uid not in found and friend.uid != u.uid and friend.uid != ahead.uid:
                if stands_behind(b, friend, ahead):
                    found.append(friend.uid)
                    ahead = friend
                    grown = True
                    break
    return found


def attack_strength(b: Battle, u: Unit, target: i64) -> i64:
    """D-07, C-SUP-4 Its figures, and those of all behind it who have the target in reach too."""
    total: i64 = u.figures
    for uid in file_behind(b, u):
        friend = b.units[uid]
        if not reaches_through(b, friend, b.units[target]):
            break
        total += friend.figures
    return total


def reaches_through(b: Battle, u: Unit, foe: Unit) -> bool:
    """D-146 Whether its own charge would reach an enemy through the friends before it."""
    return is_within(b, u, foe, reach_of(u))

"""Where each unit should be, and the ways that bring it closest to that place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.crepuscule.chapters.casualties import is_below_half
from grognard.games.crepuscule.chapters.formations import body_of, centre_of
from grognard.games.crepuscule.chapters.moving.marching import (
    march_budget,
    mover_of,
    walk_budget,
)
from grognard.games.crepuscule.chapters.orders.orders import list_moves, why_not_march
from grognard.games.crepuscule.chapters.shooting.targets import range_of
from grognard.games.crepuscule.model.actions import March
from grognard.games.crepuscule.model.kinds import CAVALRY, GARRISON, NOBODY
from grognard.games.crepuscule.model.pieces import Unit
from grognard.games.crepuscule.model.state import Battle
from grognard.miniatures.moving.charge_path import wheel_toward
from grognard.miniatures.moving.move_candidates import forward
from grognard.miniatures.moving.mover import FORBIDDEN
from grognard.table.angles import DEGREE, heading_of, turn_between
from grognard.table.measure import distance
from grognard.table.paths import ADVANCE, WHEEL, Leg, end, end_path
from grognard.table.pose import INCH, Pose

from ..thought import Proposal
from .plans import Plan, inches, nearest_of

WIDEST: Final = 90 * DEGREE
STOP: Final = 11 * INCH  # a line this close to the enemy halts and fires
CLOSE: Final = 17 * INCH // 2  # where it goes from farther away: short range
COLUMN_STOP: Final = 7 * INCH  # within its charge
HORSE_STOP: Final = 15 * INCH  # cavalry waits within its charge, beyond short range
SCREEN_STOP: Final = 10 * INCH  # skirmishers
SHELTER: Final = 20 * INCH  # from the enemy: units that have lost half
PER_TURN: Final = 20.0  # degrees of a wrong facing that count as an inch
SHORTER: Final = (0, 2 * INCH)  # than as far as it may go
KEPT: Final = 2  # ways proposed for a unit
TRIED: Final = 8  # ways checked against the rules
HALT: Final = 0.6  # inches that a move must gain
ASIDE: Final = 40.0  # degrees: it turns to an enemy this far to the side


class Post:
    """Where the middle of a front should be, and the point it should face."""

    def __init__(self, x: i64, y: i64, look_x: i64, look_y: i64) -> None:
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.look_x: Final[i64] = look_x
        self.look_y: Final[i64] = look_y

    def miss(self, pose: Pose) -> float:
        """How far a place is from this one, in inches, a wrong facing included."""
        return inches(distance(pose.x, pose.y, self.x, self.y)) + self.aside(pose) / PER_TURN

    def aside(self, pose: Pose) -> float:
        """By how many degrees it looks past its point."""
        wanted = heading_of(self.look_x - pose.x, self.look_y - pose.y)
        turn = turn_between(pose.h, wanted)
        return float(turn if turn >= 0 else -turn) / DEGREE


def post_of(b: Battle, plan: Plan, u: Unit) -> Post | None:
    """Its place: ground to take, or as close to the nearest enemy as suits; None: where it is."""
    foe, off = nearest_of(b, u, in_the_open(plan.foes))
    sent = plan.takers.get(int(u.uid))
    if sent is not None:
        x, y = sent
        look = centre_of(b, b.units[foe]) if foe != NOBODY else (u.pose.x, u.pose.y + INCH)
        return Post(x, y, look[0], look[1])
    if foe == NOBODY:
        return None
    x, y = centre_of(b, b.units[foe])
    here = Post(u.pose.x, u.pose.y, x, y)
    stop, wanted = distances(b, plan, u)
    if off <= stop:
        return here if here.aside(u.pose) > ASIDE else None
    if not plan.attacks and off <= range_of(u):
        return here if here.aside(u.pose) > ASIDE else None
    if not plan.attacks:
        return None
    whole = max(distance(u.pose.x, u.pose.y, x, y), 1)
    go = off - wanted
    return Post(
        u.pose.x + (x - u.pose.x) * go // whole, u.pose.y + (y - u.pose.y) * go // whole, x, y
    )


def in_the_open(foes: list[Unit]) -> list[Unit]:
    """Targets to attack: garrisons are left to the guns, as long as there are other targets."""
    outside = [foe for foe in foes if foe.formation != GARRISON and not foe.is_fleeing()]
    return outside if outside else foes


def distances(b: Battle, plan: Plan, u: Unit) -> tuple[i64, i64]:
    """How near to the enemy a unit halts, and how near it goes when it is farther away."""
    if is_below_half(b, u):
        return SHELTER, SHELTER
    if u.arm == CAVALRY:
        return HORSE_STOP, HORSE_STOP
    if u.is_open():
        return SCREEN_STOP + INCH, SCREEN_STOP
    return (STOP, CLOSE) if u.is_in_line() else (COLUMN_STOP, COLUMN_STOP)


# Ways


def propose_ways(b: Battle, u: Unit, post: Post, score: float) -> list[Proposal]:
    """The legal ways that bring a unit nearest to its post, if any is worth going."""
    found = gaining(b, u, post, toward(b, u, post), score)
    if not found and post.miss(u.pose) > 4 * HALT and not u.is_open():
        found = gaining(b, u, post, list_moves(b, u), score)
    return found


def gaining(b: Battle, u: Unit, post: Post, ways: list[list[Leg]], score: float) -> list[Proposal]:
    body = body_of(b, u)
    here = post.miss(u.pose)
    rated: list[tuple[float, int]] = []
    known: set[tuple[int, ...]] = set()
    for number, legs in enumerate(ways):
        key = March(u.uid, legs).key()
        gain = here - post.miss(end_path(u.pose, body.width, body.depth, legs))
        if legs and gain > HALT and key not in known:
            known.add(key)
            rated.append((-gain, number))
    rated.sort()
    found: list[Proposal] = []
    for lack, number in rated[:TRIED]:
        if why_not_march(b, u, ways[number]) is None:
            found.append(Proposal(March(u.uid, ways[number]), score - lack / 1000.0))
            if len(found) == KEPT:
                break
    return found


def toward(b: Battle, u: Unit, post: Post) -> list[list[Leg]]:
    """Ahead, or after a wheel to its post or to what it faces; walking and marching."""
    found: list[list[Leg]] = []
    body = body_of(b, u)
    near = distance(u.pose.x, u.pose.y, post.x, post.y)
    angles: list[i64] = [0]
    for x, y in ((post.x, post.y), (post.look_x, post.look_y)):
        if distance(u.pose.x, u.pose.y, x, y) > INCH:
            angle = wheel_toward(body, WIDEST, x, y)
            if angle not in angles:
                angles.append(angle)
    walk, march = walk_budget(u), march_budget(b, u)
    for budget, marches in ((walk, False), (march, True)):
        if budget <= 0 or (marches and near <= walk):
            continue
        m = mover_of(b, u, budget, marches)
        for angle in angles:
            if angle and m.rates[WHEEL] == FORBIDDEN:
                continue
            before = [Leg(WHEEL, angle)] if angle else []
            pose = end(m.pose, m.width, m.depth, before[0]) if before else m.pose
            length = min(forward(m, pose, before), near)
            for less in SHORTER:
                if length - less > INCH // 4:
                    found.append([*before, Leg(ADVANCE, length - less)])
            if before:
                found.append(before)
    return found

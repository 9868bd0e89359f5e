"""Where each unit should be, and in which formation: by its task, its arm and the enemy near it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age.chapters.charging.charge import why_not_charger
from grognard.games.age.chapters.formations import centre_of, footprint, footprint_at
from grognard.games.age.chapters.ground import in_the_open
from grognard.games.age.model.kinds import (
    CAVALRY,
    COLUMN,
    COLUMNAR,
    DISORDERED,
    GARRISON,
    INFANTRY,
    LINE,
    LINEAR,
    MASSE,
    NOBODY,
    SPENT,
    SQUARE,
    SUPPORTED,
)
from grognard.games.age.model.pieces import Unit
from grognard.games.age.model.state import Battle
from grognard.table.angles import DEGREE, heading_of, turn_between
from grognard.table.measure import distance, gap
from grognard.table.pose import INCH, Pose

from .charges import approach_lead, company_of, is_wise, threshold
from .plans import Plan, foot_of, horse_of, in_the_way, inches, is_threatened, nearest_of

MUSKETS: Final = 3 * INCH // 2  # the range at which infantry fires
STAGING: Final = 3 * INCH  # where columns wait, out of skirmish fire
NEAR_CHARGE: Final = 18 * INCH // 4  # cavalry charges better from less than 5 inches
IN_HAND: Final = 9 * INCH  # how far cavalry keeps from sound troops
COMPANY: Final = 0.5  # how much each friend of the target reduces the value of a cavalry charge
GUN_RANGE: Final = 8 * INCH
SAFE: Final = 12 * INCH  # how far spent troops keep from the enemy
AT_GOAL: Final = INCH
NEAR_GOAL: Final = 5 * INCH  # holders farther away than this close up
ENGAGED: Final = 11 * INCH  # holders with an enemy this close do not march off
CLOSENESS: Final = 0.2  # points that an inch to it costs
DANGER: Final = 4.0  # points that a threat adds to an objective
ALARM: Final = 14 * INCH  # troops deploy and face an enemy this close
CAVALRY_NEAR: Final = 12 * INCH
INFANTRY_NEAR: Final = 6 * INCH
FIGHTING: Final = 6 * INCH  # enemy infantry this close is shot at
MARCHING: Final = (COLUMN, SQUARE)  # what does not fight infantry
RIDDEN_DOWN: Final = 1.0  # the lead of enemy cavalry at which infantry forms square
TURN_COST: Final = 0.03  # inches that each degree away from the enemy counts


class Post:
    """A place to be at:

    at a distance from a point or, with a `foe`, from that enemy's edge, and facing a point. `away`:
    at least at that distance.
    """

    def __init__(
        self, x: i64, y: i64, off: i64, foe: i64 = NOBODY, away: bool = False, keen: float = 1.0
    ) -> None:
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.off: Final[i64] = off
        self.foe: Final[i64] = foe
        self.away: Final[bool] = away
        self.keen: Final = keen


def miss(b: Battle, post: Post, u: Unit, pose: Pose) -> float:
    """How many inches a pose is from where a unit should be; facing counts as well."""
    if post.foe != NOBODY:
        place = footprint_at(u.roster, u.formation, u.bases, pose)
        off = gap(place, footprint(b, b.units[post.foe])) - post.off
    else:
        off = distance(pose.x, pose.y, post.x, post.y) - post.off
    size = -off if off < 0 else off
    if post.away:
        size = max(-off, 0)
    elif post.foe == NOBODY and off < 0:
        size = 0
    return inches(size) + TURN_COST * facing_off(post, pose)


def facing_off(post: Post, pose: Pose) -> float:
    """By how many degrees a pose faces away from its point."""
    if post.away or (post.x == pose.x and post.y == pose.y):
        return 0.0
    turn = turn_between(pose.h, heading_of(post.x - pose.x, post.y - pose.y))
    return float(turn if turn > 0 else -turn) / DEGREE


# Where to be


def post_of(b: Battle, plan: Plan, u: Unit) -> Post | None:
    """Where a unit should be; None: where it is."""
    foe, off = nearest_of(b, u, plan.foes)
    if u.is_battery():
        return guns_post(b, plan, u, foe)
    if is_to_withdraw(plan, u, off):
        return Post(b.units[foe].pose.x, b.units[foe].pose.y, SAFE, foe, True)
    if u.uid in plan.takers:
        goal = b.setting.goals[plan.takers[u.uid]]
        return Post(goal.x, goal.y, AT_GOAL)
    if u.uid in plan.guards or not plan.attacks:
        return holding_post(b, plan, u, foe, off)
    if u.arm == CAVALRY:
        return horse_post(b, plan, u)
    return attack_post(b, plan, u)


def is_to_withdraw(plan: Plan, u: Unit, off: i64) -> bool:
    """Spent brigades leave the fight, unless they hold buildings or an objective."""
    if u.condition() != SPENT or u.formation == GARRISON or u.uid in plan.guards:
        return False
    return off < SAFE


def goal_point(b: Battle, plan: Plan, u: Unit) -> tuple[i64, i64] | None:
    number = plan.goal_for(u)
    if number == NOBODY:
        return None
    goal = b.setting.goals[number]
    return goal.x, goal.y


def target_of(b: Battle, plan: Plan, u: Unit) -> int:
    """The enemy that a unit of an attack goes for; NOBODY: the way to its objective is free."""
    point = goal_point(b, plan, u)
    if point is None:
        return nearest_of(b, u, plan.foes)[0]
    return in_the_way(b, plan, u, point[0], point[1])


def attack_post(b: Battle, plan: Plan, u: Unit) -> Post | None:
    """Infantry goes to its objective; lines shoot at what is in the way, columns charge it."""
    target = target_of(b, plan, u)
    if target == NOBODY:
        point = goal_point(b, plan, u)
        return Post(point[0], point[1], AT_GOAL) if point is not None else None
    foe = b.units[target]
    x, y = centre_of(b, foe)
    return Post(x, y, MUSKETS if shoots(u) else STAGING, target)


def shoots(u: Unit) -> bool:
    """Whether a brigade attacks by its fire: columnar infantry does not."""
    return u.arm == INFANTRY and u.roster.mode != COLUMNAR


def horse_post(b: Battle, plan: Plan, u: Unit) -> Post | None:
    """Cavalry approaches units it can ride down, and otherwise stays in reserve behind the
    infantry.
    """
    prey = prey_of(b, plan, u)
    if prey != NOBODY:
        x, y = centre_of(b, b.units[prey])
        return Post(x, y, NEAR_CHARGE, prey)
    target = target_of(b, plan, u)
    if target == NOBODY:
        point = goal_point(b, plan, u)
        return Post(point[0], point[1], AT_GOAL) if point is not None else None
    x, y = centre_of(b, b.units[target])
    return Post(x, y, IN_HAND, target)


def prey_of(b: Battle, plan: Plan, u: Unit) -> int:
    """The enemy that a cavalry brigade would beat by most from nearby; NOBODY for none."""
    best, most = NOBODY, 0.0
    if why_not_charger(b, u) is not None:
        return best
    for foe in plan.foes:
        off = distance(u.pose.x, u.pose.y, foe.pose.x, foe.pose.y)
        if off < 2 * CAVALRY_NEAR and is_wise(plan, u, foe):
            lead = approach_lead(b, u, foe) - threshold(plan, foe) - COMPANY * company_of(plan, foe)
            if lead >= most:
                best, most = int(foe.uid), lead
    return best


def holding_post(b: Battle, plan: Plan, u: Unit, foe: i64, off: i64) -> Post | None:
    """Holders close up to their objective and face the enemy; cavalry waits for its chance."""
    if u.arm == CAVALRY:
        prey = prey_of(b, plan, u)
        if prey != NOBODY:
            x, y = centre_of(b, b.units[prey])
            return Post(x, y, NEAR_CHARGE, prey)
    if u.formation == GARRISON:
        return None
    point = goal_point(b, plan, u) if u.uid in plan.guards else goal_to_support(b, plan, u)
    if point is not None and (off > ENGAGED or u.uid in plan.guards):
        limit = AT_GOAL if u.uid in plan.guards else NEAR_GOAL
        if distance(u.pose.x, u.pose.y, point[0], point[1]) > limit + INCH:
            return Post(point[0], point[1], limit)
    if foe != NOBODY and off < ALARM:
        x, y = centre_of(b, b.units[foe])
        return Post(x, y, off, foe)
    return None


def goal_to_support(b: Battle, plan: Plan, u: Unit) -> tuple[i64, i64] | None:
    """The objective of its side that most needs a brigade in reserve."""
    best: tuple[i64, i64] | None = None
    most = 0.0
    for number, goal in enumerate(b.setting.goals):
        if b.holders[number] == plan.seat:
            value = float(goal.worth) - CLOSENESS * inches(
                distance(u.pose.x, u.pose.y, goal.x, goal.y)
            )
            value += DANGER if is_threatened(b, plan.foes, goal.x, goal.y) else 0.0
            if best is None or value > most:
                best, most = (goal.x, goal.y), value
    return best


def guns_post(b: Battle, plan: Plan, u: Unit, foe: i64) -> Post | None:
    """Guns of an attack come within 8 inches of the enemy; others move up to their objective."""
    target = target_of(b, plan, u)
    if target == NOBODY:
        target = foe
    if target == NOBODY:
        return None
    x, y = centre_of(b, b.units[target])
    return Post(x, y, GUN_RANGE, target)


# In which formation


def formation_for(b: Battle, plan: Plan, u: Unit) -> i64:
    """The formation a brigade should be in; its own where that will do."""
    if u.formation == GARRISON:
        return u.formation
    off = nearest_of(b, u, plan.foes)[1]
    if u.arm == CAVALRY:
        return LINE if u.formation == COLUMN and off < ALARM else u.formation
    if needs_square(b, plan, u):
        return SQUARE
    if off > ALARM:
        return u.formation
    return battle_formation(plan, u, nearest_of(b, u, foot_of(plan.foes))[1])


def battle_formation(plan: Plan, u: Unit, off: i64) -> i64:
    """In line where it fires, in masse where it charges, never left in column or square."""
    holds = u.uid in plan.guards or not plan.attacks
    if shoots(u):
        if holds or off < FIGHTING or u.roster.mode == LINEAR:
            return LINE if off < FIGHTING or u.formation in MARCHING else u.formation
        return MASSE if u.formation in MARCHING else u.formation
    if holds:
        return SUPPORTED if u.formation in MARCHING or off < FIGHTING else u.formation
    return MASSE


def needs_square(b: Battle, plan: Plan, u: Unit) -> bool:
    """Cavalry within 12 inches that would ride it down, and no infantry within 6."""
    if u.arm != INFANTRY or not u.in_order() or not in_the_open(b, u):
        return False
    if nearest_of(b, u, foot_of(plan.foes))[1] <= INFANTRY_NEAR:
        return False
    for foe in horse_of(plan.foes):
        if nearest_of(b, u, [foe])[1] <= CAVALRY_NEAR and would_ride_down(b, foe, u):
            return True
    return False


def would_ride_down(b: Battle, horse: Unit, u: Unit) -> bool:
    """Whether enemy cavalry should beat a brigade that is not in square; one in square stays so."""
    if horse.bases == 1 or horse.roster.timid or horse.has(DISORDERED):
        return False
    if u.formation == SQUARE:
        return True
    return approach_lead(b, horse, u) >= RIDDEN_DOWN

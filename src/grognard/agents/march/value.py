"""How well placed a side is in La Marche des Aigles, and each battalion.

Plain functions of a state: a search can use them as well as the sensible player.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.march.chapters.activation import is_ready
from grognard.games.march.chapters.figures import centre, footprint
from grognard.games.march.chapters.moving.formation import heading_towards, nearest_enemy
from grognard.games.march.chapters.shooting.fire_lines import ARC
from grognard.games.march.chapters.victory import counts, touches
from grognard.games.march.model.actions import COLUMN
from grognard.games.march.model.pieces import (
    DISORDERED,
    NOBODY,
    ON_TABLE,
    ROUTING,
    Battalion,
    Objective,
)
from grognard.games.march.model.state import Battle
from grognard.table.angles import TURN, turn_between
from grognard.table.measure import between, distance, to_polygon
from grognard.table.pose import CM

from .charges import best_charge, gain_of_threat
from .shots import best_shot, fire_upon
from .stakes import DISORDER, Stakes, is_last_turn, material

AHEAD: Final = 0.65  # the worth of a gain that can be had next turn at the earliest
AT_ONCE: Final = 0.8  # how sure it is that an enemy that has not acted shoots at this one
LATER: Final = 0.5
CHARGED: Final = 0.5
CLOSE: Final = 25.0  # centimetres: no need to go closer to the enemy than this
STEP: Final = 10.0  # centimetres that a bold player comes closer, and a careful one stays away
PULL: Final = 0.35  # for each centimetre
TIMID: Final = 0.5  # share of failed tests: a battalion that fails more often is kept back
SUPPORT: Final = 30 * CM
ALONE: Final = 3.0
HOLDING: Final = 14.0  # for each battalion that an objective counts for
SERVED: Final = 0.3  # share of that, where a friend is there already
DRAW: Final = 0.12  # towards an objective, for each centimetre
LAST: Final = 3  # turns in which objectives count in full
AWRY: Final = 10.0
QUICK: Final = 2.0  # a column is quicker while nobody shoots at it


def value(b: Battle, seat: i64) -> float:
    """How much better off a side is than the other, in points."""
    stakes = Stakes(b)
    threats = promise(b, stakes, seat) - promise(b, stakes, 1 - seat)
    return material(b, seat) + AHEAD * threats


def promise(b: Battle, stakes: Stakes, seat: i64) -> float:
    """The most that each battalion of a side could do from where it is."""
    total = 0.0
    for u in b.units:
        if u.seat == seat and u.place == ON_TABLE and not u.marks & ROUTING:
            total += offence(b, stakes, u)
    return total


def offence(b: Battle, stakes: Stakes, u: Battalion) -> float:
    """The better of a battalion's fire and of its charge, next turn."""
    if u.foe != NOBODY:
        return 0.0
    fire = best_shot(b, stakes, u, False) + best_shot(b, stakes, u, True)
    return max(fire, best_charge(b, stakes, u))


def danger(b: Battle, stakes: Stakes, u: Battalion) -> float:
    """What the enemy may do to a battalion: the one test that any hit causes, men, and charges."""
    if u.foe != NOBODY:
        return 0.0
    unhurt, men, charge = 1.0, 0.0, 0.0
    later = 0.0 if is_last_turn(b) else LATER
    for e in b.units:
        if e.seat != u.seat and e.place == ON_TABLE:
            sure = AT_ONCE if is_ready(e) else later
            hits = fire_upon(b, e, u)
            if hits is not None:
                unhurt *= 1.0 - sure * hits.any
                men += sure * hits.mean * stakes.rate[u.uid]
            charge = max(charge, sure * gain_of_threat(b, stakes, e, u))
    return men + (1.0 - unhurt) * stakes.failing[u.uid] * stakes.rout[u.uid] + CHARGED * charge


def stand_value(b: Battle, stakes: Stakes, u: Battalion, keen: float) -> float:
    """How well placed a battalion is: what it can do, what it has to fear, where it wants to be."""
    fear = stakes.caution() * danger(b, stakes, u)
    total = ambition(b, u) - fear
    if u.marks & DISORDERED:
        total -= DISORDER
    if is_last_turn(b):
        return total  # nobody will do anything from this place now
    gain = keen * AHEAD * offence(b, stakes, u)
    total += gain + pull(b, stakes, u, keen) + support(b, u) - turned_away(b, u)
    if u.formation == COLUMN and fear < 1.0:
        total += max(0.0, QUICK - gain)
    return total


def pull(b: Battle, stakes: Stakes, u: Battalion, keen: float) -> float:
    """Towards the enemy, unless it is one of those that should stay behind."""
    eager = PULL * keen * (0.4 if stakes.failing[u.uid] > TIMID else 1.0)
    near = nearest_prey(b, u)
    return -eager * max(0.0, near - CLOSE + STEP * stakes.daring)


def turned_away(b: Battle, u: Battalion) -> float:
    """How far the nearest enemy is off its front: showing flank or back must gain something."""
    enemy = nearest_enemy(b, u)
    if enemy == NOBODY:
        return 0.0
    turn = turn_between(u.pose.h, heading_towards(u, b.units[enemy]))
    off: i64 = turn if turn >= 0 else -turn
    return AWRY * float(max(0, off - ARC)) / TURN


def nearest_prey(b: Battle, u: Battalion) -> float:
    """How far the nearest enemy is in centimetres; weaker ones seem nearer."""
    nearest = 1000.0
    shape = footprint(u).hull
    for x in b.units:
        if x.seat != u.seat and x.place == ON_TABLE and not x.marks & ROUTING:
            away = float(between(shape, footprint(x).hull)) / CM + 4.0 * float(x.quality)
            nearest = min(nearest, away)
    return nearest if nearest < 1000.0 else 0.0


def ambition(b: Battle, u: Battalion) -> float:
    """16.3 To touch an objective, or to be on the way to it; more as the end draws near."""
    total = 0.0
    weight = 1.0 if b.setting.options.turns - b.turn < LAST else 0.5
    for objective in b.setting.objectives:
        served = SERVED if any_touches(b, u, objective) else 1.0
        total += served * weight * float(objective.worth) * wish(u, objective)
    return total


def any_touches(b: Battle, u: Battalion, objective: Objective) -> bool:
    """Whether another battalion of its side is there already."""
    for friend in b.units:
        if friend.seat == u.seat and friend.uid != u.uid and counts(friend):
            if touches(friend, objective):
                return True
    return False


def wish(u: Battalion, objective: Objective) -> float:
    if touches(u, objective):
        return HOLDING
    away = to_polygon(objective.x, objective.y, footprint(u).hull) - objective.radius
    return -DRAW * float(away) / CM


def support(b: Battle, u: Battalion) -> float:
    """No unit goes where no friend can follow."""
    x, y = centre(u)
    for friend in b.units:
        if friend.seat == u.seat and friend.uid != u.uid and friend.place == ON_TABLE:
            fx, fy = centre(friend)
            if not friend.marks & ROUTING and distance(x, y, fx, fy) <= SUPPORT:
                return 0.0
    return -ALONE

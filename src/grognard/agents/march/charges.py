"""What a charge of La Marche des Aigles is worth: its test, its distance, fire, and the combat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.march.chapters.charging.aggression import foreseen
from grognard.games.march.chapters.charging.charge_path import (
    HIGHEST,
    approach,
    charger_of,
    least_cost,
)
from grognard.games.march.chapters.charging.combat import WINNERS_LOSSES
from grognard.games.march.chapters.charging.strength import (
    JOINED,
    combat_sum,
    is_higher,
    strength_of,
    sum_of,
)
from grognard.games.march.chapters.figures import centre, depth_of, footprint, width_of
from grognard.games.march.chapters.moving.move_cost import PIP, move_price
from grognard.games.march.chapters.shooting.defence import struck_sector
from grognard.games.march.model.pieces import (
    CHARGING,
    FALTERED,
    NOBODY,
    ON_TABLE,
    REFORMING,
    ROUTING,
    STRUCK_ASIDE,
    Battalion,
)
from grognard.games.march.model.state import Battle
from grognard.miniatures.moving.charge_path import Approach, is_aside, is_beyond
from grognard.table.angles import arc_length, heading_of, turn_between
from grognard.table.arcs import FRONT
from grognard.table.contact import straight_to
from grognard.table.measure import between
from grognard.table.paths import ADVANCE, WHEEL
from grognard.table.sight import nearest_point

from .shots import defensive_hits, rout_chance
from .stakes import FACES, Stakes

SHORT: Final = 8.0  # the cost of falling short and rallying in front of the enemy
CAUGHT: Final = 0.8  # share of its worth: the use of routing battalions if they rallied
FOLLOW: Final = 1.25  # a round that is won is usually followed by another


def winning(lead: i64) -> float:
    """12.4 The chance that one die plus a bonus beats another."""
    ways: i64 = 0
    for mine in range(1, FACES + 1):
        for theirs in range(1, FACES + 1):
            if mine + lead > theirs:
                ways += 1
    return float(ways) / (FACES * FACES)


WINNING: Final = [winning(lead) for lead in range(-FACES, FACES + 1)]


def win_chance(lead: i64) -> float:
    return WINNING[max(-FACES, min(FACES, lead)) + FACES]


def gain_of_round(stakes: Stakes, u: i64, x: i64, lead: i64) -> float:
    """12.6 What a round of combat is worth to the first of two."""
    won, lost = win_chance(lead), win_chance(-lead)
    after_win = FOLLOW * stakes.beaten[x] - WINNERS_LOSSES * stakes.rate[u]
    after_loss = FOLLOW * stakes.beaten[u] - WINNERS_LOSSES * stakes.rate[x]
    return won * after_win - lost * after_loss


def gain_of_fight(b: Battle, stakes: Stakes, u: Battalion) -> float:
    """12.8 What the next round of its combat is worth to a battalion."""
    foe = b.units[u.foe]
    lead = combat_sum(b, u, foe).total - combat_sum(b, foe, u).total
    return gain_of_round(stakes, u.uid, foe.uid, lead)


def arrival(cost: i64) -> float:
    """12.3 The chance that a distance die pays for a way."""
    pips = (cost + PIP - 1) // PIP
    if pips > HIGHEST:
        return 0.0
    return float(HIGHEST + 1 - max(pips, 1)) / HIGHEST


def gain_of_attack(b: Battle, stakes: Stakes, u: Battalion, wheel: i64) -> float:
    """12.0 What a charge that may be declared is worth, exactly as far as the first round."""
    way = approach(b, u, wheel)
    x = b.units[way.met]
    reach = arrival(least_cost(b, u, way))
    return stakes.bravery[u.uid] * (
        reach * gain_of_contact(b, stakes, u, x, way) - (1.0 - reach) * SHORT
    )


def gain_of_contact(b: Battle, stakes: Stakes, u: Battalion, x: Battalion, way: Approach) -> float:
    """12.3, 12.9 Routing enemies are caught, fighting ones struck again, others fought."""
    if x.marks & ROUTING:
        return CAUGHT * stakes.worth[x.uid]
    if x.foe != NOBODY:
        return gain_of_support(b, stakes, x)
    sums = foreseen(b, u, x, way)
    lead = sums[0].total - sums[1].total
    return gain_under_fire(b, stakes, u, x, gain_of_round(stakes, u.uid, x.uid, lead))


def gain_under_fire(b: Battle, stakes: Stakes, u: Battalion, x: Battalion, round_: float) -> float:
    """13 The combat, if defensive fire does not break the charge."""
    gain = 0.0
    volleys = defensive_hits(b, x, u)
    for hits in volleys:
        broken = rout_chance(stakes, u, hits, 0.0)
        cost = hits.mean * stakes.rate[u.uid] + broken * stakes.rout[u.uid]
        gain += ((1.0 - broken) * round_ - cost) / FACES
    return gain if volleys else round_


def gain_of_support(b: Battle, stakes: Stakes, x: Battalion) -> float:
    """12.9, R85 Two for the friend and two against an enemy who fights."""
    friend = b.units[x.foe]
    lead = combat_sum(b, friend, x).total - combat_sum(b, x, friend).total
    now = gain_of_round(stakes, friend.uid, x.uid, lead)
    return gain_of_round(stakes, friend.uid, x.uid, lead + 2 * JOINED) - now


# Charges that are only considered


def run_cost(u: Battalion, x: Battalion) -> i64:
    """12.3 About what the way into contact costs; obstacles and slopes are ignored."""
    shape = footprint(x).hull
    width, depth = width_of(u), depth_of(u)
    straight = straight_to(u.pose, width, depth, shape)
    price = move_price(u.formation, ADVANCE, False)
    if straight >= 0:
        return straight * price
    px, py = nearest_point(shape, u.pose.x, u.pose.y)
    turn = turn_between(u.pose.h, heading_of(px - u.pose.x, py - u.pose.y))
    arc = arc_length(width, turn if turn >= 0 else -turn)
    return between(footprint(u).hull, shape) * price + arc * move_price(u.formation, WHEEL, False)


def may_charge(u: Battalion, x: Battalion) -> bool:
    """Whether one battalion could charge another, by a quick look."""
    if u.foe != NOBODY or u.helps != NOBODY or u.marks & (ROUTING | REFORMING | FALTERED):
        return False
    shape = footprint(x).hull
    charger = charger_of(u)
    return not is_beyond(charger, shape) and not is_aside(charger, shape)


def gain_of_threat(b: Battle, stakes: Stakes, u: Battalion, x: Battalion) -> float:
    """What a charge at an enemy would be worth to a battalion from where both are."""
    if x.foe != NOBODY or not may_charge(u, x):
        return 0.0
    reach = arrival(run_cost(u, x))
    if reach == 0.0:
        return 0.0
    contact = CAUGHT * stakes.worth[x.uid]
    if not x.marks & ROUTING:
        lead = lead_of(b, u, x)
        contact = gain_of_round(stakes, u.uid, x.uid, lead)
        if contact > 0.0:
            contact = gain_under_fire(b, stakes, u, x, contact)
    return stakes.bravery[u.uid] * (reach * contact - (1.0 - reach) * SHORT)


def lead_of(b: Battle, u: Battalion, x: Battalion) -> i64:
    """12.5 By how much a charger would lead, on open ground."""
    struck = STRUCK_ASIDE if struck_sector(x, u) != FRONT else 0
    here, there = centre(u), centre(x)
    marks = u.marks | CHARGING
    mine = sum_of(u, marks, strength_of(b, u), False, is_higher(b, here, there), 0, False)
    theirs = sum_of(
        x, x.marks | struck, strength_of(b, x), False, is_higher(b, there, here), 0, False
    )
    return mine.total - theirs.total


def best_charge(b: Battle, stakes: Stakes, u: Battalion) -> float:
    """The most that any charge of a battalion promises."""
    best = 0.0
    for x in b.units:
        if x.seat != u.seat and x.place == ON_TABLE:
            best = max(best, gain_of_threat(b, stakes, u, x))
    return best

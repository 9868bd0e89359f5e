"""What the sensible player of La Marche des Aigles does with his Supreme Commander.

He stays behind the strongest battalion. He joins one only where that is worth more than the nerve
it costs all the others: to stop a rout, or for a decisive charge.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.march.chapters.activation import any_ready, is_ready
from grognard.games.march.chapters.commander import (
    STRIDE,
    join_length,
    post_of,
    why_not_join,
    why_not_ride_to,
)
from grognard.games.march.chapters.figures import depth_of
from grognard.games.march.chapters.resolve import must_test
from grognard.games.march.chapters.shooting.casualties import all_present
from grognard.games.march.model.actions import STAY, Attack, Join, RideTo, Stay
from grognard.games.march.model.pieces import NOBODY, ON_TABLE, ROUTING, Battalion
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action
from grognard.table.measure import distance
from grognard.table.pose import CM, Point

from .charges import gain_of_attack
from .shots import defensive_hits
from .stakes import FACES, Stakes, failing, is_last_turn, lost_by_rout, material, strength, worth

LATER_TESTS: Final = 0.2  # how likely a battalion that need not test now will test soon
EXPOSED: Final = 0.1  # the chance that he falls with a battalion that he has joined
FOR_GOOD: Final = 3.0  # turns that count the same
WORTH_IT: Final = 6.0
FAR: Final = 25 * CM
POSTS: Final = (12 * CM, 15 * CM, 10 * CM, 8 * CM, 18 * CM)


def command(b: Battle, seat: i64) -> float:
    """How well a side is served by where its commander is: its tests, now and soon."""
    total = material(b, seat)
    if is_last_turn(b):
        return total
    for u in b.units:
        if u.seat == seat and u.place == ON_TABLE and not must_test(u) and not u.marks & ROUTING:
            total -= LATER_TESTS * failing(b, u) * lost_by_rout(b, u) * worth(u)
    return total


def cost_of_fall(b: Battle, seat: i64) -> float:
    """3.6 What his death would cost: all battalions are lowered, and for good."""
    if is_last_turn(b):
        return 0.0
    trial = b.clone()
    trial.kill_commander(seat)
    alone = b.clone()
    alone.ride(seat, 0, 0)
    return FOR_GOOD * max(0.0, command(alone, seat) - command(trial, seat))


def gain_of_joining(b: Battle, seat: i64, u: Battalion) -> float:
    """3.1, 3.6 What his joining a battalion is worth: to it, and to all the others."""
    trial = b.clone()
    trial.join(seat, u.uid)
    return command(trial, seat) - command(b, seat) - EXPOSED * cost_of_fall(b, seat)


def gain_of_leaving(b: Battle, seat: i64) -> float:
    c = b.commanders[seat]
    if c.unit == NOBODY:
        return 0.0
    trial = b.clone()
    x, y = post_of(b, seat)
    trial.ride(seat, x, y)
    return command(trial, seat) - command(b, seat) + EXPOSED * cost_of_fall(b, seat)


def gain_with_charge(b: Battle, seat: i64, charge: Attack, now: float) -> float:
    """3.4, 11.1 What he adds to a charge, less what may happen to him on the way."""
    trial = b.clone()
    trial.join(seat, charge.unit)
    u = trial.units[charge.unit]
    falls = 0.0
    for hits in defensive_hits(trial, trial.units[charge.target], u):
        falls += hits.peak / (FACES * float(all_present(trial, u)))
    more = gain_of_attack(trial, Stakes(trial), u, charge.wheel) - now
    return more - falls * cost_of_fall(b, seat)


def reach_chance(b: Battle, seat: i64, u: Battalion) -> float:
    """3.5 That his die brings him to a battalion."""
    pips = (join_length(b, seat, u) + STRIDE - 1) // STRIDE
    return float(FACES + 1 - max(pips, 1)) / FACES if pips <= FACES else 0.0


def is_last_call(b: Battle) -> bool:
    """R46 All have acted: what he does now is for the tests of Resolve."""
    return not any_ready(b, 0) and not any_ready(b, 1)


def is_shaken(u: Battalion) -> bool:
    """15 Whether a battalion is routing, or may rout when all have acted."""
    return u.marks & ROUTING != 0 or must_test(u)


def should_ride(b: Battle, seat: i64, charge: Attack | None, gain: float) -> bool:
    """3.5 Whether he rides before the next activation:

    away, to a routing battalion, or into a charge.
    """
    if gain_of_leaving(b, seat) > WORTH_IT:
        return True
    for u in b.side(seat):
        if u.marks & ROUTING and is_ready(u):
            if reach_chance(b, seat, u) * gain_of_joining(b, seat, u) > WORTH_IT:
                return True
    if charge is None or b.commanders[seat].unit != NOBODY:
        return False
    u = b.units[charge.unit]
    more = gain_with_charge(b, seat, charge, gain) + gain_of_joining(b, seat, u)
    return reach_chance(b, seat, u) * more > 2.0 * WORTH_IT


def should_ride_last(b: Battle, seat: i64) -> bool:
    """3.5 When all have acted: to a battalion that must test, or after the strongest."""
    if gain_of_leaving(b, seat) > 1.0:
        return True
    for u in b.side(seat):
        if is_shaken(u) and reach_chance(b, seat, u) * gain_of_joining(b, seat, u) > 1.0:
            return True
    return b.commanders[seat].unit == NOBODY and off_post(b, seat, post_of(b, seat)) > FAR


def strongest(b: Battle, seat: i64) -> Battalion | None:
    best: Battalion | None = None
    for u in b.side(seat):
        if not u.marks & ROUTING and (best is None or strength(u) > strength(best)):
            best = u
    return best


def off_post(b: Battle, seat: i64, place: Point) -> i64:
    """How far he is from where he should be."""
    u = strongest(b, seat)
    if u is None:
        return 0
    x, y = u.pose.point(-depth_of(u) - POSTS[0], 0)
    return distance(place[0], place[1], x, y)


def best_ride(b: Battle, seat: i64, reach: i64, charge: Attack | None, gain: float) -> Action:
    """3.5 Where he goes with his die."""
    best: Action = STAY
    most = 0.0
    for u in b.side(seat):
        leads = charge is not None and charge.unit == u.uid
        if (leads or is_shaken(u)) and why_not_join(b, seat, u.uid, reach) is None:
            found = gain_of_joining(b, seat, u)
            if leads and charge is not None:
                found += gain_with_charge(b, seat, charge, gain)
            if found > most + 1.0:
                best, most = Join(u.uid), found
    if isinstance(best, Stay) and gain_of_leaving(b, seat) >= 0.0:
        place = best_post(b, seat, reach)
        if place is not None:
            return RideTo(place[0], place[1])
    return best


def best_post(b: Battle, seat: i64, reach: i64) -> Point | None:
    """The place nearest to his post behind the strongest that he can ride to."""
    u = strongest(b, seat)
    if u is None:
        return None
    ax, ay = post_of(b, seat)
    found: Point | None = None
    least: i64 = off_post(b, seat, (ax, ay)) if b.commanders[seat].unit == NOBODY else 1 << 60
    for back in POSTS:
        for right in (0, 10 * CM, -10 * CM):
            gx, gy = u.pose.point(-depth_of(u) - back, right)
            x, y = on_the_way(ax, ay, gx, gy, reach)
            off = off_post(b, seat, (x, y))
            if off < least and why_not_ride_to(b, seat, x, y, reach) is None:
                found, least = (x, y), off
    return found


def on_the_way(ax: i64, ay: i64, gx: i64, gy: i64, reach: i64) -> Point:
    """The goal, or as far towards it as he gets."""
    length = distance(ax, ay, gx, gy)
    if length <= reach:
        return gx, gy
    return ax + (gx - ax) * reach // length, ay + (gy - ay) * reach // length

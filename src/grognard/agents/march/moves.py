"""Moves worth considering in La Marche des Aigles, and what each leads to.

Plain functions of a state: a search can use them as well as the sensible player.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.march.chapters.charging.charge_path import wheel_to
from grognard.games.march.chapters.disorder import disorder_by_ground, disorder_by_mixing
from grognard.games.march.chapters.figures import centre, depth_of, footprint, width_of
from grognard.games.march.chapters.moving.formation import heading_towards, new_place, why_not_form
from grognard.games.march.chapters.moving.marching import mover_of, why_not_leave
from grognard.games.march.chapters.moving.move_candidates import list_paths
from grognard.games.march.chapters.moving.obstacles import first_touch, lies_across
from grognard.games.march.chapters.shooting.skirmishers import (
    LEAST_GAP,
    list_places,
    why_not_screen,
)
from grognard.games.march.model.actions import COLUMN, LINE, Form, PlaceScreen
from grognard.games.march.model.pieces import DISORDERED, ON_TABLE, Battalion
from grognard.games.march.model.state import Battle
from grognard.miniatures.moving.move_candidates import forward, wheel_rate
from grognard.miniatures.moving.mover import Mover
from grognard.miniatures.moving.why_not_path import may_go
from grognard.table.angles import QUARTER, TURN, arc_length, heading_of, turn_between
from grognard.table.contact import straight_to
from grognard.table.measure import between, distance
from grognard.table.paths import ADVANCE, WHEEL, Leg, end, end_path, sweep_path
from grognard.table.pose import CM, Pose

from .stakes import DISORDER, Stakes
from .value import stand_value

RANGES: Final = (12 * CM, 15 * CM, 30 * CM, 45 * CM)
LOOKED_AT: Final = 3  # enemies towards which ways are sought
UNSURE: Final = 2.0  # the extra cost allowed for a way across an obstacle
SAFE_TO_REFORM: Final = 15 * CM


# Ways


def candidate_ways(b: Battle, u: Battalion, pips: i64) -> list[list[Leg]]:
    """7.2 Ways that a battalion may go with its die: to ranges, to flanks, to objectives."""
    m = mover_of(b, u, pips)
    ways = list_paths(b, u, m)
    ways += ways_at(m, u.pose, [], prey_of(b, u))
    for x in prey_of(b, u):
        add_turned(ways, m, wheel_to(u, x), [x])
    for objective in b.setting.objectives:
        toward = heading_of(objective.x - u.pose.x, objective.y - u.pose.y)
        add_turned(ways, m, turn_between(u.pose.h, toward), [])
    return allowed(b, u, m, ways)


def prey_of(b: Battle, u: Battalion) -> list[Battalion]:
    """The nearest enemies, one after the other."""
    x, y = centre(u)
    found: list[tuple[int, int]] = []
    for e in b.units:
        if e.seat != u.seat and e.place == ON_TABLE:
            ex, ey = centre(e)
            found.append((distance(x, y, ex, ey), e.uid))
    found.sort()
    return [b.units[uid] for _, uid in found[:LOOKED_AT]]


def ways_at(m: Mover, pose: Pose, before: list[Leg], enemies: list[Battalion]) -> list[list[Leg]]:
    """Straight ahead of a pose: as far as possible, and to every range of some enemies."""
    full = forward(m, pose, before)
    ways = [[*before, Leg(ADVANCE, full)]] if full > 0 else [before]
    for x in enemies:
        away = straight_to(pose, m.width, m.depth, footprint(x).hull)
        for limit in RANGES:
            if 0 < away - limit < full:
                ways.append([*before, Leg(ADVANCE, away - limit)])
    return ways


def add_turned(ways: list[list[Leg]], m: Mover, wheel: i64, enemies: list[Battalion]) -> None:
    """A wheel that the die pays for, and on from there."""
    size: i64 = wheel if wheel >= 0 else -wheel
    if size == 0 or arc_length(m.width, size) * wheel_rate(m) > m.budget:
        return
    leg = Leg(WHEEL, wheel)
    pose = end(m.pose, m.width, m.depth, leg)
    ways.append([leg])
    ways += ways_at(m, pose, [leg], enemies)


def allowed(b: Battle, u: Battalion, m: Mover, ways: list[list[Leg]]) -> list[list[Leg]]:
    """Those that are legal, each once."""
    found: list[list[Leg]] = []
    known: set[tuple[int, ...]] = set()
    for legs in ways:
        key = tuple([number for leg in legs for number in leg.key()])
        if key not in known:
            known.add(key)
            if may_go(m, legs) and why_not_leave(b, u, legs) is None:
                found.append(legs)
    return found


def walked(b: Battle, u: Battalion, legs: list[Leg]) -> Battle:
    """7.2, 8.1 The battle after a way, as if no obstacle cost more than expected."""
    trial = b.clone()
    width, depth = width_of(u), depth_of(u)
    trial.activate(u.uid)
    if legs:
        pieces = sweep_path(u.pose, width, depth, legs)
        trial.move_to(u.uid, end_path(u.pose, width, depth, legs))
        disorder_by_ground(trial, u.uid, pieces)
        disorder_by_mixing(trial, u.uid, pieces)
        follow(trial, trial.units[u.uid])
    return trial


def follow(trial: Battle, u: Battalion) -> None:
    """10.4 Its screen goes in front of a battalion that has moved, where that is allowed."""
    if u.screen:
        for pose in list_places(u)[:2]:
            if why_not_screen(trial, u, pose, LEAST_GAP) is None:
                trial.place_screen(u.uid, pose, LEAST_GAP)
                return


def way_value(b: Battle, stakes: Stakes, u: Battalion, legs: list[Leg], keen: float) -> float:
    """How well placed a battalion would be at the end of a way."""
    trial = walked(b, u, legs)
    found = stand_value(trial, stakes, trial.units[u.uid], keen)
    if legs and first_touch(b, u, legs, lies_across(b, u)) is not None:
        found -= UNSURE
    return found


def weigh_ways(
    b: Battle, stakes: Stakes, u: Battalion, pips: i64, keen: float
) -> tuple[list[list[Leg]], list[float]]:
    """Ways, and how well placed a battalion is after each; the first is to halt."""
    ways: list[list[Leg]] = [[]]
    ways += [legs for legs in candidate_ways(b, u, pips) if legs]
    return ways, [way_value(b, stakes, u, legs, keen) for legs in ways]


# Formations


def candidate_forms(b: Battle, u: Battalion) -> list[Form]:
    """7.5 The other formation ahead and towards the nearest enemies; or about."""
    other: i64 = COLUMN if u.formation == LINE else LINE
    headings: list[int] = [u.pose.h]
    for x in prey_of(b, u):
        towards = heading_towards(u, x)
        if towards not in headings:
            headings.append(towards)
    forms = [Form(other, heading) for heading in headings]
    forms.append(Form(u.formation, (u.pose.h + 2 * QUARTER) % TURN))
    return [f for f in forms if why_not_form(b, u, f.formation, f.heading) is None]


def formed(b: Battle, u: Battalion, form: Form) -> Battle:
    """7.5 The battle after a change of formation."""
    trial = b.clone()
    trial.activate(u.uid)
    trial.form(u.uid, form.formation, new_place(u, form.formation, form.heading))
    follow(trial, trial.units[u.uid])
    return trial


def form_value(b: Battle, stakes: Stakes, u: Battalion, form: Form, keen: float) -> float:
    trial = formed(b, u, form)
    return stand_value(trial, stakes, trial.units[u.uid], keen)


def reform_value(b: Battle, stakes: Stakes, u: Battalion, keen: float) -> float:
    """7.10 Being in order again; of little use when the enemy is near."""
    trial = b.clone()
    trial.activate(u.uid)
    trial.unmark(u.uid, DISORDERED)
    found = stand_value(trial, stakes, trial.units[u.uid], keen)
    for e in b.units:
        if e.seat != u.seat and e.place == ON_TABLE:
            if between(footprint(e).hull, footprint(u).hull) < SAFE_TO_REFORM:
                return found - DISORDER
    return found + DISORDER


# Screens


def screen_value(b: Battle, stakes: Stakes, u: Battalion, place: PlaceScreen, keen: float) -> float:
    """10.4 How well a screen shoots and hides its battalion from a place."""
    trial = b.clone()
    trial.place_screen(u.uid, place.pose, place.gap)
    ahead = depth_ahead(u, place.pose)
    return stand_value(trial, stakes, trial.units[u.uid], keen) + 0.1 * ahead


def depth_ahead(u: Battalion, pose: Pose) -> float:
    """How far in front of its battalion a screen is, in centimetres."""
    if pose.h != u.pose.h:
        return 0.0
    near = distance(u.pose.x, u.pose.y, pose.x, pose.y)
    back = u.pose.moved(-depth_of(u))
    far = distance(back.x, back.y, pose.x, pose.y)
    return float(near) / CM if far > near else 0.0

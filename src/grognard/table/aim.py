"""Ways to a place: which turn and which straight part bring the middle of the front there."""

from __future__ import annotations

from math import sqrt

from mypy_extensions import i64

from .angles import along, aside, heading_of, rounded, turn_between
from .measure import nearest
from .movers import Mover, Price, Scene, allowed
from .paths import ADVANCE, BACK, SIDESTEP, WHEEL, Leg


def ways_to(
    mover: Mover, scene: Scene, x: i64, y: i64, price: Price | None = None
) -> list[list[Leg]]:
    """The allowed ways that end on a point, to a tenth of a millimetre; the cheapest first."""
    ways = _turning_first(mover, x, y) + _turning_after(mover, x, y) + _stepping_aside(mover, x, y)
    found: list[list[Leg]] = []
    costs: list[int] = []
    for legs in _different(ways):
        if legs and mover.cost(legs) >= 0 and allowed(mover, scene, legs, price):
            found.append(legs)
            costs.append(_cost(mover, legs, price))
    return [found[i] for i in sorted(range(len(found)), key=costs.__getitem__)]


def _different(ways: list[list[Leg]]) -> list[list[Leg]]:
    known = {tuple([leg.key() for leg in legs]): legs for legs in ways}
    return list(known.values())


def _cost(mover: Mover, legs: list[Leg], price: Price | None) -> int:
    cost = mover.cost(legs) if price is None else price(legs)
    return 0 if cost is None else cost


def _turning_first(mover: Mover, x: i64, y: i64) -> list[list[Leg]]:
    """The point keeps its distance from the pivot: that is the straight part, then the turn."""
    ways: list[list[Leg]] = []
    right = mover.width // 2
    for side in (right, right - mover.width):
        px, py = mover.pose.point(0, side)
        dx, dy = x - px, y - py
        square = dx * dx + dy * dy - side * side
        if square >= 0:
            ahead = nearest(sqrt(float(square)))
            for straight in (ahead, -ahead):
                heading = heading_of(dx, dy) - heading_of(-side, straight)
                turn = turn_between(mover.pose.h, heading)
                ways += _way(mover, side, turn, straight, False)
    return ways


def _turning_after(mover: Mover, x: i64, y: i64) -> list[list[Leg]]:
    """How far aside the point lies tells the turn, and the turn how far to go before."""
    ways: list[list[Leg]] = []
    dx, dy = x - mover.pose.x, y - mover.pose.y
    off, ahead = rounded(aside(dx, dy, mover.pose.h)), rounded(along(dx, dy, mover.pose.h))
    right = mover.width // 2
    side = right if off >= 0 else right - mover.width
    # seen from the pivot the middle of the front goes from straight aside to so far aside
    left = side - off
    if left * left <= side * side:
        rise = nearest(sqrt(float(side * side - left * left)))
        angle = heading_of(rise, left if off >= 0 else -left)
        ways += _way(mover, side, angle if off >= 0 else -angle, ahead - rise, True)
    return ways


def _way(mover: Mover, side: i64, turn: i64, straight: i64, after: bool) -> list[list[Leg]]:
    """A wheel about one corner with a straight part, unless it would be about the other corner."""
    if (turn > 0) != (side > 0) and turn != 0:
        return []
    wheel: list[Leg] = [Leg(WHEEL, turn)] if turn else []
    line = _straight(straight)
    return [[*line, *wheel] if after else [*wheel, *line]]


def _straight(amount: i64) -> list[Leg]:
    if amount == 0:
        return []
    return [Leg(ADVANCE, amount) if amount > 0 else Leg(BACK, -amount)]


def _stepping_aside(mover: Mover, x: i64, y: i64) -> list[list[Leg]]:
    dx, dy = x - mover.pose.x, y - mover.pose.y
    off, ahead = rounded(aside(dx, dy, mover.pose.h)), rounded(along(dx, dy, mover.pose.h))
    step: list[Leg] = [Leg(SIDESTEP, off)] if off else []
    return [[*step, *_straight(ahead)]]

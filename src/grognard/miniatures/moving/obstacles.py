"""Obstacles on a way: where it first touches one, what a die costs there, where it then ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.measure import TOLERANCE, collide
from grognard.table.paths import (
    ABOUT,
    PIVOT,
    WHEEL,
    Leg,
    clear,
    course,
    end,
    end_path,
    room,
    straight_box,
    sweep,
    wheel_box,
)
from grognard.table.pose import Pose
from grognard.table.shapes import Extent, Footprint, Polygon, rectangle
from grognard.table.slide import blocked
from grognard.table.terrain import Edge, meets

from .move_cost import (
    cost_at,
    fixed_cost,
    open_cost,
    open_parts,
    slow_cost,
    slow_leg,
)
from .mover import Factor, Mover, Steps, Toll, is_beside, is_swept
from .slow_lengths import Piece, extra, pieces_ahead
from .tolls import dues_after

HAIR: Final = 4.0  # by so much rounding may shift where something is met


class Touch:
    """Where a way first touches an obstacle: which one, and the steps that lead up to it."""

    __slots__ = ("edge", "kind", "legs")

    def __init__(self, edge: i64, kind: i64, legs: list[Leg]) -> None:
        self.edge: Final[i64] = edge
        self.kind: Final[i64] = kind  # of the step on which it is touched
        self.legs: Final = legs


def lies_across(edges: list[Edge], shape: Polygon) -> i64:
    """The obstacles that a body is over already, as bits by their places."""
    crossed: i64 = 0
    for i in range(len(edges)):
        if meets(edges[i], shape):
            crossed |= 1 << i
    return crossed


def first_touch(
    edges: list[Edge], pose: Pose, width: i64, depth: i64, legs: list[Leg], crossed: i64
) -> Touch | None:
    """The first obstacle on a way that is not crossed yet."""
    if not edges:
        return None
    for number, leg in enumerate(legs):
        found: i64 = -1
        for i in range(len(edges)):
            if not crossed >> i & 1 and touches(edges[i], pose, width, depth, leg):
                leg = run_up(edges[i], pose, width, depth, leg)
                found = i
        if found >= 0:
            before = legs[:number]
            return Touch(found, leg.kind, [*before, leg] if leg.amount else before)
        pose = end(pose, width, depth, leg)
    return None


def touches(edge: Edge, pose: Pose, width: i64, depth: i64, leg: Leg) -> bool:
    if is_beyond(edge, pose, width + depth, leg):
        return False
    if leg.kind == WHEEL and not is_beside(edge, wheel_box(pose, width, depth, leg.amount)):
        return False
    return sweeps(edge, pose, width, depth, leg)


def is_beyond(edge: Edge, pose: Pose, size: i64, leg: Leg) -> bool:
    """A quick yes: no part of a body of that size comes near it, wherever the step leads."""
    reach = 2 * size
    if leg.kind != WHEEL and leg.kind != PIVOT:
        reach += leg.amount if leg.amount >= 0 else -leg.amount
    return edge.is_far(
        pose.x - reach, pose.y - reach, pose.x + reach, pose.y + reach, edge.width // 2
    )


def sweeps(edge: Edge, pose: Pose, width: i64, depth: i64, leg: Leg) -> bool:
    def misses(box: Extent) -> bool:
        return not is_beside(edge, box)

    for piece in sweep(pose, width, depth, leg, misses):
        if meets(edge, piece):
            return True
    return False


def run_up(edge: Edge, pose: Pose, width: i64, depth: i64, leg: Leg) -> Leg:
    """The part of a step that ends at an obstacle."""
    sign: i64 = 1 if leg.amount >= 0 else -1
    low: i64 = 0
    high = leg.amount * sign
    while low + 1 < high:
        middle = (low + high) >> 1
        if touches(edge, pose, width, depth, Leg(leg.kind, middle * sign)):
            high = middle
        else:
            low = middle
    return Leg(leg.kind, low * sign)


def die_price(steps: Steps, kind: i64, length: i64, factor: Factor) -> i64:
    """What a die at an obstacle costs: so much of a length, at the price of the step."""
    return length * steps.rates[kind] * factor[0] // factor[1]


# A way cut short


def shortened(m: Mover, legs: list[Leg], budget: i64, factor: Factor) -> list[Leg]:
    """As much of a way as a budget buys; the ground slows it as it slows the whole."""
    gone: list[Leg] = []
    for leg in legs:
        if is_paid(m, [*gone, leg], budget, factor):
            gone.append(leg)
            continue
        amount = affordable(m, gone, leg, budget, factor)
        return [*gone, Leg(leg.kind, amount)] if amount else gone
    return gone


def affordable(m: Mover, gone: list[Leg], leg: Leg, budget: i64, factor: Factor) -> i64:
    """How much of a leg that is too long a budget buys after a way; none of a turn on the spot."""
    if leg.kind == ABOUT or leg.kind == PIVOT:
        return 0
    return most_of(LegCost(m, gone, leg, factor), leg, budget)


def most_of(cost: LegCost, leg: Leg, budget: i64) -> i64:
    """The same where what it costs is known: it lies between paying all tolls ahead and none."""
    sign: i64 = 1 if leg.amount >= 0 else -1
    low: i64 = 0
    high = leg.amount * sign
    if cost.tolls and leg.kind != WHEEL:
        most = most_without_tolls(cost, leg.kind, sign, high, budget)
        there = Leg(leg.kind, most * sign)
        dues = cost.dues(there)
        if most == 0 or cost.before_tolls(there) + dues <= budget:
            return most * sign
        low = most_without_tolls(cost, leg.kind, sign, most, budget - dues)
        if cost.dues(Leg(leg.kind, low * sign)) == dues:
            return low * sign
        high = most
        cost.look_ahead(leg)
    while low + 1 < high:
        middle = (low + high) >> 1
        if cost.upto(Leg(leg.kind, middle * sign)) <= budget:
            low = middle
        else:
            high = middle
    return low * sign


def most_without_tolls(cost: LegCost, kind: i64, sign: i64, high: i64, budget: i64) -> i64:
    """How much of a straight leg it buys if nothing more is crossed."""
    low: i64 = 0
    high += 1
    while low + 1 < high:
        middle = (low + high) >> 1
        if cost.before_tolls(Leg(kind, middle * sign)) <= budget:
            low = middle
        else:
            high = middle
    return low


class Ahead:
    """A body with a toll ahead on a straight leg: where it is met at the earliest, and surely."""

    __slots__ = ("first", "price", "shape", "sure")

    def __init__(self, price: i64, shape: Polygon, first: float, sure: float) -> None:
        self.price: Final[i64] = price
        self.shape: Final = shape
        self.first: Final = first
        self.sure: Final = sure


class LegCost:
    """What a way costs with more or less of its last leg; all before it is looked at once."""

    def __init__(self, m: Mover, gone: list[Leg], leg: Leg, factor: Factor) -> None:
        self.m: Final = m
        self.gone: Final = gone
        self.factor: Factor = factor
        self.fixed: i64 = m.fixed[leg.kind]
        self.open: i64 = 0
        if leg.kind != WHEEL:
            self.fixed += fixed_cost(m.steps, gone)
            self.open = open_parts(m.steps, m.width, gone)
        self.pose: Final = end_path(m.pose, m.width, m.depth, gone)
        self.before: i64 = slow_cost(m, gone, factor) if m.per_length else 0
        self.tolls: list[Toll] = m.tolls
        self.ahead: Final[list[Ahead]] = []
        if m.tolls and gone:
            dues = dues_after(m, gone)
            self.before += dues.paid
            self.tolls = dues.left
        if self.tolls and leg.kind != WHEEL:
            box = straight_box(self.pose, m.width, m.depth, leg)
            self.tolls = [toll for toll in self.tolls if toll.is_beside(box)]
            if self.tolls:
                whole = sweep(self.pose, m.width, m.depth, leg)
                self.tolls = [toll for toll in self.tolls if toll.crossings(whole)]
        self.slow: list[Piece] = []
        if m.per_length and leg.kind != WHEEL:
            self.slow = pieces_ahead(m.per_length, m.ground, self.pose, m.depth, leg)

    def upto(self, part: Leg) -> i64:
        """What it costs with so much of the leg."""
        return self.before_tolls(part) + self.dues(part)

    def dues(self, part: Leg) -> i64:
        """What it pays for all that only this part crosses."""
        m = self.m
        total: i64 = 0
        pieces: list[Polygon] = sweep(self.pose, m.width, m.depth, part) if self.tolls else []
        for toll in self.tolls:
            total += toll.price * toll.crossings(pieces)
        length = float(part.amount if part.amount >= 0 else -part.amount)
        for one in self.ahead:
            if length > one.first:
                if length < one.sure and not pieces:
                    pieces = sweep(self.pose, m.width, m.depth, part)
                if length >= one.sure or is_swept(one.shape, pieces):
                    total += one.price
        return total

    def look_ahead(self, leg: Leg) -> None:
        """See from where on each body with a toll is surely met: all lengths of a leg ask that."""
        here = rectangle(self.pose, self.m.width, self.m.depth)
        heading = course(self.pose, leg)
        for toll in self.tolls:
            for shape in toll.shapes:
                first, _ = blocked(here, heading, shape, 0, 0)
                sure, _ = blocked(here, heading, shape, 0, 2 * TOLERANCE)
                self.ahead.append(Ahead(toll.price, shape, first - HAIR, sure + HAIR))
        self.tolls = [Toll(toll.edges, [], toll.price) for toll in self.tolls if toll.edges]

    def before_tolls(self, part: Leg) -> i64:
        """The same without those dues."""
        m = self.m
        if part.kind == WHEEL:
            total = open_cost(m.steps, m.width, [*self.gone, part], self.factor) + self.before
            total += slow_leg(m, self.pose, part, self.factor) if m.per_length else 0
        else:
            size: i64 = part.amount if part.amount >= 0 else -part.amount
            rate: i64 = m.rates[part.kind]
            parts = (self.open + size * rate) * self.factor[0] // self.factor[1]
            total = self.fixed + parts + self.before
            total += extra(self.slow, size, rate, self.factor) if self.slow else 0
        return total


def is_paid(m: Mover, legs: list[Leg], budget: i64, factor: Factor) -> bool:
    return cost_at(m, legs, factor) <= budget


def before_bodies(
    pose: Pose, width: i64, depth: i64, legs: list[Leg], bodies: list[Footprint]
) -> list[Leg]:
    """A way cut short stops before the first body that it would end on."""
    while legs:
        place = rectangle(end_path(pose, width, depth, legs), width, depth)
        body = body_on(place, bodies)
        if body is None:
            return legs
        legs = stopped_before(pose, width, depth, legs, body)
    return legs


def body_on(place: Polygon, bodies: list[Footprint]) -> Footprint | None:
    for body in bodies:
        if collide(Footprint([place], place), body):
            return body
    return None


def stopped_before(
    pose: Pose, width: i64, depth: i64, legs: list[Leg], body: Footprint
) -> list[Leg]:
    """Shorter by at least a leg, or by what of the leg that meets the body lies beyond it."""
    gone: list[Leg] = []
    for leg in legs:
        if not clear(sweep(pose, width, depth, leg), body, 0):
            amount = room(pose, width, depth, leg, body, 0)
            is_shorter = amount != 0 and amount != leg.amount
            return [*gone, Leg(leg.kind, amount)] if is_shorter else gone
        gone.append(leg)
        pose = end(pose, width, depth, leg)
    return gone[:-1]

"""The way before a straight leg: what it costs, what it has met, how the ground counts of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.table.angles import arc_length
from grognard.table.paths import WHEEL, Leg, clear, end, sweep, sweep_on, wheel_box
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon
from grognard.table.terrain import enters_any

from ..moving.move_cost import CHORD, climbs, inside_length, trodden
from ..moving.mover import Factor, GroundRule, Mover, is_dearer
from ..moving.slow_lengths import Arc, arc_of
from ..moving.why_not_path import why_not_leg, why_not_piece, why_not_steps
from .ray_obstacles import Wall, is_beside_any


class Terms:
    """What a mover pays by, each list once for all the ways of a fan."""

    __slots__ = ("mover", "prices", "rules", "walls")

    def __init__(self, mover: Mover) -> None:
        self.mover: Final = mover
        # rules of whole ways from the cheapest on: what comes later covers what came before
        self.rules: Final[list[GroundRule]] = []
        self.walls: Final[list[Wall]] = []
        self.prices: Final[list[int]] = []
        for rule in mover.whole_way:
            if is_dearer(rule.factor(), mover.start):
                self.add(rule)
        for toll in mover.tolls:
            if not toll.price:
                continue  # it bars the way, or nothing
            for edge in toll.edges:
                self.walls.append(Wall([], [edge], []))
                self.prices.append(toll.price)
            for shape in toll.shapes:
                self.walls.append(Wall([], [], [shape]))
                self.prices.append(toll.price)

    def add(self, rule: GroundRule) -> None:
        at: i64 = 0
        while at < len(self.rules) and not is_dearer(self.rules[at].factor(), rule.factor()):
            at += 1
        self.rules.insert(at, rule)


class SoFar:
    """A way that has been chosen already, leg by leg."""

    __slots__ = tuple("arcs bad crossed extras hard high legs pose refusal terms total".split())

    def __init__(self, terms: Terms, legs: list[Leg]) -> None:
        m = terms.mover
        self.terms: Final = terms
        self.legs: Final = legs
        self.bad: Final = why_not_steps(m.steps, m.verdicts, legs)
        self.refusal: Refusal | None = None
        # how long it is, and for each rule how much of it lies within and whether it went up
        self.total: i64 = 0
        self.hard: Final[list[int]] = [0] * len(terms.rules)
        self.high: Final[list[bool]] = [False] * len(terms.rules)
        self.crossed: Final[list[bool]] = [False] * len(terms.walls)
        self.extras: Final[dict[i64, i64]] = {}  # of slow ground, by level of the whole way
        self.arcs: Final[dict[i64, Arc]] = {}  # of wheels that continue it, by level, side
        self.pose: Pose = m.pose
        for leg in legs if self.bad is None else []:
            self.go(leg)

    def go(self, leg: Leg) -> None:
        m = self.terms.mover
        if self.refusal is None:  # what forbids a leg forbids everything that follows
            self.refusal = why_not_leg(m, self.pose, leg)
        if self.terms.rules:
            self.tread(leg)
        if self.terms.walls:
            cross(self.crossed, self.terms.walls, sweep(self.pose, m.width, m.depth, leg))
        self.pose = end(self.pose, m.width, m.depth, leg)

    def tread(self, leg: Leg) -> None:
        m = self.terms.mover
        points = trodden(self.pose, m.width, m.depth, leg)
        for i in range(len(self.terms.rules)):
            rule = self.terms.rules[i]
            if rule.climb:
                self.high[i] = self.high[i] or climbs(m.ground, rule.areas, points)
            elif leg.kind != WHEEL and len(points) > 1:
                self.hard[i] += inside_length(rule.areas, points[0], points[1])
        if leg.kind == WHEEL:
            self.total += middle_arc(m, leg.amount)
        elif len(points) > 1:
            self.total += leg.amount if leg.amount >= 0 else -leg.amount

    def arc(self, level: i64, sign: i64, factor: Factor) -> Arc:
        """The arc of the outer corner in a wheel that continues from it."""
        m = self.terms.mover
        found = self.arcs.get(2 * level * sign + sign)
        if found is None:
            found = arc_of(m.per_length, self.pose, m.width, sign, m.rates[WHEEL], factor)
            self.arcs[2 * level * sign + sign] = found
        return found


def cross(crossed: list[bool], walls: list[Wall], pieces: list[Polygon]) -> None:
    """Note which of some walls are met by pieces of a way."""
    for i in range(len(walls)):
        if not crossed[i]:
            crossed[i] = walls[i].is_swept(pieces)


def middle_arc(m: Mover, angle: i64) -> i64:
    """How far the middle of the front goes in a wheel."""
    return arc_length(m.width // 2, angle if angle >= 0 else -angle)


class Swing:
    """A wheel to one side that continues degree by degree, and what it has met so far."""

    __slots__ = tuple("barred crossed high mover near pose rough terms tolled turned".split())

    def __init__(self, so_far: SoFar) -> None:
        self.terms: Final = so_far.terms
        self.mover: Final = so_far.terms.mover
        self.pose: Final = so_far.pose
        self.turned: i64 = 0
        self.rough = False
        self.near = False
        self.barred: Refusal | None = None
        self.tolled: Refusal | None = None
        self.high: Final = so_far.high[:]
        self.crossed: Final = so_far.crossed[:]

    def on_to(self, angle: i64) -> None:
        m = self.mover
        if self.rough and not self.terms.walls:
            return  # before anything else it meets, this is reported
        box = wheel_box(self.pose, m.width, m.depth, angle, self.turned)
        if m.leaves_alone(box) and not is_beside_any(self.terms.walls, box):
            self.turned = angle
            return
        pieces = sweep_on(self.pose, m.width, m.depth, self.turned, angle)
        cross(self.crossed, self.terms.walls, pieces)
        self.turned = angle
        self.rough = self.rough or enters_any(m.turning, pieces)
        for i in range(len(m.enemies)):
            if not self.near and not clear(pieces, m.enemies[i], m.limits[i]):
                self.near = True
        for piece in pieces:
            if self.barred is None:
                self.barred = why_not_piece(m, piece)
        for toll in m.tolls:
            if self.tolled is None and toll.refusal is not None and toll.crossings(pieces):
                self.tolled = toll.refusal

    def refusal(self) -> Refusal | None:
        """As of one wheel: slow ground first, then the enemy, then what bars the way."""
        if self.rough:
            return self.mover.verdicts.no_wheel_here
        if self.near:
            return self.mover.verdicts.too_near
        return self.barred if self.barred is not None else self.tolled

    def climbs(self, angle: i64) -> list[bool]:
        """For each rule whether the middle of the front has gone up; whole chords are kept."""
        if not self.terms.rules:
            return self.high
        m = self.mover
        sign: i64 = 1 if angle > 0 else -1
        whole = (angle * sign - 1) // CHORD * CHORD * sign
        points = trodden(self.pose, m.width, m.depth, Leg(WHEEL, angle))[-2:]
        found = self.high[:]
        for i in range(len(self.terms.rules)):
            rule = self.terms.rules[i]
            if rule.climb and not found[i]:
                found[i] = climbs(m.ground, rule.areas, points)
                if angle - whole == CHORD * sign:
                    self.high[i] = found[i]
        return found

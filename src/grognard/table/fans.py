"""Fans of rays: one turn after another, each before or after a straight way of any length."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .angles import QUARTER, cosine, rounded, sine
from .movers import Mover, Price
from .paths import ADVANCE, BACK, WHEEL, Leg, cut, end, length, sweep
from .pose import MM, Point, Pose
from .rays import SLACK, Spans, Surroundings, kept
from .shapes import Polygon, rectangle

# A Price is asked along a ray so far apart and so often; where its verdict changes is told exactly.
PITCH: Final[i64] = 20 * MM
MOST_ASKED: Final[i64] = 12
EXACT: Final[i64] = MM // 10
ENDLESS: Final[i64] = 1 << 19


class Ray:
    """All ways that have one turn and a straight part of a length within one of the spans."""

    __slots__ = ("after", "heading", "kind", "mover", "spans", "turn", "x", "y")

    def __init__(self, fan: Fan, turn: Leg, turned: Pose, heading: i64, spans: Spans) -> None:
        self.mover: Final = fan.mover
        self.kind: Final[i64] = fan.kind
        self.after: Final = fan.after
        self.turn: Final = turn
        self.x: Final[i64] = turned.x
        self.y: Final[i64] = turned.y
        self.heading: Final[i64] = heading
        self.spans: Spans = spans

    def legs(self, straight: i64) -> list[Leg]:
        """The way with so much of a straight part; legs of no amount are left out."""
        legs: list[Leg] = [self.turn] if self.turn.amount else []
        if straight:
            legs.insert(0 if self.after else len(legs), Leg(self.kind, straight))
        return legs

    def point(self, straight: i64) -> Point:
        """Where the middle of the front ends."""
        return (
            self.x + rounded(straight * sine(self.heading)),
            self.y + rounded(straight * cosine(self.heading)),
        )

    def heed(self, price: Price) -> None:
        """Keep of the spans only what can be paid."""
        spans: Spans = []
        for low, high in self.spans:
            spans += self._paid(price, low, high)
        self.spans = spans

    def _paid(self, price: Price, low: i64, high: i64) -> Spans:
        spans: Spans = []
        pitch = max(PITCH, (high - low) // MOST_ASKED)
        at, start = low, low
        paid = self._is_paid(price, low)
        while at < high:
            before, at = at, min(at + pitch, high)
            if self._is_paid(price, at) != paid:
                last, first = self._change(price, before, at, paid)
                if paid:
                    spans.append((start, last))
                start, paid = first, not paid
        if paid:
            spans.append((start, high))
        return spans

    def _change(self, price: Price, low: i64, high: i64, paid: bool) -> tuple[i64, i64]:
        """A length with the first verdict and one a little longer with the other."""
        while high - low > EXACT:
            middle = (low + high) >> 1
            if self._is_paid(price, middle) == paid:
                low = middle
            else:
                high = middle
        return low, high

    def _is_paid(self, price: Price, straight: i64) -> bool:
        cost = price(self.legs(straight))
        return cost is not None and cost <= self.mover.budget


class Fan:
    """The rays of turns to one side, with one kind of straight part, before or after the turn."""

    __slots__ = ("after", "kind", "mover", "rays", "reach", "surroundings")

    def __init__(self, mover: Mover, surroundings: Surroundings, kind: i64, after: bool) -> None:
        self.mover: Final = mover
        self.surroundings: Final = surroundings
        self.kind: Final[i64] = kind
        self.after: Final = after
        self.rays: Final[list[Ray]] = []
        self.reach: Spans = []

    def start(self, shape: Polygon) -> None:
        """The straight way without a turn."""
        pose, turn = self.mover.pose, Leg(WHEEL, 0)
        heading = self._heading(pose)
        longest = self._longest(turn)
        self.reach = _from_start(self.surroundings.open(shape, heading, [(0, longest)]))
        spans = self.surroundings.free(shape, heading, self.reach)
        self.rays.append(Ray(self, turn, pose, heading, spans))

    def turn(self, turn: Leg, pose: Pose, shape: Polygon, pieces: list[Polygon]) -> None:
        """One turn more, that ends in a pose and a shape; the pieces were swept since the last."""
        longest = self._longest(turn)
        if self.after:
            heading = self._heading(self.mover.pose)
            for piece in pieces:
                self.reach = self.surroundings.open(piece, heading, self.reach)
            spans = kept(self.reach, 0.0, float(longest))
        else:
            heading = self._heading(pose)
            spans = _from_start(self.surroundings.open(shape, heading, [(0, longest)]))
        spans = self.surroundings.free(shape, heading, spans)
        self.rays.append(Ray(self, turn, pose, heading, spans))

    def _heading(self, pose: Pose) -> i64:
        return pose.h if self.kind == ADVANCE else pose.h + 2 * QUARTER

    def _longest(self, leg: Leg) -> i64:
        """What the price of a turn leaves for the straight part."""
        left = self.mover.budget - self.mover.rate(leg.kind) * length(leg, self.mover.width)
        rate = self.mover.rate(self.kind)
        if rate < 0:
            return 0
        return left // rate if rate > 0 else ENDLESS


def _from_start(spans: Spans) -> Spans:
    return spans[:1] if spans and spans[0][0] == 0 else []


def most(mover: Mover, kind: i64) -> i64:
    """The amount of a turn that can be paid and is not forbidden."""
    rate = mover.rate(kind)
    if rate < 0:
        return 0
    turn = Leg(kind, mover.turn if kind == WHEEL else mover.budget)
    if rate == 0:
        return turn.amount
    return cut(mover.pose, mover.width, mover.depth, turn, mover.budget // rate).amount


def fans(mover: Mover, around: Surroundings, kind: i64, amounts: list[int]) -> list[Fan]:
    """The fans to one side: amounts grow from 0, all of one sign."""
    found = _started(mover, around, kind)
    pose, reached = mover.pose, True
    for i in range(1, len(amounts)):
        pieces = sweep(pose, mover.width, mover.depth, Leg(kind, amounts[i] - amounts[i - 1]))
        if reached and not around.passable(pieces):
            reached = False
            last = _furthest(around, mover, pose, kind, amounts[i] - amounts[i - 1])
            if last:
                _turn(found, mover, Leg(kind, amounts[i - 1] + last), pieces, True, False)
        _turn(found, mover, Leg(kind, amounts[i]), pieces, reached, True)
        pose = end(mover.pose, mover.width, mover.depth, Leg(kind, amounts[i]))
    return found


def _started(mover: Mover, around: Surroundings, kind: i64) -> list[Fan]:
    # who may not advance may still turn
    found = [Fan(mover, around, ADVANCE, False)]
    if mover.back >= 0:
        found.append(Fan(mover, around, BACK, False))
    # a step to the side after the straight part leads nowhere else
    if kind == WHEEL:
        if mover.forward >= 0:
            found.append(Fan(mover, around, ADVANCE, True))
        if mover.back >= 0:
            found.append(Fan(mover, around, BACK, True))
    shape = rectangle(mover.pose, mover.width, mover.depth)
    for fan in found:
        fan.start(shape)
    return found


def _turn(
    found: list[Fan], mover: Mover, leg: Leg, pieces: list[Polygon], first: bool, after: bool
) -> None:
    """One turn more in the fans that turn first, in those that turn after, or in both."""
    pose = end(mover.pose, mover.width, mover.depth, leg)
    shape = rectangle(pose, mover.width, mover.depth)
    for fan in found:
        if after if fan.after else first:
            fan.turn(leg, pose, shape, pieces)


def _furthest(around: Surroundings, mover: Mover, pose: Pose, kind: i64, amount: i64) -> i64:
    """The last turn before something is in the way."""
    low: i64 = 0
    high = amount
    while high - low > 1 or low - high > 1:
        middle = low + (high - low) // 2
        # with less slack: from there one may still slide along what is in the way
        if around.passable(sweep(pose, mover.width, mover.depth, Leg(kind, middle)), SLACK):
            low = middle
        else:
            high = middle
    return low

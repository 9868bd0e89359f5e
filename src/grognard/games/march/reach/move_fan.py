"""Chapter 7, where a way may lead: every wheel in whole degrees, then straight on by millimetres.

Each place has the verdict of the way that leads there; few of them are tried for it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.contract.reach import FAN, Reach, Track
from grognard.miniatures.reach.verdict_rows import Row, Spans, Whys
from grognard.table.angles import DEGREE, QUARTER, TURN, arc_length
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg, clear, end_path, sweep_on
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon

from ..chapters.disorder import touches_rough
from ..chapters.moving.marching import (
    MOST_LEGS,
    MUST_HOLD,
    NO_PASSAGE,
    NOT_A_STEP,
    NOT_STRAIGHT,
    OFF_TABLE,
    ON_FRIEND,
    TOO_FAR,
    TOO_NEAR,
    Surroundings,
    ends_on,
    is_open,
    must_hold,
    why_not_leave,
    why_not_leg,
    why_not_steps,
)
from ..chapters.moving.move_cost import CHORD, climbs, move_price, rough_length, trodden, way_cost
from ..model.pieces import Battalion
from ..model.state import Battle
from .ray_ground import PITCH, Tread, slowed_prices
from .ray_obstacles import Straight


def way_reach(b: Battle, u: Battalion, pips: i64, before: list[Leg], whys: Whys) -> Reach:
    """7.2 Where one more wheel and one more straight leg lead after the way so far."""
    fan = Fan(b, u, pips, before, whys)
    tracks = fan.tracks()
    around = fan.around
    return Reach(
        u.roster.id,
        FAN,
        fan.pose.key(),
        (around.width, around.depth),
        PITCH,
        tracks,
        fan.whys.words,
        fan.beyond,
        move_price(u.formation, ADVANCE, False),
        around.cost(before),
        around.budget,
    )


class Swing:
    """A wheel to one side that goes on degree by degree, and what it has met so far."""

    __slots__ = ("around", "barred", "high", "near", "pose", "rough", "turned")

    def __init__(self, around: Surroundings, pose: Pose) -> None:
        self.around: Final = around
        self.pose: Final = pose
        self.turned: i64 = 0
        self.rough = False
        self.near = False
        self.high = False
        self.barred: Refusal | None = None

    def on_to(self, angle: i64) -> None:
        if self.rough:
            return  # whatever else it meets, this is said first
        around = self.around
        pieces = sweep_on(self.pose, around.width, around.depth, self.turned, angle)
        self.rough = touches_rough(around.turning, pieces)
        for i in range(len(around.enemies)):
            if not self.near and not clear(pieces, around.enemies[i], around.limits[i]):
                self.near = True
        for piece in pieces:
            if self.barred is None:
                self.barred = why_not_piece(around, piece)
        self.turned = angle

    def refusal(self) -> Refusal | None:
        """As of one wheel: rough ground first, then the enemy, then what bars the way."""
        if self.rough:
            return NOT_STRAIGHT
        return TOO_NEAR if self.near else self.barred

    def climbs(self, angle: i64) -> bool:
        """R78 Whether the middle of the front has gone up; whole chords are remembered."""
        around = self.around
        if not around.hills or self.high:
            return self.high
        sign: i64 = 1 if angle > 0 else -1
        whole = (angle * sign - 1) // CHORD * CHORD * sign
        points = trodden(self.pose, around.width, around.depth, Leg(WHEEL, angle))[-2:]
        high = climbs(around.ground, around.hills, points)
        if angle - whole == CHORD * sign:
            self.high = high
        return high


def why_not_piece(around: Surroundings, piece: Polygon) -> Refusal | None:
    if not around.free and not around.ground.on_table(piece):
        return OFF_TABLE
    return None if is_open(around.closed, around.barred, piece) else NO_PASSAGE


def arc_of(around: Surroundings, angle: i64) -> i64:
    """R66 How far the middle of the front goes in a wheel."""
    return arc_length(around.width // 2, angle if angle >= 0 else -angle)


class Fan:
    """Ways that go on from where a way so far has led."""

    def __init__(self, b: Battle, u: Battalion, pips: i64, before: list[Leg], whys: Whys) -> None:
        self.b: Final = b
        self.u: Final = u
        self.before: Final = before
        self.around: Final = Surroundings(b, u, pips)
        self.whys: Final = whys
        self.holds: Final[bool] = must_hold(b, u)
        self.bad: Final = why_not_steps(before)
        self.pose: Final = end_path(u.pose, self.around.width, self.around.depth, before)
        self.spent: Final[i64] = way_cost(before, u.formation, self.around.width, False)
        self.refusal: Final = self.refused_so_far()
        self.beyond: Final = self.whys.number(self.bad or self.too_far())
        # of the way so far: how long it is, how much of it is rough, whether it went up
        self.total: i64 = 0
        self.hard: i64 = 0
        self.high = False
        self.look_back()

    def too_far(self) -> Refusal:
        """Beyond all places: one leg more is too many, or too long."""
        return NOT_A_STEP if len(self.before) >= MOST_LEGS else TOO_FAR

    def refused_so_far(self) -> Refusal | None:
        """What forbids a leg of the way so far forbids whatever follows."""
        pose = self.u.pose
        for leg in self.before if self.bad is None else []:
            refusal = why_not_leg(self.around, pose, leg)
            if refusal is not None:
                return refusal
            pose = end_path(pose, self.around.width, self.around.depth, [leg])
        return None

    def look_back(self) -> None:
        around = self.around
        pose = self.u.pose
        for leg in self.before if around.rough or around.hills else []:
            points = trodden(pose, around.width, around.depth, leg)
            self.high = self.high or climbs(around.ground, around.hills, points)
            if leg.kind == WHEEL:
                self.total += arc_of(around, leg.amount)
            else:
                self.total += leg.amount
                self.hard += rough_length(around.rough, points[0], points[1])
            pose = end_path(pose, around.width, around.depth, [leg])

    def tracks(self) -> list[Track]:
        """From the widest wheel to the left to the widest to the right, and straight back."""
        if self.bad is not None or self.spent > self.around.budget:
            return []
        left = self.wheels(-DEGREE)
        right = self.wheels(DEGREE)
        ahead = self.track(0, self.pose, ADVANCE, self.refusal, self.high)
        back = self.track(0, self.pose, BACK, self.refusal, self.high)
        return [*left[::-1], ahead, back, *right]

    def wheels(self, step: i64) -> list[Track]:
        """Every wheel to one side, degree by degree, as far as the pips go."""
        around = self.around
        tracks: list[Track] = []
        swing = Swing(around, self.pose)
        angle = step
        while -TURN <= angle <= TURN and self.cost(angle) <= around.budget:
            swing.on_to(angle)
            refusal = self.refusal if self.refusal is not None else swing.refusal()
            pose = self.pose.wheeled(around.width, angle)
            tracks.append(self.track(angle, pose, ADVANCE, refusal, swing.climbs(angle)))
            angle += step
        return tracks

    def cost(self, angle: i64) -> i64:
        """What the way so far and a wheel cost where nothing slows."""
        if angle == 0:
            return self.spent
        legs = [*self.before, Leg(WHEEL, angle)]
        return way_cost(legs, self.u.formation, self.around.width, False)

    def track(
        self, angle: i64, pose: Pose, kind: i64, refusal: Refusal | None, high: bool
    ) -> Track:
        """One wheel, or none, and every straight leg after it."""
        around = self.around
        step = move_price(self.u.formation, kind, False) * PITCH
        cost = self.cost(angle)
        most = (around.budget - cost) // step
        total = self.total + arc_of(around, angle)
        row = Row(most, self.whys.number(refusal))
        tread = Tread(around, pose, kind, most, total, self.hard)
        if refusal is None:
            self.paint(row, tread, angle)
        slow = around.slow or self.high or high
        spans: Spans = [(1, most)] if slow else tread.slow()
        if slow or 2 * self.hard > total:
            spans.append((0, 0))
        prices = slowed_prices(most, spans, cost, step)
        row.charge(prices, around.budget, self.number(TOO_FAR))
        self.count_legs(row, angle)
        if kind == BACK:
            return Track(angle, 0, row.runs(PITCH), "back", 2 * QUARTER)
        return Track(angle, 0, row.runs(PITCH), "advance")

    def paint(self, row: Row, tread: Tread, angle: i64) -> None:
        """What forbids the places, the last reason first."""
        if tread.most > 0:
            straight = Straight(self.around, tread.pose, tread.kind, tread.most)
            if self.holds:
                self.cover(row, tread.off_hill(), MUST_HOLD)
            self.cover(row, straight.on_friend(), ON_FRIEND)
            self.cover(row, straight.no_passage(), NO_PASSAGE)
            self.cover(row, straight.off_table(), OFF_TABLE)
            self.cover(row, straight.too_near(), TOO_NEAR)
        row.paint([(0, 0)], self.number(self.why_not_halt(angle, tread.pose)))

    def cover(self, row: Row, spans: Spans, refusal: Refusal) -> None:
        if spans:
            row.paint(spans, self.number(refusal))

    def why_not_halt(self, angle: i64, pose: Pose) -> Refusal | None:
        """What forbids to end before any straight leg."""
        legs = [*self.before, Leg(WHEEL, angle)] if angle else self.before
        if legs and ends_on(self.around, pose):
            return ON_FRIEND
        return why_not_leave(self.b, self.u, legs) if self.holds else None

    def count_legs(self, row: Row, angle: i64) -> None:
        """7.3 There are only so many legs to a way."""
        legs = len(self.before) + (1 if angle else 0)
        if legs + 1 > MOST_LEGS:
            first = 0 if legs > MOST_LEGS else 1
            row.paint([(first, len(row.verdicts) - 1)], self.number(NOT_A_STEP))

    def number(self, refusal: Refusal | None) -> int:
        return self.whys.number(refusal)

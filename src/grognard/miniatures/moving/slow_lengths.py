"""Ground that slows each length within it: the pieces of a line, and what they cost more.

A straight leg follows a ray from where it starts, whose pieces are whole and the same for every
length of the leg; so a longer way never costs less, and costs add up without rounding.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.angles import DEGREE, arc_length
from grognard.table.lines import BESIDE, Line, stretches_within
from grognard.table.measure import TOLERANCE, distance, is_around, nearest
from grognard.table.paths import ABOUT, BACK, PIVOT, WHEEL, Leg, course
from grognard.table.pose import Point, Pose
from grognard.table.terrain import Ground

from .mover import Factor, GroundRule, is_dearer

CHORD: Final = 5 * DEGREE  # an arc is followed in chords of so much

Piece = tuple[i64, i64, Factor]  # from where to where along a line, and at what cost


def ray(ground: Ground, pose: Pose, depth: i64, leg: Leg) -> Line:
    """The way of the middle of the front edge, of the rear edge going back, beyond the table."""
    ax, ay = pose.point(-depth if leg.kind == BACK else 0, 0)
    bx, by = Pose(ax, ay, course(pose, leg)).point(ground.width + ground.height, 0)
    return Line(ax, ay, bx, by)


def slow_pieces(rules: list[GroundRule], line: Line) -> list[Piece]:
    """The pieces of a line in slow ground, in order; where rules overlap, the costliest counts."""
    spans = slow_spans(rules, line)
    if not spans:
        return []
    cuts = sorted({end for first, last, _ in spans for end in (first, last)})
    pieces: list[Piece] = []
    for i in range(1, len(cuts)):
        factor = costliest(spans, cuts[i - 1], cuts[i])
        if factor[0] == 0:
            continue
        if pieces and pieces[-1][1] == cuts[i - 1] and pieces[-1][2] == factor:
            pieces[-1] = (pieces[-1][0], cuts[i], factor)
        else:
            pieces.append((cuts[i - 1], cuts[i], factor))
    return pieces


def slow_spans(rules: list[GroundRule], line: Line) -> list[Piece]:
    """What of a line lies in each of the areas, in whole hundredths of a millimetre."""
    spans: list[Piece] = []
    for rule in rules:
        for area in rule.areas:
            if line.square == 0 or line.misses(area.shape):
                continue
            for start, stop in stretches_within(line, area.shape, BESIDE):
                first, last = nearest(start), nearest(stop)
                if first < last:
                    spans.append((first, last, rule.factor()))
    return spans


def costliest(spans: list[Piece], first: i64, last: i64) -> Factor:
    """The costliest of those that hold a piece; 0 times if none does."""
    most: Factor = (0, 1)
    for low, high, factor in spans:
        if low <= first and last <= high and is_dearer(factor, most):
            most = factor
    return most


def extra(pieces: list[Piece], length: i64, rate: i64, factor: Factor) -> i64:
    """What slow pieces add to a length that costs so much already."""
    total: i64 = 0
    for first, last, slow in pieces:
        if first < length and is_dearer(slow, factor):
            more = rate * slow[0] // slow[1] - rate * factor[0] // factor[1]
            total += (min(last, length) - first) * more
    return total


def leg_extra(
    rules: list[GroundRule],
    ground: Ground,
    rates: list[int],
    pose: Pose,
    width: i64,
    depth: i64,
    leg: Leg,
    factor: Factor,
) -> i64:
    """What slow ground adds to a leg from a pose."""
    if leg.kind == WHEEL:
        sign: i64 = 1 if leg.amount > 0 else -1
        return arc_of(rules, pose, width, sign, rates[WHEEL], factor).extra(leg.amount * sign)
    if leg.kind == ABOUT or leg.kind == PIVOT:
        return 0
    size: i64 = leg.amount if leg.amount >= 0 else -leg.amount
    pieces = pieces_ahead(rules, ground, pose, depth, leg)
    return extra(pieces, size, rates[leg.kind], factor) if pieces else 0


def pieces_ahead(
    rules: list[GroundRule], ground: Ground, pose: Pose, depth: i64, leg: Leg
) -> list[Piece]:
    """The slow pieces of the ray of a straight leg; none where the leg itself meets none."""
    line = ray(ground, pose, depth, leg)
    size: i64 = leg.amount if leg.amount >= 0 else -leg.amount
    x, y = Pose(line.ax, line.ay, course(pose, leg)).point(size, 0)
    if is_clear(rules, Line(line.ax, line.ay, x, y)):
        return []
    return slow_pieces(rules, line)


def is_clear(rules: list[GroundRule], line: Line) -> bool:
    """Whether no area lies anywhere near a line: a quick yes."""
    for rule in rules:
        for area in rule.areas:
            shape = area.shape
            if not (
                line.west - shape.east > TOLERANCE
                or shape.west - line.east > TOLERANCE
                or line.south - shape.north > TOLERANCE
                or shape.south - line.north > TOLERANCE
            ):
                return False
    return True


def is_off(rules: list[GroundRule], centre: Point, radius: i64) -> bool:
    """Whether no area lies anywhere near a circle: a quick yes."""
    for rule in rules:
        for area in rule.areas:
            if is_around(centre[0], centre[1], area.shape, radius + TOLERANCE):
                return False
    return True


class Arc:
    """The arc of a point about another, and what slow ground adds to the part of it that is gone.

    Its whole chords are followed once, for any number of angles.
    """

    def __init__(
        self,
        rules: list[GroundRule],
        pivot: Point,
        outer: Point,
        sign: i64,
        rate: i64,
        factor: Factor,
    ) -> None:
        self.rules: Final = rules
        self.pivot: Point = pivot
        self.sign: Final[i64] = sign
        self.rate: Final[i64] = rate
        self.factor: Factor = factor
        self.radius: Final[i64] = distance(pivot[0], pivot[1], outer[0], outer[1])
        self.is_off: Final[bool] = is_off(rules, pivot, self.radius)
        self.start: Final = Pose(outer[0], outer[1], 0)
        # after each number of whole chords: where it is, how long they are, what they cost more
        self.ends: Final[list[Pose]] = [self.start]
        self.lengths: Final[list[int]] = [0]
        self.extras: Final[list[int]] = [0]

    def extra(self, size: i64) -> i64:
        """What slow ground adds to so much of it."""
        if self.is_off or size == 0:
            return 0
        chords = size // CHORD
        while len(self.ends) <= chords:
            self.follow(len(self.ends) * CHORD)
        whole: i64 = self.lengths[chords]
        total: i64 = self.extras[chords]
        if size > chords * CHORD:
            line = self.chord(chords, self.at(size))
            whole += nearest(line.length)
            total += self.more(line)
        # a chord is a little shorter than its arc
        return total * arc_length(self.radius, size) // whole if whole else 0

    def follow(self, turned: i64) -> None:
        """One whole chord more."""
        last, there = len(self.ends) - 1, self.at(turned)
        line = self.chord(last, there)
        self.ends.append(there)
        self.lengths.append(self.lengths[last] + nearest(line.length))
        self.extras.append(self.extras[last] + self.more(line))

    def at(self, turned: i64) -> Pose:
        return self.start.swung(self.pivot[0], self.pivot[1], turned * self.sign)

    def chord(self, number: i64, there: Pose) -> Line:
        before = self.ends[number]
        return Line(before.x, before.y, there.x, there.y)

    def more(self, line: Line) -> i64:
        pieces = slow_pieces(self.rules, line)
        return extra(pieces, nearest(line.length), self.rate, self.factor) if pieces else 0


def arc_of(
    rules: list[GroundRule], pose: Pose, width: i64, sign: i64, rate: i64, factor: Factor
) -> Arc:
    """The arc of the outer corner in a wheel to one side."""
    side: i64 = width // 2 if sign > 0 else width // 2 - width
    pivot, outer = pose.point(0, side), pose.point(0, side - width * (1 if side > 0 else -1))
    return Arc(rules, pivot, outer, sign, rate, factor)


def arc_extra(
    rules: list[GroundRule], pivot: Point, outer: Point, angle: i64, rate: i64, factor: Factor
) -> i64:
    """What slow ground adds to the arc of a point about another."""
    sign: i64 = 1 if angle >= 0 else -1
    return Arc(rules, pivot, outer, sign, rate, factor).extra(angle * sign)

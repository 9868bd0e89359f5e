"""Which bases of a unit may aim at a target, along which lines, and how far it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.table.angles import SHIFT, cosine, rounded, sine
from grognard.table.lines import Line, passes, to_shape
from grognard.table.measure import TOLERANCE, within
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, Polygon
from grognard.table.sight import nearest_point, visible
from grognard.table.terrain import Ground

SLACK: Final[i64] = TOLERANCE << SHIFT
FAR: Final[i64] = 1 << 40


class Front:
    """Bases of one width side by side; each aims from the middle of its front edge.

    `arc` is how far to either side of straight ahead they may aim, at most a quarter turn.
    """

    __slots__ = tuple(
        "arc_cos base bases cos cos_left cos_right sin sin_left sin_right step wing x y".split()
    )

    def __init__(self, pose: Pose, bases: i64, base: i64, gap: i64, arc: i64) -> None:
        self.bases: Final[i64] = bases
        self.base: Final[i64] = base
        self.step: Final[i64] = base + gap
        self.wing: Final[i64] = (bases - 1) * self.step // 2  # to the middle of the last base
        self.x: Final[i64] = pose.x
        self.y: Final[i64] = pose.y
        self.sin: Final[i64] = pose.sin
        self.cos: Final[i64] = pose.cos
        self.arc_cos: Final[i64] = cosine(arc)
        self.sin_right: Final[i64] = sine(pose.h + arc)
        self.cos_right: Final[i64] = cosine(pose.h + arc)
        self.sin_left: Final[i64] = sine(pose.h - arc)
        self.cos_left: Final[i64] = cosine(pose.h - arc)

    def bears(self, dx: i64, dy: i64) -> bool:
        """Whether a base may aim so."""
        return (
            dx * self.cos_right - dy * self.sin_right <= SLACK
            and dx * self.cos_left - dy * self.sin_left >= -SLACK
            and dx * self.sin + dy * self.cos >= -SLACK
        )

    def passes_by(self, shape: Polygon, limit: i64) -> bool:
        """A quick yes where no base can have the shape both in its arc and within the limit."""
        reach = limit + self.wing + self.base
        if (
            shape.west > self.x + reach
            or shape.east < self.x - reach
            or shape.south > self.y + reach
            or shape.north < self.y - reach
        ):
            return True
        # beside both arcs, or behind: all corners on the wrong side of the same line
        right, left, behind = True, True, True
        wing = self.wing * self.arc_cos + 4 * SLACK
        for i in range(shape.size):
            dx: i64 = shape.xs[i] - self.x
            dy: i64 = shape.ys[i] - self.y
            right = right and dx * self.cos_right - dy * self.sin_right > wing
            left = left and dx * self.cos_left - dy * self.sin_left < -wing
            behind = behind and dx * self.sin + dy * self.cos < -4 * SLACK
        return right or left or behind

    def line(self, base: i64, shapes: list[Polygon]) -> Line | None:
        """From the middle of a base's front to the nearest point of the target, in its arc."""
        right = base * self.step - self.wing
        x = self.x + rounded(right * self.cos)
        y = self.y + rounded(-right * self.sin)
        px, py = nearest_point(shapes[0], x, y)
        for i in range(1, len(shapes)):
            qx, qy = nearest_point(shapes[i], x, y)
            if _square(qx - x, qy - y) < _square(px - x, py - y):
                px, py = qx, qy
        return Line(x, y, px, py) if self.bears(px - x, py - y) else None

    def distance(self, base: i64, shapes: list[Polygon]) -> i64:
        """From the front edge of a base to the nearest point of the target."""
        right = base * self.step - self.wing + self.base // 2
        left = right - self.base
        edge = Line(
            self.x + rounded(right * self.cos),
            self.y + rounded(-right * self.sin),
            self.x + rounded(left * self.cos),
            self.y + rounded(-left * self.sin),
        )
        least = to_shape(edge, shapes[0])
        for i in range(1, len(shapes)):
            least = min(least, to_shape(edge, shapes[i]))
        return least


def _square(dx: i64, dy: i64) -> i64:
    return dx * dx + dy * dy


class Sight:
    """The lines of bases that bear on a target, while neither moves, and what ground they meet.

    `shapes` are what is aimed at: the bases of the target, or the hull of them all.
    """

    __slots__ = ("bases", "lines", "open", "other", "own", "shapes", "shut")

    def __init__(self, own: Footprint, other: Footprint, shapes: list[Polygon]) -> None:
        self.own: Final = own
        self.other: Final = other
        self.shapes: Final = shapes
        self.lines: Final[list[Line]] = []
        self.bases: Final[list[int]] = []  # whose they are
        self.open: i64 = 0  # bits of lines that are known to be free of ground
        self.shut: i64 = 0  # and of those that are not

    def draw(self, front: Front) -> None:
        for base in range(front.bases):
            line = front.line(base, self.shapes)
            if line is not None:
                self.lines.append(line)
                self.bases.append(base)


class Sights:
    """Lines remembered by the ground of both, which is a new object as soon as either moves."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: Final[dict[int, Sight]] = {}

    def recall(self, key: i64, own: Footprint, other: Footprint) -> Sight | None:
        found = self._known.get(key)
        if found is None or found.own is not own or found.other is not other:
            return None
        return found

    def keep(self, key: i64, sight: Sight) -> None:
        self._known[key] = sight


def sees_over(ground: Ground, sight: Sight, i: i64) -> bool:
    """Whether woods, buildings and hills leave a line free; asked once."""
    bit: i64 = 1 << i
    if not (sight.open | sight.shut) & bit:
        line = sight.lines[i]
        if visible(ground, line.ax, line.ay, line.bx, line.by, []):
            sight.open |= bit
        else:
            sight.shut |= bit
    return sight.open & bit != 0


def crosses_shape(line: Line, shape: Polygon) -> bool:
    first, last = passes(line, shape)
    return first < last


def any_crosses(lines: list[Line], shape: Polygon) -> bool:
    for line in lines:
        if crosses_shape(line, shape):
            return True
    return False


def who_stops(line: Line, shapes: list[Polygon], guess: i64) -> i64:
    """The place of a shape that a line crosses, or -1; the one that stopped the last line first."""
    if guess >= 0 and crosses_shape(line, shapes[guess]):
        return guess
    for i in range(len(shapes)):
        if crosses_shape(line, shapes[i]):
            return i
    return -1


class Aim:
    """The lines of the bases that may shoot, and the one range of them all."""

    __slots__ = ("lines", "range")

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.range: i64 = FAR


def take_aim(ground: Ground, front: Front, sight: Sight, shapes: list[Polygon]) -> Aim:
    """The bases whose lines cross no shape and no ground that hides the target."""
    aim = Aim()
    for i in range(len(sight.lines)):
        if who_stops(sight.lines[i], shapes, -1) < 0 and sees_over(ground, sight, i):
            aim.lines.append(sight.lines[i])
            aim.range = min(aim.range, front.distance(sight.bases[i], sight.shapes))
    return aim


def can_aim(ground: Ground, front: Front, sight: Sight, shapes: list[Polygon], limit: i64) -> bool:
    """Whether any base may shoot so far; looks no further than it must."""
    stopper: i64 = -1
    for i in range(len(sight.lines)):
        if sight.shut >> i & 1 or not reaches(front, sight, i, limit):
            continue
        stopper = who_stops(sight.lines[i], shapes, stopper)
        if stopper < 0 and sees_over(ground, sight, i):
            return True
    return False


class ShotVerdicts:
    """What a game says of a target that no base may aim at."""

    __slots__ = ("hidden", "out_of_arc", "out_of_range")

    def __init__(self, out_of_range: Refusal, out_of_arc: Refusal, hidden: Refusal) -> None:
        self.out_of_range: Final = out_of_range
        self.out_of_arc: Final = out_of_arc
        self.hidden: Final = hidden


def why_not_bear(
    front: Front, shapes: list[Polygon], limit: i64, verdicts: ShotVerdicts
) -> Refusal | None:
    """Whether all bases are too far away, or turned away; what stands between is not asked."""
    nearest: i64 = FAR
    bearing = False
    for base in range(front.bases):
        nearest = min(nearest, front.distance(base, shapes))
        bearing = bearing or front.line(base, shapes) is not None
    if not within(nearest, limit):
        return verdicts.out_of_range
    return None if bearing else verdicts.out_of_arc


def reaches(front: Front, sight: Sight, i: i64, limit: i64) -> bool:
    """Whether the front edge of a base is near enough; its middle usually decides."""
    length = sight.lines[i].length
    if length <= float(limit):
        return True
    if length > float(limit + front.base):
        return False
    return within(front.distance(sight.bases[i], sight.shapes), limit)

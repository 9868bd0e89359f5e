"""Chapters 9 and 10: which groups may aim at a target, how far it is, and what covers it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.angles import DEGREE, SHIFT, cosine, rounded, sine
from grognard.table.lines import Line, passes, to_shape
from grognard.table.measure import TOLERANCE, within
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Footprint, Polygon
from grognard.table.sight import nearest_point, visible
from grognard.table.terrain import Area, Edge, covers, crosses, edge_distance

from ...model.actions import LINE
from ...model.pieces import COLUMN_WIDTH, GROUP, HARD_COVER, LIGHT_COVER, ON_TABLE, Battalion, Sight
from ...model.state import Battle
from ..figures import footprint, shown_groups, strip

ARC: Final = 45 * DEGREE
SLACK: Final[i64] = TOLERANCE << SHIFT
FAR: Final[i64] = 1 << 40
NEAR_OBSTACLE: Final = 2 * CM
HALF: Final = 5_000  # of the ten-thousandths that cover is measured in
COVER: Final = LIGHT_COVER | HARD_COVER


class Front:
    """9.2 The groups that would shoot, side by side; each aims from the middle of its front."""

    __slots__ = ("cos", "cos_left", "cos_right", "groups", "sin", "sin_left", "sin_right", "step",
                 "wing", "x", "y")  # fmt: skip

    def __init__(self, pose: Pose, groups: i64, gap: i64) -> None:
        self.groups: Final[i64] = groups
        self.step: Final[i64] = GROUP + gap
        self.wing: Final[i64] = (groups - 1) * self.step // 2  # to the middle of the last group
        self.x: Final[i64] = pose.x
        self.y: Final[i64] = pose.y
        self.sin: Final[i64] = sine(pose.h)
        self.cos: Final[i64] = cosine(pose.h)
        self.sin_right: Final[i64] = sine(pose.h + ARC)
        self.cos_right: Final[i64] = cosine(pose.h + ARC)
        self.sin_left: Final[i64] = sine(pose.h - ARC)
        self.cos_left: Final[i64] = cosine(pose.h - ARC)

    def bears(self, dx: i64, dy: i64) -> bool:
        """R18, R62 Whether a group may aim so: up to 45 degrees off its front."""
        return (
            dx * self.cos_right - dy * self.sin_right <= SLACK
            and dx * self.cos_left - dy * self.sin_left >= -SLACK
            and dx * self.sin + dy * self.cos >= -SLACK
        )

    def passes_by(self, shape: Polygon, limit: i64) -> bool:
        """A quick yes where no group can have the shape both in its arc and within the limit."""
        reach = limit + self.wing + GROUP
        if (
            shape.west > self.x + reach
            or shape.east < self.x - reach
            or shape.south > self.y + reach
            or shape.north < self.y - reach
        ):
            return True
        # beside both arcs, or behind: all corners on the wrong side of the same line
        right, left, behind = True, True, True
        wing = self.wing << SHIFT
        for i in range(shape.size):
            dx: i64 = shape.xs[i] - self.x
            dy: i64 = shape.ys[i] - self.y
            ahead = dx * self.sin + dy * self.cos
            aside = dx * self.cos - dy * self.sin
            right = right and aside - wing > ahead + 4 * SLACK
            left = left and -aside - wing > ahead + 4 * SLACK
            behind = behind and ahead < -4 * SLACK
        return right or left or behind

    def line(self, group: i64, shape: Polygon) -> Line | None:
        """R62 From the middle of a group's front to the nearest point of the target, in its arc."""
        right = group * self.step - self.wing
        x = self.x + rounded(right * self.cos)
        y = self.y + rounded(-right * self.sin)
        px, py = nearest_point(shape, x, y)
        return Line(x, y, px, py) if self.bears(px - x, py - y) else None

    def distance(self, group: i64, shape: Polygon) -> i64:
        """R62 From the front edge of a group to the nearest point of the target."""
        right = group * self.step - self.wing + GROUP // 2
        left = right - GROUP
        edge = Line(
            self.x + rounded(right * self.cos),
            self.y + rounded(-right * self.sin),
            self.x + rounded(left * self.cos),
            self.y + rounded(-left * self.sin),
        )
        return to_shape(edge, shape)


def front_of(u: Battalion, detached: bool) -> Front:
    """9.2 All groups of a line or of a screen; of a column the front rank only."""
    if detached:
        return Front(u.stripe, u.screen_groups(), u.gap)
    groups = shown_groups(u)
    if u.formation != LINE and groups > COLUMN_WIDTH:
        groups = COLUMN_WIDTH
    return Front(u.pose, groups, 0)


def part_of(target: Battalion, screen: bool) -> Footprint:
    return strip(target) if screen else footprint(target)


def in_the_way(b: Battle, u: Battalion, detached: bool, screen: bool) -> list[Polygon]:
    """9.2, R19, R70 What stops a line of fire: every battalion and every screen.

    Neither the shooter nor the target need be left out, for a line begins on the edge of the one
    and ends on the edge of the other. Screens of friends hide no enemy skirmishers (R19), but
    nobody shoots through his own (R69).
    """
    shapes: list[Polygon] = []
    for other in b.units:
        if other.place == ON_TABLE:
            shapes.append(footprint(other).hull)
            if other.screen and _screen_stops(u, detached, other, screen):
                shapes.append(strip(other).hull)
    return shapes


def _screen_stops(u: Battalion, detached: bool, other: Battalion, screen: bool) -> bool:
    if other.seat != u.seat or not screen:
        return True
    return other.uid == u.uid and not detached


def sight_of(b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool) -> Sight:
    """R62 The lines of the groups that bear on a target.

    They are remembered by the places of both, which are new objects as soon as either moves.
    """
    own, other = part_of(u, detached), part_of(x, screen)
    key = ((u.uid * len(b.units) + x.uid) * 2 + int(detached)) * 2 + int(screen)
    found = b.setting.sights.get(key)
    if found is None or found.own is not own or found.other is not other:
        found = Sight(own, other)
        b.setting.sights[key] = found
        front = front_of(u, detached)
        for group in range(front.groups):
            line = front.line(group, other.hull)
            if line is not None:
                found.lines.append(line)
                found.groups.append(group)
    return found


def sees_over(b: Battle, sight: Sight, i: i64) -> bool:
    """R19, R92 Whether woods, buildings and hills leave a line free; asked once."""
    bit: i64 = 1 << i
    if not (sight.open | sight.shut) & bit:
        line = sight.lines[i]
        if visible(b.setting.ground, line.ax, line.ay, line.bx, line.by, []):
            sight.open |= bit
        else:
            sight.shut |= bit
    return sight.open & bit != 0


def is_screened(sight: Sight, x: Battalion) -> bool:
    """10.3, R117 One line to a battalion that crosses its own screen: the screen is the target."""
    if x.screen:
        cover = strip(x).hull
        for line in sight.lines:
            if crosses_shape(line, cover):
                return True
    return False


def crosses_shape(line: Line, shape: Polygon) -> bool:
    first, last = passes(line, shape)
    return first < last


def who_stops(line: Line, shapes: list[Polygon], guess: i64) -> i64:
    """9.2 The place of somebody who stands on a line, or -1; who stopped the last one first."""
    if guess >= 0 and crosses_shape(line, shapes[guess]):
        return guess
    for i in range(len(shapes)):
        if crosses_shape(line, shapes[i]):
            return i
    return -1


class Aim:
    """R62 The lines of the groups that may shoot, and the one range of them all."""

    __slots__ = ("lines", "range")

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.range: i64 = FAR


def take_aim(b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool) -> Aim:
    """9.2 Who of a battalion, or of its screen, may shoot at a target."""
    aim = Aim()
    sight = sight_of(b, u, detached, x, screen)
    if not screen and is_screened(sight, x):
        return aim
    front = front_of(u, detached)
    shapes = in_the_way(b, u, detached, screen)
    for i in range(len(sight.lines)):
        if who_stops(sight.lines[i], shapes, -1) < 0 and sees_over(b, sight, i):
            aim.lines.append(sight.lines[i])
            aim.range = min(aim.range, front.distance(sight.groups[i], sight.other.hull))
    return aim


def can_aim(b: Battle, front: Front, sight: Sight, shapes: list[Polygon], limit: i64) -> bool:
    """9.2 Whether any group may shoot; as far as `take_aim` must go to know."""
    stopper: i64 = -1
    for i in range(len(sight.lines)):
        if sight.shut >> i & 1 or not reaches(front, sight, i, limit):
            continue
        stopper = who_stops(sight.lines[i], shapes, stopper)
        if stopper < 0 and sees_over(b, sight, i):
            return True
    return False


def reaches(front: Front, sight: Sight, i: i64, limit: i64) -> bool:
    """R62 Whether the front edge of a group is near enough; its middle mostly tells."""
    length = sight.lines[i].length
    if length <= float(limit):
        return True
    if length > float(limit + GROUP):
        return False
    return within(front.distance(sight.groups[i], sight.other.hull), limit)


def cover_of(b: Battle, target: Battalion, screen: bool, lines: list[Line]) -> i64:
    """9.3, R14, R79 HARD_COVER, LIGHT_COVER or 0; the two do not add up."""
    ground = b.setting.ground
    part = part_of(target, screen)
    found: i64 = 0
    for area in ground.areas_with(COVER):
        if lies_in(area, part):
            found |= area.traits
    for edge in ground.edges_with(COVER):
        if within(edge_distance(edge, part.hull), NEAR_OBSTACLE) and is_behind(edge, lines):
            found |= edge.traits
    return HARD_COVER if found & HARD_COVER else found & LIGHT_COVER


def lies_in(area: Area, part: Footprint) -> bool:
    """R79 More than half of a footprint."""
    share: i64 = 0
    for base in part.parts:
        share += covers(area, base)
    return share > HALF * len(part.parts)


def is_behind(edge: Edge, lines: list[Line]) -> bool:
    """R79 The lines of more than half of the shooting groups cross it."""
    crossing: i64 = 0
    for line in lines:
        if crosses(edge, line.ax, line.ay, line.bx, line.by):
            crossing += 1
    return 2 * crossing > len(lines)

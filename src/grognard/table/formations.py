"""From counts and base sizes to sizes and footprints."""

from __future__ import annotations

from mypy_extensions import i64

from .pose import Pose
from .shapes import Footprint, Polygon, bases, block, ring


def line_size(groups: i64, base_width: i64, base_depth: i64) -> tuple[i64, i64]:
    """Width and depth of bases side by side."""
    return groups * base_width, base_depth


def column_size(groups: i64, across: i64, base_width: i64, base_depth: i64) -> tuple[i64, i64]:
    """Width and depth of bases so many abreast; the last rank may be short."""
    return across * base_width, -(-groups // across) * base_depth


def strip_width(groups: i64, base_width: i64, gap: i64) -> i64:
    """Of bases side by side with gaps between them."""
    return groups * base_width + (groups - 1) * gap


def abreast(pose: Pose, groups: i64, base_width: i64, gap: i64 = 0) -> list[Pose]:
    """The poses of bases side by side, from the left; the pose is the middle of them all."""
    first = _left(strip_width(groups, base_width, gap)) - _left(base_width)
    return [pose.moved(0, first + i * (base_width + gap)) for i in range(groups)]


def _left(width: i64) -> i64:
    """Where the left end of a front lies: of an odd width it has the greater half."""
    return width // 2 - width


def _base(pose: Pose, ahead: i64, left: i64, width: i64, depth: i64) -> Polygon:
    """A base by its front left corner as seen from a pose: each corner is rounded only once."""
    right, behind = left + width, ahead - depth
    x0, y0 = pose.point(behind, right)
    x1, y1 = pose.point(ahead, right)
    x2, y2 = pose.point(ahead, left)
    x3, y3 = pose.point(behind, left)
    return Polygon([x0, x1, x2, x3], [y0, y1, y2, y3])


def screen(pose: Pose, groups: i64, base_width: i64, base_depth: i64, gap: i64) -> Footprint:
    """Separate bases side by side; the pose is the middle of the front of the strip."""
    left = _left(strip_width(groups, base_width, gap))
    step = base_width + gap
    parts = [_base(pose, 0, left + i * step, base_width, base_depth) for i in range(groups)]
    return Footprint(parts, screen_hull(pose, groups, base_width, base_depth, gap))


def screen_hull(pose: Pose, groups: i64, base_width: i64, base_depth: i64, gap: i64) -> Polygon:
    """All that a screen holds with its gaps, without its bases.

    Each corner is rounded, so that those of one row do not lie quite in one line.
    """
    xs: list[i64] = []
    ys: list[i64] = []
    left = _left(strip_width(groups, base_width, gap))
    step = base_width + gap
    for i in range(groups):
        add_point(xs, ys, pose, -base_depth, left + i * step)
        add_point(xs, ys, pose, -base_depth, left + i * step + base_width)
    for i in range(groups - 1, -1, -1):
        add_point(xs, ys, pose, 0, left + i * step + base_width)
        add_point(xs, ys, pose, 0, left + i * step)
    first = leftmost(xs, ys)
    return ring(xs[first:] + xs[:first], ys[first:] + ys[:first])


def add_point(xs: list[i64], ys: list[i64], pose: Pose, ahead: i64, right: i64) -> None:
    x, y = pose.point(ahead, right)
    xs.append(x)
    ys.append(y)


def leftmost(xs: list[i64], ys: list[i64]) -> i64:
    """The place of the westernmost corner; of several, of the southernmost."""
    best: i64 = 0
    for i in range(len(xs)):
        if xs[i] < xs[best] or (xs[i] == xs[best] and ys[i] < ys[best]):
            best = i
    return best


def battery(pose: Pose, guns: i64, base_width: i64, base_depth: i64, gap: i64 = 0) -> Footprint:
    """Guns side by side, each on its base."""
    return screen(pose, guns, base_width, base_depth, gap)


def march_column(
    pose: Pose, groups: i64, base_width: i64, base_depth: i64, gap: i64 = 0
) -> Footprint:
    """Bases one behind the other; the pose is the front of the first."""
    left = _left(base_width)
    step = base_depth + gap
    return bases([_base(pose, -i * step, left, base_width, base_depth) for i in range(groups)])


def open_square(pose: Pose, side: i64, depth: i64) -> Footprint:
    """Four faces so deep around an empty middle; without a middle, one block."""
    inner = side - 2 * depth
    if inner <= 0:
        return block(pose, side, side)
    left = _left(side)
    return bases(
        [
            _base(pose, 0, left, side, depth),
            _base(pose, -depth, left + side - depth, depth, inner),
            _base(pose, depth - side, left, side, depth),
            _base(pose, -depth, left, depth, inner),
        ]
    )


def centre_of(pose: Pose, depth: i64) -> tuple[i64, i64]:
    """The middle of a block whose front edge has this pose."""
    return pose.point(-(depth // 2), 0)


def about(x: i64, y: i64, heading: i64, depth: i64) -> Pose:
    """The pose of a block of this depth whose middle is here."""
    return Pose(x, y, heading).moved(depth // 2)

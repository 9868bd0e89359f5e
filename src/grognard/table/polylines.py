"""Lines of straight pieces that something follows: a road, and the bases of a column on it."""

from __future__ import annotations

from mypy_extensions import i64

from .angles import heading_of, turn_between
from .measure import distance
from .pose import Point, Pose
from .shapes import Footprint, Polygon, bases, rectangle


def point_along(points: list[tuple[int, int]], length: i64) -> Point:
    """The point so far from the first of some points; beyond the last, straight on."""
    last = len(points) - 1
    for i in range(last):
        ax, ay = points[i]
        bx, by = points[i + 1]
        piece = distance(ax, ay, bx, by)
        if piece > 0 and (length <= piece or i == last - 1):
            return _between(ax, ay, bx, by, length, piece)
        length -= piece
    return points[last]


def _between(ax: i64, ay: i64, bx: i64, by: i64, length: i64, piece: i64) -> Point:
    """So far from a to b, of a piece that is so long; a half goes up."""
    x = ax + (2 * (bx - ax) * length + piece) // (2 * piece)
    y = ay + (2 * (by - ay) * length + piece) // (2 * piece)
    return x, y


def total(points: list[tuple[int, int]]) -> i64:
    """How long a line of straight pieces is."""
    length: i64 = 0
    for i in range(1, len(points)):
        ax, ay = points[i - 1]
        bx, by = points[i]
        length += distance(ax, ay, bx, by)
    return length


def upto(points: list[tuple[int, int]], length: i64) -> list[tuple[int, int]]:
    """The first so much of a line; of one that is shorter, all."""
    found = [points[0]]
    for i in range(1, len(points)):
        ax, ay = points[i - 1]
        bx, by = points[i]
        piece = distance(ax, ay, bx, by)
        if piece >= length:
            if length > 0:
                found.append(_between(ax, ay, bx, by, length, piece))
            return found
        length -= piece
        found.append((bx, by))
    return found


def pairs(numbers: list[int]) -> list[tuple[int, int]]:
    """Points from their x and y in turn."""
    return [(numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]


def most_turned(points: list[tuple[int, int]], length: i64) -> i64:
    """The most that a line turns, to either side, within such a length of it."""
    headings: list[i64] = []
    pieces: list[i64] = []
    for i in range(1, len(points)):
        ax, ay = points[i - 1]
        bx, by = points[i]
        headings.append(heading_of(bx - ax, by - ay))
        pieces.append(distance(ax, ay, bx, by))
    most: i64 = 0
    for i in range(1, len(headings)):
        turned: i64 = 0
        left = length
        for j in range(i, len(headings)):
            turn = turn_between(headings[j - 1], headings[j])
            turned += turn if turn >= 0 else -turn
            left -= pieces[j]
            if left < 0:
                break
        most = max(most, turned)
    return most


def files_along(pose: Pose, trail: list[int], count: i64, width: i64, depth: i64) -> Footprint:
    """Bases one behind the other along a trail that begins at the pose; each lies straight."""
    points = [(pose.x, pose.y), *pairs(trail)]
    places = [point_along(points, i * depth) for i in range(count + 1)]
    return bases(
        [file_between(places[i], places[i + 1], pose.h, width, depth) for i in range(count)]
    )


def file_along(pose: Pose, trail: list[int], number: i64, width: i64, depth: i64) -> Polygon:
    """One of these bases."""
    points = [(pose.x, pose.y), *pairs(trail)]
    ahead, behind = point_along(points, number * depth), point_along(points, (number + 1) * depth)
    return file_between(ahead, behind, pose.h, width, depth)


def file_between(ahead: Point, behind: Point, h: i64, width: i64, depth: i64) -> Polygon:
    """A base from one point back towards another; if they are the same, with the facing given."""
    ax, ay = ahead
    bx, by = behind
    if ax != bx or ay != by:
        h = heading_of(ax - bx, ay - by)
    return rectangle(Pose(ax, ay, h), width, depth)

"""Where one can get to: the region in which the ways open to a mover end, and ways worth a thought.

The ways are: a wheel, then straight ahead or back; straight ahead or back, then a wheel; a step to
the side, then straight. A game whose ground changes prices, or that forbids ways for reasons of its
own, gives a Price: its word is final.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .angles import DEGREE
from .fans import Fan, Ray, fans, most
from .movers import FORBIDDEN, Mover, Price, Scene, allowed
from .paths import BACK, SIDESTEP, WHEEL, Leg, end_path
from .pose import MM, Pose
from .rays import Surroundings
from .shapes import Polygon, polygon, twice_area

__all__ = ["FORBIDDEN", "Mover", "Price", "Scene", "allowed", "region", "samples"]

FINE: Final[i64] = DEGREE
COARSE: Final[i64] = 3 * DEGREE
SIDEWAYS: Final[i64] = 2 * MM
THIN: Final[i64] = MM // 2
TRIED: Final = [15, 30, 45, 60, 90]


def region(mover: Mover, scene: Scene, price: Price | None = None) -> list[Polygon]:
    """Where the middle of the front edge may end: shapes, some concave, that may overlap.

    Rays are a degree apart. With a Price they are three, and it is asked every two centimetres or
    more: a change of its verdict that is shorter may be missed.
    """
    around = Surroundings(mover, scene)
    step: i64 = FINE if price is None else COARSE
    found: list[Polygon] = []
    for kind in (WHEEL, SIDESTEP):
        last = most(mover, kind)
        for sign in (1, -1):
            if last > 0 or (kind == WHEEL and sign > 0):
                steps = _steps(sign, last, step if kind == WHEEL else SIDEWAYS)
                found += _outlines(fans(mover, around, kind, steps), price)
    return found


def _steps(sign: i64, last: i64, step: i64) -> list[int]:
    return [sign * amount for amount in range(0, last, step)] + [sign * last]


def _outlines(found: list[Fan], price: Price | None) -> list[Polygon]:
    shapes: list[Polygon] = []
    for fan in found:
        if price is not None:
            for ray in fan.rays:
                ray.heed(price)
        if len(fan.rays) > 1 or not fan.after:
            shapes += _outline(fan.rays)
    return shapes


class _Strip:
    """Spans that hang together, of one ray after another."""

    __slots__ = ("linked", "longest", "rays", "spans")

    def __init__(self, ray: Ray, span: tuple[int, int]) -> None:
        self.rays: Final = [ray]
        self.spans: Final = [span]
        self.longest: int = span[1] - span[0]
        self.linked = False

    def meets(self, span: tuple[int, int]) -> bool:
        last = self.spans[-1]
        return last[0] <= span[1] and span[0] <= last[1]

    def add(self, ray: Ray, span: tuple[int, int]) -> None:
        self.rays.append(ray)
        self.spans.append(span)
        self.longest = max(self.longest, span[1] - span[0])

    def shapes(self) -> list[Polygon]:
        """Its outline; what is but a line or a point is made as thick as can just be seen."""
        if len(self.rays) > 1:
            corners = self._corners(0 if self.longest > 2 * THIN else THIN)
        elif self.linked or (self.longest == 0 and not self.rays[0].legs(self.spans[0][0])):
            return []
        else:
            corners = self._line(0 if self.longest > 2 * THIN else THIN)
        return [polygon(corners)] if twice_area(corners) else []

    def _corners(self, more: i64) -> list[tuple[int, int]]:
        low: list[tuple[int, int]] = []
        high: list[tuple[int, int]] = []
        for i in range(len(self.rays)):
            ray, span = self.rays[i], self.spans[i]
            # aslant, for a line of such ends may run along the rays or across
            pose = Pose(ray.x, ray.y, ray.heading)
            low.append(pose.point(span[0] - more, -more))
            high.append(pose.point(span[1] + more, more))
        return low + high[::-1]

    def _line(self, more: i64) -> list[tuple[int, int]]:
        ray, span = self.rays[0], self.spans[0]
        pose = Pose(ray.x, ray.y, ray.heading)
        low, high = span[0] - more, span[1] + more
        left, right = pose.point(low, -THIN), pose.point(low, THIN)
        return [left, right, pose.point(high, THIN), pose.point(high, -THIN)]


def _outline(rays: list[Ray]) -> list[Polygon]:
    """The shapes between rays; where a span parts or two join, one shape ends and others begin."""
    shapes: list[Polygon] = []
    strips: list[_Strip] = []
    for ray in rays:
        strips = _continued(strips, ray, shapes)
    for strip in strips:
        shapes += strip.shapes()
    return shapes


def _continued(strips: list[_Strip], ray: Ray, shapes: list[Polygon]) -> list[_Strip]:
    following: list[_Strip] = []
    lone = [strip for strip in strips if sum(strip.meets(span) for span in ray.spans) == 1]
    for span in ray.spans:
        before = [strip for strip in strips if strip.meets(span)]
        if len(before) == 1 and before[0] in lone:
            before[0].add(ray, span)
            following.append(before[0])
        else:
            following.append(_linked(before, ray, span, shapes))
    for strip in strips:
        if strip not in following:
            shapes += strip.shapes()
    return following


def _linked(before: list[_Strip], ray: Ray, span: tuple[int, int], shapes: list[Polygon]) -> _Strip:
    """A new strip, and the shapes that join it to those before it."""
    strip = _Strip(ray, span)
    for last in before:
        link = _Strip(last.rays[-1], last.spans[-1])
        link.add(ray, span)
        shapes += link.shapes()
        last.linked = strip.linked = True
    return strip


def samples(mover: Mover, scene: Scene, price: Price | None = None) -> list[list[Leg]]:
    """Ways worth thinking about, all of them allowed; to stay is not among them.

    For some turns the ends and the middle of every span that is open; straight back without a turn.
    """
    around = Surroundings(mover, scene)
    found: dict[tuple[int, int, int], list[Leg]] = {}
    for kind in (WHEEL, SIDESTEP):
        for sign in (1, -1) if most(mover, kind) > 0 else (1,):
            for fan in fans(mover, around, kind, _tried(mover, kind, sign)):
                for legs in _worth(fan, price):
                    place = end_path(mover.pose, mover.width, mover.depth, legs)
                    found.setdefault(place.key(), legs)
    found.pop(mover.pose.key(), None)
    ways = list(found.values())
    if not around.tight:
        return ways
    return [legs for legs in ways if allowed(mover, scene, legs, price)]


def _tried(mover: Mover, kind: i64, sign: i64) -> list[int]:
    last = most(mover, kind)
    steps = [DEGREE * angle for angle in TRIED] if kind == WHEEL else [last // 2]
    amounts = [0, *[step for step in steps if 0 < step < last]]
    return [sign * amount for amount in ([*amounts, last] if last > 0 else amounts)]


def _worth(fan: Fan, price: Price | None) -> list[list[Leg]]:
    ways: list[list[Leg]] = []
    for ray in fan.rays:
        if fan.kind == BACK and ray.turn.amount:
            break
        if price is not None:
            ray.heed(price)
        for low, high in ray.spans:
            ways += [ray.legs(high), ray.legs((low + high) // 2), ray.legs(low)]
    return ways

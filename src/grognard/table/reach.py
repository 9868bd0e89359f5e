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
from .paths import ADVANCE, BACK, SIDESTEP, WHEEL, Leg, end_path
from .pose import MM
from .rays import Surroundings
from .shapes import Polygon, polygon, twice_area

__all__ = ["FORBIDDEN", "Mover", "Price", "Scene", "allowed", "region", "samples"]

FINE: Final[i64] = DEGREE
COARSE: Final[i64] = 3 * DEGREE
SIDEWAYS: Final[i64] = 10 * MM
THIN: Final[i64] = MM // 2
TRIED: Final = [15, 30, 45, 60, 90]


def region(mover: Mover, scene: Scene, price: Price | None = None) -> list[Polygon]:
    """Where the middle of the front edge may end: shapes, some concave, that may overlap."""
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
        shapes += _outline(fan.rays) if len(fan.rays) > 1 else _line(fan.rays[0])
    return shapes


class _Strip:
    """Spans that hang together, of one ray after another."""

    __slots__ = ("high", "low", "ray", "span")

    def __init__(self, ray: Ray, span: tuple[int, int]) -> None:
        self.ray: Ray = ray
        self.span: tuple[int, int] = span
        self.low: Final = [ray.point(span[0])]
        self.high: Final = [ray.point(span[1])]

    def meets(self, span: tuple[int, int]) -> bool:
        return self.span[0] <= span[1] and span[0] <= self.span[1]

    def add(self, ray: Ray, span: tuple[int, int]) -> None:
        self.ray, self.span = ray, span
        self.low.append(ray.point(span[0]))
        self.high.append(ray.point(span[1]))

    def shapes(self) -> list[Polygon]:
        corners = self.low + self.high[::-1]
        return [polygon(corners)] if twice_area(corners) else []


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
            continue
        for strip in before:
            link = _Strip(strip.ray, strip.span)
            link.add(ray, span)
            shapes += link.shapes()
        following.append(_Strip(ray, span))
    for strip in strips:
        if strip not in following:
            shapes += strip.shapes()
    return following


def _line(ray: Ray) -> list[Polygon]:
    """Who cannot turn ends on a line: a shape as thin as can just be seen."""
    shapes: list[Polygon] = []
    sign: i64 = 1 if ray.kind == ADVANCE else -1
    for low, high in ray.spans:
        if low < high:
            start, stop = ray.mover.pose.moved(low * sign), ray.mover.pose.moved(high * sign)
            corners = [start.point(0, -THIN), start.point(0, THIN)]
            shapes.append(polygon([*corners, stop.point(0, THIN), stop.point(0, -THIN)]))
    return shapes


def samples(mover: Mover, scene: Scene, price: Price | None = None) -> list[list[Leg]]:
    """Ways worth thinking about, all of them allowed; to stay is not among them.

    For some turns the ends and the middle of every span that is open; straight back without a turn.
    """
    around = Surroundings(mover, scene)
    found: list[list[Leg]] = []
    known: set[tuple[int, int, int]] = {mover.pose.key()}
    for sign in (1, -1):
        for kind in (WHEEL, SIDESTEP):
            for fan in fans(mover, around, kind, _tried(mover, kind, sign)):
                for legs in _worth(fan, price):
                    place = end_path(mover.pose, mover.width, mover.depth, legs).key()
                    if place not in known:
                        known.add(place)
                        found.append(legs)
    return found


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

"""Chapter 7, where a way may lead: what every mover is held to, and R98."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.reach.move_fan import Fan
from grognard.miniatures.reach.rays import Ray
from grognard.miniatures.reach.verdict_rows import Spans, Whys
from grognard.table.paths import Leg
from grognard.table.pose import MM

from ..chapters.moving.marching import MUST_HOLD, mover_of, must_hold, why_not_leave
from ..model.pieces import Battalion
from ..model.state import Battle

PITCH: Final = MM


def way_reach(b: Battle, u: Battalion, pips: i64, before: list[Leg], whys: Whys) -> Reach:
    """7.2 Where one more wheel and one more straight leg lead after the way so far."""
    return WayFan(b, u, pips, before, whys).reach(u.roster.id)


class WayFan(Fan):
    """R98 By option a hill is held."""

    def __init__(self, b: Battle, u: Battalion, pips: i64, before: list[Leg], whys: Whys) -> None:
        super().__init__(mover_of(b, u, pips), before, whys, PITCH)
        self.b: Final = b
        self.u: Final = u
        self.holds: Final[bool] = must_hold(b, u)

    def why_not_end(self, legs: list[Leg]) -> Refusal | None:
        return why_not_leave(self.b, self.u, legs) if self.holds else None

    def forbidden_ends(self, ray: Ray, legs: list[Leg]) -> list[tuple[Spans, Refusal]]:
        return [(off_hill(ray), MUST_HOLD)] if self.holds else []


def off_hill(ray: Ray) -> Spans:
    """R98 The places where the middle of a battalion is on no hill."""
    ground = ray.mover.ground
    start = ray.pose.point(-(ray.mover.depth // 2), 0)
    raised = [ground.areas[i] for i in ground.raised]
    spans: Spans = []
    here: i64 = 1
    for first, last, _ in ray.clusters(raised, start):
        if here <= first - 1 and is_off(ray, min(first - 1, ray.most)):
            spans.append((here, min(first - 1, ray.most)))
        for place in range(max(here, first), min(last, ray.most) + 1):
            if is_off(ray, place):
                spans.append((place, place))
        here = max(here, last + 1)
    if here <= ray.most and is_off(ray, ray.most):
        spans.append((here, ray.most))
    return spans


def is_off(ray: Ray, place: i64) -> bool:
    x, y = ray.end(place).point(-(ray.mover.depth // 2), 0)
    return ray.mover.ground.level_at(x, y) <= 0

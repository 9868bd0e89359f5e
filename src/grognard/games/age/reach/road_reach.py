"""2.2 Ways along a road: places one after another on its bends, after the way so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.bodies import near_others
from grognard.miniatures.contract.reach import Line, Reach, Track
from grognard.miniatures.moving.move_cost import crossing_cost
from grognard.miniatures.reach.verdict_rows import Price, Row, Whys
from grognard.table.paths import DIAGONAL, Leg
from grognard.table.polylines import total
from grognard.table.shapes import Extent

from ..chapters.formations import BASE, body_of, field_of
from ..chapters.moving.columns import Place, after_legs, line_of
from ..chapters.moving.journeys import (
    RESERVE_MOVE,
    after_first_legs,
    after_march,
    legs_cost,
    passes_zone,
    road_budget,
    why_not_end,
    why_not_first_legs,
    why_not_march,
    why_not_there,
)
from ..chapters.moving.marching import TOO_FAR
from ..chapters.moving.roads import (
    RoadPlace,
    points_to,
    road_at,
    road_mover,
    road_pieces,
    turn_to,
    why_not_follow,
)
from ..chapters.moving.speeds import takes_roads
from ..chapters.moving.zones import Zones, is_tactical
from ..model.actions import WITHDRAW
from ..model.kinds import COLUMN
from ..model.pieces import Unit
from ..model.state import Battle
from ..screen.men import figures_in
from .column_ends import box_around

AHEAD: Final = "road"
BACK: Final = "road-back"  # towards the first of the road's points


class RoadWays:
    """The ways along the road that a unit is on after some legs."""

    def __init__(
        self, b: Battle, u: Unit, halves: i64, order: i64, before: list[Leg], whys: Whys
    ) -> None:
        self.b: Final = b
        self.u: Final = u
        self.halves: Final[i64] = halves
        self.order: Final[i64] = order
        self.before: Final = before
        self.whys: Final = whys
        self.reserve: Final = order == RESERVE_MOVE
        self.start: Final = after_first_legs(b, u, before)
        self.spent: Final[i64] = legs_cost(b, u, before, self.reserve)
        self.budget: Final[i64] = road_budget(b, u, before, halves, self.reserve)

    def tracks(self, pitch: i64) -> list[Track]:
        """R20 One way along it; where it bends sharply, both."""
        place = road_at(self.b, self.start.pose)
        if place is None or self.why_not_so_far() is not None:
            return []
        found: list[Track] = []
        for sign, word in ((1, AHEAD), (-1, BACK)):
            if turn_to(place, self.start.pose, sign) <= DIAGONAL:
                found.append(self.track(place, sign, word, pitch))
        return found

    def why_not_so_far(self) -> Refusal | None:
        if not self.before:
            return None
        return why_not_first_legs(
            self.b, self.u, self.before, self.halves, self.reserve, None, False
        )

    def track(self, place: RoadPlace, sign: int, word: str, pitch: i64) -> Track:
        room = total(place.road.points) - place.at if sign > 0 else place.at
        most = max(0, min(room, self.budget)) // pitch
        row = Row(most, self.whys.number(None))
        row.charge(self.prices(place, sign * pitch, most))
        for first, last, verdict in self.verdicts(place, sign * pitch, most):
            row.paint([(first, last)], verdict)
        line = line_from(place, sign, self.spent + self.budget)
        return Track(0, 0, row.runs(pitch), self.whys.number(TOO_FAR), word, 0, line)

    def prices(self, place: RoadPlace, step: i64, most: i64) -> list[Price]:
        """What each place costs: the length, and the fords on the way there."""
        pitch = step if step > 0 else -step

        def fords(here: int) -> int:
            line = points_to(place, here * step)
            m = road_mover(self.b, self.u, self.budget, self.reserve, line)
            return int(crossing_cost(m, road_pieces(line, body_of(self.b, self.u).width)))

        spans = lasting(fords, 1, most) if most > 0 else []
        found: list[Price] = [(0, self.spent, pitch)]
        for first, _, paid in spans:
            if paid:
                found.append((first, self.spent + first * pitch + paid, pitch))
        return found

    def verdicts(self, place: RoadPlace, step: i64, most: i64) -> list[tuple[int, int, int]]:
        """From where to where a rule forbids them; where the road is free, each end separately."""

        def follow(here: int) -> int:
            return self.whys.number(
                why_not_follow(self.b, self.u, self.start, here * step, self.budget, self.reserve)
            )

        halt = why_not_march(self.b, self.u, self.before, 0, self.halves, self.order)
        found = [(0, 0, self.whys.number(halt))]
        for first, last, verdict in lasting(follow, 1, most) if most > 0 else []:
            if verdict >= 0:
                found.append((first, last, verdict))
                continue
            if not self.is_lonely(place, last * step):
                for here in range(first, last + 1):
                    found.append((here, here, self.whys.number(self.why_not_there(here * step))))
        return found

    def is_lonely(self, place: RoadPlace, road: i64) -> bool:
        """R58, 9.4 Whether nothing near could forbid any end as far as that: a quick yes."""
        b, u = self.b, self.u
        box = self.ground(place, road)
        if not b.setting.ground.on_table(box) or near_others(field_of(b).bodies, u.uid, box):
            return False
        if self.order == RESERVE_MOVE:
            return Zones(b, u.seat).are_far(box) and not passes_zone(b, u, self.before, road)
        return self.order != WITHDRAW and (u.is_battery() or not is_tactical(b, u))

    def ground(self, place: RoadPlace, road: i64) -> Extent:
        """A box around all the ground that it holds at any end as far as that."""
        line, body = points_to(place, road), body_of(self.b, self.u)
        if self.u.formation == COLUMN:
            return box_around(line + trail_of(self.u, self.start)).widened(BASE + body.width)
        return box_around(line).widened(body.depth + body.width)

    def why_not_there(self, road: i64) -> Refusal | None:
        """R58, 9.4 What forbids the end of a way whose road is free."""
        place = after_march(self.b, self.u, self.before, road)
        refusal = why_not_there(self.b, self.u, place)
        if refusal is not None:
            return refusal
        return why_not_end(self.b, self.u, self.before, road, place, self.order)


def line_from(place: RoadPlace, sign: int, budget: i64) -> Line:
    """The road from the bend behind a place on."""
    points = place.road.points if sign > 0 else place.road.points[::-1]
    at = place.at if sign > 0 else total(points) - place.at
    first = 0
    while first + 2 < len(points) and total(points[: first + 2]) <= at:
        first += 1
    return Line(list(points[first:]), at - total(points[: first + 1]), budget)


def lasting(value: Callable[[int], int], first: i64, last: i64) -> list[tuple[int, int, int]]:
    """From where to where each value applies, for values that never return."""
    low, high = value(first), value(last)
    if low == high:
        return [(first, last, low)]
    if last - first == 1:
        return [(first, first, low), (last, last, high)]
    middle = (first + last) // 2
    return [*lasting(value, first, middle), *lasting(value, middle + 1, last)]


def with_roads(
    found: Reach, b: Battle, u: Unit, halves: i64, order: i64, before: list[Leg], whys: Whys
) -> Reach:
    """12.1, 2.2 The bends that a march column lies along, and the ways along a road."""
    if u.formation == COLUMN:
        found.trail = trail_of(u, after_legs(u, before))
        found.link = BASE
        found.figures = figures_in(u.roster, COLUMN, int(u.bases))
    if takes_roads(u) and found.tracks:
        ways = RoadWays(b, u, halves, order, before, whys).tracks(found.pitch)
        last = max(i for i, track in enumerate(found.tracks) if track.at <= 0)
        found.tracks[last + 1 : last + 1] = ways
    return found


def trail_of(u: Unit, place: Place) -> list[tuple[int, int]]:
    v = u.copy()
    v.pose, v.trail = place.pose, place.trail
    return line_of(v)

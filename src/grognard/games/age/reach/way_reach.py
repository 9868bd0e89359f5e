"""Chapters 2, 9 and 12, where a way may lead: what every mover must observe, and the zones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.bodies import gap_to_nearest, near_others, nearest_first
from grognard.miniatures.contract.reach import Reach, Track, Turn
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.moving.move_cost import cost
from grognard.miniatures.moving.mover import Mover
from grognard.miniatures.reach.move_fan import Fan
from grognard.miniatures.reach.ray_ends import EndRule, forbidden, merged
from grognard.miniatures.reach.ray_obstacles import Straight
from grognard.miniatures.reach.rays import Ray
from grognard.miniatures.reach.verdict_rows import Spans, Whys
from grognard.table.angles import DEGREE
from grognard.table.measure import TOLERANCE, far, is_around, to_polygon
from grognard.table.paths import ABOUT, WHEEL, Leg, surely_apart, sweep_on
from grognard.table.shapes import Footprint, Polygon

from ..chapters.formations import body_of, field_of
from ..chapters.moving.columns import Place, after_legs
from ..chapters.moving.journeys import (
    IN_AND_OUT,
    LEAVES,
    NOT_BACK,
    RESERVE_MOVE,
    after_march,
    faced_about,
    passes_zone,
    turns_column,
    why_not_end,
    why_not_there,
)
from ..chapters.moving.marching import (
    GAP,
    OFF_TABLE,
    ON_FRIEND,
    TOO_FAR,
    WIDEST,
    budget_of,
    mover_of,
    steps_of,
    why_not_legs,
)
from ..chapters.moving.zones import Zones, is_in_zone, is_tactical
from ..model.actions import WITHDRAW
from ..model.kinds import COLUMN, GARRISON, MASSE, TIRAILLEURS, ZONE
from ..model.pieces import Unit
from ..model.state import Battle
from .column_ends import ROUNDED, OffTable, OnOthers, Tail
from .road_reach import with_roads
from .zone_gaps import Sliding, others_than

PITCH: Final = INCHES.step
NEVER: Final = 1 << 50


def way_reach(b: Battle, u: Unit, halves: i64, order: i64, before: list[Leg], whys: Whys) -> Reach:
    """2.1 Where one more wheel and one more straight leg lead after the way so far."""
    reserve = order == RESERVE_MOVE
    budget = budget_of(b, u, halves)
    if not turns_column(u, before) or why_not_legs(u, before) is not None:
        m = mover_of(b, u, budget, reserve)
        found = WayFan(b, u, m, order, [], before, whys).reach(u.roster.id)
        return with_roads(found, b, u, halves, order, before, whys)
    fixed: i64 = steps_of(b, u).fixed[ABOUT]
    m = mover_of(b, faced_about(u), budget - fixed, reserve)
    fan = WayFan(b, u, m, order, before[:1], before[1:], whys)
    found = dearer(fan.reach(u.roster.id), fixed)
    return with_roads(found, b, u, halves, order, before, whys)


def dearer(reach: Reach, fixed: i64) -> Reach:
    """12.6 The same after an about-face that has been paid for."""
    tracks: list[Track] = []
    for track in reach.tracks:
        runs = [(last, verdict, cost + fixed, slope) for last, verdict, cost, slope in track.runs]
        tracks.append(Track(track.at, track.first, runs, track.beyond, track.leg, track.course))
    turns = [Turn(one.leg, one.verdict, one.cost + fixed, one.pose) for one in reach.turns]
    spent, total = reach.spent + fixed, reach.total + fixed
    return Reach(
        reach.piece,
        reach.kind,
        reach.pose,
        reach.size,
        reach.pitch,
        tracks,
        reach.whys,
        reach.beyond,
        reach.parts,
        spent,
        total,
        turns,
    )


class WayFan(Fan):
    """9.4, 12.6, R54, R58 Zones are respected, and all of a march column ends on free ground.

    `first` is the about-face of a march column, whose mover has its tail for a head already.
    """

    def __init__(
        self,
        b: Battle,
        u: Unit,
        m: Mover,
        order: i64,
        first: list[Leg],
        before: list[Leg],
        whys: Whys,
    ) -> None:
        super().__init__(m, before, whys, PITCH)
        self.b: Final = b
        self.u: Final = u
        self.order: Final[i64] = order
        self.first: Final = first
        self.enemies: Final = nearest_first(field_of(b).enemies(u.seat), m.here.hull)
        self.zones: Final = Zones(b, u.seat)
        self.passing: Final[dict[int, bool]] = {}  # of wheels by their angle: through a zone
        self.limit: Final[i64] = limit_of(b, u, order)

    def why_not_legs(self, legs: list[Leg]) -> Refusal | None:
        return why_not_legs(self.u, [*self.first, *legs])

    def widest(self) -> i64:
        return WIDEST

    def why_not_end(self, legs: list[Leg]) -> Refusal | None:
        whole = [*self.first, *legs]
        if not whole:
            return None
        place = after_march(self.b, self.u, whole, 0)
        refusal = why_not_there(self.b, self.u, place) if self.u.formation == COLUMN else None
        if refusal is not None:
            return refusal
        if self.order == RESERVE_MOVE and not self.passes(legs):
            return None
        return why_not_end(self.b, self.u, whole, 0, place, self.order)

    def turn(self, leg: Leg, word: str) -> Turn:
        """12.6 A march column faces about as it lies, and only at first."""
        if self.u.formation != COLUMN or leg.kind != ABOUT:
            return super().turn(leg, word)
        legs = [*self.first, *self.before, leg]
        price: i64 = self.mover.fixed[ABOUT]
        refusal = self.why_not_legs([*self.before, leg])
        if refusal is None:
            refusal = (
                self.why_not_end([*self.before, leg]) if price <= self.mover.budget else TOO_FAR
            )
        spent = cost(self.mover, [*self.before, leg])
        return Turn(word, self.whys.number(refusal), spent, after_legs(self.u, legs).pose.key())

    # Where it may not end

    def forbidden_ends(self, ray: Ray, legs: list[Leg]) -> list[tuple[Spans, Refusal]]:
        """The last reason first: zones, then friends, then the edge of the table."""
        if ray.most < 1:
            return []
        column = self.u.formation == COLUMN
        tail = Tail(self.u, ray, [*self.first, *legs]) if column else None
        free = self.not_free(tail) if tail is not None else []
        for spans, _ in free:
            ray = ray.before(spans)
        return [*self.off_limits(ray, tail, legs), *free] if ray.most else free

    def off_limits(
        self, ray: Ray, tail: Tail | None, legs: list[Leg]
    ) -> list[tuple[Spans, Refusal]]:
        """9.4, R54 Where it is too far from the enemy or has gone through his zones."""
        if self.order == WITHDRAW:
            return [(self.badly_off(ray, tail, 1, ray.most), NOT_BACK)]
        if self.order == RESERVE_MOVE:
            return [(self.in_and_out(ray, tail, legs), IN_AND_OUT)]
        if self.limit != NEVER:
            return [(self.badly_off(ray, tail, 1, ray.most), LEAVES)]
        return []

    def badly_off(self, ray: Ray, tail: Tail | None, first: i64, last: i64) -> Spans:
        """9.4, R54 Where it is too far from the enemy, or for a withdrawal too near."""
        if tail is not None or not self.is_block(ray):
            return forbidden(FarOff(self, ray, tail), first, last)
        sliding = Sliding(BlockAt(self.u, ray, formation_of(self.u)).shape, ray.pitch, self.limit)
        near = sliding.near(self.parts_beside(ray, last), first, last)
        return near if self.order == WITHDRAW else others_than(near, first, last)

    def is_block(self, ray: Ray) -> bool:
        """Whether it stands on one convex piece of ground."""
        return len(Place(ray.pose, []).shape(self.u, formation_of(self.u)).parts) == 1

    def parts_beside(self, ray: Ray, last: i64) -> list[Polygon]:
        """The enemies that it may approach closer than the limit on its way there."""
        ground = ray.swept(last)
        found: list[Polygon] = []
        for enemy in self.enemies:
            if not far(ground, enemy.shape.hull, self.limit + ROUNDED):
                for part in enemy.shape.parts:
                    if not surely_apart(ground, part, self.limit + ROUNDED):
                        found.append(part)
        return found

    def not_free(self, tail: Tail) -> list[tuple[Spans, Refusal]]:
        """R58 All of a march column ends on the table and not on another unit."""
        ground, most, box = self.b.setting.ground, tail.ray.most, tail.box()
        others = tail.beside(near_others(field_of(self.b).bodies, self.u.uid, box))
        found: list[tuple[Spans, Refusal]] = []
        if others:
            found.append((forbidden(OnOthers(tail, others), 1, most), ON_FRIEND))
        if not ground.on_table(box):
            found.append((forbidden(OffTable(tail, ground), 1, most), OFF_TABLE))
        return found

    # 9.4 What leads through the zone of an enemy

    def in_and_out(self, ray: Ray, tail: Tail | None, legs: list[Leg]) -> Spans:
        """The places out of all zones that it does not reach but through one."""
        if self.passes(legs):
            return self.badly_off(ray, tail, 1, ray.most)
        straight = Straight(ray)
        shapes = [enemy.shape for enemy in self.enemies]
        through = merged(straight.past_limits(shapes, [ZONE] * len(shapes)))
        moves_as_it_stands = tail is None and self.u.formation != GARRISON and self.is_block(ray)
        within = merged(straight.within) if moves_as_it_stands else []
        found: Spans = []
        for first, last in through:
            for low, high in others_than(within, first, last):
                found += self.badly_off(ray, tail, low, high)
        return found

    def passes(self, legs: list[Leg]) -> bool:
        """Whether the way so far does, and what continues from there."""
        if len(legs) == len(self.before):
            return self.wheel_passes(0)
        if legs[-1].kind == WHEEL:
            return self.wheel_passes(legs[-1].amount)
        return passes_zone(self.b, self.u, [*self.first, *legs], 0)

    def wheel_passes(self, angle: i64) -> bool:
        """For a wheel only the last degree is checked: those before it are wheels themselves."""
        found = self.passing.get(angle)
        if found is None:
            if angle:
                size: i64 = angle if angle > 0 else -angle
                before = (size - 1) // DEGREE * DEGREE * (1 if angle > 0 else -1)
                found = self.wheel_passes(before) or self.turns_into_zone(before, angle)
            else:
                whole = [*self.first, *self.before]
                found = len(whole) > 0 and passes_zone(self.b, self.u, whole, 0)
            self.passing[angle] = found
        return found

    def turns_into_zone(self, turned: i64, angle: i64) -> bool:
        m = self.mover
        for piece in sweep_on(self.pose, m.width, m.depth, turned, angle, self.zones.are_far):
            if is_in_zone(self.b, self.u.seat, Footprint([piece], piece)):
                return True
        return False


class BlockAt:
    """A unit without a tail at the places of a ray."""

    def __init__(self, u: Unit, ray: Ray, formation: i64) -> None:
        self.u: Final = u
        self.ray: Final = ray
        self.formation: Final[i64] = formation

    def shape(self, place: int) -> Polygon:
        return Place(self.ray.end(place), []).shape(self.u, self.formation).parts[0]


def limit_of(b: Battle, u: Unit, order: i64) -> i64:
    """The gap to the enemy that decides: for a withdrawal the least, otherwise the first that is
    too large.

    NEVER where none is.
    """
    now = field_of(b).gap_to_enemy(body_of(b, u))
    if order == RESERVE_MOVE:
        return ZONE - TOLERANCE
    if order == WITHDRAW:
        return max(now + 1, GAP) if b.in_contact(u.uid) else now + 1
    if not u.is_brigade() or not is_tactical(b, u):
        return NEVER
    return max(ZONE - TOLERANCE, now + 1)


def formation_of(u: Unit) -> i64:
    """What it stands in after a move: a garrison leaves its area in masse."""
    return MASSE if u.formation == GARRISON else u.formation


class FarOff(EndRule):
    """9.4, R54 Too far from the enemy, or for a withdrawal too near.

    The gap to it changes by no more than the unit has gone, so one place decides for many.
    """

    def __init__(self, fan: WayFan, ray: Ray, tail: Tail | None) -> None:
        self.fan: Final = fan
        self.ray: Final = ray
        self.tail: Final = tail

    def at(self, place: i64) -> tuple[bool, i64]:
        fan, tail = self.fan, self.tail
        ahead = self.from_front(place)
        if ahead < fan.limit:  # so the whole is near; and of a column the front goes straight on
            return fan.order == WITHDRAW, self.steps(fan.limit - ahead)
        gap = gap_to_nearest(fan.enemies, self.shape(place))
        near = gap < fan.limit
        off = fan.limit - gap if near else gap - fan.limit
        more = self.steps(off) if tail is None else tail.kept(off)
        return near if fan.order == WITHDRAW else not near, more

    def steps(self, off: i64) -> i64:
        """How many places more a point of it does not go so far."""
        return max((off - ROUNDED) // self.ray.pitch, 0)

    def from_front(self, place: i64) -> i64:
        """How near the middle of its front is to an enemy; the limit where none is nearer."""
        front, least = self.ray.end(place), self.fan.limit
        if self.fan.u.formation == TIRAILLEURS:  # no unit may be there
            return least
        for enemy in self.fan.enemies:
            if is_around(front.x, front.y, enemy.shape.hull, least):
                for part in enemy.shape.parts:
                    least = min(least, to_polygon(front.x, front.y, part))
        return least

    def shape(self, place: i64) -> Footprint:
        if self.tail is not None:
            return self.tail.shape(place)
        u = self.fan.u
        return Place(self.ray.end(place), []).shape(u, formation_of(u))

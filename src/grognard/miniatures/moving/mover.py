"""A mover: everything that decides where a body on the table may go, as values of its game.

Costs are whole parts: a rate is so many parts for a hundredth of a millimetre. What the mover must
respect is looked for once for all the ways it might take, and only as far as it can get.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.table.measure import far, gap, overlap
from grognard.table.paths import KINDS, PIVOT, WHEEL
from grognard.table.pose import Pose
from grognard.table.shapes import Extent, Footprint, Polygon
from grognard.table.terrain import Area, Edge, Ground, covered, meets

if TYPE_CHECKING:
    from .slow_lengths import Arc

FORBIDDEN: Final = -1

PER_LENGTH: Final = 0
WHOLE_WAY: Final = 1
AT_START: Final = 2

HALF: Final = 5_000  # of the ten-thousandths in which shares are measured

Factor = tuple[i64, i64]  # so many times, over so many: what a length costs more


# a function, for compiled modules cannot share a constant of two machine integers
def in_the_open() -> Factor:
    """What a length costs where nothing slows."""
    return 1, 1


def is_dearer(one: Factor, other: Factor) -> bool:
    return one[0] * other[1] > other[0] * one[1]


class GroundRule:
    """Areas that make a way cost more, by times / over; never less.

    PER_LENGTH: each length within them. WHOLE_WAY: all of a way of which more than `share` lies
    within; with `climb` the areas are hills, and any step upward is enough. AT_START: all of a way
    of a body of which more than `share` starts within. Of several rules the costliest counts.
    """

    __slots__ = ("areas", "climb", "over", "share", "times", "when")

    def __init__(
        self,
        areas: list[Area],
        when: i64,
        times: i64 = 2,
        over: i64 = 1,
        share: i64 = HALF,
        climb: bool = False,
    ) -> None:
        assert times >= over > 0
        self.areas: Final = areas
        self.when: Final[i64] = when
        self.times: Final[i64] = times
        self.over: Final[i64] = over
        self.share: Final[i64] = share
        self.climb: Final = climb

    def factor(self) -> Factor:
        return self.times, self.over


class Steps:
    """The kinds of legs a way may have, and what they cost.

    `rates` by kind of leg: parts for a hundredth of a millimetre of its length, which of a wheel is
    the arc of the outer corner; a kind that is not named is FORBIDDEN. `fixed` by kind: parts for
    the leg as such, which is all that ABOUT and PIVOT cost. `widest` is the largest angle of one
    leg, `longest` the greatest length.
    """

    __slots__ = ("fixed", "longest", "most", "rates", "widest")

    def __init__(
        self, rates: dict[int, int], fixed: dict[int, int], most: i64, widest: i64, longest: i64
    ) -> None:
        self.rates: Final[list[int]] = [rates.get(kind, FORBIDDEN) for kind in range(KINDS)]
        self.fixed: Final[list[int]] = [fixed.get(kind, 0) for kind in range(KINDS)]
        self.most: Final[i64] = most
        self.widest: Final[i64] = widest
        self.longest: Final[i64] = longest


class Toll:
    """Lines or bodies that cost a fixed price to cross, each of them once; or nobody crosses them.

    Those that a mover lies across from the start cost nothing and bar nothing.
    """

    __slots__ = ("edges", "price", "refusal", "shapes")

    def __init__(
        self,
        edges: list[Edge],
        shapes: list[Polygon],
        price: i64,
        refusal: Refusal | None = None,
    ) -> None:
        self.edges: Final = edges
        self.shapes: Final = shapes
        self.price: Final[i64] = price
        self.refusal: Final = refusal

    def near(self, here: Polygon, box: Extent) -> Toll:
        """What of it lies ahead of a mover, within a box."""
        edges = [edge for edge in near_edges(self.edges, box) if not meets(edge, here)]
        shapes = [s for s in self.shapes if not far(s, box, 0) and not overlap(s, here)]
        return Toll(edges, shapes, self.price, self.refusal)

    def crossings(self, pieces: list[Polygon]) -> i64:
        """How many of its lines and bodies are swept."""
        count: i64 = 0
        for edge in self.edges:
            if is_met(edge, pieces):
                count += 1
        for shape in self.shapes:
            if is_swept(shape, pieces):
                count += 1
        return count

    def count(self) -> i64:
        return len(self.edges) + len(self.shapes)

    def rest(self, pieces: list[Polygon]) -> Toll:
        """What of it is not swept."""
        edges = [edge for edge in self.edges if not is_met(edge, pieces)]
        return self.less(edges, [shape for shape in self.shapes if not is_swept(shape, pieces)])

    def less(self, edges: list[Edge], shapes: list[Polygon]) -> Toll:
        """The same for fewer lines and bodies."""
        if len(edges) == len(self.edges) and len(shapes) == len(self.shapes):
            return self
        return Toll(edges, shapes, self.price, self.refusal)

    def is_beside(self, box: Extent) -> bool:
        """Whether anything of it might lie in a box."""
        for edge in self.edges:
            if is_beside(edge, box):
                return True
        for shape in self.shapes:
            if not far(shape, box, 0):
                return True
        return False


def is_met(edge: Edge, pieces: list[Polygon]) -> bool:
    for piece in pieces:
        if meets(edge, piece):
            return True
    return False


def is_swept(shape: Polygon, pieces: list[Polygon]) -> bool:
    for piece in pieces:
        if overlap(shape, piece):
            return True
    return False


class Dues:
    """What a way has paid for what it crossed, and what it could still cross."""

    __slots__ = ("left", "paid")

    def __init__(self, paid: i64, left: list[Toll]) -> None:
        self.paid: Final[i64] = paid
        self.left: Final = left

    def over(self, pieces: list[Polygon]) -> Dues:
        """After it has swept over some ground."""
        if not pieces:
            return self
        return self.less([toll.rest(pieces) for toll in self.left])

    def past(self, place: Polygon) -> Dues:
        """After it has been at a place: every body there is met, and others are swept."""
        found: list[Toll] = []
        for toll in self.left:
            shapes = [shape for shape in toll.shapes if not overlap(shape, place)]
            found.append(toll.less(toll.edges, shapes))
        return self.less(found)

    def less(self, rest: list[Toll]) -> Dues:
        """After all has been crossed that is no longer left."""
        paid = self.paid
        for i in range(len(rest)):
            paid += self.left[i].price * (self.left[i].count() - rest[i].count())
        return Dues(paid, [toll for toll in rest if toll.count()])

    def pays_nothing(self, box: Extent) -> bool:
        """Whether nothing that costs a toll is anywhere near: a quick yes."""
        for toll in self.left:
            if toll.is_beside(box):
                return False
        return True

    def most(self, box: Extent) -> i64:
        """What it could pay at the most for all that is near."""
        total: i64 = 0
        for toll in self.left:
            if toll.is_beside(box):
                total += toll.price * toll.count()
        return total


class Verdicts:
    """What a game says of a way that is forbidden."""

    __slots__ = tuple(
        "no_passage no_wheel_here not_a_step off_table on_friend too_far too_near".split()
    )

    def __init__(
        self,
        not_a_step: Refusal,
        too_far: Refusal,
        no_wheel_here: Refusal,
        too_near: Refusal,
        off_table: Refusal,
        no_passage: Refusal,
        on_friend: Refusal,
    ) -> None:
        self.not_a_step: Final = not_a_step
        self.too_far: Final = too_far
        self.no_wheel_here: Final = no_wheel_here
        self.too_near: Final = too_near
        self.off_table: Final = off_table
        self.no_passage: Final = no_passage
        self.on_friend: Final = on_friend


class Mover:
    """A body that moves, and all that it might meet with its budget; each list is short."""

    __slots__ = tuple(
        "arcs barred budget closed depth dues enemies fixed free friends ground here limits "
        "per_length pose rates reach start steps tolls turning verdicts wheels whole_way "
        "width".split()
    )

    def __init__(
        self,
        here: Footprint,
        pose: Pose,
        width: i64,
        depth: i64,
        budget: i64,
        steps: Steps,
        verdicts: Verdicts,
        ground: Ground,
    ) -> None:
        self.here: Final = here
        self.pose: Final = pose
        self.width: Final[i64] = width
        self.depth: Final[i64] = depth
        self.budget: Final[i64] = budget
        self.steps: Final = steps
        self.rates: Final = steps.rates
        self.fixed: Final = steps.fixed
        self.verdicts: Final = verdicts
        self.ground: Final = ground
        self.reach: Final = here.hull.widened(farthest(steps, width, depth, budget))
        self.free: Final[bool] = ground.on_table(self.reach)
        self.enemies: Final[list[Footprint]] = []
        self.limits: Final[list[int]] = []
        self.friends: Final[list[Polygon]] = []
        self.closed: list[Area] = []
        self.barred: list[Edge] = []
        self.turning: list[Area] = []
        self.per_length: Final[list[GroundRule]] = []
        self.whole_way: Final[list[GroundRule]] = []
        self.tolls: Final[list[Toll]] = []
        self.start: Factor = in_the_open()
        # of wheels from where it is, by their angle: every way that begins with one asks again
        self.dues: Final[dict[int, Dues]] = {}
        self.wheels: Final[dict[int, bool]] = {}  # whether nothing forbids them
        # of its outer corners, by side and by what the whole way costs more
        self.arcs: Final[dict[tuple[int, int, int], Arc]] = {}

    def keep_away(self, enemy: Footprint, limit: i64) -> None:
        """No nearer to an enemy than a limit, or than it is already."""
        if not far(self.reach, enemy.hull, limit):
            self.enemies.append(enemy)
            self.limits.append(limit_to(self.here, enemy, limit))

    def not_end_on(self, friend: Polygon) -> None:
        """Somebody who may be passed through."""
        if not far(self.reach, friend, 0):
            self.friends.append(friend)

    def keep_out_of(self, areas: list[Area], edges: list[Edge]) -> None:
        """Ground and lines that nobody passes."""
        self.closed = near_areas(areas, self.reach)
        self.barred = near_edges(edges, self.reach)

    def not_wheel_in(self, areas: list[Area]) -> None:
        self.turning = near_areas(areas, self.reach)

    def slow_down(self, rule: GroundRule) -> None:
        """Ground that makes a way cost more, as far as it matters."""
        areas = near_areas(rule.areas, self.reach)
        if not areas:
            return
        for rate in self.rates:
            assert rate * rule.times % rule.over == 0 or rate < 0  # costs stay whole
        if rule.when == AT_START:
            if covered(areas, self.here.hull) > rule.share and is_dearer(rule.factor(), self.start):
                self.start = rule.factor()
            return
        near = GroundRule(areas, rule.when, rule.times, rule.over, rule.share, rule.climb)
        (self.whole_way if rule.when == WHOLE_WAY else self.per_length).append(near)
        self.arcs.clear()

    def pay(self, toll: Toll) -> None:
        """Lines and bodies that cost something to cross, or bar the way."""
        near = toll.near(self.here.hull, self.reach)
        if near.edges or near.shapes:
            self.tolls.append(near)
            self.dues.clear()

    def leaves_alone(self, box: Extent) -> bool:
        """Whether nothing that forbids a step is anywhere near: a quick yes."""
        if not self.free and not self.ground.on_table(box):
            return False
        for i in range(len(self.enemies)):
            if not far(box, self.enemies[i].hull, self.limits[i]):
                return False
        for area in self.turning:
            if not far(box, area.shape, 0):
                return False
        for area in self.closed:
            if not far(box, area.shape, 0):
                return False
        for edge in self.barred:
            if is_beside(edge, box):
                return False
        for toll in self.tolls:
            if toll.refusal is not None and toll.is_beside(box):
                return False
        return True


def farthest(steps: Steps, width: i64, depth: i64, budget: i64) -> i64:
    """How far any part of a body can get with a budget; a little more."""
    most: i64 = 0
    across = sqrt(float(width * width + depth * depth))
    for kind in range(KINDS):
        rate: i64 = steps.rates[kind]
        if rate > 0 and kind == WHEEL:
            turned: i64 = int(across * float(budget) / float(rate * width))
            most = max(most, turned)
        elif rate > 0:
            most = max(most, budget // rate)
    if steps.rates[PIVOT] != FORBIDDEN:
        most += int(across)  # a corner goes round the middle once, however often it turns
    return most + 1


def limit_to(here: Footprint, enemy: Footprint, limit: i64) -> i64:
    """How near a body may come to an enemy from where it is."""
    if far(here.hull, enemy.hull, limit):
        return limit
    return min(limit, gap(here, enemy))


def near_areas(areas: list[Area], box: Extent) -> list[Area]:
    return [area for area in areas if not far(area.shape, box, 0)] if areas else areas


def near_edges(edges: list[Edge], box: Extent) -> list[Edge]:
    return [edge for edge in edges if is_beside(edge, box)] if edges else edges


def is_beside(edge: Edge, box: Extent) -> bool:
    return not edge.is_far(box.west, box.south, box.east, box.north, edge.width)

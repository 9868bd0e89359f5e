"""Where a way may lead: every wheel in whole degrees, then straight on, place after place.

Each place has the verdict and the cost of the way that leads there; few of them are tried for it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grognard.kernel.refusal import Refusal
from grognard.table.angles import DEGREE, QUARTER, turn_between
from grognard.table.paths import ABOUT, ADVANCE, BACK, OBLIQUE, PIVOT, SIDESTEP, WHEEL, Leg, end
from grognard.table.pose import Pose

from ..contract.reach import FAN, Reach, Track, Turn
from ..moving.move_cost import cost, open_cost
from ..moving.mover import FORBIDDEN, Mover, in_the_open
from ..moving.why_not_path import ends_on, why_not_path
from .ray_costs import RayCosts
from .ray_obstacles import Straight, Wall
from .rays import Ray
from .verdict_rows import Row, Spans, Whys, beyond_budget
from .way_so_far import SoFar, Swing, Terms

# Straight legs without a wheel before them: kind, to which side, and the word for it.
STRAIGHT: Final[list[tuple[int, int, str]]] = [
    (ADVANCE, 1, "advance"),
    (BACK, 1, "back"),
    (OBLIQUE, -1, "oblique-left"),
    (OBLIQUE, 1, "oblique-right"),
    (SIDESTEP, -1, "sidestep-left"),
    (SIDESTEP, 1, "sidestep-right"),
]
# Legs without a choice.
TURNS: Final[list[tuple[int, int, str]]] = [
    (ABOUT, 0, "about"),
    (PIVOT, -QUARTER, "pivot-left"),
    (PIVOT, QUARTER, "pivot-right"),
]
ALL_ROUND: Final = 2 * QUARTER  # no hand wheels farther


@mypyc_attr(allow_interpreted_subclasses=True)
class Fan:
    """Ways that continue from where a way so far has led; a game may forbid more ends of them."""

    def __init__(self, mover: Mover, before: list[Leg], whys: Whys, pitch: i64) -> None:
        self.mover: Final = mover
        self.whys: Final = whys
        self.pitch: Final[i64] = pitch
        self.so_far: Final = SoFar(Terms(mover), before)
        self.before: Final = before
        self.pose: Final = self.so_far.pose

    # What a game may add

    def why_not_legs(self, legs: list[Leg]) -> Refusal | None:
        """What forbids a way, before all else, by the legs it is made of."""
        return None

    def widest(self) -> i64:
        """The widest wheel; a turn on the spot may be wider."""
        return self.mover.steps.widest

    def why_not_end(self, legs: list[Leg]) -> Refusal | None:
        """What else forbids a way by where it ends."""
        return None

    def forbidden_ends(self, ray: Ray, legs: list[Leg]) -> list[tuple[Spans, Refusal]]:
        """The same of the places of a ray after its first; `legs` lead to where it starts."""
        return []

    # The whole of it

    def reach(self, piece: str) -> Reach:
        m = self.mover
        beyond = self.whys.number(self.beyond())
        tracks = self.tracks()
        turns = self.turns() if tracks else []
        return Reach(
            piece,
            FAN,
            self.pose.key(),
            (m.width, m.depth),
            self.pitch,
            tracks,
            self.whys.words,
            beyond,
            m.rates[ADVANCE],
            cost(m, self.before) if self.why_not_so_far() is None else 0,
            m.budget,
            turns,
        )

    def beyond(self) -> Refusal:
        """What forbids all that is on no track: a wheel too far, or no wheel at all."""
        verdicts = self.mover.verdicts
        bad = self.why_not_so_far()
        if bad is not None:
            return bad
        if self.is_overspent():
            return verdicts.too_far
        if self.is_narrow():
            return self.beyond_widest()
        return verdicts.too_far if self.can_wheel() else self.why_not_wheel()

    def beyond_widest(self) -> Refusal:
        """What forbids a wheel that is too wide."""
        beyond = self.why_not_legs([*self.before, Leg(WHEEL, self.widest() + DEGREE)])
        return beyond if beyond is not None else self.mover.verdicts.not_a_step

    def why_not_wheel(self) -> Refusal:
        """What forbids any wheel, where there can be none."""
        wheel = self.why_not_legs([*self.before, Leg(WHEEL, DEGREE)])
        return wheel if wheel is not None else self.mover.verdicts.not_a_step

    def why_not_so_far(self) -> Refusal | None:
        """What makes the way so far no way at all."""
        refusal = self.why_not_legs(self.before)
        return refusal if refusal is not None else self.so_far.bad

    def is_overspent(self) -> bool:
        """Whether no ground is needed to see that the way so far costs too much."""
        return self.open_cost(self.before) > self.mover.budget

    def can_wheel(self) -> bool:
        steps = self.mover.steps
        if steps.rates[WHEEL] == FORBIDDEN or len(self.before) >= steps.most:
            return False
        return self.why_not_legs([*self.before, Leg(WHEEL, DEGREE)]) is None

    def is_narrow(self) -> bool:
        """Whether a hand could turn it farther than it may wheel."""
        return self.widest() < ALL_ROUND

    def tracks(self) -> list[Track]:
        """From the widest wheel to the left to the widest to the right."""
        if self.why_not_so_far() is not None or self.is_overspent():
            return []
        left = self.wheels(-DEGREE)
        right = self.wheels(DEGREE)
        return [*left[::-1], *self.straights(), *right]

    def open_cost(self, legs: list[Leg]) -> i64:
        return open_cost(self.mover.steps, self.mover.width, legs, in_the_open())

    def straights(self) -> list[Track]:
        so_far = self.so_far
        found: list[Track] = []
        for kind, sign, word in STRAIGHT:
            if kind == ADVANCE or self.mover.rates[kind] != FORBIDDEN:
                ray = self.ray(so_far.pose, kind, sign, self.before)
                found.append(self.track(0, ray, word, so_far.refusal, so_far.high, so_far.crossed))
        return found

    def wheels(self, step: i64) -> list[Track]:
        """Every wheel to one side, degree by degree, as far as it may go or can be paid."""
        if not self.can_wheel():
            return self.barred(step)
        m, widest = self.mover, self.widest()
        tracks: list[Track] = []
        swing = Swing(self.so_far)
        angle = step
        while -widest <= angle <= widest:
            legs = [*self.before, Leg(WHEEL, angle)]
            if self.open_cost(legs) > m.budget:
                if not self.is_narrow():
                    break
                tracks.append(self.unpaid(angle, legs))
            else:
                tracks.append(self.wheeled(swing, angle, legs))
            angle += step
        return tracks

    def barred(self, step: i64) -> list[Track]:
        """Wheels where there can be none, if what forbids them is not what forbids wider ones."""
        number, widest = self.whys.number(self.why_not_wheel()), self.widest()
        if number == self.whys.number(self.beyond()):
            return []
        angles = range(DEGREE, widest + DEGREE, DEGREE)
        run = (0, number, 0, 0)
        return [
            Track(angle if step > 0 else -angle, 0, [run], number, "advance") for angle in angles
        ]

    def unpaid(self, angle: i64, legs: list[Leg]) -> Track:
        """A wheel for which there is nothing left."""
        number = self.whys.number(self.mover.verdicts.too_far)
        run = (0, number, cost(self.mover, legs), 0)
        return Track(angle, 0, [run], self.beyond_track(ADVANCE, 1, legs), "advance")

    def beyond_track(self, kind: i64, sign: i64, legs: list[Leg]) -> int:
        """What forbids a straight leg that is longer than any after others."""
        verdicts, steps = self.mover.verdicts, self.mover.steps
        refusal = self.why_not_legs([*legs, Leg(kind, sign * self.pitch)])
        if refusal is not None:
            return self.whys.number(refusal)
        full = len(legs) >= steps.most or steps.rates[kind] == FORBIDDEN
        return self.whys.number(verdicts.not_a_step if full else verdicts.too_far)

    def wheeled(self, swing: Swing, angle: i64, legs: list[Leg]) -> Track:
        m = self.mover
        swing.on_to(angle)
        refusal = self.so_far.refusal if self.so_far.refusal is not None else swing.refusal()
        ray = self.ray(self.pose.wheeled(m.width, angle), ADVANCE, 1, legs)
        return self.track(angle, ray, "advance", refusal, swing.climbs(angle), swing.crossed)

    def ray(self, pose: Pose, kind: i64, sign: i64, legs: list[Leg]) -> Ray:
        """All places that a straight leg can be paid to after others, where nothing slows it."""
        m, most = self.mover, self.mover.steps.longest // self.pitch
        rate: i64 = m.rates[kind]
        if rate == FORBIDDEN or len(legs) >= m.steps.most:
            most = 0
        elif self.why_not_legs([*legs, Leg(kind, sign * self.pitch)]) is not None:
            most = 0
        elif rate > 0:
            left = m.budget - self.open_cost(legs) - m.fixed[kind]
            most = max(0, min(most, left // (rate * self.pitch)))
        return Ray(m, pose, kind, sign, most, self.pitch)

    def track(
        self,
        angle: i64,
        ray: Ray,
        word: str,
        refusal: Refusal | None,
        high: list[bool],
        crossed: list[bool],
    ) -> Track:
        """One wheel, or none, and every straight leg after it."""
        legs = [*self.before, Leg(WHEEL, angle)] if angle else self.before
        row = Row(ray.most, self.whys.number(refusal))
        prices = RayCosts(self.so_far, angle, ray, high, crossed).prices()
        unpaid = beyond_budget(prices, self.mover.budget, ray.most)
        if refusal is None:
            self.paint(row, ray.before(unpaid), legs)
        row.charge(prices)
        self.cover(row, unpaid, self.mover.verdicts.too_far)
        beyond = self.beyond_track(ray.kind, ray.sign, legs)
        course = turn_between(ray.pose.h, ray.heading)
        return Track(angle, 0, row.runs(self.pitch), beyond, word, course)

    # What forbids the places

    def paint(self, row: Row, ray: Ray, legs: list[Leg]) -> None:
        if ray.most > 0:
            self.paint_ways(row, ray, legs)
        row.paint([(0, 0)], self.whys.number(self.why_not_halt(legs, ray.pose)))

    def paint_ways(self, row: Row, ray: Ray, legs: list[Leg]) -> None:
        """The last reason first; none is looked for where a later one forbids all from there on."""
        verdicts = self.mover.verdicts
        straight = Straight(ray)
        too_near = straight.too_near()
        straight = straight.before(too_near)
        off_table = straight.off_table()
        straight = straight.before(off_table)
        no_passage = straight.no_passage()
        straight = straight.before(no_passage)
        for spans, refusal in self.forbidden_ends(straight.ray, legs):
            self.cover(row, spans, refusal)
        self.cover(row, straight.on_friend(), verdicts.on_friend)
        self.refuse_tolls(row, straight)
        self.cover(row, no_passage, verdicts.no_passage)
        self.cover(row, off_table, verdicts.off_table)
        self.cover(row, too_near, verdicts.too_near)

    def refuse_tolls(self, row: Row, straight: Straight) -> None:
        """What cannot be crossed; the first of several is reported."""
        for toll in self.mover.tolls[::-1]:
            if toll.refusal is not None:
                wall = Wall([], toll.edges, toll.shapes)
                self.cover(row, straight.past(wall), toll.refusal)

    def cover(self, row: Row, spans: Spans, refusal: Refusal) -> None:
        if spans:
            row.paint(spans, self.whys.number(refusal))

    def why_not_halt(self, legs: list[Leg], pose: Pose) -> Refusal | None:
        """What forbids to end before any straight leg."""
        if legs and ends_on(self.mover, pose):
            return self.mover.verdicts.on_friend
        return self.why_not_end(legs)

    # Legs without a choice

    def turns(self) -> list[Turn]:
        found: list[Turn] = []
        for kind, amount, word in TURNS:
            if self.mover.rates[kind] != FORBIDDEN and amount <= self.mover.steps.widest:
                found.append(self.turn(Leg(kind, amount), word))
        return found

    def turn(self, leg: Leg, word: str) -> Turn:
        m = self.mover
        legs = [*self.before, leg]
        refusal = self.why_not_legs(legs)
        if refusal is None:
            refusal = why_not_path(m, legs)
        if refusal is None:
            refusal = self.why_not_end(legs)
        pose = end(self.pose, m.width, m.depth, leg)
        return Turn(word, self.whys.number(refusal), cost(m, legs), pose.key())

"""Ways worth considering, for screens and computer players: a few of all that there are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.angles import arc_length
from grognard.table.measure import far
from grognard.table.paths import (
    ABOUT,
    ADVANCE,
    BACK,
    OBLIQUE,
    WHEEL,
    Leg,
    end,
    room,
    straight_box,
)
from grognard.table.pose import Pose

from .move_cost import open_cost, way_factor
from .mover import FORBIDDEN, Factor, Mover, in_the_open
from .obstacles import LegCost, most_of

UNKNOWN: Final = -1
# numbers of ways: the halt, all of the way ahead, half of it, then goals, wheels and these
HALT: Final = 0
AHEAD: Final = 1
GOALS: Final = 3
LAST: Final = 4
LAST_KINDS: Final = [OBLIQUE, OBLIQUE, BACK, ABOUT]


def list_ways(m: Mover, full: i64, goals: list[int], wheels: tuple[int, ...]) -> list[list[Leg]]:
    """Halt, full and half advance, to goals straight ahead, wheels and on, aslant, back, about.

    `full` is how far straight ahead it can go; goals beyond it are left out.
    """
    ways = Ways(m, wheels, full, goals)
    found: list[list[Leg]] = []
    for number in range(ways.count()):
        legs = ways.at(number)
        if legs is not None:
            found.append(legs)
    return found


class Ways:
    """The ways of `list_ways` by number, each worked out when it is looked at."""

    __slots__ = ("full", "goals", "m", "wheels")

    def __init__(
        self,
        m: Mover,
        wheels: tuple[int, ...],
        full: i64 = UNKNOWN,
        goals: list[int] | None = None,
    ) -> None:
        self.m: Final = m
        self.wheels: Final = wheels
        self.full: i64 = full
        self.goals: Final = goals or []

    def count(self) -> i64:
        return GOALS + len(self.goals) + len(self.wheels) + LAST

    def angle(self, number: i64) -> i64:
        """The wheel that a way begins with; 0 without one."""
        place = number - GOALS - len(self.goals)
        return self.wheels[place] if 0 <= place < len(self.wheels) else 0

    def at(self, number: i64) -> list[Leg] | None:
        """The way with a number, if there is such a way; no two are the same."""
        if number == HALT:
            return []
        after = number - GOALS - len(self.goals)
        if after < 0:
            length = self.ahead(number)
            return [Leg(ADVANCE, length)] if length > 0 else None
        if after < len(self.wheels):
            return wheel_and_on(self.m, self.wheels[after])
        return last_of(self.m, after - len(self.wheels))

    def ahead(self, number: i64) -> i64:
        """All of the way, half of it, or to a goal; 0 for a goal that is none, or there already."""
        if self.full == UNKNOWN:
            self.full = forward(self.m, self.m.pose, [])
        half = self.full // 2
        if number < GOALS:
            return self.full if number == AHEAD else half
        goal: i64 = self.goals[number - GOALS]
        known = goal == half or goal in self.goals[: number - GOALS]
        return 0 if known or goal >= self.full else goal


def last_of(m: Mover, number: i64) -> list[Leg] | None:
    """Aslant to the right and to the left, back, about."""
    kind: i64 = LAST_KINDS[number]
    if m.rates[kind] == FORBIDDEN:
        return None
    if kind == ABOUT:
        return [Leg(ABOUT, 0)]
    sign: i64 = -1 if number == 1 else 1
    length = bought(m, [], BACK, 1) if kind == BACK else straight(m, m.pose, [], kind, sign)
    return [Leg(kind, length * sign)] if length > 0 else None


def is_paid_for(legs: list[Leg]) -> bool:
    """Whether that is known of one of these ways: its last leg was made as long as it can pay."""
    if not legs or legs[0].kind == ABOUT:
        return False
    kind = legs[-1].kind
    return kind == ADVANCE or kind == OBLIQUE or kind == BACK


def wheel_and_on(m: Mover, angle: i64) -> list[Leg] | None:
    """A wheel, if there is one that the budget pays for, and straight ahead with what is left."""
    if m.rates[WHEEL] == FORBIDDEN:
        return None
    size: i64 = angle if angle > 0 else -angle
    if arc_length(m.width, size) * wheel_rate(m) > m.budget:
        return None
    leg = Leg(WHEEL, angle)
    length = forward(m, end(m.pose, m.width, m.depth, leg), [leg])
    return [leg, Leg(ADVANCE, length)] if length > 0 else [leg]


def wheel_rate(m: Mover) -> i64:
    """What an arc costs from where it is, on any ground."""
    return m.rates[WHEEL] * m.start[0] // m.start[1]


def forward(m: Mover, pose: Pose, before: list[Leg]) -> i64:
    """How far straight ahead of a pose what is left will buy and the enemy allows."""
    return straight(m, pose, before, ADVANCE, 1)


def straight(m: Mover, pose: Pose, before: list[Leg], kind: i64, sign: i64) -> i64:
    """The same for any straight leg."""
    length = bought(m, before, kind, sign)
    if length == 0:
        return 0
    leg = Leg(kind, length * sign)
    box = straight_box(pose, m.width, m.depth, leg)
    for i in range(len(m.enemies)):
        if not far(box, m.enemies[i].hull, m.limits[i]):
            free = room(pose, m.width, m.depth, leg, m.enemies[i], m.limits[i])
            length = min(length, free * sign)
    return length


def bought(m: Mover, before: list[Leg], kind: i64, sign: i64) -> i64:
    """How long a straight leg can be for what is left, on the ground that it leads to."""
    length = rest(m, before, kind, in_the_open())
    if length == 0:
        return 0
    factor = way_factor(m, [*before, Leg(kind, length * sign)])
    if factor != in_the_open():
        length = rest(m, before, kind, factor)
    if m.per_length or m.tolls:
        leg = Leg(kind, length * sign)
        cost = LegCost(m, before, leg, factor)
        if cost.upto(leg) > m.budget:
            length = most_of(cost, leg, m.budget) * sign
    return length


def rest(m: Mover, before: list[Leg], kind: i64, factor: Factor) -> i64:
    """How far what is left will carry it in the open, if all of the way costs so much more."""
    left = m.budget - m.fixed[kind] - open_cost(m.steps, m.width, before, factor)
    return min(max(left, 0) * factor[1] // (m.rates[kind] * factor[0]), m.steps.longest)

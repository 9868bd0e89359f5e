"""Ways worth considering for one unit, each computed and judged when it is looked at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import Refusal
from grognard.miniatures.moving.charge_path import wheel_toward
from grognard.miniatures.moving.move_candidates import (
    AHEAD,
    GOALS,
    LAST,
    Ways,
    is_paid_for,
    wheel_and_on,
)
from grognard.table.angles import DEGREE
from grognard.table.paths import Leg

from ...model.actions import March
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import body_of, centre_of
from ..ground import nearest_enemy
from .hauling import gun_mover, why_not_hauled_so
from .marching import Movers, walk_budget, why_not_go

WHEELS: Final = (30 * DEGREE, -30 * DEGREE, 60 * DEGREE, -60 * DEGREE)
HAULED_WHEELS: Final = (30 * DEGREE, -30 * DEGREE)
WIDEST: Final = 90 * DEGREE
HALFWAY: Final = GOALS - 1
TOWARD: Final = GOALS + len(WHEELS) + LAST  # the last way is toward the enemy
ALL_WALKED: Final = TOWARD + 1
UNKNOWN: Final = -1


class Proposed:
    """The ways of a unit by number; its halt is none of them."""

    def __init__(self, b: Battle, u: Unit, wheels: tuple[int, ...]) -> None:
        self.b: Final = b
        self.u: Final = u
        self.wheels: Final = wheels
        self._enemy: i64 = UNKNOWN

    def count(self) -> i64:
        raise NotImplementedError

    def at(self, number: i64) -> list[Leg] | None:
        """The way with a number, if there is such a way; no two are the same."""
        raise NotImplementedError

    def why_not(self, number: i64, legs: list[Leg]) -> Refusal | None:
        """Whether a unit that may move at all may go it."""
        raise NotImplementedError

    def legal(self, number: i64) -> Action | None:
        """The march of a unit that may move at all, if it may go that way."""
        legs = self.at(number)
        if legs is None or self.why_not(number, legs) is not None:
            return None
        return March(self.u.uid, legs)

    def to_enemy(self) -> i64:
        """The wheel to the middle of the nearest enemy; 0 if there is none, or none is needed."""
        if self._enemy == UNKNOWN:
            self._enemy = wheel_to_enemy(self.b, self.u)
            if self._enemy in self.wheels:
                self._enemy = 0
        return self._enemy

    def listed(self) -> list[list[Leg]]:
        found: list[list[Leg]] = []
        for number in range(self.count()):
            legs = self.at(number)
            if legs is not None:
                found.append(legs)
        return found


class WaysOfTroops(Proposed):
    """Ahead, wheels and on, about, toward the enemy; walking, then marching where that differs."""

    def __init__(self, b: Battle, u: Unit) -> None:
        super().__init__(b, u, WHEELS)
        self.movers: Final = Movers(b, u)
        self.walks: Ways | None = None
        self.marches: Ways | None = None

    def count(self) -> i64:
        return 2 * ALL_WALKED

    def at(self, number: i64) -> list[Leg] | None:
        if number < ALL_WALKED:
            return self.walked(number)
        legs = self.marched(number - ALL_WALKED)
        return None if legs is None or self.is_walked(number - ALL_WALKED, legs) else legs

    def walked(self, number: i64) -> list[Leg] | None:
        if self.walks is None:
            self.walks = Ways(self.movers.walking(), WHEELS)
        return self.way(self.walks, number)

    def marched(self, number: i64) -> list[Leg] | None:
        if self.marches is None:
            m = self.movers.marching()
            if m is None or m.budget <= walk_budget(self.u):
                return None
            self.marches = Ways(m, WHEELS)
        return self.way(self.marches, number)

    def way(self, plain: Ways, number: i64) -> list[Leg] | None:
        if number < TOWARD:
            return plain.at(number) or None
        return wheel_and_on(plain.m, self.to_enemy()) if self.to_enemy() else None

    def is_walked(self, number: i64, legs: list[Leg]) -> bool:
        """Half of a march is mostly all of a walk."""
        first, last = (AHEAD, HALFWAY) if AHEAD <= number <= HALFWAY else (number, number)
        for other in range(first, last + 1):
            walked = self.walked(other)
            if walked is not None and are_same(walked, legs):
                return True
        return False

    def why_not(self, number: i64, legs: list[Leg]) -> Refusal | None:
        return why_not_go(self.movers, legs, number < ALL_WALKED and is_paid_for(legs))


class WaysOfGun(Proposed):
    """Of a team or a caisson like those of troops; of a gun what its crew can push it."""

    def __init__(self, b: Battle, u: Unit) -> None:
        super().__init__(b, u, HAULED_WHEELS if u.is_wagon() else ())
        self.plain: Ways | None = None

    def count(self) -> i64:
        return GOALS + len(self.wheels) + LAST + 1

    def ways(self) -> Ways:
        if self.plain is None:
            self.plain = Ways(gun_mover(self.b, self.u, False), self.wheels)
        return self.plain

    def at(self, number: i64) -> list[Leg] | None:
        if number < self.count() - 1:
            return self.ways().at(number) or None
        if not self.u.is_wagon() or not self.to_enemy():
            return None
        return wheel_and_on(self.ways().m, self.to_enemy())

    def why_not(self, number: i64, legs: list[Leg]) -> Refusal | None:
        return why_not_hauled_so(self.b, self.u, self.ways().m, legs)


def wheel_to_enemy(b: Battle, u: Unit) -> i64:
    enemy = nearest_enemy(b, u)
    if enemy is None:
        return 0
    x, y = centre_of(b, enemy)
    return wheel_toward(body_of(b, u), WIDEST, x, y)


def are_same(some: list[Leg], others: list[Leg]) -> bool:
    if len(some) != len(others):
        return False
    for i in range(len(some)):
        if some[i].kind != others[i].kind or some[i].amount != others[i].amount:
            return False
    return True


def proposed(b: Battle, u: Unit) -> Proposed:
    return WaysOfTroops(b, u) if u.is_troops() else WaysOfGun(b, u)

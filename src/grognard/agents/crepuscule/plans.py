"""What a side is to do: attack or hold, and which of its units take or keep which ground."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.crepuscule.chapters.formations import centre_of
from grognard.games.crepuscule.chapters.ground import gap_between
from grognard.games.crepuscule.chapters.victory import (
    ACROSS,
    DEEP,
    goal_holder,
    holders,
    is_able,
    points_of,
)
from grognard.games.crepuscule.model.kinds import CAVALRY, GARRISON, INFANTRY, NOBODY
from grognard.games.crepuscule.model.pieces import Unit
from grognard.games.crepuscule.model.state import Battle
from grognard.table.measure import distance
from grognard.table.pose import INCH

from .odds import worth_of

MARGIN: Final = 150  # a lead in points that is kept rather than increased
STRONGER: Final = 1.25  # multiple of the enemy's worth: it attacks whatever the points
LATE: Final = 3  # turns before the end in which ground is taken
FAR: Final = 1 << 40
PER_TURN: Final = 8 * INCH  # distance a battalion can go, for arriving in time


def inches(length: i64) -> float:
    return float(length) / INCH


class Plan:
    """Both sides as they are, whether this one attacks, and which units are sent to which ground.

    `takers` has for each unit sent to a goal or an eighth of the table the place to go to.
    """

    def __init__(self, b: Battle, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.own: Final = b.side(seat)
        self.foes: Final = [u for u in b.side(1 - seat) if u.figures > 0]
        self.left: Final[i64] = b.setting.turns - b.turn  # turns after this one
        self.lead: Final[i64] = points_of(b, seat).total - points_of(b, 1 - seat).total
        mine, theirs = strength(self.own), strength(self.foes)
        self.attacks: Final[bool] = self.lead < MARGIN or mine > STRONGER * theirs
        self.takers: Final[dict[int, tuple[int, int]]] = {}
        self.send_to_goals(b)
        if self.left <= LATE:
            self.send_to_eighths(b)

    def send_to_goals(self, b: Battle) -> None:
        """C-VIC-2 The nearest infantry takes each goal that the side does not hold."""
        for number, goal in enumerate(b.setting.goals):
            if self.is_held_in_walls(b, goal.x, goal.y, goal.radius):
                continue
            if goal_holder(b, number) != self.seat:
                self.send(b, goal.x, goal.y)
            else:
                self.keep(b, goal.x, goal.y, goal.radius)

    def is_held_in_walls(self, b: Battle, x: i64, y: i64, radius: i64) -> bool:
        """Whether an enemy garrison is at a place: no unit is sent into its fire."""
        for u in self.foes:
            if u.formation == GARRISON:
                cx, cy = centre_of(b, u)
                if distance(cx, cy, x, y) <= radius:
                    return True
        return False

    def send_to_eighths(self, b: Battle) -> None:
        """C-VIC-2, D-118 Parts of the table without enemies and without its own infantry."""
        held = holders(b)
        ground = b.setting.ground
        wide, deep = ground.width // ACROSS, ground.height // DEEP
        for part in range(ACROSS * DEEP):
            west, south = part % ACROSS * wide, part // ACROSS * deep
            if held[part] == NOBODY and not self.is_disputed(b, west, south, wide, deep):
                self.send(b, west + wide // 2, south + deep // 2)

    def is_disputed(self, b: Battle, west: i64, south: i64, wide: i64, deep: i64) -> bool:
        for u in self.foes:
            x, y = centre_of(b, u)
            if is_able(u) and west <= x <= west + wide and south <= y <= south + deep:
                return True
        return False

    def send(self, b: Battle, x: i64, y: i64) -> None:
        best: i64 = NOBODY
        least: i64 = max(self.left + 1, 1) * PER_TURN
        for u in self.own:
            if self.may_be_sent(b, u):
                off = distance(u.pose.x, u.pose.y, x, y)
                if off < least:
                    best, least = u.uid, off
        if best != NOBODY:
            self.takers[best] = (x, y)

    def keep(self, b: Battle, x: i64, y: i64, radius: i64) -> None:
        """One of the units that hold a goal stays there."""
        for u in self.own:
            cx, cy = centre_of(b, u)
            if self.may_be_sent(b, u) and distance(cx, cy, x, y) <= radius:
                self.takers[u.uid] = (u.pose.x, u.pose.y)
                return

    def may_be_sent(self, b: Battle, u: Unit) -> bool:
        if u.arm != INFANTRY or not u.is_formed() or u.is_fleeing() or u.uid in self.takers:
            return False
        return not b.is_engaged(u.uid)


def strength(units: list[Unit]) -> float:
    total = 0.0
    for u in units:
        if not u.is_fleeing():
            total += worth_of(u)
    return total


def nearest_of(b: Battle, u: Unit, others: list[Unit]) -> tuple[i64, i64]:
    """The nearest of some units that do not flee, and how far it is; NOBODY without one."""
    best: i64 = NOBODY
    least: i64 = FAR
    for other in others:
        if not other.is_fleeing():
            off = gap_between(b, u, other)
            if off < least:
                best, least = other.uid, off
    return best, least


def horse_of(units: list[Unit]) -> list[Unit]:
    return [u for u in units if u.arm == CAVALRY and not u.is_fleeing()]

"""What each division is to do: which objective it attacks or holds, and who guards what is held."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age.chapters.formations import centre_of
from grognard.games.age.chapters.ground import gap_between
from grognard.games.age.chapters.victory import points_of
from grognard.games.age.model.kinds import CAVALRY, INFANTRY, NOBODY, SPENT, UNLIMBERED
from grognard.games.age.model.pieces import Unit
from grognard.games.age.model.state import Battle
from grognard.table.measure import distance
from grognard.table.pose import INCH

MARGIN: Final = 4  # a lead in points that is a victory
FAR: Final = 1 << 40
THREAT: Final = 16 * INCH  # an enemy so near an objective threatens it
GUARDED: Final = 8 * INCH  # a brigade so near can guard it
DETOUR: Final = 6 * INCH  # who makes the way no longer than that is in the way
NEARNESS: Final = 0.3  # points that an inch to an objective costs
CROWDING: Final = 1.5  # points that each division there already takes from an objective


class Plan:
    """The tasks of one side, worked out from the table as it is.

    `attacks`: it is not winning as things are. `goal_of` has an objective for each formation with
    brigades on the table; `guards` are the brigades that stay at an objective.
    """

    def __init__(self, b: Battle, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.own: Final = b.side(seat)
        self.foes: Final = b.side(1 - seat)
        self.lead: Final[i64] = points_of(b, seat).total - points_of(b, 1 - seat).total
        self.left: Final[i64] = b.setting.turns - b.turn  # turns after this one
        self.attacks: Final[bool] = self.lead < MARGIN
        self.goal_of: Final[dict[int, int]] = {}
        self.guards: Final[dict[int, int]] = {}
        self.share_goals(b)
        self.post_guards(b)

    def share_goals(self, b: Battle) -> None:
        """Each formation attacks the best objective of the enemy, or holds the nearest own one."""
        wanted = [n for n, seat in enumerate(b.holders) if (seat != self.seat) == self.attacks]
        if not wanted:
            wanted = list(range(len(b.holders)))
        taken = [0] * len(b.holders)
        for command in b.setting.commands:
            members = [u for u in self.own if u.roster.command == command.number]
            if members and wanted:
                best = self.best_goal(b, members, wanted, taken)
                self.goal_of[int(command.number)] = best
                taken[best] += 1

    def best_goal(self, b: Battle, members: list[Unit], wanted: list[int], taken: list[int]) -> int:
        x = sum([int(u.pose.x) for u in members]) // len(members)
        y = sum([int(u.pose.y) for u in members]) // len(members)
        best, most = wanted[0], -1000.0
        for number in wanted:
            goal = b.setting.goals[number]
            value = float(goal.worth) - NEARNESS * inches(distance(x, y, goal.x, goal.y))
            value -= CROWDING * taken[number]
            if value > most:
                best, most = number, value
        return best

    def post_guards(self, b: Battle) -> None:
        """The nearest sound brigade of foot stays at each objective that is held and threatened."""
        for number, goal in enumerate(b.setting.goals):
            if b.holders[number] != self.seat or not is_threatened(b, self.foes, goal.x, goal.y):
                continue
            best, least = NOBODY, GUARDED
            for u in self.own:
                off = distance(u.pose.x, u.pose.y, goal.x, goal.y)
                if u.arm == INFANTRY and u.uid not in self.guards and off < least:
                    best, least = int(u.uid), int(off)
            if best != NOBODY:
                self.guards[best] = number

    def goal_for(self, u: Unit) -> int:
        """The objective that a unit is sent to; NOBODY on a table without any."""
        guarded = self.guards.get(u.uid)
        if guarded is not None:
            return guarded
        return self.goal_of.get(u.roster.command, NOBODY)


def inches(length: i64) -> float:
    return float(length) / float(INCH)


def is_threatened(b: Battle, foes: list[Unit], x: i64, y: i64) -> bool:
    for foe in foes:
        if foe.is_brigade() and distance(foe.pose.x, foe.pose.y, x, y) < THREAT:
            return True
    return False


# Who is near


def nearest_of(b: Battle, u: Unit, others: list[Unit]) -> tuple[int, int]:
    """The nearest of some units and how far it is from edge to edge; NOBODY for none."""
    best, least = NOBODY, FAR
    for other in others:
        if distance(u.pose.x, u.pose.y, other.pose.x, other.pose.y) - 12 * INCH < least:
            off = int(gap_between(b, u, other))
            if off < least:
                best, least = int(other.uid), off
    return best, least


def in_the_way(b: Battle, plan: Plan, u: Unit, x: i64, y: i64) -> int:
    """The nearest enemy whom a unit meets on its way to a place; NOBODY for none."""
    ux, uy = centre_of(b, u)
    whole = distance(ux, uy, x, y)
    best, least = NOBODY, FAR
    for foe in plan.foes:
        fx, fy = centre_of(b, foe)
        off = distance(ux, uy, fx, fy)
        if off < least and off + distance(fx, fy, x, y) < whole + DETOUR:
            best, least = int(foe.uid), int(off)
    return best


def is_weak(foe: Unit) -> bool:
    """Whom cavalry waits for: troops in disorder or spent, and guns that nobody guards."""
    if foe.is_battery():
        return foe.escort == NOBODY or foe.formation != UNLIMBERED
    return not foe.in_order() or foe.condition() == SPENT


def foot_of(units: list[Unit]) -> list[Unit]:
    return [u for u in units if u.arm == INFANTRY]


def horse_of(units: list[Unit]) -> list[Unit]:
    return [u for u in units if u.arm == CAVALRY]

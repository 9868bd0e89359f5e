"""What each division is to do: which objective it attacks or holds, and who guards what is held."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age.chapters.formations import centre_of
from grognard.games.age.chapters.ground import gap_between
from grognard.games.age.chapters.moving.speeds import speed_of
from grognard.games.age.chapters.victory import points_of
from grognard.games.age.model.kinds import CAVALRY, INFANTRY, NOBODY, SPENT, UNLIMBERED
from grognard.games.age.model.pieces import Unit
from grognard.games.age.model.state import Battle
from grognard.table.measure import distance
from grognard.table.pose import INCH

MARGIN: Final = 4  # a lead in points that is a victory
FAR: Final = 1 << 40
WORST: Final = -1000.0
THREAT: Final = 16 * INCH  # an enemy this close to an objective threatens it
GUARDED: Final = 8 * INCH  # a brigade this close can fight for it
GUARDS: Final = 12 * INCH  # a brigade this close is sent to guard it
DETOUR: Final = 3 * INCH  # an enemy that lengthens the way by no more than this is in the way
NEARNESS: Final = 0.1  # points that an inch to an objective costs
CROWDING: Final = 1.5  # points that each division there already takes from an objective to hold
ENOUGH: Final = 1.5  # what an attack needs, in multiples of the defenders' strength
LEAST_DEFENCE: Final = 4.0  # what an attack expects where there is hardly any enemy
OF_GRADE: Final = (0.75, 1.0, 1.25)  # what a base counts: conscript, regular, elite


class Plan:
    """The tasks of one side, computed from the table as it is.

    `attacks`: it is not winning as things are. `guards` are the brigades that stay at an objective,
    `takers` those sent to one that nobody defends; `goal_of` has an objective for each formation
    with other brigades on the table. `daring` is that of the staff that plans.
    """

    def __init__(self, b: Battle, seat: i64, daring: float = 0.0) -> None:
        self.seat: Final[i64] = seat
        self.daring: Final = daring
        self.own: Final = b.side(seat)
        self.foes: Final = b.side(1 - seat)
        self.lead: Final[i64] = points_of(b, seat).total - points_of(b, 1 - seat).total
        self.left: Final[i64] = b.setting.turns - b.turn  # turns after this one
        self.attacks: Final[bool] = self.lead < MARGIN
        self.goal_of: Final[dict[int, int]] = {}
        self.guards: Final[dict[int, int]] = {}
        self.takers: Final[dict[int, int]] = {}
        self.post_guards(b)
        self.send_takers(b)
        if self.attacks:
            self.share_attack(b)
        else:
            self.share_defence(b)

    # Single brigades

    def post_guards(self, b: Battle) -> None:
        """The nearest sound infantry brigade stays at each held objective that is threatened."""
        for number, goal in enumerate(b.setting.goals):
            if b.holders[number] != self.seat or not is_threatened(b, self.foes, goal.x, goal.y):
                continue
            best, least = NOBODY, GUARDS
            for u in self.own:
                off = distance(u.pose.x, u.pose.y, goal.x, goal.y)
                if u.arm == INFANTRY and u.uid not in self.guards and off < least:
                    best, least = int(u.uid), int(off)
            if best != NOBODY:
                self.guards[best] = number

    def send_takers(self, b: Battle) -> None:
        """An undefended objective is taken by the brigade that can reach it first."""
        for number, goal in enumerate(b.setting.goals):
            if b.holders[number] == self.seat or strength_near(self.foes, goal.x, goal.y) > 0.0:
                continue
            best, least = NOBODY, float(self.left + 1)
            for u in self.own:
                if self.is_free(u) and u.in_order() and not b.in_contact(u.uid):
                    off = distance(u.pose.x, u.pose.y, goal.x, goal.y)
                    turns = float(off) / float(speed_of(b, u))
                    if turns < least:
                        best, least = int(u.uid), turns
            if best != NOBODY:
                self.takers[best] = number

    def is_free(self, u: Unit) -> bool:
        """A brigade that may be given a task."""
        if not u.is_brigade() or u.condition() == SPENT or u.roster.stays:
            return False
        return u.uid not in self.guards and u.uid not in self.takers

    # Formations

    def share_attack(self, b: Battle) -> None:
        """Each formation goes where its strength gains most, by worth and by the troops there."""
        wanted = [n for n, seat in enumerate(b.holders) if seat != self.seat]
        sent = [0.0] * len(b.holders)
        for number in self.takers.values():
            sent[number] = -WORST
        for command, members in self.formations(b):
            best, most = NOBODY, WORST
            strength = sum([strength_of(u) for u in members])
            for number in wanted or range(len(b.holders)):
                goal = b.setting.goals[number]
                need = ENOUGH * max(LEAST_DEFENCE, strength_near(self.foes, goal.x, goal.y))
                gain = min(1.0, (sent[number] + strength) / need) - min(1.0, sent[number] / need)
                value = gain * float(goal.worth) - self.way_to(members, goal.x, goal.y)
                if value > most:
                    best, most = number, value
            if best != NOBODY:
                self.goal_of[command] = best
                sent[best] += strength

    def share_defence(self, b: Battle) -> None:
        """Each formation holds the best objective near to it."""
        wanted = [n for n, seat in enumerate(b.holders) if seat == self.seat]
        taken = [0] * len(b.holders)
        for command, members in self.formations(b):
            best, most = NOBODY, WORST
            for number in wanted or range(len(b.holders)):
                goal = b.setting.goals[number]
                value = float(goal.worth) - 3.0 * self.way_to(members, goal.x, goal.y)
                value -= CROWDING * taken[number]
                if value > most:
                    best, most = number, value
            if best != NOBODY:
                self.goal_of[command] = best
                taken[best] += 1

    def formations(self, b: Battle) -> list[tuple[int, list[Unit]]]:
        """Formations with units on the table, and those of them that have no task of their own."""
        found: list[tuple[int, list[Unit]]] = []
        for command in b.setting.commands:
            members = [u for u in self.own if u.roster.command == command.number]
            free = [u for u in members if self.is_free(u)]
            if members:
                found.append((int(command.number), free or members))
        return found

    def way_to(self, members: list[Unit], x: i64, y: i64) -> float:
        """How much the distance from the middle of some units reduces the worth of a place."""
        mx = sum([int(u.pose.x) for u in members]) // len(members)
        my = sum([int(u.pose.y) for u in members]) // len(members)
        return NEARNESS * inches(distance(mx, my, x, y))

    def goal_for(self, u: Unit) -> int:
        """The objective that a unit is sent to; NOBODY on a table without any."""
        for tasks in (self.guards, self.takers):
            if u.uid in tasks:
                return tasks[u.uid]
        return self.goal_of.get(u.roster.command, NOBODY)


def strength_of(u: Unit) -> float:
    """What a brigade counts in an attack: its bases by grade, half when spent; guns nothing."""
    if not u.is_brigade():
        return 0.0
    return float(u.bases) * OF_GRADE[u.roster.grade] * (0.5 if u.condition() == SPENT else 1.0)


def strength_near(units: list[Unit], x: i64, y: i64) -> float:
    """The strength of some units that can fight for a place."""
    return sum([strength_of(u) for u in units if distance(u.pose.x, u.pose.y, x, y) < GUARDED])


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
    """The nearest enemy that a unit meets on its way to a place; NOBODY for none."""
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
    """What cavalry waits for: troops in disorder or spent, and unguarded guns."""
    if foe.is_battery():
        return foe.escort == NOBODY or foe.formation != UNLIMBERED
    return not foe.in_order() or foe.condition() == SPENT


def foot_of(units: list[Unit]) -> list[Unit]:
    return [u for u in units if u.arm == INFANTRY]


def horse_of(units: list[Unit]) -> list[Unit]:
    return [u for u in units if u.arm == CAVALRY]

"""A battle in progress. Rules change it only through effects.

Those of the turn are here; those on units, officers, combat and guns where it inherits from.
"""

from __future__ import annotations

from mypy_extensions import i64

from grognard.table.pose import Pose
from grognard.table.terrain import Ground, inside

from .gun_effects import GunEffects
from .kinds import (
    BEFALLEN,
    BUILDING,
    DISORDERED,
    DUSTY,
    GARRISON,
    IN_HAND,
    IN_RANKS,
    NO_VOLLEY,
    NOBODY,
    STEP_MARKS,
    TURN_MARKS,
)
from .pieces import Officer, Unit
from .setting import Setting

ROLLS = -1  # in place of a façade in `walls`: dice of damage of this player turn


def building_at(ground: Ground, at: Pose) -> i64:
    """D-140 The building that a garrison begins in, by its number on the ground."""
    for number, area in enumerate(ground.areas):
        if area.traits & BUILDING and inside(area.shape, at.x, at.y):
            return number
    return NOBODY


def blank(setting: Setting) -> Battle:
    """A battle before its first turn; skirmishers are with their battalions.

    Every unit is in place except those that their side sets up (D-112).
    """
    b = Battle(setting)
    b.units = []
    for uid, roster in enumerate(setting.rosters):
        u = Unit(uid, roster)
        u.pose = roster.pose
        if roster.parent != NOBODY:
            u.place = IN_RANKS
        elif int(roster.seat) in setting.deploying:
            u.place = IN_HAND
        if roster.formation == GARRISON:
            u.building = building_at(setting.ground, roster.pose)
        b.units.append(u)
    b.officers = [Officer(oid, roster) for oid, roster in enumerate(setting.staff)]
    for o in b.officers:
        if int(o.seat) in setting.deploying:
            o.place = IN_HAND
    return b


class Battle(GunEffects):
    """A battle, its turns, and its copies."""

    __slots__ = ()

    def clone(self) -> Battle:
        other = Battle(self.setting)
        self.copy_battle_to(other)
        other.units = self.units[:]
        other.officers = self.officers[:]
        other.contacts = self.contacts
        other.walls = self.walls
        other.before = self.before
        return other

    # The turn

    def go_first(self, seat: i64) -> None:
        self.first = seat
        self.note("goes first", NOBODY, [seat])

    def begin_player_turn(self, seat: i64) -> None:
        """D-01 What lasted for a player turn is over."""
        self.active = seat
        self.note("player turn", NOBODY, [seat])
        for u in self.units:
            busy = u.marks & TURN_MARKS or u.attempts or u.orders or u.used
            if busy or u.charge != NOBODY or u.quarry != NOBODY:
                u = self._edit(u.uid)
                u.marks &= ~TURN_MARKS
                u.attempts = u.orders = u.used = u.wheel = 0
                u.charge = u.quarry = NOBODY
        walls = self.walls
        kept = [i for i in range(0, len(walls), 3) if walls[i + 1] != ROLLS]
        self.walls = [number for i in kept for number in walls[i : i + 3]]
        for o in self.officers:
            if o.ridden or o.answer != NOBODY:
                o = self._command(o.oid)
                o.ridden = 0
                o.answer = NOBODY

    def end_player_turn(self) -> None:
        """C-INF-18, D-34 Bars and disorder that were to last until here."""
        for u in self.units:
            if u.seat == self.active and u.marks & (NO_VOLLEY | DISORDERED | BEFALLEN | DUSTY):
                u = self._edit(u.uid)
                u.marks &= ~(NO_VOLLEY | DUSTY)
                if u.marks & BEFALLEN:
                    u.marks &= ~BEFALLEN
                elif u.marks & DISORDERED:
                    u.marks &= ~DISORDERED
                    self.note("reordered", u.uid, [])

    def enter(self, phase: i64) -> None:
        """For panic strengths and causes are counted from here on (D-135, D-173)."""
        super().enter(phase)
        for u in self.units:
            if u.counted != u.figures or u.marks & STEP_MARKS:
                u = self._edit(u.uid)
                u.counted = u.figures
                u.marks &= ~STEP_MARKS

    def continue_in(self, phase: i64) -> None:
        """The next part of the same step: losses and causes of panic count on (D-162)."""
        super().enter(phase)

    def count(self, uid: i64) -> None:
        """D-173 For reaction fire the strength counts as that fire begins."""
        if self.units[uid].counted != self.units[uid].figures:
            self._edit(uid).counted = self.units[uid].figures

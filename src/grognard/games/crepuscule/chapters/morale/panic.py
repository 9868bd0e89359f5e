"""P-15: panic: its causes, its tests, and how it spreads (C-MOR-1, D-135)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.procedure import DONE, Step
from grognard.table.pose import INCH

from ...model.flow import SeatProcedure
from ...model.kinds import (
    ALARMED,
    ARTILLERY,
    BEATEN,
    DISMAYED,
    NOBODY,
    TESTED_CHIEF,
    TESTED_FRIEND,
    TESTED_LOSSES,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..casualties import panic_share
from ..ground import gap_between, is_within, nearest_enemy
from ..leadership import panic_ld
from ..moving.forced import Flight, flee_dice
from .alarm import destroy, may_be_alarmed, may_panic, spread
from .retested import OVER, Retested
from .skirmishers import Return, has_parent

NEAR: Final = 4 * INCH


# Causes


def dismay(b: Battle, seat: i64) -> None:
    """D-109 The commander-in-chief of a side is lost: all its units are to test."""
    for u in b.side(seat):
        if may_panic(u):
            b.mark(u.uid, DISMAYED)


def officer_lost(b: Battle, oid: i64) -> None:
    """D-109 The same where an officer who was killed or taken was the commander-in-chief."""
    o = b.officers[oid]
    if o.is_chief() and not o.on_table():
        dismay(b, o.seat)


def catch(b: Battle, by: i64, uid: i64) -> None:
    """C-REA-1, D-137 Units caught in flight are destroyed, and officers with them taken."""
    b.note("caught", by, [int(uid)])
    for o in b.attached_to(uid):
        b.capture_officer(o.oid)
        officer_lost(b, o.oid)
    destroy(b, uid)


def is_near_fugitives(b: Battle, u: Unit) -> bool:
    """W-PAN-1, D-135 Friends flee within 4 inches, unless it has twice their figures."""
    for friend in b.side(u.seat):
        if friend.is_fleeing() and may_be_alarmed(b, u, friend):
            if u.figures < 2 * friend.figures and is_within(b, u, friend, NEAR):
                return True
    return False


# Who tests next


def next_for_losses(b: Battle) -> i64:
    """C-SEQ-5, D-162 Units that fire has cost their share."""
    for u in b.units:
        if may_panic(u) and panic_share(b, u):
            return u.uid
    return NOBODY


def next_dismayed(b: Battle) -> i64:
    for u in b.units:
        if u.has(DISMAYED):
            return u.uid
    return NOBODY


def next_alarmed(b: Battle) -> i64:
    """D-135 The nearest to what alarms it comes first."""
    found: i64 = NOBODY
    least: i64 = 1 << 60
    for u in b.units:
        if u.has(ALARMED):
            off = gap_to_beaten(b, u)
            if off < least:
                found, least = u.uid, off
    return found


def gap_to_beaten(b: Battle, u: Unit) -> i64:
    """How far it is from the nearest friend that alarms, where that was last."""
    least: i64 = (1 << 60) - 1
    for friend in b.units:
        if friend.seat == u.seat and friend.uid != u.uid and friend.has(BEATEN):
            least = min(least, gap_between(b, u, friend))
    return least


def next_test(b: Battle) -> Step:
    """The next unit that tests, for losses, for its chief, for friends; DONE when none is left."""
    unit = next_for_losses(b)
    if unit != NOBODY:
        b.mark(unit, TESTED_LOSSES)
        return PanicTest(unit)
    dismayed = next_dismay(b)
    if dismayed is not DONE:
        return dismayed
    unit = next_alarmed(b)
    if unit != NOBODY:
        b.unmark(unit, ALARMED)
        u = b.units[unit]
        if not may_panic(u) or u.has(TESTED_FRIEND) or b.is_engaged(unit):
            return next_test(b)
        b.mark(unit, TESTED_FRIEND)
        return PanicTest(unit)
    return DONE


def next_dismay(b: Battle) -> Step:
    """D-109 The next unit that tests for its lost chief; DONE when none is left."""
    unit = next_dismayed(b)
    while unit != NOBODY:
        b.unmark(unit, DISMAYED)
        if may_panic(b.units[unit]) and not b.units[unit].has(TESTED_CHIEF):
            b.mark(unit, TESTED_CHIEF)
            return PanicTest(unit)
        unit = next_dismayed(b)
    return DONE


# The test


class PanicTest(Retested):
    """C-MOR-1 Its own leadership, or that of an officer in it; nothing else counts."""

    STAGES = ("throw", "judge", "ask", "answered")

    def rule(self) -> str:
        return "C-MOR-1"

    def event(self) -> str:
        return "panic tested"

    def value(self, b: Battle) -> i64:
        return panic_ld(b, b.units[self.unit])

    def failed(self, b: Battle) -> Step:
        """W-PAN-2, D-106, D-196 It flees at once; skirmishers run to their battalion."""
        self.stage = OVER
        u = b.units[self.unit]
        if u.is_detached() and has_parent(b, u):
            return Return(self.unit)
        b.note("panicked", self.unit, [])
        spread(b, self.unit)
        return take_flight(b, u)


def take_flight(b: Battle, u: Unit) -> Step:
    """D-106 Away from the nearest enemy, or home; gunners leave their gun."""
    if u.arm == ARTILLERY:
        b.abandon(u.uid)
        return DONE
    foe = nearest_enemy(b, u)
    return Flight(u.uid, flee_dice(u), NOBODY if foe is None else foe.uid)


# Steps


class NearbyFlight(SeatProcedure):
    """C-SEQ-1, W-PAN-1 Units with fugitive friends within 4 inches test."""

    STAGES = ("begin", "test")

    def begin(self, b: Battle) -> Step:
        for u in b.side(self.seat):
            if is_near_fugitives(b, u):
                b.mark(u.uid, ALARMED)
        self.stage = 2
        return self.test(b)

    def test(self, b: Battle) -> Step:
        self.stage = 1  # and again, until nobody is left
        return next_test(b)


class Panic(SeatProcedure):
    """D-135 One test after the other; fugitives alarm further friends."""

    STAGES = ("test",)

    def test(self, b: Battle) -> Step:
        self.stage = 0
        return next_test(b)


class FirePanic(Panic):
    """C-SEQ-5, D-162 Units that lost a quarter to fire test, then the chain."""


class CombatPanic(Panic):
    """C-MOR-1 Friends broken or destroyed within 12 inches."""

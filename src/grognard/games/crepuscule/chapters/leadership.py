"""D-04, C-MOR: how a test against leadership is passed, and whose leadership counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.measure import within
from grognard.table.pose import INCH

from ..model.kinds import CHIEF_OF_CORPS, NOBODY, REROLLED, VETERAN
from ..model.pieces import Officer, Unit
from ..model.state import Battle
from .ground import officer_gap

LOWEST: Final = 2  # always passes
HIGHEST: Final = 12  # always fails
SHORT_RANGE: Final = 6 * INCH
GUN_OFFICER_LD: Final = 8


def passes(b: Battle, score: i64, value: i64) -> bool:
    """D-04 Two dice, at most the value."""
    if b.setting.options.extremes:
        if score == LOWEST:
            return True
        if score == HIGHEST:
            return False
    return score <= value


def range_of(b: Battle, o: Officer) -> i64:
    """D-14 How far an officer commands."""
    if b.setting.options.short_range and o.is_chief() and o.roster.rank != CHIEF_OF_CORPS:
        return SHORT_RANGE
    return o.roster.radius


def commands(b: Battle, o: Officer, u: Unit) -> bool:
    """D-14, D-184 Whether he has a unit within his range; on the limit he has."""
    if o.seat != u.seat or not o.on_table():
        return False
    return o.attached == u.uid or within(officer_gap(b, o, u), range_of(b, o))


def own_ld(u: Unit) -> i64:
    """C-ART-6, C-ART-11 Of a battery that of its officer, who is the last to be hit (C-ART-12)."""
    ld: i64 = u.roster.profile.ld
    if u.is_battery() and u.roster.officer and u.figures > 0:
        ld = max(ld, GUN_OFFICER_LD)
    return ld


def panic_ld(b: Battle, u: Unit) -> i64:
    """C-MOR-1 Its own, or that of an officer in the unit."""
    best = own_ld(u)
    for o in b.attached_to(u.uid):
        best = max(best, o.roster.profile.ld)
    return best


def moral_ld(b: Battle, u: Unit) -> i64:
    """C-MOR-2, D-61, W-CHA-1 Its own, or that of an officer who has it within his range."""
    best = own_ld(u)
    for o in b.officers:
        if commands(b, o, u):
            best = max(best, o.roster.profile.ld)
    return best


def may_reroll(u: Unit) -> bool:
    """C-QUA-3, D-104 Veterans and better, one failed panic or morale test of the battle."""
    return u.roster.quality >= VETERAN and not u.has(REROLLED)


def chief_of(b: Battle, seat: i64) -> i64:
    """The commander-in-chief of a side, if he is still there."""
    for o in b.officers:
        if o.seat == seat and o.is_chief() and o.on_table():
            return o.oid
    return NOBODY

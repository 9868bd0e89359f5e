"""C-ART-16 to 22: guns by type, and the die of guns (W-ART-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import OPPOSED_BASE, Die, Opposed
from grognard.table.angles import DEGREE
from grognard.table.pose import INCH

from ...model.kinds import BALL, CAISSON, CANISTER, HEAVY, HOWITZER, LIGHT, MANNED, NOBODY, SHELL
from ...model.pieces import Unit
from ...model.state import Battle
from ..ground import is_within
from ..shooting.targets import CANISTER_RANGES, GUN_RANGES

GUN_TOUGHNESS: Final = 7
GUNNER_OFFICER: Final = 1  # counts as one gunner more (C-ART-8)
TYPE_RULES: Final = ("C-ART-17", "C-ART-18", "C-ART-19", "C-ART-16")  # by weight
BALL_STRENGTHS: Final = (6, 7, 8, 0)  # by weight
CANISTER_STRENGTHS: Final = (3, 4, 4, 0)
LARGE_BONUSES: Final = (1, 2, 2, 0)
TRAVERSES: Final = (180 * DEGREE, 90 * DEGREE, 45 * DEGREE, 45 * DEGREE)
PROLONGES: Final = (4 * INCH, 2 * INCH, INCH, 2 * INCH)
BALLS: Final = 6  # with the option of ammunition (C-ART-32)
CANISTERS: Final = 3
MISFIRE: Final = 0
ERROR_SIDES: Final = 3  # of the dice of the error of estimate (D-79)
AT_HAND: Final = 6 * INCH  # for a caisson


def artillery_die() -> Die:
    """W-ART-1 2, 4, 6, 8, 10 and misfire."""
    return Die("W-ART-1")


def error_dice() -> Opposed:
    """D-79 Estimates are off by up to two inches."""
    return Opposed("D-79", ERROR_SIDES)


def mistaken(estimate: i64, outcome: i64) -> i64:
    """D-79 An estimate with its error."""
    more, less = divmod(outcome, OPPOSED_BASE)
    return max(estimate + more - less, 0)


def die_of_guns(face: i64) -> i64:
    """The number of inches that a face of the artillery die means."""
    return 2 * face if face < 6 else MISFIRE


def most_estimate(u: Unit, ammunition: i64) -> i64:
    """C-ART-16 to 19 The greatest distance that may be written down, in inches."""
    ranges = CANISTER_RANGES if ammunition == CANISTER else GUN_RANGES
    return ranges[u.roster.weight] // INCH


def fires(u: Unit, ammunition: i64) -> bool:
    """C-ART-16 Howitzers throw shells, all others ball and canister."""
    return (ammunition == SHELL) == (u.roster.weight == HOWITZER)


def ammunition_of(u: Unit) -> tuple[int, ...]:
    return (SHELL,) if u.roster.weight == HOWITZER else (BALL, CANISTER)


def has_rounds(b: Battle, u: Unit, ammunition: i64) -> bool:
    """C-ART-32 Six ball and three canister, where the players count them; a caisson has more."""
    if not b.setting.options.ammunition or has_caisson(b, u):
        return True
    return u.canisters < CANISTERS if ammunition == CANISTER else u.balls < BALLS


def has_caisson(b: Battle, u: Unit) -> bool:
    """C-ART-32 One of its side within 6 inches refills it."""
    for other in b.side(gunners_seat(b, u)):
        if other.arm == CAISSON and other.captor == NOBODY and is_within(b, u, other, AT_HAND):
            return True
    return False


def minimum_crew(b: Battle, u: Unit) -> i64:
    """C-ART-16 to 19, D-77"""
    if u.roster.weight in (LIGHT, HEAVY, HOWITZER):
        return u.roster.minimum
    return min(u.roster.minimum, b.setting.options.medium_crew)


def gunners_seat(b: Battle, u: Unit) -> i64:
    """C-ART-27 The side that has a gun: its own, or that which captured it."""
    return u.seat if u.captor == NOBODY else b.units[u.captor].seat


def is_manned(u: Unit) -> bool:
    """C-ART-8, C-ART-27 By its own gunners, or by the unit that captured it."""
    return u.is_served() or u.has(MANNED)


def missing_crew(b: Battle, u: Unit) -> i64:
    """C-ART-8, D-78 Gunners short of the minimum; an officer counts as one."""
    if u.has(MANNED):
        return 0
    crew = u.figures + (GUNNER_OFFICER if u.roster.officer else 0)
    return max(minimum_crew(b, u) - crew, 0)

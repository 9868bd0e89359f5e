"""C-CC-1, C-SUP-6, D-195: who is struck by a blow, and how losses of a step are shared."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...model.kinds import NOBODY
from ...model.pieces import Contact
from ...model.setting import Profile
from ...model.state import Battle
from ..morale.panic import officer_lost
from .strikes import Blow

FIRST_OFFICER: Final = -2  # distinguishes officers from units among the losses
UNIT_OFFICERS: Final = -10_000  # and the officers of units so


def struck_by(blow: Blow) -> i64:
    """The unit, or the officer in it by a number of his own."""
    return blow.target if blow.officer == NOBODY else FIRST_OFFICER - blow.officer


def struck_profile(b: Battle, blow: Blow) -> Profile:
    """Of the unit that is struck, or of the officer in it."""
    if blow.officer != NOBODY:
        return b.officers[blow.officer].roster.profile
    return b.units[blow.target].roster.profile


def wound_officer(b: Battle, oid: i64, wounds: i64) -> tuple[i64, i64]:
    """C-OFF-4, D-109 How many wounds he takes, and his side."""
    o = b.officers[oid]
    taken = min(wounds, o.roster.wounds - o.lost)
    b.wound_officer(oid, taken)
    officer_lost(b, oid)
    return taken, o.seat


def contact_of(b: Battle, attacker: i64, defender: i64) -> Contact | None:
    for one in b.contacts:
        if one.attacker == attacker and one.defender == defender:
            return one
    return None


def sum_by_unit(tail: list[int]) -> list[tuple[int, int]]:
    """Targets and losses, each target once."""
    found: dict[int, int] = {}
    for i in range(0, len(tail), 2):
        found[tail[i]] = found.get(tail[i], 0) + tail[i + 1]
    return sorted(found.items())


def even_shares(killed: i64, figures: list[i64]) -> list[i64]:
    """F-04 One after the other from the unit with the most left; of equal ones the front unit."""
    shares: list[i64] = [0 for _ in figures]
    for _ in range(min(killed, sum(figures))):
        best = -1
        for i in range(len(figures)):
            if shares[i] < figures[i]:
                if best < 0 or is_before(shares, figures, i, best):
                    best = i
        shares[best] += 1
    return shares


def is_before(shares: list[i64], figures: list[i64], i: i64, best: i64) -> bool:
    if shares[i] != shares[best]:
        return shares[i] < shares[best]
    return figures[i] > figures[best]

"""Chapter 3, which units may get an order: zones, contact, one move a segment, scenario notes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import MEANS, PIECE, Refusal

from ...model.actions import HOLD, WITHDRAW
from ...model.kinds import MOVED, TESTED
from ...model.pieces import Unit
from ...model.state import Battle
from .zones import is_tactical

GUNS_DO_NOT_TEST: Final = Refusal("4.1 no test", MEANS)
ONE_MOVE: Final = Refusal("3.4 one move a segment", PIECE)
IN_RESERVE: Final = Refusal("9.1 reserve zone", PIECE)
NOT_YET: Final = Refusal("10.5 may not move yet", PIECE)
STAYS: Final = Refusal("10.5 may not leave", PIECE)
FIGHTS: Final = Refusal("R76 who attacks", PIECE, "fights")


def why_not_brigade(b: Battle, u: Unit, order: i64) -> Refusal | None:
    """3.4, R9, R76 A brigade of the tactical zone, once; those in contact hold or withdraw."""
    if not u.is_brigade():
        return GUNS_DO_NOT_TEST
    if u.has(MOVED | TESTED):
        return ONE_MOVE
    if not is_tactical(b, u):
        return IN_RESERVE
    if order == HOLD:
        return None
    if order != WITHDRAW and b.in_contact(u.uid):
        return FIGHTS
    return why_not_free(b, u)


def why_not_free(b: Battle, u: Unit) -> Refusal | None:
    """10.5 The battle may keep a unit where it is."""
    if b.turn < u.roster.rests_until:
        return NOT_YET
    return STAYS if u.roster.stays else None

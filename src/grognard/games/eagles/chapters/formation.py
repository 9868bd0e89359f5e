"""Chapter 9: Formations."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import MEANS, PIECE, Refusal

from ..model.actions import COLUMN, LINE, SQUARE
from ..model.cards import BUILDING, INFANTRY
from ..model.pieces import FATIGUED, FIRED, FORMED, MOVED, Unit
from ..model.places import POSITIONS
from ..model.state import Battle

INFANTRY_ONLY: Final = Refusal("9.0 infantry only", MEANS)
SAME_FORMATION: Final = Refusal("9.0 same formation", MEANS)
ONE_CHANGE: Final = Refusal("9.0 one change", MEANS)
NOT_IN_RESERVE: Final = Refusal("9.0 from reserve", MEANS)
ENGAGED_CHANGE: Final = Refusal("9.0 change when engaged", MEANS)
CHANGED_MOVING: Final = Refusal("R50 change without moving", MEANS, "changed-moving")
TIRED: Final = Refusal("13.0 fatigue", PIECE)


def in_building(b: Battle, u: Unit) -> bool:
    return b.terrain_under(u) == BUILDING


def in_line(b: Battle, u: Unit) -> bool:
    """9.1 Infantry without a marker, and all infantry in a building (R62)."""
    return u.formation == LINE or in_building(b, u)


def in_column(b: Battle, u: Unit) -> bool:
    """9.2; infantry in a building counts as in line (R62)."""
    return u.formation == COLUMN and not in_building(b, u)


def in_square(b: Battle, u: Unit) -> bool:
    """9.3; infantry in a building counts as in line (R62)."""
    return u.formation == SQUARE and not in_building(b, u)


def why_not_form(b: Battle, u: Unit, formation: i64) -> Refusal | None:
    """9.0 Free for unengaged infantry, once a turn (R50, R118); engaged it is the card's Move."""
    if u.arm != INFANTRY:
        return INFANTRY_ONLY
    if u.place >= POSITIONS:
        return NOT_IN_RESERVE
    if u.formation == formation:
        return SAME_FORMATION
    if u.acted & FORMED:
        moved = u.acted & MOVED and not b.engaged(u.place)
        return CHANGED_MOVING if moved else ONE_CHANGE
    if b.engaged(u.place):
        if u.acted & (MOVED | FIRED):
            return ENGAGED_CHANGE
        if u.marks & FATIGUED:
            return TIRED  # R107
    return None


def change_formation(b: Battle, u: Unit, formation: i64) -> None:
    """9.0 An engaged change uses up the Move (R118)."""
    b.change(u.uid, formation, FORMED | MOVED if b.engaged(u.place) else FORMED)

"""C-QUA-1, W-FEA-1, D-120, D-170: what militia fears."""

from __future__ import annotations

from mypy_extensions import i64

from ...model.kinds import CAVALRY, INFANTRY, MILITIA
from ...model.pieces import Unit


def fears(u: Unit, foe: Unit) -> bool:
    """C-QUA-1, D-120 Horsemen, and formed infantry; not those it outnumbers two to one."""
    if u.roster.quality != MILITIA or not u.is_troops():
        return False
    twice = u.figures >= 2 * foe.figures
    if foe.arm == CAVALRY:
        return u.arm == INFANTRY or not twice
    return foe.arm == INFANTRY and foe.is_formed() and not twice


def is_outnumbered(u: Unit, figures: i64) -> bool:
    return figures > u.figures

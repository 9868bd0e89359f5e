"""Chapter 4.3: Victory, and the other ways a battle ends."""

from __future__ import annotations

from mypy_extensions import i64

from ..model.cards import CAVALRY, INFANTRY
from ..model.pieces import RETREAT
from ..model.places import BOX, CASUALTIES, line_of
from ..model.state import Battle


def holds_alone(b: Battle, seat: i64, pos: i64) -> bool:
    """4.3 Unopposed occupation of an enemy Position by infantry or cavalry (R31, R32)."""
    if b.troops[2 * pos + 1 - seat] or not b.troops[2 * pos + seat]:
        return False  # an emptied Position is nobody's until a card enters (R122)
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.seat == seat and (u.arm == INFANTRY or u.arm == CAVALRY):
            return True
    return False


def check_victory(b: Battle, pos: i64) -> None:
    """4.3 The battle ends at the instant of sole occupation, in either turn (R33, R34)."""
    seat = 1 - line_of(pos)
    if not holds_alone(b, seat, pos) or b.phase == RETREAT:
        return  # R167 the battle is over already
    first = 3 * (1 - seat)
    held = 0
    for other in range(first, first + 3):
        if holds_alone(b, seat, other):
            held += 1
    if held >= b.setting.options.victory:
        b.finish(seat, "4.3 sole occupation")


def can_still_win(b: Battle, seat: i64) -> bool:
    """R37 A side without infantry and cavalry in play, Reserve or pile can never win."""
    for u in b.units:
        if u.seat == seat and (u.arm == INFANTRY or u.arm == CAVALRY):
            if u.place != BOX and u.place != CASUALTIES:
                return True
    return False


def check_exhaustion(b: Battle) -> None:
    """R37 A draw when neither side can win any more; R147 the turn limit, on damage."""
    if not can_still_win(b, 0) and not can_still_win(b, 1):
        b.finish(-1, "R37 nobody can win")
        return
    limit = b.setting.options.turns
    if limit and b.turn >= limit and b.active == 1:
        gap = b.damage[0] - b.damage[1]
        winner = -1 if gap == 0 else (0 if gap > 0 else 1)
        b.finish(winner, "R147 turn limit")

"""What follows at once when cards enter, leave, fire or are lost in a Position."""

from __future__ import annotations

from mypy_extensions import i64

from ..model.cards import GENERAL, SPECIAL
from ..model.pieces import BLOWN, DEPLETED, RECOVERING
from ..model.special_ids import REVERSE_SLOPE
from ..model.state import Battle
from .victory import check_victory


def upkeep(b: Battle, pos: i64) -> None:
    """4.3, 7.31, 12.4: victory, lone Generals, blown cavalry and lasting Specials."""
    french = b.troops[2 * pos]
    allied = b.troops[2 * pos + 1]
    engaged = french > 0 and allied > 0
    if not engaged and french != allied:
        if b.amended:
            lose_lone_generals(b, pos)
        check_victory(b, pos)
        if b.finished:
            return
    here = b.at[pos]
    if len(here) == french + allied:
        if engaged or not (b.riders[2 * pos] or b.riders[2 * pos + 1]):
            return  # nothing but troops, none of them blown and out of the fight
    units = b.units
    for uid in here:
        u = units[uid]
        if u.troop:
            if u.wind == BLOWN and not engaged:
                b.rest(uid, RECOVERING)  # R49
        elif u.arm == GENERAL:
            if not engaged and u.up and b.troops[2 * pos + 1 - u.seat]:
                b.eliminate(uid, "fell")  # 12.4 alone, R73, R120
        elif u.arm == SPECIAL and u.up:
            _upkeep_special(b, uid, engaged)


def lose_lone_generals(b: Battle, pos: i64) -> None:
    """12.4 A General left alone with the enemy is lost, also where that ends the battle."""
    loser = 0 if b.troops[2 * pos + 1] else 1
    if not b.leaders[2 * pos + loser]:
        return
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.arm == GENERAL and u.up and u.seat == loser:
            b.eliminate(uid, "fell")  # R73, R120


def reveal_position(b: Battle, pos: i64) -> None:
    """8.1 All engaged cards of both sides are turned face-up (R47)."""
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.troop and not u.up:
            b.reveal(uid)


def _upkeep_special(b: Battle, uid: i64, engaged: bool) -> None:
    """R15 Ammo Depletion ends with the engagement; R116 Reverse Slope with the first one."""
    u = b.units[uid]
    if u.title == REVERSE_SLOPE:
        if engaged:
            b.discard(uid)
    elif not engaged or b.units[u.on].place != u.place:
        b.unmark(u.on, DEPLETED)
        b.discard(uid)

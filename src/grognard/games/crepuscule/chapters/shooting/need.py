"""P-06: what a shot needs to hit, with what strength, and how many dice are thrown."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.tally import Tally
from grognard.table.measure import TOLERANCE
from grognard.table.pose import INCH

from ...model.kinds import COLUMN, DUSTY, EXTENDED, HOLLOW, LINE
from ...model.pieces import Unit
from ...model.state import Battle
from ..buildings.facades import building_of, floors_of
from ..formations import face_figures, face_files
from ..ground import SOFT, cover_of, gap_between
from ..smoke import is_masked
from .targets import CARBINES, bearing_lines, has_moved, range_of, strength_of_shot

POINT_BLANK: Final = 6 * INCH
HARDEST: Final = 6
EASIEST: Final = 2

# Kinds of fire.
ORDINARY: Final = 0
COMMANDED: Final = 1
SPOILT: Final = 2  # its test for commanded fire has failed (C-INF-13)
REPLY: Final = 3  # in a fire duel
REACTION: Final = 4  # at a charger
HELD: Final = 5  # the same after holding its fire (C-REA-6)
FIRES: Final = ("ordinary", "commanded", "spoilt", "reply", "reaction", "held")


def is_reaction(fire: i64) -> bool:
    return fire == REACTION or fire == HELD


# Dice


def shots_of(b: Battle, u: Unit, foe: Unit, fire: i64, face: i64) -> i64:
    """How many dice it throws.

    C-BLD-1, C-INF-11, C-INF-17, C-CAV-14, D-130, D-149, D-153, D-154, D-192
    """
    limit: i64 = 1 << 40 if is_reaction(fire) else range_of(u)
    bearing: i64 = len(bearing_lines(b, u, foe, limit, face))
    if u.sappers > 0 and not is_reaction(fire) and gap_between(b, u, foe) > CARBINES + TOLERANCE:
        bearing = max(bearing - u.sappers, 0)  # D-176 they carry carbines
    if u.is_open():
        return bearing
    area = building_of(b, u)
    if area is not None:
        return min(bearing * floors_of(area), u.figures)
    if u.formation == EXTENDED:
        return bearing if fire == COMMANDED else (bearing + 1) // 2
    if u.formation == HOLLOW:
        return bearing + square_second(b, u, fire, face, bearing)
    if fire == COMMANDED and (u.formation == LINE or u.formation == COLUMN):
        return bearing + min(bearing, second_rank(u))
    return bearing


def second_rank(u: Unit) -> i64:
    """How many figures are in its second rank."""
    return min(u.files, max(u.figures - u.files, 0))


def square_second(b: Battle, u: Unit, fire: i64, face: i64, bearing: i64) -> i64:
    """D-130 A face that has stood still fires with both its ranks, but never in reaction."""
    if fire != ORDINARY or has_moved(u) or b.setting.options.square_one_rank:
        return 0
    second = face_figures(u.figures, face) - face_files(u.figures, face)
    return min(bearing, second)


# Need


def need_to_hit(b: Battle, u: Unit, foe: Unit, fire: i64, keep: bool = False) -> Tally:
    """P-06, W-SHO-1, D-38 Seven less its skill, and what helps or hinders; perhaps above 6."""
    tally = Tally(unskilled(u.roster.profile.bs), "W-SHO-1", keep)
    away = gap_between(b, u, foe)
    add_nearness(fire, away < POINT_BLANK - TOLERANCE, tally)
    add_large(foe.is_large(), tally)
    add_moment(fire, has_moved(u), away > range_of(u) // 2 + TOLERANCE, tally)
    add_loose(foe.is_open() or foe.formation == EXTENDED, tally)
    add_cover(cover_of(b, foe, u.pose.x, u.pose.y), tally)
    add_haze(u.has(DUSTY), is_masked(b, u, foe), tally)
    return tally


def unskilled(bs: i64) -> int:
    """W-SHO-1 What a shot needs for its skill, without modifiers."""
    return 7 - int(bs)


def add_nearness(fire: i64, near: bool, tally: Tally) -> None:
    """C-INF-15, C-REA-6"""
    if fire == HELD:
        tally.add(-1, "C-REA-6")
    elif near:
        tally.add(-1, "C-INF-15")


def add_large(large: bool, tally: Tally) -> None:
    if large:
        tally.add(-1, "W-SHO-2 large target")


def add_moment(fire: i64, moved: bool, long: bool, tally: Tally) -> None:
    """D-37, D-129, D-149, W-SHO-3, W-SHO-5 Reaction fire is at short range; a reply is no move."""
    if fire == REACTION:
        tally.add(1, "W-SHO-2 charging enemy")
    if is_reaction(fire):
        return
    if fire == SPOILT:
        tally.add(1, "C-INF-13")
    elif fire != REPLY and moved:
        tally.add(1, "W-SHO-2 moved")
    if long:
        tally.add(1, "W-SHO-2 long range")


def add_loose(loose: bool, tally: Tally) -> None:
    if loose:
        tally.add(1, "W-SHO-2 skirmishers")


def add_cover(cover: i64, tally: Tally) -> None:
    """C-COV-1"""
    if cover:
        cite = "C-COV-1 soft cover" if cover == SOFT else "C-COV-1 hard cover"
        tally.add(int(cover), cite)


def add_haze(dusty: bool, masked: bool, tally: Tally) -> None:
    """C-BLD-4, C-SMK-2 Dust and smoke."""
    if dusty:
        tally.add(1, "C-BLD-4 dust")
    if masked:
        tally.add(1, "C-SMK-2")


def dice_need(need: i64) -> i64:
    """D-39, W-SHO-1 What the dice must show: never less than 2 nor more than 6."""
    return max(EASIEST, min(need, HARDEST))


def strength_at(b: Battle, u: Unit, need: i64) -> i64:
    """D-39, W-SHO-4 A shot that needs more than 6 loses a point of strength for each."""
    strength = strength_of_shot(u)
    if need > HARDEST and not b.setting.options.second_die:
        strength -= need - HARDEST
    return max(strength, 0)


def second_need(b: Battle, need: i64) -> i64:
    """D-39 The second die of the other reading: 4, 5 or 6; 0 where none is thrown, 7: never."""
    if need <= HARDEST or not b.setting.options.second_die:
        return 0
    return min(need - 3, 7)

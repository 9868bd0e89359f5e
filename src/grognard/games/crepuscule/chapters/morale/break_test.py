"""W-BRK-1, D-61, D-62: what a lost combat or duel does to a unit, and the one re-roll."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ...model.actions import (
    AGAIN,
    STAY,
    Again,
    Stay,
)
from ...model.kinds import GUARD, MILITIA, STUBBORN, VETERAN
from ...model.pieces import Unit
from ...model.state import Battle
from ..leadership import HIGHEST, LOWEST, moral_ld, own_ld

HOLDS: Final = 0
FALLS_BACK: Final = 1
BREAKS: Final = 2

FEWEST: Final = 5  # figures that fall back in good order
NOT_ASKED: Final = Refusal("C-QUA-3", MOMENT, "not-now")


def is_stubborn(u: Unit) -> bool:
    """C-QUA-5, W-STU-1"""
    return u.roster.has(STUBBORN) or u.roster.quality == GUARD


def is_willing(quality: i64, open_order: bool, formed_fall_back: bool) -> bool:
    """D-62 Of some training: veterans and light troops; by the other reading all but militia."""
    if quality == MILITIA:
        return False
    return formed_fall_back or quality >= VETERAN or open_order


def may_fall_back(b: Battle, u: Unit, flanked: bool) -> bool:
    """D-62 Formed, of some training, with five figures, not struck in flank or rear."""
    if not u.is_formed() or flanked or u.figures < FEWEST:
        return False
    all_formed = b.setting.options.formed_fall_back
    return is_willing(u.roster.quality, u.is_open_order(), all_formed)


def outcome_of(b: Battle, u: Unit, score: i64, difference: i64, flanked: bool) -> i64:
    """W-BRK-1, W-BRK-2, D-04, D-61, D-62 Two dice and the difference against its leadership."""
    holds = holding_value(b, u, difference).total
    return outcome_at(b, score, holds, yielding_value(b, u, flanked).total)


def outcome_at(b: Battle, score: i64, holds: i64, yields: i64) -> i64:
    """D-04 The same where it is known up to which scores it holds, and yields in order."""
    extremes = b.setting.options.extremes
    if extremes and score == LOWEST:
        return HOLDS
    if extremes and score == HIGHEST:
        return BREAKS
    if score <= holds:
        return HOLDS
    return FALLS_BACK if score <= yields else BREAKS


def holding_value(b: Battle, u: Unit, difference: i64, keep: bool = False) -> Tally:
    """W-BRK-1, W-STU-1 Up to which score a unit holds."""
    tally = Tally(int(moral_ld(b, u)), "D-61", keep)
    add_defeat(difference, tally)
    add_stubborn(is_stubborn(u), own_ld(u), tally)
    return tally


def yielding_value(b: Battle, u: Unit, flanked: bool, keep: bool = False) -> Tally:
    """D-62 Up to which score it falls back in good order; if it may not, up to none."""
    tally = Tally(int(moral_ld(b, u)), "D-61", keep)
    add_yielding(may_fall_back(b, u, flanked), tally)
    return tally


def add_defeat(difference: i64, tally: Tally) -> None:
    """W-BRK-1"""
    tally.add(-int(difference), "W-BRK-1")


def add_stubborn(stubborn: bool, ld: i64, tally: Tally) -> None:
    """W-STU-1 At least its own leadership, however badly it lost."""
    if stubborn:
        tally.at_least(int(ld), "W-STU-1")


def add_yielding(may: bool, tally: Tally) -> None:
    """D-62"""
    if not may:
        tally.at_most(0, "D-62")


class ChooseReroll(Decision):
    """C-QUA-3, D-104 Whether veterans use their one re-roll on a failed test."""

    def __init__(self, seat: int, unit: i64) -> None:
        super().__init__(seat, "C-QUA-3")
        self.unit: Final[i64] = unit

    def candidates(self, s: State) -> list[Action]:
        return [AGAIN, STAY]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (Again, Stay)) else NOT_ASKED

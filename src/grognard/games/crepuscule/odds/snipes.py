"""C-OFF-3, D-107: shots at an officer: wounds, and whether he falls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..chapters.casualties import NEVER as NO_SCORE
from ..chapters.casualties import need_to_wound
from ..chapters.shooting.need import dice_need, strength_at
from ..chapters.shooting.officers import need_to_snipe, shots_at
from ..model.state import Battle
from .dice import NEVER, SURE, Shares, at_least, binomial, die_chance


class Snipe:
    """The dice, what they need, the wounds, and that they are enough."""

    def __init__(self, dice: i64, need: i64, wounds: Shares, falls: float) -> None:
        self.dice: Final[i64] = dice
        self.need: Final[i64] = need
        self.wounds: Final = wounds
        self.falls: Final[float] = falls


def snipe_odds(b: Battle, uid: i64, oid: i64) -> Snipe:
    u, o = b.units[uid], b.officers[oid]
    need = need_to_snipe(b, u, o).total
    dice = shots_at(b, u, o)
    strength = strength_at(b, u, need)
    wound = need_to_wound(strength, o.roster.profile.toughness)
    chance = die_chance(dice_need(need))
    chance *= NEVER if wound == NO_SCORE or strength == 0 else die_chance(wound)
    wounds = binomial(dice, chance) if dice else [SURE]
    return Snipe(dice, dice_need(need), wounds, at_least(wounds, o.roster.wounds - o.lost))

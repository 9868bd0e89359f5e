"""Chapters 9 and 10: how many dice a shot throws, and what they must show."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.tally import Tally
from grognard.table.measure import within

from ...model.actions import COLUMN, LINE
from ...model.pieces import DISORDERED, GUARD, HARD_COVER, LIGHT_COVER, RECRUITS, RIFLED, Battalion
from ...model.state import Battle
from ..quality import die_modifier, score
from .fire_lines import cover_of, take_aim
from .targets import any_shot, bands_of, why_not_target

BONUS: Final = 2
SHARES: Final = [4, 2, 1]  # quarters of the groups
BAND_CITES: Final = ["9.4 all groups", "9.4 half of the groups", "9.4 a quarter of the groups"]


def shot_dice(
    b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool, keep: bool = False
) -> Tally:
    """9.1, R16 The dice of a shot: groups, modifiers, range, and one rounding at the end."""
    aim = take_aim(b, u, detached, x, screen)
    if detached:
        dice = Tally(len(aim.lines), "10.2 groups of two", keep)
    else:
        # R99: the fallen keep their place in the rank, but only the living shoot
        dice = Tally(min(len(aim.lines), u.groups()), "9.1 firing groups", keep)
    if dice.total == 0:
        return dice
    band = band_of(b, u, aim.range)
    if band == len(SHARES):
        dice.add(-dice.total, "9.4 out of range")
        return dice
    if not detached or not b.setting.first_rules:
        add_bonuses(u, detached, not screen and x.formation == COLUMN, dice)
    add_rifles(b, u, detached, dice)
    cover = cover_of(b, x, screen, aim.lines)
    if cover == LIGHT_COVER:
        dice.add(-min(BONUS, dice.total), "9.3 light cover")
    cuts = Cuts(dice, detached)
    if cover == HARD_COVER:
        cuts.halve("9.3 hard cover")
    if u.marks & DISORDERED and not detached:  # R102
        cuts.halve("9.3 disordered")
    if screen:
        cuts.halve("9.3 skirmishers as target")
    cuts.range(SHARES[band], BAND_CITES[band])
    return dice


def band_of(b: Battle, u: Battalion, distance: i64) -> i64:
    """9.4, R62 The row of the range table; one more when it is too far."""
    bands = bands_of(b, u)
    band: i64 = 0
    while band < len(SHARES) and not within(distance, bands[band]):
        band += 1
    return band


def add_bonuses(u: Battalion, detached: bool, at_column: bool, dice: Tally) -> None:
    """9.3, R17, R77 Dice added once to a volley; nation and roster quality count."""
    if at_column:
        dice.add(BONUS, "9.3 target in column")
    if u.british and not detached and u.formation == LINE and u.quality != RECRUITS:
        dice.add(BONUS, "9.3 British in line")
    if u.quality == GUARD:
        dice.add(BONUS, "9.3 Guard")


def add_rifles(b: Battle, u: Battalion, detached: bool, dice: Tally) -> None:
    if has_rifle_dice(b, u, detached):
        dice.add(BONUS, "9.3 rifles")


def has_rifle_dice(b: Battle, u: Battalion, detached: bool) -> bool:
    """9.3, R69, R103 Once a turn, and kept for the screen while that may still shoot."""
    if not u.roster.rifles or u.marks & RIFLED:
        return False
    return detached or not any_shot(b, u, True)


class Cuts:
    """R16 Shares of the dice, taken one after the other and rounded only at the end.

    Each line of the tally shows what a cut takes off the rounded number. Skirmishers round every
    fraction up (R67), others a half; one die is always left (9.4).
    """

    def __init__(self, dice: Tally, up: bool) -> None:
        self.dice: Final = dice
        self.up: Final = up
        self.whole: Final[i64] = dice.total
        self.parts: i64 = 1  # of so many equal parts of the whole ...
        self.share: i64 = 1  # ... so many are left

    def halve(self, cite: str) -> None:
        self.parts *= 2
        self.show(cite)

    def range(self, quarters: i64, cite: str) -> None:
        """9.4 The share of the range comes last; then at least one group shoots."""
        self.parts *= 4
        self.share *= quarters
        self.show(cite)
        if self.dice.total < 1:
            self.dice.add(1, "9.4 one group at least")

    def show(self, cite: str) -> None:
        self.dice.add(self.rounded() - self.dice.total, cite)

    def rounded(self) -> i64:
        amount = self.whole * self.share
        if self.up:
            return (amount + self.parts - 1) // self.parts
        return (2 * amount + self.parts) // (2 * self.parts)


def hit_modifier(b: Battle, u: Battalion, keep: bool = False) -> Tally:
    """9.1, R24 What is added to each die; no face hits or misses by itself."""
    sum_ = die_modifier(b, u, "9.1 to hit", keep)
    if b.commander_with(u):
        sum_.add(1, "3.3 accuracy")
    return sum_


def need(b: Battle, u: Battalion) -> i64:
    """9.1 The lowest face that hits."""
    return score(b, u) - hit_modifier(b, u).total


def weigh_shot(b: Battle, u: Battalion, detached: bool, target: i64, screen: bool) -> list[Tally]:
    """The dice of a shot, and what is added to each."""
    if why_not_target(b, u, target, screen) is not None:
        return []
    dice = shot_dice(b, u, detached, b.units[target], screen, True)
    return [dice, hit_modifier(b, u, True)]

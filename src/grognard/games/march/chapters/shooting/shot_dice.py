"""Chapters 9 and 10: how many dice a shot throws, and what they must show."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.tally import HALF_UP, UP, Shares, Tally
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
    # R99: the fallen keep their place in the rank, but only the living shoot
    groups = len(aim.lines) if detached else min(len(aim.lines), u.groups())
    dice = groups_of(groups, detached, keep)
    if dice.total == 0:
        return dice
    band = band_of(b, u, aim.range)
    if band == len(SHARES):
        dice.add(-dice.total, "9.4 out of range")
        return dice
    if not detached or not b.setting.first_rules:
        add_bonuses(u, detached, not screen and x.formation == COLUMN, dice)
    add_rifles(has_rifle_dice(b, u, detached), dice)
    cover = cover_of(b, x, screen, aim.lines)
    add_light_cover(cover == LIGHT_COVER, dice)
    disordered = u.marks & DISORDERED != 0 and not detached  # R102
    cut_dice(cover == HARD_COVER, disordered, screen, dice)
    cut_by_range(band, BAND_CITES[band], dice)
    return dice


def groups_of(groups: i64, detached: bool, keep: bool = False) -> Shares:
    """9.1, 10.2, R16, R67 The groups that shoot; skirmishers round every fraction up."""
    if detached:
        return Shares(groups, "10.2 groups of two", keep, UP)
    return Shares(groups, "9.1 firing groups", keep, HALF_UP)


def band_of(b: Battle, u: Battalion, distance: i64) -> i64:
    """9.4, R62 The row of the range table; one more when it is too far."""
    bands = bands_of(b, u)
    band: i64 = 0
    while band < len(SHARES) and not within(distance, bands[band]):
        band += 1
    return band


def add_bonuses(u: Battalion, detached: bool, at_column: bool, dice: Tally) -> None:
    """9.3, R17, R77 Dice added once to a volley; nation and roster quality count."""
    british = u.british and not detached and u.formation == LINE
    add_column(at_column, dice)
    add_british(british, u.quality, dice)
    add_guard(u.quality, dice)


def add_column(at_column: bool, dice: Tally) -> None:
    if at_column:
        dice.add(BONUS, "9.3 target in column")


def add_british(in_line: bool, quality: i64, dice: Tally) -> None:
    """9.3 Of recruits not."""
    if in_line and quality != RECRUITS:
        dice.add(BONUS, "9.3 British in line")


def add_guard(quality: i64, dice: Tally) -> None:
    if quality == GUARD:
        dice.add(BONUS, "9.3 Guard")


def add_rifles(rifles: bool, dice: Tally) -> None:
    if rifles:
        dice.add(BONUS, "9.3 rifles")


def add_light_cover(light: bool, dice: Tally) -> None:
    """9.3 Dice that are there."""
    if light:
        dice.take(BONUS, "9.3 light cover")


def has_rifle_dice(b: Battle, u: Battalion, detached: bool) -> bool:
    """9.3, R69, R103 Once a turn, and kept for the screen while that may still shoot."""
    if not u.roster.rifles or u.marks & RIFLED:
        return False
    return detached or not any_shot(b, u, True)


def cut_dice(hard_cover: bool, disordered: bool, at_screen: bool, dice: Shares) -> None:
    """9.3, R16 Halves of the dice, taken one after the other and rounded only at the end."""
    if hard_cover:
        dice.cut(1, 2, "9.3 hard cover")
    if disordered:
        dice.cut(1, 2, "9.3 disordered")
    if at_screen:
        dice.cut(1, 2, "9.3 skirmishers as target")


def cut_by_range(band: i64, cite: str, dice: Shares) -> None:
    """9.4 The share of the range comes last; then at least one group shoots."""
    dice.cut(SHARES[band], 4, cite)
    dice.at_least(1, "9.4 one group at least")


def hit_modifier(b: Battle, u: Battalion, keep: bool = False) -> Tally:
    """9.1, R24 What is added to each die; no face hits or misses by itself."""
    sum_ = die_modifier(b, u, "9.1 to hit", keep)
    add_accuracy(b.commander_with(u), sum_)
    return sum_


def add_accuracy(commander: bool, sum_: Tally) -> None:
    if commander:
        sum_.add(1, "3.3 accuracy")


def need(b: Battle, u: Battalion) -> i64:
    """9.1 The lowest face that hits."""
    return score(b, u) - hit_modifier(b, u).total


def weigh_shot(b: Battle, u: Battalion, detached: bool, target: i64, screen: bool) -> list[Tally]:
    """The dice of a shot, and what is added to each."""
    if why_not_target(b, u, target, screen) is not None:
        return []
    dice = shot_dice(b, u, detached, b.units[target], screen, True)
    return [dice, hit_modifier(b, u, True)]

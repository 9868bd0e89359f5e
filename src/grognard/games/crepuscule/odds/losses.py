"""P-06, W-WND-1, W-SAV-1: what fire and hits cost, figure by figure, and the panic after it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..chapters.casualties import NEVER as NO_SCORE
from ..chapters.casualties import (
    SEVERAL,
    is_officer_at_risk,
    need_to_save,
    need_to_wound,
    panic_share,
    remove_figures,
)
from ..chapters.leadership import may_reroll, panic_ld
from ..chapters.morale.alarm import may_panic
from ..chapters.shooting.need import dice_need, need_to_hit, second_need, shots_of, strength_at
from ..chapters.shooting.volley import GUNNERS
from ..model.kinds import NOBODY, SINGLED_OUT
from ..model.pieces import Unit
from ..model.state import Battle
from .dice import (
    NEVER,
    SURE,
    Shares,
    add,
    again,
    at_least,
    at_most,
    binomial,
    both,
    die_chance,
    pass_chance,
    thinned,
)

OFFICER_DIE: Final = SURE / 6.0  # that of several hits one is the officer's (D-110)


class Fire:
    """What one fire may do: its dice, what they need, its hits, and the figures it costs."""

    def __init__(self, dice: i64, need: i64, hits: Shares, lost: Shares, officer: float) -> None:
        self.dice: Final[i64] = dice
        self.need: Final[i64] = need
        self.hits: Final = hits
        self.lost: Final = lost
        self.officer: Final[float] = officer  # that the unit's officer falls


def wound_chance(u: Unit, strength: i64, armour: bool) -> float:
    """That a hit costs a figure."""
    profile = u.roster.profile
    need = need_to_wound(strength, profile.toughness)
    if need == NO_SCORE:
        return NEVER
    if not armour:
        return die_chance(need)
    return die_chance(need) * (SURE - die_chance(need_to_save(profile.save, strength)))


class Harm:
    """What hits do to a unit: figures lost, and whether its officer is among them."""

    def __init__(self, lost: Shares, officer: float) -> None:
        self.lost: Final = lost
        self.officer: Final[float] = officer


def harm_of(
    b: Battle,
    u: Unit,
    hits: Shares,
    strength: i64,
    armour: bool,
    officer: bool = False,
    halved: bool = False,
) -> Harm:
    """C-CMD-2, D-110, D-150 So many hits; of several the officer may take one."""
    chance = wound_chance(u, strength, armour)
    most: i64 = u.figures
    if u.is_wagon() or (u.is_battery() and u.post != NOBODY):
        return Harm([SURE], NEVER)
    if not officer or not is_officer_at_risk(b, u, SEVERAL):
        return Harm(lost_of(hits, chance, most, halved), NEVER)
    falls = chance
    found: Shares = [NEVER] * (len(hits) + 1)
    gone = NEVER
    for count in range(len(hits)):
        if hits[count] <= 0.0:
            continue
        share = OFFICER_DIE if count >= SEVERAL else NEVER
        add(found, halves(binomial(count, chance), halved), hits[count] * (SURE - share))
        if share > 0.0:
            rest = halves(binomial(count - 1, chance), halved)
            add(found, both(rest, [SURE - falls, falls]), hits[count] * share)
            gone += hits[count] * share * falls
    return Harm(at_most(found, most), gone)


def lost_of(hits: Shares, chance: float, most: i64, halved: bool) -> Shares:
    return at_most(halves(thinned(hits, chance), halved), most)


def halves(shares: Shares, halved: bool) -> Shares:
    """C-ART-28 Half of the losses, rounded down."""
    if not halved:
        return shares
    found: Shares = [NEVER] * ((len(shares) + 1) // 2)
    for k in range(len(shares)):
        found[k // 2] += shares[k]
    return found


# Fire


def fire_of(b: Battle, u: Unit, foe: Unit, fire: i64, face: i64 = -1) -> Fire:
    """P-06 One fire of a unit at another, as it would be now."""
    need = need_to_hit(b, u, foe, fire).total
    dice = shots_of(b, u, foe, fire, face)
    strength = strength_at(b, u, need)
    chance = die_chance(dice_need(need))
    second = second_need(b, need)
    if second > 0:
        chance *= die_chance(second)
    if dice == 0 or strength == 0:
        return Fire(dice, dice_need(need), [SURE], [SURE], NEVER)
    hits = binomial(dice, chance)
    apart: i64 = 0 if foe.has(SINGLED_OUT) else min(foe.sappers, dice)
    struck = binomial(dice - apart, chance)
    if foe.is_deployed():
        struck = thinned(struck, die_chance(GUNNERS))
    harm = harm_of(b, foe, struck, strength, True, True)
    lost = harm.lost
    if apart > 0:  # C-ENG-6 each sapper has a die of his own
        sappers = binomial(apart, chance * wound_chance(foe, strength, True))
        lost = at_most(both(lost, sappers), foe.figures)
    return Fire(dice, dice_need(need), hits, lost, harm.officer)


# Panic


class Alarm:
    """What losses by fire bring about: a test of panic, and a unit that flees."""

    def __init__(self, tests: float, panics: float) -> None:
        self.tests: Final[float] = tests
        self.panics: Final[float] = panics


def panic_chance(b: Battle, u: Unit) -> float:
    """C-MOR-1, D-104 That a unit fails its test of panic now; veterans throw it again."""
    passed = pass_chance(b, panic_ld(b, u))
    return SURE - again(passed, 2 if may_reroll(u) else 1)


def alarm_of(b: Battle, u: Unit, lost: Shares) -> Alarm:
    """D-103 Losses that reach the share of this phase, with earlier ones."""
    if not may_panic(u):
        return Alarm(NEVER, NEVER)
    tests = NEVER
    fails = NEVER
    for count in range(len(lost)):
        if lost[count] > 0.0:
            after = b if count == 0 else fewer(b, u.uid, count)
            left = after.units[u.uid]
            if may_panic(left) and panic_share(after, left):
                tests += lost[count]
                fails += lost[count] * panic_chance(after, left)
    return Alarm(tests, fails)


def fewer(b: Battle, uid: i64, count: i64) -> Battle:
    """The battle after so many of a unit have fallen."""
    other = b.clone()
    other.events = None
    remove_figures(other, uid, count)
    return other


def share_gone(u: Unit, lost: Shares) -> float:
    """That nobody of a unit is left."""
    return at_least(lost, u.figures)

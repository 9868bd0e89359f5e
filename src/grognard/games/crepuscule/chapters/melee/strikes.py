"""P-12, D-49: the blows of a round: who strikes in which step, with how many dice, how hard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.tally import Tally

from ...model.kinds import (
    ARTILLERY,
    BAYONET,
    CHARGED,
    FEARFUL,
    FRENZY,
    HATRED,
    INFANTRY,
    LANCE,
    NO_BLADE,
    NO_OFFICER,
    NOBODY,
    PISTOLS,
    STRIKES_LAST,
)
from ...model.pieces import Contact, Unit
from ...model.state import Battle
from .fighters import (
    extra_strikers,
    foe_of,
    has_charge_bonus,
    has_impact,
    keeps_bonuses,
    support_strikers,
    supporters,
)

LANCES: Final = 0
EVERYBODY: Final = 1
LAST: Final = 2

SURE: Final = 6  # a natural 6 always hits (D-157)
ALL: Final = 1 << 20  # dice that may be re-rolled


class Blow:
    """Dice of one unit at another: how many, what they need, how hard they hit, which are
    re-rolled.

    `again` is how many 1s are re-rolled; `misses` says that all misses are. `officer` is the one in
    the target unit that they strike at, or NOBODY.
    """

    def __init__(
        self,
        unit: i64,
        target: i64,
        dice: i64,
        need: i64,
        strength: i64,
        again: i64,
        misses: bool,
        officer: i64 = NOBODY,
    ) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target
        self.dice: Final[i64] = dice
        self.need: Final[i64] = need
        self.strength: Final[i64] = strength
        self.again: Final[i64] = again
        self.misses: Final[bool] = misses
        self.officer: Final[i64] = officer


def need_to_strike(ws: i64, theirs: i64) -> i64:
    """W-MEL-1 3 against less skill, 5 against more than twice as much, else 4."""
    if ws > theirs:
        return 3
    return 5 if theirs > 2 * ws else 4


def need_of(b: Battle, one: Contact, uid: i64, ws: i64, theirs: i64 = 0) -> i64:
    """C-OBS-2, C-ENG-6, W-FEA-1, D-157, D-171 With obstacles, sappers and fear.

    `theirs` is the skill of an officer who is struck at; 0: that of the unit.
    """
    return striking_need(b, one, uid, ws, theirs).total


def striking_need(
    b: Battle, one: Contact, uid: i64, ws: i64, theirs: i64 = 0, keep: bool = False
) -> Tally:
    """W-MEL-1 What its dice must show, and why."""
    u, foe = b.units[uid], b.units[foe_of(one, uid)]
    need = need_to_strike(ws, theirs if theirs else foe.roster.profile.ws)
    tally = Tally(int(need), "W-MEL-1", keep)
    add_obstacle(one.behind if one.attacker == uid else 0, u.sappers > 0, tally)
    add_fear(u.has(FEARFUL) and one.rounds == 0, tally)
    return tally


def add_obstacle(behind: i64, sappers: bool, tally: Tally) -> None:
    """C-OBS-2, C-ENG-6, D-157 What protects the enemy, and who opens a way; a 6 always hits."""
    if behind > 0:
        works = behind > 1
        tally.add(int(behind), "C-OBS-2 fortification" if works else "C-OBS-2 defended obstacle")
        if sappers:
            tally.add(-1, "C-ENG-6")
    tally.at_most(SURE, "D-157")


def add_fear(fearful: bool, tally: Tally) -> None:
    """W-FEA-1"""
    if fearful:
        tally.at_least(SURE, "W-FEA-1")


def strength_of(b: Battle, one: Contact, uid: i64) -> i64:
    return striking_strength(b, one, uid).total


def striking_strength(b: Battle, one: Contact, uid: i64, keep: bool = False) -> Tally:
    """W-PRO-1 How hard its blows strike, and why."""
    u = b.units[uid]
    tally = Tally(int(u.roster.profile.strength), "W-PRO-1", keep)
    add_blade(u.roster.blade, has_charge_bonus(b, one, uid), tally)
    return tally


def add_blade(blade: i64, charges: bool, tally: Tally) -> None:
    """C-CC-4, C-CAV-2 One more with bayonet, sabre or lance on the charge."""
    if charges and blade != NO_BLADE:
        tally.add(1, "C-CC-4" if blade == BAYONET else "C-CAV-2")


def attacks_of(u: Unit) -> i64:
    """W-FRE-1 Frenzy doubles them."""
    return u.roster.profile.attacks * (2 if u.roster.has(FRENZY) else 1)


def step_of(u: Unit) -> i64:
    """D-49, D-50, D-51, D-175 Lances first in every round, and at once; units that turned last."""
    if u.has(STRIKES_LAST):
        return LAST
    return LANCES if u.roster.blade == LANCE else EVERYBODY


def rerolled_ones(u: Unit) -> i64:
    """C-CAV-5, C-CAV-23, D-116, D-156 Pistols: all 1s; elite figures: as many as there are."""
    return ALL if u.roster.has(PISTOLS) else u.elites


# Blows


def blows_of(
    b: Battle,
    one: Contact,
    uid: i64,
    count: i64,
    first: bool,
    step: i64,
    picked: list[int] | None = None,
) -> list[Blow]:
    """All blows of a unit at one enemy in one step; `first` is its first enemy of the round.

    `picked` are officers in that enemy unit, and how many of the figures strike at each (D-137).
    """
    u = b.units[uid]
    found: list[Blow] = []
    target = foe_of(one, uid)
    striking = max(count - fallen(u), 0)
    own_step = step_of(u)
    for i in range(0, len(picked) if picked is not None else 0, 2):
        assert picked is not None
        men = min(picked[i + 1], striking)
        striking -= men
        if step == own_step and b.officers[picked[i]].on_table():
            found.append(blow_at_officer(b, one, uid, picked[i], men))
    if step == own_step:
        men = min(striking + extra_strikers(b, one, uid), u.figures)
        dice = men * attacks_of(u)
        if first and striking > 0 and has_leader(b, u):
            dice += 1
        add_blow(b, found, one, uid, dice)
    if step == (LAST if own_step == LAST else EVERYBODY):
        if has_impact(b, one, uid):
            found += impact(b, one, uid, striking + extra_strikers(b, one, uid))
        if first and striking > 0:
            found += officers_blows(b, one, uid)
    for friend in supporters(b, one, uid) if first else []:
        if step == step_of(b.units[friend]):
            add_support(b, found, one, uid, friend)
    return [blow for blow in found if blow.dice > 0 and b.units[target].figures > 0]


def fallen(u: Unit) -> i64:
    """C-CC-1 Figures lost in earlier steps of the round do not strike."""
    return max(u.counted - u.figures, 0)


def has_leader(b: Battle, u: Unit) -> bool:
    """C-CMD-1, D-110 The officer figure of the unit adds an attack."""
    return b.setting.options.unit_officers and u.roster.officer and not u.has(NO_OFFICER)


def add_blow(b: Battle, found: list[Blow], one: Contact, uid: i64, dice: i64) -> None:
    u = b.units[uid]
    need = need_of(b, one, uid, u.roster.profile.ws)
    hates = u.roster.has(HATRED) and one.rounds == 0
    found.append(
        Blow(uid, foe_of(one, uid), dice, need, strength_of(b, one, uid), rerolled_ones(u), hates)
    )


def blow_at_officer(b: Battle, one: Contact, uid: i64, oid: i64, men: i64) -> Blow:
    """C-OFF-4, D-137 Figures that touch him strike at him instead of at his unit."""
    u = b.units[uid]
    need = need_of(b, one, uid, u.roster.profile.ws, b.officers[oid].roster.profile.ws)
    dice, strength = men * attacks_of(u), strength_of(b, one, uid)
    return Blow(uid, foe_of(one, uid), dice, need, strength, 0, False, oid)


def impact(b: Battle, one: Contact, uid: i64, riders: i64) -> list[Blow]:
    """D-54, D-155 One more attack each, at the horse's own skill and strength."""
    value = b.units[uid].roster.impact
    need = need_of(b, one, uid, value)
    count = min(riders, b.units[uid].figures)
    return [Blow(uid, foe_of(one, uid), count, need, value, 0, False)]


def officers_blows(b: Battle, one: Contact, uid: i64) -> list[Blow]:
    """D-137, C-CAV-2 Generals and aides strike in the front rank, with the sabre on the charge."""
    found: list[Blow] = []
    for o in b.attached_to(uid):
        profile = o.roster.profile
        need = need_of(b, one, uid, profile.ws)
        target = foe_of(one, uid)
        strength = profile.strength + (1 if has_charge_bonus(b, one, uid) else 0)
        found.append(Blow(uid, target, profile.attacks, need, strength, 0, False))
    return found


def add_support(b: Battle, found: list[Blow], one: Contact, uid: i64, friend: i64) -> None:
    """C-SUP-3, D-145 Half its front rank, with its own profile, if it charges with its bonuses."""
    u, target = b.units[friend], foe_of(one, uid)
    need = need_of(b, one, uid, u.roster.profile.ws)
    charges = u.has(CHARGED) and u.charge == target and keeps_bonuses(b, one, uid)
    strength = u.roster.profile.strength + (1 if charges and u.roster.blade != NO_BLADE else 0)
    dice = support_strikers(u) * attacks_of(u)
    found.append(Blow(friend, target, dice, need, strength, rerolled_ones(u), False))
    value = u.roster.impact
    if charges and value > 0 and b.units[target].arm in (INFANTRY, ARTILLERY):  # C-CAV-5
        need = need_of(b, one, uid, value)
        found.append(Blow(friend, target, support_strikers(u), need, value, 0, False))

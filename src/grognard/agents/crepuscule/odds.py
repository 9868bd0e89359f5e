"""What tests, fire and close combat can be expected to do, by the rules' own sums."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.crepuscule.chapters.casualties import need_to_save, need_to_wound
from grognard.games.crepuscule.chapters.ground import is_within
from grognard.games.crepuscule.chapters.leadership import panic_ld, passes
from grognard.games.crepuscule.chapters.melee.fighters import fighters
from grognard.games.crepuscule.chapters.melee.results import score_of
from grognard.games.crepuscule.chapters.melee.strikes import EVERYBODY, LANCES, LAST, blows_of
from grognard.games.crepuscule.chapters.morale.alarm import AROUND, may_be_alarmed
from grognard.games.crepuscule.chapters.morale.break_test import BREAKS, FALLS_BACK, outcome_of
from grognard.games.crepuscule.chapters.shooting.need import (
    COMMANDED,
    SPOILT,
    dice_need,
    need_to_hit,
    shots_of,
    strength_at,
)
from grognard.games.crepuscule.model.kinds import FRONT
from grognard.games.crepuscule.model.pieces import Contact, Unit
from grognard.games.crepuscule.model.state import Battle

WAYS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # of 36: two dice showing this much
ALL_WAYS: Final = 36.0
# how far the losses of a round differ from the expected ones, and how often in ten
SPREAD: Final = ((-3, 1.0), (-1, 2.0), (0, 4.0), (1, 2.0), (3, 1.0))
ALL_SPREAD: Final = 10.0
PANICS: Final = 0.6  # the cost of panic to a unit, and to the units it alarms in turn
YIELDS: Final = 0.3  # the loss of a unit that falls back, as a share of that of one that breaks
LEAST_WORTH: Final = 30  # for what costs nothing by itself, such as skirmishers


# Dice


def pass_chance(b: Battle, value: i64) -> float:
    """D-04 The chance to pass a test of two dice."""
    found = 0
    for score in range(2, 13):
        if passes(b, score, value):
            found += WAYS[score]
    return found / ALL_WAYS


def die_chance(need: i64) -> float:
    """The chance that one die shows at least this much."""
    return float(7 - max(1, min(need, 7))) / 6.0


def loss_of_hits(foe: Unit, hits: float, strength: i64, armour: bool) -> float:
    """Figures that a number of hits can be expected to cost."""
    profile = foe.roster.profile
    wounds = hits * die_chance(need_to_wound(strength, profile.toughness))
    if not armour:
        return wounds
    return wounds * (1.0 - die_chance(need_to_save(profile.save, strength)))


# Fire


def fire_loss(b: Battle, u: Unit, foe: Unit, fire: i64, face: i64 = -1) -> float:
    """P-06 Figures that fire can be expected to cost its target."""
    dice = shots_of(b, u, foe, fire, face)
    if dice == 0:
        return 0.0
    need = need_to_hit(b, u, foe, fire).total
    hits = float(dice) * die_chance(dice_need(need))
    return min(loss_of_hits(foe, hits, strength_at(b, u, need), True), float(foe.figures))


def volley_loss(b: Battle, u: Unit, foe: Unit, chance: float) -> float:
    """C-INF-12, C-INF-13 The same for commanded fire, with the cost of a failed test."""
    passed = fire_loss(b, u, foe, COMMANDED)
    return chance * passed + (1.0 - chance) * fire_loss(b, u, foe, SPOILT)


# Close combat


def worth_of(u: Unit) -> float:
    """What is left of a unit, in points."""
    whole = max(u.roster.cost, LEAST_WORTH)
    start = max(u.roster.figures, 1)
    return float(whole) * min(1.0, 0.3 + 0.7 * float(u.figures) / float(start))


def blows_loss(b: Battle, one: Contact, uid: i64) -> float:
    """P-12 Figures that one of two opponents can be expected to cost the other in a round."""
    count = fighters(b, one, uid)
    total = 0.0
    for step in (LANCES, EVERYBODY, LAST):
        for blow in blows_of(b, one, uid, count, True, step):
            hits = float(blow.dice) * die_chance(blow.need)
            total += loss_of_hits(b.units[blow.target], hits, blow.strength, True)
    target = one.defender if one.attacker == uid else one.attacker
    return min(total, float(b.units[target].figures))


class Round:
    """What the attacker of a contact can expect of a round, in figures and in points."""

    def __init__(self, b: Battle, one: Contact) -> None:
        attacker, defender = b.units[one.attacker], b.units[one.defender]
        self.caused: Final[float] = blows_loss(b, one, one.attacker)
        self.suffered: Final[float] = blows_loss(b, one, one.defender)
        bonus = score_of(b, [one], attacker.seat, 0).total
        bonus -= score_of(b, [one], defender.seat, 0).total
        self.lead: Final[float] = self.caused - self.suffered + float(bonus)
        self.flanked: Final[bool] = one.edge != FRONT
        self.value: Final[float] = self.worth(b, attacker, defender)

    def worth(self, b: Battle, attacker: Unit, defender: Unit) -> float:
        """P-13 Points of both sides that the round and its tests can be expected to cost."""
        total = self.caused * float(defender.roster.price)
        total -= self.suffered * float(attacker.roster.price)
        shaken = (panic_around(b, attacker), panic_around(b, defender))
        for off, often in SPREAD:
            lead = round_of(self.lead) + off
            if lead > 0:
                share = lost_share(b, defender, lead, self.flanked)
                total += often / ALL_SPREAD * share * (worth_of(defender) + shaken[1])
            elif lead < 0:
                share = lost_share(b, attacker, -lead, False)
                total -= often / ALL_SPREAD * share * (worth_of(attacker) + shaken[0])
        return total


def panic_around(b: Battle, u: Unit) -> float:
    """D-135 What its flight can be expected to cost through the panic of friends around it."""
    total = 0.0
    for friend in b.side(u.seat):
        if may_be_alarmed(b, friend, u) and is_within(b, friend, u, AROUND):
            total += (1.0 - pass_chance(b, panic_ld(b, friend))) * PANICS * worth_of(friend)
    return total


def round_of(value: float) -> i64:
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)


def lost_share(b: Battle, u: Unit, difference: i64, flanked: bool) -> float:
    """W-BRK-1 What the test after a lost round can be expected to cost a unit."""
    total = 0.0
    for score in range(2, 13):
        outcome = outcome_of(b, u, score, difference, flanked)
        if outcome == BREAKS:
            total += WAYS[score]
        elif outcome == FALLS_BACK:
            total += YIELDS * WAYS[score]
    return total / ALL_WAYS

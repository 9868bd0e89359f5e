"""P-03 to P-05, P-12: a charge: its test, each reaction that may meet it, contact, the first round.

Every reaction is carried out by the rules on a battle of its own; where it throws dice, on one
for each way in which they may fall. Fire of supporters is left out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.pose import INCH

from ..chapters.artillery.reaction_fire import why_not_round
from ..chapters.casualties import panic_share
from ..chapters.charging.alert import is_flanked, wagon_dice
from ..chapters.charging.choices import (
    FIRES,
    face_toward,
    list_reactions,
    nearest_charger,
    square_for,
    why_not_react,
)
from ..chapters.charging.contact import move_charge
from ..chapters.charging.fear import fears, is_outnumbered
from ..chapters.charging.reactions import (
    charger_for,
    failed_dice,
    is_sure,
    is_tested,
    reaction_value,
    reform,
)
from ..chapters.charging.ways import attack_strength, path_to, reach_of, way_cost
from ..chapters.leadership import own_ld
from ..chapters.morale.alarm import may_panic
from ..chapters.moving.forced import (
    fall_back,
    fall_back_dice,
    flee_dice,
    run_away,
    short_flee_dice,
)
from ..chapters.orders.ordered import CHARGE, MOST_TRIES, order_value
from ..chapters.shooting.need import HELD, REACTION
from ..model.actions import React
from ..model.kinds import (
    ARTILLERY,
    BALL,
    CANISTER,
    CHARGING,
    COMBAT,
    COUNTER,
    FALL_BACK,
    FEARFUL,
    FIRE_AND_FLEE,
    FIRED_BACK,
    FLEE,
    HOLD,
    HOLD_FIRE,
    NOBODY,
    REACTED,
    REFORM,
    SHELTER,
)
from ..model.pieces import Unit
from ..model.state import Battle
from .dice import NEVER, SURE, Shares, pass_chance, sum_of
from .guns import best_shot
from .losses import fewer, fire_of, panic_chance
from .melee import RoundOdds, round_odds

HARDLY: Final = 1e-6  # ways less likely than that are left out


class Onset:
    """The results of a charge once its order is given, by what the enemy does.

    `stopped` is that the charger flees or is destroyed by the fire it meets, `caught` that it runs
    down an enemy who flees, `contact` that it strikes; the round is what follows then. `missed` is
    that one of the rounds was too wide to be computed.
    """

    def __init__(self, reaction: i64, formation: i64) -> None:
        self.reaction: Final[i64] = reaction
        self.formation: Final[i64] = formation
        self.test: Final[list[float]] = []  # the chance of the test that it takes, if any
        self.stopped = NEVER
        self.caught = NEVER
        self.contact = NEVER
        self.won = NEVER
        self.drawn = NEVER
        self.lost = NEVER
        self.breaks = NEVER  # the enemy
        self.broken = NEVER  # the charger
        self.missed = False


class ChargeOdds:
    """A charge that may be declared: the test, the way, and all reactions to it."""

    def __init__(self, b: Battle, uid: i64, target: i64, wheel: i64) -> None:
        self.b: Final = b
        self.uid: Final[i64] = uid
        self.target: Final[i64] = target
        u = b.units[uid]
        self.value: Final[i64] = order_value(
            b, u, CHARGE, target, attack_strength(b, u, target)
        ).total
        self.bold: Final[float] = pass_chance(b, own_ld(u)) if fears(u, b.units[target]) else SURE
        self.first: Final[float] = pass_chance(b, self.value)
        self.repeated: Final[float] = with_repeats(b, self.value, u.attempts)
        way = path_to(b, u, target, wheel)
        self.cost: Final[i64] = way_cost(b, u, way.legs())
        self.reach: Final[i64] = reach_of(u)
        self.declared: Final = trial_of(b)
        self.declared.declare(uid, target, wheel)
        self.rounds: Final[dict[tuple[int, ...], RoundOdds | None]] = {}

    def onsets(self) -> list[Onset]:
        """One for each reaction that the enemy has; one alone where it has no choice."""
        return onsets(self.declared, self.uid, self.target, self.rounds)


def with_repeats(b: Battle, value: i64, tries: i64) -> float:
    """D-17 That a test is passed at last, each repeat two worse than the one before."""
    fails = SURE
    for k in range(max(MOST_TRIES - tries, 1)):
        fails *= SURE - pass_chance(b, value - 2 * k)
    return SURE - fails


def trial_of(b: Battle) -> Battle:
    other = b.clone()
    other.events = None
    return other


# What the enemy does


def onsets(
    b: Battle, uid: i64, target: i64, rounds: dict[tuple[int, ...], RoundOdds | None]
) -> list[Onset]:
    foe = b.units[target]
    work = Work(uid, target, rounds)
    if foe.is_fleeing():
        found = Onset(FLEE, NOBODY)
        work.flights(b, SURE, sum_of(flee_dice(foe)), found)
        return [found]
    if foe.is_wagon():
        found = Onset(FALL_BACK, NOBODY)
        work.steps_back(b, SURE, wagon_dice(foe), found)
        return [found]
    if b.is_engaged(target):
        found = Onset(HOLD, NOBODY)
        work.strike(b, SURE, found)
        return [found]
    listed: list[Onset] = []
    for action in list_reactions(b, foe):
        if isinstance(action, React) and why_not_react(b, foe, action) is None:
            listed.append(reaction_to(b, work, action))
    return listed


def reaction_to(b: Battle, work: Work, action: React) -> Onset:
    """D-170, D-174 Fear and panic of the charged units come first."""
    found = Onset(action.reaction, action.formation)
    after = trial_of(b)
    foe = after.units[work.target]
    left = SURE
    if fears(foe, after.units[work.uid]):
        failed = SURE - pass_chance(after, own_ld(foe))
        if is_outnumbered(foe, after.units[work.uid].figures):
            work.flights(after, failed, sum_of(flee_dice(foe)), found)
            left -= failed
        else:
            scared = trial_of(after)
            scared.mark(work.target, FEARFUL)
            answer(scared, work, action, failed, found)
            left -= failed
    if is_flanked(after, foe) and may_panic(foe):
        if not after.setting.options.flank_panic_melee:
            failed = left * panic_chance(after, foe)
            work.flights(after, failed, sum_of(flee_dice(foe)), found)
            left -= failed
    answer(after, work, action, left, found)
    return found


def answer(b: Battle, work: Work, action: React, weight: float, found: Onset) -> None:
    """D-125 The test of the reaction, and what it does."""
    if weight < HARDLY:
        return
    foe = b.units[work.target]
    charger = charger_for(b, foe, action)
    if charger != work.uid:
        work.strike(b, weight, found)  # it deals with another charger
        return
    passed = SURE
    if is_tested(foe, action.reaction) and not is_sure(b, foe, action.reaction):
        passed = pass_chance(b, reaction_value(b, foe, action.reaction).total)
        if not found.test:
            found.test.append(passed)
    after = trial_of(b)
    after.mark(work.target, REACTED)
    if passed < SURE:
        failed(after, work, action.reaction, weight * (SURE - passed), found)
    carried_out(after, work, action, weight * passed, found)


def failed(b: Battle, work: Work, reaction: i64, weight: float, found: Onset) -> None:
    """D-75, D-190 It flees; gunners stand without their shot."""
    foe = b.units[work.target]
    if foe.arm == ARTILLERY:
        work.strike(b, weight, found)
    else:
        work.flights(b, weight, sum_of(failed_dice(foe, reaction)), found)


def carried_out(b: Battle, work: Work, action: React, weight: float, found: Onset) -> None:
    reaction, foe = action.reaction, b.units[work.target]
    if reaction == FLEE:
        if foe.arm == ARTILLERY:
            after = trial_of(b)
            after.abandon(work.target)
            work.strike(after, weight, found)
        else:
            work.flights(b, weight, sum_of(flee_dice(foe)), found)
    elif reaction == FALL_BACK:
        work.steps_back(b, weight, fall_back_dice(b, foe, True), found)
    elif reaction in FIRES:
        work.fired_at(b, weight, reaction, found)
    else:
        after = trial_of(b)
        if reaction == REFORM:
            reform(after, work.target, action.formation)
        elif reaction == SHELTER:
            after.shelter(work.target, square_for(after, foe))
        elif reaction == COUNTER:
            after.counter(work.target, work.uid)
        work.strike(after, weight, found)


class Work:
    """One charge at one enemy, carried out again and again."""

    def __init__(
        self, uid: i64, target: i64, rounds: dict[tuple[int, ...], RoundOdds | None]
    ) -> None:
        self.uid: Final[i64] = uid
        self.target: Final[i64] = target
        self.rounds: Final = rounds

    def flights(self, b: Battle, weight: float, dice: Shares, found: Onset) -> None:
        """D-134, D-63 The enemy flees so far, and is caught or not."""
        for total in range(len(dice)):
            if weight * dice[total] < HARDLY:
                continue
            after = trial_of(b)
            after.flee(self.target)
            run_away(after, self.target, total * INCH, nearest_charger(b, b.units[self.target]))
            here = after.units[self.target].on_table()
            move_charge(after, self.uid)
            if here and not after.units[self.target].on_table():
                found.caught += weight * dice[total]

    def steps_back(self, b: Battle, weight: float, dice: i64, found: Onset) -> None:
        """D-158 It falls back, and may be struck all the same."""
        shares = sum_of(dice)
        for total in range(len(shares)):
            if weight * shares[total] >= HARDLY:
                after = trial_of(b)
                fall_back(after, self.target, total * INCH)
                self.strike(after, weight * shares[total], found)

    def fired_at(self, b: Battle, weight: float, reaction: i64, found: Onset) -> None:
        """D-125, D-128, D-197 The charger loses men, may panic, and comes on with the rest."""
        before = trial_of(b)
        before.mark(self.target, FIRED_BACK)
        before.count(self.uid)
        u, foe = before.units[self.uid], before.units[self.target]
        lost = self.losses(before, foe, u, reaction)
        for count in range(len(lost)):
            share = weight * lost[count]
            if share < HARDLY:
                continue
            after = trial_of(before) if count == 0 else fewer(before, self.uid, count)
            left = after.units[self.uid]
            if not left.on_table():
                found.stopped += share
                continue
            if panic_share(after, left):
                flees = panic_chance(after, left)
                found.stopped += share * flees
                share *= SURE - flees
            self.come_on(after, share, reaction, found)

    def losses(self, b: Battle, foe: Unit, u: Unit, reaction: i64) -> Shares:
        """C-REA-2 to 6, D-96 Muskets, or a gun with canister if it may, else with ball."""
        if foe.arm == ARTILLERY:
            for ammunition in (CANISTER, BALL):
                if why_not_round(b, foe, u, ammunition) is None:
                    return best_shot(b, foe, u, ammunition, True)
            return [SURE]
        fire = HELD if reaction == HOLD_FIRE else REACTION
        return fire_of(b, foe, u, fire, face_toward(foe, u)).lost

    def come_on(self, b: Battle, weight: float, reaction: i64, found: Onset) -> None:
        if reaction != FIRE_AND_FLEE:
            self.strike(b, weight, found)
            return
        self.flights(b, weight, sum_of(short_flee_dice(b.units[self.target])), found)

    def strike(self, b: Battle, weight: float, found: Onset) -> None:
        """P-05 The charge is moved; in contact the first round is fought."""
        if weight < HARDLY or not b.units[self.uid].has(CHARGING):
            return
        after = trial_of(b)
        move_charge(after, self.uid)
        if not after.is_engaged(self.uid):
            if after.units[self.target].captor == self.uid:  # a wagon (C-ART-29)
                found.caught += weight
            return
        found.contact += weight
        after.enter(COMBAT)  # from here losses are counted from zero (D-173)
        fought = self.round_of(after)
        if fought is None:
            found.missed = True
            return
        found.won += weight * fought.won
        found.drawn += weight * fought.drawn
        found.lost += weight * fought.lost
        found.breaks += weight * fought.broken(self.target)
        found.broken += weight * fought.broken(self.uid)

    def round_of(self, b: Battle) -> RoundOdds | None:
        """The round is the same for all units in the same state."""
        u, foe = b.units[self.uid], b.units[self.target]
        key = (
            int(u.figures), int(foe.figures), int(foe.formation), int(foe.marks),
            *u.pose.key(), *foe.pose.key(),
        )  # fmt: skip
        if key not in self.rounds:
            self.rounds[key] = round_odds(b, self.uid, u.seat)
        return self.rounds[key]

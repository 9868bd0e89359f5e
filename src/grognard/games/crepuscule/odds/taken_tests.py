"""Tests that an answer would take, with the value of each: orders, repeats, works, pursuits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.procedure import Procedure

from ..chapters.artillery.duel import ChooseCounterFire, duel_value
from ..chapters.charging.charges import ChooseCharge
from ..chapters.charging.reactions import ChooseReaction, is_sure, is_tested, reaction_value
from ..chapters.engineers import PER_TURN, working
from ..chapters.leadership import moral_ld
from ..chapters.melee.break_tests import BreakTest, is_flanked
from ..chapters.melee.breaking_off import BreakOffTest
from ..chapters.melee.pursuit import ChoosePursuit, Rout
from ..chapters.morale.break_test import ChooseReroll
from ..chapters.morale.retested import Retested
from ..chapters.moving.forced import fall_back_dice, flee_dice
from ..chapters.orders.manoeuvre import AIMING, PLAIN, manoeuvre_value
from ..chapters.orders.ordered import (
    HUNT,
    MOST_TRIES,
    ChooseAfterFailure,
    Ordered,
    order_value,
)
from ..chapters.orders.orders import ChooseOrder, order_of
from ..chapters.shooting.duel import ChooseReply, DuelLoss
from ..model.actions import (
    Again,
    Build,
    ChargeOfficer,
    Clear,
    Form,
    March,
    React,
    Support,
    Turn,
    Withdraw,
)
from ..model.combat_actions import (
    BreakOff,
    Duel,
    HoldBack,
    Reply,
)
from ..model.kinds import NOBODY, REROLLED
from ..model.state import Battle
from .dice import NEVER, SURE, at_least, pass_chance, sum_of
from .duels import Broken, break_odds


class TakenTest:
    """A test of two dice: what they must not exceed, and the chance; repeats are two worse each."""

    def __init__(self, unit: i64, value: i64, passes: float, repeated: float) -> None:
        self.unit: Final[i64] = unit
        self.value: Final[i64] = value
        self.passes: Final[float] = passes
        self.repeated: Final[float] = repeated  # all repeats counted; as `passes` without any


def test_of(b: Battle, action: Action) -> TakenTest | None:
    """The test that an answer begins with; None for one that takes none."""
    wait = b.pending
    if isinstance(wait, ChooseOrder) and isinstance(action, (March, Form, Withdraw, Turn)):
        return of_order(b, action)
    if isinstance(wait, ChooseAfterFailure) and isinstance(action, Again):
        return of_repeat(b, wait)
    if isinstance(wait, ChooseCharge) and isinstance(action, ChargeOfficer):
        u = b.units[action.unit]
        value = order_value(b, u, HUNT, action.officer).total
        return repeated(b, u.uid, value, u.attempts)
    if isinstance(wait, ChooseReaction) and isinstance(action, React):
        u = b.units[action.unit]
        if not is_tested(u, action.reaction) or is_sure(b, u, action.reaction):
            return None
        return single(b, u.uid, reaction_value(b, u, action.reaction).total)
    if isinstance(wait, ChooseReply) and isinstance(action, Reply):
        return single(b, wait.unit, manoeuvre_value(b, b.units[wait.unit], AIMING).total)
    if isinstance(wait, ChooseCounterFire) and isinstance(action, Duel):
        u = b.units[action.unit]
        return single(b, u.uid, duel_value(b, u, action.target).total)
    if isinstance(action, Support):
        u = b.units[action.unit]
        return single(b, u.uid, manoeuvre_value(b, u, PLAIN).total)
    if isinstance(action, BreakOff):
        return single(b, action.unit, BreakOffTest(action.unit).value(b))
    if isinstance(wait, ChoosePursuit) and isinstance(action, HoldBack):
        return single(b, wait.unit, moral_ld(b, b.units[wait.unit]))
    if isinstance(wait, ChooseReroll) and isinstance(action, Again):
        return of_reroll(b, wait)
    return None


def single(b: Battle, unit: i64, value: i64) -> TakenTest:
    passes = pass_chance(b, value)
    return TakenTest(unit, value, passes, passes)


def of_order(b: Battle, action: March | Form | Withdraw | Turn) -> TakenTest | None:
    order = order_of(b, action)
    if order == NOBODY:
        return None
    u = b.units[action.unit]
    target = action.target if isinstance(action, Turn) else NOBODY
    value = order_value(b, u, order, target).total
    return repeated(b, u.uid, value, u.attempts)


def repeated(b: Battle, unit: i64, value: i64, tries: i64) -> TakenTest:
    """D-17 Each repeat of the turn is two worse."""
    fails = SURE
    for k in range(max(MOST_TRIES - tries, 1)):
        fails *= SURE - pass_chance(b, value - 2 * k)
    return TakenTest(unit, value, pass_chance(b, value), SURE - fails)


def of_repeat(b: Battle, wait: ChooseAfterFailure) -> TakenTest | None:
    work = b.stack[-1]
    if not isinstance(work, Ordered):
        return None
    u = b.units[wait.unit]
    value = order_value(b, u, work.order, work.target, work.strength).total
    return repeated(b, u.uid, value, u.attempts)


def of_reroll(b: Battle, wait: ChooseReroll) -> TakenTest | None:
    """C-QUA-3 The same test, re-rolled."""
    work: Procedure = b.stack[-1]
    if isinstance(work, Retested):
        return single(b, wait.unit, work.value(b))
    broken = reroll_of(b)
    if broken is None:
        return None
    passes = SURE - broken.breaks - broken.yields
    return TakenTest(wait.unit, moral_ld(b, b.units[wait.unit]), passes, passes)


def reroll_of(b: Battle) -> Broken | None:
    """W-BRK-1 What the second throw of a break test may do."""
    work: Procedure = b.stack[-1]
    if not isinstance(work, (BreakTest, DuelLoss)):
        return None
    trial = b.clone()
    trial.events = None
    trial.mark(work.unit, REROLLED)
    flanked = isinstance(work, BreakTest) and is_flanked(b, work.unit)
    return break_odds(trial, trial.units[work.unit], work.difference, flanked)


# Works, pursuits


def work_chance(b: Battle, action: Build | Clear) -> float:
    """P-19 Two dice, and two more for each turn before."""
    work = working(action)
    need = work.need(b) - PER_TURN * b.units[action.unit].toil
    return at_least(sum_of(2), need)


class Chase:
    """A pursuit of fleeing units: caught, or how far they get."""

    def __init__(self, caught: float, hold: float) -> None:
        self.caught: Final[float] = caught
        self.hold: Final[float] = hold


def chase_of(b: Battle) -> Chase | None:
    """W-PUR-1, D-63 Whether the pursuers throw more than the fleeing units."""
    work: Procedure = b.stack[-1]
    wait = b.pending
    if not isinstance(work, Rout) or not isinstance(wait, ChoosePursuit):
        return None
    winner, u = b.units[wait.unit], b.units[work.unit]
    hold = SURE if work.holds_freely(b) else pass_chance(b, moral_ld(b, winner))
    if work.ordered:
        return Chase(NEVER, hold)
    ahead = sum_of(flee_dice(u))
    after = sum_of(flee_dice(winner))
    caught = NEVER
    for gone in range(len(ahead)):
        least = gone if b.setting.options.equal_caught else gone + 1
        caught += ahead[gone] * at_least(after, least)
    return Chase(caught, hold)


def step_back_dice(b: Battle, unit: i64) -> i64:
    """C-MAN-3 So many dice it falls back after a failure."""
    return fall_back_dice(b, b.units[unit], False)

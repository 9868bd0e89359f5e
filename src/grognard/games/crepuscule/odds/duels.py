"""C-INF-14, D-40: a fire duel: the reply of the remaining figures, the test of the worse hit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..chapters.leadership import may_reroll
from ..chapters.morale.break_test import BREAKS, HOLDS, holding_value, outcome_at, yielding_value
from ..chapters.orders.manoeuvre import AIMING, manoeuvre_value
from ..chapters.shooting.duel import may_reply, may_rout
from ..chapters.shooting.need import REPLY
from ..model.pieces import Unit
from ..model.state import Battle
from .dice import NEVER, SURE, TWO, Shares, add, pass_chance
from .losses import fewer, fire_of


class Broken:
    """What a lost combat or duel does to a unit: it breaks, or yields in good order."""

    def __init__(self, breaks: float, yields: float) -> None:
        self.breaks: Final[float] = breaks
        self.yields: Final[float] = yields


def break_odds(b: Battle, u: Unit, difference: i64, flanked: bool) -> Broken:
    """W-BRK-1, D-61, D-104 A test for so much lost by; veterans throw a failed one again."""
    breaks = NEVER
    yields = NEVER
    holding = holding_value(b, u, difference).total
    yielding = yielding_value(b, u, flanked).total
    for score in range(2, 13):
        outcome = outcome_at(b, score, holding, yielding)
        if outcome == BREAKS:
            breaks += TWO[score]
        elif outcome != HOLDS:
            yields += TWO[score]
    if not may_reroll(u):
        return Broken(breaks, yields)
    failed = breaks + yields
    return Broken(failed * breaks, failed * yields)


class Answer:
    """The possible results of the reply to a shot.

    `passes` is the test of the unit that answers, `lost` what the shooter then loses, `breaks` and
    `shooter_breaks` which of them may be put to flight by the duel.
    """

    def __init__(self, value: i64, passes: float) -> None:
        self.value: Final[i64] = value
        self.passes: Final[float] = passes
        self.lost: Shares = [NEVER]
        self.breaks = NEVER
        self.shooter_breaks = NEVER


def answer_to(b: Battle, shooter: Unit, u: Unit, lost: Shares) -> Answer | None:
    """The reply of a unit that loses so many to a shooter; None where it has none."""
    if not may_reply(b, u, shooter):
        return None
    value = manoeuvre_value(b, u, AIMING).total
    found = Answer(value, pass_chance(b, value))
    found.lost = [NEVER] * (shooter.figures + 1)
    for count in range(len(lost)):
        if lost[count] > 0.0:
            after = b if count == 0 else fewer(b, u.uid, count)
            left = after.units[u.uid]
            if left.on_table() and may_reply(after, left, after.units[shooter.uid]):
                reply_of(after, left, after.units[shooter.uid], count, lost[count], found)
            else:
                found.lost[0] += lost[count]
    return found


def reply_of(b: Battle, u: Unit, shooter: Unit, mine: i64, weight: float, found: Answer) -> None:
    """One way in which the shot came out."""
    passed = pass_chance(b, manoeuvre_value(b, u, AIMING).total)
    theirs = fire_of(b, u, shooter, REPLY).lost
    found.lost[0] += weight * (SURE - passed)
    add(found.lost, theirs, weight * passed)
    for count in range(len(theirs)):
        share = weight * passed * theirs[count]
        if share <= 0.0 or count == mine:
            continue
        after = b if count == 0 else fewer(b, shooter.uid, count)
        one, other = after.units[u.uid], after.units[shooter.uid]
        if mine > count and may_rout(one, other):
            found.breaks += share * break_odds(after, one, mine - count, False).breaks
        elif count > mine and may_rout(other, one):
            found.shooter_breaks += share * break_odds(after, other, count - mine, False).breaks

"""Chapter 1, initiative: which side has the first segment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import OPPOSED_BASE, Opposed
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ..model.actions import GO_FIRST, GO_SECOND, GoFirst, GoSecond
from ..model.charts import modifier
from ..model.flow import BattleProcedure
from ..model.kinds import NOBODY
from ..model.state import Battle
from .command.chain import is_out

NOT_ASKED: Final = Refusal("1.1 winner chooses", MOMENT)
ROLLS: Final = 2  # a tie is rolled again once (R4)


def initiative_modifier(b: Battle, seat: i64, keep: bool = False) -> Tally:
    """1.1, R2 What a commander-in-chief adds to his die: a loss for each critical level."""
    sum_ = Tally(0, "1.1 initiative roll", keep)
    if b.levels[seat]:
        sum_.add(b.levels[seat] * modifier("1.1 critical level"), "1.1 critical level")
    return sum_


def without_dice(b: Battle) -> i64:
    """1.1, R61 The side that has the initiative because a commander-in-chief is out; NOBODY:

    they roll.
    """
    first, second = is_out(b, 0), is_out(b, 1)
    if first and second:
        return 1 if b.setting.sides[1].french and not b.setting.sides[0].french else 0
    if first or second:
        return 1 if first else 0
    return NOBODY


class ChooseFirst(Decision):
    """1.1 The winner moves first, or makes the enemy do so."""

    def candidates(self, s: State) -> list[Action]:
        return [GO_FIRST, GO_SECOND]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (GoFirst, GoSecond)) else NOT_ASKED


class Initiative(BattleProcedure):
    """1.1 Each commander-in-chief rolls; the winner chooses to be first or second."""

    rolls: i64 = 0

    STAGES = ("throw", "compare", "ask", "choose")

    def throw(self, b: Battle) -> Step:
        winner = without_dice(b)
        if winner == NOBODY:
            return Opposed("1.1 initiative roll", 10)
        b.take_initiative(winner)
        self.stage = 3
        return self.ask(b)

    def compare(self, b: Battle) -> Step:
        """R4 Tied again, the side that did not have the initiative gets it."""
        one, other = divmod(b.outcome, OPPOSED_BASE)
        mine = one + initiative_modifier(b, 0).total
        theirs = other + initiative_modifier(b, 1).total
        b.note("initiative thrown", NOBODY, [one, other, mine, theirs])
        self.rolls += 1
        if mine == theirs and self.rolls < ROLLS:
            self.stage = 1
            return self.throw(b)
        if mine == theirs:
            b.take_initiative(b.setting.notes.starter if b.first == NOBODY else 1 - b.first)
        else:
            b.take_initiative(0 if mine > theirs else 1)
        self.stage = 3
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        return ChooseFirst(b.first, "1.1 winner chooses")

    def choose(self, b: Battle) -> Step:
        b.open_turn(b.first if isinstance(b.action, GoFirst) else 1 - b.first)
        return DONE

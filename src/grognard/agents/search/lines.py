"""Lines of play by a plan, from what a seat knows to a turn where a chance is estimated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import KeyedDice, Rng, Throw
from grognard.kernel.refusal import BadNotation
from grognard.kernel.seen import Shown
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle

from ..agent import Staff
from ..evaluation import Evaluation
from .plans import Plan

FURTHEST: Final = 400  # questions in one line
STAFF_AS_IT_IS: Final = Plan(0, 0.0, "")


class Leaf:
    """Where a line ended: the chance there, and the numbers that it was computed from, if they are
    kept.

    A line that ended with the battle has no numbers, and is `over`.
    """

    def __init__(self, win: float, over: bool, numbers: list[float]) -> None:
        self.win: Final = win
        self.over: Final = over
        self.numbers: Final = numbers


class Lines:
    """Plays lines and counts them.

    A deal is one of the states that the seat could be in, with dice of its own: two plans on one
    deal differ by what they do, not by luck.
    """

    def __init__(
        self,
        seen: Shown,
        staff_of: Callable[[int], Staff],
        evaluation: Evaluation,
        turns: int,
        seed: int,
        others: Callable[[int], Staff],
    ) -> None:
        self.seen: Final = seen
        self.staff_of: Final = staff_of
        self.others: Final = others
        self.evaluation: Final = evaluation
        self.turns: Final = turns
        self.seed: Final = seed
        self.rng: Final = Rng(seed)
        self.deals: Final[list[State]] = []
        self.keeps = False  # whether leaves keep their numbers
        self.sims = 0
        self.answers = 0  # in all of them

    def deal(self, number: int) -> State:
        while len(self.deals) <= number:
            self.deals.append(self.seen.sample(self.rng))
        return self.deals[number].clone()

    def leaf(self, plan: Plan, number: int) -> Leaf:
        """Where a line by a plan on a deal ends, for the seat that thinks."""
        self.sims += 1
        s = self.deal(number)
        luck = self.seed + number
        own, dice = self.staff_of(luck), KeyedDice(luck)
        foe = own if self.others is self.staff_of else self.others(luck)
        game, seat = self.seen.game, self.seen.seat
        turn, left = game.turn_key(s), self.turns
        for asked in range(FURTHEST):
            step = s.pending
            while isinstance(step, Throw):
                step = settle(s, dice.toss(step, game.turn_key(s)))
            if not isinstance(step, Decision):
                break
            now = game.turn_key(s)
            if now != turn:
                turn = now
                left -= 1
                if left == 0:
                    break
            first = plan.first if asked == 0 else ""
            action = self.named(s, step, first) if first else None
            if action is None:
                if step.seat == seat:
                    action = plan.choose(own.proposals(s, step), luck)
                else:
                    action = STAFF_AS_IT_IS.choose(foe.proposals(s, step), luck)
            answer(s, action)
            self.answers += 1
        return self.valued(s, seat)

    def valued(self, s: State, seat: int) -> Leaf:
        evaluation = self.evaluation
        if not self.keeps:
            return Leaf(evaluation.win(s, seat), False, [])
        known = evaluation.result(s, seat)
        if known >= 0.0:
            return Leaf(known, True, [])
        numbers = evaluation.numbers(s)
        if not numbers:
            return Leaf(evaluation.win(s, seat), False, [])
        return Leaf(evaluation.of_numbers(numbers, seat), False, numbers)

    def named(self, s: State, decision: Decision, key: str) -> Action | None:
        """The answer of a name, where it may be given in this state."""
        try:
            action = self.seen.game.parse(s, key)
        except BadNotation:
            return None
        return action if decision.why_not(s, action) is None else None

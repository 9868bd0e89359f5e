"""C-OFF-5, D-108, D-207: an officer on his own defends himself against the units that have reached
him.

Rounds follow each other at once. Both sides strike at the same moment, but lances before him.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Pool, Total, high
from grognard.kernel.procedure import DONE, Step

from ...model.flow import BattleProcedure
from ...model.kinds import CHARGED, NO_BLADE, NOBODY
from ...model.state import Battle
from ..casualties import NEVER, need_to_save, need_to_wound, remove_figures
from ..leadership import passes
from ..morale.panic import officer_lost
from ..officers.charged import free, take
from .fighters import men_on
from .strikes import LANCES, attacks_of, need_to_strike, step_of
from .struck_down import struck_down

CHARGE: Final = 1  # of the result of the first round (C-CC-2)


def next_hunter(b: Battle) -> i64:
    """The next unit that has an officer before it who defends himself."""
    for u in b.units:
        if u.quarry != NOBODY and u.has(CHARGED) and u.on_table():
            if b.officers[u.quarry].is_alone() and u.figures > 0:
                return u.uid
    return NOBODY


class OfficerFight(BattleProcedure):
    """D-207 Round after round, until one of them gives up."""

    unit: i64
    officer: i64
    rounds: i64 = 0
    hits: i64 = 0  # those of the blow that is thrown
    mine: i64 = 0  # wounds that he has caused in the round
    theirs: i64 = 0

    STAGES = (
        "strike", "struck", "throw_to_wound", "wounded", "answer", "answered", "throw_answer",
        "answer_wounds", "throw_to_save", "saved", "compare", "tested",
    )  # fmt: skip

    # The unit strikes

    def strike(self, b: Battle) -> Step:
        u, o = b.units[self.unit], b.officers[self.officer]
        self.mine = self.theirs = 0
        dice = men_on(u, o) * attacks_of(u)
        need = need_to_strike(u.roster.profile.ws, o.roster.profile.ws)
        return Pool("W-MEL-1", int(dice), int(need))

    def struck(self, b: Battle) -> Step:
        self.hits = high(b.outcome)
        return self.throw_to_wound(b)

    def throw_to_wound(self, b: Battle) -> Step:
        """C-CC-4 Harder in the first round, that of the charge."""
        self.stage = 3
        u, o = b.units[self.unit], b.officers[self.officer]
        charged = self.rounds == 0 and u.roster.blade != NO_BLADE
        strength = u.roster.profile.strength + (1 if charged else 0)
        need = need_to_wound(strength, o.roster.profile.toughness)
        if self.hits == 0 or need == NEVER:
            return self.answer(b)
        return Pool("W-WND-1", int(self.hits), int(need))

    def wounded(self, b: Battle) -> Step:
        self.theirs = high(b.outcome)
        return self.answer(b)

    # He strikes

    def answer(self, b: Battle) -> Step:
        """D-49 Struck down by lances he no longer strikes; by all others he still does."""
        self.stage = 5
        u, o = b.units[self.unit], b.officers[self.officer]
        if step_of(u) == LANCES and o.lost + self.theirs >= o.roster.wounds:
            return self.settle(b)
        need = need_to_strike(o.roster.profile.ws, u.roster.profile.ws)
        return Pool("W-MEL-1", int(o.roster.profile.attacks), int(need))

    def answered(self, b: Battle) -> Step:
        self.hits = high(b.outcome)
        return self.throw_answer(b)

    def throw_answer(self, b: Battle) -> Step:
        self.stage = 7
        u, o = b.units[self.unit], b.officers[self.officer]
        need = need_to_wound(o.roster.profile.strength, u.roster.profile.toughness)
        if self.hits == 0 or need == NEVER:
            return self.settle(b)
        return Pool("W-WND-1", int(self.hits), int(need))

    def answer_wounds(self, b: Battle) -> Step:
        self.mine = high(b.outcome)
        return self.throw_to_save(b)

    def throw_to_save(self, b: Battle) -> Step:
        self.stage = 9
        strength = b.officers[self.officer].roster.profile.strength
        need = need_to_save(b.units[self.unit].roster.profile.save, strength)
        if self.mine == 0 or need == NEVER:
            return self.settle(b)
        return Pool("W-SAV-1", int(self.mine), int(need))

    def saved(self, b: Battle) -> Step:
        self.mine -= high(b.outcome)
        return self.settle(b)

    # The result

    def settle(self, b: Battle) -> Step:
        """Losses fall; then wounds are compared, with one more for the charge."""
        u = b.units[self.unit]
        remove_figures(b, u.uid, self.mine, struck_down(b, u, self.mine, []))
        if self.theirs:
            b.wound_officer(self.officer, self.theirs)
            officer_lost(b, self.officer)
        self.theirs += CHARGE if self.rounds == 0 else 0
        b.note("officer fought", self.unit, [self.officer, int(self.mine), int(self.theirs)])
        self.rounds += 1
        if not b.officers[self.officer].on_table() or not b.units[self.unit].on_table():
            self.stage = len(self.STAGES)
            return DONE
        self.stage = 10
        return self.compare(b)

    def compare(self, b: Battle) -> Step:
        """D-207 An officer who beats them off is free; beaten, he tests or is taken; even, they
        continue.
        """
        if self.mine > self.theirs:
            self.stage = len(self.STAGES)
            return free(b, self.unit, self.officer)
        if self.mine == self.theirs:
            self.stage = 1
            return self.strike(b)
        self.stage = 11
        return Total("D-207")

    def tested(self, b: Battle) -> Step:
        value = b.officers[self.officer].roster.profile.ld - (self.theirs - self.mine)
        passed = passes(b, b.outcome, value)
        facts = [self.officer, int(b.outcome), int(value), int(passed)]
        b.note("officer tested", NOBODY, facts)
        if not passed:
            take(b, self.officer)
            self.stage = len(self.STAGES)
            return DONE
        self.stage = 1
        return self.strike(b)

"""C-ENG-6, D-210: sappers are shot at one by one."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.dice import Pool, high
from grognard.kernel.procedure import DONE, Step

from ...model.flow import BattleProcedure
from ...model.state import Battle
from ..casualties import NEVER, need_to_save, need_to_wound, remove_figures
from .need import dice_need, second_need, strength_at


class SapperShots(BattleProcedure):
    """C-ENG-6 A die for each: if it hits and wounds, he falls, unless his armour saves him."""

    unit: i64
    target: i64
    dice: i64
    need: i64

    STAGES = (
        "throw", "count", "throw_again", "count_again", "throw_to_wound", "wounded",
        "throw_to_save", "saved",
    )  # fmt: skip

    def strength(self, b: Battle) -> i64:
        return strength_at(b, b.units[self.unit], self.need)

    def throw(self, b: Battle) -> Step:
        if self.strength(b) == 0:
            return DONE
        return Pool("C-ENG-6", int(self.dice), int(dice_need(self.need)))

    def count(self, b: Battle) -> Step:
        self.dice = high(b.outcome)
        return self.throw_again(b)

    def throw_again(self, b: Battle) -> Step:
        """D-39 By the other reading a hard shot throws a second die."""
        self.stage = 3
        second = second_need(b, self.need)
        if second == 0 or self.dice == 0:
            return self.throw_to_wound(b)
        if second >= NEVER:
            return DONE
        return Pool("D-39", int(self.dice), int(second))

    def count_again(self, b: Battle) -> Step:
        self.dice = high(b.outcome)
        return self.throw_to_wound(b)

    def throw_to_wound(self, b: Battle) -> Step:
        self.stage = 5
        need = need_to_wound(self.strength(b), b.units[self.target].roster.profile.toughness)
        if self.dice == 0 or need == NEVER:
            return DONE
        return Pool("W-WND-1", int(self.dice), int(need))

    def wounded(self, b: Battle) -> Step:
        self.dice = high(b.outcome)
        return self.throw_to_save(b)

    def throw_to_save(self, b: Battle) -> Step:
        self.stage = 7
        need = need_to_save(b.units[self.target].roster.profile.save, self.strength(b))
        if self.dice == 0 or need == NEVER:
            return self.fall(b)
        return Pool("W-SAV-1", int(self.dice), int(need))

    def saved(self, b: Battle) -> Step:
        self.dice -= high(b.outcome)
        return self.fall(b)

    def fall(self, b: Battle) -> Step:
        self.stage = len(self.STAGES)
        if self.dice > 0:
            b.note("sappers fell", self.target, [int(self.dice)])
            remove_figures(b, self.target, self.dice, [0, 0, self.dice])
        return DONE

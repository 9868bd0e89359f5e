"""P-06: one unit fires at another: the dice to hit, and what they do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Pool, high
from grognard.kernel.procedure import DONE, Step

from ...model.flow import BattleProcedure
from ...model.kinds import FIRED_BACK, NO_VOLLEY, SINGLED_OUT
from ...model.state import Battle
from ..artillery.wagons import wounds_on
from ..smoke import raise_smoke
from .at_sappers import SapperShots
from .need import HELD, REACTION, dice_need, need_to_hit, second_need, shots_of, strength_at

NEVER: Final = 7
GUNNERS: Final = 5  # 1 to 4 strike the gun (D-90)


class Volley(BattleProcedure):
    """P-06 The dice of one fire; `fire` is its kind, `face` that of a square or -1."""

    unit: i64
    target: i64
    fire: i64
    face: i64 = -1
    need: i64 = 0
    hits: i64 = 0

    STAGES = (
        "begin", "throw", "count", "throw_again", "count_again", "throw_where", "count_gunners",
    )  # fmt: skip

    def begin(self, b: Battle) -> Step:
        u, foe = b.units[self.unit], b.units[self.target]
        if not (u.on_table() and foe.on_table()):
            return DONE
        self.need = need_to_hit(b, u, foe, self.fire).total
        self.hits = shots_of(b, u, foe, self.fire, self.face)
        b.note("shot at", self.unit, [self.target, self.hits, dice_need(self.need)])
        raise_smoke(b, self.unit, self.hits, self.face)
        return self.single_out(b)

    def single_out(self, b: Battle) -> Step:
        """C-ENG-6 Once in a step of fire each sapper has a die of his own."""
        self.stage = 1
        foe = b.units[self.target]
        dice = min(foe.sappers, self.hits)
        if dice <= 0 or foe.has(SINGLED_OUT):
            return self.throw(b)
        self.hits -= dice
        b.mark(self.target, SINGLED_OUT)
        return SapperShots(self.unit, self.target, dice, self.need)

    def throw(self, b: Battle) -> Step:
        self.stage = 2
        if self.hits == 0 or not b.units[self.target].on_table():
            return DONE
        if strength_at(b, b.units[self.unit], self.need) == 0:
            return DONE
        return Pool("C-INF-11", int(self.hits), int(dice_need(self.need)))

    def count(self, b: Battle) -> Step:
        self.hits = high(b.outcome)
        self.stage = 4
        return self.throw_again(b)

    def throw_again(self, b: Battle) -> Step:
        """D-39 By the other reading a hard shot throws a second die."""
        second = second_need(b, self.need)
        if second == 0 or self.hits == 0:
            return self.strike(b)
        if second >= NEVER:
            return DONE
        return Pool("D-39", int(self.hits), int(second))

    def count_again(self, b: Battle) -> Step:
        self.hits = high(b.outcome)
        return self.strike(b)

    def strike(self, b: Battle) -> Step:
        b.note("hit", self.unit, [self.target, self.hits])
        self.stage = 7
        if self.hits == 0:
            return DONE
        if b.units[self.target].is_deployed():
            self.stage = 6
            return self.throw_where(b)
        return self.wound(b)

    def throw_where(self, b: Battle) -> Step:
        """D-90, W-ART-5 On 5 and 6 the gunners are hit; muskets do nothing to the gun."""
        return Pool("D-90", int(self.hits), GUNNERS)

    def count_gunners(self, b: Battle) -> Step:
        self.hits = high(b.outcome)
        return self.wound(b) if self.hits else DONE

    def wound(self, b: Battle) -> Step:
        strength = strength_at(b, b.units[self.unit], self.need)
        return wounds_on(b, self.target, self.hits, strength, True, True, False, False)


class ReactionFire(BattleProcedure):
    """C-REA-2 to 6, D-48 Fire at a charger."""

    unit: i64
    target: i64
    held: bool
    face: i64 = -1

    STAGES = ("fire",)

    def fire(self, b: Battle) -> Step:
        if not (b.units[self.unit].on_table() and b.units[self.target].on_table()):
            return DONE
        b.mark(self.unit, FIRED_BACK | NO_VOLLEY)
        return Volley(self.unit, self.target, HELD if self.held else REACTION, self.face)

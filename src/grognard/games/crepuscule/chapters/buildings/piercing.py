"""C-ENG-6, D-211: sappers of a unit that assaults a building break an opening in a closed wall."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Pool, high
from grognard.kernel.procedure import DONE, Step

from ...model.fabric import pierce
from ...model.flow import BattleProcedure
from ...model.pieces import Contact
from ...model.state import Battle
from ..casualties import NEVER, need_to_wound
from .bombardment import toughness_of
from .facades import building_of, facade_toward, is_shut_toward

HITS: Final = 2  # of each sapper
STRENGTH: Final = 5


def next_shut(b: Battle) -> Contact | None:
    """The next fight for a building at a wall without openings."""
    for one in b.contacts:
        pose = b.units[one.attacker].pose
        if is_shut_toward(b, b.units[one.defender], pose.x, pose.y):
            return one
    return None


class Piercing(BattleProcedure):
    """C-ENG-6 Two sure hits of each sapper on the wall; where none wounds it, they part."""

    unit: i64
    target: i64

    STAGES = ("throw", "judge")

    def throw(self, b: Battle) -> Step:
        need = need_to_wound(STRENGTH, toughness_of(b, self.building(b), self.facade(b)))
        dice = HITS * b.units[self.unit].sappers
        if need == NEVER or dice == 0:
            return self.give_up(b)
        return Pool("C-ENG-6", int(dice), int(need))

    def building(self, b: Battle) -> i64:
        return b.units[self.target].building

    def facade(self, b: Battle) -> i64:
        pose = b.units[self.unit].pose
        area = building_of(b, b.units[self.target])
        assert area is not None
        return facade_toward(b, area, pose.x, pose.y).number

    def judge(self, b: Battle) -> Step:
        if not high(b.outcome):
            return self.give_up(b)
        pierce(b, self.building(b), self.facade(b), self.unit)
        return DONE

    def give_up(self, b: Battle) -> Step:
        self.stage = len(self.STAGES)
        for one in b.contacts:
            if one.attacker == self.unit and one.defender == self.target:
                b.part(one)
        return DONE

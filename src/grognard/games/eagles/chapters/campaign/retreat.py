"""Chapter 16: retreats: of a side that gives a battle up, and of one that is beaten."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.procedure import DONE, Step

from ...model.actions import Test
from ...model.cards import GENERAL
from ...model.events import UNKNOWN
from ...model.flow import BattleProcedure
from ...model.pieces import DUE, RETREAT
from ...model.places import POSITIONS
from ...model.state import Battle
from ..generals import GeneralTest
from ..morale import ChooseTest, ImmediateTests, MoraleTest, hit_troops


def give_up(b: Battle, seat: i64) -> None:
    """16.0 Retreat concedes the battle; nobody tests (R139)."""
    if b.events is not None:
        b.tell("gave-up", UNKNOWN, [seat])
    b.stack = []
    b.finish(1 - seat, "16.0 voluntary retreat")


def is_spared(b: Battle) -> bool:
    """R139, R164, R168 A battle that nobody was beaten in: no check is owed."""
    return b.winner < 0 or b.ending in ("16.0 voluntary retreat", "R168 an army too small")


class ForcedRetreat(BattleProcedure):
    """16.0, R93, R167 The checks of a beaten side: hits first, then one for each engaged card."""

    seat: i64

    STAGES = ("begin", "generals", "troops", "test", "engaged")

    def begin(self, b: Battle) -> Step:
        b.active = self.seat
        b.begin_phase(RETREAT)
        self.stage = 2
        return self.generals(b)

    def generals(self, b: Battle) -> Step:
        for pos in range(POSITIONS):
            for uid in b.at[pos]:
                u = b.units[uid]
                if u.hits and u.arm == GENERAL and u.seat == self.seat:
                    self.stage = 1
                    return GeneralTest(uid)
        self.stage = 3
        return self.troops(b)

    def troops(self, b: Battle) -> Step:
        hit = hit_troops(b, self.seat)
        if len(hit) > 1:
            return ChooseTest(self.seat, False)
        if hit:
            self.stage = 2
            return MoraleTest(hit[0], 0, True)
        self.stage = 5
        return self.engaged(b)

    def test(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, Test)
        self.stage = 2
        return MoraleTest(action.card, 0, True)

    def engaged(self, b: Battle) -> Step:
        """R93 Once for each engaged card, with the usual modifiers."""
        owing = [pos for pos in range(POSITIONS) if b.engaged(pos)]
        for uid in [uid for pos in owing for uid in b.at[pos]]:
            if b.units[uid].seat == self.seat and b.units[uid].troop:
                b.mark(uid, DUE)
        return ImmediateTests() if owing else DONE

"""Chapter 8, the combat phase: two passes of combats, each rolled first and then settled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import OPPOSED_BASE, Opposed
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State

from ...model.actions import END_STEP, EndStep, Resolve
from ...model.flow import BattleProcedure, SeatProcedure
from ...model.kinds import BROKE_THROUGH, CAVALRY, FOUGHT
from ...model.state import Battle
from .clusters import Cluster, clusters_of, leaders_of
from .modifiers import attack_sum, defence_sum
from .results import CombatOutcome

NOT_A_COMBAT: Final = Refusal("8.6 cluster", MOMENT)


class ChooseCombat(Decision):
    """R43, R92 All combats are rolled: the active side chooses which is settled next."""

    def __init__(self, seat: int, anchors: list[int]) -> None:
        super().__init__(seat, "8.6 cluster")
        self.anchors: Final = anchors

    def candidates(self, s: State) -> list[Action]:
        found: list[Action] = [Resolve(uid) for uid in self.anchors]
        return [*found, END_STEP]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if isinstance(action, EndStep):
            return None
        if isinstance(action, Resolve) and action.unit in self.anchors:
            return None
        return NOT_A_COMBAT


class CombatPass(BattleProcedure):
    """8.1, R92 Every combat of a pass is rolled on the numbers at its start, then settled.

    `rolled` has for each combat not yet settled its first attacker and the difference. Once the
    player says so, the `rest` are settled in the order in which they were rolled.
    """

    seat: i64
    through: bool
    rest: bool = False
    rolled: list[int] = []

    STAGES = ("throw", "compare", "choose", "answered")

    def throw(self, b: Battle) -> Step:
        """8.1 Two dice for each combat."""
        if self.next_cluster(b) is not None:
            return Opposed("8.1 combat roll", 10)
        self.stage = 3
        return self.choose(b)

    def next_cluster(self, b: Battle) -> Cluster | None:
        """The combat that is rolled for next."""
        every = clusters_of(b, self.seat, self.through)
        done = len(self.rolled) // 2
        return every[done] if done < len(every) else None

    def compare(self, b: Battle) -> Step:
        """8.1 The attackers' score less the defenders'."""
        cluster = self.next_cluster(b)
        assert cluster is not None
        die, other = divmod(b.outcome, OPPOSED_BASE)
        mine = die + attack_sum(b, cluster).total
        theirs = other + defence_sum(b, cluster).total
        foe = leaders_of(b, cluster.defenders)[0].uid
        b.note("fought", cluster.anchor(), [foe, die, mine, other, theirs, mine - theirs])
        for uid in [*cluster.attackers, *cluster.defenders]:
            b.mark(uid, FOUGHT)
        self.rolled = [*self.rolled, cluster.anchor(), mine - theirs]
        self.stage = 1
        return self.throw(b)

    def choose(self, b: Battle) -> Step:
        """R92 The last one needs no question."""
        anchors = self.rolled[::2]
        if not anchors:
            return DONE
        if len(anchors) == 1 or self.rest:
            return self.settle(anchors[0])
        return ChooseCombat(self.seat, anchors)

    def answered(self, b: Battle) -> Step:
        if isinstance(b.action, EndStep):
            self.rest = True
            return self.settle(self.rolled[0])
        assert isinstance(b.action, Resolve)
        return self.settle(b.action.unit)

    def settle(self, anchor: i64) -> Step:
        """8.3, R92 Its result is applied; then the next."""
        at = 2 * self.rolled[::2].index(anchor)
        difference = self.rolled[at + 1]
        self.rolled = self.rolled[:at] + self.rolled[at + 2 :]
        self.stage = 2
        return CombatOutcome(anchor, self.seat, self.through, difference)


class CombatPhase(SeatProcedure):
    """8.1, R92 The combats of charges and those that continue, then those of breakthroughs."""

    STAGES = ("first", "second", "end")

    def first(self, b: Battle) -> Step:
        return CombatPass(self.seat, False)

    def second(self, b: Battle) -> Step:
        return CombatPass(self.seat, True)

    def end(self, b: Battle) -> Step:
        """8.7, R47 Cavalry that broke through is disordered."""
        for u in b.side(self.seat):
            if u.arm == CAVALRY and u.has(BROKE_THROUGH):
                b.disorder(u.uid)
        return DONE

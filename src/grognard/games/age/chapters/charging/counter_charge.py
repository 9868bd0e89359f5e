"""Chapter 8, reactions of charged cavalry: to counter-charge, to fall back, to stand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, MOMENT, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ...model.actions import (
    COUNTER_CHARGE,
    END_STEP,
    EVADE,
    STAND,
    CounterCharge,
    EndStep,
    Evade,
    Stand,
)
from ...model.chart_rows import IN_DISORDER
from ...model.charts import movement_row
from ...model.flow import BattleProcedure, battle
from ...model.kinds import CAVALRY, COUNTERING, INFANTRY, NOBODY
from ...model.pieces import Unit
from ...model.state import Battle
from ..fire.targets import touches_front
from ..moving.forced import HALF_OR_RANGE, Retreat
from ..moving.movement_table import counter_charge_sum

NOT_ASKED: Final = Refusal("8.5 counter-charge", MOMENT)
NO_CAVALRY: Final = Refusal("8.5 counter-charge", MEANS)
NO_INFANTRY: Final = Refusal("8.5 cavalry evades infantry", MEANS)

RALLY: Final = 1  # the row of 7 to 9


def charger_in_front(b: Battle, u: Unit, arm: i64) -> i64:
    """R41, R81 An enemy of this arm who has charged it, cavalry in front only."""
    for one in b.contacts:
        if one.defender == u.uid and not one.locked and b.units[one.attacker].arm == arm:
            if arm != CAVALRY or touches_front(b, u, b.units[one.attacker]):
                return one.attacker
    return NOBODY


def why_not_counter(b: Battle, u: Unit) -> Refusal | None:
    """8.5, R41 Only cavalry that cavalry charges from the front."""
    if u.arm != CAVALRY or charger_in_front(b, u, CAVALRY) == NOBODY:
        return NO_CAVALRY
    return None


def why_not_evade(b: Battle, u: Unit) -> Refusal | None:
    """8.5, R81 An option: cavalry in order that only infantry has charged."""
    if not b.setting.options.cavalry_evades or u.arm != CAVALRY or not u.in_order():
        return NO_INFANTRY
    for foe in b.foes_of(u.uid):
        if b.units[foe].arm != INFANTRY:
            return NO_INFANTRY
    return None if charger_in_front(b, u, INFANTRY) != NOBODY else NO_INFANTRY


class ChooseAnswer(Decision):
    """8.5 Cavalry that is charged answers, or receives the charge."""

    def __init__(self, seat: int, unit: i64) -> None:
        super().__init__(seat, "8.5 counter-charge")
        self.unit: Final = unit

    def candidates(self, s: State) -> list[Action]:
        return [COUNTER_CHARGE, EVADE, STAND, END_STEP]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, CounterCharge):
            return why_not_counter(b, b.units[self.unit])
        if isinstance(action, Evade):
            return why_not_evade(b, b.units[self.unit])
        if isinstance(action, EndStep):
            rest = next_to_answer(b, self.seat, self.unit)
            return None if rest != NOBODY else NOT_ASKED
        return None if isinstance(action, Stand) else NOT_ASKED

    def recommended(self, s: State) -> list[Action]:
        b = battle(s)
        return [] if why_not_counter(b, b.units[self.unit]) is not None else [COUNTER_CHARGE]

    def weigh(self, s: State, action: Action) -> list[Tally]:
        """R41 In disorder it rolls first."""
        b = battle(s)
        u = b.units[self.unit]
        if not isinstance(action, CounterCharge) or u.in_order():
            return []
        return [counter_charge_sum(b, u, True)]


def next_to_answer(b: Battle, seat: i64, after: i64) -> i64:
    """The next brigade of a side that has a choice, or NOBODY."""
    for u in b.side(seat):
        if u.uid > after and (why_not_counter(b, u) is None or why_not_evade(b, u) is None):
            return u.uid
    return NOBODY


class CounterCharges(BattleProcedure):
    """8.5, R41, R81 Cavalry of the charged side, one brigade after the other."""

    seat: i64
    last: i64 = NOBODY  # which brigade answered last

    STAGES = ("ask", "answered", "throw", "rolled")

    def ask(self, b: Battle) -> Step:
        unit = next_to_answer(b, self.seat, self.last)
        if unit == NOBODY:
            self.stage = 4
            return DONE
        return ChooseAnswer(int(self.seat), unit)

    def answered(self, b: Battle) -> Step:
        """R41 In order it only has to be willing; in disorder it rolls."""
        if isinstance(b.action, EndStep):
            return self.stand_all(b)
        self.last = next_to_answer(b, self.seat, self.last)
        u = b.units[self.last]
        if isinstance(b.action, CounterCharge) and not u.in_order():
            self.stage = 3
            return self.throw(b)
        self.stage = 0
        if isinstance(b.action, Evade):
            b.note("evaded", u.uid, [charger_in_front(b, u, INFANTRY)])
            return Retreat(u.uid, HALF_OR_RANGE)
        self.meet(b, isinstance(b.action, CounterCharge))
        self.stage = 1
        return self.ask(b)

    def stand_all(self, b: Battle) -> Step:
        """Brigades that have not answered yet all receive their charges."""
        unit = next_to_answer(b, self.seat, self.last)
        while unit != NOBODY:
            self.last = unit
            self.meet(b, False)
            unit = next_to_answer(b, self.seat, self.last)
        self.stage = 4
        return DONE

    def throw(self, b: Battle) -> Step:
        return Die("3.1 movement roll", 10)

    def rolled(self, b: Battle) -> Step:
        """8.5, R41, R101 With 7 or more it rallies and meets the charge."""
        u = b.units[self.last]
        added = counter_charge_sum(b, u).total
        row = movement_row(b.outcome + added)
        b.note("tested", u.uid, [IN_DISORDER, b.outcome, added, row])
        if row <= RALLY:
            b.rally(u.uid)
        self.meet(b, row <= RALLY)
        self.stage = 1
        return self.ask(b)

    def meet(self, b: Battle, counters: bool) -> None:
        """8.5 Nothing is moved: the mark spares it the -2 of units that stand."""
        u = b.units[self.last]
        foe = b.foes_of(u.uid)[0]
        if counters:
            b.mark(u.uid, COUNTERING)
        b.note("counter-charged" if counters else "stood", u.uid, [foe])

"""Chapter 13, the answer of a battalion that is charged: fire, or a charge of its own by option."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ...model.actions import (
    COUNTER_CHARGE,
    DEFENSIVE_FIRE,
    HOLD_FIRE,
    CounterCharge,
    DefensiveFire,
    HoldFire,
)
from ...model.flow import battle
from ..quality import AGGRESSION, NOT_ASKED, quality_modifier
from ..shooting.defence import defence_modifier, why_not_defend

NO_COUNTER: Final = Refusal("R53 counter charge")


class ChooseDefence(Decision):
    """13.1 The answer to a charge: fire, or none; a charge of one's own by option (R53)."""

    def __init__(self, seat: int, defender: i64, charger: i64) -> None:
        super().__init__(seat, "13.1 answer the charge")
        self.defender: Final = defender
        self.charger: Final = charger

    def candidates(self, s: State) -> list[Action]:
        actions: list[Action] = [DEFENSIVE_FIRE, HOLD_FIRE]
        if battle(s).setting.options.counter_charge:
            actions.append(COUNTER_CHARGE)
        return actions

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, HoldFire):
            return None
        if isinstance(action, CounterCharge) and not b.setting.options.counter_charge:
            return NO_COUNTER
        if isinstance(action, (DefensiveFire, CounterCharge)):
            return why_not_defend(b, b.units[self.defender], b.units[self.charger])
        return NOT_ASKED

    def weigh(self, s: State, action: Action) -> list[Tally]:
        b = battle(s)
        u = b.units[self.defender]
        if isinstance(action, DefensiveFire):
            return [defence_modifier(b, u, True)]
        if isinstance(action, CounterCharge) and not b.commander_with(u):
            return [quality_modifier(b, u, AGGRESSION, True)]
        return []

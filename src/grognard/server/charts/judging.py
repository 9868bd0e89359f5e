"""What a shared battle may hold: units and changes that the charts of its game know."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.kernel.charts.facts import Fact

from ..errors import ApiError
from ..wire.shared_battles import (
    BattleEntry,
    BattleLine,
    BattleText,
    BattleUnit,
    TurnLine,
)


class Judge:
    """Knows what is kept of a unit; refuses anything else with a sentence."""

    def __init__(self, facts: Iterable[Fact]) -> None:
        self.spans = {fact.key: fact.span() for fact in facts}

    def check_battle(self, battle: BattleText) -> None:
        for unit in battle.units:
            self._check_unit(unit)
        if len({unit.id for unit in battle.units}) < len(battle.units):
            raise ApiError("BAD_BATTLE", problem="id")
        for entry in battle.log:
            self._check_entry(entry)

    def check_line(self, line: BattleLine) -> None:
        if not isinstance(line, TurnLine):
            self._check_entry(line.entry)

    def _check_unit(self, unit: BattleUnit) -> None:
        if set(unit.values) != set(self.spans):
            raise ApiError("BAD_BATTLE", problem=unit.name)
        for key, value in unit.values.items():
            self._check_value(key, value)

    def _check_entry(self, entry: BattleEntry) -> None:
        for change in entry.changes:
            self._check_value(change.field, change.before)
            self._check_value(change.field, change.after)
        for unit in (*entry.added, *entry.removed):
            self._check_unit(unit)

    def _check_value(self, key: str, value: int) -> None:
        if value not in self.spans.get(key, ()):
            raise ApiError("BAD_BATTLE", problem=f"{key} {value}")

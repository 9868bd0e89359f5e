"""This game's procedures see its own state type, and can be made by name for saved games."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.procedure import Procedure, Procedures
from grognard.kernel.state import State

from .state import Battle

PROCEDURES: Final = Procedures()


class BattleProcedure(Procedure):
    """A procedure of this game; its `step` begins by taking the state for the battle it is."""


class UnitProcedure(BattleProcedure):
    """A procedure about one brigade or battery, with nothing else to remember."""

    unit: i64


class SeatProcedure(BattleProcedure):
    """A procedure of one side, with nothing else to remember."""

    seat: i64


def battle(s: State) -> Battle:
    assert isinstance(s, Battle)
    return s

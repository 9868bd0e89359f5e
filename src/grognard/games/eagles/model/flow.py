"""This game's procedures see its own state type, and can be made by name.

Names serve saved games, and the one true circle of the rules: a Special causes a test, a
test opens a window, a window plays a Special.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.procedure import Procedure, Procedures
from grognard.kernel.state import State

from .state import Battle

PROCEDURES: Final = Procedures()


class BattleProcedure(Procedure):
    """A procedure of this game; its `step` begins by taking the state for the battle it is."""


def battle(s: State) -> Battle:
    assert isinstance(s, Battle)
    return s

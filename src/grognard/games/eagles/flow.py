"""This game's procedures see its own state type, and can be made by name.

Names serve saved games, and the one true circle of the rules: a Special causes a test, a
test opens a window, a window plays a Special.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.procedure import Procedure
from ...kernel.refusal import BrokenRule
from ...kernel.state import State
from .state import Battle


class BattleProcedure(Procedure):
    """A procedure of this game; its `step` begins by taking the state for the battle it is."""


def battle(s: State) -> Battle:
    assert isinstance(s, Battle)
    return s


_makers: Final[dict[str, Callable[[], BattleProcedure]]] = {}


def register(name: str, maker: Callable[[], BattleProcedure]) -> None:
    _makers[name] = maker


def is_procedure(name: str) -> bool:
    return name in _makers


def procedure(name: str, fields: list[int]) -> BattleProcedure:
    """A procedure by its class name, with what its `fields` once gave."""
    if name not in _makers:
        raise BrokenRule(f"no procedure is called {name}")
    made = _makers[name]()
    made.restore(fields)
    return made

"""Orders of battle written as lists, read from them, and those that come with the game."""

from __future__ import annotations

from grognard.miniatures.armies import lists

from .army_rules import ARMY_POINTS, RULES
from .orders_of_battle import OrderOfBattle, order_of_battle


def army_from(text: str, seat: int, points: int = ARMY_POINTS) -> OrderOfBattle:
    """A ready army by its name, such as saalfeld-french, a share code, or a list (R97)."""
    return order_of_battle(lists.army_from(RULES, text, points), seat)

"""Chapter 9: accuracy: the volleys of battalions in line and in column."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import Refusal
from grognard.kernel.tally import Tally

from ...model.pieces import Battalion
from ...model.state import Battle
from .shot_dice import shot_dice, weigh_shot
from .targets import list_shots, why_not_shot
from .volley import Shots


def list_volleys(b: Battle, u: Battalion, actions: list[Action]) -> None:
    """Every volley of a battalion worth asking about."""
    list_shots(b, u, False, False, actions)


def add_volleys(b: Battle, u: Battalion, actions: list[Action]) -> None:
    """Exactly the volleys that `why_not_volley` allows, of those listed."""
    list_shots(b, u, False, True, actions)


def why_not_volley(b: Battle, u: Battalion, target: i64, screen: bool) -> Refusal | None:
    """9.1 A battalion shoots at an enemy battalion, or at its screen."""
    return why_not_shot(b, u, False, target, screen)


def volley_dice(b: Battle, u: Battalion, target: i64, screen: bool, keep: bool = False) -> Tally:
    """9.1 How many dice a volley throws."""
    return shot_dice(b, u, False, b.units[target], screen, keep)


def weigh_volley(b: Battle, u: Battalion, target: i64, screen: bool) -> list[Tally]:
    return weigh_shot(b, u, False, target, screen)


class Shooting(Shots):
    """9.0, R5 A battalion's volley, without a test; its screen may shoot afterwards (R69)."""

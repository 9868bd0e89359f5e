"""What a player may mean by touching a battalion, or by putting it on another.

Nothing of it need be allowed, nor even asked for: the rules then say why not.
"""

from __future__ import annotations

from grognard.kernel.decision import Action

from ..chapters.charging.charge_path import list_wheels
from ..model.actions import Attack, FightOn, FireAt, Manoeuvre, Pass, Rally, SkirmishAt
from ..model.pieces import NOBODY, ON_TABLE
from ..model.state import Battle
from .notation import SCREEN


def attempts(b: Battle, piece: str, target: str) -> list[Action]:
    """What this may mean beside the answers worth asking about."""
    unit = b.setting.by_id.get(piece, NOBODY)
    name, screen = target.removesuffix(SCREEN), target.endswith(SCREEN)
    aim = b.setting.by_id.get(name, NOBODY)
    if unit == NOBODY or (target and aim == NOBODY):
        return []
    return against(b, unit, aim, screen) if target else on_its_own(unit)


def on_its_own(unit: int) -> list[Action]:
    """6.1 An activation that needs no target."""
    return [Manoeuvre(unit), Rally(unit), FightOn(unit), Pass(unit)]


def against(b: Battle, unit: int, aim: int, screen: bool) -> list[Action]:
    """A shot at it, by the line or by the screen, or a charge."""
    shots: list[Action] = [FireAt(unit, aim, screen), SkirmishAt(unit, aim, screen)]
    if screen:
        return shots
    u, x = b.units[unit], b.units[aim]
    there = u.place == ON_TABLE and x.place == ON_TABLE
    wheels = [int(wheel) for wheel in list_wheels(u, x)] if there else []
    return [*shots, *(Attack(unit, aim, wheel) for wheel in wheels or [0])]

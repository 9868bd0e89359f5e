"""What a player may mean by touching a battalion, or by putting it on another.

Nothing of it need be allowed, nor even asked for: the rules then say why not.
"""

from __future__ import annotations

from grognard.kernel.decision import Action, Decision

from ..chapters.charging.charge_path import list_wheels
from ..model.actions import Attack, FightOn, FireAt, Manoeuvre, Pass, Rally, SkirmishAt
from ..model.pieces import NOBODY, ON_TABLE
from ..model.state import Battle
from .notation import SCREEN
from .taken_apart import take_apart


def attempts(b: Battle, piece: str, target: str) -> list[Action]:
    """Every action that this may mean; nothing where there is no such battalion."""
    unit = b.setting.by_id.get(piece, NOBODY)
    name, screen = target.removesuffix(SCREEN), target.endswith(SCREEN)
    aim = b.setting.by_id.get(name, NOBODY)
    if unit == NOBODY or (target and aim == NOBODY):
        return asked_about(b, piece, target)
    return against(b, unit, aim, screen) if target else on_its_own(b, unit, piece)


def asked_about(b: Battle, piece: str, target: str) -> list[Action]:
    """The answers worth asking about that this piece gives."""
    decision = b.pending
    assert isinstance(decision, Decision)
    taken = [(action, take_apart(b, action)) for action in decision.candidates(b)]
    return [
        action
        for action, said in taken
        if said.piece == piece and (not target or said.target == target)
    ]


def on_its_own(b: Battle, unit: int, piece: str) -> list[Action]:
    """6.1 An activation that needs no target."""
    acts: list[Action] = [Manoeuvre(unit), Rally(unit), FightOn(unit), Pass(unit)]
    return [*asked_about(b, piece, ""), *acts]


def against(b: Battle, unit: int, aim: int, screen: bool) -> list[Action]:
    """A shot at it, by the line or by the screen, or a charge."""
    shots: list[Action] = [FireAt(unit, aim, screen), SkirmishAt(unit, aim, screen)]
    if screen:
        return shots
    u, x = b.units[unit], b.units[aim]
    there = u.place == ON_TABLE and x.place == ON_TABLE
    wheels = [int(wheel) for wheel in list_wheels(u, x)] if there else []
    return [*shots, *(Attack(unit, aim, wheel) for wheel in wheels or [0])]

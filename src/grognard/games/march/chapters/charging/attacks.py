"""Chapter 12: which enemies a battalion may charge, and the charges worth asking about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import MEANS, Refusal
from grognard.miniatures.bodies import Body
from grognard.miniatures.moving.charge_path import Approach, is_aside, is_beyond, list_wheels

from ...model.actions import Attack
from ...model.pieces import NOBODY, ON_TABLE, ROUTING, Battalion
from ...model.state import Battle
from ..figures import CLOSE_ORDER, body_of, field_of
from ..moving.marching import why_not_leave
from ..moving.move_cost import PIP
from .charge_path import (
    HIGHEST,
    WIDEST,
    approach,
    bars_run,
    bars_wheel,
    charger_of,
    in_sight,
    least_cost,
    wheels_in_rough,
    why_not_strike,
)

IN_COMBAT: Final = Refusal("R76 engaged", MEANS, "fights-not-charges")
IN_SUPPORT: Final = Refusal("R115 joiner bound", MEANS, "in-support")
IN_ROUT: Final = Refusal("15.6 routers rally", MEANS, "in-rout")
NO_TARGET: Final = Refusal("12.2 enemy battalion")
TOO_WIDE: Final = Refusal("R74 charge wheel", MEANS, "wheel-too-wide")
PASSES_BY: Final = Refusal("R26 charge path", MEANS, "passes-by")
OUT_OF_SIGHT: Final = Refusal("12.2 in sight")
WHEEL_IN_ROUGH: Final = Refusal("R96 manoeuvres in rough", why="wheel-in-rough")
BARRED: Final = Refusal("R65 swept path", why="charge-barred")
OUT_OF_REACH: Final = Refusal("12.3 out of reach")


def why_not_charge(u: Battalion) -> Refusal | None:
    """12.2, R76, R115 Whether a battalion may charge at all."""
    if u.foe != NOBODY:
        return IN_COMBAT
    if u.helps != NOBODY:
        return IN_SUPPORT
    return IN_ROUT if u.marks & ROUTING else None


def why_not_attack(b: Battle, u: Battalion, target: i64, wheel: i64) -> Refusal | None:
    """12.2 Whether a battalion may charge a target after a wheel of so much, right positive."""
    refusal = why_not_charge(u)
    if refusal is not None:
        return refusal
    if target < 0 or target >= len(b.units):
        return NO_TARGET
    enemy = b.units[target]
    if enemy.seat == u.seat or enemy.place != ON_TABLE:
        return NO_TARGET
    if wheel > WIDEST or wheel < -WIDEST:
        return TOO_WIDE
    way = approach(b, u, wheel, target)
    return PASSES_BY if way.to(body_of(enemy)) < 0 else why_not_way(b, u, enemy, way)


def why_not_way(b: Battle, u: Battalion, enemy: Battalion, way: Approach) -> Refusal | None:
    """12.2, R26, R74 Straight ahead after the wheel, at somebody it sees and may strike."""
    refusal = why_not_strike(u, b.units[way.met])
    if refusal is not None:
        return refusal
    if not in_sight(b, u, enemy):
        return OUT_OF_SIGHT
    if wheels_in_rough(b, u, way.wheel):
        return WHEEL_IN_ROUGH
    if bars_wheel(b, u, way.wheel) or bars_run(b, u, way):
        return BARRED
    if b.setting.options.measuring and least_cost(b, u, way) > HIGHEST * PIP:
        return OUT_OF_REACH
    return why_not_leave(b, u, way.legs())


def list_attacks(b: Battle, u: Battalion, actions: list[Action]) -> None:
    """Every charge of a battalion worth asking about."""
    list_charges(b, u, False, actions)


def add_attacks(b: Battle, u: Battalion, actions: list[Action]) -> None:
    """Exactly the charges that `why_not_attack` allows, of those listed."""
    list_charges(b, u, True, actions)


def list_charges(b: Battle, u: Battalion, sure: bool, actions: list[Action]) -> None:
    for body in within_reach(b, u):
        actions += charges_at(b, u, body, sure)


def within_reach(b: Battle, u: Battalion) -> list[Body]:
    """The enemies it might charge; those out of reach or to the side are skipped at once."""
    found: list[Body] = []
    if why_not_charge(u) is None:
        charger = charger_of(u)
        for body in field_of(b).enemies(u.seat, CLOSE_ORDER):
            shape = body.shape.hull
            if not is_beyond(charger, shape) and not is_aside(charger, shape):
                found.append(body)
    return found


def charges_at(b: Battle, u: Battalion, body: Body, sure: bool) -> list[Action]:
    """A few wheels for one enemy."""
    enemy = b.units[body.owner]
    found: list[Action] = []
    for wheel in list_wheels(charger_of(u), body):
        way = approach(b, u, wheel, enemy.uid)
        if way.met == enemy.uid and is_listed(b, u, enemy, way, sure):
            found.append(Attack(u.uid, enemy.uid, wheel))
    return found


def is_listed(b: Battle, u: Battalion, enemy: Battalion, way: Approach, sure: bool) -> bool:
    return not sure or why_not_way(b, u, enemy, way) is None

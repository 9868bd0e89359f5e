"""Chapter 12, where a charge may lead: every wheel in whole degrees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Decision
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.reach import charge_reach as charges
from grognard.miniatures.reach.charge_reach import Charge
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.table.angles import DEGREE
from grognard.table.paths import WHEEL, Leg

from ..chapters.charging.charge_path import HIGHEST, WIDEST, approach
from ..chapters.figures import body_of
from ..chapters.moving.marching import bare_mover
from ..chapters.moving.move_cost import PIP, slowed, way_cost
from ..model.actions import Attack
from ..model.pieces import Battalion
from ..model.state import Battle
from .way_reach import PITCH

TURNS: Final = WIDEST // DEGREE


def charge_reach(b: Battle, decision: Decision, action: Attack, whys: Whys) -> Reach:
    """R26, R74 Every wheel before a charge at somebody, and where it comes into contact."""
    u = b.units[action.unit]
    found: list[Charge] = []
    for turn in range(-TURNS, TURNS + 1):
        found.append(charge_after(b, decision, u, action.target, turn * DEGREE))
    beyond = decision.why_not(b, Attack(action.unit, action.target, WIDEST + DEGREE))
    assert beyond is not None
    m = bare_mover(b, u, HIGHEST * PIP)
    return charges.charge_reach(u.roster.id, m, PITCH, found, beyond, whys)


def charge_after(b: Battle, decision: Decision, u: Battalion, target: i64, wheel: i64) -> Charge:
    """One wheel, and the only place after it: contact with the first unit it meets (R74)."""
    refusal = decision.why_not(b, Attack(u.uid, target, wheel))
    way = approach(b, u, wheel, target)
    length: i64 = way.length if way.to(body_of(b.units[target])) >= 0 else 0
    legs = way.legs() if length else [Leg(WHEEL, wheel)]
    return Charge(
        wheel, length, refusal, way_cost(legs, u.formation, way.width, slowed(b, u, way.legs()))
    )

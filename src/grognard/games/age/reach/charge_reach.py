"""Chapter 8, where a charge may lead: every wheel in whole degrees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Decision
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.moving.move_cost import cost
from grognard.miniatures.moving.mover import Mover
from grognard.miniatures.reach import charge_reach as charges
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.table.angles import DEGREE
from grognard.table.paths import WHEEL, Leg

from ..chapters.charging.charge import path_to
from ..chapters.charging.ways import WIDEST, runner
from ..chapters.formations import body_of
from ..chapters.moving.marching import bare_mover
from ..chapters.moving.speeds import speed_of
from ..model.actions import Charge
from ..model.pieces import Unit
from ..model.state import Battle
from .way_reach import PITCH

TURNS: Final = WIDEST // DEGREE


def charge_reach(b: Battle, decision: Decision, action: Charge, whys: Whys) -> Reach:
    """8.4, R37 Every wheel before a charge at somebody, and where it comes into contact."""
    u = b.units[action.unit]
    pays = runner(b, u, u.pose)
    found: list[charges.Charge] = []
    for turn in range(-TURNS, TURNS + 1):
        found.append(charge_after(b, decision, u, action.target, turn * DEGREE, pays))
    beyond = decision.why_not(b, Charge(action.unit, action.target, WIDEST + DEGREE))
    assert beyond is not None
    m = bare_mover(b, u, speed_of(b, u), False)
    return charges.charge_reach(u.roster.id, m, PITCH, found, beyond, whys)


def charge_after(
    b: Battle, decision: Decision, u: Unit, target: i64, wheel: i64, pays: Mover
) -> charges.Charge:
    """One wheel, and the only place after it: contact with the first unit it meets (R69)."""
    refusal = decision.why_not(b, Charge(u.uid, target, wheel))
    way = path_to(b, u, target, wheel)
    length: i64 = way.length if way.to(body_of(b, b.units[target])) >= 0 else 0
    legs = way.legs() if length else [Leg(WHEEL, wheel)] if wheel else []
    return charges.Charge(wheel, length, refusal, cost(pays, legs))

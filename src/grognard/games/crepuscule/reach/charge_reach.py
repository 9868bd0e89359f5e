"""C-INF-10, C-CAV-13, D-159, where a charge may lead: every wheel in whole degrees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Decision
from grognard.miniatures.contract.reach import Reach, Track
from grognard.miniatures.moving.mover import Mover
from grognard.miniatures.reach import charge_reach as charges
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.table.angles import DEGREE
from grognard.table.paths import WHEEL, Leg

from ..chapters.charging.at_officers import quarry_body, way_at
from ..chapters.charging.ways import (
    STEPS,
    VERDICTS,
    WIDEST,
    path_to,
    reach_of,
    way_cost,
)
from ..chapters.formations import body_of, footprint
from ..model.actions import Charge, ChargeOfficer
from ..model.pieces import Unit
from ..model.state import Battle
from .way_reach import PITCH

TURNS: Final = WIDEST // DEGREE


def charge_reach(b: Battle, decision: Decision, action: Charge, whys: Whys) -> Reach:
    """W-MOV-4 Every wheel before a charge at somebody, and where it comes into contact.

    Whether it gets so far is no matter of what is allowed: beyond its reach it falls short (D-24).
    """
    u = b.units[action.unit]
    found: list[charges.Charge] = []
    for turn in range(-TURNS, TURNS + 1):
        found.append(charge_after(b, decision, u, action.target, turn * DEGREE))
    beyond = decision.why_not(b, Charge(action.unit, action.target, WIDEST + DEGREE))
    assert beyond is not None
    return told(b, charges.charge_reach(u.roster.id, runs(b, u), PITCH, found, beyond, whys))


def told(b: Battle, found: Reach) -> Reach:
    """D-79 By eye a charge does not show how far it is to its target."""
    if not b.setting.options.by_eye:
        return found
    tracks = [
        Track(one.at, one.first, [(last, why, 0, 0) for last, why, _, _ in one.runs], one.beyond,
              one.leg, one.course)
        for one in found.tracks
    ]  # fmt: skip
    size, pitch, whys = found.size, found.pitch, found.whys
    return Reach(found.piece, found.kind, found.pose, size, pitch, tracks, whys, found.beyond)


def officer_charge_reach(b: Battle, decision: Decision, action: ChargeOfficer, whys: Whys) -> Reach:
    """C-OFF-5 The same of a charge at an officer on his own."""
    u, o = b.units[action.unit], b.officers[action.officer]
    found: list[charges.Charge] = []
    for turn in range(-TURNS, TURNS + 1):
        wheel: i64 = turn * DEGREE
        refusal = decision.why_not(b, ChargeOfficer(u.uid, o.oid, wheel))
        way = way_at(b, u, o, wheel)
        length: i64 = way.length if way.to(quarry_body(b, o)) >= 0 else 0
        legs = way.legs() if length else [Leg(WHEEL, wheel)] if wheel else []
        found.append(charges.Charge(wheel, length, refusal, way_cost(b, u, legs)))
    beyond = decision.why_not(b, ChargeOfficer(u.uid, o.oid, WIDEST + DEGREE))
    assert beyond is not None
    return told(b, charges.charge_reach(u.roster.id, runs(b, u), PITCH, found, beyond, whys))


def runs(b: Battle, u: Unit) -> Mover:
    """Its reach is its budget."""
    body = body_of(b, u)
    return Mover(
        footprint(b, u), u.pose, body.width, body.depth, reach_of(u), STEPS, VERDICTS,
        b.setting.ground,
    )  # fmt: skip


def charge_after(b: Battle, decision: Decision, u: Unit, target: i64, wheel: i64) -> charges.Charge:
    """One wheel, and the only place after it: contact with the first unit it meets (D-193)."""
    refusal = decision.why_not(b, Charge(u.uid, target, wheel))
    way = path_to(b, u, target, wheel)
    length: i64 = way.length if way.to(body_of(b, b.units[target])) >= 0 else 0
    legs = way.legs() if length else [Leg(WHEEL, wheel)] if wheel else []
    return charges.Charge(wheel, length, refusal, way_cost(b, u, legs))

"""Chapter 12, where a charge may lead: every wheel in whole degrees, and straight on to contact."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Decision
from grognard.miniatures.contract.reach import CONTACT, Reach, Track
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.table.angles import DEGREE
from grognard.table.paths import ADVANCE, WHEEL, Leg

from ..chapters.charging.charge_path import HIGHEST, WIDEST, approach
from ..chapters.figures import depth_of, width_of
from ..chapters.moving.move_cost import PIP, move_price, slowed, way_cost
from ..model.actions import Attack
from ..model.pieces import Battalion
from ..model.state import Battle
from .ray_ground import PITCH

TURNS: Final = WIDEST // DEGREE


def charge_reach(b: Battle, decision: Decision, action: Attack, whys: Whys) -> Reach:
    """R26, R74 Every wheel before a charge at somebody, and where it comes into contact."""
    u = b.units[action.unit]
    tracks: list[Track] = []
    for turn in range(-TURNS, TURNS + 1):
        tracks.append(charge_track(b, decision, u, action.target, turn * DEGREE, whys))
    beyond = decision.why_not(b, Attack(action.unit, action.target, WIDEST + DEGREE))
    return Reach(
        u.roster.id,
        CONTACT,
        u.pose.key(),
        (width_of(u), depth_of(u)),
        PITCH,
        tracks,
        whys.words,
        whys.number(beyond),
        move_price(u.formation, ADVANCE, False),
        0,
        HIGHEST * PIP,
    )


def charge_track(
    b: Battle, decision: Decision, u: Battalion, target: i64, wheel: i64, whys: Whys
) -> Track:
    """One wheel, and the only place after it: contact with whomever it meets first (R74)."""
    refusal = decision.why_not(b, Attack(u.uid, target, wheel))
    way = approach(b, u, wheel, target)
    length: i64 = way.length if way.to(b.units[target]) >= 0 else 0
    legs = way.legs() if length else [Leg(WHEEL, wheel)]
    cost = way_cost(legs, u.formation, way.width, slowed(b, u, way.legs()))
    return Track(wheel, length, [(length, whys.number(refusal), cost, 0)], "advance")

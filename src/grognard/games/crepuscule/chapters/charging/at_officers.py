"""C-OFF-4, C-OFF-5, D-108, D-207: charges at officers who are on their own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import MEANS, Refusal
from grognard.miniatures.bodies import Body, besides
from grognard.miniatures.moving import charge_path
from grognard.miniatures.moving.charge_path import Approach
from grognard.table import arcs
from grognard.table.measure import TOLERANCE, gap
from grognard.table.paths import ADVANCE, Leg
from grognard.table.pose import Pose

from ...model.actions import ChargeOfficer
from ...model.kinds import CHIEF_BASE, HORSE_DEPTH, HORSE_WIDTH, NOBODY
from ...model.pieces import Officer, Unit
from ...model.state import Battle
from ..formations import body_of, field_of, footprint, officer_shape, width_of
from ..ground import ARC, bearing_on
from .ways import LONGEST, WIDEST, charger_of, closed_to, is_barred, reach_of, way_cost

NO_OFFICER: Final = Refusal("C-OFF-5", why="no-lone-officer")
OUT_OF_ARC: Final = Refusal("D-159", why="out-of-arc")
UNSEEN: Final = Refusal("C-INF-10", why="unseen")
TOO_WIDE: Final = Refusal("W-MOV-4", MEANS, "charge-wheel")
PASSES_BY: Final = Refusal("W-MOV-4", MEANS, "passes-by")
SCREENED: Final = Refusal("D-207", why="screened")
BARRED: Final = Refusal("D-193", why="charge-barred")

FIRST_OWNER: Final = -2  # officers are distinguished from units by the number of their bodies


# The officer, and the way to him


def quarry_body(b: Battle, o: Officer) -> Body:
    """His base as a body that charges meet; in the field of units he is none (D-194)."""
    wide: i64 = CHIEF_BASE if o.is_chief() else HORSE_WIDTH
    front = Pose(o.x, o.y + HORSE_DEPTH // 2, 0)
    owner: i64 = FIRST_OWNER - o.oid
    return Body(owner, 0, o.seat, front, wide, HORSE_DEPTH, officer_shape(b, o), 0)


def way_at(b: Battle, u: Unit, o: Officer, wheel: i64) -> Approach:
    """A charge at him after a wheel; an enemy unit that is nearer is met first (D-193)."""
    body = quarry_body(b, o)
    return charge_path.approach(body_of(b, u), wheel, [*field_of(b).enemies(u.seat), body], body)


def meets_him(way: Approach, o: Officer) -> bool:
    return way.met == FIRST_OWNER - o.oid


def officer_distance(b: Battle, u: Unit, o: Officer) -> i64:
    return gap(footprint(b, u), officer_shape(b, o))


# Who may be charged


def why_not_officer(b: Battle, u: Unit, oid: i64, wheel: i64) -> Refusal | None:
    """C-OFF-5, D-207 An enemy officer with no unit, ahead, in sight, with nobody before him."""
    if not 0 <= oid < len(b.officers):
        return NO_OFFICER
    o = b.officers[oid]
    if o.seat == u.seat or not o.is_alone():
        return NO_OFFICER
    if wheel > WIDEST or wheel < -WIDEST:
        return TOO_WIDE
    shape = officer_shape(b, o)
    if not u.is_open() and not arcs.meets_wide_arc(u.pose, width_of(u), ARC, shape.hull):
        return OUT_OF_ARC
    if not bearing_on(b, u, shape, NOBODY, b.setting.ground.width + b.setting.ground.height):
        return UNSEEN
    way = way_at(b, u, o, wheel)
    if way.struck is None or way.to(quarry_body(b, o)) < 0:
        return PASSES_BY
    if not meets_him(way, o):
        return SCREENED
    return BARRED if is_barred(b, u, way) else None


def list_officer_charges(b: Battle, u: Unit) -> list[Action]:
    """Charges at officers within reach, by a wheel or two each."""
    found: list[Action] = []
    for o in b.staff(1 - u.seat):
        if o.is_alone() and officer_distance(b, u, o) <= reach_of(u):
            found += [ChargeOfficer(u.uid, o.oid, wheel) for wheel in wheels_at(b, u, o)]
    return found


def wheels_at(b: Battle, u: Unit, o: Officer) -> list[int]:
    return charge_path.list_wheels(charger_of(b, u, LONGEST), quarry_body(b, o))


def charged_officers(b: Battle, seat: i64) -> list[Officer]:
    """Officers of a seat that a confirmed charge targets, and who have not answered it."""
    found: list[Officer] = []
    for o in b.staff(seat):
        if o.answer == NOBODY and o.is_alone() and hunters_of(b, o):
            found.append(o)
    return found


def hunters_of(b: Battle, o: Officer) -> list[Unit]:
    """All units that charge him; those that are fleeing by now do not."""
    return [u for u in b.units if u.quarry == o.oid and u.on_table() and not u.is_fleeing()]


# The charge move


class OfficerWay:
    """Where a charge at an officer ends: at him, at a unit that it meets first, or short."""

    __slots__ = ("legs", "met", "place", "reached")

    def __init__(self, reached: bool, met: i64, place: Pose, legs: list[Leg]) -> None:
        self.reached: Final[bool] = reached  # him
        self.met: Final[i64] = met  # a unit
        self.place: Final = place
        self.legs: Final = legs


def way_of_charge(b: Battle, u: Unit, o: Officer) -> OfficerWay:
    """D-24, D-193, D-207 By its declared wheel, or another where he has withdrawn."""
    straight = [Leg(ADVANCE, reach_of(u) // 2)]
    if not o.is_alone():
        return OfficerWay(False, NOBODY, u.pose, straight)
    for wheel in [u.wheel, *wheels_at(b, u, o)]:
        way = way_at(b, u, o, wheel)
        if way.struck is None or way.to(quarry_body(b, o)) < 0:
            continue
        if way_cost(b, u, way.legs()) > reach_of(u) + TOLERANCE or is_barred(b, u, way):
            return OfficerWay(False, NOBODY, u.pose, way.legs())
        others = besides(field_of(b).bodies, u.uid)
        place = charge_path.flush_pose(way, others, b.setting.ground, closed_to(u))
        reached = meets_him(way, o)
        return OfficerWay(reached, NOBODY if reached else way.met, place, way.legs())
    return OfficerWay(False, NOBODY, u.pose, straight)

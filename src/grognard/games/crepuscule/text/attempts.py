"""What a player may mean by touching a unit or an officer, or by putting it on another.

Nothing of it need be allowed, nor even asked for: the rules then say why not.
"""

from __future__ import annotations

from grognard.kernel.decision import Action
from grognard.table.angles import turn_between
from grognard.table.paths import ADVANCE, Leg
from grognard.table.pose import INCH

from ..chapters.artillery.aiming import ChooseAim
from ..chapters.artillery.types import ammunition_of
from ..chapters.charging.reactions import ChooseReaction
from ..chapters.charging.support import ChooseSupport
from ..chapters.charging.ways import list_wheels
from ..chapters.deploying.deployment import ChoosePlace, ChoosePost
from ..chapters.formations import centre_of
from ..chapters.ground import heading_between
from ..chapters.officers.riding import ChooseRide
from ..chapters.orders.orders import ChooseOrder
from ..chapters.shooting.musketry import ChooseShot
from ..chapters.shooting.targets import faces_of
from ..model.actions import (
    Charge,
    ChargeOfficer,
    Crew,
    Form,
    Join,
    Limber,
    March,
    Place,
    Post,
    React,
    Rejoin,
    Ride,
    Spike,
    Support,
    Traverse,
    Turn,
    Unlimber,
    Withdraw,
)
from ..model.combat_actions import (
    Aim,
    Shoot,
    Snipe,
    Volley,
)
from ..model.kinds import HOLD, LIMBERED, NOBODY, SUPPORT_FIRE
from ..model.pieces import Unit
from ..model.state import Battle


def attempts(b: Battle, piece: str, target: str) -> list[Action]:
    """What this may mean beside the answers worth asking about."""
    setting = b.setting
    unit, oid = setting.by_id.get(piece, NOBODY), setting.officer_by_id.get(piece, NOBODY)
    aim, chief = setting.by_id.get(target, NOBODY), setting.officer_by_id.get(target, NOBODY)
    if oid != NOBODY:
        return of_officer(b, oid, target, aim)
    if unit == NOBODY:
        return []
    u = b.units[unit]
    if not target:
        return alone(b, u)
    if chief != NOBODY:
        shot = isinstance(b.pending, ChooseShot)
        return [Snipe(unit, chief) if shot else ChargeOfficer(unit, chief, 0)]
    if aim == NOBODY:
        return []
    other = b.units[aim]
    return at_friend(b, u, other) if other.seat == u.seat else at_enemy(b, u, other)


def of_officer(b: Battle, oid: int, target: str, unit: int) -> list[Action]:
    if isinstance(b.pending, ChoosePost):
        return [Post(oid, b.officers[oid].x, b.officers[oid].y)]
    if target:
        return [Join(oid, unit)] if unit != NOBODY else []
    o = b.officers[oid]
    return [Ride(oid, o.x, o.y)]


def alone(b: Battle, u: Unit) -> list[Action]:
    """What units do in this step without a target."""
    if isinstance(b.pending, ChoosePlace):
        return [Place(u.uid, u.pose.x, u.pose.y, u.pose.h, u.formation)]
    if isinstance(b.pending, ChooseReaction):
        return [React(u.uid, HOLD)]
    if isinstance(b.pending, ChooseShot):
        return [Shoot(u.uid, NOBODY)]
    if isinstance(b.pending, ChooseAim):
        return [Aim(u.uid, NOBODY, ammunition_of(u)[0])]
    if u.is_detached() and u.on_table():
        return [ahead(u), Rejoin(u.uid)]
    if u.is_battery():
        drawn = u.formation == LIMBERED
        return [ahead(u), Unlimber(u.uid, u.pose.h) if drawn else Limber(u.uid)]
    return [ahead(u), Form(u.uid, u.formation), Withdraw(u.uid)]


def ahead(u: Unit) -> March:
    return March(u.uid, [Leg(ADVANCE, INCH)])


def at_friend(b: Battle, u: Unit, other: Unit) -> list[Action]:
    if isinstance(b.pending, ChooseSupport):
        return [Support(u.uid, other.uid, SUPPORT_FIRE)]
    if u.is_detached() and u.roster.parent == other.uid:
        return [Rejoin(u.uid)]
    return [Aim(u.uid, other.uid, ammunition_of(u)[0])] if u.is_battery() else charges(b, u, other)


def at_enemy(b: Battle, u: Unit, foe: Unit) -> list[Action]:
    """Guns aim; others fire where fire is asked for, and else charge."""
    if isinstance(b.pending, ChooseOrder):
        return in_movement(b, u, foe)
    if u.is_battery():
        return [Aim(u.uid, foe.uid, ammunition) for ammunition in ammunition_of(u)]
    if isinstance(b.pending, ChooseShot):
        shots: list[Action] = [Shoot(u.uid, foe.uid, face) for face in faces_of(u)]
        return [*shots, Volley(u.uid, foe.uid)]
    if isinstance(b.pending, ChooseRide) or not foe.is_battery() or foe.captor != u.uid:
        return charges(b, u, foe)
    return [Spike(u.uid, foe.uid), *charges(b, u, foe)]


def in_movement(b: Battle, u: Unit, foe: Unit) -> list[Action]:
    """4b What may then be done with an enemy, or is tried too late."""
    if u.is_battery():
        turn = turn_between(u.pose.h, heading_between(centre_of(b, u), centre_of(b, foe)))
        return [Traverse(u.uid, turn), Aim(u.uid, foe.uid, ammunition_of(u)[0])]
    if b.is_engaged(u.uid):
        return [Turn(u.uid, foe.uid)]
    if foe.captor == u.uid:
        return [Crew(u.uid, foe.uid)]
    return charges(b, u, foe)


def charges(b: Battle, u: Unit, foe: Unit) -> list[Action]:
    if not (u.on_table() and foe.on_table() and u.is_troops()):
        return [Charge(u.uid, foe.uid, 0)]
    wheels = {0, *(int(wheel) for wheel in list_wheels(b, u, foe.uid))}
    return [Charge(u.uid, foe.uid, wheel) for wheel in sorted(wheels)]

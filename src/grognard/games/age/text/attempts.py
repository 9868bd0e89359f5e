"""What a player may mean by selecting a unit or a general, or by putting it on another.

None of it need be legal, nor even asked for: the rules then say why not.
"""

from __future__ import annotations

from grognard.kernel.decision import Action
from grognard.miniatures.moving.charge_path import wheel_toward

from ..chapters.charging.ways import WIDEST
from ..chapters.command.chain import point_of
from ..chapters.fire.fire import ChooseFire
from ..chapters.formations import body_of, centre_of
from ..chapters.moving.reserve import ChooseReserve
from ..model.actions import (
    Aim,
    Attach,
    AttachBattery,
    Charge,
    Detach,
    Hold,
    HoldFire,
    Limber,
    Move,
    Reserve,
    Ride,
    Roll,
    Unlimber,
    Withdraw,
)
from ..model.kinds import NOBODY
from ..model.pieces import Unit
from ..model.state import Battle


def attempts(b: Battle, piece: str, target: str) -> list[Action]:
    """What this may mean in addition to the answers worth asking about."""
    setting = b.setting
    unit, gid = setting.by_id.get(piece, NOBODY), setting.general_by_id.get(piece, NOBODY)
    aim = setting.by_id.get(target, NOBODY)
    if target and aim == NOBODY:
        return []
    if gid != NOBODY:
        return of_general(b, gid) if not target else [Attach(gid, aim)]
    if unit == NOBODY:
        return []
    return against(b, b.units[unit], b.units[aim]) if target else alone(b, b.units[unit])


def of_general(b: Battle, gid: int) -> list[Action]:
    x, y = point_of(b, b.generals[gid])
    return [Detach(gid), Ride(gid, x, y)]


def alone(b: Battle, u: Unit) -> list[Action]:
    """What units are ordered in this step, without a target."""
    if isinstance(b.pending, ChooseReserve):
        return [Reserve(u.uid)]
    if isinstance(b.pending, ChooseFire):
        return [HoldFire(u.uid)]
    if u.is_battery():
        return [Roll(u.uid), Unlimber(u.uid), Limber(u.uid)]
    return [Move(u.uid), Withdraw(u.uid), Hold(u.uid)]


def against(b: Battle, u: Unit, other: Unit) -> list[Action]:
    """A shot or a charge at an enemy; a battery that is put on a friend joins it."""
    if other.seat == u.seat:
        return [AttachBattery(u.uid, other.uid)]
    if u.is_battery() or isinstance(b.pending, ChooseFire):
        return [Aim(u.uid, other.uid)]
    if not (u.on_table() and other.on_table()):
        return [Charge(u.uid, other.uid, 0)]
    x, y = centre_of(b, other)
    wheels = {0, int(wheel_toward(body_of(b, u), WIDEST, x, y))}
    return [Charge(u.uid, other.uid, wheel) for wheel in sorted(wheels)]

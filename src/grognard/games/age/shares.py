"""Which formations of an army can be led by separate players, and which player an answer belongs
to.

Not a chapter: the rules know two sides. A corps or division may be given away with all that belongs
to it; initiative and the army as a whole stay with the commander-in-chief.
"""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.shares import Share

from .chapters.charging.breakthrough import ChooseFollowUp
from .chapters.charging.charge import Charge as ChargeProcedure
from .chapters.charging.counter_charge import ChooseAnswer
from .chapters.command.staff import ChooseCommand, ChooseRide
from .chapters.fire.fire import ChooseFire
from .chapters.moving.division import DivisionMove
from .chapters.moving.orders import ChooseOrder
from .chapters.moving.reserve import ChooseReserve
from .chapters.moving.ways import ChooseWay
from .chapters.upkeep import ChooseEntry
from .model.actions import (
    END_STEP,
    OPEN_FIRE,
    Aim,
    Attach,
    AttachBattery,
    BreakThrough,
    Charge,
    Detach,
    DetachBattery,
    Enter,
    Form,
    Hold,
    HoldFire,
    Limber,
    Move,
    MoveDivision,
    Pivot,
    Reserve,
    Resolve,
    Ride,
    Roll,
    Substitute,
    Unlimber,
    Withdraw,
)
from .model.kinds import NOBODY
from .model.setting import Command
from .model.state import Battle


def shares_of(b: Battle, seat: i64) -> list[Share]:
    """Every formation but the army itself; where a side has several armies, these too."""
    commands = [command for command in b.setting.commands if command.seat == seat]
    armies = [command for command in commands if command.parent == NOBODY]
    shared = commands if len(armies) > 1 else [one for one in commands if one.parent != NOBODY]
    keys = {int(one.number): one.id for one in shared}
    shared.sort(key=depth)
    return [Share(one.id, keys.get(int(one.parent), "")) for one in shared]


def depth(command: Command) -> int:
    return len(command.chain)


def share_of(b: Battle, action: Action) -> str:
    """The formation of the unit or general that acts, or that is asked; otherwise none."""
    command = command_of(b, action)
    decision = b.pending
    if command == NOBODY or not isinstance(decision, Decision):
        return ""
    one = b.setting.commands[command]
    if one.seat != decision.seat:
        return ""
    return one.id if one.parent != NOBODY or has_many_armies(b, one.seat) else ""


def has_many_armies(b: Battle, seat: i64) -> bool:
    armies = [one for one in b.setting.commands if one.seat == seat and one.parent == NOBODY]
    return len(armies) > 1


def command_of(b: Battle, action: Action) -> i64:
    if isinstance(action, MoveDivision):
        return action.command
    if isinstance(action, (Attach, Detach, Substitute, Ride)):
        led = b.generals[action.general].roster.commands
        return led[0] if led else NOBODY
    unit = unit_of(action)
    if unit == NOBODY:
        return asked_command(b)
    return b.units[unit].roster.command


def unit_of(action: Action) -> i64:
    """The unit that an answer names as the one that acts."""
    if isinstance(
        action,
        (Enter, AttachBattery, DetachBattery, Reserve, Hold, Move, Charge, Form, Withdraw, Limber),
    ):
        return action.unit
    if isinstance(action, (Unlimber, Roll, Pivot, Aim, HoldFire, Resolve, BreakThrough)):
        return action.unit
    return NOBODY


def asked_command(b: Battle) -> i64:
    """The formation that a question is about where its answers name no unit."""
    decision = b.pending
    if isinstance(decision, (ChooseWay, ChooseEntry, ChooseFollowUp, ChooseAnswer)):
        return b.units[decision.unit].roster.command
    top = b.stack[-1] if b.stack else None
    if isinstance(top, DivisionMove):
        return top.command
    if isinstance(top, ChargeProcedure):
        return b.units[top.unit].roster.command
    return NOBODY


def closing_answer(b: Battle) -> Action | None:
    """What ends a step in which units act in any order."""
    decision = b.pending
    if isinstance(decision, (ChooseOrder, ChooseReserve, ChooseCommand, ChooseRide)):
        return END_STEP
    return OPEN_FIRE if isinstance(decision, ChooseFire) else None


def name_of(b: Battle, share: str) -> str:
    number = b.setting.command_by_id.get(share, NOBODY)
    return b.setting.commands[number].name if number != NOBODY else share

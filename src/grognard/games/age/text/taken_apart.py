"""An action taken apart for a screen: who acts, at whom or where to, and how.

Lengths are hundredths of a millimetre and directions hundredths of a degree, so that no screen
reads a decimal number.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action
from grognard.kernel.verbs import Part, Said, words_by_key
from grognard.miniatures.text.grammar import unit_text
from grognard.miniatures.text.orders import LEG_WORDS
from grognard.table.paths import Leg

from ..model.actions import (
    Aim,
    Attach,
    AttachBattery,
    BreakThrough,
    Charge,
    CounterCharge,
    Detach,
    DetachBattery,
    Enter,
    Evade,
    Form,
    Hold,
    HoldFire,
    Limber,
    March,
    Move,
    MoveDivision,
    Occupy,
    Pivot,
    Reserve,
    Resolve,
    Ride,
    Roll,
    Stand,
    Substitute,
    Unlimber,
    Withdraw,
)
from ..model.kinds import FORMATIONS, NOBODY
from ..model.state import Battle
from ..model.verbs import VERBS
from .notation import LENGTHS, command_text, general_text, notate

WORD_OF: Final = words_by_key(VERBS)


def take_apart(b: Battle, action: Action) -> Said:
    """The parts of an action; the acting unit is known from the question where the text does not
    name it.
    """
    text, verb = notate(b, action), WORD_OF[action.key()[0]]
    return Said(text, verb, piece(b, action), target(b, action), parts(action))


def piece(b: Battle, action: Action) -> str | None:
    match action:
        case Attach() | Detach() | Substitute() | Ride():
            return general_text(b, action.general)
        case Reserve() | Hold() | Move() | Charge() | Form() | Withdraw() | Enter():
            return unit_text(b, action.unit)
        case Limber() | Unlimber() | Roll() | Pivot() | Aim() | HoldFire() | Resolve():
            return unit_text(b, action.unit)
        case AttachBattery() | DetachBattery() | BreakThrough():
            return unit_text(b, action.unit)
        case MoveDivision():
            return command_text(b, action.command)
        case March() | CounterCharge() | Evade() | Stand() | Occupy():
            return asked_unit(b)
    return None


def asked_unit(b: Battle) -> str | None:
    """The unit that a question is about."""
    uid: int = getattr(b.pending, "unit", NOBODY)
    return None if uid == NOBODY else unit_text(b, uid)


def target(b: Battle, action: Action) -> str | None:
    match action:
        case Charge() | Aim() | BreakThrough():
            return unit_text(b, action.target)
        case Attach():
            return unit_text(b, action.unit)
        case AttachBattery():
            return unit_text(b, action.brigade)
        case Substitute():
            return command_text(b, action.command)
        case Enter() | Ride():
            return LENGTHS.point_text(action.x, action.y)
    return None


def parts(action: Action) -> list[Part]:
    """What else the verb of the action names, in the order of its table."""
    match action:
        case Charge():
            return [int(action.wheel) or None]
        case Pivot():
            return [int(action.angle)]
        case Form():
            return [FORMATIONS[action.formation]]
        case March():
            return [words_of(action.legs), int(action.road) or None]
        case MoveDivision():
            return [words_of(action.legs)]
        case Enter() | Ride():
            return [[int(action.x), int(action.y), 0]]
    return []


def words_of(legs: list[Leg]) -> list[tuple[str, int]]:
    return [(LEG_WORDS[int(leg.kind)], int(leg.amount)) for leg in legs]

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
from grognard.table.pose import Pose

from ..chapters.activation import ChooseActivation
from ..chapters.commander import ChooseRide
from ..model.actions import (
    FORMATIONS,
    SIDES,
    Attack,
    FightOn,
    FireAt,
    Form,
    Join,
    Manoeuvre,
    March,
    Move,
    Pass,
    Place,
    PlaceCommander,
    PlaceScreen,
    Rally,
    Reform,
    Ride,
    RideTo,
    SkirmishAt,
    TakeSide,
    TestResolve,
    Wait,
)
from ..model.pieces import NOBODY, SCREEN_DEPTH
from ..model.state import Battle
from ..model.verbs import VERBS
from ..reach.grid_reach import chief_id
from .notation import LENGTHS, notate, target_text

WORD_OF: Final = words_by_key(VERBS)


def take_apart(b: Battle, action: Action) -> Said:
    """The parts of an action; who acts is known from the question where the text does not say."""
    text, verb = notate(b, action), WORD_OF[action.key()[0]]
    return Said(text, verb, piece(b, action), target(b, action), parts(action))


def piece(b: Battle, action: Action) -> str | None:
    match action:
        case FireAt() | SkirmishAt() | Attack() | Place() | PlaceScreen():
            return unit_text(b, action.unit)
        case Pass() | Manoeuvre() | Rally() | FightOn() | TestResolve():
            return unit_text(b, action.unit)
        case Move() | Form() | Reform() | March():
            return asked_unit(b)
        case Ride() | Wait() | RideTo() | Join():
            return asked_chief(b)
    return None


def asked_unit(b: Battle) -> str | None:
    """The battalion that a question is about."""
    uid: int = getattr(b.pending, "unit", NOBODY)
    return None if uid == NOBODY else unit_text(b, uid)


def asked_chief(b: Battle) -> str | None:
    """The Supreme Commander, if he may act."""
    step = b.pending
    return chief_id(step.seat) if isinstance(step, (ChooseActivation, ChooseRide)) else None


def target(b: Battle, action: Action) -> str | None:
    match action:
        case FireAt() | SkirmishAt():
            return target_text(b, action.target, action.screen)
        case Attack():
            return unit_text(b, action.target)
        case Join():
            return unit_text(b, action.unit)
        case Place() | PlaceScreen():
            return LENGTHS.point_text(action.pose.x, action.pose.y)
        case PlaceCommander() | RideTo():
            return LENGTHS.point_text(action.x, action.y)
        case TakeSide():
            return SIDES[action.side]
    return None


def parts(action: Action) -> list[Part]:
    """What the verb of the action says beside, in the order of its table."""
    match action:
        case Attack():
            return [int(action.wheel) or None]
        case March():
            return [[(LEG_WORDS[int(leg.kind)], int(leg.amount)) for leg in action.legs]]
        case Form():
            return [FORMATIONS[action.formation], str(int(action.heading))]
        case Place():
            return [
                numbers(action.pose),
                FORMATIONS[action.formation],
                int(action.detached) or None,
            ]
        case PlaceScreen():
            return [numbers(action.pose), None if action.gap == SCREEN_DEPTH else int(action.gap)]
        case PlaceCommander() | RideTo():
            return [[int(action.x), int(action.y), 0]]
    return []


def numbers(pose: Pose) -> list[int]:
    return [int(pose.x), int(pose.y), int(pose.h)]

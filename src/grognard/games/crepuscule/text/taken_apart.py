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

from ..model.actions import (
    Build,
    Charge,
    ChargeOfficer,
    Clear,
    Crew,
    Detach,
    Enter,
    Form,
    Join,
    Leave,
    March,
    Place,
    Post,
    React,
    Ride,
    Spike,
    Support,
    Traverse,
    Turn,
    Unlimber,
)
from ..model.combat_actions import (
    Aim,
    Duel,
    Estimate,
    Shoot,
    Snipe,
    Strike,
    StrikeOfficer,
    Swap,
    Volley,
)
from ..model.kinds import AMMUNITION, EDGES, FORMATIONS, NOBODY, REACTIONS_OF, SUPPORT_JOBS
from ..model.state import Battle
from ..model.verbs import VERBS
from .notation import LENGTHS, SIDES, notate, officer_text

WORD_OF: Final = words_by_key(VERBS)


def take_apart(b: Battle, action: Action) -> Said:
    """The parts of an action; who acts is known from the question where the text does not say."""
    text, verb = notate(b, action), WORD_OF[action.key()[0]]
    return Said(text, verb, piece(b, action), target(b, action), parts(action))


def piece(b: Battle, action: Action) -> str | None:
    if isinstance(action, (Ride, Join, Post)):
        return officer_text(b, action.officer)
    unit: int = getattr(action, "unit", NOBODY)
    officer: int = getattr(b.pending, "officer", NOBODY)
    if unit == NOBODY and officer != NOBODY:
        return officer_text(b, officer)
    if unit == NOBODY:
        unit = getattr(b.pending, "unit", NOBODY)
    return None if unit == NOBODY else unit_text(b, unit)


def target(b: Battle, action: Action) -> str | None:
    match action:
        case Charge() | Shoot() | Volley() | Support() | Strike() | Aim() | Duel():
            return unit_text(b, action.target)
        case Turn() | Crew() | Spike():
            return unit_text(b, action.target)
        case React():
            return unit_text(b, action.target) if action.target >= 0 else None
        case Join():
            return unit_text(b, action.unit)
        case Snipe() | ChargeOfficer() | StrikeOfficer():
            return officer_text(b, action.officer)
        case Ride() | Post() | Detach() | Place() | Build():
            return LENGTHS.point_text(action.x, action.y)
    return None


def parts(action: Action) -> list[Part]:
    """What the verb of the action says beside, in the order of its table."""
    match action:
        case Charge() | ChargeOfficer():
            return [int(action.wheel) or None]
        case March():
            return [[(LEG_WORDS[int(leg.kind)], int(leg.amount)) for leg in action.legs]]
        case Form():
            facing = int(action.facing) if action.facing >= 0 else None
            return [FORMATIONS[action.formation], int(action.files) or None, facing]
        case Shoot():
            return [EDGES[action.face] if action.face >= 0 else None]
        case React():
            formation = FORMATIONS[action.formation] if action.formation >= 0 else None
            return [REACTIONS_OF[action.reaction], formation]
        case Support():
            return [SUPPORT_JOBS[action.job]]
        case Strike() | StrikeOfficer():
            return [int(action.count)]
        case Swap():
            return [SIDES[int(action.ahead)]]
        case Aim():
            return [AMMUNITION[action.ammunition]]
        case Estimate():
            return [list(action.inches)]
        case Unlimber():
            return [int(action.facing)]
        case Traverse():
            return [int(action.angle)]
        case Enter():
            return [int(action.area)]
        case Leave():
            return [int(action.facade)]
        case Clear():
            return [int(action.edge)]
        case Ride() | Post():
            return [[int(action.x), int(action.y), 0]]
        case Build():
            return [[int(action.x), int(action.y), int(action.facing)]]
        case Detach():
            return [int(action.count), [int(action.x), int(action.y), int(action.facing)]]
        case Place():
            place = [int(action.x), int(action.y), int(action.facing)]
            return [place, FORMATIONS[action.formation], int(action.files) or None]
    return []

"""Chapter 5: actions that answer another question than the one asked, and when theirs is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import MEANS, MOMENT, PIECE, Refusal

from ..model.actions import (
    AcceptDraw,
    Capture,
    Deploy,
    Hide,
    Pass,
    Play,
    Ready,
    Retreat,
    Send,
    Test,
)
from ..model.cards import SPECIAL
from ..model.pieces import COMBAT
from ..model.places import RESERVE
from ..model.state import Battle
from .specials.moments import why_untimely

IN_COMBAT: Final = Refusal("5.0 combat phase", MOMENT, "combat-only")
ANSWER_FIRST: Final = Refusal("5.0 phases", MOMENT, "answer-first")
IN_MORALE: Final = Refusal("5.0 morale phase", MOMENT)
DEPLOYMENT_OVER: Final = Refusal("4.1 reserve", MOMENT, "deployment-over")
HIDE_LATER: Final = Refusal("14.0 unengaged", MOMENT, "hide-when")
ON_CAPTURE: Final = Refusal("11.5 capture", MOMENT)
NOTHING_TO_DECLINE: Final = Refusal("5.0 phases", MOMENT, "no-pass")
NO_OFFER: Final = Refusal("R148 agreed draw", MOMENT, "no-offer")
RETREAT_LATER: Final = Refusal("16.0 voluntary retreat", MOMENT, "retreat-when")
NOBODY_TO_SEND: Final = Refusal("16.0 victors reinforce", MOMENT, "send-when")
NOT_YOURS: Final = Refusal("5.0 alternate turns", PIECE, "not-yours")
NOT_A_SPECIAL: Final = Refusal("13.0 from reserve", MEANS, "no-special")


def why_not_now(b: Battle, seat: i64, action: Action) -> Refusal:
    """5.0 Each thing is done in its own phase, and a question that is asked is answered first."""
    if isinstance(action, Play):
        return why_not_played(b, seat, action)
    if isinstance(action, Retreat):
        return RETREAT_LATER
    if isinstance(action, Send):
        return NOBODY_TO_SEND
    if isinstance(action, (Deploy, Ready)):
        return DEPLOYMENT_OVER
    if isinstance(action, Test):
        return IN_MORALE
    if isinstance(action, Capture):
        return ON_CAPTURE
    if isinstance(action, Pass):
        return NOTHING_TO_DECLINE
    if isinstance(action, AcceptDraw):
        return NO_OFFER
    if b.phase == COMBAT and b.active == seat:
        return ANSWER_FIRST
    return HIDE_LATER if isinstance(action, Hide) else IN_COMBAT


def why_not_played(b: Battle, seat: i64, action: Play) -> Refusal:
    """13.0 A Special where none is asked for: what its text says of its moment."""
    u = b.units[action.card]
    if u.seat != seat:
        return NOT_YOURS
    if u.arm != SPECIAL or u.place != RESERVE + seat:
        return NOT_A_SPECIAL
    return why_untimely(b, u)

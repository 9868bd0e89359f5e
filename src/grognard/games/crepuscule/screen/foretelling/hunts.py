"""Charges at officers on their own, and what such an officer may do, shown before. Interpreted."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from grognard.kernel.aids import Forecast
from grognard.kernel.decision import Action

from ...chapters.officers.charged import DICE
from ...model.actions import (
    DEFEND,
    EVADE,
    SURRENDER,
    ChargeOfficer,
    Evade,
)
from ...model.state import Battle
from ...odds.lone_officers import Peril, hunted, peril_of, refuge_peril
from .bars import share

Say = Callable[..., str]
Told = list[tuple[str, Fraction]]

ANSWERS: Final = (("evade", EVADE), ("defend", DEFEND), ("surrender", SURRENDER))


def told_hunt(b: Battle, action: ChargeOfficer, say: Say) -> Forecast:
    """C-OFF-5, D-108 What happens to him by each of his answers, once the test is passed."""
    after = hunted(b, action.unit, action.officer, action.wheel)
    officer = name_of(b, action.officer)
    found = Forecast(say("title-hunted", officer=officer), 0, [], [], [])
    for key, answer in ANSWERS:
        words = say("hunt-reached", answer=say("hunt-answer", answer=key), officer=officer)
        found.meanings.extend(befalls(peril_of(after, action.officer, answer), words, say))
    return found


def told_answer(b: Battle, oid: int, answer: Action, say: Say, title: str) -> Forecast:
    """D-108 What happens to him by this answer."""
    dice = DICE if isinstance(answer, Evade) else 0
    words = say("peril-reached", officer=name_of(b, oid))
    return Forecast(title, dice, [], [], befalls(peril_of(b, oid, answer), words, say))


def told_refuge(b: Battle, oid: int, refuge: Action, say: Say, title: str) -> Forecast:
    """C-OFF-4 The same at the place that he withdraws to."""
    words = say("peril-reached", officer=name_of(b, oid))
    return Forecast(title, 0, [], [], befalls(refuge_peril(b, oid, refuge), words, say))


def name_of(b: Battle, oid: int) -> str:
    return b.setting.staff[oid].name


def befalls(peril: Peril, words: str, say: Say) -> Told:
    """Whether he is reached, and of what follows all that can be."""
    ends = (("taken", peril.taken), ("falls", peril.falls), ("free", peril.free))
    told = [(words, share(peril.reached))]
    return told + [(say(f"peril-{key}"), share(chance)) for key, chance in ends if chance > 0.0]

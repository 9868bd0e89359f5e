"""A charge shown before it is ordered, and a reaction before it is chosen. Interpreted."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from grognard.kernel.aids import Forecast
from grognard.miniatures.screen.battle_words import unit_name

from ...chapters.charging.choices import FIRES, face_toward
from ...chapters.charging.reactions import charger_for
from ...chapters.shooting.need import HELD, REACTION
from ...model.actions import Charge, React
from ...model.kinds import ARTILLERY, FIRE_AND_FLEE, FLEE, FORMATIONS, HOLD_FIRE, REACTIONS_OF
from ...model.state import Battle
from ...odds.charges import ChargeOdds, Onset, Work, reaction_to
from ...odds.dice import FACES
from ...odds.losses import fire_of
from ...odds.melee import RoundOdds
from .bars import Bars, counted, share, whole

Say = Callable[..., str]
Passing = Callable[[float], Bars]


class ChargeTelling:
    """One charge: its test, and its results by each reaction."""

    def __init__(self, b: Battle, action: Charge, say: Say, title: str) -> None:
        self.b: Final = b
        self.action: Final = action
        self.say: Final = say
        self.title: Final = title
        self.odds: Final = ChargeOdds(b, action.unit, action.target, action.wheel)
        self.facts: Final = {
            "unit": unit_name(b, action.unit),
            "target": unit_name(b, action.target),
        }

    def both(self) -> tuple[Forecast, Forecast]:
        return self.test(), self.answers()

    def test(self) -> Forecast:
        """P-03 The test, after that of fear where there is one."""
        odds = self.odds
        carried = odds.bold * odds.first
        bars = whole([(self.say("bar-charges"), carried), (self.say("bar-fail"), 1.0 - carried)])
        found = Forecast(self.title, 2, [], bars, [])
        if odds.bold < 1.0:
            found.meanings.append((self.say("means-bold", **self.facts), share(odds.bold)))
        if odds.repeated > odds.first + 1e-9:
            words = self.say("means-repeats", **self.facts)
            found.meanings.append((words, share(odds.bold * odds.repeated)))
        return found

    def answers(self) -> Forecast:
        """P-04 to P-12 If it passes: each reaction with its results."""
        found = Forecast(self.say("title-reactions", **self.facts), 0, [], [], [])
        for onset in self.odds.onsets():
            found.meanings.extend(self.told(onset))
        return found

    def told(self, onset: Onset) -> list[tuple[str, Fraction]]:
        facts = {**self.facts, "answer": self.say("answer", **answer_facts(onset))}
        if onset.contact <= 0.0:
            runs = onset.caught > 0.0 or onset.reaction in (FLEE, FIRE_AND_FLEE)
            key, chance = ("caught", onset.caught) if runs else ("short", 1.0 - onset.stopped)
            return [(self.say(f"answer-{key}", **facts), share(chance))]
        told = [(self.say("answer-contact", **facts), share(onset.contact))]
        if onset.missed:
            return told
        told.append((self.say("answer-won", **facts), share(onset.won)))
        told.append((self.say("answer-breaks", **facts), share(onset.breaks)))
        told.append((self.say("answer-broken", **facts), share(onset.broken)))
        return told


def answer_facts(onset: Onset) -> dict[str, object]:
    formation = FORMATIONS[onset.formation] if onset.formation >= 0 else "none"
    return {"reaction": REACTIONS_OF[onset.reaction], "formation": formation}


# Reactions


def told_onset(
    b: Battle, action: React, say: Say, title: str, passing: Passing
) -> tuple[Forecast | None, Forecast | None]:
    """P-04 The test of a reaction, the fire it gives, and how the charge then comes."""
    foe = b.units[action.unit]
    charger = charger_for(b, foe, action)
    rounds: dict[tuple[int, ...], RoundOdds | None] = {}
    onset = reaction_to(b, Work(charger, action.unit, rounds), action)
    facts = {"unit": unit_name(b, action.unit), "target": unit_name(b, charger)}
    bars = passing(onset.test[0]) if onset.test else []
    found = Forecast(title, 2 if onset.test else 0, [], bars, [])
    found.meanings.extend([(say(key, **facts), share(chance)) for key, chance in befalls(onset)])
    if action.reaction not in FIRES or foe.arm == ARTILLERY:
        return found, None
    fire = fire_of(
        b, foe, b.units[charger], HELD if action.reaction == HOLD_FIRE else REACTION,
        face_toward(foe, b.units[charger]),
    )  # fmt: skip
    faces = [face for face in range(1, FACES + 1) if face >= fire.need]
    back = Forecast(say("title-fire", **facts), int(fire.dice), faces, counted(fire.lost), [])
    return found, back


def befalls(onset: Onset) -> list[tuple[str, float]]:
    """What may happen, of those things that can."""
    told = [
        ("react-stopped", onset.stopped),
        ("react-contact", onset.contact),
        ("react-caught", onset.caught),
    ]
    if onset.contact > 0.0 and not onset.missed:
        told += [
            ("react-won", onset.lost),
            ("react-breaks", onset.broken),
            ("react-broken", onset.breaks),
        ]
    else:
        told.append(("react-short", 1.0 - onset.contact - onset.caught - onset.stopped))
    return [(key, chance) for key, chance in told if chance > 0.0]

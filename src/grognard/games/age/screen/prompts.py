"""The pending question, or the dice about to be thrown with their odds, in one sentence.

Interpreted: only a person waits.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.aids import FULL
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Opposed, Throw
from grognard.lexicon import key_of, sentence
from grognard.miniatures.screen.battle_words import Facts, unit_name
from grognard.miniatures.screen.chances import lead_facts, percent, signed

from ..chapters.charging.charge import ChooseAdvance
from ..chapters.charging.combat import CombatPass
from ..chapters.command.losses import GeneralHit
from ..chapters.fire.fire import Volley
from ..chapters.initiative import Initiative
from ..chapters.moving.division import ChooseToGoOn
from ..chapters.moving.marching import budget_of
from ..chapters.moving.reserve import ReserveMove
from ..chapters.moving.speeds import speed_of
from ..chapters.moving.ways import ChooseWay
from ..model.charts import is_unharmed, modifier
from ..model.kinds import NOBODY
from ..model.state import Battle
from .dice_sums import sums_of
from .event_links import concerned
from .lexicon import LEDGER, lexicon
from .words import (
    WORDS,
    general_name,
    length,
    say,
    side_name,
)

FACES: Final = 10


def prompt(b: Battle, seat: int | None, lang: str, naming: int = FULL) -> str:
    """The pending question in one sentence, for the seat asked or for one that waits."""
    return WORDS.prompt(b, seat, lang, naming, ask, throw_words)


def ask(b: Battle, step: Decision, seat: int | None, lang: str) -> str:
    key = key_of(type(step).__name__)
    facts: Facts = {"side": side_name(b, step.seat, lang)}
    if not lexicon.has(lang, key):
        key = "choose-other"
        facts["label"] = sentence(LEDGER.label(step.cite, lang))
    uid = asked_about(b, step)
    facts["unit"] = unit_name(b, uid)
    if uid != NOBODY:
        facts["charger"] = ", ".join(unit_name(b, foe) for foe in b.foes_of(uid))
        reach = speed_of(b, b.units[uid])
        if isinstance(step, ChooseWay):
            reach = budget_of(b, b.units[uid], step.halves)
        facts["reach"] = length(int(reach), lang)
    return say(lang, key if seat == step.seat else f"{key}.waiting", **facts)


def asked_about(b: Battle, step: Decision) -> int:
    """The unit that a question is about, otherwise that of the procedure that asks it."""
    uid: int = getattr(step, "unit", NOBODY)
    if uid == NOBODY and isinstance(step, (ChooseAdvance, ChooseToGoOn)):
        uid = getattr(b.stack[-1], "unit", NOBODY)
    return int(uid)


# Dice


def throw_words(b: Battle, step: Throw, lang: str) -> str:
    """The purpose of a throw, what is added, and how likely success is."""
    work = b.stack[-1]
    if isinstance(step, Opposed):
        return opposed_words(b, step, lang)
    if isinstance(work, GeneralHit):
        return say(lang, "throw-general", **general_facts(b, work, lang))
    unit = "".join(map(mark_of, concerned(b)[:1]))
    sums = sums_of(b)
    facts: Facts = {"unit": unit, "modifier": signed(int(sums[0].total)) if sums else ""}
    if isinstance(work, Volley):
        facts["modifier"] = signed(int(work.modifier))
        return say(lang, "throw-fire", power=int(work.power), **facts)
    if isinstance(work, ReserveMove):
        return say(lang, "throw-reserve", **facts)
    if step.cite == "3.1 movement roll":
        return say(lang, "throw-movement", **facts)
    if step.cite == "8.8 friends passed in retreat":
        return say(lang, "throw-passed", **facts)
    return say(lang, "throw", what=LEDGER.label(step.cite, lang))


def mark_of(id: str) -> str:
    return f"\x02{id}\x03"


def general_facts(b: Battle, work: GeneralHit, lang: str) -> Facts:
    g = work.at_risk(b)
    assert g is not None
    added = modifier("7.1 charismatic general") if g.charismatic else 0
    good = [face for face in range(1, FACES + 1) if is_unharmed(face + added)]
    chance = percent(Fraction(len(good), FACES), lang)
    return {"general": general_name(b, g.gid, lang), "need": good[0], "chance": chance}


def opposed_words(b: Battle, step: Opposed, lang: str) -> str:
    """Two dice against each other, with what each side adds to its own."""
    work, sums = b.stack[-1], sums_of(b)
    mine, theirs = (int(sum_.total) for sum_ in sums)
    if isinstance(work, CombatPass):
        one, other = map(mark_of, concerned(b))
        key = "throw-combat"
    else:
        assert isinstance(work, Initiative)
        one, other = side_name(b, 0, lang), side_name(b, 1, lang)
        key = "throw-initiative"
    chances = lead_facts(step, mine - theirs, lang)
    facts: Facts = {"mine": signed(mine), "theirs": signed(theirs), "one": one, "other": other}
    return say(lang, key, **facts, **chances)

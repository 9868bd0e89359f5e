"""The pending question, or the dice about to be thrown, in one sentence.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import FULL
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Throw
from grognard.kernel.sealed import asked, sealed_wait
from grognard.lexicon import key_of, sentence
from grognard.miniatures.screen.battle_words import Facts, unit_name

from ..chapters.artillery.types import MISFIRE, die_of_guns
from ..model.kinds import NOBODY
from ..model.state import Battle
from .event_links import concerned
from .lexicon import LEDGER, lexicon
from .words import WORDS, officer_name, say, side_name, spell

SEALED: Final = "choose-estimates.waiting"  # the same for every seat


def prompt(b: Battle, seat: int | None, lang: str, naming: int = FULL) -> str:
    """The pending question in one sentence, for the seat asked or for one that waits."""
    if sealed_wait(b) is not None:
        mine = asked(b, seat)
        return spell(b, say(lang, "choose-estimates" if mine else SEALED), lang, naming)
    return WORDS.prompt(b, seat, lang, naming, ask, throw_words)


def ask(b: Battle, step: Decision, seat: int | None, lang: str) -> str:
    key = key_of(type(step).__name__)
    facts: Facts = {"side": side_name(b, step.seat, lang)}
    if not lexicon.has(lang, key):
        key = "choose-other"
        facts["label"] = sentence(LEDGER.label(step.cite, lang))
    facts["unit"] = unit_name(b, getattr(step, "unit", NOBODY))
    facts["target"] = unit_name(b, getattr(step, "shooter", getattr(step, "target", NOBODY)))
    facts["face"] = int(die_of_guns(getattr(step, "face", MISFIRE)))
    officer: int = getattr(step, "officer", NOBODY)
    facts["officer"] = officer_name(b, officer, lang) if officer != NOBODY else ""
    return say(lang, key if seat == step.seat else f"{key}.waiting", **facts)


def throw_words(b: Battle, step: Throw, lang: str) -> str:
    """Whose throw it is, and what for."""
    what = sentence(LEDGER.label(step.cite, lang))
    about = concerned(b)
    if not about:
        return say(lang, "throw", what=what)
    return say(lang, "throw-of", what=what, unit=f"\x02{about[0]}\x03")

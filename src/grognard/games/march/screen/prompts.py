"""The pending question, or the dice about to be thrown with their odds, in one sentence.

Interpreted: only a person waits.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.aids import FULL
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Die, Opposed, Pool, Throw
from grognard.lexicon import key_of
from grognard.miniatures.screen.battle_words import Facts, unit_name
from grognard.miniatures.screen.chances import lead_facts, percent

from ..chapters.charging.aggression import Charge
from ..chapters.charging.charge_path import approach, least_cost
from ..chapters.charging.combat import Round
from ..chapters.charging.strength import combat_sum
from ..chapters.commander import Riding
from ..chapters.moving.move_cost import PIP
from ..chapters.quality import ChooseReroll, QualityTest, quality_modifier, score
from ..chapters.shooting.casualties import CombatRisk
from ..chapters.shooting.volley import Volley
from ..model.pieces import CHARACTERS, NOBODY
from ..model.state import Battle
from ..sequence import Initiative, officers
from .rulebook import LEDGER
from .words import (
    TESTS,
    WORDS,
    length,
    lexicon,
    say,
    side_name,
    target_name,
)

FACES: Final = 6


def prompt(b: Battle, seat: int | None, lang: str, naming: int = FULL) -> str:
    """The pending question in one sentence, for the seat asked or for one that waits."""
    return WORDS.prompt(b, seat, lang, naming, ask, throw_words)


def unit_at_work(b: Battle) -> int:
    """The battalion that the procedure on top of the stack is about."""
    work = b.stack[-1] if b.stack else None
    for name in ("unit", "defender", "target"):
        uid: int = getattr(work, name, NOBODY)
        if uid != NOBODY:
            return uid
    return NOBODY


# Questions


def ask(b: Battle, step: Decision, seat: int | None, lang: str) -> str:
    facts = decision_facts(b, step, lang)
    key = key_of(type(step).__name__)
    if step.seat == seat:
        return say(lang, key, **facts)
    return say(lang, f"{key}.waiting", side=side_name(b, step.seat, lang), **facts)


def decision_facts(b: Battle, step: Decision, lang: str) -> Facts:
    """What a question mentions, by the fields of its class."""
    facts: Facts = {"why": LEDGER.label(step.cite, lang)}
    for name in ("unit", "defender", "charger", "winner", "loser"):
        uid = getattr(step, name, NOBODY)
        if uid != NOBODY:
            facts[name] = unit_name(b, uid)
    facts.setdefault("unit", unit_name(b, unit_at_work(b)))
    for name in ("pips", "reach"):
        amount = getattr(step, name, 0)
        facts[name] = length(amount, lang) if name == "reach" else amount
    if isinstance(step, ChooseReroll):
        facts.update(reroll_facts(b, lang))
    return facts


def reroll_facts(b: Battle, lang: str) -> Facts:
    """What the die that may be re-rolled would need."""
    work = b.stack[-1]
    if isinstance(work, Volley):
        return need_facts(int(work.need), lang)
    return test_facts(b, work, lang) if isinstance(work, QualityTest) else need_facts(1, lang)


# Dice


def throw_words(b: Battle, step: Throw, lang: str) -> str:
    """What is thrown for, what it needs, and how likely that is."""
    work = b.stack[-1]
    facts: Facts = {"unit": unit_name(b, unit_at_work(b))}
    if isinstance(work, QualityTest):
        return say(lang, "throw-test", **facts, **test_facts(b, work, lang))
    if isinstance(work, Volley) and isinstance(step, Pool):
        target = target_name(b, int(work.target), bool(work.screen), lang)
        return say(lang, "throw-volley", target=target, dice=step.dice, need=step.need, **facts)
    if isinstance(work, CombatRisk) and isinstance(step, Pool):
        character = CHARACTERS[work.kind]
        return say(lang, "throw-risk", character=character, dice=step.dice, **facts)
    if isinstance(work, Charge) and step.cite == "12.3 charge distance":
        return say(lang, "throw-charge", **facts, **charge_facts(b, work, lang))
    if isinstance(step, Opposed):
        return opposed_words(b, step, lang)
    if isinstance(work, Riding):
        facts["side"] = side_name(b, int(work.seat), lang)
    number = step.cite.split(" ", 1)[0]
    if isinstance(step, Die) and lexicon.has(lang, f"die-{number.replace('.', '-')}"):
        return say(lang, f"die-{number.replace('.', '-')}", **facts)
    return say(lang, "throw", what=LEDGER.label(step.cite, lang))


def need_facts(need: int, lang: str) -> Facts:
    """The lowest face that will do, and how likely it is; 7 where none will."""
    lowest = max(1, min(FACES + 1, need))
    return {"need": lowest, "chance": percent(Fraction(FACES + 1 - lowest, FACES), lang)}


def test_facts(b: Battle, work: QualityTest, lang: str) -> Facts:
    u = b.units[work.unit]
    need = int(score(b, u) - quality_modifier(b, u, work.kind).total)
    return {"test": TESTS[work.kind], **need_facts(need, lang)}


def charge_facts(b: Battle, work: Charge, lang: str) -> Facts:
    """The pips it takes to reach the enemy that is met, obstacles at the lowest of their dice."""
    u = b.units[work.unit]
    way = approach(b, u, work.wheel, work.target)
    cost = int(least_cost(b, u, way))
    return {"target": unit_name(b, way.met), **need_facts(-(-cost // PIP), lang)}


def opposed_words(b: Battle, step: Opposed, lang: str) -> str:
    """Two dice against each other, with what each side adds to its own."""
    work = b.stack[-1]
    if isinstance(work, Round):
        u = b.units[work.unit]
        foe = b.units[u.foe]
        mine = int(combat_sum(b, u, foe, work.power()).total)
        theirs = int(combat_sum(b, foe, u).total)
        names = {"one": unit_name(b, u.uid), "other": unit_name(b, foe.uid)}
        key = "throw-combat"
    else:
        mine, theirs = 0, 0
        if isinstance(work, Initiative):
            mine, theirs = int(officers(b, 0).total), int(officers(b, 1).total)
        names = {"one": side_name(b, 0, lang), "other": side_name(b, 1, lang)}
        key = "throw-initiative" if isinstance(work, Initiative) else "throw-set-up"
    chances = lead_facts(step, mine - theirs, lang)
    return say(lang, key, mine=mine, theirs=theirs, **names, **chances)

"""The pending question in words, for the seat that is asked or for one that waits."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.aids import FULL
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Pool, Throw
from grognard.kernel.shares import seat_seen
from grognard.lexicon import key_of

from ..chapters.campaign.reinforcing import ChooseCards
from ..chapters.generals import KILLING_FACE
from ..chapters.morale import NATURAL_ROUT, ChooseTest, MoraleTest, morale_value
from ..chapters.opening import ChooseTarget
from ..chapters.specials.moments import (
    AFTER_FAIL,
    ANNOUNCED,
    BEFORE_DIE,
    BEFORE_DRAW,
    BETWEEN_ACTS,
    COMBAT_END,
    PHASE_START,
)
from ..chapters.specials.window import ChoosePlay
from ..chapters.terrain import ChooseCaptor
from ..model.pieces import FIRING, SHOCKING
from ..model.state import Battle
from ..odds.shot_odds import pass_chance
from ..text.notation import is_shown, side_of, viewer_of
from .words import (
    YES_NO,
    Facts,
    army_name,
    battle_name,
    card_for,
    ending_words,
    known_card,
    number_name,
    percent,
    phase_name,
    say,
    side_name,
    spell,
    to_place,
    victory,
)

MOMENTS: Final = {
    BETWEEN_ACTS: "between-acts",
    PHASE_START: "phase-start",
    BEFORE_DIE: "before-die",
    AFTER_FAIL: "after-fail",
    ANNOUNCED: "announced-move",
    COMBAT_END: "combat-end",
    BEFORE_DRAW: "before-draw",
}


def prompt(b: Battle, seat: int | None, lang: str, naming: int = FULL) -> str:
    """The pending question in one sentence, for the seat asked or for one that waits."""
    step = b.pending
    if isinstance(step, Decision):
        return spell(b, ask(b, step, seat, lang), lang, naming)
    if isinstance(step, Throw):
        return spell(b, announce_throw(b, step, seat, lang), lang, naming)
    return say(
        lang,
        "battle-over",
        victory=victory(b.winner, lang),
        ending=ending_words(b, seat_seen(seat), lang),
    )


def question(b: Battle, seat: int | None) -> str:
    """The name of the pending question; a hidden one has none for others (R130)."""
    step = b.pending
    if not isinstance(step, Decision) or not is_shown(b, step, viewer_of(seat)):
        return ""
    return key_of(type(step).__name__)


def ask(b: Battle, step: Decision, seat: int | None, lang: str) -> str:
    if not is_shown(b, step, viewer_of(seat)):
        return say(lang, "one-moment")  # R130
    facts = decision_facts(b, step, viewer_of(seat), lang)
    key = key_of(type(step).__name__)
    if step.seat == side_of(viewer_of(seat)):
        return say(lang, key, **facts)
    return say(lang, f"{key}.waiting", side=side_name(step.seat, lang), **facts)


def decision_facts(b: Battle, step: Decision, viewer: int, lang: str) -> Facts:
    if isinstance(step, ChooseTest):
        return {"immediate": YES_NO[step.immediate]}
    if isinstance(step, ChooseTarget):
        return {"card": card_for(b, step.card, viewer, lang)}
    if isinstance(step, ChooseCaptor):
        return {"terrain": known_card(b, step.terrain), "first": YES_NO[step.first]}
    if isinstance(step, ChooseCards):
        facts: Facts = {"from": battle_name(b, lang), "to": number_name(step.to, lang)}
        return {**facts, "decks": YES_NO[step.decks]}
    return moment_facts(b, step, viewer, lang) if isinstance(step, ChoosePlay) else {}


def moment_facts(b: Battle, step: ChoosePlay, viewer: int, lang: str) -> Facts:
    """What a Special would be played in answer to."""
    facts: Facts = {"moment": MOMENTS[step.moment], "active": side_name(b.active, lang)}
    facts["phase"] = phase_name(b.phase, lang)
    if step.moment in (BEFORE_DIE, AFTER_FAIL):
        facts["card"] = card_for(b, b.test_card, viewer, lang)
    elif step.moment == ANNOUNCED:
        facts["card"] = card_for(b, b.act_card, viewer, lang)
        if b.act in (FIRING, SHOCKING):
            facts["moment"] = "announced-fire" if b.act == FIRING else "announced-shock"
            facts["target"] = card_for(b, b.act_target, viewer, lang)
        else:
            facts["to"] = to_place(b.act_to, lang)
    return facts


def announce_throw(b: Battle, step: Throw, seat: int | None, lang: str) -> str:
    slug = step.cite.split(" ", 1)[1].replace(" ", "-")
    return say(lang, f"throw-{slug}", **throw_facts(b, step, viewer_of(seat), lang))


def throw_facts(b: Battle, step: Throw, viewer: int, lang: str) -> Facts:
    facts: Facts = {"side": side_name(b.active, lang)}
    top = b.stack[-1]
    if isinstance(step, Pool):
        uid = top.fields()[0]
        facts.update(dice=step.dice, need=step.need, card=card_for(b, uid, viewer, lang))
    elif isinstance(top, MoraleTest):
        value = morale_value(b, b.units[top.uid], top.rockets).total
        most = max(1, min(value, NATURAL_ROUT - 1))
        chance = percent(pass_chance(value), lang)
        facts.update(card=card_for(b, top.uid, viewer, lang), most=most, chance=chance)
    elif step.cite == "12.4 general hit":
        chance = percent(Fraction(1, KILLING_FACE), lang)
        facts.update(card=card_for(b, top.fields()[0], viewer, lang), chance=chance)
    elif step.cite in ("2.0 deck size", "3.0 muster"):
        facts["army"] = army_name(top.fields()[0], lang)
    return facts

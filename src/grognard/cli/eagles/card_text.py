"""EAGLES cards as text: a line for a list, a sheet for one card."""

from __future__ import annotations

from grognard.games.eagles.model.cards import (
    ARTILLERY,
    GENERAL,
    GUNS,
    HILL,
    MORALE_GRADES,
    RIVER,
    SPECIAL,
    TERRAIN,
    Card,
    battles,
)
from grognard.games.eagles.screen.captions import LANES, ratings
from grognard.games.eagles.screen.words import arm_name, army_name, full_name

from ..terminal.speech import say


def card_line(card: Card, lang: str) -> str:
    """One card on one line."""
    corps = f"{card.corps}" if card.corps else ""
    return (
        f"{card.label()}  {army_name(card.army, lang):<10} {arm_name(card.arm, lang):<10} "
        f"{ratings(card, lang):<16} {corps:<7} {card.bp:>3}  {full_name(card, lang)}"
    )


def card_sheet(card: Card, lang: str) -> list[tuple[str, str]]:
    """One card in full: pairs of a heading and its text."""
    pairs = [
        ("card-army", army_name(card.army, lang)),
        ("card-arm", arm_line(card, lang)),
        ("card-corps", "/".join(x for x in (card.corps, card.division, card.brigade) if x)),
        ("card-nation", nation(card)),
        ("card-ratings", ratings(card, lang)),
        ("card-meaning", meaning(card)),
        ("card-strength", card.strength),
        ("card-effect", card.effect_fr if lang == "fr" else card.effect_en),
        ("card-points", str(card.bp)),
        ("card-battles", ", ".join(battle_name(key, lang) for key in card.battles)),
        ("card-notes", card.notes if lang == "en" else ""),
    ]
    return [(say(key), value) for key, value in pairs if value]


def battle_name(key: str, lang: str) -> str:
    chart = battles().get(key)
    if chart is None:
        return key.capitalize()
    return chart.name_fr if lang == "fr" else chart.name_en


def nation(card: Card) -> str:
    return say("card-nation-name", nation=card.nationality) if card.nationality else ""


def arm_line(card: Card, lang: str) -> str:
    name = arm_name(card.arm, lang)
    if card.arm == ARTILLERY and card.subtype in GUNS:
        return f"{name} ({say('card-gun', gun=card.subtype)})"
    if card.arm == GENERAL:
        return f"{name} ({say('card-rank', rank=card.subtype)})"
    return name


def meaning(card: Card) -> str:
    """The ratings spelled out."""
    if card.arm == GENERAL:
        return say("card-general-means", offense=card.offense, defense=card.defense)
    if card.arm == TERRAIN:
        room = card.move_limit if card.terrain == RIVER else card.capacity
        kind = "river" if card.terrain == RIVER else "hill" if card.terrain == HILL else "place"
        lane = LANES[card.lane]
        return say("card-terrain-means", kind=kind, room=room, lane=lane)
    if card.arm == SPECIAL:
        return ""
    if card.arm == ARTILLERY:
        guns = say("card-guns-mean", long=card.fire_long, short=card.fire_short)
        return f"{say('card-dice-mean', cv=card.cv)} {guns} {morale_means(card)}"
    shock = say("card-shock-means", fire=card.fire, shock=card.shock)
    return f"{say('card-dice-mean', cv=card.cv)} {shock} {morale_means(card)}"


def morale_means(card: Card) -> str:
    return say("card-morale-means", grade=MORALE_GRADES[card.morale], value=card.morale)

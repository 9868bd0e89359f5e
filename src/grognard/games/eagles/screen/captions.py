"""A card in a few words: its name, its arm and the numbers printed on it."""

from __future__ import annotations

from typing import Final

from ..model.cards import ARTILLERY, GENERAL, MORALE_GRADES, RIVER, SPECIAL, TERRAIN, Card
from ..model.state import Battle
from ..text.notation import find_label
from .words import arm_name, short_name, terrain_kind_name

LANES: Final = ("L", "C", "R")


def ratings(card: Card, lang: str) -> str:
    """The numbers printed on a card."""
    if card.arm == GENERAL:
        return f"{card.offense}/{card.defense}"
    if card.arm == TERRAIN:
        return terrain_line(card, lang)
    if card.arm == SPECIAL:
        return ""
    grade = MORALE_GRADES[card.morale]
    if card.arm == ARTILLERY:
        return f"{card.cv}cv F{card.fire_long}/F{card.fire_short} {grade}"
    return f"{card.cv}cv F{card.fire} S{card.shock} {grade}"


def terrain_line(card: Card, lang: str) -> str:
    room = card.move_limit if card.terrain == RIVER else card.capacity
    return f"{terrain_kind_name(card.terrain, lang)} {LANES[card.lane]} {room}"


def caption(b: Battle, label: str, lang: str) -> str:
    """The card behind a label of the notation; empty for any other word."""
    uid = find_label(b, label)
    if uid < 0:
        return ""
    card = b.units[uid].card
    numbers = ratings(card, lang)
    kind = arm_name(card.arm, lang)
    return f"{short_name(card, lang)} · {kind} {numbers}".rstrip()

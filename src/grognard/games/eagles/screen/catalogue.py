"""Every card as a screen shows it: its names, short titles, texts and printed numbers.

The short titles are in data/titles.csv, written for the 300 cards of the series; a card of a
player's own list goes by its name. Interpreted: only a person waits for it.
"""

from __future__ import annotations

import csv
import io
import re
from functools import cache
from typing import Final

from grognard.kernel.aids import Fact, Piece
from grognard.lexicon import LANGUAGES

from ..chapters.decks import COPIES
from ..chapters.setup import card_list
from ..model.cards import (
    ARMIES,
    ARMS,
    ARTILLERY,
    BUILDING,
    GENERAL,
    HILL,
    LANES,
    MORALE_GRADES,
    RIVER,
    SPECIAL,
    TERRAIN,
    TERRAIN_KINDS,
    WOODS,
    Card,
    data_file,
    standard,
)
from ..model.own_cards import differences
from ..model.state import Battle
from .rulebook import LEDGER

SIDES: Final = ("french", "allied", "allied")

GROUND_RULES: Final = {
    HILL: ("11.1 hill", "11.1 attacker normal"),
    WOODS: ("11.2 woods infantry only", "11.2 woods infantry attacks", "11.2 woods attack"),
    RIVER: ("11.3 barrier", "11.3 move limit"),
    BUILDING: ("11.4 infantry only", "11.4 fire only", "11.4 no shock"),
}

_BRACKETED: Final = re.compile(r" \([^()]*\)$")


class Titles:
    """What a card is called where there is little room, by language."""

    def __init__(self, titles: dict[str, str], subtitles: dict[str, str]) -> None:
        self.titles: Final = titles
        self.subtitles: Final = subtitles


@cache
def series() -> dict[int, Titles]:
    """The titles of the 300 cards by their numbers."""
    rows = csv.DictReader(io.StringIO(data_file("titles.csv").read_text(encoding="utf-8")))
    return {
        int(row["number"]): Titles(
            {lang: row[f"title_{lang}"] for lang in LANGUAGES},
            {lang: row[f"subtitle_{lang}"] for lang in LANGUAGES},
        )
        for row in rows
    }


def titles_of(card: Card) -> Titles:
    """The titles of a card; one of a player's own list has none but its name."""
    printed = standard().by_number.get(card.number)
    if printed is not None and printed.name_en == card.name_en:
        return series()[card.number]
    names = {"en": card.name_en, "fr": card.name_fr}
    return Titles({lang: unbracketed(name) for lang, name in names.items()}, {})


def unbracketed(name: str) -> str:
    """A name without what follows it in brackets."""
    return _BRACKETED.sub("", name)


def title(card: Card, lang: str) -> str:
    return titles_of(card).titles[lang]


def catalogue() -> list[Piece]:
    """1.0 The cards of the series in the order of their numbers."""
    return [piece(card) for card in standard().cards]


def own_pieces(b: Battle) -> list[Piece]:
    """The cards of a player's own list that are not as the series has them."""
    options = b.setting.options
    if not (options.card_list or options.cards):
        return []
    mine = card_list(options)
    changed = sorted({found.number for found in differences(mine)})
    return [piece(mine.by_number[number]) for number in changed if number in mine.by_number]


def piece(card: Card) -> Piece:
    short = titles_of(card)
    return Piece(
        id=card.label(),
        side=SIDES[card.army],
        kind=ARMS[card.arm].lower(),
        names={"en": card.name_en, "fr": card.name_fr},
        titles=short.titles,
        subtitles=short.subtitles,
        texts={lang: printed_text(card, lang) for lang in LANGUAGES},
        facts=facts(card),
    )


def printed_text(card: Card, lang: str) -> str:
    """What a card does besides fighting by its numbers, in the words of the ledger."""
    if card.arm == SPECIAL:
        return card.effect_fr if lang == "fr" else card.effect_en
    return " ".join(LEDGER.text(cite, lang) for cite in rules_of(card))


def rules_of(card: Card) -> list[str]:
    if card.arm == TERRAIN:
        extra = ["6.0 terrain morale"] if card.terrain_morale else []
        return [*GROUND_RULES[card.terrain], *extra]
    if card.arm == ARTILLERY:
        if card.horse:
            return ["7.24 horse artillery", "8.1 horse artillery"]
        return ["8.1 foot artillery"]
    return general_rules(card) if card.arm == GENERAL else []


def general_rules(card: Card) -> list[str]:
    if card.chief_of_staff:
        return ["12.3 chief of staff", "12.3 kept in reserve"]
    if card.second:
        return ["12.2 corps integrity", "12.3 uxbridge"]
    return ["12.2 army commander" if card.army_commander else "12.2 corps integrity"]


def facts(card: Card) -> dict[str, Fact]:
    """The printed numbers; what a card of this arm does not have is left out."""
    found: dict[str, Fact] = {
        "army": ARMIES[card.army].lower(),
        "arm": ARMS[card.arm].lower(),
        "points": card.bp,
        "battles": ";".join(card.battles),
        "uniform": card.special or card.subtype,
        "nation": card.nationality.lower(),
        "corps": card.corps,
        "command": " / ".join(x for x in (card.corps, card.division, card.brigade) if x),
    }
    if card.strength:
        found["strength"] = int(card.strength)
    if card.troop:
        found |= {"dice": card.cv, "morale": MORALE_GRADES[card.morale]}
        found |= guns(card) if card.arm == ARTILLERY else {"fire": card.fire, "shock": card.shock}
    elif card.arm == GENERAL:
        found |= {"attack": card.offense, "defence": card.defense}
    elif card.arm == TERRAIN:
        found |= ground(card)
    found["copies"] = 1 if card.arm in (GENERAL, TERRAIN) else COPIES
    return {key: value for key, value in found.items() if value != ""}


def guns(card: Card) -> dict[str, Fact]:
    return {"fire": card.fire_short, "fire_long": card.fire_long, "horse": card.horse}


def ground(card: Card) -> dict[str, Fact]:
    """11.0 A river's capacity is its Move Limit."""
    room = card.move_limit if card.terrain == RIVER else card.capacity
    found: dict[str, Fact] = {"terrain": TERRAIN_KINDS[card.terrain], "lane": LANES[card.lane]}
    found["capacity"] = room
    if card.terrain_morale:
        found["morale_bonus"] = card.terrain_morale
    return found

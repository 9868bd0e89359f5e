"""16.0 The campaign on paper: its map, its course, its rates, and every card to cross off.

The map is that of the screen; `data/country.json` is written from it
(`web/src/games/eagles/campaign/flat_map.ts`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import grognard
from grognard.kernel.aids import Paper

from ...chapters.campaign.decks import made_table
from ...model.campaign import KEYS
from ...model.cards import ARMIES, ARMS, GENERAL, Card, battles, data_file, standard
from ...model.options import Options
from ..catalogue import titles_of
from ..rulebook import LEDGER
from .cards import CODES, WORDS, pictures

TEMPLATE: Final = Path(grognard.__path__[0], "games", "eagles", "screen", "paper", "campaign.typ")
COURSE: Final = (
    "16.0 two battles at once",
    "16.0 musters and rates",
    "16.0 eliminated for good",
    "16.0 voluntary retreat",
    "16.0 forced retreat",
    "16.0 victors reinforce",
    "16.0 both lost",
    "16.0 both won",
    "16.0 charleroi",
)

Json = dict[str, Any]


def campaign_paper(lang: str) -> Paper:
    keys = ("title", "about", "course", "rates", "record", "losses")
    fields = [WORDS.say(lang, f"campaign-{key}") for key in ("winner", "turn", "sent")]
    data = {
        "words": {key: WORDS.say(lang, f"campaign-{key}") for key in keys} | {"fields": fields},
        "map": country(lang),
        "course": [LEDGER.text(cite, lang) for cite in COURSE],
        "armies": [WORDS.say(lang, "campaign-army", army=army) for army in CODES],
        "codes": CODES,
        "battles": [rates(number, lang) for number in range(len(KEYS))],
        "roll": [roll(army, lang) for army in range(len(ARMIES))],
        "emblems": {code: pictures()["pictures"][f"emblem-{code}"] for code in CODES},
    }
    return Paper("campaign", TEMPLATE, data)


def country(lang: str) -> Json:
    """The map, with its names in a language."""
    found: Json = json.loads(data_file("country.json").read_text(encoding="utf-8"))
    for place in [*found["towns"], *found["waters"]]:
        place["name"] = WORDS.say(lang, "campaign-place", place=place["key"])
    for field in found["fields"]:
        field["name"] = battle_title(field["key"], lang)
    return {**found, "wood": WORDS.say(lang, "campaign-place", place="soignes")}


def battle_title(key: str, lang: str) -> str:
    chart = battles()[key]
    return chart.name_fr if lang == "fr" else chart.name_en


def rates(number: int, lang: str) -> Json:
    """A battle of the campaign, and how many cards each army there draws in a turn."""
    key = KEYS[number]
    setting = made_table(Options({}), number, True).setting
    fights = battles()[key].decks
    draws = [setting.draws[army] if army in fights else 0 for army in range(len(ARMIES))]
    return {"name": battle_title(key, lang), "draws": draws}


def roll(army: int, lang: str) -> Json:
    """Troops and Generals of an army by corps, in the order of their numbers."""
    corps: dict[str, list[Json]] = {}
    for card in standard().cards:
        if card.army == army and (card.troop or card.arm == GENERAL):
            corps.setdefault(card.corps, []).append(entry(card, lang))
    groups = [{"name": corps_name(key, lang), "cards": cards} for key, cards in corps.items()]
    return {"code": CODES[army], "groups": groups}


def entry(card: Card, lang: str) -> Json:
    titles = titles_of(card)
    return {"number": card.label(), "name": titles.titles[lang], "kind": ARMS[card.arm].lower()}


def corps_name(key: str, lang: str) -> str:
    return WORDS.say(lang, "campaign-corps", corps=key.replace(" ", "-"), number=key)

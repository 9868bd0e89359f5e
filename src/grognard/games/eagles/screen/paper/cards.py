"""1.0 The cards as data for `cards.typ`: their words, their numbers, and which picture is whose.

The pictures are those of the screen. `data/pictures.json` is written from its drawings, so that
paper and screen never differ (`web/src/games/eagles/cards/drawing/flat.ts`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import grognard
from grognard.kernel.aids import Paper
from grognard.lexicon import Lexicon

from ...model.cards import (
    ARMIES,
    ARTILLERY,
    GENERAL,
    LANES,
    MORALE_GRADES,
    RIVER,
    SPECIAL,
    TERRAIN,
    TERRAIN_KINDS,
    Card,
    data_file,
    standard,
)
from ...text.deck_problems import unread_deck
from ...text.deck_text import read_deck_text
from ..catalogue import printed_text, titles_of

WORDS: Final = Lexicon(Path(grognard.__path__[0], "games", "eagles", "words", "paper"))
TEMPLATE: Final = Path(grognard.__path__[0], "games", "eagles", "screen", "paper", "cards.typ")
CODES: Final = ("fr", "gb", "pr")
HIGHEST_FACE: Final = 6

Json = dict[str, Any]


@cache
def pictures() -> Json:
    found: Json = json.loads(data_file("pictures.json").read_text(encoding="utf-8"))
    return found


def cards_paper(cards: Sequence[Card], lang: str) -> Paper:
    """Cards in this order, each copy by itself."""
    faces = [face(card, lang) for card in cards]
    drawn = pictures()
    needed = {one[key] for one in faces for key in ("picture", "sign", "emblem")}
    found = {key: drawn["pictures"][key] for key in sorted(needed)}
    return Paper("cards", TEMPLATE, {"cards": faces, "pictures": found})


def face(card: Card, lang: str) -> Json:
    """All that is printed on the front of a card."""
    titles = titles_of(card)
    code = CODES[card.army]
    label = card.label()
    drawn = pictures()
    like = label if label in drawn["cards"] else f"{(1, 111, 201)[card.army]:03d}"
    return {
        "number": label,
        "army": code,
        "arm": "troop" if card.troop else ("general", "", "", "", "terrain", "special")[card.arm],
        "title": titles.titles[lang],
        "subtitle": titles.subtitles.get(lang, ""),
        "kicker": kicker(card, lang),
        "points": card.bp,
        "rail": rail(card),
        "rows": [] if card.arm == SPECIAL else rows(card, lang),
        "text": printed_text(card, lang),
        "accent": card.dutch_belgian,
        "picture": drawn["cards"][like],
        "sign": drawn["signs"][like],
        "emblem": f"emblem-{code}",
    }


def kicker(card: Card, lang: str) -> str:
    """What stands above the title: the order of battle, the lane, or that it is a Special."""
    if card.arm == SPECIAL:
        return WORDS.say(lang, "special")
    if card.arm == TERRAIN:
        return WORDS.say(lang, "lane", lane=LANES[card.lane])
    return " / ".join(part for part in (card.corps, card.division, card.brigade) if part)


def rail(card: Card) -> Json:
    """The strip down the side, read without turning the card."""
    corps = card.corps.replace(" Cav", " C")
    if card.troop:
        guns = card.arm == ARTILLERY
        fire = f"F{card.fire_long}/{card.fire_short}" if guns else f"F{card.fire}"
        lines = [fire] if guns else [fire, f"S{card.shock}"]
        grade = MORALE_GRADES[card.morale]
        return {"dice": str(card.cv), "morale": grade, "lines": lines, "corps": corps}
    if card.arm == GENERAL:
        return {"attack": str(card.offense), "defence": str(card.defense), "corps": corps}
    if card.arm == TERRAIN:
        room = card.move_limit if card.terrain == RIVER else card.capacity
        return {"lane": LANES[card.lane], "room": room, "river": card.terrain == RIVER}
    return {}


def rows(card: Card, lang: str) -> list[Json]:
    """What the numbers mean: a word and the faces of a die, or a word and words."""
    if card.troop:
        return troop_rows(card, lang)
    if card.arm == GENERAL:
        whole = "any-corps" if card.corps == "A" else ""
        return [
            row(lang, "attack", words=WORDS.say(lang, "bonus", count=card.offense)),
            row(lang, "defence", words=WORDS.say(lang, "bonus", count=card.defense)),
            row(lang, "corps", words=WORDS.say(lang, whole) if whole else card.corps),
        ]
    river = card.terrain == RIVER
    count = card.move_limit if river else card.capacity
    kind = "crossing" if river else "shelter"
    name = TERRAIN_KINDS[card.terrain]
    return [
        {"label": WORDS.say(lang, "kind", kind=name), "words": "", "faces": []},
        row(lang, kind, words=WORDS.say(lang, f"{kind}-words", count=count)),
    ]


def troop_rows(card: Card, lang: str) -> list[Json]:
    men = WORDS.say(
        lang, "men", arm=(card.arm == ARTILLERY and "guns") or "men", count=strength(card)
    )
    found = [row(lang, "dice", words=men if strength(card) else "", count=card.cv)]
    if card.arm == ARTILLERY:
        found.append(row(lang, "long", faces=hitting(card.fire_long), level=card.fire_long))
        found.append(row(lang, "short", faces=hitting(card.fire_short), level=card.fire_short))
    else:
        found.append(row(lang, "fire", faces=hitting(card.fire), level=card.fire))
        found.append(row(lang, "shock", faces=hitting(card.shock), level=card.shock))
    holding = list(range(1, card.morale + 1))
    grade = MORALE_GRADES[card.morale]
    return [*found, row(lang, "morale", faces=holding, grade=grade)]


def strength(card: Card) -> int:
    return int(card.strength) if card.strength else 0


def hitting(level: int) -> list[int]:
    """7.0 The faces that hit at a level."""
    return list(range(HIGHEST_FACE + 1 - level, HIGHEST_FACE + 1))


def row(
    lang: str, key: str, words: str = "", faces: list[int] | None = None, **facts: object
) -> Json:
    return {"label": WORDS.say(lang, key, **facts), "words": words, "faces": faces or []}


def wanted_cards(wanted: str) -> list[Card]:
    """All cards, those of an army, or those of a deck with every copy; raises BadData."""
    cards = standard()
    keys = [army.lower() for army in ARMIES]
    if not wanted or wanted in keys:
        return [c for c in cards.cards if not wanted or c.army == keys.index(wanted)]
    numbers = read_deck_text(wanted, "cards").numbers
    unknown = [(1, f"{number:03d}") for number in numbers if number not in cards.by_number]
    if unknown:
        raise unread_deck("cards", unknown)
    return [cards.by_number[number] for number in sorted(numbers)]

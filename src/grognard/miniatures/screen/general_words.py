"""What any game on a measured table says of it: numbers, lengths, places.

A game has words of its own; where it has none for something, these are used.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.lexicon import Lexicon

from ..length_unit import LengthUnit
from ..text.lengths import Lengths, angle_text, decimal

GENERAL: Final = Lexicon(Path(grognard.__path__[0], "miniatures", "screen", "words"))

POINTS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def say(lexicon: Lexicon, unit: LengthUnit, lang: str, key: str, facts: dict[str, object]) -> str:
    """In a game's words, if it has any for this, or else in those of any game."""
    words = lexicon if lexicon.has(lang, key) else GENERAL
    return words.say(lang, key, **{"unit": unit_word(unit, lang), **facts})


def number(text: str, lang: str) -> str:
    """A decimal number as the language writes it."""
    return text.replace(".", ",") if lang == "fr" else text


def angle(amount: int, lang: str) -> str:
    return number(angle_text(abs(amount)), lang)


def facing(heading: int, lang: str) -> str:
    """The point of the compass that a direction is nearest to, as what is faced."""
    return GENERAL.say(lang, "facing", point=POINTS[(heading + 2250) // 4500 % 8])


def unit_word(unit: LengthUnit, lang: str) -> str:
    return GENERAL.say(lang, "unit", unit=unit.key)


def place(lengths: Lengths, x: int, y: int, lang: str) -> str:
    across, up = (number(lengths.text(amount), lang) for amount in (x, y))
    return GENERAL.say(lang, "place", x=across, y=up, unit=unit_word(lengths.unit, lang))


def hundredths(amount: int, size: int, up: bool = False) -> str:
    """An amount to the hundredth of what has such a size; `up` for one that is too much."""
    return decimal(-(-amount * 100 // size) if up else amount * 100 // size, 100)


def hand_of(turn: int) -> str:
    return "right" if turn > 0 else "left"


def turn_facts(turn: int, lang: str) -> dict[str, object]:
    """To which hand, if any, and by how many degrees."""
    return {"hand": hand_of(turn) if turn else "none", "wheel": angle(turn, lang)}

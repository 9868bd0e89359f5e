"""The words of the arena: its errors and its reports."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from grognard.kernel.refusal import BadData, BadNotation
from grognard.lexicon import LANGUAGES, Lexicon

lexicon: Final = Lexicon(Path(__file__).resolve().parent / "words")


def in_every_language(key: str, **facts: object) -> dict[str, str]:
    return {lang: lexicon.say(lang, key, **facts) for lang in LANGUAGES}


def bad_data(where: str, key: str, **facts: object) -> BadData:
    told = in_every_language(key, **facts)
    return BadData(where, "", told["en"], told)


def bad_notation(value: str, key: str, **facts: object) -> BadNotation:
    told = in_every_language(key, **facts)
    return BadNotation(0, value, told["en"], told)


# Figures


def decimal(value: float, digits: int, lang: str) -> str:
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if lang == "fr" else text


def percent(share: float, lang: str, digits: int = 1) -> str:
    text = decimal(100 * share, digits, lang)
    return f"{text}\xa0%" if lang == "fr" else f"{text}%"


def signed(value: float, digits: int, lang: str) -> str:
    sign = "−" if value < 0 else "+"
    return sign + decimal(abs(value), digits, lang)

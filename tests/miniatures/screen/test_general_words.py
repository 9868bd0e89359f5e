"""Words of any game on a measured table: nothing missing and nothing unused in either language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import grognard
from grognard.lexicon import LANGUAGES
from grognard.miniatures.length_unit import CENTIMETRES, INCHES
from grognard.miniatures.screen.general_words import (
    GENERAL,
    angle,
    facing,
    hundredths,
    number,
    unit_word,
)
from grognard.table.pose import CM, INCH

SOURCES = Path(grognard.__path__[0], "miniatures", "screen")


def said() -> set[str]:
    """The keys of the code: details of refusals, and what is said of lengths."""
    found: set[str] = {"unit", "place", "facing"}
    for file, prefix in (("refusal_parts.py", "detail-"), ("measuring.py", "")):
        tree = ast.parse((SOURCES / file).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "say":
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    found.add(f"{prefix}{key.value}")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_code_is_there_and_no_other(lang: str) -> None:
    text = Path(GENERAL.folder, f"{lang}.ftl").read_text(encoding="utf-8")
    messages = {entry.id.name for entry in parse(text).body if isinstance(entry, Message)}
    assert messages == said()


def test_numbers_are_written_as_the_language_does() -> None:
    assert (number("7.5", "en"), number("7.5", "fr")) == ("7.5", "7,5")
    assert (angle(-2250, "en"), angle(2250, "fr")) == ("22.5", "22,5")


def test_a_length_is_rounded_down_unless_it_is_too_long() -> None:
    assert (hundredths(1234, CM), hundredths(1234, CM, True)) == ("1.23", "1.24")
    assert (hundredths(INCH // 3, INCH), hundredths(INCH // 3, INCH, True)) == ("0.33", "0.34")


def test_units_have_their_words() -> None:
    assert [unit_word(CENTIMETRES, lang) for lang in LANGUAGES] == ["cm", "cm"]
    assert [unit_word(INCHES, lang) for lang in LANGUAGES] == ["in", "po"]


def test_a_direction_is_the_nearest_point_of_the_compass() -> None:
    assert [facing(at, "en") for at in (0, 2249, 2250, 33749, 33750)] == [
        "facing north",
        "facing north",
        "facing north-east",
        "facing north-west",
        "facing north",
    ]
    assert [facing(at, "fr") for at in (9000, 18000)] == ["face à l'est", "face au sud"]

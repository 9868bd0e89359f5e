"""Every folder of words says the same things in every language, as it is written there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import grognard
from grognard.games import game as find_game
from grognard.games import shipped
from grognard.lexicon import LANGUAGES

SOURCE = Path(grognard.__path__[0])
FRONT = Path(__file__).parents[2] / "web" / "src"
FOLDERS = sorted({path.parent for path in SOURCE.rglob("*.ftl")})
FRENCH = sorted([*SOURCE.rglob("fr.ftl"), *FRONT.rglob("*.fr.ftl")])

COUNTED = re.compile(r"[ \xa0]([^\W\d_]+[sx])\b")
NO_NOUNS = {"aux", "corps", "dans", "depuis", "des", "fois", "près", "vous"}
# Counts that are never zero or one, and measures, which are no whole numbers.
NEVER_ONE = {
    "army-of limit", "army-picked limit", "army-told limit", "backup-rehearsed rows",
    "card-expected most", "cards-good count", "deck-good cards", "deck-good points",
    "deadly count", "deck-size need", "detail-cost need", "detail-legs count", "detail-reach need",
    "eagles-card-guns number", "eagles-card-men number", "fault-battalions most",
    "fault-detached most", "fault-length most", "fault-light-size most", "fault-name most",
    "fault-size most", "field-held left", "field-held used", "field-used left",
    "lobby-lesson-about minutes", "log-clock-days days", "age-points-are points",
    "march-points-are points", "crepuscule-points-are points", "crepuscule-medium-crew-men men",
    "crepuscule-left-used used", "stake-line worth", "crepuscule-plaque figures",
    "eagles-decks-of limit", "note-hits dice", "note-hits short", "report-net gain",
    "three-troop-cards need", "too-large most", "too-long found", "too-many-cards found",
    "unsafe-few-files files", "unsafe-short-token least",
    "within-the-total points",
}  # fmt: skip


@cache
def messages_in(file: Path) -> list[ast.Message]:
    body = parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], file
    return [entry for entry in body if isinstance(entry, ast.Message)]


def names_in(folder: Path, lang: str) -> list[str]:
    return [message.id.name for message in messages_in(Path(folder, f"{lang}.ftl"))]


def place_of(path: Path) -> str:
    return "/".join(path.parts[-3:])


@pytest.mark.parametrize("folder", FOLDERS, ids=place_of)
def test_both_languages_have_the_same_messages_each_once(folder: Path) -> None:
    first, *others = [names_in(folder, lang) for lang in LANGUAGES]
    assert len(first) == len(set(first)) > 0
    assert all(sorted(other) == sorted(first) for other in others)


# What is counted has a form for one. French shows it: its nouns show a plural by their ending.


def fact_of(expression: ast.SyntaxNode) -> str:
    """The name of the fact that is written or chosen by; empty for other expressions."""
    if isinstance(expression, ast.FunctionReference):
        return fact_of(expression.arguments.positional[0])
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def plurals_in(pattern: ast.Pattern, chosen_by: frozenset[str]) -> Iterator[str]:
    """The facts before a noun in the plural, where no selector has asked how many there are."""
    for place, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from plurals_in(variant.value, chosen_by | {fact_of(inner.selector)})
        elif fact_of(inner) not in chosen_by and noun_after(pattern, place) not in NO_NOUNS:
            yield fact_of(inner)


def noun_after(pattern: ast.Pattern, place: int) -> str:
    after = pattern.elements[place + 1 : place + 2]
    found = (
        COUNTED.match(after[0].value) if after and isinstance(after[0], ast.TextElement) else None
    )
    return found.group(1) if found else "vous"


def patterns_of(message: ast.Message) -> list[ast.Pattern]:
    values = [message.value, *(attribute.value for attribute in message.attributes)]
    return [value for value in values if value is not None]


def uncounted(file: Path) -> list[str]:
    found = [
        f"{message.id.name} {fact}"
        for message in messages_in(file)
        for pattern in patterns_of(message)
        for fact in plurals_in(pattern, frozenset())
        if fact
    ]
    return [each for each in found if each not in NEVER_ONE]


@pytest.mark.parametrize("file", FRENCH, ids=place_of)
def test_what_is_counted_has_a_form_for_one(file: Path) -> None:
    assert not uncounted(file)


def test_a_count_without_a_form_for_one_is_found(tmp_path: Path) -> None:
    file = tmp_path / "counts.ftl"
    file.write_text(
        "good = { $count ->\n    [one] un groupe\n   *[other] { $count } groupes\n}\n"
        "bad = Il reste { $count } groupes.\n",
        encoding="utf-8",
    )
    assert uncounted(file) == ["bad count"]


# French punctuation keeps to its word: `; : ! ? %` and the quotes take a no-break space.

LOOSE = re.compile(r" [;:!?%»]|« ")
PLACEABLE = re.compile(r"\{[^{}]*\}")
RULE_TEXTS = ("fr", "raison", "hole_fr", "ruling_fr", "reason_fr", "label_fr", "group_fr")


def loose_lines(file: Path) -> list[str]:
    """The lines of a Fluent file with a plain space in such a place; comments do not count."""
    lines = file.read_text(encoding="utf-8").splitlines()
    said = [PLACEABLE.sub("x", line) for line in lines if not line.startswith("#")]
    return [line for line in said if LOOSE.search(line)]


@pytest.mark.parametrize("folder", FOLDERS, ids=place_of)
def test_french_punctuation_keeps_to_its_word(folder: Path) -> None:
    assert not loose_lines(folder / "fr.ftl")


def test_a_loose_mark_is_found(tmp_path: Path) -> None:
    file = tmp_path / "fr.ftl"
    file.write_text(
        "# note : rien\ngood = oui\xa0: { $x }\nbad = { $x } : « oui\n", encoding="utf-8"
    )
    assert loose_lines(file) == ["bad = x : « oui"]


def french_in(value: object, key: str = "") -> Iterator[str]:
    """The French texts of a data file, however deep they lie."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from french_in(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from french_in(inner, key)
    elif isinstance(value, str) and key in RULE_TEXTS:
        yield value


DATA = sorted(path for path in SOURCE.rglob("*.toml") if path.name != "synonyms.toml")


@pytest.mark.parametrize("file", DATA, ids=place_of)
def test_french_punctuation_in_data_keeps_to_its_word(file: Path) -> None:
    texts = french_in(tomllib.loads(file.read_text(encoding="utf-8")))
    assert not [text for text in texts if LOOSE.search(text)]


@pytest.mark.parametrize("key", [game.info.key for game in shipped()])
def test_french_punctuation_in_options_keeps_to_its_word(key: str) -> None:
    texts = [option.about["fr"] for option in find_game(key).info.options]
    assert not [text for text in texts if LOOSE.search(text)]

"""docs/glossary.md: the words it bans are in no text that a player reads."""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
SOURCES = ROOT / "src" / "grognard"
FRONT = ROOT / "web" / "src"
GAMES = {
    "EAGLES: Waterloo": "eagles",
    "La Marche des Aigles": "march",
    "L'Âge des Aigles": "age",
    "Au crépuscule de l'Aigle": "crepuscule",
}
LANGUAGES = {"en": "en", "fr": "fr", "reason": "en", "raison": "fr"}
MARKED = re.compile(r"(en|fr): ([^;|]+)")


class Ban(NamedTuple):
    game: str  # or "": everywhere
    language: str
    word: str


class Text(NamedTuple):
    path: Path
    language: str
    words: str


def bans(page: str) -> list[Ban]:
    found, game = [], ""
    for line in page.splitlines():
        if line.startswith("## "):
            game = GAMES.get(line[3:], "")
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 6:
            for language, words in MARKED.findall(cells[4]):
                found += [Ban(game, language, word.strip()) for word in words.split(",")]
    return found


def in_messages(path: Path) -> Iterator[Text]:
    """The lines of a Fluent file, without comments, keys, selectors and what is filled in."""
    language = "fr" if path.stem.endswith("fr") else "en"
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            said = re.sub(r"^\s*\.?[\w-]+ =|\{ ?\$\w+( ->)?|^\s*\*?\[\w[\w-]*\]", " ", line)
            yield Text(path, language, said)


def in_tables(path: Path, found: object, key: str = "") -> Iterator[Text]:
    if isinstance(found, dict):
        for name, value in found.items():
            yield from in_tables(path, value, name)
    elif isinstance(found, list):
        for value in found:
            yield from in_tables(path, value, key)
    elif isinstance(found, str) and (language := LANGUAGES.get(key.rpartition("_")[2])):
        yield Text(path, language, found)


def texts() -> Iterator[Text]:
    for path in [*SOURCES.rglob("*.ftl"), *FRONT.rglob("*.ftl")]:
        yield from in_messages(path)
    for path in SOURCES.glob("games/**/*.toml"):
        yield from in_tables(path, tomllib.loads(path.read_text(encoding="utf-8")))
    for path in SOURCES.glob("games/**/*.csv"):
        with path.open(encoding="utf-8", newline="") as lines:
            yield from in_tables(path, list(csv.DictReader(lines)))


def belongs_to(path: Path, game: str) -> bool:
    """Whether a file is in a folder of a game, for any name of the checkout."""
    inside = path.relative_to(ROOT) if path.is_absolute() else path
    return game in inside.parts


def breaks(text: Text, ban: Ban) -> bool:
    """Whether a text says a banned word."""
    if text.language != ban.language or (ban.game and not belongs_to(text.path, ban.game)):
        return False
    flags = re.NOFLAG if ban.word[0].isupper() else re.IGNORECASE
    return re.search(rf"(?<!\w){re.escape(ban.word)}(?!\w)", text.words, flags) is not None


ALL = list(texts())
BANS = bans(PAGE)


@pytest.mark.parametrize("ban", BANS, ids=lambda ban: f"{ban.game}-{ban.language}-{ban.word}")
def test_no_text_says_a_banned_word(ban: Ban) -> None:
    said = [f"{text.path.relative_to(ROOT)}: {text.words}" for text in ALL if breaks(text, ban)]
    assert said == []


def test_the_page_bans_words_in_both_languages_and_every_game() -> None:
    assert {ban.language for ban in BANS} == {"en", "fr"}
    assert {ban.game for ban in BANS} == {"", *GAMES.values()}
    assert Ban("eagles", "fr", "coup") in BANS


def test_every_kind_of_text_is_read_in_both_languages() -> None:
    kinds = {(text.path.suffix, text.language) for text in ALL}
    assert kinds == {(kind, lang) for kind in (".ftl", ".toml", ".csv") for lang in ("en", "fr")}


@pytest.mark.parametrize(
    ("path", "language", "words", "broken"),
    [
        ("src/games/eagles/words/fr.ftl", "fr", "Au moins un coup sur Best", True),
        ("src/games/eagles/words/fr.ftl", "fr", "Un Coup", True),
        ("src/games/eagles/words/fr.ftl", "fr", "beaucoup de touches", False),
        ("src/games/eagles/words/en.ftl", "en", "a coup", False),
        ("src/games/march/words/fr.ftl", "fr", "un coup", False),
    ],
)
def test_a_planted_word_is_found(path: str, language: str, words: str, broken: bool) -> None:
    assert breaks(Text(Path(path), language, words), Ban("eagles", "fr", "coup")) is broken


def test_the_folder_of_a_checkout_is_no_game() -> None:
    assert belongs_to(ROOT / "src/grognard/games/march/words/fr.ftl", "march")
    assert not belongs_to(ROOT / "README.md", ROOT.name)


def test_keys_and_arguments_are_not_words(tmp_path: Path) -> None:
    file = tmp_path / "fr.ftl"
    file.write_text("# un coup\ncoup = { $coup ->\n    [coup] une touche\n}\n", encoding="utf-8")
    ban = Ban("", "fr", "coup")
    assert not any(breaks(text, ban) for text in in_messages(file))

"""The ledgers as a player may read them: every rule and ruling, by key, by number or by words."""

from __future__ import annotations

import tomllib
import unicodedata
from pathlib import Path
from typing import Any, Final

import grognard

from ...kernel.refusal import BadData

LANGUAGES: Final = ("en", "fr")


class Rule:
    """One rule or ruling: `texts`, `labels` and `reasons` by language.

    A ruling also says which question it answers, why, and which paragraphs it belongs to.
    """

    def __init__(
        self,
        number: str,
        slug: str,
        status: str,
        texts: dict[str, str],
        labels: dict[str, str],
        reasons: dict[str, str],
    ) -> None:
        self.number: Final = number
        self.slug: Final = slug
        self.status: Final = status
        self.texts: Final = texts
        self.labels: Final = labels
        self.reasons: Final = reasons
        self.questions: dict[str, str] = {}
        self.grounds: dict[str, str] = {}
        self.groups: dict[str, str] = {}
        self.about: list[str] = []

    def key(self) -> str:
        return f"{self.number} {self.slug}"

    def is_ruling(self) -> bool:
        return self.number.startswith("R")


class Rulebook:
    """Both ledgers in the order of the book; `chapters` are numbers with the names of modules."""

    def __init__(self) -> None:
        self.rules: Final[dict[str, Rule]] = {}
        self.rulings: Final[dict[str, Rule]] = {}
        self.chapters: Final[list[str]] = []


_book: Rulebook | None = None


def rulebook() -> Rulebook:
    """The ledgers, read once."""
    global _book
    if _book is None:
        made = Rulebook()
        read_rules(made, load("rulebook.toml"))
        read_rulings(made, load("rulings.toml"))
        _book = made
    return _book


def load(name: str) -> dict[str, Any]:
    for root in grognard.__path__:
        path = Path(root, "games", "eagles", name)
        if path.is_file():
            return tomllib.loads(path.read_text(encoding="utf-8"))
    raise BadData(name, "", "this file of the game is missing; install the package again")


def read_rules(book: Rulebook, entries: dict[str, Any]) -> None:
    for key, entry in entries.items():
        if key == "chapters":
            book.chapters.extend(entry)
            continue
        number, _, slug = key.partition(" ")
        labels = {lang: str(entry[f"label_{lang}"]) for lang in LANGUAGES}
        texts = {lang: str(entry[lang]) for lang in LANGUAGES}
        reasons = reasons_of(entry, entry["status"])
        book.rules[key] = Rule(number, slug, str(entry["status"]), texts, labels, reasons)


def read_rulings(book: Rulebook, entries: dict[str, Any]) -> None:
    for number, entry in entries.items():
        slug = str(entry["slug"])
        texts = {lang: str(entry[f"ruling_{lang}"]) for lang in LANGUAGES}
        reasons = reasons_of(entry, entry["status"])
        ruling = Rule(number, slug, str(entry["status"]), texts, {"en": slug}, reasons)
        ruling.questions = {lang: str(entry[f"hole_{lang}"]) for lang in LANGUAGES}
        ruling.grounds = {lang: str(entry[f"reason_{lang}"]) for lang in LANGUAGES}
        ruling.groups = {lang: str(entry[f"group_{lang}"]) for lang in LANGUAGES}
        ruling.about = [str(paragraph) for paragraph in entry["rule"]]
        book.rulings[number] = ruling


def reasons_of(entry: dict[str, Any], status: str) -> dict[str, str]:
    """Why a rule is left out, for the rules that are."""
    if status != "omitted":
        return {}
    return {"en": str(entry.get("reason", "")), "fr": str(entry.get("raison", ""))}


def rule(cite: str) -> Rule | None:
    """A rule by its whole key, or a ruling by its number; None when there is none."""
    book = rulebook()
    found = book.rules.get(cite)
    return book.rulings.get(number_of(cite)) if found is None else found


def number_of(cite: str) -> str:
    return cite.split(" ", 1)[0]


def numbered(number: str) -> list[Rule]:
    """The rules of a paragraph (7.21) or a whole chapter (7), or a ruling (R36)."""
    book = rulebook()
    wanted = number.strip().rstrip(".")
    if wanted.upper() in book.rulings:
        return [book.rulings[wanted.upper()]]
    chapter = f"{wanted}."
    return [
        r
        for r in book.rules.values()
        if r.number == wanted or ("." not in wanted and r.number.startswith(chapter))
    ]


def rulings_about(number: str) -> list[Rule]:
    """The rulings that belong to a paragraph."""
    return [r for r in rulebook().rulings.values() if number in r.about]


def search(text: str) -> list[Rule]:
    """The rules and rulings that hold every word of the text, in either language."""
    words = flat(text).split()
    book = rulebook()
    every = [*book.rules.values(), *book.rulings.values()]
    return [r for r in every if words and all(word in haystack(r) for word in words)]


def haystack(r: Rule) -> str:
    parts = [r.key(), *r.texts.values(), *r.labels.values(), *r.questions.values()]
    return flat(" ".join(parts))


def flat(text: str) -> str:
    """Small letters without accents."""
    parts = unicodedata.normalize("NFKD", text.lower())
    return "".join(c for c in parts if not unicodedata.combining(c))


def text(cite: str, lang: str) -> str:
    """What the rule behind a cite says; the cite itself where the ledgers have none."""
    found = rule(cite)
    return cite if found is None else found.texts[lang]


def label(cite: str, lang: str) -> str:
    """The short name of a rule, for a modifier or a heading."""
    found = rule(cite)
    if found is None:
        return cite
    return found.labels.get(lang, found.number)

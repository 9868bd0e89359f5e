"""The ledger of a game: every rule and ruling in words of our own, by key, by number or by words.

It lies in the game's folder. `rulebook.toml` has a table for each rule, under its key
"<paragraph> <slug>", and the numbers of the chapters; `rulings.toml` one for each ruling, under
its number. A paragraph is 7.21, in chapter 7, or an id like C-INF-4a, which names its chapter by
itself (`chapter`). What the rules cite is a key, or "<number> <slug>" of a ruling.
tools/ledger.py checks both files against the code and the tests.

Interpreted: only a person waits for it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import grognard
from grognard.lexicon import LANGUAGES, Lexicon

from ..aids import Chapter, Rule, Rules, Ruling
from ..refusal import BadData, Refusal
from .rule_search import Shelf

# Words that mean the same, and an index: for a paragraph the words under which one looks for it.
SYNONYMS: Final = "synonyms.toml"
CAUSES: Final = "words/refusals"
NAME: Final = 2.5  # what a word in the name of a rule weighs, when one in its text weighs 1
INDEX: Final = 4.0  # and one under which the index of the book names it
RULING: Final = 0.6
NUMBER: Final = re.compile(r"[Rr]?\d[\d.]*|[A-Za-z]-\w+(-\w+)?")


class Entry:
    """One rule or ruling: `texts`, `labels` and `reasons` by language.

    A rule whose label counts something also has `singulars`, its label for one of them; one whose
    line may count nothing has `idles`, which say why.
    A ruling also says which question it answers, why, and which paragraphs it belongs to; its
    label is its slug, in French where it has one.
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
        self.chapter = number.split(".")[0]
        self.status: Final = status
        self.texts: Final = texts
        self.labels: Final = labels
        self.reasons: Final = reasons
        self.singulars: dict[str, str] = {}
        self.idles: dict[str, str] = {}
        self.questions: dict[str, str] = {}
        self.grounds: dict[str, str] = {}
        self.groups: dict[str, str] = {}
        self.about: list[str] = []

    def key(self) -> str:
        return f"{self.number} {self.slug}"

    def is_ruling(self) -> bool:
        return bool(self.questions)

    def told(self, lang: str) -> str:
        """What it says, and why it is left out where it is."""
        return " ".join(text for text in (self.texts[lang], self.reasons.get(lang, "")) if text)


class Ledger:
    """Both files of a folder of ours ("games/bids"), in their order, read when first asked for."""

    def __init__(self, folder: str) -> None:
        self.folder: Final = folder

    @cached_property
    def chapters(self) -> list[str]:
        """The numbers of the chapters."""
        return list(self._rulebook["chapters"])

    @cached_property
    def rules(self) -> dict[str, Entry]:
        """The rules by key."""
        entries = self._rulebook.items()
        return {key: read_rule(key, entry) for key, entry in entries if key != "chapters"}

    @cached_property
    def rulings(self) -> dict[str, Entry]:
        """The rulings by number."""
        entries = load(self.folder, "rulings.toml").items()
        return {number: read_ruling(number, entry) for number, entry in entries}

    @cached_property
    def _rulebook(self) -> dict[str, Any]:
        return load(self.folder, "rulebook.toml")

    # Looking something up

    def find(self, cite: str) -> Entry | None:
        """A rule by its whole key or its id alone, or a ruling by its number; None if none."""
        found = self.rules.get(cite) or self.rulings.get(number_of(cite))
        return self._by_id.get(cite) if found is None else found

    @cached_property
    def _by_id(self) -> dict[str, Entry]:
        """The first rule of each id, which says what it is about; paragraphs have no such rule."""
        return {rule.number: rule for rule in reversed(self.rules.values()) if "-" in rule.number}

    def numbered(self, number: str) -> list[Entry]:
        """The rules of a paragraph (7.21, C-INF-4a), all of C-INF or of a chapter, or a ruling."""
        wanted = number.strip().rstrip(".").upper()
        if wanted in self.rulings:
            return [self.rulings[wanted]]
        rules = self.rules.values()
        return [
            rule
            for rule in rules
            if wanted in (rule.number.upper(), rule.chapter) or rule.number.startswith(f"{wanted}-")
        ]

    def rulings_about(self, number: str) -> list[Entry]:
        """The rulings that belong to a paragraph."""
        return [ruling for ruling in self.rulings.values() if number in ruling.about]

    def search(self, text: str) -> list[Entry]:
        """What answers a question in either language, the best first; rules before rulings."""
        if NUMBER.fullmatch(text.strip()) and ("-" not in text or self.numbered(text)):
            return self.numbered(text)
        scores = [max(both) for both in zip(*(s.scores(text) for s in self._shelves), strict=True)]
        found = [(score, entry) for score, entry in zip(scores, self._every, strict=True) if score]
        return [entry for _, entry in sorted(found, key=by_score)]

    @cached_property
    def _every(self) -> list[Entry]:
        return [*self.rules.values(), *self.rulings.values()]

    @cached_property
    def _shelves(self) -> list[Shelf]:
        """The words of every entry in each language, the name of a rule weighing most."""
        table = load(self.folder, SYNONYMS) if path_of(self.folder, SYNONYMS) else {}
        shelves = []
        for lang in LANGUAGES:
            words = table.get(lang, {})
            index = words.get("index", {})
            texts = [[*weighed(e, lang), (index.get(e.number, ""), INDEX)] for e in self._every]
            shelves.append(Shelf(lang, texts, words.get("same", [])))
        return shelves

    # In words

    def text(self, cite: str, lang: str) -> str:
        """What the rule behind a cite says; the cite itself where the ledger has none."""
        found = self.find(cite)
        return cite if found is None else found.texts[lang]

    def label(self, cite: str, lang: str) -> str:
        """The short name of a rule, for a modifier or a heading."""
        found = self.find(cite)
        return cite if found is None else found.labels.get(lang, found.number)

    def label_of(self, cite: str, value: int, lang: str) -> str:
        """The short name of a rule beside its number, in the singular where that is one.

        Of a line that counts nothing, why, if its rule says that.
        """
        found = self.find(cite)
        if value == 0 and found is not None and found.idles:
            return found.idles[lang]
        if found is None or not found.singulars or not is_singular(value, lang):
            return self.label(cite, lang)
        return found.singulars[lang]

    def explain(self, refusal: Refusal, lang: str) -> str:
        """A refusal in words, with its rule number."""
        colon = "\xa0:" if lang == "fr" else ":"
        why = refusal.why
        said = self.causes.say(lang, why) if why else self.text(refusal.cite, lang)
        return f"{number_of(refusal.cite)}{colon} {said}"

    @cached_property
    def causes(self) -> Lexicon:
        """The sentences of refusals that say which of their rule's reasons they are (`why`)."""
        return Lexicon(path_of(self.folder, CAUSES) or Path(self.folder, CAUSES))

    def in_words(self, lang: str, title: Callable[[str, str], str]) -> Rules:
        """The whole of it for a reader; `title` names a chapter in a language."""
        return Rules(
            [Chapter(number, title(number, lang)) for number in self.chapters],
            [self._rule_in_words(rule, lang) for rule in self.rules.values()],
            [ruling_in_words(ruling, lang) for ruling in self.rulings.values()],
        )

    def _rule_in_words(self, rule: Entry, lang: str) -> Rule:
        rulings = [ruling.number for ruling in self.rulings_about(rule.number)]
        return Rule(
            rule.number, rule.key(), rule.chapter, rule.labels[lang], rule.told(lang), rulings
        )


def ruling_in_words(ruling: Entry, lang: str) -> Ruling:
    return Ruling(
        ruling.number,
        ruling.questions[lang],
        ruling.told(lang),
        ruling.grounds[lang],
        ruling.about,
    )


# Reading


def load(folder: str, name: str) -> dict[str, Any]:
    """A file of a folder of ours; raises BadData when it is missing."""
    path = path_of(folder, name)
    if path is None:
        raise BadData(name, "", "this file of the game is missing; reinstall the package")
    return tomllib.loads(path.read_text(encoding="utf-8"))


def path_of(folder: str, name: str) -> Path | None:
    """Where a file or folder of a folder of ours is, if there is one."""
    paths = (Path(root, folder, name) for root in grognard.__path__)
    return next((path for path in paths if path.exists()), None)


def read_rule(key: str, entry: dict[str, Any]) -> Entry:
    number, _, slug = key.partition(" ")
    labels = by_language(entry, "label_")
    status = str(entry["status"])
    rule = Entry(number, slug, status, by_language(entry, ""), labels, reasons_of(entry))
    rule.chapter = str(entry.get("chapter", rule.chapter))
    rule.singulars = by_language(entry, "one_") if "one_en" in entry else {}
    rule.idles = by_language(entry, "none_") if "none_en" in entry else {}
    return rule


def read_ruling(number: str, entry: dict[str, Any]) -> Entry:
    slug, status = str(entry["slug"]), str(entry["status"])
    texts = by_language(entry, "ruling_")
    labels = {"en": slug, "fr": str(entry["label_fr"])} if "label_fr" in entry else {"en": slug}
    ruling = Entry(number, slug, status, texts, labels, reasons_of(entry))
    ruling.questions = by_language(entry, "hole_")
    ruling.grounds = by_language(entry, "reason_")
    ruling.groups = by_language(entry, "group_")
    ruling.about = [str(paragraph) for paragraph in entry["rule"]]
    return ruling


def by_language(entry: dict[str, Any], name: str) -> dict[str, str]:
    return {lang: str(entry[f"{name}{lang}"]) for lang in LANGUAGES}


def reasons_of(entry: dict[str, Any]) -> dict[str, str]:
    """Why a rule is left out or not built yet, for the rules that are."""
    if entry["status"] not in ("planned", "omitted"):
        return {}
    return {"en": str(entry.get("reason", "")), "fr": str(entry.get("raison", ""))}


# Words and numbers


def number_of(cite: str) -> str:
    return cite.split(" ", 1)[0]


def is_singular(value: int, lang: str) -> bool:
    """French counts nothing in the singular too: zéro groupe."""
    return abs(value) == 1 or (value == 0 and lang == "fr")


def by_score(found: tuple[float, Entry]) -> float:
    """The best first; a ruling only settles a doubt about a rule."""
    score, entry = found
    return -score * (RULING if entry.is_ruling() else 1.0)


def weighed(entry: Entry, lang: str) -> list[tuple[str, float]]:
    name = entry.questions.get(lang, entry.labels.get(lang, ""))
    return [(name, NAME), (entry.slug if lang == "en" else "", 1.0), (entry.texts[lang], 1.0)]

"""Chapter 2: an army list read with everything that is wrong in it, so that all is told at once.

What cannot be read is left out or read as usual; whoever plays with a list takes none with faults.
"""

from __future__ import annotations

import re
from typing import Final

from ..model.actions import FORMATIONS, LINE
from ..model.pieces import (
    BRITISH,
    CHARACTERS,
    COATS,
    COMMANDER,
    DRILLED,
    ENSIGN,
    FRENCH,
    NATIONS,
    OTHER,
    QUALITIES,
    Army,
    Roster,
)
from .armies import roster_faults
from .list_errors import Fault, Found

LONGEST_NAME: Final = 60
LONGEST_LIST: Final = 4000
NAME: Final = re.compile(r"[^;#\x00-\x1f\x7f-\x9f\u2028\u2029]+")
ID: Final = re.compile(r"[a-z][a-z0-9-]{0,7}")
PLAIN: Final = re.compile(r"[0-9]{1,4}")

# Words that a list may use for each thing; the first is the one written.
QUALITY_WORDS: Final = (
    ("recruits", "recrues", "green"),
    ("drilled", "entraînés", "entraines"),
    ("veterans", "vétérans"),
    ("guard", "guards", "garde"),
)
CHARACTER_WORDS: Final = (
    ("drummer", "drummers", "bugler", "buglers", "trumpeter", "trumpeters",
     "tambour", "tambours", "clairon", "clairons", "trompette", "trompettes"),
    ("sergeant", "sergeants", "sergent", "sergents"),
    ("ensign", "ensigns", "porte-drapeau", "porte-drapeaux", "enseigne", "enseignes"),
    ("officer", "officers", "officier", "officiers"),
)  # fmt: skip
FORMATION_WORDS: Final = (("line", "ligne"), ("column", "colonne"))
LIGHT_WORDS: Final = ("light", "léger", "légère", "légers")
RIFLE_WORDS: Final = ("rifles", "rifle", "fusils")
DETACH_WORDS: Final = ("detach", "détache")
COAT_WORDS: Final = (
    (),
    ("red coats", "red coat", "habits rouges", "habit rouge"),
    ("blue coats", "blue coat", "habits bleus", "habit bleu"),
    ("grey coats", "grey coat", "gray coats", "gray coat", "habits gris", "habit gris"),
    ("green coats", "green coat", "habits verts", "habit vert"),
    ("white coats", "white coat", "habits blancs", "habit blanc"),
    ("brown coats", "brown coat", "habits bruns", "habit brun"),
)
COAT_MARKS: Final = ("coat", "coats", "habit", "habits")
NATION_WORDS: Final = (("british", "britanniques"), ("french", "français"), ("other", "autre"))
COMMANDER_WORDS: Final = ("commander", "commandant")
RESERVED: Final = (*NATIONS, *COMMANDER_WORDS)


USUAL_SIZE: Final = 24
SMALL_WORDS: Final = (
    *CHARACTERS[:COMMANDER], *FORMATIONS, "light", "rifles", "detach 4", "green coats",
)  # fmt: skip


def read_draft(text: str) -> Draft:
    """2.0 A list, in lines or in one, and what is wrong with it, line by line."""
    draft = Draft()
    if len(text) > LONGEST_LIST:
        value = f"{len(text)} characters"
        draft.wrong(0, Fault("", "length", "", value, most=str(LONGEST_LIST)))
        text = ""
    for number, line in enumerate(text.splitlines(), 1):
        for item in line.partition("#")[0].split(";"):
            if item.strip():
                draft.take(number, item.strip())
    draft.close()
    return draft


class Draft:
    """An army list as far as it is read; `lines` are those of its battalions."""

    def __init__(self) -> None:
        self.nation = -1
        self.name = ""
        self.commander = ""
        self.battalions: Final[list[Roster]] = []
        self.lines: Final[list[int]] = []
        self.found: Final[list[Found]] = []
        self._entries: Final[list[tuple[int, str, str]]] = []

    def army(self) -> Army:
        return Army(self.name, self.nation, self.commander, self.battalions)

    def wrong(self, line: int, fault: Fault, unit: int = -1) -> None:
        self.found.append(Found(line, unit, fault))

    def take(self, line: int, item: str) -> None:
        head, colon, tail = item.partition(":")
        word = head.strip().lower()
        nation = _place(NATION_WORDS, word)
        if nation >= 0:
            self._take_nation(line, head, nation, tail)
        elif word in COMMANDER_WORDS:
            if self.commander:
                self.wrong(line, Fault("R2 one commander", "commander-twice", "commander", head))
            else:
                self.commander = self._name(line, tail, "commander")
        else:
            name = self._name(line, tail, "name", len(self._entries)) if colon else ""
            self._entries.append((line, head, name))

    def _take_nation(self, line: int, head: str, nation: int, tail: str) -> None:
        """R1 An army is of one."""
        if self.nation >= 0:
            self.wrong(line, Fault("R1 army legality", "nation-twice", "nation", head))
            return
        self.nation = nation
        self.name = self._name(line, tail, "army") if tail.strip() else ""

    def _name(self, line: int, text: str, term: str, unit: int = -1) -> str:
        name = " ".join(text.split())
        if name and len(name) <= LONGEST_NAME and NAME.fullmatch(name):
            return name
        self.wrong(line, Fault("", "name", term, text.strip(), most=str(LONGEST_NAME)), unit)
        return ""

    def close(self) -> None:
        """The battalions, when all is read and the nation known."""
        if self.nation < 0:
            nations = ", ".join(NATIONS)
            self.wrong(0, Fault("R1 army legality", "nation-missing", "nation", "", known=nations))
            self.nation = OTHER
        self.name = self.name or NATIONS[self.nation].capitalize()
        for order, (line, head, name) in enumerate(self._entries, 1):
            self._enlist(line, _Entry(head, f"{NATIONS[self.nation][0]}{order}"), name, order)

    def _enlist(self, line: int, entry: _Entry, name: str, order: int) -> None:
        roster = entry.roster(self.nation, name or _usual_name(self.nation, order))
        faults = entry.faults
        if roster.id in [other.id for other in self.battalions]:
            faults.append(Fault("", "same-id", "id", roster.id))
        faults += roster_faults(self.nation, roster)
        for fault in faults:
            self.wrong(line, fault, len(self.battalions))
        self.battalions.append(roster)
        self.lines.append(line)


def _place(words: tuple[tuple[str, ...], ...], word: str) -> int:
    for place, known in enumerate(words):
        if word in known:
            return place
    return -1


def _usual_name(nation: int, order: int) -> str:
    if nation == BRITISH:
        ending = {1: "st", 2: "nd", 3: "rd"}.get(order, "th")
        return f"{order}{ending} Battalion"
    if nation == FRENCH:
        return f"{order}{'er' if order == 1 else 'e'} Bataillon"
    return f"Battalion {order}"


class _Entry:
    """The words before the colon of a battalion's line, and what is wrong with them."""

    def __init__(self, text: str, usual: str) -> None:
        self.id = usual
        self.rankers = USUAL_SIZE
        self.quality = DRILLED
        self.counts = [0] * COMMANDER
        self.light = False
        self.rifles = False
        self.formation = LINE
        self.detached = 0
        self.coat = 0
        self.faults: Final[list[Fault]] = []
        self._seen: Final[list[str]] = []
        parts = [part.split() for part in text.lower().split(",")]
        self._begin(parts[0])
        for words in parts[1:]:
            self._add(words)

    def roster(self, nation: int, name: str) -> Roster:
        counts = self.counts
        if counts[ENSIGN] == 2 and nation == BRITISH:
            counts[ENSIGN] = 1  # R3: two colours are carried, one character counts and is paid
        return Roster(
            self.id,
            name,
            self.quality,
            self.rankers,
            counts,
            self.light,
            self.rifles,
            self.formation,
            self.detached,
            self.coat,
        )

    def _wrong(self, fault: Fault) -> None:
        self.faults.append(fault)

    def _begin(self, first: list[str]) -> None:
        """1.3 An id, if one likes, the number of rankers, and one of four qualities."""
        if len(first) == 3:
            self._take_id(first[0])
            first = first[1:]
        if len(first) != 2:
            self._wrong(Fault("", "opening", "", " ".join(first)))
            return
        self.rankers = self._number(first[0], "rankers", USUAL_SIZE)
        quality = _place(QUALITY_WORDS, first[1])
        if quality < 0:
            known = ", ".join(QUALITIES)
            self._wrong(Fault("1.3 quality", "quality", "quality", first[1], known=known))
        else:
            self.quality = quality

    def _take_id(self, word: str) -> None:
        if not ID.fullmatch(word) or word in RESERVED:
            self._wrong(Fault("", "id", "id", word))
        else:
            self.id = word

    def _number(self, word: str, term: str, otherwise: int) -> int:
        if PLAIN.fullmatch(word):
            return int(word)
        self._wrong(Fault("", "number", term, word))
        return otherwise

    def _add(self, words: list[str]) -> None:
        """One of the things after the quality, each said once."""
        term = self._take(words)
        if not term:
            known = ", ".join(SMALL_WORDS)
            self._wrong(Fault("", "word", "", " ".join(words), known=known))
        elif term in self._seen:
            self._wrong(Fault("", "twice", term, " ".join(words), said=term))
        self._seen.append(term)

    def _take(self, words: list[str]) -> str:
        if len(words) == 2 and words[0] in DETACH_WORDS:
            self.detached = self._number(words[1], "detached", 0)
            return "detached"
        if len(words) == 2 and (words[0] in COAT_MARKS or words[1] in COAT_MARKS):
            return self._take_coat(" ".join(words))
        if len(words) == 2:
            return self._character(words[1], words[0])
        return self._single(words[0]) if len(words) == 1 else ""

    def _take_coat(self, words: str) -> str:
        coat = _place(COAT_WORDS, words)
        if coat < 0:
            known = ", ".join(f"{colour} coats" for colour in COATS[1:])
            self._wrong(Fault("", "coat", "coat", words, known=known))
        else:
            self.coat = coat
        return "coat"

    def _single(self, word: str) -> str:
        if word in LIGHT_WORDS:
            self.light = True
            return "light"
        if word in RIFLE_WORDS:
            self.rifles = True
            return "rifles"
        formation = _place(FORMATION_WORDS, word)
        if formation >= 0:
            self.formation = formation
            return "formation"
        return self._character(word, "1")

    def _character(self, word: str, count: str) -> str:
        character = _place(CHARACTER_WORDS, word)
        if character < 0:
            return ""
        name = CHARACTERS[character]
        self.counts[character] = self._number(count, name, 0)
        return name

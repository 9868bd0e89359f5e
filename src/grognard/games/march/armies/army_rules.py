"""Chapters 1, 2, 17, 18: what the game says of its armies, to build or read a list."""

from __future__ import annotations

from typing import Final

from grognard.kernel.tally import Tally
from grognard.miniatures.armies.army_rules import ArmyRules
from grognard.miniatures.armies.list_errors import Fault
from grognard.miniatures.armies.lists import read_army
from grognard.miniatures.contract.army import ArmyList, Fact, ListUnit, Piece, Term, UnitWords
from grognard.miniatures.files.data_files import data_files, read_text
from grognard.table.formations import strip_width
from grognard.table.pose import CM

from ..chapters.figures import size
from ..chapters.shooting.skirmishers import LEAST_GAP
from ..model.options import FEWEST_POINTS, MOST_POINTS
from ..model.pieces import (
    COATS,
    GROUP,
    GROUP_SIZE,
    SCREEN_DEPTH,
    SCREEN_GROUP_SIZE,
    Roster,
)
from ..screen.men import ranks, skirmishers
from ..screen.names import named
from ..screen.rulebook import LEDGER
from ..screen.words import formation_name, lexicon, quality_name, say, staff_words
from .armies import (
    ARMY_POINTS,
    MOST_BATTALIONS,
    army_faults,
    roster_cost,
    roster_faults,
)
from .army_forms import Forms
from .list_terms import CODES, TERMS
from .roster_facts import army_of, nation_of, roster_of

AHEAD: Final = 3 * CM  # of the battalion, as a screen is drawn
DRESS: Final = ("light", "rifles")


class MarchArmies(ArmyRules):
    def __init__(self) -> None:
        points = (ARMY_POINTS, FEWEST_POINTS, MOST_POINTS)
        super().__init__(TERMS, CODES, lexicon, *points, MOST_BATTALIONS)
        self._ready: Final[dict[str, ArmyList]] = {}

    def label(self, cite: str, lang: str) -> str:
        return LEDGER.label(cite, lang)

    def unit_words(self, unit: ListUnit, lang: str) -> str:
        return in_words(roster_of(unit), lang)

    def army_words(self, army: ArmyList, lang: str) -> str:
        men = sum(int(unit.facts["rankers"]) for unit in army.units)
        return say(lang, "army-size", battalions=len(army.units), men=men)

    def name_in(self, name: str, lang: str) -> str:
        return named(name, lang)

    def usual_army_name(self, facts: dict[str, Fact]) -> str:
        return str(facts["nation"]).capitalize()

    def usual_id(self, facts: dict[str, Fact], order: int) -> str:
        return f"{str(facts['nation'])[0]}{order}"

    def usual_name(self, facts: dict[str, Fact], order: int) -> str:
        if facts["nation"] == "british":
            ending = {1: "st", 2: "nd", 3: "rd"}.get(order, "th")
            return f"{order}{ending} Battalion"
        if facts["nation"] == "french":
            return f"{order}{'er' if order == 1 else 'e'} Bataillon"
        return f"Battalion {order}"

    def settled(self, army: dict[str, Fact], facts: dict[str, Fact]) -> dict[str, Fact]:
        """R3 Two British colours are carried, one character counts and is paid."""
        pair = facts["ensign"] == 2 and army["nation"] == "british"
        return {**facts, "ensign": 1} if pair else facts

    def unit_cost(self, army: ArmyList, unit: ListUnit, keep: bool = False) -> Tally:
        return roster_cost(roster_of(unit), keep)

    def unit_faults(self, army: ArmyList, unit: ListUnit) -> list[Fault]:
        return roster_faults(nation_of(army), roster_of(unit))

    def army_faults(self, army: ArmyList, points: int) -> list[Fault]:
        return army_faults(army_of(army), points)

    def concerned(self, army: ArmyList, fault: Fault) -> list[int]:
        if fault.term != "light":
            return []
        return [place for place, unit in enumerate(army.units) if unit.facts["light"]]

    def pieces(self, army: ArmyList, unit: ListUnit) -> list[Piece]:
        """18.1, 18.2 The formed men, and in front of them the skirmishers."""
        roster = roster_of(unit)
        dress = [word for word in DRESS if unit.facts[word]]
        out = screen(roster, dress)
        return [formed(roster, dress), *([out] if out.width else [])]

    def boxes(self, unit: ListUnit) -> tuple[int, int]:
        return int(unit.facts["rankers"]), GROUP_SIZE

    def unit_labels(self, lang: str) -> UnitWords:
        one, name = say(lang, "unit-one"), say(lang, "unit-name")
        return UnitWords(one, name, say(lang, "unit-add"), say(lang, "unit-none"))

    def army_forms(self, lang: str) -> list[Term]:
        return [Forms(lang).nation(), Forms(lang).commander()]

    def unit_forms(self, lang: str) -> list[Term]:
        return Forms(lang).battalion()

    def ready_words(self, key: str, lang: str) -> str:
        return say(lang, "ready-army", battle=key.partition("-")[0])

    def ready(self) -> dict[str, ArmyList]:
        """17.1 The armies that come with the game, by their names, those of the book among them."""
        if not self._ready:
            for path in data_files("march", "armies", ".army"):
                self._ready[path.stem] = read_army(self, read_text(path), ARMY_POINTS)
        return self._ready


def in_words(roster: Roster, lang: str) -> str:
    """What it is, in one line."""
    words = [
        say(lang, "roster", quality=quality_name(roster.quality, lang), men=int(roster.rankers)),
        formation_name(roster.formation, lang),
    ]
    words += [say(lang, "roster-light")] if roster.light else []
    words += [say(lang, "roster-rifles")] if roster.rifles else []
    words += staff_words(roster.characters, lang)
    words += [say(lang, "roster-out", men=int(roster.detached))] if roster.detached else []
    words += [say(lang, "roster-coat", coat=COATS[roster.coat])] if roster.coat else []
    return ", ".join(words)


def formed(roster: Roster, dress: list[str]) -> Piece:
    """18.1 The room of the formed men."""
    men = max(int(roster.rankers - roster.detached), 0)
    width, depth = size((men + GROUP_SIZE - 1) // GROUP_SIZE, roster.formation)
    figures = ranks(roster.id, (int(width), int(depth)), men, men, tuple(roster.characters))
    return Piece(0, 0, int(width), int(depth), figures, dress=dress)


def screen(roster: Roster, dress: list[str]) -> Piece:
    """18.2, R70 The room of the skirmishers, as close together as allowed."""
    groups = (roster.detached + SCREEN_GROUP_SIZE - 1) // SCREEN_GROUP_SIZE
    width = int(strip_width(groups, GROUP, LEAST_GAP)) if groups else 0
    figures = skirmishers(roster.id, int(min(roster.detached, roster.rankers)), width)
    return Piece(0, SCREEN_DEPTH + AHEAD, width, SCREEN_DEPTH, figures, loose=True, dress=dress)


RULES: Final = MarchArmies()

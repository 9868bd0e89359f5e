"""Outpost: its army lists, with a brigade among the units."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from grognard.kernel.bringing.share_codes import ShareCodes
from grognard.kernel.tally import Tally
from grognard.lexicon import Lexicon
from grognard.miniatures.armies.army_rules import ArmyRules
from grognard.miniatures.armies.list_errors import Fault, points_fault
from grognard.miniatures.armies.list_terms import GroupTerms, ListTerm, ListTerms
from grognard.miniatures.armies.lists import read_army
from grognard.miniatures.armies.term_forms import TermForms
from grognard.miniatures.contract.army import (
    CHOICE,
    COUNT,
    FIRST,
    NO_GROUP,
    TEXT,
    ArmyList,
    Choice,
    Fact,
    GroupKind,
    ListGroup,
    ListUnit,
    Piece,
    Term,
    UnitWords,
)
from grognard.miniatures.files.data_files import read_text
from tests.miniatures.outpost.figures import figures
from tests.miniatures.outpost.model.troops import DATA, FOOT, GENERAL, HORSE, KINDS, NAMES

POINTS: Final = 60
MOST_UNITS: Final = 5
PRICES: Final = {"foot": 3, "horse": 4, "gun": 6, "scouts": 3}
LARGEST: Final = {"foot": 4, "horse": 4, "gun": 2, "scouts": 3}
BRIGADED: Final = (NAMES[FOOT], NAMES[HORSE])
BRIGADE_PRICE: Final = 2
LISTS: Final = "5.0 army lists"

SIDE: Final = ListTerm(
    "side", CHOICE, "crown", cite=LISTS, values={"crown": ("crown",), "league": ("league",)}
)
CHIEF: Final = ListTerm("general", TEXT, "", ("general",), cite=LISTS)
ARM: Final = ListTerm(
    "arm", CHOICE, "foot", cite="5.1 arms", values={name: (name,) for name in NAMES[GENERAL + 1 :]}
)
BASES: Final = ListTerm("bases", COUNT, 3)
TERMS: Final = ListTerms(
    SIDE,
    [CHIEF],
    [ARM, BASES],
    opening=("arm", "bases"),
    written=(),
    example="u1 foot 4",
    known="nothing more",
    groups=[GroupTerms("brigade", ("brigade",), [])],
)
COLOURS: Final = {"crown": "gb", "league": "fr"}


class OutpostArmies(ArmyRules):
    def __init__(self) -> None:
        codes = ShareCodes("outpost1-", b"brigade: foot horse gun scouts crown: league: ")
        lexicon = Lexicon(Path(__file__).parent / "words")
        super().__init__(TERMS, codes, lexicon, POINTS, 10, 200, MOST_UNITS)

    # Words

    def label(self, cite: str, lang: str) -> str:
        return cite.partition(" ")[2]

    def unit_words(self, unit: ListUnit, lang: str) -> str:
        return f"{unit.facts['arm']}, {unit.facts['bases']}"

    def army_words(self, army: ArmyList, lang: str) -> str:
        return str(len(army.units))

    def usual_army_name(self, facts: dict[str, Fact]) -> str:
        return str(facts["side"]).capitalize()

    def usual_id(self, facts: dict[str, Fact], order: int) -> str:
        return f"u{order}"

    def usual_name(self, facts: dict[str, Fact], order: int) -> str:
        return f"Unit {order}"

    # Costs and limits

    def unit_cost(self, army: ArmyList, unit: ListUnit, keep: bool = False) -> Tally:
        return Tally(int(unit.facts["bases"]) * PRICES[str(unit.facts["arm"])], "5.1 arms", keep)

    def group_cost(self, army: ArmyList, group: ListGroup) -> int:
        return BRIGADE_PRICE

    def unit_faults(self, army: ArmyList, unit: ListUnit) -> list[Fault]:
        most, bases = LARGEST[str(unit.facts["arm"])], int(unit.facts["bases"])
        if 1 <= bases <= most:
            return []
        return [Fault("5.1 arms", "bases", "bases", str(bases), least="1", most=str(most))]

    def army_faults(self, army: ArmyList, points: int) -> list[Fault]:
        faults = []
        if not 1 <= len(army.units) <= MOST_UNITS:
            value = f"{len(army.units)} units"
            faults.append(Fault(LISTS, "units", "units", value, most=str(MOST_UNITS)))
        if len([unit for unit in army.units if unit.facts["arm"] == "scouts"]) > 1:
            faults.append(Fault("5.2 scouts", "scouts", "arm", "scouts"))
        if len(army.groups) > 1:
            faults.append(Fault("5.3 brigades", "brigades", "group", army.groups[1].name))
        for place, group in enumerate(army.groups):
            arms = [unit.facts["arm"] for unit in army.units if unit.group == place]
            if len(arms) < 2 or not set(arms) <= set(BRIGADED):
                faults.append(Fault("5.3 brigades", "brigaded", "group", group.name))
        return faults + points_fault(LISTS, self.army_cost(army), points)

    # For screens

    def pieces(self, army: ArmyList, unit: ListUnit) -> list[Piece]:
        kind, bases = KINDS[NAMES.index(str(unit.facts["arm"]))], int(unit.facts["bases"])
        width = kind.width(bases) if bases else 0
        return [Piece(0, 0, width, kind.base[1], figures(kind, bases), loose=kind.gap > 0)]

    def boxes(self, unit: ListUnit) -> tuple[int, int]:
        return int(unit.facts["bases"]), 1

    def unit_labels(self, lang: str) -> UnitWords:
        return UnitWords("Unit", "Name of unit", "Add a unit", "No unit yet.")

    def army_forms(self, lang: str) -> list[Term]:
        sides = [Choice(key, key, "", "", COLOURS[key], "u") for key in SIDE.values]
        return [FORMS.chosen(SIDE, LISTS, sides, FIRST), FORMS.named(CHIEF, "", FIRST)]

    def unit_forms(self, lang: str) -> list[Term]:
        arms = [Choice(key, key, "", str(PRICES[key]), "", "u") for key in ARM.values]
        span = (1, max(LARGEST.values()), 1)
        return [FORMS.chosen(ARM, ARM.cite, arms, FIRST), FORMS.count(BASES, "", "", span, FIRST)]

    def group_kinds(self, lang: str) -> list[GroupKind]:
        return [GroupKind("brigade", "Brigade", "Add a brigade", [])]

    def ready(self) -> dict[str, ArmyList]:
        return ready_armies()


class Forms(TermForms):
    """By their keys, for want of words."""

    def title(self, key: str) -> str:
        return key


FORMS: Final = Forms()
RULES: Final = OutpostArmies()


@cache
def ready_armies() -> dict[str, ArmyList]:
    files = sorted((DATA / "armies").glob("*.army"))
    return {path.stem: read_army(RULES, read_text(path), POINTS) for path in files}


def is_brigaded(unit: ListUnit) -> bool:
    return unit.group != NO_GROUP

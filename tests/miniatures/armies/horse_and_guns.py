"""The army lists of an invented game: horse and guns on bases measured in inches, in brigades.

white: Lefebvre's wing
general: Lefebvre
h1 hussars 6, sabres 3, led by Lasalle: 7th Hussars
brigade, bold: Colbert's brigade
h2 cuirassiers 4, cuirass, blue facings: 3rd Cuirassiers
g1 gun 1: Horse battery
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from grognard.kernel.bringing.share_codes import ShareCodes
from grognard.kernel.tally import Tally
from grognard.lexicon import Lexicon
from grognard.miniatures.armies.army_rules import ArmyRules
from grognard.miniatures.armies.list_errors import Fault, points_fault
from grognard.miniatures.armies.list_terms import GroupTerms, ListTerm, ListTerms
from grognard.miniatures.armies.lists import read_army
from grognard.miniatures.contract.army import (
    CHOICE,
    COLOUR,
    COUNT,
    FLAG,
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
from grognard.miniatures.contract.board import Figure, Figures

INCH: Final = 2540
MOST_BASES: Final = 8
MOST_UNITS: Final = 6
POINTS: Final = 60
PRICES: Final = {"hussars": 3, "cuirassiers": 5, "gun": 8}
DEPTHS: Final = {"hussars": INCH, "cuirassiers": INCH, "gun": 3 * INCH}

SIDE: Final = ListTerm(
    "side", CHOICE, "white", cite="1 sides", values={"white": ("white",), "blue": ("blue",)}
)
GENERAL: Final = ListTerm("general", TEXT, "", ("general",), cite="1 sides")
ARM: Final = ListTerm(
    "arm",
    CHOICE,
    "hussars",
    cite="2 arms",
    values={
        "hussars": ("hussars", "hussards"),
        "cuirassiers": ("cuirassiers",),
        "gun": ("gun", "canon"),
    },
)
BASES: Final = ListTerm("bases", COUNT, 4)
CUIRASS: Final = ListTerm("cuirass", FLAG, 0, ("cuirass", "in armour"))
SABRES: Final = ListTerm("sabres", COUNT, 0, ("sabres", "sabre"), trailing=True)
TRUMPETS: Final = ListTerm("trumpet", COUNT, 0, ("trumpet", "trumpets"))
COLONEL: Final = ListTerm("colonel", TEXT, "", ("led", "colonel"))
FACINGS: Final = ListTerm(
    "facings",
    COLOUR,
    "",
    values={"": (), "blue": ("blue facings",), "yellow": ("yellow facings",)},
    marks=("facings",),
)
BOLD: Final = ListTerm("bold", FLAG, 0, ("bold",))
SCOUTS: Final = ListTerm("scouts", COUNT, 0, ("scout", "scouts"))

TERMS: Final = ListTerms(
    SIDE,
    [GENERAL],
    [ARM, BASES, CUIRASS, SABRES, TRUMPETS, COLONEL, FACINGS],
    opening=("arm", "bases"),
    written=("cuirass", "sabres", "trumpet", "colonel", "facings"),
    example="h1 hussars 4",
    known="cuirass, sabres 2, trumpet, led Lasalle, blue facings",
    groups=[
        GroupTerms("wing", ("wing", "aile"), [SCOUTS], "2 scouts"),
        GroupTerms("brigade", ("brigade",), [BOLD], "bold"),
    ],
)
CODES: Final = ShareCodes("horse1-", b"brigade: hussars gun white: blue: ")
READY: Final = """\
white: Lefebvre's wing
general: Lefebvre
h1 hussars 6, sabres 3, led Lasalle: 7th Hussars
brigade, bold: Colbert's brigade
h2 cuirassiers 4, cuirass, blue facings: 3rd Cuirassiers
g1 gun 1: Horse battery
"""
LEXICON: Final = Lexicon(Path(__file__).parent / "words")


class HorseAndGuns(ArmyRules):
    def __init__(self) -> None:
        super().__init__(TERMS, CODES, LEXICON, POINTS, 10, 300, MOST_UNITS)

    def label(self, cite: str, lang: str) -> str:
        return cite.partition(" ")[2]

    def unit_words(self, unit: ListUnit, lang: str) -> str:
        return f"{unit.facts['bases']} {unit.facts['arm']}"

    def army_words(self, army: ArmyList, lang: str) -> str:
        return f"{len(army.units)} units"

    def usual_army_name(self, facts: dict[str, Fact]) -> str:
        return str(facts["side"]).capitalize()

    def usual_id(self, facts: dict[str, Fact], order: int) -> str:
        return f"u{order}"

    def usual_name(self, facts: dict[str, Fact], order: int) -> str:
        return f"Unit {order}"

    def unit_cost(self, army: ArmyList, unit: ListUnit, keep: bool = False) -> Tally:
        cost = Tally(int(unit.facts["bases"]) * PRICES[str(unit.facts["arm"])], "2 arms", keep)
        if unit.facts["cuirass"]:
            cost.add(2, "2 armour")
        return cost

    def group_cost(self, army: ArmyList, group: ListGroup) -> int:
        return 4 if group.facts.get("bold") else 1

    def unit_faults(self, army: ArmyList, unit: ListUnit) -> list[Fault]:
        faults: list[Fault] = []
        bases = int(unit.facts["bases"])
        if not 1 <= bases <= MOST_BASES:
            value = str(bases)
            faults.append(Fault("2 arms", "bases", "bases", value, least=1, most=MOST_BASES))
        if unit.facts["arm"] == "gun" and unit.facts["cuirass"]:
            faults.append(Fault("2 armour", "guns", "cuirass", "cuirass"))
        return faults

    def army_faults(self, army: ArmyList, points: int) -> list[Fault]:
        faults: list[Fault] = []
        if not 1 <= len(army.units) <= MOST_UNITS:
            value = f"{len(army.units)} units"
            faults.append(Fault("1 sides", "units", "units", value, most=MOST_UNITS))
        for place, group in enumerate(army.groups):
            of_it = [unit for unit in army.units if unit.group == place]
            if group.kind == "brigade" and len(of_it) < 2:
                faults.append(Fault("3 brigades", "lone", "group", group.name))
        return faults + points_fault("1 sides", self.army_cost(army), points)

    def pieces(self, army: ArmyList, unit: ListUnit) -> list[Piece]:
        """A base beside the other, each an inch and a half wide; guns have their limbers behind."""
        arm, bases = str(unit.facts["arm"]), int(unit.facts["bases"])
        role = "gun" if arm == "gun" else "horseman"
        whole = Piece(0, 0, bases * 3 * INCH // 2, DEPTHS[arm], row(role, bases, DEPTHS[arm]))
        limber = Piece(0, -4 * INCH, 3 * INCH // 2, INCH, row("limber", bases, INCH))
        return [whole, limber] if arm == "gun" else [whole]

    def boxes(self, unit: ListUnit) -> tuple[int, int]:
        return int(unit.facts["bases"]), 1

    def unit_labels(self, lang: str) -> UnitWords:
        return UnitWords("Unit", "Name of unit", "Add a unit", "No unit yet.")

    def army_forms(self, lang: str) -> list[Term]:
        return [form(term) for term in (SIDE, GENERAL)]

    def unit_forms(self, lang: str) -> list[Term]:
        return [form(term) for term in TERMS.units]

    def group_kinds(self, lang: str) -> list[GroupKind]:
        return [
            GroupKind(kind.key, kind.key, f"add {kind.key}", [form(term) for term in kind.terms])
            for kind in TERMS.groups
        ]

    def ready(self) -> dict[str, ArmyList]:
        return {"lefebvre": read_army(self, READY, POINTS)}


def row(role: str, bases: int, deep: int) -> Figures:
    middles = [base * 3 * INCH // 2 + 3 * INCH // 4 for base in range(bases)]
    return tuple(Figure(role, x, deep // 2, 0, INCH) for x in middles)


def form(term: ListTerm) -> Term:
    choices = [Choice(key, key, "", "") for key in term.values]
    key, most = term.key, MOST_BASES if term.kind == COUNT else 1
    return Term(key, term.kind, key, "", term.cite, "", term.usual, choices, 0, most)


RULES: Final = HorseAndGuns()

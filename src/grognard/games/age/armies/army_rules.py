"""What the game says of its armies, to build or read an order of battle (R97)."""

from __future__ import annotations

from typing import Final

from grognard.kernel.tally import Tally
from grognard.miniatures.armies.army_rules import ArmyRules
from grognard.miniatures.armies.list_errors import Fault, points_fault
from grognard.miniatures.armies.lists import read_army
from grognard.miniatures.contract.army import (
    ArmyList,
    Fact,
    GroupKind,
    ListGroup,
    ListUnit,
    Piece,
    Term,
    UnitWords,
)
from grognard.miniatures.files.data_files import data_files, read_text

from ..chapters.formations import size_of
from ..model.kinds import ARMS as ARM_NAMES
from ..model.kinds import ARTILLERY, INFANTRY
from ..model.options import FEWEST_POINTS, MOST_POINTS
from ..screen.lexicon import LEDGER, lexicon
from .army_forms import form, group_kind
from .list_terms import CODES, TERMS, VALUES
from .orders_of_battle import ARMS, bases_of, roster_of

ARMY_POINTS: Final = 200
MOST_UNITS: Final = 40
MOST_BASES: Final = 12
LEAST_BASES: Final = 1

# R97 What a base costs by arm and grade, and what comes on top.
PRICES: Final = {
    "infantry": (3, 4, 6),
    "light-cavalry": (3, 4, 6),
    "heavy-cavalry": (4, 5, 7),
    "cuirassiers": (5, 6, 8),
}
BATTERY: Final = 8
HEAVY_BATTERY: Final = 3
HORSE_BATTERY: Final = 2
GUN_PRICES: Final = {"other": 0, "french-line": 2, "old-guard": 4}
GENERAL: Final = 3
CHARISMATIC: Final = 3
VALUE: Final = 2  # for each point of a commander-in-chief above the least
BASES_A_POINT: Final = 3  # for drill, deployment in two ranks, lances: a point for so many bases

SIZE: Final = "12.8 bases from men"
PRICE: Final = "R97 points"


class AgeArmies(ArmyRules):
    def __init__(self) -> None:
        points = (ARMY_POINTS, FEWEST_POINTS, MOST_POINTS)
        super().__init__(TERMS, CODES, lexicon, *points, MOST_UNITS)
        self._ready: Final[dict[str, ArmyList]] = {}

    def label(self, cite: str, lang: str) -> str:
        return LEDGER.label(cite, lang)

    def unit_words(self, unit: ListUnit, lang: str) -> str:
        kind = str(unit.facts["arm"])
        arm = ARMS[kind]
        if arm == ARTILLERY:
            return lexicon.say(lang, "roster-battery", heavy="yes" if unit.facts["heavy"] else "no")
        grade = lexicon.say(lang, "grade", grade=unit.facts["grade"])
        named = lexicon.say(lang, "arm", arm=ARM_NAMES[arm])
        return lexicon.say(lang, "roster", grade=grade, arm=named, bases=bases_of(unit))

    def army_words(self, army: ArmyList, lang: str) -> str:
        bases = sum(bases_of(unit) for unit in army.units)
        generals = len([one for one in army.groups if self.group_cost(army, one)])
        facts = {"units": len(army.units), "bases": bases, "generals": generals}
        return lexicon.say(lang, "army-size", **facts)

    def usual_army_name(self, facts: dict[str, Fact]) -> str:
        return str(facts["nation"]).capitalize()

    def usual_id(self, facts: dict[str, Fact], order: int) -> str:
        return f"{str(facts['nation'])[0]}{order}"

    def usual_name(self, facts: dict[str, Fact], order: int) -> str:
        return f"Brigade {order}"

    # Costs and limits

    def unit_cost(self, army: ArmyList, unit: ListUnit, keep: bool = False) -> Tally:
        """R97 By arm, grade and bases; skirmishers, drill, lances and guns on top."""
        facts = unit.facts
        if ARMS[str(facts["arm"])] == ARTILLERY:
            return battery_cost(facts, keep)
        bases = bases_of(unit)
        price = PRICES[str(facts["arm"])][
            ("conscript", "regular", "elite").index(str(facts["grade"]))
        ]
        cost = Tally(bases * price, PRICE, keep)
        extras = int(facts["mode"] != "linear") + int(facts["ranks"] == 2) + int(facts["lancers"])
        if extras:
            cost.add(extras * -(-bases // BASES_A_POINT), PRICE)
        if facts["skirmishers"]:
            cost.add(int(facts["skirmishers"]), "5.2 skirmish bases")
        return cost

    def group_cost(self, army: ArmyList, group: ListGroup) -> int:
        """R97 A formation costs what its general does."""
        if group.kind != "general" and not group.facts["led"]:
            return 0
        cost = GENERAL + (CHARISMATIC if group.facts["charismatic"] else 0)
        whole = group.kind == "army" or (group.kind == "general" and not group.facts["commands"])
        return cost + (VALUE * (VALUES[str(group.facts["value"])] + 2) if whole else 0)

    def unit_faults(self, army: ArmyList, unit: ListUnit) -> list[Fault]:
        facts, faults = unit.facts, list[Fault]()
        arm, bases = ARMS[str(facts["arm"])], bases_of(unit)
        if arm != ARTILLERY and not LEAST_BASES <= bases <= MOST_BASES:
            faults.append(
                Fault(SIZE, "bases", "bases", str(bases), least=LEAST_BASES, most=MOST_BASES)
            )
        if not 2 <= int(facts["ranks"]) <= 3:
            faults.append(Fault("5.2 two ranks", "ranks", "ranks", str(facts["ranks"])))
        if int(facts["skirmishers"]) > bases or (facts["skirmishers"] and arm != INFANTRY):
            value = str(facts["skirmishers"])
            faults.append(Fault("5.2 skirmish bases", "skirmishers", "skirmishers", value))
        worn, spent = int(facts["worn"]), int(facts["spent"])
        if worn and not bases > worn > spent:
            faults.append(Fault("12.2 worn", "label", "worn", f"{bases}, {worn}, {spent}"))
        return faults

    def army_faults(self, army: ArmyList, points: int) -> list[Fault]:
        faults: list[Fault] = []
        if not 1 <= len(army.units) <= MOST_UNITS:
            value = f"{len(army.units)} units"
            faults.append(Fault(SIZE, "units", "units", value, most=MOST_UNITS))
        if not any(self.group_cost(army, group) for group in army.groups):
            faults.append(Fault("11.1 chain of command", "no-general", "group", army.name))
        return faults + points_fault(PRICE, self.army_cost(army), points)

    # For screens

    def pieces(self, unit: ListUnit) -> list[Piece]:
        """12.1 The room that it takes as the list sets it up."""
        roster = roster_of(unit, 0, "")
        width, depth = size_of(roster, roster.formation, roster.bases)
        return [Piece(0, 0, int(width), int(depth), ())]

    def boxes(self, unit: ListUnit) -> tuple[int, int]:
        return bases_of(unit), 1

    def unit_labels(self, lang: str) -> UnitWords:
        words = [lexicon.say(lang, f"unit-{key}") for key in ("one", "name", "add", "none")]
        return UnitWords(*words)

    def army_forms(self, lang: str) -> list[Term]:
        return [form(TERMS.title, lang)]

    def unit_forms(self, lang: str) -> list[Term]:
        return [form(term, lang) for term in TERMS.units]

    def group_kinds(self, lang: str) -> list[GroupKind]:
        return [group_kind(kind, lang) for kind in TERMS.groups]

    def ready_words(self, key: str, lang: str) -> str:
        return lexicon.say(lang, "ready-army", battle=key.partition("-")[0])

    def ready(self) -> dict[str, ArmyList]:
        """The armies that come with the game, by their names: those of its battles."""
        if not self._ready:
            for path in data_files("age", "armies", ".army"):
                self._ready[path.stem] = read_army(self, read_text(path), MOST_POINTS)
        return self._ready


def battery_cost(facts: dict[str, Fact], keep: bool) -> Tally:
    """R97 By weight, team and guns."""
    cost = Tally(BATTERY, PRICE, keep)
    if facts["heavy"]:
        cost.add(HEAVY_BATTERY, PRICE)
    if facts["arm"] == "horse-battery":
        cost.add(HORSE_BATTERY, "2.1 horse artillery")
    guns = GUN_PRICES[str(facts["guns"])]
    if guns:
        cost.add(guns, "5.1 french line or british")
    return cost


RULES: Final = AgeArmies()

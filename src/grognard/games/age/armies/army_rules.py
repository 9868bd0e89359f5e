"""What the game defines for its armies, to build or read an order of battle (R97)."""

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
    Part,
    Piece,
    Stage,
    Start,
    Term,
    UnitWords,
)
from grognard.miniatures.files.data_files import data_files, read_text

from ..chapters.formations import size_of
from ..model.options import FEWEST_POINTS, MOST_POINTS
from ..screen.lexicon import LEDGER
from ..screen.men import figures_in
from ..screen.names import named
from . import army_words, list_faults
from .army_forms import Forms
from .army_words import PRICE, lexicon
from .list_faults import MOST_UNITS
from .list_terms import CODES, TERMS
from .orders_of_battle import bases_of, roster_of
from .prices import group_prices, unit_prices

ARMY_POINTS: Final = 200


class AgeArmies(ArmyRules):
    def __init__(self) -> None:
        points = (ARMY_POINTS, FEWEST_POINTS, MOST_POINTS)
        super().__init__(TERMS, CODES, lexicon, *points, MOST_UNITS)
        self._ready: Final[dict[str, ArmyList]] = {}

    def label(self, cite: str, lang: str) -> str:
        return LEDGER.label(cite, lang)

    def unit_words(self, unit: ListUnit, lang: str) -> str:
        return army_words.unit_words(unit, lang)

    def group_words(self, group: ListGroup, lang: str) -> str:
        return army_words.group_words(group, lang)

    def army_words(self, army: ArmyList, lang: str) -> str:
        return army_words.army_words(army, lang)

    def usual_army_name(self, facts: dict[str, Fact]) -> str:
        return str(facts["nation"]).capitalize()

    def usual_id(self, facts: dict[str, Fact], order: int) -> str:
        return f"{str(facts['nation'])[0]}{order}"

    def usual_name(self, facts: dict[str, Fact], order: int) -> str:
        return f"Brigade {order}"

    # Costs and limits

    def unit_cost(self, army: ArmyList, unit: ListUnit, keep: bool = False) -> Tally:
        lines = unit_prices(unit)
        cost = Tally(lines[0].points if lines else 0, PRICE, keep)
        for line in lines[1:]:
            cost.add(line.points, PRICE)
        return cost

    def unit_parts(self, army: ArmyList, unit: ListUnit, lang: str) -> list[Part]:
        return army_words.parts(unit_prices(unit), unit.facts, lang)

    def group_cost(self, army: ArmyList, group: ListGroup) -> int:
        return sum(line.points for line in group_prices(group))

    def group_parts(self, army: ArmyList, group: ListGroup, lang: str) -> list[Part]:
        return army_words.parts(group_prices(group), group.facts, lang)

    def unit_faults(self, army: ArmyList, unit: ListUnit) -> list[Fault]:
        return list_faults.unit_faults(unit)

    def army_faults(self, army: ArmyList, points: int) -> list[Fault]:
        return list_faults.army_faults(army) + points_fault(PRICE, self.army_cost(army), points)

    # For screens

    def pieces(self, army: ArmyList, unit: ListUnit) -> list[Piece]:
        """12.1 As the list sets it up, in the coats that it wears."""
        roster = roster_of(unit, 0, str(army.facts["nation"]))
        width, depth = size_of(roster, roster.formation, roster.bases)
        figures = figures_in(roster, roster.formation, roster.bases)
        return [Piece(0, 0, int(width), int(depth), figures, dress=[roster.nation])]

    def boxes(self, unit: ListUnit) -> tuple[int, int]:
        return bases_of(unit), 1

    def stages(self, unit: ListUnit, lang: str) -> list[Stage]:
        return army_words.stages(unit, lang)

    def unit_labels(self, lang: str) -> UnitWords:
        words = [lexicon.say(lang, f"unit-{key}") for key in ("one", "name", "add", "none")]
        return UnitWords(*words)

    def army_forms(self, lang: str) -> list[Term]:
        return [Forms(lang).nation()]

    def unit_forms(self, lang: str) -> list[Term]:
        return Forms(lang).unit()

    def group_kinds(self, lang: str) -> list[GroupKind]:
        return [Forms(lang).group(kind) for kind in TERMS.groups]

    def starts(self, lang: str) -> list[Start]:
        return Forms(lang).starts()

    def ready_words(self, key: str, lang: str) -> str:
        return lexicon.say(lang, "ready-army", battle=key.partition("-")[0])

    def name_in(self, name: str, lang: str) -> str:
        return named(name, lang)

    def group_in(self, group: ListGroup, lang: str) -> ListGroup:
        facts = dict(group.facts)
        if facts.get("led"):
            facts["led"] = named(str(facts["led"]), lang)
        return ListGroup(group.kind, named(group.name, lang), facts, group.parent)

    def ready(self) -> dict[str, ArmyList]:
        """The armies that come with the game, by their names: those of its battles."""
        if not self._ready:
            for path in data_files("age", "armies", ".army"):
                self._ready[path.stem] = read_army(self, read_text(path), MOST_POINTS)
        return self._ready


RULES: Final = AgeArmies()

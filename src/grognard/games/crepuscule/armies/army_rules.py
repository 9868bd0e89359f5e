"""What the game defines for its armies, to build or read a list (D-205)."""

from __future__ import annotations

from typing import Final

from grognard.kernel.rulebook.ledger import Ledger
from grognard.kernel.tally import Tally
from grognard.miniatures.armies.army_rules import ArmyRules
from grognard.miniatures.armies.list_errors import Fault, points_fault
from grognard.miniatures.armies.list_parser import read_draft
from grognard.miniatures.armies.lists import read_army
from grognard.miniatures.contract.army import (
    ArmyList,
    Fact,
    GroupKind,
    ListGroup,
    ListUnit,
    Part,
    Piece,
    Profile,
    Start,
    Term,
    UnitWords,
)
from grognard.miniatures.contract.board import (
    CUIRASSIER,
    GUN,
    HORSEMAN,
    HUSSAR,
    INFANTRYMAN,
    LANCER,
    LIMBER,
    Figure,
    Figures,
)
from grognard.miniatures.files.data_files import data_files, read_text
from grognard.table.pose import Pose
from grognard.table.shapes import rectangle_centre

from ..chapters.figures import figure_poses, square_poses
from ..chapters.formations import base_of, size_of
from ..model.kinds import (
    ARTILLERY,
    CAVALRY,
    FORAGERS,
    HEAVY,
    HOLLOW,
    LANCE,
    LIGHT,
    LIMBERED,
    SKIRMISH,
)
from ..model.options import FEWEST_POINTS, MOST_POINTS
from ..model.setting import Roster
from ..screen.names import named
from . import army_words, list_faults, profiles
from .army_forms import Forms
from .army_words import lexicon
from .list_faults import MOST_UNITS
from .list_terms import CODES, LISTS, TERMS
from .prices import army_points, group_prices, unit_prices
from .rosters import roster_of
from .troops import GUNS

ARMY_POINTS: Final = 1000
SIZES: Final = 500  # battles are agreed in steps of so many points
LEDGER: Final = Ledger("games/crepuscule")
ORIGIN: Final = Pose(0, 0, 0)


class CrepusculeArmies(ArmyRules):
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

    def name_in(self, name: str, lang: str) -> str:
        return named(name, lang)

    def usual_army_name(self, facts: dict[str, Fact]) -> str:
        return str(facts["nation"]).capitalize()

    def usual_id(self, facts: dict[str, Fact], order: int) -> str:
        return f"{str(facts['nation'])[0]}{order}"

    def usual_name(self, facts: dict[str, Fact], order: int) -> str:
        return f"Unit {order}"

    # Costs and limits

    def unit_cost(self, army: ArmyList, unit: ListUnit, keep: bool = False) -> Tally:
        lines = unit_prices(str(army.facts["nation"]), unit)
        cost = Tally(lines[0].points if lines else 0, lines[0].cite if lines else LISTS, keep)
        for line in lines[1:]:
            cost.add(line.points, line.cite)
        return cost

    def unit_parts(self, army: ArmyList, unit: ListUnit, lang: str) -> list[Part]:
        return army_words.parts(unit_prices(str(army.facts["nation"]), unit), lang)

    def group_cost(self, army: ArmyList, group: ListGroup) -> int:
        return sum(line.points for line in group_prices(group))

    def group_parts(self, army: ArmyList, group: ListGroup, lang: str) -> list[Part]:
        return army_words.parts(group_prices(group), lang)

    def army_cost(self, army: ArmyList) -> int:
        return army_points(army)

    def unit_faults(self, army: ArmyList, unit: ListUnit) -> list[Fault]:
        return list_faults.unit_faults(str(army.facts["nation"]), unit)

    def army_faults(self, army: ArmyList, points: int) -> list[Fault]:
        faults = list_faults.army_faults(army, points)
        return faults + points_fault(LISTS, self.army_cost(army), points)

    def size(self, army: ArmyList) -> int:
        """C-OFF-1 A rank leads armies of certain sizes, so an army is legal only for its size."""
        return size_for(self.army_cost(army))

    def concerned(self, army: ArmyList, fault: Fault) -> list[int]:
        if fault.term not in ("batteries", "heavy"):
            return []
        units = enumerate(army.units)
        return [place for place, unit in units if str(unit.facts["troops"]) in GUNS]

    # For screens

    def pieces(self, army: ArmyList, unit: ListUnit) -> list[Piece]:
        """As the list sets it up."""
        roster = roster_of(str(army.facts["nation"]), unit)
        size = size_of(roster, roster.formation, roster.files, roster.figures)
        loose = roster.formation in (SKIRMISH, FORAGERS)
        figures = figures_of(roster, int(size[0]))
        return [Piece(0, 0, int(size[0]), int(size[1]), figures, loose, [roster.nation])]

    def unit_profile(self, army: ArmyList, unit: ListUnit, lang: str) -> Profile:
        return profiles.unit_profile(roster_of(str(army.facts["nation"]), unit), lang)

    def group_profile(self, army: ArmyList, group: ListGroup, lang: str) -> Profile:
        return profiles.officer_profile(group, lang)

    def boxes(self, unit: ListUnit) -> tuple[int, int]:
        return int(unit.facts["figures"]), 10

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
        return lexicon.say(lang, "ready-army", army=key)

    def ready(self) -> dict[str, ArmyList]:
        """The armies that come with the game, by their names, each legal for its own size."""
        if not self._ready:
            for path in data_files("crepuscule", "armies", ".army"):
                text = read_text(path)
                size = self.size(read_draft(self, text).army())
                self._ready[path.stem] = read_army(self, text, size)
        return self._ready


RULES: Final = CrepusculeArmies()


def size_for(points: int) -> int:
    """The battle that an army of so many points is made for."""
    return -(-points // SIZES) * SIZES


def figures_of(roster: Roster, width: int) -> Figures:
    """Every figure on its base, from the left end of the front."""
    size, role = int(base_of(roster)[0]), role_of(roster)
    if roster.arm == ARTILLERY:
        wide, deep = size_of(roster, roster.formation, roster.files, roster.figures)
        return (Figure(role, int(wide) // 2, int(deep) // 2, 0, size),)
    wide, deep = base_of(roster)
    if roster.formation == HOLLOW:
        poses = square_poses(roster, roster.figures, ORIGIN)
    else:
        poses = figure_poses(roster, roster.formation, roster.files, roster.figures, ORIGIN)
    found = []
    for pose in poses:
        x, y = rectangle_centre(pose, wide, deep)
        found.append(Figure(role, int(x) + width // 2, -int(y), 0, size))
    return tuple(found)


def role_of(roster: Roster) -> str:
    if roster.arm == ARTILLERY:
        return LIMBER if roster.formation == LIMBERED else GUN
    if roster.arm != CAVALRY:
        return INFANTRYMAN
    if roster.blade == LANCE:
        return LANCER
    return {LIGHT: HUSSAR, HEAVY: CUIRASSIER}.get(int(roster.weight), HORSEMAN)

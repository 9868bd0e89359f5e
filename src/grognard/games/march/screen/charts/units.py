"""What is kept of a battalion beside the charts."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.book import ListedUnit, UnitSheet
from grognard.kernel.charts.facts import choice, number, tick
from grognard.miniatures.contract.army import ArmyList

from ...armies.armies import LARGEST
from ...armies.roster_facts import army_of
from ...model.actions import LINE
from ...model.pieces import DISORDERED, DRILLED, OFFICER, QUALITIES, ROUTING, Roster
from ...model.state import Battle

STRENGTH: Final = "rankers"
FORMATIONS: Final = ("line", "column")

SHEET: Final = UnitSheet(
    [
        choice("quality", "6.3 scores", QUALITIES, default=DRILLED, words="quality"),
        number(STRENGTH, "14.0 casualties", 0, LARGEST, default=24, words="rankers"),
        choice("formation", "7.1 manoeuvre test", FORMATIONS, words="formation"),
        tick("officer", "15.2 officer", words="officer"),
        tick("disordered", "12.5 disordered", words="disordered"),
        tick("routing", "15.5 flight", words="routing"),
    ],
    STRENGTH,
    shown=("formation",),
)


def listed_units(b: Battle, lang: str) -> list[ListedUnit]:
    """Every battalion of a battle as it begins."""
    return [
        ListedUnit(
            u.roster.name,
            int(u.seat),
            "",
            {
                **values_of(u.roster, int(u.rankers), int(u.formation)),
                "disordered": int(u.marks & DISORDERED != 0),
                "routing": int(u.marks & ROUTING != 0),
            },
        )
        for u in b.units
    ]


def listed_army(army: ArmyList, lang: str) -> list[ListedUnit]:
    """Every battalion of an army list."""
    return [
        ListedUnit(one.name, 0, "", values_of(one, int(one.rankers), int(one.formation)))
        for one in army_of(army).battalions
    ]


def values_of(roster: Roster, rankers: int, formation: int) -> dict[str, int]:
    return {
        "quality": int(roster.quality),
        STRENGTH: rankers,
        "formation": 0 if formation == LINE else 1,
        "officer": int(roster.characters[OFFICER] > 0),
    }

"""What is recorded of a unit beside the charts: its arm, grade, bases and state, and its label."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.book import Condition, ListedUnit, UnitSheet
from grognard.kernel.charts.facts import Values, choice, number, tick
from grognard.miniatures.contract.army import ArmyList

from ...armies.orders_of_battle import order_of_battle
from ...model.charts import label
from ...model.kinds import (
    ARMS,
    ARTILLERY,
    CAVALRY,
    CONDITIONS,
    DAMAGED,
    DISORDERED,
    FORMATIONS,
    GRADES,
    INFANTRY,
    REGULAR,
    SILENCED,
    SPENT,
)
from ...model.setting import Roster
from ...model.state import Battle
from ..names import named
from ..words import command_name, full_name

STRENGTH: Final = "bases"
DISORDER: Final = "disordered"
FORMATION: Final = "formation"
LOST: Final = "lost"
MOST_BASES: Final = 24
BATTERY: Final = ("arm", (ARTILLERY,))
BRIGADE: Final = ("arm", (INFANTRY, CAVALRY))


def label_of(values: Values, bases: int) -> list[int]:
    """12.8 The bases from which on a brigade is worn, and spent."""
    worn, spent = label(bases, values["grade"])
    return [int(worn), int(spent)]


SHEET: Final = UnitSheet(
    [
        choice("arm", "12.8 label by grade", ARMS, words="arm"),
        choice("grade", "12.8 label by grade", GRADES, default=REGULAR, words="grade"),
        number(
            STRENGTH, "12.8 label by grade", 0, MOST_BASES, default=4, needs=BRIGADE, words="bases"
        ),
        choice(FORMATION, "12.1 line", FORMATIONS, words="formation"),
        tick(DISORDER, "8.2 disordered", needs=BRIGADE, words="disordered"),
        tick("silenced", "4.3 silenced no fire", needs=BATTERY, words="silenced"),
        tick("damaged", "5.3 battery damaged", needs=BATTERY, words="damaged"),
        tick(LOST, "10.2 destroyed brigade", words="lost"),
    ],
    STRENGTH,
    [Condition(f"condition-{name}", name == CONDITIONS[SPENT]) for name in CONDITIONS],
    ("grade",),
    label_of,
    shown=(FORMATION,),
    gone=LOST,
)


def listed_units(b: Battle, lang: str) -> list[ListedUnit]:
    """Every brigade and battery of a battle as it begins."""
    return [
        ListedUnit(
            full_name(b, int(u.uid), lang),
            int(u.seat),
            command_name(b, int(u.roster.command), lang),
            {
                **values_of(u.roster, int(u.bases), int(u.formation)),
                DISORDER: int(u.has(DISORDERED)),
                "silenced": int(u.has(SILENCED)),
                "damaged": int(u.has(DAMAGED)),
            },
        )
        for u in b.units
    ]


def listed_army(army: ArmyList, lang: str) -> list[ListedUnit]:
    """Every brigade and battery of an order of battle, under the formation it belongs to."""
    order = order_of_battle(army, 0)
    return [
        ListedUnit(
            named(one.name, lang),
            0,
            named(order.commands[int(one.command)].name, lang),
            values_of(one, int(one.bases), int(one.formation)),
        )
        for one in order.rosters
    ]


def values_of(roster: Roster, bases: int, formation: int) -> dict[str, int]:
    return {
        "arm": int(roster.arm),
        "grade": int(roster.grade),
        STRENGTH: bases,
        FORMATION: formation,
    }

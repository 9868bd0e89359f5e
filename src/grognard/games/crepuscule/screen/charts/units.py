"""What is kept of a unit beside the charts: its profile, its strength, its formation and state."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.book import Condition, ListedUnit, UnitSheet
from grognard.kernel.charts.facts import Values, choice, number, tick
from grognard.miniatures.contract.army import ArmyList

from ...armies.rosters import army_of
from ...chapters.casualties import is_half, is_quarter
from ...model.kinds import (
    ARMS,
    ARTILLERY,
    CAVALRY,
    CLASSES,
    FIREARMS,
    FLEEING,
    FORMATIONS,
    INFANTRY,
    LINE,
    NO_OFFICER,
    NO_SAVE,
    REGULAR,
)
from ...model.setting import Roster
from ...model.state import Battle

STRENGTH: Final = "figures"
FLED: Final = "fleeing"
LOST: Final = "lost"
MOST_FIGURES: Final = 48
MOST_LD: Final = 10
MOST_WS: Final = 6
STRONGEST: Final = 8
TOUGHEST: Final = 8
TROOPS: Final = ("arm", (INFANTRY, CAVALRY))
CREWED: Final = ("arm", (INFANTRY, CAVALRY, ARTILLERY))

# Armour by what it needs, the worst first.
SAVES: Final = ("no-save", "save-6", "save-5", "save-4", "save-3", "save-2")


def save_place(save: int) -> int:
    return NO_SAVE - save


def save_of(place: int) -> int:
    return NO_SAVE - place


def conditions_from(values: Values, strength: int) -> list[int]:
    """D-03 The figures from which on a quarter, and more than half, are gone."""
    left = range(strength + 1)
    quarter = max((n for n in left if is_quarter(strength, n)), default=0)
    half = max((n for n in left if is_half(strength, n)), default=0)
    return [quarter, half]


SHEET: Final = UnitSheet(
    [
        choice("arm", "W-PRO-1 profile", ARMS, words="arm"),
        choice("class", "C-QUA-2 line", CLASSES, default=REGULAR, words="class", needs=CREWED),
        number(STRENGTH, "W-PRO-1 profile", 0, MOST_FIGURES, default=20, words="figures"),
        choice("formation", "C-INF-2 battle line", FORMATIONS, default=LINE, words="formation"),
        number("ws", "W-PRO-1 profile", 1, MOST_WS, default=3, words="ws", needs=CREWED),
        number("bs", "W-PRO-1 profile", 1, MOST_WS, default=3, words="bs", needs=TROOPS),
        number(
            "strength", "W-PRO-1 profile", 1, STRONGEST, default=3, words="strength", needs=CREWED
        ),
        number("toughness", "W-PRO-1 profile", 1, TOUGHEST, default=3, words="toughness"),
        choice("save", "W-SAV-2 armour", SAVES, words="save", needs=CREWED),
        number("ld", "C-MAN-6 own leadership", 2, MOST_LD, default=7, words="ld", needs=CREWED),
        choice("firearm", "W-PRO-1 profile", FIREARMS, words="firearm", needs=TROOPS),
        tick("musician", "W-MUS-1 musician", needs=TROOPS),
        tick("no-officer", "C-MAN-9 NOOFF", needs=CREWED),
        tick(FLED, "W-FLE-1 flight dice", words="fleeing"),
        tick(LOST, "D-105", words="lost"),
    ],
    STRENGTH,
    [
        Condition("condition-whole", False),
        Condition("condition-quarter", False),
        Condition("condition-half", True),
    ],
    (),
    conditions_from,
    shown=("formation",),
    gone=LOST,
)


# Lists of units


def listed_units(b: Battle, lang: str) -> list[ListedUnit]:
    """Every unit of a battle as it begins; skirmishers stay with their battalion."""
    return [
        ListedUnit(
            u.roster.name,
            int(u.seat),
            "",
            {
                **values_of(u.roster, int(u.figures), int(u.formation)),
                "no-officer": int(u.has(NO_OFFICER)),
                FLED: int(u.has(FLEEING)),
            },
        )
        for u in b.units
        if not u.is_detached()
    ]


def listed_army(army: ArmyList, lang: str) -> list[ListedUnit]:
    """Every unit of an army list."""
    return [
        ListedUnit(one.name, 0, "", values_of(one, int(one.figures), int(one.formation)))
        for one in army_of(army, 0).rosters
    ]


def values_of(roster: Roster, figures: int, formation: int) -> dict[str, int]:
    profile = roster.profile
    return {
        "arm": int(roster.arm),
        "class": int(roster.quality),
        STRENGTH: figures,
        "formation": formation,
        "ws": int(profile.ws),
        "bs": int(profile.bs),
        "strength": int(profile.strength),
        "toughness": int(profile.toughness),
        "save": save_place(int(profile.save)),
        "ld": int(profile.ld),
        "firearm": int(roster.firearm),
        "musician": int(roster.musician),
    }

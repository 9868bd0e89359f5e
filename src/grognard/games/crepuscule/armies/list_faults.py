"""Errors in an army list, each with its rule (D-205)."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.armies.list_errors import Fault
from grognard.miniatures.contract.army import ArmyList, ListUnit

from ..model.kinds import (
    ARTILLERY,
    CAVALRY,
    DEPLOYED,
    ECHELON,
    FORAGERS,
    FORMATIONS,
    GUARD,
    HEAVY,
    INFANTRY,
    IRREGULAR,
    LIGHT,
    LIGHT_INFANTRY,
    LIMBERED,
    LINE,
    MARCH,
    MILITIA,
    PIONEERS,
    SKIRMISH,
)
from .list_terms import AIDE, BRIGADIER, CHIEF, LISTS
from .prices import group_prices, rank_of, unit_points
from .troops import GUNS, NATION_RULES, OFFICERS, arm_of, has, troop

MOST_UNITS: Final = 40
SIZES: Final = {INFANTRY: (12, 30, "C-GEN-3"), CAVALRY: (4, 16, "C-GEN-4")}
PIONEER_SIZE: Final = (5, 30)
MORE_GUNNERS: Final = 2
COMPANY: Final = 4  # figures; two sappers each
ELITE_SHARE: Final = 4  # at most one in so many (D-116)
OLD_GUARD: Final = 2000  # points for each such battalion
BRIGADE: Final = 750  # points for each brigadier
AIDES: Final = 2  # for each general
COLUMN_FIGURES: Final = 10
HOLLOW_FIGURES: Final = 12
SOLID_FIGURES: Final = 4

# What only one arm has, and the rule.
OF_ONE_ARM: Final = (
    ("elites", CAVALRY, "C-CAV-23"),
    ("sappers", INFANTRY, "C-ENG-1"),
    ("officer", ARTILLERY, "C-ART-8"),
    ("guard", ARTILLERY, "C-ART-2"),
    ("caisson", ARTILLERY, "C-ART-30"),
)


# Of one unit


def unit_faults(nation: str, unit: ListUnit) -> list[Fault]:
    key = str(unit.facts["troops"])
    if not has(nation, key):
        return [Fault(LISTS, "troops", "troops", key)]
    arm = arm_of(nation, key)
    faults = size_faults(nation, unit) + arm_faults(arm, unit)
    if arm == ARTILLERY:
        return faults + formation_faults(nation, unit)
    return faults + figure_faults(nation, unit) + formation_faults(nation, unit)


def size_faults(nation: str, unit: ListUnit) -> list[Fault]:
    """C-GEN-3, C-GEN-4, W-PRO-3 Of a battery its crew and up to two gunners more."""
    key, figures = str(unit.facts["troops"]), int(unit.facts["figures"])
    if key in GUNS:
        least, most, cite = GUNS[key].crew, GUNS[key].crew + MORE_GUNNERS, "C-ART-8"
    else:
        kind = troop(nation, key)
        least, most, cite = SIZES[kind.arm]
        least = PIONEER_SIZE[0] if kind.traits & PIONEERS else least
    if least <= figures <= most:
        return []
    return [Fault(cite, "figures", "figures", str(figures), count=figures, least=least, most=most)]


def arm_faults(arm: int, unit: ListUnit) -> list[Fault]:
    """Terms that belong to another arm."""
    facts = unit.facts
    faults = [
        Fault(cite, f"arm-{key}", key, key)
        for key, only, cite in OF_ONE_ARM
        if facts[key] and arm != only
    ]
    for key in ("colour", "musician"):
        if facts[key] and arm == ARTILLERY:
            faults.append(Fault("C-CMD-3", "arm-command", key, key))
    return faults


def figure_faults(nation: str, unit: ListUnit) -> list[Fault]:
    """D-116, C-ENG-1, C-ENG-2 How many of its figures may be of another kind."""
    facts = unit.facts
    kind = troop(nation, str(facts["troops"]))
    figures, elites, sappers = (int(facts[key]) for key in ("figures", "elites", "sappers"))
    faults: list[Fault] = []
    if kind.arm == CAVALRY and elites > figures // ELITE_SHARE:
        most = figures // ELITE_SHARE
        faults.append(Fault("D-116", "elites", "elites", str(elites), count=elites, most=most))
    if kind.arm == INFANTRY and sappers > 2 * (figures // COMPANY):
        most = 2 * (figures // COMPANY)
        faults.append(
            Fault("C-ENG-1", "sappers", "sappers", str(sappers), count=sappers, most=most)
        )
    if facts["armour"] and not kind.traits & PIONEERS:
        faults.append(Fault("C-ENG-2", "armour", "armour", "armour"))
    return faults


def formation_faults(nation: str, unit: ListUnit) -> list[Fault]:
    word = str(unit.facts["formation"])
    if not word or may_form(nation, unit, FORMATIONS.index(word)):
        return []
    return [Fault("C-INF-8", "formation", "formation", word)]


def may_form(nation: str, unit: ListUnit, formation: int) -> bool:
    """C-INF-1 to 6, C-CAV-3 to 9, C-ART-4 Which formations a unit may begin in."""
    arm = arm_of(nation, str(unit.facts["troops"]))
    if arm == ARTILLERY or formation in (DEPLOYED, LIMBERED):
        return arm == ARTILLERY and formation in (DEPLOYED, LIMBERED)
    kind, figures = troop(nation, str(unit.facts["troops"])), int(unit.facts["figures"])
    if arm == INFANTRY:
        return may_infantry_form(formation, figures, bool(kind.traits & LIGHT_INFANTRY))
    if kind.traits & IRREGULAR:
        return formation == FORAGERS
    if formation == FORAGERS:
        return kind.weight == LIGHT
    if formation == ECHELON:
        return kind.weight != LIGHT and figures > COMPANY
    return formation in (LINE, MARCH)


def may_infantry_form(formation: int, figures: int, light: bool) -> bool:
    word = FORMATIONS[formation]
    least = {
        "line": 2,
        "extended-line": 1,
        "march-column": 1,
        "assault-column": COLUMN_FIGURES,
        "hollow-square": HOLLOW_FIGURES,
        "solid-square": SOLID_FIGURES,
    }
    return light if formation == SKIRMISH else word in least and figures >= least[word]


# Of an army


def army_faults(army: ArmyList, points: int) -> list[Fault]:
    """Of an army for a battle of a given size; its total cost is checked elsewhere."""
    faults: list[Fault] = []
    if not 1 <= len(army.units) <= MOST_UNITS:
        faults.append(Fault(LISTS, "units", "units", f"{len(army.units)} units", most=MOST_UNITS))
    return [
        *faults,
        *officer_faults(army, points),
        *battery_faults(army, points),
        *share_faults(army, points),
    ]


def officer_faults(army: ArmyList, points: int) -> list[Fault]:
    """C-OFF-1, C-OFF-2 One commander-in-chief of the rank that the battle requires."""
    kinds = [group.kind for group in army.groups]
    chiefs = [group for group in army.groups if group.kind == CHIEF]
    faults: list[Fault] = []
    if len(chiefs) != 1:
        faults.append(Fault("C-OFF-1", "chief", "group", str(len(chiefs))))
    for rank in map(rank_of, chiefs):
        least, most = OFFICERS[rank].least, OFFICERS[rank].most
        if not least <= points <= most:
            faults.append(Fault("C-OFF-1", "rank", "rank", rank, least=least, most=most))
    most = points // BRIGADE
    if kinds.count(BRIGADIER) > most:
        value = str(kinds.count(BRIGADIER))
        faults.append(Fault("C-OFF-2", "brigadiers", "group", value, most=most))
    most = AIDES * (kinds.count(CHIEF) + kinds.count(BRIGADIER))
    if kinds.count(AIDE) > most:
        value = str(kinds.count(AIDE))
        faults.append(Fault("C-OFF-2", "aides", "group", value, most=most))
    return faults


def battery_faults(army: ArmyList, points: int) -> list[Fault]:
    """C-ART-31, D-102 A number of batteries for the points, at most half of them heavy."""
    guns = [GUNS[str(u.facts["troops"])] for u in army.units if str(u.facts["troops"]) in GUNS]
    heavy = [gun for gun in guns if gun.weight == HEAVY]
    most = points // NATION_RULES[str(army.facts["nation"])].slice
    faults: list[Fault] = []
    if len(guns) > most:
        faults.append(Fault("C-ART-31", "batteries", "batteries", str(len(guns)), most=most))
    if len(heavy) > len(guns) // 2:
        value, most = str(len(heavy)), len(guns) // 2
        faults.append(Fault("C-ART-31 heavy batteries", "heavy", "heavy", value, most=most))
    return faults


def share_faults(army: ArmyList, points: int) -> list[Fault]:
    """D-205 Most of an army is infantry; the other arms, guards and militia are shares of it.

    The most of each is a share of the battle's points, the least of infantry one of its own cost.
    """
    nation = str(army.facts["nation"])
    arms: dict[int, int] = {}
    classes: dict[int, int] = {}
    for unit in army.units:
        points_of = unit_points(nation, unit)
        arm, quality = arm_in(nation, unit), quality_in(nation, unit)
        arms[arm] = arms.get(arm, 0) + points_of
        classes[quality] = classes.get(quality, 0) + points_of
    officers = sum(line.points for group in army.groups for line in group_prices(group))
    most = {
        "cavalry": (arms.get(CAVALRY, 0), 35),
        "artillery": (arms.get(ARTILLERY, 0), 30),
        "officers": (officers, 20),
        "guards": (classes.get(GUARD, 0), 25),
        "militia": (classes.get(MILITIA, 0), 40),
    }
    faults = [
        over_share(what, spent, share, points)
        for what, (spent, share) in most.items()
        if 100 * spent > share * points
    ]
    foot, whole = arms.get(INFANTRY, 0), sum(arms.values()) + officers
    if 100 * foot < 40 * whole:
        short = -((100 * foot - 40 * whole) // 100)
        faults.append(
            Fault(LISTS, "infantry", "points", f"{foot} points", spent=foot, short=short, least=40)
        )
    old = [unit for unit in army.units if unit.facts["troops"] == "old-guard"]
    if len(old) > points // OLD_GUARD:
        limit = points // OLD_GUARD
        faults.append(Fault(LISTS, "old-guard", "troops", str(len(old)), most=limit))
    return faults


def over_share(what: str, spent: int, share: int, points: int) -> Fault:
    """By how much an arm or a class costs more than it may."""
    over = spent - share * points // 100
    value = f"{spent} points"
    return Fault(LISTS, "share", "points", value, share=what, spent=spent, most=share, over=over)


def arm_in(nation: str, unit: ListUnit) -> int:
    return arm_of(nation, str(unit.facts["troops"]))


def quality_in(nation: str, unit: ListUnit) -> int:
    """Of a battery that of its crew."""
    key = str(unit.facts["troops"])
    if key in GUNS:
        return GUARD if unit.facts["guard"] else -1
    return troop(nation, key).quality

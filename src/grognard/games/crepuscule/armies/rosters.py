"""An army list as the rules know it: rosters of units and of officers."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from grognard.miniatures.armies.unit_ids import unlike
from grognard.miniatures.contract.army import ArmyList, ListGroup, ListUnit
from grognard.table.pose import INCH

from ..chapters.formations import usual_files
from ..model.kinds import (
    ARTILLERY,
    CAISSON,
    DEPLOYED,
    FORAGERS,
    FORMATIONS,
    GRAND_BATTERY,
    GUARD,
    HORSE_GUNS,
    IRREGULAR,
    LIMBERED,
    LINE,
    MEDIUM,
    NO_BLADE,
    NO_FIREARM,
    NO_SAVE,
    VETERAN,
)
from ..model.setting import OfficerRoster, Profile, Roster
from . import prices
from .prices import rank_of, unit_points
from .troops import GUNS, NATION_RULES, OFFICERS, Gun, Troop, troop

ARMOUR_SAVE: Final = 5  # C-ENG-2
FEWEST_SKIRMISHERS: Final = 2  # D-45
GUARD_LD: Final = 8
CAISSON_WOUNDS: Final = 4
CAISSON_MOVE: Final = 12
PLAIN: Final = re.compile(r"[^a-z0-9]+")


class Army:
    """An army for one seat: its name and nation, what it cost, its units and its officers."""

    def __init__(
        self,
        name: str,
        nation: str,
        points: int,
        rosters: list[Roster],
        staff: list[OfficerRoster],
    ) -> None:
        self.name: Final = name
        self.nation: Final = nation
        self.points: Final = points
        self.rosters: Final = rosters
        self.staff: Final = staff


def army_of(army: ArmyList, seat: int) -> Army:
    """A list as the rules know it; caissons come after the batteries that they serve."""
    nation = str(army.facts["nation"])
    rosters = [roster_of(nation, unit, seat) for unit in army.units]
    served = [unit for unit in army.units if unit.facts["caisson"]]
    ids = unlike([unit.id for unit in army.units], [f"{unit.id}c" for unit in served])
    for unit, id in zip(served, ids, strict=True):
        rosters.append(caisson_of(nation, unit, seat, id))
    return Army(army.name, nation, prices.army_points(army), rosters, staff_of(army, seat))


# Units


def roster_of(nation: str, unit: ListUnit, seat: int = 0) -> Roster:
    key = str(unit.facts["troops"])
    if key in GUNS:
        return battery_of(nation, unit, GUNS[key], seat)
    return troops_of(nation, unit, troop(nation, key), seat)


def troops_of(nation: str, unit: ListUnit, kind: Troop, seat: int) -> Roster:
    """C-GEN-6, C-CAV-22, W-PRO-4 A battalion or regiment; its officer costs nothing."""
    facts, figures = unit.facts, int(unit.facts["figures"])
    formation = formation_of(unit, FORAGERS if kind.traits & IRREGULAR else LINE)
    return Roster(
        unit.id,
        unit.name,
        seat,
        kind.arm,
        figures,
        armoured(kind.profile) if facts["armour"] else kind.profile,
        kind.quality,
        kind.weight,
        kind.firearm,
        kind.blade,
        kind.traits,
        kind.impact,
        skirmishers_of(kind, figures),
        bool(facts["colour"]),
        bool(facts["musician"]),
        True,
        int(facts["elites"]),
        int(facts["sappers"]),
        0,
        kind.price + (prices.ARMOUR if facts["armour"] else 0),
        unit_points(nation, unit),
        kind.code,
        nation,
        formation,
        int(usual_files(kind.arm, formation, figures)),
    )


def skirmishers_of(kind: Troop, figures: int) -> int:
    """C-CMD-4, D-45 The figures of its elite companies."""
    return max(figures // kind.skirmish, FEWEST_SKIRMISHERS) if kind.skirmish else 0


def armoured(profile: Profile) -> Profile:
    return Profile(
        profile.move,
        profile.ws,
        profile.bs,
        profile.strength,
        profile.toughness,
        profile.initiative,
        profile.attacks,
        profile.ld,
        ARMOUR_SAVE,
        profile.open_move,
    )


def battery_of(nation: str, unit: ListUnit, gun: Gun, seat: int) -> Roster:
    """C-ART-2, C-ART-16 to 19 Its gunners are veterans, or guards who are better led."""
    facts, guard = unit.facts, bool(unit.facts["guard"])
    formation, figures = formation_of(unit, DEPLOYED), int(facts["figures"])
    traits = GRAND_BATTERY if NATION_RULES[nation].grand_battery else 0
    return Roster(
        unit.id,
        unit.name,
        seat,
        ARTILLERY,
        figures,
        Profile(ld=GUARD_LD) if guard else Profile(),
        GUARD if guard else VETERAN,
        gun.weight,
        NO_FIREARM,
        NO_BLADE,
        traits | (HORSE_GUNS if gun.horse else 0),
        officer=bool(facts["officer"]),
        minimum=gun.crew,
        price=prices.GUNNER,
        cost=unit_points(nation, unit) - (prices.CAISSON if facts["caisson"] else 0),
        code=gun.code,
        nation=nation,
        formation=formation,
        files=int(usual_files(ARTILLERY, formation, figures)),
    )


def caisson_of(nation: str, unit: ListUnit, seat: int, id: str) -> Roster:
    """C-ART-30 It moves and is lost by itself."""
    return Roster(
        id,
        unit.name,
        seat,
        CAISSON,
        1,
        Profile(move=CAISSON_MOVE, toughness=6, attacks=0, save=NO_SAVE),
        VETERAN,
        MEDIUM,
        NO_FIREARM,
        NO_BLADE,
        officer=False,
        minimum=CAISSON_WOUNDS,
        price=prices.CAISSON,
        cost=prices.CAISSON,
        code="R-GUN-5",
        nation=nation,
        formation=LIMBERED,
        files=1,
    )


def formation_of(unit: ListUnit, usual: int) -> int:
    word = str(unit.facts["formation"])
    return FORMATIONS.index(word) if word else usual


# Officers


def staff_of(army: ArmyList, seat: int) -> list[OfficerRoster]:
    nation = str(army.facts["nation"])
    ids: list[str] = []
    for group in army.groups:
        ids += unlike(ids, [short_name(group.name)])
    pairs = zip(army.groups, ids, strict=True)
    return [officer_of(group, id, nation, seat) for group, id in pairs]


def officer_of(group: ListGroup, id: str, nation: str, seat: int) -> OfficerRoster:
    """C-OFF-1, W-CHA-1, D-14 An officer by his rank; his range is in inches (C-GEN-7, D-02)."""
    rank = OFFICERS[rank_of(group)]
    return OfficerRoster(
        id,
        group.name,
        seat,
        rank.number,
        rank.profile,
        rank.wounds,
        rank.radius * INCH,
        rank.price,
        nation=nation,
        code=rank.code,
    )


def short_name(name: str) -> str:
    """The last word of a name in lower case, for orders."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return PLAIN.sub("", plain.split()[-1] if plain.split() else "")[:12] or "officer"

"""A battalion of an army list as facts, and as the rules know it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grognard.miniatures.contract.army import ArmyList, ListUnit

from ..model.actions import FORMATIONS
from ..model.pieces import CHARACTERS, COATS, COMMANDER, NATIONS, QUALITIES, Army, Roster

STAFF: Final = CHARACTERS[:COMMANDER]


@lru_cache(maxsize=1000)  # a list is judged many times with one unit changed
def roster_of(unit: ListUnit) -> Roster:
    facts = unit.facts
    return Roster(
        unit.id,
        unit.name,
        QUALITIES.index(str(facts["quality"])),
        int(facts["rankers"]),
        [int(facts[name]) for name in STAFF],
        bool(facts["light"]),
        bool(facts["rifles"]),
        FORMATIONS.index(str(facts["formation"])),
        int(facts["detached"]),
        COATS.index(str(facts["coat"])),
    )


def unit_of(roster: Roster) -> ListUnit:
    return ListUnit(
        roster.id,
        roster.name,
        {
            "quality": QUALITIES[roster.quality],
            "rankers": int(roster.rankers),
            "light": int(roster.light),
            "rifles": int(roster.rifles),
            **dict(zip(STAFF, map(int, roster.characters), strict=True)),
            "detached": int(roster.detached),
            "formation": FORMATIONS[roster.formation],
            "coat": COATS[roster.coat],
        },
    )


def nation_of(army: ArmyList) -> int:
    return NATIONS.index(str(army.facts["nation"]))


def army_of(army: ArmyList) -> Army:
    battalions = [roster_of(unit) for unit in army.units]
    return Army(army.name, nation_of(army), str(army.facts["commander"]), battalions)


def list_from(army: Army) -> ArmyList:
    facts = {"nation": NATIONS[army.nation], "commander": army.commander}
    return ArmyList(army.name, {**facts}, [unit_of(one) for one in army.battalions], [])

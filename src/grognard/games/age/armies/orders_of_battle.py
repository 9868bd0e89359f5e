"""An order of battle as a list has it, and as the rules know it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from grognard.miniatures.contract.army import NO_GROUP, ArmyList, ListGroup, ListUnit
from grognard.miniatures.files.data_files import data_files, read_text

from ..model import charts
from ..model.kinds import (
    AIDE,
    ARMY,
    ARTILLERY,
    CAVALRY,
    CORPS,
    CUIRASSIER,
    DIVISION,
    FORMATIONS,
    GRADES,
    GUNS,
    HEAVY,
    INFANTRY,
    LIGHT,
    LIMBERED,
    LINE,
    MODES,
    NOBODY,
)
from ..model.setting import Command, GeneralRoster, Roster
from .list_terms import VALUES

ARMS: Final = {
    "infantry": INFANTRY,
    "light-cavalry": CAVALRY,
    "heavy-cavalry": CAVALRY,
    "cuirassiers": CAVALRY,
    "foot-battery": ARTILLERY,
    "horse-battery": ARTILLERY,
}
RANKS_OF: Final = {"army": ARMY, "corps": CORPS, "division": DIVISION}
ROOT: Final = "army"
PLAIN: Final = re.compile(r"[^a-z0-9]+")


class OrderOfBattle:
    """An army: its formations, the first of which is the whole of it, its units, its generals."""

    def __init__(
        self,
        name: str,
        nation: str,
        commands: list[Command],
        rosters: list[Roster],
        staff: list[GeneralRoster],
    ) -> None:
        self.name: Final = name
        self.nation: Final = nation
        self.commands: Final = commands
        self.rosters: Final = rosters
        self.staff: Final = staff


def slug(name: str) -> str:
    """A short name in lower case, for orders."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return PLAIN.sub("", plain.split()[-1] if plain.split() else "")[:12] or "general"


def order_of_battle(army: ArmyList, seat: int) -> OrderOfBattle:
    """A list as the rules know it."""
    nation = str(army.facts["nation"])
    commands, places = commands_of(army, seat)
    rosters = [roster_of(unit, places[unit.group], nation) for unit in army.units]
    return OrderOfBattle(army.name, nation, commands, rosters, staff_of(army, commands, places))


def commands_of(army: ArmyList, seat: int) -> tuple[list[Command], dict[int, int]]:
    """The formations, the whole army first, and the formation of every group by its place."""
    whole = next((i for i, group in enumerate(army.groups) if group.kind == "army"), NO_GROUP)
    root = army.groups[whole] if whole != NO_GROUP else None
    name = str(root.facts["as"]) or ROOT if root else ROOT
    commands = [Command(0, name, root.name if root else army.name, seat, NOBODY)]
    places = {NO_GROUP: 0, whole: 0}
    for place, group in enumerate(army.groups):
        if place not in places:
            parent = places.get(group.parent, 0)
            places[place] = parent if group.kind == "general" else len(commands)
            if group.kind != "general":
                id = str(group.facts["as"]) or f"{group.kind}{len(commands)}"
                commands.append(Command(len(commands), id, group.name, seat, parent))
    return commands, places


def staff_of(
    army: ArmyList, commands: list[Command], places: dict[int, int]
) -> list[GeneralRoster]:
    """The generals, each with the formations he commands; the last chief of the army counts."""
    found: list[GeneralRoster] = []
    chiefs = 0
    for place, group in enumerate(army.groups):
        led = group.name if group.kind == "general" else str(group.facts["led"])
        if not led:
            continue
        whole = places[place] == 0 and not group.facts.get("commands")
        chiefs += 1 if whole else 0
        chief = chiefs if whole else 0
        nation = str(army.facts["nation"])
        found.append(general_of(group, led, commands, places[place], chief, nation))
    return found


def general_of(
    group: ListGroup, led: str, commands: list[Command], command: int, chief: int, nation: str
) -> GeneralRoster:
    known = {one.id: one.number for one in commands}
    named = [known[word] for word in str(group.facts.get("commands", "")).split() if word in known]
    rank = RANKS_OF.get(group.kind, ARMY if chief else AIDE if not named else CORPS)
    return GeneralRoster(
        str(group.facts["id"]) or slug(led),
        led,
        ARMY if chief else rank,
        bool(group.facts["charismatic"]),
        named or [command],
        chief,
        VALUES[str(group.facts["value"])],
        bool(group.facts.get("gunner", 0)),
        nation=nation,
    )


def bases_of(unit: ListUnit) -> int:
    """12.8 As the list has them, or by the men; a battery is one base."""
    arm = ARMS[str(unit.facts["arm"])]
    if arm == ARTILLERY:
        return 1
    men = int(unit.facts["men"])
    return int(charts.bases_of(arm, men)) if men else int(unit.facts["bases"])


def roster_of(unit: ListUnit, command: int, nation: str) -> Roster:
    facts = unit.facts
    arm, kind = ARMS[str(facts["arm"])], str(facts["arm"])
    grade, bases = GRADES.index(str(facts["grade"])), bases_of(unit)
    worn, spent = charts.label(bases, grade)
    weight = CUIRASSIER if kind == "cuirassiers" else HEAVY if kind == "heavy-cavalry" else LIGHT
    return Roster(
        unit.id,
        unit.name,
        command,
        arm,
        grade,
        bases,
        int(facts["worn"]) or worn,
        int(facts["spent"]) if facts["worn"] else spent,
        int(facts["skirmishers"]),
        MODES.index(str(facts["mode"])),
        int(facts["ranks"]),
        HEAVY if arm == ARTILLERY and facts["heavy"] else weight,
        bool(facts["lancers"]),
        GUNS.index(str(facts["guns"])),
        kind == "horse-battery",
        str(facts["coat"]) or nation,
        formation_of(str(facts["formation"]), arm),
        stays=bool(facts["stays"]),
        rests_until=int(facts["rests"]),
        timid=bool(facts["timid"]),
    )


def formation_of(word: str, arm: int) -> int:
    """12.1 As the list has it; else in line, and batteries limbered."""
    if word:
        return FORMATIONS.index(word)
    return LIMBERED if arm == ARTILLERY else LINE


def army_texts() -> dict[str, str]:
    """The lists that come with the game, by their names."""
    return {path.stem: read_text(path) for path in data_files("age", "armies", ".army")}

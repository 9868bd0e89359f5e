"""The troops of each nation as the lists have them, read from the game's data (D-205).

They give every figure its profile (W-PRO-1), every class of cavalry its move (C-CAV-1, C-CAV-3,
C-CAV-4), a cuirass its save (W-PRO-2, W-SAV-2), and each class its troops (C-INF-0, C-QUA-2).
"""

from __future__ import annotations

import csv
import tomllib
from typing import Final

from grognard.miniatures.files.data_files import data_path, read_text

from ..model.kinds import (
    ARTILLERY,
    BLADES,
    CAVALRY,
    CLASSES,
    FIREARMS,
    INFANTRY,
    MEDIUM,
    NO_SAVE,
    PIONEERS,
    RANKS,
    UNIT_TRAITS,
    WEIGHTS,
)
from ..model.setting import Profile

NATIONS: Final = ("french", "british", "prussian", "austrian", "russian")
ENGINEERS: Final = "pioneers"
ENGINEER: Final = 4  # a figure costs so much more than a fusilier (C-ENG-1)

Row = dict[str, str]


class Troop:
    """A kind of infantry or cavalry of one nation; `price` is that of a figure.

    One figure in `skirmish` may be detached as skirmishers; none where that is 0 (C-CMD-4).
    """

    def __init__(
        self,
        code: str,
        nation: str,
        key: str,
        arm: int,
        weight: int,
        profile: Profile,
        quality: int,
        firearm: int,
        blade: int,
        traits: int,
        impact: int,
        skirmish: int,
        price: int,
    ) -> None:
        self.code: Final = code
        self.nation: Final = nation
        self.key: Final = key
        self.arm: Final = arm
        self.weight: Final = weight
        self.profile: Final = profile
        self.quality: Final = quality
        self.firearm: Final = firearm
        self.blade: Final = blade
        self.traits: Final = traits
        self.impact: Final = impact
        self.skirmish: Final = skirmish
        self.price: Final = price


class Gun:
    """C-GEN-5, C-ART-1 A kind of battery, foot or horse; nations name those that they have.

    Its crew is that of C-ART-16, C-ART-17, C-ART-18 and C-ART-19; medium guns need 4 (D-77).
    """

    def __init__(self, row: Row) -> None:
        self.code: Final = row["code"]
        self.key: Final = row["troops"]
        self.weight: Final = WEIGHTS.index(row["weight"])
        self.horse: Final = row["mount"] == "horse"
        self.crew: Final = int(row["crew"])
        self.price: Final = int(row["points"])


class Rank:
    """A rank of officers; armies from `least` to `most` points may have it (C-OFF-1)."""

    def __init__(self, row: Row) -> None:
        self.code: Final = row["code"]
        self.number: Final = RANKS.index(row["rank"])
        self.profile: Final = profile_of(row)
        self.wounds: Final = int(row["wounds"])
        self.radius: Final = int(row["radius"])
        self.price: Final = int(row["points"])
        self.least: Final = int(row["from"])
        self.most: Final = int(row["to"])


class Nation:
    """What one nation's list allows: a battery for `slice` points, and of which kinds.

    Also whether batteries may be grouped (C-ART-9), and what they fire (C-ART-32).
    """

    def __init__(self, values: dict[str, object]) -> None:
        guns, ammunition = values["guns"], values["ammunition"]
        assert isinstance(guns, list) and isinstance(ammunition, list)
        self.slice: Final = int(str(values["slice"]))
        self.grand_battery: Final = bool(values["grand-battery"])
        self.fusilier: Final = str(values["fusilier"])
        self.ammunition: Final = (int(ammunition[0]), int(ammunition[1]))
        self.guns: Final = [str(gun) for gun in guns]


# Reading


def rows(name: str) -> list[Row]:
    return list(csv.DictReader(read_text(data_path("crepuscule", f"lists/{name}")).splitlines()))


def number(text: str, usual: int = 0) -> int:
    return int(text) if text else usual


def profile_of(row: Row) -> Profile:
    return Profile(
        int(row["move"]),
        int(row["ws"]),
        int(row["bs"]),
        int(row["strength"]),
        int(row["toughness"]),
        int(row["initiative"]),
        int(row["attacks"]),
        int(row["leadership"]),
        number(row.get("save", ""), NO_SAVE),
        number(row.get("open-move", "")),
    )


def traits_of(words: str) -> int:
    return sum(1 << UNIT_TRAITS.index(word) for word in words.split())


def troop_of(row: Row, arm: int) -> Troop:
    return Troop(
        row["code"],
        row["nation"],
        row["troops"],
        arm,
        WEIGHTS.index(row["weight"]) if row["weight"] else MEDIUM,
        profile_of(row),
        CLASSES.index(row["class"]),
        FIREARMS.index(row["firearm"]),
        BLADES.index(row["blade"]),
        traits_of(row["traits"]),
        number(row["impact"]),
        number(row["skirmish"].partition("/")[2]),
        int(row["points"]),
    )


def pioneers_of(nation: str, fusilier: Troop) -> Troop:
    """C-ENG-1, C-ENG-2, C-ENG-7 As its fusiliers, with tools; no other troops build bridges."""
    return Troop(
        "R-XX-I9",
        nation,
        ENGINEERS,
        INFANTRY,
        fusilier.weight,
        fusilier.profile,
        fusilier.quality,
        fusilier.firearm,
        fusilier.blade,
        fusilier.traits | PIONEERS,
        0,
        0,
        fusilier.price + ENGINEER,
    )


def read_troops() -> dict[tuple[str, str], Troop]:
    found = [troop_of(row, INFANTRY) for row in rows("infantry.csv")]
    found += [troop_of(row, CAVALRY) for row in rows("cavalry.csv")]
    known = {(troop.nation, troop.key): troop for troop in found}
    for nation, rules in NATION_RULES.items():
        known[nation, ENGINEERS] = pioneers_of(nation, known[nation, rules.fusilier])
    return known


def read_nations() -> dict[str, Nation]:
    table = tomllib.loads(read_text(data_path("crepuscule", "lists/nations.toml")))
    return {nation: Nation(table[nation]) for nation in NATIONS}


NATION_RULES: Final = read_nations()
TROOPS: Final = read_troops()
GUNS: Final = {gun.key: gun for gun in map(Gun, rows("artillery.csv"))}
OFFICERS: Final = {RANKS[rank.number]: rank for rank in map(Rank, rows("officers.csv"))}
KEYS: Final = [*dict.fromkeys(key for _, key in TROOPS), *GUNS]


def has(nation: str, key: str) -> bool:
    """Whether a nation's list has such troops."""
    return (nation, key) in TROOPS or (key in GUNS and key in NATION_RULES[nation].guns)


def arm_of(nation: str, key: str) -> int:
    """The arm of troops; those that a nation does not have are taken from another's list."""
    if key in GUNS:
        return ARTILLERY
    return troop(nation, key).arm


def troop(nation: str, key: str) -> Troop:
    found = TROOPS.get((nation, key))
    return found or next(one for (_, known), one in TROOPS.items() if known == key)


def fusilier_of(nation: str) -> Troop:
    return TROOPS[nation, NATION_RULES[nation].fusilier]

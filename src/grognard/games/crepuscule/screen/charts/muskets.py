"""P-06 as a chart: fire of muskets, rifles and carbines, from the dice to the losses."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.chart import POOL, Chart, Excess, Part, Start, Sum, Throw
from grognard.kernel.charts.facts import Fill, Values, choice, number, tick

from ...chapters.shooting.need import (
    COMMANDED,
    EASIEST,
    FIRES,
    HARDEST,
    ORDINARY,
    add_cover,
    add_haze,
    add_large,
    add_loose,
    add_moment,
    add_nearness,
    unskilled,
)
from ...chapters.shooting.targets import shot_strength
from ...model.kinds import EXTENDED, FIREARMS, FORAGERS, HOLLOW, MARCH, MUSKET, SKIRMISH, SOLID
from .harm import FACES, MOST_DICE, SAVING, TARGET, fallen, save_fact, toughness_fact, wounding
from .units import MOST_WS

SHOOTERS: Final = "shooters"
RANGES: Final = ("range-usual", "range-near", "range-long")
NEAR: Final = 1
LONG: Final = 2
COVERS: Final = ("in-the-open", "soft-cover", "hard-cover")
WEAPONS: Final = FIREARMS[MUSKET:]
KEPT_WEAPON: Final = {0: 0, 1: 0, 2: 1, 3: 2}
LARGE: Final = {MARCH: 1, HOLLOW: 1, SOLID: 1}
LOOSE: Final = {EXTENDED: 1, SKIRMISH: 1, FORAGERS: 1}
MAY_HAVE_MOVED: Final = ("fire", (ORDINARY, COMMANDED))


def weapon_strength(f: Values) -> tuple[int, str]:
    """C-WPN-4"""
    firearm = f["firearm"] + MUSKET
    strength = int(shot_strength(firearm, bool(f["moved"])))
    return strength, "C-WPN-4" if strength > int(shot_strength(MUSKET, False)) else "C-INF-11"


TABLE, RESULTS = fallen()
VOLLEY: Final = Chart(
    "volley",
    "C-INF-11 ordinary fire",
    "g-shako",
    [
        number("shots", "C-INF-11 ordinary fire", 1, MOST_DICE, default=10, words="shots"),
        number(
            "bs",
            "W-SHO-1 to hit",
            1,
            MOST_WS,
            default=3,
            words="bs",
            fill=Fill(SHOOTERS, "bs"),
        ),
        choice(
            "firearm",
            "C-WPN-4",
            WEAPONS,
            words="firearm",
            fill=Fill(SHOOTERS, "firearm", KEPT_WEAPON),
        ),
        choice("fire", "C-INF-12 commanded fire", FIRES, words="fire", part=SHOOTERS),
        tick("moved", "W-SHO-2 moved", needs=MAY_HAVE_MOVED, part=SHOOTERS),
        tick("dusty", "C-BLD-4 dust", part=SHOOTERS),
        choice("range", "W-SHO-3 short range", RANGES, words="range", part=TARGET),
        tick("large", "W-SHO-2 large target", fill=Fill(TARGET, "formation", LARGE)),
        tick("loose", "W-SHO-2 skirmishers", fill=Fill(TARGET, "formation", LOOSE)),
        choice("cover", "C-COV-1 soft cover", COVERS, words="cover", part=TARGET),
        tick("masked", "C-SMK-2 behind smoke", part=TARGET),
        toughness_fact(),
        save_fact(),
    ],
    [
        Sum("dice", Start((), lambda f: (1, "C-INF-11"), each="shots"), []),
        Sum(
            "need",
            Start(("bs",), lambda f: (unskilled(f["bs"]), "W-SHO-1")),
            [
                Part(
                    ("fire", "range"),
                    lambda f, sum_: add_nearness(f["fire"], f["range"] == NEAR, sum_),
                ),
                Part(("large",), lambda f, sum_: add_large(bool(f["large"]), sum_)),
                Part(
                    ("fire", "moved", "range"),
                    lambda f, sum_: add_moment(
                        f["fire"], bool(f["moved"]), f["range"] == LONG, sum_
                    ),
                ),
                Part(("loose",), lambda f, sum_: add_loose(bool(f["loose"]), sum_)),
                Part(("cover",), lambda f, sum_: add_cover(f["cover"], sum_)),
                Part(
                    ("dusty", "masked"),
                    lambda f, sum_: add_haze(bool(f["dusty"]), bool(f["masked"]), sum_),
                ),
            ],
        ),
        Sum(
            "strength",
            Start(("firearm", "moved"), weapon_strength),
            [],
            excess=Excess("need", HARDEST, "D-39"),
        ),
    ],
    Throw(POOL, FACES, target="need", bounds=(EASIEST, HARDEST), stages=[wounding(), SAVING]),
    TABLE,
    RESULTS,
    roles=(SHOOTERS, TARGET),
)

"""Artillery as charts: the artillery die, balls, canister, shells, and batteries that are hit."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.chart import (
    DIE,
    POOL,
    Chart,
    Part,
    Result,
    Start,
    Sum,
    Table,
    Throw,
    begins,
    lane,
)
from grognard.kernel.charts.facts import Fact, Fill, choice, number, tick
from grognard.kernel.tally import UP

from ...chapters.artillery.canister import HARDLY, add_shelter, add_skirmish
from ...chapters.artillery.howitzer import AROUND, SHELTERED, UNDER
from ...chapters.artillery.roundshot import add_large, add_open
from ...chapters.artillery.types import (
    BALL_STRENGTHS,
    CANISTER_STRENGTHS,
    GUN_TOUGHNESS,
    MISFIRE,
    TYPE_RULES,
    die_of_guns,
)
from ...model.kinds import (
    COLUMN,
    FORAGERS,
    HOLLOW,
    HOWITZER,
    MARCH,
    SKIRMISH,
    SOLID,
    WEIGHTS,
)
from ...model.options import Options
from .harm import (
    FACES,
    MOST_DICE,
    SAVING,
    TARGET,
    fallen,
    save_fact,
    toughness_fact,
    wounding,
)

GUNS: Final = [f"{weight}-gun" for weight in WEIGHTS[:HOWITZER]]
OPEN: Final = {SKIRMISH: 1, FORAGERS: 1}
LARGE: Final = {MARCH: 1, HOLLOW: 1, SOLID: 1, COLUMN: 1}
CREW_TOUGHNESS: Final = 3
SURELY: Final = 1
MOST_BATTERY_HITS: Final = 6
MOST_FALLEN: Final = MOST_DICE + 2  # with the extra hits on a large target


def gun_fact() -> Fact:
    return choice("gun", "C-ART-1 types of guns", GUNS, default=1, words="gun")


# The artillery die


def inches(face: int) -> Result:
    die = int(die_of_guns(face))
    if die == MISFIRE:
        return Result("W-ART-1", words="misfire")
    return Result("W-ART-1", words="inches", count=die)


ARTILLERY_DIE: Final = Chart(
    "gun-die",
    "W-ART-1 special dice",
    "g-gun",
    [],
    [Sum("die", begins("W-ART-1"), [])],
    Throw(DIE, FACES, ["die"]),
    Table([lane(1, range(FACES))]),
    [inches(face) for face in range(1, FACES + 1)],
)


# A ball

BALL_TABLE, BALL_RESULTS = fallen(MOST_FALLEN)
BALL: Final = Chart(
    "ball",
    "C-ART-14 roundshot",
    "g-gun",
    [
        gun_fact(),
        number(
            "struck", "C-ART-14 roundshot", 1, MOST_DICE, default=3, words="struck", part=TARGET
        ),
        tick("separate", "C-INF-6c hits halved", fill=Fill(TARGET, "formation", OPEN)),
        tick("large", "D-81", words="large-for-guns", fill=Fill(TARGET, "formation", LARGE)),
        toughness_fact(),
    ],
    [
        Sum(
            "hits",
            Start((), lambda f: (1, "C-ART-14"), each="struck"),
            [
                Part(("separate",), lambda f, sum_: add_open(bool(f["separate"]), sum_)),
                Part(("gun", "large"), lambda f, sum_: add_large(f["gun"], bool(f["large"]), sum_)),
            ],
            UP,
        ),
        Sum(
            "strength",
            Start(("gun",), lambda f: (BALL_STRENGTHS[f["gun"]], TYPE_RULES[f["gun"]])),
            [],
        ),
    ],
    Throw(POOL, FACES, target=SURELY, stages=[wounding()]),
    BALL_TABLE,
    BALL_RESULTS,
    roles=(TARGET,),
)


# Canister

SHELTERS: Final = ("in-the-open", "sheltered", "walled")
SHELTER: Final = 1
WALLED: Final = 2
CANISTER_TABLE, CANISTER_RESULTS = fallen()
CANISTER_CHART: Final = Chart(
    "canister",
    "C-ART-15 canister",
    "g-hgun",
    [
        gun_fact(),
        number(
            "struck", "C-ART-15 canister", 1, MOST_DICE, default=6, words="covered", part=TARGET
        ),
        choice(
            "shelter", "C-ART-38 canister and cover", SHELTERS, words="canister-cover", part=TARGET
        ),
        tick(
            "skirmish",
            "D-86",
            needs=("shelter", (0, SHELTER)),
            words="in-skirmish-order",
            fill=Fill(TARGET, "formation", {SKIRMISH: 1}),
        ),
        toughness_fact(),
        save_fact(),
    ],
    [
        Sum(
            "hits",
            Start((), lambda f: (1, "C-ART-15"), each="struck"),
            [
                Part(("shelter",), lambda f, sum_: add_shelter(f["shelter"] == SHELTER, sum_)),
                Part(("skirmish",), lambda f, sum_: add_skirmish(bool(f["skirmish"]), sum_)),
            ],
            UP,
        ),
        Sum(
            "reach",
            Start(
                ("shelter",),
                lambda f: (HARDLY, "D-85") if f["shelter"] == WALLED else (SURELY, "C-ART-15"),
            ),
            [],
        ),
        Sum(
            "strength",
            Start(("gun",), lambda f: (CANISTER_STRENGTHS[f["gun"]], TYPE_RULES[f["gun"]])),
            [],
        ),
    ],
    Throw(POOL, FACES, target="reach", stages=[wounding(), SAVING]),
    CANISTER_TABLE,
    CANISTER_RESULTS,
    roles=(TARGET,),
)


# A shell

PLACES: Final = ("fully-under", "partly-under", "behind-wall", "in-the-middle")
REACHES: Final = (
    (SURELY, "W-ART-3"),
    (Options({}).partial_hit, "D-88"),
    (SHELTERED, "C-ART-39"),
    (SURELY, "W-ART-3"),
)
MIDDLE: Final = PLACES.index("in-the-middle")
SHELL_TABLE, SHELL_RESULTS = fallen()
SHELL_CHART: Final = Chart(
    "shell",
    "W-ART-3 shell",
    "g-gun",
    [
        choice("place", "W-ART-3 shell", PLACES, words="place", part=TARGET),
        number("struck", "W-ART-3 shell", 1, MOST_DICE, default=4, words="bases", part=TARGET),
        toughness_fact(),
    ],
    [
        Sum("hits", Start((), lambda f: (1, "W-ART-3"), each="struck"), []),
        Sum("reach", Start(("place",), lambda f: REACHES[f["place"]]), []),
        Sum(
            "strength",
            Start(("place",), lambda f: (UNDER if f["place"] == MIDDLE else AROUND, "C-ART-16")),
            [],
        ),
    ],
    Throw(POOL, FACES, target="reach", stages=[wounding()]),
    SHELL_TABLE,
    SHELL_RESULTS,
    roles=(TARGET,),
)


# A battery that is hit

PARTS: Final = ("the-gun", "the-crew")
TOUGHNESSES: Final = ((GUN_TOUGHNESS, "C-ART-22"), (CREW_TOUGHNESS, "W-PRO-1"))


def wounds(count: int) -> Result:
    """C-ART-13 For the gun a 6 is re-rolled."""
    also = ["C-ART-13 kaboum"] if count else []
    return Result("C-ART-12 gun or crew", words="battery-wounds", count=count, also=also)


BATTERY: Final = Chart(
    "battery",
    "C-ART-12 gun or crew",
    "g-hgun",
    [
        choice("part", "C-ART-12 gun or crew", PARTS, words="part"),
        gun_fact(),
        number(
            "struck", "C-ART-14 roundshot", 1, MOST_BATTERY_HITS, default=2, words="battery-hits"
        ),
    ],
    [
        Sum("hits", Start((), lambda f: (1, "C-ART-12"), each="struck"), []),
        Sum(
            "strength",
            Start(("gun",), lambda f: (BALL_STRENGTHS[f["gun"]], TYPE_RULES[f["gun"]])),
            [],
        ),
        Sum("toughness", Start(("part",), lambda f: TOUGHNESSES[f["part"]]), []),
    ],
    Throw(POOL, FACES, target=SURELY, stages=[wounding()]),
    Table([lane(0, range(MOST_BATTERY_HITS + 1))]),
    [wounds(count) for count in range(MOST_BATTERY_HITS + 1)],
)

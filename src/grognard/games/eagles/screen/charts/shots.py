"""Chapter 7 as charts: fire and shock."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.chart import (
    POOL,
    Bar,
    Chart,
    Effect,
    Part,
    Result,
    Start,
    Sum,
    Table,
    Throw,
    lane,
)
from grognard.kernel.charts.facts import Fact, Fill, Values, choice, number, tick
from grognard.kernel.refusal import Refusal
from grognard.kernel.tally import Shares

from ...chapters.fire import (
    HIGHEST_LEVEL,
    IN_WOODS,
    SHELL_LEVEL,
    add_at_guns,
    add_hill,
    add_under_guns,
    add_woods,
    add_zeal,
    hold_level,
    infantry_level,
    need,
)
from ...chapters.specials.boosts import DOUBLING, add_battery, add_impetus, add_smoke
from ...model.actions import COLUMN, SQUARE
from ...model.cards import RANGES as LIMITS
from .units import ARMS, ARTILLERY, CAVALRY, FORMATIONS, HITS, INFANTRY

FACES: Final = 6
FIRER: Final = "firer"
TARGET: Final = "target"
MOST_SMOKE: Final = 3
# No card has more, doubled three times and on a hill.
MOST_DICE: Final = 4 * LIMITS["cv"][1] + 3
DOUBLES: Final = {"grape": 0, "ricochet": 1, "sappers": 2}
RANGES: Final = ("long", "short")
SHELLS: Final = ("plain-shot", "howitzer", "shrapnel")
SHELL_CITES: Final = ("", "13.0 howitzer fire", "13.0 shrapnel")


# Facts


def cv_fact() -> Fact:
    least, most = LIMITS["cv"]
    return number("cv", "7.1 combat value", least, most, default=3, fill=Fill(FIRER, "cv"))


def arm_fact(key: str, part: str) -> Fact:
    return choice(key, "7.4 troop target", ARMS, words="arm", fill=Fill(part, "arm"), part=part)


# Lines


def doubled(f: Values, dice: Shares) -> None:
    """13.0 Specials that double a card's cv."""
    for cite, key in zip(DOUBLING.values(), DOUBLES, strict=True):
        if f[key]:
            dice.add(f["cv"], cite)


def dice_lines() -> list[Part]:
    """7.1, R55 Doubled first, then plus and minus."""
    return [
        Part((*DOUBLES, "cv"), doubled),
        Part(("hill",), lambda f, dice: add_hill(bool(f["hill"]), dice)),
        Part(("zeal",), lambda f, dice: add_zeal(bool(f["zeal"]), dice)),
        Part(("woods",), lambda f, dice: add_woods(bool(f["woods"]), dice)),
        Part(("smoke",), lambda f, dice: add_smoke(f["smoke"], dice)),
    ]


def printed(f: Values) -> tuple[int, str]:
    """7.2, 7.23 The F of a card, by its formation or its range."""
    if f["arm"] == CAVALRY:
        return f["firepower"], "7.22 cavalry firepower"
    if f["arm"] == INFANTRY:
        level, cite = infantry_level(f["formation"], f["firepower"])
        return int(level), cite
    if f["range"]:
        return f["firepower"], "7.23 short range"
    if f["shells"]:
        return SHELL_LEVEL, SHELL_CITES[f["shells"]]
    return f["firepower"], "7.23 long range"


def at_guns(f: Values, level: Shares) -> None:
    add_at_guns(f["arm"] == INFANTRY and f["target-arm"] == ARTILLERY, level)


def under_guns(f: Values, level: Shares) -> None:
    if f["arm"] == ARTILLERY:
        formation = f["target-formation"]
        add_under_guns(formation == COLUMN, formation == SQUARE, level)


def why_not_woods(f: Values) -> Refusal | None:
    """11.2, R61 Only infantry attacks a card in woods."""
    return IN_WOODS if f["woods"] and f["arm"] != INFANTRY else None


def hits(count: int) -> Result:
    """7.4 Hits lie on the target until it tests."""
    effects = [Effect(TARGET, HITS, count, by=True)] if count else []
    also = ["6.0 one roll per hit", "12.4 general hit"] if count else ["12.4 general hit"]
    return Result("7.4 hits on target", effects, words="hits", count=count, also=also)


RESULTS: Final = [hits(count) for count in range(MOST_DICE + 1)]
POOLED: Final = Throw(POOL, FACES, target=need(0), less="level")
IN_A_ROW: Final = Table([lane(0, range(MOST_DICE + 1))])
GUNS: Final = ("arm", (ARTILLERY,))
LONG: Final = ("range", (0,))
COMMON: Final = [
    tick("hill", "11.1 hill", part=FIRER),
    tick("zeal", "13.0 no quarter", part=FIRER),
    *[tick(key, cite, part=FIRER) for key, cite in zip(DOUBLES, DOUBLING.values(), strict=True)],
    number("smoke", "13.0 battle smoke", 0, MOST_SMOKE, part=FIRER),
]

FIRE: Final = Chart(
    "fire",
    "7.2 hit numbers",
    "g-gun",
    [
        arm_fact("arm", FIRER),
        cv_fact(),
        number(
            "firepower",
            "7.2 firepower",
            1,
            HIGHEST_LEVEL,
            default=2,
            part=FIRER,
        ),
        choice(
            "formation",
            "9.1 line fire",
            FORMATIONS,
            needs=("arm", (INFANTRY,)),
            words="formation",
            fill=Fill(FIRER, "formation"),
        ),
        choice("range", "7.23 two firepowers", RANGES, needs=GUNS, words="range", part=FIRER),
        choice("shells", "13.0 howitzer fire", SHELLS, needs=GUNS, words="shells", part=FIRER),
        *COMMON,
        tick("grand-battery", "13.0 grand battery", needs=GUNS, part=FIRER),
        arm_fact("target-arm", TARGET),
        choice(
            "target-formation",
            "9.2 column under artillery",
            FORMATIONS,
            needs=("target-arm", (INFANTRY,)),
            words="formation",
            fill=Fill(TARGET, "formation"),
        ),
        tick("woods", "11.2 woods attack", part=TARGET),
        tick("slope", "13.0 reverse slope", needs=GUNS, part=TARGET),
    ],
    [
        Sum(
            "dice",
            Start((), lambda f: (1, "7.1 combat value"), each="cv"),
            [
                *dice_lines(),
                Part(
                    ("grand-battery", "slope"),
                    lambda f, dice: add_battery(bool(f["grand-battery"]), bool(f["slope"]), dice),
                ),
            ],
        ),
        Sum(
            "level",
            Start(("arm", "firepower", "formation", "range", "shells"), printed),
            [
                Part(("arm", "target-arm"), at_guns),
                Part(("arm", "target-formation"), under_guns),
                Part((), lambda f, level: hold_level(level)),
            ],
        ),
    ],
    POOLED,
    IN_A_ROW,
    RESULTS,
    bars=[Bar(("woods", "arm"), why_not_woods)],
    roles=(FIRER, TARGET),
)

SHOCK: Final = Chart(
    "shock",
    "7.3 shock",
    "s-engaged",
    [
        choice("arm", "7.3 shock", ARMS[:2], words="arm", fill=Fill(FIRER, "arm")),
        cv_fact(),
        number("shock", "7.3 shock", *LIMITS["shock"], part=FIRER),
        *COMMON,
        tick("bayonet", "13.0 bayonet charge", needs=("arm", (INFANTRY,)), part=FIRER),
        tick("grand-charge", "13.0 grand charge", needs=("arm", (CAVALRY,)), part=FIRER),
        arm_fact("target-arm", TARGET),
        tick("woods", "11.2 woods attack", part=TARGET),
    ],
    [
        Sum(
            "dice",
            Start((), lambda f: (1, "7.1 combat value"), each="cv"),
            [
                *dice_lines(),
                Part(
                    ("bayonet", "grand-charge"),
                    lambda f, dice: add_impetus(bool(f["bayonet"]), bool(f["grand-charge"]), dice),
                ),
            ],
        ),
        Sum(
            "level",
            Start(("shock",), lambda f: (f["shock"], "7.3 shock")),
            [
                Part(("arm", "target-arm"), at_guns),
                Part((), lambda f, level: hold_level(level)),
            ],
        ),
    ],
    POOLED,
    IN_A_ROW,
    RESULTS,
    bars=[Bar(("woods", "arm"), why_not_woods)],
    roles=(FIRER, TARGET),
)

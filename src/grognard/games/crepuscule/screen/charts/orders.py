"""The manoeuvre test with its whole table (C-MAN-9), and the work of engineers (C-ENG-4)."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.book import CONDITION
from grognard.kernel.charts.chart import (
    TOTAL,
    Chart,
    Limits,
    Part,
    Result,
    Start,
    Sum,
    Table,
    Throw,
    begins,
    lane,
)
from grognard.kernel.charts.facts import Fill, Values, choice, number, tick
from grognard.kernel.tally import Shares

from ...chapters.artillery.duel import add_duel
from ...chapters.engineers import HEAVIEST, NEEDS, PER_TURN, add_toil
from ...chapters.leadership import HIGHEST, LOWEST
from ...chapters.orders.manoeuvre import (
    EVEN,
    Stars,
    add_chief,
    add_clouds,
    add_exposure,
    add_lost,
    add_masked,
    add_numbers,
    add_order,
    add_shock,
    add_square,
    shock_of,
    star_cover,
    star_near,
    star_numbers,
    star_officer,
)
from ...model.kinds import FRONT, REAR, RIGHT
from .units import MOST_LD

FACES: Final = 6
UNIT: Final = "unit"
FAILED: Final = 0
PASSED: Final = 1
MOST_TRIES: Final = 3
MOST_TURNS: Final = 5

LOSSES: Final = ("all-there", "quarter-lost", "half-lost")
BRIGADIERS: Final = ("no-brigadier", "brigadier-near", "brigadier-with")
EXPOSURES: Final = ("under-fire", "safe", "short-range")
NEIGHBOURS: Final = ("nobody-near", "near-front", "near-flank", "near-rear")
EDGES: Final = (-1, FRONT, RIGHT, REAR)
NUMBERS: Final = ("even", "fewer", "half", "more", "double")
SHELTERS: Final = ("in-the-open", "in-cover", "fortified")
CHARGED: Final = ("not-charged", "by-cavalry", "by-heavy")
SMOKES: Final = ("no-smoke", "forms-in-smoke", "fires-in-smoke")
BY_CAVALRY: Final = ("charged", (1, 2))
CHARGES: Final = ("charges", (1,))


# The manoeuvre test


def add_stars(f: Values, sum_: Shares) -> None:
    """D-05 Of all that have a star, the best bonus and the worst malus."""
    stars = Stars(False)
    star_officer(f["officer"], stars)
    star_numbers(f["numbers"], stars)
    star_cover(f["shelter"], stars)
    if f["near"]:
        star_near(EDGES[f["near"]], stars)
    stars.count(sum_)


def add_chargers(f: Values, sum_: Shares) -> None:
    if f["charged"]:
        heavy, frontal = f["charged"] == CHARGED.index("by-heavy"), not f["in-flank"]
        add_shock(shock_of(heavy, frontal, bool(f["steady"])), heavy, sum_)


def add_smoke(f: Values, sum_: Shares) -> None:
    add_clouds(f["smoke"] == 1, f["smoke"] == 2, sum_)
    add_masked(bool(f["masked"]), sum_)


MANOEUVRE: Final = Chart(
    "manoeuvre",
    "C-MAN-9 manoeuvre test",
    "i-next",
    [
        number(
            "ld",
            "C-MAN-6 own leadership",
            2,
            MOST_LD,
            default=7,
            words="ld",
            fill=Fill(UNIT, "ld"),
        ),
        choice("losses", "C-MAN-9 LOSS25", LOSSES, words="losses", fill=Fill(UNIT, CONDITION)),
        tick("no-officer", "C-MAN-9 NOOFF", fill=Fill(UNIT, "no-officer")),
        tick("chief", "C-MAN-9 CINC", part=UNIT),
        choice("officer", "C-MAN-9 BRIG6", BRIGADIERS, words="brigadier", part=UNIT),
        choice("exposure", "C-MAN-9 SAFE", EXPOSURES, words="exposure", part=UNIT),
        choice("near", "C-MAN-9 NEAR", NEIGHBOURS, words="near", part=UNIT),
        tick("retires", "C-MAN-9 RETIRE", part=UNIT),
        number("again", "C-MAN-9 AGAIN", 0, MOST_TRIES, words="again", part=UNIT),
        tick("duel", "C-ART-11 artillery duel", words="duel", part=UNIT),
        choice("smoke", "C-SMK-2 behind smoke", SMOKES, words="smoke", part=UNIT),
        tick("charges", "C-MAN-9 FEWER", words="charges", part=UNIT),
        choice(
            "numbers",
            "C-MAN-9 FEWER",
            NUMBERS,
            default=EVEN,
            needs=CHARGES,
            words="numbers",
            part=UNIT,
        ),
        choice("shelter", "C-MAN-9 COVER", SHELTERS, needs=CHARGES, words="shelter", part=UNIT),
        tick("at-square", "C-MAN-9 SQUARE", needs=CHARGES, part=UNIT),
        tick("masked", "C-SMK-3 through smoke", needs=CHARGES, words="masked", part=UNIT),
        choice("charged", "C-MAN-9 CHCAV", CHARGED, words="charged", part=UNIT),
        tick("in-flank", "C-MAN-9 CHCAV", needs=BY_CAVALRY, words="in-flank", part=UNIT),
        tick("steady", "C-MAN-9 CHCAV", needs=BY_CAVALRY, words="steady", part=UNIT),
    ],
    [
        Sum(
            "value",
            Start(("ld",), lambda f: (f["ld"], "C-MAN-6")),
            [
                Part(("officer", "numbers", "shelter", "near"), add_stars),
                Part(("chief",), lambda f, sum_: add_chief(bool(f["chief"]), sum_)),
                Part(
                    ("losses", "no-officer"),
                    lambda f, sum_: add_lost(f["losses"], bool(f["no-officer"]), sum_),
                ),
                Part(("numbers",), lambda f, sum_: add_numbers(f["numbers"], sum_)),
                Part(("at-square",), lambda f, sum_: add_square(bool(f["at-square"]), sum_)),
                Part(("charged", "in-flank", "steady"), add_chargers),
                Part(("exposure",), lambda f, sum_: add_exposure(f["exposure"], sum_)),
                Part(("smoke", "masked"), add_smoke),
                Part(("duel",), lambda f, sum_: add_duel(bool(f["duel"]), sum_)),
                Part(
                    ("retires", "again"),
                    lambda f, sum_: add_order(bool(f["retires"]), f["again"], sum_),
                ),
            ],
        )
    ],
    Throw(TOTAL, FACES),
    Table([], limits=Limits([("value", PASSED)], FAILED, LOWEST, HIGHEST)),
    [
        Result("C-MAN-3 order failed", words="failed"),
        Result("C-MAN-9 manoeuvre test", words="passed"),
    ],
    roles=(UNIT,),
)


# Engineers

LEVELS: Final = ("light", "medium", "heavy")
SCORES: Final = range(LOWEST, HIGHEST + PER_TURN * MOST_TURNS + 1)

ENGINEERS: Final = Chart(
    "engineers",
    "C-ENG-4 clearing",
    "g-shako",
    [
        choice("level", "C-ENG-4 clearing", [f"level-{one}" for one in LEVELS], words="level"),
        number("toil", "C-ENG-4 clearing", 0, MOST_TURNS, words="toil", part=UNIT),
    ],
    [
        Sum(
            "work",
            begins("C-ENG-4"),
            [Part(("toil",), lambda f, sum_: add_toil(f["toil"], sum_))],
        )
    ],
    Throw(TOTAL, FACES, ["work"]),
    Table(
        [
            lane(
                LOWEST,
                [PASSED if score >= NEEDS[level] else FAILED for score in SCORES],
                words=f"choice-level-{LEVELS[level - 1]}",
            )
            for level in range(1, HEAVIEST + 1)
        ],
        "level",
    ),
    [
        Result("C-ENG-4 clearing", words="not-yet"),
        Result("C-ENG-4 clearing", words="done", also=["C-ENG-5 building obstacles"]),
    ],
    roles=(UNIT,),
)

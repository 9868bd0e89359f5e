"""Break tests, panic and rally as charts (W-BRK-1, C-MOR-1, D-169)."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.chart import (
    TOTAL,
    Chart,
    Effect,
    Limits,
    Part,
    Result,
    Start,
    Sum,
    Sure,
    Table,
    Throw,
)
from grognard.kernel.charts.facts import Fact, Fill, Values, choice, number, tick
from grognard.kernel.tally import Shares

from ...chapters.leadership import HIGHEST, LOWEST
from ...chapters.morale.break_test import (
    BREAKS,
    FALLS_BACK,
    HOLDS,
    add_defeat,
    add_stubborn,
    add_yielding,
    is_willing,
)
from ...chapters.morale.rally import add_musician
from ...model.kinds import CLASSES, EXTENDED, FORAGERS, REGULAR, SKIRMISH
from .orders import FACES, FAILED, PASSED, UNIT
from .units import FLED, MOST_LD

WORST_DEFEAT: Final = 12
LOOSE: Final = {EXTENDED: 1, SKIRMISH: 1, FORAGERS: 1}


def ld_fact(cite: str, words: str) -> Fact:
    return number("ld", cite, 2, MOST_LD, default=7, words=words, fill=Fill(UNIT, "ld"))


def again_fact() -> Fact:
    """C-QUA-3 The one re-roll of a battle."""
    return number("again", "C-QUA-3 veterans", 0, 1, words="re-roll", part=UNIT)


# The break test


def yields(f: Values, sum_: Shares) -> None:
    """D-62 By its class, its order and where it was struck."""
    ready = not f["loose"] and not f["flanked"]
    add_yielding(ready and is_willing(f["class"], bool(f["light"]), False), sum_)


def too_few(f: Values) -> tuple[int, str] | None:
    """W-RES-8, D-191"""
    return (BREAKS, "W-RES-8") if f["few"] else None


BREAK: Final = Chart(
    "break",
    "W-BRK-1 break test",
    "ph-morale",
    [
        ld_fact("D-61", "ld-in-range"),
        number("difference", "W-BRK-1 break test", 1, WORST_DEFEAT, words="difference", part=UNIT),
        tick("few", "W-RES-8 too few to hold", words="few", part=UNIT),
        choice("class", "D-62", CLASSES, default=REGULAR, words="class", fill=Fill(UNIT, "class")),
        tick("light", "D-62", words="open-order", part=UNIT),
        tick("loose", "D-62", words="loose", fill=Fill(UNIT, "formation", LOOSE)),
        tick("flanked", "D-62", words="flanked", part=UNIT),
        tick("stubborn", "W-STU-1 stubborn", part=UNIT),
        number(
            "own",
            "W-STU-1 stubborn",
            2,
            MOST_LD,
            default=7,
            needs=("stubborn", (1,)),
            words="own-ld",
            fill=Fill(UNIT, "ld"),
        ),
        again_fact(),
    ],
    [
        Sum(
            "holds",
            Start(("ld",), lambda f: (f["ld"], "D-61")),
            [
                Part(("difference",), lambda f, sum_: add_defeat(f["difference"], sum_)),
                Part(
                    ("stubborn", "own"),
                    lambda f, sum_: add_stubborn(bool(f["stubborn"]), f["own"], sum_),
                ),
            ],
        ),
        Sum(
            "yields",
            Start(("ld",), lambda f: (f["ld"], "D-61")),
            [Part(("class", "light", "loose", "flanked"), yields)],
        ),
    ],
    Throw(TOTAL, FACES),
    Table([], limits=Limits([("holds", HOLDS), ("yields", FALLS_BACK)], BREAKS, LOWEST, HIGHEST)),
    [
        Result("W-BRK-1 break test", words="holds"),
        Result("W-BRK-2"),
        Result("W-FLE-1 flight dice", [Effect(UNIT, FLED, 1)], words="breaks"),
    ],
    sure=[Sure(("few",), too_few)],
    again="again",
    rerolled=[FALLS_BACK, BREAKS],
    roles=(UNIT,),
)


# Panic and rally


def test_chart(key: str, cite: str, icon: str, facts: list[Fact], lines: list[Part]) -> Chart:
    """A test on Leadership alone, which veterans re-roll."""
    rallies = key == "rally"
    effect = Effect(UNIT, FLED, 0 if rallies else 1)
    return Chart(
        key,
        cite,
        icon,
        [*facts, again_fact()],
        [Sum("value", Start(("ld",), lambda f: (f["ld"], cite)), lines)],
        Throw(TOTAL, FACES),
        Table([], limits=Limits([("value", PASSED)], FAILED, LOWEST, HIGHEST)),
        [
            Result(cite, [] if rallies else [effect], words="flees-on" if rallies else "flees"),
            Result(cite, [effect] if rallies else [], words="rallies" if rallies else "stays"),
        ],
        again="again",
        rerolled=[FAILED],
        roles=(UNIT,),
    )


PANIC: Final = test_chart("panic", "C-MOR-1", "s-panicked", [ld_fact("C-MOR-1", "ld-in-unit")], [])
RALLY: Final = test_chart(
    "rally",
    "D-169",
    "s-recovering",
    [
        ld_fact("D-169", "ld-in-range"),
        tick("musician", "W-MUS-1 musician", fill=Fill(UNIT, "musician")),
    ],
    [Part(("musician", "ld"), lambda f, sum_: add_musician(bool(f["musician"]), f["ld"], sum_))],
)

"""Chapters 6, 12 and 15 as charts: the tests of quality, each on one die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grognard.kernel.charts.chart import (
    DIE,
    Chart,
    Effect,
    Lane,
    Part,
    Result,
    Start,
    Sum,
    Sure,
    Table,
    Throw,
    lane,
)
from grognard.kernel.charts.facts import Fact, Fill, Values, choice, number, tick
from grognard.kernel.tally import Shares

from ...armies.armies import MOST
from ...chapters.quality import (
    AGGRESSION,
    CITES,
    HIGHEST_SCORE,
    MANOEUVRE,
    RALLY,
    REROLL_CITES,
    REROLLERS,
    RESOLVE,
    add_lowered,
    add_resolve,
    score_of,
)
from ...model.pieces import DRILLED, QUALITIES

FACES: Final = 6
BATTALION: Final = "battalion"
FAILED: Final = 0
PASSED: Final = 1
LOWEST: Final = -3
HIGHEST: Final = FACES + 3
SCORES: Final = range(1, HIGHEST_SCORE + 1)


def quality_fact(part: str = BATTALION) -> Fact:
    return choice(
        "quality",
        "6.3 scores",
        QUALITIES,
        default=DRILLED,
        words="quality",
        fill=Fill(part, "quality"),
    )


def lowered_fact(part: str = BATTALION) -> Fact:
    return tick("lowered", "3.6 quality lowered", part=part)


SCORE: Final = Sum(
    "score",
    Start(
        ("quality", "lowered"),
        lambda f: (int(score_of(f["quality"], bool(f["lowered"]))), "6.3 scores"),
    ),
    [],
)


def lowered_part() -> Part:
    return Part(
        ("quality", "lowered"), lambda f, sum_: add_lowered(f["quality"], bool(f["lowered"]), sum_)
    )


def resolve_part(f: Values, sum_: Shares) -> None:
    add_resolve(bool(f["half-lost"]), bool(f["beaten"]), bool(f["officer"]), sum_)


def with_commander(f: Values) -> tuple[int, str] | None:
    """3.1, R55 With the Supreme Commander nobody tests."""
    return (PASSED, "3.1 no tests") if f["commander"] else None


RESOLVE_FACTS: Final = [
    tick("half-lost", "15.2 half lost", part=BATTALION),
    tick("beaten", "15.2 lost a combat", part=BATTALION),
    tick("officer", "15.2 officer", fill=Fill(BATTALION, "officer")),
]


def test_chart(key: str, icon: str, kinds: Sequence[int], failed: Result, passed: Result) -> Chart:
    """One chart for tests that differ only by name."""
    kind = kinds[0]
    resolve = kind != MANOEUVRE
    facts = [quality_fact(), lowered_fact(), tick("commander", "3.1 no tests", part=BATTALION)]
    if len(kinds) > 1:
        facts.insert(0, choice("test", CITES[kind], [f"test-{one}" for one in kinds], words="test"))
    if resolve:
        facts += RESOLVE_FACTS
    most = MOST[REROLLERS[kind]]
    facts.append(number("re-rolls", REROLL_CITES[kind], 0, most, part=BATTALION))
    lines = [lowered_part()]
    if resolve:
        lines.append(Part(("half-lost", "beaten", "officer"), resolve_part))
    named = ("test",) if len(kinds) > 1 else ()
    start = Start(named, lambda f: (0, CITES[kinds[f["test"]] if named else kind]))
    return Chart(
        key,
        CITES[kind],
        icon,
        facts,
        [Sum("die", start, lines), SCORE],
        Throw(DIE, FACES, ["die"]),
        Table([passing_lane(score) for score in SCORES], "score"),
        [failed, passed],
        sure=[Sure(("commander",), with_commander)],
        again="re-rolls",
        rerolled=[FAILED],
        roles=(BATTALION,),
    )


def passing_lane(score: int) -> Lane:
    """6.4 A die that reaches the score passes."""
    faces = range(LOWEST, HIGHEST + 1)
    return lane(LOWEST, [PASSED if face >= score else FAILED for face in faces], score, score)


ACTIVATION: Final = test_chart(
    "activation",
    "i-next",
    [MANOEUVRE],
    Result("7.1 failed test"),
    Result("7.1 manoeuvre test", words="passed"),
)
CHARGE: Final = test_chart(
    "charge",
    "ph-combat",
    [AGGRESSION],
    Result("12.1 failed test"),
    Result("12.2 charge", words="passed"),
)
RESOLVES: Final = test_chart(
    "resolve",
    "ph-morale",
    [RESOLVE, RALLY],
    Result("15.5 flight", [Effect(BATTALION, "routing", 1)], words="failed"),
    Result("15.1 resolve test", words="passed"),
)

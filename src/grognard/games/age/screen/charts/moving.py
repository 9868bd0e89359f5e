"""Chapters 3 and 9 on the card: the movement table for tactical and for reserve movement."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.book import CONDITION
from grognard.kernel.charts.chart import (
    DIE,
    Chart,
    Effect,
    Lane,
    Part,
    Result,
    Sum,
    Table,
    Throw,
    begins,
    lane,
)
from grognard.kernel.charts.facts import Fill, Values, choice, number, tick
from grognard.kernel.tally import Shares

from ...chapters.command.chain import add_staff, general_cite
from ...chapters.moving.movement_table import (
    ROLL,
    add_condition,
    add_counter_charge,
    add_flank,
    add_formation,
    add_levels,
    add_withdrawal,
)
from ...chapters.moving.reserve import (
    FAILED,
    FREE,
    RESERVE_ROLL,
    SUCCEEDED,
    add_aide,
    add_commander,
    add_disorder,
    add_first_turn,
    add_streak,
)
from ...model.chart_files import HIGHEST, LOWEST
from ...model.chart_rows import (
    IN_DISORDER,
    IN_ORDER,
    IN_RESERVE,
    RALLIES_ALL,
    RALLIES_NOBODY,
    ROWS,
    MoveResult,
)
from ...model.charts import LISTS, movement_result, movement_row
from ...model.kinds import COLUMN, CONDITIONS, ELITE, REGULAR, SQUARE
from .fire import FACES
from .units import DISORDER, FORMATION, LOST, STRENGTH

BRIGADE: Final = "brigade"
MOST_GENERALS: Final = 3
MOST_LEVELS: Final = LISTS.breaks_at
STEADY: Final = (REGULAR, ELITE)
# The columns of a tactical roll, by whether the brigade is disordered.
TACTICAL: Final = (IN_ORDER, IN_DISORDER)

STAFF: Final = {
    "detached": general_cite(False, False),
    "detached-charismatic": general_cite(False, True),
    "attached": general_cite(True, False),
    "attached-charismatic": general_cite(True, True),
}


# The table


def table_lane(column_place: int, words: str) -> Lane:
    """3.1 The result of every score in one column, whose results come one after the other."""
    scores = range(LOWEST, HIGHEST + 1)
    rows = [column_place * ROWS + int(movement_row(score)) for score in scores]
    return lane(LOWEST, rows, words=words)


def results_of(column: int) -> list[Result]:
    return [move_result(movement_result(column, row)) for row in range(ROWS)]


def move_result(result: MoveResult) -> Result:
    """3.1, R14 What a row does to a brigade."""
    effects: list[Effect] = []
    if result.rallies != RALLIES_NOBODY:
        steady = None if result.rallies == RALLIES_ALL else ("grade", STEADY)
        effects.append(Effect(BRIGADE, DISORDER, 0, needs=steady))
    if result.disorders:
        effects.append(Effect(BRIGADE, DISORDER, 1))
    if result.loses:
        effects.append(Effect(BRIGADE, STRENGTH, -int(result.loses), by=True))
    if result.removes:
        effects.append(Effect(BRIGADE, LOST, 1))
    return Result(result.cite, effects)


# Tactical movement


def add_generals(f: Values, sum_: Shares) -> None:
    """3.2, R8 Each general who is counted."""
    add_staff([cite for key, cite in STAFF.items() for _ in range(f[key])], sum_)


def add_rush(f: Values, sum_: Shares) -> None:
    """3.2, R41"""
    if f["disordered"] and f["counter-charge"]:
        add_counter_charge(sum_)


MOVEMENT: Final = Chart(
    "movement",
    ROLL,
    "i-next",
    [
        choice(
            "disordered",
            "3.1 movement roll",
            ("in-order", "in-disorder"),
            words="order",
            fill=Fill(BRIGADE, DISORDER),
        ),
        choice(
            "condition",
            "12.2 fresh",
            CONDITIONS,
            default=1,
            words="condition",
            fill=Fill(BRIGADE, CONDITION),
        ),
        *[number(key, cite, 0, MOST_GENERALS, part=BRIGADE) for key, cite in STAFF.items()],
        tick(
            "deep",
            "3.2 march column or square",
            fill=Fill(BRIGADE, FORMATION, {COLUMN: 1, SQUARE: 1}),
        ),
        tick("columnar", "3.2 columnar or impulse", part=BRIGADE),
        tick("insecure-flank", "3.2 insecure flank", part=BRIGADE),
        tick("withdrawal", "3.2 withdrawal", part=BRIGADE),
        tick(
            "counter-charge",
            "3.2 disordered cavalry charging",
            needs=("disordered", (1,)),
            part=BRIGADE,
        ),
        number("critical-level", "3.2 critical level", 0, MOST_LEVELS),
    ],
    [
        Sum(
            "die",
            begins(ROLL),
            [
                Part(tuple(STAFF), add_generals),
                Part(
                    ("deep", "columnar"),
                    lambda f, sum_: add_formation(bool(f["deep"]), bool(f["columnar"]), sum_),
                ),
                Part(("condition",), lambda f, sum_: add_condition(f["condition"], sum_)),
                Part(
                    ("insecure-flank",), lambda f, sum_: add_flank(bool(f["insecure-flank"]), sum_)
                ),
                Part(("withdrawal",), lambda f, sum_: add_withdrawal(bool(f["withdrawal"]), sum_)),
                Part(
                    ("critical-level",),
                    lambda f, sum_: add_levels(f["critical-level"], sum_, "3.2 critical level"),
                ),
                Part(("disordered", "counter-charge"), add_rush),
            ],
        )
    ],
    Throw(DIE, FACES, ["die"]),
    Table([table_lane(0, "lane-in-order"), table_lane(1, "lane-in-disorder")], "disordered"),
    [result for column in TACTICAL for result in results_of(column)],
    roles=(BRIGADE,),
)


# Reserve movement

VALUES: Final = [row.value for row in (*LISTS.commanders, *LISTS.other_commanders)]
LAST_TRIES: Final = ("no-try", "succeeded", "failed-once", "failed-twice", "failed-three-times")
STREAKS: Final = (0, SUCCEEDED, *range(1, len(FAILED) + 1))
MOST_DISORDERED: Final = 3  # a brigade, and two batteries attached to it

RESERVE: Final = Chart(
    "reserve",
    RESERVE_ROLL,
    "ph-reinforce",
    [
        choice("commander", "9.6 attached", ("free", "committed", "with-it"), words="commander"),
        number(
            "value",
            "3.3 commander in chief",
            min(VALUES),
            max(VALUES),
            default=0,
            needs=("commander", (FREE,)),
        ),
        tick("aide", "3.3 aide of Napoleon", part=BRIGADE),
        tick("first-turn", "3.3 first turn"),
        choice("last-try", "3.3 last move succeeded", LAST_TRIES, words="last-try", part=BRIGADE),
        number(
            "disordered", "3.3 disordered unit", 0, MOST_DISORDERED, fill=Fill(BRIGADE, DISORDER)
        ),
        number("critical-level", "3.3 critical level", 0, MOST_LEVELS),
    ],
    [
        Sum(
            "die",
            begins(RESERVE_ROLL),
            [
                Part(
                    ("commander", "value"),
                    lambda f, sum_: add_commander(f["commander"], f["value"], sum_),
                ),
                Part(("aide",), lambda f, sum_: add_aide(bool(f["aide"]), sum_)),
                Part(("first-turn",), lambda f, sum_: add_first_turn(bool(f["first-turn"]), sum_)),
                Part(("last-try",), lambda f, sum_: add_streak(STREAKS[f["last-try"]], sum_)),
                Part(("disordered",), lambda f, sum_: add_disorder(f["disordered"], sum_)),
                Part(
                    ("critical-level",),
                    lambda f, sum_: add_levels(f["critical-level"], sum_, "3.3 critical level"),
                ),
            ],
        )
    ],
    Throw(DIE, FACES, ["die"]),
    Table([table_lane(0, "lane-reserve")]),
    results_of(IN_RESERVE),
    roles=(BRIGADE,),
)

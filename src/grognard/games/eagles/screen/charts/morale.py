"""Chapter 6 as a chart: one roll of a morale test."""

from __future__ import annotations

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
    Table,
    Throw,
)
from grognard.kernel.charts.facts import Fill, Values, choice, number, tick
from grognard.kernel.tally import Shares

from ...chapters.morale import (
    CHEERS,
    add_cheers,
    add_rockets,
    add_square,
    add_support,
    add_terrain,
    passes,
)
from ...model.cards import ARMIES
from ...model.cards import RANGES as LIMITS
from .shots import FACES
from .units import HITS, MORALES

CARD: Final = "card"
ROUTS: Final = 0
STANDS: Final = 1
SUPPORTS: Final = (
    min(LIMITS["offense"][0], LIMITS["defense"][0]),
    max(LIMITS["offense"][1], LIMITS["defense"][1]),
)
MOST_CHEERS: Final = 3
WIDEST: Final = 20  # no value is beyond it


def lanes() -> list[Lane]:
    """6.0 A line for each value that is read otherwise than the one below it."""
    found: list[Lane] = []
    rows = [
        [STANDS if passes(face, value) else ROUTS for face in range(1, FACES + 1)]
        for value in range(-WIDEST, WIDEST + 1)
    ]
    starts = [at for at in range(len(rows)) if at == 0 or rows[at] != rows[at - 1]]
    for place, at in enumerate(starts):
        low = None if place == 0 else at - WIDEST
        high = None if place == len(starts) - 1 else starts[place + 1] - 1 - WIDEST
        found.append(Lane(1, rows[at], low, high))
    return found


def with_general(f: Values, value: Shares) -> None:
    if f["general"]:
        add_support(f["rating"], not f["abroad"], value)


MORALE: Final = Chart(
    "morale",
    "6.0 one roll per hit",
    "ph-morale",
    [
        number("morale", "6.0 morale value", *MORALES, default=3, fill=Fill(CARD, "morale")),
        tick("abroad", "12.1 offense", words="abroad", part=CARD),
        tick("general", "6.0 support", part=CARD),
        number("rating", "12.1 ratings", *SUPPORTS, needs=("general", (1,)), part=CARD),
        tick("square", "9.3 square morale", fill=Fill(CARD, "formation", {2: 1})),
        number("terrain", "6.0 terrain morale", *LIMITS["terrain_morale"], default=0, part=CARD),
        choice("army", CHEERS[0], [army.lower() for army in ARMIES], words="army", part=CARD),
        number("cheers", CHEERS[0], 0, MOST_CHEERS, words="cheers", part=CARD),
        tick("rockets", "13.0 congreve rockets", part=CARD),
    ],
    [
        Sum(
            "value",
            Start(("morale",), lambda f: (f["morale"], "6.0 morale value")),
            [
                Part(("general", "rating", "abroad"), with_general),
                Part(("square",), lambda f, value: add_square(bool(f["square"]), value)),
                Part(("terrain",), lambda f, value: add_terrain(f["terrain"], value)),
                Part(
                    ("army", "cheers", "abroad"),
                    lambda f, value: add_cheers(f["army"], f["cheers"], not f["abroad"], value),
                ),
                Part(("rockets",), lambda f, value: add_rockets(bool(f["rockets"]), value)),
            ],
        )
    ],
    Throw(DIE, FACES),
    Table(lanes(), "value"),
    [
        Result("6.0 rout", [Effect(CARD, "lost", 1)]),
        Result("6.0 passed", [Effect(CARD, HITS, -1, by=True)]),
    ],
    roles=(CARD,),
)

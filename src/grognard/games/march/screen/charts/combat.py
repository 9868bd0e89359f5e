"""Chapter 12 as a chart: what both sides of a combat add to their dice."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.chart import (
    OPPOSED,
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
from grognard.kernel.charts.facts import Fact, Fill, choice, number, tick

from ...armies.armies import LARGEST, MOST
from ...chapters.charging.combat import BEATEN_BADLY, LOSERS_LOSSES, WINNERS_LOSSES
from ...chapters.charging.strength import (
    add_advantage,
    add_characters,
    add_charge,
    add_disorder,
    add_example,
    add_hard_cover,
    add_light_cover,
)
from ...model.pieces import GROUP_SIZE
from .quality import FACES
from .shooting import COVERS
from .units import STRENGTH

ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
CHARGES: Final = ("stands", "charges-in-line", "charges-in-column")
REASONS: Final = ("in-order", "in-disorder", "flanked", "exhausted")
WIDEST: Final = 60  # no difference is beyond it


def side_facts(side: str) -> list[Fact]:
    return [
        number(f"{side}-groups", "12.5 groups", 1, LARGEST // GROUP_SIZE, default=6, part=side),
        choice(f"{side}-charge", "12.5 charge in line", CHARGES, words="charge", part=side),
        tick(f"{side}-officer", "12.5 officer", fill=Fill(side, "officer")),
        tick(f"{side}-commander", "3.4 aggression", part=side),
        tick(f"{side}-joined", "12.5 friend joined", part=side),
        tick(f"{side}-higher", "12.5 higher ground", part=side),
        number(f"{side}-characters", "12.5 characters", 0, sum(MOST), part=side),
        choice(f"{side}-cover", "12.5 light cover", COVERS, words="cover-met", part=side),
        choice(
            f"{side}-disorder",
            "12.5 disordered",
            REASONS,
            words="disorder",
            fill=Fill(side, "disordered"),
        ),
    ]


def side_sum(side: str) -> Sum:
    """12.5 In the order of the book."""
    return Sum(
        side,
        Start((), lambda f: (1, "12.5 groups"), each=f"{side}-groups"),
        [
            Part((f"{side}-charge",), lambda f, sum_: add_charge(f[f"{side}-charge"], sum_)),
            Part(
                (f"{side}-officer", f"{side}-commander"),
                lambda f, sum_: add_example(
                    bool(f[f"{side}-officer"]), bool(f[f"{side}-commander"]), sum_
                ),
            ),
            Part(
                (f"{side}-joined", f"{side}-higher"),
                lambda f, sum_: add_advantage(
                    bool(f[f"{side}-joined"]), bool(f[f"{side}-higher"]), sum_
                ),
            ),
            Part(
                (f"{side}-characters",),
                lambda f, sum_: add_characters(f[f"{side}-characters"], sum_),
            ),
            Part(
                (f"{side}-cover",), lambda f, sum_: add_light_cover(f[f"{side}-cover"] == 1, sum_)
            ),
            Part((f"{side}-disorder",), lambda f, sum_: add_disorder(f[f"{side}-disorder"], sum_)),
            Part((f"{side}-cover",), lambda f, sum_: add_hard_cover(f[f"{side}-cover"] == 2, sum_)),
        ],
    )


def won(winner: str, loser: str, badly: bool) -> Result:
    """12.6 Both lose; beaten badly, characters are at risk (14.2)."""
    effects = [
        Effect(winner, STRENGTH, -WINNERS_LOSSES, by=True),
        Effect(loser, STRENGTH, -LOSERS_LOSSES, by=True),
    ]
    also = ["14.2 characters in combat"] if badly else []
    words = f"{winner}-wins{'-clearly' if badly else ''}"
    return Result("12.6 loser's losses", effects, words=words, also=[*also, "15.1 resolve test"])


def row(difference: int) -> int:
    """12.6, 12.8 The results from the attacker's clear victory down to the defender's."""
    if difference == 0:
        return 2
    if difference > 0:
        return 0 if difference >= BEATEN_BADLY else 1
    return 4 if -difference >= BEATEN_BADLY else 3


COMBAT: Final = Chart(
    "combat",
    "12.4 combat dice",
    "s-engaged",
    [*side_facts(ATTACKER), *side_facts(DEFENDER)],
    [side_sum(ATTACKER), side_sum(DEFENDER)],
    Throw(OPPOSED, FACES, [ATTACKER, DEFENDER]),
    Table([lane(-WIDEST, [row(difference) for difference in range(-WIDEST, WIDEST + 1)])]),
    [
        won(ATTACKER, DEFENDER, True),
        won(ATTACKER, DEFENDER, False),
        Result("12.8 drawn round"),
        won(DEFENDER, ATTACKER, False),
        won(DEFENDER, ATTACKER, True),
    ],
    roles=(ATTACKER, DEFENDER),
)

"""P-12, P-13 as charts: the blows of a unit, and the result of a round."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.chart import POOL, Chart, Part, Start, Sum, Throw
from grognard.kernel.charts.facts import Fact, Fill, choice, number, tick

from ...chapters.melee.results import (
    MOST_RANKS,
    add_colour,
    add_drive,
    add_flank,
    add_height,
    add_ranks,
    add_supporters,
)
from ...chapters.melee.strikes import (
    SURE,
    add_blade,
    add_fear,
    add_obstacle,
    need_to_strike,
)
from ...model.kinds import BLADES
from .harm import FACES, MOST_DICE, SAVING, TARGET, fallen, save_fact, toughness_fact, wounding
from .units import MOST_WS, STRONGEST

STRIKERS: Final = "strikers"
ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
OBSTACLES: Final = ("no-obstacle", "obstacle", "fortification")
EASIEST_BLOW: Final = 3
MOST_SUPPORTS: Final = 4

TABLE, RESULTS = fallen()
BLOWS: Final = Chart(
    "blows",
    "W-MEL-1 to hit in melee",
    "s-engaged",
    [
        number("blows", "W-MEL-2 contact", 1, MOST_DICE, default=8, words="blows", part=STRIKERS),
        number(
            "ws",
            "W-MEL-1 to hit in melee",
            1,
            MOST_WS,
            default=3,
            words="ws",
            fill=Fill(STRIKERS, "ws"),
        ),
        number(
            "base-strength",
            "W-WND-1 to wound",
            1,
            STRONGEST,
            default=3,
            words="strength",
            fill=Fill(STRIKERS, "strength"),
        ),
        choice("blade", "C-CC-4 bayonets", BLADES, default=1, words="blade", part=STRIKERS),
        tick("charges", "C-CC-4 bayonets", words="keeps-bonus", part=STRIKERS),
        tick("fearful", "W-FEA-1 fear", part=STRIKERS),
        number("ones", "C-CAV-23 elite horsemen", 0, MOST_DICE, words="ones", part=STRIKERS),
        number(
            "theirs",
            "W-MEL-1 to hit in melee",
            1,
            MOST_WS,
            default=3,
            words="their-ws",
            fill=Fill(TARGET, "ws"),
        ),
        choice("behind", "C-OBS-2 defended obstacle", OBSTACLES, words="obstacle", part=TARGET),
        tick("sappers", "C-ENG-6 sappers", needs=("behind", (1, 2)), part=STRIKERS),
        toughness_fact(),
        save_fact(),
    ],
    [
        Sum("dice", Start((), lambda f: (1, "W-MEL-2"), each="blows"), []),
        Sum(
            "need",
            Start(
                ("ws", "theirs"), lambda f: (int(need_to_strike(f["ws"], f["theirs"])), "W-MEL-1")
            ),
            [
                Part(
                    ("behind", "sappers"),
                    lambda f, sum_: add_obstacle(f["behind"], bool(f["sappers"]), sum_),
                ),
                Part(("fearful",), lambda f, sum_: add_fear(bool(f["fearful"]), sum_)),
            ],
        ),
        Sum(
            "strength",
            Start(("base-strength",), lambda f: (f["base-strength"], "W-PRO-1")),
            [
                Part(
                    ("blade", "charges"),
                    lambda f, sum_: add_blade(f["blade"], bool(f["charges"]), sum_),
                )
            ],
        ),
    ],
    Throw(
        POOL,
        FACES,
        target="need",
        bounds=(EASIEST_BLOW, SURE),
        ones="ones",
        stages=[wounding(), SAVING],
    ),
    TABLE,
    RESULTS,
    roles=(STRIKERS, TARGET),
)


# The result of a round


def side_facts(side: str) -> list[Fact]:
    return [
        number(f"{side}-wounds", "W-RES-1 wounds", 0, MOST_DICE, words="wounds", part=side),
        number(f"{side}-ranks", "W-RES-2 ranks", 0, MOST_RANKS, words="ranks", part=side),
        tick(f"{side}-colour", "W-RES-3 standard", part=side),
        tick(f"{side}-charged", "C-CC-2 charge bonus", part=side),
        tick(f"{side}-push", "C-CC-3 push", part=side),
        tick(f"{side}-flank", "W-RES-3 flank", part=side),
        tick(f"{side}-rear", "W-RES-3 rear", part=side),
        tick(f"{side}-higher", "W-RES-3 higher ground", part=side),
        number(
            f"{side}-supports", "C-SUP-3 supports", 0, MOST_SUPPORTS, words="supports", part=side
        ),
    ]


def side_sum(side: str) -> Sum:
    """W-RES-1 In the order of the rules."""
    ranks, colour, supports = f"{side}-ranks", f"{side}-colour", f"{side}-supports"
    charged, push, higher = f"{side}-charged", f"{side}-push", f"{side}-higher"
    flank, rear = f"{side}-flank", f"{side}-rear"
    return Sum(
        side,
        Start((), lambda f: (1, "W-RES-1"), each=f"{side}-wounds"),
        [
            Part((ranks,), lambda f, sum_: add_ranks(f[ranks], sum_)),
            Part((colour,), lambda f, sum_: add_colour(bool(f[colour]), sum_)),
            Part((charged, push), lambda f, sum_: add_drive(bool(f[charged]), bool(f[push]), sum_)),
            Part((flank, rear), lambda f, sum_: add_flank(bool(f[flank]), bool(f[rear]), sum_)),
            Part((higher,), lambda f, sum_: add_height(bool(f[higher]), sum_)),
            Part((supports,), lambda f, sum_: add_supporters(f[supports], sum_)),
        ],
    )


ROUND: Final = Chart(
    "round",
    "W-RES-1 wounds",
    "ph-combat",
    [*side_facts(ATTACKER), *side_facts(DEFENDER)],
    [side_sum(ATTACKER), side_sum(DEFENDER)],
    roles=(ATTACKER, DEFENDER),
)

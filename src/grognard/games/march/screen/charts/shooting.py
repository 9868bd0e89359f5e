"""Chapters 9 and 10 as charts: the dice of a volley and of skirmishers, and what they hit on."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.chart import (
    POOL,
    Chart,
    Effect,
    Part,
    Result,
    Start,
    Sum,
    Table,
    Throw,
    begins,
    lane,
)
from grognard.kernel.charts.facts import Fact, Fill, Values, choice, number, tick
from grognard.kernel.tally import HALF_UP, UP, Shares

from ...armies.armies import LARGEST
from ...chapters.shooting.shot_dice import (
    BAND_CITES,
    add_accuracy,
    add_british,
    add_column,
    add_guard,
    add_light_cover,
    add_rifles,
    cut_by_range,
    cut_dice,
    groups_of,
)
from ...model.pieces import GROUP_SIZE, SCREEN_GROUP_SIZE
from .quality import FACES, SCORE, lowered_fact, lowered_part, quality_fact
from .units import STRENGTH

SHOOTERS: Final = "shooters"
TARGET: Final = "target"
COVERS: Final = ("open", "light-cover", "hard-cover")
BANDS: Final = ("short", "medium", "long")
MOST_BONUS: Final = 8  # four lines of two dice each


def most_groups(detached: bool) -> int:
    return LARGEST // (SCREEN_GROUP_SIZE if detached else GROUP_SIZE)


def shot_facts(detached: bool) -> list[Fact]:
    facts = [
        number(
            "groups",
            "10.2 groups of two" if detached else "9.1 firing groups",
            1,
            most_groups(detached),
            default=4,
            part=SHOOTERS,
        ),
        quality_fact(SHOOTERS),
        lowered_fact(SHOOTERS),
        tick("commander", "3.3 accuracy", part=SHOOTERS),
        tick("rifles", "9.3 rifles", part=SHOOTERS),
    ]
    if not detached:
        facts.append(tick("british", "9.3 British in line", part=SHOOTERS))
        facts.append(tick("disordered", "9.3 disordered", fill=Fill(SHOOTERS, "disordered")))
    return [
        *facts,
        choice("range", "9.4 all groups", BANDS, words="range", part=TARGET),
        choice("cover", "9.3 light cover", COVERS, words="cover", part=TARGET),
        tick("screen", "9.3 skirmishers as target", part=TARGET),
        tick(
            "column",
            "9.3 target in column",
            needs=("screen", (0,)),
            fill=Fill(TARGET, "formation"),
        ),
    ]


def dice_lines(detached: bool) -> list[Part]:
    """9.3, R16 In the order of the rule: added dice, light cover, halves, range."""
    lines = [Part(("column",), lambda f, dice: add_column(bool(f["column"]), dice))]
    if not detached:
        lines.append(
            Part(
                ("british", "quality"),
                lambda f, dice: add_british(bool(f["british"]), f["quality"], dice),
            )
        )
    return [
        *lines,
        Part(("quality",), lambda f, dice: add_guard(f["quality"], dice)),
        Part(("rifles",), lambda f, dice: add_rifles(bool(f["rifles"]), dice)),
        Part(("cover",), lambda f, dice: add_light_cover(f["cover"] == 1, dice)),
        cuts(detached),
        Part(("range",), lambda f, dice: cut_by_range(f["range"], BAND_CITES[f["range"]], dice)),
    ]


def cuts(detached: bool) -> Part:
    """9.3, R102 The disorder of a battalion is none of its screen."""
    names = ("cover", "screen") if detached else ("cover", "disordered", "screen")

    def rule(f: Values, dice: Shares) -> None:
        cut_dice(f["cover"] == 2, bool(f.get("disordered", 0)), bool(f["screen"]), dice)

    return Part(names, rule)


def hits(count: int) -> Result:
    """11.0, 14.0 Each hit takes a ranker."""
    effects = [Effect(TARGET, STRENGTH, -count, by=True)] if count else []
    also = ["11.1 a six", "15.4 who tests"] if count else []
    return Result("9.1 shooting dice", effects, words="hits", count=count, also=also)


def shot_chart(key: str, cite: str, icon: str, detached: bool) -> Chart:
    base = groups_of(1, detached, True)
    most = most_groups(detached) + MOST_BONUS
    return Chart(
        key,
        cite,
        icon,
        shot_facts(detached),
        [
            Sum(
                "dice",
                Start((), lambda f: (1, base.lines[0][0]), each="groups"),
                dice_lines(detached),
                UP if detached else HALF_UP,
            ),
            Sum(
                "die",
                begins("9.1 to hit"),
                [
                    lowered_part(),
                    Part(("commander",), lambda f, sum_: add_accuracy(bool(f["commander"]), sum_)),
                ],
            ),
            SCORE,
        ],
        Throw(POOL, FACES, target="score", less="die"),
        Table([lane(0, range(most + 1))]),
        [hits(count) for count in range(most + 1)],
        roles=(SHOOTERS, TARGET),
    )


VOLLEY: Final = shot_chart("volley", "9.1 shooting dice", "g-shako", False)
SKIRMISH: Final = shot_chart("skirmish", "10.2 groups of two", "g-bonnet", True)

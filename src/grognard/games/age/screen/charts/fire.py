"""Chapters 5 to 7 on the card: the power of a firer, the fire table, generals at risk."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.chart import (
    DIE,
    Bar,
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
    begins,
    lane,
)
from grognard.kernel.charts.facts import Fill, Values, choice, number, tick
from grognard.kernel.refusal import Refusal
from grognard.kernel.tally import Shares

from ...chapters.command.losses import add_charisma
from ...chapters.fire.power import (
    HALF_POINT,
    POINT,
    add_target,
    base_halves,
    guns_halves,
    hold_multipliers,
    multiply,
)
from ...model.chart_files import HIGHEST, LOWEST
from ...model.chart_rows import DISORDERS, EFFECTS, NO_EFFECT, ONE_BASE, RANGES, RIDERS, TROOPS
from ...model.charts import CHARTS, is_unharmed
from ...model.kinds import (
    COLUMN,
    GUNS,
    HEAVY,
    LIGHT,
    LIMBERED,
    TIRAILLEURS,
)
from .units import BATTERY, DISORDER, FORMATION, LOST, MOST_BASES, STRENGTH

FACES: Final = 10
TARGET: Final = "target"
FIRER: Final = "firer"
MOST_POWER: Final = 99
DEEPEST_COVER: Final = 3
EFFECT_CITES: Final = (
    "6.1 no effect",
    "6.1 disordered",
    "6.1 one base",
    "6.1 two bases",
    "6.1 three bases",
)
OUT_OF_RANGE: Final = Refusal("6.2 out of range")

FIRERS: Final = (*TROOPS, *(f"{guns}-guns" for guns in GUNS))
FOOT: Final = range(RIDERS)
BATTERIES: Final = range(len(TROOPS), len(FIRERS))


# The power of one firer


def is_battery(f: Values) -> bool:
    return f["firer"] >= len(TROOPS)


def plain(f: Values) -> tuple[int, str]:
    """5.1, 5.2 Power before multipliers, of a battery or of each base, in eighths."""
    if is_battery(f):
        weight = HEAVY if f["heavy"] else LIGHT
        halves, cite = guns_halves(f["firer"] - len(TROOPS), weight, f["range"])
    else:
        halves, cite = base_halves(f["firer"], f["range"])
    return int(halves) * HALF_POINT, cite


def why_not_range(f: Values) -> Refusal | None:
    """5.2, R23 Troops fire to 4 inches, cavalry to 2."""
    return OUT_OF_RANGE if plain({**f, "heavy": 0})[0] == 0 else None


def times(key: str, cite: str) -> Part:
    """5.3 A multiplier, if it is ticked."""

    def rule(f: Values, sum_: Shares) -> None:
        if f[key]:
            multiply(sum_, cite)

    return Part((key,), rule)


POWER: Final = Chart(
    "power",
    "5.3 total power",
    "g-gun",
    [
        choice("firer", "5.2 bases that fire", FIRERS, default=1, words="firer"),
        choice("range", "6.2 out of range", [f"inches-{one}" for one in RANGES], words="range"),
        number(
            "bases",
            "5.2 bases that fire",
            1,
            MOST_BASES,
            default=4,
            needs=("firer", range(len(TROOPS))),
            fill=Fill(FIRER, STRENGTH),
        ),
        tick("heavy", "5.1 other guns", needs=("firer", BATTERIES), words="heavy"),
        tick("enfilade", "5.3 enfilade"),
        tick("column", "5.3 guns at a column", needs=("firer", BATTERIES)),
        tick("disordered", "5.3 firer disordered", fill=Fill(FIRER, DISORDER)),
        tick("damaged", "5.3 battery damaged", needs=("firer", BATTERIES)),
        tick("tirailleurs", "5.3 at tirailleurs"),
        tick("grand-battery", "5.3 at a grand battery"),
        tick("rain", "10.5 rain", needs=("firer", FOOT)),
    ],
    [
        Sum(
            "power",
            Start(("firer", "range", "heavy"), plain, each="bases"),
            [
                times("enfilade", "5.3 enfilade"),
                times("column", "5.3 guns at a column"),
                times("disordered", "5.3 firer disordered"),
                times("damaged", "5.3 battery damaged"),
                times("tirailleurs", "5.3 at tirailleurs"),
                times("grand-battery", "5.3 at a grand battery"),
                times("rain", "10.5 rain"),
                Part((), lambda f, sum_: hold_multipliers(sum_)),
            ],
            parts=POINT,
        )
    ],
    bars=[Bar(("firer", "range"), why_not_range)],
    roles=(FIRER,),
    feeds="fire",
)


# The fire table


def fire_lanes() -> list[Lane]:
    """6.1 A row for each span of power."""
    found: list[Lane] = []
    for row, effects in enumerate(CHARTS.effects):
        powers = [LOWEST + at for at, one in enumerate(CHARTS.power_rows) if one == row]
        low = None if powers[0] == LOWEST else powers[0]
        high = None if powers[-1] == HIGHEST else powers[-1]
        found.append(lane(LOWEST, effects, low, high))
    return found


def fire_result(effect: int) -> Result:
    """6.1, R31, R90 What an effect does to a brigade, and to a battery."""
    lost = effect - DISORDERS
    short = f"effect-{EFFECTS[effect]}"
    if effect == NO_EFFECT:
        return Result(EFFECT_CITES[effect], short=short)
    effects = [Effect(TARGET, DISORDER, 1)]
    if lost:
        effects.append(Effect(TARGET, STRENGTH, -lost, by=True))
    if effect > ONE_BASE:
        effects.append(Effect(TARGET, LOST, 1, needs=BATTERY))
    else:
        state = "damaged" if effect == ONE_BASE else "silenced"
        effects.append(Effect(TARGET, state, 1))
    also = ["7.1 general at risk"] if lost else []
    return Result(EFFECT_CITES[effect], effects, also=also, short=short)


def without_power(f: Values) -> tuple[int, str] | None:
    """6.1 Below one point nothing is rolled."""
    return (NO_EFFECT, "6.1 power below one") if f["power"] < 1 else None


FIRE: Final = Chart(
    "fire",
    "6.1 fire roll",
    "g-gun",
    [
        number("power", "5.3 total power", 0, MOST_POWER, default=12, fed_by="power"),
        number("cover", "5.4 target in cover", 0, DEEPEST_COVER, part=TARGET),
        tick(
            "moving",
            "5.4 target limbered or moving",
            fill=Fill(TARGET, FORMATION, {COLUMN: 1, LIMBERED: 1}),
        ),
        tick(
            "tirailleurs",
            "5.4 target in tirailleurs",
            fill=Fill(TARGET, FORMATION, {TIRAILLEURS: 1}),
        ),
    ],
    [
        Sum(
            "die",
            begins("6.1 fire roll"),
            [
                Part(
                    ("moving", "tirailleurs", "cover"),
                    lambda f, sum_: add_target(
                        sum_, bool(f["moving"]), bool(f["tirailleurs"]), f["cover"]
                    ),
                )
            ],
        )
    ],
    Throw(DIE, FACES, ["die"]),
    Table(fire_lanes(), "power", across=True),
    [fire_result(effect) for effect in range(len(EFFECTS))],
    sure=[Sure(("power",), without_power)],
    roles=(TARGET,),
)


# Generals at risk

HIT: Final = 0
UNHARMED: Final = 1
RISKS: Final = ("7.1 out of action", "7.1 unharmed")

GENERALS: Final = Chart(
    "generals",
    "7.1 general at risk",
    "g-bicorne",
    [tick("charismatic", "7.1 charismatic general")],
    [
        Sum(
            "die",
            begins("7.1 general at risk"),
            [Part(("charismatic",), lambda f, sum_: add_charisma(bool(f["charismatic"]), sum_))],
        )
    ],
    Throw(DIE, FACES, ["die"]),
    Table(
        [
            lane(
                LOWEST,
                [UNHARMED if is_unharmed(score) else HIT for score in range(LOWEST, HIGHEST + 1)],
            )
        ]
    ),
    [Result(RISKS[HIT], also=["7.2 replaced after a turn"]), Result(RISKS[UNHARMED])],
)

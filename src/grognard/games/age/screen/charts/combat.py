"""Chapter 8 on the card: what both sides of a combat add to their dice, and the results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.kernel.charts.book import CONDITION
from grognard.kernel.charts.chart import (
    OPPOSED,
    Bar,
    Chart,
    Effect,
    Part,
    Result,
    Sum,
    Table,
    Throw,
    begins,
    lane,
)
from grognard.kernel.charts.facts import Fact, Fill, Values, choice, number, tick
from grognard.kernel.refusal import MEANS, Refusal
from grognard.kernel.tally import Shares, Tally

from ...chapters.charging.modifiers import (
    AT_SQUARE,
    GUNS_ALONE,
    IN_OPEN_ORDER,
    NO_CHARGE,
    STANDING,
    add_charge,
    add_condition,
    add_cover,
    add_disorder,
    add_general,
    add_grade,
    add_losses,
    add_numbers,
    add_outflanked,
    add_square,
    add_support,
    add_weight,
)
from ...chapters.charging.results import GUNS_ONLY
from ...model.chart_files import HIGHEST, LOWEST
from ...model.chart_rows import (
    ATTACKER_LOSES,
    BOTH_LOSE,
    GUNS_CAPTURED,
    GUNS_DAMAGED,
    GUNS_SILENCED,
    CombatResult,
)
from ...model.charts import CHARTS, combat_row
from ...model.kinds import ARMS, ARTILLERY, CAVALRY, CONDITIONS, GRADES, INFANTRY, REGULAR, WEIGHTS
from .fire import DEEPEST_COVER, FACES
from .units import BATTERY, DISORDER, LOST, STRENGTH

ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
MOST_BASES: Final = 48
MOST_LOST: Final = 6
GENERALS: Final = ("no-general", "a-general", "charismatic")
CHARGES: Final = ("no-charge", "from-near", "from-afar")
REASONS: Final = (
    "orderly",
    "in-disorder",
    "on-the-march",
    "standing",
    "in-open-order",
    "guns-alone",
)
ROLL: Final = "8.1 combat roll"

ONLY_HORSE: Final = Refusal("8.2 cavalry standing", MEANS)
ONLY_GUNS: Final = Refusal("8.2 guns alone or silenced", MEANS)
ONLY_FOOT: Final = Refusal("8.2 tirailleurs", MEANS)
NO_FLANK: Final = Refusal("R45 outflanked", MEANS)


# Facts of both sides


def side_facts(side: str, arms: tuple[str, ...]) -> list[Fact]:
    """What is asked of each side, in the order of the card."""
    riding = (f"{side}-arm", (CAVALRY,))
    return [
        choice(f"{side}-arm", ROLL, arms, words="arm", fill=Fill(side, "arm")),
        number(
            f"{side}-bases",
            "8.2 outnumbers 3 to 2",
            1,
            MOST_BASES,
            default=4,
            words="bases-in-contact",
            fill=Fill(side, STRENGTH),
        ),
        choice(
            f"{side}-grade",
            "8.2 elite unit",
            GRADES,
            default=REGULAR,
            words="grade",
            fill=Fill(side, "grade"),
        ),
        choice(
            f"{side}-condition",
            "8.2 brigade fresh",
            CONDITIONS,
            default=1,
            words="condition",
            fill=Fill(side, CONDITION),
        ),
        choice(f"{side}-general", "8.2 general attached", GENERALS, words="general", part=side),
        choice(
            f"{side}-weight", "8.2 heavy cavalry", WEIGHTS, needs=riding, words="weight", part=side
        ),
        choice(
            f"{side}-disorder",
            "8.2 disordered",
            REASONS,
            words="disorder",
            fill=Fill(side, DISORDER),
        ),
        number(f"{side}-lost", "8.2 base lost to fire", 0, MOST_LOST, part=side),
    ]


def side_lines(side: str, other: str) -> list[Part]:
    """The lines that both sides have, by their places on the card."""
    return [
        line((f"{side}-general",), lambda f, sum_: add_general(f[f"{side}-general"], sum_)),
        line(
            (f"{side}-bases", f"{other}-bases"),
            lambda f, sum_: add_numbers(f[f"{side}-bases"], f[f"{other}-bases"], sum_),
        ),
    ]


def order_lines(side: str) -> list[Part]:
    return [
        line((f"{side}-disorder",), lambda f, sum_: add_disorder(f[f"{side}-disorder"], sum_)),
        line((f"{side}-lost",), lambda f, sum_: add_losses(f[f"{side}-lost"], sum_)),
    ]


def weight_line(side: str) -> Part:
    return line((f"{side}-weight",), lambda f, sum_: add_weight(f[f"{side}-weight"], sum_))


def quality_lines(side: str) -> list[Part]:
    return [
        line((f"{side}-condition",), lambda f, sum_: add_condition(f[f"{side}-condition"], sum_)),
        line((f"{side}-grade",), lambda f, sum_: add_grade(f[f"{side}-grade"], sum_)),
    ]


def line(facts: tuple[str, ...], rule: Callable[[Values, Tally], None]) -> Part:
    def write(f: Values, sum_: Shares) -> None:
        rule(f, sum_)

    return Part(facts, write)


# What is impossible


def why_not_reason(side: str) -> Bar:
    """8.2 Reasons for disorder that belong to one arm."""
    arm, reason = f"{side}-arm", f"{side}-disorder"

    def rule(f: Values) -> Refusal | None:
        if f[reason] == STANDING and f[arm] != CAVALRY:
            return ONLY_HORSE
        if f[reason] == IN_OPEN_ORDER and f[arm] != INFANTRY:
            return ONLY_FOOT
        return ONLY_GUNS if f[reason] == GUNS_ALONE and f[arm] != ARTILLERY else None

    return Bar((arm, reason), rule)


def why_not_flank(f: Values) -> Refusal | None:
    """R45 A square has no flank."""
    return NO_FLANK if f["square"] and f["outflanked"] else None


def add_rush(f: Values, sum_: Shares) -> None:
    """8.2, R40 A charge at infantry in the open, which may be in square."""
    square = f["square"] and f["charge"] != NO_CHARGE
    add_charge(AT_SQUARE if square else f["charge"], bool(f["lancers"]), sum_)


# Results


def results() -> list[Result]:
    return [result_of(one) for one in CHARTS.combat_results]


def result_of(result: CombatResult) -> Result:
    """8.3, R50, R77 What a row does to the losers; one more is captured beyond 10."""
    both = (ATTACKER, DEFENDER)
    losers = (
        both if result.loser == BOTH_LOSE else (both[0 if result.loser == ATTACKER_LOSES else 1],)
    )
    effects: list[Effect] = []
    for side in losers:
        effects.append(Effect(side, DISORDER, 1))
        if result.bases:
            effects.append(Effect(side, STRENGTH, -int(result.bases), by=True))
        fate = max(result.guns, GUNS_ONLY[result.bases])
        effects += gun_effects(side, int(fate))
    captured = ["8.3 more captured"] if result.general_captured else []
    return Result(result.cite, effects, also=captured)


def gun_effects(side: str, fate: int) -> list[Effect]:
    """8.3, R32, R90 The fate of a battery that fought alone."""
    if fate == GUNS_CAPTURED:
        return [Effect(side, LOST, 1, needs=BATTERY)]
    found = [Effect(side, "damaged", 1)] if fate == GUNS_DAMAGED else []
    return [*found, Effect(side, "silenced", 1)] if fate >= GUNS_SILENCED else found


COMBAT: Final = Chart(
    "combat",
    ROLL,
    "s-engaged",
    [
        *side_facts(ATTACKER, ARMS[:2]),
        choice(
            "charge",
            "8.2 cavalry from near",
            CHARGES,
            needs=("attacker-arm", (CAVALRY,)),
            words="charge",
            part=ATTACKER,
        ),
        tick("lancers", "8.2 lancers", needs=("charge", (1, 2)), part=ATTACKER),
        tick("attacker-support", "8.2 breakthrough or support", part=ATTACKER),
        *side_facts(DEFENDER, ARMS),
        tick("outflanked", "8.2 defender outflanked", part=DEFENDER),
        tick(
            "defender-support",
            "8.2 breakthrough or support",
            needs=("outflanked", (0,)),
            part=DEFENDER,
        ),
        number("cover", "8.2 defender in cover", 0, DEEPEST_COVER, part=DEFENDER),
        tick("square", "12.1 square", needs=("defender-arm", (INFANTRY,)), part=DEFENDER),
    ],
    [
        Sum(
            "attacker",
            begins(ROLL),
            [
                *side_lines(ATTACKER, DEFENDER),
                Part(("charge", "lancers", "square"), add_rush),
                weight_line(ATTACKER),
                line(
                    ("attacker-support",),
                    lambda f, sum_: add_support(bool(f["attacker-support"]), sum_),
                ),
                *order_lines(ATTACKER),
                *quality_lines(ATTACKER),
            ],
        ),
        Sum(
            "defender",
            begins(ROLL),
            [
                *side_lines(DEFENDER, ATTACKER),
                weight_line(DEFENDER),
                line(
                    ("defender-support",),
                    lambda f, sum_: add_support(bool(f["defender-support"]), sum_),
                ),
                *order_lines(DEFENDER),
                line(("cover",), lambda f, sum_: add_cover(f["cover"], sum_)),
                line(("outflanked",), lambda f, sum_: add_outflanked(bool(f["outflanked"]), sum_)),
                line(
                    ("square", "attacker-arm"),
                    lambda f, sum_: add_square(bool(f["square"]), f["attacker-arm"], sum_),
                ),
                *quality_lines(DEFENDER),
            ],
        ),
    ],
    Throw(OPPOSED, FACES, ["attacker", "defender"]),
    Table([lane(LOWEST, [int(combat_row(score)) for score in range(LOWEST, HIGHEST + 1)])]),
    results(),
    bars=[
        why_not_reason(ATTACKER),
        why_not_reason(DEFENDER),
        Bar(("square", "outflanked"), why_not_flank),
    ],
    roles=(ATTACKER, DEFENDER),
)

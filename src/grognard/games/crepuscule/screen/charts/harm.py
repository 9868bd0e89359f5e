"""From hits to losses (W-WND-1, W-SAV-1): the throws with which blows and fire end."""

from __future__ import annotations

from typing import Final

from grognard.kernel.charts.chart import Effect, Result, Stage, Table, lane
from grognard.kernel.charts.facts import Fact, Fill, choice, number

from ...chapters.casualties import NEVER, need_to_save, need_to_wound
from .units import SAVES, STRENGTH, STRONGEST, TOUGHEST, save_of

FACES: Final = 6
TARGET: Final = "target"
MOST_DICE: Final = 48


def wound_need(strength: int, toughness: int) -> int:
    """D-39 A shot without strength does nothing."""
    return int(need_to_wound(strength, toughness)) if strength else NEVER


def save_need(save: int, strength: int) -> int:
    return int(need_to_save(save_of(save), strength))


def wounding(strength: str = "strength", toughness: str = "toughness") -> Stage:
    return Stage(
        "wound", strength, range(STRONGEST + 1), wound_need, toughness, range(1, TOUGHEST + 1)
    )


SAVING: Final = Stage(
    "save", "save", range(len(SAVES)), save_need, "strength", range(STRONGEST + 1), spares=True
)


def toughness_fact() -> Fact:
    return number(
        "toughness",
        "W-WND-1 to wound",
        1,
        TOUGHEST,
        default=3,
        words="toughness",
        fill=Fill(TARGET, "toughness"),
    )


def save_fact() -> Fact:
    return choice(
        "save", "W-SAV-2 armour", SAVES, words="save", fill=Fill(TARGET, "save"), part=TARGET
    )


def fallen(most: int = MOST_DICE) -> tuple[Table, list[Result]]:
    """C-CAS-1 A result for each number of figures that fall."""
    return Table([lane(0, range(most + 1))]), [loss(count) for count in range(most + 1)]


def loss(count: int) -> Result:
    effects = [Effect(TARGET, STRENGTH, -count, by=True)] if count else []
    return Result("C-CAS-1", effects, words="fall", count=count)

"""The sums of a combat, as tests read them."""

from __future__ import annotations

from grognard.games.march.chapters.charging.strength import combat_sum
from grognard.games.march.model.state import Battle


def sums(b: Battle, one: int, other: int) -> tuple[int, int]:
    units = b.units
    return (
        combat_sum(b, units[one], units[other]).total,
        combat_sum(b, units[other], units[one]).total,
    )

"""Random play for comparisons: any program can import this and measure it against its own."""

from __future__ import annotations

from grognard.kernel.dice import Rng
from grognard.kernel.umpire import play_random

from .sequence import new_battle


def random_decisions(n: int, scenario: str = "waterloo", seed: int = 1) -> int:
    """Make `n` random decisions, each from its full list, in as many battles as it takes."""
    rng = Rng(seed)
    made = 0
    while made < n:
        made += play_random(new_battle(scenario, {}), rng, n - made)
    return made

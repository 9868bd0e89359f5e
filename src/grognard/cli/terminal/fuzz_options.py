"""Random scenarios and options for fuzzing, of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grognard.games import trials
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game

PLAIN_ONE_IN: Final = 3


def random_setup(game: Game, rng: Rng, scenarios: Sequence[str] = ()) -> tuple[str, dict[str, str]]:
    """One of some scenarios, or of all, and options; one game in three has the defaults."""
    own: Any = trials(game.info.key)
    scenario = pick(scenarios or game.info.scenarios, rng)
    options: dict[str, str] = {}
    if rng.below(PLAIN_ONE_IN):
        for option in game.info.options:
            free = own.FREE.get(option.key, ()) if own is not None else ()
            values = option.values or list(free)
            if values and rng.below(2):
                options[option.key] = pick(values, rng)
    if own is not None:
        own.finish(scenario, options, rng)
    return scenario, options


def pick(values: Sequence[str], rng: Rng) -> str:
    return values[rng.below(len(values))]

"""What the laws are tried on: every scenario of a game, with options that together cover all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from grognard.kernel.game import Game
from grognard.miniatures.game import MiniaturesGame
from tests.nightly import by_night

FEW_SEEDS = 1  # of a whole game of the program
SOME_SEEDS = by_night(2, 1)  # of one on a measured table
MANY_SEEDS = 20  # of a tiny one
EVERY = by_night(1, 2)  # of the sets of options


Subject = TypeVar("Subject", bound=Game)


def try_law(
    law: Callable[[Subject, str, dict[str, str], int], None], game: Subject, scenario: str
) -> None:
    """With every set of options, by day every other, and some seeds; a failure says with which."""
    for order, options in list(enumerate(option_sets(game, scenario)))[::EVERY]:
        for seed in range(order, order + seeds(game)):
            try:
                law(game, scenario, options, seed)
            except Exception as error:
                error.add_note(f"{game.info.key} {scenario} {options} seed {seed}")
                raise


def option_sets(game: Game, scenario: str) -> list[dict[str, str]]:
    """Options to play a scenario with; a game that names none is tried value by value."""
    if is_whole(game):
        own: list[dict[str, str]] = import_module(home_of(game)).option_sets(scenario)
        return own
    return [{option.key: value} for option in game.info.options for value in option.values] or [{}]


def seeds(game: Game) -> int:
    if is_whole(game):
        return FEW_SEEDS
    return SOME_SEEDS if isinstance(game, MiniaturesGame) else MANY_SEEDS


def is_whole(game: Game) -> bool:
    """Whether it is a game of the program: its own tests say what to try it with."""
    return type(game).__module__.startswith("grognard.") and find_spec(home_of(game)) is not None


def is_quick(game: Game) -> bool:
    """Whether it is played from source in no time; a game may say that it is not."""
    return not is_whole(game) or getattr(import_module(home_of(game)), "QUICK", True)


def tried_by_day(game: Game) -> Sequence[str]:
    """The scenarios of every run of the tests; the others are tried at night."""
    chosen: Sequence[str] = (
        getattr(import_module(home_of(game)), "BY_DAY", ()) if is_whole(game) else ()
    )
    if chosen:
        return chosen
    return game.info.scenarios[: 2 if is_quick(game) else 1]


def home_of(game: Game) -> str:
    return f"tests.games.{game.info.key}.law_options"

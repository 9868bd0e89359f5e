"""Every law over the tiny games and over every game of the program."""

from __future__ import annotations

import pytest

from grognard.games import shipped
from grognard.kernel.game import Game
from tests.kernel.games.sealedgame import BATTERIES, GUNNERS
from tests.kernel.games.tinygame import BIDS
from tests.laws.laws import LAWS, Law
from tests.laws.subjects import is_quick, tried_by_day, try_law
from tests.miniatures.outpost.game import OUTPOST

GAMES = [*shipped(), BIDS, GUNNERS, BATTERIES, OUTPOST]


def is_from_source_too(game: Game, scenario: str) -> bool:
    """The first scenario of a game, in every run of the tests; those that are slow, at night."""
    return game is not OUTPOST and scenario == game.info.scenarios[0] and is_quick(game)


def when(game: Game, scenario: str) -> list[pytest.MarkDecorator]:
    if scenario not in tried_by_day(game):
        return [pytest.mark.nightly]
    return [pytest.mark.both_forms] if is_from_source_too(game, scenario) else []


SCENARIOS = [
    pytest.param(game, scenario, marks=when(game, scenario))
    for game in GAMES
    for scenario in game.info.scenarios
]


def name_of(value: Game | Law | str) -> str:
    if isinstance(value, Game):
        return value.info.key
    return value if isinstance(value, str) else value.__name__


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS, ids=name_of)
@pytest.mark.parametrize("law", LAWS, ids=name_of)
def test_every_game_obeys(law: Law, game: Game, scenario: str) -> None:
    try_law(law, game, scenario)

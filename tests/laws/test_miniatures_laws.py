"""The laws of a measured table over every miniatures game."""

from __future__ import annotations

import pytest

from grognard.games import PACKAGES
from grognard.games import game as find_game
from grognard.kernel.state import State
from grognard.miniatures.bodies import Body
from grognard.miniatures.contract.board import Board
from grognard.miniatures.game import MiniaturesGame
from grognard.table.pose import Pose
from tests.laws.miniatures_laws import (
    LAWS,
    Law,
    army_lists_round_trip,
    boards_stay_the_same,
    bodies_keep_apart_and_on_the_table,
    scenario_files_round_trip,
    the_same_order_leads_to_the_same_place,
)
from tests.laws.subjects import tried_by_day, try_law
from tests.miniatures.outpost.game import OUTPOST
from tests.miniatures.outpost.model.state import Battle, battle

GAMES = [game for game in (*map(find_game, PACKAGES), OUTPOST) if isinstance(game, MiniaturesGame)]
BATTLES = [
    pytest.param(
        game,
        scenario,
        id=f"{game.info.key}-{scenario}",
        marks=() if scenario in tried_by_day(game) else pytest.mark.nightly,
    )
    for game in GAMES
    for scenario in game.info.scenarios
]


def name_of(value: Law | MiniaturesGame) -> str:
    return value.info.key if isinstance(value, MiniaturesGame) else value.__name__


@pytest.mark.parametrize(("game", "scenario"), BATTLES)
@pytest.mark.parametrize("law", LAWS, ids=name_of)
def test_every_miniatures_game_obeys(law: Law, game: MiniaturesGame, scenario: str) -> None:
    try_law(law, game, scenario)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_lists_and_files_are_read_as_they_are_written(game: MiniaturesGame) -> None:
    army_lists_round_trip(game)
    scenario_files_round_trip(game)


# Laws that can fail


def test_bodies_that_share_ground_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    bodies = OUTPOST.bodies

    def doubled(s: State) -> list[Body]:
        return [*bodies(s), bodies(s)[0]]

    monkeypatch.setattr(OUTPOST, "bodies", doubled)
    with pytest.raises(AssertionError, match=r"\(0, 0\)\] on each other"):
        bodies_keep_apart_and_on_the_table(OUTPOST, "bridge", {"set-up": "ready"}, 0)


def test_an_order_that_remembers_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    put = Battle.put
    moved: list[int] = []

    def drifting(self: Battle, uid: int, pose: Pose) -> None:
        moved.append(uid)
        put(self, uid, pose.moved(0, len(moved) % 7))

    monkeypatch.setattr(Battle, "put", drifting)
    with pytest.raises(AssertionError, match="give an order"):
        the_same_order_leads_to_the_same_place(OUTPOST, "bridge", {"set-up": "ready"}, 901)


def test_a_board_that_reveals_more_than_before_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    board = OUTPOST.board

    def telling(s: State, lang: str) -> Board:
        found = board(s, lang)
        found.units[0].facts["turn"] = battle(s).turn
        return found

    monkeypatch.setattr(OUTPOST, "board", telling)
    with pytest.raises(AssertionError, match="the board has changed"):
        boards_stay_the_same(OUTPOST, "bridge", {"set-up": "ready"}, 0)

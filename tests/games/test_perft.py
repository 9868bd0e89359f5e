"""Counts of what can follow a position, exact to a small depth.

Each file of a game's perft/ holds a position, a count for each depth, and `why`: how they can be
found by hand; a version of the rules where it is not the first. A leaf is one line of play: every
legal answer of a decision and every outcome of a throw counts once, and so does a battle that has
ended before the depth is reached.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from grognard.games import shipped, versions
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Throw
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle

pytestmark = pytest.mark.both_forms

File = dict[str, Any]


def files(game: Game) -> dict[str, File]:
    folder = Path(__file__).parent / game.info.key / "perft"
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in folder.glob("*.toml")}


def by_its_rules(game: Game, file: File) -> Game:
    """The version of the game that a file was counted for; the first where it does not say."""
    return next(
        one for one in versions(game.info.key) if one.info.version == file.get("version", "1")
    )


FILES = [
    (by_its_rules(game, file), name, file)
    for game in shipped()
    for name, file in sorted(files(game).items())
]
CASES = [(game, name, int(depth)) for game, name, file in FILES for depth in file["counts"]]


def name_of(value: object) -> str:
    return (
        value.info.key if isinstance(value, Game) else "" if isinstance(value, dict) else f"{value}"
    )


def leaves(game: Game, s: State, depth: int) -> int:
    """The lines of play from here, `depth` answers and outcomes long."""
    assert game.problems(s) == []
    if depth == 0 or s.finished:
        return 1
    count = 0
    if isinstance(s.pending, Throw):
        for outcome, _ in s.pending.outcomes():
            after = s.clone()
            settle(after, outcome)
            count += leaves(game, after, depth - 1)
        return count
    assert isinstance(s.pending, Decision)
    for action in s.pending.legal(s):
        after = s.clone()
        answer(after, action)
        count += leaves(game, after, depth - 1)
    return count


@pytest.mark.parametrize(("game", "name", "depth"), CASES, ids=name_of)
def test_the_lines_of_play_are_counted(game: Game, name: str, depth: int) -> None:
    file = files(game)[name]
    assert leaves(game, game.read(file["position"]), depth) == file["counts"][str(depth)]


@pytest.mark.parametrize(("game", "name", "file"), FILES, ids=name_of)
def test_a_position_is_written_as_it_was_read(game: Game, name: str, file: File) -> None:
    assert file["why"]
    written = game.write(game.read(file["position"]))
    assert game.write(game.read(written)) == written


def test_every_game_has_such_counts() -> None:
    assert {game.info.key for game, _, _ in FILES} == {game.info.key for game in shipped()}

"""Battles of every miniatures game on the command line, and files of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grognard.games import PACKAGES
from grognard.games import game as find_game
from grognard.miniatures.game import MiniaturesGame
from tests.cli.driver import run

GAMES = [game for game in map(find_game, PACKAGES) if isinstance(game, MiniaturesGame)]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=[game.info.key for game in GAMES])


@EVERY_GAME
def test_the_battles_of_a_game(game: MiniaturesGame) -> None:
    key = game.info.key
    known = game.scenario_files().known
    told = json.loads(run("scenario", "--game", key, "--json").out)
    assert list(told) == list(known)
    listed = run("scenario", "--game", key, "--lang", "fr").out
    for scenario in known.values():
        assert scenario.titles["fr"] in listed
    assert f"grognard play --game {key} --battle" in listed


@EVERY_GAME
def test_each_of_them_with_its_armies_and_what_is_fought_for(game: MiniaturesGame) -> None:
    for key, scenario in game.scenario_files().known.items():
        ran = run("scenario", "--game", game.info.key, key)
        assert ran.code == 0 and scenario.titles["en"] in ran.out
        told = json.loads(run("scenario", "--game", game.info.key, key, "--json").out)
        assert [army["seat"] for army in told["armies"]] == game.info.seats
        assert all(f"{army['points']:,} points" in ran.out for army in told["armies"])
        ready = game.setup(key, game.ready_options())
        for prize, goal in zip(game.objectives(ready, "en"), told["objectives"], strict=True):
            assert (prize.name, prize.worth) == (goal["name"], goal["worth"])
            assert f"Objective: {prize.name} at " in ran.out
            assert f"worth {prize.words}" in ran.out


@EVERY_GAME
def test_one_as_a_position(game: MiniaturesGame) -> None:
    for key in game.scenario_files().known:
        written = run("scenario", "--game", game.info.key, key, "--position").out
        assert written == game.write(game.read(written))


@EVERY_GAME
def test_a_file_of_ones_own_is_shown_or_refused(game: MiniaturesGame, tmp_path: Path) -> None:
    files = game.scenario_files()
    text = files.format.write(next(iter(files.known.values())))
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    assert run("scenario", "--game", game.info.key, file).code == 0
    file.write_text(text.replace("turns = ", "turms = "), encoding="utf-8")
    assert run("scenario", "--game", game.info.key, file).complained("own.toml", "turms")


def test_inches_and_points_of_brigades() -> None:
    shown = run("scenario", "--game", "age", "albuera").out
    assert "48 × 36 in" in shown and "South: " in shown and "generals" in shown
    assert "worth 6 points" in shown
    assert "48 × 36 po" in run("scenario", "--game", "age", "albuera", "--lang", "fr").out


def test_a_game_without_scenario_files() -> None:
    assert run("scenario", "--game", "eagles").complained("eagles", "no scenario files")
    assert run("scenario", "--game", "eagles", "--lang", "fr").complained("pas de fichiers")

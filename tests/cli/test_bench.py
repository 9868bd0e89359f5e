"""grognard bench, in runs too short to mean anything."""

from __future__ import annotations

import json
from importlib.util import find_spec

import pytest

from grognard.cli import bench
from grognard.games import game as find_game
from grognard.games.eagles.random_play import random_decisions
from tests.cli.driver import run

SHORT = ("--scenario", "quatre-bras", "--seconds", "0.05")
FIGURES = {
    "decisions_per_second",
    "games_per_second",
    "decisions_per_game",
    "microseconds_per_clone",
}
WITH_A_PEER = pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")


def test_json_holds_both_forms_apart() -> None:
    ran = run("bench", *SHORT, "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert set(found) == {"game", "scenario", "compiled", "interpreted"}
    assert set(found["interpreted"]) == FIGURES
    assert found["compiled"] is None or set(found["compiled"]) == FIGURES
    assert all(value > 0 for value in found["interpreted"].values())


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "decisions per second"), ("fr", "décisions par seconde")]
)
def test_the_report_is_in_the_players_language(lang: str, words: str) -> None:
    ran = run("bench", *SHORT, "--lang", lang)
    assert ran.code == 0 and words in ran.out


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "nan"])
def test_a_bad_duration_is_refused(seconds: str) -> None:
    ran = run("bench", "--seconds", seconds)
    assert ran.code != 0 and "3600" in ran.err


@pytest.mark.parametrize("wrong", [("--scenario", "austerlitz"), ("--game", "chess")])
def test_an_unknown_game_or_scenario_is_one_sentence(wrong: tuple[str, str]) -> None:
    ran = run("bench", *wrong)
    assert ran.code != 0 and wrong[1] in ran.err and "Traceback" not in ran.err


def test_a_missing_peer_is_said_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "pyspiel", lambda: None)
    ran = run("bench", *SHORT, "--peers")
    assert ran.code == 1 and "./run bench --peers" in ran.err


@WITH_A_PEER
def test_peers_are_compared_side_by_side() -> None:
    ran = run("bench", *SHORT, "--peers", "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["interpreted"]["ratio"] > 0


def test_the_ratio_is_the_median_of_neighbouring_slices() -> None:
    slices = iter([990, 10, 30, 20])  # the first only warms up
    figures = bench.compare(lambda s: (next(slices), 1.0), lambda s: (10, 1.0), 0.1)
    assert figures == {"ratio": 2.0, "peer_decisions_per_second": 10.0}


def test_the_cloned_state_is_in_the_middle_of_a_game() -> None:
    assert not bench.mid_game(find_game("eagles"), "waterloo").finished


@pytest.mark.parametrize("n", [0, 1, 700])
def test_others_can_ask_for_so_many_decisions(n: int) -> None:
    assert random_decisions(n, "quatre-bras", seed=3) == n

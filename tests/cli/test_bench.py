"""grognard bench, in runs too short to mean anything."""

from __future__ import annotations

import json
from importlib.util import find_spec

import pytest

from grognard.cli.commands import bench
from grognard.cli.terminal.speech import speak
from grognard.games import PACKAGES
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


@pytest.mark.nightly
def test_json_holds_both_forms_apart() -> None:
    ran = run("bench", *SHORT, "--json")
    assert ran.code == 0
    (found,) = json.loads(ran.out)
    assert set(found) == {"game", "scenario", "compiled", "interpreted"}
    assert set(found["interpreted"]) == FIGURES
    assert found["compiled"] is None or set(found["compiled"]) == FIGURES
    assert all(value > 0 for value in found["interpreted"].values())


@pytest.mark.nightly
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


def test_peers_are_compared_side_by_side_where_they_are_installed() -> None:
    ran = run("bench", *SHORT, "--peers", "--json")
    if find_spec("pyspiel") is None:
        assert ran.code == 1 and "./run bench --peers" in ran.err
    else:
        (found,) = json.loads(ran.out)
        assert found["interpreted"]["ratio"] > 0


class Coin:
    """A peer of three waits: a toss, then two choices between two sides."""

    def __init__(self) -> None:
        self.waits = 3

    def load_game(self, name: str) -> Coin:
        assert name == "backgammon"
        return self

    def new_initial_state(self) -> Coin:
        return Coin()

    def is_terminal(self) -> bool:
        return self.waits == 0

    def is_chance_node(self) -> bool:
        return self.waits == 3

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def apply_action(self, action: int) -> None:
        assert action in (0, 1)
        self.waits -= 1


def test_only_the_decisions_of_players_count_in_a_peers_game() -> None:
    assert bench.Backgammon(Coin()).play_one() == 2


def test_the_ratio_is_the_median_of_neighbouring_slices() -> None:
    slices = iter([990, 10, 30, 20])  # the first only warms up
    figures = bench.compare(lambda s: (next(slices), 1.0), lambda s: (10, 1.0), 0.1)
    assert figures == {"ratio": 2.0, "peer_decisions_per_second": 10.0}


@pytest.mark.parametrize(
    ("game", "form", "ratio", "said"),
    [
        ("eagles", "compiled", 4.0, "times as fast; the target of 4.0 is met"),
        ("eagles", "interpreted", 0.5, "times as fast; the target of 0.6 is missed"),
        ("march", "compiled", 1.5, "times as fast; the target of 1.5 is met"),
        ("march", "interpreted", 0.1, "times as fast"),
        ("bids", "compiled", 9.9, "times as fast"),
    ],
)
def test_each_game_has_targets_of_its_own(game: str, form: str, ratio: float, said: str) -> None:
    speak("en")
    assert bench.against_target(game, form, ratio) == said
    found = dict.fromkeys([*FIGURES, "peer_decisions_per_second"], 1.0) | {"ratio": ratio}
    assert bench.report_form(game, form, found)[-1].endswith(said)


def beside_a_peer(ratio: float) -> bench.Figures:
    return dict.fromkeys(FIGURES, 1.0) | {"peer_decisions_per_second": 1.0, "ratio": ratio}


@pytest.mark.parametrize(
    ("game", "compiled", "interpreted", "code"),
    [
        ("eagles", 4.0, 0.6, 0),
        ("eagles", 3.99, 0.6, 1),
        ("eagles", 4.0, 0.59, 1),
        ("eagles", None, 0.6, 0),
        ("march", 1.5, 0.01, 0),
        ("march", 1.49, 9.0, 1),
    ],
)
def test_a_game_that_misses_a_target_fails(
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    compiled: float | None,
    interpreted: float,
    code: int,
) -> None:
    ratios = {"compiled": compiled, "interpreted": interpreted}

    def measured(form: str, *_: object) -> bench.Figures | None:
        ratio = ratios[form]
        return None if ratio is None else beside_a_peer(ratio)

    monkeypatch.setattr(bench, "measure_apart", measured)
    monkeypatch.setattr(bench, "pyspiel", Coin)
    assert run("bench", "--game", game, "--peers").code == code


def test_without_a_peer_nothing_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure_apart", lambda *_: dict.fromkeys(FIGURES, 1.0))
    assert run("bench", "--game", "eagles").code == 0


def test_all_games_are_measured_in_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure_apart", lambda *_: dict.fromkeys(FIGURES, 1.0))
    ran = run("bench", "--json")
    found = {each["game"]: each["scenario"] for each in json.loads(ran.out)}
    assert {"eagles": "waterloo", "march": "training"}.items() <= found.items()
    assert list(found) == list(PACKAGES)


def test_the_cloned_state_is_in_the_middle_of_a_game() -> None:
    assert not bench.mid_game(find_game("eagles"), "waterloo").finished


@pytest.mark.parametrize("n", [0, 1, 700])
def test_others_can_ask_for_so_many_decisions(n: int) -> None:
    assert random_decisions(n, "quatre-bras", seed=3) == n

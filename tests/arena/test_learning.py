"""What is learned from games: positions that hold nothing secret, and a fit to their ends."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from grognard.agents.evaluation.features import features_of
from grognard.agents.evaluation.net import read_net
from grognard.arena.contest import Bout
from grognard.arena.learning.calibration import Told, calibration, calibrations
from grognard.arena.learning.fitting import Fit, Sample, fitted, sample_of, told_by
from grognard.arena.learning.positions import NUMBER, Watched, watch, watch_all
from grognard.cli import main
from tests.arena.small_runs import question

ASKED = question("sensible")


def test_a_game_is_watched_the_same_way_again_and_by_processes_too() -> None:
    games = list(watch_all(ASKED, 2, 1))
    again = watch(ASKED, games[0].bout)
    assert again == games[0]
    assert len(games) == 2 and sorted(watch_all(ASKED, 2, 2), key=str) == sorted(games, key=str)
    features = features_of("eagles")
    assert features is not None
    width = len(features.names())
    for one in games:
        assert len(one.numbers) == 4 * width * len(one.openings)
        assert one.openings[0] == 1 and sum(one.openings) > 3


def games_of(count: int) -> list[Watched]:
    """Games decided by their first number; the second means nothing."""
    rng = np.random.default_rng(5)
    found = []
    for deal in range(count):
        rows = rng.normal(size=(4, 2)).astype(NUMBER)
        winner = int(rows[:, 0].mean() < 0)
        rows[:, 0] = abs(rows[:, 0]) * (1 if winner == 0 else -1)
        bout = Bout(deal % 2, 0, 0, deal, False)
        found.append(Watched(bout, winner, rows.tobytes(), bytes([1, 0, 1, 1])))
    return found


def test_a_fit_finds_what_decides_and_repeats_itself() -> None:
    games = games_of(400)
    sample = sample_of(games, 2)
    assert sample.numbers.shape == (1600, 2) and sample.held_out.sum() == 200
    fit = fitted(sample, 3)
    text = fit.text(["what decides", "what does not"])
    assert text == fitted(sample_of(games[::-1], 2), 3).text(["what decides", "what does not"])
    assert text != fitted(sample, 4).text(["what decides", "what does not"])
    net = read_net(text, "here")
    assert net.chance([2.0, 0.0]) > 0.85 > 0.15 > net.chance([-2.0, 0.0])
    numbers = np.array([[0.3, -1.0]])
    assert net.chance([0.3, -1.0]) == pytest.approx(float(fit.chances(numbers)[0]), abs=0.01)


def test_it_is_judged_by_games_kept_apart_at_the_beginning_of_turns() -> None:
    sample = sample_of(games_of(400), 2)
    whole, *battles = calibrations(
        told_by(fitted(sample, 3), sample, ["north", "south"]), ["north", "south"]
    )
    assert whole.battle is None and whole.positions == 150  # 50 games, three turns each
    assert [one.battle for one in battles] == ["north"]  # deals kept apart are all even here
    assert whole.brier < 0.15 < 0.2 < whole.constant
    assert sum(count for _, _, count in whole.bins) == whole.positions
    shares = [won for _, won, _ in whole.bins]
    assert shares == sorted(shares) and shares[0] < 0.1 < 0.9 < shares[-1]


def test_a_chance_that_does_not_come_true_shows() -> None:
    numbers, results = np.zeros((80, 1)), np.array([1.0] * 20 + [0.0] * 60)
    sure = np.ones(80, dtype=bool)
    sample = Sample(numbers, results, np.zeros(80), sure, sure, np.arange(80.0))
    even = Fit(np.zeros(1), np.ones(1), np.zeros((1, 1)), np.zeros(1), np.zeros(1), np.float64(0.0))
    (found, _) = calibrations(told_by(even, sample, ["only"]), ["only"])
    assert found.brier == 0.25 and found.constant == pytest.approx(0.1875)
    assert found.bins == [(0.5, 0.25, 80)]


def test_positions_of_one_game_count_once_for_the_error_of_the_score() -> None:
    """Chances of one half all miss by as much, which is no error."""
    even = [Told("here", game, 0.5, game % 2) for game in range(40)]
    assert calibration(even, None).error == 0.0
    mixed = [Told("here", game, 0.9, float(game % 2)) for game in range(40)]
    once, thrice = calibration(mixed, None), calibration(mixed * 3, None)
    assert once.error == pytest.approx(1.96 * 0.4 / 40**0.5) == thrice.error
    assert (once.games, thrice.games, thrice.positions) == (40, 40, 120)


def test_train_writes_a_net_and_says_how_far_to_trust_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "net.json"
    asked = ["train", "--battle", "quatre-bras", "--games", "16", "--workers", "1"]
    assert main([*asked, "--write", str(path)]) == 0
    said = capsys.readouterr().out
    assert "16 games" in said and "quatre-bras" in said and str(path) in said
    features = features_of("eagles")
    assert features is not None
    assert read_net(path.read_text(), "net").names == features.names()

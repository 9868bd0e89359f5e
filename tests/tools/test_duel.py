"""The tool that lets agents play each other: every seat in turn, and the same games for a seed."""

from __future__ import annotations

import pytest

from tools.duel import Bout, Outcome, Score, bouts, idle_processors, main, outcomes, play

RANDOM = ("random", "random")


def test_each_agent_has_every_seat_with_the_same_dice() -> None:
    found = [(bout.seat, bout.seed) for bout in bouts("march", "training", RANDOM, 2, 7)]
    assert found == [(0, 7), (1, 7), (0, 8), (1, 8)]


def test_the_same_bout_goes_the_same_way_again() -> None:
    bout = Bout("eagles", "quatre-bras", RANDOM, 1, 3)
    first, second = play(bout), play(bout)
    assert (first.points, first.decisions) == (second.points, second.decisions)
    assert first.decisions > 0 and first.points in (-1, 0, 1)


def test_wins_draws_and_losses_are_counted() -> None:
    score = Score()
    for seed, points in enumerate((1, 0, -1, 1)):
        score.add(Outcome(Bout("eagles", "ligny", RANDOM, 0, seed), points, 1, 0.0))
    assert (score.won, score.drawn, score.lost, score.failures) == (2, 1, 1, [1, 2])


def test_several_processes_find_what_one_finds() -> None:
    all_bouts = list(bouts("eagles", "quatre-bras", RANDOM, 1, 5))
    alone = [(o.bout, o.points) for o in outcomes(all_bouts, 1)]
    together = [(o.bout, o.points) for o in outcomes(all_bouts, 2)]
    assert alone == together and idle_processors() >= 1


@pytest.mark.parametrize("game", ["eagles", "march"])
def test_it_prints_how_each_seat_fared(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--game", game, "--games", "1", "--agents", "random", "random", "--workers", "1"]
    assert main(asked) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "random against random" in lines[0]
    assert len([line for line in lines if line.startswith("as ") and " won, " in line]) == 2
    assert "ms a decision" in lines[-1]

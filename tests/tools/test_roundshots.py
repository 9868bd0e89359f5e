"""What is measured is one ball, and it goes through as many units as were asked for."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.artillery.roundshot import Roundshot
from tests.games.crepuscule.builders import run
from tools.speed.roundshots import deep_column, fly, main


def test_the_ball_goes_through_all_units() -> None:
    b = deep_column(40)
    run(b, Roundshot(0, 1, 17))
    fly(b)
    ball = b.stack[0]
    assert isinstance(ball, Roundshot)
    assert {1, *ball.struck[::2]} == set(range(1, 41))


def test_it_says_how_long_one_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--units", "3", "--count", "3"]) == 0
    said = capsys.readouterr().out
    assert "3 roundshots through 3 units" in said
    assert "asked 50 µs" in said

"""Each turn of a side is timed apart."""

from __future__ import annotations

import pytest

from tools.speed.turns import main


def test_it_says_how_long_a_turn_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "march", "--scenario", "training", "--turns", "2"]) == 0
    said = capsys.readouterr().out
    assert "2 turns of one side in training" in said
    assert "0 above 3 s" in said

"""The tool that looks for a hand in the time it takes: it finds what is there, and only that."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.server.matches import EAGLES, from_position
from tools.server.timing import (
    MESSAGES,
    MISSING,
    MODES,
    Laps,
    Portion,
    difference,
    main,
    report,
    scene,
)


def laps_with(extra: float, pairs: int = 400) -> dict[str, dict[str, dict[str, float]]]:
    """Noisy times, longer by so many seconds in the first world."""
    rng, laps = random.Random(1), Laps()
    for _ in range(pairs):
        for world in (0, 1):
            laps.add("ack", world, 0.02 + rng.gauss(0, 0.002) + (extra if world == 0 else 0.0))
    return {"live": laps.compared()}


def test_a_difference_is_found_and_none_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(laps_with(0.001))
    assert "betrays something" in capsys.readouterr().out
    assert not report(laps_with(0.0))


def test_the_difference_is_that_of_the_pairs() -> None:
    found = difference([0.012, 0.022], [0.010, 0.020])
    assert found["mean_ms"] == pytest.approx(2.0) and found["pairs"] == 2


def test_portions_are_kept_and_compared_together(tmp_path: Path) -> None:
    file = tmp_path / "laps.json"
    for seconds in (0.030, 0.040):
        portion = Portion(["live"], 3, file=file)
        for message in MESSAGES:
            portion.laps["live"].add(message, 0, seconds)
            portion.laps["live"].add(message, 1, 0.020)
        portion.keep()
    again = Portion(["live", "computer"], 3, file=file)
    assert again.laps["live"].seconds["ack"] == ([0.030, 0.040], [0.020, 0.020])
    assert again.laps["live"].compared()["ack"]["mean_ms"] == pytest.approx(15.0)
    assert (again.missing("live"), again.missing("computer"), again.left()) == (1, 3, 3)
    assert Portion(["live"], 2, file=file).left() == 0


def test_nothing_is_measured_again_when_the_file_holds_enough(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "laps.json"
    laps = {message: ([0.02, 0.021], [0.021, 0.02]) for message in MESSAGES}
    file.write_text(json.dumps({"live": laps}))
    given = ["--modes", "live", "--laps", str(file)]
    assert main([*given, "--pairs", "2"]) == 0
    assert main([*given, "--pairs", "9", "--at-most", "0"]) == MISSING
    assert "7 of 9 pairs are missing" in capsys.readouterr().out


def test_in_the_first_world_somebody_is_asked_and_in_the_second_nobody() -> None:
    act = scene()
    matches = [from_position(EAGLES, position) for position in act.positions]
    assert matches[0].view(act.seat) == matches[1].view(act.seat)
    for match in matches:
        entry = match.propose(act.seat, match.feed(act.seat).number, act.act)
        match.fold(match.number + 1, entry, hold=True)
    assert matches[0].asked_in_secret() == 1 - act.seat
    assert matches[1].asked_in_secret() is None
    assert matches[0].pauses and matches[1].pauses


@pytest.mark.nightly
@pytest.mark.timeout(method="thread")
def test_it_measures_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--pairs", "2"])
    said = capsys.readouterr().out
    assert all(f"{mode}, to {message}: 2 pairs" in said for mode in MODES for message in MESSAGES)

"""What is shipped of how even battles are, and the tool that measures it."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.balances import EVEN, Balance, Handicap, balances_of, read_balances, written
from grognard.games import game as find_game
from tools import balances as tool


def test_figures_are_of_battles_that_there_are_and_handicaps_that_may_be_chosen() -> None:
    found = balances_of("eagles")
    info = find_game("eagles").info
    assert {one.battle for one in found} == set(info.scenarios) - {"campaign"}
    for one in found:
        find_game("eagles").setup(one.battle, given_by(one))
        assert one.games >= 100 and 0.0 <= one.share <= 1.0


def given_by(one: Balance) -> dict[str, str]:
    return {one.handicap.option: one.handicap.value} if one.handicap else {}


def test_a_handicap_is_for_the_weaker_side_and_brings_a_battle_nearer_to_even() -> None:
    seats = find_game("eagles").info.seats
    uneven = [one for one in balances_of("eagles") if one.handicap]
    assert uneven
    for one in uneven:
        assert one.handicap is not None and not one.is_fair
        weaker = seats[0] if one.share < EVEN else seats[1]
        assert one.handicap.value.startswith(weaker)
        assert abs(one.handicap.share - EVEN) < abs(one.share - EVEN)


def test_a_game_that_nobody_measured_has_no_figures() -> None:
    assert balances_of("no-such-game") == ()


def test_figures_are_read_as_they_were_written() -> None:
    kept = [
        Balance("ligny", 200, 0.5),
        Balance("wavre", 200, 0.8, Handicap("handicap", "allied-4", 0.55)),
    ]
    assert read_balances(written(kept)) == tuple(kept)


def test_the_tool_measures_a_battle_with_each_handicap_of_the_weaker_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "eagles.json"
    monkeypatch.setattr(tool, "figures_file", lambda game: place)
    monkeypatch.setattr(tool, "balances_of", lambda game: ())
    assert tool.main(["--battle", "wavre", "--games", "6", "--workers", "1", "--write"]) == 0
    (found,) = read_balances(place.read_text(encoding="utf-8"))
    assert found.battle == "wavre" and found.games == 6
    assert "wavre" in capsys.readouterr().out

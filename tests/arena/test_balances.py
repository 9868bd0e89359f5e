"""What is shipped of how even battles are, and the tool that measures it."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.arena.contest import Bout
from grognard.arena.playing import Played
from grognard.balances import (
    EVEN,
    Balance,
    Ending,
    Handicap,
    balances_of,
    endings_of,
    read_balances,
    written,
)
from grognard.games import game as find_game
from tools import balances as tool


def test_figures_are_of_battles_that_there_are_and_handicaps_that_may_be_chosen() -> None:
    found = balances_of("eagles")
    info = find_game("eagles").info
    assert {one.battle for one in found} - {"campaign"} == set(info.scenarios) - {"campaign"}
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
        Balance("campaign", 3, 0.5, endings=(Ending("16.0 charleroi", 3, 0.5),)),
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


def test_the_tool_counts_by_which_sequel_a_campaign_ended() -> None:
    ways = tool.sequels_of("eagles", "campaign")
    assert ways == ["16.0 both won", "16.0 charleroi", "16.0 both lost"]
    assert tool.sequels_of("eagles", "wavre") == []
    ended = [("16.0 charleroi", 0), ("16.0 charleroi", 1), ("16.0 both lost", 1), ("R148", None)]
    results = [Played(Bout(0, 0, 0, 0, False), winner, cite) for cite, winner in ended]
    assert list(tool.endings_in(results, ways)) == [
        Ending("16.0 charleroi", 2, 0.5),
        Ending("16.0 both lost", 1, 0.0),
    ]


def test_endings_are_found_by_game_and_battle() -> None:
    shipped = {one.battle: one.endings for one in balances_of("eagles")}
    for battle, endings in shipped.items():
        assert endings_of("eagles", battle) == {one.cite: one for one in endings}
    assert endings_of("eagles", "no-such-battle") == {} == endings_of("nothing", "campaign")

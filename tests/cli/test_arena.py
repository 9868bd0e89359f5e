"""grognard arena and grognard balance, as they are typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.cli import main
from grognard.cli.arena.bar import Bar, clock_time
from grognard.cli.terminal.speech import speak

Said = pytest.CaptureFixture[str]
QUICK = ["--workers", "1", "--lang", "en"]
ARENA = ["arena", "--battle", "quatre-bras", *QUICK]


def test_agents_meet_and_are_rated(capsys: Said) -> None:
    assert main([*ARENA, "--pairs", "1"]) == 0
    said = capsys.readouterr().out
    for title in ("Ratings", "Battles and sides", "Length of the battles", "Casualties"):
        assert title in said.splitlines()


def test_a_run_continues_from_its_file_and_is_reported_from_it(
    tmp_path: Path, capsys: Said
) -> None:
    file, report = tmp_path / "run", tmp_path / "run.html"
    agents = ["--agents", "random", "sensible", "--results", str(file)]
    assert main([*ARENA, *agents, "--pairs", "1"]) == 0
    assert main([*ARENA, *agents, "--pairs", "2"]) == 0
    first = capsys.readouterr().out
    assert main(["arena", "--read", str(file), "--report", str(report), "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "/ 4" in first and "/ 4" in said and "Classement" in said
    assert report.read_text("utf-8").startswith("<!doctype html>")
    assert main([*ARENA, *agents, "--seed", "5"]) == 1
    assert "holds other games (seed: 0; you asked for 5)" in capsys.readouterr().err


def test_one_side_alone(capsys: Said) -> None:
    assert main([*ARENA, "--pairs", "2", "--side", "allied"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if "sensible" in line]
    assert ["quatre-bras", "sensible", "The", "Allies"] in [row[:4] for row in rows]
    assert ["quatre-bras", "sensible", "The", "French"] not in [row[:4] for row in rows]


def test_a_test_says_its_verdict(capsys: Said) -> None:
    assert main([*ARENA, "--sprt", "0", "400", "--pairs", "60"]) == 0
    assert "sensible is better than random" in " ".join(capsys.readouterr().out.split())


def test_balance(capsys: Said) -> None:
    options = ["--option", "turns=2", "--option", "turns=3"]
    assert main(["balance", "quatre-bras", "--games", "2", *options, *QUICK]) == 0
    said = capsys.readouterr().out
    assert "quatre-bras turns=3: nothing speaks against a fair battle." in " ".join(said.split())
    assert "Nearest to even: quatre-bras turns=" in said


def test_balance_finds_the_game_of_a_battle(capsys: Said) -> None:
    assert main(["balance", "vimiero", *QUICK]) == 1
    assert "no such battle (eagles: quatre-bras, ligny" in capsys.readouterr().err
    assert main(["balance", "training", "--agent", "random", "--games", "1", *QUICK]) == 0
    assert "training: nothing speaks against" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--agents", "napoleon"], "no such agent"),
        (["--agents", "random", "random"], "each only once"),
        (["--pairs", "-1"], "at least one"),
        (["--workers", "0"], "at least one"),
        (["--side", "east"], "french"),
        (["--option", "turns"], "KEY=VALUE"),
        (["--battle", "austerlitz"], "austerlitz"),
        (["--sprt", "30", "0"], "lower Elo first"),
        (["--sprt", "0", "30", "--agents", "random"], "two agents"),
        (["--read", "nowhere.arena"], "no such file"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: list[str], told: str, capsys: Said) -> None:
    assert main([*ARENA, *wrong]) == 1
    assert told in capsys.readouterr().err


def test_the_bar_shows_rate_and_remaining_time() -> None:
    speak("en")
    now = [100.0]
    bar = Bar(8, lambda: now[0])
    assert bar.line(100.0).endswith("games 0/8 · 0.0 a second · – left")
    bar.done = 2
    assert bar.line(101.0) == "▕██████                  ▏ games 2/8 · 2.0 a second · 0:03 left"
    assert [clock_time(seconds) for seconds in (0, 59.6, 3600)] == ["0:00", "1:00", "1:00:00"]


def test_the_bar_is_not_drawn_too_often(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    now = [0.0]
    bar = Bar(3, lambda: now[0])
    bar.one_more()
    assert capsys.readouterr().err == ""
    now[0] = 1.0
    bar.one_more(" · LLR")
    bar.over()
    said = capsys.readouterr().err
    assert "2/3" in said and said.endswith("\r\x1b[K") and "\n" not in said

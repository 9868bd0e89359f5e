"""How far a long run has come is said on stderr, now and then."""

from __future__ import annotations

import pytest

from tools.progress import Progress, counted, stage

Said = pytest.CaptureFixture[str]


def test_it_is_said_only_now_and_then(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("tools.progress.time.monotonic", lambda: now[0])
    told = Progress("drags", 2000)
    for done, seconds in ((1, 1.0), (1500, 16.0), (1600, 17.0)):
        now[0] = 100.0 + seconds
        told.at(done)
    told.over()
    assert capsys.readouterr().err == "drags: 1,500 of 2,000, 16 s, 93.8 a second, 5 s left\n"


def test_what_goes_slowly_is_counted_by_the_minute(
    capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr("tools.progress.time.monotonic", lambda: now[0])
    told = Progress("pairs", 2000)
    for done, seconds in ((0, 20.0), (20, 40.0)):
        now[0] = seconds
        told.at(done)
    said = capsys.readouterr().err.splitlines()
    assert said == [
        "pairs: 0 of 2,000, 20 s",
        "pairs: 20 of 2,000, 40 s, 30.0 a minute, 66 min left",
    ]


def test_on_a_screen_it_stays_in_one_line(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("tools.progress.time.monotonic", lambda: now[0])
    monkeypatch.setattr("tools.progress.sys.stderr.isatty", lambda: True)
    told = Progress("drags", 2)
    now[0] = 2.0
    told.at(1)
    told.over()
    said = capsys.readouterr().err
    assert "\n" not in said and said.endswith("\r\x1b[K")


def test_things_may_be_counted_one_by_one(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.progress.SELDOM", 0.0)
    told = Progress("journals", 2)
    told.one_more()
    told.one_more()
    said = capsys.readouterr().err.splitlines()
    assert [line.split(",")[0] for line in said] == ["journals: 1 of 2", "journals: 2 of 2"]


def test_what_goes_by_is_counted_and_left_as_it_is(capsys: Said) -> None:
    assert list(counted("moves", 3, "abc")) == ["a", "b", "c"]
    stage("Measuring latency")
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "Measuring latency ...\n")

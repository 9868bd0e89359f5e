"""A whole run in processes of its own, cut short and asked again: no game lost, none twice."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from grognard.cli import main

PAIRS = 200  # more than are played before somebody cuts it short
ASKED = ["--battle", "ligny", "--pairs", str(PAIRS), "--lang", "en"]
PATIENCE = 90.0


def games_in(file: Path) -> int:
    try:
        database = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        count: int = database.execute("SELECT COUNT(*) FROM games").fetchone()[0]
        database.close()
    except sqlite3.Error:
        return 0
    return count


@pytest.mark.nightly
@pytest.mark.timeout(300)
@pytest.mark.parametrize("cut", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl-C", "kill -9"])
def test_a_run_that_was_cut_short_continues(
    cut: signal.Signals, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run"
    command = ["arena", *ASKED, "--results", str(file)]
    begun = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-m", "grognard", *command, "--workers", "2"],
        stdout=subprocess.PIPE,
        text=True,
    )
    while not games_in(file) and time.monotonic() - begun < PATIENCE:
        time.sleep(0.1)
    process.send_signal(cut)
    said, _ = process.communicate(timeout=PATIENCE)
    known = games_in(file)
    assert 0 < known < 2 * PAIRS, "it was cut short in the middle"
    if cut == signal.SIGINT:
        assert process.returncode == 130 and "Ratings" in said and "Interrupted." in said
    assert main([*command, "--workers", "1"]) == 0
    assert games_in(file) == 2 * PAIRS
    assert f"/ {2 * PAIRS}" in capsys.readouterr().out

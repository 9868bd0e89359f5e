"""Counts of what can follow a position, exact to a small depth.

Each file of perft/ holds a position, a count for each depth, and `why`: how the counts can be
found by hand. A leaf is one line of play: every legal answer of a decision and every outcome of
a throw counts once, and so does a battle that has ended before the depth is reached.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from grognard.games.eagles.invariants import problems
from grognard.games.eagles.position import read, write
from grognard.games.eagles.state import Battle
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Throw
from grognard.kernel.umpire import answer, settle

FOLDER = Path(__file__).parent / "perft"
FILES = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in FOLDER.glob("*.toml")}
CASES = [(name, int(depth)) for name, file in FILES.items() for depth in file["counts"]]


def leaves(b: Battle, depth: int) -> int:
    """The lines of play from here, `depth` answers and outcomes long."""
    assert problems(b) == []
    if depth == 0 or b.finished:
        return 1
    count = 0
    if isinstance(b.pending, Throw):
        for outcome, _ in b.pending.outcomes():
            after = b.clone()
            settle(after, outcome)
            count += leaves(after, depth - 1)
        return count
    assert isinstance(b.pending, Decision)
    for action in b.pending.legal(b):
        after = b.clone()
        answer(after, action)
        count += leaves(after, depth - 1)
    return count


@pytest.mark.parametrize(("name", "depth"), sorted(CASES))
def test_the_lines_of_play_are_counted(name: str, depth: int) -> None:
    file = FILES[name]
    assert leaves(read(file["position"]), depth) == file["counts"][str(depth)]


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_position_is_written_as_it_was_read(name: str) -> None:
    file: dict[str, Any] = FILES[name]
    assert file["why"]
    written = write(read(file["position"]))
    assert write(read(written)) == written

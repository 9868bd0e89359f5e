"""The table at length, in short."""

from __future__ import annotations

import random

import pytest

from grognard.table.paths import ADVANCE, Leg
from tools.speed.table import SIZES, WAYS, Battlefield, Move, around, main, sight, verdict


def test_moves_are_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["moves", "--count", "40"]) == 0
    assert capsys.readouterr().out.startswith("40 moves, ")


def test_a_fault_would_be_found() -> None:
    rng = random.Random(1)
    move = Move(rng)
    move.leg = Leg(ADVANCE, 5_000)
    move.limit = 0
    move.other = move.place(9_000)
    assert not move.is_free_until(rng, 5_000)
    assert "leg (0, 5000)" in str(move)


def test_questions_of_the_bench_have_answers() -> None:
    field = Battlefield(random.Random(1))
    assert sight(field)() in (False, True)
    assert around(field, SIZES[1])() is not None
    verdicts = {str(verdict(field.mover(*SIZES[1]), way)()) for way in WAYS}
    assert len(verdicts) > 1

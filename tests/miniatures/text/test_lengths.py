"""Lengths, angles and places as text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.refusal import BadNotation
from grognard.miniatures.length_unit import CENTIMETRES, INCHES
from grognard.miniatures.text.lengths import Lengths, angle_text, decimal, read_angle
from grognard.table.pose import INCH, Pose

CM_LENGTHS, INCH_LENGTHS = Lengths(CENTIMETRES), Lengths(INCHES)


@pytest.mark.parametrize("lengths", [CM_LENGTHS, INCH_LENGTHS])
@given(st.integers(0, 300_000))
@settings(max_examples=300, deadline=None)
def test_every_length_reads_back_exactly(lengths: Lengths, length: int) -> None:
    assert lengths.read(lengths.text(length)) == length


def test_steps_of_a_twentieth_of_an_inch_are_exact() -> None:
    for step in range(4000):
        text = INCH_LENGTHS.text(step * INCH // 20)
        assert len(text.partition(".")[2]) <= 2
        assert float(text) == step / 20
        assert INCH_LENGTHS.read(text) == step * 127


@pytest.mark.parametrize(
    ("length", "cm", "inches"),
    [(0, "0", "0"), (1, "0.001", "0.0004"), (127, "0.127", "0.05"), (-2540, "-2.54", "-1")],
)
def test_no_idle_zeros(length: int, cm: str, inches: str) -> None:
    assert (CM_LENGTHS.text(length), INCH_LENGTHS.text(length)) == (cm, inches)


def test_places_and_poses() -> None:
    pose = Pose(152_400, 3_048, 2_250)
    assert CM_LENGTHS.pose_text(pose) == "152.4,3.048 22.5"
    assert INCH_LENGTHS.pose_text(pose) == "60,1.2 22.5"
    assert INCH_LENGTHS.read_pose("60,1.2", "22.5").key() == pose.key()
    assert INCH_LENGTHS.read_point("0.05,12") == (127, 30_480)
    assert INCH_LENGTHS.size_text(15_240, 2_540) == "6x1"


def test_a_decimal_comma_is_read() -> None:
    assert CM_LENGTHS.read("7,5") == 7_500
    assert (read_angle("22,5"), angle_text(2_250)) == (2_250, "22.5")


@pytest.mark.parametrize(
    ("lengths", "word", "problem"),
    [
        (CM_LENGTHS, "7.1234", "a length in centimetres, such as 7.5"),
        (INCH_LENGTHS, "7.12345", "a length in inches, such as 7.5"),
        (INCH_LENGTHS, "-1", "a length in inches"),
        (INCH_LENGTHS, "12345", "a length in inches"),
    ],
)
def test_what_is_no_length(lengths: Lengths, word: str, problem: str) -> None:
    with pytest.raises(BadNotation, match=problem):
        lengths.read(word, 3)


def test_what_is_no_place_and_no_angle() -> None:
    with pytest.raises(BadNotation, match="a place in inches"):
        INCH_LENGTHS.read_point("3")
    with pytest.raises(BadNotation, match="at most 2 decimals"):
        read_angle("1.234")
    with pytest.raises(BadNotation, match="at most 360"):
        read_angle("360.01")
    with pytest.raises(BadNotation, match="line 4: 'x': expected an angle"):
        read_angle("x", 4)


def test_decimals() -> None:
    assert [decimal(amount, 100) for amount in (0, 5, 50, 1_234, -5)] == [
        "0",
        "0.05",
        "0.5",
        "12.34",
        "-0.05",
    ]

"""Centimetres and inches: what people write means whole hundredths of a millimetre."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.miniatures.length_unit import CENTIMETRES, INCHES, LengthUnit
from grognard.table.pose import CM, INCH


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (12, 12000),
        (12.5, 12500),
        (0.001, 1),
        (0.0001, None),
        (True, None),
        ("1", None),
        (1001, None),
        (-1000, -1_000_000),
        (-1001, None),
    ],
)
def test_centimetres_are_read_to_a_hundredth_of_a_millimetre(
    value: object, found: int | None
) -> None:
    assert CENTIMETRES.read(value) == found


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (1, 2540),
        (0.05, 127),
        (0.75, 1905),
        (12.35, 31369),
        (0.01, None),
        (0.051, None),
        ("1", None),
    ],
)
def test_inches_are_read_in_steps_of_a_twentieth(value: object, found: int | None) -> None:
    assert INCHES.read(value) == found


@pytest.mark.parametrize(
    ("unit", "length", "text"),
    [
        (CENTIMETRES, 12 * CM, "12"),
        (CENTIMETRES, 12_050, "12.05"),
        (CENTIMETRES, 1, "0.001"),
        (CENTIMETRES, -500, "-0.5"),
        (CENTIMETRES, 0, "0"),
        (CENTIMETRES, 100 * CM, "100"),
        (INCHES, INCH, "1"),
        (INCHES, 127, "0.05"),
        (INCHES, 10 * INCH, "10"),
        (INCHES, -3 * INCH // 4, "-0.75"),
    ],
)
def test_a_length_is_written_without_needless_zeros(
    unit: LengthUnit, length: int, text: str
) -> None:
    assert unit.text(length) == text


def test_a_length_between_two_steps_is_not_written_but_can_be_shown() -> None:
    with pytest.raises(ValueError, match="not a step of an inch"):
        INCHES.text(128)
    assert INCHES.told(128) == "0.0503937" and INCHES.place(INCH, 128) == "[1, 0.0503937]"


@given(st.sampled_from([CENTIMETRES, INCHES]), st.integers(-7000, 7000))
def test_what_is_written_is_read_as_it_was(unit: LengthUnit, steps: int) -> None:
    length = steps * unit.step
    assert unit.read(float(unit.text(length))) == length

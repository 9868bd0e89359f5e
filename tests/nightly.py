"""What runs in every ./run test, and what only at night, with `./run test --all`."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest

AT_NIGHT = os.environ.get("GROGNARD_NIGHTLY", "") not in ("", "0")


def by_night(night: int, day: int) -> int:
    """How many examples, walks or seeds a test takes."""
    return night if AT_NIGHT else day


def some_by_day(cases: Iterable[Any], count: int) -> list[Any]:
    """Parameters: the first `count` cases run in every ./run test, the others with --all."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=pytest.mark.nightly if order >= count else (),
        )
        for order, case in enumerate(cases)
    ]

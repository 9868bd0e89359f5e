"""Cases of one test of which a few run every day, and the rest at night."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def some_by_day(cases: Iterable[Any], count: int) -> list[Any]:
    """Parameters: the first `count` cases run in every ./run test, the others with --all."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=pytest.mark.nightly if order >= count else (),
        )
        for order, case in enumerate(cases)
    ]

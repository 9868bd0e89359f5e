"""Brigades whose Resolve is tested."""

from __future__ import annotations

from typing import Any

from grognard.games.march.model.state import Battle
from tests.games.march.field import Troops, field


def brigade(*more: Troops, **details: Any) -> Battle:
    """Three red battalions abreast, and a blue one far away."""
    troops = [Troops("r1", 20, 40), Troops("r2", 60, 40), Troops("r3", 100, 40), *more]
    return field(troops, [Troops("b1", 60, 100, 180)], **details)

"""Errors in where a battle begins."""

from __future__ import annotations

from grognard.miniatures.scenarios import misplaced
from grognard.miniatures.scenarios.misplaced import Misplaced

from ...model.kinds import IMPASSABLE, ON_TABLE
from ...model.setting import Setting
from ...model.state import blank
from ..formations import body_of


def why_misplaced(setting: Setting) -> Misplaced:
    """R58 Units off the table, in water or on each other, by their ids."""
    b = blank(setting)
    bodies = [body_of(b, u) for u in b.units if u.place == ON_TABLE]
    return misplaced.misplaced(bodies, setting.ground, IMPASSABLE, setting.ids, "R58")

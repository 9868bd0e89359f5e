"""What is wrong with where a battle begins."""

from __future__ import annotations

from grognard.miniatures.bodies import misplaced, overlapping

from ...model.kinds import IMPASSABLE, ON_TABLE
from ...model.setting import Setting
from ...model.state import blank
from ..formations import body_of


def why_misplaced(setting: Setting) -> list[tuple[str, str]]:
    """Units off the table, in water or on each other, by their ids."""
    b = blank(setting)
    bodies = [body_of(b, u) for u in b.units if u.place == ON_TABLE]
    found: list[tuple[str, str]] = []
    for body in bodies:
        problem = misplaced(setting.ground, IMPASSABLE, body)
        if problem:
            found.append((setting.rosters[body.owner].id, f"{problem} (R58)"))
    for one, other in overlapping(bodies):
        there = setting.rosters[other.owner].id
        found.append((setting.rosters[one.owner].id, f"is on the ground of {there} (R58)"))
    return found

"""What is wrong with where a battle begins."""

from __future__ import annotations

from grognard.miniatures.bodies import misplaced, overlapping

from ...model.kinds import GARRISON, NOBODY, ON_TABLE
from ...model.setting import Setting
from ...model.state import blank
from ..formations import CLOSED, are_files_right, body_of


def why_misplaced(setting: Setting) -> list[tuple[str, str]]:
    """Units off the table, on closed ground, on each other or in no shape, by their ids."""
    b = blank(setting)
    found: list[tuple[str, str]] = []
    bodies = []
    for u in b.units:
        roster = setting.rosters[u.uid]
        if u.place != ON_TABLE:
            continue
        if u.formation == GARRISON:
            if u.building == NOBODY:
                found.append((roster.id, "is a garrison outside any building (D-140)"))
            continue
        if not are_files_right(u.arm, u.formation, u.figures, u.files):
            found.append((roster.id, f"cannot stand {int(u.files)} abreast (C-INF-8)"))
        bodies.append(body_of(b, u))
    for body in bodies:
        problem = misplaced(setting.ground, CLOSED, body)
        if problem:
            found.append((setting.rosters[body.owner].id, f"{problem} (D-112)"))
    for one, other in overlapping(bodies):
        there = setting.rosters[other.owner].id
        found.append((setting.rosters[one.owner].id, f"is on the ground of {there} (D-112)"))
    return found

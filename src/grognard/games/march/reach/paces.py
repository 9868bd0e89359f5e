"""7.2, 12.3 Before the distance die is thrown: which face leads how far, and how likely."""

from __future__ import annotations

from fractions import Fraction

from grognard.miniatures.contract.reach import Pace, Reach
from grognard.miniatures.reach.verdict_rows import Whys

from ..chapters.charging.charge_path import HIGHEST
from ..chapters.moving.move_cost import PIP
from ..model.pieces import OBSTACLE, Battalion
from ..model.state import Battle
from ..screen.words import say
from .way_reach import way_reach


def planned_reach(b: Battle, u: Battalion, obeys: Fraction, whys: Whys, lang: str) -> Reach | None:
    """Where the best die would lead; by option nobody measures before choosing (R105)."""
    if not b.setting.options.measuring:
        return None
    return with_paces(b, way_reach(b, u, HIGHEST, [], whys), obeys, lang)


def with_paces(b: Battle, found: Reach, first: Fraction, lang: str) -> Reach:
    """`first` is the chance of what comes before the distance die: that the battalion obeys."""
    faces = int(HIGHEST)
    found.paces = [
        Pace(face, face * PIP, first * (faces + 1 - face) / faces) for face in range(1, faces + 1)
    ]
    found.caveat = say(lang, "plan-obstacles") if is_near_obstacle(b, found) else ""
    return found


def is_near_obstacle(b: Battle, found: Reach) -> bool:
    """Whether the best die could lead as far as an obstacle; rather once too often than not."""
    x, y, _ = found.pose
    far = found.total // found.parts + sum(found.size)
    for edge in b.setting.ground.edges_with(OBSTACLE):
        if edge.west - far <= x <= edge.east + far and edge.south - far <= y <= edge.north + far:
            return True
    return False

"""From one unit to another as the rules look: along which lines, and what blocks them.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import SHORT
from grognard.miniatures.contract.measure import Sight
from grognard.miniatures.screen.battle_words import unit_name
from grognard.miniatures.screen.sight_report import SightWords, sight_along
from grognard.table.lines import Line
from grognard.table.measure import distance
from grognard.table.pose import Point
from grognard.table.shapes import Polygon
from grognard.table.sight import nearest_point

from ..chapters.formations import footprint
from ..chapters.ground import eyes, is_below, screening
from ..model.pieces import Unit
from ..model.state import Battle
from .words import ground_name, say, spell

LINE_OF_SIGHT: Final = "13.4 sight blocked"


def sights_between(b: Battle, u: Unit, foe: Unit, lang: str) -> list[Sight]:
    """13.4, R25 From each point it looks from to the nearest point of the target."""
    target = footprint(b, foe)
    words = sight_words(b, lang)
    found: list[Sight] = []
    for x, y in eyes(b, u, target):
        ends = [nearest_point(part, x, y) for part in target.parts]
        end = min(ends, key=lambda point: distance(x, y, point[0], point[1]))
        line = Line(x, y, end[0], end[1])
        if line.square:
            shapes = hiding(b, u, foe, (x, y), end)
            found.append(sight_along(b.setting.ground, line, shapes, words))
    return found


def hiding(b: Battle, u: Unit, foe: Unit, eye: Point, end: Point) -> list[Polygon]:
    """R25 Units that hide the target; guns on higher ground see over some of them."""
    shapes = screening(b, u, foe)
    if not u.is_battery():
        return shapes
    return [shape for shape in shapes if not is_below(b, shape, eye, end)]


def sight_words(b: Battle, lang: str) -> SightWords:
    return SightWords(
        spell(b, say(lang, "sight-clear"), lang, SHORT),
        lambda who: spell(b, say(lang, "sight-blocked-by", who=who), lang, SHORT),
        lambda title: ground_name(title, lang),
        lambda shape: whose(b, shape),
        LINE_OF_SIGHT,
        {},
    )


def whose(b: Battle, shape: Polygon) -> str:
    for u in b.units:
        if u.on_table() and any(part is shape for part in footprint(b, u).parts):
            return unit_name(b, u.uid)
    return ""

"""Units, ground and lines by their names, for screens that say what is in the way. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import SHORT
from grognard.miniatures.contract.measure import Sight
from grognard.miniatures.screen.battle_words import unit_name
from grognard.miniatures.screen.obstructions import Named
from grognard.miniatures.screen.sight_report import SightWords, first_things, sight_along
from grognard.miniatures.terrain.pieces import kind_of, own_name
from grognard.table.lines import Line
from grognard.table.measure import distance
from grognard.table.pose import Point
from grognard.table.shapes import Polygon, around
from grognard.table.sight import GROUND, HILL, nearest_point

from ..chapters.artillery.paths import aim_distance, aimed
from ..chapters.figures import bases_of
from ..chapters.formations import footprint
from ..chapters.ground import hides, is_seen_over, screens_between
from ..model.kinds import NOBODY
from ..model.pieces import Unit
from ..model.state import Battle
from .lexicon import details
from .words import say, spell

SIGHT: Final = "D-136"
BY_KIND: Final = {int(GROUND): "F-01", int(HILL): "F-02"}
MOST_NAMED: Final = 2
EYES: Final = 7  # of a front at most


def ground_name(title: str, lang: str) -> str:
    """A piece of ground by its own name, or else by its kind."""
    return own_name(title) or say(lang, "ground-label", kind=kind_of(title))


def everybody(b: Battle, without: int = NOBODY) -> list[Named]:
    """Every unit on the table but one, by name."""
    return [
        (unit_name(b, u.uid), footprint(b, u)) for u in b.units if u.on_table() and u.uid != without
    ]


def enemies_of(b: Battle, seat: int) -> list[Named]:
    return [
        (unit_name(b, u.uid), footprint(b, u)) for u in b.units if u.on_table() and u.seat != seat
    ]


# Lines of sight


def lines_to(b: Battle, u: Unit, foe: Unit) -> list[Line]:
    """D-136 From a gun to the middle it aims at, from others figure by figure, a few of them."""
    if u.is_battery():
        aim = aimed(b, u, foe)
        x, y = aim.point(aim_distance(b, u, foe), 0)
        return [Line(u.pose.x, u.pose.y, x, y)]
    front = bases_of(u)[: max(int(u.files), 1)]
    step = max(1, len(front) // EYES)
    return [line for line in (line_at(b, base, foe) for base in front[::step]) if line.square]


def line_at(b: Battle, base: Polygon, foe: Unit) -> Line:
    x, y = base.centre()
    ends: list[Point] = [nearest_point(part, x, y) for part in footprint(b, foe).parts]
    end = min(ends, key=lambda point: distance(x, y, point[0], point[1]))
    start = nearest_point(base, end[0], end[1])
    return Line(start[0], start[1], end[0], end[1])


def sights_between(b: Battle, u: Unit, foe: Unit, lang: str) -> list[Sight]:
    """Each line, clear or seen no farther than what hides the target."""
    words = sight_words(b, lang)
    ground = b.setting.ground
    return [
        sight_along(ground, line, hiding(b, u, foe, line), words) for line in lines_to(b, u, foe)
    ]


def hidden_by(b: Battle, u: Unit, foe: Unit, lang: str) -> list[str]:
    """The first things on the lines, each once."""
    words = sight_words(b, lang)
    found: list[str] = []
    for line in lines_to(b, u, foe):
        shapes = hiding(b, u, foe, line)
        found += first_things(b.setting.ground, [line], shapes, words, MOST_NAMED)
    return list(dict.fromkeys(found))[:MOST_NAMED]


def hiding(b: Battle, u: Unit, foe: Unit, line: Line) -> list[Polygon]:
    """The units that hide the end of a line, and are not seen over."""
    box = around(footprint(b, u).hull, footprint(b, foe).hull)
    return [
        body.shape.hull
        for body in screens_between(b, u, foe.uid, box)
        if hides(b, body, line) and not is_seen_over(b, u, body, line)
    ]


def sight_words(b: Battle, lang: str) -> SightWords:
    return SightWords(
        details.say(lang, "sight-clear"),
        lambda who: spell(b, details.say(lang, "sight-blocked", who=who), lang, SHORT),
        lambda title: ground_name(title, lang),
        lambda shape: whose(b, shape),
        SIGHT,
        BY_KIND,
    )


def whose(b: Battle, shape: Polygon) -> str:
    for u in b.units:
        if u.on_table() and footprint(b, u).hull is shape:
            return unit_name(b, u.uid)
    return ""

"""What is in the way of a move or a line of sight, for screens that say why.

The chapters only say whether; here it gets a name and a measure. Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import SHORT
from grognard.miniatures.screen.battle_words import unit_name
from grognard.miniatures.screen.obstructions import Named
from grognard.miniatures.screen.sight_report import SightWords, first_things
from grognard.miniatures.shooting.fire_lines import crosses_shape
from grognard.table.lines import Line
from grognard.table.pose import Point
from grognard.table.shapes import Polygon
from grognard.table.sight import GROUND, HILL, nearest_point

from ..chapters.charging.charge_path import in_between
from ..chapters.figures import footprint, screen_footprint, whole_screen, width_of
from ..chapters.shooting.fire_lines import in_the_way, sight_of
from ..model.pieces import NOBODY, Battalion
from ..model.state import Battle
from .words import ground_name, say, spell, target_name

LINE_OF_FIRE: Final = "9.2 line of fire"
BLOCKED: Final = {int(GROUND): "R92 sight into cover", int(HILL): "R19 line of sight"}
MOST_NAMED: Final = 2


# Who or what is in a place


def everybody(b: Battle, without: int, own_screen: int, lang: str) -> list[Named]:
    """Every battalion and every screen but one of each, with their names."""
    found: list[Named] = []
    for other in b.units:
        if other.on_table() and other.uid != without:
            found.append((unit_name(b, other.uid), footprint(other)))
        if other.on_table() and other.screen and other.uid != own_screen:
            found.append((target_name(b, other.uid, True, lang), whole_screen(other)))
    return found


def parts_of(b: Battle, seat: int, lang: str) -> list[Named]:
    """The battalions and screens of the enemies of a seat, with their names."""
    found: list[Named] = []
    for enemy in b.units:
        if enemy.seat != seat and enemy.on_table():
            found.append((unit_name(b, enemy.uid), footprint(enemy)))
            if enemy.screen:
                found.append((target_name(b, enemy.uid, True, lang), whole_screen(enemy)))
    return found


# What hides


def hides_target(
    b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool, lang: str
) -> list[str]:
    """9.2 What is on the lines of the groups that bear on a target."""
    lines = sight_of(b, u, detached, x, screen).lines
    return _named(b, lines, in_the_way(b, u, detached, screen), lang)


def hides_enemy(b: Battle, u: Battalion, target: Battalion, lang: str) -> list[str]:
    """12.2 The same for a charge: from the middle and the ends of its front."""
    others = in_between(b, u, target)
    half = width_of(u) // 2
    lines = []
    for right in (0, half, -half):
        x, y = u.pose.point(0, right)
        px, py = nearest_point(footprint(target).hull, x, y)
        lines.append(Line(x, y, px, py))
    return _named(b, lines, others, lang)


def _named(b: Battle, lines: list[Line], shapes: list[Polygon], lang: str) -> list[str]:
    return first_things(b.setting.ground, lines, shapes, sight_words(b, lang), MOST_NAMED)


def sight_words(b: Battle, lang: str) -> SightWords:
    """9.2, R19, R92 What is said of a line that is looked along."""
    return SightWords(
        spell(b, say(lang, "sight-clear"), lang, SHORT),
        lambda who: spell(b, say(lang, "sight-blocked", who=who), lang, SHORT),
        lambda title: ground_name(title, lang),
        lambda shape: whose(b, shape, lang),
        LINE_OF_FIRE,
        BLOCKED,
    )


def whose(b: Battle, shape: Polygon, lang: str) -> str:
    for u in b.units:
        if u.on_table() and footprint(u).hull is shape:
            return unit_name(b, u.uid)
    owner = next(u.uid for u in b.units if u.screen and screen_footprint(u).hull is shape)
    return target_name(b, owner, True, lang)


def crossed_by(b: Battle, seat: int, start: Point, end: Point, lang: str) -> str:
    """R97 The enemy that a straight ride would lead through."""
    line = Line(start[0], start[1], end[0], end[1])
    for name, shape in parts_of(b, seat, lang):
        if crosses_shape(line, shape.hull):
            return name
    return ""


def on_table(b: Battle, uid: int) -> Battalion | None:
    """A battalion by an id from outside; None unless it is there."""
    known = NOBODY < uid < len(b.units)
    return b.units[uid] if known and b.units[uid].on_table() else None

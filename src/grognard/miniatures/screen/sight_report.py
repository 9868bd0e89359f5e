"""Lines of sight as a screen shows them: clear, or where they end and by what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from grognard.table.lines import Line, stretches_within
from grognard.table.shapes import Polygon
from grognard.table.sight import GROUND, UNIT, Blocker, blocker
from grognard.table.terrain import Ground

from ..contract.measure import Sight


class SightWords:
    """What a game says of lines: the rules they follow, by the kind of what blocks them.

    `name` names what blocks a line: a piece of ground by its title, or one of the shapes.
    """

    def __init__(
        self,
        clear: str,
        blocked: Callable[[str], str],
        ground_name: Callable[[str], str],
        shape_name: Callable[[Polygon], str],
        cite: str,
        cites: Mapping[int, str],
    ) -> None:
        self.clear: Final = clear
        self.blocked: Final = blocked
        self.ground_name: Final = ground_name
        self.shape_name: Final = shape_name
        self.cite: Final = cite
        self.cites: Final = cites

    def name(self, found: Blocker, shapes: list[Polygon]) -> str:
        if found.kind == UNIT:
            return self.shape_name(shapes[found.index])
        return self.ground_name(found.name)


def sight_along(ground: Ground, line: Line, shapes: list[Polygon], words: SightWords) -> Sight:
    """One line, and the first thing that hides its end."""
    start, end = (int(line.ax), int(line.ay)), (int(line.bx), int(line.by))
    found = blocker(ground, line.ax, line.ay, line.bx, line.by, shapes)
    if found is None:
        return Sight(start, end, None, words.cite, words.clear)
    cite = words.cites.get(int(found.kind), words.cite)
    stop = stop_of(ground, line, found)
    return Sight(start, end, stop, cite, words.blocked(words.name(found, shapes)))


def first_things(
    ground: Ground, lines: list[Line], shapes: list[Polygon], words: SightWords, most: int
) -> list[str]:
    """The names of the first thing on each line, each once, up to a limit."""
    found: list[str] = []
    for line in lines:
        first = blocker(ground, line.ax, line.ay, line.bx, line.by, shapes)
        if first is not None:
            name = words.name(first, shapes)
            found += [name] if name not in found else []
    return found[:most]


def stop_of(ground: Ground, line: Line, found: Blocker) -> tuple[int, int]:
    """Where sight ends: where the line meets what hides its end, or so deep within."""
    at = float(found.start)
    if found.kind == GROUND:
        area = ground.areas[found.index]
        deep = float(area.depth)
        for start, end in stretches_within(line, area.shape, line.touch):
            at = min(end, start + deep)
            deep -= at - start
            if deep <= 0:
                break
    share = min(1.0, at / line.length)
    along, across = float(line.dx) * share, float(line.dy) * share
    return round(float(line.ax) + along), round(float(line.ay) + across)

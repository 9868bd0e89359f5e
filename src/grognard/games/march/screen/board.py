"""The table as a screen shows it: ground, zones, objectives, and who fights.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.contract.board import Board, Feature, Outline, Side, Unit, Zone
from grognard.miniatures.terrain.pieces import kind_of
from grognard.table.shapes import Polygon
from grognard.table.terrain import Area, inside

from ..chapters.setting_up.deployment_packing import zone_of
from ..model.actions import SIDES
from ..model.pieces import CHARACTERS, COATS, NATIONS, QUALITIES, Objective, Roster
from ..model.state import Battle
from ..text.writing import SEATS
from .range_shapes import circle
from .svg.svg_symbols import BLUE, GREY, RED, colours
from .words import chief_name, ground_label, say, side_name

BATTALION: Final = "battalion"
COMMANDER: Final = "commander"
ARMIES: Final = {RED: "gb", BLUE: "fr", GREY: "pr"}


def board(b: Battle, lang: str) -> Board:
    """All that views do not tell again."""
    setting = b.setting
    ground = setting.ground
    return Board(
        setting.titles[lang],
        int(ground.width),
        int(ground.height),
        features(b, lang),
        zones(b, lang) + [objective(goal) for goal in setting.objectives],
        sides(b, lang),
        [unit for seat in range(len(SEATS)) for unit in units(b, seat, lang)],
    )


# The ground


def features(b: Battle, lang: str) -> list[Feature]:
    """Areas in the order of the ground, hills below all else and the lowest first; then lines."""
    ground = b.setting.ground
    areas = [
        Feature(
            kind_of(area.name),
            ground_label(area.name, lang),
            outline(area.shape),
            False,
            0,
            height(area, ground.areas),
        )
        for area in ground.areas
    ]
    areas.sort(key=lambda feature: (not feature.level, feature.level))
    lines = [
        Feature(
            kind_of(edge.name), ground_label(edge.name, lang), edge.points, True, int(edge.width), 0
        )
        for edge in ground.edges
    ]
    return areas + lines


def outline(shape: Polygon) -> Outline:
    return [(int(x), int(y)) for x, y in shape.corners()]


def height(area: Area, others: list[Area]) -> int:
    """R9 How high a hill stands: contours that lie within others add up."""
    if not area.level:
        return 0
    below = [one for one in others if one is not area and holds(one, area)]
    return int(area.level) + sum(int(one.level) for one in below)


def holds(one: Area, other: Area) -> bool:
    """Whether an area lies within another."""
    return all(inside(one.shape, x, y) for x, y in other.shape.corners())


# Ground with a meaning


def zones(b: Battle, lang: str) -> list[Zone]:
    """4.5 Where each seat sets up; before dice have given the sides, each by its edge."""
    found = []
    for side, edge in enumerate(SIDES):
        shape = outline(zone_of(b.setting, side))
        seat = b.sides.index(side) if b.sides else None
        name = side_name(b, seat, lang) if seat is not None else say(lang, "board-edge", edge=edge)
        found.append(Zone(SEATS[seat] if seat is not None else edge, name, shape))
    return found


def objective(goal: Objective) -> Zone:
    """16.3 The circle that counts, and as how many battalions where it is more than one."""
    name = goal.name if goal.worth == 1 else f"{goal.name} ({goal.worth})"
    return Zone(None, name, circle(int(goal.x), int(goal.y), int(goal.radius)))


# Those who fight


def sides(b: Battle, lang: str) -> list[Side]:
    coats = colours(b)
    return [
        Side(seat, side_name(b, order, lang), ARMIES[coats[order]])
        for order, seat in enumerate(SEATS)
    ]


def units(b: Battle, seat: int, lang: str) -> list[Unit]:
    """The battalions of a seat, then its Supreme Commander."""
    name = chief_name(b, seat, lang)
    chief = Unit(f"{COMMANDER} {SEATS[seat]}", SEATS[seat], COMMANDER, name, name, {})
    army = b.setting.armies[seat]
    nation = NATIONS[army.nation]
    return [*(battalion(roster, seat, nation) for roster in army.battalions), chief]


def battalion(roster: Roster, seat: int, nation: str) -> Unit:
    facts: dict[str, str | int] = {
        "nation": nation,
        "quality": QUALITIES[roster.quality],
        "rankers": int(roster.rankers),
        "light": int(roster.light),
        "rifles": int(roster.rifles),
        "detached": int(roster.detached),
        "coat": COATS[roster.coat],
    }
    for kind, count in enumerate(roster.characters):
        facts[CHARACTERS[kind]] = count
    return Unit(roster.id, SEATS[seat], BATTALION, roster.name, roster.name, facts)

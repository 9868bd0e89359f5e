"""The table as a screen shows it: ground, objectives, who fights, and what for. Interpreted."""

from __future__ import annotations

from functools import partial
from typing import Final

from grognard.miniatures.contract.board import Board, Prize, Side, Unit, Zone
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.screen.board import laid_out, outline
from grognard.table.terrain import Area

from ..chapters.buildings.facades import opened_facades
from ..chapters.deploying.plots import zone_of
from ..model.kinds import ARMS, BLADES, BUILDING, CLASSES, FIREARMS, NOBODY, RANKS, SEATS, WEIGHTS
from ..model.setting import OfficerRoster, Roster
from ..model.state import Battle
from .looks import scene_of
from .names import named
from .words import full_name, say, side_name

FINENESS: Final = (INCHES.step, INCHES.decimals)
OFFICER: Final = "officer"
COLOURS: Final = {"french": "fr", "british": "gb"}
OTHER: Final = "pr"
# Troops of a list who wear the dress of another nation.
DRESSES: Final = {
    "R-GB-I3": "portuguese",
    "R-AU-I3": "hungarian",
    "R-AU-C1": "hungarian",
}
GROUP: Final = "skirmishers"


def board(b: Battle, lang: str) -> Board:
    """Everything that views do not repeat."""
    units = [unit(b, uid, roster, lang) for uid, roster in enumerate(b.setting.rosters)]
    staff = [officer(roster) for roster in b.setting.staff]
    colours = colours_of([side.nation for side in b.setting.sides])
    sides = [
        Side(seat, side_name(b, order, lang), colours[order]) for order, seat in enumerate(SEATS)
    ]
    fighters = [*units, *staff]
    hollow = partial(openings_of, b)
    return laid_out(scene_of(b, lang), FINENESS, zones(b, lang), sides, fighters, hollow)


def zones(b: Battle, lang: str) -> list[Zone]:
    """D-112 Where sides set up that have no places yet."""
    ground = b.setting.ground
    return [
        Zone(SEATS[seat], side_name(b, seat, lang), outline(zone_of(ground, seat)))
        for seat in b.setting.deploying
    ]


def openings_of(b: Battle, area: Area) -> list[int]:
    """C-BLD-1 The façades with doors and windows, of a building."""
    if not area.traits & BUILDING:
        return []
    return [int(one.number) for one in opened_facades(b, area)]


def colours_of(nations: list[str]) -> list[str]:
    """What distinguishes two armies; of the same colour the second takes another."""
    first, second = [COLOURS.get(nation, OTHER) for nation in nations]
    if first == second:
        second = "gb" if first == "fr" else "fr"
    return [first, second]


def unit(b: Battle, uid: int, roster: Roster, lang: str) -> Unit:
    profile = roster.profile
    facts: dict[str, str | int] = {
        "arm": ARMS[roster.arm],
        "class": CLASSES[roster.quality],
        "weight": WEIGHTS[roster.weight],
        "figures": int(roster.figures),
        "move": int(profile.move),
        "ws": int(profile.ws),
        "bs": int(profile.bs),
        "ld": int(profile.ld),
        "firearm": FIREARMS[roster.firearm],
        "blade": BLADES[roster.blade],
        "nation": DRESSES.get(roster.code, roster.nation),
        "light": int(roster.is_light()),
    }
    kind = GROUP if roster.parent != NOBODY else ARMS[roster.arm]
    name = full_name(b, uid, lang)
    return Unit(roster.id, SEATS[roster.seat], kind, name, name, facts)


def officer(roster: OfficerRoster) -> Unit:
    facts: dict[str, str | int] = {"rank": RANKS[roster.rank], "nation": roster.nation}
    return Unit(roster.id, SEATS[roster.seat], OFFICER, roster.name, roster.name, facts)


def prizes(b: Battle, lang: str) -> list[Prize]:
    """C-VIC-2 The objectives of a scenario, with their points."""
    found: list[Prize] = []
    for goal in b.setting.goals:
        words = say(lang, "worth", worth=int(goal.worth))
        found.append(Prize(named(goal.name, lang), goal.x, goal.y, int(goal.worth), words))
    return found

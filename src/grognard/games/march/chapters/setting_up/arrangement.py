"""Chapter 4: the set-up that a good player would make, one piece after the other.

The Guard has the middle, then the strongest from the middle outwards, all in front, with their
screens before them, facing as they do. Lines have a free field of fire: in a second row, for
battalions without room in front and those likely to run, battalions are in column. The commander is
behind the strongest. This is what players are proposed first, and what the computer plays.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.deploying.free_grid import Room, Spot
from grognard.miniatures.deploying.packing import Prospect
from grognard.miniatures.deploying.suggestions import beside
from grognard.table.pose import CM

from ...armies.armies import PRICES
from ...model.actions import COLUMN, LINE, NORTH, SOUTH, Place, PlaceCommander
from ...model.pieces import (
    GUARD,
    OFFICER,
    RECRUITS,
    ROUGH,
    Battalion,
)
from ...model.state import Battle
from ..figures import depth_of
from ..shooting.skirmishers import most_detached
from .deployment_packing import squares
from .placing import (
    all_standing,
    first_free,
    in_hand,
    places_ahead,
    post_site,
    prospect_after,
    room_left,
    sizes_in_hand,
)

APART: Final = 2  # centimetres between neighbours, as are the next two
SCREEN_ROOM: Final = 5  # before a battalion that sends out skirmishers
ROW: Final = 12
FRONT_ROW: Final = 0
SECOND_ROW: Final = 1
BEHIND: Final = (15 * CM, 12 * CM, 10 * CM, 8 * CM, 6 * CM, 4 * CM)


def better_side(b: Battle) -> i64:
    """4.4 The side with hills to occupy, and without rough ground in front of its zone."""
    ground = b.setting.ground
    lead = 0
    for i in range(len(ground.areas)):
        shape = ground.areas[i].shape
        half = 1 if shape.south + shape.north <= ground.height else -1
        if i in ground.raised:
            lead += 2 * half
        elif ground.areas[i].traits & ROUGH:
            lead -= half
    return SOUTH if lead >= 0 else NORTH


# Battalions


def arranged_places(b: Battle, seat: i64) -> list[Place]:
    """4.7 Where the next battalion would go: the first place that leaves room for all, if any."""
    u = min(in_hand(b, seat), key=rank)
    room, sizes = room_left(b, seat), sizes_in_hand(b, seat)
    for formation, detached, row in stands_for(u):
        for action in places_in_row(room, u, formation, detached, row):
            prospect = prospect_after(room, u, action, sizes)
            if prospect.is_good() and (not detached or has_screen_ahead(prospect, b, action)):
                return [action]
    return []


def stands_for(u: Battalion) -> list[tuple[int, int, int]]:
    """How a battalion would stand, the best first: its formation, its skirmishers, its row."""
    found: list[tuple[int, int, int]] = []
    for detached in (wanted_screen(u), 0):
        if not is_frail(u):
            for formation in (wanted_formation(u), COLUMN):
                found.append((formation, detached, FRONT_ROW))
        found.append((COLUMN, detached, SECOND_ROW))
    return [*found, (LINE, 0, FRONT_ROW), (LINE, 0, SECOND_ROW)]


def rank(u: Battalion) -> tuple[int, int, int]:
    """4.7 The Guard first, so that it has the middle, then the strongest; the frail come last."""
    return int(is_frail(u)), int(u.quality != GUARD), -worth(u)


def worth(u: Battalion) -> int:
    """2 What a battalion costs, in half points."""
    points = (1 + u.quality) * u.roster.rankers
    for character in range(len(PRICES)):
        points += 2 * PRICES[character] * u.roster.characters[character]
    return int(points)


def is_frail(u: Battalion) -> bool:
    """Recruits without an officer."""
    return u.quality == RECRUITS and not u.staff[OFFICER]


def wanted_formation(u: Battalion) -> i64:
    """British in line to shoot; recruits in column, to charge or to hold together."""
    return COLUMN if u.quality == RECRUITS else u.roster.formation


def wanted_screen(u: Battalion) -> i64:
    """10.1 As its list says, or as many as may go; of light troops half stays formed."""
    if u.roster.detached or not u.roster.light:
        return u.roster.detached or most_detached(u.roster)
    return min(most_detached(u.roster), u.roster.rankers // 2)


def places_in_row(room: Room, u: Battalion, formation: i64, detached: i64, row: i64) -> list[Place]:
    """The free places nearest to the middle, a little apart from all units beside them."""
    block = squares(u.roster.rankers - detached, formation)
    front = row * ROW + (SCREEN_ROOM if detached else 0)
    if front + block.depth > len(room.rows):
        return []
    width = block.width + 2 * APART
    middle = max(0, (room.plot.columns - width) // 2)
    columns = beside(room.starts(front, width, block.depth), middle)
    columns.sort(key=lambda column: abs(column - middle))
    spots = [Spot(front, column + APART, block) for column in columns]
    return [Place(u.uid, room.pose(spot), formation, detached) for spot in spots]


# Screens


def has_screen_ahead(prospect: Prospect, b: Battle, action: Place) -> bool:
    """R82 Whether the screen that it sends out finds room before it."""
    trial = b.clone()
    trial.place(action.unit, action.pose, action.formation, action.detached)
    u = trial.units[action.unit]
    return first_free(prospect, trial, u, places_ahead(u)) is not None


# The Supreme Commander


def arranged_posts(b: Battle, seat: i64) -> list[PlaceCommander]:
    """4.8 Behind the strongest, as far as the zone allows: the first place that is allowed."""
    site, standing = post_site(b, seat), all_standing(b)
    own = b.side(seat)
    own.sort(key=worth, reverse=True)
    for u in own:
        for back in BEHIND:
            x, y = u.pose.point(-depth_of(u) - back, 0)
            if site.why_not_point(x, y, standing) is None:
                return [PlaceCommander(x, y)]
    return []

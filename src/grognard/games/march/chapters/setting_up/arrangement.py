"""Chapter 4: the set-up that a good player would make, one piece after the other.

The Guard has the middle, then the strongest from the middle outwards, all in front, with their
screens before them, facing as they do. Lines have a free field of fire: in a second row, for those
who find no room in front and those likely to run, battalions are in column. The commander is behind
the strongest. What players are proposed first, and what the computer plays, is this.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.deploying.zones import FACING
from grognard.table.measure import far
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Polygon, rectangle

from ...armies.armies import PRICES
from ...model.actions import COLUMN, LINE, NORTH, SOUTH, Place, PlaceCommander
from ...model.pieces import (
    GROUP_SIZE,
    GUARD,
    OFFICER,
    RECRUITS,
    ROUGH,
    SCREEN_DEPTH,
    Battalion,
)
from ...model.state import Battle
from ..figures import depth_of, footprint, size
from ..shooting.skirmishers import LEAST_GAP, list_places, most_detached
from .placing import in_hand, own_zone, prospect_of, why_not_place, why_not_post, why_not_send

STEP: Final = 2 * CM
APART: Final = 2 * CM
SCREEN_ROOM: Final = 5 * CM  # before a battalion that sends out skirmishers
ROW: Final = 12 * CM
FRONT_ROW: Final = 0
SECOND_ROW: Final = 1
TRIED: Final = 8  # places of one battalion that the rules are asked about
AHEAD: Final = 2  # of the places for a screen, so many are straight before its battalion
BEHIND: Final = (15 * CM, 12 * CM, 10 * CM, 8 * CM, 6 * CM, 4 * CM)
CLOSE: Final = (2 * CM, 3 * CM, CM, 0)  # how far before its battalion a screen may be as well


def better_side(b: Battle) -> i64:
    """4.4 The side with hills to stand on, and without rough ground before its zone."""
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
    """4.7 Where the next battalion would go: the first place that the rules allow, if any is."""
    u = next_in_hand(b, seat)
    for formation, detached, row in stands_for(u):
        for action in places_in_row(b, u, formation, detached, row):
            if why_not_place(b, seat, action) is None and has_screen_ahead(b, action):
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


def next_in_hand(b: Battle, seat: i64) -> Battalion:
    """4.7 The Guard first, so that it has the middle, then the strongest; the frail come last."""
    waiting = in_hand(b, seat)
    best = waiting[0]
    for u in waiting:
        if rank(u) < rank(best):
            best = u
    return best


def rank(u: Battalion) -> tuple[int, int, int]:
    """Its place in the order of the set-up."""
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


def places_in_row(b: Battle, u: Battalion, formation: i64, detached: i64, row: i64) -> list[Place]:
    """From the middle outwards, clear of the friends who are there already; only a few of them."""
    zone = own_zone(b, u.seat)
    south = b.sides[u.seat] == SOUTH
    groups = (u.roster.rankers - detached + GROUP_SIZE - 1) // GROUP_SIZE
    width, depth = size(groups, formation)
    back = row * ROW + (SCREEN_ROOM if detached else 0)
    y = zone.north - back if south else zone.south + back
    friends = [footprint(friend).hull for friend in b.side(u.seat)]
    found: list[Place] = []
    middle = (zone.west + zone.east) // 2
    for x in outwards(middle, zone.west + width // 2, zone.east - width // 2):
        if len(found) == TRIED:
            break
        pose = Pose(x, y, FACING[b.sides[u.seat]])
        if is_clear(rectangle(pose, width, depth), friends):
            found.append(Place(u.uid, pose, formation, detached))
    return found


def outwards(middle: i64, first: i64, last: i64) -> list[int]:
    """Places along a row, the nearest to its middle first."""
    found: list[int] = []
    off: i64 = 0
    while middle - off >= first or middle + off <= last:
        if first <= middle + off <= last:
            found.append(middle + off)
        if off and first <= middle - off <= last:
            found.append(middle - off)
        off += STEP
    return found


def is_clear(shape: Polygon, friends: list[Polygon]) -> bool:
    for hull in friends:
        if not far(hull, shape, APART):
            return False
    return True


# Screens


def has_screen_ahead(b: Battle, action: Place) -> bool:
    """R82 Whether the screen that it sends out, if any, finds room before it."""
    if not action.detached:
        return True
    trial = b.clone()
    trial.place(action.unit, action.pose, action.formation, action.detached)
    u = trial.units[action.unit]
    prospect = prospect_of(trial, u)
    for pose in ahead_of(u):
        if why_not_send(prospect, trial, u, pose, LEAST_GAP) is None:
            return True
    return False


def screens_ahead(b: Battle, u: Battalion) -> list[Pose]:
    """R82 The places straight before a battalion, facing as it does, that its screen may take."""
    prospect = prospect_of(b, u)
    return [pose for pose in ahead_of(u) if why_not_send(prospect, b, u, pose, LEAST_GAP) is None]


def ahead_of(u: Battalion) -> list[Pose]:
    return [*list_places(u)[:AHEAD], *(u.pose.moved(SCREEN_DEPTH + off) for off in CLOSE)]


# The Supreme Commander


def arranged_posts(b: Battle, seat: i64) -> list[PlaceCommander]:
    """4.8 Behind the strongest, as far as the zone allows: the first place that is allowed."""
    own = b.side(seat)
    own.sort(key=worth, reverse=True)
    for u in own:
        for back in BEHIND:
            x, y = u.pose.point(-depth_of(u) - back, 0)
            if why_not_post(b, seat, x, y) is None:
                return [PlaceCommander(x, y)]
    return []

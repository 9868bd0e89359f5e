"""How the sensible player of La Marche des Aigles sets up.

The strongest stand in front, from the middle outwards, with their screens before them; who finds no
room there, and those likely to run, stand in a second row. The commander stands behind the
strongest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.march.chapters.figures import centre, depth_of, footprint, size
from grognard.games.march.chapters.setting_up.placing import in_hand, own_zone
from grognard.games.march.chapters.shooting.skirmishers import LEAST_GAP, list_places, most_detached
from grognard.games.march.model.actions import (
    COLUMN,
    LINE,
    NORTH,
    SOUTH,
    Place,
    PlaceCommander,
    PlaceScreen,
)
from grognard.games.march.model.pieces import (
    GROUP_SIZE,
    OFFICER,
    ON_TABLE,
    RECRUITS,
    ROUGH,
    SCREEN_DEPTH,
    Battalion,
)
from grognard.games.march.model.state import Battle
from grognard.miniatures.deploying.zones import FACING
from grognard.table.measure import far
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Polygon, rectangle

from .stakes import strength

STEP: Final = 2 * CM
APART: Final = 2 * CM
SCREEN_ROOM: Final = 5 * CM  # before a battalion that sends out skirmishers
ROW: Final = 12 * CM
ROWS: Final = 2
TRIED: Final = 8  # places of one battalion that the rules are asked about
BEHIND: Final = (15 * CM, 12 * CM, 10 * CM, 8 * CM, 6 * CM, 4 * CM)


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


def next_in_hand(b: Battle, seat: i64) -> Battalion:
    """4.7 The strongest first, so that it has the middle; who will run if it can comes last."""
    waiting = in_hand(b, seat)
    best = waiting[0]
    for u in waiting:
        if (is_frail(u), -strength(u)) < (is_frail(best), -strength(best)):
            best = u
    return best


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


def places_for(b: Battle, seat: i64) -> list[Place]:
    """4.7 Where the next battalion would stand: the best first, and only a few."""
    u = next_in_hand(b, seat)
    other: i64 = COLUMN if wanted_formation(u) == LINE else LINE
    found: list[Place] = []
    for formation in (wanted_formation(u), other):
        for detached in (wanted_screen(u), 0):
            first: i64 = ROWS - 1 if is_frail(u) else 0
            for row in range(first, ROWS):
                found += places_in_row(b, u, formation, detached, row)
    return found


def places_in_row(b: Battle, u: Battalion, formation: i64, detached: i64, row: i64) -> list[Place]:
    """From the middle outwards, clear of the friends who stand already."""
    zone = own_zone(b, u.seat)
    south = b.sides[u.seat] == SOUTH
    groups = (u.roster.rankers - detached + GROUP_SIZE - 1) // GROUP_SIZE
    width, depth = size(groups, formation)
    back = row * ROW + (SCREEN_ROOM if detached else 0)
    y = zone.north - back if south else zone.south + back
    found: list[Place] = []
    for x in outwards(middle_of(b, u.seat, zone), zone.west + width // 2, zone.east - width // 2):
        pose = Pose(x, y, FACING[b.sides[u.seat]])
        if is_free(b, u.seat, rectangle(pose, width, depth)) and len(found) < TRIED:
            found.append(Place(u.uid, pose, formation, detached))
    return found


def middle_of(b: Battle, seat: i64, zone: Polygon) -> i64:
    """Opposite the enemy who stands there already, but not far from the middle of the zone."""
    middle = (zone.west + zone.east) // 2
    total: i64 = 0
    count: i64 = 0
    for e in b.units:
        if e.seat != seat and e.place == ON_TABLE:
            total += centre(e)[0]
            count += 1
    if count == 0:
        return middle
    reach = (zone.east - zone.west) // 6
    return max(middle - reach, min(middle + reach, total // count))


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


def is_free(b: Battle, seat: i64, shape: Polygon) -> bool:
    for friend in b.units:
        if friend.seat == seat and friend.place == ON_TABLE:
            if not far(footprint(friend).hull, shape, APART):
                return False
    return True


def screens_for(b: Battle, u: Battalion) -> list[PlaceScreen]:
    """R82 Before the battalion, as far as it may stand there; else where it was thought of."""
    places = [*list_places(u)[:2], u.pose.moved(SCREEN_DEPTH + 2 * CM), u.screen_pose]
    return [PlaceScreen(u.uid, pose, LEAST_GAP) for pose in places]


def posts_for(b: Battle, seat: i64) -> list[PlaceCommander]:
    """4.8 Behind the strongest, as far as the zone allows."""
    found: list[PlaceCommander] = []
    own = b.side(seat)
    own.sort(key=strength, reverse=True)
    for u in own:
        for back in BEHIND:
            x, y = u.pose.point(-depth_of(u) - back, 0)
            found.append(PlaceCommander(x, y))
    return found

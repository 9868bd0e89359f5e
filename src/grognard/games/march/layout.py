"""Chapter 4: places worth proposing while armies are set up, and armies that stand ready."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.decision import Action
from ...kernel.refusal import Refusal
from ...table.pose import CM, Point, Pose
from .actions import COLUMN, LINE, SOUTH, Place, PlaceCommander, PlaceScreen
from .figures import depth_of
from .pieces import NOWHERE, Battalion, Stand
from .placing import (
    first_screen,
    in_hand,
    own_zone,
    room_left,
    screen_places,
    why_not_body,
    why_not_place_in,
    why_not_post,
    why_not_set_screen,
)
from .room import POST, Room, in_order, packing, squares
from .skirmishers import LEAST_GAP, most_detached
from .state import Battle

FRACTIONS: Final = ((1, 8), (3, 8), (5, 8), (7, 8))  # of the front of a zone
SCREEN_ROOM: Final = 6  # rows left free before a battalion that sends out skirmishers
BACK: Final = 2  # what a row to the rear counts against a column to the side
BEHIND: Final = 5 * CM  # of a battalion, where its commander might stand


# Battalions


def list_places(b: Battle, seat: i64) -> list[Action]:
    """4.7 A few places for each battalion in hand, whole and with its skirmishers sent out."""
    room = room_left(b, seat)
    waiting = in_hand(b, seat)
    actions: list[Action] = []
    for u in waiting:
        for fraction in FRACTIONS:
            for detached in (0, usual_detached(u)):
                add_place(actions, room, u, detached, fraction)
    actions += surest(room, waiting)
    return once(actions)


def usual_detached(u: Battalion) -> i64:
    """What its list sends out, or as many as may go."""
    return u.roster.detached or most_detached(u.roster)


def add_place(
    actions: list[Action], room: Room, u: Battalion, detached: i64, fraction: tuple[int, int]
) -> None:
    """The free place nearest to that part of the front, in its usual formation if that fits."""
    usual = u.roster.formation
    for formation in (usual, LINE if usual == COLUMN else COLUMN):
        width, depth = squares(u.roster.rankers - detached, formation)
        goal = (room.columns * fraction[0]) // fraction[1] - width // 2
        pose = nearest(room, width, depth, goal, SCREEN_ROOM if detached else 0)
        if pose is not None:
            actions.append(Place(u.uid, pose, formation, detached))
            return


def nearest(room: Room, width: int, depth: int, goal: int, back: int) -> Pose | None:
    """The free place that is least to the side of a column and to the rear of a row."""
    best, least = (0, 0), -1
    for row in range(len(room.rows) - depth + 1):
        for column in beside(room.starts(row, width, depth), max(goal, 0)):
            cost = abs(column - goal) + BACK * abs(row - back)
            if least < 0 or cost < least:
                best, least = (row, column), cost
    return room.pose(best[0], best[1], width) if least >= 0 else None


def beside(free: int, goal: int) -> list[int]:
    """The nearest free column up to the goal, and the nearest from there on."""
    found: list[int] = []
    west = free & ((2 << goal) - 1)
    if west:
        found.append(west.bit_length() - 1)
    east = free >> goal
    if east:
        found.append(goal + (east & -east).bit_length() - 1)
    return found


def surest(room: Room, waiting: list[Battalion]) -> list[Action]:
    """R107 The place that leaves the others theirs: there is always a way to go on."""
    rosters = [u.roster for u in waiting]
    spots = packing(room, rosters)
    if not spots:
        return []
    u = waiting[in_order(rosters)[0]]
    return [Place(u.uid, spots[0].pose, spots[0].formation, 0)]


def once(actions: list[Action]) -> list[Action]:
    """Without repetitions, in order."""
    return list({action.key(): action for action in actions}.values())


# Screens


def find_screen(b: Battle, action: Place) -> Pose:
    """R82 Where the screen of a battalion about to be placed may stand."""
    seat = b.units[action.unit].seat
    pose = first_screen(room_left(b, seat), b, action) if action.detached else None
    return NOWHERE if pose is None else pose


def list_screens(b: Battle, uid: i64) -> list[Action]:
    """R82 Where it was thought of first, and other places around its battalion."""
    u = b.units[uid]
    places = [u.stripe, *screen_places(u)]
    return once([PlaceScreen(uid, pose, LEAST_GAP) for pose in places])


# Supreme Commanders


def list_posts(b: Battle, seat: i64) -> list[PlaceCommander]:
    """4.8 Behind the middle of the zone and behind each battalion; somewhere he finds room."""
    zone = own_zone(b, seat)
    back = zone.south + CM if b.sides[seat] == SOUTH else zone.north - CM
    posts: list[Point] = [((zone.west + zone.east) // 2, back)]
    for u in b.side(seat):
        posts.append(u.pose.point(-depth_of(u) - BEHIND, 0))
    room = room_left(b, seat)
    row = room.rearmost(POST, POST)
    if row >= 0:
        free = room.starts(row, POST, POST)
        posts.append(room.pose(row, (free & -free).bit_length() - 1, POST).point(-CM, 0))
    return [PlaceCommander(x, y) for x, y in dict.fromkeys(posts)]


# All at once


def lay_out(b: Battle) -> tuple[str, Refusal] | None:
    """4.0 Both armies stand ready: as the battle says, else where they find room.

    Gives what the layout of the battle says wrongly: whose place, and the rule against it.
    """
    for seat in range(2):
        wrong = _take_stands(b, seat)
        if wrong is not None:
            return wrong
        _find_stands(b, seat)
        wrong = _take_post(b, seat)
        if wrong is not None:
            return wrong
    return None


def _take_stands(b: Battle, seat: i64) -> tuple[str, Refusal] | None:
    for u in in_hand(b, seat):
        stand = b.setting.stands.get(u.uid)
        refusal = _take_stand(b, u, stand) if stand is not None else None
        if refusal is not None:
            return u.roster.id, refusal
    return None


def _take_stand(b: Battle, u: Battalion, stand: Stand) -> Refusal | None:
    action = Place(u.uid, stand.pose, stand.formation, stand.detached)
    refusal = why_not_body(b, u.seat, action)
    if refusal is not None:
        return refusal
    b.place(u.uid, stand.pose, stand.formation, stand.detached, stand.stripe)
    if not stand.detached:
        return None
    refusal = why_not_set_screen(b, u.uid, stand.stripe, stand.gap)
    if refusal is None:
        b.place_screen(u.uid, stand.stripe, stand.gap)
    return refusal


def _find_stands(b: Battle, seat: i64) -> None:
    """The others side by side, in the order of their list, as far as there is room."""
    count = len(in_hand(b, seat))
    for order in range(count):
        action = _chosen(b, seat, (2 * order + 1, 2 * count))
        stripe = find_screen(b, action)
        b.place(action.unit, action.pose, action.formation, action.detached, stripe)
        if action.detached:
            b.place_screen(action.unit, stripe, LEAST_GAP)


def _chosen(b: Battle, seat: i64, fraction: tuple[int, int]) -> Place:
    waiting = in_hand(b, seat)
    room = room_left(b, seat)
    actions: list[Action] = []
    add_place(actions, room, waiting[0], waiting[0].roster.detached, fraction)
    add_place(actions, room, waiting[0], 0, fraction)
    for action in actions:
        assert isinstance(action, Place)
        if why_not_place_in(room, b, seat, action) is None:
            return action
    sure = surest(room, waiting)[0]
    assert isinstance(sure, Place)
    return sure


def _take_post(b: Battle, seat: i64) -> tuple[str, Refusal] | None:
    given = b.setting.posts.get(int(seat))
    if given is not None:
        refusal = why_not_post(b, seat, given[0], given[1])
        if refusal is not None:
            return "commander", refusal
        b.place_commander(seat, given[0], given[1])
        return None
    free = [p for p in list_posts(b, seat) if why_not_post(b, seat, p.x, p.y) is None]
    b.place_commander(seat, free[0].x, free[0].y)
    return None

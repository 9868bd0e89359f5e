"""Chapter 4: places worth proposing while armies are set up, and armies that stand ready."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.deploying.free_grid import Room, rearmost
from grognard.miniatures.deploying.packing import first_spot
from grognard.miniatures.deploying.suggestions import a_few, spot_near
from grognard.table.pose import CM, Point

from ...model.actions import SOUTH, Place, PlaceCommander
from ...model.pieces import Battalion, Stand
from ...model.state import Battle
from ..figures import depth_of
from ..shooting.skirmishers import LEAST_GAP, most_detached
from .deployment_packing import BATTALIONS, ORDERS, POST, strengths
from .placing import (
    Placer,
    find_screen,
    in_hand,
    own_zone,
    room_left,
    sizes_in_hand,
    why_not_crowd,
    why_not_post,
    why_not_set_screen,
)

CHOICES: Final = 3  # battalions proposed at once
FRACTIONS: Final = ((1, 6), (1, 2), (5, 6))  # of the front of a zone
SCREENED: Final = ((1, 2), (1, 4), (3, 4))  # the same for a battalion that sends out skirmishers
SCREEN_ROOM: Final = 6  # rows left free before a battalion that sends out skirmishers
BEHIND: Final = 5 * CM  # of a battalion, where its commander might stand


# Battalions


def list_places(room: Room, waiting: list[Battalion]) -> list[Place]:
    """4.7 A few places for some of the battalions in hand; each may send out skirmishers at one."""
    actions = surest(room, waiting)
    for order, chosen in enumerate(a_few(len(waiting), CHOICES)):
        u = waiting[chosen]
        for fraction in FRACTIONS:
            add_place(actions, room, u, 0, fraction)
        add_place(actions, room, u, usual_detached(u), SCREENED[order])
    return list({action.key(): action for action in actions}.values())


def usual_detached(u: Battalion) -> i64:
    """What its list sends out, or as many as may go."""
    return u.roster.detached or most_detached(u.roster)


def add_place(
    actions: list[Place], room: Room, u: Battalion, detached: i64, fraction: tuple[int, int]
) -> None:
    """The free place nearest to that part of the front, in its usual formation if that fits."""
    order = 0 if u.roster.formation == ORDERS[0][0] else 1
    blocks = BATTALIONS.blocks(u.roster.rankers - detached, order)
    spot = spot_near(room, blocks, fraction, SCREEN_ROOM if detached else 0)
    if spot is not None:
        actions.append(Place(u.uid, room.pose(spot), spot.block.formation, detached))


def surest(room: Room, waiting: list[Battalion]) -> list[Place]:
    """R107 The place that leaves enough room for the others: there is always a way to continue."""
    sizes = strengths([u.roster for u in waiting])
    spot = first_spot(room, sizes)
    if spot is None:
        return []
    largest = next(u for u in waiting if u.roster.rankers == sizes[0])
    return [Place(largest.uid, room.pose(spot), spot.block.formation, 0)]


# Supreme Commanders


def list_posts(b: Battle, seat: i64) -> list[PlaceCommander]:
    """4.8 Behind the middle of the zone and behind each battalion; somewhere he finds room."""
    zone = own_zone(b, seat)
    back = zone.south + CM if b.sides[seat] == SOUTH else zone.north - CM
    posts: list[Point] = [((zone.west + zone.east) // 2, back)]
    for u in b.side(seat):
        posts.append(u.pose.point(-depth_of(u) - BEHIND, 0))
    room = room_left(b, seat)
    free = rearmost(room.rows, POST)
    if free is not None:
        posts.append(room.pose(free).point(-CM, 0))
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
    refusal = Placer(b, u.seat).why_not_body(action)
    if refusal is not None:
        return refusal
    b.place(u.uid, stand.pose, stand.formation, stand.detached, stand.screen_pose)
    if not stand.detached:
        return None
    refusal = why_not_set_screen(b, u.uid, stand.screen_pose, stand.gap)
    if refusal is None:
        b.place_screen(u.uid, stand.screen_pose, stand.gap)
    return refusal


def _find_stands(b: Battle, seat: i64) -> None:
    """The others side by side, in the order of their list, as far as there is room."""
    count = len(in_hand(b, seat))
    for order in range(count):
        action = _chosen(b, seat, (2 * order + 1, 2 * count))
        screen_pose = find_screen(b, action)
        b.place(action.unit, action.pose, action.formation, action.detached, screen_pose)
        if action.detached:
            b.place_screen(action.unit, screen_pose, LEAST_GAP)


def _chosen(b: Battle, seat: i64, fraction: tuple[int, int]) -> Place:
    waiting = in_hand(b, seat)
    room = room_left(b, seat)
    sizes = sizes_in_hand(b, seat)
    actions: list[Place] = []
    add_place(actions, room, waiting[0], waiting[0].roster.detached, fraction)
    add_place(actions, room, waiting[0], 0, fraction)
    for action in actions:
        if why_not_crowd(room, b, action, sizes) is None:
            return action
    return surest(room, waiting)[0]


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

"""Driven straight off, facing kept: the paths of recoils, pursuits and flights."""

from __future__ import annotations

from math import ceil

from mypy_extensions import i64

from grognard.table.measure import closer, overlap
from grognard.table.parts import convex_parts
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, Polygon, hull
from grognard.table.slide import blocked
from grognard.table.terrain import Ground

from ..bodies import Body, on_any
from .passable import are_walkable


def shifted(pose: Pose, heading: i64, length: i64) -> Pose:
    """So far in any direction, facing as before."""
    x, y = Pose(pose.x, pose.y, heading).point(length, 0)
    return Pose(x, y, pose.h)


def place_at(body: Body, heading: i64, length: i64) -> Footprint:
    """The ground it would hold there."""
    pose = shifted(body.pose, heading, length)
    dx, dy = pose.x - body.pose.x, pose.y - body.pose.y
    parts = [_moved(part, dx, dy) for part in body.shape.parts]
    one = len(parts) == 1 and body.shape.parts[0] is body.shape.hull
    return Footprint(parts, parts[0] if one else _moved(body.shape.hull, dx, dy))


def _moved(shape: Polygon, dx: i64, dy: i64) -> Polygon:
    return Polygon([x + dx for x in shape.xs], [y + dy for y in shape.ys])


def swept(body: Body, heading: i64, length: i64) -> list[Polygon]:
    """All the ground of that path, a piece for each of its bases."""
    there = place_at(body, heading, length).parts
    here = body.shape.parts
    return [hull(here[i].corners() + there[i].corners()) for i in range(len(here))]


def clear_length(body: Body, bars: list[Polygon], heading: i64, length: i64) -> i64:
    """The least length, from the one given on, at which it lies on none of some convex shapes."""
    lies = True
    while lies:
        lies = False
        for bar in bars:
            if lies_on(place_at(body, heading, length), bar):
                length = max(length + 1, past(body, heading, bar))
                lies = True
    return length


def apart_length(
    body: Body, others: list[Footprint], limits: list[int], heading: i64, length: i64
) -> i64:
    """The least length, from the one given on, at which it is as far from others as their limits.

    How far it goes to be clear of all is left to `clear_length`.
    """
    near = True
    while near:
        near = False
        for i in range(len(others)):
            if closer(place_at(body, heading, length), others[i], limits[i]):
                length = max(length + 1, out_of_reach(body, heading, others[i], limits[i], length))
                near = True
    return length


def out_of_reach(body: Body, heading: i64, other: Footprint, limit: i64, length: i64) -> i64:
    """How far it must go, from a length on, to leave another by so much."""
    for base in body.shape.parts:
        for part in other.parts:
            start, stop = blocked(base, heading, part, limit)
            if start < float(length) < stop:
                length = ceil(stop)
    return length


def lies_on(place: Footprint, bar: Polygon) -> bool:
    for base in place.parts:
        if overlap(base, bar):
            return True
    return False


def past(body: Body, heading: i64, bar: Polygon) -> i64:
    """How far it must go to have a shape behind it."""
    length: i64 = 0
    for base in body.shape.parts:
        _, stop = blocked(base, heading, bar, 0)
        if stop > float(length):
            length = ceil(stop)
    return length


def closed_parts(ground: Ground, closed: i64) -> list[Polygon]:
    """Ground with these traits, in convex parts."""
    return [part for area in ground.areas_with(closed) for part in convex_parts(area.shape)]


def recoil_length(
    body: Body,
    bars: list[Polygon],
    enemies: list[Body],
    ground: Ground,
    closed: i64,
    heading: i64,
    length: i64,
) -> i64:
    """How far it goes, on through what it may not lie on until it is clear; -1 where it cannot.

    Enemies, the table edge and ground with the closed traits are what stops it.
    """
    reach = clear_length(body, bars, heading, length)
    pieces = swept(body, heading, reach)
    if met_on(enemies, pieces) is not None or not are_walkable(ground, closed, pieces):
        return -1
    return reach


def met_on(bodies: list[Body], pieces: list[Polygon]) -> Body | None:
    """The first of some bodies on whose ground a path comes."""
    for piece in pieces:
        found = on_any(bodies, piece)
        if found is not None:
            return found
    return None

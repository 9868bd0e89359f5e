"""Room in a zone: nobody overlaps, gaps are kept, and what is quickly known is what is true."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grognard.miniatures.deploying.free_grid import Block, Plot, Room, Spot, room_in
from grognard.miniatures.deploying.packing import (
    Prospect,
    first_spot,
    has_room,
    packing,
    stand_behind,
    without,
)
from grognard.miniatures.deploying.zones import FACING, NORTH, SOUTH, in_zone
from grognard.table.measure import between, collide, overlap
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Footprint, Polygon, block, box, polygon
from tests.miniatures.skirmish import GUN, PITCH, Brigades

BRIGADES = Brigades()
WEST, REAR = 3 * INCH, 2 * INCH

sizes = st.lists(st.sampled_from([GUN, 2, 3, 4, 5, 8]), max_size=7).map(
    lambda found: tuple(sorted(found, reverse=True))
)
plots = st.builds(
    lambda width, depth, side, gap: Plot(
        box(WEST, REAR, WEST + width * PITCH, REAR + depth * PITCH), side, PITCH, BRIGADES, gap
    ),
    st.integers(12, 120),
    st.integers(4, 40),
    st.sampled_from([SOUTH, NORTH]),
    st.integers(0, 3),
)
turns = st.one_of(st.sampled_from([0, 9000, 18000, 27000]), st.integers(0, 35999))


@st.composite
def bodies(draw: st.DrawFn, zone: Polygon) -> Footprint:
    x, y = draw(st.integers(zone.west, zone.east)), draw(st.integers(zone.south, zone.north))
    width = draw(st.integers(4, 24))
    return block(Pose(x, y, draw(turns)), width * PITCH, 4 * PITCH)


@st.composite
def rooms(draw: st.DrawFn) -> Room:
    """A zone with a lake in it, perhaps, where some stand already."""
    plot = draw(plots)
    lake = polygon(
        [
            (plot.zone.west, plot.zone.south),
            (plot.zone.west + 8 * PITCH, plot.zone.south),
            (plot.zone.west, plot.zone.south + 5 * PITCH),
        ]
    )
    room = room_in(plot, [lake] if draw(st.booleans()) else [], 4)
    standing = [draw(st.one_of(st.none(), bodies(plot.zone))) for _ in range(4)]
    return room.holding(standing)


def shape_at(room: Room, spot: Spot) -> Polygon:
    width, depth = spot.block.width * PITCH, spot.block.depth * PITCH
    return block(room.pose(spot), width, depth).hull


@given(rooms(), sizes)
def test_packing_never_overlaps_and_keeps_the_gap(room: Room, waiting: tuple[int, ...]) -> None:
    found = packing(room, waiting)
    if not found.complete:
        assert found.spots == []
        return
    placed = [shape_at(room, spot) for spot in found.spots]
    standing = [one.hull for one in room.standing if one is not None]
    gap = room.plot.gap * PITCH
    assert len(placed) == len(waiting)
    for order, shape in enumerate(placed):
        assert in_zone(room.zone, shape)
        for other in placed[:order] + standing:
            assert not overlap(shape, other) and (not gap or between(shape, other) >= gap - 1)


@given(rooms(), sizes)
def test_packed_bodies_face_the_enemy_on_whole_squares(
    room: Room, waiting: tuple[int, ...]
) -> None:
    for spot in packing(room, waiting).spots:
        shape = shape_at(room, spot)
        assert room.pose(spot).h == FACING[room.plot.side]
        assert (shape.west - room.zone.west) % PITCH == 0
        assert shape.east - shape.west == spot.block.width * PITCH


@given(rooms(), sizes)
def test_a_set_up_that_has_begun_can_be_ended(room: Room, waiting: tuple[int, ...]) -> None:
    standing = [*room.standing]
    while waiting:
        spot = first_spot(room, waiting)
        if spot is None:
            assert not packing(room, waiting).complete
            return
        width, depth = spot.block.width * PITCH, spot.block.depth * PITCH
        standing.append(block(room.pose(spot), width, depth))
        wider = Room(room.plot, room.bare, room.rows, [*room.standing, None])
        room = wider.holding(standing)
        waiting = without(waiting, waiting[0])
        assert packing(room, waiting).complete


@given(st.data(), rooms(), sizes)
def test_what_is_quickly_known_is_what_would_be_found_out(
    data: st.DataObject, room: Room, waiting: tuple[int, ...]
) -> None:
    shapes = [body.hull for body in data.draw(st.lists(bodies(room.zone), max_size=2))]
    taken = [room.under(shape) for shape in shapes]
    rows = room.rows[:]
    for part in taken:
        part.take_from(rows)
    slow = packing(Room(room.plot, room.bare, rows, room.standing), waiting).complete
    assert has_room(room, waiting, taken) == slow
    assert slow or not stand_behind(room, waiting, taken)
    assert Prospect(room, waiting, taken).is_good() == slow
    if waiting:
        first, found = first_spot(room, waiting), packing(room, waiting)
        places = [room.pose(spot).key() for spot in found.spots[:1]]
        assert ([room.pose(first).key()] if first is not None else []) == places


@given(st.data(), rooms())
def test_squares_that_are_free_touch_nobody(data: st.DataObject, room: Room) -> None:
    body = data.draw(bodies(room.zone))
    after = Room(room.plot, room.bare, room.rows, room.standing).holding([body, *room.standing[1:]])
    for row, free in enumerate(after.rows):
        for column in range(after.plot.columns):
            if free >> column & 1:
                shape = shape_at(after, Spot(row, column, Block(1, 1)))
                assert not collide(Footprint([shape], shape), body)


def test_a_room_is_the_same_while_nobody_moves() -> None:
    room = room_in(Plot(box(0, 0, 24 * INCH, 6 * INCH), SOUTH, PITCH, BRIGADES), [], 2)
    body = block(Pose(6 * INCH, 5 * INCH, 0), 3 * INCH, INCH)
    held = room.holding([body, None])
    assert room.holding([None, None]) is room and held.holding([body, None]) is held
    assert held.holding([None, None]).rows == room.rows
    assert packing(held, (3, 2)) is packing(held, (3, 2))


def test_others_need_room_too() -> None:
    zone = box(0, 0, 3 * INCH, INCH)
    with_general = room_in(Plot(zone, SOUTH, PITCH, BRIGADES), [], 0)
    alone = room_in(Plot(zone, SOUTH, PITCH, Brigades(general=False)), [], 0)
    assert not packing(with_general, (4,)).complete and packing(alone, (4,)).complete
    assert packing(with_general, (3,)).complete and packing(alone, ()).complete
    assert stand_behind(alone, (), [])


def test_a_body_tries_its_formations_in_turn_and_all_try_another_order() -> None:
    wide = room_in(Plot(box(0, 0, 12 * INCH, INCH), SOUTH, PITCH, BRIGADES), [], 0)
    lines = packing(wide, (5, 4)).spots
    assert [spot.block.formation for spot in lines] == [0, 0]  # no mass is so shallow
    deep = room_in(Plot(box(0, 0, 12 * INCH, 4 * INCH), SOUTH, PITCH, BRIGADES), [], 0)
    assert [spot.block.formation for spot in packing(deep, (5, 4)).spots] == [1, 1]


def test_a_gap_is_left_between_neighbours() -> None:
    room = room_in(Plot(box(0, 0, 12 * INCH, 2 * INCH), SOUTH, PITCH, BRIGADES, gap=4), [], 0)
    first, second = packing(room, (GUN, GUN)).spots
    assert (first.column, second.column) == (0, 8)

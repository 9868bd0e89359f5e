"""Objects that only refer to each other are found, and players hardly wait for it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.server import garbage
from grognard.server.garbage import FEWEST_GONE, NEW, Garbage, look_at_new_objects_only
from grognard.server.guard.door import SocketDoor
from tests.server.hosting import begun, hosted


class Ring:
    """Refers to itself: only a look finds it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_in_a_server() -> Iterator[None]:
    before = gc.get_threshold()
    look_at_new_objects_only()
    yield
    gc.callbacks.remove(garbage.set_aside)
    gc.set_threshold(*before)


def test_what_is_in_use_is_looked_at_once() -> None:
    kept = [[number] for number in range(50 * NEW)]
    assert len(gc.get_objects()) < 3 * NEW
    assert len(kept) == 50 * NEW


def test_a_ring_that_lives_shortly_is_found_by_itself() -> None:
    ring = weakref.ref(Ring())
    kept = [[number] for number in range(2 * NEW)]
    assert kept and ring() is None


def test_a_ring_that_was_set_aside_is_found_when_enough_has_gone() -> None:
    found, ring = Garbage(), Ring()
    gone = weakref.ref(ring)
    gc.collect()
    del ring
    gc.collect()
    assert gone() is not None
    found.add(FEWEST_GONE - 1)
    assert not found.tidy(held=0) and gone() is not None
    found.add()
    assert found.tidy(held=0) and gone() is None


def test_much_that_is_held_is_looked_through_less_often() -> None:
    found = Garbage()
    found.add(FEWEST_GONE)
    assert not found.tidy(held=8 * FEWEST_GONE)
    found.add(FEWEST_GONE)
    assert found.tidy(held=8 * FEWEST_GONE)


def test_a_flood_of_short_visits_does_not_keep_the_server_looking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, now = Garbage(), iter([10.0, 11.0, 15.0, 300.0, 300.5])
    monkeypatch.setattr("time.monotonic", lambda: next(now))
    looked = []
    for _ in range(3):
        found.add(FEWEST_GONE)
        looked.append(found.tidy(held=0))
    assert looked == [True, False, True]


@pytest.mark.anyio
async def test_matches_and_connections_that_go_are_counted(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "games.db")) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        match = await begun(ann, bob)
        client = await ann.sit(match, "north")
        rooms, context = server.services.rooms, server.services.context
        before = context.garbage._gone
        await client.stop()
        while rooms.places[match].busy:
            await asyncio.sleep(0.01)
        rooms.drop_idle(float("inf"))
        assert context.garbage._gone >= before + 2


@pytest.mark.anyio
async def test_a_match_and_a_connection_that_go_take_no_memory_from_then_on(
    tmp_path: Path,
) -> None:
    """Nobody has to look for them: with many that come and go, too much would wait for that."""
    async with hosted(str(tmp_path / "games.db")) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        match = await begun(ann, bob)
        rooms = server.services.rooms
        client = await ann.sit(match, "north")
        await client.act((await client.asked())["legal"][0])
        place = rooms.places[match]
        gone: list[weakref.ref[Any]] = [weakref.ref(place.room), weakref.ref(place.room.match)]
        lines = [each.get_protocol() for each in server.services.context.doorman._inside]
        doors = [line for line in lines if isinstance(line, SocketDoor)]
        gone += [weakref.ref(door) for door in doors] + [weakref.ref(door.conn) for door in doors]
        del lines, doors
        gc.collect()  # all of it is set aside now
        await client.stop()
        while place.busy:
            await asyncio.sleep(0.01)
        del place
        rooms.drop_idle(float("inf"))
        assert [each() for each in gone] == [None] * 4

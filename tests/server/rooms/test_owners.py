"""Of several processes one holds a match: players who reach another are handed over to it."""

from __future__ import annotations

import asyncio
import os
import random
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from grognard.server.guard import hand_over
from grognard.server.rooms.rooms import Place
from grognard.server.store.bus import MISSED, Word
from grognard.server.store.schema import games
from tests.server.conftest import Clock
from tests.server.hosting import PATIENCE, Client, Hosted, Person, begun, hosted, play_out
from tests.server.postgres import Server

pytestmark = pytest.mark.anyio


class Two:
    """Two processes on one database, with a player at each."""

    def __init__(self, one: Hosted, two: Hosted, ann: Person, bob: Person) -> None:
        self.one, self.two = one, two
        self.ann, self.bob = ann, bob

    async def match(self) -> str:
        return await begun(self.ann, self.bob, scenario="long")

    def holders(self, match: str) -> list[bool]:
        """Which of the two serve players of a match."""
        places = [host.services.rooms.places.get(match) for host in (self.one, self.two)]
        return [bool(place and place.room.telling.listeners) for place in places]


@pytest.fixture
async def two(anyio_backend: str, postgres_server: Server, clock: Clock) -> AsyncIterator[Two]:
    with postgres_server.database() as url:
        async with hosted(url, clock) as one, hosted(url, clock) as other:
            yield Two(one, other, await one.person("Ann"), await other.person("Bob"))


def heard(host: Hosted, what: str = "entry") -> list[Word]:
    """All words of a kind that come to a process from now on."""
    words: list[Word] = []

    def hear(word: Word) -> None:
        if word.what == what:
            words.append(word)

    host.services.store.bus.listen(hear)
    return words


async def after_all_words(two: Two) -> None:
    """Until both have received what was sent so far."""
    last = [heard(host, "last") for host in (two.one, two.two)]
    await two.one.services.store.bus.tell("x", 0, "last")
    async with asyncio.timeout(PATIENCE):
        while not all(last):
            await asyncio.sleep(0.005)


async def play_together(two: Two, match: str) -> list[Client]:
    """Each player is on a process of their own; they play to the end."""
    clients = [await two.ann.sit(match, "north"), await two.bob.sit(match, "south")]
    await play_out(clients, random.Random(1))
    return clients


async def test_the_second_player_is_handed_over_to_the_process_of_the_first(two: Two) -> None:
    match = await two.match()
    north, south = await play_together(two, match)
    assert north.ended and south.ended
    assert two.holders(match) == [True, False]
    assert match not in two.two.services.rooms.places
    figures = two.two.services.context.metrics.text({})
    assert "grognard_handed_over_total 1" in figures


async def test_a_connection_without_hello_keeps_the_match_in_memory(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await two.match()
    monkeypatch.setattr(hand_over, "POSSIBLE", False)
    silent = await two.bob.connect(match)
    rooms = two.two.services.rooms
    while match not in rooms.places or not rooms.places[match].busy:
        await asyncio.sleep(0.01)
    north = await two.ann.sit(match, "north")
    await north.act((await north.asked())["legal"][0])
    while not has_begun(rooms.places[match]):
        await asyncio.sleep(0.01)
    await silent.stop()


def has_begun(place: Place) -> bool:
    """Whether a process knows of the first answer; before, it may not even know who sits where."""
    return place.room.match is not None and place.room.match.number >= 1


async def test_a_process_that_only_made_a_match_does_not_follow_it(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await two.match()
    rooms = two.two.services.rooms
    looks: list[int] = []
    assert match in rooms.places

    async def look(place: Place, number: int) -> None:
        looks.append(number)

    monkeypatch.setattr(rooms, "_read_entries", look)
    north = await two.ann.sit(match, "north")
    while rooms.places[match].busy:  # what it had to do for its visitors
        await asyncio.sleep(0.01)
    await north.act((await north.asked())["legal"][0])
    while match in rooms.places:
        await asyncio.sleep(0.01)
    assert looks == []


async def test_a_match_that_one_process_holds_costs_the_others_no_word(two: Two) -> None:
    match = await two.match()
    north, south = await two.ann.sit(match, "north"), await two.bob.sit(match, "south")
    rooms = two.two.services.rooms
    await play_out([north, south], random.Random(1), most=4)
    while rooms.holds(match):
        await asyncio.sleep(0.01)
    await rooms.owners._let_go(rooms.holds)
    words = heard(two.two)
    await play_out([north, south], random.Random(2))
    assert north.ended and south.ended
    await after_all_words(two)
    last = (await two.one.services.store.entries(match))[-1].number
    assert last > 6 and {word.number for word in words} <= {last}  # the end brings letters


async def test_a_process_that_looks_at_a_match_of_another_hears_of_it_from_then_on(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await two.match()
    north, south = await two.ann.sit(match, "north"), await two.bob.sit(match, "south")
    rooms = two.two.services.rooms
    await play_out([north, south], random.Random(1), most=4)
    while rooms.holds(match):
        await asyncio.sleep(0.01)
    await rooms.owners._let_go(rooms.holds)
    place = await rooms.find(match)
    monkeypatch.setattr(Place, "busy", True)  # as if somebody could not be handed over
    await play_out([north, south], random.Random(2))
    async with asyncio.timeout(PATIENCE):
        while place.room.match is None or place.room.match.ended(None) is None:
            await asyncio.sleep(0.01)


async def test_what_is_being_read_is_not_let_go(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await two.match()
    rooms, store = two.two.services.rooms, two.two.services.store
    read = store.game

    async def let_go_meanwhile(match_id: str) -> object:
        await rooms.owners._let_go(rooms.holds)
        return await read(match_id)

    rooms._let_go(match, await rooms.find(match))
    await rooms.owners._let_go(rooms.holds)
    assert match not in rooms.owners._followed
    monkeypatch.setattr(store, "game", let_go_meanwhile)
    await rooms.find(match)
    assert match in rooms.owners._followed


async def test_a_process_that_ends_leaves_the_others_alone_with_their_matches(two: Two) -> None:
    match = await two.match()
    one, other = (host.services.rooms.owners for host in (two.one, two.two))
    for owners in (one, other):
        await owners.follow(match)
    await one.stop()
    found = await two.two.services.store.first_row(
        select(games.c.holders).where(games.c.id == match)
    )
    assert found is not None and found.holders == other.id


async def test_nobody_is_handed_over_who_came_to_the_right_process(two: Two) -> None:
    match = await two.match()
    for _ in range(2):
        await two.ann.sit(match, "north")
    assert two.holders(match) == [True, False]
    assert "grognard_handed_over_total 1" not in two.one.services.context.metrics.text({})


async def test_a_dead_owner_is_found_out_and_its_match_taken_over(two: Two) -> None:
    match = await two.match()
    north = await two.ann.sit(match, "north")
    await north.act((await north.asked())["legal"][0])
    letterbox = two.one.services.rooms.owners._letterbox
    assert letterbox is not None
    dead = socket.socket(socket.AF_UNIX)
    os.unlink(letterbox.address)
    dead.bind(letterbox.address)
    dead.close()
    south = await two.bob.sit(match, "south")
    assert two.holders(match) == [True, True]
    owner = await two.two.services.store.owner(match)
    assert owner is not None and owner.id == two.two.services.rooms.owners.id
    await play_out([north, south], random.Random(1))
    assert north.ended and south.ended


async def test_an_owner_on_another_machine_keeps_its_match_and_both_serve_it(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await two.match()
    monkeypatch.setattr(hand_over, "POSSIBLE", False)
    north, south = await play_together(two, match)
    assert north.ended and south.ended
    assert two.holders(match) == [True, True]
    owner = await two.two.services.store.owner(match)
    assert owner is not None and owner.id == two.one.services.rooms.owners.id


async def test_a_match_that_nobody_plays_any_more_has_no_owner(two: Two) -> None:
    match = await two.match()
    client = await two.ann.sit(match, "north")
    rooms = two.one.services.rooms
    await rooms.owners._let_go(rooms.holds)
    assert await two.one.services.store.owner(match) is not None
    await client.stop()
    while rooms.places[match].busy:
        await asyncio.sleep(0.01)
    rooms.drop_idle(float("inf"))
    await rooms.owners._let_go(rooms.holds)
    assert await two.one.services.store.owner(match) is None
    await two.bob.sit(match, "south")
    assert two.holders(match) == [False, True]


async def test_a_process_that_was_silent_too_long_does_not_rely_on_what_it_had(
    two: Two, clock: Clock
) -> None:
    match = await two.match()
    north = await two.ann.sit(match, "north")
    clock.ahead = 60
    await two.two.services.rooms.owners._renew()
    await two.bob.sit(match, "south")
    assert two.holders(match) == [True, True]
    await two.one.services.rooms.owners._renew()
    await north.stop()
    await two.ann.sit(match, "north")
    assert two.holders(match) == [False, True]


async def test_a_process_that_was_silent_too_long_looks_again_at_all_that_it_holds(
    two: Two, clock: Clock
) -> None:
    match = await two.match()
    north = await two.ann.sit(match, "north")
    clock.ahead = 60
    await two.two.services.rooms.owners._renew()
    await two.two.services.rooms.owners.follow(match)
    missed = heard(two.one, MISSED.what)
    await two.one.services.rooms.owners._renew()
    assert missed == [MISSED]
    words = heard(two.one)
    await north.act((await north.asked())["legal"][0])
    await after_all_words(two)
    assert words == [Word(match, "entry", 1)]  # of what it stored itself, as another holds it too


async def test_one_process_alone_knows_no_owners(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "games.db")) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        match = await begun(ann, bob)
        await ann.sit(match, "north")
        assert await server.services.store.owner(match) is None

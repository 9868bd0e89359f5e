"""Notification of an entry: what this process stores itself it does not look up, in any case."""

from __future__ import annotations

import asyncio

import pytest

from grognard.server.store.bus import Word
from grognard.server.store.condition import Trouble
from tests.server.hosting import Hosted, Person, begun, refused

pytestmark = pytest.mark.anyio


def count_looks(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the entries that are looked up after this."""
    looks: list[int] = []

    async def look(place: object, number: int) -> None:
        looks.append(number)

    monkeypatch.setattr(server.services.rooms, "_read_entries", look)
    return looks


async def test_entries_stored_here_are_not_looked_up_and_those_of_others_are(
    server: Hosted, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(ann, bob)
    north = await ann.sit(match, "north")
    looks = count_looks(server, monkeypatch)
    await north.act((await north.asked())["legal"][0])
    await north.until("update")
    assert looks == []
    playing = server.services.rooms.places[match].room.playing()
    for number in (playing.number, playing.number + 1):
        server.services.rooms.hear(Word(match, "entry", number))
    await asyncio.sleep(0)
    assert looks == [playing.number + 1]


async def test_an_entry_whose_answer_was_lost_is_looked_up(
    server: Hosted, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(ann, bob)
    north = await ann.sit(match, "north")
    text = (await north.asked())["legal"][0]
    store = server.services.store
    append = store.append

    async def loses_its_answer(*entry: object) -> None:
        await append(*entry)  # type: ignore[arg-type]
        raise Trouble("unreachable")

    with monkeypatch.context() as cut:
        cut.setattr(store, "append", loses_its_answer)
        cut.setattr(store.bus, "deliver", lambda words: None)  # one's own are announced to nobody
        with refused("BUSY"):
            await north.act(text)
    assert (await north.until("update"))["number"] == 2

"""The WebSocket of a match: actions, and what is refused."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.hosting import FREELY, ApiError, Client, Person, begun, hosted, refused
from tests.server.sockets.talking import both, kinds

pytestmark = pytest.mark.anyio


async def test_an_action_is_acknowledged_then_sent_to_each_as_they_may_know(
    ann: Person, bob: Person
) -> None:
    match = await begun(ann, bob)
    north, south = await both(ann, bob, match)
    action = (await north.asked())["legal"][0]
    ack = await north.act(action)
    assert ack["number"] == 1
    mine, his = await north.until("update"), await south.until("update")
    assert kinds(north)[-2:] == ["ack", "update"]
    card = action.split()[1]
    assert card in mine["events"][0]["words"]
    assert card not in json.dumps(his)
    assert mine["asked"] == his["asked"] == "south"
    assert (await south.asked())["number"] == 2


async def test_it_counts_once_however_often_it_is_sent(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north, south = await both(ann, bob, match)
    action = (await north.asked())["legal"][0]
    for _ in range(5):
        ack = await north.act(action, id="once", seen=1)
        assert ack == {"type": "ack", "id": "once", "number": 1}
    other = await ann.sit(match, "north")
    assert await other.act(action, id="once", seen=1) == ack
    await south.until("prompt")
    assert await south.silent(0.1, "update")


async def test_the_same_id_of_another_seat_is_another_request(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north, south = await both(ann, bob, match)
    await north.act((await north.asked())["legal"][0], id="one")
    action = (await south.asked())["legal"][0]
    await south.act(action, id="one")
    assert (await south.until("update"))["number"] == 3


async def test_actions_sent_at_once_by_many_are_carried_out_once(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    clients = [await ann.sit(match, "north") for _ in range(6)]
    legal = (await clients[0].asked())["legal"]

    async def try_it(client: Client, number: int) -> str:
        try:
            await client.act(legal[number % len(legal)], seen=1)
        except ApiError as no:
            return no.code
        return "ACK"

    said = await asyncio.gather(*(try_it(client, n) for n, client in enumerate(clients)))
    assert sorted(said) == ["ACK"] + ["STALE"] * 5


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"action": "bid c99"}, "ILLEGAL"),
        ({"action": "dance"}, "UNREADABLE"),
        ({"action": "bid c1", "seen": 0}, "STALE"),
        ({"action": "bid c1", "seen": 7}, "STALE"),
        ({"action": "bid c1", "seat": "south"}, "NOT_YOUR_SEAT"),
        ({"action": "bid c1", "seat": "west"}, "NO_SUCH_SEAT"),
        ({"action": "* resign south"}, "UNREADABLE"),
    ],
)
async def test_what_does_not_count_is_refused_and_changes_nothing(
    ann: Person, bob: Person, message: dict[str, Any], code: str
) -> None:
    match = await begun(ann, bob)
    north, south = await both(ann, bob, match)
    with refused(code):
        await north.act(**message)
    assert await south.silent(0.05, "update")
    assert (await ann.get(f"/api/matches/{match}"))["asked"] == "north"


async def test_a_refusal_bears_the_rule_and_its_words(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north = await ann.sit(match, "north")
    with pytest.raises(ApiError) as found:
        await north.act("bid c99", id="a1")
    answer = found.value.answer
    assert (answer["id"], answer["code"]) == ("a1", "ILLEGAL")
    assert answer["cite"] == "1 a card of the hand"
    assert answer["words"]


async def test_out_of_turn_is_refused(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    _, south = await both(ann, bob, match)
    with refused("NOT_YOUR_TURN"):
        await south.act("bid c1")


async def test_before_the_beginning_nothing_can_be_done(ann: Person) -> None:
    match = await ann.make()
    north = await ann.sit(match["id"], "north")
    for request in ("resign", "claim"):
        with refused("NOT_STARTED"):
            await north.request(request)
    with refused("NOT_STARTED"):
        await north.act("bid c1")
    with refused("NOT_STARTED"):
        await north.request("offer", what="draw")
    with refused("NOT_STARTED"):
        await north.request("ask", what="legal")


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        "[" * 4000,
        '{"type": "act"}',
        '{"type": "dance", "id": "a"}',
        '{"type": "act", "id": "a", "seen": true, "action": "bid c1"}',
        '{"type": "act", "id": "a", "seen": 1, "action": "bid c1", "force": true}',
        b"\x00\xff",
        b'{"type": "ping"}',
        "x" * 8193,
    ],
)
async def test_what_cannot_be_read_is_refused_and_the_connection_lives(
    ann: Person, bob: Person, frame: str | bytes
) -> None:
    match = await begun(ann, bob)
    north = await ann.sit(match, "north")
    await north.line.send(frame)
    answer = await north.until("refused")
    assert answer["code"] in ("UNREADABLE", "TOO_LARGE")
    await north.say("ping")
    await north.until("pong")


async def test_a_refusal_names_the_request_even_when_it_could_not_be_read(
    ann: Person, bob: Person
) -> None:
    match = await begun(ann, bob)
    north = await ann.sit(match, "north")
    await north.say("act", id="mine", seen="one", action="bid c1")
    assert (await north.until("refused"))["id"] == "mine"


async def test_a_frame_too_large_to_read_ends_the_connection(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north = await ann.sit(match, "north")
    with pytest.raises(ConnectionClosed):
        await north.line.send("x" * 200_000)
        await north.until("refused")
    await ann.sit(match, "north")


async def test_before_hello_only_hello_is_read(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    client = await ann.connect(match)
    await client.say("act", id="a", seen=1, action="bid c1")
    assert (await client.hear())["code"] == "UNREADABLE"


async def test_too_many_messages_are_refused(tmp_path: Path) -> None:
    limits = replace(FREELY, messages=(5, 0))
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        client = await ann.sit(await begun(ann, bob), "north")
        for _ in range(6):
            await client.say("ping")
        answers = [(await client.until("pong", "refused"))["type"] for _ in range(6)]
        assert answers == ["pong"] * 4 + ["refused"] * 2
        assert client.heard[-1]["code"] == "TOO_FAST"


async def test_a_client_that_reads_nothing_is_disconnected_and_holds_up_nobody(
    tmp_path: Path,
) -> None:
    limits = replace(FREELY, unsent_messages=8)
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        match = await begun(ann, bob)
        north = await ann.sit(match, "north")
        place = await server.services.rooms.find(match)
        player: Any = place.room.telling.listeners[0]
        for _ in range(100):
            player.send_text('{"type": "pong"}')
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(100):
                await north.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013


async def test_nothing_is_sent_to_a_disconnected_client(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north = await ann.sit(match, "north")
    player: Any = (await ann.hosted.services.rooms.find(match)).room.telling.listeners[0]
    player.send_text('{"type": "pong", "before": true}')
    player.hang_up()
    player.send_text('{"type": "pong", "after": true}')
    heard = []
    with pytest.raises(ConnectionClosed):
        while True:
            heard.append(await north.hear())
    assert [message for message in heard if message["type"] == "pong"] == [
        {"type": "pong", "before": True}
    ]


async def test_messages_come_in_order_also_where_some_had_to_wait(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north = await ann.sit(match, "north")
    player: Any = (await ann.hosted.services.rooms.find(match)).room.telling.listeners[0]
    for number in range(40):
        player.send_text(f'{{"type": "pong", "number": {number}, "long": "{"x" * 20_000}"}}')
    heard = [(await north.until("pong"))["number"] for _ in range(40)]
    assert heard == list(range(40))

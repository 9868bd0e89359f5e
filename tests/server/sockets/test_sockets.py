"""The WebSocket of a match: hello, reconnecting, talk, whole games."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from grognard.server.store.database import Trouble
from tests.server.hosting import (
    FREELY,
    ApiError,
    Client,
    Hosted,
    Person,
    begun,
    choose,
    hosted,
    play_out,
    refused,
    token_in,
)
from tests.server.sockets.talking import both, kinds

pytestmark = pytest.mark.anyio


# Hello


async def test_hello_gives_the_whole_view_and_the_question(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north, south = await both(ann, bob, match)
    assert kinds(north) == ["welcome", "sync", "prompt", "presence"]
    assert north.heard[0]["match"]["id"] == match
    assert north.heard[0]["seat"] == "north"
    assert north.heard[1]["number"] == 1
    assert north.heard[1]["asked"] == "north"
    assert north.prompt is not None and south.prompt is not None
    assert len(north.prompt["legal"]) == 3
    assert south.prompt["legal"] == []
    assert "north c" in north.heard[1]["view"]
    assert "north 3 bid" in south.heard[1]["view"]


async def test_a_spectator_sees_what_both_may_see(ann: Person, bob: Person, server: Hosted) -> None:
    match = await begun(ann, bob)
    carol = await (await server.person("Carol")).sit(match, None)
    view = carol.heard[1]["view"]
    assert "north 3 bid" in view
    assert "south 3 bid" in view
    stranger = Person(server, server.anyone())
    client = await stranger.sit(match, None)
    assert client.heard[1]["view"] == view
    await stranger.http.aclose()


async def test_nobody_looks_from_a_seat_that_is_not_his(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    client = await bob.connect(match)
    await client.say("hello", seat="north")
    assert (await client.hear())["code"] == "NOT_YOUR_SEAT"
    await client.say("hello", seat="west")
    assert (await client.hear())["code"] == "NO_SUCH_SEAT"
    await client.say("hello", seat="south")
    assert (await client.hear())["type"] == "welcome"


async def test_a_private_match_is_watched_by_nobody(
    ann: Person, bob: Person, server: Hosted
) -> None:
    match = await begun(ann, bob, watchable=False)
    carol = await (await server.person("Carol")).connect(match)
    assert (await carol.hear())["code"] == "NO_SUCH_MATCH"
    with pytest.raises(ConnectionClosed):
        await carol.hear()


async def test_there_is_no_such_match(ann: Person) -> None:
    for name in ("aaaaaaaaaaaaaaaa", "x", "../../etc"):
        client = await ann.connect(name) if "/" not in name else await ann.connect("%2e%2e")
        assert (await client.hear())["code"] == "NO_SUCH_MATCH"


async def test_who_is_silent_is_not_kept_waiting_for(tmp_path: Path) -> None:
    limits = replace(FREELY, hello_seconds=0.1)
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        client = await ann.connect(await begun(ann, bob))
        with pytest.raises(ConnectionClosed) as closed:
            await client.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001


async def test_a_client_silent_for_long_is_disconnected(tmp_path: Path) -> None:
    limits = replace(FREELY, idle_seconds=1.0)
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        client = await ann.sit(await begun(ann, bob), "north")
        for _ in range(3):
            await asyncio.sleep(0.4)
            await client.say("ping")
            await client.until("pong")
        with pytest.raises(ConnectionClosed):
            await client.hear()


async def test_a_player_who_waits_at_the_table_sees_the_match_begin(
    ann: Person, bob: Person
) -> None:
    match = await ann.make(reaction=0)
    north = await ann.sit(match["id"], "north", last=0)
    assert kinds(north) == ["welcome", "presence"]
    await bob.join(match["id"], "south", token_in(match, "south"))
    changed = await north.until("match")
    assert changed["match"]["seats"][1]["name"] == "Bob"
    await ann.join(match["id"], "north")
    update = await north.until("update")
    assert (update["number"], update["asked"]) == (1, "north")
    assert (await north.asked())["legal"]


async def test_words_come_in_the_language_asked_for(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob, "eagles", "quatre-bras")
    north = await ann.sit(match, "french", lang="fr")
    other = await bob.sit(match, "allied", lang="en")
    assert north.prompt is not None and other.prompt is not None
    assert north.prompt["words"] != other.prompt["words"]
    with pytest.raises(ApiError) as found:
        await north.act("nonsense")
    assert " pas " in found.value.answer["words"]


# Reconnecting


async def test_missed_updates_are_sent_from_the_last_number_seen(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob, scenario="long")
    clients = await both(ann, bob, match)
    await play_out(clients, random.Random(3), most=6)
    await clients[0].say("ping")
    await clients[0].until("pong")  # what was sent before has come by then
    updates = [message for message in clients[0].heard if message["type"] == "update"]
    told = {message["number"]: message["events"] for message in updates}
    assert len(told) > 3
    for last in range(1, max(told)):
        again = await ann.sit(match, "north", last=last)
        updates = [m for m in again.heard if m["type"] == "update"]
        assert [m["number"] for m in updates] == list(range(last + 1, max(told) + 1))
        for message in updates:
            assert message["events"] == told[message["number"]]
        await again.stop()


async def test_a_number_that_never_was_gets_the_whole_view_alone(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north = await ann.sit(match, "north", last=99)
    assert kinds(north) == ["welcome", "sync", "prompt", "presence"]


async def test_without_views_updates_do_not_bear_them(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north = await ann.sit(match, "north", views=False, reasons=True)
    prompt = await north.asked()
    assert prompt["refused"][0]["cite"] == "1 a card of the hand"
    assert len(prompt["refused"][0]["actions"]) == 5
    await north.act(prompt["legal"][0])
    assert (await north.until("update"))["view"] is None


async def test_a_game_goes_on_after_every_connection_was_cut(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    rng = random.Random(8)
    for _ in range(40):
        clients = await both(ann, bob, match, last=0)
        if clients[0].ended:
            break
        for client in clients:
            if client.prompt is not None and client.prompt["legal"]:
                await client.act(choose(client.prompt["legal"], rng))
                break
        for client in clients:
            client.line.transport.abort()
    assert clients[0].ended is not None


# Hotseat


async def test_hotseat_shows_one_seat_at_a_time(ann: Person) -> None:
    match = await ann.make(seats={"north": "me", "south": "me"})
    await ann.join(match["id"], "north")
    await ann.join(match["id"], "south")
    client = await ann.sit(match["id"], "north")
    rng = random.Random(2)
    seats = ("north", "south")
    turns = 0
    while client.ended is None:
        asked = (await ann.get(f"/api/matches/{match['id']}"))["asked"] or "north"
        await client.say("hello", seat=asked)
        await client.until("sync")
        other = seats[1 - seats.index(asked)]
        assert f"{other} c" not in client.heard[-1]["view"]
        await client.until("prompt", "ended")
        if client.prompt is not None and client.prompt["legal"] and client.ended is None:
            await client.act(choose(client.prompt["legal"], rng), seat=asked)
        turns += 1
        assert turns < 100


# Talk


async def test_chat_is_sent_to_players_and_spectators(
    ann: Person, bob: Person, server: Hosted
) -> None:
    match = await begun(ann, bob)
    north, south = await both(ann, bob, match)
    carol = await server.person("Carol")
    watcher = await carol.sit(match, None)
    await north.request("chat", text="Bonjour\x1b[2J", id="c1")
    await north.request("chat", text="Bonjour again", id="c1")
    for client in (north, south, watcher):
        said = await client.heard_or_next("chat")
        assert (said["name"], said["seat"], said["text"]) == ("Ann", "north", "Bonjour[2J")
    watcher.heard.clear()
    await watcher.request("chat", text="psst: c7")
    assert (await watcher.heard_or_next("chat"))["seat"] is None
    assert await north.silent(0.1, "chat")
    lines = (await ann.get(f"/api/matches/{match}/chat"))["lines"]
    assert [line["text"] for line in lines] == ["Bonjour[2J"]
    lines = (await carol.get(f"/api/matches/{match}/chat"))["lines"]
    assert [line["text"] for line in lines] == ["Bonjour[2J", "psst: c7"]


async def test_a_player_does_not_read_blocked_people(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    await ann.put(f"/api/people/me/blocks/{bob.id}")
    north, south = await both(ann, bob, match)
    await south.request("chat", text="hello?")
    await south.heard_or_next("chat")
    assert await north.silent(0.1, "chat")
    assert (await ann.get(f"/api/matches/{match}/chat"))["lines"] == []


async def test_chat_needs_a_person_something_to_say_and_patience(tmp_path: Path) -> None:
    limits = replace(FREELY, chat=(1, 0))
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        match = await begun(ann, bob)
        north = await ann.sit(match, "north")
        await north.request("chat", text="one")
        with refused("TOO_FAST"):
            await north.request("chat", text="two")
        south = await bob.sit(match, "south")
        with refused("UNREADABLE"):
            await south.request("chat", text="\x07")
        line = await connect(f"ws://127.0.0.1:{server.port}/api/matches/{match}/play", proxy=None)
        server.lines.append(line)
        stranger = Client(line)
        await stranger.say("hello")
        with refused("NOT_SIGNED_IN"):
            await stranger.request("chat", text="I am nobody")


async def test_everybody_sees_who_is_here(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north = await ann.sit(match, "north")
    assert north.heard[-1]["seats"][1] == {"seat": "south", "here": False}
    south = await bob.sit(match, "south")
    assert (await north.until("presence"))["seats"][1]["here"]
    assert (await ann.get(f"/api/matches/{match}"))["seats"][1]["here"]
    await south.stop()
    assert not (await north.until("presence"))["seats"][1]["here"]


# Questions of one's own


async def test_one_may_ask_why_what_and_how_likely(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north, south = await both(ann, bob, match)
    legal = (await north.asked())["legal"]
    why = await north.request("ask", what="why", action="bid c99")
    assert why["refused"][0]["cite"] == "1 a card of the hand"
    assert (why["legal"], why["refused"][0]["actions"]) == ([], [["bid", "c99"]])
    why = await north.request("ask", what="why", action=legal[0])
    assert (why["legal"], why["refused"]) == ([[legal[0], *legal[0].split()]], [])
    odds = await north.request("ask", what="odds", action=legal[0])
    assert odds["sums"][0]["lines"][0]["cite"] == "1 the card"
    assert sum(c["chance"] for c in odds["chances"]) + odds["rest"] == pytest.approx(1)
    preview = await north.request("ask", what="preview", action=legal[0])
    assert preview["words"]
    listed = await north.request("ask", what="legal")
    assert [action[0] for action in listed["legal"]] == legal
    assert (await south.request("ask", what="table"))["text"]
    assert (await south.request("ask", what="legal"))["legal"] == []
    for what in ("why", "odds", "preview"):
        with refused("NOT_YOUR_TURN"):
            await south.request("ask", what=what, action="bid c1")
        with refused("UNREADABLE"):
            await north.request("ask", what=what, action="dance")


async def test_a_spectator_may_ask_for_the_table_and_its_pieces(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    watcher = await bob.sit(match, None)
    assert (await watcher.request("ask", what="table"))["text"]
    with refused("UNREADABLE"):
        await watcher.request("ask", what="piece", action="c1")
    with refused("NOT_YOUR_SEAT"):
        await watcher.request("ask", what="legal")


async def test_an_error_of_ours_is_reported_as_such_and_the_match_is_unchanged(
    ann: Person, bob: Person, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(ann, bob)
    north = await ann.sit(match, "north")
    place = await server.services.rooms.find(match)

    def broken(*arguments: object) -> None:
        raise KeyError("c7")

    assert place.room.match is not None
    action = (await north.asked())["legal"][0]
    with monkeypatch.context() as patch:
        patch.setattr(place.room.match, "propose", broken)
        with refused("BROKEN"):
            await north.act(action)
    await north.act(action)


async def test_an_unreachable_database_is_reported_as_such(
    ann: Person, bob: Person, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(ann, bob)
    north = await ann.sit(match, "north")
    action = (await north.asked())["legal"][0]

    async def away(*arguments: object) -> None:
        raise Trouble("unreachable")

    with monkeypatch.context() as patch:
        patch.setattr(server.services.store, "append", away)
        with refused("BUSY"):
            await north.act(action, id="again")
    assert (await north.act(action, id="again"))["type"] == "ack"


# Whole games


@pytest.mark.parametrize(
    ("game", "scenario"), [("bids", "long"), ("eagles", "quatre-bras"), ("march", "vimeiro")]
)
async def test_a_whole_game_is_played_and_everybody_is_informed_how_it_ended(
    ann: Person, bob: Person, server: Hosted, game: str, scenario: str
) -> None:
    match = await begun(ann, bob, game, scenario)
    seats = [seat["seat"] for seat in (await ann.get(f"/api/matches/{match}"))["seats"]]
    clients = [await ann.sit(match, seats[0]), await bob.sit(match, seats[1])]
    watcher = await (await server.person("Carol")).sit(match, None)
    assert await play_out(clients, random.Random(11)) > 5
    ended = await watcher.until("ended")
    for client in clients:
        assert client.ended is not None
        told = {"number": 0, "words": ""}  # each reads it in words of their own
        assert client.ended["words"]
        assert {**client.ended, **told} == {**ended, **told}
        numbers = [m["number"] for m in client.heard if m["type"] == "update"]
        assert numbers == list(range(2, len(numbers) + 2))
    with refused("OVER"):
        await clients[0].act("bid c1")
    with refused("OVER"):
        await clients[0].request("resign")
    late = await bob.sit(match, seats[1], last=0)
    assert "ended" in kinds(late)

"""Several commanders a side, over real sockets: one screen, computers, letters.

Ann leads north and Bob south. Carol shares north on the first chair, with the left wing (columns b
and c); Dan may come on the second.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.kernel.games.sharedgame import WINGS_GAME
from tests.server.conftest import Clock
from tests.server.hosting import Hosted, Json, Person, hosted, new_nonce, refused, token_in
from tests.server.rooms.wings import HERS, LEFT, OWN, asked_for, begun, staked

pytestmark = pytest.mark.anyio


async def test_at_one_screen_each_chair_answers_for_its_own_when_named(ann: Person) -> None:
    mine: Json = {"sitter": "me", "name": "Soult", "shares": ["left"]}
    seats = {"north": {"sitter": "me", "commanders": [mine]}, "south": {"sitter": "me"}}
    body = {"game": "wings", "scenario": "short", "seats": seats}
    match = (await ann.post("/api/matches", body))["id"]
    for seat in ("north", "north.1", "south"):
        found = await ann.post(f"/api/matches/{match}/join", {"seat": seat, "nonce": new_nonce()})
    assert (found["stage"], found["watchable"]) == ("running", False)
    client = await staked(ann, match)
    assert client.prompt is not None and "march b" in client.prompt["legal"]
    with refused("NOT_YOUR_COMMAND"):
        await client.act("march d", seat="north.1")
    with refused("NOT_YOUR_SEAT"):
        await client.act("march d", seat="north.2")
    await client.act("march b", seat="north.1")
    await client.asked()
    await client.act("march c")  # all chairs are one's own
    await client.asked()
    await client.act("done")
    await client.until("update")
    south = await ann.sit(match, "south")
    assert (await south.asked())["seat"] == "south"


async def test_computers_play_their_part_in_any_chair(tmp_path: Any) -> None:
    staff: Json = {"sitter": "computer", "agent": "random", "shares": ["left"]}
    async with hosted(str(tmp_path / "games.db"), thinkers=1) as server:
        ann = await server.person("Ann")
        seats = {
            "north": {"sitter": "me", "commanders": [staff]},
            "south": {"sitter": "computer", "agent": "random", "commanders": [staff]},
        }
        body = {"game": "wings", "scenario": "long", "reaction": 0, "seats": seats}
        match = (await ann.post("/api/matches", body))["id"]
        await ann.join(match, "north")
        client = await ann.sit(match, "north")
        while client.ended is None:
            if client.prompt and client.prompt["legal"]:
                legal = client.prompt["legal"]
                assert not {"march b", "storm c"} & set(legal)
                try:
                    await client.act(next((a for a in legal if a == "done"), legal[0]))
                except Exception as moved_on:
                    known = ("STALE", "ILLEGAL", "WAITS_FOR_OTHERS", "OVER")
                    assert str(moved_on).split(":")[0] in known
            else:
                await client.hear()
        record = (await ann.http.get(f"/api/matches/{match}/record")).text
        assert "* pass" in record


async def test_a_computer_that_leads_answers_for_people_when_half_of_the_time_is_over(
    tmp_path: Any,
) -> None:
    clock = Clock()
    async with hosted(str(tmp_path / "games.db"), clock, thinkers=1) as server:
        bob, carol = await server.person("Bob"), await server.person("Carol")
        north = {"sitter": "computer", "agent": "random", "commanders": [LEFT]}
        seats = {"north": north, "south": {"sitter": "me"}}
        body = {"game": "wings", "scenario": "short", "seats": seats, "reaction": 0, "pace": "live"}
        match = await bob.post("/api/matches", body)
        await carol.join(match["id"], "north.1", token_in(match, "north.1"))
        await bob.join(match["id"], "south")
        room = (await server.services.place(match["id"])).room
        left = await carol.sit(match["id"], "north")
        await left.asked()
        while room.playing().awaited(0, room.commanders.taken(0)) != {1}:
            await left.hear()  # the computer does its own part first
        assert room.playing().asked() == 0
        while room.playing().asked() == 0:  # it may do other things before it is done
            clock.ahead += 160
            room.call_hooks()  # its timer goes by real time
            await left.hear()
        south = await bob.sit(match["id"], "south")
        assert (await south.asked())["seat"] == "south"


async def test_an_email_goes_to_the_awaited_players(
    ann: Person, bob: Person, carol: Person, server: Hosted
) -> None:
    match = await begun(ann, bob, carol, pace="day")
    room = (await server.services.place(match)).room
    client = await ann.sit(match, "north")
    await client.asked()
    assert room.turn_of == {ann.id}
    await client.act("stake 1")
    await client.until("prompt")
    assert room.turn_of == {ann.id, carol.id}
    await client.request("assign", share="left", chair=0)
    await client.until("prompt")
    assert room.turn_of == {ann.id}


async def test_your_turn_is_yours_alone(ann: Person, bob: Person, carol: Person) -> None:
    match = await begun(ann, bob, carol)
    assert (await ann.get(f"/api/matches/{match}"))["your_turn"]
    assert not (await carol.get(f"/api/matches/{match}"))["your_turn"]
    await staked(ann, match)
    assert (await carol.get(f"/api/matches/{match}"))["your_turn"]
    assert not (await bob.get(f"/api/matches/{match}"))["your_turn"]


async def test_a_rematch_keeps_the_chairs_for_those_who_sat_there(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    client = await ann.sit(match, "north")
    await client.request("resign")
    await client.until("ended")
    again = await ann.post(f"/api/matches/{match}/rematch")
    assert [(one["seat"], one["reserved"]) for one in again["commanders"]] == [("south.1", True)]
    with refused("TAKEN"):
        await bob.join(again["id"], "south.1")
    await carol.join(again["id"], "south.1")


async def test_a_match_of_two_people_says_nothing_of_commanders(ann: Person, bob: Person) -> None:
    body = {
        "game": "wings", "scenario": "short", "reaction": 0,
        "seats": {"north": {"sitter": "me"}, "south": {"sitter": "open"}},
    }  # fmt: skip
    match = await ann.post("/api/matches", body)
    assert (match["commanders"], match["shares"]) == ([], {})
    await bob.join(match["id"], "south", token_in(match, "south"))
    await ann.join(match["id"], "north")
    client = await ann.sit(match["id"], "north")
    prompt = await client.asked()
    assert (prompt["awaited"], prompt["passed"], prompt["closing"]) == ([], False, "")
    with refused("NO_SUCH_SEAT"):
        await client.request("assign", share="left", chair=1)
    await client.act("stake 1")
    await client.asked()
    await client.act("done")
    assert "give" not in json.dumps(client.heard)
    assert WINGS_GAME.info.key == "wings"


async def test_at_one_screen_one_sits_on_one_chair_at_a_time(ann: Person) -> None:
    mine: Json = {"sitter": "me", "name": "Soult", "shares": ["left"]}
    seats = {"north": {"sitter": "me", "commanders": [mine]}, "south": {"sitter": "me"}}
    body = {"game": "wings", "scenario": "short", "seats": seats}
    match = (await ann.post("/api/matches", body))["id"]
    for seat in ("north", "north.1", "south"):
        await ann.post(f"/api/matches/{match}/join", {"seat": seat, "nonce": new_nonce()})
    client = await staked(ann, match)
    await client.say("hello", seat="north", chair=1)
    await asked_for(client, *HERS)
    with refused("NOT_YOUR_COMMAND"):
        await client.act("march d")
    await client.act("march b")
    await client.asked()
    await client.say("hello", seat="north", chair=0)
    prompt = await asked_for(client, *OWN)
    assert prompt["awaited"] == ["north", "north.1"]
    await client.act("done")
    await client.say("hello", seat="north", chair=1)
    assert (await client.asked())["awaited"] == ["north.1"]
    for wrong in ({"seat": "north", "chair": 2}, {"seat": "south", "chair": 1}, {"chair": 0}):
        await client.say("hello", **wrong)
        assert (await client.until("refused"))["code"] == "NOT_YOUR_SEAT"
    await client.say("hello", seat="north")
    await client.asked()
    await client.act("done")
    assert (await client.until("update"))["number"] > 0

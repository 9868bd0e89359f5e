"""Several commanders a side, over real sockets: who sits down, comes and goes.

Ann leads north and Bob south. Carol shares north on the first chair, with the left wing (columns b
and c); Dan may come on the second.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.kernel.games.sharedgame import field
from tests.server.conftest import Clock
from tests.server.hosting import Hosted, Json, Person, hosted, refused, token_in
from tests.server.rooms.wings import FREE, HERS, LEFT, OWN, asked_for, begun, made, staked

pytestmark = pytest.mark.anyio


# Sitting down


async def test_a_match_waits_for_its_commanders_each_with_a_link_of_their_own(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await made(ann)
    assert sorted(match["links"]) == ["north.1", "south"]
    commander = match["commanders"][0]
    assert (commander["seat"], commander["side"], commander["chair"]) == ("north.1", "north", 1)
    shares = {share["key"]: share for share in match["shares"]["north"]}
    assert (shares["left"]["chair"], shares["van"]["chair"], shares["right"]["chair"]) == (1, 1, 0)
    assert shares["van"]["within"] == "left"
    assert shares["left"]["names"] == {"en": "Left wing", "fr": "Aile gauche"}
    await bob.join(match["id"], "south", token_in(match, "south"))
    await ann.join(match["id"], "north")
    assert (await ann.get(f"/api/matches/{match['id']}"))["stage"] == "waiting"
    found = await carol.join(match["id"], "north.1", token_in(match, "north.1"))
    assert found["stage"] == "running"
    assert [one["yours"] for one in found["commanders"]] == [True]
    mine = await carol.get("/api/matches")
    assert match["id"] in [one["id"] for one in mine["matches"]]


async def test_the_link_to_one_chair_opens_no_other(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await made(ann, LEFT, FREE)
    token = token_in(match, "north.2")
    for seat in ("north.1", "south"):
        with refused("BAD_LINK"):
            await carol.join(match["id"], seat, token)
    with refused("NO_SUCH_SEAT"):
        await carol.join(match["id"], "north.3", token)
    with refused("NO_SUCH_SEAT"):
        await carol.join(match["id"], "south.1", token)
    await carol.join(match["id"], "north.2", token)
    with refused("TAKEN"):
        await bob.join(match["id"], "north.2", token)


async def test_nobody_shares_a_seat_with_those_they_play_against(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await made(ann, LEFT, FREE)
    await bob.join(match["id"], "south", token_in(match, "south"))
    with refused("OTHER_SIDE"):
        await bob.join(match["id"], "north.1", token_in(match, "north.1"))
    other = await made(ann)
    await carol.join(other["id"], "north.1", token_in(other, "north.1"))
    with refused("OTHER_SIDE"):
        await carol.join(other["id"], "south", token_in(other, "south"))


async def test_the_chief_begins_without_those_who_have_not_come(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await made(ann)
    with refused("TOO_EARLY"):
        await ann.post(f"/api/matches/{match['id']}/begin")
    await bob.join(match["id"], "south", token_in(match, "south"))
    await ann.join(match["id"], "north")
    with refused("NOT_YOURS"):
        await carol.post(f"/api/matches/{match['id']}/begin")
    await ann.post(f"/api/matches/{match['id']}/begin")
    client = await staked(ann, match["id"])
    await client.act("march b")  # nobody else is there


@pytest.mark.parametrize(
    "wrong",
    [
        [{"sitter": "open", "shares": ["center"]}],
        [LEFT, {"sitter": "open", "shares": ["left"]}],
        [{"sitter": "computer", "agent": "nobody"}],
    ],
)
async def test_commanders_that_cannot_be_are_refused(ann: Person, wrong: list[Json]) -> None:
    with refused("BAD_SETUP"):
        await made(ann, *wrong)


async def test_a_side_that_cannot_be_shared_has_no_commanders(ann: Person) -> None:
    seats = {"north": {"sitter": "me", "commanders": [FREE]}, "south": {"sitter": "open"}}
    with refused("BAD_SETUP"):
        await ann.post("/api/matches", {"game": "bids", "scenario": "short", "seats": seats})
    many = {"north": {"sitter": "me", "commanders": [FREE] * 9}, "south": {"sitter": "open"}}
    with refused("UNREADABLE"):
        await ann.post("/api/matches", {"game": "wings", "scenario": "short", "seats": many})


async def test_everybody_who_was_there_at_first_has_a_part_in_the_dice(
    ann: Person, bob: Person, carol: Person, server: Hosted
) -> None:
    match = await begun(ann, bob, carol)
    room = (await server.services.place(match)).room
    nonces = room.playing().terms.nonces
    assert nonces["south"] == room.row.seats[1].nonce
    assert nonces["north"] not in (room.row.seats[0].nonce, room.row.commanders[0].nonce)
    assert len(nonces["north"]) == 64
    await carol.post(f"/api/matches/{match}/leave", {"seat": "north.1"})
    assert (await server.services.store.game(match)).commanders[0].nonce  # type: ignore[union-attr]


async def test_what_a_battle_can_give_away_is_known_before_it_is_made(ann: Person) -> None:
    found = await ann.post("/api/games/wings/shares", {"scenario": "short"})
    assert [share["key"] for share in found["shares"]["south"]] == ["left", "right", "van"]
    assert await ann.post("/api/games/bids/shares", {"scenario": "short"}) == {"shares": {}}
    with refused("BAD_SETUP"):
        await ann.post("/api/games/wings/shares", {"scenario": "nowhere"})


# Coming and going


async def test_the_chief_answers_for_a_player_who_is_away(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    chief = await staked(ann, match)
    await asked_for(chief, *sorted({*OWN, *HERS}))  # she has not come yet
    left = await carol.sit(match, "north")
    await asked_for(chief, *OWN)
    with refused("NOT_YOUR_COMMAND"):
        await chief.act("march b")
    await left.stop()
    await asked_for(chief, *sorted({*OWN, *HERS}))
    await chief.act("march b")
    await asked_for(chief, "done", "march a", "march c", "march d", "storm a", "storm c", "storm d")
    await chief.act("done")
    assert (await (await bob.sit(match, "south")).asked())["seat"] == "south"


async def test_the_chief_answers_when_half_of_the_time_is_over(tmp_path: Any) -> None:
    clock = Clock()
    async with hosted(str(tmp_path / "games.db"), clock) as server:
        ann, bob, carol = [await server.person(name) for name in ("Ann", "Bob", "Carol")]
        match = await begun(ann, bob, carol, pace="live")
        chief, left = await staked(ann, match), await carol.sit(match, "north")
        await asked_for(left, *HERS)
        clock.ahead += 140
        with refused("NOT_YOUR_COMMAND"):
            await chief.act("march b")
        clock.ahead += 20
        await chief.act("march b")


async def test_talk_gives_nobody_more_time(tmp_path: Any) -> None:
    clock = Clock()
    async with hosted(str(tmp_path / "games.db"), clock) as server:
        ann, bob, carol = [await server.person(name) for name in ("Ann", "Bob", "Carol")]
        match = await begun(ann, bob, carol, pace="live")
        chief = await staked(ann, match)
        deadline = (await chief.heard_or_next("update"))["deadline"]
        clock.ahead += 100
        await chief.request("assign", share="left", chair=0)
        assert (await chief.until("update"))["deadline"] == pytest.approx(deadline, abs=5)


async def test_a_commander_comes_later_leaves_and_is_replaced(
    ann: Person, bob: Person, carol: Person, dan: Person
) -> None:
    match = await begun(ann, bob, carol, LEFT, {"sitter": "open", "shares": ["right"]})
    chief = await staked(ann, match)
    await carol.sit(match, "north")
    await asked_for(chief, *OWN)
    info = await ann.get(f"/api/matches/{match}")
    assert sorted(info["links"]) == ["north.2"]
    assert (await bob.get(f"/api/matches/{match}"))["links"] == {}
    assert (await carol.get(f"/api/matches/{match}"))["links"] == {}
    with refused("BAD_LINK"):
        await dan.join(match, "north.2")
    token = token_in(info, "north.2")
    found = await dan.join(match, "north.2", token)
    assert found["commanders"][1]["yours"]
    right = await dan.sit(match, "north")
    await asked_for(right, "done", "march d", "storm d")
    await asked_for(chief, "done", "march a", "storm a")
    with refused("NOT_YOUR_SEAT"):
        await carol.post(f"/api/matches/{match}/leave", {"seat": "north.2"})
    with refused("NOT_YOUR_SEAT"):
        await bob.post(f"/api/matches/{match}/leave", {"seat": "north.2"})
    secret = json.dumps(f"secret {await secret_of(ann, match)}")[1:-1]
    assert secret in json.dumps(right.heard)
    await ann.post(f"/api/matches/{match}/leave", {"seat": "north.2"})
    await asked_for(chief, *OWN)
    turned_out = len(right.heard)
    while (await right.until("welcome"))["seat"] is not None:
        pass
    await right.until("prompt")
    assert secret not in json.dumps(right.heard[turned_out:])
    with refused("NOT_YOUR_SEAT"):
        await right.act("march d", seat="north")
    with refused("BAD_LINK"):
        await dan.join(match, "north.2", token)  # links that were given out are no longer valid


async def secret_of(person: Person, match: str) -> int:
    room = (await person.hosted.services.place(match)).room
    return field(room.playing().state).secrets[0]


async def test_only_those_of_the_side_look_from_it(
    ann: Person, bob: Person, carol: Person, dan: Person
) -> None:
    match = await begun(ann, bob, carol)
    left = await carol.sit(match, "north")
    chief = await ann.sit(match, "north")
    views = [(await one.heard_or_next("sync"))["view"] for one in (left, chief)]
    assert views[0] == views[1]
    for person in (bob, dan):
        client = await person.connect(match)
        await client.say("hello", seat="north")
        assert (await client.until("refused"))["code"] == "NOT_YOUR_SEAT"


async def test_presence_includes_every_chair(ann: Person, bob: Person, carol: Person) -> None:
    match = await begun(ann, bob, carol)
    chief = await ann.sit(match, "north")
    await carol.sit(match, "north")
    while True:
        seats = {one["seat"]: one["here"] for one in (await chief.until("presence"))["seats"]}
        if seats == {"north": True, "south": False, "north.1": True}:
            break

"""Two games that count together: the second begins by itself, with the seats changed."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.records.pair_proof import standing_in, why_no_pair
from grognard.kernel.records.proof import PROVEN, how_proven
from grognard.kernel.records.record import Record, read_record
from grognard.kernel.records.replay import verify
from tests.kernel.games.tinygame import BIDS
from tests.server.hosting import Client, Hosted, Json, Person, begun, hosted, play_out, refused

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def server(
    anyio_backend: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Hosted]:
    path = tmp_path_factory.mktemp("server") / "games.db"
    async with hosted(str(path), thinkers=1) as found:
        yield found


async def agreed(ann: Person, bob: Person, **terms: Any) -> str:
    """A match of two games in which Ann begins as north."""
    return await begun(ann, bob, pair=True, **{"watchable": True, **terms})


async def second_of(person: Person, first: str, client: Client) -> Json:
    """The second game, as soon as the page of the first is notified of it."""
    while not (info := await person.get(f"/api/matches/{first}"))["rematch"]:
        await client.until("match")
    return await person.get(f"/api/matches/{info['rematch']}")


async def record_of(person: Person, match: str) -> Record:
    return read_record((await person.http.get(f"/api/matches/{match}/record")).text)


async def score(person: Person, match: str, seat: str | None) -> Json:
    """The score of both games, as a newcomer is sent it."""
    client = await person.sit(match, seat)
    found = next(m for m in reversed(client.heard) if m["type"] == "sync")
    return dict(found["pair"])


async def test_the_second_begins_by_itself_with_the_seats_changed(ann: Person, bob: Person) -> None:
    first = await agreed(ann, bob)
    north = await ann.sit(first, "north")
    await north.request("resign")
    await north.until("ended")
    second = await second_of(ann, first, north)
    assert (second["pair"], second["stage"], second["rematch_of"]) == (2, "running", first)
    assert [seat["name"] for seat in second["seats"]] == ["Bob", "Ann"]
    assert second["options"] == (await ann.get(f"/api/matches/{first}"))["options"]
    found = await score(ann, second["id"], "south")
    assert found["points"] == {"north": 1.0, "south": 0.0}
    assert (found["leader"], found["by"], found["over"]) == ("north", "points", False)
    assert (found["number"], found["name"]) == (2, "tricks")


async def test_both_records_verify_and_are_one_match(ann: Person, bob: Person) -> None:
    first = await agreed(ann, bob)
    chance = random.Random(5)
    await play_out([await ann.sit(first, "north"), await bob.sit(first, "south")], chance)
    second = (await ann.post(f"/api/matches/{first}/rematch"))["id"]
    south = await ann.sit(second, "south")
    await play_out([await bob.sit(second, "north"), south], chance)
    one, two = await record_of(ann, first), await record_of(ann, second)
    for record in (one, two):
        assert verify(record, BIDS) == []
        assert how_proven(record) == PROVEN
    assert why_no_pair(one, two, BIDS) == []
    assert one.secret == two.commitment
    told, found = standing_in(one, two, BIDS), await score(bob, second, "north")
    assert found["over"]
    assert list(found["measure"].values()) == told.measure
    assert list(found["points"].values()) == [points / 2 for points in told.points]


async def test_records_that_do_not_belong_together_are_found(ann: Person, bob: Person) -> None:
    pairs = []
    for _ in range(2):
        first = await agreed(ann, bob)
        await (await ann.sit(first, "north")).request("resign")
        client = await bob.sit(first, "south")
        second = (await second_of(bob, first, client))["id"]
        await (await ann.sit(second, "south")).request("resign")
        pairs.append([await record_of(bob, match) for match in (first, second)])
    (one, two), (_, other) = pairs
    assert why_no_pair(one, two, BIDS) == []
    assert "the second record does not follow the first" in why_no_pair(one, other, BIDS)
    assert why_no_pair(two, one, BIDS) == [
        "the first record is not the finished first of two games"
    ]


async def test_against_the_computer_it_changes_seats_too(ann: Person) -> None:
    match = await ann.make(pair=True, seats={"north": "me", "south": "random"}, reaction=0)
    await ann.join(match["id"], "north")
    north = await ann.sit(match["id"], "north")
    await north.request("resign")
    second = await second_of(ann, match["id"], north)
    assert (second["seats"][0]["agent"], second["seats"][1]["yours"]) == ("random", True)
    south = await ann.sit(second["id"], "south")
    assert await play_out([south], random.Random(2)) > 0


async def test_at_one_screen_one_person_plays_all_four_seats(ann: Person) -> None:
    match = await ann.make(pair=True, seats={"north": "me", "south": "me"})
    for seat in ("north", "south"):
        await ann.join(match["id"], seat)
    north = await ann.sit(match["id"], "north")
    await north.request("resign")
    second = await second_of(ann, match["id"], north)
    assert [seat["yours"] for seat in second["seats"]] == [True, True]


async def test_the_clocks_of_correspondence_run_in_the_second_from_its_beginning(
    ann: Person, bob: Person
) -> None:
    first = await agreed(ann, bob, pace="day")
    north = await ann.sit(first, "north")
    await north.request("resign")
    second = await second_of(ann, first, north)
    assert second["pace"] == "day"
    assert second["deadline"] > second["begun"] + 23 * 3600


async def test_spectators_see_the_score(ann: Person, bob: Person, server: Hosted) -> None:
    first = await agreed(ann, bob)
    north = await ann.sit(first, "north")
    await north.request("resign")
    second = await second_of(ann, first, north)
    carol = await server.person("Carol")
    assert (await score(carol, second["id"], None))["leader"] == "north"


async def test_a_rematch_of_both_is_two_games_again(ann: Person, bob: Person) -> None:
    first = await agreed(ann, bob)
    north = await ann.sit(first, "north")
    await north.request("resign")
    second = await second_of(ann, first, north)
    south = await ann.sit(second["id"], "south")
    await south.request("resign")
    ended = (await south.until("ended"))["pair"]
    assert (ended["leader"], ended["points"], ended["over"]) == (
        "north",
        {"north": 2.0, "south": 0.0},
        True,
    )
    again = await ann.post(f"/api/matches/{second['id']}/rematch")
    assert (again["pair"], again["seats"][0]["yours"]) == (1, True)
    assert again["stage"] == "waiting"


async def test_a_record_that_is_brought_along_is_not_played_on(ann: Person, bob: Person) -> None:
    first = await agreed(ann, bob)
    north = await ann.sit(first, "north")
    await north.request("resign")
    await north.until("ended")
    text = (await ann.http.get(f"/api/matches/{first}/record")).text
    seats = {seat: {"sitter": "me"} for seat in ("north", "south")}
    kept = await ann.post("/api/records", {"record": text, "seats": seats})
    assert (kept["pair"], kept["rematch"], kept["stage"]) == (1, None, "over")
    assert (await ann.http.get(f"/api/matches/{kept['id']}/record")).text == text


async def test_only_scenarios_that_have_a_rule_for_it_are_played_twice(ann: Person) -> None:
    with refused("BAD_SETUP"):
        await ann.make("bids", "long", pair=True)
    known = {game["key"]: game["pairs"] for game in (await ann.get("/api/games-known"))["games"]}
    assert known["bids"] == ["short"]
    assert "waterloo" in known["eagles"] and "campaign" not in known["eagles"]


async def test_the_second_game_survives_a_restart(tmp_path: Path) -> None:
    """A server that stopped between both games begins the second when somebody comes."""
    path = str(tmp_path / "games.db")
    async with hosted(path) as before:
        ann, bob = await before.person("Ann"), await before.person("Bob")
        first = await agreed(ann, bob)
        place = await before.services.rooms.find(first)
        place.second._making = True  # as if it had stopped in this moment
        north = await ann.sit(first, "north")
        await north.request("resign")
        await north.until("ended")
        assert (await ann.get(f"/api/matches/{first}"))["rematch"] is None
    async with hosted(path) as after:
        ann.hosted, ann.http = after, after.anyone()
        ann.http.headers["Authorization"] = f"Bearer {ann.token}"
        after.clients.append(ann.http)
        client = await ann.sit(first, "north")
        assert (await second_of(ann, first, client))["stage"] == "running"

"""Records: exported, proven, imported, gone on with."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.games import game as find_game
from grognard.kernel.dice import Rng
from grognard.kernel.records.record import read_record
from grognard.kernel.records.replay import begin, verify
from grognard.kernel.registry import find
from tests.nightly import some_by_day
from tests.server.hosting import ApiError, Hosted, Person, begun, play_out, refused, wishes

pytestmark = pytest.mark.anyio
HOTSEAT = {"north": "me", "south": "me"}


async def record_of(person: Person, match: str) -> str:
    answer = await person.http.get(f"/api/matches/{match}/record")
    if answer.is_error:
        raise ApiError(answer.json())
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    return answer.text


async def bring(person: Person, record: str, seats: dict[str, str] = HOTSEAT, **more: Any) -> Any:
    return await person.post("/api/records", {"record": record, "seats": wishes(seats), **more})


def started(actions: int, seed: int = 3, scenario: str = "long") -> str:
    """The record of a game in which so many actions were taken."""
    recorder = begin(find("bids"), scenario, {})
    rng = Rng(seed)
    recorder.run(rng)
    for _ in range(actions):
        decision: Any = recorder.state.pending
        recorder.act(decision.legal(recorder.state)[0])
        recorder.run(rng)
    return recorder.record.text()


@pytest.mark.parametrize(
    ("game", "scenario", "seats"),
    [
        ("bids", "long", ("north", "south")),
        ("eagles", "quatre-bras", ("french", "allied")),
        ("march", "training", ("red", "blue")),
    ],
)
async def test_a_whole_game_is_played_and_its_dice_are_proven_by_the_record(
    ann: Person, bob: Person, game: str, scenario: str, seats: tuple[str, str]
) -> None:
    match = await begun(ann, bob, game, scenario)
    with refused("TOO_EARLY"):
        await record_of(ann, match)
    clients = [await ann.sit(match, seats[0]), await bob.sit(match, seats[1])]
    await play_out(clients, random.Random(5))
    record = read_record(await record_of(ann, match))
    assert record.players == {seats[0]: "Ann", seats[1]: "Bob"}
    assert record.secret
    assert clients[0].ended is not None
    assert clients[0].ended["secret"] == record.secret
    assert verify(record, find_game(game)) == []
    assert await record_of(bob, match) == await record_of(ann, match)


async def test_the_dice_stay_proven_when_a_player_changes_his_name(
    ann: Person, bob: Person, server: Hosted
) -> None:
    match = await begun(ann, bob)
    clients = [await ann.sit(match, "north"), await bob.sit(match, "south")]
    await play_out(clients, random.Random(7), most=2)
    await ann.call("PATCH", "/api/people/me", {"name": "Anne"})
    for client in clients:
        await client.stop()
    server.services.rooms.places.pop(match)
    clients = [await ann.sit(match, "north"), await bob.sit(match, "south")]
    assert clients[0].heard[0]["match"]["seats"][0]["name"] == "Anne"
    await play_out(clients, random.Random(8))
    record = read_record(await record_of(ann, match))
    assert record.players == {"north": "Ann", "south": "Bob"}
    assert verify(record, find("bids")) == []


async def test_hotseat_may_be_saved_at_any_time_without_the_secret(ann: Person) -> None:
    match = await ann.make(seats=HOTSEAT)
    await ann.join(match["id"], "north")
    await ann.join(match["id"], "south")
    text = await record_of(ann, match["id"])
    assert text.splitlines()[-1].startswith("open #")
    assert "secret" not in text


async def test_a_record_continues_where_it_stopped(ann: Person) -> None:
    text = started(3)
    match = await bring(ann, text)
    assert match["fair_from"] == 4
    await ann.join(match["id"], "north")
    begun_now = await ann.join(match["id"], "south")
    assert begun_now["stage"] == "running"
    saved = await record_of(ann, match["id"])
    body = [line.split(" #")[0] for line in text.splitlines() if line[:1].isdigit()]
    assert [line.split(" #")[0] for line in saved.splitlines() if line[:1].isdigit()] == body
    client = await ann.sit(match["id"], begun_now["asked"], last=0)
    assert [m["number"] for m in client.heard if m["type"] == "update"] == [1, 2, 3, 4]
    await client.act((await client.asked())["legal"][0])


async def test_a_finished_record_is_kept_as_it_was_dice_and_all(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    clients = [await ann.sit(match, "north"), await bob.sit(match, "south")]
    await play_out(clients, random.Random(6))
    text = await record_of(ann, match)
    kept = await bring(bob, text, {"north": "open", "south": "me"}, listed=True)
    assert kept["stage"] == "over"
    again = read_record(await record_of(ann, kept["id"]))
    original = read_record(text)
    assert (again.secret, again.nonces) == (original.secret, original.nonces)
    assert again.body() == original.body()
    assert verify(again, find("bids")) == []
    with refused("TAKEN"):
        await ann.join(kept["id"], "north")


async def test_a_record_of_a_game_given_up_is_kept_too(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    client = await bob.sit(match, "south")
    await client.request("resign")
    text = await record_of(ann, match)
    assert "end north resigned" in text
    kept = await bring(ann, text)
    assert (kept["ending"], kept["winner"]) == ("north resigned", "north")


@pytest.mark.parametrize(
    "change", some_by_day(["x", "", "grognard record 1\n", "grognard record 2\n\n"], 1)
)
async def test_what_is_no_record_is_refused(ann: Person, change: str) -> None:
    with refused("UNREADABLE"):
        await bring(ann, change)


async def test_an_altered_record_is_refused(ann: Person) -> None:
    with refused("UNREADABLE"):
        await bring(ann, started(3).replace("bid c", "bid  c", 1))
    with refused("UNREADABLE"):
        await bring(ann, started(3).replace("scenario long", "scenario short"))


async def test_a_record_that_waits_for_dice_is_refused(ann: Person) -> None:
    recorder = begin(find("bids"), "long", {})
    with refused("BAD_SETUP"):
        await bring(ann, recorder.record.text())


async def test_a_record_that_names_a_file_is_refused(ann: Person) -> None:
    recorder = begin(find_game("eagles"), "wavre", {})
    recorder.record.options["cards"] = "/etc/passwd"
    with refused("LOCAL_OPTION"):
        await bring(ann, recorder.record.text(), {"french": "me", "allied": "me"})


async def test_a_record_of_rules_that_we_do_not_have_is_refused(ann: Person) -> None:
    with refused("UNREADABLE"):
        await bring(ann, started(1).replace("game bids 1", "game bids 7"))


async def test_a_large_record_may_be_brought_but_not_an_endless_one(ann: Person) -> None:
    with refused("UNREADABLE"):
        await bring(ann, "x" * 1_000_000)
    with refused("TOO_LARGE"):
        await bring(ann, "x" * 3_000_000)

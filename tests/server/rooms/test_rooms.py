"""Tables: computers, undo, offers, clocks, restarts, two processes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.records.record import read_record
from grognard.kernel.records.replay import verify
from grognard.kernel.registry import find
from grognard.server.rooms import autoplay
from grognard.server.workers.line import NoAnswer
from grognard.server.workers.thinkers import Thinkers
from tests.nightly import some_by_day
from tests.server.hosting import (
    PATIENCE,
    ApiError,
    Client,
    Hosted,
    Person,
    begun,
    hosted,
    play_out,
    refused,
    token_in,
)
from tests.server.match.test_undo import REVEALING
from tests.server.postgres import Server
from tests.server.rooms.tricks import PAUSE, is_about, lay, position, trick, waited

pytestmark = pytest.mark.anyio

NORTH_HOLDS_IT = ("c6 c7", "c0 c2 c4", "c1 c3 c5")
NOBODY_HOLDS_IT = ("c0 c7", "c2 c4 c6", "c1 c3 c5")


@pytest.fixture(scope="module")
async def server(
    anyio_backend: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Hosted]:
    path = tmp_path_factory.mktemp("server") / "games.db"
    async with hosted(str(path), quiet=PAUSE, thinkers=1) as found:
        yield found


# Computers


@pytest.mark.parametrize(
    ("game", "scenario", "seats"),
    some_by_day(
        [
            ("eagles", "quatre-bras", {"french": "me", "allied": "sensible"}),
            ("bids", "long", {"north": "random", "south": "me"}),
            ("march", "training", {"red": "me", "blue": "sensible"}),
        ],
        2,
    ),
)
async def test_a_whole_game_against_the_computer(
    ann: Person, game: str, scenario: str, seats: dict[str, str]
) -> None:
    match = await ann.make(game, scenario, seats=seats, reaction=0)
    mine = next(seat for seat, who in seats.items() if who == "me")
    await ann.join(match["id"], mine)
    client = await ann.sit(match["id"], mine)
    assert await play_out([client], random.Random(4), most=400) > 3
    if client.ended is not None:
        record = read_record((await ann.http.get(f"/api/matches/{match['id']}/record")).text)
        assert verify(record, find(game)) == []
    else:
        with refused("TOO_EARLY"):
            await ann.get(f"/api/matches/{match['id']}/record")


async def test_a_computers_hidden_thoughts_do_not_show(ann: Person) -> None:
    for cards in (NORTH_HOLDS_IT, NOBODY_HOLDS_IT):
        seats = {"north": "random", "south": "me"}
        match = await ann.make(position=position(*cards), seats=seats)
        assert match["reaction"] == PAUSE
        await ann.join(match["id"], "south")
        south = await ann.sit(match["id"], "south")
        await south.asked()
        since = await lay(south, "bid c5")
        assert is_about(await waited(south, since), PAUSE)


async def test_ones_own_hidden_question_waits_when_one_plays_a_computer(ann: Person) -> None:
    seats = {"north": "me", "south": "random"}
    match = await ann.make(position=position(*NORTH_HOLDS_IT), seats=seats)
    await ann.join(match["id"], "north")
    north = await ann.sit(match["id"], "north")
    await north.asked()
    await north.act("bid c4")
    await north.until("prompt")
    question = await north.asked()
    assert question["legal"] == ["keep", "spend"]
    assert question["until"] is None
    assert await north.silent(2 * PAUSE, "update")
    await north.act("keep")
    await north.until("update")


async def test_two_computers_may_be_watched(ann: Person) -> None:
    seats = {"north": "random", "south": "random"}
    match = await ann.make(seats=seats, listed=True, reaction=0)
    watcher = await ann.sit(match["id"], None, last=0)
    if watcher.ended is None:
        await watcher.until("ended")
    numbers = [m["number"] for m in watcher.heard if m["type"] == "update"]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_a_computer_that_cannot_think_is_asked_again(
    ann: Person, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = [0]
    think = server.services.context.thinkers.think

    async def twice(*question: Any) -> str:
        tries[0] += 1
        if tries[0] == 1:
            raise NoAnswer("the worker stopped")
        return await think(*question)

    monkeypatch.setattr(autoplay, "THINK_AGAIN", 0.05)
    monkeypatch.setattr(server.services.context.thinkers, "think", twice)
    match = await ann.make(seats={"north": "random", "south": "me"}, reaction=0)
    await ann.join(match["id"], "south")
    south = await ann.sit(match["id"], "south")
    assert (await south.asked())["legal"]
    assert tries[0] >= 2


async def test_a_computer_that_the_rules_refuse_plays_at_random_and_fails_the_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(*question: Any) -> str:
        return "nonsense"

    monkeypatch.setattr(Thinkers, "think", think)
    with pytest.raises(AssertionError, match=r"computers were refused.*bids.* 1'"):
        async with hosted(str(tmp_path / "g.db")) as server:
            ann = await server.person("Ann")
            match = await ann.make(seats={"north": "random", "south": "me"}, reaction=0)
            await ann.join(match["id"], "south")
            south = await ann.sit(match["id"], "south")
            assert (await south.asked())["legal"]


# Undo


async def test_free_undo_goes_back_and_is_sent_to_all(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob, "eagles", "waterloo")
    allied = await bob.sit(match, "allied")
    french = await ann.sit(match, "french")
    with refused("NOTHING_TO_UNDO"):
        await allied.request("undo", seen=allied.number)
    before = allied.heard[1]["view"]
    await allied.act(next(t for t in (await allied.asked())["legal"] if t.endswith("column")))
    assert (await allied.asked())["undo"]
    with refused("OTHER_PLAYER"):
        await french.request("undo", seen=(await french.heard_or_next("update"))["number"])
    await allied.request("undo", seen=allied.number)
    undone = await allied.until("update")
    assert undone["events"][0]["kind"] == "undone"
    assert undone["events"][0]["words"] == "The Allies: action undone."
    assert undone["view"] == before
    await french.until("update")


async def test_dice_stay_thrown_and_only_consent_takes_them_back(ann: Person, bob: Person) -> None:
    _, north, south = await trick(ann, bob, NOBODY_HOLDS_IT, reaction=0)
    await south.act("bid c5")
    await south.until("update")
    await north.until("update")
    asked = south if (await south.asked_or_not()) else north
    with refused("DICE_THROWN" if asked is south else "OTHER_PLAYER"):
        await asked.request("undo", seen=asked.number)
    await south.request("offer", what="takeback")
    offer = await north.heard_or_next("offer")
    assert (offer["what"], offer["seat"], offer["open"]) == ("takeback", "south", True)
    await north.request("reply", what="takeback", accept=True)
    while True:
        told = await south.until("update")
        if told["events"] and told["events"][0]["kind"] == "taken-back":
            break
    assert told["asked"] == "south"
    await south.until("prompt")
    assert "bid c5" in (await south.asked())["legal"]


async def test_what_came_to_light_stays(ann: Person) -> None:
    seats = {"french": "me", "allied": "me"}
    match = await ann.make("eagles", position=REVEALING, seats=seats)
    await ann.join(match["id"], "french")
    await ann.join(match["id"], "allied")
    french = await ann.sit(match["id"], "french")
    await french.asked()
    await french.act("move 001 > FC")
    while (await french.asked())["legal"] == ["pass"] or "pass" in (french.prompt or {})["legal"]:
        await french.act("pass")
    with refused("REVEALED"):
        await french.request("undo", seen=french.number)


# Offers, resignation, clocks


async def test_a_draw_needs_both(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north, south = await ann.sit(match, "north"), await bob.sit(match, "south")
    with refused("NO_OFFER"):
        await south.request("reply", what="draw", accept=True)
    await north.request("offer", what="draw")
    assert (await south.heard_or_next("offer"))["seat"] == "north"
    with refused("NO_OFFER"):
        await north.request("reply", what="draw", accept=True)
    late = await bob.sit(match, "south")
    assert (await late.heard_or_next("offer"))["open"]
    await south.request("reply", what="draw", accept=True)
    ended = await north.until("ended")
    assert (ended["winner"], ended["ending"]) == (None, "draw agreed")


async def test_a_refused_offer_may_not_be_made_again_at_once(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob, scenario="long")
    north, south = await ann.sit(match, "north"), await bob.sit(match, "south")
    await north.request("offer", what="draw")
    await south.heard_or_next("offer")
    await south.request("reply", what="draw", accept=False)
    while (await north.until("offer"))["open"]:
        pass
    with refused("TOO_EARLY"):
        await north.request("offer", what="draw")
    await north.act((await north.asked())["legal"][0])
    await north.request("offer", what="draw")


async def test_an_offer_may_be_withdrawn_and_lapses_with_a_move(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob, scenario="long")
    north, south = await ann.sit(match, "north"), await bob.sit(match, "south")
    await north.request("offer", what="draw")
    await north.heard_or_next("offer")
    await north.request("reply", what="draw", accept=False)
    with refused("NO_OFFER"):
        await south.request("reply", what="draw", accept=True)
    await north.act((await north.asked())["legal"][0])
    await north.request("offer", what="draw")
    await south.asked()
    await asyncio.sleep(0.05)
    await south.act((south.prompt or {})["legal"][0])
    with refused("NO_OFFER"):
        await south.request("reply", what="draw", accept=True)


async def test_a_computer_agrees_to_a_takeback_and_to_no_draw(ann: Person) -> None:
    match = await ann.make(scenario="long", seats={"north": "me", "south": "random"}, reaction=0)
    await ann.join(match["id"], "north")
    north = await ann.sit(match["id"], "north")
    with refused("NOTHING_TO_UNDO"):
        await north.request("offer", what="takeback")
    await north.request("offer", what="draw")
    assert not (await north.heard_or_next("offer"))["open"]
    await north.act((await north.asked())["legal"][0])
    await north.asked()
    await north.request("offer", what="takeback")
    while (await north.until("update"))["events"][0]["kind"] != "taken-back":
        pass


async def test_hotseat_agrees_with_itself(ann: Person) -> None:
    match = await ann.make(seats={"north": "me", "south": "me"})
    await ann.join(match["id"], "north")
    await ann.join(match["id"], "south")
    client = await ann.sit(match["id"], "north")
    await client.request("offer", what="draw")
    assert (await client.heard_or_next("ended"))["ending"] == "draw agreed"


async def test_resigning_ends_it_for_the_other(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north, south = await ann.sit(match, "north"), await bob.sit(match, "south")
    await south.request("resign", id="r")
    ended = await north.until("ended")
    assert (ended["winner"], ended["ending"]) == ("north", "north resigned")
    assert (await south.request("resign", id="r"))["type"] == "ack"
    with refused("OVER"):
        await north.request("offer", what="draw")


async def test_when_the_time_is_over_the_other_may_claim_or_wait(
    ann: Person, bob: Person, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = time.time()
    match = await begun(ann, bob, pace="live")
    north, south = await ann.sit(match, "north"), await bob.sit(match, "south")
    assert before + 300 <= south.heard[1]["deadline"] <= time.time() + 300
    with refused("TOO_EARLY"):
        await south.request("claim")
    monkeypatch.setattr(server.services.context, "clock", lambda: time.time() + 301)
    with refused("TOO_EARLY"):
        await north.request("claim")
    assert north.ended is None
    await south.request("claim")
    ended = await north.until("ended")
    assert ended["ending"] == "south time"


async def test_without_a_clock_there_is_nothing_to_claim(
    ann: Person, bob: Person, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(ann, bob)
    south = await bob.sit(match, "south")
    monkeypatch.setattr(server.services.context, "clock", lambda: time.time() + 10**9)
    with refused("TOO_EARLY"):
        await south.request("claim")


async def test_a_challenge_that_nobody_takes_up_is_cancelled_when_its_time_is_over(
    ann: Person, server: Hosted
) -> None:
    match = (await ann.make())["id"]
    rooms, made = server.services.rooms, (await ann.get(f"/api/matches/{match}"))["created"]
    lifetime = server.services.context.settings.limits.challenge_seconds
    await rooms.cancel_stale(made + lifetime - 1)
    assert (await ann.get(f"/api/matches/{match}"))["stage"] == "waiting"
    await rooms.cancel_stale(made + lifetime + 1)
    assert (await ann.get(f"/api/matches/{match}"))["stage"] == "withdrawn"


# Memory and restarts


async def test_tables_are_closed_when_nobody_is_there_and_read_again(
    ann: Person, bob: Person, server: Hosted
) -> None:
    match = await begun(ann, bob)
    rooms = server.services.rooms
    north = await ann.sit(match, "north")
    await north.act((await north.asked())["legal"][0], id="first")
    rooms.drop_idle(time.monotonic() + 10_000)
    assert match in rooms.places
    await north.stop()
    while rooms.places[match].busy:
        await asyncio.sleep(0.01)
    rooms.drop_idle(time.monotonic() + 1)
    assert match in rooms.places
    rooms.drop_idle(time.monotonic() + 10_000)
    assert match not in rooms.places
    again = await ann.sit(match, "north", last=1)
    assert [m["number"] for m in again.heard if m["type"] == "update"] == [2]
    assert (await again.act("bid c1", id="first", seen=1))["type"] == "ack"
    south = await bob.sit(match, "south")
    await south.act((await south.asked())["legal"][0])
    assert (await again.until("update"))["number"] == 3


async def test_after_a_restart_everything_continues(database_url: str) -> None:
    async with hosted(database_url) as first:
        ann, bob = await first.person("Ann"), await first.person("Bob")
        match = await begun(ann, bob)
        north = await ann.sit(match, "north")
        action = (await north.asked())["legal"][0]
        await north.act(action, id="a1", seen=1)
        open_one = await ann.make(listed=True)
    async with hosted(database_url) as second:
        for person in (ann, bob):
            person.http = second.anyone()
            person.http.headers["Authorization"] = f"Bearer {person.token}"
            person.hosted = second
            second.clients.append(person.http)
        north, south = await ann.sit(match, "north", last=1), await bob.sit(match, "south")
        assert await north.act(action, id="a1", seen=1)
        await play_out([north, south], random.Random(1))
        challenges = (await bob.get("/api/lobby"))["challenges"]
        assert [m["id"] for m in challenges] == [open_one["id"]]


@pytest.mark.nightly
async def test_a_restart_takes_up_a_computers_turn(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    async with hosted(database, thinkers=0) as first:
        ann = await first.person("Ann")
        match = await ann.make(seats={"north": "random", "south": "me"}, reaction=0)
        await ann.join(match["id"], "south")
    async with hosted(database, thinkers=1) as second:
        store = second.services.store
        async with asyncio.timeout(PATIENCE):
            while len(await store.entries(match["id"])) < 2:
                await asyncio.sleep(0.05)


async def test_a_question_left_open_by_a_restart_is_declined_in_its_time(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    async with hosted(database) as first:
        ann, bob = await first.person("Ann"), await first.person("Bob")
        match, north, south = await trick(ann, bob, NORTH_HOLDS_IT)
        await south.act("bid c5")
        await north.asked()
    async with hosted(database) as second:
        async with asyncio.timeout(PATIENCE):
            while len(await second.services.store.entries(match)) < 4:
                await asyncio.sleep(0.05)
            row = await second.services.store.game(match)
            while row is None or row.asked is None or row.wake_at is not None:
                await asyncio.sleep(0.05)
                row = await second.services.store.game(match)


# Two processes on one database


async def test_two_processes_serve_the_same_match(postgres_server: Server) -> None:
    with postgres_server.database() as url:
        async with hosted(url) as one, hosted(url) as two:
            ann, bob = await one.person("Ann"), await two.person("Bob")
            match = await ann.make(reaction=0, scenario="long")
            north = await ann.sit(match["id"], "north", last=0)
            await bob.join(match["id"], "south", token_in(match, "south"))
            await ann.join(match["id"], "north")
            south = await bob.sit(match["id"], "south", last=0)
            watcher = await bob.sit(match["id"], None, last=0)
            await north.request("chat", text="hello over there")
            assert (await south.heard_or_next("chat"))["text"] == "hello over there"
            await north.request("offer", what="draw")
            assert (await south.heard_or_next("offer"))["open"]
            await south.request("reply", what="draw", accept=False)
            await play_out([north, south], random.Random(9))
            await watcher.heard_or_next("ended")
            for client in (north, south, watcher):
                numbers = [m["number"] for m in client.heard if m["type"] == "update"]
                assert numbers == list(range(1, len(numbers) + 1))
            assert one.services.rooms.places[match["id"]].room.sitters.elsewhere() == frozenset(
                {0, 1}
            )


@pytest.mark.nightly
async def test_two_processes_agree_on_who_was_first(postgres_server: Server) -> None:
    with postgres_server.database() as url:
        async with hosted(url) as one, hosted(url) as two:
            ann, bob = await one.person("Ann"), await one.person("Bob")
            match = await begun(ann, bob)
            here = await ann.sit(match, "north")
            ann.hosted = two
            there = await ann.sit(match, "north")
            legal = (await here.asked())["legal"]

            async def try_it(client: Client, action: str, name: str) -> str:
                try:
                    return str((await client.act(action, id=name, seen=1))["type"])
                except ApiError as no:
                    return no.code

            said = await asyncio.gather(try_it(here, legal[0], "a"), try_it(there, legal[1], "b"))
            assert sorted(said) == ["STALE", "ack"]
            again = [await try_it(here, legal[0], "a"), await try_it(there, legal[0], "a")]
            assert again == (["ack", "ack"] if said[0] == "ack" else ["STALE", "STALE"])


@pytest.mark.nightly
async def test_the_actor_waits_as_long_when_the_other_is_at_another_process(
    postgres_server: Server,
) -> None:
    with postgres_server.database() as url:
        async with hosted(url) as one, hosted(url) as two:
            ann, bob = await one.person("Ann"), await two.person("Bob")
            for cards in (NORTH_HOLDS_IT, NOBODY_HOLDS_IT):
                _, _, south = await trick(ann, bob, cards)
                since = await lay(south, "bid c5")
                assert is_about(await waited(south, since), PAUSE)

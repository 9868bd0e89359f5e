"""Hidden questions, live and by correspondence: the time that passes reveals nothing."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

import pytest

from tests.server.hosting import Hosted, Person, hosted, refused
from tests.server.rooms.tricks import PAUSE, is_about, lay, trick, waited

pytestmark = pytest.mark.anyio

LONG_PAUSE = 30.0  # never waited for
NORTH_HOLDS_IT = ("c6 c7", "c0 c2 c4", "c1 c3 c5")
SOUTH_HOLDS_IT = ("c6 c7", "c1 c3 c5", "c0 c2 c4")
NOBODY_HOLDS_IT = ("c0 c7", "c2 c4 c6", "c1 c3 c5")


@pytest.fixture(scope="module")
async def server(
    anyio_backend: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Hosted]:
    path = tmp_path_factory.mktemp("server") / "games.db"
    async with hosted(str(path), quiet=PAUSE, thinkers=1) as found:
        yield found


# Hidden questions in live games


@pytest.mark.parametrize("cards", [NORTH_HOLDS_IT, NOBODY_HOLDS_IT], ids=["asked", "nobody"])
async def test_the_actor_waits_as_long_whether_or_not_another_is_asked(
    ann: Person, bob: Person, cards: tuple[str, str, str]
) -> None:
    match, _, south = await trick(ann, bob, cards)
    watcher = await bob.sit(match, None)
    since = await lay(south, "bid c5")
    with refused("NOT_YOUR_TURN"):
        await south.act("bid c1", seen=south.number)
    with refused("STALE"):
        await south.act("bid c1", seen=south.number + 1)
    assert (await bob.get(f"/api/matches/{match}"))["asked"] is None
    assert is_about(await waited(south, since), PAUSE)
    assert is_about(await waited(watcher, since), PAUSE)


@pytest.mark.parametrize("cards", [NORTH_HOLDS_IT, NOBODY_HOLDS_IT], ids=["asked", "nobody"])
async def test_a_player_who_reconnects_during_a_wait_sees_again_who_is_awaited(
    ann: Person, bob: Person, cards: tuple[str, str, str]
) -> None:
    match, _, south = await trick(ann, bob, cards, reaction=LONG_PAUSE)
    await south.act("bid c5")
    first = await south.heard_or_next("waiting")
    assert (first["seat"], first["until"] - first["since"]) == ("north", LONG_PAUSE)
    back = await bob.sit(match, "south")
    assert await back.heard_or_next("waiting") == first
    for person, seat in ((bob, None), (ann, "north")):
        client = await person.sit(match, seat)
        assert "waiting" not in [message["type"] for message in client.heard]


async def test_a_question_answered_early_is_revealed_no_earlier(ann: Person, bob: Person) -> None:
    _, north, south = await trick(ann, bob, NORTH_HOLDS_IT)
    before = time.time()
    since = await lay(south, "bid c5")
    question = await north.asked()
    assert question["legal"] == ["keep", "spend"]
    assert before < question["until"] <= time.time() + PAUSE
    await north.act("keep")
    assert is_about(await waited(south, since), PAUSE)


async def test_a_question_not_answered_in_time_is_declined(ann: Person, bob: Person) -> None:
    match, north, south = await trick(ann, bob, NORTH_HOLDS_IT)
    await south.act("bid c5")
    await north.asked()
    told = await south.until("update")
    assert [event["kind"] for event in told["events"]].count("showed") == 2
    with refused("NOT_YOUR_TURN"):
        await north.act("spend")
    place = await ann.hosted.services.rooms.find(match)
    assert place.room.match is not None
    assert place.room.match.record().entries[2].action == "keep"


async def test_a_special_that_is_played_shows(ann: Person, bob: Person) -> None:
    _, north, south = await trick(ann, bob, NORTH_HOLDS_IT)
    await south.act("bid c5")
    await north.asked()
    await north.act("spend")
    told = await south.until("update")
    assert "spent" in [event["kind"] for event in told["events"]]


async def test_the_actors_own_hidden_question_comes_after_the_pause_and_expires(
    ann: Person, bob: Person
) -> None:
    _, north, south = await trick(ann, bob, SOUTH_HOLDS_IT)
    since = await lay(south, "bid c4")
    assert (await south.asked())["legal"] == ["keep", "spend"]
    assert is_about(time.monotonic() - since, PAUSE)
    assert is_about(await waited(north, since), 2 * PAUSE)
    assert is_about(await waited(south, since), 2 * PAUSE)


async def test_a_player_who_comes_back_in_the_middle_sees_no_more_than_before(
    ann: Person, bob: Person
) -> None:
    for cards in (NORTH_HOLDS_IT, NOBODY_HOLDS_IT):
        match, _, south = await trick(ann, bob, cards)
        before = south.number
        since = await lay(south, "bid c5")
        again = await bob.sit(match, "south", last=before)
        sync = await again.heard_or_next("sync")
        assert sync["number"] == before
        assert (await again.heard_or_next("prompt"))["words"] == "One moment."
        assert is_about(await waited(again, since), PAUSE)


async def test_without_a_reaction_time_everything_is_sent_at_once(ann: Person, bob: Person) -> None:
    _, _, south = await trick(ann, bob, NOBODY_HOLDS_IT, reaction=0)
    await south.act("bid c5")
    await south.say("ping")
    assert (await south.until("update", "pong"))["type"] == "update"


# Correspondence


@pytest.mark.parametrize("cards", [NORTH_HOLDS_IT, NOBODY_HOLDS_IT], ids=["asked", "nobody"])
async def test_by_correspondence_nobody_waits_for_a_hidden_question(
    ann: Person, bob: Person, cards: tuple[str, str, str]
) -> None:
    _, north, south = await trick(ann, bob, cards, pace="day", reaction=None)
    since = await lay(south, "bid c5")
    assert is_about(await waited(south, since), PAUSE)
    assert "bid" in (await south.asked())["legal"][0]
    await north.until("prompt")
    assert (north.prompt or {})["legal"] == []


async def test_standing_orders_answer_hidden_questions(ann: Person, bob: Person) -> None:
    match, north, south = await trick(ann, bob, NORTH_HOLDS_IT, pace="day", reaction=None)
    await north.request("order", prefix="spend", reply="play")
    assert (await north.heard_or_next("order"))["reply"] == "play"
    await south.act("bid c5")
    told = await south.until("update")
    assert "spent" in [event["kind"] for event in told["events"]]
    await north.request("order", prefix="spend", reply=None)
    assert (await ann.get(f"/api/matches/{match}/seats/north/orders"))["orders"] == []


async def test_of_two_orders_the_more_exact_counts(ann: Person, bob: Person) -> None:
    _, north, south = await trick(ann, bob, NORTH_HOLDS_IT, pace="day", reaction=None)
    await north.request("order", prefix="s", reply="play")
    await north.request("order", prefix="spend", reply="hold")
    await south.act("bid c5")
    told = await south.until("update")
    assert "spent" not in [event["kind"] for event in told["events"]]

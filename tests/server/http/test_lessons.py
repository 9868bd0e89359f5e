"""Lessons: a match with oneself from a known position, whose dice are the same every time."""

from __future__ import annotations

import pytest

from grognard.kernel.dice import Rng
from tests.kernel.tinygame import BIDS
from tests.server.hosting import ApiError, Hosted, Person
from tests.server.matches import begun, pick

pytestmark = pytest.mark.anyio
NAME = "first-bids"


@pytest.fixture(autouse=True)
def _a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    position = BIDS.write(begun(BIDS, "long", {}, 1).state)
    monkeypatch.setattr(type(BIDS), "lessons", lambda self: {NAME: position})


async def learn(person: Person, server: Hosted, answers: int = 12) -> tuple[str, str]:
    """Begin the lesson and answer it; the match, and its journal."""
    match_id = str((await person.post("/api/lessons", {"lesson": NAME}))["id"])
    match = (await server.services.place(match_id)).room.playing()
    rng = Rng(5)
    clients = [await person.sit(match_id, seat) for seat in BIDS.info.seats]
    for _ in range(answers):
        seat = match.asked()
        if seat is None:
            break
        client = clients[seat]
        await client.request("act", seen=match.feed(seat).number, action=pick(match, rng))
    return match_id, match.record().text()


async def test_it_begins_at_once_for_him_who_asked_alone(server: Hosted, ann: Person) -> None:
    made = await ann.post("/api/lessons", {"lesson": NAME, "game": "bids"})
    assert made["stage"] == "running" and made["from_position"]
    assert not made["listed"] and not made["watchable"]
    assert all(seat["yours"] for seat in made["seats"])
    eve = await server.person("Eve")
    with pytest.raises(ApiError, match="NO_SUCH_MATCH"):
        await eve.get(f"/api/matches/{made['id']}")


async def test_the_same_answers_give_the_same_dice_to_everybody(
    server: Hosted, ann: Person, bob: Person
) -> None:
    first, one = await learn(ann, server)
    second, two = await learn(bob, server)
    assert first != second
    assert one == two
    assert ":" in one, "something was thrown"


@pytest.mark.parametrize("wish", [{"lesson": "no-such"}, {"lesson": NAME, "game": "eagles"}])
async def test_a_lesson_that_is_not_there_is_refused(
    server: Hosted, ann: Person, wish: dict[str, str]
) -> None:
    with pytest.raises(ApiError, match="NO_SUCH_GAME"):
        await ann.post("/api/lessons", wish)

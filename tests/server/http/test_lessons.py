"""Lessons: a match with oneself from a known position, whose dice are the same every time."""

from __future__ import annotations

import pytest

from grognard.kernel.dice import Rng
from grognard.kernel.lesson import Lesson, LessonStep
from tests.kernel.games.tinygame import BIDS
from tests.server.hosting import ApiError, Hosted, Person
from tests.server.matches import begun, pick

pytestmark = pytest.mark.anyio
NAME = "first-bids"
ALONE = {seat: {"sitter": "me"} for seat in BIDS.info.seats}


@pytest.fixture(autouse=True)
def _a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two steps for a game that knows nothing of lessons."""
    match = begun(BIDS, "long", {}, 1)
    seats = BIDS.info.seats
    pupil = seats[match.asked() or 0]
    words = {"en": "Lay your lowest card.", "fr": "Posez votre carte la plus basse."}
    done = {"en": "Well done.", "fr": "Bravo."}
    lowest = min(match.legal(seats.index(pupil)))
    steps = [
        LessonStep(words, words, [lowest.split()[-1]], [lowest]),
        LessonStep(done, {}, [], []),
    ]
    lesson = Lesson(NAME, pupil, BIDS.write(match.state), steps, [], [])
    monkeypatch.setattr(type(BIDS), "lessons", lambda self: {NAME: lesson})


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


async def begin(person: Person) -> tuple[str, str]:
    """The lesson, begun, and the pupil's seat in it."""
    match_id = str((await person.post("/api/lessons", {"lesson": NAME}))["id"])
    return match_id, str((await person.get(f"/api/matches/{match_id}/lesson"))["seat"])


async def act(server: Hosted, person: Person, match_id: str, seat: str, action: str) -> None:
    match = (await server.services.place(match_id)).room.playing()
    client = await person.sit(match_id, seat)
    seen = match.feed(BIDS.info.seats.index(seat)).number
    await client.request("act", seen=seen, action=action)


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


async def test_the_guide_says_what_to_do_and_sees_that_it_is_done(
    server: Hosted, ann: Person
) -> None:
    match_id, seat = await begin(ann)
    first = await ann.get(f"/api/matches/{match_id}/lesson?lang=fr")
    assert (first["at"], first["astray"], first["reply"]) == (0, False, None)
    assert first["steps"][0]["do"] == "Posez votre carte la plus basse."
    await act(server, ann, match_id, seat, first["show"])
    after = await ann.get(f"/api/matches/{match_id}/lesson")
    assert (after["at"], after["astray"]) == (2, False)
    assert after["reply"]["seat"] != seat and after["reply"]["action"].startswith("bid")


async def test_something_else_can_be_taken_back(server: Hosted, ann: Person) -> None:
    match_id, seat = await begin(ann)
    match = (await server.services.place(match_id)).room.playing()
    where = f"/api/matches/{match_id}/lesson"
    asked = (await ann.get(where))["show"]
    with pytest.raises(ApiError, match="NOTHING_TO_UNDO"):
        await ann.post(f"{where}/back", {})
    other = next(act for act in match.legal(match.asked() or 0) if act != asked)
    await act(server, ann, match_id, seat, other)
    assert (await ann.get(where))["astray"]
    back = await ann.post(f"{where}/back", {})
    assert (back["at"], back["astray"], back["show"]) == (0, False, asked)


async def test_only_the_pupil_may_look_at_a_lesson(
    server: Hosted, ann: Person, bob: Person
) -> None:
    match_id, _ = await begin(ann)
    with pytest.raises(ApiError, match="NO_SUCH_MATCH"):
        await bob.get(f"/api/matches/{match_id}/lesson")
    plain = await ann.post("/api/matches", {"game": "bids", "scenario": "long", "seats": ALONE})
    with pytest.raises(ApiError, match=r"NOT_STARTED|NO_SUCH_MATCH"):
        await ann.get(f"/api/matches/{plain['id']}/lesson")


@pytest.mark.parametrize("wish", [{"lesson": "no-such"}, {"lesson": NAME, "game": "eagles"}])
async def test_a_lesson_that_is_not_there_is_refused(
    server: Hosted, ann: Person, wish: dict[str, str]
) -> None:
    with pytest.raises(ApiError, match="NO_SUCH_GAME"):
        await ann.post("/api/lessons", wish)
